"""Classic tables for the tests of the terminal client."""

from __future__ import annotations

from versus.kernel.deck import Deck
from versus.terminal.opening import seated
from versus.terminal.session import Session
from versus.testing.classic.decks import plain_deck
from versus.testing.classic.table import Table

DECKS = (plain_deck("X-Men"), plain_deck("Brotherhood"))
CARDS = {card.key: card for deck in DECKS for card in deck.cards}
LIZ, ABE, HELLBOY = "Liz Sherman 5/4 c3 range", "Abe Sapien 3/3 c2", "Hellboy 7/7 c4"
ILSA, KROENEN = "Ilsa Haupstein 4/5 c3 flight", "Karl Kroenen 3/3 c2"


def classic_table(
    people: int = 1,
    seed: int = 5,
    decks: tuple[Deck, ...] = DECKS,
    go_on: bool = True,
    level: str = "random",
) -> Session:
    """A new classic game, at the first choice of a person."""
    session = seated(decks, seed, range(people), ["Ann", "Ben"], level)
    if go_on:
        session.go_on()
    return session


def at_table(table: Table, seat: int = 0) -> Session:
    """A laid-out position with one person at it, Ann or Ben."""
    session = Session(table.contest.fork(), [seat], ["Ann", "Ben"], [1, 2])
    session.go_on()
    return session


def reach(session: Session, prompt: str) -> None:
    """Take the first option, which builds and recruits, until a question begins so."""
    for _ in range(200):
        if session.hand_over() is not None:
            session.accept()
        question = session.question()
        assert question is not None, "the game is over"
        if question.prompt.startswith(prompt):
            return
        session.answer(0)
    raise AssertionError(f"never asked: {prompt}")
