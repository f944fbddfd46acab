"""Cards written at random out of every word of the game, so that random play reaches every corner.

Only what the plain numbers of its words mean is told here; see `writing`.
"""

from __future__ import annotations

from dataclasses import Field
from typing import Any, Final

from versus.games.tpcg import words
from versus.games.tpcg.flow.reactions import OfferReaction
from versus.games.tpcg.language import conditions
from versus.games.tpcg.language.changes import CountsAs, EndsFor, KeepsCounters, SinglesOut
from versus.games.tpcg.language.comparing import AT_LEAST, AT_MOST, EXACTLY, LESS_THAN, MORE_THAN
from versus.games.tpcg.language.effects import (
    aside,
    deeds,
    fights,
    hand_and_deck,
    lasting,
    moving,
    piles,
    progress,
)
from versus.games.tpcg.language.filters import IsCard, IsCharacter, OfType
from versus.games.tpcg.language.groups import OfThoseBefore
from versus.games.tpcg.language.keywords import OWN_KEYWORDS
from versus.games.tpcg.language.lending import HasPowers
from versus.games.tpcg.language.players import EACH_PLAYER, FOUND, PLAYER_NAMES
from versus.games.tpcg.language.selectors import CardsIn, Characters, LocationsInPlay
from versus.games.tpcg.printed.definition import (
    FACE_UP,
    IN_HAND,
    IN_KO_PILE,
    WATCHING,
    WHILE_STUNNED,
    SuperPower,
)
from versus.games.tpcg.printed.teams import EVIL, GOOD
from versus.games.tpcg.table.altering import Ruling
from versus.games.tpcg.words import (
    APPEARED,
    BACK,
    COUNTER_KINDS,
    DECK,
    DOWN,
    EQUIPMENT,
    FRONT,
    HAND,
    HIDDEN,
    KO,
    PILE,
    REMOVED,
    RESOURCE,
    STUNNED,
    UP,
    XP,
    Symbol,
    Timing,
)
from versus.kernel.choosing import THIS, Each, OnCards, Takers, Who
from versus.kernel.effects import Hatch, Number, Sequence
from versus.kernel.modifiers import (
    FOREVER,
    THIS_COMBAT,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    UNTIL_YOUR_RECOVERY_ENDS,
    WHILE_SOURCE_STANDS,
    WHILE_SOURCE_STAYS,
)
from versus.kernel.nodes import Aura, Change, Condition, Effect, Filter, Node, Replacement, Selector
from versus.kernel.types import NOTHING, EventKind
from versus.testing.writing import RandomWriter

TEAMS: Final = ("X-Men", "Brotherhood")
NAMES: Final[tuple[str, ...]] = ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta")
"""Few names, so that namesakes meet."""
TOKEN_KEYS: Final = ("WILD-TOKEN-1", "WILD-TOKEN-2")
WOULD: Final = tuple(map(EventKind, range(APPEARED + 1)))
"""Events that can be prevented, replaced or reacted to."""

NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    # By class and field, or by field alone: what a plain number may be.
    "Number.number": (0, 1, 1, 1, 2, 2, 3, 5),
    "Has.keywords": tuple(
        1 << bit for bit in range(len(OWN_KEYWORDS)) if 1 << bit not in (words.SWARM, words.TAG_TEAM)
    ),
    "GetsRandomKeyword.keywords": (words.FLIGHT | words.RANGED, words.BERSERKER | words.LETHAL),
    "HasBase.atk": (NOTHING, 0, 2, 6),
    "HasBase.defense": (NOTHING, 1, 3, 6),
    "HasBase.health": (NOTHING, NOTHING, 2, 8),
    "MoreHealth.amount": (-1, 1, 1, 2),
    "RecruitPoints.amount": (-2, -1, 1, 2),
    "PaysLess.amount": (-1, 1, 2),
    "PaysFewerSymbols.amount": (1, 1, 2),
    "WoundsMore.amount": (1, 1, 2),
    "Befell.manner": (0, 0, 0, words.MELEE, words.MELEE | words.AT_RANGE),
    "ChangeLevel.by": (-1, 1, 1),
    "PutCounters.kind": tuple(kind for kind in range(COUNTER_KINDS) if kind != XP),
    "HappenedThisTurn.kind": tuple(range(len(words.EVENT_NAMES))),
    "SinceYourTurn.kind": tuple(range(len(words.EVENT_NAMES))),
    "Befell.kind": tuple(range(len(words.EVENT_NAMES))),
    "TimesThisTurn.kind": tuple(range(len(words.EVENT_NAMES))),
    "how": (AT_LEAST, AT_MOST, MORE_THAN, LESS_THAN, EXACTLY),
    "ways": (words.BY_STRIKE, words.BY_EFFECT, words.BY_EFFECT | words.AT_ZERO),
    "Flip.face": (UP, DOWN),
    "PutIntoPlay.face": (UP, DOWN, moving.ASK_FACE),
    "PutIntoPlay.side": (moving.OWNER, moving.YOURS),
    "PutIntoPlay.row": (moving.ASK_ROW, FRONT, BACK),
    "Search.zones": (1 << DECK, 1 << DECK, 1 << DECK | 1 << HAND | 1 << KO, 1 << KO),
    "TakeControl.row": (moving.ASK_ROW, FRONT, BACK),
    "SendBeside.row": (moving.ASK_ROW, FRONT, BACK),
    "Move.row": (FRONT, BACK, moving.OTHER_ROW),
    "MakeToken.row": (moving.ASK_ROW, FRONT, BACK),
    "Choice.least": (0, 1, 1, 1),
    "Choice.most": (1, 1, 1, 2, 3),
    "DivideCounters.kind": (words.PLUS, words.MINUS, words.VITALITY),
    "IsResource.face": (NOTHING, UP, DOWN),
    "timing": tuple(1 << bit for bit in range(len(words.TIMING_NAMES))),
    "kind": tuple(range(COUNTER_KINDS)),
    "act": tuple(range(len(words.ACT_NAMES))),
    "alignment": (GOOD, EVIL),
    "atk": (-3, -1, 0, 1, 2, 4),
    "defense": (-3, -1, 0, 1, 2, 4),
    "cost": (1, 3, 5),
    "count": (1, 1, 2),
    "face": (UP, STUNNED, HIDDEN),
    "factor": (-1, 2, 3),
    "group": (0, 1, -1),
    "keywords": tuple(1 << bit for bit in range(len(OWN_KEYWORDS))),
    "manner": (words.MELEE, words.AT_RANGE, words.MELEE | words.AT_RANGE),
    "most": (1, 2),
    "old_goes_to": (REMOVED, HAND, KO, PILE),
    "phase": (words.DRAW_PHASE, words.RECOVERY_PHASE, words.BUILD_PHASE, words.MAIN_PHASE),
    "row": (FRONT, BACK),
    "safe_below": (1, 3, 7),
    "stat": tuple(range(len(words.STAT_NAMES))),
    "symbol": tuple(1 << bit for bit in range(len(words.SYMBOL_NAMES))),
    "StrikesHarder.times": (2, 2, 3),
    "times": (1, 1, 2),
    "type": tuple(range(len(words.TYPE_NAMES))),
    "ForPlayers.whose": tuple(range(len(PLAYER_NAMES))),
    "whose": FOUND,
    "zone": (DECK, HAND, FRONT, BACK, RESOURCE, KO, PILE, REMOVED),
}
ORDERS: Final = (
    (words.MAIN_PHASE, words.BUILD_PHASE, words.RECOVERY_PHASE, words.DRAW_PHASE),
    (words.RECOVERY_PHASE, words.MAIN_PHASE, words.DRAW_PHASE, words.BUILD_PHASE),
    (words.BUILD_PHASE, words.DRAW_PHASE, words.MAIN_PHASE, words.RECOVERY_PHASE),
)
"""In which order phases may come."""
PLACES: Final = (FACE_UP,) * 16 + (WATCHING, WHILE_STUNNED, IN_KO_PILE, IN_HAND)
ROOMS: Final = ("versus.kernel.", "versus.games.tpcg.")
"""Where the words of this game are defined."""

