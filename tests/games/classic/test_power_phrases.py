"""Composed classic powers in words, by the letter."""

import pytest

from versus.games.classic import text as phrases
from versus.games.classic.language.changes import THIS_ATTACK, Cannot, Gets, Has, HasPower, Joins
from versus.games.classic.language.conditions import AmountIs, Boosted, ItIsYou, PhaseIs, X, YourStep
from versus.games.classic.language.costs import (
    Activate,
    PayByDiscarding,
    PayByExhausting,
    PayByKOing,
    PayEndurance,
    RevealThis,
    StunThis,
)
from versus.games.classic.language.effects.characters import (
    Discard,
    Exhaust,
    Give,
    KnockOut,
    Later,
    Ready,
    Recover,
    RemoveFromAttack,
    Stun,
)
from versus.games.classic.language.effects.moving import ReturnsToHand
from versus.games.classic.language.effects.players import (
    EACH_PLAYER,
    OPPONENTS,
    YOU,
    DrawCards,
    GainEndurance,
    LoseEndurance,
    WinTheGame,
)
from versus.games.classic.language.effects.waiting import EachEffect, Negate, TargetEffect
from versus.games.classic.language.filters import (
    AdjacentToThis,
    Attacking,
    CostAtMost,
    CostIs,
    Defending,
    HasKeyword,
    Hidden,
    IsReady,
    IsStunned,
    IsThis,
    Named,
    OfTeam,
    OfType,
    Opposing,
    WithinCrossover,
    Yours,
)
from versus.games.classic.language.selectors import CardsIn, Characters, EffectsOnChain, Resources
from versus.games.classic.printed.definition import Payment, Play, Triggered
from versus.games.classic.words import (
    BUILD_PHASE,
    CHARACTER,
    EVASION,
    FLIGHT,
    FORMATION_STEP,
    HAND,
    KO,
    LOCATION,
    LOSES_ENDURANCE,
    PHASE_STARTED,
    PLOT_TWIST,
    POWERED_UP,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    STEP_STARTED,
    STUN,
    TO_BE_TARGETED,
)
from versus.kernel.choosing import THIS, All, Choice, Chosen, Each, Not
from versus.kernel.effects import Both, CountOf, Gate, Number, Sequence
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Aura, Replacement, Trigger
from versus.testing.classic import powered

LOSE_8 = LoseEndurance(EACH_PLAYER, Number(8))


