"""An experiment as plain data: who meets whom, how often, from which seed, with which cards.

A plan never changes while it is carried out. It is the manifest of a run and all that a worker is told, and
every game follows from it alone, whoever plays it and in whatever order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from versus import __version__
from versus.cards.catalogue import house
from versus.kernel.codec import ENCODER, definition_hash, fingerprint
from versus.kernel.deck import Deck, DeckData, deck_data
from versus.kernel.definition import Definition
from versus.kernel.match_options import Value
from versus.kernel.plug import plug_for
from versus.kernel.rng import GAMMA, MASK, mix
from versus.lab.errors import BadRequest

FORMAT: Final = "versus lab run"
VERSION: Final = 1

MOST_CHUNKS: Final = 200
MOST_GAMES_IN_A_CHUNK: Final = 100
SEED_BITS: Final = 53
"""Seeds of games are whole numbers in every program that reads the tables, JavaScript included."""


class PlannedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the decks, by name and by the hash of its definition."""

    name: str
    hash: str


class Entrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck and who plays it."""

    deck: DeckData
    player: str


class Pairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Two entrants by number, side A and side B, and how many games they play."""

    a: int
    b: int
    games: int
    deal: int = 0
    """The first of their deals; pairings that begin with the same one share their deals."""


class Plan(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A whole experiment."""

    format: str = FORMAT
    version: int = VERSION
    program: str = __version__
    game: str
    options: dict[str, Value] = {}
    """What the table agreed on, by name; nothing is left to defaults."""
    kind: str
    seed: int
    entrants: list[Entrant]
    pairings: list[Pairing]
    cards: dict[str, PlannedCard]
    chunk: int
    """Games that are played and kept together."""

    @property
    def games(self) -> int:
        return sum(pairing.games for pairing in self.pairings)

    def sides(self, pairing: int) -> tuple[Entrant, Entrant]:
        found = self.pairings[pairing]
        return self.entrants[found.a], self.entrants[found.b]

    def encoded(self) -> bytes:
        return ENCODER.encode(self)

    def identity(self) -> str:
        """The same letters for the same experiment, on every machine."""
        return fingerprint(self.encoded())


@dataclass(frozen=True)
class Chunk:
    """Some games of one pairing, from `start` up to but not including `end`."""

    number: int
    pairing: int
    start: int
    end: int


@dataclass(frozen=True)
class Seating:
    """How one game begins: which side has the first seat, and the seeds of the deal and of the players."""

    first_side: int
    seed: int
    player_seeds: tuple[int, int]


def plan(
    kind: str,
    sides: Sequence[tuple[Deck, str]],
    pairings: Sequence[Pairing],
    seed: int,
    options: Mapping[str, object] | None = None,
) -> Plan:
    """An experiment over legal decks; each pairing plays at least one game."""
    for pairing in pairings:
        if pairing.games < 1:
            raise BadRequest(f"{pairing.games} games cannot be played; ask for at least one with --games.")
    plug = plug_for([deck for deck, _ in sides])
    rules = plug.options.read(options or {})
    decks = [plug.outfit(deck, rules, house(plug.name)) for deck, _ in sides]
    for deck in decks:
        found = plug.faults(deck)
        if found:
            raise BadRequest(f"The deck {deck.name} is not legal. {'; '.join(map(str, found))}")
    most = max((pairing.games for pairing in pairings), default=0)
    return Plan(
        game=plug.name,
        options=plug.options.data(rules),
        kind=kind,
        seed=seed & MASK,
        entrants=[Entrant(deck_data(deck), player) for deck, (_, player) in zip(decks, sides, strict=True)],
        pairings=list(pairings),
        cards=planned_cards(decks),
        chunk=chunk_size(most),
    )


def planned_cards(decks: Iterable[Deck]) -> dict[str, PlannedCard]:
    found: dict[str, Definition] = {}
    for deck in decks:
        for card in deck.everything():
            found[card.key] = card
    return {key: PlannedCard(found[key].name, definition_hash(found[key])) for key in sorted(found)}


def chunk_size(games: int) -> int:
    """Even, so that the seatings of one deal stay together; small, so that little is lost or waited for."""
    return max(2, min(MOST_GAMES_IN_A_CHUNK, games // MOST_CHUNKS // 2 * 2))


def chunks(plan: Plan) -> Iterator[Chunk]:
    """All games in numbered chunks. The numbers do not depend on who plays."""
    number = 0
    for place, pairing in enumerate(plan.pairings):
        for start in range(0, pairing.games, plan.chunk):
            yield Chunk(number, place, start, min(start + plan.chunk, pairing.games))
            number += 1


def seating(plan: Plan, pairing: int, game: int) -> Seating:
    """Games 2k and 2k+1 are dealt from one seed, and the sides change seats between them.

    Where both sides are the same deck and player, that would be one game played twice: each has a seed of its
    own. Pairings that share their deals differ by more than luck; those that do not tell more about a deck,
    which is then shuffled anew for each opponent.
    """
    a, b = plan.sides(pairing)
    deal = plan.pairings[pairing].deal + (game if a == b else game // 2)
    seed = mix((plan.seed + (deal + 1) * GAMMA) & MASK) >> (64 - SEED_BITS)
    return Seating(game % 2, seed, (mix((seed + GAMMA) & MASK), mix((seed + 2 * GAMMA) & MASK)))
