"""What is checked at every question of every test: straight, forked, saved, permuted, replayed."""

from __future__ import annotations

from typing import Any, TypeVar

from versus.kernel.definition import Definition
from versus.kernel.events import Event
from versus.kernel.game import Game
from versus.kernel.record import record_of, replay
from versus.kernel.save import digest, load, save
from versus.kernel.types import CardId, Seat
from versus.testing.eyes import Eyes

G = TypeVar("G", bound=Game)


def eyes_of(game: Game) -> Eyes:
    from versus.testing.classic.eyes import ClassicEyes
    from versus.testing.tpcg.eyes import TpcgEyes

    eyes: tuple[Eyes, ...] = (TpcgEyes(), ClassicEyes())
    return next(found for found in eyes if isinstance(game, found.game))


def catalogue(game: Game) -> dict[str, Definition]:
    """The definitions that a save of this game needs."""
    return {definition.key: definition for definition in game.definition}


def answer(game: Game, index: int) -> list[Event]:
    """Give an answer, and see that a fork and a loaded copy would have gone the same way."""
    eyes = eyes_of(game)
    before = digest(game)
    assert game.ask is not None
    asked = [option.key() for option in game.ask.options]
    same_whatever_is_hidden(game)
    eyes.explained(game)
    twin = game.fork()
    loaded = load(save(game), catalogue(game))
    assert loaded.ask is not None, "the loaded game asks nothing"
    assert [o.key() for o in loaded.ask.options] == asked, "the loaded game asks something else"
    assert digest(game) == before, "looking at the game has changed it"
    known = [[eyes.sees(game, seat, card) for card in range(len(game.definition))] for seat in seats(game)]
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
    again = replay(record_of(game), catalogue(game))
    assert digest(again) == digest(game), "the replay went another way"


def same_whatever_is_hidden(game: Game) -> None:
    """Permute what each seat cannot see: its view, its options and its explanations stay the same."""
    eyes = eyes_of(game)
    for seat in seats(game):
        twin = permuted(game, seat)
        if game.ask is not None and game.ask.seat == seat:
            twin.ask = None
            twin.run()
        assert eyes.view(twin, seat) == eyes.view(game, seat), (
            f"the view of seat {seat} depends on cards it cannot see"
        )
        if seat is not None:
            assert eyes.explanations(twin, seat) == eyes.explanations(game, seat), (
                f"an explanation for seat {seat} depends on cards it cannot see"
            )


def permuted(game: G, seat: Seat | None) -> G:
    """A fork in which the cards of each owner that a seat cannot see have changed places."""
    eyes = eyes_of(game)
    twin: Any = game.fork()
    shown = looked_at(game, seat)
    for owner in range(game.seats):
        hidden = [
            card
            for card in range(len(game.definition))
            if game.owner[card] == owner and not eyes.sees(game, seat, card) and card not in shown
        ]
        for card, other in zip(hidden, [*hidden[1:], *hidden[:1]], strict=True):
            twin.definition[card] = game.definition[other]
    twin.version += 1
    found: G = twin
    return found


def looked_at(game: Game, seat: Seat | None) -> set[CardId]:
    """Cards that the question itself lays open to the asked seat: a whole deck that it searches."""
    eyes = eyes_of(game)
    ask = game.ask
    if ask is None or ask.seat != seat:
        return set()
    shown = {card for option in ask.options for card in (option.card, option.other) if card >= 0}
    for card in list(shown):
        if eyes.open_piles(game, card):
            shown.update(game.piles[game.where[card]])
    return shown


def events_hide_enough(game: Game, events: list[Event], before: list[list[bool]]) -> None:
    """An event names a card only to those who could see it before or after, or to whom it was shown."""
    eyes = eyes_of(game)
    for place, seat in enumerate(seats(game)):
        for event in events:
            if event.card < 0 or eyes.shows(event) or eyes.event_name(event, seat) is None:
                continue
            seen_before = event.card < len(before[place]) and before[place][event.card]
            assert seen_before or eyes.sees(game, seat, event.card), (
                f"the event {event} tells seat {seat} of a card it cannot see"
            )
