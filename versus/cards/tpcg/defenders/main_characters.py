"""The eight main characters of the Defenders, each at both levels."""

from versus.cards.tpcg.defenders.teams import DEFENDERS, UNDERWORLD
from versus.games.tpcg.language.vocabulary import (
    able,
    another,
    any_number,
    any_of,
    as_often_as_you_like,
    at_least,
    attack_now,
    becomes,
    called,
    character,
    choose_enemy_row,
    counters_are,
    defender,
    do,
    draw,
    enemy,
    everywhere,
    exhaust,
    exhausted,
    face_up,
    fits,
    freeze,
    gain_xp,
    gaining,
    gets,
    happened_this_turn,
    if_,
    in_melee_combat,
    in_that_row,
    it,
    it_is_you,
    lying_open,
    main,
    main_character,
    may,
    move_over,
    named,
    not_,
    of_type,
    on_enemy_turns,
    one,
    one_of_them,
    pay_recruit_points,
    phase_action,
    plus_counters,
    protecting,
    put_into_deck,
    put_into_play,
    recruit_points_left,
    return_to_hand,
    reveal,
    search,
    since_your_turn,
    striking_double,
    stun,
    super_power,
    supporting_only,
    the_rest,
    this,
    this_card,
    this_is,
    top,
    turn_over_counters,
    unable,
    until_paid,
    when,
    when_appears,
    when_attacked,
    wound,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, Card
from versus.games.tpcg.words import (
    ATTACKS,
    BUILD,
    COMBAT,
    COUNTERS_PUT,
    DECK,
    DRAWS,
    ENERGY,
    FLIGHT,
    HAND,
    INTELLECT,
    KO,
    KOD,
    LOCATION,
    MAIN,
    MIGHT,
    PLUS,
    RANGED,
    RECOVERED,
    RECOVERY,
    SKILL,
    STUN,
    SYMBIOSIS,
    TO_BE_WOUNDED_BY_STUNS,
    TO_SNIPE,
)
from versus.kernel.modifiers import THIS_COMBAT, UNTIL_YOUR_RECOVERY_ENDS

# Defenders

_the_man_without_fear = super_power(
    "The Man Without Fear", COMBAT, SKILL, becomes(this, striking_double(), until=THIS_COMBAT), any_turn=True
)
daredevil_1 = main_character(
    "DEF-001", "Daredevil", atk=2, defense=5, health=5, level=1, teams=(DEFENDERS,),
    powers=[
        _the_man_without_fear,
        called("Protector of Hell's Kitchen", when_attacked(gain_xp(), if_=protecting)),
    ],
    level_up=3,
)  # fmt: skip
daredevil_2 = main_character(
    "DEF-002", "Daredevil", atk=4, defense=8, health=5, level=2, teams=(DEFENDERS,),
    powers=[
        _the_man_without_fear,
        super_power("Radar Sense", MAIN, INTELLECT, until_paid(SKILL, everywhere(enemy, lying_open))),
    ],
)  # fmt: skip

_supreme_knowledge = super_power("Supreme Knowledge", BUILD, ENERGY, draw(), limit=ANY_NUMBER_OF_TIMES)
dr_strange_1 = main_character(
    "DEF-003", "Dr. Strange", atk=2, defense=4, health=5, level=1, teams=(DEFENDERS,), keywords=(FLIGHT,),
    powers=[_supreme_knowledge, called("Supreme Power", when(DRAWS, gain_xp(), when_=it_is_you))],
    level_up=5,
)  # fmt: skip
dr_strange_2 = main_character(
    "DEF-004", "Dr. Strange", atk=4, defense=7, health=5, level=2, teams=(DEFENDERS,), keywords=(FLIGHT,),
    powers=[
        _supreme_knowledge,
        super_power("Mass Transmutation", MAIN, INTELLECT, turn_over_counters(any_number(character))),
    ],
)  # fmt: skip

_spirit_of_vengeance = super_power(
    "Spirit of Vengeance", MAIN, (INTELLECT, MIGHT), stun(one(enemy, since_your_turn(ATTACKS)))
)
ghost_rider_1 = main_character(
    "DEF-005", "Ghost Rider", atk=0, defense=6, health=6, level=1, teams=(DEFENDERS,),
    powers=[
        _spirit_of_vengeance,
        called(
            "When Innocent Blood is Spilled",
            when(KOD, gain_xp(), subject=fits(another, character, yours), when_=on_enemy_turns),
        ),
    ],
    level_up=3,
)  # fmt: skip
ghost_rider_2 = main_character(
    "DEF-006", "Ghost Rider", atk=7, defense=6, health=6, level=2, teams=(DEFENDERS,),
    powers=[
        _spirit_of_vengeance,
        super_power(
            "Hell on Wheels", MAIN, SKILL,
            if_(
                this_is(not_(exhausted)),
                do(
                    choose_enemy_row,
                    as_often_as_you_like(attack_now(one(enemy, face_up, in_that_row))),
                    exhaust(this),
                    may(move_over(this)),
                ),
            ),
        ),
    ],
)  # fmt: skip

_impervious_skin = super_power(
    "Impervious Skin", COMBAT, MIGHT, becomes(this, unable(TO_BE_WOUNDED_BY_STUNS), until=THIS_COMBAT),
    any_turn=True,
)  # fmt: skip
luke_cage_1 = main_character(
    "DEF-007", "Luke Cage", atk=4, defense=3, health=5, level=1, teams=(DEFENDERS,),
    powers=[
        _impervious_skin,
        phase_action(
            "Hero for Hire", BUILD, pay_recruit_points(), gain_xp(), given=at_least(1, recruit_points_left)
        ),
    ],
    level_up=5,
)  # fmt: skip
luke_cage_2 = main_character(
    "DEF-008", "Luke Cage", atk=6, defense=6, health=5, level=2, teams=(DEFENDERS,),
    powers=[
        _impervious_skin,
        super_power(
            "Power Man and...", BUILD, INTELLECT,
            search(
                supporting_only, named("Iron Fist"),
                then=put_into_play(it, yours=True), zones=(HAND, DECK, KO),
            ),
        ),
    ],
)  # fmt: skip

# Underworld

_infallible_aim = super_power(
    "Infallible Aim", MAIN, (INTELLECT, INTELLECT), wound(one(face_up, supporting_only))
)
bullseye_1 = main_character(
    "DEF-027", "Bullseye", atk=3, defense=4, health=5, level=1, teams=(UNDERWORLD,), keywords=(RANGED,),
    powers=[
        _infallible_aim,
        called(
            "Cold-Blooded Killer", when(KOD, gain_xp(), subject=fits(enemy, character), by=this_card)
        ),
    ],
    level_up=3,
)  # fmt: skip
bullseye_2 = main_character(
    "DEF-028", "Bullseye", atk=5, defense=6, health=5, level=2, teams=(UNDERWORLD,), keywords=(RANGED,),
    powers=[
        _infallible_aim,
        super_power("Lovely Night for a Murder", MAIN, (SKILL, SKILL, SKILL), wound(one(face_up, main))),
    ],
)  # fmt: skip

_expand_the_empire = super_power(
    "Expand the Empire", BUILD, MIGHT,
    reveal(top(5)), return_to_hand(one_of_them(of_type(LOCATION))), put_into_deck(the_rest, any_order=True),
)  # fmt: skip
kingpin_1 = main_character(
    "DEF-029", "Kingpin", atk=2, defense=5, health=5, level=1, teams=(UNDERWORLD,),
    powers=[
        _expand_the_empire,
        called("Take Over the City", when_appears(gain_xp(), subject=fits(of_type(LOCATION), yours))),
    ],
    level_up=5,
)  # fmt: skip
kingpin_2 = main_character(
    "DEF-030", "Kingpin", atk=5, defense=7, health=5, level=2, teams=(UNDERWORLD,),
    powers=[
        _expand_the_empire,
        super_power(
            "The Kingpin of Crime", MAIN, any_of(ENERGY, INTELLECT, MIGHT, SKILL),
            plus_counters(one(character)), limit=ANY_NUMBER_OF_TIMES,
        ),
    ],
)  # fmt: skip

_revenge_bond = super_power(
    "Revenge Bond", RECOVERY, ENERGY, if_(happened_this_turn(RECOVERED, this_card), plus_counters(this, 2))
)
venom_1 = main_character(
    "DEF-031", "Venom", atk=3, defense=3, health=6, level=1, teams=(UNDERWORLD,),
    powers=[
        _revenge_bond,
        called("Growing Bond", when(COUNTERS_PUT, gain_xp(), subject=this_card, when_=counters_are(PLUS))),
    ],
    level_up=5,
)  # fmt: skip
venom_2 = main_character(
    "DEF-032", "Venom", atk=6, defense=6, health=6, level=2, teams=(UNDERWORLD,),
    powers=[
        _revenge_bond,
        super_power(
            "Permanent Bond", COMBAT, MIGHT,
            becomes(this, gaining(SYMBIOSIS), until=UNTIL_YOUR_RECOVERY_ENDS), any_turn=True,
        ),
    ],
)  # fmt: skip

_bionic_arm = super_power(
    "Bionic Arm", COMBAT, MIGHT,
    if_(this_is(in_melee_combat), gets(this, atk=2, defense=2, until=THIS_COMBAT)),
)  # fmt: skip
winter_soldier_1 = main_character(
    "DEF-033", "Winter Soldier", atk=2, defense=4, health=5, level=1, teams=(UNDERWORLD,), keywords=(RANGED,),
    powers=[
        _bionic_arm,
        called(
            "Cryogenic Stasis",
            when(STUN, may(gain_xp(), price=freeze(this)), subject=fits(enemy, defender), by=this_card),
        ),
    ],
    level_up=2,
)  # fmt: skip
winter_soldier_2 = main_character(
    "DEF-034", "Winter Soldier", atk=7, defense=5, health=5, level=2, teams=(UNDERWORLD,), keywords=(RANGED,),
    powers=[_bionic_arm, super_power("Sniper Rifle", MAIN, SKILL, becomes(this, able(TO_SNIPE)))],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    daredevil_1, daredevil_2, dr_strange_1, dr_strange_2, ghost_rider_1, ghost_rider_2,
    luke_cage_1, luke_cage_2, bullseye_1, bullseye_2, kingpin_1, kingpin_2,
    venom_1, venom_2, winter_soldier_1, winter_soldier_2,
)  # fmt: skip
