"""Records and replays."""

import json
import time
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
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
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.printed.definition import Card, Powers
from versus.games.tpcg.rules import TWO_AGAINST_TWO, Rules
from versus.games.tpcg.table.battle import Battle
from versus.kernel.errors import BadSave, ReplayDiffers, VersusError
from versus.kernel.origin import Origin
from versus.kernel.record import MOST_ANSWERS, Record, from_bytes, mark, record_of, replay, to_bytes
from versus.kernel.save import digest, load, save


def played(seed: int, answers: int = 120, every: int = 0, seats: int = 2) -> Battle:
    """A game some answers old, marked now and then."""
    battle = game(seed, seats)
    chance = Random(seed)
    for number in range(answers):
        if every and number % every == 0:
            mark(battle)
        battle.answer(some_answer(battle, chance))
    return battle


def differs(record: Record, cards: Any = CATALOGUE) -> str:
    with pytest.raises(ReplayDiffers) as refusal:
        replay(record, cards)
    return str(refusal.value)


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_a_record_leads_to_the_same_game(seed: int, seats: int) -> None:
    battle = played(seed, every=10, seats=seats)
    record = from_bytes(to_bytes(battle.record))
    again = replay(record, CATALOGUE)
    assert digest(again) == digest(battle)
    assert asked(again) == asked(battle)
    assert again.answers == battle.answers
    assert again.record == record


def test_a_whole_game_is_replayed() -> None:
    *_, ended = questions(plain_game(4), Random(4), 5000)
    assert ended.over
    again = replay(from_bytes(to_bytes(record_of(ended))), CATALOGUE)
    assert again.over
    assert again.winners == ended.winners


def test_a_record_knows_decks_seed_and_options() -> None:
    rules = Rules(mode=TWO_AGAINST_TWO, once="power")
    battle = start(DECKS, 2**64 + 5, rules)
    record = record_of(battle)
    assert record.start is None
    assert record.setup is not None
    assert record.setup["seed"] == 5
    assert record.setup["decks"][0]["leader"] == "KT-A-M1"
    assert record.setup["decks"][0]["levels"] == ["KT-A-M2"]
    assert record.setup["decks"][0]["cards"][0] == ["KT-A-0", 3]
    again = replay(from_bytes(to_bytes(record)), CATALOGUE)
    assert isinstance(again, Battle)
    assert again.rules == rules


def test_a_replay_stops_where_it_is_told() -> None:
    battle = played(5, 80, every=20)
    positions = [digest(each) for each in questions_again(battle)]
    record = record_of(battle)
    for upto in (0, 1, 37, 80, 500):
        again = replay(record, CATALOGUE, upto)
        assert len(again.answers) == min(upto, 80)
        assert digest(again) == positions[min(upto, 80)]
    assert len(replay(record, CATALOGUE, -3).answers) == 0


def questions_again(battle: Battle) -> Any:
    twin = game(5)
    yield twin
    for index in battle.answers:
        twin.answer(index)
        yield twin


def test_a_game_from_a_save_is_recorded_from_there() -> None:
    loaded = load(save(played(6, 50)), CATALOGUE)
    chance = Random(6)
    for _ in range(30):
        loaded.answer(some_answer(loaded, chance))
    record = from_bytes(to_bytes(record_of(loaded)))
    assert record.setup is None
    assert len(record.answers) == 30
    assert digest(replay(record, CATALOGUE)) == digest(loaded)


def test_a_game_from_anywhere_else_is_recorded_from_its_first_position() -> None:
    battle = Elsewhere().rebuild()
    battle.origin = Elsewhere()
    battle.answer(0)
    record = record_of(battle)
    assert record.start == save(Elsewhere().rebuild())
    assert digest(replay(record, CATALOGUE)) == digest(battle)


class Elsewhere(Origin):
    """A game that starts in the middle."""

    def rebuild(self) -> Battle:
        battle = played(7, 40)
        battle.answers.clear()
        return battle


def test_a_game_without_an_origin_has_no_record() -> None:
    battle = game(1)
    battle.origin = None
    with pytest.raises(VersusError, match="where it came from"):
        record_of(battle)


# Marks


def test_a_record_changes_nothing() -> None:
    battle = played(1, 30)
    before, marks, answers = digest(battle), list(battle.marks), list(battle.answers)
    assert battle.record.marks == [(30, before)]
    assert (digest(battle), battle.marks, battle.answers) == (before, marks, answers)


def test_a_fork_keeps_its_own_marks() -> None:
    battle = played(1, 10)
    mark(battle)
    twin = battle.fork()
    twin.answer(0)
    mark(twin)
    mark(twin)
    assert [given for given, _ in battle.marks] == [10]
    assert [given for given, _ in twin.marks] == [10, 11]


