"""The words of the 2PCG as constants: zones, faces, phases, verbs, events, counters, keywords, symbols.

Every group has a tuple of names beside it, in the same order, for the log, the save and the screen. Groups
that cards speak of are types of their own, so that nobody writes a phase where a timing word belongs. The
plain number stands beside each: a compiler folds `1` away, and not `Symbol(1)`.
"""

# mypy: disable-error-code="assignment"
from typing import Final, NewType

from versus.kernel.types import Act, CounterKind, EventKind, Phase, Step, event_kinds
from versus.kernel.verbs import FIRST_OWN_PROMPT, FIRST_OWN_VERB

Symbol = NewType("Symbol", int)
"""A power symbol, or several in one, of which any will do."""
Timing = NewType("Timing", int)
"""When something can be used; several in one mean any of them."""
Stat = NewType("Stat", int)
"""One of a card's numbers."""

NAME: Final = "2pcg"
"""The game's name in records, messages and on the command line."""

# Zones (2P-ZON-01). Rows, resources and equipment are the parts of play. Beside the game lie the Challenge
# Matches that a player has chosen (2P-MOD4-20); the scene is nobody's, and holds the arena (2P-MOD4-04).
DECK: Final = 0
HAND: Final = 1
FRONT: Final = 2
BACK: Final = 3
RESOURCE: Final = 4
EQUIPPED: Final = 5
KO: Final = 6
LEVEL_UP: Final = 7
PILE: Final = 8
REMOVED: Final = 9
PLAYING: Final = 10
NOWHERE: Final = 11
BESIDE: Final = 12
SCENE: Final = 13
ZONES: Final = 14
ZONE_NAMES: Final = (
    "deck",
    "hand",
    "front row",
    "back row",
    "resource row",
    "equipment",
    "KO pile",
    "Level Up Zone",
    "out-of-game pile",
    "removed from the game",
    "being played",
    "nowhere",
    "beside the game",
    "arena",
)

# How a card in play lies (2P-STN-42). Stunned and hidden are separate states, not readings of "face down".
UP: Final = 0
STUNNED: Final = 1
HIDDEN: Final = 2
DOWN: Final = 3
FACE_NAMES: Final = ("face up", "stunned", "hidden", "face down")

# Card types (2P-GEN-06)
MAIN_CHARACTER: Final = 0
SUPPORTING_CHARACTER: Final = 1
PLOT_TWIST: Final = 2
EQUIPMENT: Final = 3
LOCATION: Final = 4
CHALLENGE_MATCH: Final = 5
ARENA: Final = 6
TYPE_NAMES: Final = (
    "main character",
    "supporting character",
    "plot twist",
    "equipment",
    "location",
    "Challenge Match",
    "arena",
)
OUTSIDE_PLAY: Final = (CHALLENGE_MATCH, ARENA)
"""What is never in play: its powers hold for the rest of the game once it is in force."""

# Phases and the steps of Build (2P-TRN-01, 2P-TRN-14)
SETUP: Final[Phase] = 0
DRAW_PHASE: Final[Phase] = 1
RECOVERY_PHASE: Final[Phase] = 2
BUILD_PHASE: Final[Phase] = 3
MAIN_PHASE: Final[Phase] = 4
TURN_END: Final[Phase] = 5
PHASE_NAMES: Final = ("set-up", "draw", "recovery", "build", "main", "end")

NO_STEP: Final[Step] = 0
RESOURCE_STEP: Final[Step] = 1
RECRUIT_STEP: Final[Step] = 2
FORMATION_STEP: Final[Step] = 3
STEP_NAMES: Final = ("", "resource", "recruit", "formation")

# Timing words, a bit each: a card may have two (2P-PLT-07)
NO_TIMING: Final[Timing] = 0
DRAW: Final[Timing] = 1
RECOVERY: Final[Timing] = 2
BUILD: Final[Timing] = 4
MAIN: Final[Timing] = 8
COMBAT: Final[Timing] = 16
ANY_COMBAT: Final[Timing] = 32

TIMING_NAMES: Final = ("Draw", "Recovery", "Build", "Main", "Combat", "Any Combat")

# How a combat is fought; one split over both rows is both (OP-06)
MELEE: Final = 1
AT_RANGE: Final = 2
MANNER_NAMES: Final = ("melee", "ranged")

# How a stun came about, a bit each
BY_STRIKE: Final = 1
BY_EFFECT: Final = 2
AT_ZERO: Final = 4
STUN_WAYS: Final = ("a strike in combat", "an effect", "a DEF of 0")

