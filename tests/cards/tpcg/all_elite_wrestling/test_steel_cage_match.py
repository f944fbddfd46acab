"""Steel Cage Match (AEW-061)."""

from versus.cards.tpcg.all_elite_wrestling.challenge_matches import steel_cage_match
from versus.testing.tpcg import duel, side


def besieged(**theirs):
    return duel(
        side(back="Archer 3/3 Ranged", front="Brute 3/3"),
        side(main="Foe 3/6 Heels", matches=[steel_cage_match], **theirs),
    )


def test_wrestlers_cannot_be_attacked_at_range():
    table = besieged(front="Sting 2/2 Babyfaces")
    assert table.p1.why_not("attack", "Archer", "Sting") == "2P-KEY-07"


def test_melee_attacks_reach_them():
    assert besieged(front="Sting 2/2 Babyfaces").p1.may("attack", "Brute", "Sting")


def test_their_friends_of_other_teams_can_be_shot_at():
    assert besieged(front="Cyclops 2/2 X-Men").p1.may("attack", "Archer", "Cyclops")


def test_the_main_character_is_safe_too():
    assert not besieged(main_row="front").p1.may("attack", "Archer", "Foe")
