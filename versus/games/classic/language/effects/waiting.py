"""Instructions about effects on the chain: which of them are meant, and negating them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from versus.games.classic.flow import chain
from versus.games.classic.language.selectors import EffectsOnChain
from versus.kernel.nodes import Effect, Node
from versus.kernel.types import NOTHING, Stamp

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest
    from versus.kernel.frames import Frame


@mypyc_attr(allow_interpreted_subclasses=True)
class Which(Node):
    """The effects on the chain that an instruction is about."""

    def found(self, game: Contest, frame: Frame) -> list[Stamp]:
        raise AssertionError(f"{type(self).__name__} means no effect")


@dataclass(frozen=True)
class TargetEffect(Which):
    """The effect that is the n-th target, counted from 0; none if it has become illegal (CL-TGT-07)."""

    place: int

    def found(self, game: Contest, frame: Frame) -> list[Stamp]:
        stamp = chain.effect_aimed_at(game, frame, self.place)
        return [stamp] if stamp != NOTHING else []


@dataclass(frozen=True)
class EachEffect(Which):
    """Every effect that fits, as the chain is when the instruction is carried out."""

    of: EffectsOnChain

    def found(self, game: Contest, frame: Frame) -> list[Stamp]:
        return [link.stamp for link in self.of.links(game, frame)]


@dataclass(frozen=True)
class Negate(Effect):
    """Take effects off the chain, without any result (CL-PRI-16)."""

    which: Which

    def idle(self, game: Contest, frame: Frame) -> bool:
        return not self.which.found(game, frame)

    def step(self, game: Contest, frame: Frame) -> None:
        game.stack.pop()
        for stamp in self.which.found(game, frame):
            chain.negate(game, stamp)
