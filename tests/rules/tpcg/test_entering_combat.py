"""Entering combat, and what happens before anybody acts (2P-CMB-22, 2P-CMB-23)."""

from versus.games.tpcg.language.vocabulary import (
    attacker,
    become_defender,
    fits,
    join_attack,
    one_anywhere,
    plot_twist,
    plus,
    plus_counters,
    solo_attack,
    supporting,
    this,
    this_card,
    when,
    when_attacked,
    when_attacks,
    while_,
    yours,
)
from versus.games.tpcg.words import COMBAT, ENTERED_COMBAT, RANGED
from versus.testing.tpcg import duel, rule, side

STAND_IN = plot_twist("Stand-In", "Stand-In", COMBAT, become_defender(one_anywhere(yours)), any_turn=True)
SECOND_STAND_IN = plot_twist(
    "Second Stand-In", "Second Stand-In", COMBAT, become_defender(one_anywhere(yours)), any_turn=True
)
RALLY = plot_twist("Rally", "Rally", COMBAT, join_attack(one_anywhere(yours)), any_turn=True)


def scout(name, *keywords):
    """Somebody who gets a counter on entering combat."""
    watchful = when(ENTERED_COMBAT, plus_counters(this), subject=this_card)
    return supporting(name, name, cost=1, atk=1, defense=5, keywords=keywords, powers=[watchful])


@rule("2P-CMB-22")
def test_attacker_and_defender_enter_combat_as_the_attack_starts():
    table = duel(p1=side(front=[scout("Fox"), scout("Idler")]), p2=side(front=scout("Hound")))
    table.p1.attacks("Fox", "Hound")
    table.p1.resolves_first("Hound")
    assert table.p1["Fox"].plus == 1
    assert table.p2["Hound"].plus == 1
    assert table.p1["Idler"].plus == 0


@rule("2P-CMB-22")
def test_who_is_made_the_defender_enters_combat():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front=["Blob 1/3", scout("Hound")], hand=STAND_IN))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Stand-In", on="Hound")
    assert table.p2["Hound"].defending
    assert table.p2["Hound"].plus == 1
    assert not table.p2["Blob"].in_combat
    table.passes()
    assert not table.p2["Blob"].stunned
    assert not table.p2["Hound"].stunned


@rule("2P-CMB-22")
def test_who_is_made_an_attacker_enters_combat():
    table = duel(
        p1=side(front=["Daken 3/3", scout("Fox")], hand=RALLY),
        p2=side(front="Blob 1/5"),
    )
    table.p1.attacks("Daken", "Blob")
    table.p1.plays("Rally", on="Fox")
    assert table.p1["Fox"].attacking
    assert table.p1["Fox"].plus == 1
    table.passes()
    table.p2.strikes("Daken")
    assert table.p2["Blob"].stunned


@rule("2P-CMB-22")
def test_only_a_face_up_enemy_of_the_attackers_can_be_made_the_defender():
    table = duel(
        p1=side(front=["Daken 3/3", "Toad 3/3"], hand=STAND_IN),
        p2=side(front=["Blob 1/3", "Hound 1/5 stunned"], hand=STAND_IN),
    )
    table.p1.attacks("Daken", "Blob")
    table.p1.plays("Stand-In", on="Toad")
    assert table.p2["Blob"].defending
    table.p2.plays("Stand-In", on="Hound")
    assert table.p2["Blob"].defending
    assert not table.p2["Hound"].in_combat


@rule("2P-CMB-22")
def test_the_new_defender_is_the_one_to_be_beaten():
    table = duel(p1=side(front="Daken 3/3"), p2=side(front=["Blob 9/9", "Pup 1/1"], hand=STAND_IN))
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Stand-In", on="Pup")
    table.passes()
    assert table.p2["Pup"].stunned
    assert table.happened("won", "Daken") == 1


@rule("2P-CMB-22")
def test_nobody_joins_an_attack_twice_or_from_the_other_side():
    table = duel(
        p1=side(front=["Daken 3/3", "Toad 3/3"], hand=RALLY),
        p2=side(front=["Blob 1/6", "Hound 3/3"], hand=RALLY),
    )
    table.p1.attacks("Daken", "Blob")
    table.p1.plays("Rally", on="Daken")
    table.p2.plays("Rally", on="Hound")
    assert not table.p2["Hound"].in_combat
    table.passes()
    assert not table.p2["Blob"].stunned


@rule("2P-CMB-22", "2P-CMB-25")
def test_an_attack_that_another_joined_is_no_solo_attack():
    alone = while_(plus(atk=2), on=fits(this_card, attacker), given=solo_attack)
    loner = supporting("Loner", "Loner", cost=2, atk=2, defense=4, powers=[alone])
    table = duel(p1=side(front=[loner, "Toad 3/3"], hand=RALLY), p2=side(front="Blob 1/9"))
    table.p1.attacks("Loner", "Blob")
    assert table.p1["Loner"].atk == 4
    table.p1.plays("Rally", on="Toad")
    assert table.p1["Loner"].atk == 2


@rule("2P-CMB-50")
def test_who_was_replaced_as_the_defender_does_not_return():
    table = duel(
        p1=side(front="Daken 3/3"), p2=side(front=["Blob 1/3", "Hound 1/5"], hand=[STAND_IN, SECOND_STAND_IN])
    )
    table.p1.attacks("Daken", "Blob")
    table.p1.passes()
    table.p2.plays("Stand-In", on="Hound")
    table.p1.passes()
    table.p2.plays("Second Stand-In", on="Blob")
    assert table.p2["Hound"].defending
    assert not table.p2["Blob"].in_combat


@rule("2P-CMB-23")
def test_berserker_has_grown_before_anybody_acts():
    table = duel(p1=side(front="Daken 3/3 Berserker"), p2=side(front="Blob 1/3"))
    table.p1.attacks("Daken", "Blob")
    assert table.p1.asked
    assert table.p1["Daken"].stats == (4, 4)


@rule("2P-CMB-23")
def test_attack_powers_of_both_sides_resolve_before_the_first_action():
    fox = supporting(
        "Fox", "Fox", cost=1, atk=1, defense=1, keywords=(RANGED,), powers=[when_attacks(plus_counters(this))]
    )
    hound = supporting(
        "Hound", "Hound", cost=1, atk=1, defense=1, powers=[when_attacked(plus_counters(this, 2))]
    )
    table = duel(p1=side(back=fox), p2=side(front=hound))
    table.p1.attacks("Fox", "Hound")
    table.p1.resolves_first("Fox")
    assert table.p1.offered("pass")
    assert table.p1["Fox"].stats == (2, 2)
    assert table.p2["Hound"].stats == (3, 3)
