from pathlib import Path

import msgspec
import pytest

from tests.terminal.tables import play_until, table
from versus.cards.catalogue import house
from versus.decks import starters
from versus.kernel.errors import BadSave, VersusError
from versus.kernel.record import from_bytes, replay
from versus.kernel.save import digest, save
from versus.players.random import RandomPlayer
from versus.terminal.opening import resumed, seated
from versus.terminal.saving import (
    MOST_BYTES,
    FileIsThere,
    read,
    session_bytes,
    session_from,
    write_record,
    write_session,
)


def test_a_saved_table_goes_on_where_it_was(tmp_path: Path):
    session = table(people=1, seats=3)
    play_until(session, "Main Phase")
    write_session(session, tmp_path / "game")
    again = resumed(tmp_path / "game", {"2pcg": house("2pcg")})
    assert digest(again.game) == digest(session.game)
    assert again.names == session.names
    assert again.people == session.people
    assert again.question() == session.question()


def test_a_file_longer_than_any_game_is_not_read(tmp_path: Path):
    path = tmp_path / "endless"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES)
    assert len(read(path)) == MOST_BYTES
    with path.open("ab") as file:
        file.write(b"x")
    with pytest.raises(VersusError, match="no game is so long"):
        read(path)


def test_the_machine_plays_on_as_it_would_have(tmp_path: Path):
    session = table()
    play_until(session, "Main Phase")
    again = session_from(session_bytes(session), house("2pcg"))
    for game in (session, again):
        game.answer(0)
        play_until(game, "Main Phase")
    assert digest(again.game) == digest(session.game)


def test_a_resumed_game_tells_of_the_turn_so_far():
    session = table()
    play_until(session, "Main Phase")
    again = session_from(session_bytes(session), house("2pcg"))
    assert again.log()
    assert again.log() == session.log()[-len(again.log()) :]


def test_a_table_of_people_is_resumed_with_a_hand_over():
    session = table(people=2)
    play_until(session, "Main Phase")
    again = session_from(session_bytes(session), house("2pcg"))
    assert again.watching is None
    assert again.hand_over() == session.watching


def test_a_bare_save_is_played_from_the_first_seat():
    session = table()
    again = session_from(save(session.game), house("2pcg"))
    assert again.people == (0,)
    assert digest(again.game) == digest(session.game)


def test_a_record_leads_to_the_same_position(tmp_path: Path):
    session = table()
    play_until(session, "Main Phase")
    write_record(session, tmp_path / "record")
    found = replay(from_bytes((tmp_path / "record").read_bytes()), house("2pcg"))
    assert digest(found) == digest(session.game)


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_the_record_of_a_resumed_game_begins_with_the_first_step(game: str, tmp_path: Path):
    """Saved and resumed twice, then played to the end: one record, from the decks on."""
    session = seated(starters(game)[:2], 11, [0])
    session.go_on()
    chance = RandomPlayer(3)
    for until in (20, 45):
        while len(session.game.answers) < until:
            session.answer(chance.answer(session.game))
        session = session_from(session_bytes(session), house(game))
    given = list(session.game.answers)
    while session.game.ask is not None:
        session.answer(chance.answer(session.game))
    write_record(session, tmp_path / "record")
    record = from_bytes((tmp_path / "record").read_bytes())
    assert record.setup is not None
    assert record.start is None
    assert record.answers[: len(given)] == given
    found = replay(record, house(game))
    assert found.over
    assert digest(found) == digest(session.game)
    first = replay(record, house(game), upto=0)
    assert digest(first) == digest(seated(starters(game)[:2], 11, [0]).game)


def test_a_save_whose_record_is_of_another_game_is_refused():
    mine = msgspec.json.decode(session_bytes(table(seed=1)))
    other = msgspec.json.decode(session_bytes(table(seed=2)))
    mine["record"] = other["record"]
    with pytest.raises(BadSave, match="of different games"):
        session_from(msgspec.json.encode(mine), house("2pcg"))


def test_where_a_card_has_changed_since_the_record_begins_with_the_save(tmp_path: Path):
    """The position can still be played, so nothing of it is refused."""
    session = table()
    play_until(session, "Resource Step")
    saved = msgspec.json.decode(session_bytes(session))
    key = next(iter(saved["record"]["cards"]))
    saved["record"]["cards"][key] = "another"
    again = session_from(msgspec.json.encode(saved), house("2pcg"))
    again.answer(0)
    write_record(again, tmp_path / "record")
    record = from_bytes((tmp_path / "record").read_bytes())
    assert record.setup is None
    assert digest(replay(record, house("2pcg"))) == digest(again.game)


def test_nothing_is_written_over_unless_that_is_said(tmp_path: Path):
    session = table()
    for write in (write_session, write_record):
        path = tmp_path / write.__name__
        path.write_bytes(b"mine")
        with pytest.raises(FileIsThere, match="was left as it is"):
            write(session, path)
        assert path.read_bytes() == b"mine"
        write(session, path, over=True)
        assert path.read_bytes() != b"mine"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'{"format": "versus record", "version": 1}',
        b'{"format": "versus session", "version": 9}',
        b'{"format": "versus session", "version": 1, "people": []}',
    ],
)
def test_what_is_no_saved_table_is_refused_in_words(data: bytes):
    with pytest.raises(BadSave):
        session_from(data, house("2pcg"))


def test_players_must_fit_the_saved_game():
    data = session_bytes(table()).replace(b'"people":[0]', b'"people":[5]')
    with pytest.raises(BadSave, match="do not fit"):
        session_from(data, house("2pcg"))


def test_a_file_that_cannot_be_written_or_read_is_named(tmp_path: Path):
    with pytest.raises(VersusError, match="could not be written"):
        write_session(table(), tmp_path / "nowhere" / "game")
    with pytest.raises(VersusError, match="could not be read"):
        resumed(tmp_path / "nothing", {"2pcg": house("2pcg")})
