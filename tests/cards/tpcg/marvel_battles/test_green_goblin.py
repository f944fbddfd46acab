"""Green Goblin, the main character (MNB-079, MNB-080) and the supporting one (MNB-090)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.main_characters import green_goblin_1, green_goblin_2
from versus.cards.tpcg.marvel_battles.villains import green_goblin
from versus.testing.tpcg import duel, lay, side


@at_both_levels(green_goblin_1, green_goblin_2)
def test_a_sadistic_choice_is_a_card_or_the_character(main):
    for says, stunned, cards in (("yes", False, 1), ("no", True, 2)):
        table = duel(p1=side(main=main, resources="Academy"), p2=side(front=["Foe 1/1", "Fox 1/1"], hand=2))
        table.p1.uses("Green Goblin", "Sadistic Choice", on="Foe")
        table.p2.answers(says)
        assert table.p2["Foe"].stunned is stunned
        assert len(table.p2.hand) == cards


def test_without_a_card_there_is_no_choice():
    table = duel(p1=side(main=green_goblin_1, resources="Academy"), p2=side(front=["Foe 1/1", "Fox 1/1"]))
    table.p1.uses("Green Goblin", "Sadistic Choice", on="Foe")
    assert table.p2["Foe"].stunned


def test_chaos_and_destruction_count_every_enemy_stunned():
    table = duel(
        p1=side(main=green_goblin_1, levels=green_goblin_2, front="Ann 1/1", resources="Academy"),
        p2=side(front=["Foe 9/1"]),
    )
    table.p1.attacks("Ann", "Foe")
    table.passes()
    assert table.p1["Ann"].stunned
    assert table.p1.xp == 1


def test_bombs_away_kos_a_stunned_enemy():
    table = duel(
        p1=side(main=green_goblin_2, front="Ann 1/1 h2, stunned", resources="Training Ground"),
        p2=side(main="Boss 1/5, stunned", front=["Foe 1/1 h3, stunned", "Fox 1/1"]),
    )
    table.p1.uses("Green Goblin", "Bombs Away", on="Foe")
    assert table.p2["Foe"].koed


def test_blast_hits_one_row_of_one_enemy():
    table = lay(
        side(hand=green_goblin),
        side(front=["Foe 2/2", "Fox 2/2"], back="Bud 2/2"),
        side(front="Cat 2/2"),
        at="recruit",
        recruit_points=3,
    )
    table.p1.recruits("Green Goblin")
    table.p1.chooses_player(2)
    table.p1.chooses_number(0)
    assert [table.p2[name].minus for name in ("Foe", "Fox", "Bud")] == [1, 1, 0]
    assert table.p3["Cat"].minus == 0
