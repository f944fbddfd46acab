"""All Elite Wrestling: the Heels' supporting characters and plot twists."""

from versus.cards.tpcg.all_elite_wrestling.teams import BABYFACES, HEELS
from versus.games.tpcg.language.vocabulary import (
    all_chosen,
    an_enemy,
    another,
    any_number,
    atk_of,
    becomes,
    both,
    called,
    cancel_combat,
    cancel_it,
    character,
    chosen_first,
    combat_resolved,
    def_of,
    defender,
    discard,
    do,
    draw,
    each_enemy,
    either_of,
    enemy,
    everywhere,
    exhaust,
    exhausted,
    face_up,
    fits,
    for_players,
    front_row,
    gain_recruit_points,
    gaining,
    gets,
    happened_this_turn,
    has,
    have_players,
    having,
    if_,
    if_you_do,
    in_combat,
    in_melee,
    is_,
    it,
    it_is_you,
    minus_counters,
    move_over,
    named,
    not_,
    one,
    one_or_more,
    ours,
    phase_action,
    pick,
    plot_twist,
    plus_counters,
    put_into_play,
    reaction,
    single_out,
    strike,
    striking_double,
    stun,
    super_power,
    supporting,
    supporting_only,
    tag_team,
    team,
    team_attack,
    the_defender,
    theirs,
    this,
    this_card,
    this_is,
    together,
    unable,
    was_in_combat,
    when,
    when_appears,
    while_,
    with_keyword,
    wound,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, IN_HAND, Card
from versus.games.tpcg.words import (
    ANY_COMBAT,
    APPEARED,
    BUILD,
    COMBAT,
    COMBAT_ENDED,
    FLIES_OVER,
    HUMANITY,
    INTELLECT,
    LEAP,
    MAIN,
    MIGHT,
    MONSTROUS,
    RECOVERED,
    SKILL,
    STEALTH,
    TAG_TEAM,
    TO_STRIKE,
    TO_TEAM_ATTACK,
    WON,
    WOUNDED,
)
from versus.kernel.modifiers import THIS_COMBAT, THIS_TURN

# Supporting characters

hook = supporting(
    "AEW-042", "HOOK", cost=1, atk=3, defense=1, health=1, teams=(HEELS,), photographic=True,
    powers=[
        phase_action(
            "Send HOOK", BUILD, put_into_play(this, yours=True), place=IN_HAND,
            given=happened_this_turn(
                APPEARED, fits(either_of(team(BABYFACES), team(HEELS)), supporting_only), when_=it_is_you
            ),
        ),
        super_power(
            "Redrum", COMBAT, SKILL, gets(one(enemy, in_combat), atk=-3, until=THIS_COMBAT), any_turn=True
        ),
    ],
)  # fmt: skip
_beast = gets(this, atk=4)
nyla_rose = supporting(
    "AEW-043", "Nyla Rose", cost=ours(1), atk=0, defense=2, health=2, teams=(HEELS,), photographic=True,
    powers=[
        called("The Native Beast", when_appears(_beast)),
        called("The Native Beast", when(RECOVERED, _beast, subject=this_card)),
    ],
)  # fmt: skip
matt_hardy = supporting(
    "AEW-044", "Matt Hardy", cost=2, atk=3, defense=4, health=1, teams=(HEELS,), photographic=True,
    powers=[super_power("Big Money", BUILD, MIGHT, gain_recruit_points(1), limit=ANY_NUMBER_OF_TIMES)],
)  # fmt: skip
andrade_el_idolo = supporting(
    "AEW-045", "Andrade El Idolo", cost=2, atk=2, defense=2, health=2,
    teams=(HEELS,), keywords=(LEAP,), photographic=True,
    powers=[called("Moonsault", when(
        FLIES_OVER, gets(this, atk=3, defense=3, until=THIS_COMBAT),
        subject=fits(this_card, with_keyword(LEAP)),
    ))],
)  # fmt: skip
ethan_page = supporting(
    "AEW-046", "Ethan Page", cost=3, atk=5, defense=5, health=1,
    teams=(HEELS,), keywords=(TAG_TEAM,), photographic=True,
    powers=[
        called("Men of the Year", tag_team("Scorpio Sky", draw())),
        called("All Ego", while_(unable(TO_TEAM_ATTACK, not_(named("Scorpio Sky"))))),
    ],
)  # fmt: skip
ricky_starks = supporting(
    "AEW-047", "Ricky Starks", cost=3, atk=3, defense=6, health=1,
    teams=(HEELS,), keywords=(LEAP,), photographic=True,
    powers=[super_power(
        "Absolute", COMBAT, SKILL,
        gets(this, atk=def_of(this), defense=atk_of(this), until=THIS_COMBAT),
        any_turn=True,
    )],
)  # fmt: skip
matt_jackson = supporting(
    "AEW-048", "Matt Jackson", cost=4, atk=6, defense=4, health=1,
    teams=(HEELS,), keywords=(TAG_TEAM,), photographic=True,
    powers=[
        called("Young Bucks", tag_team("Nick Jackson", minus_counters(one(enemy, in_combat), 2))),
        reaction("Whatever It Takes", HUMANITY, WOUNDED, cancel_it, subject=fits(another, character, yours)),
    ],
)  # fmt: skip
nick_jackson = supporting(
    "AEW-049", "Nick Jackson", cost=4, atk=6, defense=4, health=1,
    teams=(HEELS,), keywords=(TAG_TEAM,), photographic=True,
    powers=[
        called("Young Bucks", tag_team("Matt Jackson", plus_counters(this, 2))),
        super_power(
            "Superkick Party", MAIN, HUMANITY,
            if_(this_is(not_(exhausted), front_row), if_you_do(
                do(
                    exhaust(this),
                    exhaust(one_or_more(another, face_up, not_(exhausted), yours, front_row)),
                ),
                strike(one(enemy, front_row), striker=together(this, chosen_first)),
            )),
        ),
    ],
)  # fmt: skip
scorpio_sky = supporting(
    "AEW-050", "Scorpio Sky", cost=5, atk=7, defense=5, health=1,
    teams=(HEELS,), keywords=(TAG_TEAM, LEAP), photographic=True,
    powers=[
        called("Men of the Year", tag_team("Ethan Page", discard(1, each_enemy, at_random=True))),
        super_power("Head Games", MAIN, INTELLECT, for_players(an_enemy, move_over(any_number(theirs)))),
    ],
)  # fmt: skip
lance_archer = supporting(
    "AEW-051", "Lance Archer", cost=5, atk=5, defense=8, health=2, teams=(HEELS,), photographic=True,
    powers=[called("Murderhawk Monster", while_(
        gaining(MONSTROUS), striking_double(),
        given=both(this_is(defender), in_melee, team_attack),
    ))],
)  # fmt: skip
miro = supporting(
    "AEW-052", "Miro", cost=6, atk=9, defense=7, health=2, teams=(HEELS,), photographic=True,
    powers=[called("The Redeemer", when_appears(everywhere(enemy, unable(TO_STRIKE), until=THIS_TURN)))],
)  # fmt: skip
wardlow = supporting(
    "AEW-053", "Wardlow", cost=6, atk=7, defense=7, health=2, teams=(HEELS,), photographic=True,
    powers=[super_power(
        "Powerbomb Symphony", MAIN, MIGHT,
        single_out(one(enemy, supporting_only)), wound(it),
        limit=ANY_NUMBER_OF_TIMES,
    )],
)  # fmt: skip
kenny_omega = supporting(
    "AEW-054", "Kenny Omega", cost=7, atk=9, defense=9, health=2, teams=(HEELS,), photographic=True,
    powers=[
        called("One-Winged Angel", when_appears(
            have_players(each_enemy, pick(one(face_up, yours))), stun(all_chosen),
        )),
        super_power(
            "The Elite", ANY_COMBAT, INTELLECT, if_(is_(the_defender, yours), cancel_combat), any_turn=True
        ),
    ],
)  # fmt: skip

# Plot twists

dark = plot_twist(
    "AEW-055", "Dark", MAIN, gets(one(yours), atk=2, defense=2), has(it, STEALTH),
    teams=(HEELS,), photographic=True,
)  # fmt: skip
heat = plot_twist(
    "AEW-056", "Heat", COMBAT,
    becomes(
        one(supporting_only, yours, in_combat),
        having(when(WON, plus_counters(this), strike(one(not_(was_in_combat))), subject=this_card)),
        until=THIS_COMBAT,
    ),
    any_turn=True, teams=(HEELS,), photographic=True,
)  # fmt: skip
rampage = plot_twist(
    "AEW-057", "Rampage", COMBAT,
    gets(one(yours, in_combat), atk=3, defense=3, until=THIS_COMBAT),
    becomes(it, having(when(COMBAT_ENDED, minus_counters(this), when_=combat_resolved)), until=THIS_COMBAT),
    any_turn=True, teams=(HEELS,), photographic=True,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    hook, nyla_rose, matt_hardy, andrade_el_idolo, ethan_page, ricky_starks, matt_jackson, nick_jackson,
    scorpio_sky, lance_archer, miro, wardlow, kenny_omega,
    dark, heat, rampage,
)  # fmt: skip
