"""Classic cards written at random out of every word of the game, so that random play reaches every corner.

No text reads hidden cards where everybody sees the result: what a continuous power counts is in the open.
"""

from __future__ import annotations

from dataclasses import Field
from typing import Any, Final

from versus.games.classic import words
from versus.games.classic.language.changes import THIS_ATTACK, HasBoost, Joins
from versus.games.classic.language.conditions import AmountIs, ItIsYou, X, YourStep
from versus.games.classic.language.costs import (
    Activate,
    CardCost,
    PayByDiscarding,
    PayByExhausting,
    PayByKOing,
    PayByReplacing,
    PayEndurance,
    PayPoints,
    RevealThis,
    StunThis,
)
from versus.games.classic.language.effects.arriving import ComesIntoPlay
from versus.games.classic.language.effects.characters import Discard, KnockOut
from versus.games.classic.language.effects.equipment import AttachesTo, CanBearThis, Equips, Transfers
from versus.games.classic.language.effects.moving import (
    AREA_NAMES,
    PutsIntoPlay,
    RemovesFromGame,
    ReturnsToHand,
)
from versus.games.classic.language.effects.players import EACH_PLAYER, OPPONENTS, YOU, WinTheGame
from versus.games.classic.language.effects.resources import LaysDown, Replaces, TakesResources
from versus.games.classic.language.effects.waiting import EachEffect, Negate, TargetEffect, Which
from versus.games.classic.language.filters import IsReady, OfType, Opposing, Yours
from versus.games.classic.language.keywords import OWN_KEYWORDS
from versus.games.classic.language.selectors import (
    CardsIn,
    Characters,
    EffectsOnChain,
    Equipment,
    Resources,
    Targetable,
)
from versus.games.classic.language.vocabulary.who import Target
from versus.games.classic.printed.definition import Payment, Play, RecruitCost, Triggered
from versus.games.classic.text.powers import EVENTS
from versus.games.classic.words import CHARACTER, EQUIPMENT, HAND, KO, REMOVED
from versus.kernel.choosing import THIS, All, Choice, Chosen, Each, OnCards, Takers, Who
from versus.kernel.effects import Both, Hatch, Number
from versus.kernel.modifiers import FOREVER, THIS_TURN
from versus.kernel.nodes import Aura, Change, Condition, Effect, Filter, Node, Replacement, Selector, Trigger
from versus.kernel.triggering import Watches
from versus.kernel.types import EventKind
from versus.testing.writing import RandomWriter

TEAMS: Final = ("X-Men", "Brotherhood", "Reserves")
NAMES: Final = ("Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta")
"""Few names, so that namesakes meet."""
VERSIONS: Final = (words.ARMY, "Ally", "Team-Up", "Elder")
TRAITS: Final = (words.MENTAL, words.ENERGY, words.PHYSICAL)
WOULD: Final = (words.STUN, words.KOD, words.LOSES_ENDURANCE, words.DRAWS, words.DISCARDED)
"""Events that can be prevented or replaced."""
STARTS: Final = {
    words.PHASE_STARTED: range(words.DRAW_PHASE, words.RECOVERY_PHASE + 1),
    words.STEP_STARTED: range(words.RESOURCE_STEP, words.ATTACK_STEP + 1),
}

NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    "Number.number": (0, 1, 1, 1, 2, 2, 3, 5),
    "Choice.least": (0, 1, 1, 1),
    "Choice.most": (1, 1, 1, 2, 3),
    "Has.keywords": tuple(1 << bit for bit in range(len(OWN_KEYWORDS))),
    "MayBear.number": (2, 2, 3),
    "act": tuple(range(len(words.ACT_NAMES))),
    "area": tuple(range(len(AREA_NAMES))),
    "factor": (-1, 2, 3),
    "group": (0, 1, -1),
    "keywords": tuple(1 << bit for bit in range(len(OWN_KEYWORDS))),
    "kind": tuple(range(words.COUNTER_KINDS)),
    "number": (1, 2, 3, 4),
    "phase": tuple(range(words.DRAW_PHASE, words.RECOVERY_PHASE + 1)),
    "step": tuple(range(words.RESOURCE_STEP, words.ATTACK_STEP + 1)),
    "type": tuple(range(len(words.TYPE_NAMES))),
    "who": (0, 1, 2),
}
STRINGS: Final[dict[str, tuple[str, ...]]] = {
    "team": TEAMS,
    "name": NAMES,
    "version": VERSIONS,
    "identity": NAMES,
    "trait": TRAITS,
}
COSTS: Final = (Activate, PayEndurance, PayPoints, RevealThis, StunThis)
OF_THE_RULES: Final = (ComesIntoPlay, AttachesTo, CanBearThis, HasBoost)
"""What only the rules bring about, as a card is recruited."""

