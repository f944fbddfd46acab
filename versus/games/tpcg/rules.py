"""What a table may agree on: who plays together, and the edition options of the ledger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from versus.kernel.match_options import MatchOption, OptionList, OptionValue, Preset
from versus.kernel.types import Seat

FREE_FOR_ALL: Final = "free for all"
TWO_AGAINST_TWO: Final = "2 vs 2"
TWO_HEADED: Final = "two-headed"
ON: Final = "on"
OFF: Final = "off"

Mode: TypeAlias = Literal["free for all", "2 vs 2", "two-headed"]
Lethal: TypeAlias = Literal["wound", "stun"]
Once: TypeAlias = Literal["character", "power"]
Elimination: TypeAlias = Literal["owned", "side"]
PowerUp: TypeAlias = Literal["any", "face-up"]
StunCounters: TypeAlias = Literal["forbid", "strip"]
TwoMains: TypeAlias = Literal["keep one", "off"]
StolenMain: TypeAlias = Literal["lose", "off"]
TeamRecruit: TypeAlias = Literal["off", "on"]
Arena: TypeAlias = Literal[
    "none",
    "die",
    "draft",
    "left tunnel",
    "right tunnel",
    "all out",
    "double or nothing",
    "full gear",
    "revolution",
]
Challenge: TypeAlias = Literal["chosen", "at random", "none"]
"""The values of each option: a rule that compares with any other is an error of types."""

ACROSS: Final = ((0, 2), (1, 3))
"""Teammates sit across, so that turns alternate between the sides (2P-MOD3-10)."""
SIDE_BY_SIDE: Final = ((0, 1), (2, 3))
"""Two-headed teammates sit next to each other (2P-MOD3-17)."""


@dataclass(frozen=True)
class Rules:
    """One field per option; the defaults are the ledger's."""

    mode: Mode = FREE_FOR_ALL
    lethal: Lethal = "wound"
    once: Once = "character"
    elimination: Elimination = "owned"
    power_up: PowerUp = "any"
    stun_counters: StunCounters = "forbid"
    two_mains: TwoMains = "keep one"
    stolen_main: StolenMain = "lose"
    team_recruit: TeamRecruit = OFF
    challenge: Challenge = "chosen"
    arena: Arena = "none"

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that play together; empty where everybody plays alone."""
        if self.mode == TWO_HEADED:
            return SIDE_BY_SIDE
        return ACROSS if self.mode == TWO_AGAINST_TWO else ()

    @property
    def camps(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that share rows and turns (2P-MOD3-18); empty where everybody has their own."""
        return SIDE_BY_SIDE if self.mode == TWO_HEADED else ()


OPTIONS: Final = OptionList(
    Rules,
    (
        MatchOption(
            "mode",
            "Sides",
            FREE_FOR_ALL,
            (
                OptionValue(FREE_FOR_ALL, "everybody plays alone"),
                OptionValue(TWO_AGAINST_TWO, "seats 1 and 3 against seats 2 and 4"),
                OptionValue(TWO_HEADED, "seats 1 and 2 against seats 3 and 4, sharing rows and turns"),
            ),
            rule="2P-MOD3-09",
        ),
        MatchOption(
            "lethal",
            "Lethal",
            "wound",
            (OptionValue("wound", "KOs whom it wounds"), OptionValue("stun", "KOs whom it stuns")),
            rule="2P-KEY-12",
        ),
        MatchOption(
            "once",
            "A Super Power once a turn",
            "character",
            (OptionValue("character", "for each character"), OptionValue("power", "whoever uses it")),
            rule="2P-PWR-26",
        ),
        MatchOption(
            "elimination",
            "With a player who is out goes",
            "owned",
            (OptionValue("owned", "every card they own"), OptionValue("side", "every card on their side")),
            rule="2P-END-10",
        ),
        MatchOption(
            "power_up",
            "Who can be powered up",
            "any",
            (OptionValue("any", "any character of yours"), OptionValue("face-up", "only face-up ones")),
            rule="2P-PUP-02",
        ),
        MatchOption(
            "stun_counters",
            "+1/+1 and -1/-1 counters on a stunned character",
            "forbid",
            (
                OptionValue("forbid", "come off and cannot be put on"),
                OptionValue("strip", "come off at the stun only"),
            ),
            rule="2P-STN-10",
        ),
        MatchOption(
            "two_mains",
            "Whoever has several main characters as their turn starts",
            "keep one",
            (OptionValue("keep one", "keeps one"), OptionValue("off", "keeps them all")),
            rule="2P-CTL-09",
        ),
        MatchOption(
            "stolen_main",
            "Whose main character an opponent controls as their turn starts",
            "lose",
            (OptionValue("lose", "has lost"), OptionValue("off", "plays on")),
            rule="2P-END-05",
        ),
        MatchOption(
            "team_recruit",
            "In 2 vs 2, recruiting into the teammate's rows",
            OFF,
            (OptionValue(OFF, "is not allowed"), OptionValue(ON, "is allowed")),
            rule="2P-MOD3-16",
        ),
        MatchOption(
            "challenge",
            "Challenge Matches",
            "chosen",
            (
                OptionValue("chosen", "each player chooses one"),
                OptionValue("at random", "each player gets one by chance"),
                OptionValue("none", "are not played"),
            ),
            rule="2P-MOD4-18",
        ),
        MatchOption(
            "arena",
            "Arena",
            "none",
            (
                OptionValue("none", "nowhere in particular"),
                OptionValue("die", "one of six by a die"),
                OptionValue("draft", "players strike out arenas until one is left"),
                OptionValue("left tunnel", "Left Tunnel: evil attackers get a -1/-1 counter"),
                OptionValue("right tunnel", "Right Tunnel: good defenders get a -1/-1 counter"),
                OptionValue("all out", "All Out: everybody has Berserker"),
                OptionValue("double or nothing", "Double or Nothing: attackers may flip a coin"),
                OptionValue("full gear", "Full Gear: one piece of equipment for free"),
                OptionValue("revolution", "Revolution: Main, Build, Recovery, Draw"),
            ),
            rule="2P-MOD4-02",
        ),
    ),
    "edition",
    (
        Preset("newest", "the newest book", ()),
        Preset(
            "2016",
            "the compiled rulebook of 2016",
            (
                ("lethal", "stun"),
                ("once", "power"),
                ("elimination", "side"),
                ("power_up", "face-up"),
                ("stun_counters", "forbid"),
                ("two_mains", "keep one"),
                ("stolen_main", "lose"),
                ("team_recruit", OFF),
            ),
        ),
    ),
)
