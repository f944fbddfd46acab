"""The Defenders: the supporting characters of that team by cost, its plot twists, equipment and locations."""

from versus.cards.tpcg.defenders_of_hells_kitchen import chi
from versus.cards.tpcg.defenders_of_hells_kitchen.teams import A_DEFENDER, DEFENDERS
from versus.games.tpcg.language.set_keywords import POUNCE, TOUGH
from versus.games.tpcg.language.vocabulary import (
    another,
    appearing,
    at_least,
    at_start_of_your_turn,
    becomes,
    both,
    called,
    count,
    counters_on,
    defender,
    defying_enemies,
    draw,
    each,
    enemy,
    equipment,
    exhausted,
    gaining,
    gets,
    hide,
    if_,
    if_you_do,
    in_a_combat,
    in_combat,
    inferred,
    it,
    ko,
    may,
    not_,
    one,
    ours,
    phase_action,
    plot_twist,
    plus,
    plus_counters,
    special_location,
    super_power,
    supporting,
    supporting_only,
    take,
    this,
    this_is,
    turn_down,
    turn_over_counters,
    turn_up,
    unable,
    used_location,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    BERSERKER,
    BUILD,
    COMBAT,
    DODGE,
    ENERGY,
    FLIGHT,
    INTELLECT,
    MAIN,
    MIGHT,
    NO_SYMBOL,
    RANGED,
    SKILL,
    SUPER_STRENGTH,
    TO_BE_WOUNDED_BY_STUNS,
    TO_GAIN_MINUS,
    TO_LOSE_PLUS,
    TO_STRIKE,
    TO_TURN_UP,
    WOUND,
)
from versus.kernel.modifiers import FOREVER, THIS_COMBAT, THIS_TURN

colleen_wing = supporting(
    inferred("DHK-013"), "Colleen Wing", cost=inferred(1), teams=A_DEFENDER,
    atk=ours(2), defense=ours(2), health=ours(1), keywords=ours(()), powers=ours([]),
)  # fmt: skip
iron_fist = supporting(
    "DHK-014", "Iron Fist", cost=1, teams=A_DEFENDER,
    atk=ours(1, "DEF-012"), defense=ours(3, "DEF-012"), health=ours(1, "DEF-012"),
    keywords=ours((), "DEF-012"),
    powers=[chi.as_he_appears, chi.each_turn, chi.spent(chi.just_a_punch)],
)  # fmt: skip
hellcat = supporting(
    inferred("DHK-015"), "Hellcat", cost=2, teams=A_DEFENDER,
    atk=ours(2, "DEF-010"), defense=ours(2, "DEF-010"), health=ours(2, "DEF-010"),
    keywords=ours((POUNCE,), "DEF-010"),
)  # fmt: skip
nighthawk = supporting(
    inferred("DHK-016"), "Nighthawk", cost=inferred(2), teams=A_DEFENDER,
    atk=ours(2, "CIV-016"), defense=ours(5, "CIV-016"), health=ours(1, "CIV-016"),
    keywords=ours((FLIGHT,), "CIV-016"),
    powers=[ours(super_power("The Rich Get Richer", BUILD, INTELLECT, draw(2)), "CIV-016")],
)  # fmt: skip
white_tiger = supporting(
    "DHK-017", "White Tiger", cost=inferred(3), teams=A_DEFENDER,
    atk=ours(3, "LEG-042"), defense=ours(3, "LEG-042"), health=ours(2, "LEG-042"),
    keywords=ours((), "LEG-042"),
    powers=[called("Amulets of Power", while_(unable(TO_GAIN_MINUS), unable(TO_LOSE_PLUS)))],
)  # fmt: skip
jessica_jones = supporting(
    inferred("DHK-018"), "Jessica Jones", cost=inferred(3), teams=A_DEFENDER,
    atk=ours(4, "LEG-043"), defense=ours(3, "LEG-043"), health=ours(3, "LEG-043"),
    keywords=ours((FLIGHT, TOUGH), "LEG-043"),
)  # fmt: skip
luke_cage = supporting(
    inferred("DHK-019"), "Luke Cage", cost=inferred(4), teams=A_DEFENDER,
    atk=ours(5, "MNB-018"), defense=ours(5, "MNB-018"), health=ours(1, "MNB-018"),
    keywords=ours((), "MNB-018"),
    powers=[ours(
        super_power(
            "Impervious Skin", COMBAT, MIGHT,
            becomes(this, unable(TO_BE_WOUNDED_BY_STUNS), until=THIS_COMBAT), any_turn=True,
        ),
        "MNB-018",
    )],
)  # fmt: skip
daredevil = supporting(
    inferred("DHK-024"), "Daredevil", cost=inferred(5), teams=A_DEFENDER,
    atk=ours(5, "DFX-011"), defense=ours(7, "DFX-011"), health=ours(1, "DFX-011"),
    keywords=ours((DODGE,), "DFX-011"),
)  # fmt: skip
doctor_strange = supporting(
    inferred("DHK-025"), "Doctor Strange", cost=inferred(6), teams=A_DEFENDER,
    atk=ours(7, "MNB-019"), defense=ours(8, "MNB-019"), health=ours(1, "MNB-019"),
    keywords=ours((FLIGHT,), "MNB-019"),
    powers=[ours(super_power("Transmute", MAIN, INTELLECT, turn_over_counters(one())), "MNB-019")],
)  # fmt: skip
hulk = supporting(
    inferred("DHK-026"), "Hulk", cost=inferred(7), teams=A_DEFENDER,
    atk=ours(7, "MNB-022"), defense=ours(7, "MNB-022"), health=ours(2, "MNB-022"),
    keywords=ours((SUPER_STRENGTH,)),
    powers=[ours(
        super_power(
            "Incredible Power", MAIN, MIGHT,
            if_(at_least(1, counters_on(this, WOUND)), plus_counters(this, 7)),
        ),
        "MNB-022",
    )],
)  # fmt: skip
she_hulk = supporting(
    inferred("DHK-027"), "She-Hulk", cost=inferred(7), teams=A_DEFENDER,
    atk=ours(9, "CIV-019"), defense=ours(9, "CIV-019"), health=ours(3, "CIV-019"),
    keywords=ours((SUPER_STRENGTH, BERSERKER), "CIV-019"),
)  # fmt: skip

