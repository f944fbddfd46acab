"""The ten main characters of House of X, each at both levels."""

from versus.cards.tpcg.house_of_x.teams import BROTHERHOOD, X_MEN
from versus.games.tpcg.language.vocabulary import (
    able,
    another,
    any_number,
    at_start_of_enemy_phase,
    at_start_of_phase,
    atk_of,
    attacker,
    basic,
    becomes,
    called,
    character,
    chosen_first,
    daze,
    defender,
    discard,
    draw,
    each,
    each_enemy,
    each_of_them,
    either_of,
    enemy,
    enemy_teams,
    equipped,
    everywhere,
    face_up,
    fits,
    freeze,
    from_now_on,
    gain_xp,
    gaining,
    gets,
    gives,
    has_infinite_atk,
    having,
    how_much_more,
    if_,
    in_combat,
    in_melee,
    is_,
    it,
    it_is_you,
    main_character,
    minus_counters,
    name_a_team,
    never_having,
    of_that_team,
    on_their_next_turn,
    one,
    one_not_yet_chosen,
    option,
    other_than_it,
    ours,
    pick,
    plus,
    plus_counters,
    ranged_attacking,
    ready,
    return_to_hand,
    reveal,
    shuffle,
    striking_double,
    stun,
    stunned_in_melee,
    super_power,
    supporting_only,
    team,
    the_event_card,
    theirs,
    this,
    this_card,
    top,
    unable,
    when,
    when_appears,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    ANY_COMBAT,
    ATTACKS,
    BUILD,
    BUILD_PHASE,
    COMBAT,
    ENERGY,
    FLIGHT,
    INTELLECT,
    MAIN,
    MAIN_PHASE,
    MIGHT,
    PLAYED,
    RANGED,
    SKILL,
    STRIKES,
    STUN,
    SURVIVED,
    TO_ATTACK,
    TO_ATTACK_PROTECTED,
    TO_BE_STUNNED,
    TO_BE_WOUNDED,
    TO_STRIKE,
    TURNED_DOWN,
)
from versus.kernel.modifiers import THIS_COMBAT

_mutant = fits(either_of(team(BROTHERHOOD), team(X_MEN)), supporting_only)

# Brotherhood

_invulnerable = super_power(
    "Invulnerable", MAIN, MIGHT, becomes(this, unable(TO_BE_STUNNED), unable(TO_BE_WOUNDED))
)
juggernaut_1 = main_character(
    "HOX-001", "Juggernaut", atk=5, defense=5, health=6, level=1, teams=(BROTHERHOOD,),
    powers=[
        _invulnerable,
        called(
            "The Crimson Gem of Cyttorak",
            when(PLAYED, gain_xp(), subject=fits(basic, gives(SKILL)), when_=it_is_you),
        ),
    ],
    level_up=2,
)  # fmt: skip
juggernaut_2 = main_character(
    "HOX-002", "Juggernaut", atk=5, defense=10, health=6, level=2, teams=(BROTHERHOOD,),
    powers=[_invulnerable, super_power("Limitless Strength", MAIN, (MIGHT, MIGHT), has_infinite_atk(this))],
)  # fmt: skip

_there_are_no_sides = super_power(
    "There Are No Sides", BUILD, INTELLECT,
    reveal(top(4)), return_to_hand(each_of_them(_mutant)), shuffle,
)  # fmt: skip
magneto_1 = main_character(
    "HOX-003", "Magneto", atk=2, defense=5, health=5, level=1,
    teams=(BROTHERHOOD,), keywords=(FLIGHT, RANGED),
    powers=[
        _there_are_no_sides,
        called("Savior of Mutantkind", when_appears(gain_xp(), subject=fits(_mutant, yours))),
    ],
    level_up=4,
)  # fmt: skip
magneto_2 = main_character(
    "HOX-004", "Magneto", atk=4, defense=9, health=5, level=2,
    teams=(BROTHERHOOD,), keywords=(FLIGHT, RANGED),
    powers=[
        _there_are_no_sides,
        super_power(
            "There's Just What I Want", MAIN, SKILL,
            pick(one(face_up, _mutant, yours)), plus_counters(this, atk_of(it)),
        ),
    ],
)  # fmt: skip

