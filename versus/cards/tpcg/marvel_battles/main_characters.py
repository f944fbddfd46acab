"""The sixteen main characters of the Marvel Battles, each at both levels."""

from versus.cards.tpcg.marvel_battles.players import ATTACKS_PLAYERS
from versus.cards.tpcg.marvel_battles.teams import AVENGERS, GUARDIANS, VILLAINS, X_MEN
from versus.games.tpcg.language.vocabulary import (
    an_enemy,
    another,
    at_end_of_your_turn,
    at_least,
    at_random,
    attacker,
    become_defender,
    becomes,
    both,
    called,
    card_in,
    cards_in,
    cards_of_yours,
    change_level,
    character,
    chosen_first,
    count,
    counters_on,
    defender,
    discard,
    discard_cards,
    divide_counters,
    draw,
    each,
    each_enemy,
    each_of_them,
    each_player,
    enemy,
    everywhere,
    face_down_resource,
    face_up,
    fits,
    for_players,
    gain_xp,
    gets,
    give_back,
    happened_this_turn,
    has,
    have_players,
    having,
    heal,
    if_,
    if_you_do,
    in_team_attack,
    is_,
    it,
    it_is_you,
    its_player,
    ko,
    loses_powers,
    main,
    main_character,
    may,
    minus_counters,
    not_,
    of_type,
    one,
    one_card,
    one_of_them,
    owned_by_you,
    paying_less,
    pick,
    play_twist,
    plus_counters,
    push,
    put_into_deck,
    ready,
    remove_counters,
    resource,
    return_to_hand,
    reveal,
    shuffle_into_deck,
    solo_attack,
    some_player,
    stun,
    stunned,
    stunned_by,
    super_power,
    supporting_only,
    switch_places,
    take,
    team_attack,
    that_player,
    the_defender,
    the_number_taken,
    the_rest,
    theirs,
    this,
    this_card,
    this_is,
    top,
    unable,
    unless,
    up_to,
    when,
    when_appears,
    when_attacks,
    with_counters,
    with_timing,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    ANY_COMBAT,
    ATTACKS,
    BUILD,
    BY_STRIKE,
    COMBAT,
    ENERGY,
    FLIGHT,
    HAND,
    INTELLECT,
    KO,
    KOD,
    LEFT_HAND,
    LETHAL,
    MAIN,
    MIGHT,
    MINUS,
    PLAYED,
    PLOT_TWIST,
    PLUS,
    POWER_USED,
    POWERED_UP,
    RANGED,
    RECRUITED,
    RESOURCE,
    SKILL,
    STUN,
    TO_STRIKE,
    TURN_STARTED,
    WOUND,
)
from versus.kernel.modifiers import FOREVER, THIS_COMBAT, THIS_TURN

# Avengers

_avengers_assemble = super_power(
    "Avengers Assemble", MAIN, SKILL,
    everywhere(fits(enemy, defender, in_team_attack), unable(TO_STRIKE), THIS_TURN),
)  # fmt: skip
captain_america_1 = main_character(
    "MNB-001", "Captain America", atk=2, defense=5, health=5, level=1, teams=(AVENGERS,),
    powers=[
        _avengers_assemble,
        called("Side by Side", when(
            STUN, gain_xp(), subject=enemy, by=this_card, when_=both(this_is(attacker), team_attack)
        )),
    ],
    level_up=3,
)  # fmt: skip
captain_america_2 = main_character(
    "MNB-002", "Captain America", atk=5, defense=7, health=5, level=2, teams=(AVENGERS,),
    powers=[
        _avengers_assemble,
        super_power("Leader of the Avengers", MAIN, INTELLECT, plus_counters(each(yours))),
    ],
)  # fmt: skip

_smash = super_power("Smash", MAIN, MIGHT, plus_counters(this, counters_on(this, WOUND)))
hulk_1 = main_character(
    "MNB-003", "Hulk", atk=3, defense=3, health=6, level=1, teams=(AVENGERS,),
    powers=[
        _smash, called("You Won't Like Him When He's Angry", when(STUN, gain_xp(), subject=this_card))
    ],
    level_up=4,
)  # fmt: skip
hulk_2 = main_character(
    "MNB-004", "Hulk", atk=6, defense=6, health=6, level=2, teams=(AVENGERS,),
    powers=[
        _smash,
        super_power(
            "Banner's Influence", BUILD, INTELLECT, remove_counters(this, PLUS), draw(the_number_taken)
        ),
    ],
)  # fmt: skip

