"""What is checked at every question of every test: straight, forked, saved, permuted, replayed."""

from __future__ import annotations

from typing import Any, TypeVar

from versus.kernel.ask import ACT
from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.origin import NewGame
from versus.kernel.plug import Plug, plug_of
from versus.kernel.record import record_of, replay
from versus.kernel.refusal import Attempt
from versus.kernel.save import digest, load, save
from versus.kernel.types import NOTHING, CardId, Seat
from versus.kernel.views import encode, event_view, offered

G = TypeVar("G", bound=Game)

straight = False
"""Whether answers are only given, and nothing is checked: for whoever runs the tests hundreds of times."""


def catalogue(game: Game) -> dict[str, Definition]:
    """The definitions that a save or a record of this game needs: also what decks brought in vain."""
    brought = game.origin.decks if isinstance(game.origin, NewGame) else ()
    unused = {card.key: card for deck in brought for card in deck.everything()}
    return unused | {definition.key: definition for definition in game.definition}


def answer(game: Game, index: int) -> list[Event]:
    """Give an answer, and see that a fork and a loaded copy would have gone the same way."""
    if straight:
        return game.answer(index)
    plug = plug_of(game)
    before = digest(game)
    assert game.ask is not None
    asked = [option.key() for option in game.ask.options]
    same_whatever_is_hidden(game)
    explained(game, plug)
    twin = game.fork()
    loaded = load(save(game), catalogue(game))
    assert loaded.ask is not None, "the loaded game asks nothing"
    assert [o.key() for o in loaded.ask.options] == asked, "the loaded game asks something else"
    assert digest(game) == before, "looking at the game has changed it"
    known = [[plug.sees(game, seat, card) for card in range(len(game.definition))] for seat in seats(game)]
    events = game.answer(index)
    after = digest(game)
    assert digest(twin) == before, "playing on has changed a fork"
    twin.answer(index)
    assert digest(twin) == after, "a fork went another way"
    loaded.answer(index)
    assert digest(loaded) == after, "a loaded game went another way"
    events_hide_enough(game, events, known)
    return events


def seats(game: Game) -> list[Seat | None]:
    return [*range(game.seats), None]


def replays(game: Game) -> None:
    """Replay the record from its start and arrive at the same position."""
    if straight:
        return
    again = replay(record_of(game), catalogue(game))
    assert digest(again) == digest(game), "the replay went another way"


def same_whatever_is_hidden(game: Game) -> None:
    """Permute what each seat cannot see: its view, its options and its explanations stay the same."""
    plug = plug_of(game)
    for seat in seats(game):
        twin = permuted(game, seat)
        if game.ask is not None and game.ask.seat == seat:
            twin.ask = None
            twin.run()
        assert encode(twin.view(seat)) == encode(game.view(seat)), (
            f"the view of seat {seat} depends on cards it cannot see"
        )
        if seat is not None:
            assert explanations(twin, seat, plug) == explanations(game, seat, plug), (
                f"an explanation for seat {seat} depends on cards it cannot see"
            )


def permuted(game: G, seat: Seat | None) -> G:
    """A fork in which the cards of each owner that a seat cannot see have changed places."""
    plug = plug_of(game)
    twin: Any = game.fork()
    shown = looked_at(game, seat)
    for owner in range(game.seats):
        hidden = [
            card
            for card in range(len(game.definition))
            if game.owner[card] == owner and not is_seen(game, plug, seat, card) and card not in shown
        ]
        for card, other in zip(hidden, [*hidden[1:], *hidden[:1]], strict=True):
            twin.definition[card] = game.definition[other]
    twin.version += 1
    found: G = twin
    return found


def is_seen(game: Game, plug: Plug, seat: Seat | None, card: CardId) -> bool:
    """Whether a seat may look at a card; what waits to resolve was shown, wherever its card lies."""
    return plug.sees(game, seat, card) or card in plug.waiting(game)


def looked_at(game: Game, seat: Seat | None) -> set[CardId]:
    """Cards that the question itself lays open to the asked seat: a whole deck that it searches."""
    plug = plug_of(game)
    shown = set(offered(game.ask, seat))
    for card in list(shown):
        if game.zone(card) in plug.laid_open:
            shown.update(game.piles[game.where[card]])
    return shown


def explained(game: Game, plug: Plug) -> None:
    """At a free choice: what is offered is allowed, and what is allowed is offered (promise 3)."""
    ask = game.ask
    if ask is None or ask.kind != ACT:
        return
    for option in ask.options:
        if option.card >= 0:
            fault = game.why_not(ask.seat, option.card, option.verb, option.other, option.number)
            assert fault is None, f'"{plug.words.option(game, ask, option, ())}" is offered, but: {fault}'
    for attempt in plug.attempts(game, ask.seat):
        if not is_offered(game, attempt):
            words = f'to {plug.names.verbs[attempt.verb]} "{game.definition[attempt.card].name}"'
            assert refusal(game, ask.seat, attempt), f"{words} is allowed, but not offered"


def is_offered(game: Game, attempt: Attempt) -> bool:
    assert game.ask is not None
    return any(
        option.verb == attempt.verb
        and option.card == attempt.card
        and attempt.other in (NOTHING, option.other)
        and attempt.number in (NOTHING, option.number)
        for option in game.ask.options
    )


def explanations(game: Game, seat: Seat, plug: Plug) -> list[int]:
    """Why a seat may not do what it might think of, clause by clause."""
    return [refusal(game, seat, attempt) for attempt in plug.attempts(game, seat)]


def refusal(game: Game, seat: Seat, attempt: Attempt) -> int:
    """The clause that forbids an attempt; 0 where it is allowed."""
    fault = game.why_not(seat, attempt.card, attempt.verb, attempt.other, attempt.number)
    return fault.clause if fault is not None else 0


def events_hide_enough(game: Game, events: list[Event], before: list[list[bool]]) -> None:
    """An event names a card only to those who could see it before or after, or to whom it was shown."""
    plug = plug_of(game)
    for place, seat in enumerate(seats(game)):
        shown: set[int] = set()
        for event in events:
            if event.card < 0 or event_view(event, seat, plug.names.events).name is None:
                continue
            if event.kind in plug.shows:
                shown.add(event.card)
            if event.card in shown:
                continue
            seen_before = event.card < len(before[place]) and before[place][event.card]
            assert seen_before or is_seen(game, plug, seat, event.card), (
                f"the event {event} tells seat {seat} of a card it cannot see"
            )
