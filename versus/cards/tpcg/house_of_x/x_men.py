"""House of X: the supporting characters of the X-Men, by cost."""

from typing import Final

from versus.cards.tpcg.house_of_x.teams import X_MEN
from versus.games.tpcg.language.vocabulary import (
    at_start_of_phase,
    at_start_of_your_turn,
    called,
    character,
    count,
    daze,
    def_of,
    draw,
    enemy,
    fits,
    freeze,
    gains_atk_until,
    gives,
    in_combat,
    in_melee_combat,
    it,
    location,
    locations,
    look_at_hand,
    may,
    minus_counters,
    named,
    of_type,
    one,
    one_of_them,
    ours,
    plus,
    plus_counters,
    plus_for_each,
    put_into_play,
    ranged_attacking,
    recruit,
    remove_from_game,
    return_to_hand,
    reveal_until,
    search,
    strike_themselves,
    super_power,
    supporting,
    supporting_only,
    the_defender,
    the_event_card,
    this,
    this_card,
    this_is,
    unable,
    when,
    when_appears,
    when_attacks,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    BUILD,
    COMBAT,
    ENERGY,
    EQUIPMENT,
    FAST_TRIGGER,
    FLIGHT,
    INTELLECT,
    MAIN,
    MAIN_PHASE,
    MIGHT,
    POWER_USED,
    RANGED,
    SKILL,
    SWARM,
    TO_STRIKE,
)
from versus.kernel.modifiers import THIS_COMBAT

ENERGY_LOCATIONS: Final = locations(gives(ENERGY))
"""Those of every side, special ones too (2P-CRD-12)."""

bishop = supporting(
    "HOX-039", "Bishop", cost=1, atk=1, defense=1, health=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[called("Bundle of Energy", when_appears(plus_counters(this, count(ENERGY_LOCATIONS))))],
)  # fmt: skip
jubilee = supporting(
    "HOX-040", "Jubilee", cost=1, atk=3, defense=2, health=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[
        called("Fireworks", while_(plus(atk=-1), on=fits(enemy, in_combat), given=this_is(in_combat))),
    ],
)  # fmt: skip
blink = supporting(
    "HOX-041", "Blink", cost=2, atk=1, defense=6, health=1, teams=(X_MEN,), keywords=(ours(RANGED),),
    powers=[super_power(
        "Displacement Field", COMBAT, SKILL,
        strike_themselves(fits(enemy, in_combat), instead_of=yours),
        any_turn=True,
    )],
)  # fmt: skip
iceman = supporting(
    "HOX-042", "Iceman", cost=2, atk=2, defense=1, health=2, teams=(X_MEN,), keywords=(RANGED,),
    powers=[super_power("Ice Breaker", MAIN, ENERGY, freeze(location(enemy)))],
)  # fmt: skip
havok = supporting(
    "HOX-043", "Havok", cost=3, atk=4, defense=5, health=1, teams=(X_MEN,), keywords=(FLIGHT, RANGED),
    powers=[
        called("Energy Conversion", when(POWER_USED, plus_counters(the_event_card), subject=yours)),
        called("Energy Conversion", when(POWER_USED, minus_counters(the_event_card), subject=enemy)),
    ],
)  # fmt: skip

# Four Multiple Men, one of each kind: they share a power, and three have one more.

MULTIPLE_MAN: Final = "Multiple Man"
_duper_power = called(
    "Duper Power",
    at_start_of_phase(
        MAIN_PHASE, may(search(character, named(MULTIPLE_MAN), then=put_into_play(it, yours=True)))
    ),
)
_genius = called("Genius", at_start_of_your_turn(draw()))
_martial_artist = called("Martial Artist", while_(plus(atk=2, defense=2), given=this_is(in_melee_combat)))
_quick_draw = called(
    "Quick Draw", while_(unable(TO_STRIKE, this_card), on=enemy, given=this_is(ranged_attacking))
)

multiple_man = supporting(
    "HOX-044", MULTIPLE_MAN, cost=3, atk=2, defense=2, health=2,
    teams=(X_MEN,), keywords=(SWARM,), powers=[_duper_power], deck_limit=1,
)  # fmt: skip
multiple_man_genius = supporting(
    "HOX-045", MULTIPLE_MAN, cost=3, atk=2, defense=2, health=1,
    teams=(X_MEN,), keywords=(SWARM,), powers=[_duper_power, _genius], deck_limit=1,
)  # fmt: skip
multiple_man_martial_artist = supporting(
    "HOX-046", MULTIPLE_MAN, cost=3, atk=2, defense=2, health=1,
    teams=(X_MEN,), keywords=(SWARM,), powers=[_duper_power, _martial_artist], deck_limit=1,
)  # fmt: skip
multiple_man_quick_draw = supporting(
    "HOX-047", MULTIPLE_MAN, cost=3, atk=2, defense=2, health=1,
    teams=(X_MEN,), keywords=(RANGED, SWARM), powers=[_duper_power, _quick_draw], deck_limit=1,
)  # fmt: skip

banshee = supporting(
    "HOX-048", "Banshee", cost=4, atk=6, defense=5, health=1, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[called("Night Night", when_appears(may(daze(one(enemy)))))],
)  # fmt: skip
polaris = supporting(
    "HOX-049", "Polaris", cost=4, atk=7, defense=3, health=1, teams=(X_MEN,), keywords=(FLIGHT, RANGED),
    powers=[super_power(
        "Manipulate Magnetic Field", BUILD, MIGHT,
        reveal_until(of_type(EQUIPMENT), then=return_to_hand(it), rest=remove_from_game(it)),
    )],
)  # fmt: skip
sage = supporting(
    "HOX-050", "Sage", cost=5, atk=0, defense=10, health=2, teams=(X_MEN,), keywords=(FLIGHT, RANGED),
    powers=[
        called("Human Supercomputer", when_attacks(gains_atk_until(this, def_of(the_defender), THIS_COMBAT))),
    ],
)  # fmt: skip
professor_x = supporting(
    "HOX-051", "Professor X", cost=5, atk=4, defense=9, health=1, teams=(X_MEN,), keywords=(RANGED,),
    # To recruit by an effect costs no recruit points and counts as playing (2P-GEN-32).
    powers=[super_power(
        "Welcome Home", BUILD, INTELLECT,
        look_at_hand(recruit(one_of_them(supporting_only, may=True), yours=True)),
    )],
)  # fmt: skip
cyclops = supporting(
    "HOX-052", "Cyclops", cost=6, atk=11, defense=5, health=1, teams=(X_MEN,), keywords=(RANGED, FAST_TRIGGER)
)
sunfire = supporting(
    "HOX-053", "Sunfire", cost=6, atk=3, defense=3, health=ours(1), teams=(X_MEN,), keywords=(FLIGHT, RANGED),
    powers=[called("Solar Fire", while_(plus_for_each(ENERGY_LOCATIONS, atk=3, defense=3)))],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    bishop,
    jubilee,
    blink,
    iceman,
    havok,
    multiple_man,
    multiple_man_genius,
    multiple_man_martial_artist,
    multiple_man_quick_draw,
    banshee,
    polaris,
    sage,
    professor_x,
    cyclops,
    sunfire,
)
