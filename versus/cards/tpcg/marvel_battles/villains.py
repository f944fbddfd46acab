"""The Villains: their supporting characters, plot twists and the Vault."""

from versus.cards.tpcg.marvel_battles.teams import VILLAINS
from versus.games.tpcg.language.set_keywords import GENIUS, GRAB, IMMORTAL
from versus.games.tpcg.language.vocabulary import (
    an_enemy,
    another,
    attack_now,
    attacker,
    back_row,
    becomes,
    both,
    called,
    card_in,
    cards_in,
    character,
    choose,
    defender,
    discard,
    discard_cards,
    draw,
    each,
    each_enemy,
    each_of_them,
    enemy,
    face_up,
    fits,
    for_players,
    front_row,
    have_players,
    having,
    impersonate,
    in_combat,
    is_,
    it,
    its_player,
    ko,
    may,
    minus_counters,
    name_a_card,
    of_that_name,
    one,
    pick,
    plot_twist,
    plus_counters,
    put_into_play,
    reveal,
    search,
    sharing_name,
    solo_attack,
    special_location,
    stun,
    stunned,
    super_power,
    supporting,
    supporting_only,
    swapping_stats,
    that_was,
    theirs,
    this,
    this_card,
    this_is,
    unable,
    when,
    when_appears,
    while_,
    wound,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    BERSERKER,
    BUILD,
    COMBAT,
    COMBAT_ENDED,
    DODGE,
    ENERGY,
    FEROCIOUS,
    FLIGHT,
    HAND,
    INTELLECT,
    KO,
    MAIN,
    MIGHT,
    MONSTROUS,
    RANGED,
    SCHEMER,
    SKILL,
    STUN,
    SURVIVED,
    SWARM,
    TO_RECOVER,
)
from versus.kernel.modifiers import THIS_COMBAT

# Supporting characters

