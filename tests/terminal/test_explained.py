"""What lasts on a card and what its keywords mean, wherever a card is read: on the screen, at the prompt."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from textual.pilot import Pilot

from tests.terminal.tables import screen_words
from tests.terminal.test_app import at_the_screen, game_screen
from versus.games.classic.language import vocabulary as classic
from versus.games.tpcg.language import vocabulary as tpcg
from versus.games.tpcg.language.changes import Cannot
from versus.games.tpcg.words import MAIN, TO_ATTACK
from versus.kernel.game import Game
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.picture import all_cards
from versus.terminal.plain import PlainGame
from versus.terminal.session import Session
from versus.testing import classic as classic_tables
from versus.testing import tpcg as tpcg_tables


def tpcg_game(*effects: object) -> Game:
    """Ann has played a plot twist on her Gull, which flies."""
    twist = tpcg.plot_twist("T-SCHEME", "Scheme", MAIN, *effects)
    table = tpcg_tables.duel(
        p1=tpcg_tables.side(front="Gull 2/2 F", hand=[twist]), p2=tpcg_tables.side(front="Blob 2/3 h3")
    )
    table.p1.plays("Scheme", on="Gull" if not effects or effects[0] is BONUS else ())
    return table.battle


BONUS = tpcg.gets(tpcg.one(tpcg.yours), atk=2, defense=1)
COACH = classic.character(
    "T-COACH", "Coach", "", "B.P.R.D.", cost=2, atk=2, defense=2,
    powers=[classic.payment(classic.activate, classic.give(classic.target(), classic.gets(atk=3)))],
)  # fmt: skip


def classic_game() -> Game:
    """Ann's coach has trained her Gull, which flies."""
    table = classic_tables.duel(
        p1=classic_tables.side(front=[COACH, "Gull 5/4 c3 flight"]),
        p2=classic_tables.side(front="Ilsa 4/5 c3"),
    )
    table.p1.uses("Coach")
    table.p1.chooses("Gull")
    table.passes()
    return table.contest


def seated_at(game: Game) -> Session:
    session = Session(game.fork(), [0], ["Ann", "Ben"], [1, 2])
    session.stops[0] = frozenset(session.plug.stops.names)
    session.go_on()
    return session


CASES = pytest.mark.parametrize(
    ("game", "lasts", "shown", "flight"),
    [
        (lambda: tpcg_game(BONUS), "Gets +2/+1 this turn (your Scheme).", "4/3°", "Flight: May attack"),
        (classic_game, "Gets +3 ATK this turn (your Coach).", "8/4°", "Flight: May attack"),
    ],
    ids=["2pcg", "classic"],
)


@CASES
def test_the_screen_marks_what_lasts_and_tells_it_with_the_keywords(game, lasts, shown, flight):
    session = seated_at(game())

    async def scene(pilot: Pilot[None]) -> None:
        assert shown in screen_words(pilot.app), "something lasts on it"
        screen = game_screen(pilot)
        screen.table.focus()
        screen.table.cursor = next(card.number for card in all_cards(session.view()) if card.name == "Gull")
        await pilot.press("space")
        await pilot.pause()
        words = screen_words(pilot.app)
        assert lasts in words
        assert flight in words

    at_the_screen(session, scene)


@CASES
def test_the_prompt_tells_both_too(game, lasts, shown, flight):
    out = io.StringIO()
    typed = iter(["read gull"])
    console = Console(file=out, width=200)
    PlainGame(seated_at(game()), console, lambda prompt: next(typed, "quit")).play()
    words = out.getvalue()
    assert lasts[0].lower() + lasts[1:-1] in words, "on the table"
    assert lasts in words, "on the card's page"
    assert flight in words


def test_what_lasts_on_no_card_is_shown_beside_the_log():
    session = seated_at(tpcg_game(tpcg.everywhere(tpcg.enemy, Cannot(TO_ATTACK), until=THIS_TURN)))

    async def scene(pilot: Pilot[None]) -> None:
        words = " ".join(line.split("│")[-1].strip() for line in screen_words(pilot.app).split("\n"))
        assert "Lasting: enemy characters can't attack" in " ".join(words.split())

    at_the_screen(session, scene)


def with_a_frozen_location() -> Session:
    """Ann has frozen Ben's Laboratory; his Academy is as it was."""
    frost = tpcg.plot_twist("T-FROST", "Frost", MAIN, tpcg.freeze(tpcg.location(tpcg.enemy)))
    table = tpcg_tables.duel(
        p1=tpcg_tables.side(hand=[frost]), p2=tpcg_tables.side(resources=["Laboratory", "Academy"])
    )
    table.p1.plays("Frost", on="Laboratory")
    return seated_at(table.battle)


def test_the_screen_shows_that_a_location_is_frozen():
    async def scene(pilot: Pilot[None]) -> None:
        words = screen_words(pilot.app)
        assert "Laboratory° exh frz" in words
        assert words.count("frz") == 1

    at_the_screen(with_a_frozen_location(), scene)


def test_the_prompt_shows_that_a_location_is_frozen_and_by_what():
    out = io.StringIO()
    typed = iter(["read laboratory"])
    console = Console(file=out, width=200)
    PlainGame(with_a_frozen_location(), console, lambda prompt: next(typed, "quit")).play()
    words = out.getvalue()
    assert "Laboratory (exhausted, frozen, " in words, "on the table"
    assert "Now: face up, exhausted, frozen." in words, "on the card's page"
    assert "Is frozen and can't ready on its controller's next turn (your Frost)." in words
