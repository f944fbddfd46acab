"""Saves that somebody has changed by hand and sealed again: refused as what cannot be, or playable."""

from __future__ import annotations

import json
import time
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from versus.cards.catalogue import house
from versus.games.house import games
from versus.kernel.codec import fingerprint
from versus.kernel.errors import BadSave
from versus.kernel.game import Game
from versus.kernel.save import load, save
from versus.testing.match_ups import pairings

GAMES = sorted(games())
CHANGED = 150
"""Saves of each game that are changed at random; more were tried when this was written."""
ANSWERS = 50
DEADLINE = 20.0
"""Seconds for loading one of them and playing on: far more than it takes, far less than for ever."""
STRANGE: list[Any] = [
    *(None, True, False, -1, -2, 0, 1, 2, 3, 7, 64, 1_000, 10**6, 10**9, 2**31, 2**63, 2**70, -(10**9), 1.5),
    *("x", "", [], {}, [1], [0, 0], {"x": 1}, {"Draw": {}}, {"list": [1]}, {"Turn": {}}, {"Settle": {}}),
]


@cache
def saves(game: str) -> tuple[bytes, ...]:
    """Positions of some random games, also in the middle of effects and fights."""
    chance = Random(7)
    found: list[bytes] = []
    for number in range(3):
        played = chance.choice(pairings(game)).start(number)
        for _ in range(250):
            if played.ask is None:
                break
            if chance.random() < 0.08:
                found.append(save(played))
            played.answer(chance.randrange(len(played.ask.options)))
        if played.over:
            found.append(save(played))
    return tuple(found)


def sealed(data: dict[str, Any]) -> bytes:
    data["digest"] = fingerprint(msgspec.json.encode(data["position"]))
    return msgspec.json.encode(data)


def changed(data: Any, chance: Random) -> None:
    """Change one thing somewhere."""
    whole = data
    while True:
        key = chance.choice(sorted(data)) if isinstance(data, dict) else chance.randrange(len(data))
        value = data[key]
        if not isinstance(value, (dict, list)) or not value or chance.random() > 0.9:
            break
        data = value
    luck = chance.random()
    if luck < 0.3 and type(value) is int:
        data[key] = value + chance.choice([-2, -1, 1, 2, 10, 1_000])
    elif luck < 0.4 and isinstance(data, list):
        data.insert(key, copied(value))
    elif luck < 0.5 and isinstance(data, list):
        del data[key]
    elif luck < 0.65:
        data[key] = copied(chance.choice(list(parts(whole))))
    else:
        data[key] = copied(chance.choice(STRANGE))


def parts(data: Any) -> Any:
    """Every value within a value."""
    for value in data.values() if isinstance(data, dict) else data:
        yield value
        if isinstance(value, (dict, list)):
            yield from parts(value)


def copied(value: Any) -> Any:
    return json.loads(json.dumps(value))


