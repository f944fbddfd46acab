"""Payment, triggered and continuous powers, costs, X, targets, plot twists and locations on the chain."""

from dataclasses import replace

import pytest

from versus.games.classic.changes import THIS_ATTACK, Cannot, Gets
from versus.games.classic.conditions import AmountIs, PhaseIs, X, YourStep
from versus.games.classic.costs import Activate, PayByExhausting, PayEndurance
from versus.games.classic.deeds import Give, KnockOut, Ready, Recover, Stun
from versus.games.classic.definition import Payment, Play, Triggered
from versus.games.classic.endurance import EACH_PLAYER, OPPONENTS, LoseEndurance
from versus.games.classic.filters import (
    Attacking,
    CostIs,
    Defending,
    IsReady,
    IsStunned,
    IsThis,
    OfTeam,
    Yours,
)
from versus.games.classic.harm import recover, stun_event
from versus.games.classic.moving import return_to_hand
from versus.games.classic.moving_effects import ReturnsToHand
from versus.games.classic.selectors import Characters
from versus.games.classic.stats import stats
from versus.games.classic.words import (
    BUILD_PHASE,
    KOD,
    PHASE_STARTED,
    POWERED_UP,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    STUN,
    STUNNED,
    TO_BE_TARGETED,
    TO_READY,
    USE,
)
from versus.kernel.choosing import THIS, All, Choice, Chosen, Each, Not
from versus.kernel.effects import CountOf, Gate, Number, Sequence
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Aura, Replacement, Trigger
from versus.kernel.verbs import SAY_NUMBER
from versus.testing.classic import Refused, duel, powered, rule, side

LIZ = powered(
    "Liz Sherman (Uncontrolled Power) 12/11 c6 B.P.R.D.",
    payments=(Payment(Play(LoseEndurance(EACH_PLAYER, Number(8))), (Activate(),)),),
)
RASPUTIN = powered(
    "Grigori Rasputin (True Father) 7/7 c4 Thule Society",
    payments=(
        Payment(
            Play(KnockOut(Chosen(0)), (Characters(All((IsStunned(), CostIs(X())))),)),
            (PayEndurance(X()),),
        ),
    ),
)
ANUNG = powered(
    "Hellboy (Anung Un Rama) 15/15 c7 B.P.R.D.",
    payments=(Payment(Play(ReturnsToHand(Chosen(0)), (Characters(Yours()),)), (PayEndurance(Number(1)),)),),
)


def destroyer(words, *costs, **more):
    """A card that KOs a stunned character of the B.P.R.D. for some costs."""
    target = Characters(All((IsStunned(), OfTeam("B.P.R.D."))))
    return powered(words, payments=(Payment(Play(KnockOut(Chosen(0)), (target,)), costs, **more),))


@rule("CL-PWR-01", "CL-PWR-02", "CL-PWR-03", "CL-PWR-04", "CL-CRD-01", "CL-GEN-21", "CL-GEN-30")
def test_activating_exhausts_the_card_and_its_effect_waits_on_the_chain():
    table = duel(p1=side(front=[LIZ]))
    table.p1.uses("Liz")
    assert table.p1["Liz"].exhausted
    assert table.chain == ["Liz Sherman"]
    assert table.p1.endurance == table.p2.endurance == 50
    table.passes()
    assert table.p1.endurance == table.p2.endurance == 42
    assert table.p1.why_not("use", "Liz") == "CL-GEN-14", "an exhausted card cannot be activated"


@rule("CL-PWR-02", "CL-TRN-23")
def test_a_payment_power_is_used_whenever_its_player_has_priority_also_in_a_step_of_the_opponent():
    table = duel(p2=side(front=[LIZ]))
    assert table.p2.why_not("use", "Liz") == "CL-PRI-01"
    table.p1.passes()
    table.p2.uses("Liz")
    table.passes()
    assert table.p1.endurance == 42


