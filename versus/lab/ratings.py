"""Ratings from pairwise results: one strength for each player and one for each deck (Bradley and Terry).

The chance that a side wins is the logistic function of its player's and its deck's strength, minus those of
the other side. One drawn game is added to each meeting, so that whoever is unbeaten has a rating too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final, NamedTuple

from versus.kernel.extras import brought_by
from versus.lab.intervals import Z

with brought_by("lab"):
    import numpy as np

ELO: Final = 400 / log(10)
"""Ratings are told on the scale of chess: 400 points are ten wins to one loss."""
STEPS: Final = 100


class Rating(NamedTuple):
    """A strength with its 95 % interval, above that of the one who stands at 0."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Meeting:
    """A side's points against another in some games."""

    player: str
    deck: str
    other_player: str
    other_deck: str
    score: float
    games: int


def ratings(
    meetings: Sequence[Meeting], players: Sequence[str], decks: Sequence[str]
) -> tuple[list[Rating], list[Rating]]:
    """Players and decks, the strongest first. One of each stands at 0; where it does not matter, the first.

    Nobody is rated where the games tell too little, such as before two players have met.
    """
    columns = [("player", name) for name in players[1:]] + [("deck", name) for name in decks[1:]]
    place = {column: number for number, column in enumerate(columns)}
    design = np.zeros((len(meetings), len(columns)))
    for row, meeting in enumerate(meetings):
        for kind, name, sign in (
            ("player", meeting.player, 1),
            ("deck", meeting.deck, 1),
            ("player", meeting.other_player, -1),
            ("deck", meeting.other_deck, -1),
        ):
            if (kind, name) in place:
                design[row, place[kind, name]] += sign
    if np.linalg.matrix_rank(design) < len(columns):
        return [], []
    score = np.array([meeting.score + 0.5 for meeting in meetings])
    games = np.array([meeting.games + 1.0 for meeting in meetings])
    strength, covariance = fitted(design, score, games)
    for_players = [place.get(("player", name)) for name in players]
    for_decks = [place.get(("deck", name)) for name in decks]
    return (
        rated(players, for_players, strength, covariance),
        rated(decks, for_decks, strength, covariance),
    )


def rated(
    names: Sequence[str], places: Sequence[int | None], strength: np.ndarray, covariance: np.ndarray
) -> list[Rating]:
    """Ratings above whoever makes them surest: a distance that nobody can tell stands in one of them only."""
    count = len(names)
    value = np.zeros(count)
    joint = np.zeros((count, count))
    known = [(row, place) for row, place in enumerate(places) if place is not None]
    for row, place in known:
        value[row] = strength[place]
        for column, other in known:
            joint[row, column] = covariance[place, other]
    own = np.diag(joint)
    variance = np.maximum(0.0, own[:, None] + own[None, :] - 2 * joint)
    anchor = int(np.argmin(np.round(variance.sum(axis=0), 9)))
    spread = Z * np.sqrt(variance[:, anchor])
    found = [
        Rating(name, *(ELO * float(value[n] - value[anchor] + side * spread[n]) for side in (0, -1, 1)))
        for n, name in enumerate(names)
    ]
    return sorted(found, key=lambda rating: -rating.value)


def fitted(design: np.ndarray, score: np.ndarray, games: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The most likely strengths by Newton's method, and their covariance."""
    strength = np.zeros(design.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-design @ strength))
        slope = design.T @ (score - games * chance)
        weight = games * chance * (1 - chance)
        curve = design.T @ (design * weight[:, None])
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -2, 2)
        if np.abs(step).max(initial=0.0) < 1e-10:
            break
    return strength, np.linalg.inv(curve)
