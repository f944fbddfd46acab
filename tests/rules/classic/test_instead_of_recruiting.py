"""Substitute and terraform: cards that come from hand without being recruited or built."""

import pytest

from versus.games.classic.language.effects.characters import KnockOut
from versus.games.classic.language.effects.players import YOU, DrawCards
from versus.games.classic.language.filters import Yours
from versus.games.classic.language.keywords import from_hand
from versus.games.classic.language.selectors import Characters
from versus.games.classic.table.harm import exhaust
from versus.kernel.choosing import Choice
from versus.kernel.effects import Number
from versus.testing.classic import Refused, duel, powered, rule, side

ABE = "Abe 5/5 c4 substitute"
LAB = "Lab location c3 terraform"


def table_for(*hand, at="recruit", **more):
    return duel(p1=side(hand=list(hand), **more), at=at)


# Substitute


@rule("CL-REC-31", "CL-GEN-23", "CL-GEN-26", "CL-ZON-18", "CL-PWR-15")
def test_a_ready_character_leaves_the_game_for_the_substitute():
    table = table_for(ABE, front="Liz 9/9 c5", resources=3)
    table.p1.uses("Abe")
    assert table.happened("revealed", "Abe") == 1
    assert table.p1["Abe"].zone == "hand"
    assert table.chain == ["Abe"]
    table.passes()
    table.p1.says_yes()
    table.p1.places("support")
    assert table.p1["Abe"].place[0] == "support"
    assert table.p1["Abe"].ready
    assert table.p1["Liz"].zone == "removed from the game"
    assert [card.name for card in table.contest.view(1).piles[0].cards] == ["Liz"]
    assert not table.p1.ko_pile
    assert not table.happened("KO'd")
    assert table.p1.points == 3


@rule("CL-REC-31")
def test_it_may_be_declined_on_resolution():
    table = table_for(ABE, front="Liz 9/9 c5")
    table.p1.uses("Abe")
    table.passes()
    table.p1.says_no()
    assert table.p1.characters == ["Liz"]
    assert table.p1.hand == ["Abe"]


@rule("CL-REC-31", "CL-REC-33")
def test_a_ready_character_of_its_own_cost_or_more_is_chosen_on_resolution():
    table = duel(
        p1=side(
            hand=ABE,
            front=[
                "Four 1/1 c4",
                "Three 9/9 c3",
                "Six 1/1 c6",
                "Tired 1/1 c8, exhausted",
                "Down 1/1 c9, stunned",
            ],
        ),
        p2=side(front="Ilsa 9/9 c9"),
        at="recruit",
    )
    table.p1.uses("Abe")
    table.passes()
    table.p1.says_yes()
    assert table.p1.choices == ["Four", "Six"]
    table.p1.chooses("Four")
    table.p1.places("front")
    assert "Abe" in table.p1.characters
    assert "Four" not in table.p1.characters


@rule("CL-REC-33")
def test_the_only_candidate_exhausted_in_response_leaves_the_card_in_hand():
    table = table_for(ABE, front="Liz 9/9 c5")
    table.p1.uses("Abe")
    liz = table.p1["Liz"].id
    table.befalls(lambda contest: exhaust(contest, [liz]))
    table.passes()
    assert table.p1.has_priority
    assert table.p1.hand == ["Abe"]
    assert table.p1.characters == ["Liz"]


@rule("CL-REC-33")
def test_without_a_candidate_it_can_be_announced_and_does_nothing():
    table = table_for(ABE, front="Three 9/9 c3")
    table.p1.uses("Abe")
    table.passes()
    assert table.p1.hand == ["Abe"]
    assert table.p1.characters == ["Three"]


@rule("CL-PWR-04")
def test_a_card_is_not_shown_for_ever_while_its_effect_waits():
    table = table_for(ABE, LAB, front="Liz 9/9 c5")
    table.p1.uses("Abe")
    assert table.p1.why_not("use", "Abe") == "CL-PWR-04"
    assert table.p1.may("use", "Lab")
    table.passes()
    table.p1.says_no()
    assert table.p1.may("use", "Abe")


@rule("CL-REC-31", "CL-PWR-21")
@pytest.mark.parametrize("at", ["resource", "formation", "attack", "recovery"])
def test_it_is_for_ones_own_recruit_step(at):
    table = table_for(ABE, front="Liz 9/9 c5", at=at)
    if at == "resource":
        table.p1.goes_on()
    if at == "formation":
        table.p1.goes_on()
    with pytest.raises(Refused):
        table.p1.uses("Abe")


@rule("CL-REC-31")
def test_not_in_an_opponents_recruit_step_nor_from_play():
    table = duel(p1=side(front=["Abe 5/5 c4 substitute", "Liz 9/9 c5"], hand=ABE), at="recruit", whose=2)
    table.p2.passes()
    assert not table.p1.offered("use")
    table = table_for(front=["Abe 5/5 c4 substitute", "Liz 9/9 c5"])
    assert table.p1.why_not("use", "Abe") == "CL-REC-02"


@rule("CL-REC-31", "CL-PRI-12")
def test_a_card_that_has_left_the_hand_is_not_put_into_play_by_its_old_effect():
    table = table_for("Abe 5/5 c1 substitute", front="Liz 9/9 c5", resources=1)
    table.p1.uses("Abe")
    table.p1.recruits("Abe")
    table.passes()
    table.p1.places("front", 2)
    table.passes()
    table.p1.says_yes()
    table.p1.chooses("Liz")
    assert table.p1["Liz"].zone == "removed from the game"
    assert table.p1["Abe"].place == ("front", 2)
    assert table.happened("came into play", "Abe") == 1


