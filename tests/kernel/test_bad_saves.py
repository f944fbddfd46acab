"""Saves that cannot be read: every one is a BadSave that says what happened and what to do."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from tests.kernel.tpcg.powered import CATALOGUE, DECKS, catalogue, game, questions, waiting_game
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.table.battle import Battle
from versus.kernel.codec import fingerprint
from versus.kernel.definition import Definition
from versus.kernel.errors import BadSave
from versus.kernel.save import FORMAT, load, save


def reads(data: bytes, cards: Any = CATALOGUE) -> str:
    """The sentence with which a save is refused."""
    with pytest.raises(BadSave) as refusal:
        load(data, cards)
    sentence = str(refusal.value)
    assert sentence.endswith(".")
    return sentence


def sealed(data: Any) -> bytes:
    """A save whose digest fits whatever its position has become."""
    body = msgspec.json.encode(data["position"])
    data["digest"] = fingerprint(body)
    return msgspec.json.encode(data)


def test_every_flipped_bit_is_noticed() -> None:
    saved = save(waiting_game())
    chance = Random(1)
    places = [*range(200), *(chance.randrange(len(saved)) for _ in range(300))]
    for place in places:
        damaged = bytearray(saved)
        damaged[place] ^= 1 << chance.randrange(8)
        reads(bytes(damaged))


def test_every_truncated_save_is_noticed() -> None:
    saved = save(waiting_game())
    for size in [*range(150), *range(150, len(saved), 97), len(saved) - 1]:
        reads(saved[:size])


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"null", b"1" * 5000, b"\xff\xfe", b'{"format": 3}', b"[" * 9000]
)
def test_what_is_no_save_is_refused(data: bytes) -> None:
    assert "Use another copy" in reads(data)


def test_another_format_version_or_game_is_refused() -> None:
    saved = save(waiting_game())
    data = json.loads(saved)
    assert data["format"] == FORMAT
    assert "no saved game" in reads(json.dumps({**data, "format": "versus record"}).encode())
    assert "version 2" in reads(json.dumps({**data, "version": 2}).encode())
    assert "2pcg" in reads(json.dumps({**data, "game": "chess"}).encode())
    assert "damaged" in reads(json.dumps({**data, "digest": "0" * 32}).encode())
    assert "missing" in reads(json.dumps({key: data[key] for key in ("format", "version")}).encode())
    assert "missing" in reads(json.dumps({**data, "extra": 1}).encode())


def test_a_card_that_is_not_in_the_catalogue_is_named() -> None:
    cards = catalogue(*DECKS)
    del cards["KT-A-3"]
    assert '"KT-A-3"' in reads(save(game(1)), cards)


def test_a_card_of_another_game_is_refused() -> None:
    cards: dict[str, Definition] = {**catalogue(*DECKS), "KT-A-3": Definition("KT-A-3", "Stranger")}
    assert "another game" in reads(save(game(1)), cards)


def test_an_unknown_word_is_named() -> None:
    data = json.loads(save(waiting_game()))
    data["position"]["stack"][0][0] = {"Levitate": {}}
    assert '"Levitate"' in reads(sealed(data))
    data["position"]["stack"][0][0] = {"Turn": {"speed": 3}}
    assert '"Turn"' in reads(sealed(data))


def test_nothing_but_a_bad_save_comes_of_a_nonsensical_position() -> None:
    """Values of every kind anywhere, with a digest that fits: it loads, or it is a bad save."""
    chance = Random(11)
    saves = [save(battle) for battle in questions(game(11), Random(11), 150)][::10]
    refused = 0
    for round_ in range(600):
        data = json.loads(saves[round_ % len(saves)])
        distort(data["position"], chance)
        try:
            load(sealed(data), CATALOGUE)
        except BadSave:
            refused += 1
    assert refused > 300


def distort(data: Any, chance: Random) -> None:
    """Put something else in one place."""
    while True:
        key = chance.choice(sorted(data)) if isinstance(data, dict) else chance.randrange(len(data))
        inner = data[key]
        if isinstance(inner, (dict, list)) and inner and chance.random() < 0.9:
            data = inner
            continue
        strange: list[Any] = [
            None,
            True,
            -1,
            0,
            3,
            10**6,
            2**70,
            1.5,
            "x",
            [],
            {},
            [1],
            {"x": 1},
            {"Draw": {}},
        ]
        data[key] = chance.choice(strange)
        return


def test_two_cards_of_one_key_are_not_saved() -> None:
    battle = game(1)
    printed = battle.definition[5]
    other = Card(printed.key, "Somebody else", printed.facts)
    battle.definition[5] = other
    with pytest.raises(BadSave, match="Somebody else"):
        save(battle)


def test_a_game_that_asks_nothing_yet_is_not_saved() -> None:
    with pytest.raises(BadSave, match="waits for an answer"):
        save(Battle(2, Rules(), 1))