@rule("CL-PWR-12", "CL-PWR-16", "CL-STN-06", "CL-STN-08")
@pytest.mark.parametrize("place", [{"hand": [LIZ]}, {"ko": [LIZ]}, {"resources": [LIZ]}])
def test_a_characters_power_is_inactive_outside_its_rows(place):
    table = duel(p1=side(**place))
    assert table.p1.why_not("use", "Liz") == "CL-PWR-12"


@rule("CL-PWR-12", "CL-STN-06", "CL-PWR-17")
def test_a_stunned_character_has_no_power_but_what_it_did_before_stands():
    table = duel(p1=side(front=[LIZ]))
    table.p1.uses("Liz")
    stun_all(table, 0)
    table.passes()
    assert table.p2.endurance == 42, "the effect does not need its source any more"
    assert table.p1.why_not("use", "Liz") == "CL-PWR-12"


def stun_all(table, seat):
    def change(contest):
        contest.cause_together([stun_event(card) for card in contest.characters(seat)])

    table.befalls(change)


@rule("CL-PWR-19")
def test_a_hidden_characters_power_is_active():
    table = duel(p1=side(hidden_front=[LIZ]))
    table.p1.uses("Liz")
    table.passes()
    assert table.p2.endurance == 42


# Costs


@rule("CL-PWR-07", "CL-GEN-14", "CL-WIN-07")
@pytest.mark.parametrize(("endurance", "may"), [(3, True), (2, False), (0, False), (-2, False)])
def test_endurance_is_paid_only_by_whoever_has_as_much(endurance, may):
    payer = powered("Payer 1/1", payments=(cost_only(3),))
    table = duel(p1=side(front=[payer], endurance=endurance))
    assert table.p1.may("use", "Payer") is may
    if may:
        table.p1.uses("Payer")
        assert table.p1.endurance == 0


def cost_only(amount, **more):
    return Payment(Play(LoseEndurance(OPPONENTS, Number(1))), (PayEndurance(Number(amount)),), **more)


@rule("CL-PWR-06", "CL-PWR-07")
@pytest.mark.parametrize("endurance", [5, 0, -2])
def test_a_free_power_is_used_at_any_total(endurance):
    table = duel(p1=side(front=[powered("Payer 1/1", payments=(cost_only(0),))], endurance=endurance))
    table.p1.uses("Payer")
    table.passes()
    assert (table.p1.endurance, table.p2.endurance) == (endurance, 49)


@rule("CL-PWR-05", "CL-GEN-15")
def test_once_per_turn_counts_uses_also_of_what_was_negated():
    target = Characters(IsStunned())
    once = Payment(Play(KnockOut(Chosen(0)), (target,)), (PayEndurance(Number(0)),), once_a_turn=True)
    table = duel(
        p1=side(front=[powered("Payer 1/1", payments=(once,))]), p2=side(front="Abe 1/1 c5, stunned")
    )
    table.p1.uses("Payer")
    recover_all(table, 1)
    table.passes()
    assert table.happened("negated", "Payer")
    stun_all(table, 1)
    assert table.p1.why_not("use", "Payer") == "CL-PWR-05"


@rule("CL-PWR-05")
def test_once_per_turn_starts_anew_with_the_turn():
    table = duel(p1=side(front=[powered("Payer 1/1", payments=(cost_only(0, once_a_turn=True),))]))
    table.p1.uses("Payer")
    assert table.p1.why_not("use", "Payer") == "CL-PWR-05"
    table.passes()
    table.next_turn()
    table.goes_to("attack", 1)
    assert table.p1.may("use", "Payer")


def recover_all(table, seat):
    table.befalls(lambda contest: recover(contest, contest.characters(seat)))


@rule("CL-PWR-21")
def test_a_condition_on_use_is_asked_on_use_only():
    payer = powered("Payer 1/1", payments=(cost_only(1, given=YourStep(RECRUIT_STEP)),))
    table = duel(p1=side(front=[payer]), at="recruit")
    table.p1.uses("Payer")
    table.passes()
    assert table.p2.endurance == 49
    table.goes_to("attack", 1)
    assert table.p1.why_not("use", "Payer") == "CL-PWR-21"


