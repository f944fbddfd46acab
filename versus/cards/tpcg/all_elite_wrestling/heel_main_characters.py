"""All Elite Wrestling: the main characters of the Heels."""

from versus.cards.tpcg.all_elite_wrestling.teams import HEELS
from versus.games.tpcg.language.vocabulary import (
    amount,
    at_start_of_phase,
    atk_of,
    attacker,
    becomes,
    called,
    character,
    could_melee_attack,
    count,
    defender,
    discard,
    each,
    each_card,
    enemy,
    everywhere,
    evil,
    fits,
    from_now_on,
    gain_xp,
    gaining,
    gains_atk_until,
    gets,
    gives,
    has,
    having,
    in_combat,
    is_,
    it,
    ko,
    locations,
    main,
    main_character,
    minus_counters,
    one,
    ours,
    pay_as_you_like,
    paying_fewer_symbols,
    pick,
    plus_counters,
    printed_powers_of,
    put_into_play,
    resolve_now,
    resource,
    search,
    striking_more,
    stunned_in_combat,
    super_power,
    supporting_only,
    the_defender,
    the_enemy_in_combat,
    the_event_card,
    the_number_taken,
    this,
    this_card,
    total,
    unable,
    when,
    when_appears,
    with_at_most,
    with_less,
    wounding_more,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, ONCE_A_GAME, Card
from versus.games.tpcg.words import (
    ATK,
    ATTACKS,
    BUILD,
    COMBAT,
    COST,
    FLIGHT,
    HUMANITY,
    INTELLECT,
    MAIN,
    MAIN_PHASE,
    MIGHT,
    RANGED,
    SKILL,
    TO_ATTACK,
    WON,
    WOUNDED,
)
from versus.kernel.modifiers import ITS_NEXT_TURN, THIS_COMBAT, UNTIL_YOUR_NEXT_TURN

_boom = super_power(
    "BOOM!", COMBAT, MIGHT,
    gets(this, atk=count(each_card(resource, yours)), until=THIS_COMBAT),
    any_turn=True,
)  # fmt: skip
adam_cole_1 = main_character(
    "AEW-030", "Adam Cole", atk=1, defense=6, health=5, level=1,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        _boom,
        called("BAY BAY!", when_appears(
            gain_xp(printed_powers_of(the_event_card)), subject=supporting_only,
        )),
    ],
    level_up=9,
)  # fmt: skip
adam_cole_2 = main_character(
    "AEW-031", "Adam Cole", atk=2, defense=12, health=5, level=2,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        _boom,
        super_power(
            "Panama Sunrise", MAIN, INTELLECT,
            becomes(this, gaining(FLIGHT), paying_fewer_symbols(1), until=UNTIL_YOUR_NEXT_TURN),
        ),
    ],
)  # fmt: skip

_american_dragon = super_power("The American Dragon", MAIN, SKILL, has(this, FLIGHT | RANGED))
bryan_danielson_1 = main_character(
    "AEW-032", "Bryan Danielson", atk=4, defense=4, health=6, level=1,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[_american_dragon, called("The Perfect Wrestler", when(WON, gain_xp(), subject=this_card))],
    level_up=2,
)  # fmt: skip
bryan_danielson_2 = main_character(
    "AEW-033", "Bryan Danielson", atk=7, defense=6, health=6, level=2,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        _american_dragon,
        super_power(
            "Kick Your Head In", COMBAT, MIGHT,
            becomes(
                this,
                having(when(WON, discard(2, the_enemy_in_combat, at_random=True), subject=this_card)),
                until=THIS_COMBAT,
            ),
            any_turn=True,
        ),
    ],
)  # fmt: skip

