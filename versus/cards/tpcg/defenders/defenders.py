"""The Defenders: the supporting characters of that team by cost, its plot twists and its location."""

from versus.cards.tpcg.defenders.teams import DEFENDERS
from versus.games.tpcg.language.set_keywords import HEX, POUNCE
from versus.games.tpcg.language.vocabulary import (
    able,
    atk_of,
    attacker,
    becomes,
    called,
    card_in,
    cards_in,
    character,
    count,
    def_of,
    defender,
    each,
    enemy,
    everywhere,
    fits,
    gaining,
    gets,
    good,
    having,
    heal,
    if_,
    impersonate,
    in_a_combat,
    in_ranged_combat,
    it,
    ko,
    lying_in,
    minus_counters,
    on_enemy_turns,
    one,
    owned_by_you,
    paying_less,
    phase_is,
    plot_twist,
    plus,
    put_into_deck,
    remove_counters,
    set_numbers,
    special_location,
    stun,
    super_power,
    supporting,
    supporting_only,
    team,
    theirs,
    this,
    this_card,
    this_is,
    times,
    unable,
    when,
    when_appears,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    BUILD,
    BUILD_PHASE,
    COMBAT,
    DODGE,
    ENERGY,
    FLIGHT,
    INTELLECT,
    KO,
    LETHAL,
    MAIN,
    MIGHT,
    MINUS,
    PHASE_STARTED,
    RANGED,
    SKILL,
    STRIKES,
    TO_BE_POWERED_UP,
    TO_BE_RECRUITED,
    TO_BE_STRUCK,
    TO_GAIN_MINUS,
    TO_PLAY_TWISTS,
    TO_STRIKE,
)
from versus.kernel.modifiers import THIS_COMBAT, THIS_TURN

