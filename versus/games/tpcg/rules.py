"""The options of a match: editions of the rules, teams of seats."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rules:
    """One field per edition option of the ledger; the defaults are the ledger's."""

    lethal: str = "wound"
    """ED-LETHAL: "wound" or "stun"."""
    once: str = "character"
    """ED-ONCE: a Super Power once a turn per "character" or per "power"."""
    elimination: str = "owned"
    """ED-ELIM: remove what the player "owned", or what lies on that "side"."""
    power_up: str = "any"
    """ED-PUP: "any" character of yours, or only a "face-up" one."""
    stun_counters: str = "forbid"
    """ED-STUNCTR: "forbid" counters on face-down characters, or "strip" them only at the stun."""
    two_mains: str = "keep one"
    """ED-TWOMC: "keep one" at the start of your turn, or "off"."""
    stolen_main: str = "lose"
    """ED-STOLENMC: "lose" when an opponent has it as your turn begins, or "off"."""
    team_recruit: bool = False
    """ED-TEAMRECRUIT: in 2 vs 2, recruit into your teammate's rows."""
    arena_draft: bool = False
    """ED-ARENADRAFT: players + 1 arenas are revealed and eliminated one by one."""
    teams: bool = False
    """2 vs 2: the seats are A1, B1, A2, B2. Otherwise everyone plays for themselves."""
