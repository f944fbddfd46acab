"""The log in words: what is told, what is left out, and what a seat may not learn from it."""

from __future__ import annotations

import re

from versus.games.tpcg import text as phrases
from versus.games.tpcg import words
from versus.games.tpcg.language import vocabulary as v
from versus.games.tpcg.plug import start
from versus.games.tpcg.rules import TWO_AGAINST_TWO, Rules
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import ENERGY, MAIN
from versus.kernel.events import Event
from versus.kernel.naming import knows
from versus.players.random import RandomPlayer
from versus.testing.tpcg import Position, duel, side
from versus.testing.tpcg.decks import wild_deck
from versus.testing.tpcg.table import Table

NOT_ENGLISH = re.compile(r"[{}<>]|\bNone\b|Event\(|object at|  |nobody")


def told(table: Table, seat: int | None = None, names: tuple[str, ...] = ()) -> list[str]:
    """What has happened at a table since it was laid, as a seat reads it."""
    lines = [phrases.log_line(table.battle, event, seat, names) for event in table.log]
    return [line for line in lines if line]


def test_a_combat_is_told_blow_by_blow():
    table = duel(p1=side(front="Daken 3/3 Berserker"), p2=side(front="Blob 2/4 h1"))
    table.p1.attacks("Daken", "Blob")
    table.passes()
    assert told(table) == [
        "Daken attacks Blob.",
        "Daken gets one +1/+1 counter.",
        "Player 1 passes.",
        "Player 2 passes.",
        "Blob is struck for 4 by Daken.",
        "Daken is struck for 2 by Blob.",
        "Blob is stunned by Daken.",
        "Blob takes one wound.",
        "Blob is KO'd by Daken.",
        "Daken wins the combat.",
        "The combat ends.",
    ]


def test_a_power_and_its_price_are_told_once():
    power = v.super_power("Short Fuse", MAIN, ENERGY, v.daze(v.one(v.enemy)))
    fuse = v.supporting("T-FUSE", "Fuse", cost=1, atk=1, defense=1, powers=[power])
    table = duel(p1=side(front=fuse, resources="Laboratory"), p2=side(main="Juggernaut 4/9"))
    table.p1.uses("Fuse", "Short Fuse")
    assert told(table) == [
        "Player 1 pays with Laboratory.",
        "Fuse uses Short Fuse.",
        "Juggernaut is dazed by Fuse.",
    ]


def test_building_is_told_and_what_lies_face_down_is_a_card():
    table = duel(p1=side(hand=["Toad 1/1 c1", "Secret 1/1"]), at="build")
    table.p1.places("Secret")
    table.p1.recruits("Toad", "front")
    assert told(table, 0)[:3] == [
        "Player 1 places Secret face down.",
        "Player 1 has one recruit point.",
        "Toad appears in Player 1's front row.",
    ]
    assert told(table, 1)[0] == "Player 1 places a card face down."
    assert told(table)[0] == "Player 1 places a card face down."
    assert "Player 1 recruits Toad." in told(table)


def test_whoever_is_called_you_is_spoken_to():
    table = duel(p1=side(hand=["Secret 1/1"]), p2=side(deck=["Known 1/1", "Other 1/1", "Third 1/1"]))
    table.next_turn()
    mine, theirs = told(table, 1, ("Maria", "You")), told(table, 0, ("You", "Chen"))
    assert "Your turn begins." in mine
    assert "You draw Known." in mine
    assert "Chen draws a card." in theirs
    assert "Known" not in " ".join(theirs)


def test_phases_are_told_and_ends_of_games():
    battle = Position((side(), side()), at="start").battle()
    line = phrases.log_line(battle, Event(words.PHASE_STARTED, seat=0, amount=words.BUILD_PHASE), None)
    assert line == "Player 1's Build Phase begins."
    assert phrases.log_line(battle, Event(words.PHASE_STARTED, seat=0, amount=words.TURN_END), None) is None
    over = Event(words.GAME_OVER)
    battle.winners = (1,)
    assert phrases.log_line(battle, over, 0) == "Player 2 wins the game."
    assert phrases.log_line(battle, over, 0, ("Maria", "You")) == "You win the game."
    battle.winners = (0, 1)
    assert phrases.log_line(battle, over, 0) == "The game is a tie between Player 1 and Player 2."
    pairs = Position((side(), side(), side(), side()), rules=Rules(mode=TWO_AGAINST_TWO)).battle()
    pairs.winners = (0, 2)
    assert phrases.log_line(pairs, over, None) == "Player 1 and Player 3 win the game."


def lines(battle: Battle, event: Event) -> dict[int | None, str | None]:
    return {seat: phrases.log_line(battle, event, seat) for seat in (*range(battle.seats), None)}


def test_random_games_are_told_in_sentences_and_never_name_a_hidden_card():
    """For a seat outside `seen` the line is the same whatever card it was."""
    stranger = v.plot_twist("T-STRANGER", "Stranger", MAIN)
    hidden = 0
    kinds: set[int] = set()
    for game in range(40):
        battle = start([wild_deck(game * 4 + seat) for seat in range(2 + game % 3)], game)
        player = RandomPlayer(game)
        for _ in range(150):
            if battle.ask is None:
                break
            for event in battle.answer(player.answer(battle)):
                forged = event.copy()
                forged.definition = stranger if event.definition is not None else None
                for seat, line in lines(battle, event).items():
                    if line is not None:
                        kinds.add(event.kind)
                        assert not NOT_ENGLISH.search(line), line
                        assert line.endswith("."), line
                    if event.definition is not None and not knows(battle, event, seat):
                        hidden += 1
                        assert line == phrases.log_line(battle, forged, seat)
                        assert line is None or event.definition.name not in line
    assert hidden > 1000
    assert len(kinds) > 35
