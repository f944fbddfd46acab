"""Choosing is among what is in play, naming among everything there is (2P-GEN-31)."""

from versus.games.tpcg.language.changes import May
from versus.games.tpcg.language.vocabulary import (
    becomes,
    each,
    enemy,
    fits,
    name_a_team,
    of_that_team,
    one,
    plot_twist,
    stun,
    super_power,
    supporting,
    this,
)
from versus.games.tpcg.words import MAIN, TO_ATTACK_PROTECTED
from versus.testing.tpcg import duel, rule, side

SNEAK = becomes(this, May(TO_ATTACK_PROTECTED, fits(enemy, of_that_team)))
SPY = supporting(
    "Spy", "Spy", cost=1, atk=3, defense=3, powers=[super_power("Infiltrate", MAIN, 0, name_a_team, SNEAK)]
)


@rule("2P-GEN-31")
def test_a_name_may_be_of_something_that_is_not_in_play():
    table = duel(p1=side(front=SPY), p2=side(front="Guard 9/9", back=["Cat 1/1 Avengers", "Dog 1/1 Heels"]))
    table.p1.uses("Spy", "Infiltrate", on="Avengers")
    assert table.p1.may("attack", "Spy", "Cat")
    assert table.p1.why_not("attack", "Spy", "Dog") == "2P-CMB-13"
    table = duel(p1=side(front=SPY), p2=side(front="Guard 9/9", back="Dog 1/1 Heels"))
    table.p1.uses("Spy", "Infiltrate", on="Avengers")
    assert not table.p1.may("attack", "Spy", "Dog")


@rule("2P-GEN-31")
def test_a_choice_is_among_what_is_in_play():
    shove = plot_twist("Shove", "Shove", MAIN, stun(one(enemy)))
    enemies = side(front=["Cat 1/1", "Dog 1/1"], hand=["Fox 1/1"], ko=["Owl 1/1"])
    table = duel(p1=side(hand=[shove]), p2=enemies)
    table.p1.plays("Shove")
    assert table.p1.choices == ["Cat", "Dog", "Leader 2"]
    table.p1.chooses("Cat")


@rule("2P-GEN-31")
def test_only_members_of_the_named_team_are_meant():
    purge = plot_twist("T-PURGE", "Purge", MAIN, name_a_team, stun(each(enemy, of_that_team)))
    table = duel(
        p1=side(front="Own 1/1 Avengers", hand=[purge]),
        p2=side(front=["Cat 1/1 h2 Avengers", "Dog 1/1 h2 Heels"]),
    )
    table.p1.plays("Purge", on="Avengers")
    assert table.p2["Cat"].stunned
    assert not table.p2["Dog"].stunned
    assert not table.p1["Own"].stunned
