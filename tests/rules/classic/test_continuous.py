"""Continuous powers and evasion (CL-PWR-11, CL-KEY-22 to CL-KEY-26)."""

import pytest

from tests.rules.classic.powered import recover_all, stun_all
from versus.games.classic.language.changes import THIS_ATTACK, Cannot, Gets
from versus.games.classic.language.conditions import Attacks, PhaseIs
from versus.games.classic.language.costs import Activate
from versus.games.classic.language.effects.characters import Give, Ready
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import (
    Attacking,
    Defending,
    IsReady,
    IsThis,
    OfTeam,
    Yours,
)
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.table.moving import return_to_hand
from versus.games.classic.table.stats import stats
from versus.games.classic.words import (
    BUILD_PHASE,
    POWERED_UP,
    TO_READY,
)
from versus.kernel.choosing import All, Chosen, Each, Not
from versus.kernel.effects import CountOf, Number
from versus.kernel.nodes import Aura, Trigger
from versus.testing.classic import duel, powered, rule, side


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


@rule("CL-GEN-06", "CL-CRD-12")
@pytest.mark.parametrize(("state", "bonus"), [(", exhausted", 1), ("", 0)])
def test_a_card_that_speaks_of_its_own_attack_means_no_other_copys(state, bonus):
    bold = Aura(IsThis(), (Gets(Number(1), Number(1)),), given=Attacks(Not(IsReady())))
    frogs = [powered(f"Frogs 2/2 c2 Army, @{column}", auras=(bold,)) for column in (1, 2)]
    table = duel(p1=side(front=frogs), p2=side(front=[f"Abe 1/1{state}", "Liz 1/1, exhausted"]))
    table.p1.attacks("Frogs", "Abe")
    attacker = table.contest.attack.attackers[0]
    assert stats(table.contest, attacker) == (2 + bonus, 2 + bonus)
    assert [stats(table.contest, card) for card in table.contest.characters(0) if card != attacker] == [
        (2, 2)
    ]


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
    table.p1.uses("Cheer", power="#2")
    table.p1.passes()
    table.p2.uses("Ghost", power="Evasion")
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
    table.p2.uses("Ghost", power="Evasion")
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