# Power symbols, a bit each: a location may offer several (2P-GEN-27)
NO_SYMBOL: Final[Symbol] = 0
ENERGY: Final[Symbol] = 1
INTELLECT: Final[Symbol] = 2
MIGHT: Final[Symbol] = 4
SKILL: Final[Symbol] = 8
ALIEN: Final[Symbol] = 16
HUMANITY: Final[Symbol] = 32
SYMBOL_NAMES: Final = ("Energy", "Intellect", "Might", "Skill", "Alien", "Humanity")

# Numbers of a card that others can be counted by
ATK: Final[Stat] = 0
DEF: Final[Stat] = 1
COST: Final[Stat] = 2
COUNTERS: Final[Stat] = 3
BASE_ATK: Final[Stat] = 4
BASE_DEF: Final[Stat] = 5
PRINTED_POWERS: Final[Stat] = 6
LEVEL: Final[Stat] = 7
STAT_NAMES: Final = ("ATK", "DEF", "cost", "counters", "base ATK", "base DEF", "printed powers", "level")

# Counters
PLUS: Final[CounterKind] = 0
MINUS: Final[CounterKind] = 1
WOUND: Final[CounterKind] = 2
VITALITY: Final[CounterKind] = 3
XP: Final[CounterKind] = 4
MARK: Final[CounterKind] = 5
LASTING_MARK: Final[CounterKind] = 6
COUNTER_NAMES: Final = ("+1/+1", "-1/-1", "wound", "vitality", "XP", "mark", "lasting mark")
COUNTER_KINDS: Final = 7

# Keyword powers that the rules ask for, a bit each (2P-KEY). What they are called and mean, and what they do
# where they are powers like any other, is declared in `language.keywords`; card sets declare more.
NO_ICON: Final = 0
"""Among a card's keywords: neither Flight nor Ranged, where that needs an origin: `ours(NO_ICON)`."""
FLIGHT: Final = 1 << 0
RANGED: Final = 1 << 1
AIR_SUPERIORITY: Final = 1 << 2
BERSERKER: Final = 1 << 3
DODGE: Final = 1 << 4
FAST_TRIGGER: Final = 1 << 5
FEROCIOUS: Final = 1 << 6
LEAP: Final = 1 << 7
LETHAL: Final = 1 << 8
MONSTROUS: Final = 1 << 9
SCHEMER: Final = 1 << 10
SHRINK: Final = 1 << 11
SWARM: Final = 1 << 12
SUPER_STRENGTH: Final = 1 << 13
VIOLENT: Final = 1 << 14
STRIKES_FIRST: Final = 1 << 15
TAG_TEAM: Final = 1 << 16
STEALTH: Final = 1 << 17
SYMBIOSIS: Final = 1 << 18
ANGRY: Final = 1 << 19
ALL_KEYWORDS: Final = -1
"""Those that card sets declare as well."""

# Verbs of an answer
PASS: Final = FIRST_OWN_VERB
GO_ON: Final = FIRST_OWN_VERB + 1
PLACE_UP: Final = FIRST_OWN_VERB + 2
PLACE_DOWN: Final = FIRST_OWN_VERB + 3
RECRUIT: Final = FIRST_OWN_VERB + 4
EQUIP: Final = FIRST_OWN_VERB + 5
MOVE: Final = FIRST_OWN_VERB + 6
ATTACK: Final = FIRST_OWN_VERB + 7
ADD_ATTACKER: Final = FIRST_OWN_VERB + 8
CHOOSE_DEFENDER: Final = FIRST_OWN_VERB + 9
PLAY: Final = FIRST_OWN_VERB + 10
USE: Final = FIRST_OWN_VERB + 11
POWER_UP: Final = FIRST_OWN_VERB + 12
PAY: Final = FIRST_OWN_VERB + 13
KEEP_HAND: Final = FIRST_OWN_VERB + 14
MULLIGAN: Final = FIRST_OWN_VERB + 15
GO_FIRST: Final = FIRST_OWN_VERB + 16
CHOOSE_ROW: Final = FIRST_OWN_VERB + 17
STRIKE: Final = FIRST_OWN_VERB + 18
BRING_BACK: Final = FIRST_OWN_VERB + 19
BUY_OFF: Final = FIRST_OWN_VERB + 20
VERB_NAMES: Final = (
    "pass",
    "go on",
    "place face up",
    "place face down",
    "recruit",
    "equip",
    "move",
    "attack",
    "add attacker",
    "choose defender",
    "play",
    "use",
    "power up",
    "pay",
    "keep hand",
    "mulligan",
    "go first",
    "choose row",
    "strike",
    "bring back",
    "buy off",
)

