"""Powers that trigger: when they join the chain, in which order, with which targets (CL-PRI-13)."""

import pytest

from tests.rules.classic.powered import destroyer, lying_stunned, mourner
from versus.games.classic.language.conditions import AmountIs
from versus.games.classic.language.effects.characters import KnockOut, Recover, Stun
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import (
    IsStunned,
    IsThis,
)
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play, Triggered
from versus.games.classic.words import (
    KOD,
    PHASE_STARTED,
    RECOVERY_PHASE,
    STUN,
)
from versus.kernel.choosing import THIS, Chosen, Each, Not
from versus.kernel.effects import Gate, Number
from versus.kernel.nodes import Replacement, Trigger
from versus.testing.classic import duel, powered, rule, side


@rule("CL-PWR-09", "CL-PWR-10", "CL-PRI-13", "CL-CON-30", "CL-PRI-07")
def test_a_triggered_power_joins_the_chain_after_the_attack_once_for_each_event():
    table = duel(p1=side(front=["Liz 5/4 c3", mourner()]), p2=side(front="Ilsa 4/5 c3"))
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.contest.attack is None
    assert table.chain == ["Mourner", "Mourner"]
    assert table.p1.has_priority
    assert (table.p1.endurance, table.p2.endurance) == (47, 47)
    table.passes()
    table.passes()
    assert table.p2.endurance == 45


@rule("CL-PWR-18", "CL-KEY-03")
def test_a_power_that_waits_for_its_own_stun_triggers_although_its_text_is_off_then():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front=[mourner("Roger 1/1 c4", subject=IsThis())]))
    table.p1.attacks("Kong", "Roger")
    table.passes()
    assert table.chain == ["Roger"]
    table.passes()
    assert table.p1.endurance == 49


@rule("CL-PRI-17", "CL-CRD-10")
def test_a_may_is_answered_as_the_effect_resolves_and_not_before():
    effect = Gate(LoseEndurance(OPPONENTS, Number(4)), may=True, price=KnockOut(THIS))
    roger = mourner("Roger 1/1 c4", effect=effect, subject=IsThis())
    table = duel(p1=side(front="Kong 9/9"), p2=side(front=[roger]))
    table.p1.attacks("Kong", "Roger")
    table.passes()
    assert table.p1.has_priority, "nothing is decided yet"
    table.passes()
    table.p2.says_yes()
    assert table.p2.ko_pile == ["Roger"]
    assert table.p1.endurance == 46


@rule("CL-CRD-11", "CL-CRD-10", "CL-PRI-21")
def test_a_response_may_ko_the_source_and_nothing_is_left_to_ko():
    effect = Gate(LoseEndurance(OPPONENTS, Number(4)), may=True, price=KnockOut(THIS))
    roger = mourner("Roger 1/1 c4 B.P.R.D.", effect=effect, subject=IsThis())
    table = duel(p1=side(front=["Kong 9/9", destroyer("Slayer 1/1")]), p2=side(front=[roger]))
    table.p1.attacks("Kong", "Roger")
    table.passes()
    table.p1.uses("Slayer")
    table.passes()
    assert table.p2.ko_pile == ["Roger"]
    table.passes()
    assert table.p1.endurance == 50


@rule("CL-PRI-20")
def test_players_order_their_own_triggers_and_the_primary_players_go_first():
    names = ["First 1/1", "Second 1/1"]
    table = duel(
        p1=side(front=["Kong 9/9", *[mourner(name) for name in names]]),
        p2=side(front=["Abe 1/1 c1", mourner("Theirs 1/1")]),
    )
    table.p1.attacks("Kong", "Abe")
    table.passes()
    assert table.p1.choices == ["First", "Second"]
    table.p1.chooses("Second")
    assert table.chain == ["Second", "First", "Theirs"], "the other player's resolve first (OP-02)"


@rule("CL-TGT-13")
@pytest.mark.parametrize(("target", "chain"), [("Liz 1/1 c3, stunned", ["Judge"]), ("Liz 1/1 c3", [])])
def test_a_triggered_power_without_a_target_is_not_put_on_the_chain(target, chain):
    trigger = Triggered(
        PHASE_STARTED, KnockOut(Chosen(0)), when=AmountIs(RECOVERY_PHASE), targets=(Characters(IsStunned()),)
    )
    table = duel(p1=side(front=[powered("Judge 1/1", triggers=(trigger,)), target]), at="recovery")
    assert table.chain == chain


@rule("CL-TRN-20", "CL-RCV-01")
def test_the_start_of_a_phase_is_one_instant():
    trigger = Trigger(PHASE_STARTED, LoseEndurance(OPPONENTS, Number(5)), when=AmountIs(RECOVERY_PHASE))
    late = powered("Late 1/1", triggers=(trigger,))
    raiser = powered("Raiser 1/1", payments=(Payment(Play(Recover(Each(Characters(IsStunned()))))),))
    table = duel(p1=side(front=[lying_stunned(late), raiser]), at="recovery")
    table.p1.uses("Raiser")
    table.passes()
    assert not table.p1["Late"].stunned
    assert table.chain == []
    assert table.p2.endurance == 50


@rule("CL-TRN-21")
def test_what_triggers_in_the_wrap_up_joins_the_chain_in_the_next_draw_phase():
    trigger = Trigger(KOD, LoseEndurance(OPPONENTS, Number(5)))
    table = duel(
        p1=side(front=[powered("Widow 1/1", triggers=(trigger,)), "Abe 1/1, stunned"]), at="recovery"
    )
    table.passes()
    table.p1.stops()
    assert table.contest.turn == 4
    assert table.p2.has_priority
    assert table.chain == ["draw", "Widow"], "above the turn's draw"
    table.passes()
    assert table.p2.endurance == 45


@rule("CL-PRI-22", "CL-KEY-23")
def test_no_power_replaces_what_is_paid_as_a_cost():
    martyr = powered(
        "Martyr 1/1 c1",
        replacements=(Replacement(STUN, subject=Not(IsThis()), instead=Stun(THIS)),),
    )
    table = duel(p1=side(front=["Ghost 1/1 c2 evasion", martyr]))
    table.p1.uses("Ghost", power="Evasion")
    assert table.p1["Ghost"].stunned
    assert not table.p1["Martyr"].stunned
    stun = Payment(Play(Stun(Chosen(0)), (Characters(),)))
    other = duel(p1=side(front=["Ghost 1/1 c2", martyr, powered("Witch 1/1", payments=(stun,))]))
    other.p1.uses("Witch", "Ghost")
    other.passes()
    assert other.p1["Martyr"].stunned
    assert not other.p1["Ghost"].stunned
