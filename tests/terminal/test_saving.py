from pathlib import Path

import pytest

from tests.terminal.tables import play_until, table
from versus.cards.catalogue import house
from versus.kernel.errors import BadSave, VersusError
from versus.kernel.record import from_bytes, replay
from versus.kernel.save import digest, save
from versus.terminal.opening import resumed
from versus.terminal.saving import session_from, table_bytes, write_record, write_table


def test_a_saved_table_goes_on_where_it_was(tmp_path: Path):
    session = table(people=1, seats=3)
    play_until(session, "Main Phase")
    write_table(session, tmp_path / "game")
    again = resumed(tmp_path / "game", {"2pcg": house("2pcg")})
    assert digest(again.game) == digest(session.game)
    assert again.names == session.names
    assert again.people == session.people
    assert again.question() == session.question()


def test_the_machine_plays_on_as_it_would_have(tmp_path: Path):
    session = table()
    play_until(session, "Main Phase")
    again = session_from(table_bytes(session), house("2pcg"))
    for game in (session, again):
        game.answer(0)
        play_until(game, "Main Phase")
    assert digest(again.game) == digest(session.game)


def test_a_resumed_game_tells_of_the_turn_so_far():
    session = table()
    play_until(session, "Main Phase")
    again = session_from(table_bytes(session), house("2pcg"))
    assert again.log()
    assert again.log() == session.log()[-len(again.log()) :]


def test_a_table_of_people_is_resumed_with_a_hand_over():
    session = table(people=2)
    play_until(session, "Main Phase")
    again = session_from(table_bytes(session), house("2pcg"))
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


def test_the_record_of_a_resumed_game_starts_at_its_save(tmp_path: Path):
    session = table()
    play_until(session, "Resource Step")
    again = session_from(table_bytes(session), house("2pcg"))
    again.answer(0)
    write_record(again, tmp_path / "record")
    found = replay(from_bytes((tmp_path / "record").read_bytes()), house("2pcg"))
    assert digest(found) == digest(again.game)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'{"format": "versus record", "version": 1}',
        b'{"format": "versus table", "version": 9}',
        b'{"format": "versus table", "version": 1, "people": []}',
    ],
)
def test_what_is_no_saved_table_is_refused_in_words(data: bytes):
    with pytest.raises(BadSave):
        session_from(data, house("2pcg"))


def test_players_must_fit_the_saved_game():
    data = table_bytes(table()).replace(b'"people":[0]', b'"people":[5]')
    with pytest.raises(BadSave, match="do not fit"):
        session_from(data, house("2pcg"))


def test_a_file_that_cannot_be_written_or_read_is_named(tmp_path: Path):
    with pytest.raises(VersusError, match="could not be written"):
        write_table(table(), tmp_path / "nowhere" / "game")
    with pytest.raises(VersusError, match="could not be read"):
        resumed(tmp_path / "nothing", {"2pcg": house("2pcg")})
