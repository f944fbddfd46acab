"""Every reason for which something is not allowed: a code, the rule it comes from, and words for it.

The functions that list what may be done return one of these; OK is the only false one.
"""

from typing import Final

from versus.kernel.refusal import Refusal

OK: Final = 0
NOT_YOURS: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_NOW: Final = 3
IN_COMBAT: Final = 4
NO_COMBAT: Final = 5
NOT_A_CHARACTER: Final = 6
FACE_DOWN: Final = 7
IS_EXHAUSTED: Final = 8
BACK_WITHOUT_RANGED: Final = 9
CANT_ATTACK: Final = 10
NOT_AN_ENEMY: Final = 11
DEFENDER_FACE_DOWN: Final = 12
IS_PROTECTED: Final = 13
FLYER_GUARDS: Final = 14
DODGES: Final = 15
CANT_BE_ATTACKED: Final = 16
OTHER_ROW: Final = 17
NO_SHARED_TEAM: Final = 18
NO_DEFENDER: Final = 19
ALREADY_ATTACKING: Final = 20
NOT_IN_HAND: Final = 21
WRONG_TIMING: Final = 22
NEEDS_ANY_TURN: Final = 23
NOT_IN_COMBAT: Final = 24
ALREADY_USED: Final = 25
USED_UP: Final = 26
CANT_PAY: Final = 27
POWERS_OFF: Final = 28
NO_TEAM_MEMBER: Final = 29
CANT_PLAY_TWISTS: Final = 30
CANT_USE_POWERS: Final = 31
RESOURCE_PLACED: Final = 32
ONLY_LOCATIONS_UP: Final = 33
TOO_EXPENSIVE: Final = 34
MAIN_NAME: Final = 35
NO_BEARER: Final = 36
BEARER_FACE_DOWN: Final = 37
BEARER_NOT_YOURS: Final = 38
NOT_RECRUITED: Final = 39
ALREADY_MOVED: Final = 40
CANT_MOVE: Final = 41
NAME_DIFFERS: Final = 42
NO_SUCH_POWER: Final = 43
NOT_YOUR_ACTION: Final = 44
IS_REACTION: Final = 45
PHASE_OVER: Final = 46
UNSUITED: Final = 47
NOT_PLAYED: Final = 48
GAME_IS_OVER: Final = 49
IN_ALL_CASES: Final = 50
MAY_NOT_LOOK: Final = 51
CONDITION_FAILS: Final = 52
ONE_COMBAT: Final = 53
NO_COMMON_DEFENDER: Final = 54
USED_IN_COMBAT: Final = 55
NOTHING_TO_DO: Final = 56
RECRUIT_STEP_ONLY: Final = 57
FORMATION_ONLY: Final = 58
NEITHER_PRICE: Final = 59
POWER_UP_MOMENT: Final = 60
POWER_UP_OUTSIDE: Final = 61
POWER_UP_FACE_DOWN: Final = 62
POWER_TIMING: Final = 63
POWER_NEEDS_COMBAT: Final = 64
TWIST_NEEDS_ANY_TURN: Final = 65
NO_MEMBER_FOR_EQUIPMENT: Final = 66
EFFECT_RESOLVES: Final = 67
TEAMMATE: Final = 68
NOT_WATCHING: Final = 69
WATCHER_COVERED: Final = 70
WATCHER_SAFE: Final = 71
CANT_FLY_OVER: Final = 72
NOT_SET_ASIDE: Final = 73
WATCHES: Final = 74
ANGRY_FIRST: Final = 75
NOTHING_TO_END: Final = 76
NOT_IN_KO_PILE: Final = 77
NOT_STUNNED: Final = 78
PAID_FROM_HAND: Final = 79
CANT_TEAM_ATTACK: Final = 80
NOT_FROM_HAND: Final = 81

