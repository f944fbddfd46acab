"""The worked examples of the rulebook of Heroes of Krakoa, played with the cards it names."""

from dataclasses import replace

import pytest

from tests.books.marking import example
from tests.rules.tpcg.opening import first_turn, hands_after_first_draws
from versus.cards.tpcg.house_of_x.brotherhood import blob, pyro
from versus.cards.tpcg.house_of_x.locations import training_ground
from versus.cards.tpcg.house_of_x.main_characters import cyclops_1, magneto_1, magneto_2, storm_1
from versus.cards.tpcg.house_of_x.oddities import school
from versus.cards.tpcg.house_of_x.x_men import blink, cyclops
from versus.decks import starters
from versus.games.tpcg.language.vocabulary import (
    defender,
    gain_xp,
    gets,
    one,
    plot_twist,
    supporting,
    your_main,
)
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.words import COMBAT, MAIN
from versus.kernel.types import INFINITE
from versus.testing.tpcg import duel, lying, side

BOOK = "Heroes of Krakoa"

reward = plot_twist("T-REWARD", "Reward", MAIN, gain_xp(1, one(your_main)))
sidestep = plot_twist("T-SIDESTEP", "Sidestep", COMBAT, gets(one(defender), defense=2), any_turn=True)
lunge = plot_twist("T-LUNGE", "Lunge", COMBAT, gets(one(defender), atk=2))


def starter(name):
    return next(deck for deck in starters("2pcg") if deck.name == name)


@example(BOOK, "Setting up")
def test_both_starter_decks_are_dealt_seven_cards_and_the_first_player_draws_none():
    table = first_turn([starter("Professor X"), starter("Magneto")])
    assert [len(player.hand) for player in table.players] == [7, 7]
    assert hands_after_first_draws(table) == [7, 9]


@example(BOOK, "Recruit Step")
def test_angela_spends_three_of_four_points_on_blob_and_pyro():
    table = duel(p1=side(hand=[training_ground, blob, pyro], resources=3), at="resource")
    table.p1.places("Training Ground", face_up=True)
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 4
    table.p1.recruits("Blob", row="back")
    table.p1.recruits("Pyro", row="front")
    assert table.p1.recruit_points == 1
    table.p1.goes_to("formation")
    assert table.p1.recruit_points == 0
    assert table.p1.back[-1:] == ["Blob"]
    assert "Pyro" in table.p1.front


@example(BOOK, "Resolving combat")
@pytest.mark.parametrize(
    ("attacker", "defender", "stunned"),
    [
        ("Ann 2/3", "Bob 2/3", (False, False)),
        ("Ann 3/3", "Bob 2/3", (False, True)),
        ("Ann 2/3", "Bob 3/3", (True, False)),
        ("Ann 3/3", "Bob 3/3", (True, True)),
    ],
    ids=["nobody", "the defender", "the attacker", "both"],
)
def test_a_combat_ends_in_one_of_four_ways(attacker, defender, stunned):
    table = duel(p1=side(front=f"{attacker} h2"), p2=side(front=f"{defender} h2"))
    table.p1.attacks("Ann", "Bob")
    table.passes()
    assert (table.p1["Ann"].stunned, table.p2["Bob"].stunned) == stunned


@example(BOOK, "Resolving a team attack")
def test_three_of_two_fell_one_of_six_that_fells_one_of_them():
    team = ["Ann 2/2 X-Men h2", "Bob 2/2 X-Men h2", "Cid 2/2 X-Men h2"]
    table = duel(p1=side(front=team), p2=side(front="Foe 6/6 h2"))
    table.p1.attacks(["Ann", "Bob", "Cid"], "Foe")
    table.passes()
    table.p2.strikes("Cid")
    assert table.p2["Foe"].stunned
    assert [table.p1[name].stunned for name in ("Ann", "Bob", "Cid")] == [False, False, True]


