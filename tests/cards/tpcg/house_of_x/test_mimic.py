"""Mimic (HOX-017)."""

import pytest

from versus.cards.tpcg.house_of_x.brotherhood import mimic
from versus.testing.tpcg import duel, side

COPY = "Mimic See, Mimic Do"


def mimics(*mates, **more):
    table = duel(
        p1=side(front=mimic, back=list(mates), resources="Academy"),
        p2=side(front=["Foe 3/3", "Other 1/1"]),
    )
    table.p1.uses("Mimic", COPY, **more)
    return table


def test_mimic_alone_copies_nobody():
    table = mimics("Stranger 1/1")
    assert (table.p1["Mimic"].keywords, table.p1["Mimic"].stats, table.p1.hand) == ([], (5, 5), [])


def test_with_angel_mimic_flies_for_a_turn():
    table = mimics("Angel 1/1")
    assert table.p1["Mimic"].keywords == ["Flight", "Air Superiority"]
    assert table.p1.hand == []
    table.p1.ends_turn()
    assert table.p1["Mimic"].keywords == []


def test_with_beast_two_cards_are_drawn():
    assert len(mimics("Beast 1/1").p1.hand) == 2


def test_with_cyclops_mimic_shoots_for_a_turn():
    table = mimics("Cyclops 1/1")
    assert table.p1["Mimic"].keywords == ["Ranged", "Fast Trigger"]
    table.p1.attacks("Mimic", "Other")
    table.passes()
    assert table.p1["Mimic"].keywords == ["Ranged", "Fast Trigger"], "for all the turn"
    table.p1.ends_turn()
    assert table.p1["Mimic"].keywords == []


def test_with_iceman_an_enemy_is_frozen():
    table = mimics("Iceman 1/1", on="Foe")
    assert table.p2["Foe"].frozen
    assert not table.p2["Other"].frozen


def test_with_marvel_girl_a_character_on_your_side_gets_ten_def():
    table = mimics("Marvel Girl 1/1", on="Marvel Girl")
    assert table.p1["Marvel Girl"].stats == (1, 11)
    table.p1.ends_turn()
    assert table.p1["Marvel Girl"].stats == (1, 1)


def test_mimic_gets_every_effect_in_the_printed_order_face_down_friends_included():
    table = mimics("Iceman 1/1", "Beast 1/1, stunned", "Angel 1/1", on="Foe")
    assert table.p1["Mimic"].keywords == ["Flight", "Air Superiority"]
    assert len(table.p1.hand) == 2
    assert table.p2["Foe"].frozen


@pytest.mark.parametrize("name", ["Angel", "Beast", "Cyclops", "Iceman", "Marvel Girl"])
def test_enemies_of_those_names_do_not_count(name):
    table = duel(p1=side(front=mimic, resources="Academy"), p2=side(front=f"{name} 1/1"))
    table.p1.uses("Mimic", COPY)
    assert (table.p1["Mimic"].keywords, table.p1["Mimic"].stats, table.p1.hand) == ([], (5, 5), [])
    assert not table.p2[name].frozen
    assert table.at == "main"