_infiltrator = super_power(
    "Infiltrator", MAIN, SKILL,
    name_a_team, becomes(this, able(TO_ATTACK_PROTECTED, fits(enemy, of_that_team))),
)  # fmt: skip
mystique_1 = main_character(
    "HOX-005", "Mystique", atk=3, defense=4, health=5, level=1, teams=(BROTHERHOOD,), keywords=(RANGED,),
    powers=[_infiltrator, called("So Many Targets", at_start_of_phase(MAIN_PHASE, gain_xp(enemy_teams)))],
    level_up=5,
)  # fmt: skip
mystique_2 = main_character(
    "HOX-006", "Mystique", atk=6, defense=7, health=5, level=2, teams=(BROTHERHOOD,), keywords=(RANGED,),
    powers=[
        _infiltrator,
        super_power(
            "Deceiver", MAIN, INTELLECT,
            name_a_team, on_their_next_turn(unable(TO_ATTACK, this_card), enemy, of_that_team),
        ),
    ],
)  # fmt: skip

_tachyon_field = super_power(
    "Tachyon Field", MAIN, ENERGY,
    becomes(
        this,
        having(when(STRIKES, stun(it), subject=fits(enemy, defender), by=this_card, when_=in_melee)),
    ),
)  # fmt: skip
silver_samurai_1 = main_character(
    "HOX-007", "Silver Samurai", atk=3, defense=4, health=5, level=1, teams=(BROTHERHOOD,),
    powers=[
        _tachyon_field,
        called(
            "Test Your Strength",
            when(STUN, gain_xp(), subject=fits(enemy, defender), by=this_card, when_=in_melee),
        ),
    ],
    level_up=3,
)  # fmt: skip
silver_samurai_2 = main_character(
    "HOX-008", "Silver Samurai", atk=5, defense=9, health=5, level=2, teams=(BROTHERHOOD,),
    powers=[
        _tachyon_field,
        super_power(
            "The Ancient Art of Bushido", MAIN, INTELLECT,
            if_(stunned_in_melee(enemy, by=this_card), draw(3)),
        ),
    ],
)  # fmt: skip

_prehensile_tongue = super_power(
    "Prehensile Tongue", MAIN, SKILL, becomes(this, gaining(RANGED), plus(atk=7))
)
toad_1 = main_character(
    "HOX-009", "Toad", atk=0, defense=7, health=5, level=1, teams=(BROTHERHOOD,),
    powers=[
        _prehensile_tongue,
        called(
            "Live to Serve",
            when_appears(
                gain_xp(how_much_more(atk_of(the_event_card), atk_of(this))), subject=fits(character, yours)
            ),
        ),
    ],
    level_up=10,
)  # fmt: skip
toad_2 = main_character(
    "HOX-010", "Toad", atk=4, defense=11, health=5, level=2, teams=(BROTHERHOOD,),
    powers=[
        _prehensile_tongue,
        super_power("Mighty Leap", MAIN, MIGHT, becomes(this, gaining(FLIGHT), plus(atk=7))),
    ],
)  # fmt: skip

# X-Men

_bold_yeller = super_power("Bold Yeller", COMBAT, ENERGY, daze(one(enemy, in_combat)), any_turn=True)
banshee_1 = main_character(
    "HOX-029", "Banshee", atk=3, defense=4, health=5, level=1, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[_bold_yeller, called("Sonic Boom", when(TURNED_DOWN, gain_xp(), subject=enemy))],
    level_up=4,
)  # fmt: skip
banshee_2 = main_character(
    "HOX-030", "Banshee", atk=6, defense=9, health=5, level=2, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[
        _bold_yeller,
        super_power(
            "Sonic Screech", MAIN, SKILL,
            pick(one(enemy)), ours(if_(is_(it, equipped), stun(it), minus_counters(it, 4))),
        ),
    ],
)  # fmt: skip

