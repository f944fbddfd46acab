"""The Underworld: the supporting characters of that team by cost, its plot twists and the rest."""

from versus.cards.tpcg.defenders_of_hells_kitchen.teams import OF_THE_UNDERWORLD, UNDERWORLD
from versus.games.tpcg.language.set_keywords import SOLDIER
from versus.games.tpcg.language.vocabulary import (
    another,
    at_least,
    at_start_of_your_turn,
    attacker,
    bearer,
    becomes,
    called,
    cannot,
    cards_in,
    character,
    choose,
    count,
    daze,
    defender,
    defying,
    do,
    draw,
    each,
    enemy,
    equipment,
    exhaust,
    fits,
    front_row,
    gaining,
    gets,
    give_back,
    having,
    having_powers_of,
    if_,
    in_combat,
    in_melee_combat,
    inferred,
    it,
    location,
    make_main,
    make_supporting,
    maker,
    may,
    minus_counters,
    move_over,
    named,
    number_of_cards,
    one,
    option,
    ours,
    pick,
    plot_twist,
    plus_counters,
    ranged_attacking,
    ready,
    special_location,
    strike,
    super_power,
    supporting,
    supporting_only,
    take,
    team,
    this,
    this_card,
    this_is,
    turn_down,
    unable,
    up_to,
    when,
    when_appears,
    when_attacks,
    while_,
    with_counters,
    you,
    your_main,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    ANY_COMBAT,
    BACK,
    CHANGED_SIDES,
    COMBAT,
    COMBAT_ENDED,
    ENERGY,
    EQUIPPED,
    INTELLECT,
    KO,
    LEFT_PLAY,
    LETHAL,
    MAIN,
    MIGHT,
    MINUS,
    NO_SYMBOL,
    RANGED,
    SKILL,
    STUN,
    TO_BE_STRUCK,
    TO_PLAY_TWISTS,
    TO_STRIKE,
)
from versus.kernel.modifiers import FOREVER, THIS_COMBAT

diamondback = supporting(
    "DHK-042", "Diamondback", cost=inferred(1), teams=OF_THE_UNDERWORLD,
    atk=ours(2), defense=ours(2), health=ours(1), keywords=ours(()),
    powers=[super_power("Throwing Knives", ours(MAIN), ours(SKILL), strike(each(enemy, front_row)))],
)  # fmt: skip
hammerhead = supporting(
    inferred("DHK-043"), "Hammerhead", cost=inferred(1), teams=OF_THE_UNDERWORLD,
    atk=ours(2), defense=ours(2), health=ours(1), keywords=ours(()),
    powers=[called("Head First", while_(unable(TO_BE_STRUCK), given=this_is(attacker, in_melee_combat)))],
)  # fmt: skip
crossbones = supporting(
    inferred("DHK-044"), "Crossbones", cost=inferred(2), teams=OF_THE_UNDERWORLD,
    atk=ours(2, "LEG-032"), defense=ours(2, "LEG-032"), health=ours(2, "LEG-032"),
    keywords=ours((RANGED,), "LEG-032"),
    powers=[
        ours(
            called(
                "Henchman",
                when_appears(
                    plus_counters(this), subject=fits(yours, another, supporting_only, team(UNDERWORLD))
                ),
            ),
            "LEG-032",
        ),
        ours(
            called(
                "Combat Master",
                while_(unable(TO_PLAY_TWISTS), on=enemy, given=this_is(in_combat)),
            ),
            "LEG-032",
        ),
    ],
)  # fmt: skip
shocker = supporting(
    inferred("DHK-045"), "Shocker", cost=inferred(2), teams=OF_THE_UNDERWORLD,
    atk=ours(4, "PNY-040"), defense=ours(3, "PNY-040"), health=ours(1, "PNY-040"),
    keywords=ours((RANGED,), "PNY-040"),
    # Whom it meets is chosen as it is used, not after the combat.
    powers=[ours(
        super_power(
            "Aftershocker", ANY_COMBAT, MIGHT,
            choose(
                option("Your own", do(
                    pick(one(yours, in_combat)),
                    becomes(it, having(when(COMBAT_ENDED, plus_counters(this, 2))), until=THIS_COMBAT),
                )),
                option("An enemy", do(
                    pick(one(enemy, in_combat)),
                    becomes(it, having(when(COMBAT_ENDED, minus_counters(this, 2))), until=THIS_COMBAT),
                )),
            ),
        ),
        "PNY-040",
    )],
)  # fmt: skip
nuke = supporting(
    "DHK-046", "Nuke", cost=inferred(3), teams=OF_THE_UNDERWORLD,
    atk=ours(4), defense=ours(5), health=ours(1), keywords=ours(()),
    powers=[super_power(
        "Adrenaline Pills", ours(COMBAT), ours(ENERGY),
        becomes(this, having(when(COMBAT_ENDED, ready(this))), until=THIS_COMBAT), any_turn=ours(False),
    )],
)  # fmt: skip
fixer = supporting(
    inferred("DHK-047"), "Fixer", cost=inferred(4), teams=OF_THE_UNDERWORLD,
    atk=ours(5, "SVH-012"), defense=ours(5, "SVH-012"), health=ours(1, "SVH-012"),
    keywords=ours((SOLDIER,), "SVH-012"),
    powers=[ours(
        called("Techno-Genius", at_start_of_your_turn(draw(number_of_cards(EQUIPPED, you)))), "SVH-012"
    )],
)  # fmt: skip

