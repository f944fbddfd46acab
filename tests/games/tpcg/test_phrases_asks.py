"""Questions, answers and the state of a card in words: at a made-up table, and in random games."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from versus.games.tpcg import phrases, words
from versus.games.tpcg.battle import Battle
from versus.games.tpcg.phrases_asks import PROMPTS
from versus.games.tpcg.setup import start
from versus.kernel import verbs
from versus.kernel.ask import ORDER, Ask, Option
from versus.players.random import RandomPlayer
from versus.testing.decks import plain_deck, wild_deck
from versus.testing.five_ways import permuted

RAW = re.compile(r"[{}<>]|\bNone\b|Option\(|Ask\(|object at|\b[A-Z]\w+\(\w+=|_|^$")


def options(battle: Battle) -> list[str]:
    assert battle.ask is not None
    return [phrases.option(battle, battle.ask, option) for option in battle.ask.options]


def question(battle: Battle) -> str:
    assert battle.ask is not None
    return phrases.prompt(battle, battle.ask)


def looks(battle: Battle, ask: Ask, option: Option) -> tuple[Any, ...]:
    """All that tells an option from others; copies of a card out of play look alike."""
    card = look(battle, option.card)
    if ask.kind == ORDER:
        waiting = battle.pending[option.number]
        return (option.verb, card, waiting.trigger, look(battle, waiting.event.card))
    return (option.verb, card, option.other, option.number, option.word)


def look(battle: Battle, card: int) -> Any:
    if card < 0 or battle.in_play(card):
        return card
    return battle.definition[card].key, battle.where[card]


def check_question(battle: Battle, met: Counter[tuple[int, int]]) -> None:
    ask = battle.ask
    assert ask is not None
    text = question(battle)
    assert not RAW.search(text), text
    assert text[-1] in ".?", text
    said = options(battle)
    for option, line in zip(ask.options, said, strict=True):
        met[ask.prompt, option.verb] += 1
        assert not RAW.search(line), line
        assert line[0].isupper() or line[0] in "[+-0123456789", line
    by_text: dict[str, set[tuple[Any, ...]]] = {}
    for option, line in zip(ask.options, said, strict=True):
        by_text.setdefault(line, set()).add(looks(battle, ask, option))
    for line, meant in by_text.items():
        assert len(meant) == 1, f"{text} -> {line}: {meant}"


def same_whatever_is_hidden(battle: Battle) -> None:
    """The words for the asked player do not depend on cards that this player cannot see."""
    assert battle.ask is not None
    twin = permuted(battle, battle.ask.seat)
    twin.ask = None
    twin.run()
    assert question(twin) == question(battle)
    assert options(twin) == options(battle)


@pytest.mark.parametrize("series", range(4))
def test_every_question_and_answer_of_random_games_is_in_words(series):
    met: Counter[tuple[int, int]] = Counter()
    for game in range(series * 50, series * 50 + 50):
        seats = 2 + game % 3
        make = plain_deck if game % 10 == 0 else wild_deck
        battle = start([make(game * 4 + seat) for seat in range(seats)], game)
        player = RandomPlayer(game)
        for turn in range(120):
            if battle.ask is None:
                break
            check_question(battle, met)
            if turn % 10 == 0:
                same_whatever_is_hidden(battle)
            battle.answer(player.answer(battle))
    own = range(words.PASS, words.PASS + len(words.VERB_NAMES))
    common = {verb for _, verb in met if verb in own}
    assert common == set(own), f"verbs that no game of this series used: {set(own) - common}"


def test_every_prompt_has_words():
    codes = {value for name, value in vars(words).items() if name.startswith("P_")}
    codes |= {
        value for name, value in vars(verbs).items() if name.endswith("_PROMPT") and name[:5] != "FIRST"
    }
    told_by_the_position = {
        verbs.CHOOSE_PROMPT,
        verbs.MAY_PROMPT,
        verbs.REACT_PROMPT,
        words.P_ATTACK,
        words.P_COMBAT,
        words.P_PAY,
    }
    assert codes == set(PROMPTS) | told_by_the_position
