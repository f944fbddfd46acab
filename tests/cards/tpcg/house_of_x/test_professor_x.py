"""Professor X, the main character (HOX-035, HOX-036) and the supporting one (HOX-051)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.house_of_x.main_characters import professor_x_1, professor_x_2
from versus.cards.tpcg.house_of_x.oddities import school, this_and_that
from versus.cards.tpcg.house_of_x.x_men import professor_x
from versus.games.tpcg.language.vocabulary import draw, plot_twist, supporting, when
from versus.games.tpcg.words import MAIN, PLAYED
from versus.testing.tpcg import duel, lay, rule, side

PLAN = plot_twist("Plan", "Plan", MAIN, draw())
WATCHER = supporting("Watcher", "Watcher", cost=1, atk=1, defense=1, powers=[when(PLAYED, draw())])
MIND_PAID = {"resources": ["Academy"]}


# The main character


@at_both_levels(professor_x_1, professor_x_2)
def test_a_dream_worth_having_takes_every_mutant_of_the_top_four(main):
    deck = ["Mutant 1/1 X-Men", "Brother 2/2 Brotherhood", "Academy", "Agent 3/3 Company", "Late 1/2 X-Men"]
    table = duel(p1=side(main=main, resources="Academy", deck=deck), at="build")
    table.p1.uses("Professor X", "A Dream Worth Having")
    assert table.p1.hand == ["Mutant", "Brother"]
    assert sorted(table.p1.deck) == ["Academy", "Agent", "Late"]
    assert table.happened("revealed") == 4
    assert table.happened("shuffled") == 1


def test_a_dream_worth_having_takes_none_where_none_fits_and_is_no_main_phase_power():
    deck = [this_and_that, school, "Agent 3/3 Company"]
    table = duel(p1=side(main=professor_x_1, resources="Academy", deck=deck), at="build")
    table.p1.uses("Professor X", "A Dream Worth Having")
    assert table.p1.hand == []
    assert sorted(table.p1.deck) == ["Agent", "School for Gifted Youngsters", "This and That"]
    later = duel(p1=side(main=professor_x_1, resources="Academy"))
    assert later.p1.why_not("use", "Professor X", power="A Dream Worth Having") == "2P-PWR-11"


def test_mutants_that_appear_level_professor_x_up():
    hand = ["A 1/1 X-Men", "B 1/1 Brotherhood", "C 1/1 Company", "D 1/1 X-Men", "E 1/1 Brotherhood"]
    table = duel(p1=side(main=professor_x_1, levels=professor_x_2, hand=hand), at="recruit")
    for name in "ABCD":
        table.p1.recruits(name)
    assert table.p1.xp == 3
    assert table.p1.main.level == 1
    table.p1.recruits("E")
    assert table.p1.main.level == 2


def test_outsiders_locations_and_enemies_that_appear_give_professor_x_no_xp():
    table = duel(
        p1=side(main=professor_x_1, levels=professor_x_2, hand=[school, "Agent 1/1 Company"]),
        p2=side(hand="Guest 1/1 X-Men"),
        at="build",
    )
    table.p1.places("School for Gifted Youngsters", face_up=True)
    table.p1.goes_to("recruit")
    table.p1.recruits("Agent")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("Guest")
    assert table.p1.xp == 0


def test_a_dream_worth_fighting_for_strengthens_one_mutant_by_anothers_atk():
    table = duel(
        p1=side(
            main=professor_x_2,
            front=["5/1 X-Men", "2/2 Brotherhood", "7/7 Company"],
            resources="Training Ground",
        ),
        p2=side(front="9/9 X-Men"),
    )
    table.p1.uses("Professor X", "A Dream Worth Fighting For", on="5/1 X-Men")
    assert table.p1["2/2 Brotherhood"].stats == (7, 7)
    assert table.p1["5/1 X-Men"].plus == 0


def test_the_other_mutant_is_chosen_among_those_on_your_side():
    table = duel(
        p1=side(
            main=professor_x_2,
            front=["5/1 X-Men", "2/2 Brotherhood", "1/3 X-Men"],
            resources="Training Ground",
        ),
        p2=side(front="9/9 X-Men"),
    )
    table.p1.uses("Professor X", "A Dream Worth Fighting For", on="2/2 Brotherhood")
    assert sorted(table.p1.choices) == ["1/3 X-Men", "5/1 X-Men"]
    table.p1.chooses("1/3 X-Men")
    assert table.p1["1/3 X-Men"].stats == (3, 5)


def test_only_mutants_on_your_side_lend_their_atk():
    table = duel(
        p1=side(
            main=professor_x_2,
            front=["5/1 X-Men", "2/2 Brotherhood", "7/7 Company"],
            resources="Training Ground",
        ),
        p2=side(front="9/9 X-Men"),
    )
    table.p1.uses("Professor X", "A Dream Worth Fighting For")
    assert sorted(table.p1.choices) == ["2/2 Brotherhood", "5/1 X-Men"]
    table.p1.chooses("5/1 X-Men")


def test_a_single_mutant_has_no_other_to_strengthen():
    table = duel(p1=side(main=professor_x_2, front="5/1 X-Men", resources="Training Ground"))
    table.p1.uses("Professor X", "A Dream Worth Fighting For")
    assert table.p1["5/1 X-Men"].plus == 0
    assert table.p1.main.plus == 0


def test_what_is_not_documented_of_professor_x_is_marked():
    assert professor_x_2.facts.filled == ("power 2 timing", "power 2 cost", "power 2 any turn")


# The supporting character


def test_welcome_home_recruits_a_supporting_character_from_an_enemy_hand_for_free():
    table = duel(
        p1=side(back=professor_x, **MIND_PAID),
        p2=side(hand=["Guest 5/5 c6", PLAN, "Academy"]),
        at="formation",
    )
    table.p1.uses("Professor X", "Welcome Home")
    assert table.p1.choices == ["Guest"]
    table.p1.chooses("Guest")
    table.p1.chooses_row("front")
    assert table.p1["Guest"].controller == 1
    assert table.p1["Guest"].owner == 2
    assert table.p1["Guest"].face_up
    assert table.p1["Guest"].ready
    assert sorted(table.p2.hand) == ["Academy", "Plan"]
    assert table.happened("recruited", "Guest") == 1


def test_welcome_home_takes_one_guest_and_no_second():
    table = duel(p1=side(back=professor_x, **MIND_PAID), p2=side(hand=["5/5", "6/6"]), at="formation")
    table.p1.uses("Professor X", "Welcome Home", on=["5/5", "back"])
    assert table.p2.hand == ["6/6"]
    assert table.p1.offered("go on")


def test_welcome_home_counts_as_playing_for_you():
    table = duel(
        p1=side(back=[professor_x, WATCHER], deck=3, **MIND_PAID), p2=side(hand=["5/5"]), at="formation"
    )
    table.p1.uses("Professor X", "Welcome Home", on=["5/5", "back"])
    assert len(table.p1.hand) == 1


def test_welcome_home_may_take_nobody_but_the_hand_was_seen():
    table = duel(p1=side(back=professor_x, **MIND_PAID), p2=side(hand=["5/5", PLAN]), at="formation")
    assert table.battle.view(0).sides[1]["hand"] == []
    table.p1.uses("Professor X", "Welcome Home", on="stop")
    assert sorted(table.p2.hand) == ["5/5", "Plan"]
    assert sorted(card.name for card in table.battle.view(0).sides[1]["hand"]) == ["5/5", "Plan"]


def test_a_hand_without_supporting_characters_offers_nothing():
    table = duel(p1=side(back=professor_x, **MIND_PAID), p2=side(hand=[PLAN]), at="formation")
    table.p1.uses("Professor X", "Welcome Home")
    assert table.p2.hand == ["Plan"]
    assert table.happened("looked at a hand") == 1


@rule("2P-UNQ-07")
def test_a_namesake_of_your_main_character_stays_in_the_hand():
    table = duel(
        p1=side(main="Guest 4/4", back=professor_x, **MIND_PAID),
        p2=side(hand=["Guest 5/5"]),
        at="formation",
    )
    table.p1.uses("Professor X", "Welcome Home", on=["Guest 5/5", "front"])
    assert table.p2.hand == ["Guest"]


def test_with_several_enemies_one_player_is_chosen():
    table = lay(side(back=professor_x, **MIND_PAID), side(hand=["5/5"]), side(hand=["6/6"]), at="formation")
    table.p1.uses("Professor X", "Welcome Home")
    assert table.p1.players_offered == [2, 3]
    table.p1.chooses_player(3)
    table.p1.chooses("6/6")
    table.p1.chooses_row("back")
    assert table.p1["6/6"].controller == 1
    assert table.p2.hand == ["5/5"]


def test_a_guest_goes_to_its_owners_pile_when_it_is_koed():
    table = duel(
        p1=side(back=professor_x, **MIND_PAID), p2=side(front="9/9", hand=["Guest 1/1 h1"]), at="formation"
    )
    table.p1.uses("Professor X", "Welcome Home", on=["Guest", "front"])
    table.p1.goes_to("main")
    table.p1.attacks("Guest", "9/9")
    table.passes()
    assert table.p2.ko_pile == ["Guest"]