_repulsor_blast = super_power(
    "Repulsor Blast", MAIN, ENERGY, minus_counters(one(enemy)), may(push(it))
)  # fmt: skip
iron_man_1 = main_character(
    "MNB-005", "Iron Man", atk=2, defense=4, health=5, level=1, teams=(AVENGERS,), keywords=(FLIGHT, RANGED),
    powers=[_repulsor_blast, called("Armor Mk 3", when(POWERED_UP, gain_xp(), subject=yours))],
    level_up=3,
)  # fmt: skip
iron_man_2 = main_character(
    "MNB-006", "Iron Man", atk=3, defense=7, health=5, level=2, teams=(AVENGERS,), keywords=(FLIGHT, RANGED),
    powers=[
        _repulsor_blast,
        super_power("Upgraded Armor", MAIN, INTELLECT, plus_counters(one(yours, with_counters(PLUS)), 3)),
    ],
)  # fmt: skip

_helpers = count(each(face_up, supporting_only, yours))
_great_power = super_power(
    "Great Power", COMBAT, MIGHT, gets(this, atk=_helpers, defense=_helpers, until=THIS_COMBAT), any_turn=True
)
spider_man_1 = main_character(
    "MNB-007", "Spider-Man", atk=2, defense=5, health=5, level=1, teams=(AVENGERS,),
    powers=[_great_power, called("Great Responsibility", at_end_of_your_turn(gain_xp(_helpers)))],
    level_up=8,
)  # fmt: skip
spider_man_2 = main_character(
    "MNB-008", "Spider-Man", atk=4, defense=8, health=5, level=2, teams=(AVENGERS,),
    powers=[
        _great_power,
        super_power(
            "Friendly Neighbor", ANY_COMBAT, INTELLECT,
            pick(one(defender, yours)), become_defender(this), switch_places(chosen_first, this),
            any_turn=True, given=is_(the_defender, yours, another),
        ),
    ],
)  # fmt: skip

# X-Men

_lightning_storm = super_power("Lightning Storm", MAIN, ENERGY, divide_counters(up_to(2, enemy), MINUS, 2))
storm_1 = main_character(
    "MNB-027", "Storm", atk=2, defense=5, health=5, level=1, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[
        _lightning_storm, called("Children of the Atom", when(POWER_USED, gain_xp(), subject=yours))
    ],
    level_up=3,
)  # fmt: skip
storm_2 = main_character(
    "MNB-028", "Storm", atk=5, defense=6, health=5, level=2, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[_lightning_storm, super_power("Wind Storm", MAIN, SKILL, has(each(yours), FLIGHT))],
)  # fmt: skip

_snikt = super_power("SNIKT!", COMBAT, SKILL, gets(this, atk=3, until=THIS_COMBAT), any_turn=True)
wolverine_1 = main_character(
    "MNB-029", "Wolverine", atk=3, defense=4, health=5, level=1, teams=(X_MEN,),
    powers=[
        _snikt,
        called("Best At What He Does", when(
            STUN, gain_xp(), subject=fits(enemy, defender), by=this_card,
            when_=both(this_is(attacker), solo_attack),
        )),
    ],
    level_up=3,
)  # fmt: skip
wolverine_2 = main_character(
    "MNB-030", "Wolverine", atk=8, defense=4, health=5, level=2, teams=(X_MEN,),
    powers=[_snikt, super_power("Healing Factor", MAIN, MIGHT, heal(this))],
)  # fmt: skip

_merc_with_a_mouth = super_power("Merc with a Mouth", MAIN, SKILL, has(each(yours), LETHAL))
deadpool_1 = main_character(
    "MNB-031", "Deadpool", atk=2, defense=4, health=6, level=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[
        _merc_with_a_mouth,
        called("Man, there's no one left to kill...", at_end_of_your_turn(
            gain_xp(),
            if_=some_player(each_enemy, unless(at_least(1, count(each(theirs, not_(stunned)))))),
        )),
    ],
    level_up=3,
)  # fmt: skip
deadpool_2 = main_character(
    "MNB-032", "Deadpool", atk=4, defense=6, health=6, level=2, teams=(X_MEN,), keywords=(RANGED,),
    powers=[
        _merc_with_a_mouth,
        super_power("Oh, there's someone! Hi there!", MAIN, INTELLECT, has(this, ATTACKS_PLAYERS, FOREVER)),
    ],
)  # fmt: skip

