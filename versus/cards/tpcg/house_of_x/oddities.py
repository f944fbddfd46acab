"""House of X, the end of the X-Men: their most expensive characters, their plot twists and their school."""

from versus.cards.tpcg.house_of_x.teams import BROTHERHOOD, X_MEN
from versus.games.tpcg.language.vocabulary import (
    called,
    choose,
    counters_on,
    differently_named,
    enemy,
    gets,
    gets_one_at_random,
    in_combat,
    it_is_you,
    may,
    minus_counters,
    one,
    plot_twist,
    plus_counters,
    skip_on_next_enemy_turn,
    special_location,
    super_power,
    supporting,
    this,
    this_card,
    turn_up,
    used_location,
    watch_the_game,
    when,
    when_attacked,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, WATCHING, Card
from versus.games.tpcg.words import (
    BERSERKER,
    BUILD,
    BUILD_PHASE,
    COMBAT,
    DODGE,
    DRAW_PHASE,
    ENERGY,
    FEROCIOUS,
    FLIGHT,
    INTELLECT,
    LETHAL,
    MAIN,
    MAIN_PHASE,
    MIGHT,
    PLUS,
    RANGED,
    RECOVERY_PHASE,
    RECRUITED,
    SKILL,
)
from versus.kernel.modifiers import THIS_COMBAT

MUTANTS = (BROTHERHOOD, X_MEN)

doop = supporting(
    "HOX-054", "Doop", cost=7, atk=7, defense=7, health=1, teams=(X_MEN,), keywords=(FLIGHT, RANGED),
    powers=[
        called(
            "Travel Across the Margins",
            when(RECRUITED, may(watch_the_game(this, safe_below=7)), subject=this_card, when_=it_is_you),
        ),
        super_power(
            "Resident of Marginalia", MAIN, (ENERGY, INTELLECT, SKILL),
            choose(
                *(
                    skip_on_next_enemy_turn(phase)
                    for phase in (DRAW_PHASE, RECOVERY_PHASE, BUILD_PHASE, MAIN_PHASE)
                )
            ),
            place=WATCHING,
        ),
    ],
)  # fmt: skip
rogue = supporting(
    "HOX-055", "Rogue", cost=7, atk=9, defense=9, health=2, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[
        called("Rage", when_attacked(plus_counters(this))),
        super_power(
            "Wonderful Strength", COMBAT, MIGHT,
            plus_counters(this, counters_on(this, PLUS)),
            any_turn=True, limit=ANY_NUMBER_OF_TIMES,
        ),
    ],
)  # fmt: skip
build_it_up = plot_twist(
    "HOX-056", "Build It Up", BUILD, turn_up(differently_named(used_location(basic=True, up_to=2))),
    teams=(X_MEN,), loyalty=MUTANTS,
)  # fmt: skip
this_and_that = plot_twist(
    "HOX-057", "This and That", COMBAT,
    plus_counters(one(yours, in_combat)), minus_counters(one(enemy, in_combat)),
    any_turn=True, teams=(X_MEN,),
)  # fmt: skip
defend_the_weak = plot_twist(
    "HOX-058", "Defend the Weak", COMBAT, gets(one(yours, in_combat), atk=1, defense=3, until=THIS_COMBAT),
    any_turn=True, teams=(X_MEN,),
)  # fmt: skip
school = special_location(
    "HOX-059", "School for Gifted Youngsters", (ENERGY, INTELLECT, MIGHT, SKILL), (X_MEN,)
)
secondary_mutation = plot_twist(
    "HOX-060", "Secondary Mutation", BUILD,
    gets_one_at_random(one(yours), FLIGHT | RANGED | BERSERKER | DODGE | FEROCIOUS | LETHAL),
    teams=(X_MEN, BROTHERHOOD), loyalty=MUTANTS,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    doop,
    rogue,
    build_it_up,
    this_and_that,
    defend_the_weak,
    school,
    secondary_mutation,
)
