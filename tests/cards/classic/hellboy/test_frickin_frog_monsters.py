"""Frickin' Frog Monsters (HEL-013)."""

import pytest

from versus.cards.classic.hellboy.bprd import abe_sapien
from versus.cards.classic.hellboy.thule import frog_monsters
from versus.games.classic.table.stats import stats
from versus.testing.classic import duel, lying, rule, side


def test_an_army_is_joined_by_another_copy():
    table = duel(p1=side(front=[frog_monsters], hand=[frog_monsters], resources=3), at="recruit")
    table.p1.brings("Frickin' Frog Monsters")
    assert table.p1.characters == ["Frickin' Frog Monsters"] * 2


@rule("CL-CRD-12", "CL-GEN-06")
@pytest.mark.parametrize(("state", "numbers"), [("exhausted", (3, 3)), ("", (2, 2))])
def test_frog_monsters_grow_while_they_attack_an_exhausted_character(state, numbers):
    table = duel(p1=side(front=[frog_monsters, frog_monsters]), p2=side(front=[lying(abe_sapien, state)]))
    frogs = table.contest.characters(0)
    table.p1.attacks("Frickin'", "Abe")
    attacker = table.contest.attack.attackers[0]
    idle = next(card for card in frogs if card != attacker)
    assert stats(table.contest, attacker) == numbers
    assert stats(table.contest, idle) == (2, 2), "the other copy stays at home"
    table.passes()


def test_frog_monsters_do_not_grow_as_they_defend():
    table = duel(p1=side(front=[lying(abe_sapien, "")]), p2=side(front=[frog_monsters]))
    table.p1.attacks("Abe", "Frickin'")
    assert table.p1["Abe"].exhausted
    assert table.p2["Frickin'"].stats == (2, 2)
    table.passes()
