"""One combat, as part of the position."""

from __future__ import annotations

from versus.kernel.types import NOTHING, CardId, Seat


class Combat:
    """Who fights whom, who has passed, who has struck and who was stunned."""

    __slots__ = (
        "acting",
        "attackers",
        "cancelled",
        "defender",
        "hurry",
        "members",
        "passes",
        "resolved",
        "seat",
        "struck",
        "struck_value",
        "stunned",
    )

    def __init__(self, seat: Seat, attackers: list[CardId], defender: CardId) -> None:
        self.seat = seat
        self.attackers = attackers
        self.defender = defender
        self.members = [*attackers, defender]
        self.acting = seat
        self.passes = 0
        self.hurry = False
        """Nobody gets a further action (2P-CMB-43)."""
        self.resolved = False
        """Strikes have been compared: who is unstunned in the end survived."""
        self.cancelled = False
        self.struck: list[CardId] = []
        self.struck_value = 0
        self.stunned: list[CardId] = []

    def copy(self) -> Combat:
        twin = Combat(self.seat, self.attackers.copy(), self.defender)
        twin.members = self.members.copy()
        twin.acting = self.acting
        twin.passes = self.passes
        twin.hurry = self.hurry
        twin.resolved = self.resolved
        twin.cancelled = self.cancelled
        twin.struck = self.struck.copy()
        twin.struck_value = self.struck_value
        twin.stunned = self.stunned.copy()
        return twin

    def over(self) -> bool:
        """With no attacker or no defender left it ends without strikes (2P-CMB-47)."""
        return self.cancelled or not self.attackers or self.defender == NOTHING

    def involves(self, card: CardId) -> bool:
        return card == self.defender or card in self.attackers

    def attacks(self, card: CardId) -> bool:
        """Whether a member is or was on the attacking side; the defender is the last member."""
        return card != self.members[-1]

    def leave(self, card: CardId) -> None:
        """Take a character out for good (2P-CMB-44, 2P-CMB-50)."""
        if card == self.defender:
            self.defender = NOTHING
        elif card in self.attackers:
            self.attackers.remove(card)
