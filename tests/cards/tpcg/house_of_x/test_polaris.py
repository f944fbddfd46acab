"""Polaris (HOX-049)."""

from versus.cards.tpcg.house_of_x.x_men import polaris
from versus.games.tpcg.language.vocabulary import draw, equipment, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

HELMET = equipment("Helmet", "Helmet", cost=1)
PLAN = plot_twist("Plan", "Plan", MAIN, draw())
MIGHT_PAID = {"resources": ["Fortress"]}


@rule("2P-CRD-33")
def test_polaris_digs_until_an_equipment_and_removes_what_lay_above():
    deck = ["2/2", PLAN, HELMET, "5/5"]
    table = duel(p1=side(back=polaris, deck=deck, **MIGHT_PAID), at="formation")
    table.p1.uses("Polaris", "Manipulate Magnetic Field")
    assert table.p1.hand == ["Helmet"]
    assert table.p1.deck == ["5/5"]
    assert table.p1["2/2"].zone == "removed from the game"
    assert table.p1["Plan"].zone == "removed from the game"
    assert table.happened("revealed") == 3


@rule("2P-CRD-33")
def test_without_an_equipment_the_whole_deck_is_removed():
    table = duel(p1=side(back=polaris, deck=["2/2", PLAN], **MIGHT_PAID), at="formation")
    table.p1.uses("Polaris", "Manipulate Magnetic Field")
    assert table.p1.deck == []
    assert table.p1.hand == []
    assert table.happened("removed from the game") == 2


def test_an_equipment_on_top_costs_no_other_card():
    table = duel(p1=side(back=polaris, deck=[HELMET, "2/2"], **MIGHT_PAID), at="formation")
    table.p1.uses("Polaris", "Manipulate Magnetic Field")
    assert table.p1.hand == ["Helmet"]
    assert table.p1.deck == ["2/2"]


def test_polaris_with_an_empty_deck_finds_nothing():
    table = duel(p1=side(back=polaris, deck=0, **MIGHT_PAID), at="formation")
    table.p1.uses("Polaris", "Manipulate Magnetic Field")
    assert table.p1.hand == []


def test_polaris_digs_in_the_build_phase_only_and_for_might():
    table = duel(p1=side(back=polaris, **MIGHT_PAID))
    assert table.p1.why_not("use", "Polaris", power="Manipulate Magnetic Field") == "2P-PWR-11"
    poor = duel(p1=side(back=polaris, resources=["Academy"]), at="formation")
    assert poor.p1.why_not("use", "Polaris", power="Manipulate Magnetic Field") == "2P-PWR-17"
