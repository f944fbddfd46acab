"""The worked examples of the rulebook of Defenders of Hell's Kitchen, played with the cards it names."""

import pytest

from tests.books.marking import example
from tests.rules.tpcg.opening import first_turn, hands_after_first_draws
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import (
    daredevil,
    hellcat,
    hulk,
    iron_fist,
    make_a_plan,
)
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders_main_characters import daredevil_1
from versus.cards.tpcg.defenders_of_hells_kitchen.locations import academy, training_ground
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import fisk_tower, hammerhead
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld_main_characters import kingpin_1
from versus.decks import starter
from versus.games.tpcg.language.vocabulary import (
    gaining,
    gets,
    named,
    one,
    plot_twist,
    supporting,
    while_,
    yours,
)
from versus.games.tpcg.words import COMBAT, SUPER_STRENGTH
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, side

BOOK = "Defenders of Hell's Kitchen"

TRAINER, COACH = (
    supporting(
        f"T-{name}",
        name,
        cost=1,
        atk=1,
        defense=1,
        powers=[while_(gaining(SUPER_STRENGTH), on=named("Hulk"))],
    )
    for name in ("Trainer", "Coach")
)
roar = plot_twist("T-ROAR", "Roar", COMBAT, gets(one(yours), atk=3, until=THIS_COMBAT))


@example(BOOK, "Building Your First Decks")
def test_both_decks_of_the_book_are_dealt_seven_cards():
    table = first_turn([starter("Daredevil of Hell's Kitchen"), starter("Kingpin of Hell's Kitchen")])
    assert [len(player.hand) for player in table.players] == [7, 7]
    assert hands_after_first_draws(table) == [7, 9]


@example(BOOK, "Recruit Step")
def test_angela_spends_three_of_four_points_on_iron_fist_and_hellcat():
    table = duel(p1=side(hand=[training_ground, iron_fist, hellcat], resources=3), at="resource")
    table.p1.places("Training Ground", face_up=True)
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 4
    table.p1.recruits("Iron Fist", row="back")
    table.p1.recruits("Hellcat", row="front")
    assert table.p1.recruit_points == 1
    table.p1.goes_to("formation")
    assert table.p1.recruit_points == 0


@example(BOOK, "Team Attacks")
def test_three_of_two_fell_one_of_six_that_fells_one_of_them():
    team = ["Ann 2/2 Defenders h2", "Bob 2/2 Defenders h2", "Cid 2/2 Defenders h2"]
    table = duel(p1=side(front=team), p2=side(front="Foe 6/6 h2"))
    table.p1.attacks(["Ann", "Bob", "Cid"], "Foe")
    table.passes()
    table.p2.strikes("Ann")
    assert table.p2["Foe"].stunned
    assert [table.p1[name].stunned for name in ("Ann", "Bob", "Cid")] == [True, False, False]


@example(BOOK, "Super Powers")
@pytest.mark.parametrize(
    "place", [{"resources": academy}, {"hand": academy}, {"hand": fisk_tower}], ids=["row", "hand", "tower"]
)
def test_kingpin_pays_for_criminal_mastermind(place):
    table = duel(p1=side(main=kingpin_1, **place), p2=side(front="3/3, +1"))
    table.p1.uses("Kingpin", "Criminal Mastermind", on=["3/3", "yes"])
    assert table.p2["3/3"].plus == 0


@example(BOOK, "Powering Up")
def test_daredevil_is_powered_up_in_his_attack():
    table = duel(p1=side(main=daredevil_1, main_row="front", hand=daredevil), p2=side(front="1/9"))
    table.p1.attacks("Daredevil", "1/9")
    table.p1.powers_up("Daredevil")
    assert table.p1.main.plus == 1
    table.passes()


@example(BOOK, "Make a Plan")
def test_whoever_made_a_plan_strikes_hammerhead():
    table = duel(p1=side(front=hammerhead), p2=side(front="9/9 Defenders", hand=make_a_plan))
    table.p1.attacks("Hammerhead", "9/9")
    table.p1.passes()
    table.p2.plays("Make a Plan")
    table.passes()
    assert table.p1["Hammerhead"].koed


@example(BOOK, "Super Strength")
def test_three_more_atk_are_six():
    table = duel(p1=side(front=hulk, hand=roar), p2=side(front="1/20"))
    table.p1.attacks("Hulk", "1/20")
    table.p1.plays("Roar", on="Hulk")
    assert table.p1["Hulk"].stats == (13, 7)
    table.passes()


@example(BOOK, "Super Strength")
def test_three_instances_make_one_counter_eight():
    table = duel(p1=side(front=[hulk, TRAINER, COACH], hand="Hulk 1/1"), p2=side(front="1/20"))
    table.p1.attacks("Hulk", "1/20")
    table.p1.powers_up("Hulk")
    assert table.p1["Hulk"].plus == 8
    table.passes()
