"""The Guardians: their supporting characters, plot twists and Knowhere."""

from versus.cards.tpcg.marvel_battles.teams import GUARDIANS
from versus.games.tpcg.language.set_keywords import GRAB, LEADER
from versus.games.tpcg.language.vocabulary import (
    appearing,
    base_atk_of,
    base_def_of,
    becomes,
    called,
    card_in,
    cards_in,
    cost_at_most,
    each_player,
    enemy,
    fits,
    has,
    in_combat,
    it,
    joining,
    location,
    look_at,
    losing_keywords,
    may,
    never_having,
    one,
    one_of_them,
    plot_twist,
    plus_counters,
    plus_for_each,
    push,
    put_as_resource,
    put_into_deck,
    ready,
    recover,
    remove_counters,
    return_to_hand,
    set_numbers,
    special_location,
    stun,
    super_power,
    supporting,
    supporting_only,
    the_rest,
    this,
    this_card,
    top,
    turn_down,
    unable,
    when,
    when_appears,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import WHILE_STUNNED, Card
from versus.games.tpcg.words import (
    ALL_KEYWORDS,
    BERSERKER,
    COMBAT,
    DOWN,
    ENERGY,
    FEROCIOUS,
    FLIGHT,
    INTELLECT,
    KO,
    KOD,
    LETHAL,
    MAIN,
    MIGHT,
    PLUS,
    RANGED,
    RESOURCE,
    SKILL,
    STUNNED,
    TO_USE_POWERS,
)
from versus.kernel.modifiers import THIS_COMBAT, WHILE_SOURCE_STANDS

# Supporting characters

cosmo = supporting(
    "MNB-061", "Cosmo", cost=1, atk=1, defense=3, health=1, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[called("Nullify", when_appears(becomes(
        one(enemy),
        losing_keywords, never_having(ALL_KEYWORDS), unable(TO_USE_POWERS),
        until=WHILE_SOURCE_STANDS,
    )))],
)  # fmt: skip
yondu = supporting(
    "MNB-062", "Yondu", cost=1, atk=1, defense=2, health=2, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[super_power("Yaka Arrow", MAIN, SKILL, stun(one(supporting_only, cost_at_most(3))))],
)  # fmt: skip
major_victory = supporting(
    "MNB-063", "Major Victory", cost=2, atk=2, defense=4, health=1, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[super_power("Psychokinetic Shove", MAIN, INTELLECT, push(one(enemy)))],
)  # fmt: skip
mantis = supporting(
    "MNB-064", "Mantis", cost=2, atk=2, defense=3, health=1, teams=(GUARDIANS,),
    powers=[called("Rebirth", when(
        KOD, may(put_as_resource(card_in(KO, this_card, whose=each_player), DOWN)), subject=this_card
    ))],
)  # fmt: skip
agent_venom = supporting(
    "MNB-065", "Agent Venom", cost=2, atk=3, defense=3, health=1, teams=(GUARDIANS,),
    powers=[super_power("Symbiote Strength", MAIN, MIGHT, plus_counters(this, 2))],
)  # fmt: skip
rocket = supporting(
    "MNB-066", "Rocket", cost=3, atk=4, defense=1, health=1, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[super_power("Scavenger", MAIN, SKILL, return_to_hand(card_in(KO)))],
)  # fmt: skip
gamora = supporting(
    "MNB-067", "Gamora", cost=3, atk=3, defense=4, health=2, teams=(GUARDIANS,), keywords=(LETHAL,)
)
nova = supporting(
    "MNB-068", "Nova", cost=4, atk=5, defense=5, health=1, teams=(GUARDIANS,), keywords=(FLIGHT,),
    powers=[super_power("Nova Force Speed", MAIN, ENERGY, ready(this))],
)  # fmt: skip
star_lord = supporting(
    "MNB-069", "Star-Lord", cost=4, atk=3, defense=6, health=1, teams=(GUARDIANS,), keywords=(RANGED, LEADER),
    powers=[called("Team Up: Guardians", while_(joining(GUARDIANS), on=fits(supporting_only, yours)))],
)  # fmt: skip
groot = supporting(
    "MNB-070", "Groot", cost=5, atk=0, defense=0, health=2, teams=(GUARDIANS,),
    powers=[called("I Am Groot", while_(plus_for_each(cards_in(RESOURCE), atk=1, defense=1)))],
)  # fmt: skip
moondragon = supporting(
    "MNB-071", "Moondragon", cost=5, atk=4, defense=5, health=1, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[super_power(
        "Mental Focus", MAIN, INTELLECT,
        look_at(top(3)), return_to_hand(one_of_them()), put_into_deck(the_rest),
    )],
)  # fmt: skip
quasar = supporting(
    "MNB-072", "Quasar", cost=6, atk=6, defense=7, health=1, teams=(GUARDIANS,), keywords=(FLIGHT, RANGED),
    powers=[super_power("Quantum Blast", MAIN, ENERGY, turn_down(location()))],
)  # fmt: skip
drax = supporting(
    "MNB-073", "Drax", cost=6, atk=6, defense=6, health=2, teams=(GUARDIANS,), keywords=(BERSERKER, GRAB)
)
adam_warlock = supporting(
    "MNB-074", "Adam Warlock", cost=7, atk=13, defense=13, health=1, teams=(GUARDIANS,), keywords=(FLIGHT,),
    powers=[
        called("Evolutionary Cocoon", appearing(STUNNED)),
        super_power("Emerge", MAIN, MIGHT, recover(this), ready(this), place=WHILE_STUNNED),
    ],
)  # fmt: skip

# Plot twists and a location

vigilante_justice = plot_twist(
    "MNB-075", "Vigilante Justice", COMBAT, has(one(), FEROCIOUS, THIS_COMBAT),
    any_turn=True, teams=(GUARDIANS,),
)  # fmt: skip
even_the_odds = plot_twist(
    "MNB-076", "Even the Odds", COMBAT,
    remove_counters(one(enemy, in_combat), PLUS),
    set_numbers(it, atk=base_atk_of(it), defense=base_def_of(it), until=THIS_COMBAT),
    any_turn=True, teams=(GUARDIANS,),
)  # fmt: skip
give_em_a_lift = plot_twist(
    "MNB-077", "Give 'Em a Lift", MAIN, plus_counters(one(yours)), has(it, FLIGHT), teams=(GUARDIANS,)
)
knowhere = special_location("MNB-078", "Knowhere", (ENERGY, INTELLECT, MIGHT, SKILL), (GUARDIANS,))

CARDS: tuple[Card, ...] = (
    cosmo, yondu, major_victory, mantis, agent_venom, rocket, gamora, nova, star_lord, groot, moondragon,
    quasar, drax, adam_warlock, vigilante_justice, even_the_odds, give_em_a_lift, knowhere,
)  # fmt: skip
