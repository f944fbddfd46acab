"""What the server offers of each game: decks, printed cards, options; and the decks that people bring."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec

from versus.cards.catalogue import house
from versus.decks import read_deck, shelved, starters
from versus.games import house as games
from versus.kernel.deck import Deck, DeckData, deck_data
from versus.kernel.deck import read_deck as deck_of
from versus.kernel.errors import BadSetup, VersusError
from versus.kernel.game import Game
from versus.kernel.match_options import MatchOption, Value
from versus.kernel.origin import NewGame
from versus.kernel.pinning import Pinned
from versus.kernel.plug import Plug
from versus.kernel.writing import reader_for
from versus.players.roster import levels_of
from versus.server import bodies
from versus.server.errors import Declined

OWN_DECK = "A deck of one's own"


def game_called(name: str) -> Plug:
    try:
        return games.game_called(name)
    except BadSetup as error:
        raise Declined("no-such-page", str(error)) from None


def info(plug: Plug) -> bodies.Game:
    """All that a client must know to open a table of this game."""
    options = plug.options
    return bodies.Game(
        game=plug.name,
        name=plug.title,
        short=plug.short or plug.title,
        about=plug.about,
        seats=list(plug.seats),
        levels=list(levels_of(plug)),
        decks=[on_shelf(deck) for deck in starters(plug.name)],
        hand=plug.hand,
        verbs=list(plug.names.verbs),
        events=list(plug.names.events),
        phases=[bodies.Phase(name=name, steps=list(steps)) for name, steps in plug.names.phases],
        stops=list(plug.stops.names),
        usual_stops=[stop for stop in plug.stops.names if stop in plug.stops.usual],
        options=[
            bodies.MatchOption(
                name=option.name,
                title=option.title,
                default=option.default,
                values=option_values(plug, option),
                least=option.least,
                most=option.most,
                rule=option.rule or None,
            )
            for option in options.options
        ],
        presets=[
            bodies.Preset(name=preset.name, title=preset.title, values=dict(preset.values))
            for preset in options.presets
        ],
    )


def option_values(plug: Plug, option: MatchOption) -> list[bodies.OptionValue]:
    """What may be chosen; of the option that makes sides, who sits with whom then."""
    sides = [plug.sides(plug.options.read({option.name: choice.value})) for choice in option.values]
    makes_sides = len(set(sides)) > 1
    return [
        bodies.OptionValue(
            value=choice.value,
            words=choice.words,
            sides=[list(side) for side in together] if makes_sides else [],
            seats=sum(len(side) for side in together) or None if makes_sides else None,
        )
        for choice, together in zip(option.values, sides, strict=True)
    ]


def on_shelf(deck: Deck) -> bodies.Deck:
    return bodies.Deck(
        name=deck.name,
        leader=deck.leader.key if deck.leader is not None else None,
        cards=dict(Counter(card.key for card in deck.cards)),
        levels=[card.key for card in deck.levels],
        pile=[card.key for card in deck.pile],
    )


@cache
def printed(game: str) -> bodies.Cards:
    """Every card of a game by key, in the order of the sets, and what its keywords mean."""
    catalogue = house(game)
    plug = catalogue.plug
    return bodies.Cards(
        game=game,
        cards={
            card.key: bodies.PrintedCard(
                card_set=card_set.name,
                leads=plug.leads(card),
                in_deck=card.key in catalogue and plug.in_deck(card),
                **msgspec.structs.asdict(plug.words.sheet(card)),
            )
            for card_set in (*catalogue.sets.values(), catalogue.made())
            for card in card_set.cards
        },
        keywords=dict(plug.words.keywords()),
    )


def deck_from(
    plug: Plug, name: str | None, listing: str | None, rules: Any = None
) -> tuple[dict[str, Any], str]:
    """A legal deck as data, with what these options let its player bring along, and its name."""
    catalogue = house(plug.name)
    try:
        # By name only from the shelf: no stranger names files of this machine.
        deck = shelved(name or "", plug.name) if listing is None else read_deck(listing.encode(), catalogue)
    except VersusError as error:
        raise Declined("bad-deck", str(error)) from error
    found = plug.faults(deck)
    if found:
        raise Declined("bad-deck", f"The deck is not legal. {'; '.join(map(str, found))}")
    brought = deck if rules is None else plug.outfit(deck, rules, catalogue)
    data: dict[str, Any] = msgspec.to_builtins(deck_data(brought))
    return data, deck.name or OWN_DECK


def origin(
    plug: Plug,
    decks: list[dict[str, Any]],
    seed: int,
    options: dict[str, Value],
    pinned: Pinned | None = None,
) -> NewGame:
    """Where a game comes from: decks as the journal keeps them, a seed, and what the table agreed on."""
    reader = reader_for(plug, pinned or house(plug.name))
    read = [deck_of(msgspec.convert(deck, DeckData), reader) for deck in decks]
    return NewGame(plug, read, seed, plug.options.read(options), pinned.cards if pinned is not None else None)


def start(
    plug: Plug,
    decks: list[dict[str, Any]],
    seed: int,
    options: dict[str, Value],
    pinned: Pinned | None = None,
) -> Game:
    """A new game."""
    try:
        return origin(plug, decks, seed, options, pinned).rebuild()
    except (VersusError, msgspec.MsgspecError) as error:
        raise Declined("bad-deck", str(error)) from error


def warm_up() -> None:
    """Start a game of each kind before any thread does.

    msgspec looks at a type when it first reads one, and two threads that make it do so at once end the
    process; after the first time it is safe.
    """
    for plug in games.games().values():
        shelf = starters(plug.name)[: plug.seats[0]]
        decks = [deck_from(plug, deck.name, None)[0] for deck in shelf]
        if decks:
            start(plug, [decks[place % len(decks)] for place in range(plug.seats[0])], 0, {})