@example(BOOK, "Super Powers")
@pytest.mark.parametrize(
    ("hand", "resources", "paying"),
    [
        ([], "Training Ground", "Training Ground in the resource row"),
        ("Training Ground", [], "Training Ground in hand"),
        (school, [], "School for Gifted Youngsters in hand"),
    ],
    ids=["turned face down", "discarded", "a special location discarded"],
)
def test_storm_pays_for_master_thief_from_row_or_hand(hand, resources, paying):
    table = duel(p1=side(main=storm_1, hand=hand, resources=resources), p2=side(hand=["Ann 1/1", "Bob 1/1"]))
    assert table.p1.may("use", "Storm", power="Master Thief")
    table.p1.uses("Storm", "Master Thief", paying=paying)
    assert not table.p1.may("use", "Storm", power="Master Thief")
    left = table.p1.resources if resources else table.p1.ko_pile
    assert len(left) == 1


@example(BOOK, "Super Powers")
def test_without_the_symbol_storm_steals_nothing():
    table = duel(p1=side(main=storm_1, hand="Academy", resources="Fortress"), p2=side(hand="Ann 1/1"))
    assert not table.p1.may("use", "Storm", power="Master Thief")


@example(BOOK, "Power Up")
def test_cyclops_is_powered_up_by_another_cyclops_in_a_combat():
    table = duel(p1=side(main=cyclops_1, main_row="front", hand=cyclops), p2=side(front="Foe 1/9"))
    table.p1.attacks("Cyclops", "Foe")
    table.p1.powers_up("Cyclops")
    assert table.p1.main.plus == 1
    assert table.p1.ko_pile == ["Cyclops"]


@example(BOOK, "Level Up")
def test_magneto_turns_over_as_soon_as_he_has_the_xp_and_keeps_his_wounds():
    table = duel(
        p1=side(main=lying(magneto_1, f"xp{magneto_1.facts.level_up - 1} w1"), levels=magneto_2, hand=reward)
    )
    table.p1.plays("Reward")
    assert (table.p1.main.level, table.p1.main.wounds) == (2, 1)
    assert table.p1.main.stats == (4, 9)


@example(BOOK, "Any Turn")
@pytest.mark.parametrize("twist", ["Sidestep", "Lunge"])
def test_only_what_bears_the_sign_is_played_on_the_turn_of_another(twist):
    table = duel(p1=side(front="Foe 5/5"), p2=side(front="Ann 1/4 h2", hand=[sidestep, lunge]))
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    assert table.p2.may("play", twist) is (twist == "Sidestep")
    if twist == "Sidestep":
        table.p2.plays("Sidestep", on="Ann")
        assert table.p2["Ann"].stats == (1, 6)


@example(BOOK, "Blink")
@pytest.mark.parametrize(("defense", "stunned"), [(4 + 1, True), (4 + 2, False)])
def test_who_strikes_itself_is_struck_by_blink_as_well(defense, stunned):
    table = duel(p1=side(front=blink, resources="Training Ground"), p2=side(front=f"Foe 4/{defense} h2"))
    table.p1.attacks("Blink", "Foe")
    table.p1.uses("Blink", "Displacement Field")
    table.passes()
    assert table.p2["Foe"].stunned is stunned
    assert table.p1["Blink"].face_up


@example(BOOK, "Juggernaut (Main Character)")
def test_infinite_atk_is_enough_for_infinite_def():
    wall = supporting("T-WALL", "Wall", cost=1, atk=1, defense=INFINITE, health=2)
    ram = supporting("T-RAM", "Ram", cost=1, atk=INFINITE, defense=9)
    table = duel(p1=side(front=ram), p2=side(front=wall))
    table.p1.attacks("Ram", "Wall")
    table.passes()
    assert table.p2["Wall"].stunned


@example(BOOK, "Two Universes")
def test_a_deck_does_not_mix_drawn_and_photographed_cards():
    drawn = starter("Professor X")
    photographed = supporting("T-PHOTO", "Photo", cost=1, atk=1, defense=1, photographic=True)
    mixed = replace(drawn, cards=(photographed, *drawn.cards[1:]))
    assert not faults(drawn)
    assert "2P-DCK-10" in {fault.rule for fault in faults(mixed)}