@pytest.mark.parametrize(
    ("payment", "text"),
    [
        (Payment(Play(LOSE_8), (Activate(),)), "Activate → Each player loses 8 endurance."),
        (
            Payment(
                Play(KnockOut(Chosen(0)), (Characters(All((IsStunned(), CostIs(X())))),)),
                (PayEndurance(X()),),
            ),
            "Pay X endurance → KO target stunned character with cost X.",
        ),
        (
            Payment(Play(ReturnsToHand(Chosen(0)), (Characters(Yours()),)), (PayEndurance(Number(1)),)),
            "Pay 1 endurance → Return target character you control to its owner's hand.",
        ),
        (
            Payment(
                Play(DrawCards(YOU, Number(1))),
                (PayByExhausting(Choice(Characters(All((Yours(), IsReady()))))),),
                once_a_turn=True,
            ),
            "Exhaust a ready character you control → Draw a card. Use it only once per turn.",
        ),
        (
            Payment(Play(GainEndurance(Number(3))), (PayByDiscarding(Choice(CardsIn(HAND))),)),
            "Discard a card in your hand → You gain 3 endurance.",
        ),
        (
            Payment(Play(LoseEndurance(OPPONENTS, X())), (PayByKOing(Choice(Resources(Yours()))),)),
            "KO a resource you control → Each opponent loses X endurance.",
        ),
        (
            Payment(Play(Ready(THIS)), (PayEndurance(Number(0)),), given=PhaseIs(BUILD_PHASE)),
            "Free → Ready Liz. Use it only if it is the build phase.",
        ),
        (
            Payment(Play(WinTheGame()), (RevealThis(),), given=YourStep(RECRUIT_STEP), from_hand=True),
            "Reveal this card → You win the game. Use it only while this card is in your hand. "
            "Use it only if it is your recruit step.",
        ),
        (
            Payment(
                Play(
                    Recover(Each(Characters(All((Yours(), IsStunned()))))),
                ),
                (StunThis(),),
            ),
            "Stun Liz → Recover each stunned character you control.",
        ),
        (
            Payment(
                Play(Sequence((Exhaust(Chosen(0)), RemoveFromAttack(Chosen(0)))), (Characters(Attacking()),)),
                (Activate(),),
            ),
            "Activate → Exhaust target attacking character. Remove it from the attack.",
        ),
        (
            Payment(Play(Negate(TargetEffect(0)), (EffectsOnChain(whose=OPPONENTS),)), (Activate(),)),
            "Activate → Negate target opposing effect.",
        ),
        (
            Payment(
                Play(
                    Negate(TargetEffect(0)),
                    (EffectsOnChain(All((OfType(PLOT_TWIST), CostAtMost(Number(3)))), OPPONENTS),),
                )
            ),
            "Free → Negate target opposing effect of a plot twist with cost 3 or less.",
        ),
        (
            Payment(
                Play(
                    Sequence((Negate(TargetEffect(0)), Stun(Chosen(1)))),
                    (EffectsOnChain(Named("Abe"), YOU), Characters(Opposing())),
                )
            ),
            "Free → Negate target own effect of a card named Abe. "
            "Stun target character an opponent controls.",
        ),
        (
            Payment(Play(Negate(EachEffect(EffectsOnChain(OfType(CHARACTER)))))),
            "Free → Negate each effect of a character.",
        ),
        (
            Payment(
                Play(
                    Give(Chosen(0), (Gets(Number(2), Number(-1)), Has(FLIGHT)), THIS_ATTACK),
                    (Characters(Defending()),),
                ),
                (Activate(),),
            ),
            "Activate → Target defending character gets +2 ATK / -1 DEF and has Flight this attack.",
        ),
        (
            Payment(Play(Give(THIS, (Cannot(TO_BE_TARGETED),), THIS_TURN)), (PayEndurance(Number(1)),)),
            "Pay 1 endurance → This character can't be the target of opponents' effects this turn.",
        ),
        (
            Payment(
                Play(
                    Discard(Choice(CardsIn(HAND, OfType(CHARACTER)))),
                ),
                (Activate(),),
            ),
            "Activate → Discard a character card in your hand.",
        ),
    ],
)
def test_a_payment_power_in_words(payment, text):
    assert said(payments=(payment,)) == text.replace("Liz", "this character")


def said(**powers):
    lines = phrases.card_text(powered("Liz 5/4", **powers).card)
    assert len(lines) == 1
    return lines[0]


@pytest.mark.parametrize(
    ("trigger", "text"),
    [
        (
            Trigger(
                STUN, Gate(LoseEndurance(OPPONENTS, Number(4)), may=True, price=KnockOut(THIS)), IsThis()
            ),
            "Whenever Liz becomes stunned, you may KO Liz. If you do, each opponent loses 4 endurance.",
        ),
        (
            Trigger(STUN, DrawCards(YOU, Number(1)), by=IsThis()),
            "Whenever a character becomes stunned by Liz, draw a card.",
        ),
        (
            Trigger(POWERED_UP, GainEndurance(Number(2)), subject=Yours()),
            "Whenever a character you control becomes powered up, you gain 2 endurance.",
        ),
        (
            Trigger(PHASE_STARTED, LOSE_8, when=AmountIs(RECOVERY_PHASE)),
            "At the start of the recovery phase, each player loses 8 endurance.",
        ),
        (
            Trigger(STEP_STARTED, LOSE_8, when=Both((ItIsYou(), AmountIs(FORMATION_STEP))), given=Boosted()),
            "At the start of your formation step, if Liz is boosted, each player loses 8 endurance.",
        ),
        (
            Triggered(STUN, Stun(Chosen(0)), subject=IsThis(), targets=(Characters(Opposing()),)),
            "Whenever Liz becomes stunned, stun target character an opponent controls.",
        ),
    ],
)
def test_a_triggered_power_in_words(trigger, text):
    assert said(triggers=(trigger,)) == text.replace("Liz", "this character")