_unleash_optic_beam = super_power(
    "Unleash Optic Beam", MAIN, ENERGY, becomes(this, striking_double(being=ranged_attacking))
)
cyclops_1 = main_character(
    "HOX-031", "Cyclops", atk=4, defense=3, health=5, level=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[_unleash_optic_beam, called("Battlefield Leader", when(ATTACKS, gain_xp()))],
    level_up=9,
)  # fmt: skip
cyclops_2 = main_character(
    "HOX-032", "Cyclops", atk=8, defense=6, health=5, level=2, teams=(X_MEN,), keywords=(RANGED,),
    powers=[
        _unleash_optic_beam,
        super_power("Battlefield Commander", MAIN, SKILL, ready(any_number(another, yours))),
    ],
)  # fmt: skip

_telekinetic_shield = super_power(
    "Telekinetic Shield", ANY_COMBAT, INTELLECT,
    gets(one(defender, yours), defense=10, until=THIS_COMBAT), any_turn=True,
)  # fmt: skip
marvel_girl_1 = main_character(
    "HOX-033", "Marvel Girl", atk=5, defense=1, health=5, level=1, teams=(X_MEN,), keywords=(FLIGHT, RANGED),
    powers=[
        _telekinetic_shield,
        called("Save the Day", when(SURVIVED, gain_xp(), subject=fits(defender, yours))),
    ],
    level_up=2, aka=("Jean Grey", "Phoenix"),
)  # fmt: skip
marvel_girl_2 = main_character(
    "HOX-034", "Marvel Girl", atk=10, defense=2, health=5, level=2, teams=(X_MEN,), keywords=(FLIGHT, RANGED),
    powers=[
        _telekinetic_shield,
        super_power(
            "Telekinetic Weapon", ANY_COMBAT, MIGHT,
            gets(one(attacker, yours), atk=10, until=THIS_COMBAT), any_turn=True,
        ),
    ],
    aka=("Jean Grey", "Phoenix"),
)  # fmt: skip

_a_dream_worth_having = super_power(
    "A Dream Worth Having", BUILD, INTELLECT,
    reveal(top(4)), return_to_hand(each_of_them(_mutant)), shuffle,
)  # fmt: skip
professor_x_1 = main_character(
    "HOX-035", "Professor X", atk=1, defense=6, health=5, level=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[
        _a_dream_worth_having,
        called(
            "All Mutantkind Are Welcome", when_appears(gain_xp(), subject=fits(_mutant, yours))
        ),
    ],
    level_up=4,
)  # fmt: skip
professor_x_2 = main_character(
    "HOX-036", "Professor X", atk=3, defense=12, health=5, level=2, teams=(X_MEN,), keywords=(RANGED,),
    powers=[
        _a_dream_worth_having,
        super_power(
            "A Dream Worth Fighting For", ours(MAIN, "HOX-004"), ours(SKILL, "HOX-004"),
            pick(one(_mutant, yours)),
            plus_counters(one(_mutant, yours, other_than_it), atk_of(chosen_first)), any_turn=ours(False),
        ),
    ],
)  # fmt: skip

storm_1 = main_character(
    "HOX-037", "Storm", atk=3, defense=4, health=5, level=1, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[
        super_power("Master Thief", MAIN, SKILL, discard(1, each_enemy, at_random=True)),
        called("Mistress of the Elements", when_appears(gain_xp(), subject=fits(basic, yours))),
    ],
    level_up=4,
)  # fmt: skip
storm_2 = main_character(
    "HOX-038", "Storm", atk=6, defense=7, health=5, level=2, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[
        super_power(
            "Weather Witch", MAIN, ours((ENERGY, INTELLECT, MIGHT, SKILL)),
            one_not_yet_chosen(
                option("Blizzard", from_now_on(at_start_of_enemy_phase(MAIN_PHASE, freeze(one(theirs))))),
                option("Fog", everywhere(fits(enemy, defender), unable(TO_STRIKE))),
                option("Cyclone", everywhere(enemy, never_having(FLIGHT))),
                option(
                    "Thunderstorm",
                    from_now_on(at_start_of_enemy_phase(BUILD_PHASE, minus_counters(each(theirs)))),
                ),
            ),
        ),
    ],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    juggernaut_1, juggernaut_2, magneto_1, magneto_2, mystique_1, mystique_2,
    silver_samurai_1, silver_samurai_2, toad_1, toad_2,
    banshee_1, banshee_2, cyclops_1, cyclops_2, marvel_girl_1, marvel_girl_2,
    professor_x_1, professor_x_2, storm_1, storm_2,
)  # fmt: skip
