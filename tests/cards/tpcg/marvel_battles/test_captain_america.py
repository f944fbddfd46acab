"""Captain America, the main character (MNB-001, MNB-002) and the supporting one (MNB-015)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.avengers import captain_america
from versus.cards.tpcg.marvel_battles.main_characters import captain_america_1, captain_america_2
from versus.testing.tpcg import duel, side

PAID = {"resources": "Training Ground"}


@at_both_levels(captain_america_1, captain_america_2)
def test_with_avengers_assemble_nobody_strikes_back_against_a_team_this_turn(main):
    table = duel(
        p1=side(main=main, front=["Ann 1/1 Avengers", "Bob 1/1 Avengers", "Cat 1/1"], **PAID),
        p2=side(front="Foe 9/9"),
    )
    table.p1.uses("Captain America", "Avengers Assemble")
    table.p1.attacks(["Ann", "Bob"], "Foe")
    table.passes()
    assert table.p1["Ann"].face_up
    assert table.p1["Bob"].face_up
    table.p1.attacks("Cat", "Foe")
    table.passes()
    assert table.p1["Cat"].stunned, "a solo attack is answered"


def test_avengers_assemble_ends_with_the_turn_and_does_not_help_enemies():
    table = duel(
        p1=side(main=captain_america_1, front=["Ann 1/1", "Foe 9/9"], **PAID),
        p2=side(front=["Bob 1/1 X-Men", "Bud 1/1 X-Men"]),
    )
    table.p1.uses("Captain America", "Avengers Assemble")
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks(["Bob", "Bud"], "Foe")
    table.passes()
    table.p1.strikes("Bob")
    assert table.p2["Bob"].stunned


def test_side_by_side_counts_enemies_that_he_stuns_in_a_team_attack():
    mine = side(
        main=captain_america_1,
        main_row="front",
        levels=captain_america_2,
        front=["Ann 3/3 Avengers", "Bob 9/9"],
    )
    table = duel(p1=mine, p2=side(front=["Foe 1/4", "Fox 1/2"]))
    table.p1.attacks(["Captain America", "Ann"], "Foe")
    table.passes()
    table.p2.strikes("Ann")
    assert table.p1.xp == 1
    table.p1.attacks("Bob", "Fox")
    table.passes()
    assert table.p1.xp == 1


def test_side_by_side_counts_no_solo_attack():
    mine = side(main=captain_america_1, main_row="front", levels=captain_america_2)
    table = duel(p1=mine, p2=side(front="Fox 1/2"))
    table.p1.attacks("Captain America", "Fox")
    table.passes()
    assert table.p2["Fox"].stunned
    assert table.p1.xp == 0


def test_leader_of_the_avengers_strengthens_everyone_on_your_side():
    table = duel(
        p1=side(main=captain_america_2, front=["Ann 1/1", "Bob 1/1 h2, stunned"], resources="Academy"),
        p2=side(front="Foe 1/1"),
    )
    table.p1.uses("Captain America", "Leader of the Avengers")
    assert [piece.plus for piece in (table.p1.main, table.p1["Ann"], table.p1["Bob"])] == [1, 1, 0]
    assert table.p2["Foe"].plus == 0


def test_the_captain_leads_a_team_and_inspires_who_comes():
    table = duel(
        p1=side(front=[captain_america, "Ann 1/9 Avengers"], hand="Bob 1/1"),
        p2=side(front="Foe 3/9"),
        at="recruit",
    )
    table.p1.recruits("Bob")
    assert table.p1["Bob"].plus == 1
    table.p1.goes_to("main")
    table.p1.attacks(["Captain America", "Ann"], "Foe")
    table.passes()
    table.p1.strikes("Ann")
    assert table.p1["Captain America"].face_up
