"""The Thule Society: Rasputin, his followers, what they call up, and the project they serve."""

from typing import Final

from versus.cards.classic.hellboy.bprd import BPRD
from versus.games.classic.language.vocabulary import (
    a_character,
    a_resource,
    at_least,
    at_start_of,
    attacks,
    called,
    character,
    character_card,
    continuous,
    costing,
    counters_on,
    each_resource,
    exhaust_as_cost,
    exhausted,
    face_up,
    gets,
    if_kod,
    is_ready,
    ko,
    of_team,
    of_version,
    pay,
    payment,
    plot_twist,
    put_counters,
    put_into_play,
    stunned,
    target,
    target_card,
    this,
    this_card,
    when,
    when_stunned,
    win,
    x,
    yours,
)
from versus.games.classic.printed.definition import Card
from versus.games.classic.words import (
    ARMY,
    CAME_INTO_PLAY,
    DOOMSDAY,
    KO,
    PLUS_ONE,
    RECOVERY_PHASE,
    RESERVIST,
    STUN,
)

THULE: Final = "Thule Society"
RAGNA_ROK: Final = "Project Ragna Rok"

DOOMSDAY_COUNTERS: Final = counters_on(each_resource(yours), DOOMSDAY)
"""Those on all copies of the project count together (CL-CRD-07)."""

damn_nazis = character(
    "HEL-011", "Damn Nazis", ARMY, THULE, cost=1, atk=1, defense=1,
    known="name, type, team, cost, atk, def",
    inferred="version",
)  # fmt: skip

kroenen = character(
    "HEL-012", "Karl Ruprecht Kroenen", "", THULE, cost=2, atk=3, defense=2,
    known="name, type, team, atk, def",
    inferred="cost",
)  # fmt: skip

frog_monsters = character(
    "HEL-013", "Frickin' Frog Monsters", ARMY, THULE, cost=2, atk=2, defense=2,
    powers=[continuous(this_card, gets(atk=1, defense=1), given=attacks(exhausted))],
    known="name, type, power 1",
    inferred="version, team",
)  # fmt: skip

ilsa_haupstein = character(
    "HEL-014", "Ilsa Haupstein", "", THULE, cost=3, atk=4, defense=5,
    known="name, type, cost, atk, def",
    inferred="team",
)  # fmt: skip

tentacles = character(
    "HEL-015", "Huge, Annoying Tentacles", ARMY, THULE, cost=3, atk=4, defense=4,
    known="name, type, version",
    inferred="team",
)  # fmt: skip

true_father = character(
    "HEL-016", "Grigori Rasputin", "True Father", THULE, cost=4, atk=7, defense=7,
    powers=[payment(pay(x), ko(target(stunned, costing(x))))],
    known="name, type, version, cost, atk, def, flight, range, power 1",
    inferred="team, keywords",
)  # fmt: skip

conqueror_worm = character(
    "HEL-017", "Conqueror Worm", "", THULE, cost=5, atk=9, defense=9,
    powers=[when(STUN, None, put_counters(PLUS_ONE, this), by=this_card)],
    known="name, type, power 1",
    inferred="team",
)  # fmt: skip

hecate = character(
    "HEL-018", "Hecate", "", THULE, cost=6, atk=12, defense=12,
    powers=[
        when(CAME_INTO_PLAY, this_card, put_into_play(target_card(KO, character_card, of_version(ARMY)))),
    ],
    known="name, type",
    inferred="team",
)  # fmt: skip

mad_monk = character(
    "HEL-019", "Grigori Rasputin", "The Mad Monk", THULE, cost=7, atk=14, defense=14,
    powers=[
        when(CAME_INTO_PLAY, this_card, put_counters(PLUS_ONE, this, DOOMSDAY_COUNTERS)),
        when_stunned(put_counters(DOOMSDAY, a_resource(yours, face_up, called(RAGNA_ROK)))),
    ],
    known="name, type, version, cost",
    inferred="team",
)  # fmt: skip

baba_yaga = character(
    "HEL-020", "Baba Yaga", "", THULE, cost=8, atk=18, defense=18,
    keywords=(RESERVIST,),
    known="name, type",
    inferred="team, keywords",
)  # fmt: skip

project_ragna_rok = plot_twist(
    "HEL-021", RAGNA_ROK, threshold=4,
    ongoing=(
        at_start_of(RECOVERY_PHASE, win, if_=at_least(4, DOOMSDAY_COUNTERS)),
        payment(
            exhaust_as_cost(a_character(yours, is_ready)),
            ko(target(stunned, of_team(BPRD))),
            if_kod(put_counters(DOOMSDAY, this)),
        ),
    ),
    known="name, type, power 2",
)  # fmt: skip

accept_your_destiny = plot_twist(
    "HEL-022", "Accept Your Destiny", threshold=3,
    effects=[ko(target(stunned))],
    cost=exhaust_as_cost(a_character(yours, is_ready)),
    known="name",
    inferred="type",
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    damn_nazis,
    kroenen,
    frog_monsters,
    ilsa_haupstein,
    tentacles,
    true_father,
    conqueror_worm,
    hecate,
    mad_monk,
    baba_yaga,
    project_ragna_rok,
    accept_your_destiny,
)
