"""Old Acquaintance (HEL-104)."""

import pytest

from versus.cards.classic.hellboy.bprd import abe_sapien, pyrokinesis, sidney_leach
from versus.cards.classic.hellboy.fillers import long_coat, old_acquaintance
from versus.cards.classic.hellboy.thule import damn_nazis, kroenen
from versus.testing.classic import duel, side


def searcher(**more):
    position = {"front": [sidney_leach], "hand": [old_acquaintance, kroenen], "resources": 3, **more}
    return duel(p1=side(deck=[damn_nazis, abe_sapien, long_coat, pyrokinesis], **position))


def test_old_acquaintance_finds_a_character_of_a_team_on_your_side():
    table = searcher()
    table.p1.plays("Old")
    assert table.p1.ko_pile == ["Karl Ruprecht Kroenen"], "the discard is paid at once"
    table.passes()
    assert sorted(table.p1.choices) == ["Abe Sapien", "Liz Sherman"], "no Nazis, no coat"
    table.p1.chooses("Abe Sapien")
    assert table.p1.hand == ["Abe Sapien"]
    assert sorted(table.p1.deck) == ["Damn Nazis", "Liz Sherman", "Long Coat"]
    assert table.happened("revealed", "Abe Sapien")
    assert table.happened("shuffled")


def test_old_acquaintance_may_find_nobody():
    table = searcher()
    table.p1.plays("Old")
    table.passes()
    table.p1.stops()
    assert table.p1.hand == []
    assert len(table.p1.deck) == 4


@pytest.mark.parametrize(
    ("lacking", "fault"), [({"hand": [old_acquaintance]}, "CL-GEN-14"), ({"resources": 2}, "CL-RES-10")]
)
def test_old_acquaintance_needs_a_card_to_discard_and_three_resources(lacking, fault):
    assert searcher(**lacking).p1.why_not("play", "Old") == fault
