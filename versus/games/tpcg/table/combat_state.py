"""One combat, as part of the position."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from versus.kernel.types import NOTHING, CardId, Seat


@mypyc_attr(acyclic=True)
class Combat:
    """Who fights whom, who has passed, who has struck and who was stunned."""

    __slots__ = (
        "acting",
        "attacked",
        "attackers",
        "cancelled",
        "close",
        "defended",
        "defender",
        "fallen",
        "following",
        "hurry",
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
        self.attacked = attackers.copy()
        self.defended = [defender]
        """Everyone who attacked or defended in it at some time, still there or not."""
        self.acting = seat
        self.passes = 0
        self.hurry = False
        """Nobody gets a further action (2P-CMB-43)."""
        self.resolved = False
        """Strikes have been compared: who is unstunned in the end survived."""
        self.cancelled = False
        self.close = False
        """Fought in melee, wherever the attackers stand."""
        self.struck: list[CardId] = []
        self.struck_value = 0
        self.stunned: list[CardId] = []
        self.fallen = 0
        """How many attackers were stunned as it resolved."""
        self.following: list[int] = []
        """The attack that begins as soon as this is over: attacker, defender, whether it is `close`."""

    def copy(self) -> Combat:
        twin = Combat(self.seat, self.attackers.copy(), self.defender)
        twin.attacked = self.attacked.copy()
        twin.defended = self.defended.copy()
        twin.acting = self.acting
        twin.passes = self.passes
        twin.hurry = self.hurry
        twin.resolved = self.resolved
        twin.cancelled = self.cancelled
        twin.close = self.close
        twin.struck = self.struck.copy()
        twin.struck_value = self.struck_value
        twin.stunned = self.stunned.copy()
        twin.fallen = self.fallen
        twin.following = self.following.copy()
        return twin

    def over(self) -> bool:
        """With no attacker or no defender left it ends without strikes (2P-CMB-47)."""
        return self.cancelled or not self.attackers or self.defender == NOTHING

    def involves(self, card: CardId) -> bool:
        return card == self.defender or card in self.attackers

    def fighters(self) -> list[CardId]:
        """Everyone still in it."""
        return self.attackers + ([self.defender] if self.defender != NOTHING else [])

    def team(self) -> int:
        """How many attack together.

        Only who is stunned before the combat resolves is removed from it (2P-CMB-44): a team attacker wins a
        team attack though the defender's strike stuns the fellow (2P-KEY-37).
        """
        return len(self.attackers) + self.fallen

    def enemies_of(self, card: CardId) -> list[CardId]:
        """Whom a character fights or fought in this combat."""
        return self.defended if card in self.attacked else self.attacked

    def join(self, card: CardId) -> None:
        """Another character attacks as well (2P-CMB-22)."""
        self.attackers.append(card)
        self.attacked.append(card)

    def defend(self, card: CardId) -> None:
        """Another character defends in place of the one that did (2P-CMB-22)."""
        self.defender = card
        self.defended.append(card)

    def fall(self, card: CardId) -> None:
        """A character is stunned in it."""
        self.stunned.append(card)
        if self.resolved and card in self.attackers:
            self.fallen += 1
        self.leave(card)

    def leave(self, card: CardId) -> None:
        """Take a character out for good (2P-CMB-44, 2P-CMB-50)."""
        if card == self.defender:
            self.defender = NOTHING
        elif card in self.attackers:
            self.attackers.remove(card)
