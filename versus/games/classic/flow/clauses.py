"""Why something is not allowed: every clause of the rules that can fail, with its ledger id and words."""

from __future__ import annotations

from typing import Final

from versus.kernel.refusal import Refusal

OK: Final = 0
NOT_IN_HAND: Final = 1
BUILD_MOMENT: Final = 2
RECRUIT_MOMENT: Final = 3
NOT_RECRUITED: Final = 4
TOO_EXPENSIVE: Final = 5
FORMATION_MOMENT: Final = 6
ALREADY_PLACED: Final = 7
NOT_YOUR_CHARACTER: Final = 8
ATTACK_MOMENT: Final = 9
ONE_ATTACK: Final = 10
CHAIN_NOT_EMPTY: Final = 11
ATTACKER_STUNNED: Final = 12
ATTACKER_EXHAUSTED: Final = 13
SUPPORT_WITHOUT_RANGE: Final = 14
NOBODY_TO_ATTACK: Final = 15
NOT_AN_OPPONENT: Final = 16
DEFENDER_STUNNED: Final = 17
DEFENDER_HIDDEN: Final = 18
DEFENDER_PROTECTED: Final = 19
SOMEBODY_TO_ATTACK: Final = 20
NO_COMMON_TEAM: Final = 21
ALREADY_PROPOSED: Final = 22
NOT_PROPOSING: Final = 23
POWERS_NOBODY_UP: Final = 24
POWER_UP_MOMENT: Final = 25
POWER_UP_NAME: Final = 26
REINFORCE_MOMENT: Final = 27
REINFORCER_EXHAUSTED: Final = 28
REINFORCER_ROW: Final = 29
REINFORCER_APART: Final = 30
REINFORCER_TEAM: Final = 31
GAME_IS_OVER: Final = 32
MAY_NOT_LOOK: Final = 33
NO_PRIORITY: Final = 34
SOMETHING_ELSE_ASKED: Final = 35
NO_CHOICE: Final = 36
NO_RESERVIST: Final = 37
NO_TEAMMATE: Final = 38
NOTHING_TO_REVEAL: Final = 39
NO_BEARER: Final = 40
NOT_YOUR_BEARER: Final = 41
BEARER_STUNNED: Final = 42
BEARER_HIDDEN: Final = 43
BEARER_UNFIT: Final = 44
BEARER_EQUIPPED: Final = 45
SAME_BEARER: Final = 46
BEARER_ELSEWHERE: Final = 47
NO_POWER: Final = 48
NOT_YOUR_POWER: Final = 49
POWER_INACTIVE: Final = 50
USED_THIS_TURN: Final = 51
POWER_CONDITION: Final = 52
CANNOT_PAY: Final = 53
NO_TARGET: Final = 54
NO_PLOT_TWIST: Final = 55
TWIST_IS_UP: Final = 56
NOT_AT_HAND: Final = 57
THRESHOLD: Final = 58
NO_LOCATION: Final = 59
NOT_IN_ROW: Final = 60
LOCATION_IS_UP: Final = 61
MAY_NOT_ATTACK: Final = 62
MAY_NOT_BE_ATTACKED: Final = 63
EFFECT_WAITS: Final = 64
NOT_THE_SAME: Final = 65

