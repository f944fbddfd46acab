"""Continuous powers: which of them work, and what one needs that another gives (2P-PWR-44, 2P-MOD-15)."""

import pytest

from versus.games.tpcg.language.changes import Cannot, Has, Joins
from versus.games.tpcg.language.filters import HasKeyword
from versus.games.tpcg.language.vocabulary import (
    another,
    draw,
    enemy,
    fits,
    hide,
    loses_powers,
    one,
    plot_twist,
    plus,
    stun,
    supporting,
    team,
    when,
    while_,
    yours,
)
from versus.games.tpcg.words import FLIGHT, HID, LETHAL, MAIN, STEALTH, TO_ATTACK
from versus.testing.tpcg import duel, rule, side


def captain(name, *changes, on=None):
    """Others on the same side, or those who fit, have something as long as this one is there."""
    power = while_(*changes, on=fits(yours, another) if on is None else fits(yours, on))
    return supporting(f"T-{name}", name, cost=1, atk=1, defense=5, health=3, powers=[power])


ONE_MORE = plus(atk=1)
FIRST, SECOND = captain("First", ONE_MORE), captain("Second", ONE_MORE)
JAILER = supporting(
    "T-JAILER",
    "Jailer",
    cost=1,
    atk=1,
    defense=5,
    health=3,
    powers=[while_(Cannot(TO_ATTACK), on=fits(enemy))],
)
DUCK = plot_twist("T-DUCK", "Duck", MAIN, hide(one(yours)))
SHOVE = plot_twist("T-SHOVE", "Shove", MAIN, stun(one(yours)))


@rule("2P-PWR-44")
def test_of_two_the_one_that_is_face_up_works_on():
    table = duel(p1=side(front=[FIRST, SECOND, "Cat 1/1"], hand=[SHOVE]))
    assert table.p1["Cat"].atk == 3
    table.p1.plays("Shove", on="Second")
    assert table.p1["Cat"].atk == 2
    assert table.p1["First"].atk == 1


@rule("2P-PWR-44", "2P-STN-12", "2P-STN-34")
def test_hidden_it_keeps_nobody_up_whoever_looked_on():
    """A power that asks who is hiding looks at everybody's numbers at that very moment."""
    spotter = supporting(
        "T-SPOTTER",
        "Spotter",
        cost=1,
        atk=1,
        defense=5,
        powers=[when(HID, draw(), subject=fits(HasKeyword(FLIGHT)))],
    )
    table = duel(p1=side(front=[captain("Prop", plus(defense=1)), "Frail 1/0 h3", spotter], hand=[DUCK]))
    assert table.p1["Frail"].defense == 1
    table.p1.plays("Duck", on="Prop")
    assert table.p1["Frail"].stunned
    assert table.p1.hand == []


@rule("2P-PWR-44")
@pytest.mark.parametrize("zone", ["hand", "ko", "deck"])
def test_out_of_play_it_does_not_work_beside_one_that_does(zone):
    table = duel(p1=side(front=[FIRST, "Cat 1/1"], **{zone: [SECOND]}))
    assert table.p1["Cat"].atk == 2


@rule("2P-PWR-44")
@pytest.mark.parametrize(("place", "may"), [("front", False), ("hand", True), ("ko", True), ("deck", True)])
def test_only_in_play_does_it_forbid(place, may):
    table = duel(p1=side(front="Cat 1/1"), p2=side(**{"front": "Dog 1/1"} | {place: [JAILER]}))
    assert table.p1.may("attack", "Cat", "Dog" if place != "front" else "Jailer") is may


@rule("2P-PWR-44")
def test_stunned_it_does_not_forbid():
    table = duel(
        p1=side(front="Cat 1/1", hand=[plot_twist("T-HIT", "Hit", MAIN, stun(one(enemy)))]),
        p2=side(front=[JAILER, "Dog 1/1"]),
    )
    assert not table.p1.may("attack", "Cat", "Dog")
    table.p1.plays("Hit", on="Jailer")
    assert table.p1.may("attack", "Cat", "Dog")


@rule("2P-PWR-44")
def test_without_its_powers_it_does_not_forbid():
    numb = plot_twist("T-NUMB", "Numb", MAIN, loses_powers(one(enemy)))
    table = duel(p1=side(front="Cat 1/1", hand=[numb]), p2=side(front=[JAILER, "Dog 1/1"]))
    assert not table.p1.may("attack", "Cat", "Dog")
    table.p1.plays("Numb", on="Jailer")
    assert table.p1.may("attack", "Cat", "Dog")


@rule("2P-PWR-44")
@pytest.mark.parametrize("looked", [False, True])
def test_a_team_that_it_gives_counts_like_a_printed_one(looked):
    """Whether or not somebody has just looked at the numbers."""
    charge = plot_twist("T-CHARGE", "Charge", MAIN, draw(), teams=("X-Men",))
    banner = captain("Banner", Joins("X-Men"))
    for officer, may in ((banner, True), ("Clerk 1/1", False)):
        table = duel(p1=side(front=[officer, "Cat 1/1"], hand=[charge]))
        if looked:
            assert table.p1["Cat"].atk == 1
        assert table.p1.may("play", "Charge") is may


LINKS = [
    captain("Wings", Has(FLIGHT)),
    captain("Veil", Has(STEALTH), on=HasKeyword(FLIGHT)),
    captain("Fang", Has(LETHAL), on=HasKeyword(STEALTH)),
    captain("Might", plus(atk=5), on=HasKeyword(LETHAL)),
]


@rule("2P-MOD-15")
@pytest.mark.parametrize("missing", [None, "Wings", "Veil", "Fang", "Might"])
@pytest.mark.parametrize("backwards", [False, True])
def test_one_power_may_need_what_another_gives_and_that_one_a_third(missing, backwards):
    there = [card for card in LINKS if card.name != missing]
    table = duel(p1=side(front=["Cat 1/1", *(reversed(there) if backwards else there)]))
    assert table.p1["Cat"].atk == (6 if missing is None else 1)


@rule("2P-MOD-15")
@pytest.mark.parametrize(
    ("printed", "stats"), [("X-Men", (4, 4)), ("Avengers", (4, 4)), ("Brotherhood", (1, 4))]
)
def test_a_team_that_one_power_gives_may_bring_another_team_and_that_one_numbers(printed, stats):
    sage = supporting(
        "T-SAGE",
        "Sage",
        cost=1,
        atk=1,
        defense=1,
        powers=[
            while_(Joins("Avengers"), on=fits(yours, team("X-Men"))),
            while_(Joins("Defenders"), on=fits(yours, team("Avengers"))),
            while_(plus(atk=3), on=fits(yours, team("Defenders"))),
        ],
    )
    table = duel(p1=side(front=[sage, f"Beast 1/4 {printed}"]))
    assert table.p1["Beast"].stats == stats
