"""Texas Death Match (AEW-062)."""

from versus.cards.tpcg.all_elite_wrestling.challenge_matches import texas_death_match
from versus.testing.tpcg import duel, side


def fought(attacker, defender, **theirs):
    table = duel(
        side(main="Hero 3/6 Babyfaces", matches=[texas_death_match], front=[attacker]), side(**theirs)
    )
    table.p1.attacks(attacker.split()[0], defender)
    table.passes()
    return table


def test_a_wrestler_kos_the_supporting_character_it_wounds():
    assert fought("Sting 3/9 Babyfaces", "Blob", front="Blob 1/3 h3").p2.ko_pile == ["Blob"]


def test_whom_it_does_not_stun_it_does_not_ko():
    assert fought("Sting 3/9 Babyfaces", "Blob", front="Blob 1/4 h3").p2.ko_pile == []


def test_a_main_character_is_only_wounded():
    table = fought("Sting 6/9 Babyfaces", "Foe", main="Foe 1/6 h5", main_row="front")
    assert table.p2["Foe"].wounds == 1
    assert not table.p2.is_out


def test_others_wound_as_ever():
    table = fought("Cyclops 3/9 X-Men", "Blob", front="Blob 1/3 h3")
    assert table.p2["Blob"].stunned