@rule("CL-REC-32")
def test_substituting_asks_for_no_loyalty_no_boost_and_uses_up_no_press():
    loyal = "Abe 5/5 c4 substitute loyalty boost1 B.P.R.D."
    table = table_for(loyal, "Pip 1/1 c1 press", "Big 9/9 c4", front="Ilsa 9/9 c5", resources=4)
    assert table.p1.why_not("recruit", "Abe") == "CL-REC-19"
    table.p1.brings("Pip")
    table.p1.uses("Abe")
    table.passes()
    table.p1.says_yes()
    table.p1.places("front")
    assert table.p1.points == 3
    assert table.happened("recruited", "Abe") == 0
    assert table.happened("came into play", "Abe") == 1
    table.p1.brings("Big")
    assert table.p1.points == 0


@rule("CL-REC-17", "CL-T-14")
def test_a_substitute_and_its_namesake_both_stay_until_one_of_that_name_is_recruited():
    table = table_for(ABE, "Abe 1/1 c1", front=["Abe 3/3 c2", "Liz 9/9 c5"], resources=1)
    table.p1.uses(ABE)
    table.passes()
    table.p1.says_yes()
    table.p1.places("support")
    assert table.p1.characters == ["Abe", "Abe"]
    table.p1.brings("Abe 1/1 c1")
    assert table.p1.characters == ["Abe"]
    assert table.p1.ko_pile == ["Abe", "Abe"]


@rule("CL-REC-34")
def test_a_concealed_substitute_comes_into_play_hidden():
    table = table_for("Spy 3/3 c2 substitute concealed", front="Liz 9/9 c5")
    table.p1.uses("Spy")
    table.passes()
    table.p1.says_yes()
    table.p1.places("hidden front")
    assert table.p1["Spy"].hidden


# A card with such a power of its own


@rule("CL-PWR-15")
def test_a_power_that_shows_its_card_from_hand_is_used_there_and_not_in_play():
    call = from_hand(KnockOut(Choice(Characters(Yours()))), DrawCards(YOU, Number(2)))
    herald = powered("Herald 1/1 c1", payments=(call,))
    table = table_for(herald, front="Liz 9/9 c5", resources=1)
    table.p1.uses("Herald")
    assert table.happened("revealed", "Herald") == 1
    table.passes()
    table.p1.says_yes()
    assert table.p1.ko_pile == ["Liz"]
    assert len(table.p1.hand) == 3
    table.p1.brings("Herald")
    assert not table.p1.may("use", "Herald")


# Terraform


@rule("CL-LOC-09", "CL-LOC-10", "CL-RES-18")
def test_a_face_down_resource_goes_back_to_hand_for_the_location():
    table = table_for(LAB, resources=["Base location c1, flipped", "Liz 5/4 c9", "Trick twist c1, flipped"])
    table.p1.uses("Lab")
    assert table.happened("revealed", "Lab") == 1
    table.passes()
    table.p1.says_yes()
    assert table.p1.hand == ["Liz"]
    assert table.p1.resources == ["Base", "Trick", "Lab"]
    assert table.p1["Lab"].face_down
    assert not table.happened("built")
    assert table.p1.points == 3
    assert [card.name for card in table.contest.view(1).sides[0]["resources"]] == ["Base", "Trick", None]


@rule("CL-LOC-10")
def test_the_resource_is_chosen_on_resolution_and_goes_to_its_owner():
    table = duel(p1=side(hand=LAB, resources=["Liz 5/4 c9", "Ilsa 4/5 c9"], owners={"Ilsa": 2}), at="recruit")
    table.p1.uses("Lab")
    table.passes()
    table.p1.says_yes()
    assert table.p1.choices == ["Liz", "Ilsa"]
    table.p1.chooses("Ilsa")
    assert table.p2.hand == ["Ilsa"]
    assert table.p1.resources == ["Liz", "Lab"]


@rule("CL-LOC-09")
def test_terraforming_may_be_declined():
    table = table_for(LAB, resources="Liz 5/4 c9")
    table.p1.uses("Lab")
    table.passes()
    table.p1.says_no()
    assert table.p1.resources == ["Liz"]
    assert table.p1.hand == ["Lab"]


@rule("CL-LOC-11")
def test_without_a_face_down_resource_terraform_does_nothing():
    table = duel(p1=side(hand=LAB, resources="Base location c1, flipped"), p2=side(resources=3), at="recruit")
    table.p1.uses("Lab")
    table.passes()
    assert table.p1.resources == ["Base"]
    assert table.p1.hand == ["Lab"]
    assert len(table.p2.resources) == 3


@rule("CL-LOC-12")
def test_the_terraformed_location_may_be_flipped_in_the_same_step():
    table = table_for(LAB, resources=["Liz 5/4 c9", "A 1/1", "B 1/1"])
    table.p1.uses("Lab")
    assert not table.p1.offered("flip")
    table.passes()
    table.p1.says_yes()
    table.p1.chooses("Liz")
    table.p1.flips("Lab")
    assert table.p1["Lab"].face_up
    poor = table_for(LAB, resources=["Liz 5/4 c9", "A 1/1"])
    poor.p1.uses("Lab")
    poor.passes()
    poor.p1.says_yes()
    poor.p1.chooses("Liz")
    assert not poor.p1.offered("flip")


@rule("CL-LOC-09")
def test_terraform_is_for_ones_own_recruit_step_and_the_hand():
    table = table_for(LAB, resources=["Liz 5/4 c9", LAB], at="attack")
    assert not table.p1.offered("use")
    table = table_for(resources=["Liz 5/4 c9", LAB])
    assert table.p1.why_not("use", "Lab") == "CL-REC-02"