CLAUSES: Final[dict[int, tuple[str, str]]] = {
    NOT_IN_HAND: ("CL-REC-02", "It is not in your hand."),
    BUILD_MOMENT: ("CL-RES-02", "You build one resource, at the very start of your own resource step."),
    RECRUIT_MOMENT: ("CL-REC-01", "You recruit in your own recruit step only."),
    NOT_RECRUITED: ("CL-REC-01", "Only characters and equipment are recruited."),
    TOO_EXPENSIVE: ("CL-GEN-14", "You have too few resource points."),
    FORMATION_MOMENT: ("CL-FRM-01", "You reposition characters at the start of your own formation step."),
    ALREADY_PLACED: ("CL-FRM-02", "It has been given its place in this rearrangement."),
    NOT_YOUR_CHARACTER: ("CL-ATK-03", "It is not a character you control."),
    ATTACK_MOMENT: ("CL-ATK-02", "Attacks are proposed in your own attack step only."),
    ONE_ATTACK: ("CL-ATK-02", "One attack at a time: another is proposed or under way."),
    CHAIN_NOT_EMPTY: ("CL-ATK-02", "An attack is proposed on an empty chain."),
    ATTACKER_STUNNED: ("CL-STN-04", "A stunned character can't attack."),
    ATTACKER_EXHAUSTED: ("CL-ATK-04", "An attacker must be ready."),
    SUPPORT_WITHOUT_RANGE: ("CL-FRM-07", "From the support row only a character with range attacks."),
    NOBODY_TO_ATTACK: ("CL-ATK-03", "There is nobody that could be attacked so."),
    NOT_AN_OPPONENT: ("CL-ATK-05", "It is not an opponent, nor a character an opponent controls."),
    DEFENDER_STUNNED: ("CL-STN-04", "A stunned character can't be attacked."),
    DEFENDER_HIDDEN: ("CL-ATK-27", "A hidden character can't be attacked."),
    DEFENDER_PROTECTED: ("CL-FRM-12", "It is protected, and an attacker has no flight."),
    SOMEBODY_TO_ATTACK: (
        "CL-ATK-21",
        "A player is attacked directly only if no character could be.",
    ),
    NO_COMMON_TEAM: ("CL-ATK-17", "Team attackers all share one team affiliation."),
    ALREADY_PROPOSED: ("CL-ATK-03", "It is among the proposed attackers."),
    NOT_THE_SAME: ("CL-ATK-09", "It left play after it was proposed, and is another object now."),
    NOT_PROPOSING: ("CL-ATK-03", "No attack is being proposed."),
    POWERS_NOBODY_UP: ("CL-PUP-01", "Only a character card powers a character up."),
    POWER_UP_MOMENT: ("CL-PUP-11", "Only a character of yours that attacks or defends is powered up."),
    POWER_UP_NAME: ("CL-PUP-03", "Only a card of the same name powers a character up."),
    REINFORCE_MOMENT: ("CL-CON-24", "You reinforce while a character of yours defends."),
    REINFORCER_EXHAUSTED: ("CL-GEN-21", "Only a ready character can be exhausted to reinforce."),
    REINFORCER_ROW: ("CL-CON-23", "Only a support row character reinforces."),
    REINFORCER_APART: ("CL-CON-21", "It is not adjacent to the defender."),
    REINFORCER_TEAM: ("CL-CON-21", "It shares no team affiliation with the defender."),
    GAME_IS_OVER: ("CL-WIN-02", "The game is over."),
    MAY_NOT_LOOK: ("CL-ZON-05", "You may not look at it."),
    NO_PRIORITY: ("CL-PRI-01", "Only the player with priority may act."),
    SOMETHING_ELSE_ASKED: ("CL-PRI-17", "What is going on is finished first; then players act again."),
    NO_CHOICE: ("CL-PRI-01", "This is not something a player chooses to do."),
    NO_RESERVIST: ("CL-RES-04", "From the resource row only a reservist is recruited."),
    NO_TEAMMATE: ("CL-REC-19", "It is loyal: you control no character of its team."),
    NOTHING_TO_REVEAL: ("CL-REC-22", "You control no character of its team and can reveal none."),
    NO_BEARER: ("CL-EQP-02", "You control no character that could bear it."),
    NOT_YOUR_BEARER: ("CL-EQP-01", "Only a character you control can get it."),
    BEARER_STUNNED: ("CL-STN-18", "A stunned character neither gets nor gives equipment."),
    BEARER_HIDDEN: ("CL-EQP-14", "A hidden character bears equipment with concealed—optional only."),
    BEARER_UNFIT: ("CL-EQP-20", "The equipment says who may bear it, and this character may not."),
    BEARER_EQUIPPED: ("CL-EQP-04", "It bears as much equipment as it may."),
    SAME_BEARER: ("CL-EQP-09", "It is transferred to another character only."),
    BEARER_ELSEWHERE: ("CL-EQP-11", "Only equipment with concealed—optional changes areas."),
    NO_POWER: ("CL-PWR-01", "It has no such power."),
    NOT_YOUR_POWER: ("CL-PWR-02", "You use the powers of your own cards only."),
    POWER_INACTIVE: ("CL-PWR-12", "Its text does not count where and as it lies."),
    USED_THIS_TURN: ("CL-PWR-05", "It has been used this turn."),
    POWER_CONDITION: ("CL-PWR-21", "What it says about when it may be used is not so."),
    CANNOT_PAY: ("CL-GEN-14", "You cannot pay all that it costs."),
    NO_TARGET: ("CL-TGT-04", "There is nothing that it could target."),
    NO_PLOT_TWIST: ("CL-PLT-01", "Only plot twists are played."),
    TWIST_IS_UP: ("CL-PLT-04", "It has been played: it lies face up."),
    NOT_AT_HAND: ("CL-PLT-02", "You play plot twists from your hand or your resource row."),
    THRESHOLD: ("CL-RES-10", "You control too few resources."),
    NO_LOCATION: ("CL-LOC-01", "Only locations are flipped."),
    NOT_IN_ROW: ("CL-LOC-04", "A location is flipped in your resource row only."),
    LOCATION_IS_UP: ("CL-LOC-02", "It lies face up already."),
    EFFECT_WAITS: ("CL-PWR-04", "Its effect waits on the chain already; let that resolve first."),
    MAY_NOT_ATTACK: ("CL-GEN-02", "A card says that it cannot attack."),
    MAY_NOT_BE_ATTACKED: ("CL-GEN-02", "A card says that it cannot be attacked."),
}


def refusal(clause: int) -> Refusal:
    """A clause as a person may read it."""
    rule, words = CLAUSES[clause]
    return Refusal(clause, rule, words)