# Four Mary Walkers. That they are four different cards is inferred; what they do is as in 2015.

MARY_WALKER = "Mary Walker"
bloody_mary = supporting(
    inferred("DHK-048"), MARY_WALKER, cost=inferred(4), teams=OF_THE_UNDERWORLD, deck_limit=inferred(1),
    atk=ours(6, "DEF-038"), defense=ours(4, "DEF-038"), health=ours(1, "DEF-038"),
    keywords=ours((), "DEF-038"),
    powers=[ours(
        called(
            "Bloody Mary",
            while_(
                unable(TO_STRIKE, this_card),
                on=fits(enemy, defender, with_counters(MINUS)), given=this_is(attacker),
            ),
        ),
        "DEF-038",
    )],
)  # fmt: skip
typhoid_mary = supporting(
    inferred("DHK-049"), MARY_WALKER, cost=inferred(4), teams=OF_THE_UNDERWORLD, deck_limit=inferred(1),
    atk=ours(5, "DEF-059"), defense=ours(5, "DEF-059"), health=ours(1, "DEF-059"),
    keywords=ours((), "DEF-059"),
    powers=[ours(called("Typhoid Mary", when_attacks(minus_counters(up_to(2, enemy)))), "DEF-059")],
)  # fmt: skip
innocent_mary = supporting(
    inferred("DHK-050"), MARY_WALKER, cost=inferred(4), teams=OF_THE_UNDERWORLD, deck_limit=inferred(1),
    atk=ours(4, "DEF-060"), defense=ours(6, "DEF-060"), health=ours(1, "DEF-060"),
    keywords=ours((), "DEF-060"),
    powers=[ours(
        called(
            "Innocent Mary",
            while_(
                unable(TO_STRIKE, this_card),
                on=fits(enemy, attacker, with_counters(MINUS)), given=this_is(defender),
            ),
        ),
        "DEF-060",
    )],
)  # fmt: skip
mary_walker = supporting(
    inferred("DHK-051"), MARY_WALKER, cost=inferred(4), teams=OF_THE_UNDERWORLD, deck_limit=inferred(1),
    atk=ours(6, "DEF-061"), defense=ours(6, "DEF-061"), health=ours(1, "DEF-061"),
    keywords=ours((), "DEF-061"),
    powers=[ours(
        called("Composite Personality", while_(having_powers_of(cards_in(KO, named(MARY_WALKER))))), "DEF-061"
    )],
)  # fmt: skip

