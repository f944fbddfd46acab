"""The game as a PettingZoo environment: agents take turns, and a mask says which actions are legal.

An observation is made only when somebody asks for it, so that a step costs little more than the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from secrets import randbits
from typing import Any, ClassVar, Final, TypeAlias

from versus.games.tpcg.plug import start
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.table.battle import Battle
from versus.kernel.deck import Deck
from versus.kernel.errors import BadSetup, GameOver
from versus.kernel.extras import brought_by
from versus.kernel.rng import MASK, advance, mix
from versus.kernel.types import Seat
from versus.lab.environments.tpcg.decks import STARTERS, chosen_decks
from versus.lab.environments.tpcg.encoding import observed
from versus.lab.environments.tpcg.layout import ACTIONS, NEXT_PAGE, OPTIONS, length
from versus.lab.environments.tpcg.paging import IllegalAction, check, next_page
from versus.lab.environments.tpcg.picture import picture
from versus.lab.environments.tpcg.scoring import scores

with brought_by("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv

Observation: TypeAlias = dict[str, "np.ndarray[Any, np.dtype[np.int8]]"]

MASKS: Final = tuple(
    np.array([1] * shown + [0] * (OPTIONS - shown) + [0], dtype=np.int8) for shown in range(OPTIONS + 1)
)
"""Masks by how many options a page shows, for questions of one page."""


def env(
    decks: Sequence[Deck | str] = STARTERS,
    *,
    rules: Rules | None = None,
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> VersusEnv:
    """An environment with one agent per deck, two to four of them.

    A deck is a `Deck`, the name of one that comes with Versus, or a file. After `max_steps` steps a game
    that is not over is truncated, with rewards of 0.
    """
    return VersusEnv(decks, rules, max_steps, render_mode)


class VersusEnv(AECEnv[str, Observation, int]):  # type: ignore[misc, unused-ignore]
    """One table. Agents are called player_0, player_1 and so on by their seats."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "versus_2pcg_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        decks: Sequence[Deck | str],
        rules: Rules | None,
        max_steps: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadSetup(f'There is no render mode "{render_mode}". Use "ansi" or "human".')
        self.decks = chosen_decks(decks)
        self.rules = rules
        self.max_steps = max_steps
        self.render_mode = render_mode
        # Decks that cannot be played are refused here and not at the first reset.
        start(self.decks, 0, rules)
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.decks))]
        self.seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = length(len(self.decks))
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-128, 127, (size,), np.int8),
                    "action_mask": Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.battle: Battle | None = None
        """The game that is played; None before the first reset."""
        self.seed = randbits(64)
        """The seed of the game that is played."""
        self.page = 0
        self.steps = 0

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. One seed is one game; without one, each game's seed follows from the last."""
        self.seed = seed & MASK if seed is not None else mix(advance(self.seed))
        self.battle = start(self.decks, self.seed, self.rules)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.page = 0
        self.steps = 0
        assert self.battle.ask is not None
        self.agent_selection = self.possible_agents[self.battle.ask.seat]

    def step(self, action: int | None) -> None:
        """Answer the question, or turn its page."""
        battle = self.battle
        if battle is None or not self.agents:
            raise GameOver("No game is being played. Call reset() to start one.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        ask = battle.ask
        assert ask is not None
        if action is None:
            raise IllegalAction(f"{agent} is still in the game; None is the action of an agent that is out.")
        chosen = index(action)
        page = self.page
        at = page * OPTIONS + chosen
        if chosen < 0 or chosen >= OPTIONS or at >= len(ask.options):
            check(ask, page, chosen)
            self.page = next_page(ask, page)
        else:
            battle.answer(at)
            self.page = 0
            ask = battle.ask
        self.steps += 1
        if ask is None:
            self.finish(battle)
        else:
            self.agent_selection = self.possible_agents[ask.seat]
            if self.max_steps is not None and self.steps >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)

    def finish(self, battle: Battle) -> None:
        """Give everybody what the game is worth to them."""
        self.rewards = dict(zip(self.possible_agents, scores(battle), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and which actions are legal; none for whoever is not asked."""
        battle = self.battle
        if battle is None:
            raise GameOver("No game is being played. Call reset() to start one.")
        seat = self.seats[agent]
        return {
            "observation": np.frombuffer(observed(battle, seat, self.page), np.int8),
            "action_mask": self.mask(battle, seat),
        }

    def mask(self, battle: Battle, seat: Seat) -> np.ndarray[Any, np.dtype[np.int8]]:
        ask = battle.ask
        if ask is None or ask.seat != seat:
            return MASKS[0].copy()
        left = len(ask.options) - self.page * OPTIONS
        mask = MASKS[left if left < OPTIONS else OPTIONS].copy()
        if len(ask.options) > OPTIONS:
            mask[NEXT_PAGE] = 1
        return mask

    def render(self) -> str | None:
        """The table as the agent sees it who is asked; "human" prints it, "ansi" returns it."""
        if self.battle is None:
            raise GameOver("No game is being played. Call reset() to start one.")
        if self.render_mode is None:
            return None
        text = picture(self.battle, self.seats[self.agent_selection])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is left open."""
