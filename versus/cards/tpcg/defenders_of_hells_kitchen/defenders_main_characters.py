"""The main characters of the Defenders with their levels; Moon Knight has a room of his own."""

from versus.cards.tpcg.defenders_of_hells_kitchen import chi
from versus.cards.tpcg.defenders_of_hells_kitchen.teams import A_DEFENDER
from versus.games.tpcg.language.set_keywords import TOUGH
from versus.games.tpcg.language.vocabulary import (
    at_least,
    becomes,
    character,
    discard_cards,
    enemy,
    everywhere,
    gain_xp,
    inferred,
    it,
    look_at_hand,
    lying_open,
    main_character,
    named,
    one_of_them,
    ours,
    pay_recruit_points,
    phase_action,
    put_into_play,
    recruit_points_left,
    search,
    solo_attack,
    striking_double,
    super_power,
    supporting_only,
    this,
    this_card,
    unable,
    until_paid,
    when,
    when_appears,
)
from versus.games.tpcg.language.vocabulary import fits as fitting
from versus.games.tpcg.printed.definition import ONCE_A_GAME, Card
from versus.games.tpcg.words import (
    ATTACKS,
    BUILD,
    COMBAT,
    DECK,
    FLIGHT,
    HAND,
    INTELLECT,
    KO,
    MAIN,
    MIGHT,
    SKILL,
    STUN,
    TO_BE_WOUNDED,
    TO_BE_WOUNDED_BY_STUNS,
)
from versus.kernel.modifiers import THIS_COMBAT, THIS_TURN

_the_man_without_fear = ours(
    super_power(
        "The Man Without Fear",
        COMBAT,
        SKILL,
        becomes(this, striking_double(), until=THIS_COMBAT),
        any_turn=True,
    ),
    "DEF-001",
)
daredevil_1 = main_character(
    inferred("DHK-001"), "Daredevil", level=1, teams=A_DEFENDER, level_up=4,
    atk=ours(2, "DEF-001"), defense=ours(5, "DEF-001"), health=ours(5, "DEF-001"),
    keywords=ours((), "DEF-001"),
    powers=[
        _the_man_without_fear,
        ours(when(ATTACKS, gain_xp(), subject=this_card, when_=solo_attack), "XFC-005"),
    ],
)  # fmt: skip
daredevil_2 = main_character(
    inferred("DHK-002"), "Daredevil", level=2, teams=A_DEFENDER,
    atk=ours(4, "DEF-002"), defense=ours(8, "DEF-002"), health=ours(5, "DEF-002"),
    keywords=ours((), "DEF-002"),
    powers=[
        _the_man_without_fear,
        ours(
            super_power("Radar Sense", MAIN, INTELLECT, until_paid(SKILL, everywhere(enemy, lying_open))),
            "DEF-002",
        ),
    ],
)  # fmt: skip

iron_fist_1 = main_character(
    "DHK-003", "Iron Fist", level=1, teams=A_DEFENDER, level_up=ours(3),
    atk=ours(2, "MYS-003"), defense=ours(5, "MYS-003"), health=ours(5, "MYS-003"),
    keywords=ours((), "MYS-003"),
    powers=[
        chi.each_turn,
        chi.spent(chi.strength, chi.punch),
        ours(when(STUN, gain_xp(), subject=enemy, by=this_card)),
    ],
)  # fmt: skip
iron_fist_2 = main_character(
    "DHK-004", "Iron Fist", level=2, teams=A_DEFENDER,
    atk=ours(6, "MYS-004"), defense=ours(6, "MYS-004"), health=ours(5, "MYS-004"),
    keywords=ours((), "MYS-004"),
    powers=[chi.each_turn, chi.spent(*chi.all_uses)],
)  # fmt: skip

_limited_invulnerability = ours(
    super_power(
        "Limited Invulnerability",
        COMBAT,
        MIGHT,
        becomes(this, unable(TO_BE_WOUNDED), until=THIS_TURN),
        any_turn=True,
        limit=ONCE_A_GAME,
    ),
    "LEG-037",
)
jessica_jones_1 = main_character(
    inferred("DHK-005"), "Jessica Jones", level=1, teams=A_DEFENDER, level_up=ours(5, "LEG-037"),
    atk=ours(2, "LEG-037"), defense=ours(4, "LEG-037"), health=ours(6, "LEG-037"),
    keywords=ours((FLIGHT, TOUGH), "LEG-037"),
    powers=[
        _limited_invulnerability,
        ours(when_appears(gain_xp(), subject=fitting(enemy, character)), "LEG-037"),
    ],
)  # fmt: skip
jessica_jones_2 = main_character(
    inferred("DHK-006"), "Jessica Jones", level=2, teams=A_DEFENDER,
    atk=ours(6, "LEG-038"), defense=ours(6, "LEG-038"), health=ours(6, "LEG-038"),
    keywords=ours((FLIGHT, TOUGH), "LEG-038"),
    powers=[
        _limited_invulnerability,
        ours(
            super_power(
                "Collar the Suspect", MAIN, INTELLECT, look_at_hand(discard_cards(one_of_them(character)))
            ),
            "LEG-038",
        ),
    ],
)  # fmt: skip

_impervious_skin = ours(
    super_power(
        "Impervious Skin",
        COMBAT,
        MIGHT,
        becomes(this, unable(TO_BE_WOUNDED_BY_STUNS), until=THIS_COMBAT),
        any_turn=True,
    ),
    "DEF-007",
)
luke_cage_1 = main_character(
    inferred("DHK-007"), "Luke Cage", level=1, teams=A_DEFENDER, level_up=ours(5, "DEF-007"),
    atk=ours(4, "DEF-007"), defense=ours(3, "DEF-007"), health=ours(5, "DEF-007"),
    keywords=ours((), "DEF-007"),
    powers=[
        _impervious_skin,
        ours(
            phase_action(
                "Hero for Hire", BUILD,
                pay_recruit_points(), gain_xp(), given=at_least(1, recruit_points_left),
            ),
            "DEF-007",
        ),
    ],
)  # fmt: skip
luke_cage_2 = main_character(
    inferred("DHK-008"), "Luke Cage", level=2, teams=A_DEFENDER,
    atk=ours(6, "DEF-008"), defense=ours(6, "DEF-008"), health=ours(5, "DEF-008"),
    keywords=ours((), "DEF-008"),
    powers=[
        _impervious_skin,
        ours(
            super_power(
                "Power Man and...", BUILD, INTELLECT,
                search(
                    supporting_only, named("Iron Fist"),
                    then=put_into_play(it, yours=True), zones=(HAND, DECK, KO),
                ),
            ),
            "DEF-008",
        ),
    ],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    daredevil_1, daredevil_2, iron_fist_1, iron_fist_2,
    jessica_jones_1, jessica_jones_2, luke_cage_1, luke_cage_2,
)  # fmt: skip