CLAUSES: Final[dict[int, tuple[str, str]]] = {
    NOT_YOURS: ("2P-CTL-03", "It is not on your side."),
    NOT_YOUR_TURN: ("2P-TRN-24", "It is not your turn."),
    NOT_NOW: ("2P-TRN-14", "This is not the time for it."),
    IN_COMBAT: ("2P-CMB-42", "A combat is going on."),
    NO_COMBAT: ("2P-PLT-05", "There is no combat now."),
    NOT_A_CHARACTER: ("2P-GEN-07", "It is not a character in a front or back row."),
    FACE_DOWN: ("2P-CMB-02", "It is face down."),
    IS_EXHAUSTED: ("2P-CMB-02", "It is exhausted."),
    BACK_WITHOUT_RANGED: ("2P-CMB-04", "From the back row only a character with Ranged attacks."),
    CANT_ATTACK: ("2P-GEN-02", "Something says it can't attack."),
    NOT_AN_ENEMY: ("2P-GEN-19", "It is not an enemy character."),
    DEFENDER_FACE_DOWN: ("2P-CMB-06", "A face-down character can't be attacked."),
    IS_PROTECTED: ("2P-CMB-13", "A face-up character in the front row protects it."),
    FLYER_GUARDS: ("2P-CMB-15", "A face-up character with Flight in the front row stops flyers."),
    DODGES: ("2P-KEY-07", "It has Dodge: it can't be attacked at range."),
    CANT_BE_ATTACKED: ("2P-GEN-02", "Something says it can't be attacked."),
    OTHER_ROW: ("2P-CMB-26", "Team attackers stand in one row."),
    NO_SHARED_TEAM: ("2P-CMB-27", "Team attackers all share one team."),
    NO_DEFENDER: ("2P-CMB-06", "There is no enemy character it could attack."),
    ALREADY_ATTACKING: ("2P-CMB-26", "It is part of this attack already."),
    NOT_IN_HAND: ("2P-PLT-01", "It is not in your hand."),
    WRONG_TIMING: ("2P-PLT-02", "Its timing word names another moment."),
    NEEDS_ANY_TURN: ("2P-PWR-09", "Without the Any Turn symbol it works on your own turn only."),
    NOT_IN_COMBAT: ("2P-PWR-13", "The character is not in this combat."),
    ALREADY_USED: ("2P-PWR-26", "It was used this turn."),
    USED_UP: ("2P-PWR-30", "It can be used once a game and was."),
    CANT_PAY: ("2P-PWR-17", "Your locations can't pay its symbols."),
    POWERS_OFF: ("2P-PWR-03", "The character's powers are off."),
    NO_TEAM_MEMBER: ("2P-PLT-09", "You have no face-up character of its team."),
    CANT_PLAY_TWISTS: ("2P-GEN-02", "Something says you can't play plot twists."),
    CANT_USE_POWERS: ("2P-GEN-02", "Something says it can't use Super Powers."),
    RESOURCE_PLACED: ("2P-BLD-04", "You have placed a resource this turn."),
    ONLY_LOCATIONS_UP: ("2P-BLD-03", "Only a location may be placed face up."),
    TOO_EXPENSIVE: ("2P-BLD-08", "You have too few recruit points."),
    MAIN_NAME: ("2P-UNQ-08", "It has your main character's name."),
    NO_BEARER: ("2P-BLD-10", "You have no face-up character to equip."),
    BEARER_FACE_DOWN: ("2P-EQP-12", "Equipment can't be put onto a face-down character."),
    BEARER_NOT_YOURS: ("2P-EQP-03", "Equipment goes onto a character on your side."),
    NOT_RECRUITED: ("2P-BLD-07", "Only supporting characters and equipment are recruited."),
    ALREADY_MOVED: ("2P-BLD-17", "It has moved in this Formation Step."),
    CANT_MOVE: ("2P-GEN-02", "Something says it can't be moved."),
    NAME_DIFFERS: ("2P-PUP-08", "Only a card of the same name powers a character up."),
    NO_SUCH_POWER: ("2P-PWR-08", "It has no such Super Power."),
    NOT_YOUR_ACTION: ("2P-CMB-35", "It is another player's action."),
    IS_REACTION: ("2P-PWR-35", "A Reaction is offered when its condition occurs."),
    PHASE_OVER: ("2P-TRN-14", "That step is over or has not begun."),
    UNSUITED: ("2P-KEY-06", "That character is not one of those whom it can be put onto."),
    NOT_PLAYED: ("2P-PLT-01", "It is not a plot twist."),
    GAME_IS_OVER: ("2P-GEN-05", "The game is over."),
    IN_ALL_CASES: ("2P-TRN-08", "This is not optional."),
    MAY_NOT_LOOK: ("2P-ZON-19", "You may not look at it."),
    CONDITION_FAILS: ("2P-GEN-01", "Its own condition does not hold."),
    ONE_COMBAT: ("2P-CMB-01", "One combat at a time: another is going on."),
    NO_COMMON_DEFENDER: ("2P-CMB-31", "There is no enemy that all of them could attack."),
    USED_IN_COMBAT: ("2P-CMB-41", "It was used in this combat."),
    NOTHING_TO_DO: ("2P-CMB-41", "What it does is impossible now."),
    RECRUIT_STEP_ONLY: ("2P-BLD-14", "Cards are recruited in the Recruit Step only."),
    FORMATION_ONLY: ("2P-BLD-22", "You move characters in your Formation Step only."),
    NEITHER_PRICE: ("2P-BLD-16", "You have too few recruit points, and its other price is not open to you."),
    POWER_UP_MOMENT: ("2P-PUP-03", "You power up in your Main Phase or in a combat."),
    POWER_UP_OUTSIDE: ("2P-PUP-04", "In a combat only a character of that combat is powered up."),
    POWER_UP_FACE_DOWN: ("2P-PUP-02", "Only a face-up character is powered up."),
    POWER_TIMING: ("2P-PWR-11", "Its timing word names another phase."),
    POWER_NEEDS_COMBAT: ("2P-PWR-13", "It is used in combat, and there is none now."),
    TWIST_NEEDS_ANY_TURN: ("2P-PLT-05", "Without the Any Turn symbol it is played on your own turn only."),
    NO_MEMBER_FOR_EQUIPMENT: ("2P-EQP-04", "You have no face-up character of its team."),
    EFFECT_RESOLVES: ("2P-TRG-01", "What is going on is finished first; then players act again."),
    TEAMMATE: ("2P-MOD3-12", "You can't attack your teammate's characters."),
    NOT_WATCHING: ("2P-KEY-44", "It is used while its card watches the game from your hand."),
    WATCHER_COVERED: ("2P-CRD-19", "It watches the game, and its player has a face-up character."),
    WATCHER_SAFE: ("2P-CRD-19", "It watches the game, and the attackers have too little ATK together."),
    CANT_FLY_OVER: ("2P-KEYC-18", "Something says it can't fly over a character in the front row."),
    NOT_SET_ASIDE: ("2P-ZON-11", "No effect lets you put it onto your side."),
    WATCHES: ("2P-CRD-18", "It watches the game from a hand: it can't attack from there."),
    ANGRY_FIRST: ("2P-KEYC-03", "Somebody with Angry could attack and must be in your first attack."),
    NOTHING_TO_END: ("2P-GEN-01", "Nothing of it lasts that you could end by paying."),
    NOT_IN_KO_PILE: ("2P-GEN-01", "It is used while its card is in your KO pile."),
    NOT_STUNNED: ("2P-GEN-01", "It is used only while its character is stunned."),
    PAID_FROM_HAND: ("2P-GEN-01", "You have no location in hand to discard for it, and nothing else pays."),
    CANT_TEAM_ATTACK: ("2P-GEN-02", "Something says they can't attack together."),
    NOT_FROM_HAND: ("2P-GEN-01", "It is used while its card is in your hand."),
}


def refusal(clause: int) -> Refusal:
    """A clause as a person may read it."""
    rule, words = CLAUSES[clause]
    return Refusal(clause, rule, words)