WORDS: Final[dict[str, tuple[str, ...]]] = {"team": TEAMS, "name": NAMES, "token": TOKEN_KEYS}

OUTSIDE_PLAY: Final[dict[type[Effect], tuple[Selector, ...]]] = {
    # Instructions about other cards than characters in play, and where those are found.
    hand_and_deck.DiscardCards: (CardsIn(HAND),),
    hand_and_deck.Reveal: (CardsIn(HAND), CardsIn(RESOURCE), CardsIn(HAND, whose=EACH_PLAYER)),
    moving.Flip: (LocationsInPlay(), CardsIn(RESOURCE), CardsIn(RESOURCE, whose=EACH_PLAYER)),
    moving.PutIntoPlay: (
        CardsIn(KO, IsCharacter()),
        CardsIn(HAND, IsCharacter()),
        CardsIn(DECK, IsCharacter()),
        CardsIn(KO, IsCharacter(), whose=EACH_PLAYER),
        CardsIn(REMOVED, IsCharacter()),
        CardsIn(KO, OfType(EQUIPMENT)),
        CardsIn(KO, OfType(words.LOCATION)),
    ),
    moving.PutBeside: (CardsIn(KO, IsCharacter()), CardsIn(HAND, IsCharacter())),
    moving.ReturnToHand: (Characters(IsCharacter()), CardsIn(KO), CardsIn(REMOVED)),
    piles.PutIntoDeck: (Characters(IsCharacter()), CardsIn(HAND), CardsIn(KO)),
    piles.ShuffleIntoDeck: (Characters(IsCharacter()), CardsIn(HAND), CardsIn(KO, whose=EACH_PLAYER)),
    piles.PlayTwists: (CardsIn(KO, OfType(words.PLOT_TWIST)), CardsIn(HAND, OfType(words.PLOT_TWIST))),
    moving.RemoveFromGame: (Characters(IsCharacter()), CardsIn(HAND), CardsIn(KO, whose=EACH_PLAYER)),
    aside.RemoveUntil: (Characters(IsCharacter()), CardsIn(HAND), CardsIn(KO, whose=EACH_PLAYER)),
    moving.Transform: (
        CardsIn(PILE, IsCharacter()),
        CardsIn(HAND, IsCharacter()),
        CardsIn(KO, IsCharacter()),
    ),
}
RARE: Final[tuple[type[Node], ...]] = (
    # Words that end a game or empty a side when they come up too often.
    CountsAs,
    deeds.KnockOut,
    lasting.MakeMain,
    lasting.OnTheirNextTurn,
    lasting.RuleChange,
    moving.RemoveFromGame,
    aside.RemoveUntil,
    moving.SendBeside,
    moving.TakeControl,
    progress.ChangeLevel,
)
OF_REACTIONS_ONLY: Final = (fights.CancelIt,)
NO_WORDS: Final = (
    Hatch,
    OfferReaction,
    HasPowers,
    EndsFor,
    IsCard,
    KeepsCounters,
    SinglesOut,
    OfThoseBefore,
    Takers,
    OnCards,
    Ruling,
)
"""Nodes that no card is written with: a hatch needs a function, the rules make the next eight, and of the
last two others are made."""


def vocabulary(kind: Any) -> tuple[type[Any], ...]:
    """Every word of a kind that a card can be written with."""
    return Writer.vocabulary(kind)


