"""Mystique, the main character (HOX-005, HOX-006) and the supporting one (HOX-021)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.house_of_x.brotherhood import mystique
from versus.cards.tpcg.house_of_x.main_characters import mystique_1, mystique_2
from versus.testing.tpcg import duel, side

# The main character


def infiltrating(named: str, main=mystique_1):
    """Mystique has named a team; an X-Men guard protects an X-Men and a Company character."""
    table = duel(
        p1=side(main=main, main_row="front", front="9/9", resources="Training Ground"),
        p2=side(
            main="Leader 3/9 Company", front="Guard 1/9 X-Men", back=["Friend 1/2 X-Men", "Agent 1/2 Company"]
        ),
    )
    table.p1.uses("Mystique", "Infiltrator", on=named)
    return table


@at_both_levels(mystique_1, mystique_2)
def test_infiltrator_reaches_protected_characters_of_the_named_team(main):
    table = infiltrating("X-Men", main)
    assert table.p1.may("attack", "Mystique", "Friend")
    assert table.p1.may("attack", "Mystique", "Guard")
    table.p1.attacks("Mystique", "Friend")
    table.passes()
    assert table.p2["Friend"].stunned


def test_infiltrator_reaches_no_other_team_and_helps_nobody_else():
    table = infiltrating("X-Men")
    assert table.p1.why_not("attack", "Mystique", "Agent") == "2P-CMB-13"
    assert table.p1.why_not("attack", "9/9", "Friend") == "2P-CMB-13"
    other = infiltrating("Avengers")
    assert other.p1.why_not("attack", "Mystique", "Friend") == "2P-CMB-13"


@at_both_levels(mystique_1, mystique_2)
def test_infiltrator_ends_with_the_turn(main):
    table = infiltrating("X-Men", main)
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.why_not("attack", "Mystique", "Friend") == "2P-CMB-13"


def test_each_enemy_team_is_worth_one_xp_at_the_start_of_your_main_phase():
    table = duel(
        p1=side(main=mystique_1, levels=mystique_2, front="1/1 Villains"),
        p2=side(
            main="Leader 3/9 Company", front=["1/2 X-Men", "1/3 X-Men", "1/4 Avengers, stunned"], back="1/5"
        ),
        at="formation",
    )
    assert table.p1.xp == 0
    table.p1.goes_to("main")
    assert table.p1.xp == 3
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p1.xp == 3
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.main.level == 2


def test_enemies_without_teams_give_mystique_no_xp():
    table = duel(p1=side(main=mystique_1, levels=mystique_2), p2=side(front="1/2"), at="formation")
    table.p1.goes_to("main")
    assert table.p1.xp == 0


def test_five_teams_level_mystique_up_at_once():
    enemies = ["1/2 X-Men", "1/3 Avengers", "1/4 Villains", "1/5 Underworld"]
    table = duel(
        p1=side(main=mystique_1, levels=mystique_2),
        p2=side(main="Leader 3/9 Company", front=enemies),
        at="formation",
    )
    table.p1.goes_to("main")
    assert table.p1.main.level == 2


def deceived(named: str):
    """The enemy's next turn after Mystique has named a team."""
    table = duel(
        p1=side(main=mystique_2, main_row="front", front="1/1", resources="Academy"),
        p2=side(
            front=["2/2 X-Men", "3/3 Company", "4/4 X-Men Company"], resources="Academy", hand="6/6 X-Men"
        ),
    )
    table.p1.uses("Mystique", "Deceiver", on=named)
    table.p1.ends_turn()
    table.p2.goes_to("main")
    return table


def test_deceiver_keeps_a_team_from_attacking_mystique_on_its_next_turn():
    table = deceived("X-Men")
    assert table.p2.why_not("attack", "2/2 X-Men", "Mystique") == "2P-GEN-02"
    assert table.p2.why_not("attack", "4/4 X-Men Company", "Mystique") == "2P-GEN-02"
    assert table.p2.may("attack", "2/2 X-Men", "1/1")
    assert table.p2.may("attack", "3/3 Company", "Mystique")
    assert table.p2.why_not("attack", ["3/3 Company", "4/4 X-Men Company"], "Mystique") == "2P-GEN-02"


def test_deceiver_reaches_characters_that_arrive_later():
    table = duel(p1=side(main=mystique_2, main_row="front", resources="Academy"), p2=side(hand="6/6 X-Men"))
    table.p1.uses("Mystique", "Deceiver", on="X-Men")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("6/6 X-Men")
    table.p2.goes_to("main")
    assert table.p2.why_not("attack", "6/6 X-Men", "Mystique") == "2P-GEN-02"


def test_deceiver_is_over_one_turn_later():
    table = deceived("X-Men")
    for player in (table.p2, table.p1):
        player.ends_turn()
    table.p2.goes_to("main")
    assert table.p2.may("attack", "2/2 X-Men", "Mystique")


# The supporting character


def test_infiltrator_reaches_protected_characters_of_the_team_she_names():
    table = duel(
        p1=side(front=mystique, resources="Training Ground"),
        p2=side(front="Guard 1/1", back=["Cat 1/1 X-Men", "Dog 1/1 Heels"]),
    )
    assert table.p1.why_not("attack", "Mystique", "Cat") == "2P-CMB-13"
    table.p1.uses("Mystique", "Infiltrator", on="X-Men")
    assert table.p1.may("attack", "Mystique", "Cat")
    assert table.p1.why_not("attack", "Mystique", "Dog") == "2P-CMB-13"
    assert table.p1.may("attack", "Mystique", "Guard")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.why_not("attack", "Mystique", "Cat") == "2P-CMB-13"