# Prompts
P_FIRST_PLAYER: Final = FIRST_OWN_PROMPT
P_MAIN_ROW: Final = FIRST_OWN_PROMPT + 1
P_MULLIGAN: Final = FIRST_OWN_PROMPT + 2
P_DRAW: Final = FIRST_OWN_PROMPT + 3
P_RECOVERY: Final = FIRST_OWN_PROMPT + 4
P_RESOURCE: Final = FIRST_OWN_PROMPT + 5
P_RECRUIT: Final = FIRST_OWN_PROMPT + 6
P_FORMATION: Final = FIRST_OWN_PROMPT + 7
P_MAIN: Final = FIRST_OWN_PROMPT + 8
P_ATTACK: Final = FIRST_OWN_PROMPT + 9
P_COMBAT: Final = FIRST_OWN_PROMPT + 10
P_STRIKE: Final = FIRST_OWN_PROMPT + 11
P_PAY: Final = FIRST_OWN_PROMPT + 12
P_ROW: Final = FIRST_OWN_PROMPT + 13
P_UNIQUE: Final = FIRST_OWN_PROMPT + 14
P_KEEP_MAIN: Final = FIRST_OWN_PROMPT + 15
P_DISCARD: Final = FIRST_OWN_PROMPT + 16
P_NAME_ROW: Final = FIRST_OWN_PROMPT + 17
P_MATCH: Final = FIRST_OWN_PROMPT + 18
P_ARENA: Final = FIRST_OWN_PROMPT + 19

# Events. The first group can be prevented, replaced or reacted to before it happens.
DRAWS: Final[EventKind] = 0
DISCARDED: Final[EventKind] = 1
STUN: Final[EventKind] = 2
WOUNDED: Final[EventKind] = 3
KOD: Final[EventKind] = 4
POWER_RESOLVES: Final[EventKind] = 5
TWIST_RESOLVES: Final[EventKind] = 6
HEALED: Final[EventKind] = 7
GAINED_XP: Final[EventKind] = 8
COUNTERS_PUT: Final[EventKind] = 9
APPEARED: Final[EventKind] = 10
LAST_WOULD: Final[EventKind] = APPEARED
GAME_STARTED: Final[EventKind] = 11
TURN_STARTED: Final[EventKind] = 12
PHASE_STARTED: Final[EventKind] = 13
TURN_ENDS: Final[EventKind] = 14
SHUFFLED: Final[EventKind] = 15
MULLIGANED: Final[EventKind] = 16
PLAYED: Final[EventKind] = 17
RECRUITED: Final[EventKind] = 18
MOVED: Final[EventKind] = 19
CHANGED_SIDES: Final[EventKind] = 20
ATTACKS: Final[EventKind] = 21
ATTACKED: Final[EventKind] = 22
ENTERED_COMBAT: Final[EventKind] = 23
PASSED: Final[EventKind] = 24
STRIKES: Final[EventKind] = 25
LEFT_PLAY: Final[EventKind] = 26
HID: Final[EventKind] = 27
RECOVERED: Final[EventKind] = 28
TURNED_UP: Final[EventKind] = 29
TURNED_DOWN: Final[EventKind] = 30
READIED: Final[EventKind] = 31
EXHAUSTED: Final[EventKind] = 32
FROZE: Final[EventKind] = 33
COUNTERS_REMOVED: Final[EventKind] = 34
LEVELLED: Final[EventKind] = 35
TRANSFORMED: Final[EventKind] = 36
POWER_USED: Final[EventKind] = 37
POWERED_UP: Final[EventKind] = 38
PAID: Final[EventKind] = 39
CANCELLED: Final[EventKind] = 40
COMBAT_ENDED: Final[EventKind] = 41
SURVIVED: Final[EventKind] = 42
WON: Final[EventKind] = 43
REVEALED: Final[EventKind] = 44
OUT_OF_GAME: Final[EventKind] = 45
ELIMINATED: Final[EventKind] = 46
GAME_OVER: Final[EventKind] = 47
FLIPPED: Final[EventKind] = 48
EQUIPS: Final[EventKind] = 49
MODIFIED: Final[EventKind] = 50
SKIPPED: Final[EventKind] = 51
RECRUIT_POINTS: Final[EventKind] = 52
RETURNED: Final[EventKind] = 53
STATUS_CHANGED: Final[EventKind] = 54
TO_DECK: Final[EventKind] = 55
SEARCHED: Final[EventKind] = 56
DREW: Final[EventKind] = 57
ADVANCED: Final[EventKind] = 58
KEYWORD_USED: Final[EventKind] = 59
NAMED: Final[EventKind] = 60
LOOKED: Final[EventKind] = 61
COMBAT_RESOLVES: Final[EventKind] = 62
COIN_FLIPPED: Final[EventKind] = 63
PEEKED: Final[EventKind] = 64
TEAM_ATTACKS: Final[EventKind] = 65
GAINED_ATK: Final[EventKind] = 66
LEFT_HAND: Final[EventKind] = 67
IN_FORCE: Final[EventKind] = 68
INTO_KO_PILE: Final[EventKind] = 69
FLIES_OVER: Final[EventKind] = 70
EVENT_NAMES: Final = (
    "draws",
    "discarded",
    "stunned",
    "wounded",
    "KO'd",
    "power resolves",
    "plot twist resolves",
    "healed",
    "gained XP",
    "counters put",
    "appeared",
    "game started",
    "turn started",
    "phase started",
    "turn ends",
    "shuffled",
    "mulligan",
    "played",
    "recruited",
    "moved",
    "changed sides",
    "attacks",
    "attacked",
    "entered combat",
    "passed",
    "strikes",
    "left play",
    "hid",
    "recovered",
    "turned up",
    "turned down",
    "readied",
    "exhausted",
    "froze",
    "counters removed",
    "levelled",
    "transformed",
    "power used",
    "powered up",
    "paid",
    "cancelled",
    "combat ended",
    "survived",
    "won",
    "revealed",
    "removed from the game",
    "eliminated",
    "game over",
    "flipped",
    "equips",
    "modified",
    "skipped",
    "recruit points",
    "returned",
    "status changed",
    "put into a deck",
    "searched",
    "drew",
    "advanced",
    "keyword power used",
    "named",
    "looked at a hand",
    "combat resolves",
    "coin flipped",
    "looked at cards",
    "team attacks",
    "gained ATK",
    "left a hand",
    "put into force",
    "put into a KO pile",
    "flies over",
)
SELDOM_TOLD: Final = 1 << LEFT_HAND | 1 << INTO_KO_PILE
"""Events beside others that tell what happened: they are told where a card of the match waits for them."""
QUIET_EVENTS: Final = event_kinds(
    DRAWS,
    DISCARDED,
    POWER_RESOLVES,
    TWIST_RESOLVES,
    PHASE_STARTED,
    SHUFFLED,
    ATTACKS,
    ATTACKED,
    ENTERED_COMBAT,
    PASSED,
    STRIKES,
    POWER_USED,
    POWERED_UP,
    PAID,
    CANCELLED,
    COMBAT_ENDED,
    SURVIVED,
    WON,
    REVEALED,
    SKIPPED,
    RECRUIT_POINTS,
    SEARCHED,
    DREW,
    ADVANCED,
    KEYWORD_USED,
    NAMED,
    LOOKED,
    COMBAT_RESOLVES,
    COIN_FLIPPED,
    PEEKED,
    TEAM_ATTACKS,
    GAINED_ATK,
    LEFT_HAND,
    INTO_KO_PILE,
    FLIES_OVER,
)
"""Events that leave the table as it is. Whoever enters, leaves or ends a combat besides stirs the game."""

