"""Thanos, the main character (MNB-085, MNB-086) and the supporting one (MNB-100)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.main_characters import thanos_1, thanos_2
from versus.cards.tpcg.marvel_battles.villains import extinguish, thanos
from versus.testing.tpcg import duel, lay, side

ALL_FOUR = ["Laboratory", "Academy", "Fortress", "Training Ground"]


@at_both_levels(thanos_1, thanos_2)
def test_courting_death_empties_the_ko_piles_of_characters_into_his_strength(main):
    table = duel(
        p1=side(main=main, resources="Fortress", ko=["Ann 1/1", "Academy"], deck=3),
        p2=side(ko=["Foe 1/1", "Fox 1/1"], deck=3),
    )
    table.p1.uses("Thanos", "Court Death")
    assert table.p1.main.plus == 3
    assert (table.p1.ko_pile, table.p2.ko_pile) == (["Academy"], [])
    assert (len(table.p1.deck), len(table.p2.deck)) == (4, 5)


def test_the_mad_titan_counts_enemy_characters_koed():
    table = duel(
        p1=side(
            main=thanos_1,
            levels=thanos_2,
            front=["Ann 1/1 h2, stunned", "Bob 9/9"],
            hand=[extinguish, extinguish],
        ),
        p2=side(front=["Foe 1/1 h2, stunned", "Fox 1/1 h1"]),
    )
    table.p1.plays("Extinguish", on="Ann")
    assert table.p1.xp == 0
    table.p1.plays("Extinguish", on="Foe")
    assert table.p1.xp == 1
    table.p1.attacks("Bob", "Fox")
    table.passes()
    assert table.p1.xp == 2


def test_the_infinity_gauntlet_hits_every_enemy_player():
    table = lay(
        side(main=thanos_2, resources=ALL_FOUR),
        side(main="Boss 3/5", front=["Foe 1/1", "Fox 1/1"], resources=["Academy", "Bud 1/1, down"], hand=2),
        side(main="King 3/5", front="Cat 1/1", resources="Fortress", hand=1),
    )
    table.p1.uses("Thanos", "The Infinity Gauntlet", on=["Bud", "Fox"], paying=ALL_FOUR)
    assert table.p2.main.stunned
    assert table.p3.main.stunned
    assert table.p2["Fox"].koed
    assert table.p2["Bud"].koed
    assert table.p3["Cat"].koed
    assert table.p3["Fortress"].koed
    assert (len(table.p2.hand), len(table.p3.hand)) == (1, 0)


def test_welcome_death_wounds_everyone_stunned():
    table = duel(
        p1=side(front=[thanos, "Ann 1/1 h3, stunned w1"], resources="Fortress"),
        p2=side(front=["Foe 1/1 h1, stunned", "Fox 1/1"]),
    )
    table.p1.uses("Thanos", "Welcome Death")
    assert table.p1["Ann"].wounds == 2
    assert table.p2["Foe"].koed
    assert table.p2["Fox"].wounds == 0
