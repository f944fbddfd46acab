"""X-Men who daze, dig and read minds: Banshee, Polaris, Professor X."""

from versus.cards.tpcg.hox.x_men import banshee, polaris, professor_x
from versus.games.tpcg.language.vocabulary import draw, equipment, plot_twist, supporting, when
from versus.games.tpcg.words import MAIN, PLAYED
from versus.testing.tpcg import duel, lay, rule, side

HELMET = equipment("Helmet", "Helmet", 1)
PLAN = plot_twist("Plan", "Plan", MAIN, draw())
WATCHER = supporting("Watcher", "Watcher", 1, 1, 1, powers=[when(PLAYED, draw())])
MIGHT_PAID = {"resources": ["Fortress"]}
MIND_PAID = {"resources": ["Academy"]}


# Banshee


def test_night_night_dazes_an_enemy_without_a_wound():
    table = duel(p1=side(hand=[banshee]), p2=side(front=["3/3 h1", "4/4"]), at="recruit", recruit_points=4)
    table.p1.recruits("Banshee", on=["yes", "3/3"])
    assert table.p2["3/3 h1"].stunned
    assert table.p2["3/3 h1"].wounds == 0
    assert table.p2["4/4"].face_up


def test_night_night_is_a_choice_and_means_enemies_only():
    table = duel(
        p1=side(hand=[banshee], front="1/1"), p2=side(front=["3/3", "4/4"]), at="recruit", recruit_points=4
    )
    table.p1.recruits("Banshee")
    table.p1.says_yes()
    assert "1/1" not in table.p1.choices
    table.p1.chooses("4/4")
    assert table.p2["4/4"].stunned
    left = duel(p1=side(hand=[banshee]), p2=side(front="3/3"), at="recruit", recruit_points=4)
    left.p1.recruits("Banshee", on="no")
    assert left.p2["3/3"].face_up


# Polaris


@rule("2P-CRD-33")
def test_polaris_digs_until_an_equipment_and_removes_what_lay_above():
    deck = ["2/2", PLAN, HELMET, "5/5"]
    table = duel(p1=side(back=polaris, deck=deck, **MIGHT_PAID), at="formation")
    table.p1.uses("Polaris", "Manipulate Magnetic Field")
    assert table.p1.hand == ["Helmet"]
    assert table.p1.deck == ["5/5"]
    assert table.p1["2/2"].zone == "removed from the game"
    assert table.p1["Plan"].zone == "removed from the game"
    assert table.happened("revealed") == 3


@rule("2P-CRD-33")
def test_without_an_equipment_the_whole_deck_is_removed():
    table = duel(p1=side(back=polaris, deck=["2/2", PLAN], **MIGHT_PAID), at="formation")
    table.p1.uses("Polaris", "Manipulate Magnetic Field")
    assert table.p1.deck == []
    assert table.p1.hand == []
    assert table.happened("removed from the game") == 2


def test_an_equipment_on_top_costs_no_other_card():
    table = duel(p1=side(back=polaris, deck=[HELMET, "2/2"], **MIGHT_PAID), at="formation")
    table.p1.uses("Polaris", "Manipulate Magnetic Field")
    assert table.p1.hand == ["Helmet"]
    assert table.p1.deck == ["2/2"]


def test_polaris_with_an_empty_deck_finds_nothing():
    table = duel(p1=side(back=polaris, deck=0, **MIGHT_PAID), at="formation")
    table.p1.uses("Polaris", "Manipulate Magnetic Field")
    assert table.p1.hand == []


def test_polaris_digs_in_the_build_phase_only_and_for_might():
    table = duel(p1=side(back=polaris, **MIGHT_PAID))
    assert not table.p1.may("use", "Polaris", power="Manipulate Magnetic Field")
    poor = duel(p1=side(back=polaris, resources=["Academy"]), at="formation")
    assert not poor.p1.may("use", "Polaris", power="Manipulate Magnetic Field")


# Professor X


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
    assert table.p1["Guest"].ready
    assert sorted(table.p2.hand) == ["Academy", "Plan"]
    assert table.happened("recruited", "Guest") == 1


def test_welcome_home_counts_as_playing_for_you():
    table = duel(
        p1=side(back=[professor_x, WATCHER], deck=3, **MIND_PAID), p2=side(hand=["5/5"]), at="formation"
    )
    table.p1.uses("Professor X", "Welcome Home", on=["5/5", "back"])
    assert len(table.p1.hand) == 1


def test_welcome_home_may_take_nobody_but_the_hand_was_seen():
    table = duel(p1=side(back=professor_x, **MIND_PAID), p2=side(hand=["5/5", PLAN]), at="formation")
    assert table.battle.view(0).sides[1].hand_cards == []
    table.p1.uses("Professor X", "Welcome Home", on="stop")
    assert sorted(table.p2.hand) == ["5/5", "Plan"]
    assert sorted(card.name for card in table.battle.view(0).sides[1].hand_cards) == ["5/5", "Plan"]


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
    assert table.p1.choices == [table.p2.main.name, table.p3.main.name]
    table.p1.chooses(table.p3.main.name)
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