_cerebro = super_power(
    "Cerebro", BUILD, ENERGY,
    reveal(top(5)), return_to_hand(one_of_them(character)), put_into_deck(the_rest, any_order=True),
)  # fmt: skip
professor_x_1 = main_character(
    "MNB-033", "Professor X", atk=2, defense=4, health=5, level=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[
        _cerebro,
        called("A Dream Of Peace", at_end_of_your_turn(gain_xp(), if_=unless(happened_this_turn(ATTACKS)))),
    ],
    level_up=4,
)  # fmt: skip
professor_x_2 = main_character(
    "MNB-034", "Professor X", atk=3, defense=8, health=5, level=2, teams=(X_MEN,), keywords=(RANGED,),
    powers=[
        _cerebro,
        super_power(
            "Mental Domination", MAIN, INTELLECT,
            ready(one(enemy, face_up)), take(it), becomes(it, having(at_end_of_your_turn(give_back(this)))),
        ),
    ],
)  # fmt: skip

# Guardians

_murder_you = super_power(
    "Murder You!", MAIN, ENERGY,
    becomes(this, having(when_attacks(gets(this, atk=4, until=THIS_COMBAT)), once=True)),
)  # fmt: skip
rocket_1 = main_character(
    "MNB-053", "Rocket", atk=2, defense=4, health=5, level=1, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[
        _murder_you,
        called("Back Against the Wall", when(
            LEFT_HAND, gain_xp(), when_=it_is_you, if_=unless(at_least(1, cards_of_yours(HAND)))
        )),
    ],
    level_up=1,
)  # fmt: skip
rocket_2 = main_character(
    "MNB-054", "Rocket", atk=6, defense=5, health=5, level=2, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[
        _murder_you,
        super_power("One Raccoon's Garbage", MAIN, SKILL, return_to_hand(at_random(card_in(KO, up_to=2)))),
    ],
)  # fmt: skip

_greatest_guardian = super_power(
    "Greatest Guardian", BUILD, INTELLECT,
    everywhere(fits(character, owned_by_you), paying_less(1, once=True), THIS_TURN),
)  # fmt: skip
star_lord_1 = main_character(
    "MNB-055", "Star-Lord", atk=2, defense=5, health=5, level=1, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[
        _greatest_guardian,
        called("Recruiting Drive", when(RECRUITED, gain_xp(), subject=character, when_=it_is_you)),
    ],
    level_up=5,
)  # fmt: skip
star_lord_2 = main_character(
    "MNB-056", "Star-Lord", atk=4, defense=7, health=5, level=2, teams=(GUARDIANS,), keywords=(RANGED,),
    powers=[_greatest_guardian, super_power("Space Cop", MAIN, SKILL, loses_powers(each(enemy)))],
)  # fmt: skip

_brutal_training = super_power(
    "Brutal Training", MAIN, SKILL,
    if_(happened_this_turn(STUN, subject=enemy, by=this_card), plus_counters(this, 2)),
)  # fmt: skip
gamora_1 = main_character(
    "MNB-057", "Gamora", atk=2, defense=5, health=5, level=1, teams=(GUARDIANS,),
    powers=[
        _brutal_training,
        called("Deadliest Woman in the Universe", when(STUN, gain_xp(), subject=main, by=this_card)),
    ],
    level_up=3,
)  # fmt: skip
gamora_2 = main_character(
    "MNB-058", "Gamora", atk=7, defense=5, health=5, level=2, teams=(GUARDIANS,),
    powers=[
        _brutal_training,
        super_power(
            "Godslayer Blade", MAIN, (MIGHT, MIGHT),
            becomes(this, having(when(STUN, ko(it), by=this_card, when_=stunned_by(BY_STRIKE)))),
        ),
    ],
)  # fmt: skip

_resources = count(cards_in(RESOURCE))
_i_am_groot = super_power(
    "I am Groot", COMBAT, MIGHT,
    gets(this, atk=_resources, defense=_resources, until=THIS_COMBAT), any_turn=True,
)  # fmt: skip
groot_1 = main_character(
    "MNB-059", "Groot", atk=1, defense=1, health=6, level=1, teams=(GUARDIANS,),
    powers=[
        _i_am_groot, called("I am Groot", when_appears(gain_xp(), subject=fits(resource, yours)))
    ],
    level_up=5,
)  # fmt: skip
groot_2 = main_character(
    "MNB-060", "Groot", atk=7, defense=7, health=6, level=2, teams=(GUARDIANS,),
    powers=[
        _i_am_groot, super_power("We are Groot", MAIN, ENERGY, heal(each(yours)), change_level(this, -1))
    ],
)  # fmt: skip

# Villains

