"""Magneto, the main character (MNB-083, MNB-084) and the supporting one (MNB-097)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.main_characters import magneto_1, magneto_2
from versus.cards.tpcg.marvel_battles.villains import magneto
from versus.testing.tpcg import duel, lying, side


@at_both_levels(magneto_1, magneto_2)
def test_the_force_field_protects_him_this_combat(main):
    table = duel(p1=side(front="Foe 5/9"), p2=side(main=main, main_row="front", resources="Laboratory"))
    before = table.p2.main.defense
    table.p1.attacks("Foe", "Magneto")
    table.p1.passes()
    table.p2.uses("Magneto", "Magnetic Force Field")
    assert table.p2.main.defense == before + 4
    table.passes()
    assert table.p2.main.face_up


def test_the_mutant_master_gains_xp_as_your_turn_begins_face_up():
    for state, xp in (("w0", 1), ("stunned", 0)):
        table = duel(p1=side(main=lying(magneto_1, state), levels=magneto_2), at="start", turn=3)
        assert table.p1.xp == xp


def test_mutant_supremacy_kos_a_face_down_resource():
    table = duel(
        p1=side(main=magneto_2, resources=["Fortress", "Academy"]),
        p2=side(resources=["Foe 1/1, down", "Laboratory"]),
    )
    table.p1.uses("Magneto", "Mutant Supremacy", on="Foe")
    assert table.p2.ko_pile == ["Foe"]


def test_enemies_remain_stunned_before_him_but_their_main_character_recovers():
    table = duel(
        p1=side(front=magneto),
        p2=side(main="Boss 3/5, stunned", front="Foe 1/1 h2, stunned"),
        active=2,
        at="start",
        turn=4,
    )
    table.p2.goes_to("main")
    assert table.p2["Foe"].stunned
    assert table.p2.main.face_up