@rule("CL-PWR-20", "CL-GEN-14", "CL-TGT-04")
def test_nothing_is_paid_where_one_cost_or_target_is_missing():
    ready = Characters(All((Yours(), IsReady(), Not(IsThis()))))
    card = destroyer("Payer 1/1", PayEndurance(Number(2)), PayByExhausting(Choice(ready)))
    table = duel(p1=side(front=[card, "Friend 1/1, exhausted"]), p2=side(front="Abe 1/1 B.P.R.D., stunned"))
    assert table.p1.why_not("use", "Payer") == "CL-GEN-14"
    with pytest.raises(Refused):
        table.p1.uses("Payer")
    assert table.p1.endurance == 50


# X and targets


@rule("CL-PWR-08", "CL-TGT-04", "CL-CRD-04")
def test_without_a_stunned_character_there_is_no_x():
    table = duel(p1=side(front=[RASPUTIN]), p2=side(front="Abe Sapien 9/9 c5 B.P.R.D."))
    assert table.p1.why_not("use", "Grigori") == "CL-TGT-04"


@rule("CL-PWR-08", "CL-CRD-04", "CL-CRD-13", "CL-TGT-03")
def test_x_is_chosen_first_and_must_fit_a_target_and_the_endurance():
    table = duel(
        p1=side(front=[RASPUTIN], endurance=5),
        p2=side(front=["Abe 9/9 c5, stunned", "Liz 5/4 c3, stunned", "Hecate 12/12 c6, stunned"]),
    )
    table.p1.take(USE, "Grigori")
    assert [option.number for option in table.contest.ask.options] == [3, 5], "6 is more than can be paid"
    table.p1.take_number(SAY_NUMBER, 5)
    assert table.p1.endurance == 0
    table.passes()
    assert table.p2.ko_pile == ["Abe"]


@rule("CL-TGT-05", "CL-TGT-07", "CL-T-11")
def test_with_one_of_two_targets_gone_the_effect_reaches_the_other():
    both = Payment(Play(Sequence((Stun(Chosen(0)), Stun(Chosen(1)))), (Characters(), Characters())))
    table = duel(
        p1=side(front=[powered("Witch 1/1", payments=(both,))]), p2=side(front=["Abe 1/1", "Liz 1/1"])
    )
    table.p1.uses("Witch", "Abe", "Liz")
    protect(table, "Abe")
    table.passes()
    assert table.p2["Liz"].stunned
    assert not table.p2["Abe"].stunned
    assert not table.happened("negated")


def protect(table, name):
    """A character of player 2 can't be the target of opponents' effects this turn."""

    def change(contest):
        card = next(c for c in contest.characters(1) if contest.definition[c].name == name)
        contest.modify(Cannot(TO_BE_TARGETED), card, 1, card, THIS_TURN)

    table.befalls(change)


@rule("CL-TGT-09")
def test_a_protected_character_is_no_target_for_opponents_but_for_its_own_player():
    one = Payment(Play(Stun(Chosen(0)), (Characters(Not(IsThis())),)))
    table = duel(
        p1=side(front=[powered("Witch 1/1", payments=(one,))]),
        p2=side(front=["Abe 1/1", powered("Warlock 1/1", payments=(one,))]),
    )
    protect(table, "Abe")
    protect(table, "Warlock")
    assert table.p1.why_not("use", "Witch") == "CL-TGT-04"
    table.p1.passes()
    table.p2.uses("Warlock", "Abe")
    table.passes()
    assert table.p2["Abe"].stunned


@rule("CL-TGT-09", "CL-TGT-06", "CL-CRD-09")
def test_protection_in_response_negates_what_was_aimed_at_the_character_alone():
    one = Payment(Play(Stun(Chosen(0)), (Characters(),)))
    table = duel(p1=side(front=[powered("Witch 1/1", payments=(one,))]), p2=side(front="Abe 1/1"))
    table.p1.uses("Witch", "Abe")
    protect(table, "Abe")
    table.passes()
    assert table.happened("negated", "Witch")
    assert not table.p2["Abe"].stunned