_sadistic_choice = super_power(
    "Sadistic Choice", MAIN, INTELLECT,
    pick(one(enemy, supporting_only)),
    have_players(its_player, may(discard(at_random=True), otherwise=stun(chosen_first))),
)  # fmt: skip
green_goblin_1 = main_character(
    "MNB-079", "Green Goblin", atk=2, defense=4, health=5, level=1, teams=(VILLAINS,), keywords=(FLIGHT,),
    powers=[_sadistic_choice, called("Chaos and Destruction", when(STUN, gain_xp(), subject=enemy))],
    level_up=6,
)  # fmt: skip
green_goblin_2 = main_character(
    "MNB-080", "Green Goblin", atk=6, defense=5, health=5, level=2, teams=(VILLAINS,), keywords=(FLIGHT,),
    powers=[
        _sadistic_choice,
        super_power("Bombs Away", MAIN, SKILL, ko(one(enemy, stunned, supporting_only))),
    ],
)  # fmt: skip

_god_of_mischief = super_power(
    "God of Mischief", COMBAT, SKILL,
    if_you_do(play_twist(card_in(KO, with_timing(COMBAT, any_turn=True))), shuffle_into_deck(it)),
    any_turn=True,
)  # fmt: skip
loki_1 = main_character(
    "MNB-081", "Loki", atk=1, defense=6, health=5, level=1, teams=(VILLAINS,),
    powers=[
        _god_of_mischief,
        called("Plots Within Plots", when(PLAYED, gain_xp(), subject=of_type(PLOT_TWIST), when_=it_is_you)),
    ],
    level_up=5,
)  # fmt: skip
loki_2 = main_character(
    "MNB-082", "Loki", atk=4, defense=8, health=5, level=2, teams=(VILLAINS,),
    powers=[
        _god_of_mischief,
        super_power(
            "Master of Plots", MAIN, INTELLECT,
            have_players(an_enemy, reveal(cards_in(HAND)), discard_cards(each_of_them(of_type(PLOT_TWIST)))),
        ),
    ],
)  # fmt: skip

_magnetic_force_field = super_power(
    "Magnetic Force Field", COMBAT, ENERGY, gets(this, defense=4, until=THIS_COMBAT), any_turn=True
)
magneto_1 = main_character(
    "MNB-083", "Magneto", atk=2, defense=4, health=5, level=1, teams=(VILLAINS,), keywords=(FLIGHT, RANGED),
    powers=[
        _magnetic_force_field,
        called("Mutant Master", when(TURN_STARTED, gain_xp(), when_=it_is_you, if_=this_is(face_up))),
    ],
    level_up=4,
)  # fmt: skip
magneto_2 = main_character(
    "MNB-084", "Magneto", atk=5, defense=5, health=5, level=2, teams=(VILLAINS,), keywords=(FLIGHT, RANGED),
    powers=[
        _magnetic_force_field, super_power("Mutant Supremacy", MAIN, MIGHT, ko(one_card(face_down_resource)))
    ],
)  # fmt: skip

_court_death = super_power(
    "Court Death", MAIN, MIGHT,
    shuffle_into_deck(cards_in(KO, character, whose=each_player)), plus_counters(this, count(it)),
)  # fmt: skip
thanos_1 = main_character(
    "MNB-085", "Thanos", atk=3, defense=4, health=6, level=1, teams=(VILLAINS,),
    powers=[_court_death, called("The Mad Titan", when(KOD, gain_xp(), subject=fits(character, enemy)))],
    level_up=6,
)  # fmt: skip
thanos_2 = main_character(
    "MNB-086", "Thanos", atk=6, defense=6, health=6, level=2, teams=(VILLAINS,),
    powers=[
        _court_death,
        super_power(
            "The Infinity Gauntlet", MAIN, (ENERGY, INTELLECT, MIGHT, SKILL),
            for_players(
                each_enemy,
                stun(each(main, theirs)),
                ko(one_card(resource, theirs)),
                ko(one(supporting_only, theirs)),
                discard(1, that_player, at_random=True),
            ),
        ),
    ],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    captain_america_1, captain_america_2, hulk_1, hulk_2, iron_man_1, iron_man_2, spider_man_1, spider_man_2,
    storm_1, storm_2, wolverine_1, wolverine_2, deadpool_1, deadpool_2, professor_x_1, professor_x_2,
    rocket_1, rocket_2, star_lord_1, star_lord_2, gamora_1, gamora_2, groot_1, groot_2,
    green_goblin_1, green_goblin_2, loki_1, loki_2, magneto_1, magneto_2, thanos_1, thanos_2,
)  # fmt: skip
