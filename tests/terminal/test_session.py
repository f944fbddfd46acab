from collections import Counter

import msgspec
import pytest

from tests.terminal.tables import going_on, option, play_until, table
from versus.decks import starters
from versus.games.tpcg.words import HAND
from versus.kernel.errors import AnswerError
from versus.kernel.save import digest
from versus.players.random import RandomPlayer
from versus.terminal.opening import seated
from versus.terminal.session import Session


def test_the_machine_answers_until_a_person_must_choose():
    session = table()
    assert session.game.ask is not None
    assert session.game.ask.seat == 0
    assert session.question() is not None


def test_the_end_of_a_turn_is_asked_even_without_a_choice():
    session = table()
    play_until(session, "Main Phase")
    assert session.question() is not None


def test_a_choice_can_be_taken_back():
    session = table()
    play_until(session, "Resource Step")
    before, log = digest(session.game), list(session.log())
    session.answer(option(session, "Place"))
    assert digest(session.game) != before
    assert session.undo()
    assert digest(session.game) == before
    assert session.log() == log


def test_several_choices_are_taken_back_one_by_one():
    session = table()
    play_until(session, "Resource Step")
    start = digest(session.game)
    session.answer(option(session, "Place"))
    middle = digest(session.game)
    session.answer(option(session, "Go on"))
    assert session.undo()
    assert digest(session.game) == middle
    assert session.undo()
    assert digest(session.game) == start


def test_a_recruit_can_be_taken_back_for_nobody_has_looked():
    session = offered("Recruit", "Place", "Go on")
    hand = len(session.game.pile(0, HAND))
    session.answer(option(session, "Recruit"))
    assert len(session.game.pile(0, HAND)) == hand - 1
    assert session.undo()
    assert len(session.game.pile(0, HAND)) == hand


def test_what_drew_cards_stays():
    """Muster draws two cards: whoever played it knows them."""
    session = offered("Play Muster")
    session.answer(option(session, "Play Muster"))
    assert not session.can_undo()
    assert not session.undo()


def offered(words: str, *steps: str) -> Session:
    """A first Resource Step from which these steps lead to an answer that begins so."""
    for seed in range(1, 60):
        session = table(seed=seed)
        play_until(session, "Resource Step")
        for step in steps:
            session.answer(option(session, step))
        question = session.question()
        if question is not None and any(text.startswith(words) for text in question.options):
            return session
    raise AssertionError(f"no seed offers {words}")


def test_a_mulligan_stays_for_the_deck_was_shuffled():
    session = table()
    play_until(session, "Keep your hand")
    session.answer(option(session, "Take a mulligan"))
    assert not session.undo()


def test_what_the_machine_has_answered_to_stays():
    session = table()
    play_until(session, "Main Phase")
    turn = session.game.turn
    session.answer(option(session, "End the turn"))
    assert session.game.turn > turn
    assert not session.undo()


def test_a_person_sees_the_log_in_their_own_words():
    session = table()
    play_until(session, "Main Phase")
    assert any(line.startswith("You draw") for line in session.log())
    assert "Ben draws a card." in session.log()
    assert "You" not in session.names


def test_the_news_begin_at_the_last_choice():
    session = table()
    play_until(session, "Main Phase")
    seen = len(session.log())
    session.answer(option(session, "End the turn"))
    assert session.news() == seen
    assert len(session.log()) > seen


def test_a_wrong_number_changes_nothing():
    session = table()
    before = digest(session.game)
    with pytest.raises(AnswerError):
        session.answer(99)
    assert digest(session.game) == before
    assert not session.can_undo()


# Several people at one screen


def test_nobody_watches_before_the_first_person_sits_down():
    session = table(people=2)
    assert session.hand_over() is not None
    assert session.watching is None
    assert session.question() is None
    assert all(not side["hand"] for side in session.view().sides)


def test_the_person_asked_takes_the_screen():
    session = table(people=2)
    seat = session.hand_over()
    session.accept()
    assert session.watching == seat
    assert session.hand_over() is None
    assert session.question() is not None


def test_another_persons_only_option_is_theirs_to_give():
    """To answer for them would tell that they had no other."""
    session = table(people=2)
    play_until(session, "Main Phase")
    first = session.watching
    while session.watching == first and session.hand_over() is None:
        session.answer(going_on(session))
    assert session.hand_over() not in (None, first)


def test_nothing_is_taken_back_after_handing_over():
    session = table(people=2)
    play_until(session, "Main Phase")
    session.answer(option(session, "End the turn"))
    assert session.hand_over() is not None
    assert not session.undo()
    session.accept()
    assert not session.undo()


def test_everybody_looks_at_the_end_as_a_spectator():
    session = table(people=2)
    play_to_the_end(session)
    assert session.game.over
    assert session.watching is None
    assert all(not side["hand"] for side in session.view().sides)
    assert session.result()


@pytest.mark.parametrize(("people", "seats"), [(1, 2), (2, 2), (3, 3), (2, 4)])
def test_games_of_every_company_end(people: int, seats: int):
    session = table(people, seats)
    play_to_the_end(session)
    assert session.game.over


def play_to_the_end(session: Session) -> None:
    chance = RandomPlayer(1)
    while session.game.ask is not None:
        if session.hand_over() is not None:
            session.accept()
        else:
            session.answer(chance.answer(session.game))


@pytest.mark.parametrize("seed", range(4))
def test_whatever_can_be_taken_back_has_shown_the_person_no_new_card(seed: int):
    """Counted from outside: no card is in view after such a choice that was not there before."""
    session = seated(starters("2pcg")[:2], seed, [0])
    session.go_on()
    chance = RandomPlayer(seed)
    taken_back = 0
    while session.game.ask is not None and len(session.game.answers) < 300:
        before = cards_in_view(session)
        session.answer(chance.answer(session.game))
        if session.can_undo():
            taken_back += 1
            assert not cards_in_view(session) - before
    assert taken_back


def cards_in_view(session: Session) -> Counter[str]:
    """How many different cards of each key the person sees, those laid open by a question included."""
    seen: set[tuple[int, str]] = set()
    waiting: list[object] = [msgspec.to_builtins(session.view())]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            if part.get("key"):
                seen.add((part["number"], part["key"]))
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return Counter(key for _, key in seen)
