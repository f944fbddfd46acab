"""Make a Plan (DHK-029): its effect is stated, the Any Turn symbol inferred from the rulebook's example."""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import make_a_plan
from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import hammerhead
from versus.games.tpcg.language.vocabulary import cannot, enemy, in_combat, one, plot_twist, yours
from versus.games.tpcg.words import COMBAT, TO_STRIKE
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side

HOLD = plot_twist("T-1", "Hold", COMBAT, cannot(one(enemy, in_combat), TO_STRIKE, until=THIS_COMBAT))
SPARE = plot_twist(
    "T-2", "Spare", COMBAT, cannot(one(yours, in_combat), TO_STRIKE, until=THIS_COMBAT), any_turn=True
)


@rule("2P-CRD-81", "2P-GEN-03")
def test_the_planned_defender_strikes_hammerhead():
    table = duel(p1=side(front=hammerhead), p2=side(front="9/9 Defenders", hand=make_a_plan))
    table.p1.attacks("Hammerhead", "9/9")
    table.p1.passes()
    table.p2.plays("Make a Plan")
    table.passes()
    assert table.p1["Hammerhead"].koed


@rule("2P-CRD-81")
def test_who_made_no_plan_does_not():
    table = duel(p1=side(front=hammerhead), p2=side(front="9/9 Defenders", hand=make_a_plan))
    table.p1.attacks("Hammerhead", "9/9")
    table.passes()
    assert table.p1["Hammerhead"].face_up


@rule("2P-CRD-81", "2P-GEN-03")
def test_what_an_enemy_forbids_does_not_hold():
    table = duel(p1=side(front="3/3", hand=HOLD), p2=side(front="9/9 Defenders", hand=make_a_plan))
    table.p1.attacks("3/3", "9/9")
    table.p1.plays("Hold")
    table.p2.plays("Make a Plan")
    table.passes()
    assert table.p1["3/3"].stunned


@rule("2P-CRD-81")
def test_what_your_own_card_forbids_still_holds():
    table = duel(p1=side(front="3/3"), p2=side(front="9/9 Defenders", hand=[make_a_plan, SPARE]))
    table.p1.attacks("3/3", "9/9")
    table.p1.passes()
    table.p2.plays("Spare")
    table.p1.passes()
    table.p2.plays("Make a Plan")
    table.passes()
    assert table.p1["3/3"].face_up


@rule("2P-CRD-81")
def test_air_superiority_does_not_keep_a_planned_flyer_off():
    table = duel(
        p1=side(front="3/3 Air Superiority"), p2=side(front="9/9 Flight Defenders", hand=make_a_plan)
    )
    table.p1.attacks("3/3", "9/9")
    table.p1.passes()
    table.p2.plays("Make a Plan")
    table.passes()
    assert table.p1["3/3"].stunned


@rule("2P-CRD-82")
def test_without_range_it_strikes_no_ranged_attacker():
    table = duel(p1=side(back="3/3 R"), p2=side(front="9/9 Defenders", hand=make_a_plan))
    table.p1.attacks("3/3", "9/9")
    table.p1.passes()
    table.p2.plays("Make a Plan")
    table.passes()
    assert table.p1["3/3"].face_up


@rule("2P-CRD-82")
def test_with_range_it_does():
    table = duel(p1=side(back="3/3 R"), p2=side(front="9/9 R Defenders", hand=make_a_plan))
    table.p1.attacks("3/3", "9/9")
    table.p1.passes()
    table.p2.plays("Make a Plan")
    table.passes()
    assert table.p1["3/3"].stunned


def test_it_is_for_a_character_of_yours_in_the_combat():
    table = duel(p1=side(front=["3/3", "4/4"]), p2=side(front=["9/9 Defenders", "8/8"], hand=make_a_plan))
    table.p1.attacks("3/3", "9/9")
    table.p1.passes()
    assert table.p2.could_choose("play", "Make a Plan") in ([], ["9/9 Defenders"])
    table.p2.plays("Make a Plan", on="9/9 Defenders")
    table.passes()


def test_the_plan_is_for_one_combat():
    table = duel(p1=side(front=[hammerhead, "3/3"]), p2=side(front="9/9 Defenders", hand=make_a_plan))
    table.p1.attacks("3/3", "9/9")
    table.p1.passes()
    table.p2.plays("Make a Plan")
    table.passes()
    table.p1.attacks("Hammerhead", "9/9")
    table.passes()
    assert table.p1["Hammerhead"].face_up
