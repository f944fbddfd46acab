"""Attack conclusion, stun, breakthrough, reinforcement, power-ups (CL-CON, CL-PUP, CL-STN)."""

import pytest

from versus.testing.classic import duel, rule, side


@rule("CL-CON-05", "CL-CON-06", "CL-CON-09", "CL-CON-01", "CL-GEN-18")
def test_liz_attacks_ilsa():
    table = duel(p1=side(front="Liz 5/4 c3 range"), p2=side(front="Ilsa 4/5 c3"))
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.p1["Liz"].stunned
    assert table.p2["Ilsa"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (47, 47)
    assert not table.happened("breakthrough")


@rule("CL-CON-07", "CL-CON-08", "CL-CON-11", "CL-STN-16")
def test_sidney_attacks_nazis():
    table = duel(p1=side(front="Sidney 3/2 c2 range"), p2=side(front="Nazis 1/1 c1"))
    table.p1.attacks("Sidney", "Nazis")
    table.passes()
    assert table.p2["Nazis"].stunned
    assert not table.p1["Sidney"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (50, 47)


@rule("CL-CON-05")
@pytest.mark.parametrize(("atk", "stunned"), [(4, False), (5, True), (6, True)])
def test_def_must_exceed_atk_to_stand(atk, stunned):
    table = duel(p1=side(front=f"A {atk}/9"), p2=side(front="B 0/5"))
    table.p1.attacks("A", "B")
    table.passes()
    assert table.p2["B"].stunned == stunned


@rule("CL-CON-10")
def test_nothing_against_nothing_stuns_both():
    table = duel(p1=side(front="A 0/0"), p2=side(front="B 0/0"))
    table.p1.attacks("A", "B")
    table.passes()
    assert table.p1["A"].stunned
    assert table.p2["B"].stunned


def against_liz(**more):
    table = duel(
        p1=side(front=["Kroenen 3/2 c2 Thule Society", "Nazis 1/1 c1 Thule Society"]),
        p2=side(front="Liz 5/4 c3", **more),
    )
    table.p1.attacks(["Kroenen", "Nazis"], "Liz")
    return table


@rule("CL-CON-13", "CL-CON-14", "CL-CON-15", "CL-CON-16")
def test_a_team_attacks_liz_and_she_strikes_kroenen():
    table = against_liz()
    table.passes()
    table.p2.strikes("Kroenen")
    assert table.p2["Liz"].stunned
    assert table.p1["Kroenen"].stunned
    assert not table.p1["Nazis"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (48, 47)


@rule("CL-CON-17")
def test_the_same_team_when_she_strikes_nazis():
    table = against_liz()
    table.passes()
    table.p2.strikes("Nazis")
    assert table.p1["Nazis"].stunned
    assert not table.p1["Kroenen"].stunned
    assert table.p1.endurance == 49


@rule("CL-CON-15")
def test_a_team_attack_on_a_character_never_breaks_through():
    table = duel(p1=side(front=["A 9/9 X-Men", "B 9/9 X-Men"]), p2=side(front="C 1/1 c1"))
    table.p1.attacks(["A", "B"], "C")
    table.passes()
    table.p2.strikes("A")
    assert table.p2.endurance == 49


@rule("CL-PUP-10", "CL-PUP-01", "CL-PUP-03")
def test_a_power_up_saves_liz():
    table = against_liz(hand="Liz 12/11 c6")
    table.p1.passes()
    table.p2.powers_up("Liz")
    table.p2.passes()
    table.p1.passes()
    assert table.p2["Liz 5/4 c3"].stats == (6, 5)
    table.passes()
    table.p2.strikes("Kroenen")
    assert not table.p2["Liz 5/4 c3"].stunned
    assert table.p1["Kroenen"].stunned


@rule("CL-PUP-02", "CL-PUP-04", "CL-PUP-05", "CL-PUP-07", "CL-CON-32", "CL-CNT-08", "CL-GEN-24", "CL-ZON-07")
def test_each_power_up_is_worth_one_and_ends_with_the_attack():
    table = duel(p1=side(front="Kong 1/20"), p2=side(front="Liz 5/4", hand=["Liz 1/1", "Liz 2/2"]))
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    table.p2.powers_up("Liz", "Liz 1/1")
    assert table.p2.ko_pile == ["Liz"], "the discard is a cost"
    assert table.p2["Liz 5/4"].stats == (5, 4), "the bonus is an effect on the chain"
    table.p2.powers_up("Liz", "Liz 2/2")
    table.p2.passes()
    table.p1.passes()
    table.passes()
    assert table.p2["Liz 5/4"].stats == (7, 6)
    assert table.happened("powered up", "Liz") == 2
    table.passes()
    assert table.p2["Liz 5/4"].stats == (5, 4)


@rule("CL-PUP-11", "CL-PUP-03")
def test_power_ups_are_for_ones_own_fighters_of_the_same_name():
    table = duel(
        p1=side(front=["Liz 5/4", "Abe 9/9"], hand=["Liz 1/1", "Abe 1/1", "Liz location c1", "Ilsa 1/1"]),
        p2=side(front="Ilsa 4/9"),
    )
    assert table.p1.why_not("power up", "Liz 1/1", "Liz 5/4") == "CL-PUP-11"
    table.p1.attacks("Liz 5/4", "Ilsa")
    assert table.p1.may("power up", "Liz 1/1", "Liz 5/4")
    assert table.p1.why_not("power up", "Abe 1/1", "Liz 5/4") == "CL-PUP-03"
    assert table.p1.why_not("power up", "Abe 1/1", "Abe 9/9") == "CL-PUP-11"
    assert table.p1.why_not("power up", "Liz location c1", "Liz 5/4") == "CL-PUP-01"
    assert table.p1.why_not("power up", "Ilsa 1/1", "Ilsa 4/9") == "CL-PUP-11"


# Reinforcement


def reinforced(**more):
    return duel(
        p1=side(front="Sidney 3/2 c2"),
        p2=side(front="Nazis 1/1 c1 Thule Society, @2", **more),
    )


@rule("CL-CON-21", "CL-CON-22", "CL-CON-12")
def test_a_reinforced_defender_lets_no_breakthrough_through():
    table = reinforced(support="Kroenen 3/2 c2 Thule Society, @2")
    table.p1.attacks("Sidney", "Nazis")
    table.p1.passes()
    table.p2.reinforces("Kroenen")
    assert table.p2["Kroenen"].exhausted
    table.p2.passes()
    table.p1.passes()
    assert table.p2["Nazis"].reinforced
    table.passes()
    assert table.p2["Nazis"].stunned
    assert table.p2.endurance == 49, "the stun is still paid for"
    assert not table.p2["Nazis"].reinforced


@rule("CL-CON-29", "CL-CON-23")
def test_any_number_of_neighbours_reinforce_and_more_than_one_do_no_more():
    table = duel(
        p1=side(front="Sidney 9/9 c2"),
        p2=side(support=["L 1/1 X-Men, @1", "D 1/1 c1 X-Men, @2", "R 1/1 X-Men, @3"]),
    )
    table.p1.attacks("Sidney", "D")
    table.p1.passes()
    table.p2.reinforces("L")
    table.p2.reinforces("R")
    assert table.chain == ["L", "R"], "the second is exhausted while the first effect waits"
    assert table.p2["L"].exhausted
    assert table.p2["R"].exhausted
    table.passes()
    table.passes()
    assert not table.happened("negated")
    assert table.happened("reinforced", "D") == 2
    table.passes()
    assert table.p2["D"].stunned
    assert table.p2.endurance == 49


@rule("CL-CON-23", "CL-CON-27", "CL-STN-19")
def test_only_an_adjacent_ready_support_row_teammate_reinforces():
    table = duel(
        p1=side(front="Sidney 3/2 c2"),
        p2=side(
            front=["F1 1/1 X-Men, @1", "D 1/1 X-Men, @2", "F3 1/1 X-Men, @3"],
            support=["S1 1/1 X-Men, @1", "S2 1/1 X-Men, @2", "S3 1/1 X-Men, @3"],
            hidden_support="H 1/1 X-Men concealed, @2",
        ),
    )
    table.p1.attacks("Sidney", "D")
    table.p1.passes()
    assert table.p2.may("reinforce", "S2")
    for name in ("F1", "F3"):
        assert table.p2.why_not("reinforce", name) == "CL-CON-23"
    for name in ("S1", "S3", "H"):
        assert table.p2.why_not("reinforce", name) == "CL-CON-21"


@rule("CL-CON-23")
def test_a_support_row_defender_is_reinforced_from_beside_it():
    table = duel(
        p1=side(front="Sidney 3/2 c2 flight"),
        p2=side(support=["D 1/1 X-Men, @1", "S 1/1 X-Men, @2", "T 1/1 Avengers, @0", "E 1/1 X-Men, @3"]),
    )
    table.p1.attacks("Sidney", "D")
    table.p1.passes()
    assert table.p2.may("reinforce", "S")
    assert table.p2.why_not("reinforce", "T") == "CL-CON-21"
    assert table.p2.why_not("reinforce", "E") == "CL-CON-21"


@rule("CL-CON-21", "CL-GEN-21", "CL-STN-19")
@pytest.mark.parametrize("state", ["exhausted", "stunned"])
def test_an_exhausted_or_stunned_neighbour_cannot_reinforce(state):
    table = reinforced(support=f"Kroenen 3/2 Thule Society, {state} @2")
    table.p1.attacks("Sidney", "Nazis")
    table.p1.passes()
    assert table.p2.why_not("reinforce", "Kroenen") == "CL-GEN-21"


@rule("CL-CON-24", "CL-CON-28")
def test_there_is_no_reinforcement_outside_an_attack_or_against_a_direct_one():
    table = duel(p1=side(front="Sidney 3/2 c2"), p2=side(hidden_support="K 3/2 X-Men concealed"))
    table.p1.passes()
    assert table.p2.why_not("reinforce", "K") == "CL-CON-24"
    table.p2.passes()
    table.p1.attacks("Sidney")
    table.p1.passes()
    assert table.p2.why_not("reinforce", "K") == "CL-CON-24"


@rule("CL-CON-12", "CL-KEY-31")
def test_invulnerability_saves_the_stun_loss_and_not_the_breakthrough():
    table = duel(p1=side(front="A 8/9"), p2=side(front="B 1/5 c5 invulnerability"))
    table.p1.attacks("A", "B")
    table.passes()
    assert table.p2["B"].stunned
    assert table.p2.endurance == 47


@rule("CL-CON-19")
def test_direct_attackers_stay_exhausted():
    table = duel(p1=side(front="A 8/9"))
    table.p1.attacks("A")
    table.passes()
    assert table.p1["A"].exhausted


@rule("CL-STN-01", "CL-STN-05", "CL-STN-12", "CL-STN-14")
def test_what_a_stunned_character_is():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Liz 5/4 c3 range flight invulnerability X-Men"))
    table.p1.attacks("Kong", "Liz")
    assert table.p2["Liz"].defending
    table.passes()
    liz = table.p2["Liz"]
    assert liz.stunned
    assert liz.exhausted
    assert not liz.defending
    assert liz.stats == (5, 4)
    assert liz.keywords == ["Flight", "Range"]
    assert liz.place == ("front", 1)
    assert liz.controller == 2
    assert table.p2.characters == ["Liz"]


@rule("CL-ZON-27", "CL-ZON-06", "CL-ZON-05", "CL-ZON-02")
def test_who_sees_what():
    table = duel(p1=side(front="Liz 5/4, stunned", hand="Abe 1/1", ko="Roger 1/1"), p2=side(front="Kong 9/9"))
    for seat in (0, 1, None):
        mine = table.contest.view(seat).sides[0]
        assert [card.name for card in mine["front"]] == ["Liz"]
        assert [card.name for card in mine["KO'd pile"]] == ["Roger"]
        assert [card.name for card in mine["hand"]] == (["Abe"] if seat == 0 else [])
        assert mine.pile("hand").count == 1
        assert mine.pile("deck").count == 20
