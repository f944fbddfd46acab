"""A-Force: its supporting characters, plot twists and Arcadia."""

from versus.cards.tpcg.a_force.teams import A_FORCE
from versus.games.tpcg.language.set_keywords import GRAB, LEADER, STING, TOUGH
from versus.games.tpcg.language.vocabulary import (
    another,
    any_number,
    at_end_of_your_turn,
    at_start_of_phase,
    at_start_of_your_turn,
    attacker,
    basic,
    becomes,
    called,
    cannot,
    cards_in,
    character,
    count,
    counters_on,
    daze,
    defender,
    do,
    draw,
    each,
    enemy,
    exhaust,
    face_up,
    fits,
    front_row,
    gets,
    gives,
    having,
    having_powers_of,
    highest,
    if_,
    in_melee_combat,
    it,
    ko,
    locations,
    not_,
    of_type,
    one,
    pick,
    play_twist,
    plot_twist,
    plus_counters,
    put_into_play,
    remove_from_game,
    reveal_until,
    search,
    send_beside,
    sharing_name,
    shuffle,
    special_location,
    super_power,
    supporting,
    supporting_only,
    team,
    team_attack,
    the_defender,
    the_event_card,
    this,
    this_card,
    turn_up,
    unable,
    used_location,
    when,
    when_appears,
    with_more,
    with_timing,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, Card
from versus.games.tpcg.words import (
    ANY_COMBAT,
    ATK,
    BACK,
    BUILD_PHASE,
    COMBAT,
    DODGE,
    ENERGY,
    FLIGHT,
    INTELLECT,
    KO,
    KOD,
    MAIN,
    MIGHT,
    PLOT_TWIST,
    PLUS,
    POWERED_UP,
    RANGED,
    RECOVERED,
    SHRINK,
    SKILL,
    TO_BE_STRUCK,
    TO_MOVE,
    TO_READY,
)
from versus.kernel.modifiers import THIS_COMBAT, WHILE_SOURCE_STANDS

# Supporting characters

wasp = supporting(
    "AFF-009", "Wasp", cost=1, atk=1, defense=2, health=1, teams=(A_FORCE,), keywords=(FLIGHT, STING, SHRINK)
)
sister_grimm = supporting(
    "AFF-010", "Sister Grimm", cost=1, atk=2, defense=2, health=1, teams=(A_FORCE,), keywords=(RANGED,),
    powers=[super_power(
        "The Staff of One", ANY_COMBAT, INTELLECT,
        search(
            with_timing(COMBAT, any_turn=True), not_(sharing_name(cards_in(KO, of_type(PLOT_TWIST)))),
            then=play_twist(it),
        ),
        any_turn=True,
    )],
)  # fmt: skip
pixie = supporting(
    "AFF-011", "Pixie", cost=2, atk=1, defense=4, health=1, teams=(A_FORCE,), keywords=(FLIGHT,),
    powers=[super_power(
        "Hallucinogenic Dust", MAIN, ENERGY,
        reveal_until(
            character, not_(sharing_name(each(yours))),
            then=do(put_into_play(it, yours=True), becomes(it, having(at_end_of_your_turn(ko(this))))),
            rest=shuffle,
        ),
    )],
)  # fmt: skip
spider_woman = supporting(
    "AFF-012", "Spider-Woman", cost=2, atk=3, defense=3, health=1,
    teams=(A_FORCE,), keywords=(FLIGHT, DODGE),
    powers=[super_power(
        "Venom Blast", COMBAT, SKILL,
        gets(one(another, in_melee_combat), defense=-3, until=THIS_COMBAT),
        any_turn=True,
    )],
)  # fmt: skip
meggan = supporting(
    "AFF-013", "Meggan", cost=2, atk=2, defense=2, health=2, teams=(A_FORCE,), keywords=(FLIGHT, RANGED),
    powers=[super_power(
        "Empathic Metamorph", MAIN, MIGHT, plus_counters(this, counters_on(each(another, yours), PLUS)),
    )],
)  # fmt: skip
medusa = supporting(
    "AFF-014", "Medusa", cost=3, atk=3, defense=5, health=1, teams=(A_FORCE,), keywords=(GRAB,),
    powers=[super_power(
        "Prehensile Hair", MAIN, SKILL,
        exhaust(one(enemy, front_row)),
        becomes(it, unable(TO_READY), unable(TO_MOVE), until=WHILE_SOURCE_STANDS),
    )],
)  # fmt: skip
singularity = supporting(
    "AFF-015", "Singularity", cost=3, atk=2, defense=6, health=1, teams=(A_FORCE,), keywords=(FLIGHT,),
    powers=[called("Pocket Dimension", at_end_of_your_turn(
        remove_from_game(
            any_number(another, face_up, yours),
            back=at_start_of_your_turn(put_into_play(this)), with_this=True, keeping=True,
        ),
    ))],
)  # fmt: skip
dazzler = supporting(
    "AFF-016", "Dazzler", cost=4, atk=3, defense=7, health=1, teams=(A_FORCE,), keywords=(RANGED,),
    powers=[super_power("Dazzle", MAIN, ENERGY, daze(one(enemy, supporting_only)))],
)  # fmt: skip
she_hulk = supporting(
    "AFF-017", "She-Hulk", cost=4, atk=5, defense=5, health=2, teams=(A_FORCE,), keywords=(LEADER,),
    powers=[super_power(
        "Baroness of Arcadia", ANY_COMBAT, MIGHT,
        gets(each(attacker, team(A_FORCE)), atk=2, defense=2, until=THIS_COMBAT),
    )],
)  # fmt: skip
_energy_form = plus_counters(this, count(locations(basic, gives(ENERGY))))
spectrum = supporting(
    "AFF-018", "Spectrum", cost=5, atk=4, defense=4, health=2, teams=(A_FORCE,), keywords=(FLIGHT, RANGED),
    powers=[
        called("Energy Form", when_appears(_energy_form)),
        called("Energy Form", when(RECOVERED, _energy_form, subject=this_card)),
    ],
)  # fmt: skip
miss_america = supporting(
    "AFF-019", "Miss America", cost=5, atk=6, defense=4, health=3, teams=(A_FORCE,), keywords=(FLIGHT, TOUGH)
)
loki = supporting(
    "AFF-020", "Loki", cost=6, atk=7, defense=6, health=1, teams=(A_FORCE,),
    powers=[
        called("Power Hungry", when(POWERED_UP, draw(3), subject=yours, once_a_turn=True)),
        called("Questionable Loyalty", at_start_of_phase(
            BUILD_PHASE,
            pick(one(face_up, enemy, with_more(ATK, highest(each(face_up, yours))))),
            send_beside(this, it, row=BACK),
        )),
    ],
)  # fmt: skip
rogue = supporting(
    "AFF-021", "Rogue", cost=6, atk=6, defense=6, health=2, teams=(A_FORCE,), keywords=(FLIGHT,),
    powers=[called("Absorb Powers", when(
        KOD,
        becomes(this, having_powers_of(the_event_card), until=WHILE_SOURCE_STANDS),
        subject=fits(enemy, supporting_only), by=this_card,
    ))],
)  # fmt: skip
phoenix = supporting(
    "AFF-022", "Phoenix", cost=7, atk=7, defense=7, health=1,
    teams=(A_FORCE,), keywords=(FLIGHT, RANGED), aka=("Dark Phoenix",),
    powers=[super_power(
        "Teke Shield", ANY_COMBAT, INTELLECT,
        cannot(the_defender, TO_BE_STRUCK, until=THIS_COMBAT),
        any_turn=True, limit=ANY_NUMBER_OF_TIMES,
    )],
)  # fmt: skip

# Plot twists and a location

heroines_of_arcadia = plot_twist(
    "AFF-023", "Heroines of Arcadia", COMBAT,
    if_(team_attack, gets(each(attacker), atk=3, until=THIS_COMBAT)),
    any_turn=True, teams=(A_FORCE,),
)  # fmt: skip
you_wont_like_her = plot_twist(
    "AFF-024", "You Won't Like Her When She's Angry", COMBAT, plus_counters(one(defender), 2),
    any_turn=True, teams=(A_FORCE,),
)  # fmt: skip
build_a_better_world = plot_twist(
    "AFF-025", "Build a Better World", (MAIN, COMBAT), turn_up(used_location(basic=True)),
    any_turn=True, teams=(A_FORCE,),
)  # fmt: skip
arcadia = special_location("AFF-026", "Arcadia", (ENERGY, INTELLECT, MIGHT, SKILL), (A_FORCE,))

CARDS: tuple[Card, ...] = (
    wasp, sister_grimm, pixie, spider_woman, meggan, medusa, singularity, dazzler, she_hulk, spectrum,
    miss_america, loki, rogue, phoenix,
    heroines_of_arcadia, you_wont_like_her, build_a_better_world, arcadia,
)  # fmt: skip
