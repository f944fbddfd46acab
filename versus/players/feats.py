"""What the tries of a search achieve, counted by the answer they began with, so that it can say why."""

from __future__ import annotations

from typing import Final

from versus.kernel.types import Seat
from versus.players.craft import AnyGame, Craft, OptionKey

RARE: Final = 0.05
"""A feat that comes up less often is no reason."""


class Feats:
    """Feats for one seat, as its game names them."""

    def __init__(self, game: AnyGame, seat: Seat, craft: Craft) -> None:
        self.craft = craft
        self.seat = seat
        self.kinds = craft.feat_kinds()
        self.known = craft.open_cards(game)
        """Only cards that lie open to everybody now are named: a reason must not tell what is hidden."""
        self.now: list[str] = []
        self.counts: dict[OptionKey, dict[str, int]] = {}

    def begin(self) -> None:
        """A new try."""
        self.now = []

    def note(self, game: AnyGame) -> None:
        """See what the last answer brought."""
        for event in game.events:
            if self.kinds >> event.kind & 1 and event.card in self.known:
                feat = self.craft.feat(game, event, self.seat)
                if feat and feat not in self.now:
                    self.now.append(feat)

    def credit(self, key: OptionKey) -> None:
        """Put this try's feats down to the answer it began with."""
        if not self.now:
            return
        counts = self.counts.setdefault(key, {})
        for feat in self.now:
            counts[feat] = counts.get(feat, 0) + 1

    def best(self, key: OptionKey, visits: int) -> tuple[str, float]:
        """What an answer achieves most often, and in which share of its tries; nothing if hardly ever."""
        found = ""
        most = RARE * visits
        for feat, count in self.counts.get(key, {}).items():
            if count > most:
                most = float(count)
                found = feat
        return found, most / visits if visits else 0.0