CHARACTER_CARDS: Final = OfType(CHARACTER)
OUTSIDE_PLAY: Final[dict[type[Effect], tuple[Selector, ...]]] = {
    # Instructions about other cards than characters in play, and where those are found.
    Discard: (CardsIn(HAND), CardsIn(HAND, everyone=True)),
    KnockOut: (Characters(), Resources(), Equipment()),
    PutsIntoPlay: (
        CardsIn(KO, CHARACTER_CARDS),
        CardsIn(HAND, CHARACTER_CARDS),
        CardsIn(KO, CHARACTER_CARDS, everyone=True),
        CardsIn(REMOVED, CHARACTER_CARDS),
    ),
    Equips: (CardsIn(HAND, OfType(EQUIPMENT)), CardsIn(KO, OfType(EQUIPMENT))),
    Transfers: (Equipment(), Equipment(Yours()), Equipment(Opposing())),
    ReturnsToHand: (Characters(), Resources(Yours()), Equipment(), Resources(Opposing())),
    RemovesFromGame: (Characters(), CardsIn(HAND), CardsIn(KO, everyone=True), Resources(Yours())),
    Replaces: (Resources(Yours()), Resources()),
    LaysDown: (CardsIn(HAND),),
    TakesResources: (Resources(Opposing()),),
}
RARE: Final[tuple[type[Node], ...]] = (KnockOut, RemovesFromGame, TakesResources, WinTheGame)
OWN_READY: Final = Characters(All((Yours(), IsReady())))


