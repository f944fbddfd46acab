"""Accept Your Destiny (HEL-022)."""

import pytest

from versus.cards.classic.hellboy.bprd import abe_sapien, sidney_leach
from versus.cards.classic.hellboy.thule import accept_your_destiny, damn_nazis, kroenen
from versus.testing.classic import duel, lying, side


def test_accept_your_destiny_kos_any_stunned_character_for_an_exhausted_one():
    table = duel(
        p1=side(front=[damn_nazis, kroenen], hand=[accept_your_destiny], resources=3),
        p2=side(front=[lying(abe_sapien, "stunned")]),
    )
    table.p1.plays("Accept")
    table.p1.chooses("Karl")
    assert table.p1["Karl"].exhausted
    assert table.p1["Damn Nazis"].ready
    table.passes()
    assert table.p2.ko_pile == ["Abe Sapien"]
    assert table.p1.ko_pile == ["Accept Your Destiny"]


@pytest.mark.parametrize(
    ("front", "victim", "resources", "fault"),
    [
        ([lying(damn_nazis, "exhausted")], lying(abe_sapien, "stunned"), 3, "CL-GEN-14"),
        ([damn_nazis], abe_sapien, 3, "CL-TGT-04"),
        ([damn_nazis], lying(abe_sapien, "stunned"), 2, "CL-RES-10"),
    ],
    ids=["nobody ready", "nobody stunned", "below its threshold"],
)
def test_accept_your_destiny_is_not_played(front, victim, resources, fault):
    table = duel(
        p1=side(front=front, hand=[accept_your_destiny], resources=resources), p2=side(front=[victim])
    )
    assert table.p1.why_not("play", "Accept") == fault


def test_accept_your_destiny_is_not_paid_with_an_opponents_character():
    table = duel(
        p1=side(front=[lying(damn_nazis, "exhausted")], hand=[accept_your_destiny], resources=3),
        p2=side(front=[lying(abe_sapien, "stunned"), sidney_leach]),
    )
    assert table.p2["Sidney"].ready
    assert table.p1.why_not("play", "Accept") == "CL-GEN-14"
