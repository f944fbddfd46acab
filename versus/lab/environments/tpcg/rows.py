"""Blocks of an observation as bytes, each made once for its values and kept.

A position changes little from one question to the next, so nearly every block has been packed before.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Final

from versus.games.tpcg.language.keywords import OWN_KEYWORDS
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    PHASE_NAMES,
    STEP_NAMES,
    SYMBOL_NAMES,
    TIMING_NAMES,
    TYPE_NAMES,
    VERB_NAMES,
    ZONES,
    Symbol,
)
from versus.kernel.ask import ASK_KINDS
from versus.kernel.types import Phase, Seat
from versus.kernel.verbs import FIRST_OWN_VERB
from versus.lab.environments.tpcg.layout import (
    ARENA_NAMES,
    CARD,
    OPTION,
    QUESTION,
    SEATS,
    SIDE,
    SIGNATURE,
    TABLE,
    TEAM_SIGNATURE,
    bits,
    one_hot,
)

KEPT: Final = 1 << 16
"""How many blocks of each kind are kept."""

IS_MAIN: Final = 1
IS_FROZEN: Final = 2
ATTACKS: Final = 4
DEFENDS: Final = 8
IS_CHOSEN: Final = 16

MINE: Final = 0
TEAMMATE: Final = 1
ENEMY: Final = 2


@lru_cache(maxsize=KEPT)
def whose(seat: Seat, side_of: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat is to one of them (2P-MOD3-14)."""
    return tuple(
        MINE if other == seat else TEAMMATE if side_of[other] == side_of[seat] else ENEMY
        for other in range(len(side_of))
    )


SYMBOLS_OFFERED: Final = tuple(
    tuple(place for place in range(len(SYMBOL_NAMES)) if offered >> place & 1)
    for offered in range(1 << len(SYMBOL_NAMES))
)
"""The places of the symbols in a set of them."""


@lru_cache(maxsize=KEPT)
def signature(name: str, size: int = SIGNATURE) -> tuple[int, ...]:
    """Numbers that stand for a name, the same on every machine."""
    digest = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
    return tuple(1 if digest >> place & 1 else -1 for place in range(size))


def printed(card: Card) -> dict[str, int | list[int] | tuple[int, ...]]:
    """What is on the card itself."""
    facts = card.facts
    teams = [signature(team, TEAM_SIGNATURE) for team in facts.teams]
    timing: int = card.timing
    for power in card.super_powers:
        timing |= power.timing
    return {
        "here": 1,
        "known": 1,
        "signature": signature(card.key),
        "type": one_hot(card.type, len(TYPE_NAMES)),
        "cost": card.cost,
        "ATK": card.atk,
        "DEF": card.defense,
        "Health": card.health,
        "level": facts.level,
        "level up": facts.level_up,
        "keywords": bits(card.keywords, len(OWN_KEYWORDS)),
        "symbols": bits(card.symbols, len(SYMBOL_NAMES)),
        "timing": bits(timing, len(TIMING_NAMES)),
        "super powers": len(card.super_powers),
        "triggers": len(card.triggers),
        "continuous powers": len(card.auras),
        "teams": [sum(column) for column in zip(*teams, strict=True)] if teams else 0,
    }


def lying(zone: int, whose: int, face: int, exhausted: int) -> dict[str, int | list[int]]:
    """What anybody sees of a card, even from its back."""
    return {
        "here": 1,
        "zone": one_hot(zone, ZONES),
        "whose": one_hot(whose, 3),
        "face": one_hot(face, 4),
        "exhausted": exhausted,
    }


@lru_cache(maxsize=KEPT)
def unseen_row(zone: int, whose: int, face: int, exhausted: int) -> bytes:
    """A card that the viewer may not look at."""
    return CARD.packed({**lying(zone, whose, face, exhausted)})


@lru_cache(maxsize=KEPT)
def card_row(
    card: Card, zone: int, whose: int, face: int, exhausted: int, marks: int, bearer: int, flags: int
) -> bytes:
    """A card outside the rows of characters."""
    return CARD.packed(
        {
            **printed(card),
            **lying(zone, whose, face, exhausted),
            "marks": marks,
            "bearer": bearer,
            "chosen": int(flags & IS_CHOSEN > 0),
        }
    )