# Plot twists

the_defender_twist = plot_twist(
    inferred("DHK-028"), "Defender", ours(COMBAT, "DEF-025"),
    ours(gets(one(defender), defense=5, until=THIS_COMBAT), "DEF-025"),
    any_turn=ours(True, "DEF-025"), teams=A_DEFENDER,
)  # fmt: skip
make_a_plan = plot_twist(
    "DHK-029", "Make a Plan", COMBAT,
    becomes(one(yours, in_combat), defying_enemies(TO_STRIKE), until=THIS_COMBAT),
    any_turn=inferred(True), teams=A_DEFENDER,
)  # fmt: skip
street_smart = plot_twist(
    inferred("DHK-030"), "Street Smart", ours((MAIN, COMBAT), "DEF-024"),
    ours(
        if_(
            in_a_combat,
            becomes(one(), plus(atk=1, defense=1), gaining(RANGED), until=THIS_COMBAT),
            becomes(one(yours), plus(atk=1, defense=1), gaining(RANGED), until=THIS_TURN),
        ),
        "DEF-024",
    ),
    any_turn=ours(True, "DEF-024"), teams=A_DEFENDER,
)  # fmt: skip

# Equipment. That it comes exhausted and what befalls the prisoner is stated (2P-CRD-77 to 2P-CRD-79).

evidence = equipment(
    "DHK-031", "Evidence", cost=inferred(1), teams=A_DEFENDER, deck_limit=inferred(1),
    powers=[
        appearing(exhausted=True),
        ours(phase_action(
            "Lock Up", MAIN,
            if_you_do(
                ko(this),
                take(one(enemy, supporting_only)),
                hide(it),
                becomes(it, unable(TO_TURN_UP), until=FOREVER),
            ),
            given=both(this_is(not_(exhausted)), at_least(1, count(each(enemy, supporting_only)))),
        )),
    ],
)  # fmt: skip

# Locations. The name of the second no source tells: the team's location of 2016 stands in its place.

richmond_riding_academy = special_location(
    inferred("DHK-032"), "Richmond Riding Academy", ours(NO_SYMBOL, "PNY-027"), A_DEFENDER,
    [ours(
        at_start_of_your_turn(may(turn_up(used_location(another, up_to=2)), price=turn_down(this))), "PNY-027"
    )],
    deck_limit=inferred(1), starting_team=inferred(DEFENDERS),
)  # fmt: skip
sanctum_sanctorum = special_location(
    inferred("DHK-033"), ours("Sanctum Sanctorum", "DEF-026"),
    ours((ENERGY, INTELLECT, MIGHT, SKILL), "DEF-026"), A_DEFENDER,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    colleen_wing, iron_fist, hellcat, nighthawk, white_tiger, jessica_jones, luke_cage, daredevil,
    doctor_strange, hulk, she_hulk, the_defender_twist, make_a_plan, street_smart, evidence,
    richmond_riding_academy, sanctum_sanctorum,
)  # fmt: skip