angel = supporting(
    "DEF-009", "Angel", cost=1, atk=2, defense=3, health=1, teams=(DEFENDERS,), keywords=(FLIGHT, DODGE),
    powers=[super_power("Healing Blood", MAIN, ENERGY, heal(one(supporting_only, yours)))],
)  # fmt: skip
hellcat = supporting(
    "DEF-010", "Hellcat", cost=1, atk=2, defense=2, health=2, teams=(DEFENDERS,), keywords=(POUNCE,)
)
dagger = supporting(
    "DEF-011", "Dagger", cost=2, atk=3, defense=1, health=1, teams=(DEFENDERS,), keywords=(RANGED,),
    powers=[
        called("Purifying Light", when_appears(remove_counters(each(yours), MINUS))),
        called("Purifying Light", while_(unable(TO_GAIN_MINUS), on=yours)),
    ],
)  # fmt: skip
iron_fist = supporting(
    "DEF-012", "Iron Fist", cost=2, atk=2, defense=4, health=1, teams=(DEFENDERS,), keywords=(DODGE,),
    powers=[super_power(
        "Iron Fist Punch", COMBAT, SKILL,
        becomes(this, having(when(STRIKES, stun(it), by=this_card)), until=THIS_COMBAT),
        any_turn=True,
    )],
)  # fmt: skip
scarlet_witch = supporting(
    "DEF-013", "Scarlet Witch", cost=2, atk=1, defense=5, health=1, teams=(DEFENDERS,), keywords=(RANGED, HEX)
)
cloak = supporting(
    "DEF-014", "Cloak", cost=3, atk=4, defense=4, health=1, teams=(DEFENDERS,),
    powers=[called(
        "The Dark Force Hungers",
        when(PHASE_STARTED, minus_counters(each(theirs)), if_=phase_is(BUILD_PHASE)),
    )],
)  # fmt: skip
deathlok = supporting(
    "DEF-015", "Deathlok", cost=3, atk=3, defense=3, health=2, teams=(DEFENDERS,), keywords=(RANGED,),
    powers=[super_power(
        "Rebuilt Body", MAIN, MIGHT, impersonate(card_in(KO, character), base=True), put_into_deck(it)
    )],
)  # fmt: skip
moon_knight = supporting(
    "DEF-016", "Moon Knight", cost=4, atk=5, defense=5, health=1, teams=(DEFENDERS,),
    powers=[called("Multiple Personalities", while_(able(TO_BE_POWERED_UP, character)))],
)  # fmt: skip
nighthawk = supporting(
    "DEF-017", "Nighthawk", cost=4, atk=3, defense=3, health=1, teams=(DEFENDERS,), keywords=(FLIGHT,),
    powers=[
        super_power(
            "Mobilize the Team", BUILD, INTELLECT,
            everywhere(
                fits(team(DEFENDERS), character, owned_by_you), paying_less(4, once=True), until=THIS_TURN
            ),
        ),
        called("Night Shift", while_(plus(atk=3, defense=3), given=on_enemy_turns)),
    ],
)  # fmt: skip
punisher = supporting(
    "DEF-018", "Punisher", cost=5, atk=7, defense=3, health=1, teams=(DEFENDERS,), keywords=(RANGED, LETHAL),
    powers=[super_power(
        "Perfect Position", COMBAT, SKILL,
        if_(this_is(in_ranged_combat), becomes(this, unable(TO_BE_STRUCK), until=THIS_COMBAT)),
        any_turn=True,
    )],
)  # fmt: skip
vision = supporting(
    "DEF-019", "Vision", cost=5, atk=5, defense=5, health=2, teams=(DEFENDERS,), keywords=(FLIGHT,),
    powers=[
        super_power(
            "Increase Density", COMBAT, ENERGY,
            if_(
                this_is(attacker),
                set_numbers(
                    this, atk=times(atk_of(this), 2), defense=times(def_of(this), 2), until=THIS_COMBAT
                ),
            ),
        ),
        super_power(
            "Decrease Density", COMBAT, ENERGY,
            if_(
                this_is(defender), becomes(this, unable(TO_STRIKE), unable(TO_BE_STRUCK), until=THIS_COMBAT)
            ),
            any_turn=True,
        ),
    ],
)  # fmt: skip
valkyrie = supporting(
    "DEF-020", "Valkyrie", cost=6, atk=5, defense=6, health=2, teams=(DEFENDERS,), keywords=(FLIGHT,),
    powers=[super_power(
        "Chooser of the Slain", BUILD, INTELLECT,
        everywhere(fits(character, owned_by_you, lying_in(KO)), able(TO_BE_RECRUITED), until=THIS_TURN),
    )],
)  # fmt: skip
war_machine = supporting(
    "DEF-021", "War Machine", cost=6, atk=7, defense=5, health=1, teams=(DEFENDERS,),
    keywords=(FLIGHT, RANGED),
    powers=[super_power("Rocket Launcher", MAIN, (MIGHT, MIGHT), ko(one(supporting_only)))],
)  # fmt: skip
ghost_rider = supporting(
    "DEF-022", "Ghost Rider", cost=7, atk=8, defense=8, health=2, teams=(DEFENDERS,),
    powers=[called(
        "Penance Stare", when_appears(minus_counters(one(enemy), count(cards_in(KO, character, good))))
    )],
)  # fmt: skip
spellbound = plot_twist(
    "DEF-023", "Spellbound", COMBAT, everywhere(enemy, unable(TO_PLAY_TWISTS), until=THIS_COMBAT),
    any_turn=True, teams=(DEFENDERS,),
)  # fmt: skip
hidden_weapons = plot_twist(
    "DEF-024", "Hidden Weapons", (MAIN, COMBAT),
    if_(
        in_a_combat,
        becomes(one(), plus(atk=1, defense=1), gaining(RANGED), until=THIS_COMBAT),
        becomes(one(yours), plus(atk=1, defense=1), gaining(RANGED), until=THIS_TURN),
    ),
    any_turn=True, teams=(DEFENDERS,),
)  # fmt: skip
super_senses = plot_twist(
    "DEF-025", "Super Senses", COMBAT, gets(one(defender), defense=5, until=THIS_COMBAT),
    any_turn=True, teams=(DEFENDERS,),
)  # fmt: skip
sanctum_sanctorum = special_location(
    "DEF-026", "Sanctum Sanctorum", (ENERGY, INTELLECT, MIGHT, SKILL), (DEFENDERS,)
)

CARDS: tuple[Card, ...] = (
    angel,
    hellcat,
    dagger,
    iron_fist,
    scarlet_witch,
    cloak,
    deathlok,
    moon_knight,
    nighthawk,
    punisher,
    vision,
    valkyrie,
    war_machine,
    ghost_rider,
    spellbound,
    hidden_weapons,
    super_senses,
    sanctum_sanctorum,
)
