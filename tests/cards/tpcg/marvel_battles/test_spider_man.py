"""Spider-Man, the main character (MNB-007, MNB-008) and the supporting one (MNB-016)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.avengers import spider_man
from versus.cards.tpcg.marvel_battles.main_characters import spider_man_1, spider_man_2
from versus.testing.tpcg import duel, lay, side


@at_both_levels(spider_man_1, spider_man_2)
def test_great_power_grows_with_the_face_up_helpers(main):
    front = ["Ann 1/1", "Bob 1/1", "Cat 1/1 h2, stunned"]
    table = duel(
        p1=side(main=main, main_row="front", front=front, resources="Fortress"), p2=side(front="Foe 1/9")
    )
    base = table.p1.main.stats
    table.p1.attacks("Spider-Man", "Foe")
    table.p1.uses("Spider-Man", "Great Power")
    assert table.p1.main.stats == (base[0] + 2, base[1] + 2)
    table.passes()
    assert table.p1.main.stats == base


def test_great_responsibility_counts_helpers_as_your_turn_ends():
    table = duel(p1=side(main=spider_man_1, levels=spider_man_2, front=["Ann 1/1", "Bob 1/1"]))
    table.p1.ends_turn()
    assert table.p1.xp == 2
    table.p2.ends_turn()
    assert table.p1.xp == 2


def neighbor(**mine):
    return duel(
        p1=side(front="Foe 3/3"),
        p2=side(main=spider_man_2, front="Ann 1/1", resources="Academy", **mine),
    )


def test_the_friendly_neighbor_takes_the_place_of_a_defender():
    table = neighbor()
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    table.p2.uses("Spider-Man", "Friendly Neighbor")
    assert table.p2.main.defending
    assert (table.p2.main.row, table.p2["Ann"].row) == ("front", "back")
    table.passes()
    assert table.p1["Foe"].stunned
    assert table.p2["Ann"].face_up


def test_the_friendly_neighbor_is_no_neighbor_of_enemies_nor_of_himself():
    table = neighbor(main_row="front")
    table.p1.attacks("Foe", "Spider-Man")
    table.p1.passes()
    assert table.p2.why_not("use", "Spider-Man", power="Friendly Neighbor") == "2P-GEN-01"
    table.passes()
    table = lay(side(front="Foe 3/3"), side(main=spider_man_2, resources="Academy"), side(front="Cat 1/1"))
    table.p1.attacks("Foe", "Cat")
    table.p1.passes()
    assert table.p2.why_not("use", "Spider-Man", power="Friendly Neighbor") == "2P-GEN-01"
    table.passes()


def test_websling_pulls_and_he_dodges():
    table = duel(
        p1=side(front=[spider_man], resources="Training Ground"),
        p2=side(main_row="front", back=["Foe 1/1 R", "Fox 1/1"]),
    )
    table.p1.uses("Spider-Man", "Websling", on="Fox")
    assert table.p2["Fox"].row == "front"
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.why_not("attack", "Foe", "Spider-Man") == "2P-KEY-07"