@pytest.mark.parametrize(
    ("aura", "text"),
    [
        (
            Aura(AdjacentToThis(), (Gets(Number(1), Number(1)),)),
            "Each character adjacent to Liz gets +1 ATK / +1 DEF.",
        ),
        (
            Aura(WithinCrossover(), (Joins(("X-Men", "B.P.R.D.")),)),
            "Each character you control or own has all of the affiliations X-Men and B.P.R.D. if any.",
        ),
        (
            Aura(IsThis(), (Gets(CountOf(Each(Characters(All((Yours(), OfTeam("X-Men")))))), Number(0)),)),
            "This character gets +1 ATK for each X-Men character you control.",
        ),
        (
            Aura(All((Yours(), Not(Hidden()))), (Has(FLIGHT | EVASION),), given=PhaseIs(BUILD_PHASE)),
            "While it is the build phase, each visible character you control has Flight and Evasion.",
        ),
    ],
)
def test_a_continuous_power_in_words(aura, text):
    assert said(auras=(aura,)) == text.replace("Liz", "this character")


@pytest.mark.parametrize(
    ("replacement", "text"),
    [
        (
            Replacement(STUN, subject=Not(IsThis()), instead=Stun(THIS)),
            "If another character would become stunned, instead stun Liz.",
        ),
        (Replacement(LOSES_ENDURANCE, given=ItIsYou()), "If you would lose endurance, prevent it."),
    ],
)
def test_a_replacing_power_in_words(replacement, text):
    assert said(replacements=(replacement,)) == text.replace("Liz", "this character")


@pytest.mark.parametrize(
    ("selector", "text"),
    [
        (Resources(All((Yours(), OfType(LOCATION)))), "a location you control"),
        (CardsIn(KO, Named("Abe"), everyone=True), "a card in any KO'd pile named Abe"),
        (
            Characters(All((HasKeyword(FLIGHT), CostAtMost(Number(3))))),
            "a character with Flight with cost 3 or less",
        ),
    ],
)
def test_where_cards_are_looked_for_in_words(selector, text):
    found = said(payments=(Payment(Play(KnockOut(Choice(selector)))),))
    assert found == f"Free → KO {text}."


def test_a_lasting_power_is_quoted():
    power = HasPower(Trigger(STUN, LOSE_8, subject=IsThis()))
    text = said(payments=(Payment(Play(Give(THIS, (power,), THIS_TURN))),))
    assert text == (
        'Free → This character has "Whenever this character becomes stunned, each player loses 8 endurance." '
        "this turn."
    )


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (
            Later(THIS, Trigger(PHASE_STARTED, Recover(THIS), when=AmountIs(RECOVERY_PHASE)), THIS_TURN),
            "This turn, at the start of the recovery phase, recover this character.",
        ),
        (
            Gate(Later(THIS, Trigger(STUN, LOSE_8, subject=IsThis()), THIS_ATTACK), may=True),
            "You may do this: this attack, whenever this character becomes stunned, "
            "each player loses 8 endurance.",
        ),
        (
            Later(Each(Characters(Yours())), Trigger(STUN, KnockOut(THIS), subject=IsThis()), THIS_TURN),
            "For each character you control, this turn, whenever it becomes stunned, KO it.",
        ),
    ],
)
def test_an_effect_that_waits_says_for_what_and_how_long(effect, text):
    assert said(payments=(Payment(Play(effect)),)) == f"Free → {text}"
