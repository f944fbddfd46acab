"""All Elite Wrestling: the main characters of the Babyfaces, all of them Champions."""

from versus.cards.tpcg.all_elite_wrestling.teams import BABYFACES, HEELS
from versus.games.tpcg.language.set_keywords import INVADE
from versus.games.tpcg.language.vocabulary import (
    any_number,
    at_end_of_your_turn,
    at_least,
    at_random,
    at_start_of_phase,
    attack_now,
    becomes,
    both,
    called,
    cannot,
    card_in,
    cards_in,
    character,
    could_melee_attack,
    count,
    daze,
    each,
    each_player,
    enemy,
    exhausted,
    face_down,
    face_up,
    fits,
    gain_xp,
    gives,
    has,
    having,
    if_,
    in_combat,
    in_defenders_row,
    it,
    it_is_an_enemy,
    its_player,
    keeping,
    ko,
    main_character,
    may,
    minus_counters,
    named,
    never_having_keywords,
    never_having_super_powers,
    of_type,
    one,
    other_than_it,
    plus_counters,
    put_into_force,
    put_into_play,
    remove_from_game,
    search,
    starting_with,
    super_power,
    supporting_only,
    switch_stats,
    team,
    this,
    this_card,
    this_is,
    when,
    when_appears,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    BUILD,
    CHALLENGE_MATCH,
    COMBAT,
    FLIGHT,
    HUMANITY,
    INTELLECT,
    INTO_KO_PILE,
    KO,
    KOD,
    MAIN,
    MAIN_PHASE,
    MIGHT,
    PILE,
    SKILL,
    STRIKES,
    TO_STRIKE,
    TURN_STARTED,
    WON,
)
from versus.kernel.modifiers import THIS_COMBAT

TEAM = (BABYFACES,)

hangman = super_power(
    "Hangman", COMBAT, MIGHT,
    minus_counters(one(enemy, in_combat)),
    becomes(it, never_having_keywords, never_having_super_powers, until=THIS_COMBAT),
    any_turn=True,
)  # fmt: skip
adam_page_1 = main_character(
    "AEW-001", "Adam Page", atk=3, defense=4, health=6, teams=TEAM, champion=True, photographic=True,
    powers=[
        hangman,
        called("Anxious Millennial Cowboy", when(TURN_STARTED, gain_xp(), when_=it_is_an_enemy)),
    ],
    level_up=4,
)  # fmt: skip
adam_page_2 = main_character(
    "AEW-002", "Adam Page", atk=6, defense=7, health=6, level=2, teams=TEAM, champion=True, photographic=True,
    powers=[
        hangman,
        super_power("Buckshot Lariat", MAIN, INTELLECT, daze(any_number(enemy, could_melee_attack))),
    ],
)  # fmt: skip

chris_jericho_1 = main_character(
    "AEW-003", "Chris Jericho", atk=2, defense=5, teams=TEAM, champion=True, photographic=True,
    powers=[
        called("Floyd the Bat", starting_with("Baseball Bat")),
        called("Judas Effect", at_start_of_phase(MAIN_PHASE, if_(
            both(
                at_least(1, count(each(yours, supporting_only, team(BABYFACES)))),
                at_least(1, count(each(yours, supporting_only, team(HEELS)))),
            ),
            gain_xp(),
        ))),
    ],
    level_up=2,
)  # fmt: skip
chris_jericho_2 = main_character(
    "AEW-004", "Chris Jericho", atk=5, defense=9, level=2, teams=TEAM, champion=True, photographic=True,
    powers=[
        called("Le Champion", while_(keeping(named("AEW World Championship Belt")))),
        super_power(
            "Walls of Jericho", COMBAT, SKILL,
            cannot(one(enemy, in_combat, exhausted), TO_STRIKE, until=THIS_COMBAT), any_turn=True,
        ),
    ],
)  # fmt: skip