class Writer(RandomWriter):
    """Writes nodes of this game."""

    rooms = ROOMS
    no_words = NO_WORDS
    rare = RARE
    numbers = NUMBERS
    strings = WORDS
    names = NAMES
    durations = (
        FOREVER,
        THIS_COMBAT,
        THIS_TURN,
        THIS_TURN,
        THIS_TURN,
        UNTIL_YOUR_NEXT_TURN,
        UNTIL_YOUR_NEXT_TURN_ENDS,
        UNTIL_YOUR_RECOVERY_ENDS,
        WHILE_SOURCE_STANDS,
        WHILE_SOURCE_STAYS,
    )
    events = tuple(map(EventKind, range(len(words.EVENT_NAMES))))

    def part(self, word: type[Any], part: Field[Any], depth: int) -> Any:
        return self.pick(ORDERS) if part.name == "order" else super().part(word, part, depth)

    # Powers

    def effect(self, reaction: bool = False) -> Effect:
        """An instruction of a card, not too deep."""
        if reaction and self.chance(30):
            return fights.CancelIt()
        built: Effect = self.word(Effect, 2)
        return built

    def super_power(self, name: str) -> SuperPower:
        timing = 1 << self.below(len(words.TIMING_NAMES))
        if self.chance(20):
            timing |= 1 << self.below(len(words.TIMING_NAMES))
        return SuperPower(
            name,
            self.effect(),
            timing=Timing(timing),
            cost=self.price(),
            any_turn=self.chance(40),
            limit=self.pick((0, 0, 0, 1)),
            given=self.perhaps(Condition, 10),
            place=self.pick(PLACES),
            from_hand=self.chance(5),
        )

    def reaction(self, name: str, to: EventKind) -> SuperPower:
        return SuperPower(
            name,
            self.effect(reaction=True),
            cost=self.price(),
            reacts_to=to,
            limit=self.pick((0, 0, 0, 1)),
            subject=self.perhaps(Filter, 40),
            by=self.perhaps(Filter, 10),
            given=self.perhaps(Condition, 10),
            after=self.chance(25),
        )

    def price(self) -> tuple[Symbol, ...]:
        symbols = [1 << self.below(4) for _ in range(self.pick((0, 0, 1, 1, 2)))]
        return tuple(Symbol(symbol | (1 << self.below(4) if self.chance(20) else 0)) for symbol in symbols)

    def aura(self) -> Aura:
        changes = tuple(self.word(Change, 1) for _ in range(self.pick((1, 1, 2))))
        return Aura(
            self.word(Filter, 1), changes, given=self.perhaps(Condition, 30), face_down=self.chance(15)
        )

    def replacement(self, of: EventKind) -> Replacement:
        """A draw has no card; and if none were drawn in its place, a game might never run out of cards."""
        if of == words.DRAWS:
            instead = Sequence((self.effect(), hand_and_deck.Draw()))
            return Replacement(of, given=conditions.ItIsYou(), instead=instead)
        return Replacement(
            of,
            subject=self.word(Filter, 1),
            by=self.perhaps(Filter, 10),
            given=self.perhaps(Condition, 50),
            instead=self.perhaps(Effect, 60),
        )

    def is_apt(self, word: type[Any]) -> bool:
        return word not in OF_REACTIONS_ONLY and super().is_apt(word)

    def who(self, word: type[Any], part: str, depth: int) -> Who:
        """Whom an instruction is about: mostly a choice of characters, or cards where it looks for them."""
        if word in OUTSIDE_PLAY and self.chance(85):
            if word is hand_and_deck.Reveal and self.chance(30):
                return hand_and_deck.TopCards(Number(self.pick((1, 2, 4))))
            return self.choice(self.pick(OUTSIDE_PLAY[word]))
        if part == "equipment":
            return self.choice(CardsIn(self.pick((HAND, KO)), OfType(EQUIPMENT)))
        if self.chance(40):
            return self.choice(self.selector(depth))
        if self.chance(20):
            return Each(self.selector(depth))
        if self.chance(40):
            return THIS
        spoken_of = [word for word in vocabulary(Who) if "of" not in word.__dataclass_fields__]
        found: Who = self.write(self.pick(tuple(spoken_of)), depth)
        return found

    def selector(self, depth: int) -> Selector:
        """Where to look: mostly among the characters in play."""
        if depth > 0 and self.chance(10):
            found: Selector = self.word(Selector, depth)
            return found
        return Characters(self.word(Filter, max(0, depth - 1)), self.chance(20))
