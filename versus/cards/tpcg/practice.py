"""A practice set of our own: two small teams that show what the machine can do."""

from versus.games.tpcg.language.changes import PaysLess
from versus.games.tpcg.language.vocabulary import (
    another,
    at_start_of_your_turn,
    basic_location,
    bearer,
    burn,
    cancel_it,
    daze,
    defender,
    draw,
    each,
    enemy,
    equipment,
    freeze,
    front_row,
    gain_xp,
    gets,
    heal,
    in_combat,
    main_character,
    may,
    minus_counters,
    one,
    plot_twist,
    plus,
    plus_counters,
    reaction,
    ready,
    special_location,
    super_power,
    supporting,
    supporting_only,
    team,
    when,
    when_appears,
    when_attacks,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    AIR_SUPERIORITY,
    BERSERKER,
    BUILD,
    COMBAT,
    ENERGY,
    FEROCIOUS,
    FLIGHT,
    INTELLECT,
    LETHAL,
    MAIN,
    MIGHT,
    POWER_RESOLVES,
    RANGED,
    SKILL,
    STUN,
    SWARM,
    VIOLENT,
)
from versus.kernel.deck import Deck
from versus.kernel.modifiers import THIS_COMBAT

TIDE = "Tide"
EMBER = "Ember"

# Tide: patient, defensive, freezing

_undertow = super_power("Undertow", MAIN, SKILL, freeze(one(enemy, supporting_only)))
marina_1 = main_character(
    "PRA-001", "Marina Vale", 3, 5, 5, 1, (TIDE,), (FLIGHT,),
    [_undertow, when(STUN, gain_xp(), subject=enemy)],
    level_up=3,
)  # fmt: skip
marina_2 = main_character(
    "PRA-002", "Marina Vale", 5, 9, 5, 2, (TIDE,), (FLIGHT,),
    [_undertow, super_power("Flood Gate", MAIN, (INTELLECT, SKILL), minus_counters(each(enemy, front_row)))],
)  # fmt: skip
tide: tuple[Card, ...] = (
    supporting("PRA-003", "Minnow", 1, 1, 2, 1, (TIDE,), (SWARM,)),
    supporting("PRA-004", "Harbor Watch", 1, 1, 3, 1, (TIDE,)),
    supporting("PRA-005", "Gull", 2, 3, 2, 1, (TIDE,), (FLIGHT,)),
    supporting("PRA-006", "Sounding Line", 2, 2, 4, 1, (TIDE,), (RANGED,)),
    supporting(
        "PRA-007", "Doctor Brine", 3, 2, 5, 1, (TIDE,),
        powers=[super_power("First Aid", MAIN, INTELLECT, heal(one(yours)))],
    ),
    supporting("PRA-008", "Breakwater", 3, 3, 6, 2, (TIDE,)),
    supporting(
        "PRA-009", "The Arbiter", 4, 4, 6, 1, (TIDE,),
        powers=[reaction("Point of Order", INTELLECT, POWER_RESOLVES, cancel_it, by=enemy)],
    ),
    supporting("PRA-010", "Storm Petrel", 4, 6, 5, 1, (TIDE,), (FLIGHT, RANGED)),
    supporting("PRA-011", "Old Anchor", 5, 5, 10, 2, (TIDE,)),
    supporting(
        "PRA-012", "Leviathan", 7, 11, 10, 2, (TIDE,),
        powers=[when_appears(may(daze(one(enemy))))],
    ),
)  # fmt: skip

# Ember: quick, reckless, burning

