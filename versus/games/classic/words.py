"""The words of the classic game as constants: zones, faces, phases, verbs, prompts, events, keywords.

Every group has a tuple of names beside it, in the same order, for the log, the save and the screen. Groups
that cards speak of are types of their own, so that nobody writes a phase where an event belongs. The plain
number stands beside each: a compiler folds `1` away, and not `Phase(1)`.
"""

# mypy: disable-error-code="assignment"
from typing import Final

from versus.kernel.types import Act, CounterKind, EventKind, Phase, Step
from versus.kernel.verbs import FIRST_OWN_PROMPT, FIRST_OWN_VERB

NAME: Final = "classic"
"""The game's name in records, messages and on the command line."""

# Zones (CL-ZON-01). The rows of both areas, resources and equipment are the parts of play.
DECK: Final = 0
HAND: Final = 1
FRONT: Final = 2
SUPPORT: Final = 3
HIDDEN_FRONT: Final = 4
HIDDEN_SUPPORT: Final = 5
RESOURCE: Final = 6
EQUIPPED: Final = 7
KO: Final = 8
REMOVED: Final = 9
CHAIN: Final = 10
ZONES: Final = 11
ZONE_NAMES: Final = (
    "deck",
    "hand",
    "front row",
    "support row",
    "hidden front row",
    "hidden support row",
    "resource row",
    "equipment",
    "KO'd pile",
    "removed from the game",
    "chain",
)

# How a card in play lies. Face down in a character row is stunned; face down among resources is unknown.
UP: Final = 0
STUNNED: Final = 1
DOWN: Final = 2
FACE_NAMES: Final = ("face up", "stunned", "face down")

# Card types (CL-GEN-03)
CHARACTER: Final = 0
EQUIPMENT: Final = 1
PLOT_TWIST: Final = 2
LOCATION: Final = 3
TYPE_NAMES: Final = ("character", "equipment", "plot twist", "location")

ARMY: Final = "Army"
"""The version whose characters are not unique (CL-KEY-46)."""

# Phases and steps (CL-TRN-01, CL-TRN-02)
SETUP: Final[Phase] = 0
DRAW_PHASE: Final[Phase] = 1
BUILD_PHASE: Final[Phase] = 2
COMBAT_PHASE: Final[Phase] = 3
RECOVERY_PHASE: Final[Phase] = 4
PHASE_NAMES: Final = ("set-up", "draw", "build", "combat", "recovery")

NO_STEP: Final[Step] = 0
RESOURCE_STEP: Final[Step] = 1
RECRUIT_STEP: Final[Step] = 2
FORMATION_STEP: Final[Step] = 3
ATTACK_STEP: Final[Step] = 4
STEP_NAMES: Final = ("", "resource", "recruit", "formation", "attack")

# Keywords of the rules, a bit each (CL-KEY). Flight and range are icons and stay on a stunned character
# (CL-STN-12). What each is called, means and does is declared in `language.keywords`; card sets declare more.
FLIGHT: Final = 1 << 0
RANGE: Final = 1 << 1
CONCEALED: Final = 1 << 2
CONCEALED_OPTIONAL: Final = 1 << 3
INVULNERABILITY: Final = 1 << 4
TRANSFERABLE: Final = 1 << 5
COSMIC: Final = 1 << 6
COSMIC_SURGE: Final = 1 << 7
LOYALTY: Final = 1 << 8
LOYALTY_REVEAL: Final = 1 << 9
PRESS: Final = 1 << 10
RESERVIST: Final = 1 << 11
SUBSTITUTE: Final = 1 << 12
TERRAFORM: Final = 1 << 13
EVASION: Final = 1 << 14
LEADER: Final = 1 << 15
# Tags: they name a group of cards and mean nothing by themselves (CL-KEY-04).
ALLY: Final = 1 << 16
BACKUP: Final = 1 << 17
VENGEANCE: Final = 1 << 18
ICONS: Final = FLIGHT | RANGE

# Counters (CL-CNT), a column of the position each
COSMIC_COUNTER: Final[CounterKind] = 0
DOOMSDAY: Final[CounterKind] = 1
PLUS_ONE: Final[CounterKind] = 2
COUNTER_NAMES: Final = ("cosmic", "doomsday", "+1/+1")
COUNTER_KINDS: Final = len(COUNTER_NAMES)

