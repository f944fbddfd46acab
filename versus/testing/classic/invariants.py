"""What is true of every classic game, whatever was played; random games are held to it."""

from __future__ import annotations

from versus.games.classic.table.contest import Contest
from versus.games.classic.table.soundness import INVARIANTS
from versus.games.classic.words import CHAIN, P_PRIORITY, ZONES
from versus.kernel.plug import plug_of
from versus.kernel.soundness import fault_of
from versus.testing.five_ways import explained


def check(contest: Contest) -> None:
    """Fail with a sentence if something cannot be."""
    fault = fault_of(contest, INVARIANTS)
    assert not fault, fault
    nothing_is_left_on_the_chain(contest)
    question_is_sound(contest)


def nothing_is_left_on_the_chain(contest: Contest) -> None:
    """As somebody has priority, only what stands for an effect lies on the chain."""
    if contest.ask is not None and contest.ask.prompt == P_PRIORITY:
        standing = {link.card for link in contest.chain}
        for card, place in enumerate(contest.where):
            if place % ZONES == CHAIN:
                assert card in standing, "a card stays on the chain without an effect"


def question_is_sound(contest: Contest) -> None:
    """Somebody is asked among different options, and exactly what may be done is offered."""
    ask = contest.ask
    if contest.over:
        assert ask is None, "a finished game asks something"
        assert not contest.stack, "a finished game has work left"
        return
    assert ask is not None, "a game asks nothing and is not over"
    assert ask.options, "a question without an answer"
    keys = [option.key() for option in ask.options]
    assert len(set(keys)) == len(keys), f"an option is offered twice: {ask}"
    explained(contest, plug_of(contest))
