"""An upgrade never changes a running game: it goes on as it was begun, or is closed with a clear word."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from tests.server.living import Guest, Living, Opened, living, play_on, settle
from versus.cards.catalogue import house
from versus.games.house import game_called
from versus.games.tpcg.table import hands
from versus.kernel import codec
from versus.kernel.codec import definition_hash
from versus.kernel.errors import BadSave, ReplayDiffers, VersusError
from versus.server import computers, laying, pinned, snapshots
from versus.server.columns import DEFINITIONS
from versus.server.journal import Answered
from versus.server.pinned import CHANGED, cards_of
from versus.server.replaying import verify

GAMES = ["2pcg", "classic"]


@pytest.fixture(autouse=True)
def _same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying, "new_seed", lambda: 11)
    monkeypatch.setattr(laying, "new_salt", lambda: "ab" * 32)


class Upgrade:
    """A program with other cards, in the midst of everything."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def changes(self, game: str, keys: list[str]) -> None:
        """These cards cost more and are stronger from now on."""
        by_key = house(game).by_key
        for key in keys:
            card = by_key[key]
            facts = replace(card.facts, cost=card.facts.cost + 3, atk=card.facts.atk + 5)
            changed = type(card)(card.key, card.name, facts, card.powers)
            assert definition_hash(changed) != definition_hash(card)
            self.monkeypatch.setitem(by_key, key, changed)

    def is_of_another_engine(self) -> None:
        for room in (pinned, snapshots):
            self.monkeypatch.setattr(room, "engine", lambda: "99 another")


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Upgrade:
    return Upgrade(monkeypatch)


def decks_of(server: Living, table: Opened) -> list[dict[str, Any]]:
    return [chair.deck for chair in server.hall.tables[table.match].chairs]


def keys_of(server: Living, table: Opened) -> list[str]:
    return sorted({key for deck in decks_of(server, table) for key, _ in deck["cards"]})


def read_again(server: Living, table: Opened) -> None:
    """As after a start of the server."""
    server.hall.forget(table.match)
    server.hall.writer.known.clear()


def concedes(guest: Guest) -> None:
    guest.sends("concede")
    while guest.step.get("result") is None:
        guest.hears("step")


def what_is_told(path: Path, game: str, upgrade: Upgrade | None) -> dict[str, Any]:
    """A game of 90 answers, with an upgrade after 45 of them or without one; what is seen of it."""
    with living(path) as server:
        table = server.duel(game=game)
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 45, seed=3)
            keys = keys_of(server, table)
        if upgrade is not None:
            upgrade.changes(game, keys)
            upgrade.is_of_another_engine()
        read_again(server, table)
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 45, seed=4)
            settle(ann, bob)
            views = [ann.step["view"], bob.step["view"]]
            concedes(ann)
        replay = server.http.get(f"/api/replays/{table.match}?seat=0&begin=40&end=80").json()
        record = server.http.get(f"/api/replays/{table.match}/record").content
        match_file, again = verify(record)
        read = server.hall.tables[table.match]
        return {
            "views": views,
            "frames": replay["frames"],
            "answers": again.answers,
            "costs": {card.key: card.facts.cost for card in read.game.definition},
            "replayed": {card.key: card.facts.cost for card in again.definition},
            "changed": len(read.changed),
            "in the file": len(match_file.cards),
            "keys": keys,
        }


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_with_the_cards_it_began_with(tmp_path: Path, upgrade: Upgrade, game: str):
    """For its players, for whoever replays it, and for whoever verifies its record."""
    before = what_is_told(tmp_path / "before.db", game, None)
    after = what_is_told(tmp_path / "after.db", game, upgrade)
    assert (before.pop("changed"), before.pop("in the file")) == (0, 0)
    assert after.pop("changed") == after.pop("in the file") == len(after["keys"]) > 10
    assert after == before