# Acts that a card may say are impossible (CL-GEN-02)
TO_READY: Final[Act] = 0
TO_BE_TARGETED: Final[Act] = 1
"""By effects of opponents (CL-TGT-09)."""
TO_BE_STUNNED: Final[Act] = 2
TO_ATTACK: Final[Act] = 3
TO_BE_ATTACKED: Final[Act] = 4
ACT_NAMES: Final = (
    "be readied",
    "be the target of opponents' effects",
    "be stunned",
    "attack",
    "be attacked",
)

# Traits of Mutants (CL-KEY-35)
MENTAL: Final = "Mental"
ENERGY: Final = "Energy"
PHYSICAL: Final = "Physical"

# Verbs of an answer
PASS: Final = FIRST_OWN_VERB
GO_ON: Final = FIRST_OWN_VERB + 1
BUILD: Final = FIRST_OWN_VERB + 2
RECRUIT: Final = FIRST_OWN_VERB + 3
MOVE: Final = FIRST_OWN_VERB + 4
PLACE: Final = FIRST_OWN_VERB + 5
PROPOSE: Final = FIRST_OWN_VERB + 6
ADD_ATTACKER: Final = FIRST_OWN_VERB + 7
CHOOSE_DEFENDER: Final = FIRST_OWN_VERB + 8
ATTACK_PLAYER: Final = FIRST_OWN_VERB + 9
POWER_UP: Final = FIRST_OWN_VERB + 10
REINFORCE: Final = FIRST_OWN_VERB + 11
STRIKE_BACK: Final = FIRST_OWN_VERB + 12
RECOVER: Final = FIRST_OWN_VERB + 13
KEEP_HAND: Final = FIRST_OWN_VERB + 14
MULLIGAN: Final = FIRST_OWN_VERB + 15
TAKE_INITIATIVE: Final = FIRST_OWN_VERB + 16
BOTTOM: Final = FIRST_OWN_VERB + 17
ATTACH: Final = FIRST_OWN_VERB + 18
USE: Final = FIRST_OWN_VERB + 19
PLAY_TWIST: Final = FIRST_OWN_VERB + 20
FLIP: Final = FIRST_OWN_VERB + 21
VERB_NAMES: Final = (
    "pass",
    "go on",
    "build",
    "recruit",
    "move",
    "place",
    "propose",
    "add attacker",
    "choose defender",
    "attack player",
    "power up",
    "reinforce",
    "strike back",
    "recover",
    "keep hand",
    "mulligan",
    "take initiative",
    "bottom",
    "attach",
    "use",
    "play",
    "flip",
)

# Prompts
P_INITIATIVE: Final = FIRST_OWN_PROMPT
P_MULLIGAN: Final = FIRST_OWN_PROMPT + 1
P_BOTTOM: Final = FIRST_OWN_PROMPT + 2
P_PRIORITY: Final = FIRST_OWN_PROMPT + 3
P_BUILD: Final = FIRST_OWN_PROMPT + 4
P_FORMATION: Final = FIRST_OWN_PROMPT + 5
P_POSITION: Final = FIRST_OWN_PROMPT + 6
P_PROPOSE: Final = FIRST_OWN_PROMPT + 7
P_PROPOSAL: Final = FIRST_OWN_PROMPT + 8
P_STRIKE_BACK: Final = FIRST_OWN_PROMPT + 9
P_RECOVER: Final = FIRST_OWN_PROMPT + 10
P_STAND_IN: Final = FIRST_OWN_PROMPT + 11
P_BOOST: Final = FIRST_OWN_PROMPT + 12
P_REVEAL: Final = FIRST_OWN_PROMPT + 13
P_BEARER: Final = FIRST_OWN_PROMPT + 14
P_X: Final = FIRST_OWN_PROMPT + 15
P_TARGET: Final = FIRST_OWN_PROMPT + 16
P_SEARCH: Final = FIRST_OWN_PROMPT + 17
P_WAY: Final = FIRST_OWN_PROMPT + 18