class Writer(RandomWriter):
    """Writes nodes of the classic game."""

    rooms = ("versus.kernel.", "versus.games.classic.")
    no_words = (
        Hatch,
        Takers,
        OnCards,
        Target,
        Watches,
        CardCost,
        *CardCost.__subclasses__(),
        *COSTS,
        *OF_THE_RULES,
    )
    rare = RARE
    numbers = NUMBERS
    strings = STRINGS
    names = NAMES
    durations = (FOREVER, THIS_ATTACK, THIS_TURN, THIS_TURN)
    events = tuple(EVENTS)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.targets: tuple[Targetable, ...] = ()
        """The targets of the effect that is being written."""

    # Powers

    def payment(self, from_hand: bool = False) -> Payment:
        """A payment power, or what a plot twist does: up to two targets, costs, limits."""
        play = self.play()
        if from_hand:
            given = YourStep(words.RECRUIT_STEP) if self.chance(50) else None
            return Payment(play, (RevealThis(), *self.costs()), given, True, True)
        costs = self.costs()
        tiring = any(isinstance(cost, Activate | StunThis | PayByExhausting) for cost in costs)
        return Payment(play, costs, self.perhaps(Condition, 10), not tiring or self.chance(30))

    def play(self) -> Play:
        targets = tuple(self.target() for _ in range(self.pick((0, 0, 1, 1, 2))))
        self.targets = targets
        effect = self.effect()
        self.targets = ()
        return Play(effect, targets)

    def target(self) -> Targetable:
        """What a target must be; everybody sees what was chosen."""
        if self.chance(10):
            return CardsIn(KO, self.perhaps(Filter, 50), self.chance(50))
        if self.chance(10):
            return EffectsOnChain(self.perhaps(Filter, 30), self.pick((OPPONENTS, EACH_PLAYER, YOU)))
        found: Selector = self.pick((Characters, Characters, Characters, Resources, Equipment))(
            self.perhaps(Filter, 60)
        )
        return found

    def costs(self) -> tuple[Effect, ...]:
        """Up to one of each sort: with itself, with endurance, with points, with cards."""
        itself = (self.pick((Activate(), Activate(), StunThis())),) if self.chance(40) else ()
        endurance = (PayEndurance(self.pick((Number(self.below(4)), X()))),) if self.chance(30) else ()
        points = (PayPoints(self.pick((Number(self.below(3)), X()))),) if self.chance(10) else ()
        cards = (self.card_cost(),) if self.chance(30) else ()
        return (*cards, *endurance, *points, *itself)

    def recruit_costs(self) -> tuple[RecruitCost, ...]:
        """An additional cost, an alternate one, or both; one of them may choose cards to pay with."""
        plain = (PayEndurance(Number(self.below(4))), PayPoints(Number(self.below(2))))
        additional = RecruitCost((self.pick((*plain, self.card_cost())),))
        instead = RecruitCost((self.pick(plain),), instead=True)
        if isinstance(additional.costs[0], PayEndurance | PayPoints):
            instead = RecruitCost((self.card_cost(),), instead=True)
        return self.pick(((additional,), (instead,), (additional, instead)))

    def card_cost(self) -> Effect:
        return self.pick(
            (
                PayByExhausting(Choice(OWN_READY)),
                PayByDiscarding(Choice(CardsIn(HAND))),
                PayByDiscarding(Choice(CardsIn(HAND, self.word(Filter, 0)))),
                PayByKOing(Choice(Resources(Yours()))),
                PayByKOing(Choice(Characters(Yours()))),
                PayByReplacing(Choice(Resources(Yours()))),
            )
        )

    def trigger(self, on: EventKind) -> Trigger:
        if on in STARTS:
            start = AmountIs(self.pick(tuple(STARTS[on])))
            when = Both((start, ItIsYou())) if self.chance(50) else start
            return Trigger(on, self.effect(), when=when, given=self.perhaps(Condition, 15))
        if self.chance(60) or self.targets:
            return super().trigger(on)
        play = self.play()
        return Triggered(on, play.effect, subject=self.perhaps(Filter, 50), targets=play.targets)

    def aura(self) -> Aura:
        changes = tuple(self.word(Change, 1) for _ in range(self.pick((1, 1, 2))))
        return Aura(self.word(Filter, 1), changes, given=self.perhaps(Condition, 30))

    def replacement(self, of: EventKind) -> Replacement:
        return Replacement(
            of,
            subject=self.word(Filter, 1) if of != words.DRAWS else None,
            by=self.perhaps(Filter, 10),
            given=self.perhaps(Condition, 50) if of != words.DRAWS else ItIsYou(),
            instead=self.perhaps(Effect, 60),
        )

    # Words

    def part(self, word: type[Any], part: Field[Any], depth: int) -> Any:
        if word is Joins:
            return self.pick((TEAMS[:2], TEAMS[1:], TEAMS))
        if word is Negate:
            return self.which()
        return super().part(word, part, depth)

    def which(self) -> Which:
        """The effects that an instruction is about: a target if one is an effect, else all of a kind."""
        places = [place for place, target in enumerate(self.targets) if isinstance(target, EffectsOnChain)]
        if places:
            return TargetEffect(self.pick(tuple(places)))
        return EachEffect(EffectsOnChain(self.word(Filter, 0), self.pick((OPPONENTS, EACH_PLAYER, YOU))))

    def who(self, word: type[Any], part: str, depth: int) -> Who:
        """Whom an instruction is about: its targets, a choice, or cards where it looks for them."""
        cards = [place for place, target in enumerate(self.targets) if isinstance(target, Selector)]
        if cards and self.chance(50):
            return Chosen(self.pick(tuple(cards)))
        if word in OUTSIDE_PLAY and self.chance(85):
            return self.choice(self.pick(OUTSIDE_PLAY[word]))
        if self.chance(40):
            return self.choice(self.selector(depth))
        if self.chance(20):
            return Each(self.selector(depth))
        if self.chance(40):
            return THIS
        spoken_of = [word for word in self.vocabulary(Who) if "of" not in word.__dataclass_fields__]
        found: Who = self.write(self.pick(tuple(spoken_of)), depth)
        return found

    def selector(self, depth: int) -> Selector:
        """Where to look: mostly among the characters in play, and in hands only for any card."""
        if not self.chance(20):
            return Characters(self.word(Filter, max(0, depth - 1)))
        filter: Filter | None = self.perhaps(Filter, 50, max(0, depth - 1))
        return self.pick(
            (
                Resources(filter),
                Equipment(filter),
                CardsIn(KO, filter, self.chance(50)),
                CardsIn(REMOVED, filter, self.chance(50)),
                CardsIn(HAND, None, self.chance(50)),
            )
        )
