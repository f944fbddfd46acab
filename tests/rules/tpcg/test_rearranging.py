"""Rearranging equipment: off any number of characters and onto others (2P-CRD-25)."""

from versus.games.tpcg.language.vocabulary import (
    each_card,
    equip,
    equipment,
    named,
    one,
    plot_twist,
    rearrange_equipment,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

MEDDLE = plot_twist("T-MEDDLE", "Meddle", MAIN, rearrange_equipment)
CAPE, HAT, RING = (equipment(f"T-{name}", name, cost=1) for name in ("Cape", "Hat", "Ring"))


@rule("2P-CRD-25", "2P-EQP-07")
def test_once_every_other_character_has_got_a_piece_the_last_one_stays():
    table = duel(
        p1=side(main="Boss 3/6 h5", front="Cat 1/1", hand=[MEDDLE], equipment={"Boss": CAPE, "Cat": RING}),
        p2=side(main="Chief 3/6 h5", equipment={"Chief": HAT}),
    )
    table.p1.plays("Meddle")
    assert sorted(table.p1.choices) == ["Cape", "Hat", "Ring"]
    table.p1.chooses("Cape", "Chief")
    assert sorted(table.p1.choices) == ["Hat", "Ring"]
    table.p1.chooses("Hat", "Boss")
    assert table.p1.asked
    assert table.at == "main"
    assert not table.p1.choices, "the Ring could only go to Boss or Chief"
    assert table.p1["Boss"].equipment == ["Hat"]
    assert table.p2["Chief"].equipment == ["Cape"]
    assert table.p1["Cat"].equipment == ["Ring"]


@rule("2P-EQP-07")
def test_equipment_that_is_taken_from_somebody_changes_sides_with_its_bearer():
    grab = plot_twist("T-GRAB", "Grab", MAIN, equip(each_card(named("Hat")), one(named("Cat"))))
    table = duel(
        p1=side(front="Cat 1/1", hand=[grab], equipment={"Cat": CAPE}),
        p2=side(front="Dog 1/1", equipment={"Dog": HAT}),
    )
    table.p1.plays("Grab")
    assert table.p1["Cat"].equipment == ["Hat"]
    assert table.p2["Dog"].equipment == []
    assert table.p1["Hat"].controller == 1
    assert sorted(table.p1.ko_pile) == ["Cape", "Grab"]
