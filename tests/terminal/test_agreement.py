"""What a table agrees on, chosen on the command line: shown from the start, kept in saves and records."""

import asyncio
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.terminal.tables import screen_words
from versus.cards.catalogue import house
from versus.cli import app
from versus.games.house import games
from versus.kernel.record import from_bytes
from versus.terminal.app import VersusApp
from versus.terminal.opening import new_session, recorded, resumed
from versus.terminal.replay_app import ReplayApp

FOUR = ("--option", "mode=2 vs 2", "--option", "lethal=stun", "--level", "random", "--seed", "3")
LETHAL = "Lethal: KOs whom it stuns."
SIDES = "You and Player 3 play against Player 2 and Player 4."
CATALOGUES = {game: house(game) for game in ("2pcg", "classic")}


def play(*words: str, typed: str = "quit\n") -> str:
    result = CliRunner().invoke(app, ["play", "--plain", *words], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def on_screen(app: VersusApp | ReplayApp, *keys: str) -> str:
    """What stands there after some keys."""
    shown = ""

    async def run() -> None:
        nonlocal shown
        async with app.run_test(size=(110, 40)) as pilot:
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()
            shown = screen_words(app)

    asyncio.run(run())
    return shown


def test_plain_play_says_what_was_agreed_and_who_plays_together():
    said = play(*FOUR)
    assert said.index(LETHAL) < said.index("Choose"), "before the first question"
    assert "Sides: seats 1 and 3 against seats 2 and 4." in said
    assert SIDES in said
    for heading in ("You (with Player 3): ", "Player 2 (with Player 4): ", "Player 3 (with you): "):
        assert f"\n{heading}" in said


def test_plain_play_says_who_shares_rows_and_turns():
    said = play("--option", "mode=two-headed", "--level", "random", "--seed", "3")
    assert "Sides: seats 1 and 2 against seats 3 and 4, sharing rows and turns." in said
    assert "You and Player 2 play against Player 3 and Player 4." in said


def test_the_help_says_it_again():
    said = play(*FOUR, typed="?\nquit\n")
    assert said.count(LETHAL) == 2
    assert said.rindex(SIDES) > said.index("read NAME")


def test_a_usual_table_has_nothing_to_tell():
    said = play("--seed", "3", typed="?\nquit\n")
    assert "Lethal:" not in said
    assert "play against" not in said
    assert "(with" not in said


def test_everybody_at_the_keyboard_is_told_from_where_they_sit():
    session = new_session(None, [], CATALOGUES, 3, people=4, options=["mode=2 vs 2"])
    assert session.introduction(3)[-1] == "You and Player 2 play against Player 1 and Player 3."
    assert session.introduction(None)[-1] == "Player 1 and Player 3 play against Player 2 and Player 4."


def test_the_screen_says_it_in_the_log_the_headings_and_the_help():
    def session():
        return new_session(None, [], CATALOGUES, 3, level="random", options=["mode=2 vs 2", "lethal=stun"])

    shown = on_screen(VersusApp(session()))
    assert "Lethal: KOs whom it stuns." in shown
    assert "── Player 3 (with you) ──" in shown
    assert re.search(r"You \(with Player 3\) ──", shown)
    assert SIDES in on_screen(VersusApp(session()), "h")


def test_a_save_and_a_record_keep_it_and_a_replay_tells_it(tmp_path: Path):
    saved, record = tmp_path / "saved", tmp_path / "record"
    play(*FOUR, typed=f"1\n1\nsave {saved}\nquit\n")
    assert LETHAL in play("--resume", str(saved), "--record", str(record))
    assert resumed(saved, CATALOGUES).game.rules.lethal == "stun"
    setup = from_bytes(record.read_bytes()).setup
    assert setup is not None
    assert (setup["rules"]["mode"], setup["rules"]["lethal"]) == ("2 vs 2", "stun")
    told = CliRunner().invoke(app, ["replay", str(record)]).output
    assert told.startswith(
        f"Sides: seats 1 and 3 against seats 2 and 4.\n{LETHAL}\nPlayer 1 and Player 3 play "
    )
    shown = on_screen(ReplayApp(recorded(record, CATALOGUES, None)))
    assert LETHAL in shown
    assert "Player 3 (with Player 1) ──" in shown


def test_a_classic_game_ends_with_the_turn_that_was_agreed(tmp_path: Path):
    record = tmp_path / "record"
    words = ("--game", "classic", "--level", "random", "--seed", "3", "--record", str(record))
    said = play(*words, "--option", "turn_limit=1", typed="0\n1\n" * 200)
    assert "After so many turns the higher endurance wins: 1." in said
    assert "unfinished" not in said
    assert "Turn 2" not in said
    assert recorded(record, CATALOGUES, None).game().rules.turn_limit == 1
    assert "Turn 2" in play(*words[:-2], typed="0\n1\n" * 200), "as usual it goes on"


def test_a_table_for_four_has_four_seats_and_no_other_number():
    refused = CliRunner().invoke(app, ["play", "--plain", *FOUR, "--players", "3"])
    assert refused.exit_code == 1
    assert "4" in refused.output


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("lethal=maim", '"maim" is no value of the option "lethal". Choose "wound", "stun".'),
        ("chess=on", 'There is no option "chess" in this game.'),
        ("lethal", '"lethal" sets nothing. Write name=value'),
    ],
)
@pytest.mark.parametrize(
    "verb",
    [("play",), ("sim", "Tide", "Ember"), ("matrix", "Tide", "Ember"), ("ladder", "--decks", "Tide,Ember")],
)
def test_what_cannot_be_agreed_is_refused_in_words(
    verb: tuple[str, ...], setting: str, words: str, tmp_path: Path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, [*verb, "--option", setting])
    assert result.exit_code == 1
    assert words in result.output


def test_options_lists_every_option_of_every_game_and_its_values(monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    shown = CliRunner().invoke(app, ["options"]).output
    for plug in games().values():
        assert plug.title in shown
        for option in plug.options.options:
            assert re.search(rf"^{option.name} ", shown, re.M)
            assert all(f"{value.value}" in shown and value.words in shown for value in option.values)
    assert "wound*: KOs whom it wounds" in shown
    assert "edition=2016" in shown
    assert "turn_limit" not in CliRunner().invoke(app, ["options", "--game", "2pcg"]).output
