"""Juggernaut (MNB-096)."""

from versus.cards.tpcg.marvel_battles.villains import juggernaut
from versus.testing.tpcg import duel, side


def charge(front, back=("Foe 1/5", "Fox 1/5"), **mine):
    table = duel(
        p1=side(front=[juggernaut, *mine.pop("beside", [])], resources="Fortress", **mine),
        p2=side(front=list(front), back=list(back)),
    )
    table.p1.attacks("Juggernaut", front[0].split()[0])
    table.p1.uses("Juggernaut", "Unstoppable")
    table.passes()
    return table


def test_unstoppable_he_goes_on_into_the_back_row():
    table = charge(["Guard 1/8", "Wall 1/9"])
    assert table.p2["Guard"].stunned
    table.p1.says_yes()
    assert sorted(table.p1.choices) == sorted(["Foe", "Fox", table.p2.main.name])
    table.p1.chooses("Fox")
    assert table.p1["Juggernaut"].attacking
    table.passes()
    assert table.p2["Fox"].stunned
    assert table.p1.offered("go on")


def test_he_may_stop():
    table = charge(["Guard 1/8"])
    table.p1.says_no()
    assert not table.in_combat


def test_who_stuns_nobody_or_falls_himself_is_stopped():
    for guard in ("Guard 1/9", "Guard 9/8"):
        table = charge([guard])
        assert not table.in_combat
        assert table.p1.offered("go on")


def test_there_must_be_a_back_row():
    table = duel(
        p1=side(front=juggernaut, resources="Fortress"),
        p2=side(main="Boss 3/9", main_row="front", front="Guard 1/8"),
    )
    table.p1.attacks("Juggernaut", "Guard")
    table.p1.uses("Juggernaut", "Unstoppable")
    table.passes()
    assert table.p1.offered("go on")
