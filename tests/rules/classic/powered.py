"""Cards with powers and misfortunes that several rule tests share."""

from dataclasses import replace

from versus.games.classic.language.changes import Cannot
from versus.games.classic.language.conditions import X
from versus.games.classic.language.costs import Activate, PayEndurance
from versus.games.classic.language.effects.characters import KnockOut
from versus.games.classic.language.effects.moving import ReturnsToHand
from versus.games.classic.language.effects.players import EACH_PLAYER, OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import (
    CostIs,
    IsStunned,
    OfTeam,
    Yours,
)
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.table.harm import recover, stun_event
from versus.games.classic.words import (
    STUN,
    STUNNED,
    TO_BE_TARGETED,
)
from versus.kernel.choosing import All, Chosen
from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Trigger
from versus.testing.classic import powered

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


def stun_all(table, seat):
    def change(contest):
        contest.cause_together([stun_event(card) for card in contest.characters(seat)])

    table.befalls(change)


def recover_all(table, seat):
    table.befalls(lambda contest: recover(contest, contest.characters(seat)))


def protect(table, name):
    """A character of player 2 can't be the target of opponents' effects this turn."""

    def change(contest):
        card = next(c for c in contest.characters(1) if contest.definition[c].name == name)
        contest.modify(Cannot(TO_BE_TARGETED), card, 1, card, THIS_TURN)

    table.befalls(change)


def mourner(words="Mourner 1/1 c2", effect=None, **more):
    """Its opponent loses 1 whenever a character becomes stunned."""
    return powered(words, triggers=(Trigger(STUN, effect or LoseEndurance(OPPONENTS, Number(1)), **more),))


def lying_stunned(lying):
    return replace(lying, face=STUNNED, exhausted=True)