@lru_cache(maxsize=KEPT)
def character_row(
    card: Card,
    zone: int,
    whose: int,
    face: int,
    exhausted: int,
    atk: int,
    defense: int,
    health: int,
    wounds: int,
    plus: int,
    minus: int,
    marks: int,
    level: int,
    xp: int,
    keywords: int,
    flags: int,
) -> bytes:
    """A character in a row, as it stands."""
    return CARD.packed(
        {
            **printed(card),
            **lying(zone, whose, face, exhausted),
            "ATK": atk,
            "DEF": defense,
            "Health": health,
            "wounds": wounds,
            "+1/+1": plus,
            "-1/-1": minus,
            "marks": marks,
            "level": level,
            "XP": xp,
            "keywords": bits(keywords, len(OWN_KEYWORDS)),
            "main": int(flags & IS_MAIN > 0),
            "frozen": int(flags & IS_FROZEN > 0),
            "attacks": int(flags & ATTACKS > 0),
            "defends": int(flags & DEFENDS > 0),
            "chosen": int(flags & IS_CHOSEN > 0),
        }
    )


@lru_cache(maxsize=KEPT)
def table_row(
    turn: int,
    phase: Phase,
    step: int,
    arena: str,
    active: int,
    first: int,
    points: int,
    placed: bool,
    acting: int,
    passes: int,
    over: bool,
    won: bool,
) -> bytes:
    """The table as a whole; seats are counted from the viewer, `acting` is -1 outside a combat."""
    return TABLE.packed(
        {
            "turn": turn,
            "phase": one_hot(phase, len(PHASE_NAMES)),
            "step": one_hot(step, len(STEP_NAMES)),
            "arena": [int(name == arena) for name in ARENA_NAMES],
            "active": one_hot(active, SEATS),
            "first": one_hot(first, SEATS),
            "recruit points": points,
            "resource placed": int(placed),
            "combat": int(acting >= 0),
            "acting": one_hot(acting, SEATS),
            "passes": passes,
            "over": int(over),
            "won": int(won),
        }
    )


@lru_cache(maxsize=KEPT)
def question_row(asked: int, kind: int, prompt: int, options: int, page: int, pages: int) -> bytes:
    """The open question, by what everybody knows of it and what the asked seat knows besides."""
    prompts = QUESTION.fields[2].size
    return QUESTION.packed(
        {
            "asked": one_hot(asked, SEATS),
            "kind": one_hot(kind, len(ASK_KINDS)),
            "prompt": one_hot(prompt, prompts),
            "options": options,
            "page": page,
            "pages": pages,
        }
    )


@lru_cache(maxsize=KEPT)
def side_row(
    alive: bool,
    enemy: bool,
    turns: int,
    deck: int,
    hand: int,
    ko: tuple[int, ...],
    level_up: int,
    pile: int,
    front: int,
    back: int,
    up: int,
    down: int,
    symbols: tuple[Symbol, ...],
    wounds: int,
    health: int,
) -> bytes:
    """One player's side in numbers."""
    return SIDE.packed(
        {
            "in the game": int(alive),
            "enemy": int(enemy),
            "turns taken": turns,
            "deck": deck,
            "hand": hand,
            "KO pile": ko,
            "level-up zone": level_up,
            "out-of-game pile": pile,
            "front row": front,
            "back row": back,
            "face-up resources": up,
            "face-down resources": down,
            "symbols": symbols,
            "wounds": wounds,
            "health left": health,
        }
    )


@lru_cache(maxsize=KEPT)
def option_row(verb: int, seat: int, row: int, taken_from: int, number: int, word: str) -> bytes:
    """An option without its cards; `seat` is counted from the viewer, -1 for none."""
    return OPTION.packed(
        {
            "here": 1,
            "verb": one_hot(verb, FIRST_OWN_VERB + len(VERB_NAMES)),
            "zone": one_hot(row, ZONES),
            "from": one_hot(taken_from, ZONES),
            "seat": one_hot(seat, SEATS),
            "number": max(0, number),
            "word": signature(word) if word else 0,
        }
    )
