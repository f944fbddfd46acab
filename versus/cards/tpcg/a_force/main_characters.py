"""The eight main characters of A-Force, each at both levels."""

from versus.cards.tpcg.a_force.teams import A_FORCE, FEMME_FATALES
from versus.games.tpcg.language.vocabulary import (
    an_enemy,
    another,
    at_end_of_your_turn,
    at_least,
    atk_of,
    attacker,
    called,
    cancel_it,
    card_in,
    cards_in,
    cards_of_yours,
    change_level,
    character,
    count,
    counters_on,
    daze,
    discard,
    draw,
    each,
    each_card,
    each_player,
    enemy,
    everywhere,
    face_down_resource,
    face_up,
    for_players,
    from_now_on,
    gain_xp,
    gains_atk_until,
    has,
    heal,
    highest,
    how_much_more,
    in_combat,
    is_,
    it,
    it_is_power,
    it_is_you,
    ko,
    main_character,
    minus_counters,
    never_having,
    number_of_cards,
    on_enemy_turns,
    one,
    pick,
    plus_counters,
    put_as_resource,
    put_into_play,
    reaction,
    ready,
    resource,
    return_to_hand,
    super_power,
    supporting_only,
    that_player,
    that_was,
    the_event_amount,
    this,
    this_card,
    this_is,
    top,
    total,
    unable,
    up_to,
    when,
    when_appears,
    with_counters,
    with_keyword,
    with_more,
    yours,
)
from versus.games.tpcg.printed.definition import ONCE_A_GAME, Card
from versus.games.tpcg.words import (
    APPEARED,
    ATK,
    COMBAT,
    ENERGY,
    FEROCIOUS,
    FLIGHT,
    GAINED_ATK,
    HAND,
    INTELLECT,
    KO,
    MAIN,
    MIGHT,
    PLUS,
    POWER_RESOLVES,
    POWER_USED,
    RANGED,
    SKILL,
    STUN,
    TEAM_ATTACKS,
    TO_BE_ATTACKED,
    WOUNDED,
)
from versus.kernel.modifiers import THIS_COMBAT, THIS_TURN, UNTIL_YOUR_NEXT_TURN_ENDS

# A-Force

_energy_absorption = super_power(
    "Energy Absorption", MAIN, ENERGY,
    plus_counters(this, count(each(another, with_keyword(RANGED), yours))),
)  # fmt: skip
captain_marvel_1 = main_character(
    "AFF-001", "Captain Marvel", atk=2, defense=4, health=6, level=1,
    teams=(A_FORCE,), keywords=(FLIGHT, RANGED), aka=("Ms. Marvel",),
    powers=[
        _energy_absorption,
        called("Woman of War", when(STUN, gain_xp(), subject=enemy, by=this_card, when_=this_is(in_combat))),
    ],
    level_up=4,
)  # fmt: skip
captain_marvel_2 = main_character(
    "AFF-002", "Captain Marvel", atk=4, defense=6, health=6, level=2,
    teams=(A_FORCE,), keywords=(FLIGHT, RANGED), aka=("Ms. Marvel",),
    powers=[
        _energy_absorption,
        super_power("Photonic Blast", MAIN, SKILL, minus_counters(one(enemy), counters_on(this, PLUS))),
    ],
)  # fmt: skip

_a_force_assemble = super_power(
    "A-Force Assemble!", MAIN, SKILL,
    from_now_on(
        when(TEAM_ATTACKS, plus_counters(each(attacker)), when_=it_is_you), until=THIS_TURN, once=True
    ),
)  # fmt: skip
she_hulk_1 = main_character(
    "AFF-003", "She-Hulk", atk=3, defense=4, health=6, level=1, teams=(A_FORCE,),
    powers=[_a_force_assemble, called("Fight Together", when(TEAM_ATTACKS, gain_xp(), when_=it_is_you))],
    level_up=5,
)  # fmt: skip
she_hulk_2 = main_character(
    "AFF-004", "She-Hulk", atk=6, defense=6, health=6, level=2, teams=(A_FORCE,),
    powers=[
        _a_force_assemble,
        reaction("Rules Lawyer", INTELLECT, POWER_RESOLVES, cancel_it, subject=enemy),
    ],
)  # fmt: skip

sister_grimm_1 = main_character(
    "AFF-005", "Sister Grimm", atk=2, defense=5, health=5, level=1, teams=(A_FORCE,), keywords=(RANGED,),
    powers=[called("When Blood Is Shed...", when(
        WOUNDED, gain_xp(), subject=this_card, when_=on_enemy_turns,
    ))],
    level_up=1,
)  # fmt: skip
_spells = (
    super_power(
        "Muzzle", MAIN, SKILL,
        everywhere(yours, unable(TO_BE_ATTACKED), until=UNTIL_YOUR_NEXT_TURN_ENDS), limit=ONCE_A_GAME,
    ),
    super_power(
        "Bounce House", MAIN, ENERGY, return_to_hand(up_to(2, supporting_only)), limit=ONCE_A_GAME
    ),
    super_power("Open Sesame", MAIN, INTELLECT, draw(3), limit=ONCE_A_GAME),
    super_power(
        "Caffeine Injection", MAIN, MIGHT, plus_counters(one(supporting_only), 4), limit=ONCE_A_GAME
    ),
)  # fmt: skip
sister_grimm_2 = main_character(
    "AFF-006", "Sister Grimm", atk=4, defense=5, health=5, level=2, teams=(A_FORCE,), keywords=(RANGED,),
    powers=[
        called("...Let the Staff of One Emerge", when(
            POWER_USED, change_level(this, -1), subject=this_card,
            when_=it_is_power(*(spell.name for spell in _spells)),
        )),
        *_spells,
    ],
)  # fmt: skip

