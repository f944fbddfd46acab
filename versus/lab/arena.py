"""Where games are played: a plan with its decks laid ready, in one process."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from versus import __version__
from versus.cards.loading import load_sets
from versus.games.house import game_called
from versus.kernel.codec import Catalogue, definition_hash
from versus.kernel.deck import Deck, read_deck
from versus.kernel.errors import CardFailed, VersusError
from versus.kernel.rng import GAMMA, MASK
from versus.kernel.types import Seat
from versus.kernel.writing import reader_for
from versus.lab.errors import LabError
from versus.lab.plan import Chunk, Plan, seating
from versus.lab.results import BROKEN_OFF, CUT_OFF, NOBODY, SIDES, TIE, GameRow
from versus.lab.witness import Witness
from versus.players.roster import player_called

MOST_DECISIONS = 50_000
"""No game takes so many; one that does is cut off, so that a run comes to its end."""


class Arena:
    """Plays any game of a plan."""

    def __init__(self, plan: Plan, catalogue: Catalogue, most_decisions: int = 0) -> None:
        self.plan = plan
        self.most_decisions = most_decisions or MOST_DECISIONS
        self.plug = game_called(plan.game)
        self.rules = self.plug.options.read(plan.options)
        self.decks = decks_of(plan, catalogue)
        self.seats = seats_of_sides(self.plug.sides(self.rules))

    def play_chunk(self, chunk: Chunk) -> list[GameRow]:
        return [self.play(chunk.pairing, game) for game in range(chunk.start, chunk.end)]

    def play(self, pairing: int, game: int) -> GameRow:
        """Play one game to its end, and tell of it by sides."""
        dealt = seating(self.plan, pairing, game)
        found = self.plan.pairings[pairing]
        entrants = [found.a, found.b]
        seats_of = self.seats if dealt.first_side == 0 else self.seats[::-1]
        side_at = [0 if seat in seats_of[0] else 1 for seat in range(sum(map(len, seats_of)))]
        decks = [self.decks[entrants[side]] for side in side_at]
        played = self.plug.start(decks, dealt.seed, self.rules)
        players = [
            player_called(
                self.plan.entrants[entrants[side]].player,
                player_seed(dealt.player_seeds[side], seats_of[side].index(seat)),
            )
            for seat, side in enumerate(side_at)
        ]
        witness = Witness(played, self.plug)
        end = ""
        choices = 0
        while (ask := played.ask) is not None:
            if len(played.answers) >= self.most_decisions:
                end = CUT_OFF
                break
            choices += ask.choices > 1
            try:
                witness.sees(played.answer(players[ask.seat].answer(played)))
            except CardFailed:
                end = BROKEN_OFF
                break
        winning = {side_at[seat] for seat in played.winners}
        winner = NOBODY if end else TIE if len(winning) != 1 else SIDES[winning.pop()]
        counting = self.plug.counting
        return GameRow(
            pairing=pairing,
            game=game,
            seed=dealt.seed,
            seat_a=seats_of[0][0] + 1,
            first=SIDES[side_at[witness.first]],
            winner=winner,
            end=end or counting.end(played),
            turns=counting.turns(played),
            rounds=counting.rounds(played),
            decisions=len(played.answers),
            choices=choices,
            mulligans_a=sum(witness.mulligans[seat] for seat in seats_of[0]),
            mulligans_b=sum(witness.mulligans[seat] for seat in seats_of[1]),
            cards=tuple(row for side in (0, 1) for row in witness.card_rows(seats_of[side], SIDES[side])),
        )


def seats_of_sides(sides: tuple[tuple[Seat, ...], ...]) -> list[tuple[Seat, ...]]:
    """Which seats the first and the second side have: one each, unless seats play together."""
    return list(sides) if sides else [(0,), (1,)]


def player_seed(seed: int, place: int) -> int:
    """A seed for each seat of a side."""
    return (seed + place * GAMMA) & MASK


def decks_of(plan: Plan, catalogue: Catalogue) -> list[Deck]:
    """The decks of a plan, if this machine has the same program and the same cards."""
    if plan.program != __version__:
        raise LabError(
            f"This run was planned with version {plan.program} of Versus, and here is {__version__}. "
            "Use one version on all machines."
        )
    reader = reader_for(game_called(plan.game), catalogue)
    for key, expected in plan.cards.items():
        if definition_hash(reader.card(key)) != expected.hash:
            raise LabError(
                f"The card {expected.name} ({key}) is another one here than in the plan of this run. "
                "Use the same cards on all machines."
            )
    return [read_deck(entrant.deck, reader) for entrant in plan.entrants]


@lru_cache(maxsize=1)
def arena_of(plan: bytes, card_files: tuple[str, ...]) -> Arena:
    """The arena for a plan as it is sent to workers; set up once in each process."""
    found = msgspec.json.decode(plan, type=Plan)
    catalogues, _ = load_sets(card_files)
    return Arena(found, catalogues[found.game])


def play_chunk(plan: bytes, card_files: tuple[str, ...], chunk: Chunk) -> list[GameRow]:
    """A worker's whole task. Whatever is wrong is told in a form that travels between processes."""
    try:
        return arena_of(plan, card_files).play_chunk(chunk)
    except LabError:
        raise
    except VersusError as error:
        raise LabError(str(error)) from error
