"""A game that no room has heard of is registered and played everywhere: its plug is all they know of it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from rich.console import Console
from typer.testing import CliRunner

from tests.games.tiny.highest import CARDS, HIGHEST, LIST, NAME, Highest, Rules
from tests.server.living import living, play_on
from versus.cards import catalogue
from versus.cards.catalogue import CardSet, house
from versus.cards.loading import load_sets
from versus.cli import app
from versus.decks import shelf, starters
from versus.kernel.errors import VersusError
from versus.kernel.game import Game
from versus.kernel.plug import PLUGS, register
from versus.kernel.record import from_bytes, record_of, replay, to_bytes
from versus.players.random import RandomPlayer, play_out
from versus.terminal.drawing import drawing_of
from versus.terminal.opening import new_session
from versus.terminal.picture import Scene
from versus.terminal.plain import STUCK, PlainGame
from versus.testing import five_ways


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The plug, a set of cards and a deck; nothing else is done for it anywhere."""
    register(HIGHEST)
    catalogue.offer(NAME, CardSet("HI", "Highest", CARDS))
    shelf.offer(NAME, LIST)
    yield
    del PLUGS[NAME]
    catalogue.OFFERED.pop(NAME)
    shelf.OFFERED.pop(NAME)
    house.cache_clear()
    starters.cache_clear()


def new_game(seed: int = 1, rules: Rules | None = None) -> Highest:
    game = HIGHEST.start([starters(NAME)[0]] * 2, seed, rules)
    assert isinstance(game, Highest)
    return game


def test_five_ways() -> None:
    """Straight, forked, saved and loaded, with hidden cards permuted, and replayed from its record."""
    game = new_game()
    player = RandomPlayer(4)
    while game.ask is not None:
        five_ways.answer(game, player.answer(game))
    five_ways.replays(game)
    assert game.over
    assert game.winners


def test_the_random_player_plays_it_alike_for_one_seed() -> None:
    games = [new_game(), new_game()]
    for game in games:
        play_out(game, RandomPlayer(7))
    assert games[0].answers == games[1].answers


def test_a_record_keeps_what_was_agreed() -> None:
    game = new_game(rules=Rules(ties="second"))
    play_out(game, RandomPlayer(1))
    again = replay(from_bytes(to_bytes(record_of(game))), house(NAME))
    assert isinstance(again, Highest)
    assert again.rules.ties == "second"
    assert again.winners == game.winners


def test_the_plain_terminal_plays_it_to_its_end() -> None:
    session = new_session(None, [], {NAME: house(NAME)}, seed=5, game=NAME, options=["ties=second"])
    console = Console(file=io.StringIO(), width=90)
    PlainGame(session, console, lambda prompt: "1").play()
    said = console.file.getvalue()
    assert session.game.over
    assert "Lay a card." in said
    assert "lays" in said
    assert said.rstrip().endswith("won.")


def test_play_at_the_usual_level_takes_the_random_player_and_says_so() -> None:
    """Nobody else has learned the game; the person answers for their own seat and for no other."""
    run = CliRunner().invoke(app, ["play", "--game", NAME, "--plain", "--seed", "5"], input="1\n" * 60)
    assert run.exit_code == 0, run.output
    assert run.output.count("The computer has not learned Highest yet and plays it at random.") == 1
    assert "won." in run.output
    assert "Player 2: lays" in run.output
    assert run.output.count("> ") == run.output.count("You: lays") > 0


@pytest.mark.parametrize("level", ["fair", "greedy", "search:10"])
def test_a_level_that_cannot_play_it_is_refused_before_the_game(level: str) -> None:
    run = CliRunner().invoke(app, ["play", "--game", NAME, "--plain", "--level", level], input="1\n1\n")
    assert run.exit_code == 1
    assert "The computer has not learned to play Highest yet. Take the random player for it." in run.output
    assert "Lay a card." not in run.output


def test_a_person_never_answers_for_a_machine_that_fails() -> None:
    """It is stuck: the person is told, and enter tries again; whatever else is typed is no answer of its."""
    session = new_session(None, [], {NAME: house(NAME)}, seed=5, game=NAME)
    session.machines[1] = Stuck()
    lines = iter(["1", "2", "board", "", ""])
    console = Console(file=io.StringIO(), width=90)
    answered: list[int] = []

    def typed(prompt: str) -> str:
        answered.append(len(session.game.answers))
        return next(lines, "quit")

    PlainGame(session, console, typed).play()
    said = console.file.getvalue()
    assert answered == [0, 1, 1, 1, 1, 2], "one answer of the person's, then one of the machine's"
    assert said.count("I cannot think.") == 2
    assert said.count(STUCK) == 3, "after each failure, and for a number that is no way out of it"
    assert "Player 2: lays" in said