_kindle = super_power("Kindle", MAIN, ENERGY, burn(one(enemy, supporting_only, front_row)))
cinder_1 = main_character(
    "PRA-021", "Cinder Jack", 4, 4, 5, 1, (EMBER,), (RANGED,),
    [_kindle, when_attacks(gain_xp())],
    level_up=3,
)  # fmt: skip
cinder_2 = main_character(
    "PRA-022", "Cinder Jack", 7, 7, 5, 2, (EMBER,), (RANGED,),
    [_kindle, super_power("Second Wind", MAIN, (ENERGY, MIGHT), ready(one(yours, another)))],
)  # fmt: skip
ember: tuple[Card, ...] = (
    supporting("PRA-023", "Sparks", 1, 2, 1, 1, (EMBER,)),
    supporting("PRA-024", "Soot", 1, 3, 1, 1, (EMBER,), (RANGED,)),
    supporting("PRA-025", "Bellows", 2, 4, 2, 1, (EMBER,), (BERSERKER,)),
    supporting(
        "PRA-026", "Tinder", 2, 3, 3, 1, (EMBER,),
        powers=[when_appears(plus_counters(one(yours, another)))],
    ),
    supporting("PRA-027", "Brawl", 3, 4, 4, 2, (EMBER,), (VIOLENT,)),
    supporting("PRA-028", "Ash", 3, 5, 3, 1, (EMBER,), (FLIGHT,)),
    supporting("PRA-029", "Backdraft", 4, 6, 4, 1, (EMBER,), (FEROCIOUS,)),
    supporting(
        "PRA-030", "Old Flame", 4, 3, 7, 1, (EMBER,),
        powers=[while_(plus(1, 0), on=yours, given=None)],
    ),
    supporting("PRA-031", "Kiln", 5, 8, 6, 1, (EMBER,), (LETHAL,)),
    supporting("PRA-032", "Pyre", 7, 13, 8, 1, (EMBER,), (FLIGHT, AIR_SUPERIORITY)),
)  # fmt: skip

# Plot twists, equipment, locations

brace = plot_twist("PRA-041", "Brace", COMBAT, gets(one(yours, in_combat), 1, 3, THIS_COMBAT), any_turn=True)
lunge = plot_twist("PRA-042", "Lunge", COMBAT, gets(one(yours, in_combat), 3, 1, THIS_COMBAT), any_turn=True)
muster = plot_twist("PRA-043", "Muster", BUILD, draw(2))
low_blow = plot_twist("PRA-044", "Low Blow", COMBAT, minus_counters(one(enemy, in_combat)), any_turn=True)
slick_deck = plot_twist(
    "PRA-045", "Slick Deck", COMBAT, gets(one(defender), -2, 0, THIS_COMBAT), teams=(TIDE,)
)
stoke = plot_twist(
    "PRA-046", "Stoke", MAIN, plus_counters(each(yours, team(EMBER), front_row)), teams=(EMBER,)
)
coat = equipment(
    "PRA-051", "Greatcoat", 2, [while_(plus(2, 2), on=bearer)], discounts=(PaysLess(1, team(TIDE)),)
)
torch = equipment("PRA-052", "Torch", 1, [while_(plus(2, 0), on=bearer)], teams=(EMBER,))
laboratory = basic_location("PRA-061", "Laboratory", ENERGY)
academy = basic_location("PRA-062", "Academy", INTELLECT)
fortress = basic_location("PRA-063", "Fortress", MIGHT)
training_ground = basic_location("PRA-064", "Training Ground", SKILL)
lighthouse = special_location("PRA-065", "Lighthouse", INTELLECT | SKILL, (TIDE,))
furnace = special_location(
    "PRA-066", "Furnace", ENERGY | MIGHT, (EMBER,),
    [at_start_of_your_turn(may(plus_counters(one(yours, team(EMBER)))))],
)  # fmt: skip


def _copies(*counted: tuple[int, Card]) -> tuple[Card, ...]:
    return tuple(card for number, card in counted for _ in range(number))


_tide_others = _copies(
    (4, brace), (3, low_blow), (3, muster), (2, slick_deck), (2, coat),
    (4, lighthouse), (4, training_ground), (4, academy), (2, fortress), (2, laboratory),
)  # fmt: skip
_ember_others = _copies(
    (4, lunge), (3, low_blow), (3, muster), (2, stoke), (2, torch),
    (4, furnace), (4, laboratory), (4, fortress), (2, academy), (2, training_ground),
)  # fmt: skip
TIDE_DECK = Deck((*tide, *tide, *tide, *_tide_others), marina_1, (marina_2,), name="Tide")
EMBER_DECK = Deck((*ember, *ember, *ember, *_ember_others), cinder_1, (cinder_2,), name="Ember")
DECKS = (TIDE_DECK, EMBER_DECK)
CARDS = tuple({card.key: card for deck in DECKS for card in deck.everything()}.values())
"""Every card of the set by its key."""
