"""Who or what an effect is about: found, or chosen one card after another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from versus.kernel.ask import PICK, Ask, Option
from versus.kernel.nodes import Effect, Filter, Node, Procedure, Selector
from versus.kernel.types import CardId
from versus.kernel.verbs import CHOOSE, CHOOSE_PROMPT, DONE

if TYPE_CHECKING:
    from versus.kernel.frames import Frame
    from versus.kernel.game import Game

ANY_NUMBER: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Node):
    """The cards an instruction is about."""

    def found(self, game: Game, frame: Frame) -> list[CardId] | None:
        """The cards, or None where somebody must choose them."""
        raise AssertionError

    def meant(self, game: Game, frame: Frame) -> list[CardId]:
        """The cards; where somebody must choose them, those that could be chosen."""
        return self.found(game, frame) or []

    def possible(self, game: Game, frame: Frame) -> bool:
        """Whether it could mean any card at all."""
        return bool(self.meant(game, frame))

    def public(self) -> bool:
        """Whether everyone can see how many cards are meant."""
        return True

    def settles(self) -> bool:
        """Whether "it" means these cards from then on."""
        return False


@dataclass(frozen=True)
class This(Who):
    """The card whose power it is, while it is still the same object."""

    def found(self, game: Game, frame: Frame) -> list[CardId]:
        if frame.source >= 0 and game.stamp[frame.source] == frame.stamp:
            return [frame.source]
        return []

    def steady(self) -> bool:
        return True


@dataclass(frozen=True)
class It(Who):
    """What was chosen last in this effect; failing that, what the event happened to."""

    def found(self, game: Game, frame: Frame) -> list[CardId]:
        if frame.base >= 0 and game.stack[frame.base].numbers:
            return game.bound(frame, -1)
        return EVENT_CARD.found(game, frame)


@dataclass(frozen=True)
class Chosen(Who):
    """The n-th group of cards chosen in this effect, counted from 0."""

    group: int

    def found(self, game: Game, frame: Frame) -> list[CardId]:
        return game.bound(frame, self.group)


@dataclass(frozen=True)
class EventCard(Who):
    """The card that the triggering event happened to, while it is still the same object.

    One that left play by that event is found where it went.
    """

    def found(self, game: Game, frame: Frame) -> list[CardId]:
        event = frame.event
        if event is None or event.card < 0:
            return []
        stamp = game.stamp[event.card]
        if stamp == event.stamp or (event.last is not None and event.last.went == stamp):
            return [event.card]
        return []


@dataclass(frozen=True)
class Cause(Who):
    """The cards that get the credit for the triggering event."""

    def found(self, game: Game, frame: Frame) -> list[CardId]:
        return list(frame.event.by) if frame.event is not None else []


@dataclass(frozen=True)
class Each(Who):
    """Every card that fits, as the game stands when the instruction is carried out."""

    of: Selector

    def found(self, game: Game, frame: Frame) -> list[CardId]:
        return self.of.candidates(game, frame)

    def public(self) -> bool:
        return self.of.public()

    def settles(self) -> bool:
        return True

    def steady(self) -> bool:
        return self.of.steady()


@dataclass(frozen=True)
class Choice(Who):
    """Cards chosen by a player, `least` to `most` of them, or at random."""

    of: Selector
    least: int = 1
    most: int = 1
    at_random: bool = False
    distinct: bool = False
    """No two of them bear the same name."""

    def found(self, game: Game, frame: Frame) -> list[CardId] | None:
        candidates = self.of.candidates(game, frame)
        if not candidates:
            return []
        if self.at_random:
            # Chance is asked once, by the instruction itself; whoever merely looks must not draw from it.
            return None
        certain = self.least == self.most and len(candidates) <= self.least and self.of.public()
        if certain and (not self.distinct or len(candidates) == 1):
            return candidates
        return None

    def meant(self, game: Game, frame: Frame) -> list[CardId]:
        return self.of.candidates(game, frame)

    def public(self) -> bool:
        return self.of.public()

    def settles(self) -> bool:
        return True


def random_sample(game: Game, candidates: list[CardId], size: int, distinct: bool = False) -> list[CardId]:
    """Some of the candidates, each set of that size equally likely; with `distinct`, no two of a name."""
    rest = candidates.copy()
    found: list[CardId] = []
    while rest and len(found) < size:
        found.append(rest.pop(game.random(len(rest))))
        if distinct:
            rest = named_otherwise(game, rest, found)
    return found


def named_otherwise(game: Game, cards: list[CardId], chosen: list[CardId]) -> list[CardId]:
    """Those cards whose name none of the chosen ones bears."""
    names = [game.definition[card].name for card in chosen]
    return [card for card in cards if game.definition[card].name not in names]


@dataclass(frozen=True)
class Choosing(Procedure):
    """Ask for the cards of a choice, one at a time; `game.found` has them in the end."""

    choice: Choice

    def step(self, game: Game, frame: Frame) -> None:
        chosen = frame.cards
        candidates = [c for c in self.choice.of.candidates(game, frame) if c not in chosen]
        if self.choice.distinct:
            candidates = named_otherwise(game, candidates, chosen)
        if len(chosen) >= self.choice.most or not candidates:
            game.stack.pop()
            game.found = chosen
            return
        options = [Option(CHOOSE, card) for card in candidates]
        if len(chosen) >= self.choice.least:
            options.append(Option(DONE))
        game.ask = Ask(frame.seat, PICK, CHOOSE_PROMPT, options, frame.source)

    def answered(self, game: Game, frame: Frame, option: Option) -> None:
        if option.verb == DONE:
            game.stack.pop()
            game.found = frame.cards
        else:
            frame.cards.append(option.card)


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutCards(Effect):
    """An instruction about some cards: find or choose them, then act on all of them at one moment.

    Where it has a `partner` (who strikes, what is switched with), that is settled first and stands in
    `frame.cards` when `act` is called.
    """

    def whom(self) -> Who:
        raise AssertionError

    def partner(self) -> Who | None:
        return None

    def act(self, game: Any, frame: Frame, cards: list[CardId]) -> None:
        raise AssertionError

    def possible(self, game: Game, frame: Frame) -> bool:
        partner = self.partner()
        return self.whom().possible(game, frame) and (partner is None or partner.possible(game, frame))

    def public(self) -> bool:
        partner = self.partner()
        return self.whom().public() and (partner is None or partner.public())

    def idle(self, game: Game, frame: Frame) -> bool:
        """Without anybody to do it to."""
        return self.public() and not self.possible(game, frame)

    def step(self, game: Game, frame: Frame) -> None:
        if frame.pc == 0:
            frame.pc = 1
            partner = self.partner()
            if partner is not None and not look_for(game, frame, partner):
                return
        if frame.pc == 1:
            frame.pc = 2
            partner = self.partner()
            if partner is not None:
                frame.cards = remembered(game, frame, partner)
            if not look_for(game, frame, self.whom()):
                return
        cards = remembered(game, frame, self.whom())
        game.stack.pop()
        self.act(game, frame, cards)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OnCards(AboutCards):
    """The usual case: one party, `who`."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def works_on(self, game: Any, frame: Frame, card: CardId) -> bool:
        """Whether it would change something about this card; it looks only at what everyone can see."""
        return True

    def possible(self, game: Game, frame: Frame) -> bool:
        """A price is paid in full: with as many cards as are asked for, and each of them must take it."""
        takers = [card for card in self.who.meant(game, frame) if self.works_on(game, frame, card)]
        least = self.who.least if isinstance(self.who, Choice) else 1
        return len(takers) >= max(1, least)

    def as_price(self) -> Effect:
        if isinstance(self.who, Choice):
            return replace(self, who=replace(self.who, of=Takers(self.who.of, self)))
        return self

    def idle(self, game: Game, frame: Frame) -> bool:
        if not self.who.public():
            return False
        for card in self.who.meant(game, frame):
            if self.works_on(game, frame, card):
                return False
        return True


