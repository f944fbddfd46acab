"""Moon Knight and who else he is: four main characters with their pile, and four supporting characters."""

from typing import Final

from versus.cards.tpcg.defenders_of_hells_kitchen.teams import A_DEFENDER
from versus.games.tpcg.language.vocabulary import (
    at_random,
    becomes,
    called,
    card_in,
    combat_action,
    do,
    draw,
    either_of,
    enemy,
    fits,
    from_now_on,
    heal,
    if_,
    inferred,
    is_,
    keyword,
    main,
    main_character,
    minus_counters,
    named,
    one,
    ours,
    plus_counters,
    super_power,
    supporting,
    this,
    transform,
    unable,
    when,
    with_counters,
    with_keyword,
    yours,
)
from versus.games.tpcg.printed.definition import ONCE_A_COMBAT_IN_ALL, Card
from versus.games.tpcg.words import (
    ENERGY,
    GAME_STARTED,
    HAND,
    INTELLECT,
    MAIN,
    MIGHT,
    NO_ICON,
    PILE,
    SKILL,
    TO_TRANSFORM,
    WOUND,
    WOUNDED,
)
from versus.kernel.modifiers import FOREVER

MOON_KNIGHT: Final = "Moon Knight"
JAKE, MR_KNIGHT, STEVEN = "Jake Lockley", "Mr. Knight", "Steven Grant"

# Main characters. No source has a number of theirs; he never levels up, so they lie between the levels.

ALTERNATE_PERSONALITY: Final = keyword(
    "Alternate Personality", means="It begins the game in Moon Knight's Personality pile."
)
_another_personality = transform(at_random(card_in(PILE)), PILE)

# From the start of the game and whatever he loses (2P-CRD-89). When the pact calls him back no source tells.
_pact_with_khonshu = called(
    "Pact With Khonshu",
    ours(
        when(
            GAME_STARTED,
            from_now_on(
                when(
                    WOUNDED,
                    if_(
                        is_(this, with_counters(WOUND, 3)),
                        do(
                            transform(card_in(PILE, named(MOON_KNIGHT)), PILE),
                            becomes(this, unable(TO_TRANSFORM), until=FOREVER),
                        ),
                    ),
                    subject=fits(yours, main, either_of(named(JAKE), named(MR_KNIGHT), named(STEVEN))),
                )
            ),
        )
    ),
)

moon_knight_main = main_character(
    inferred("DHK-009"), MOON_KNIGHT, level=ours(1), teams=A_DEFENDER,
    atk=ours(5), defense=ours(5), health=ours(5), keywords=ours(()),
    powers=[
        _pact_with_khonshu,
        super_power(
            "The Fist of Khonshu", ours(MAIN), ours(SKILL), ours(plus_counters(this, 2)), _another_personality
        ),
    ],
    brings=(JAKE, MR_KNIGHT, STEVEN),
)  # fmt: skip
jake_lockley_main = main_character(
    inferred("DHK-010"), JAKE, level=ours(1), teams=A_DEFENDER,
    atk=ours(6), defense=ours(4), health=ours(5), keywords=(ALTERNATE_PERSONALITY, ours(NO_ICON)),
    powers=[ours(
        super_power("Night Shift", MAIN, MIGHT, minus_counters(one(enemy), 2), _another_personality)
    )],
)  # fmt: skip
mr_knight_main = main_character(
    inferred("DHK-011"), MR_KNIGHT, level=ours(1), teams=A_DEFENDER,
    atk=ours(4), defense=ours(6), health=ours(5), keywords=(ALTERNATE_PERSONALITY, ours(NO_ICON)),
    powers=[ours(super_power("Consultant", MAIN, INTELLECT, draw(), _another_personality))],
)  # fmt: skip
steven_grant_main = main_character(
    inferred("DHK-012"), STEVEN, level=ours(1), teams=A_DEFENDER,
    atk=ours(3), defense=ours(7), health=ours(5), keywords=(ALTERNATE_PERSONALITY, ours(NO_ICON)),
    powers=[ours(super_power("Deep Pockets", MAIN, ENERGY, heal(this), _another_personality))],
)  # fmt: skip

# Supporting characters: the same four, one of each in a deck.

INTEGRATED: Final = keyword(
    "Integrated Personalities",
    lambda integrated: combat_action(
        "Integrated Personalities",
        transform(card_in(HAND, with_keyword(integrated)), HAND),
        limit=ONCE_A_COMBAT_IN_ALL,
    ),
    means="In combat, whenever its player could take an action, it can transform into another card with "
    "Integrated Personalities in that player's hand, once per combat.",
)

jake_lockley = supporting(
    inferred("DHK-020"), JAKE, cost=inferred(5), teams=A_DEFENDER, deck_limit=inferred(1),
    atk=ours(7), defense=ours(5), health=ours(1), keywords=(INTEGRATED, ours(NO_ICON)),
)  # fmt: skip
moon_knight = supporting(
    inferred("DHK-021"), MOON_KNIGHT, cost=inferred(5), teams=A_DEFENDER, deck_limit=inferred(1),
    atk=ours(6, "DEF-016"), defense=ours(6, "DEF-016"), health=ours(1, "DEF-016"),
    keywords=(INTEGRATED, ours(NO_ICON, "DEF-016")),
)  # fmt: skip
mr_knight = supporting(
    inferred("DHK-022"), MR_KNIGHT, cost=inferred(5), teams=A_DEFENDER, deck_limit=inferred(1),
    atk=ours(5), defense=ours(7), health=ours(1), keywords=(INTEGRATED, ours(NO_ICON)),
)  # fmt: skip
steven_grant = supporting(
    inferred("DHK-023"), STEVEN, cost=inferred(5), teams=A_DEFENDER, deck_limit=inferred(1),
    atk=ours(4), defense=ours(8), health=ours(1), keywords=(INTEGRATED, ours(NO_ICON)),
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    moon_knight_main, jake_lockley_main, mr_knight_main, steven_grant_main,
    jake_lockley, moon_knight, mr_knight, steven_grant,
)  # fmt: skip
