"""Leaving a combat, ending it early, cancelling it (2P-CMB-44 to 2P-CMB-50)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    attacker,
    cancel_combat,
    daze,
    defender,
    gets,
    hide,
    it,
    ko,
    one,
    one_anywhere,
    plot_twist,
    plus_counters,
    recover,
    return_to_hand,
    stun,
    wound,
    yours,
)
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import duel, rule, side


def trick(*effects):
    """A plot twist for any combat."""
    return plot_twist("Trick", "Trick", COMBAT, *effects, any_turn=True)


def removals(who):
    return {
        "stunned": stun(who),
        "dazed": daze(who),
        "KO'd": ko(who),
        "hidden": hide(who),
        "returned to hand": return_to_hand(who),
    }


@rule("2P-CMB-44")
def test_a_stunned_attacker_is_out_and_cannot_be_picked():
    table = duel(
        p1=side(front=["Beast 2/2 X-Men", "Rogue 3/3 X-Men", "Gambit 1/1 X-Men"]),
        p2=side(front="Blob 9/9", hand=trick(stun(one(attacker)))),
    )
    table.p1.attacks(["Beast", "Rogue", "Gambit"], "Blob")
    table.p1.passes()
    table.p2.plays("Trick", on="Beast")
    assert table.p1["Beast"].stunned
    assert not table.p1["Beast"].attacking
    table.passes()
    assert not table.p2.offered("strike", "Beast")
    table.p2.strikes("Rogue")
    assert table.p1["Beast"].wounds == 1


@rule("2P-CMB-44")
def test_a_stunned_defender_is_out():
    table = duel(p1=side(front="Daken 3/3", hand=trick(stun(one(defender)))), p2=side(front="Blob 9/9"))
    table.p1.attacks("Daken", "Blob")
    table.p1.plays("Trick")
    assert not table.in_combat
    assert table.happened("strikes") == 0


@rule("2P-CMB-44")
def test_a_character_stunned_elsewhere_changes_nothing_in_the_combat():
    table = duel(
        p1=side(front=["Daken 3/3", "Toad 3/3"]),
        p2=side(front="Blob 3/3", hand=trick(stun(one_anywhere()))),
    )
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Trick", on="Toad")
    assert table.in_combat
    table.passes()
    assert table.p2["Blob"].stunned


@rule("2P-CMB-45", "2P-CMB-47")
@pytest.mark.parametrize("how", ["stunned", "dazed", "KO'd", "hidden", "returned to hand"])
def test_a_combat_whose_only_attacker_is_gone_ends_without_strikes(how):
    twist = trick(removals(one(attacker))[how])
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 9/3", hand=twist))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Trick")
    assert not table.in_combat
    assert table.happened("strikes") == 0
    assert not table.p2["Blob"].stunned
    assert table.p1.asked


@rule("2P-CMB-45", "2P-CMB-47")
@pytest.mark.parametrize("how", ["stunned", "dazed", "KO'd", "hidden", "returned to hand"])
def test_a_combat_whose_defender_is_gone_ends_without_strikes(how):
    twist = trick(removals(one(defender))[how])
    table = duel(p1=side(front="Daken 3/3"), p2=side(front="Blob 9/3", hand=twist))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Trick")
    assert not table.in_combat
    assert table.happened("strikes") == 0
    assert not table.p1["Daken"].stunned
    assert table.p1["Daken"].exhausted


@rule("2P-CMB-46")
def test_the_others_fight_on_without_the_removed_ones_atk():
    table = duel(
        p1=side(front=["Rogue 3/3 X-Men", "Beast 2/2 X-Men"]),
        p2=side(front="Blob 0/5", hand=trick(stun(one(attacker)))),
    )
    table.p1.attacks(["Rogue", "Beast"], "Blob")
    table.p1.passes()
    table.p2.plays("Trick", on="Beast")
    assert table.in_combat
    table.passes()
    assert not table.p2["Blob"].stunned


@rule("2P-CMB-46")
def test_together_they_would_have_done_it():
    table = duel(p1=side(front=["Rogue 3/3 X-Men", "Beast 2/2 X-Men"]), p2=side(front="Blob 0/5"))
    table.p1.attacks(["Rogue", "Beast"], "Blob")
    table.passes()
    assert table.p2["Blob"].stunned


@rule("2P-T-31", "2P-CMB-45", "2P-CMB-46")
def test_of_three_attackers_one_is_dazed():
    table = duel(
        p1=side(front=["Beast 2/2 X-Men", "Rogue 3/3 X-Men", "Gambit 2/4 X-Men"]),
        p2=side(front="Blob 1/5", hand=trick(daze(one(attacker)))),
    )
    table.p1.attacks(["Beast", "Rogue", "Gambit"], "Blob")
    table.p1.passes()
    table.p2.plays("Trick", on="Beast")
    table.passes()
    table.p2.strikes("Gambit")
    assert table.p2["Blob"].stunned
    assert (table.happened("survived", "Beast"), table.happened("won", "Beast")) == (0, 0)
    assert (table.happened("survived", "Rogue"), table.happened("won", "Rogue")) == (1, 1)


@rule("2P-CMB-47", "2P-T-01")
def test_a_defender_at_def_0_is_out_before_any_strike():
    table = duel(
        p1=side(front="Daken 3/3", hand=trick(gets(one(defender), defense=-2))), p2=side(front="Blob 5/2")
    )
    table.p1.attacks("Daken", "Blob")
    table.p1.plays("Trick")
    assert table.p2["Blob"].stunned
    assert table.happened("strikes") == 0
    assert table.p1["Daken"].exhausted
    assert not table.p1["Daken"].stunned
    assert table.happened("won", "Daken") == 1
    assert table.happened("survived", "Daken") == 0


@rule("2P-CMB-48")
def test_a_cancelled_combat_hurts_nobody():
    table = duel(p1=side(front="Daken 9/1"), p2=side(front="Blob 9/1", hand=trick(cancel_combat)))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Trick")
    assert not table.in_combat
    assert table.happened("strikes") == 0
    for piece in (table.p1["Daken"], table.p2["Blob"]):
        assert piece.face_up
        assert piece.wounds == 0
    assert table.p1["Daken"].exhausted
    assert table.p2["Blob"].ready
    assert (table.happened("won"), table.happened("survived")) == (0, 0)


@rule("2P-CMB-49")
def test_what_happened_before_the_cancelling_stays():
    boost = plot_twist("Boost", "Boost", COMBAT, plus_counters(one(attacker)), wound(one(defender)))
    table = duel(p1=side(front="Daken 3/3", hand=boost), p2=side(front="Blob 1/3", hand=trick(cancel_combat)))
    table.p1.attacks("Daken", "Blob")
    table.p1.plays("Boost")
    table.p2.plays("Trick")
    assert not table.in_combat
    assert table.p1["Daken"].plus == 1
    assert table.p2["Blob"].wounds == 1
    assert table.p1.ko_pile == ["Boost"]
    assert table.p2.ko_pile == ["Trick"]


@rule("2P-CMB-50")
def test_a_defender_who_recovers_at_once_does_not_return():
    table = duel(
        p1=side(front="Daken 3/3"), p2=side(front="Blob 9/3", hand=trick(daze(one(defender)), recover(it)))
    )
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Trick")
    assert table.p2["Blob"].face_up
    assert not table.in_combat
    assert table.happened("strikes") == 0
    assert not table.p1["Daken"].stunned


@rule("2P-CMB-50")
def test_an_attacker_who_recovers_does_not_return_to_its_team():
    salts = plot_twist("Salts", "Salts", COMBAT, recover(one_anywhere(yours)))
    table = duel(
        p1=side(front=["Rogue 3/3 X-Men", "Beast 2/2 X-Men"], hand=salts),
        p2=side(front="Blob 0/5", hand=trick(daze(one(attacker)))),
    )
    table.p1.attacks(["Rogue", "Beast"], "Blob")
    table.p1.passes()
    table.p2.plays("Trick", on="Beast")
    table.p1.plays("Salts", on="Beast")
    assert table.p1["Beast"].face_up
    assert not table.p1["Beast"].in_combat
    table.passes()
    assert not table.p2["Blob"].stunned
