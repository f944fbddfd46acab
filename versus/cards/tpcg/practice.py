"""A practice set of our own: two small teams that show what the machine can do."""

from versus.games.tpcg.language.vocabulary import (
    another,
    at_start_of_your_turn,
    basic_location,
    bearer,
    burn,
    cancel_it,
    costs_less,
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
    "PRA-001", "Marina Vale", atk=3, defense=5, health=5, level=1, teams=(TIDE,), keywords=(FLIGHT,),
    powers=[_undertow, when(STUN, gain_xp(), subject=enemy)],
    level_up=3,
)  # fmt: skip
marina_2 = main_character(
    "PRA-002", "Marina Vale", atk=5, defense=9, health=5, level=2, teams=(TIDE,), keywords=(FLIGHT,),
    powers=[
        _undertow,
        super_power("Flood Gate", MAIN, (INTELLECT, SKILL), minus_counters(each(enemy, front_row))),
    ],
)  # fmt: skip
tide: tuple[Card, ...] = (
    supporting("PRA-003", "Minnow", cost=1, atk=1, defense=2, health=1, teams=(TIDE,), keywords=(SWARM,)),
    supporting("PRA-004", "Harbor Watch", cost=1, atk=1, defense=3, health=1, teams=(TIDE,)),
    supporting("PRA-005", "Gull", cost=2, atk=3, defense=2, health=1, teams=(TIDE,), keywords=(FLIGHT,)),
    supporting(
        "PRA-006", "Sounding Line", cost=2, atk=2, defense=4, health=1,
        teams=(TIDE,), keywords=(RANGED,),
    ),
    supporting(
        "PRA-007", "Doctor Brine", cost=3, atk=2, defense=5, health=1, teams=(TIDE,),
        powers=[super_power("First Aid", MAIN, INTELLECT, heal(one(yours)))],
    ),
    supporting("PRA-008", "Breakwater", cost=3, atk=3, defense=6, health=2, teams=(TIDE,)),
    supporting(
        "PRA-009", "The Arbiter", cost=4, atk=4, defense=6, health=1, teams=(TIDE,),
        powers=[reaction("Point of Order", INTELLECT, POWER_RESOLVES, cancel_it, by=enemy)],
    ),
    supporting(
        "PRA-010", "Storm Petrel", cost=4, atk=6, defense=5, health=1,
        teams=(TIDE,), keywords=(FLIGHT, RANGED),
    ),
    supporting("PRA-011", "Old Anchor", cost=5, atk=5, defense=10, health=2, teams=(TIDE,)),
    supporting(
        "PRA-012", "Leviathan", cost=7, atk=11, defense=10, health=2, teams=(TIDE,),
        powers=[when_appears(may(daze(one(enemy))))],
    ),
)  # fmt: skip

# Ember: quick, reckless, burning

_kindle = super_power("Kindle", MAIN, ENERGY, burn(one(enemy, supporting_only, front_row)))
cinder_1 = main_character(
    "PRA-021", "Cinder Jack", atk=4, defense=4, health=5, level=1, teams=(EMBER,), keywords=(RANGED,),
    powers=[_kindle, when_attacks(gain_xp())],
    level_up=3,
)  # fmt: skip
cinder_2 = main_character(
    "PRA-022", "Cinder Jack", atk=7, defense=7, health=5, level=2, teams=(EMBER,), keywords=(RANGED,),
    powers=[_kindle, super_power("Second Wind", MAIN, (ENERGY, MIGHT), ready(one(yours, another)))],
)  # fmt: skip
ember: tuple[Card, ...] = (
    supporting("PRA-023", "Sparks", cost=1, atk=2, defense=1, health=1, teams=(EMBER,)),
    supporting("PRA-024", "Soot", cost=1, atk=3, defense=1, health=1, teams=(EMBER,), keywords=(RANGED,)),
    supporting(
        "PRA-025", "Bellows", cost=2, atk=4, defense=2, health=1,
        teams=(EMBER,), keywords=(BERSERKER,),
    ),
    supporting(
        "PRA-026", "Tinder", cost=2, atk=3, defense=3, health=1, teams=(EMBER,),
        powers=[when_appears(plus_counters(one(yours, another)))],
    ),
    supporting("PRA-027", "Brawl", cost=3, atk=4, defense=4, health=2, teams=(EMBER,), keywords=(VIOLENT,)),
    supporting("PRA-028", "Ash", cost=3, atk=5, defense=3, health=1, teams=(EMBER,), keywords=(FLIGHT,)),
    supporting(
        "PRA-029", "Backdraft", cost=4, atk=6, defense=4, health=1,
        teams=(EMBER,), keywords=(FEROCIOUS,),
    ),
    supporting(
        "PRA-030", "Old Flame", cost=4, atk=3, defense=7, health=1, teams=(EMBER,),
        powers=[while_(plus(atk=1), on=yours, given=None)],
    ),
    supporting("PRA-031", "Kiln", cost=5, atk=8, defense=6, health=1, teams=(EMBER,), keywords=(LETHAL,)),
    supporting(
        "PRA-032", "Pyre", cost=7, atk=13, defense=8, health=1,
        teams=(EMBER,), keywords=(FLIGHT, AIR_SUPERIORITY),
    ),
)  # fmt: skip

# Plot twists, equipment, locations

brace = plot_twist(
    "PRA-041",
    "Brace",
    COMBAT,
    gets(one(yours, in_combat), atk=1, defense=3, until=THIS_COMBAT),
    any_turn=True,
)
lunge = plot_twist(
    "PRA-042",
    "Lunge",
    COMBAT,
    gets(one(yours, in_combat), atk=3, defense=1, until=THIS_COMBAT),
    any_turn=True,
)
muster = plot_twist("PRA-043", "Muster", BUILD, draw(2))
low_blow = plot_twist("PRA-044", "Low Blow", COMBAT, minus_counters(one(enemy, in_combat)), any_turn=True)
slick_deck = plot_twist(
    "PRA-045", "Slick Deck", COMBAT, gets(one(defender), atk=-2, until=THIS_COMBAT), teams=(TIDE,)
)
stoke = plot_twist(
    "PRA-046", "Stoke", MAIN, plus_counters(each(yours, team(EMBER), front_row)), teams=(EMBER,)
)
coat = equipment(
    "PRA-051",
    "Greatcoat",
    cost=2,
    powers=[costs_less(1, team(TIDE)), while_(plus(atk=2, defense=2), on=bearer)],
)
torch = equipment("PRA-052", "Torch", cost=1, powers=[while_(plus(atk=2), on=bearer)], teams=(EMBER,))
laboratory = basic_location("PRA-061", "Laboratory", ENERGY)
academy = basic_location("PRA-062", "Academy", INTELLECT)
fortress = basic_location("PRA-063", "Fortress", MIGHT)
training_ground = basic_location("PRA-064", "Training Ground", SKILL)
lighthouse = special_location("PRA-065", "Lighthouse", (INTELLECT, SKILL), (TIDE,))
furnace = special_location(
    "PRA-066", "Furnace", (ENERGY, MIGHT), (EMBER,),
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