@rule("CL-TGT-08", "CL-PRI-23")
def test_a_bonus_for_a_defender_needs_one_on_resolution_and_then_stays():
    shield = Payment(
        Play(Give(Chosen(0), (Gets(Number(0), Number(3)),), THIS_ATTACK), (Characters(Defending()),))
    )
    table = duel(
        p1=side(front="Kong 2/9"),
        p2=side(front=["Abe 1/1 c1", powered("Guard 1/1", payments=(shield,))]),
    )
    table.p1.attacks("Kong", "Abe")
    table.p1.passes()
    table.p2.uses("Guard")
    table.passes()
    assert table.p2["Abe"].stats == (1, 4)
    table.p1.passes()
    table.p2.uses("Guard")
    stun_all(table, 1)
    table.passes()
    assert table.happened("negated", "Guard")
    assert table.p2["Abe"].stats == (1, 4), "what was made lasts until the attack is over"
    table.passes()
    assert table.p2["Abe"].stats == (1, 1)


@rule("CL-TGT-10", "CL-TGT-11", "CL-CRD-05", "CL-STN-15")
def test_stunned_and_hidden_characters_are_targets_too():
    table = duel(p1=side(front=[ANUNG, "Abe 1/1, stunned"], hidden_front="Liz 1/1"))
    table.p1.uses("Hellboy", "Abe")
    table.passes()
    table.p1.uses("Hellboy", "Liz")
    table.passes()
    assert table.p1.hand == ["Abe", "Liz"]
    assert table.p1.endurance == 48


@rule("CL-TGT-02", "CL-TGT-14", "CL-PRI-17")
def test_what_is_not_a_target_is_chosen_as_the_effect_resolves():
    pick = Payment(Play(Stun(Choice(Characters(Not(IsThis()))))))
    table = duel(
        p1=side(front=[powered("Witch 1/1", payments=(pick,))]), p2=side(front=["Abe 1/1", "Liz 1/1"])
    )
    table.p1.uses("Witch")
    protect(table, "Abe")
    table.passes()
    table.p1.chooses("Abe")
    assert table.p2["Abe"].stunned, "being chosen is not being targeted"


# The chain of the rulebook


def rulebook_chain():
    ragna_rok = destroyer(
        "Project Ragna Rok twist c4, flipped", PayByExhausting(Choice(Characters(All((Yours(), IsReady())))))
    )
    return duel(
        p1=side(front=["Spent 1/1, exhausted", RASPUTIN], resources=[ragna_rok]),
        p2=side(front=["Abe Sapien 9/9 c5 B.P.R.D., stunned", ANUNG]),
    )


@rule(*[f"CL-PRI-{number}" for number in range(30, 39)], "CL-T-10", "CL-PRI-12", "CL-PRI-14", "CL-GEN-15")
def test_the_rulebooks_chain_of_rasputin_hellboy_and_ragna_rok():
    table = rulebook_chain()
    p1, p2 = table.p1, table.p2
    p1.uses("Grigori", x=5)
    assert (p1.endurance, p2.endurance) == (45, 50)
    assert table.chain == ["Grigori Rasputin"]
    assert p1.has_priority
    p1.passes()
    assert p2.has_priority
    assert table.chain == ["Grigori Rasputin"]
    p2.uses("Hellboy", "Abe")
    assert (p1.endurance, p2.endurance) == (45, 49)
    assert table.chain == ["Grigori Rasputin", "Hellboy"]
    assert p2.has_priority
    p2.passes()
    assert p1.has_priority
    assert len(table.chain) == 2
    p1.uses("Project")
    assert p1["Grigori"].exhausted, "the one who has attacked already cannot pay"
    assert table.chain == ["Grigori Rasputin", "Hellboy", "Project Ragna Rok"]
    assert p1.has_priority
    table.passes()
    assert p2.ko_pile == ["Abe Sapien"]
    assert table.chain == ["Grigori Rasputin", "Hellboy"]
    assert p1.has_priority
    table.passes()
    assert table.happened("negated", "Hellboy")
    assert table.chain == ["Grigori Rasputin"]
    assert p1.has_priority
    table.passes()
    assert table.happened("negated", "Grigori")
    assert table.chain == []
    assert p1.has_priority
    assert (p1.endurance, p2.endurance) == (45, 49)
    assert p1["Grigori"].exhausted
    assert p2["Hellboy"].place == ("front", 2)


