"""A classic game at one screen: what is taken back, what stops leave behind, replays, plain prompts."""

import io
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from tests.terminal.classic.tables import ABE, CARDS, ILSA, LIZ, at_table, classic_table, reach
from tests.terminal.tables import option
from tests.terminal.test_session import cards_in_view
from versus.cli import app
from versus.decks import starters
from versus.games.classic.seen.stops import STOPS, USUAL
from versus.games.classic.words import P_PRIORITY, PASS, RESOURCE
from versus.kernel.record import to_bytes
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.terminal.plain import PlainGame
from versus.terminal.replay import Replay
from versus.terminal.saving import session_bytes, session_from
from versus.terminal.session import Session
from versus.testing.classic import duel, side

EVERYWHERE = frozenset(STOPS)


# Taking back


def test_a_resource_can_be_taken_back_though_all_have_passed_since():
    """In the windows since then nothing waited and nobody attacked: a pass in them tells nothing."""
    session = classic_table()
    reach(session, "Resource step")
    before = digest(session.game)
    session.answer(0)
    assert len(session.game.pile(0, RESOURCE)) == 1
    assert session.question().prompt.startswith("Your recruit step")
    assert session.undo()
    assert digest(session.game) == before


def recruiting() -> Session:
    return at_table(duel(p1=side(front=LIZ, hand=[ABE], resources=2), p2=side(front=ILSA), at="recruit"))


def test_a_recruit_stays_once_the_opponent_has_let_it_through():
    session = recruiting()
    session.answer(option(session, "Recruit"))
    assert session.question().prompt.startswith("Choose a position")
    assert not session.undo()


def test_a_recruit_can_be_taken_back_by_whoever_stops_after_it():
    session = recruiting()
    session.stops[0] = EVERYWHERE
    before = digest(session.game)
    session.answer(option(session, "Recruit"))
    assert session.undo()
    assert digest(session.game) == before


@pytest.mark.parametrize("seed", range(3))
def test_whatever_can_be_taken_back_has_shown_the_person_no_new_card(seed: int):
    """Counted from outside, in a game of the decks on the shelf."""
    session = classic_table(seed=seed, decks=starters("classic")[:2])
    chance = RandomPlayer(seed)
    taken_back = 0
    while session.game.ask is not None and len(session.game.answers) < 250:
        on_chain = Counter(session.game.definition[link.source].key for link in session.game.chain)
        before = cards_in_view(session) + on_chain
        session.answer(chance.answer(session.game))
        if session.can_undo():
            taken_back += 1
            assert not cards_in_view(session) - before
    assert taken_back


# Stops


def played(stops: frozenset[str]) -> Session:
    """A game in which the person builds, recruits what comes first, and passes wherever they can."""
    session = classic_table(seed=4, go_on=False)
    session.stops[0] = stops
    session.go_on()
    while session.game.ask is not None and len(session.game.answers) < 400:
        ask = session.game.ask
        verbs = [each.verb for each in ask.options]
        attacked = bool(session.view().fights)
        session.answer(verbs.index(PASS) if ask.prompt == P_PRIORITY and attacked else 0)
    return session


def test_stops_leave_no_trace_in_the_record():
    """Whoever is asked everywhere and passes where the usual stops would plays the very same game."""
    usual = played(USUAL)
    session = classic_table(seed=4, go_on=False)
    session.stops[0] = EVERYWHERE
    session.go_on()
    asked = 0
    while len(session.game.answers) < len(usual.game.answers):
        session.answer(usual.game.answers[len(session.game.answers)])
        asked += 1
    assert to_bytes(session.game.record) == to_bytes(usual.game.record)
    assert session.logs[1] == usual.logs[1]
    assert session.logs[-1] == usual.logs[-1], "what a spectator reads"
    assert asked > 0


def test_an_order_ends_when_the_person_is_asked():
    session = recruiting()
    assert session.pass_on("something")
    session.go_on()
    assert session.question() is not None
    assert not session.orders


# Replays