@dataclass(frozen=True)
class Takers(Selector):
    """Those of some cards about which a effect would change something: only they can pay a price."""

    of: Selector
    effect: OnCards

    def candidates(self, game: Any, frame: Frame) -> list[CardId]:
        return [card for card in self.of.candidates(game, frame) if self.effect.works_on(game, frame, card)]

    def public(self) -> bool:
        return self.of.public()


@dataclass(frozen=True)
class Choose(OnCards):
    """Choose cards that the rest of the effect speaks of, and do nothing with them yet."""

    def act(self, game: Any, frame: Frame, cards: list[CardId]) -> None:
        pass


def look_for(game: Game, frame: Frame, who: Who) -> bool:
    """Find cards for `game.found`; False where somebody is asked for them first."""
    found = who.found(game, frame)
    if found is None:
        assert isinstance(who, Choice)
        if who.at_random:
            game.found = random_sample(game, who.of.candidates(game, frame), who.most, who.distinct)
            return True
        game.call(Choosing(who), frame)
        return False
    game.found = found
    return True


def remembered(game: Game, frame: Frame, who: Who) -> list[CardId]:
    """The cards just found; what was chosen is bound, so that "it" means them from now on."""
    if who.settles():
        game.bind(frame, game.found)
    return game.found


EVENT_CARD: Final = EventCard()
THIS: Final = This()
IT: Final = It()


@dataclass(frozen=True)
class IsIt(Filter):
    """What was chosen last in this effect; failing that, what the event happened to."""

    def matches(self, game: Game, frame: Frame, card: CardId) -> bool:
        return card in IT.found(game, frame)


@dataclass(frozen=True)
class All(Filter):
    """Fits if every part fits."""

    parts: tuple[Filter, ...]

    def fixed(self, game: Game, frame: Frame) -> Filter:
        return All(tuple(part.fixed(game, frame) for part in self.parts))

    def steady(self) -> bool:
        return all(part.steady() for part in self.parts)

    def matches(self, game: Game, frame: Frame, card: CardId) -> bool:
        for part in self.parts:
            if not part.matches(game, frame, card):
                return False
        return True


@dataclass(frozen=True)
class AnyOf(Filter):
    """Fits if one part fits."""

    parts: tuple[Filter, ...]

    def fixed(self, game: Game, frame: Frame) -> Filter:
        return AnyOf(tuple(part.fixed(game, frame) for part in self.parts))

    def steady(self) -> bool:
        return all(part.steady() for part in self.parts)

    def matches(self, game: Game, frame: Frame, card: CardId) -> bool:
        for part in self.parts:
            if part.matches(game, frame, card):
                return True
        return False


@dataclass(frozen=True)
class Not(Filter):
    """Fits if its part does not."""

    part: Filter

    def fixed(self, game: Game, frame: Frame) -> Filter:
        return Not(self.part.fixed(game, frame))

    def steady(self) -> bool:
        return self.part.steady()

    def matches(self, game: Game, frame: Frame, card: CardId) -> bool:
        return not self.part.matches(game, frame, card)