def test_computers_think_with_the_same_cards(
    tmp_path: Path, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
):
    with living(tmp_path / "versus.db") as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 20)
        read = server.hall.tables[table.match]
        costs = [card.facts.cost for card in read.game.definition]
        upgrade.changes("2pcg", keys_of(server, table))
        read_again(server, table)
        assert table.get().status_code == 200
        seen: list[Any] = []

        class Looker:
            def answer(self, game: Any) -> int:
                seen.append([card.facts.cost for card in game.definition])
                return 0

        monkeypatch.setattr(computers, "player_called", lambda *_: Looker())
        assert computers.think(*computers.job(server.hall.tables[table.match]), 10.0) == 0
        assert seen == [costs]


@pytest.mark.parametrize("part", ["leader", "levels"])
def test_main_characters_and_their_levels_are_pinned_too(tmp_path: Path, upgrade: Upgrade, part: str):
    with living(tmp_path / "versus.db") as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 25)
            step = ann.step
        leader = decks_of(server, table)[0][part]
        [key, *_] = [leader] if part == "leader" else leader
        atk = house("2pcg")[key].facts.atk
        upgrade.changes("2pcg", [key])
        read_again(server, table)
        with table.sits(0, last=step["number"]) as ann, table.sits(1) as bob:
            assert ann.step["view"] == step["view"]
            assert play_on([ann, bob], 10) == 10
        read = server.hall.tables[table.match]
        assert list(read.changed) == [key]
        assert read.catalogue()[key].facts.atk == atk
        assert house("2pcg")[key].facts.atk == atk + 5


def test_what_lies_beside_a_deck_is_pinned_too():
    plug = game_called("2pcg")
    key, other = [card.key for card in house("2pcg")][:2]
    assert set(cards_of(plug, [{"cards": [(key, 1)], "pile": [other]}], {})) == {key, other}


def test_a_rematch_is_played_with_the_cards_of_today(tmp_path: Path, upgrade: Upgrade):
    with living(tmp_path / "versus.db") as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            keys = keys_of(server, table)
            upgrade.changes("2pcg", keys)
            read_again(server, table)
            concedes(ann)
            ann.sends("rematch")
            bob.sends("rematch")
            new = ann.hears("new-table")["match"]
        assert server.http.get(f"/api/tables/{new}").json()["state"] == "running"
        read = server.hall.tables[new]
        assert read.changed == {}
        costs = {card.key: card.facts.cost for card in read.game.definition}
        assert all(costs[key] == house("2pcg")[key].facts.cost for key in keys if key in costs)


def test_every_card_is_written_down_once(tmp_path: Path):
    with living(tmp_path / "versus.db") as server:

        def written() -> int:
            with server.hall.storage.engine.connect() as connection:
                return connection.scalar(select(func.count()).select_from(DEFINITIONS)) or 0

        table = server.duel()
        start = server.hall.tables[table.match].start
        assert written() == len(set(start.cards.values())) > 20
        server.hall.writer.known.clear()
        server.duel()
        assert written() == len(set(start.cards.values()))


# What cannot go on


def closed_after(server: Living, table: Opened) -> bytes:
    """Everybody who comes is told the same; its record."""
    read_again(server, table)
    told = table.get().json()
    assert (told["state"], told["result"]) == (
        "over",
        {"winners": [], "reason": "changed", "words": CHANGED},
    )
    for _ in range(2):
        with Guest(server.port, table.match, [table.tokens[0]]) as ann:
            assert (ann.welcome["state"], ann.welcome["result"]["words"]) == ("over", CHANGED)
            ann.sends("answer", question=1, option=0)
            assert ann.hears("refused")["code"] == "over"
        server.hall.forget(table.match)
    replay = server.http.get(f"/api/replays/{table.match}")
    assert (replay.status_code, replay.json()["code"]) == (409, "cards-changed")
    record = server.http.get(f"/api/replays/{table.match}/record")
    assert record.status_code == 200
    return record.content


def answers_in(server: Living, table: Opened) -> list[int]:
    entries = server.hall.storage.entries(table.match)
    return [entry.option for _, entry in entries if isinstance(entry, Answered)]


