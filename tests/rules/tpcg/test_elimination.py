"""Three and more players: who is out, and what becomes of their cards (2P-END-03, 2P-END-10, 2P-END-11)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    at_end_of_your_turn,
    draw,
    each,
    enemy,
    equipment,
    gain_xp,
    gets,
    ko,
    main,
    main_character,
    named,
    one,
    plot_twist,
    supporting,
    supporting_only,
    take,
    when,
    wound,
    yours,
)
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import FRONT, KOD, LEFT_PLAY, MAIN, OUT_OF_GAME
from versus.kernel.modifiers import FOREVER
from versus.testing.tpcg import lay, lying, rule, side

FELL = plot_twist("T-FELL", "Fell", MAIN, ko(one(enemy, main)))
ABDUCT = plot_twist("T-ABDUCT", "Abduct", MAIN, take(one(enemy, main), FRONT))
GONE = "removed from the game"


@rule("2P-END-03")
def test_the_last_player_with_a_main_character_wins():
    table = lay(side(hand=[FELL, FELL]), side(), side())
    table.p1.plays("Fell", on="Leader 2")
    assert table.p2.is_out
    assert not table.over
    assert table.active is table.p1
    table.p1.ends_turn()
    assert table.active is table.p3
    table.p3.ends_turn()
    assert table.active is table.p1
    table.p1.goes_to("main")
    table.p1.plays("Fell")
    assert table.winners == [1]


@rule("2P-END-03")
def test_with_four_players_three_must_fall():
    table = lay(side(hand=[FELL, FELL, FELL]), side(), side(), side())
    for name in ("Leader 4", "Leader 2"):
        table.p1.plays("Fell", on=name)
        assert not table.over
    table.p1.plays("Fell")
    assert table.winners == [1]


@rule("2P-END-04")
def test_if_all_main_characters_fall_together_the_turn_player_wins():
    doomsday = plot_twist("T-DOOMSDAY", "Doomsday", MAIN, ko(each(main)))
    table = lay(side(), side(hand=[doomsday]), side(), active=2)
    table.p2.plays("Doomsday")
    assert table.winners == [2]


@rule("2P-END-04")
def test_if_two_of_three_fall_together_the_third_wins():
    doomsday = plot_twist("T-DOOMSDAY", "Doomsday", MAIN, wound(each(main)))
    table = lay(
        side(main="Boss 3/6 h5 w4", hand=[doomsday]), side(main="Chief 3/6 h5 w4"), side(main="Head 3/6 h5")
    )
    table.p1.plays("Doomsday")
    assert table.p1.is_out
    assert table.winners == [3]


# The cards of whoever is out


def parted(rules=None, **third):
    """P3's Spy is on P1's side and P1's Hostage on P3's side; P1 may knock P3 out."""
    return lay(
        side(front=["Spy 2/2", "Guard 1/1"], owners={"Spy 2/2": 3}, hand=[FELL]),
        side(),
        side(front=["Hostage 2/2, exhausted w1 +1", "Brute 3/3"], owners={"Hostage": 1}, **third),
        rules=rules or Rules(),
    )


@rule("2P-END-10", "2P-T-25")
def test_every_card_they_own_leaves_wherever_it_is():
    table = parted(hand=["Plan 1/1"], resources=["Academy"], ko=["Past 1/1"])
    spy = table.p1["Spy"]
    table.p1.plays("Fell", on="Leader 3")
    table.p1.chooses_row("front")
    assert spy.zone == GONE
    assert [table.p3[name].zone for name in ("Brute", "Plan", "Academy", "Past")] == [GONE] * 4
    assert table.p3.deck == []
    assert table.p1["Guard"].in_play


@rule("2P-END-10")
def test_in_the_oldest_edition_what_lies_on_that_side_leaves_and_the_rest_stays():
    table = parted(rules=Rules(elimination="side"))
    hostage = table.p3["Hostage"]
    table.p1.plays("Fell", on="Leader 3")
    assert table.p1["Spy"].in_play
    assert table.p1["Spy"].controller == 1
    assert table.p3["Brute"].zone == GONE
    assert hostage.zone == GONE


@rule("2P-T-25")
@pytest.mark.parametrize("row", ["front", "back"])
def test_somebody_elses_character_comes_home_as_it_is_into_a_row_of_its_owners_choice(row):
    table = parted()
    table.p1.plays("Fell", on="Leader 3")
    assert table.asked is table.p1
    table.p1.chooses_row(row)
    hostage = table.p1["Hostage"]
    assert hostage.controller == 1
    assert hostage.row == row
    assert (hostage.exhausted, hostage.wounds, hostage.plus) == (True, 1, 1)
    assert table.happened("appeared") == 0
    assert table.happened("moved") == 0
    assert table.p1.offered("go on")


@rule("2P-T-25")
def test_the_owner_chooses_the_row_on_anothers_turn_too():
    table = lay(
        side(hand=[FELL]), side(), side(front=["Hostage 2/2", "Pawn 1/1"], owners={"Hostage": 2, "Pawn": 1})
    )
    table.p1.plays("Fell", on="Leader 3")
    assert table.asked is table.p2
    table.p2.chooses_row("back")
    assert table.asked is table.p1
    table.p1.chooses_row("front")
    assert table.p2["Hostage"].row == "back"
    assert table.p1["Pawn"].row == "front"


@rule("2P-T-25")
def test_who_comes_home_brings_its_own_equipment_and_counts_for_uniqueness():
    cape = equipment("T-CAPE", "Cape", cost=0)
    table = lay(
        side(front="Hostage 1/1", hand=[FELL]),
        side(),
        side(
            front=["Hostage 2/2"],
            owners={"Hostage 2/2": 1, "Cape": 1},
            equipment={"Hostage 2/2": cape},
        ),
    )
    table.p1.plays("Fell", on="Leader 3")
    table.p1.chooses_row("front")
    assert table.p1["Hostage 1/1"].koed
    assert table.p1["Hostage 2/2"].in_play
    assert table.p1["Hostage 2/2"].equipment == ["Cape"]


@rule("2P-T-25")
def test_a_namesake_of_its_owners_main_character_has_no_home_to_come_to():
    table = lay(
        side(main="Storm 3/6", hand=[FELL]), side(), side(front=["Storm 2/2"], owners={"Storm 2/2": 1})
    )
    table.p1.plays("Fell", on="Leader 3")
    assert table.p1["Storm 2/2"].zone == GONE
    assert table.p1.main.in_play


@rule("2P-T-25")
def test_what_they_made_last_on_others_stays_for_its_time():
    bless = plot_twist("T-BLESS", "Bless", MAIN, gets(each(enemy, named("Guard")), atk=2, until=FOREVER))
    table = lay(side(front="Guard 1/1", hand=[FELL]), side(), side(hand=[bless]), active=3)
    table.p3.plays("Bless")
    table.p3.ends_turn()
    table.p1.goes_to("main")
    table.p1.plays("Fell", on="Leader 3")
    assert table.p1["Guard"].atk == 3


@rule("2P-T-25")
def test_the_turn_of_a_player_who_is_out_ends_at_once_without_end_of_turn_effects():
    folly = plot_twist("T-FOLLY", "Folly", MAIN, ko(each(yours, main)), draw())
    late = supporting(
        "T-LATE", "Late", cost=1, atk=1, defense=1, health=5, powers=[at_end_of_your_turn(draw())]
    )
    table = lay(side(front=late, hand=[folly]), side(), side(front="Pawn 1/1"))
    table.p1.plays("Folly")
    assert table.p1.is_out
    assert table.active is table.p2
    assert table.happened("drew") == len(table.p2.hand) == 2


@rule("2P-END-05")
def test_a_player_out_as_their_turn_begins_takes_no_turn():
    table = lay(side(hand=[ABDUCT]), side(front="Pawn 1/1", owners={"Pawn": 3}), side())
    table.p1.plays("Abduct", on="Leader 2")
    table.p1.ends_turn()
    assert table.p2.is_out
    assert table.p2.main.zone == GONE
    table.p3.chooses_row("back")
    assert table.p3["Pawn"].controller == 3
    assert table.active is table.p3
    assert not table.over


@rule("2P-END-11", "2P-T-25")
def test_that_removal_is_no_ko_of_those_cards():
    reaper = main_character(
        "T-REAPER",
        "Reaper",
        atk=3,
        defense=6,
        powers=[when(KOD, gain_xp()), when(LEFT_PLAY, gain_xp()), when(OUT_OF_GAME, gain_xp())],
        level_up=9,
    )
    table = lay(
        side(main=reaper, levels="Reaper 9/9 L2", front="Spy 2/2", owners={"Spy": 3}, hand=[FELL]),
        side(),
        side(front=["Brute 3/3", "Toad 1/1"]),
    )
    table.p1.plays("Fell", on="Leader 3")
    table.p1.resolves_first("Reaper")
    assert table.p1.xp == 2
    assert table.happened("KO'd") == 1
    assert table.p3["Spy"].zone == GONE


@rule("2P-END-11")
def test_no_power_of_the_removed_cards_answers_either():
    revenge = when(KOD, ko(each(enemy, supporting_only)))
    avenger = supporting("T-AVENGER", "Avenger", cost=1, atk=1, defense=9, health=5, powers=[revenge])
    table = lay(side(front="Guard 1/1", hand=[FELL]), side(), side(front=lying(avenger)))
    table.p1.plays("Fell", on="Leader 3")
    assert table.p3["Avenger"].zone == GONE
    assert table.p1["Guard"].in_play
