"""Classic decks made on the spot, for random games: plain characters with icons and keywords on a curve."""

from __future__ import annotations

from typing import Final

from versus.games.classic.language.changes import Gets, MayBear
from versus.games.classic.language.conditions import Boosted
from versus.games.classic.language.costs import Activate, PayByReplacing, PayEndurance
from versus.games.classic.language.effects.counters import COSMIC_TEXT, PutCounters
from versus.games.classic.language.effects.equipment import Bearer, BearsThis, Transfers
from versus.games.classic.language.effects.moving import EITHER_AREA, Moves
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.effects.resources import TakesResources
from versus.games.classic.language.filters import IsThis, OfVersion, Opposing, Yours
from versus.games.classic.language.selectors import Equipment, Resources
from versus.games.classic.printed.definition import Card, Facts, Payment, Play, Powers
from versus.games.classic.words import (
    ARMY,
    CHARACTER,
    CONCEALED,
    CONCEALED_OPTIONAL,
    COSMIC,
    COSMIC_SURGE,
    EQUIPMENT,
    FLIGHT,
    INVULNERABILITY,
    LOCATION,
    LOYALTY,
    LOYALTY_REVEAL,
    PLOT_TWIST,
    PLUS_ONE,
    PRESS,
    RANGE,
    RESERVIST,
    SUBSTITUTE,
    TERRAFORM,
    TRANSFERABLE,
)
from versus.kernel.choosing import Choice, Chosen, Not
from versus.kernel.deck import Deck
from versus.kernel.effects import Number, Sequence
from versus.kernel.nodes import Aura

CURVE: Final = ((1, 1, 1), (2, 3, 2), (3, 5, 4), (4, 7, 7), (5, 9, 9), (6, 12, 12), (7, 15, 15))
"""Cost, ATK and DEF."""
KEYWORDS: Final = (
    (),
    (FLIGHT,),
    (RANGE,),
    (CONCEALED,),
    (),
    (CONCEALED_OPTIONAL,),
    (FLIGHT, RANGE),
    (INVULNERABILITY,),
)
RECRUITING: Final = (
    (PRESS,),
    (RESERVIST,),
    (PRESS, CONCEALED_OPTIONAL),
    (LOYALTY,),
    (LOYALTY_REVEAL,),
    (RESERVIST, CONCEALED, SUBSTITUTE),
    (LOYALTY_REVEAL, RESERVIST),
    (SUBSTITUTE,),
)
"""Keywords that matter while a card is recruited, or comes otherwise."""
BOOST: Final = (Aura(IsThis(), (Gets(Number(2), Number(0)),), given=Boosted()),)
REPLACING: Final = Payment(
    Play(LoseEndurance(OPPONENTS, Number(1))),
    (PayByReplacing(Choice(Resources(Yours()))),),
    once_a_turn=True,
)
RAIDING: Final = Payment(Play(TakesResources(Chosen(0)), (Resources(Opposing()),)))
BEARING: Final = (
    (COSMIC,),
    (COSMIC_SURGE,),
    (COSMIC, CONCEALED_OPTIONAL),
    (CONCEALED,),
    (COSMIC, INVULNERABILITY),
)
EQUIPMENT_KEYWORDS: Final = ((), (CONCEALED_OPTIONAL,), (TRANSFERABLE,), (TRANSFERABLE, CONCEALED_OPTIONAL))


COSMIC_STRENGTH: Final = Aura(IsThis(), (Gets(Number(2), Number(1)),), COSMIC_TEXT)
THIEF: Final = Payment(
    Play(Transfers(Chosen(0)), (Equipment(Opposing()),)), (Activate(), PayEndurance(Number(2)))
)
MOVER: Final = Payment(
    Play(
        Sequence((Moves(Bearer(), EITHER_AREA), PutCounters(Bearer(), PLUS_ONE, Number(1)))),
    ),
    (PayEndurance(Number(1)),),
    once_a_turn=True,
)


def plain_deck(team: str = "X-Men", copies: int = 4) -> Deck:
    """Sixty cards: two characters of each cost, some of another team, some of one name, and an Army."""
    return deck_of(team, copies, f"Plain {team}", KEYWORDS)


def recruiting_deck(team: str = "X-Men", copies: int = 4) -> Deck:
    """The same with keywords of recruiting, a boost on every third character, and cards about resources."""
    deck = deck_of(team, copies, f"Recruiting {team}", RECRUITING, boosted=3)
    lab = Card(f"{team}-L", f"{team} Lab", Facts(LOCATION, 2, keywords=(TERRAFORM,)), Powers((REPLACING,)))
    raid = Card(f"{team}-R", f"{team} Raid", Facts(PLOT_TWIST, 3), Powers(twist=RAIDING))
    return Deck((*deck.cards[:54], *[lab] * 3, *[raid] * 3), name=deck.name)


def equipped_deck(team: str = "X-Men") -> Deck:
    """Cosmic and hidden characters, and four kinds of equipment that make their bearers stronger.

    One is unique, one is not for an Army, one steals others and moves its bearer, and a location lets
    everybody bear two.
    """
    deck = deck_of(team, 3, f"Equipped {team}", BEARING, auras=(COSMIC_STRENGTH,))
    lab = Card(f"{team}-L", f"{team} Lab", Facts(LOCATION, 2), Powers(auras=(Aura(Yours(), (MayBear(2),)),)))
    equipment: list[Card] = [lab] * 4
    for number, keywords in enumerate(EQUIPMENT_KEYWORDS):
        facts = Facts(
            EQUIPMENT,
            1 + number // 2,
            keywords=keywords,
            unique=number == 1,
            borne_by=Not(OfVersion(ARMY)) if number == 3 else None,
        )
        stronger = Aura(BearsThis(), (Gets(Number(1 + number), Number(number)),))
        powers = Powers((THIEF, MOVER) if number == 2 else (), auras=(stronger,))
        equipment += [Card(f"{team}-E{number}", f"{team} Tool {number}", facts, powers)] * 4
    return Deck((*deck.cards[: 60 - len(equipment)], *equipment), name=deck.name)


def deck_of(
    team: str,
    copies: int,
    name: str,
    keywords: tuple[tuple[int, ...], ...],
    boosted: int = 0,
    auras: tuple[Aura, ...] = (),
) -> Deck:
    cards: list[Card] = []
    for number in range(14):
        cost, atk, defense = CURVE[number // 2]
        boost = 1 if boosted and number % boosted == 1 else 0
        facts = Facts(
            CHARACTER,
            cost,
            atk,
            defense,
            (team,) if number % 5 else (team, "Reserves"),
            keywords[number % len(keywords)],
            (f"Version {number}",),
            boost=boost,
        )
        # Characters of cost 1 and 2 share names with those of cost 3, so that they meet and power one up.
        powers = Powers(auras=(*auras, *(BOOST if boost else ())))
        cards += [Card(f"{team}-{number}", f"{team} {number % 10}", facts, powers)] * copies
    army = Card(f"{team}-A", f"{team} Guard", Facts(CHARACTER, 1, 1, 1, (team,), versions=(ARMY,)))
    return Deck((*cards, *[army] * (60 - len(cards))), name=name)
