"""The Defenders: the supporting characters of the Underworld by cost, its plot twists, its location, and
two plot twists of no team."""

from typing import Final

from versus.cards.tpcg.defenders.teams import UNDERWORLD
from versus.games.tpcg.language.vocabulary import (
    another,
    at_least,
    at_start_of_your_turn,
    attacker,
    back_row,
    becomes,
    called,
    cards_in,
    character,
    cost_at_most,
    count,
    daze,
    defender,
    discard_cards,
    do,
    each,
    each_enemy,
    enemy,
    evil,
    exhaust,
    face_up,
    fits,
    gets,
    give_back,
    have_players,
    having,
    having_powers_of,
    heal,
    if_,
    if_you_do,
    it,
    ko,
    look_at,
    look_at_hand,
    make_main,
    make_supporting,
    maker,
    may,
    minus_counters,
    name_a_team,
    named,
    not_,
    of_mains_team,
    of_that_team,
    one,
    one_of_them,
    pay_symbol,
    plot_twist,
    plus_counters,
    plus_for_each,
    pull,
    put_into_deck,
    ready,
    remove_counters,
    some_of_them,
    special_location,
    stun,
    stunned,
    super_power,
    supporting,
    supporting_only,
    take,
    team,
    the_rest,
    this,
    this_card,
    this_is,
    top,
    unable,
    unless,
    up_to,
    when,
    when_attacks,
    while_,
    with_counters,
    wound,
    your_main,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    ANGRY,
    BACK,
    CHANGED_SIDES,
    COMBAT,
    ENERGY,
    FLIGHT,
    INTELLECT,
    KO,
    LEFT_PLAY,
    MAIN,
    MIGHT,
    MINUS,
    PLUS,
    POWERED_UP,
    RANGED,
    SKILL,
    STUN,
    SYMBIOSIS,
    TO_STRIKE,
)
from versus.kernel.modifiers import FOREVER, THIS_COMBAT

carnage = supporting(
    "DEF-035", "Carnage", cost=1, atk=1, defense=1, health=2, teams=(UNDERWORLD,), keywords=(SYMBIOSIS,),
    powers=[
        called("Maximum Carnage", when(STUN, plus_counters(this), subject=enemy, by=this_card)),
        called("Maximum Carnage", when(STUN, plus_counters(this), subject=this_card)),
    ],
)  # fmt: skip
helmut_zemo = supporting(
    "DEF-036", "Helmut Zemo", cost=1, atk=2, defense=1, health=1, teams=(UNDERWORLD,), keywords=(RANGED,),
    powers=[super_power(
        "Sow Distrust", MAIN, INTELLECT,
        look_at_hand(discard_cards(one_of_them(character, not_(of_mains_team)))),
    )],
)  # fmt: skip
electro = supporting(
    "DEF-037", "Electro", cost=2, atk=2, defense=2, health=1, teams=(UNDERWORLD,), keywords=(RANGED,),
    # A main character has no cost (2P-GEN-08); one that was demoted costs 0 (2P-CTL-15).
    powers=[
        super_power("Chain Lightning", MAIN, ENERGY, stun(each(enemy, supporting_only, cost_at_most(2)))),
    ],
)  # fmt: skip

# Four Mary Walkers, one of each kind.

MARY_WALKER: Final = "Mary Walker"
bloody_mary = supporting(
    "DEF-038A", MARY_WALKER, cost=2, atk=4, defense=2, health=1, teams=(UNDERWORLD,), deck_limit=1,
    powers=[called(
        "Bloody Mary",
        while_(
            unable(TO_STRIKE, this_card),
            on=fits(enemy, defender, with_counters(MINUS)), given=this_is(attacker),
        ),
    )],
)  # fmt: skip
typhoid_mary = supporting(
    "DEF-038B", MARY_WALKER, cost=2, atk=3, defense=3, health=1, teams=(UNDERWORLD,), deck_limit=1,
    powers=[called("Typhoid Mary", when_attacks(minus_counters(up_to(2, enemy))))],
)  # fmt: skip
innocent_mary = supporting(
    "DEF-038C", MARY_WALKER, cost=2, atk=2, defense=4, health=1, teams=(UNDERWORLD,), deck_limit=1,
    powers=[called(
        "Innocent Mary",
        while_(
            unable(TO_STRIKE, this_card),
            on=fits(enemy, attacker, with_counters(MINUS)), given=this_is(defender),
        ),
    )],
)  # fmt: skip
mary_walker = supporting(
    "DEF-038D", MARY_WALKER, cost=2, atk=4, defense=4, health=1, teams=(UNDERWORLD,), deck_limit=1,
    powers=[called("Composite Personality", while_(having_powers_of(cards_in(KO, named(MARY_WALKER)))))],
)  # fmt: skip

