"""The main characters of the Underworld, each at both levels."""

from versus.cards.tpcg.defenders_of_hells_kitchen.teams import OF_THE_UNDERWORLD, UNDERWORLD
from versus.games.tpcg.language.vocabulary import (
    any_of,
    as_often_as_you_like,
    back_row,
    called,
    character,
    each,
    enemy,
    face_up,
    fits,
    gain_xp,
    has,
    having_keyword_powers_of,
    inferred,
    it,
    it_is_an_enemy,
    main,
    main_character,
    of_type,
    one,
    ours,
    pick,
    plus_counters,
    remove_counters,
    strike,
    super_power,
    supporting_only,
    the_defender,
    this,
    this_card,
    when,
    when_appears,
    while_,
    wound,
    yours,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, Card
from versus.games.tpcg.words import (
    COMBAT,
    DODGE,
    ENERGY,
    INTELLECT,
    KOD,
    LASTING_MARK,
    LOCATION,
    MAIN,
    MARK,
    MIGHT,
    MINUS,
    PLUS,
    POWER_USED,
    RANGED,
    SKILL,
    STEALTH,
    STUN,
    VITALITY,
)

_infallible_aim = ours(
    super_power("Infallible Aim", MAIN, (INTELLECT, INTELLECT), wound(one(face_up, supporting_only))),
    "DEF-027",
)
bullseye_1 = main_character(
    inferred("DHK-034"), "Bullseye", level=1, teams=OF_THE_UNDERWORLD, level_up=ours(3, "DEF-027"),
    atk=ours(3, "DEF-027"), defense=ours(4, "DEF-027"), health=ours(5, "DEF-027"),
    keywords=ours((RANGED,), "DEF-027"),
    powers=[
        _infallible_aim,
        ours(when(KOD, gain_xp(), subject=fits(enemy, character), by=this_card), "DEF-027"),
    ],
)  # fmt: skip
bullseye_2 = main_character(
    inferred("DHK-035"), "Bullseye", level=2, teams=OF_THE_UNDERWORLD,
    atk=ours(5, "DEF-028"), defense=ours(6, "DEF-028"), health=ours(5, "DEF-028"),
    keywords=ours((RANGED,), "DEF-028"),
    powers=[
        _infallible_aim,
        ours(
            super_power("Lovely Night for a Murder", MAIN, (SKILL, SKILL, SKILL), wound(one(face_up, main))),
            "DEF-028",
        ),
    ],
)  # fmt: skip

_twin_sais = super_power(
    "Twin Sais", COMBAT, ours(SKILL), strike(the_defender, times=2), any_turn=ours(False)
)
elektra_1 = main_character(
    "DHK-036", "Elektra", level=1, teams=(UNDERWORLD,), level_up=ours(2, "LEG-068"),
    atk=ours(3, "LEG-068"), defense=ours(4, "LEG-068"), health=ours(5, "LEG-068"),
    keywords=ours((DODGE,), "LEG-068"),
    powers=[_twin_sais, ours(when(STUN, gain_xp(), subject=fits(enemy, back_row), by=this_card), "LEG-068")],
)  # fmt: skip
elektra_2 = main_character(
    "DHK-037", "Elektra", level=2, teams=(UNDERWORLD,),
    atk=ours(6, "LEG-069"), defense=ours(7, "LEG-069"), health=ours(5, "LEG-069"),
    keywords=ours((DODGE,), "LEG-069"),
    powers=[_twin_sais, ours(super_power("Ninja Training", MAIN, SKILL, has(this, STEALTH)), "LEG-069")],
)  # fmt: skip

# Its name and its price are stated; what it does is taken from the card of that power (dhk.md).
_criminal_mastermind = super_power(
    "Criminal Mastermind",
    ours(MAIN, "SEC-009"),
    INTELLECT,
    ours(pick(one(enemy)), "SEC-009"),
    *[
        as_often_as_you_like(remove_counters(it, kind, 1))
        for kind in (PLUS, MINUS, VITALITY, MARK, LASTING_MARK)
    ],
)
kingpin_1 = main_character(
    inferred("DHK-038"), "Kingpin", level=1, teams=OF_THE_UNDERWORLD, level_up=ours(5, "DEF-029"),
    atk=ours(2, "DEF-029"), defense=ours(5, "DEF-029"), health=ours(5, "DEF-029"),
    keywords=ours((), "DEF-029"),
    powers=[
        _criminal_mastermind,
        ours(when_appears(gain_xp(), subject=fits(of_type(LOCATION), yours)), "DEF-029"),
    ],
)  # fmt: skip
kingpin_2 = main_character(
    inferred("DHK-039"), "Kingpin", level=2, teams=OF_THE_UNDERWORLD,
    atk=ours(5, "DEF-030"), defense=ours(7, "DEF-030"), health=ours(5, "DEF-030"),
    keywords=ours((), "DEF-030"),
    powers=[
        inferred(_criminal_mastermind),
        ours(
            super_power(
                "The Kingpin of Crime", MAIN, any_of(ENERGY, INTELLECT, MIGHT, SKILL),
                plus_counters(one(character)), limit=ANY_NUMBER_OF_TIMES,
            ),
            "DEF-030",
        ),
    ],
)  # fmt: skip

# No main character of his was ever printed: the curve, and the power of his supporting characters.
_photographic_reflexes = ours(
    called("Photographic Reflexes", while_(having_keyword_powers_of(each(enemy, supporting_only, face_up)))),
    "LEG-051",
)
taskmaster_1 = main_character(
    inferred("DHK-040"), "Taskmaster", level=1, teams=OF_THE_UNDERWORLD, level_up=ours(4),
    atk=ours(3), defense=ours(4), health=ours(5), keywords=ours(()),
    powers=[_photographic_reflexes, ours(when(POWER_USED, gain_xp(), when_=it_is_an_enemy))],
)  # fmt: skip
taskmaster_2 = main_character(
    inferred("DHK-041"), "Taskmaster", level=2, teams=OF_THE_UNDERWORLD,
    atk=ours(6), defense=ours(7), health=ours(5), keywords=ours(()),
    powers=[_photographic_reflexes],
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    bullseye_1, bullseye_2, elektra_1, elektra_2, kingpin_1, kingpin_2, taskmaster_1, taskmaster_2,
)  # fmt: skip