def test_a_classic_record_is_walked_through_both_ways():
    session = classic_table()
    chance = RandomPlayer(3)
    while session.game.ask is not None and len(session.game.answers) < 120:
        session.answer(chance.answer(session.game))
    found = Replay(session.game.record, CARDS, seat=0)
    found.next_turn()
    assert found.view().turn == 1
    found.next_turn()
    assert found.view().turn == 2
    found.previous_turn()
    assert found.view().turn == 1
    found.go_to(len(found.answers))
    assert digest(found.game()) == digest(session.game)
    assert any("You" not in line and "recruit" in line for line in found.all_lines())
    assert not found.view().sides[1]["hand"]


def test_a_saved_classic_table_goes_on_where_it_was():
    session = classic_table()
    reach(session, "Your recruit step")
    again = session_from(session_bytes(session), CARDS)
    assert digest(again.game) == digest(session.game)
    assert again.question() == session.question()
    assert again.stops == session.stops


# Plain prompts


def at_the_prompt(session: Session, lines: list[str]) -> str:
    out = io.StringIO()
    typed = iter(lines)
    PlainGame(session, Console(file=out, width=100), lambda prompt: next(typed, "quit")).play()
    return out.getvalue()


def test_a_whole_classic_game_is_played_by_numbers():
    session = classic_table()
    chance = RandomPlayer(5)
    out = io.StringIO()

    def typed(prompt: str) -> str:
        question = session.question()
        assert question is not None
        return question.numbers[chance.answer(session.game)]

    PlainGame(session, Console(file=out, width=100), typed).play()
    assert session.game.over
    assert "the game" in out.getvalue().strip().split("\n")[-1]


def test_the_plain_table_tells_columns_endurance_and_the_chain():
    table = duel(p1=side(front=LIZ, hand=[LIZ]), p2=side(front=ILSA, hand=[ILSA]))
    table.p1.attacks(LIZ, ILSA)
    table.p1.powers_up(LIZ)
    table.p1.passes()
    shown = at_the_prompt(at_table(table, seat=1), ["read Ilsa", "why Ilsa"])
    assert "You: endurance 50" in shown
    assert "column 1" in shown
    assert "Turn 3, combat phase, Ann's attack step. Initiative: Ann. Priority: You." in shown
    assert "Attack: Liz Sherman → Ilsa Haupstein\n" in shown
    assert "Chain ▸ Ann: Liz Sherman: Power up Liz Sherman." in shown
    assert "ATK 4 · DEF 5" in shown
    assert "CL-" in shown


def test_stops_and_orders_at_the_prompt():
    shown = at_the_prompt(recruiting(), ["?", "stops", "stop 2", "pass", "pass on"])
    assert "pass for the rest of this turn" in shown
    assert "[x] their attacks, proposed or begun" in shown
    assert "[ ] their attacks, proposed or begun" in shown
    assert "Say how long: pass on, pass step, pass turn, pass all." in shown
    assert "Formation step" in shown


def test_the_rulebooks_classic_decks_are_dealt_unless_others_are_named(tmp_path: Path):
    record = tmp_path / "record"
    words = ["play", "--game", "classic", "--seed", "3", "--level", "random", "--record", str(record)]
    result = CliRunner().invoke(app, words, input="1\n1\n1\n1\nquit\n")
    assert result.exit_code == 0
    assert "Resource step" in result.output
    replayed = CliRunner().invoke(app, ["replay", str(record), "--seat", "1"])
    assert replayed.exit_code == 0
    assert "Turn 1 begins with Player 1's initiative." in replayed.output


def test_what_cannot_be_played_is_told_in_words(tmp_path: Path):
    result = CliRunner().invoke(app, ["play", "--game", "chess"])
    assert result.exit_code == 1
    assert 'There is no game "chess". Choose 2pcg or classic.' in result.output
    result = CliRunner().invoke(app, ["play", "--game", "classic", "--deck", str(tmp_path / "none")])
    assert result.exit_code == 1
    assert "no deck and no file" in result.output.replace("\n", " ")