class Stuck:
    """Fails twice before it answers."""

    seed = 2
    tries = 2

    def answer(self, game: Game) -> int:
        self.tries -= 1
        if self.tries >= 0:
            raise VersusError("I cannot think.")
        return RandomPlayer(self.seed).answer(game)

    def reason(self) -> str:
        return ""


def test_the_screens_draw_it_by_its_view_alone() -> None:
    session = new_session(None, [], {NAME: house(NAME)}, seed=5, game=NAME)
    session.go_on()
    drawing = drawing_of(session.plug)
    scene = Scene(session.view(), session.called(), {card.key: HIGHEST.words.sheet(card) for card in CARDS})
    lines = [line.plain for line in drawing.paint(scene, 80, 20).lines]
    hand = [card.name for card in session.view().sides[0]["hand"]]
    assert any(line.startswith("table") for line in lines)
    assert all(any(name.split()[0] in line for line in lines) for name in hand if name)


def test_sim_counts_its_games(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = "sim Mountains Mountains --games 6 --players random --workers 1 --out run --option ties=second"
    run = CliRunner().invoke(app, words.split())
    assert run.exit_code == 0, run.output
    plan = json.loads((tmp_path / "run" / "manifest.json").read_text())
    assert (plan["game"], plan["options"]) == (NAME, {"ties": "second"})
    assert "6 games" in run.output


def test_sim_and_matrix_take_the_player_who_can_play_it(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    runner = CliRunner()
    few = ["--games", "4", "--workers", "1"]
    run = runner.invoke(app, ["sim", "Mountains", "Mountains", *few, "--out", "run"])
    assert run.exit_code == 0, run.output
    assert "Mountains (random)" in run.output
    for words in (
        ["sim", "Mountains", "Mountains", "--players", "greedy", *few],
        ["matrix", "Mountains", "Mountains", "--player", "search:10", *few],
        ["ladder", "--decks", "Mountains", *few],
    ):
        run = runner.invoke(app, words)
        assert run.exit_code == 1
        assert "The computer has not learned to play Highest yet." in run.output


def test_its_deck_and_cards_are_shown() -> None:
    runner = CliRunner()
    assert "Mountains" in runner.invoke(app, ["deck", "list"]).output
    assert runner.invoke(app, ["deck", "check", "Mountains"]).output == "Mountains: legal\n"
    assert "Planet 12" in runner.invoke(app, ["cards", "HI-12"]).output


def test_the_server_lets_people_play_it(tmp_path) -> None:
    with living(tmp_path / "db") as server:
        info = server.http.get(f"/api/games/{NAME}/cards").json()
        assert info["cards"]["HI-12"]["numbers"] == {"number": 12}
        table = server.duel(game=NAME, options={"ties": "second"})
        assert table.get().json()["agreed"] == ["A tie goes to: the second"]
        ann, bob = table.sits(0), table.sits(1)
        play_on([ann, bob], 200)
        assert ann.step["result"]["reason"] == "game"
        assert ann.step["view"]["over"]
        assert bob.step["view"]["sides"][0]["piles"][1]["cards"] == [], "a hand is its player's alone"
        assert server.http.get(f"/api/replays/{table.match}").status_code == 200


def test_the_server_offers_and_seats_only_computers_that_can_play_it(tmp_path) -> None:
    with living(tmp_path / "versus.db") as server:
        # The plug is registered in this process alone, so the computer thinks here.
        server.hall.computers.pool = ThreadPoolExecutor(1)
        [offered] = [each for each in server.http.get("/api/games").json()["games"] if each["game"] == NAME]
        assert offered["levels"] == ["random"]
        wish = {"game": NAME, "seats": [{"kind": "me"}, {"kind": "computer", "level": "fair"}]}
        refused = server.http.post("/api/tables", json=wish)
        assert refused.status_code == 400
        assert 'There is no computer player "fair" for Highest. There are: random.' in refused.json()["words"]
        table = server.open({"name": "Ann"}, {"kind": "computer"}, game=NAME)
        with table.sits(0) as ann:
            while not ann.step["view"]["over"]:
                if ann.is_asked():
                    ann.answers(0)
                else:
                    ann.hears("step")
        assert table.get().json()["seats"][1]["name"] == "Random computer"
        assert ann.step["result"]["reason"] == "game"


def test_a_game_without_words_for_authors_says_so_of_a_card_in_a_file(tmp_path):
    file = tmp_path / "mine.py"
    text = """
from tests.games.tiny.highest import CARDS
from versus.cards.catalogue import CardSet
SET = CardSet("MINE", "Mine", CARDS[:1])
"""
    file.write_text(text, encoding="utf-8")
    catalogues, [problem] = load_sets([file])
    assert problem.message == f"{HIGHEST.title} takes no cards of other people."
    assert len(catalogues[NAME]) == len(CARDS)
