"""Hellboy (HEL-001, HEL-007, HEL-008)."""

from versus.cards.classic.hellboy.bprd import (
    abe_sapien,
    anung_un_rama,
    little_boy,
    pyrokinesis,
    right_hand_of_doom,
    sidney_leach,
)
from versus.cards.classic.hellboy.thule import damn_nazis
from versus.testing.classic import duel, lying, rule, side

# Little Boy


@rule("CL-CRD-03")
def test_little_boy_grows_with_every_other_bprd_character_on_his_side():
    table = duel(
        p1=side(front=[little_boy, lying(sidney_leach, "stunned"), damn_nazis], hidden_front=[pyrokinesis]),
        p2=side(front=[abe_sapien]),
    )
    assert table.p1["Hellboy"].stats == (3, 1)


@rule("CL-CRD-03")
def test_a_stunned_little_boy_does_not_grow():
    table = duel(p1=side(front=[lying(little_boy, "stunned"), sidney_leach]))
    assert table.p1["Hellboy"].stats == (1, 1)


def test_little_boy_is_one_of_one_alone():
    assert duel(p1=side(front=[little_boy])).p1["Hellboy"].stats == (1, 1)


# Anung Un Rama


@rule("CL-CRD-05")
def test_anung_un_rama_returns_a_stunned_colleague_for_one_endurance():
    table = duel(p1=side(front=[anung_un_rama, lying(abe_sapien, "stunned")]))
    table.p1.uses("Hellboy", "Abe")
    assert table.p1.endurance == 49
    table.passes()
    assert table.p1.hand == ["Abe Sapien"]


def test_anung_un_rama_returns_nobody_of_the_opponents_and_needs_endurance():
    table = duel(p1=side(front=[anung_un_rama, abe_sapien]), p2=side(front=[damn_nazis]))
    table.p1.take(table.p1.verb("use"), "Hellboy")
    assert table.p1.choices == ["Hellboy", "Abe Sapien"]
    table.p1.chooses("Abe Sapien")
    spent = duel(p1=side(front=[anung_un_rama], endurance=0))
    assert spent.p1.why_not("use", "Hellboy") == "CL-GEN-14"


def test_anung_un_rama_returns_as_many_as_he_pays_for():
    table = duel(p1=side(front=[anung_un_rama, abe_sapien, sidney_leach]))
    for name in ("Abe", "Sidney"):
        table.p1.uses("Hellboy", name)
        table.passes()
    assert sorted(table.p1.hand) == ["Abe Sapien", "Sidney Leach"]
    assert table.p1.endurance == 48


# Right Hand of Doom


@rule("CL-REC-09")
def test_right_hand_of_doom_takes_the_place_of_another_hellboy():
    table = duel(p1=side(front=[little_boy], hand=[right_hand_of_doom], resources=8), at="recruit")
    table.p1.brings("HEL-008")
    assert table.p1.characters == ["Hellboy"]
    assert table.p1["Hellboy"].stats == (18, 18)
    assert table.p1.ko_pile == ["Hellboy"]


def test_right_hand_of_doom_powers_another_version_of_hellboy_up():
    table = duel(p1=side(front=[anung_un_rama], hand=[right_hand_of_doom]), p2=side(front="Wall 9/16 c7"))
    table.p1.attacks("Hellboy", "Wall")
    table.p1.powers_up("Hellboy")
    table.passes()
    table.passes()
    assert table.p2["Wall"].stunned
