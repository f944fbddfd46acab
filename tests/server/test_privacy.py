"""Nothing a seat may not see reaches it: the bytes on the wire do not depend on hidden cards."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.living import Living, cards_in, pile_in, play_on
from versus.kernel.naming import knows
from versus.server.connection import encode
from versus.server.fairness import commitment
from versus.server.journal import Answered, Plan, Seated, SeatPlan
from versus.server.library import deck_from
from versus.server.naming import table_event
from versus.server.protocol import ClockRule
from versus.server.table import Change, Table
from versus.server.telling import Telling
from versus.testing.five_ways import permuted

DECKS = {"2pcg": ("Magneto", "Professor X"), "classic": ("bprd", "thule society")}


@pytest.mark.parametrize("game", ["2pcg", "classic"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_step_is_the_same_whatever_lies_out_of_sight(game: str, seed: int):
    """View, question, events and log of every seat and of a spectator, at every answer of a game."""
    table = laid_table(game, seed)
    chance = random.Random(seed)
    compared = 0
    while table.asked() is not None and compared < 600:
        assert table.game is not None
        assert table.game.ask is not None
        option = chance.randrange(len(table.game.ask.options))
        change = table.apply(table.number + 1, Answered(at=0.0, seat=table.asked() or 0, option=option))
        for seat in (0, 1, None):
            assert sent(table, change, seat) == sent(with_hidden_cards_permuted(table, seat), change, seat)
            compared += 1
    assert compared > 100


def sent(table: Table, change: Change, seat: int | None) -> bytes:
    """A step as the server encodes it, without the log, which tells the past."""
    telling = Telling(seat, change.number - 1)
    telling.events = [table_event(table.plug, table.game, event, seat) for event in change.events]  # type: ignore[arg-type]
    return encode(telling.step(table, 0.0))


def with_hidden_cards_permuted(table: Table, seat: int | None) -> Table:
    twin = Table(table.match, table.plan)
    twin.__dict__.update(table.__dict__)
    assert table.game is not None
    game = permuted(table.game, seat)
    if game.ask is not None and game.ask.seat == seat:
        game.ask = None
        game.run()
    twin.game = game
    return twin


def laid_table(game: str, seed: int) -> Table:
    person = SeatPlan(kind="person")
    plan = Plan(game=game, seats=[person, person], clock=ClockRule(), seed=seed, salt="00" * 32)
    table = Table("a table", plan)
    for seat, name in enumerate(DECKS[game]):
        deck, deck_name = deck_from(table.plug, name, None)
        table.apply(seat + 1, Seated(at=0.0, seat=seat, name=f"P{seat}", deck=deck, deck_name=deck_name))
    return table


def test_the_bytes_on_the_wire_are_those_bytes(server: Living):
    """What the WebSocket really carries, with the opponent's hidden cards exchanged on the server."""
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 14, seed=5)
        hall = server.hall
        at_server = hall.tables[table.match]
        number = at_server.number
        for seat in (0, 1):
            with table.sits(seat, last=number) as before:
                pass
            hall.tables[table.match] = with_hidden_cards_permuted(at_server, seat)
            with table.sits(seat, last=number) as after:
                pass
            hall.tables[table.match] = at_server
            steps = [[text for text in guest.raw if '"type":"step"' in text] for guest in (before, after)]
            assert steps[0] == steps[1] != []


def test_no_message_names_a_card_of_the_opponents_hand(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 6, seed=2)
        for guest, other in ((ann, bob), (bob, ann)):
            seat = other.step["seat"]
            hidden = {card["number"] for card in cards_in(other.step, seat, "hand")}
            shown = {card["number"] for card in cards_in(guest.step, seat, "hand")}
            assert hidden
            assert not shown & hidden
            events = [event for message in guest.messages for event in message.get("events", [])]
            assert not hidden & {event.get("card") for event in events}


def test_what_is_hidden_stays_so_until_the_end(server: Living):
    table = server.duel()
    for path in ("", "/record"):
        early = server.http.get(f"/api/replays/{table.match}{path}")
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
    with table.sits(0) as ann:
        ann.sends("concede")
        ann.hears("step")
    replay = server.http.get(f"/api/replays/{table.match}").json()
    assert commitment(replay["salt"], int(replay["seed"])) == table.commitment


def test_the_promise_is_told_before_the_first_draw(server: Living):
    table = server.duel()
    with table.sits(0) as ann:
        assert ann.welcome["commitment"] == table.commitment
        assert all(pile_in(ann.step, seat, "hand")["count"] == 0 for seat in (0, 1))


def test_no_token_and_no_seed_is_told_to_anybody_else(server: Living):
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob, table.sits() as watcher:
        play_on([ann, bob], 5)
        ann.sends("say", text="hello")
        watcher.hears("said")
        plan = server.hall.tables[table.match].plan
        for guest in (ann, bob, watcher):
            for text in guest.raw:
                assert not any(token in text for token in table.tokens.values())
                assert plan.salt not in text
                assert str(plan.seed) not in text


def test_messages_of_the_table_are_valid_by_their_own_types(server: Living):
    from versus.server.protocol import ServerMessage

    decoder = msgspec.json.Decoder(ServerMessage)
    table = server.duel()
    with table.sits(0) as ann, table.sits(1) as bob:
        play_on([ann, bob], 20)
        for text in (*ann.raw, *bob.raw):
            decoder.decode(text)


@pytest.mark.parametrize("game", ["2pcg", "classic"])
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_a_line_of_the_log_is_the_same_whatever_card_it_keeps_silent_about(game: str, seed: int):
    """Every event is told once as it was and once as if it had been about another card."""
    table = laid_table(game, seed)
    chance = random.Random(seed)
    silent = 0
    while table.asked() is not None and silent < 150:
        assert table.game is not None
        assert table.game.ask is not None
        option = chance.randrange(len(table.game.ask.options))
        change = table.apply(table.number + 1, Answered(at=0.0, seat=table.asked() or 0, option=option))
        for event in change.events:
            for seat in (0, 1, None):
                if event.definition is None or knows(table.game, event, seat):
                    continue
                silent += 1
                true = told_lines(table, change, seat)
                definition = event.definition
                for other in {card.key: card for card in table.game.definition}.values():
                    event.definition = other
                    assert told_lines(table, change, seat) == true
                event.definition = definition
    assert silent > 20


def told_lines(table: Table, change: Change, seat: int | None) -> list[bytes]:
    telling = Telling(seat, 0)
    telling.add(table, change)
    return [encode(line) for line in (*telling.log, *telling.events)]