# Events. The first group can be prevented or replaced before it happens.
STUN: Final[EventKind] = 0
KOD: Final[EventKind] = 1
LOSES_ENDURANCE: Final[EventKind] = 2
DRAWS: Final[EventKind] = 3
DISCARDED: Final[EventKind] = 4
GAME_STARTED: Final[EventKind] = 5
TURN_STARTED: Final[EventKind] = 6
PHASE_STARTED: Final[EventKind] = 7
STEP_STARTED: Final[EventKind] = 8
SHUFFLED: Final[EventKind] = 9
MULLIGANED: Final[EventKind] = 10
DREW: Final[EventKind] = 11
TO_DECK: Final[EventKind] = 12
PASSED: Final[EventKind] = 13
ON_CHAIN: Final[EventKind] = 14
RESOLVES: Final[EventKind] = 15
NEGATED: Final[EventKind] = 16
BUILT: Final[EventKind] = 17
GAINED_POINTS: Final[EventKind] = 18
RECRUITED: Final[EventKind] = 19
CAME_INTO_PLAY: Final[EventKind] = 20
LEFT_PLAY: Final[EventKind] = 21
PUT_INTO_KOD_PILE: Final[EventKind] = 22
MOVED: Final[EventKind] = 23
PROPOSED: Final[EventKind] = 24
PROPOSAL_FAILED: Final[EventKind] = 25
ATTACKS: Final[EventKind] = 26
DEFENDS: Final[EventKind] = 27
LEFT_ATTACK: Final[EventKind] = 28
ATTACK_CONCLUDES: Final[EventKind] = 29
ATTACK_OVER: Final[EventKind] = 30
BREAKTHROUGH: Final[EventKind] = 31
POWERED_UP: Final[EventKind] = 32
REINFORCED: Final[EventKind] = 33
RECOVERED: Final[EventKind] = 34
READIED: Final[EventKind] = 35
EXHAUSTED: Final[EventKind] = 36
INITIATIVE_PASSED: Final[EventKind] = 37
TURN_ENDED: Final[EventKind] = 38
GAME_OVER: Final[EventKind] = 39
ATTACHED: Final[EventKind] = 40
TRANSFERRED: Final[EventKind] = 41
CONTROL_CHANGED: Final[EventKind] = 42
COUNTERS_PUT: Final[EventKind] = 43
COUNTERS_REMOVED: Final[EventKind] = 44
TO_HAND: Final[EventKind] = 45
REMOVED_FROM_GAME: Final[EventKind] = 46
REVEALED: Final[EventKind] = 47
BECAME_RESOURCE: Final[EventKind] = 48
POWER_USED: Final[EventKind] = 49
PLAYED: Final[EventKind] = 50
FLIPPED: Final[EventKind] = 51
PAID_ENDURANCE: Final[EventKind] = 52
GAINED_ENDURANCE: Final[EventKind] = 53
PAID_POINTS: Final[EventKind] = 54
MODIFIED: Final[EventKind] = 55
LAST_WOULD: Final[EventKind] = DISCARDED
"""The last event that can be prevented or replaced."""
EVENT_NAMES: Final = (
    "stunned",
    "KO'd",
    "loses endurance",
    "draws",
    "discarded",
    "game started",
    "turn started",
    "phase started",
    "step started",
    "shuffled",
    "mulligan",
    "drew",
    "put into a deck",
    "passed",
    "put on the chain",
    "resolves",
    "negated",
    "built",
    "gained resource points",
    "recruited",
    "came into play",
    "left play",
    "put into the KO'd pile",
    "moved",
    "proposed",
    "proposal failed",
    "attacks",
    "defends",
    "left the attack",
    "attack concludes",
    "attack over",
    "breakthrough",
    "powered up",
    "reinforced",
    "recovered",
    "readied",
    "exhausted",
    "initiative passed",
    "turn ended",
    "game over",
    "attached",
    "transferred",
    "control changed",
    "counters put",
    "counters removed",
    "returned to hand",
    "removed from the game",
    "revealed",
    "became a resource",
    "power used",
    "played",
    "flipped",
    "paid endurance",
    "gained endurance",
    "paid resource points",
    "modified",
)


def bit_names(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [name for index, name in enumerate(names) if bits >> index & 1]
