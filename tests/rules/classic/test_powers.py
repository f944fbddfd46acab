"""Payment powers: costs, X, targets, and the chain of the rulebook (CL-PWR, CL-TGT, CL-PRI)."""

import pytest

from tests.rules.classic.powered import ANUNG, LIZ, RASPUTIN, destroyer, protect, recover_all, stun_all
from versus.games.classic.language.changes import THIS_ATTACK, Gets
from versus.games.classic.language.conditions import YourStep
from versus.games.classic.language.costs import PayByExhausting, PayEndurance
from versus.games.classic.language.effects.characters import Give, KnockOut, Stun
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import (
    Defending,
    IsReady,
    IsStunned,
    IsThis,
    Yours,
)
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import (
    RECRUIT_STEP,
    USE,
)
from versus.kernel.choosing import All, Choice, Chosen, Each, Not
from versus.kernel.effects import CountOf, Number, Sequence
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.verbs import SAY_NUMBER
from versus.testing.classic import Refused, duel, powered, rule, side


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
    table.p1.take(SAY_NUMBER, number=5)
    assert table.p1.endurance == 0
    table.passes()
    assert table.p2.ko_pile == ["Abe"]


@rule("CL-TGT-07", "CL-T-11")
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


@rule("CL-PRI-23", "CL-PWR-17")
def test_a_bonus_that_was_counted_on_resolution_does_not_change_any_more():
    crowd = CountOf(Each(Characters(Yours())))
    cheer = Payment(Play(Give(Chosen(0), (Gets(crowd, Number(0)),), THIS_TURN), (Characters(Yours()),)))
    table = duel(p1=side(front=[powered("Coach 1/1", payments=(cheer,)), "Abe 1/1", "Liz 1/1"]))
    table.p1.uses("Coach", "Abe")
    table.passes()
    assert table.p1["Abe"].atk == 4
    for gone in ("Liz", "Coach"):
        table.resolves(KnockOut(Chosen(0)), gone)
        assert table.p1["Abe"].atk == 4, "neither who was counted nor the source has to stay"


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