_life_incarnate = super_power("Life Incarnate", MAIN, INTELLECT, heal(one(supporting_only)))
phoenix_1 = main_character(
    "AFF-007", "Phoenix", atk=3, defense=3, health=7, level=1,
    teams=(A_FORCE,), keywords=(FLIGHT, RANGED), aka=("Dark Phoenix",),
    powers=[
        _life_incarnate,
        called("The Sum of All Life and Death", when_appears(
            gain_xp(), subject=character,
            if_=at_least(20, total(
                count(each(supporting_only)), count(cards_in(KO, supporting_only, whose=each_player)),
            )),
        )),
    ],
    level_up=1,
)  # fmt: skip
phoenix_2 = main_character(
    "AFF-008", "Phoenix", atk=7, defense=7, health=7, level=2,
    teams=(A_FORCE,), keywords=(FLIGHT, RANGED), aka=("Dark Phoenix",),
    powers=[
        _life_incarnate,
        super_power(
            "From the Ashes", MAIN, (ENERGY, MIGHT), put_into_play(card_in(KO, character), yours=True)
        ),
    ],
)  # fmt: skip

# Femme Fatales

_bad_luck = super_power("Bad Luck", MAIN, INTELLECT, discard(1, an_enemy))
black_cat_1 = main_character(
    "AFF-027", "Black Cat", atk=2, defense=5, health=5, level=1, teams=(FEMME_FATALES,),
    powers=[
        _bad_luck,
        called("Queen of Thieves", at_end_of_your_turn(for_players(
            an_enemy,
            gain_xp(how_much_more(cards_of_yours(HAND), number_of_cards(HAND, that_player))),
        ))),
    ],
    level_up=9,
)  # fmt: skip
black_cat_2 = main_character(
    "AFF-028", "Black Cat", atk=4, defense=8, health=5, level=2, teams=(FEMME_FATALES,),
    powers=[
        _bad_luck,
        super_power("Cross their Path", COMBAT, SKILL, daze(each(enemy, in_combat)), any_turn=True),
    ],
)  # fmt: skip

_what_was = super_power(
    "What Was, What Is, What Will Be", MAIN, (INTELLECT, INTELLECT), put_as_resource(top(2))
)
dark_phoenix_1 = main_character(
    "AFF-029", "Dark Phoenix", atk=3, defense=3, health=7, level=1,
    teams=(FEMME_FATALES,), keywords=(FLIGHT, RANGED), aka=("Phoenix",),
    powers=[
        _what_was,
        called("Inevitable Corruption", when_appears(
            gain_xp(), subject=resource, if_=at_least(20, count(each_card(resource))),
        )),
    ],
    level_up=1,
)  # fmt: skip
dark_phoenix_2 = main_character(
    "AFF-030", "Dark Phoenix", atk=7, defense=7, health=7, level=2,
    teams=(FEMME_FATALES,), keywords=(FLIGHT, RANGED), aka=("Phoenix",),
    powers=[
        _what_was,
        super_power(
            "Ravager of Worlds", MAIN, (ENERGY, ENERGY, MIGHT), ko(each_card(face_down_resource, enemy))
        ),
    ],
)  # fmt: skip

_imbue_with_power = super_power(
    "Imbue with Power", MAIN, ENERGY, plus_counters(one(supporting_only, that_was(APPEARED)), 2)
)
enchantress_1 = main_character(
    "AFF-031", "Enchantress", atk=2, defense=5, health=5, level=1,
    teams=(FEMME_FATALES,), keywords=(RANGED,),
    powers=[
        _imbue_with_power,
        called("Champion of Amora", at_end_of_your_turn(
            gain_xp(),
            if_=is_(
                each(face_up, supporting_only, yours),
                with_more(ATK, highest(each(face_up, supporting_only, enemy))),
            ),
        )),
    ],
    level_up=3,
)  # fmt: skip
enchantress_2 = main_character(
    "AFF-032", "Enchantress", atk=3, defense=8, health=5, level=2,
    teams=(FEMME_FATALES,), keywords=(RANGED,),
    powers=[
        _imbue_with_power,
        super_power(
            "I'll Not Sully My Hands", MAIN, INTELLECT,
            ready(each(supporting_only, with_counters(PLUS), yours)),
        ),
    ],
)  # fmt: skip

_masquerade = super_power(
    "Masquerade", COMBAT, SKILL,
    pick(one(face_up, another)), gains_atk_until(this, atk_of(it), THIS_COMBAT),
    any_turn=True,
)  # fmt: skip
mystique_1 = main_character(
    "AFF-033", "Mystique", atk=1, defense=6, health=5, level=1, teams=(FEMME_FATALES,),
    powers=[
        _masquerade,
        called("Bitter Fury", when(GAINED_ATK, gain_xp(the_event_amount), subject=this_card)),
    ],
    level_up=10,
)  # fmt: skip
mystique_2 = main_character(
    "AFF-034", "Mystique", atk=6, defense=7, health=5, level=2, teams=(FEMME_FATALES,),
    powers=[
        _masquerade,
        super_power(
            "Martial Savagery", COMBAT, MIGHT,
            has(this, FEROCIOUS, THIS_COMBAT),
            everywhere(enemy, never_having(FEROCIOUS), until=THIS_COMBAT),
            any_turn=True,
        ),
    ],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    captain_marvel_1, captain_marvel_2, she_hulk_1, she_hulk_2, sister_grimm_1, sister_grimm_2,
    phoenix_1, phoenix_2,
    black_cat_1, black_cat_2, dark_phoenix_1, dark_phoenix_2, enchantress_1, enchantress_2,
    mystique_1, mystique_2,
)  # fmt: skip