# Triggered powers


def mourner(words="Mourner 1/1 c2", effect=None, **more):
    """Its opponent loses 1 whenever a character becomes stunned."""
    return powered(words, triggers=(Trigger(STUN, effect or LoseEndurance(OPPONENTS, Number(1)), **more),))


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


def lying_stunned(lying):
    return replace(lying, face=STUNNED, exhausted=True)


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
    table.p1.uses("Ghost", power=100)
    assert table.p1["Ghost"].stunned
    assert not table.p1["Martyr"].stunned
    stun = Payment(Play(Stun(Chosen(0)), (Characters(),)))
    other = duel(p1=side(front=["Ghost 1/1 c2", martyr, powered("Witch 1/1", payments=(stun,))]))
    other.p1.uses("Witch", "Ghost")
    other.passes()
    assert other.p1["Martyr"].stunned
    assert not other.p1["Ghost"].stunned


# Continuous powers


def little_boy():
    others = Characters(All((Yours(), OfTeam("B.P.R.D."), Not(IsThis()))))
    return powered(
        "Hellboy (Little Boy) 1/1 c1 B.P.R.D.",
        auras=(Aura(IsThis(), (Gets(CountOf(Each(others)), Number(0)),)),),
    )


@rule("CL-PWR-11", "CL-CRD-03", "CL-STN-10", "CL-STN-14", "CL-T-15", "CL-GEN-07")
def test_a_continuous_power_is_counted_anew_at_every_moment():
    boy = little_boy()
    table = duel(
        p1=side(
            front=[boy, "Abe 1/1 B.P.R.D., stunned", "Liz 1/1 B.P.R.D."],
            hidden_front="Sidney 1/1 B.P.R.D.",
            resources="Kate 1/1 B.P.R.D.",
        ),
        p2=side(front="Roger 1/1 B.P.R.D."),
    )
    assert table.p1["Hellboy"].stats == (4, 1)
    table.befalls(lambda contest: leave_play(contest, "Liz"))
    assert table.p1["Hellboy"].stats == (3, 1)


def leave_play(contest, name):
    return_to_hand(contest, next(c for c in contest.characters(0) if contest.definition[c].name == name))


@rule("CL-STN-11", "CL-STN-08", "CL-CRD-03")
def test_a_stunned_characters_own_bonus_is_gone_and_comes_back_on_recovery():
    table = duel(p1=side(front=[little_boy(), "Abe 1/1 B.P.R.D."]))
    assert table.p1["Hellboy"].stats == (2, 1)
    stun_all(table, 0)
    assert table.p1["Hellboy"].stats == (1, 1)
    recover_all(table, 0)
    assert table.p1["Hellboy"].stats == (2, 1)


@rule("CL-GEN-06", "CL-CRD-12")
def test_a_card_that_names_itself_means_that_one_card():
    frogs = powered(
        "Frogs 2/2 c2 Army", auras=(Aura(All((IsThis(), Attacking())), (Gets(Number(1), Number(1)),)),)
    )
    table = duel(p1=side(front=[frogs, frogs]), p2=side(front="Abe 1/1"))
    table.p1.attacks("Frogs", "Abe")
    stats = [table.contest.definition[card].name for card in table.contest.attack.attackers]
    assert stats == ["Frogs"]
    assert sorted(piece_stats(table)) == [(2, 2), (3, 3)]


def piece_stats(table):
    return [stats(table.contest, card) for card in table.contest.characters(0)]


@rule("CL-GEN-01", "CL-GEN-02", "CL-GEN-22")
def test_cannot_beats_whatever_would_do_it():
    rooted = powered("Rooted 1/1, exhausted", auras=(Aura(IsThis(), (Cannot(TO_READY),)),))
    waker = powered("Waker 1/1", payments=(Payment(Play(Ready(Each(Characters(Yours()))))),))
    table = duel(p1=side(front=[rooted, "Other 1/1, exhausted", waker]))
    table.p1.uses("Waker")
    table.passes()
    assert table.p1["Other"].ready
    assert table.p1["Rooted"].exhausted


