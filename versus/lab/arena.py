"""Where games are played: a plan with its decks laid ready, in one process."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from versus import __version__
from versus.cards.loading import load_sets
from versus.kernel.codec import Catalogue, Reader, definition_hash
from versus.kernel.errors import CardFailed, VersusError
from versus.lab.errors import LabError
from versus.lab.game import AnyDeck
from versus.lab.games import game_called
from versus.lab.plan import Chunk, Plan, seating
from versus.lab.results import BROKEN_OFF, CUT_OFF, NOBODY, SIDES, TIE, GameRow
from versus.players.roster import player_called

MOST_DECISIONS = 50_000
"""No game takes so many; one that does is cut off, so that a run comes to its end."""


class Arena:
    """Plays any game of a plan."""

    def __init__(self, plan: Plan, catalogue: Catalogue) -> None:
        self.plan = plan
        self.game = game_called(plan.game)
        self.decks = decks_of(plan, self.game.catalogue(catalogue))

    def play_chunk(self, chunk: Chunk) -> list[GameRow]:
        return [self.play(chunk.pairing, game) for game in range(chunk.start, chunk.end)]

    def play(self, pairing: int, game: int) -> GameRow:
        """Play one game to its end, and tell of it by sides."""
        seats = seating(self.plan, pairing, game)
        found = self.plan.pairings[pairing]
        entrants = [found.a, found.b]
        side_at = [0, 1] if seats.seat_of_a == 0 else [1, 0]
        played = self.game.start([self.decks[entrants[side]] for side in side_at], seats.seed)
        players = [
            player_called(self.plan.entrants[entrants[side]].player, seats.player_seeds[side])
            for side in side_at
        ]
        witness = self.game.witness(played)
        end = ""
        choices = 0
        while (ask := played.ask) is not None:
            if len(played.answers) >= MOST_DECISIONS:
                end = CUT_OFF
                break
            choices += len(ask.options) > 1
            try:
                witness.sees(played.answer(players[ask.seat].answer(played)))
            except CardFailed:
                end = BROKEN_OFF
                break
        winner = NOBODY if end else TIE if len(played.winners) != 1 else SIDES[side_at[played.winners[0]]]
        seat_of = [side_at.index(side) for side in (0, 1)]
        return GameRow(
            pairing=pairing,
            game=game,
            seed=seats.seed,
            seat_a=seat_of[0] + 1,
            first=SIDES[side_at[witness.first]],
            winner=winner,
            end=end or witness.end,
            turns=witness.turns,
            rounds=witness.rounds,
            decisions=len(played.answers),
            choices=choices,
            mulligans_a=witness.mulligans[seat_of[0]],
            mulligans_b=witness.mulligans[seat_of[1]],
            cards=tuple(row for side in (0, 1) for row in witness.card_rows(seat_of[side], SIDES[side])),
        )


def decks_of(plan: Plan, catalogue: Catalogue) -> list[AnyDeck]:
    """The decks of a plan, if this machine has the same program and the same cards."""
    if plan.program != __version__:
        raise LabError(
            f"This run was planned with version {plan.program} of Versus, and here is {__version__}. "
            "Use one version on all machines."
        )
    reader = Reader(catalogue)
    for key, expected in plan.cards.items():
        if definition_hash(reader.card(key)) != expected.hash:
            raise LabError(
                f"The card {expected.name} ({key}) is another one here than in the plan of this run. "
                "Use the same cards on all machines."
            )
    return [game_called(plan.game).read(entrant.deck, reader) for entrant in plan.entrants]


@lru_cache(maxsize=1)
def arena_of(plan: bytes, card_files: tuple[str, ...]) -> Arena:
    """The arena for a plan as it is sent to workers; set up once in each process."""
    catalogue, _ = load_sets(card_files)
    return Arena(msgspec.json.decode(plan, type=Plan), catalogue)


def play_chunk(plan: bytes, card_files: tuple[str, ...], chunk: Chunk) -> list[GameRow]:
    """A worker's whole task. Whatever is wrong is told in a form that travels between processes."""
    try:
        return arena_of(plan, card_files).play_chunk(chunk)
    except LabError:
        raise
    except VersusError as error:
        raise LabError(str(error)) from error
