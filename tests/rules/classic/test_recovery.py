"""Recovery, wrap-up, endurance, winning and ties (CL-RCV, CL-WIN)."""

import pytest

from versus.games.classic.rules import Rules
from versus.testing.classic import duel, rule, side


@rule("CL-RCV-02", "CL-RCV-06", "CL-RCV-08", "CL-GEN-25")
def test_one_stunned_character_recovers_and_the_others_are_koed():
    table = duel(
        p1=side(front=["A 1/1, stunned", "B 1/1, stunned", "C 1/1, stunned", "D 1/1, exhausted"]),
        at="recovery",
    )
    table.passes()
    assert not table.p1.offered("recover", "D")
    table.p1.recovers("B")
    assert table.p1["B"].in_play
    assert not table.p1["B"].stunned
    assert sorted(table.p1.ko_pile) == ["A", "C"]
    assert table.happened("KO'd") == 2


BORNE = {"A": "Gun", "B": "Coat", "C": "Ring", "Up": "Hat"}


@rule("CL-RCV-06", "CL-GEN-12", "CL-EQP-06", "CL-ZON-23")
def test_everybody_who_is_not_recovered_is_kod_and_bears_nothing_any_more():
    table = duel(
        p1=side(
            front=["A 1/1, stunned", "B 1/1, stunned", "Up 1/1"],
            support="C 1/1, stunned",
            hidden_front="H 1/1 concealed, stunned",
            equipment={bearer: f"{name} equipment" for bearer, name in BORNE.items()},
            owners={"Ring": 2},
        ),
        p2=side(front=["X 1/1, stunned", "Y 1/1, stunned"], equipment={"Y": "Bow equipment"}),
        at="recovery",
    )
    table.passes()
    table.p1.recovers("B")
    table.p2.stops()
    assert sorted(table.p1.ko_pile) == ["A", "C", "Gun", "H"]
    assert sorted(table.p2.ko_pile) == ["Bow", "Ring", "X", "Y"], "each card to its owner's pile"
    assert sorted(table.p1.characters) == ["B", "Up"]
    assert (table.p1["B"].equipment, table.p1["Up"].equipment) == (["Coat"], ["Hat"])
    assert table.happened("KO'd") == 5
    assert sorted(e.definition.name for e in table.log if table.event_names[e.kind] == "KO'd") == [
        "A",
        "C",
        "H",
        "X",
        "Y",
    ], "equipment is put there without being KO'd (OP-07)"


@rule("CL-RCV-06", "CL-RCV-04")
@pytest.mark.parametrize(("recovered", "gone"), [(True, ["A", "C"]), (False, ["A", "B", "C"])])
def test_at_most_one_of_three_is_saved(recovered, gone):
    table = duel(p1=side(front=["A 1/1, stunned", "B 1/1, stunned", "C 1/1, stunned"]), at="recovery")
    table.passes()
    if recovered:
        table.p1.recovers("B")
    else:
        table.p1.stops()
    assert sorted(table.p1.ko_pile) == gone
    assert table.turn == 4, "nobody is asked for a second one"


@rule("CL-RCV-05", "CL-RCV-07", "CL-RCV-12", "CL-GEN-22", "CL-STN-02", "CL-STN-20")
def test_recovered_and_exhausted_cards_are_all_readied_after_it():
    table = duel(
        p1=side(front=["A 1/1, stunned", "D 1/1, exhausted"]),
        p2=side(front="E 1/1, exhausted"),
        at="recovery",
    )
    table.passes()
    table.p1.recovers("A")
    assert table.p1["A"].ready
    assert table.p1["D"].ready
    assert table.p2["E"].ready
    recovered, readied = table.moments("recovered", "A")[0], table.moments("readied", "A")[0]
    assert recovered < readied


@rule("CL-RCV-04", "CL-RCV-11")
def test_the_player_with_the_initiative_chooses_first_and_choosing_is_optional():
    table = duel(
        p1=side(front="A 1/1, stunned"), p2=side(front="B 1/1, stunned"), at="recovery", initiative=2
    )
    table.passes()
    assert table.asked == table.p2
    assert not table.p2.offered("recover", "A")
    table.p2.recovers("B")
    assert table.p2["B"].stunned, "both recover at one moment"
    table.p1.stops()
    assert table.p1["A"].koed
    assert not table.p2["B"].stunned


@rule("CL-RCV-11", "CL-GEN-11", "CL-GEN-12", "CL-ZON-07")
def test_a_stolen_character_is_its_controllers_to_recover_and_its_owners_when_koed():
    table = duel(p1=side(front="A 1/1, stunned", owners={"A": 2}), at="recovery")
    table.passes()
    table.p1.stops()
    assert table.p2.ko_pile == ["A"]
    assert table.p1.ko_pile == []


def wrapped_up(one, two):
    table = duel(p1=side(endurance=one), p2=side(endurance=two), at="recovery")
    table.passes()
    return table


@rule("CL-WIN-02", "CL-WIN-03", "CL-WIN-06")
@pytest.mark.parametrize(
    ("one", "two", "winner"), [(1, 0, 1), (12, -1, 1), (-3, -5, 1), (-5, -3, 2), (0, 1, 2), (0, -1, 1)]
)
def test_who_has_more_wins_once_somebody_has_none_left(one, two, winner):
    table = wrapped_up(one, two)
    assert table.over
    assert table.winners == [winner]


@rule("CL-WIN-04", "CL-WIN-05", "CL-WIN-06", "CL-WIN-09")
@pytest.mark.parametrize(("one", "two"), [(1, 1), (1, 2), (0, 0), (-2, -2)])
def test_otherwise_another_turn_is_played(one, two):
    table = wrapped_up(one, two)
    assert not table.over
    assert table.turn == 4


@rule("CL-WIN-01", "CL-WIN-07", "CL-WIN-08")
def test_reaching_nothing_during_a_turn_has_no_consequence_until_the_wrap_up():
    table = duel(p1=side(front="Kong 9/9"), p2=side(endurance=3))
    table.p1.attacks("Kong")
    table.passes()
    assert table.p2.endurance == -6
    assert not table.over
    table.next_turn()
    assert table.winners == [1]


@rule("CL-RCV-03")
def test_with_a_winner_nobody_recovers():
    table = duel(p1=side(front="A 1/1, stunned"), p2=side(endurance=0), at="recovery")
    table.passes()
    assert table.over
    assert table.p1["A"].stunned
    assert table.initiative == 1


@rule("CL-WIN-09")
def test_a_table_may_end_a_game_after_some_turns():
    table = duel(p1=side(endurance=20), p2=side(endurance=30), at="recovery", rules=Rules(turn_limit=3))
    table.passes()
    assert table.winners == [2]
    tied = duel(at="recovery", rules=Rules(turn_limit=3))
    tied.passes()
    assert tied.winners == [1, 2]


@rule("CL-ZON-04")
def test_an_empty_deck_has_no_penalty():
    table = duel(p1=side(deck=1), p2=side(deck=0), at="draw")
    table.passes()
    assert len(table.p1.hand) == 1
    assert len(table.p2.hand) == 0
    table.next_turn()
    assert not table.over


@rule("CL-ZON-03")
def test_cards_are_drawn_from_the_top():
    table = duel(p1=side(deck=["First 1/1", "Second 1/1", "Third 1/1"]), at="draw")
    table.passes()
    assert table.p1.hand == ["First", "Second"]
    assert table.p1.deck == ["Third"]