tombstone = supporting(
    inferred("DHK-052"), "Tombstone", cost=inferred(5), teams=OF_THE_UNDERWORLD,
    atk=ours(6, "SFO-011"), defense=ours(6, "SFO-011"), health=ours(1, "SFO-011"),
    keywords=ours((RANGED,), "SFO-011"),
    powers=[ours(
        super_power(
            "Hard as Marble", COMBAT, MIGHT,
            cannot(one(enemy, in_combat), TO_STRIKE, until=THIS_COMBAT), any_turn=True,
        ),
        "SFO-011",
    )],
)  # fmt: skip
bullseye = supporting(
    "DHK-053", "Bullseye", cost=inferred(6), teams=OF_THE_UNDERWORLD,
    atk=ours(8, "DEF-044"), defense=ours(7, "DEF-044"), health=ours(1, "DEF-044"),
    keywords=inferred((RANGED,)),
    powers=[while_(defying(TO_STRIKE), given=this_is(ranged_attacking))],
)  # fmt: skip
# Nothing states this card: the box has a number for it, and each team its leader (dhk.md).
kingpin = supporting(
    inferred("DHK-054"), inferred("Kingpin"), cost=inferred(6), teams=OF_THE_UNDERWORLD,
    atk=ours(5, "DEF-047"), defense=ours(9, "DEF-047"), health=ours(2, "DEF-047"),
    keywords=ours((), "DEF-047"),
    powers=[ours(
        super_power(
            "Underworld Boss", MAIN, MIGHT,
            if_(
                at_least(2, count(each(another, yours, team(UNDERWORLD)))),
                do(make_supporting(each(your_main)), make_main(this)),
            ),
        ),
        "DEF-047",
    )],
)  # fmt: skip
the_hood = supporting(
    inferred("DHK-055"), "The Hood", cost=inferred(7), teams=OF_THE_UNDERWORLD,
    atk=ours(10, "DAR-009"), defense=ours(8, "DAR-009"), health=ours(1, "DAR-009"),
    keywords=ours((RANGED,), "DAR-009"), powers=ours([]),
)  # fmt: skip

_home = give_back(this, row=BACK)
_still_here = this_is(yours)
purple_man = supporting(
    inferred("DHK-056"), "Purple Man", cost=inferred(7), teams=OF_THE_UNDERWORLD,
    atk=ours(7, "DEF-045"), defense=ours(11, "DEF-045"), health=ours(1, "DEF-045"),
    keywords=ours((), "DEF-045"),
    powers=[ours(
        super_power(
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
        ),
        "DEF-045",
    )],
)  # fmt: skip

# Plot twists

disrupt_the_plan = plot_twist(
    inferred("DHK-057"), "Disrupt the Plan", COMBAT, move_over(one(yours, attacker)),
    any_turn=ours(True), teams=OF_THE_UNDERWORLD,
)  # fmt: skip
street_fight = plot_twist(
    inferred("DHK-058"), "Street Fight", ours(COMBAT, "DEF-050"),
    ours(gets(one(character), defense=-2, until=THIS_COMBAT), "DEF-050"),
    any_turn=ours(True, "DEF-050"), teams=OF_THE_UNDERWORLD,
)  # fmt: skip
the_underworld_twist = plot_twist(
    inferred("DHK-059"), "Underworld", ours(COMBAT, "DEF-051"),
    ours(daze(one(defender, supporting_only, yours)), "DEF-051"),
    any_turn=ours(True, "DEF-051"), teams=OF_THE_UNDERWORLD,
)  # fmt: skip

# Equipment. Nothing but its name is known of it.

contract = equipment(
    inferred("DHK-060"), "Contract", cost=inferred(1), teams=OF_THE_UNDERWORLD, deck_limit=inferred(1),
    powers=[ours(while_(gaining(LETHAL), on=bearer))],
)  # fmt: skip

# Locations. One symbol of the tower is stated; the rest is as printed in 2016.

the_streets = special_location(
    inferred("DHK-061"), "The Streets", ours(NO_SYMBOL, "PNY-055"), OF_THE_UNDERWORLD,
    [ours(at_start_of_your_turn(may(turn_down(location(enemy, up_to=2)), price=turn_down(this))), "PNY-055")],
    deck_limit=inferred(1), starting_team=inferred(UNDERWORLD),
)  # fmt: skip
fisk_tower = special_location(
    inferred("DHK-062"), "Fisk Tower",
    inferred((ENERGY, INTELLECT, MIGHT, SKILL), "DEF-052"), OF_THE_UNDERWORLD,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    diamondback, hammerhead, crossbones, shocker, nuke, fixer,
    bloody_mary, typhoid_mary, innocent_mary, mary_walker,
    tombstone, bullseye, kingpin, the_hood, purple_man,
    disrupt_the_plan, street_fight, the_underworld_twist, contract, the_streets, fisk_tower,
)  # fmt: skip
