"""Saves and digests."""

import os
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.kernel.tpcg.powered import (
    CATALOGUE,
    DECKS,
    asked,
    catalogue,
    game,
    plain_game,
    questions,
    some_answer,
    waiting_game,
)
from versus.games.tpcg.printed.definition import Card, Facts, Powers, SuperPower
from versus.games.tpcg.rules import ON, TWO_AGAINST_TWO, Rules
from versus.games.tpcg.table.battle import SAVED_BY_BATTLE, Battle
from versus.games.tpcg.table.combat_state import Combat
from versus.games.tpcg.table.learning import LEARNED
from versus.games.tpcg.table.saving import BattlePosition, CombatRow
from versus.games.tpcg.words import MAIN, SUPPORTING_CHARACTER
from versus.kernel import position
from versus.kernel.ask import PICK
from versus.kernel.build import COMPILED
from versus.kernel.errors import CardFailed
from versus.kernel.events import Event, Pending, Snapshot
from versus.kernel.frames import Frame
from versus.kernel.modifiers import Modifier
from versus.kernel.nodes import Effect
from versus.kernel.save import SavedGame, digest, load, save

CHECKED_OTHERWISE = {
    *LEARNED,
    # The table's own: zones per seat, and what is asked again.
    "width",
    "ask",
    # How the game came here.
    "origin",
    "answers",
    "marks",
    "pinned",
    # What the last answer caused, and notes between two frames of one answer.
    "events",
    "found",
    "agreed",
    # Derived numbers and when they were derived.
    "version",
    "cached_at",
    "side_of",
    "lead",
    "mates",
    "altering",
    "cached_stats",
    "power_cards",
    "cached_auras",
    "computing",
    "consulted",
    "judging",
}
"""Attributes of a battle that are no part of the position."""


# Round trips


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_loaded_game_asks_the_same_and_goes_the_same_way(seed: int, seats: int) -> None:
    chance = Random(seed)
    original = game(seed, seats)
    for battle in questions(original, Random(seed), 250):
        before = digest(battle)
        saved = save(battle)
        loaded = load(saved, CATALOGUE)
        assert asked(loaded) == asked(battle)
        assert digest(loaded) == before
        assert save(loaded) == saved
        ahead = battle.fork()
        for _ in range(3):
            if ahead.ask is None:
                break
            index = some_answer(ahead, chance)
            ahead.answer(index)
            loaded.answer(index)
            assert asked(loaded) == asked(ahead)
            assert digest(loaded) == digest(ahead)
        assert digest(battle) == before, "a save, a digest or a fork has changed the game"


def test_positions_in_the_middle_of_effects_are_saved() -> None:
    """The round trips above are worth something: the powered decks stop inside all of these."""
    seen: Counter[str] = Counter()
    for seed in range(1, 9):
        for battle in questions(game(seed), Random(seed), 250):
            if battle.ask is not None and battle.ask.kind >= PICK:
                seen.update(type(frame.node).__name__ for frame in battle.stack)
                seen.update("pending" for _ in battle.pending)
                seen.update("modifier" for _ in battle.modifiers)
                seen.update("combat" for _ in (battle.combat,) if battle.combat is not None)
    for name in (
        "AboutToHappen",
        "Arrive",
        "Choosing",
        "Discard",
        "Either",
        "Gate",
        "Search",
        "Sequence",
        "Settle",
        "UsePower",
        "pending",
        "modifier",
        "combat",
    ):
        assert seen[name], f"no question was asked inside {name}"


def test_a_finished_game_is_saved_and_loaded() -> None:
    battle = plain_game(2)
    *_, ended = questions(battle, Random(2), 5000)
    assert ended.over
    loaded = load(save(ended), CATALOGUE)
    assert loaded.over
    assert loaded.ask is None
    assert loaded.winners == ended.winners
    assert digest(loaded) == digest(ended)


def test_a_game_with_other_rules_keeps_them() -> None:
    battle = game(1, 4, Rules(mode=TWO_AGAINST_TWO, team_recruit=ON, lethal="stun"))
    loaded = load(save(battle), CATALOGUE)
    assert isinstance(loaded, Battle)
    assert loaded.rules == battle.rules


def test_an_event_that_two_frames_speak_of_stays_one_event() -> None:
    """A cancelling reaction must find the event it reacts to, in a loaded game too."""
    for seed in range(1, 30):
        for battle in questions(game(seed), Random(seed), 300):
            for frame in battle.stack:
                if frame.event is not None and any(frame.event in below.events for below in battle.stack):
                    loaded = load(save(battle), CATALOGUE)
                    for loaded_frame, original in zip(loaded.stack, battle.stack, strict=True):
                        if original.event is not None:
                            found = [loaded_frame.event in below.events for below in loaded.stack]
                            assert found == [original.event in below.events for below in battle.stack]
                    return
    pytest.fail("no reaction was ever asked anything")