# What a prohibition can forbid (2P-GEN-02) and a permission can allow
TO_ATTACK: Final[Act] = 0
TO_BE_ATTACKED: Final[Act] = 1
TO_STRIKE: Final[Act] = 2
TO_BE_STUNNED: Final[Act] = 3
TO_BE_WOUNDED: Final[Act] = 4
TO_READY: Final[Act] = 5
TO_MOVE: Final[Act] = 6
TO_BE_KOD: Final[Act] = 7
TO_USE_POWERS: Final[Act] = 8
TO_PLAY_TWISTS: Final[Act] = 9
TO_RECOVER: Final[Act] = 10
TO_ATTACK_PROTECTED: Final[Act] = 11
TO_BE_CHOSEN: Final[Act] = 12
TO_LEVEL_UP: Final[Act] = 13
TO_APPEAR: Final[Act] = 14
TO_TURN_UP: Final[Act] = 15
TO_FLY_OVER: Final[Act] = 16
TO_BE_STRUCK: Final[Act] = 17
TO_BE_WOUNDED_BY_STUNS: Final[Act] = 18
TO_BE_POWERED_UP: Final[Act] = 19
TO_BE_RECRUITED: Final[Act] = 20
TO_GAIN_PLUS: Final[Act] = 21
TO_GAIN_MINUS: Final[Act] = 22
TO_TEAM_ATTACK: Final[Act] = 23
TO_SNIPE: Final[Act] = 24
TO_LOSE_PLUS: Final[Act] = 25
TO_TRANSFORM: Final[Act] = 26
ACT_NAMES: Final = (
    "attack",
    "be attacked",
    "strike",
    "be stunned",
    "be wounded",
    "ready",
    "be moved",
    "be KO'd",
    "use Super Powers",
    "play plot twists",
    "recover",
    "attack protected characters",
    "be chosen",
    "level up",
    "appear",
    "turn face up",
    "fly over",
    "be struck",
    "be wounded by being stunned",
    "be powered up",
    "be recruited from there",
    "gain +1/+1 counters",
    "gain -1/-1 counters",
    "team attack",
    "attack protected characters at range on its own",
    "lose +1/+1 counters while face up",
    "transform",
)


def bit_names(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [name for index, name in enumerate(names) if bits >> index & 1]
