"""The Bureau for Paranormal Research and Defense: Hellboy, his colleagues and their equipment."""

from typing import Final

from versus.games.classic.language.vocabulary import (
    activate,
    bearer,
    cannot,
    character,
    continuous,
    costing_at_most,
    each,
    each_player,
    equipment,
    gets,
    give,
    ko,
    location,
    lose,
    may,
    may_bear,
    number_of,
    of_team,
    opponents,
    other,
    pay,
    payment,
    return_to_hand,
    stun,
    target,
    this,
    this_card,
    when_stunned,
    yours,
)
from versus.games.classic.printed.definition import Card
from versus.games.classic.words import RANGE, TO_BE_TARGETED

BPRD: Final = "B.P.R.D."

little_boy = character(
    "HEL-001", "Hellboy", "Little Boy", BPRD, cost=1, atk=1, defense=1,
    powers=[continuous(this_card, gets(atk=number_of(each(yours, of_team(BPRD), other))))],
    known="name, type, version, team, power 1",
    inferred="cost, flight",
)  # fmt: skip

sidney_leach = character(
    "HEL-002", "Sidney Leach", "", BPRD, cost=2, atk=3, defense=2,
    keywords=(RANGE,),
    known="name, type, team, atk, def, flight, range",
    inferred="cost",
)  # fmt: skip

pyrokinesis = character(
    "HEL-003", "Liz Sherman", "Pyrokinesis", BPRD, cost=3, atk=5, defense=4,
    powers=[payment(activate, stun(target(costing_at_most(2))))],
    keywords=(RANGE,),
    known="name, type, version, team, cost, atk, def, flight, range",
)  # fmt: skip

roger = character(
    "HEL-004", "Roger", "", BPRD, cost=4, atk=7, defense=7,
    powers=[when_stunned(may(ko(this), lose(4, opponents)))],
    known="name, type",
    inferred="team, cost",
)  # fmt: skip

abe_sapien = character(
    "HEL-005", "Abe Sapien", "Ichthyo Sapien", BPRD, cost=5, atk=9, defense=9,
    known="name, type, version, team, cost",
)  # fmt: skip

uncontrolled_power = character(
    "HEL-006", "Liz Sherman", "Uncontrolled Power", BPRD, cost=6, atk=12, defense=11,
    powers=[payment(activate, lose(8, each_player))],
    keywords=(RANGE,),
    known="name, type, version, power 1",
    inferred="team",
)  # fmt: skip

anung_un_rama = character(
    "HEL-007", "Hellboy", "Anung Un Rama", BPRD, cost=7, atk=15, defense=15,
    powers=[payment(pay(1), return_to_hand(target(yours)))],
    known="name, type, version, power 1",
    inferred="team",
)  # fmt: skip

right_hand_of_doom = character(
    "HEL-008", "Hellboy", "Right Hand of Doom", BPRD, cost=8, atk=18, defense=18,
    known="name, type, version",
)  # fmt: skip

signal_device = equipment(
    "HEL-009", "B.P.R.D. Signal Device", cost=1,
    powers=[payment(pay(1), give(bearer, cannot(TO_BE_TARGETED)))],
    known="name, type, power 1",
)  # fmt: skip

weapons_lab = location(
    "HEL-010", "Weapons Lab", threshold=2,
    powers=[continuous(yours, may_bear(2))],
    known="name, power 1",
    inferred="type",
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    little_boy,
    sidney_leach,
    pyrokinesis,
    roger,
    abe_sapien,
    uncontrolled_power,
    anung_un_rama,
    right_hand_of_doom,
    signal_device,
    weapons_lab,
)
