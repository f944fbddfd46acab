"""The printed sets of the 2PCG, and the folder beside this file in which each is told of."""

from __future__ import annotations

from pathlib import Path

from versus.cards.catalogue import CardSet, house
from versus.cards.tpcg import SETS

FOLDERS: dict[str, Path] = {
    code: Path(__file__).with_name(module) for code, _, module in SETS if code != "PRA"
}
"""By code; practice cards are our own."""

PHOTOGRAPHIC = frozenset({"AEW"})
"""Codes of the sets that show photographs, all of whose cards are Photographic (2P-DCK-11)."""


def printed_set(code: str) -> CardSet:
    return house("2pcg").sets[code]