def plays_on(game: Game, chance: Random) -> None:
    """Answer at random, and look at the table from everywhere."""
    for _ in range(ANSWERS):
        for seat in (None, *range(game.seats)):
            game.view(seat)
        if game.ask is None:
            return
        game.answer(chance.randrange(len(game.ask.options)))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_changed_save_is_refused_or_can_be_played(game: str, seed: int):
    chance = Random(seed)
    refused = 0
    for _ in range(CHANGED // 4):
        data = json.loads(chance.choice(saves(game)))
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            changed(data["position"], chance)
        begun = time.monotonic()
        try:
            loaded = load(sealed(data), house(game))
        except BadSave:
            refused += 1
        else:
            plays_on(loaded, chance)
        assert time.monotonic() - begun < DEADLINE
    assert refused > CHANGED // 8, "most changes make no sense"


def position(game: str) -> dict[str, Any]:
    """A save in the middle of a game, as data."""
    found: dict[str, Any] = json.loads(saves(game)[len(saves(game)) // 3])
    return found


def refusal(game: str, **fields: Any) -> str:
    """The sentence with which a save is refused that says something else of these fields."""
    data = position(game)
    for name, change in fields.items():
        place = data["position"]
        assert name in place
        place[name] = change(place[name]) if callable(change) else change
    with pytest.raises(BadSave) as refused:
        load(sealed(data), house(game))
    return str(refused.value)


def with_first(value: Any) -> Any:
    return lambda column: [value, *column[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_is_said(game: str):
    assert "belongs to nobody" in refusal(game, owner=with_first(7))
    assert "timestamp" in refusal(game, stamp=with_first(10**9))
    assert "neither ready nor exhausted" in refusal(game, exhausted=with_first(9))
    assert "no card" in refusal(game, bearer=with_first(99_999))
    assert "counters" in refusal(game, counters=lambda kinds: [with_first(-3)(kinds[0]), *kinds[1:]])
    assert "counters" in refusal(game, counters=lambda kinds: [with_first(10**12)(kinds[0]), *kinds[1:]])
    assert "out of bounds" in refusal(game, clock=1 << 60)
    assert "more follows" in refusal(game, fuse=10**9)
    assert "winners" in refusal(game, winners=[0])
    assert "nobody has won" in refusal(game, over=True, stack=[])
    assert "phase" in refusal(game, phase=77)
    assert "fewer turns" in refusal(game, turn=-1)
    assert "another number of players" in refusal(game, seats=10**9)
    assert "every card" in refusal(game, known=lambda column: column[1:])
    assert "two places or in none" in refusal(game, piles=lambda piles: [[*piles[0], 0], *piles[1:]])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_bears_what_bears_it(game: str):
    def circle(column: list[int]) -> list[int]:
        return [1, 0, *column[2:]]

    assert "on something else" in refusal(game, bearer=circle)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_another_game_is_refused(game: str):
    other = next(name for name in GAMES if name != game)
    strange = json.loads(saves(other)[0])["position"]["definition"][0]
    assert strange in refusal(game, definition=with_first(strange))


@pytest.mark.parametrize("game", GAMES)
def test_work_for_nobody_or_of_no_known_kind_is_refused(game: str):
    def top(place: int, value: Any) -> Any:
        return lambda stack: [*stack[:-1], [*stack[-1][:place], value, *stack[-1][place + 1 :]]]

    assert "Procedure" in refusal(game, stack=top(0, 3))
    assert "Procedure" in refusal(game, stack=top(0, {"Number": {"number": 1}}))
    assert "cannot have" in refusal(game, stack=top(0, {"Sequence": {"parts": [1]}}))
    assert "cannot have" in refusal(
        game,
        stack=top(0, {"Repeat": {"times": {"Number": {"number": 10**30}}, "effect": {"Nothing": {}}}}),
    )
    assert "part of nothing" in refusal(game, stack=top(2, 999))
    assert "nobody at the table" in refusal(game, stack=top(3, 9))
    assert "does not exist" in refusal(game, stack=top(8, [10**6]))


@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_nothing_but_depth_or_length_is_refused_at_once(game: str):
    begun = time.monotonic()
    node: Any = {"Nothing": {}}
    for _ in range(150):
        node = {"Sequence": {"parts": [node]}}
    refusal(game, stack=lambda stack: [[node, *stack[-1][1:]]] * 3)
    assert "more cards than any game" in too_many_cards(game)
    assert time.monotonic() - begun < DEADLINE


def too_many_cards(game: str) -> str:
    data = position(game)
    place = data["position"]
    more = 100_000
    size = len(place["definition"])
    for name in ("definition", "owner", "face", "exhausted", "known"):
        place[name] += [place[name][0]] * more
    place["where"] += [0] * more
    place["bearer"] += [-1] * more
    place["stamp"] += range(place["clock"] + 1, place["clock"] + more + 1)
    place["clock"] += more
    for column in (*place["counters"], *([place["column"]] if "column" in place else [])):
        column += [0] * more
    place["piles"][0] += range(size, size + more)
    with pytest.raises(BadSave) as refused:
        load(sealed(data), house(game))
    return str(refused.value)