@pytest.mark.parametrize("effect", ["fails", "never ends"])
def test_a_card_that_fails_leaves_a_loaded_game_at_its_question(effect: str) -> None:
    failing = Card(
        "KF-1",
        "Breaker",
        Facts(SUPPORTING_CHARACTER, cost=1, atk=1, defense=1, health=1),
        Powers((SuperPower("Break", Breaks() if effect == "fails" else BeginsAnew(), MAIN),)),
    )
    battle = game(1)
    for card in battle.piles[0] + battle.piles[1] + battle.pile(1, 0) + battle.pile(1, 1):
        battle.definition[card] = failing
    loaded = load(save(battle), {**catalogue(*DECKS), "KF-1": failing})
    chance = Random(1)
    for _ in range(300):
        before, question, given = digest(loaded), asked(loaded), len(loaded.answers)
        uses = [option for option in loaded.ask.options if option.word == "Break"]  # type: ignore[union-attr]
        if uses:
            with pytest.raises(CardFailed):
                loaded.answer(loaded.ask.options.index(uses[0]))  # type: ignore[union-attr]
            assert (digest(loaded), asked(loaded), len(loaded.answers)) == (before, question, given)
            return
        loaded.answer(some_answer(loaded, chance))
    pytest.fail("the card was never used")


@dataclass(frozen=True)
class Breaks(Effect):
    """Fails half-way through."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.recruit_points += 5
        raise ZeroDivisionError


@dataclass(frozen=True)
class BeginsAnew(Effect):
    """Begins itself anew before it ends: no trigger, so the fuse does not see it."""

    def step(self, game: Battle, frame: Frame) -> None:
        game.call(self, frame)


def test_a_loaded_game_comes_from_its_save() -> None:
    saved = save(waiting_game())
    loaded = load(saved, CATALOGUE)
    assert isinstance(loaded.origin, SavedGame)
    assert loaded.answers == []
    assert digest(loaded.origin.rebuild()) == digest(loaded)


# Every field is thought of


def attributes_of(value: Any) -> set[str]:
    """What is set on an object; a compiled one has no `__dict__`, but a list of its fields."""
    if COMPILED:
        return {name for name in type(value).__mypyc_attrs__ if hasattr(value, name)}
    return set(vars(value))


def test_every_attribute_of_a_battle_is_saved_or_known_not_to_be() -> None:
    attributes = attributes_of(game(1))
    assert attributes - set(SAVED_BY_BATTLE) - CHECKED_OTHERWISE == set()
    assert set(SAVED_BY_BATTLE) | CHECKED_OTHERWISE == attributes


def test_a_fork_has_every_attribute() -> None:
    battle = waiting_game()
    assert attributes_of(battle.fork()) == attributes_of(battle)


def test_a_save_has_every_field_of_a_battle() -> None:
    assert set(BattlePosition.__struct_fields__) == {*SAVED_BY_BATTLE, "events"}


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        (Combat, CombatRow),
        (Event, position.EventRow),
        (Frame, position.FrameRow),
        (Modifier, position.ModifierRow),
        (Pending, position.PendingRow),
        (Snapshot, position.SnapshotRow),
    ],
)
def test_a_row_has_every_field_of_its_object(kind: Any, row: Any) -> None:
    assert set(row.__struct_fields__) == set(kind.__mypyc_attrs__ if COMPILED else kind.__slots__)


# Digests


def test_a_fork_has_the_digest_of_the_original_and_keeps_it() -> None:
    chance = Random(6)
    for battle in questions(game(6), Random(6), 200):
        twin = battle.fork()
        before = digest(battle)
        assert digest(twin) == before
        if battle.ask is not None:
            battle.fork().answer(some_answer(battle, chance))
            assert digest(twin) == before


def test_different_positions_have_different_digests() -> None:
    seen = [digest(battle) for battle in questions(game(7), Random(7), 200)]
    assert len(set(seen)) == len(seen)


def test_how_a_game_came_to_its_position_is_not_in_the_digest() -> None:
    battle = waiting_game()
    before = digest(battle)
    twin = battle.fork()
    twin.answers.clear()
    twin.marks = [(1, "x")]
    twin.version += 7
    twin.listening = twin.heeded = -1
    twin.cached_stats.clear()
    assert digest(twin) == before


def test_what_a_game_listens_for_in_vain_changes_nothing() -> None:
    """A loaded game no longer listens for what modifiers listened for that are gone."""
    original = plain_game(8)
    twin = original.fork()
    twin.listening = -1
    chance = Random(8)
    for _ in range(400):
        if original.ask is None:
            break
        index = some_answer(original, chance)
        original.answer(index)
        twin.answer(index)
        assert digest(twin) == digest(original)


SCRIPT = """
from random import Random
from tests.kernel.tpcg.powered import game, questions
from versus.kernel.teams import team_bit
from versus.kernel.codec import definition_hash
from versus.kernel.save import digest
for team in set("abcdefgh"):
    team_bit(team)  # in another order under every hash seed
battle = game(9, 3)
for _ in questions(battle, Random(9), 200):
    print(digest(battle))
for definition in battle.definition:
    print(definition_hash(definition))
"""


def test_digests_do_not_depend_on_the_hash_seed() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.getcwd()},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "4711")
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].count("\n") > 300