_role_model = super_power(
    "Role Model", MAIN, HUMANITY, plus_counters(one(supporting_only, yours), atk_of(this))
)
britt_baker_1 = main_character(
    "AEW-034", "Dr. Britt Baker D.M.D.", atk=3, defense=3, health=5, level=1,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        _role_model,
        called("The Doctor Will See You Now", when(WOUNDED, gain_xp(), subject=character)),
    ],
    level_up=4,
)  # fmt: skip
britt_baker_2 = main_character(
    "AEW-035", "Dr. Britt Baker D.M.D.", atk=6, defense=6, health=5, level=2,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        _role_model,
        super_power(
            "Lockjaw", COMBAT, SKILL,
            pick(one(enemy, in_combat)), minus_counters(it, printed_powers_of(it)),
            any_turn=True,
        ),
    ],
)  # fmt: skip

_jadebrand = super_power("JadeBrand", COMBAT, SKILL, resolve_now, any_turn=True)
jade_cargill_1 = main_character(
    "AEW-036", "Jade Cargill", atk=3, defense=4, health=5, level=1,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        _jadebrand,
        called("Green Like Money", at_start_of_phase(MAIN_PHASE, gain_xp(count(locations(gives(MIGHT)))))),
    ],
    level_up=6,
)  # fmt: skip
jade_cargill_2 = main_character(
    "AEW-037", "Jade Cargill", atk=7, defense=6, health=5, level=2,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        _jadebrand,
        super_power(
            "Jaded", ours(MAIN), (MIGHT,) * 6,
            ko(one(enemy, main, stunned_in_combat(by=this_card))), any_turn=ours(False),
        ),
    ],
)  # fmt: skip

_skilled_striker = super_power(
    "Skilled Striker", COMBAT, SKILL, becomes(this, striking_more(2), until=THIS_COMBAT), any_turn=True
)
malakai_black_1 = main_character(
    "AEW-038", "Malakai Black", atk=2, defense=5, health=5, level=1,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[_skilled_striker, called("House of Black", when(ATTACKS, gain_xp(), subject=fits(evil, yours)))],
    level_up=6,
)  # fmt: skip
malakai_black_2 = main_character(
    "AEW-039", "Malakai Black", atk=5, defense=9, health=5, level=2,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        super_power(
            "Black Mist", MAIN, HUMANITY,
            becomes(one(enemy, could_melee_attack), unable(TO_ATTACK), until=ITS_NEXT_TURN),
            limit=ANY_NUMBER_OF_TIMES,
        ),
        _skilled_striker,
    ],
)  # fmt: skip

mjf_1 = main_character(
    "AEW-040", "MJF", atk=4, defense=3, health=5, level=1,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        super_power(
            "The Salt of the Earth", BUILD, INTELLECT,
            pay_as_you_like,
            search(
                evil, character, with_at_most(COST, the_number_taken), then=put_into_play(it, yours=True)
            ),
        ),
        called("Better Than You...", when(
            ATTACKS, gain_xp(),
            subject=this_card, if_=is_(the_defender, with_less(ATK, atk_of(each(attacker)))),
        )),
    ],
    level_up=3,
)  # fmt: skip
mjf_2 = main_character(
    "AEW-041", "MJF", atk=4, defense=10, health=5, level=2,
    teams=(HEELS,), champion=True, photographic=True,
    powers=[
        super_power(
            "...And You Know It!", MAIN, (HUMANITY,) * 3,
            from_now_on(when(
                ATTACKS, gains_atk_until(this, total(atk_of(the_defender), amount(1)), THIS_COMBAT),
                subject=this_card,
            )),
            limit=ONCE_A_GAME,
        ),
        super_power(
            "Dynamite Diamond Ring", MAIN, (SKILL,) * 3,
            everywhere(this_card, wounding_more(1, defender)),
            limit=ONCE_A_GAME,
        ),
    ],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    adam_cole_1, adam_cole_2, bryan_danielson_1, bryan_danielson_2, britt_baker_1, britt_baker_2,
    jade_cargill_1, jade_cargill_2, malakai_black_1, malakai_black_2, mjf_1, mjf_2,
)  # fmt: skip