ronan = supporting(
    "MNB-087", "Ronan", cost=2, atk=3, defense=3, health=2, teams=(VILLAINS,),
    powers=[super_power(
        "Accuse", MAIN, INTELLECT,
        name_a_card,
        have_players(an_enemy, reveal(cards_in(HAND)), discard_cards(each_of_them(of_that_name))),
    )],
)  # fmt: skip
mystique = supporting(
    "MNB-088", "Mystique", cost=2, atk=2, defense=4, health=1, teams=(VILLAINS,),
    powers=[super_power("Impersonate", MAIN, SKILL, impersonate(one(another, face_up)))],
)  # fmt: skip
doctor_octopus = supporting(
    "MNB-089", "Doctor Octopus", cost=3, atk=3, defense=5, health=1,
    teams=(VILLAINS,), keywords=(GRAB, GENIUS),
)  # fmt: skip
green_goblin = supporting(
    "MNB-090", "Green Goblin", cost=3, atk=4, defense=3, health=1, teams=(VILLAINS,), keywords=(FLIGHT,),
    powers=[called("Blast", when_appears(for_players(
        an_enemy, choose(minus_counters(each(theirs, front_row)), minus_counters(each(theirs, back_row)))
    )))],
)  # fmt: skip
red_skull = supporting(
    "MNB-091", "Red Skull", cost=3, atk=2, defense=4, health=1, teams=(VILLAINS,), keywords=(RANGED, DODGE),
    powers=[super_power(
        "Dust of Death", COMBAT, SKILL,
        stun(one(enemy, attacker, front_row)), any_turn=True, given=this_is(defender),
    )],
)  # fmt: skip
sabretooth = supporting(
    "MNB-092", "Sabretooth", cost=4, atk=4, defense=4, health=2,
    teams=(VILLAINS,), keywords=(FEROCIOUS, BERSERKER),
)  # fmt: skip
ultron = supporting(
    "MNB-093", "Ultron", cost=4, atk=3, defense=1, health=1,
    teams=(VILLAINS,), keywords=(FLIGHT, RANGED, SWARM),
    powers=[super_power(
        "Replicate", BUILD, ENERGY, search(character, sharing_name(), then=put_into_play(it, yours=True))
    )],
)  # fmt: skip
abomination = supporting(
    "MNB-094", "Abomination", cost=5, atk=5, defense=5, health=3, teams=(VILLAINS,), keywords=(MONSTROUS,)
)
mandarin = supporting(
    "MNB-095", "Mandarin", cost=5, atk=3, defense=6, health=1, teams=(VILLAINS,), keywords=(RANGED,),
    powers=[
        super_power("Makluan Rings", MAIN, INTELLECT, draw()),
        super_power("Makluan Rings", MAIN, SKILL, discard(1, an_enemy)),
        super_power("Makluan Rings", MAIN, MIGHT, plus_counters(one())),
        super_power("Makluan Rings", MAIN, ENERGY, minus_counters(one())),
    ],
)  # fmt: skip
_goes_on = when(
    COMBAT_ENDED,
    pick(one(enemy, stunned, front_row, that_was(STUN, by=this_card))),
    for_players(its_player, may(attack_now(one(theirs, face_up, back_row)))),
)
"""The combat he is in must be over before he attacks again (2P-CMB-01)."""
juggernaut = supporting(
    "MNB-096", "Juggernaut", cost=6, atk=8, defense=5, health=2, teams=(VILLAINS,),
    powers=[super_power(
        "Unstoppable", COMBAT, MIGHT,
        becomes(
            this,
            having(when(
                SURVIVED,
                becomes(this, having(_goes_on), until=THIS_COMBAT),
                subject=this_card,
                when_=both(
                    this_is(attacker),
                    solo_attack,
                    is_(each(enemy, stunned, front_row), that_was(STUN, by=this_card, in_combat=True)),
                ),
            )),
            until=THIS_COMBAT,
        ),
    )],
)  # fmt: skip
magneto = supporting(
    "MNB-097", "Magneto", cost=6, atk=7, defense=6, health=1, teams=(VILLAINS,), keywords=(FLIGHT, RANGED),
    powers=[called("Magnetic Suppression", while_(unable(TO_RECOVER), on=fits(enemy, supporting_only)))],
)  # fmt: skip
loki = supporting(
    "MNB-098", "Loki", cost=7, atk=7, defense=8, health=1, teams=(VILLAINS,), keywords=(SCHEMER,)
)
dormammu = supporting(
    "MNB-099", "Dormammu", cost=7, atk=6, defense=7, health=2, teams=(VILLAINS,), keywords=(FLIGHT, IMMORTAL),
    powers=[super_power(
        "Necromancy", MAIN, (INTELLECT, ENERGY),
        put_into_play(card_in(KO, character, whose=each_enemy), yours=True),
    )],
)  # fmt: skip
thanos = supporting(
    "MNB-100", "Thanos", cost=8, atk=12, defense=12, health=2, teams=(VILLAINS,),
    powers=[super_power("Welcome Death", MAIN, MIGHT, wound(each(stunned)))],
)  # fmt: skip

# Plot twists and a location

extinguish = plot_twist(
    "MNB-101", "Extinguish", MAIN, ko(one(stunned, supporting_only)), teams=(VILLAINS,)
)  # fmt: skip
metal_and_fire = plot_twist(
    "MNB-102", "Metal and Fire", COMBAT, minus_counters(each(enemy, in_combat)),
    any_turn=True, teams=(VILLAINS,),
)  # fmt: skip
trickster_god = plot_twist(
    "MNB-103", "Trickster God", COMBAT, becomes(one(), swapping_stats, until=THIS_COMBAT),
    any_turn=True, teams=(VILLAINS,),
)  # fmt: skip
the_vault = special_location("MNB-104", "The Vault", (ENERGY, INTELLECT, MIGHT, SKILL), (VILLAINS,))

CARDS: tuple[Card, ...] = (
    ronan, mystique, doctor_octopus, green_goblin, red_skull, sabretooth, ultron, abomination, mandarin,
    juggernaut, magneto, loki, dormammu, thanos, extinguish, metal_and_fire, trickster_god, the_vault,
)  # fmt: skip
