"""Weapons Lab (HEL-010)."""

import pytest

from versus.cards.classic.hellboy.bprd import abe_sapien, sidney_leach, signal_device, weapons_lab
from versus.cards.classic.hellboy.fillers import long_coat
from versus.cards.classic.hellboy.thule import damn_nazis
from versus.testing.classic import duel, lying, rule, side


@rule("CL-CRD-08", "CL-EQP-05")
def test_weapons_lab_lets_each_character_bear_two_equipment_and_no_third():
    table = duel(
        p1=side(
            front=[abe_sapien],
            equipment={"Abe Sapien": [long_coat]},
            hand=[signal_device, long_coat],
            resources=[lying(weapons_lab, "flipped"), damn_nazis, damn_nazis],
        ),
        at="recruit",
    )
    table.p1.equips("B.P.R.D. Signal Device", "Abe Sapien")
    assert table.p1.why_not("recruit", "Long Coat", "Abe Sapien") == "CL-EQP-04"
    assert table.p1["Abe"].stats == (10, 10)


@rule("CL-CRD-08")
@pytest.mark.parametrize("place", ["face down", "in hand"])
def test_weapons_lab_does_nothing_until_it_is_face_up(place):
    lab = {"resources": [weapons_lab, damn_nazis]} if place == "face down" else {"resources": 2}
    hand = [signal_device] if place == "face down" else [signal_device, weapons_lab]
    table = duel(
        p1=side(front=[abe_sapien], equipment={"Abe Sapien": [long_coat]}, hand=hand, **lab), at="recruit"
    )
    assert table.p1.why_not("recruit", "B.P.R.D. Signal Device", "Abe Sapien") == "CL-EQP-04"
    if place == "face down":
        table.p1.flips("Weapons Lab")
        assert table.p1.may("recruit", "B.P.R.D. Signal Device", "Abe Sapien")


@rule("CL-CRD-08")
def test_weapons_lab_equips_nobody_who_is_stunned_or_hidden():
    table = duel(
        p1=side(
            front=[lying(abe_sapien, "stunned")],
            hidden_front=[sidney_leach],
            hand=[long_coat],
            resources=[lying(weapons_lab, "flipped"), damn_nazis],
        ),
        at="recruit",
    )
    assert table.p1.why_not("recruit", "Long Coat", "Abe Sapien") == "CL-STN-18"
    assert table.p1.why_not("recruit", "Long Coat", "Sidney Leach") == "CL-EQP-14"


def test_weapons_lab_needs_two_resources():
    table = duel(p1=side(resources=[weapons_lab]), at="recruit")
    assert table.p1.why_not("flip", "Weapons Lab") == "CL-RES-10"