rhino = supporting(
    "DEF-039", "Rhino", cost=2, atk=5, defense=3, health=1, teams=(UNDERWORLD,), keywords=(ANGRY,),
    powers=[called(
        "Stupid",
        when_attacks(have_players(
            each_enemy, if_(this_is(face_up), may(stun(this), price=pay_symbol(INTELLECT)))
        )),
    )],
)  # fmt: skip
hellstrom = supporting(
    "DEF-040", "Hellstrom", cost=3, atk=3, defense=3, health=2, teams=(UNDERWORLD,),
    keywords=(FLIGHT, RANGED),
    powers=[called("Darksoul", when(POWERED_UP, heal(this), subject=this_card))],
)  # fmt: skip
winter_soldier = supporting(
    "DEF-041", "Winter Soldier", cost=3, atk=3, defense=5, health=1, teams=(UNDERWORLD,), keywords=(RANGED,),
    powers=[super_power("Into the Fray", MAIN, SKILL, if_(this_is(back_row), do(ready(this), pull(this))))],
)  # fmt: skip
modok = supporting(
    "DEF-042", "M.O.D.O.K.", cost=4, atk=4, defense=5, health=1, teams=(UNDERWORLD,),
    keywords=(FLIGHT, RANGED),
    powers=[called(
        "Mental Calculations",
        at_start_of_your_turn(
            look_at(top(4)),
            put_into_deck(some_of_them(2)),
            put_into_deck(the_rest, bottom=False, any_order=True),
        ),
    )],
)  # fmt: skip
venom = supporting(
    "DEF-043", "Venom", cost=4, atk=4, defense=4, health=2, teams=(UNDERWORLD,), keywords=(SYMBIOSIS,),
    powers=[super_power("Symbiote Strength", MAIN, MIGHT, plus_counters(this, 2))],
)  # fmt: skip
bullseye = supporting(
    "DEF-044", "Bullseye", cost=5, atk=6, defense=4, health=1, teams=(UNDERWORLD,), keywords=(RANGED,),
    powers=[super_power(
        "Improvised Weapon", MAIN, SKILL,
        if_you_do(remove_counters(this, PLUS, 1), wound(one(face_up, supporting_only))),
    )],
)  # fmt: skip

_home = give_back(this, row=BACK)
_still_here = this_is(yours)
purple_man = supporting(
    "DEF-045", "Purple Man", cost=5, atk=2, defense=5, health=1, teams=(UNDERWORLD,),
    powers=[super_power(
        "Brainwash", MAIN, INTELLECT,
        exhaust(one(enemy, supporting_only)),
        take(it, row=BACK),
        becomes(
            it,
            having(when(STUN, _home, subject=maker, if_=_still_here)),
            having(when(LEFT_PLAY, _home, subject=maker, if_=_still_here)),
            having(when(CHANGED_SIDES, _home, subject=maker, if_=_still_here)),
            until=FOREVER,
        ),
    )],
)  # fmt: skip
baron_mordo = supporting(
    "DEF-046", "Baron Mordo", cost=6, atk=8, defense=5, health=1, teams=(UNDERWORLD,), keywords=(RANGED,),
    powers=[super_power("Black Magic", MAIN, ENERGY, ko(one(stunned, supporting_only)))],
)  # fmt: skip
kingpin = supporting(
    "DEF-047", "Kingpin", cost=6, atk=5, defense=9, health=2, teams=(UNDERWORLD,),
    powers=[super_power(
        "Underworld Boss", MAIN, MIGHT,
        if_(
            at_least(2, count(each(another, yours, team(UNDERWORLD)))),
            do(make_supporting(each(your_main)), make_main(this)),
        ),
    )],
)  # fmt: skip
blackheart = supporting(
    "DEF-048", "Blackheart", cost=7, atk=4, defense=4, health=2, teams=(UNDERWORLD,),
    keywords=(FLIGHT, RANGED),
    powers=[
        called("Created from Evil", while_(plus_for_each(cards_in(KO, character, evil), atk=1, defense=1))),
    ],
)  # fmt: skip
fair_and_balanced = plot_twist(
    "DEF-049", "Fair and Balanced", MAIN, plus_counters(one(character)), minus_counters(one(character)),
    teams=(UNDERWORLD,),
)  # fmt: skip
pain_and_suffering = plot_twist(
    "DEF-050", "Pain and Suffering", COMBAT, gets(one(character), defense=-2, until=THIS_COMBAT),
    any_turn=True, teams=(UNDERWORLD,),
)  # fmt: skip
play_dead = plot_twist(
    "DEF-051", "Play Dead", COMBAT, daze(one(defender, supporting_only, yours)),
    any_turn=True, teams=(UNDERWORLD,),
)  # fmt: skip
fisk_tower = special_location("DEF-052", "Fisk Tower", (ENERGY, INTELLECT, MIGHT, SKILL), (UNDERWORLD,))
loyal_soldiers = plot_twist(
    "DEF-053", "Loyal Soldiers", MAIN,
    name_a_team,
    if_(unless(at_least(1, count(each(yours, not_(of_that_team))))), plus_counters(each(yours))),
)  # fmt: skip
shock_to_the_system = plot_twist(
    "DEF-054", "Shock to the System", COMBAT, gets(one(attacker), atk=-3, until=THIS_COMBAT), any_turn=True
)

CARDS: tuple[Card, ...] = (
    carnage,
    helmut_zemo,
    electro,
    bloody_mary,
    typhoid_mary,
    innocent_mary,
    mary_walker,
    rhino,
    hellstrom,
    winter_soldier,
    modok,
    venom,
    bullseye,
    purple_man,
    baron_mordo,
    kingpin,
    blackheart,
    fair_and_balanced,
    pain_and_suffering,
    play_dead,
    fisk_tower,
    loyal_soldiers,
    shock_to_the_system,
)
