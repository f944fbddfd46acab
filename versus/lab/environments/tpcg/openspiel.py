"""The game for OpenSpiel: importing this module registers it as "python_versus_2pcg"."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from versus.games.tpcg.plug import start
from versus.games.tpcg.rules import FREE_FOR_ALL, TWO_AGAINST_TWO, Rules
from versus.games.tpcg.text import option
from versus.kernel.errors import BadSetup
from versus.kernel.extras import brought_by
from versus.kernel.save import digest
from versus.kernel.types import Seat
from versus.lab.environments.tpcg.decks import STARTERS, chosen_decks
from versus.lab.environments.tpcg.encoding import observed
from versus.lab.environments.tpcg.layout import ACTIONS, OPTION_SIZE, OPTIONS, length, parts
from versus.lab.environments.tpcg.paging import legal
from versus.lab.environments.tpcg.picture import picture
from versus.lab.environments.tpcg.point import Point
from versus.lab.environments.tpcg.scoring import scores

with brought_by("openspiel"):
    import numpy as np
    import pyspiel

NAME: Final = "python_versus_2pcg"
DEFAULTS: Final[dict[str, Any]] = {
    "players": 2,
    "decks": "",
    "teams": False,
    "deals": 10_000,
    "max_steps": 20_000,
}
"""Decks are names or files, separated by semicolons; without any, the rulebook's decks in turn."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Versus: Vs. System 2PCG",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    # The first node deals: its outcome is the seed of the game, from which every later shuffle follows. So
    # a history determines its state, and a state is copied and replayed exactly.
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    # A past of any length does not fit a tensor of one length.
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class VersusGame(pyspiel.Game):  # type: ignore[misc]
    """Decks, rules and how many deals there are."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**DEFAULTS, **(params or {})}
        names = [name.strip() for name in settings["decks"].split(";") if name.strip()]
        if names and len(names) != settings["players"]:
            raise BadSetup(f"{settings['players']} players need as many decks; {len(names)} were named.")
        if not names:
            names = [STARTERS[seat % len(STARTERS)] for seat in range(settings["players"])]
        self.decks = chosen_decks(names)
        self.rules = Rules(mode=TWO_AGAINST_TWO if settings["teams"] else FREE_FOR_ALL)
        self.deals: int = settings["deals"]
        self.max_steps: int = settings["max_steps"]
        if self.deals < 1 or self.max_steps < 1:
            raise BadSetup("There must be at least one deal and one step.")
        # Decks that cannot be played are refused here and not at the first deal.
        start(self.decks, 0, self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=len(self.decks),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_steps,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> VersusState:
        return VersusState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, kind: Any | None = None, params: dict[str, Any] | None = None
    ) -> VersusObserver:
        return VersusObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), self.num_players())


class VersusState(pyspiel.State):  # type: ignore[misc]
    """A point in play; before the deal there is none."""

    def __init__(self, game: VersusGame) -> None:
        super().__init__(game)
        self.point: Point | None = None

    def current_player(self) -> int:
        point = self.point
        if point is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        assert point.battle.ask is not None
        return point.battle.ask.seat

    def is_terminal(self) -> bool:
        """The game is over, or has taken as many steps as it may; then it is worth nothing to anybody."""
        point = self.point
        if point is None:
            return False
        return point.battle.ask is None or point.steps >= self.get_game().max_steps

    def _legal_actions(self, player: int) -> list[int]:
        point = self.point
        assert point is not None
        assert point.battle.ask is not None
        return legal(point.battle.ask, point.page)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        point = self.point
        if point is None:
            game = self.get_game()
            self.point = Point.first(start(game.decks, action, game.rules))
        else:
            point.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        point = self.point
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}"
        if point is None or point.battle.ask is None or action not in self._legal_actions(player):
            return f"Action {action}"
        if action >= OPTIONS:
            return f"{action}: further options"
        ask = point.battle.ask
        return f"{action}: {option(point.battle, ask, ask.options[point.page * OPTIONS + action])}"

    def returns(self) -> list[float]:
        point = self.point
        if point is None:
            return [0.0] * self.num_players()
        return scores(point.battle)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> VersusState:
        """A state that looks the same to a player, with everything hidden from them dealt anew.

        It has no history: the true one would tell the deal.
        """
        twin = VersusState(self.get_game())
        if self.point is not None:
            twin.point = self.point.imagined(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        point = self.point
        if point is None:
            return "Before the deal"
        battle = point.battle
        asked = f"seat {battle.ask.seat + 1} is asked" if battle.ask is not None else "over"
        return f"Turn {battle.turn}, {asked}, page {point.page + 1}, step {point.steps}: {digest(battle)}"


class VersusObserver:
    """What a player sees, as words and as numbers; with perfect recall, its past as a digest besides."""

    def __init__(self, kind: Any, seats: int) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise BadSetup("Versus is observed by one player at a time, with all that player may know.")
        self.recall: bool = kind.perfect_recall
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if not self.recall:
            self.tensor = np.zeros(length(seats), np.float32)
            options = length(seats) - OPTIONS * OPTION_SIZE
            for part in parts(seats):
                if part.end <= options:
                    shape = (part.times, part.block.size) if part.times > 1 else (part.block.size,)
                    self.dict[part.name] = self.tensor[part.start : part.end].reshape(shape)
            self.dict["options"] = self.tensor[options:].reshape(OPTIONS, OPTION_SIZE)

    def set_from(self, state: VersusState, player: Seat) -> None:
        if self.tensor is None:
            return
        if state.point is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(observed(state.point.battle, player, state.point.page), np.int8)

    def string_from(self, state: VersusState, player: Seat) -> str:
        """The table in words, and a digest of the numbers, so that strings are equal where those are."""
        point = state.point
        if point is None:
            return f"Seat {player + 1} before the deal"
        numbers = blake2b(observed(point.battle, player, point.page), digest_size=8).hexdigest()
        words = f"{picture(point.battle, player)}\nPage {point.page + 1}, numbers {numbers}"
        return f"{words}, past {point.pasts[player].hex()}" if self.recall else words


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, VersusGame)
