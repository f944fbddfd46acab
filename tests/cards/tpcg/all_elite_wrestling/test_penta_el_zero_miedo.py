"""Penta El Zero Miedo (AEW-017)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.babyfaces import penta_el_zero_miedo, rey_fenix
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-PUP-14")
def test_his_brother_heals_him():
    p1 = side(front=lying(penta_el_zero_miedo, "w1"), hand=rey_fenix)
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.attacks("Penta El Zero Miedo", "Wall")
    table.p1.powers_up("Penta El Zero Miedo", with_="Rey Fénix")
    assert table.p1["Penta El Zero Miedo"].plus == 1
    assert table.p1["Penta El Zero Miedo"].wounds == 0
    table.passes()


@rule("2P-PUP-14")
def test_outside_of_combat_his_brother_is_no_help():
    table = duel(p1=side(front=lying(penta_el_zero_miedo, "w1"), hand=rey_fenix))
    assert not table.p1.may("power up", "Rey Fénix", "Penta El Zero Miedo")


def test_fear_factor_drags_a_main_character_to_the_front():
    p2 = side(main="Chief 1/5", main_row="back", back="Clerk 1/1")
    table = duel(p1=side(front=penta_el_zero_miedo, resources="All Out"), p2=p2)
    table.p1.uses("Penta El Zero Miedo", "Fear Factor")
    assert table.p2.front == ["Chief"]
    assert table.p2.back == ["Clerk"]


def test_one_in_the_front_row_stays_there():
    p2 = side(main="Chief 1/5", main_row="front")
    table = duel(p1=side(front=penta_el_zero_miedo, resources="All Out"), p2=p2)
    table.p1.uses("Penta El Zero Miedo", "Fear Factor")
    assert table.p2.front == ["Chief"]


@pytest.mark.parametrize(("defense", "stunned"), [(9, True), (10, False)])
def test_he_strikes_a_main_character_with_triple_atk(defense, stunned):
    p2 = side(main=f"Chief 0/{defense}", main_row="front")
    table = duel(p1=side(front=penta_el_zero_miedo), p2=p2)
    table.p1.attacks("Penta El Zero Miedo", "Chief")
    assert table.p1["Penta El Zero Miedo"].stats == (3, 4)
    table.passes()
    assert table.p2["Chief"].stunned is stunned


def test_a_supporting_character_is_struck_with_his_atk():
    table = duel(p1=side(front=penta_el_zero_miedo), p2=side(front="Foe 0/4"))
    table.p1.attacks("Penta El Zero Miedo", "Foe")
    table.passes()
    assert not table.p2["Foe"].stunned


def test_defending_he_strikes_a_main_character_with_his_atk():
    table = duel(p1=side(main="Chief 0/4", main_row="front"), p2=side(front=penta_el_zero_miedo))
    table.p1.attacks("Chief", "Penta El Zero Miedo")
    table.passes()
    assert not table.p1["Chief"].stunned
