"""All Elite Wrestling: the Babyfaces' supporting characters and plot twists."""

from versus.cards.tpcg.all_elite_wrestling.teams import BABYFACES
from versus.games.tpcg.language.set_keywords import MOBILE, POUNCE, TOSS
from versus.games.tpcg.language.vocabulary import (
    aligned,
    at_least,
    attacker,
    becomes,
    both,
    called,
    cannot,
    choose,
    count,
    counters_on,
    defender,
    do,
    each,
    enemy,
    equip,
    exhaust,
    exhausted,
    fits,
    gaining,
    gets,
    has,
    having,
    heal,
    if_,
    in_combat,
    in_melee,
    in_melee_combat,
    is_,
    it,
    ko,
    main,
    minus_counters,
    named,
    not_,
    nothing,
    of_type,
    one,
    pick,
    plot_twist,
    plus,
    plus_counters,
    pull,
    ready,
    recruit_points_left,
    return_to_hand,
    reveal,
    search,
    striking_harder,
    stun,
    stunned_by,
    super_power,
    supporting,
    supporting_only,
    symbols_instead,
    tag_team,
    the_event_card,
    this,
    this_card,
    this_is,
    when,
    when_appears,
    while_,
    with_base,
    with_counters,
    with_keyword,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, Card
from versus.games.tpcg.words import (
    AT_ZERO,
    COMBAT,
    DECK,
    DODGE,
    EQUIPMENT,
    FEROCIOUS,
    HAND,
    HUMANITY,
    INTELLECT,
    KO,
    LEAP,
    MAIN,
    MIGHT,
    MONSTROUS,
    RANGED,
    SKILL,
    STEALTH,
    STRIKES,
    STUN,
    TAG_TEAM,
    TO_ATTACK,
    TO_STRIKE,
    WON,
    WOUND,
)
from versus.kernel.modifiers import ITS_NEXT_TURN, THIS_COMBAT

TEAM = (BABYFACES,)

sting = supporting(
    "AEW-013", "Sting", cost=1, atk=0, defense=4, teams=TEAM, photographic=True,
    powers=[
        called("The Icon", when_appears(
            search(
                named("Baseball Bat"), of_type(EQUIPMENT),
                then=choose(equip(it, this, playing=True), do(reveal(it), return_to_hand(it))),
                zones=(DECK, HAND, KO),
            ),
        )),
    ],
)  # fmt: skip
hikaru_shida = supporting(
    "AEW-014", "Hikaru Shida", cost=1, atk=2, defense=3, teams=TEAM, keywords=(DODGE,), photographic=True,
    powers=[super_power("Kendo Stick", MAIN, SKILL, gets(this, atk=3), has(this, STEALTH))],
)  # fmt: skip
luchasaurus = supporting(
    "AEW-015", "Luchasaurus", cost=2, atk=2, defense=2, health=2, teams=TEAM, keywords=(TAG_TEAM,),
    photographic=True,
    powers=[
        called("Jurassic Express", tag_team("Jungle Boy", has(this, FEROCIOUS, until=THIS_COMBAT))),
        called("Extinction Event", while_(
            plus(atk=2, defense=2), gaining(MONSTROUS), given=this_is(with_counters(WOUND)),
        )),
    ],
)  # fmt: skip
danhausen = supporting(
    "AEW-016", "Danhausen", cost=2, atk=4, defense=3, teams=TEAM, keywords=(RANGED,), photographic=True,
    filled=("ranged",),
    powers=[
        called("Very Nice, Very Evil", aligned(good=True, evil=True)),
        super_power(
            "Be Cursed", MAIN, HUMANITY,
            pick(one(enemy)),
            choose(
                cannot(it, TO_ATTACK, until=ITS_NEXT_TURN), cannot(it, TO_STRIKE), stun(it), nothing,
                at_random=True,
            ),
        ),
    ],
)  # fmt: skip
penta_el_zero_miedo = supporting(
    "AEW-017", "Penta El Zero Miedo", cost=3, atk=3, defense=4, health=2, teams=TEAM, keywords=(TAG_TEAM,),
    photographic=True,
    powers=[
        called("Lucha Brothers", tag_team("Rey Fénix", heal(this))),
        super_power("Fear Factor", MAIN, MIGHT, pull(one(enemy, main))),
        called("Cero Miedo", while_(striking_harder(3, against=main), given=this_is(attacker))),
    ],
)  # fmt: skip
claudio_castagnoli = supporting(
    "AEW-018", "Claudio Castagnoli", cost=3, atk=4, defense=5, teams=TEAM, photographic=True,
    powers=[
        called("Giant Swing", when_appears(
            minus_counters(one(enemy)),
            if_(is_(it, not_(exhausted)), do(exhaust(it), minus_counters(it))),
        )),
    ],
)  # fmt: skip
eddie_kingston = supporting(
    "AEW-019", "Eddie Kingston", cost=4, atk=5, defense=5, health=2, teams=TEAM, photographic=True,
    powers=[
        called("The Mad King", while_(
            plus(atk=3, defense=3),
            given=both(this_is(in_combat), at_least(1, count(each(enemy, supporting_only, in_combat)))),
        )),
    ],
)  # fmt: skip
jungle_boy = supporting(
    "AEW-020", "Jungle Boy", cost=4, atk=4, defense=7, teams=TEAM, keywords=(TAG_TEAM,), photographic=True,
    powers=[
        called("Jurassic Express", tag_team("Luchasaurus", has(this, MONSTROUS))),
        super_power(
            "Snare Trap", COMBAT, HUMANITY, stun(one(enemy, attacker)), any_turn=True, from_hand=True,
        ),
    ],
)  # fmt: skip
sammy_guevara = supporting(
    "AEW-021", "Sammy Guevara", cost=5, atk=9, defense=5, teams=TEAM, keywords=(LEAP,), photographic=True,
    powers=[super_power("Spanish God", MAIN, HUMANITY, has(this, POUNCE | MOBILE))],
)  # fmt: skip
rey_fenix = supporting(
    "AEW-022", "Rey Fénix", cost=5, atk=3, defense=6, health=0, teams=TEAM, keywords=(TAG_TEAM, LEAP),
    photographic=True,
    powers=[
        called("Lucha Brothers", tag_team(
            "Penta El Zero Miedo", becomes(this, striking_harder(3), until=THIS_COMBAT),
        )),
        called("The Man of 1,000 Lives", while_(with_base(health=1000), even_face_down=True)),
    ],
)  # fmt: skip
samoa_joe = supporting(
    "AEW-023", "Samoa Joe", cost=6, atk=7, defense=8, health=2, teams=TEAM, photographic=True,
    powers=[
        called("Backhand Chops", while_(
            plus(defense=-3), on=fits(enemy, in_combat), given=this_is(in_melee_combat),
        )),
        called("Muscle Buster", when(
            STUN, ko(the_event_card), subject=fits(enemy, supporting_only),
            when_=both(stunned_by(AT_ZERO), this_is(in_melee_combat)),
        )),
    ],
)  # fmt: skip
orange_cassidy = supporting(
    "AEW-024", "Orange Cassidy", cost=6, atk=5, defense=11, teams=TEAM, photographic=True,
    powers=[
        called("Freshly Squeezed", symbols_instead(
            INTELLECT, SKILL, given=at_least(6, recruit_points_left),
        )),
        super_power("Orange Punch", COMBAT, (INTELLECT, SKILL), stun(one(defender))),
    ],
)  # fmt: skip
keith_lee = supporting(
    "AEW-025", "Keith Lee", cost=7, atk=9, defense=11, health=2, teams=TEAM, keywords=(TOSS,),
    photographic=True,
    powers=[super_power("For He Is Limitless", MAIN, MIGHT, ready(this), limit=ANY_NUMBER_OF_TIMES)],
)  # fmt: skip
dynamite = plot_twist(
    "AEW-026", "Dynamite", COMBAT,
    if_(in_melee, becomes(
        one(yours, in_combat),
        having(when(STRIKES, stun(the_event_card), subject=fits(enemy, supporting_only), by=this_card)),
        until=THIS_COMBAT,
    )),
    any_turn=True, teams=TEAM, photographic=True,
)  # fmt: skip
elevation = plot_twist(
    "AEW-027", "Elevation", MAIN,
    pick(one(yours)),
    if_(is_(it, with_keyword(LEAP)), plus_counters(it, 2), gets(it, atk=2, defense=2)),
    has(it, LEAP),
    teams=TEAM, photographic=True,
)  # fmt: skip
pop = plot_twist(
    "AEW-028", "Pop", COMBAT,
    becomes(
        one(yours, supporting_only, in_combat),
        having(when(WON, plus_counters(this, 3), heal(this, counters_on(this, WOUND)), subject=this_card)),
        until=THIS_COMBAT,
    ),
    any_turn=True, teams=TEAM, photographic=True,
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    sting, hikaru_shida, luchasaurus, danhausen, penta_el_zero_miedo, claudio_castagnoli, eddie_kingston,
    jungle_boy, sammy_guevara, rey_fenix, samoa_joe, orange_cassidy, keith_lee, dynamite, elevation, pop,
)  # fmt: skip
