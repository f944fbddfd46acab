"""A classic deck whose cards do all kinds of things, so that players meet every kind of question."""

from versus.games.classic.language.changes import THIS_ATTACK, Gets
from versus.games.classic.language.conditions import X
from versus.games.classic.language.costs import Activate, PayByDiscarding, PayEndurance
from versus.games.classic.language.effects.characters import Give, KnockOut, Ready, Stun
from versus.games.classic.language.effects.moving import ReturnsToHand
from versus.games.classic.language.effects.players import (
    OPPONENTS,
    YOU,
    DrawCards,
    GainEndurance,
    LoseEndurance,
)
from versus.games.classic.language.filters import (
    CostAtMost,
    CostIs,
    InCombat,
    IsStunned,
    IsThis,
    Opposing,
    Yours,
)
from versus.games.classic.language.selectors import CardsIn, Characters
from versus.games.classic.printed.definition import Card, Facts, Payment, Play, Powers
from versus.games.classic.words import CAME_INTO_PLAY, CHARACTER, HAND, LOCATION, PLOT_TWIST
from versus.kernel.choosing import All, Choice, Chosen
from versus.kernel.deck import Deck
from versus.kernel.effects import Number
from versus.kernel.nodes import Aura, Trigger
from versus.testing.classic.decks import CURVE


def paying(effect, *costs, target=None, **more):
    return Payment(Play(effect, (Characters(target),) if target else ()), costs, **more)


WEAK = All((Opposing(), CostAtMost(Number(2))))
FALLEN = All((IsStunned(), CostIs(X())))
PUMP = Give(Chosen(0), (Gets(Number(3), Number(3)),), THIS_ATTACK)
CHARACTERS = (
    Powers((paying(LoseEndurance(OPPONENTS, Number(2)), Activate()),)),
    Powers((paying(Stun(Chosen(0)), PayEndurance(Number(3)), target=WEAK),)),
    Powers((paying(Ready(Chosen(0)), PayEndurance(Number(4)), target=Yours()),)),
    Powers((paying(KnockOut(Chosen(0)), PayEndurance(X()), target=FALLEN),)),
    Powers((paying(PUMP, PayByDiscarding(Choice(CardsIn(HAND))), target=InCombat(), once_a_turn=True),)),
    Powers(triggers=(Trigger(CAME_INTO_PLAY, DrawCards(YOU, Number(1)), IsThis()),)),
    Powers(auras=(Aura(All((Yours(), CostAtMost(Number(3)))), (Gets(Number(1), Number(0)),)),)),
)
RESOURCES = (
    (PLOT_TWIST, 1, Powers(twist=paying(PUMP, target=InCombat()))),
    (PLOT_TWIST, 3, Powers(twist=paying(ReturnsToHand(Chosen(0)), target=Opposing()))),
    (LOCATION, 2, Powers(auras=(Aura(Yours(), (Gets(Number(0), Number(1)),)),))),
    (LOCATION, 3, Powers((paying(GainEndurance(Number(1)), Activate()),))),
)


def powered_deck(team="X-Men"):
    """Fourteen characters on a curve, half of them with powers, and four resources that do something."""
    cards = []
    for number in range(14):
        cost, atk, defense = CURVE[number // 2]
        powers = CHARACTERS[number // 2] if number % 2 else None
        facts = Facts(CHARACTER, cost, atk, defense, (team,))
        cards += [Card(f"{team}-{number}", f"{team} {number}", facts, powers)] * 3
    for number, (kind, cost, powers) in enumerate(RESOURCES):
        cards += [Card(f"{team}-R{number}", f"{team} Resource {number}", Facts(kind, cost), powers)] * 4
    return Deck((*cards, cards[0], cards[3]), name=f"Powered {team}")
