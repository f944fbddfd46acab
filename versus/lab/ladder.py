"""A ladder: players meet with every deck from both seats, and get ratings for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from versus.kernel.codec import ENCODER
from versus.kernel.deck import Deck
from versus.lab.clocks import is_timed
from versus.lab.errors import BadRequest
from versus.lab.intervals import rate
from versus.lab.plan import Pairing, Plan, plan
from versus.lab.ratings import Meeting, Rating, ratings
from versus.lab.summary import Share, Tally

FORMAT = "versus ladder"
CLOCK_NOTE = (
    "A player thinks by the clock: its results depend on the machine and will not come out alike again. "
    "Players with a budget of tries are repeatable."
)


class Pair(NamedTuple):
    """Two players who meet, and in how many games."""

    one: str
    other: str
    games: int


class Result(msgspec.Struct, frozen=True):
    """One player against another, with one pair of decks or with all; `share` is the first one's."""

    player: str
    other_player: str
    deck: str
    other_deck: str
    games: int
    wins: int
    losses: int
    ties: int
    share: Share


class Standing(msgspec.Struct, frozen=True):
    """A rating in Elo points above the one who stands at 0, with its 95 % interval."""

    name: str
    rating: float
    low: float
    high: float


class Ladder(msgspec.Struct, frozen=True):
    """Everything that `versus ladder` found."""

    format: str
    program: str
    run: str
    seed: int
    games: int
    planned: int
    repeatable: bool
    note: str
    players: list[Standing]
    decks: list[Standing]
    results: list[Result]
    by_decks: list[Result]

    def encoded(self) -> bytes:
        return msgspec.json.format(ENCODER.encode(self), indent=2)


def everybody(players: Sequence[str], games: int) -> list[Pair]:
    """A round robin."""
    return [Pair(one, other, games) for one, other in combinations(players, 2)]


def ladder_plan(
    pairs: Sequence[Pair],
    decks: Sequence[Deck],
    seed: int,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """Each pair meets with every choice of two decks, or with the one deck there is, from both seats.

    Games are rounded up, so that every choice of decks and both seatings come up equally often.
    """
    players = players_of(pairs)
    if len(players) < 2 or any(pair.one == pair.other for pair in pairs):
        raise BadRequest("A ladder compares players: name at least two, each once.")
    if len(connected(pairs)) < len(players):
        raise BadRequest("Some players never meet, not even by way of others: they cannot be compared.")
    names = [deck.name for deck in decks]
    if len(set(names)) < len(names) or not names:
        raise BadRequest(f"Name each deck once; named are {', '.join(names) or 'none'}.")
    sides = [(deck, player) for player in players for deck in decks]
    place = {(player, deck.name): number for number, (deck, player) in enumerate(sides)}
    choices = [(x, y) for x in names for y in names if x != y] or [(names[0], names[0])]
    pairings: list[Pairing] = []
    for one, other, games in pairs:
        each = -(-games // (2 * len(choices))) * 2
        pairings += [Pairing(place[one, x], place[other, y], each) for x, y in choices]
    return plan("ladder", sides, pairings, seed, options)


def players_of(pairs: Sequence[Pair]) -> list[str]:
    return list(dict.fromkeys(player for pair in pairs for player in pair[:2]))


def connected(pairs: Sequence[Pair]) -> set[str]:
    """Everybody who meets the first player, or somebody who does, and so on."""
    found = {pairs[0].one}
    for _ in pairs:
        for one, other, _ in pairs:
            if one in found or other in found:
                found |= {one, other}
    return found


def ladder_of(plan: Plan, tally: Tally) -> Ladder:
    """Results and ratings of what is played so far."""
    by_decks = [result_of(plan, tally, place) for place in range(len(plan.pairings))]
    by_decks = [result for result in by_decks if result.games]
    pairs = dict.fromkeys((result.player, result.other_player) for result in by_decks)
    players = list(dict.fromkeys(entrant.player for entrant in plan.entrants))
    decks = list(dict.fromkeys(entrant.deck.name for entrant in plan.entrants))
    meetings = [
        Meeting(r.player, r.deck, r.other_player, r.other_deck, r.wins + r.ties / 2, r.games)
        for r in by_decks
    ]
    rated, deck_rated = ratings(meetings, players, decks)
    repeatable = not any(is_timed(player) for player in players)
    return Ladder(
        FORMAT,
        plan.program,
        plan.identity(),
        plan.seed,
        tally.games,
        plan.games,
        repeatable,
        "" if repeatable else CLOCK_NOTE,
        [standing(rating) for rating in rated],
        [standing(rating) for rating in deck_rated],
        [together([r for r in by_decks if (r.player, r.other_player) == pair]) for pair in pairs],
        by_decks,
    )


def standing(rating: Rating) -> Standing:
    return Standing(rating.name, round(rating.value, 1), round(rating.low, 1), round(rating.high, 1))


def stronger_first(result: Result) -> Result:
    """The same result as the winner tells it."""
    return result if result.share.rate >= 0.5 else turned(result)


def turned(result: Result) -> Result:
    """The same result as the other side tells it."""
    names = (result.other_player, result.player, result.other_deck, result.deck)
    return result_from(names, result.losses, result.wins, result.ties)


def anchor(standings: Sequence[Standing]) -> str:
    """Who stands at 0, without an interval."""
    return next(found.name for found in standings if found.low == found.high)


def result_of(plan: Plan, tally: Tally, place: int) -> Result:
    a, b = plan.sides(place)
    winners = tally.pairings[place].winners
    return result_from(
        (a.player, b.player, a.deck.name, b.deck.name), winners["a"], winners["b"], winners["tie"]
    )


def together(results: Sequence[Result]) -> Result:
    """The results of two players, whatever their decks."""
    first = results[0]
    return result_from(
        (first.player, first.other_player, "", ""),
        sum(r.wins for r in results),
        sum(r.losses for r in results),
        sum(r.ties for r in results),
    )


def result_from(names: tuple[str, str, str, str], wins: int, losses: int, ties: int) -> Result:
    games = wins + losses + ties
    found = rate(wins + ties / 2, games)
    share = Share(games, round(found.rate, 6), round(found.low, 6), round(found.high, 6))
    return Result(*names, games, wins, losses, ties, share)
