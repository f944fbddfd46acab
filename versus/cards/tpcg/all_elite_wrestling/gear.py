"""All Elite Wrestling: its equipment, for either team, each One of a Kind."""

from versus.cards.tpcg.all_elite_wrestling.teams import BABYFACES, HEELS
from versus.games.tpcg.language.vocabulary import (
    at_start_of_phase,
    attacker,
    bearer,
    both,
    called,
    champion,
    combat_action,
    defender,
    do,
    each,
    equipment,
    exhaust,
    exhausted,
    gets,
    if_,
    if_you_do,
    in_melee,
    is_,
    ko,
    not_,
    one,
    only_onto,
    plus_counters,
    stun,
    super_power,
    this,
    this_is,
)
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, Card
from versus.games.tpcg.words import COMBAT, MAIN_PHASE, MIGHT, SKILL
from versus.kernel.modifiers import THIS_COMBAT

TEAMS = (BABYFACES, HEELS)

aew_world_championship_belt = equipment(
    "AEW-063", "AEW World Championship Belt", cost=0, teams=TEAMS, deck_limit=1, photographic=True,
    filled=("cost",),
    powers=[
        called("Gotta Earn It", only_onto(champion)),
        called("Gold Looks Good On Me", at_start_of_phase(MAIN_PHASE, plus_counters(each(bearer), 3))),
    ],
)  # fmt: skip
table = equipment(
    "AEW-064", "Table", cost=0, teams=TEAMS, deck_limit=1, photographic=True,
    powers=[
        super_power(
            "Broken In Half", COMBAT, SKILL,
            if_(both(in_melee, is_(each(bearer), defender)), do(stun(one(attacker)), ko(this))),
            any_turn=True,
        ),
    ],
)  # fmt: skip
chair = equipment(
    "AEW-065", "Chair", cost=0, teams=TEAMS, deck_limit=1, photographic=True,
    powers=[
        super_power(
            "Cold Hard Steel", COMBAT, MIGHT, if_(in_melee, gets(each(bearer), atk=6, defense=6)),
            any_turn=True, limit=ANY_NUMBER_OF_TIMES,
        ),
    ],
)  # fmt: skip
baseball_bat = equipment(
    "AEW-066", "Baseball Bat", cost=0, teams=TEAMS, deck_limit=1, photographic=True, filled=("cost",),
    powers=[
        combat_action(
            "Grand Slam",
            if_you_do(exhaust(this), gets(each(bearer), atk=4, until=THIS_COMBAT)),
            given=both(in_melee, this_is(not_(exhausted))),
        ),
    ],
)  # fmt: skip

CARDS: tuple[Card, ...] = (aew_world_championship_belt, table, chair, baseball_bat)