paradigm_shift = super_power(
    "Paradigm Shift", COMBAT, HUMANITY,
    switch_stats(this, one(enemy, in_combat), until=THIS_COMBAT), any_turn=True,
)  # fmt: skip
jon_moxley_1 = main_character(
    "AEW-005", "Jon Moxley", atk=3, defense=3, teams=TEAM, champion=True, photographic=True,
    powers=[
        paradigm_shift,
        called("Death Rider", when(
            KOD,
            gain_xp(),
            gain_xp(count(cards_in(KO, character, other_than_it, whose=its_player))),
            subject=fits(enemy, character),
        )),
    ],
    level_up=8,
)  # fmt: skip
jon_moxley_2 = main_character(
    "AEW-006", "Jon Moxley", atk=7, defense=7, level=2, teams=TEAM, champion=True, photographic=True,
    powers=[
        paradigm_shift,
        super_power(
            "Unscripted Violence", MAIN, MIGHT,
            put_into_force(at_random(card_in(PILE, of_type(CHALLENGE_MATCH)))),
        ),
    ],
)  # fmt: skip

its_sting = super_power(
    "It's Sting!", BUILD, INTELLECT,
    search(named("Sting"), team(BABYFACES), supporting_only, then=put_into_play(it)),
)  # fmt: skip
darby_allin_1 = main_character(
    "AEW-007", "Darby Allin", atk=4, defense=3, teams=TEAM, champion=True, photographic=True,
    powers=[
        its_sting,
        called("Nothing's Over Till You're Underground", when(
            STRIKES, gain_xp(), subject=this_card, when_=this_is(in_combat),
        )),
    ],
    level_up=3,
)  # fmt: skip
darby_allin_2 = main_character(
    "AEW-008", "Darby Allin", atk=8, defense=6, level=2, teams=TEAM, champion=True, photographic=True,
    powers=[its_sting, super_power("Coffin Drop", MAIN, SKILL, plus_counters(this, 3), has(this, FLIGHT))],
)  # fmt: skip

night_fever = super_power("Night Fever", MAIN, HUMANITY, ko(one(enemy, supporting_only, face_down)))
kris_statlander_1 = main_character(
    "AEW-009", "Kris Statlander", atk=2, defense=5, teams=TEAM, champion=True, photographic=True,
    powers=[
        night_fever,
        called("More Than a Woman", when_appears(gain_xp(), subject=fits(yours, gives(HUMANITY)))),
    ],
    level_up=3,
)  # fmt: skip
kris_statlander_2 = main_character(
    "AEW-010", "Kris Statlander", atk=10, defense=5, level=2, teams=TEAM, champion=True, photographic=True,
    powers=[night_fever, super_power("Area 451", MAIN, SKILL, has(this, FLIGHT | INVADE))],
)  # fmt: skip

la_mera_mera = super_power(
    "La Mera Mera", COMBAT, SKILL,
    becomes(
        this,
        having(when(
            WON, may(attack_now(one(enemy, face_up, in_defenders_row), melee=False)), subject=this_card,
        )),
        until=THIS_COMBAT,
    ),
)  # fmt: skip
thunder_rosa_1 = main_character(
    "AEW-011", "Thunder Rosa", atk=3, defense=4, teams=TEAM, champion=True, photographic=True,
    powers=[
        la_mera_mera,
        called("From the Graveyards of Tijuana", when(INTO_KO_PILE, gain_xp(), subject=character)),
    ],
    level_up=5,
)  # fmt: skip
thunder_rosa_2 = main_character(
    "AEW-012", "Thunder Rosa", atk=6, defense=8, level=2, teams=TEAM, champion=True, photographic=True,
    powers=[
        super_power(
            "Dia de Los Muertos", BUILD, HUMANITY,
            put_into_play(card_in(KO, supporting_only, whose=each_player), yours=True),
            becomes(it, having(at_end_of_your_turn(remove_from_game(this)))),
        ),
        la_mera_mera,
    ],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    adam_page_1, adam_page_2, chris_jericho_1, chris_jericho_2, jon_moxley_1, jon_moxley_2,
    darby_allin_1, darby_allin_2, kris_statlander_1, kris_statlander_2, thunder_rosa_1, thunder_rosa_2,
)  # fmt: skip
