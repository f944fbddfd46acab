"""The 2PCG for every room that plays it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from versus.games.tpcg.authoring import AUTHORING
from versus.games.tpcg.flow.arena import brings_gear, possible
from versus.games.tpcg.flow.setup import HAND_SIZE, begin
from versus.games.tpcg.positions.position import lay
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.rules import OPTIONS, Rules
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.seen.view import LAID_OPEN, NAMES
from versus.games.tpcg.seen.wishes import attempts, wishes
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.saving import SAVING
from versus.games.tpcg.text.asks import RULES, prompt
from versus.games.tpcg.text.keywords import definitions
from versus.games.tpcg.text.log import log_line, result
from versus.games.tpcg.text.options import option
from versus.games.tpcg.text.sheet import sheet
from versus.games.tpcg.text.under_way import under_way
from versus.games.tpcg.words import (
    ATTACK,
    DECK,
    DOWN,
    DREW,
    EQUIPMENT,
    GAME_STARTED,
    GO_ON,
    MAIN_CHARACTER,
    MULLIGANED,
    NAME,
    OUTSIDE_PLAY,
    P_ATTACK,
    P_MAIN,
    PASS,
    PLAYED,
    REVEALED,
    SEARCHED,
)
from versus.kernel.ask import ACT, Ask
from versus.kernel.deck import Deck
from versus.kernel.events import Event
from versus.kernel.plug import Counting, Plug, Wording, register
from versus.kernel.verbs import DONE, NO

MAIN_LOST: Final = "main character lost"
OUT_OF_CARDS: Final = "out of cards"


def leads(card: Card) -> int:
    return card.facts.level if card.type == MAIN_CHARACTER else 0


def in_deck(card: Card) -> bool:
    return card.type != MAIN_CHARACTER and card.type not in OUTSIDE_PLAY and not card.facts.token


def outfit(deck: Deck, rules: Rules, cards: Iterable[Card]) -> Deck:
    """Where equipment may come from outside the game, any will do (2P-MOD4-11)."""
    if not brings_gear(rules):
        return deck
    gear = [card for card in cards if card.type == EQUIPMENT and card not in deck.pile]
    return replace(deck, pile=(*deck.pile, *gear))


def is_played(event: Event) -> bool:
    return event.kind == PLAYED and event.amount != DOWN


def is_laid(event: Event) -> bool:
    return event.kind == PLAYED and event.amount == DOWN


def end(battle: Battle) -> str:
    """A player is out by losing the main character, or the decks have run dry (2P-END)."""
    return MAIN_LOST if False in battle.alive else OUT_OF_CARDS


def is_free(ask: Ask) -> bool:
    return ask.kind == ACT and ask.prompt != P_ATTACK


def without_choice(ask: Ask) -> bool:
    """The end of a turn is left to its player, who may take things back."""
    return ask.choices == 1 and ask.prompt != P_MAIN


TPCG: Final = Plug(
    name=NAME,
    title="Vs. System 2PCG",
    short="2PCG",
    about="Main characters that level up; knock theirs out",
    room="tpcg",
    package="versus.games.tpcg",
    kind=Battle,
    card=Card,
    seats=(2, 3, 4),
    seats_rule="2P-GEN-04",
    options=OPTIONS,
    sides=lambda rules: rules.sides,
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
        turns=lambda battle: battle.turn,
        rounds=lambda battle: max(battle.turns_taken),
        end=end,
        deck=DECK,
    ),
    saving=SAVING,
    faults=faults,
    leads=leads,
    in_deck=in_deck,
    comes_with=Card.comes_with,
    outfit=outfit,
    brings=possible,
    begin=begin,
    hand=HAND_SIZE,
    lay=lay,
    is_busy=lambda battle: battle.combat is not None,
    sees=sees,
    laid_open=LAID_OPEN,
    shows=frozenset((REVEALED, SEARCHED)),
    attempts=attempts,
    wishes=wishes,
    is_free=is_free,
    without_choice=without_choice,
    goes_on=(PASS, GO_ON, DONE, NO),
    seldom_left=(ATTACK,),
    authoring=AUTHORING,
)
register(TPCG)


def start(decks: Sequence[Deck], seed: int, rules: Rules | None = None) -> Battle:
    """A new game, at its first question."""
    battle = TPCG.start(decks, seed, rules)
    assert isinstance(battle, Battle)
    return battle
