"""A match-up matrix: every deck against every other, as one finding."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil

from versus.kernel.deck import Deck
from versus.lab.errors import BadRequest
from versus.lab.intervals import Rate, rate
from versus.lab.plan import Pairing, Plan, plan
from versus.lab.summary import Tally


def matrix_plan(
    decks: Sequence[Deck],
    player: str,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """Each deck meets each other one, with deals of their own: a deck that meets many is shuffled often.

    Two decks of one name cannot be told apart and are refused.
    """
    if len(decks) < 2:
        raise BadRequest("A matrix compares decks: name at least two.")
    names = [deck.name for deck in decks]
    for name in names:
        if names.count(name) > 1:
            raise BadRequest(f"{name} is named twice. Leave one out, or give its list another name.")
    deals = (games + 1) // 2
    pairings = [
        Pairing(one, other, games, place * deals)
        for place, (one, other) in enumerate(combinations(range(len(decks)), 2))
    ]
    return plan("matrix", [(deck, player) for deck in decks], pairings, seed, options)


def games_for_each(each: int, decks: int) -> int:
    """How many games two decks play so that each deck plays at least `each`; even, as seats are changed."""
    if decks < 2 or each < 1:
        return each
    return 2 * ceil(each / (decks - 1) / 2)


@dataclass(frozen=True)
class Matrix:
    """How often the deck of a row beats the deck of a column, the deck that wins most first."""

    decks: tuple[str, ...]
    cells: tuple[tuple[Rate | None, ...], ...]
    overall: tuple[Rate, ...]
    games: int


def matrix_of(plan: Plan, tally: Tally) -> Matrix:
    """The matrix of what is played so far. A deck does not meet itself; that would be one half."""
    count = len(plan.entrants)
    score: dict[tuple[int, int], tuple[float, int]] = {}
    for place, pairing in enumerate(plan.pairings):
        found = tally.share_of_a(place)
        score[pairing.a, pairing.b] = (found.score, found.games)
        score[pairing.b, pairing.a] = (found.games - found.score, found.games)
    overall = [
        rate(
            sum(score[deck, other][0] for other in range(count) if other != deck),
            sum(score[deck, other][1] for other in range(count) if other != deck),
        )
        for deck in range(count)
    ]
    order = sorted(range(count), key=lambda deck: (-overall[deck].rate, deck))
    return Matrix(
        tuple(plan.entrants[deck].deck.name for deck in order),
        tuple(
            tuple(rate(*score[row, column]) if row != column else None for column in order) for row in order
        ),
        tuple(overall[deck] for deck in order),
        tally.games,
    )
