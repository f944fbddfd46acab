"""Richmond Riding Academy (DHK-032): nothing but its name is stated; it does what PNY-027 does."""

from dataclasses import replace

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import richmond_riding_academy
from versus.decks import starter
from versus.games.tpcg.printed.deck import faults
from versus.testing.tpcg import duel, rule, side


def at_dawn(*others):
    return duel(p1=side(resources=[richmond_riding_academy, *others]), at="start", turn=3)


def test_turned_down_it_turns_up_to_two_others_up():
    table = at_dawn("Academy, down", "Fortress, down", "Laboratory, down")
    table.p1.answers("yes", "Academy", "Laboratory")
    assert not table.p1["Richmond Riding Academy"].face_up
    assert table.p1["Academy"].face_up
    assert table.p1["Laboratory"].face_up
    assert not table.p1["Fortress"].face_up


def test_it_does_not_turn_itself_up():
    table = at_dawn("Academy, down")
    table.p1.says_yes()
    assert table.p1.choices == ["Academy"]
    table.p1.stops()
    assert not table.p1["Richmond Riding Academy"].face_up


def test_its_player_may_leave_it_up():
    table = at_dawn("Academy, down")
    table.p1.says_no()
    assert table.p1["Richmond Riding Academy"].face_up
    assert not table.p1["Academy"].face_up


@rule("2P-DCK-18")
def test_its_deck_is_led_by_a_defender():
    deck, other = starter("Daredevil of Hell's Kitchen"), starter("Kingpin of Hell's Kitchen")
    assert faults(deck) == []
    led_by_kingpin = replace(deck, leader=other.leader, levels=other.levels)
    assert [fault.rule for fault in faults(led_by_kingpin)] == ["2P-DCK-18"]
