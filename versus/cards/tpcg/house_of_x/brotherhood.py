"""The Brotherhood: its supporting characters, plot twists and Asteroid M."""

from versus.cards.tpcg.house_of_x.teams import BROTHERHOOD, X_MEN
from versus.games.tpcg.language.vocabulary import (
    able,
    basic,
    becomes,
    burn,
    called,
    cannot,
    coming_back,
    could_melee_attack,
    daze,
    differently_named,
    do,
    draw,
    each,
    enemy,
    fits,
    flip_coins,
    for_each,
    freeze,
    front_row,
    gets,
    has,
    if_,
    in_combat,
    in_melee,
    it,
    it_is_you,
    location,
    may,
    more_recruit_points,
    move_over,
    name_a_team,
    named,
    of_that_team,
    on_enemy_turns,
    on_their_next_turn,
    one,
    plot_twist,
    rearrange_equipment,
    remove_from_game,
    special_location,
    super_power,
    supporting,
    supporting_only,
    this,
    this_card,
    this_is,
    turn_down,
    unable,
    when,
    when_appears,
    while_,
    would_strike,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    AIR_SUPERIORITY,
    BERSERKER,
    BUILD,
    COMBAT,
    COMBAT_RESOLVES,
    ENERGY,
    FAST_TRIGGER,
    FEROCIOUS,
    FLIGHT,
    INTELLECT,
    LEAP,
    MAIN,
    MIGHT,
    RANGED,
    RECRUITED,
    SKILL,
    STEALTH,
    STUN,
    TO_ATTACK_PROTECTED,
    TO_BE_WOUNDED,
    TO_FLY_OVER,
    TO_MOVE,
    TO_PLAY_TWISTS,
    TO_STRIKE,
    VIOLENT,
)
from versus.kernel.modifiers import FROM_YOUR_NEXT_TURN, THIS_COMBAT, UNTIL_YOUR_NEXT_TURN

# Supporting characters