# What differs


def test_the_first_answer_whose_digest_differs_is_named() -> None:
    record = record_of(played(2, 60, every=10))
    record.marks[3] = (30, "0" * 32)
    record.marks[5] = (50, "0" * 32)
    assert "After answer 30 " in differs(record)
    record.marks[0] = (0, "0" * 32)
    assert "Before the first answer" in differs(record)


def test_a_record_longer_than_any_game_is_not_played() -> None:
    record = record_of(played(2, 5))
    record.answers = [0] * (MOST_ANSWERS + 1)
    with pytest.raises(BadSave, match="no game is so long"):
        replay(record, CATALOGUE)


def test_a_record_with_more_digests_than_positions_takes_no_longer() -> None:
    battle = game(5)
    for _ in questions(battle, Random(5), 60):
        pass
    record = record_of(battle)
    last = record.marks[-1]
    begun = time.process_time()
    replay(msgspec.structs.replace(record, marks=[last] * 300_000), CATALOGUE)
    assert time.process_time() - begun < 2.0


def test_an_unchanged_part_of_a_wrong_record_can_be_watched() -> None:
    record = record_of(played(2, 60, every=10))
    record.marks[3] = (30, "0" * 32)
    assert len(replay(record, CATALOGUE, 29).answers) == 29


def test_another_seed_differs_before_the_first_answer() -> None:
    battle = game(3)
    mark(battle)
    record = record_of(battle)
    assert record.setup is not None
    record.setup["seed"] += 1
    assert "Before the first answer" in differs(record)


def test_a_changed_card_is_named() -> None:
    cards = catalogue(*DECKS)
    old = cards["KT-A-3"]
    record = record_of(played(1, 20))
    cards["KT-A-3"] = Card(old.key, old.name, replace(old.facts, atk=old.facts.atk + 1), old.powers)
    assert "A 3 (KT-A-3) has changed" in differs(record, cards)
    cards["KT-A-3"] = Card(old.key, old.name, old.facts, Powers())
    assert "A 3 (KT-A-3) has changed" in differs(record, cards)


def test_an_answer_that_is_no_longer_possible_is_named() -> None:
    record = record_of(played(1, 20))
    record.answers[7] = 99
    assert "Answer 8 of the record is no longer possible" in differs(record)
    record.answers[7] = -1
    assert "Answer 8 of the record is no longer possible" in differs(record)


def test_answers_after_the_end_are_no_longer_possible() -> None:
    *_, ended = questions(plain_game(4), Random(4), 5000)
    record = record_of(ended)
    record.answers.append(0)
    assert "no longer possible" in differs(record)


def test_decks_that_are_no_longer_legal_are_told() -> None:
    record = record_of(game(1))
    assert record.setup is not None
    record.setup["decks"][0]["cards"] = [("KT-A-0", 60)]
    assert "can no longer be started" in differs(record)


# Bad records


def refused(data: bytes) -> str:
    with pytest.raises(BadSave) as refusal:
        replay(from_bytes(data), CATALOGUE)
    sentence = str(refusal.value)
    assert sentence.endswith(".")
    return sentence


def test_a_damaged_record_is_refused() -> None:
    data = json.loads(to_bytes(record_of(played(1, 20))))

    def changed(**fields: Any) -> bytes:
        return msgspec.json.encode({**data, **fields})

    assert "no record" in refused(changed(format="versus save"))
    assert "version 9" in refused(changed(version=9))
    assert "chess" in refused(changed(game="chess"))
    assert "after 21 answers" in refused(changed(marks=[[21, "0" * 32]]))
    assert "after -1 answers" in refused(changed(marks=[[-1, "0" * 32]]))
    assert "either from decks or from a save" in refused(changed(setup=None))
    assert "decks of the record" in refused(changed(setup={"decks": 3}))
    assert "NOWHERE-1" in refused(changed(cards={"NOWHERE-1": "0" * 32}))
    assert "damaged" in refused(changed(answers=["0"]))
    assert "damaged" in refused(changed(extra=1))
    setup = data["setup"]
    setup["decks"][1]["leader"] = "NOWHERE-2"
    assert "NOWHERE-2" in refused(changed(setup=setup))


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff", b"null"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    refused(data)


def test_a_truncated_or_flipped_record_never_fails_otherwise() -> None:
    data = to_bytes(record_of(played(1, 20)))
    chance = Random(5)
    for _ in range(300):
        damaged = bytearray(data)
        damaged[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        for bad in (bytes(damaged), data[: chance.randrange(len(data))]):
            # A flipped bit in a deck's name, say, does no harm.
            with suppress(BadSave, ReplayDiffers):
                replay(from_bytes(bad), CATALOGUE)