@pytest.fixture
def _sees_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest waits for a step of every game that is over; here none comes."""
    hears = Guest.hears

    def patient(self: Guest, *types: str, timeout: float = 20) -> dict[str, Any]:
        if types == ("step",) and self.welcome.get("result") is not None:
            return {}
        return hears(self, *types, timeout=timeout)

    monkeypatch.setattr(Guest, "hears", patient)


@pytest.mark.usefixtures("_sees_over")
@pytest.mark.parametrize("game", GAMES)
def test_a_word_that_no_longer_exists_closes_the_table(
    tmp_path: Path, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch, game: str
):
    with living(tmp_path / "versus.db") as server:
        table = server.duel(game=game)
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 25)
        expected = answers_in(server, table)
        upgrade.changes(game, keys_of(server, table))
        classes = codec.node_classes

        def fewer(apart: tuple[str, ...] = ()) -> Any:
            return {name: kinds for name, kinds in classes(apart).items() if "Trigger" not in name}

        monkeypatch.setattr(codec, "node_classes", fewer)
        record = closed_after(server, table)
        with pytest.raises(ReplayDiffers, match="has changed since this game was recorded"):
            verify(record)
        monkeypatch.undo()
        monkeypatch.setattr(laying, "new_seed", lambda: 11)
        _, again = verify(record)
        assert again.answers == expected


@pytest.mark.usefixtures("_sees_over")
def test_cards_that_are_nowhere_close_the_table(tmp_path: Path, upgrade: Upgrade):
    with living(tmp_path / "versus.db") as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 5)
        upgrade.changes("2pcg", keys_of(server, table))
        with server.hall.storage.engine.begin() as connection:
            connection.execute(delete(DEFINITIONS))
        closed_after(server, table)


def another_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever draws at the start of a turn draws one more."""
    draw_event = hands.draw_event
    monkeypatch.setattr(hands, "draw_event", lambda seat, amount: draw_event(seat, amount + (amount == 2)))


@pytest.mark.usefixtures("_sees_over")
@pytest.mark.parametrize("snapshots", [10, 1000])
def test_another_rule_closes_the_table_and_does_not_change_it_silently(
    tmp_path: Path, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch, snapshots: int
):
    """Nor is a snapshot believed that was taken by the rules of before."""
    with living(tmp_path / "versus.db", snapshots=snapshots) as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            play_on([ann, bob], 80, seed=2)
        expected = answers_in(server, table)
        with monkeypatch.context() as context:
            another_rule(context)
            Upgrade(context).is_of_another_engine()
            record = closed_after(server, table)
            with pytest.raises(VersusError, match=r"not where the record says|no longer possible"):
                verify(record)
        _, again = verify(record)
        assert again.answers == expected


@pytest.mark.usefixtures("_sees_over")
def test_a_game_that_was_won_stays_won(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What cannot be shown any more has ended as it ended."""
    with living(tmp_path / "versus.db") as server:
        table = server.duel()
        with table.sits(0) as ann, table.sits(1) as bob:
            chance = random.Random(5)
            while ann.step.get("result") is None:
                play_on([ann, bob], 50, seed=chance.randrange(1000))
            result = ann.step["result"]
        assert result["reason"] == "game"
        with monkeypatch.context() as context:
            another_rule(context)
            Upgrade(context).is_of_another_engine()
            read_again(server, table)
            assert table.get().json()["result"] == result
            assert server.http.get(f"/api/replays/{table.match}/record").status_code == 200
            assert server.http.get(f"/api/replays/{table.match}").json()["code"] == "cards-changed"
        read_again(server, table)
        assert server.http.get(f"/api/replays/{table.match}").status_code == 200


def test_a_file_whose_cards_are_not_what_the_record_says_is_refused(tmp_path: Path, upgrade: Upgrade):
    with living(tmp_path / "versus.db") as server:
        table = server.duel()
        with table.sits(0) as ann:
            keys = keys_of(server, table)
            upgrade.changes("2pcg", keys)
            read_again(server, table)
            concedes(ann)
        record = server.http.get(f"/api/replays/{table.match}/record").content
        verify(record)
        strong = record.replace(b'"atk":1', b'"atk":9')
        assert strong != record
        with pytest.raises((ReplayDiffers, BadSave)):
            verify(strong)
