"""One attack, proposed or under way, as part of the position."""

from __future__ import annotations

from versus.kernel.types import NOTHING, CardId, Seat, Stamp


class Attack:
    """Who attacks whom. What is only proposed gives nobody a status yet (CL-ATK-07)."""

    __slots__ = ("attackers", "defender", "defender_stamp", "direct", "seat", "stamps", "target", "team")

    def __init__(
        self,
        seat: Seat,
        attackers: list[CardId],
        stamps: list[Stamp],
        defender: CardId,
        defender_stamp: Stamp,
        target: Seat,
    ) -> None:
        self.seat = seat
        self.attackers = attackers
        """Those still in it; one that is stunned, leaves play or changes sides is out (CL-ATK-15)."""
        self.stamps = stamps
        """The timestamps of the attackers as they were proposed: who left and came back is somebody else."""
        self.defender = defender
        """NOTHING in a direct attack, and once the defender is out of it."""
        self.defender_stamp = defender_stamp
        self.target = target
        """The player who is attacked, or whose character is."""
        self.direct = defender == NOTHING
        self.team = len(attackers) > 1
        """It stays a team attack to its end, however many attackers are left (CL-ATK-20)."""

    def copy(self) -> Attack:
        twin = Attack(
            self.seat,
            self.attackers.copy(),
            self.stamps.copy(),
            self.defender,
            self.defender_stamp,
            self.target,
        )
        twin.direct = self.direct
        twin.team = self.team
        return twin

    def involves(self, card: CardId) -> bool:
        """Whether a character is an attacker or the defender (CL-ATK-30)."""
        return card == self.defender or card in self.attackers

    def leave(self, card: CardId) -> None:
        """Take an attacker or the defender out for good."""
        if card == self.defender:
            self.defender = NOTHING
            self.defender_stamp = NOTHING
        else:
            place = self.attackers.index(card)
            del self.attackers[place]
            del self.stamps[place]
