"""Cards as they were: every card can be written down whole and made again, and a game played with it."""

from __future__ import annotations

from dataclasses import replace
from inspect import isdatadescriptor
from typing import Any

import pytest

from versus.cards.catalogue import house
from versus.decks import starters
from versus.games.house import game_called
from versus.games.tpcg.language.effects.moving import TOKENS, MakeToken
from versus.games.tpcg.printed.definition import Card, Facts, Powers
from versus.games.tpcg.words import PLOT_TWIST, SUPPORTING_CHARACTER
from versus.kernel.codec import ENCODER, data_of, definition_hash, fingerprint
from versus.kernel.errors import BadSave
from versus.kernel.pinning import Pinned, definition_data, pins
from versus.kernel.save import digest
from versus.kernel.trees import definitions_in
from versus.kernel.types import NOTHING


def fields_of(kind: type) -> list[str]:
    """What an instance holds: slots of the source, attributes of the compiled class."""
    held = [name for name, value in vars(kind).items() if isdatadescriptor(value)]
    names = [name for name in held if not name.startswith("__")]
    assert names
    return names


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_every_card_can_be_made_again_from_its_data(game: str):
    plug, catalogue = game_called(game), house(game)
    data = {card.key: definition_data(card) for card in (*catalogue, *plug.saving.tokens.values())}
    again = Pinned(plug, catalogue, data)
    for card in catalogue:
        made = again[card.key]
        assert made is not card
        assert made.content() == card.content()
        assert definition_hash(made) == definition_hash(card) == fingerprint(data[card.key])
        for name in fields_of(type(card)):
            assert getattr(made, name) == getattr(card, name), (card, name)


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_a_game_with_cards_made_again_is_the_same_game(game: str):
    plug, catalogue = game_called(game), house(game)
    decks = (starters(game) * 2)[:2]
    data = {
        key: definition_data(card) for deck in decks for key, card in pins(plug, deck.everything()).items()
    }
    again = Pinned(plug, catalogue, data)
    remade = [
        replace(
            deck,
            cards=tuple(again[card.key] for card in deck.cards),
            leader=again[deck.leader.key] if deck.leader is not None else None,
            levels=tuple(again[card.key] for card in deck.levels),
            pile=tuple(again[card.key] for card in deck.pile),
        )
        for deck in decks
    ]
    games = [plug.start(decks, 3), plug.start(remade, 3)]
    for at in range(150):
        assert games[0].ask is not None
        option = at % games[0].ask.choices
        for one in games:
            one.answer(option)
        assert digest(games[0]) == digest(games[1])


def test_what_a_card_speaks_of_is_pinned_with_it():
    plug = game_called("2pcg")
    TOKENS["test-imp"] = Card("test-imp", "Imp", Facts(SUPPORTING_CHARACTER, atk=1, defense=1, health=1))
    try:
        maker = Card("test-maker", "Summons", Facts(PLOT_TWIST), Powers(twist=MakeToken("test-imp")))
        assert list(pins(plug, [maker])) == ["test-imp", "test-maker"]
        assert list(definitions_in(maker.content())) == []
    finally:
        del TOKENS["test-imp"]


def harmed(content: Any) -> bytes:
    return ENCODER.encode(content)


def test_what_this_program_does_not_know_is_refused():
    plug, catalogue = game_called("classic"), house("classic")
    card = next(iter(catalogue))
    content = data_of(card.content())
    for bad in (
        b"no data",
        b"[]",
        harmed([*content, 1]),
        harmed([content[0], content[1], {"NoSuchNode": {}}, content[3]]),
        harmed([content[0], content[1], {"Facts": {"type": 1, "no such field": 1}}, content[3]]),
    ):
        with pytest.raises(BadSave):
            Pinned(plug, catalogue, {card.key: bad})
    deep = b'["a","b",{"Facts":{"type":1}},' + b"[" * 900 + b"]" * 901
    chain = {f"c{at}": harmed([f"c{at}", "c", {"card": f"c{at + 1}"}, 0]) for at in range(3000)}
    for bad_cards in ({"a": deep}, chain):
        with pytest.raises(BadSave):
            Pinned(plug, catalogue, bad_cards)
    with pytest.raises(BadSave, match="Under the key"):
        Pinned(plug, catalogue, {"another": definition_data(card)})


def test_what_a_card_makes_is_made_as_it_was():
    """In the game, in its forks, and when it is rebuilt from where it came."""
    plug = game_called("2pcg")
    facts = Facts(SUPPORTING_CHARACTER, atk=1, defense=1, health=1)
    then, now = Card("test-imp", "Imp", facts), Card("test-imp", "Imp", replace(facts, atk=9))
    TOKENS["test-imp"] = now
    try:
        decks = (starters("2pcg") * 2)[:2]
        game = plug.start(decks, 3, None, {"test-imp": then})
        assert game.origin is not None
        for one in (game, game.fork(), game.origin.rebuild()):
            assert made(one) is then
        assert made(plug.start(decks, 3)) is now
    finally:
        del TOKENS["test-imp"]


def made(game: Any) -> Any:
    """The card that a token of this name is."""
    node = MakeToken("test-imp")
    node.step(game, game.resolve(node, 0, NOTHING))
    return game.definition[-1]