blob = supporting(
    "HOX-011", "Blob", cost=1, atk=1, defense=3, health=2, teams=(BROTHERHOOD,),
    powers=[
        called("Gravitational Mass Allocation", while_(unable(TO_MOVE), given=on_enemy_turns)),
        super_power("Pain Immunity", MAIN, MIGHT, cannot(this, TO_BE_WOUNDED, until=UNTIL_YOUR_NEXT_TURN)),
    ],
)  # fmt: skip
toad = supporting(
    "HOX-012", "Toad", cost=1, atk=3, defense=3, health=1, teams=(BROTHERHOOD,), keywords=(LEAP,),
    powers=[called("Grab", while_(unable(TO_FLY_OVER, this_card), on=enemy, given=this_is(front_row)))],
)  # fmt: skip
pyro = supporting(
    "HOX-013", "Pyro", cost=2, atk=2, defense=4, health=1, teams=(BROTHERHOOD,), keywords=(RANGED,),
    powers=[super_power("Mister Burns", MAIN, ENERGY, burn(one(enemy, supporting_only, front_row)))],
)  # fmt: skip
quicksilver = supporting(
    "HOX-014", "Quicksilver", cost=2, atk=5, defense=2, health=1, teams=(BROTHERHOOD,),
    powers=[
        called("Out of Nowhere", when(
            RECRUITED,
            may(becomes(it, coming_back, until=FROM_YOUR_NEXT_TURN), price=remove_from_game(one(this_card))),
            subject=this_card, when_=it_is_you,
        )),
    ],
)  # fmt: skip
daken = supporting(
    "HOX-015",
    "Daken",
    cost=3,
    atk=3,
    defense=3,
    health=2,
    teams=(BROTHERHOOD,),
    keywords=(BERSERKER, VIOLENT),
)
sabretooth = supporting(
    "HOX-016", "Sabretooth", cost=3, atk=4, defense=2, health=2, teams=(BROTHERHOOD,),
    powers=[super_power("Superhuman Senses", MAIN, SKILL, gets(this, atk=4), has(this, STEALTH))],
)  # fmt: skip
mimic = supporting(
    "HOX-017", "Mimic", cost=4, atk=5, defense=5, health=1, teams=(BROTHERHOOD,),
    powers=[
        super_power(
            "Mimic See, Mimic Do", MAIN, INTELLECT,
            for_each(each(yours, named("Angel")), has(this, FLIGHT | AIR_SUPERIORITY)),
            for_each(each(yours, named("Beast")), draw(2)),
            for_each(each(yours, named("Cyclops")), has(this, RANGED | FAST_TRIGGER)),
            for_each(each(yours, named("Iceman")), freeze(one(enemy))),
            for_each(each(yours, named("Marvel Girl")), gets(one(yours), defense=10)),
        ),
    ],
)  # fmt: skip
scarlet_witch = supporting(
    "HOX-018", "Scarlet Witch", cost=4, atk=7, defense=4, health=1, teams=(BROTHERHOOD,), keywords=(RANGED,),
    powers=[
        called("Change Probability", when(
            COMBAT_RESOLVES,
            flip_coins(each(enemy, would_strike), cannot(it, TO_STRIKE, until=THIS_COMBAT)),
            when_=this_is(in_combat),
        )),
    ],
)  # fmt: skip
avalanche = supporting(
    "HOX-019", "Avalanche", cost=5, atk=6, defense=7, health=1, teams=(BROTHERHOOD,), keywords=(RANGED,),
    powers=[
        called("Seismic Shift", when(
            STUN, may(turn_down(location(enemy))), subject=enemy, by=this_card, when_=this_is(in_combat),
        )),
    ],
)  # fmt: skip
juggernaut = supporting(
    "HOX-020", "Juggernaut", cost=5, atk=7, defense=5, health=3, teams=(BROTHERHOOD,),
    powers=[super_power("Headbutt", MAIN, MIGHT, daze(one(enemy, front_row, could_melee_attack)))],
)  # fmt: skip
mystique = supporting(
    "HOX-021", "Mystique", cost=6, atk=5, defense=10, health=1, teams=(BROTHERHOOD,), keywords=(RANGED,),
    powers=[super_power(
        "Infiltrator", MAIN, SKILL,
        name_a_team, becomes(this, able(TO_ATTACK_PROTECTED, fits(enemy, of_that_team))),
    )],
)  # fmt: skip
silver_samurai = supporting(
    "HOX-022", "Silver Samurai", cost=6, atk=8, defense=7, health=2, teams=(BROTHERHOOD,),
    powers=[
        called("Master Strategist", when_appears(may(move_over(one(enemy))))),
        called("Combat Master", while_(unable(TO_PLAY_TWISTS), on=enemy, given=this_is(in_combat))),
    ],
)  # fmt: skip
alpha = supporting(
    "HOX-023", "Alpha", cost=7, atk=10, defense=8, health=1, teams=(BROTHERHOOD,), keywords=(FLIGHT, RANGED),
    powers=[super_power("Superintelligence", MAIN, INTELLECT, on_their_next_turn(more_recruit_points(-2)))],
)  # fmt: skip
magneto = supporting(
    "HOX-024", "Magneto", cost=7, atk=9, defense=11, health=2,
    teams=(BROTHERHOOD,), keywords=(FLIGHT, RANGED),
    powers=[super_power("Meddle With Metal", MAIN, ENERGY, rearrange_equipment)],
)  # fmt: skip

# Plot twists and a location

always_attack = plot_twist(
    "HOX-025", "Always Attack", COMBAT, gets(one(yours, in_combat), atk=3, defense=1, until=THIS_COMBAT),
    any_turn=True, teams=(BROTHERHOOD,),
)  # fmt: skip
fierce_pierce = plot_twist(
    "HOX-026", "Fierce Pierce", COMBAT,
    if_(in_melee, do(gets(one(yours, in_combat), atk=2, until=THIS_COMBAT), has(it, FEROCIOUS, THIS_COMBAT))),
    any_turn=True, teams=(BROTHERHOOD,),
)  # fmt: skip
burn_it_down = plot_twist(
    "HOX-027", "Burn It Down", BUILD, turn_down(differently_named(location(enemy, basic, up_to=2))),
    teams=(BROTHERHOOD,), loyalty=(BROTHERHOOD, X_MEN),
)  # fmt: skip
asteroid_m = special_location(
    "HOX-028", "Asteroid M", (ENERGY, INTELLECT, MIGHT, SKILL), (BROTHERHOOD,)
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    blob,
    toad,
    pyro,
    quicksilver,
    daken,
    sabretooth,
    mimic,
    scarlet_witch,
    avalanche,
    juggernaut,
    mystique,
    silver_samurai,
    alpha,
    magneto,
    always_attack,
    fierce_pierce,
    burn_it_down,
    asteroid_m,
)
