"""Powers used this turn that can be used once in a turn, as part of the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from versus.kernel.types import CardId, Stamp

if TYPE_CHECKING:
    from versus.kernel.nodes import Node


@mypyc_attr(acyclic=True)
class Use:
    """Who has used which printed power; `fighting`: in the combat that still goes on."""

    __slots__ = ("card", "fighting", "power", "stamp")

    def __init__(self, card: CardId, stamp: Stamp, power: Node, fighting: bool) -> None:
        self.card = card
        self.stamp = stamp
        self.power = power
        self.fighting = fighting
