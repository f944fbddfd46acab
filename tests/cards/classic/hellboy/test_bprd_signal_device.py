"""B.P.R.D. Signal Device (HEL-009)."""

from versus.cards.classic.hellboy.bprd import anung_un_rama, pyrokinesis, sidney_leach, signal_device
from versus.games.classic.table.moving import drop
from versus.testing.classic import duel, rule, side


@rule("CL-CRD-09", "CL-TGT-06")
def test_the_signal_device_makes_what_was_aimed_at_its_bearer_do_nothing():
    table = duel(
        p1=side(front=[pyrokinesis]),
        p2=side(front=[sidney_leach], equipment={"Sidney Leach": [signal_device]}),
    )
    table.p1.uses("Liz")
    table.p1.passes()
    table.p2.uses("B.P.R.D. Signal Device")
    assert table.p2.endurance == 49
    table.passes()
    table.passes()
    assert table.happened("negated", "Liz Sherman")
    assert not table.p2["Sidney"].stunned


@rule("CL-CRD-09")
def test_the_signal_device_protects_for_the_turn_also_once_it_is_gone():
    table = duel(
        p1=side(front=[pyrokinesis]),
        p2=side(front=[sidney_leach], equipment={"Sidney Leach": [signal_device]}),
    )
    table.p1.passes()
    table.p2.uses("B.P.R.D. Signal Device")
    table.passes()
    device = table.p2["B.P.R.D. Signal Device"].id
    table.befalls(lambda contest: drop(contest, device))
    assert table.p1.why_not("use", "Liz") == "CL-TGT-04"
    table.next_turn()
    table.goes_to("attack", 1)
    assert table.p1.may("use", "Liz")


def test_the_signal_device_leaves_its_bearer_a_target_of_its_own_side():
    table = duel(
        p1=side(
            front=[anung_un_rama, sidney_leach],
            equipment={"Sidney Leach": [signal_device]},
        )
    )
    table.p1.uses("B.P.R.D. Signal Device")
    table.passes()
    table.p1.uses("Hellboy", "Sidney Leach")
    table.passes()
    assert table.p1.hand == ["Sidney Leach"]
