"""The classic game for every room that plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from versus.games.classic.authoring import AUTHORING
from versus.games.classic.flow.setup import HAND_SIZE, begin
from versus.games.classic.positions.position import lay
from versus.games.classic.printed.deck import faults
from versus.games.classic.printed.definition import Card
from versus.games.classic.rules import OPTIONS, Rules
from versus.games.classic.seen import stops
from versus.games.classic.seen.sight import sees
from versus.games.classic.seen.view import NAMES
from versus.games.classic.seen.wishes import attempts, wishes
from versus.games.classic.table.contest import Contest
from versus.games.classic.table.saving import SAVING
from versus.games.classic.text.asks import RULES, prompt
from versus.games.classic.text.keywords import definitions
from versus.games.classic.text.log import log_line, result
from versus.games.classic.text.options import option
from versus.games.classic.text.sheet import sheet
from versus.games.classic.text.under_way import under_way
from versus.games.classic.words import (
    BUILT,
    DECK,
    DREW,
    FLIPPED,
    GAME_STARTED,
    GO_ON,
    HAND,
    MULLIGANED,
    NAME,
    NEGATED,
    ON_CHAIN,
    P_PRIORITY,
    P_PROPOSAL,
    PASS,
    PLAYED,
    POWER_USED,
    PROPOSE,
    RECRUITED,
    RESOLVES,
    REVEALED,
)
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.deck import Deck
from versus.kernel.events import Event
from versus.kernel.plug import Counting, Plug, Wording, register
from versus.kernel.verbs import DONE, NO

ENDURANCE: Final = "endurance"
TURN_LIMIT: Final = "turn limit"
CARD: Final = "a card"
"""A card's own way to win (CL-WIN-08)."""


def is_played(event: Event) -> bool:
    return event.kind in (RECRUITED, PLAYED, FLIPPED)


def is_laid(event: Event) -> bool:
    return event.kind == BUILT


def end(contest: Contest) -> str:
    if min(contest.endurance) <= 0:
        return ENDURANCE
    return TURN_LIMIT if contest.turn >= contest.rules.turn_limit else CARD


def is_free(ask: Ask) -> bool:
    return ask.kind == ACT and ask.prompt != P_PROPOSAL


def without_choice(ask: Ask) -> bool:
    """A window is a matter of stops, however little there is to do in it."""
    return ask.choices == 1 and ask.prompt != P_PRIORITY


def is_busy(contest: Contest) -> bool:
    return bool(contest.chain) or contest.attack is not None or contest.proposal is not None


def tells_nothing(contest: Contest, ask: Ask, option: Option) -> bool:
    """A pass while nothing waits and nobody attacks: there was nothing to respond to."""
    return option.verb == PASS and not is_busy(contest)


CLASSIC: Final = Plug(
    name=NAME,
    title="Classic Vs. System",
    short="Classic",
    about="Fifty endurance, shared turns, and the chain",
    room="classic",
    package="versus.games.classic",
    kind=Contest,
    card=Card,
    seats=(2,),
    seats_rule="CL-GEN-30",
    options=OPTIONS,
    names=NAMES,
    words=Wording(
        prompt=prompt,
        option=option,
        log_line=log_line,
        result=result,
        under_way=under_way,
        sheet=sheet,
        asking_rules=RULES,
        keywords=definitions,
    ),
    counting=Counting(
        drew=DREW,
        mulligan=MULLIGANED,
        started=GAME_STARTED,
        played=is_played,
        laid=is_laid,
        turns=lambda contest: contest.turn,
        rounds=lambda contest: contest.turn,
        end=end,
        deck=DECK,
    ),
    stops=stops.TABLE,
    saving=SAVING,
    faults=faults,
    begin=begin,
    hand=HAND_SIZE,
    lay=lay,
    is_busy=is_busy,
    sees=sees,
    laid_open=(DECK, HAND),
    # Whoever plays an effect shows its source, which may stay in a hand (CL-PRI-09).
    shows=frozenset((REVEALED, POWER_USED, ON_CHAIN, RESOLVES, NEGATED)),
    waiting=lambda contest: [link.source for link in contest.chain],
    attempts=attempts,
    wishes=wishes,
    is_free=is_free,
    without_choice=without_choice,
    goes_on=(PASS, GO_ON, DONE, NO),
    seldom_left=(PROPOSE,),
    tells_nothing=tells_nothing,
    authoring=AUTHORING,
)
register(CLASSIC)


def start(decks: Sequence[Deck], seed: int, rules: Rules | None = None) -> Contest:
    """A new game, at its first question."""
    contest = CLASSIC.start(decks, seed, rules)
    assert isinstance(contest, Contest)
    return contest
