"""The Avengers: their supporting characters, plot twists and their mansion."""

from versus.cards.tpcg.marvel_battles.teams import AVENGERS
from versus.games.tpcg.language.set_keywords import FEARLESS, INSPIRE, LEADER, STING
from versus.games.tpcg.language.vocabulary import (
    another,
    at_least,
    back_row,
    becomes,
    called,
    cancel_combat,
    cannot,
    count,
    counters_on,
    each,
    enemy,
    everywhere,
    fits,
    gets,
    has,
    having,
    if_,
    it,
    may,
    minus_counters,
    one,
    plot_twist,
    plus_counters,
    pull,
    put_as_resource,
    ranged_attacking,
    special_location,
    super_power,
    supporting,
    this,
    this_card,
    this_is,
    top,
    turn_over_counters,
    turn_up,
    unable,
    used_location,
    when_appears,
    when_attacks,
    with_keyword,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    COMBAT,
    DODGE,
    ENERGY,
    FEROCIOUS,
    FLIGHT,
    INTELLECT,
    MAIN,
    MIGHT,
    RANGED,
    SHRINK,
    SKILL,
    TO_BE_WOUNDED_BY_STUNS,
    TO_STRIKE,
    WOUND,
)
from versus.kernel.modifiers import THIS_COMBAT

# Supporting characters

ant_man = supporting(
    "MNB-009", "Ant-Man", cost=1, atk=2, defense=2, health=1, teams=(AVENGERS,), keywords=(SHRINK,)
)
black_widow = supporting(
    "MNB-010", "Black Widow", cost=1, atk=2, defense=1, health=1, teams=(AVENGERS,), keywords=(RANGED, STING)
)
black_panther = supporting(
    "MNB-011", "Black Panther", cost=2, atk=3, defense=2, health=2, teams=(AVENGERS,), keywords=(FEROCIOUS,)
)
daredevil = supporting(
    "MNB-012", "Daredevil", cost=2, atk=3, defense=3, health=1, teams=(AVENGERS,), keywords=(DODGE, FEARLESS)
)
hawkeye = supporting(
    "MNB-013", "Hawkeye", cost=2, atk=2, defense=3, health=1, teams=(AVENGERS,), keywords=(RANGED,),
    powers=[super_power(
        "Take Aim", MAIN, SKILL,
        becomes(this, having(
            when_attacks(
                gets(this, atk=3, until=THIS_COMBAT),
                if_(
                    this_is(ranged_attacking),
                    everywhere(fits(enemy, with_keyword(RANGED)), unable(TO_STRIKE, this_card), THIS_COMBAT),
                ),
            ),
            once=True,
        )),
    )],
)  # fmt: skip
nick_fury = supporting(
    "MNB-014", "Nick Fury", cost=3, atk=1, defense=5, health=1, teams=(AVENGERS,), keywords=(RANGED,),
    powers=[super_power("The Vast Resources of S.H.I.E.L.D.", MAIN, INTELLECT, put_as_resource(top(1)))],
)  # fmt: skip
captain_america = supporting(
    "MNB-015", "Captain America", cost=3, atk=4, defense=4, health=1,
    teams=(AVENGERS,), keywords=(LEADER, INSPIRE),
)  # fmt: skip
spider_man = supporting(
    "MNB-016", "Spider-Man", cost=4, atk=4, defense=7, health=1, teams=(AVENGERS,), keywords=(DODGE,),
    powers=[super_power("Websling", MAIN, SKILL, pull(one(enemy, back_row)))],
)  # fmt: skip
ms_marvel = supporting(
    "MNB-017", "Ms. Marvel", cost=4, atk=3, defense=3, health=2, teams=(AVENGERS,), keywords=(FLIGHT, RANGED),
    powers=[super_power(
        "Energy Absorption", MAIN, ENERGY,
        plus_counters(this, count(each(another, yours, with_keyword(RANGED)))),
    )],
)  # fmt: skip
luke_cage = supporting(
    "MNB-018", "Luke Cage", cost=5, atk=7, defense=6, health=1, teams=(AVENGERS,),
    powers=[super_power(
        "Impervious Skin", COMBAT, MIGHT,
        cannot(this, TO_BE_WOUNDED_BY_STUNS, until=THIS_COMBAT), any_turn=True,
    )],
)  # fmt: skip
dr_strange = supporting(
    "MNB-019", "Dr. Strange", cost=5, atk=5, defense=6, health=1, teams=(AVENGERS,), keywords=(FLIGHT,),
    powers=[super_power("Transmute", MAIN, INTELLECT, turn_over_counters(one()))],
)  # fmt: skip
iron_man = supporting(
    "MNB-020", "Iron Man", cost=6, atk=5, defense=7, health=1, teams=(AVENGERS,), keywords=(FLIGHT, RANGED),
    powers=[called("Inventive", when_appears(may(turn_up(used_location()))))],
)  # fmt: skip
thor = supporting(
    "MNB-021", "Thor", cost=6, atk=6, defense=5, health=2, teams=(AVENGERS,), keywords=(FLIGHT,),
    powers=[super_power("Lightning Strike", MAIN, ENERGY, minus_counters(one(enemy), 3))],
)  # fmt: skip
hulk = supporting(
    "MNB-022", "Hulk", cost=7, atk=7, defense=7, health=2, teams=(AVENGERS,),
    powers=[super_power(
        "Incredible Power", MAIN, MIGHT, if_(at_least(1, counters_on(this, WOUND)), plus_counters(this, 7))
    )],
)  # fmt: skip

# Plot twists and a location

earths_mightiest_heroes = plot_twist(
    "MNB-023", "Earth's Mightiest Heroes", COMBAT, gets(one(), atk=2, defense=2, until=THIS_COMBAT),
    any_turn=True, teams=(AVENGERS,),
)  # fmt: skip
think_again = plot_twist("MNB-024", "Think Again", COMBAT, cancel_combat, any_turn=True, teams=(AVENGERS,))
stark_tech = plot_twist(
    "MNB-025", "Stark Tech", MAIN, plus_counters(one(yours)), has(it, RANGED), teams=(AVENGERS,)
)
avengers_mansion = special_location(
    "MNB-026", "Avengers Mansion", (ENERGY, INTELLECT, MIGHT, SKILL), (AVENGERS,)
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    ant_man, black_widow, black_panther, daredevil, hawkeye, nick_fury, captain_america, spider_man,
    ms_marvel, luke_cage, dr_strange, iron_man, thor, hulk,
    earths_mightiest_heroes, think_again, stark_tech, avengers_mansion,
)  # fmt: skip