# Evasion


@rule("CL-KEY-22", "CL-KEY-23", "CL-KEY-24", "CL-RCV-09", "CL-RCV-10", "CL-T-04", "CL-KEY-25")
def test_evading_leaves_the_attack_without_a_defender_and_recovers_later():
    more = Give(Chosen(0), (Gets(Number(3), Number(0)),), THIS_ATTACK)
    pumps = [Payment(Play(more, (Characters(word),))) for word in (Attacking(), Defending())]
    table = duel(
        p1=side(front=["Kong 6/6 c4", powered("Cheer 1/1", payments=tuple(pumps))]),
        p2=side(front="Ghost 1/1 c2 evasion", support="Abe 1/1 c1, stunned"),
    )
    table.p1.attacks("Kong", "Ghost")
    table.p1.uses("Cheer")
    table.p1.uses("Cheer", power=1)
    table.p1.passes()
    table.p2.uses("Ghost", power=100)
    assert table.p2["Ghost"].stunned
    assert table.p2.endurance == 48
    table.passes()
    table.passes()
    assert table.happened("negated", "Cheer") == 1, "there is no defender any more"
    table.passes()
    assert table.happened("negated", "Cheer") == 1
    assert table.p1["Kong"].stats == (9, 6)
    table.passes()
    assert table.p1["Kong"].ready
    assert table.p2.endurance == 48
    table.goes_to("recovery")
    assert table.chain == ["Ghost"]
    table.passes()
    assert not table.p2["Ghost"].stunned
    assert table.p2["Ghost"].exhausted
    table.passes()
    table.p2.recovers("Abe")
    assert table.p2.characters == ["Ghost", "Abe"]


@rule("CL-KEY-25", "CL-TRN-20", "CL-T-05", "CL-KEY-26")
def test_evading_after_the_start_of_the_recovery_phase_is_too_late():
    table = duel(p2=side(front="Ghost 1/1 c2 evasion"), at="recovery")
    table.p1.passes()
    table.p2.uses("Ghost", power=100)
    table.passes()
    assert table.p2["Ghost"].stunned
    assert table.chain == []
    assert table.p2.why_not("use", "Ghost") in ("CL-PWR-01", "CL-PRI-01")
    table.passes()
    table.p2.stops()
    assert table.p2.ko_pile == ["Ghost"]


@rule("CL-KEY-01", "CL-PUP-08", "CL-PUP-09")
def test_a_power_that_waits_for_power_ups_triggers_for_each_as_it_resolves():
    ally = powered(
        "Ally 1/1", triggers=(Trigger(POWERED_UP, LoseEndurance(OPPONENTS, Number(1)), subject=Yours()),)
    )
    table = duel(
        p1=side(front=["Liz 5/4 c3", ally], hand=["Liz 1/1", "Liz 2/2"]), p2=side(front="Abe 1/1 c1")
    )
    table.p1.attacks("Liz", "Abe")
    table.p1.powers_up("Liz", "Liz 1/1")
    assert "Ally" not in table.chain
    table.passes()
    assert table.chain == ["Ally"]
    table.passes()
    table.p1.powers_up("Liz", "Liz 2/2")
    table.passes()
    table.passes()
    assert table.p2.endurance == 48


@rule("CL-KEY-02")
def test_a_backup_power_is_used_in_the_build_phase_only():
    backup = Payment(Play(LoseEndurance(OPPONENTS, Number(1))), (Activate(),), given=PhaseIs(BUILD_PHASE))
    card = powered("Backup 1/1", payments=(backup,))
    assert duel(p1=side(front=[card])).p1.why_not("use", "Backup") == "CL-PWR-21"
    table = duel(p1=side(front=[card]), at="recruit", whose=2)
    table.p2.passes()
    table.p1.uses("Backup")
    table.passes()
    assert table.p2.endurance == 49
