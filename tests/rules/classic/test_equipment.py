"""Equipment: recruiting it onto characters, bearing and dropping it (CL-EQP)."""

import pytest

from tests.rules.classic.armoury import GUN, IT, armoury, stunning, transfer_rule
from versus.games.classic.language.changes import MayBear
from versus.games.classic.language.effects.equipment import Equips, Transfers
from versus.games.classic.language.effects.moving import HIDDEN_AREA, VISIBLE_AREA, Moves
from versus.games.classic.language.filters import OfVersion
from versus.games.classic.printed.definition import Card, Facts
from versus.games.classic.table.harm import recover
from versus.games.classic.table.moving import ko_event, return_to_hand
from versus.games.classic.words import EQUIPMENT, KO
from versus.testing.classic import Refused, duel, rule, side


@rule("CL-EQP-01", "CL-EQP-21", "CL-GEN-08", "CL-GEN-20", "CL-GEN-13")
def test_equipment_is_recruited_onto_a_character_and_comes_into_play_ready():
    table = armoury(GUN, front="Liz 5/4 c3, exhausted")
    table.p1.recruits("Gun", "Liz")
    assert table.chain == ["Gun"]
    assert table.p1.points == 2
    assert not table.p1["Gun"].in_play
    table.passes()
    assert table.p1["Gun"].bearer == "Liz"
    assert table.p1["Gun"].ready
    assert table.p1["Gun"].controller == 1
    assert table.happened("came into play", "Gun") == 1


@rule("CL-EQP-01")
def test_equipment_is_recruited_in_ones_own_recruit_step_and_paid_in_full():
    assert armoury(GUN, front="Liz 5/4", at="attack").p1.why_not("recruit", "Gun", "Liz") == "CL-REC-01"
    dear = armoury("Tank equipment c4", front="Liz 5/4")
    assert dear.p1.why_not("recruit", "Tank", "Liz") == "CL-GEN-14"
    assert armoury("Tank equipment c3", front="Liz 5/4").p1.may("recruit", "Tank", "Liz")


@rule("CL-EQP-01", "CL-EQP-04", "CL-EQP-14", "CL-STN-18", "CL-ZON-28")
def test_the_bearer_is_yours_face_up_visible_and_unequipped():
    table = armoury(
        GUN,
        front=["Liz 5/4", "Abe 9/9, stunned", "Roger 6/6"],
        hidden_front="Spy 1/1 concealed",
        equipment={"Roger": "Belt equipment c1"},
    )
    assert table.p1.may("recruit", "Gun", "Liz")
    assert table.p1.why_not("recruit", "Gun", "Abe") == "CL-STN-18"
    assert table.p1.why_not("recruit", "Gun", "Spy") == "CL-EQP-14"
    assert table.p1.why_not("recruit", "Gun", "Roger") == "CL-EQP-04"
    assert table.p1.why_not("recruit", "Gun", "Ilsa") == "CL-EQP-01"
    with pytest.raises(Refused) as refused:
        table.p1.recruits("Gun", "Roger")
    assert refused.value.rule == "CL-EQP-04"


@rule("CL-EQP-02")
def test_without_a_possible_bearer_equipment_is_not_recruited():
    table = armoury(GUN, front="Abe 9/9, stunned")
    assert table.p1.why_not("recruit", "Gun") == "CL-EQP-02"
    assert not table.p1.offered("recruit", "Gun")


@rule("CL-EQP-03", "CL-GEN-15", "CL-T-20")
def test_a_bearer_that_is_stunned_in_response_negates_the_recruit():
    table = armoury(GUN, front="Liz 5/4 c3")
    table.p1.recruits("Gun", "Liz")
    stunning(table, table.p1, "Liz")
    table.passes()
    assert table.happened("negated")
    assert table.p1.ko_pile == ["Gun"]
    assert table.p1.points == 2
    assert not table.happened("came into play", "Gun")


@rule("CL-T-20", "CL-PUP-06")
def test_a_power_up_on_a_defender_that_is_stunned_in_response_is_negated():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Liz 5/4 c3", hand="Liz 5/4 c3"))
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    table.p2.powers_up("Liz")
    stunning(table, table.p2, "Liz")
    table.passes()
    assert table.happened("negated")
    assert table.p2.ko_pile == ["Liz"]


@rule("CL-EQP-03")
@pytest.mark.parametrize("area", [HIDDEN_AREA, None])
def test_a_bearer_that_hides_or_is_equipped_in_response_negates_the_recruit(area):
    table = armoury(GUN, front=["Liz 5/4", "Abe 9/9"], equipment={"Abe": "Belt equipment"})
    table.p1.recruits("Gun", "Liz")
    if area is not None:
        table.resolves(Moves(IT, area), "Liz")
        table.p1.places("hidden front")
    else:
        table.resolves(Transfers(IT), "Belt")
        table.p1.attaches("Belt", "Liz")
    table.passes()
    assert table.p1.ko_pile == ["Gun"]


@rule("CL-EQP-03", "CL-TGT-06")
def test_a_bearer_that_changes_sides_in_response_negates_the_recruit():
    table = armoury(GUN, front="Liz 5/4")
    table.p1.recruits("Gun", "Liz")
    table.resolves(Moves(IT, yours=True), "Liz", of=2)
    table.p2.places("front")
    table.passes()
    assert table.p1.ko_pile == ["Gun"]
    assert table.p2["Liz"].equipment == []


@rule("CL-EQP-05", "CL-EQP-04")
def test_a_card_may_raise_the_limit_to_two_but_not_three():
    table = armoury(
        "Gun equipment c1", "Axe equipment c1", front="Liz 5/4", equipment={"Liz": "Belt equipment"}
    )
    assert table.p1.why_not("recruit", "Gun", "Liz") == "CL-EQP-04"
    table.gives(MayBear(2), "Liz")
    table.p1.equips("Gun", "Liz")
    assert table.p1["Liz"].equipment == ["Belt", "Gun"]
    assert table.p1.why_not("recruit", "Axe", "Liz") == "CL-EQP-04"


@rule("CL-EQP-05")
def test_all_other_requirements_stay_under_a_raised_limit():
    table = armoury(
        GUN, front="Abe 9/9, stunned", hidden_front="Spy 1/1", equipment={"Spy": "Wig equipment optional"}
    )
    table.gives(MayBear(2), "Abe", "Spy")
    assert table.p1.why_not("recruit", "Gun", "Abe") == "CL-STN-18"
    assert table.p1.why_not("recruit", "Gun", "Spy") == "CL-EQP-14"


@rule("CL-EQP-05")
def test_what_was_borne_under_a_raised_limit_stays_when_the_limit_falls():
    table = armoury(GUN, "Axe equipment c1", front="Liz 5/4", equipment={"Liz": "Belt equipment"})
    table.gives(MayBear(2), "Liz")
    table.p1.equips("Gun", "Liz")
    table.befalls(lambda contest: contest.modifiers.clear())
    assert table.p1["Liz"].equipment == ["Belt", "Gun"]
    assert table.p1.why_not("recruit", "Axe", "Liz") == "CL-EQP-04"


@rule("CL-EQP-06", "CL-ZON-23", "CL-ZON-07")
@pytest.mark.parametrize("leave", ["KO'd", "returned to hand"])
def test_equipment_follows_its_bearer_out_of_play_into_its_owners_pile(leave):
    table = duel(
        p1=side(front="Liz 5/4", equipment={"Liz": ["Gun equipment", "Axe equipment"]}, owners={"Axe": 2}),
    )
    liz = table.p1["Liz"].id
    table.gives(MayBear(2), "Liz")
    if leave == "KO'd":
        table.befalls(lambda contest: contest.cause(ko_event(liz)))
    else:
        table.befalls(lambda contest: return_to_hand(contest, liz))
    assert table.p1["Gun"].koed
    assert "Axe" in table.p2.ko_pile
    assert table.happened("left play", "Gun") == 1
    assert not table.happened("KO'd", "Gun"), "it is put there, not KO'd"


@rule("CL-EQP-08", "CL-MOV-06", "CL-GEN-13")
def test_a_change_of_control_takes_the_equipment_along():
    table = duel(p1=side(front="Hand 1/1"), p2=side(front="Liz 5/4", equipment={"Liz": "Gun equipment"}))
    table.resolves(Moves(IT, yours=True), "Liz")
    table.p1.places("front", 2)
    assert table.p1["Liz"].controller == table.p1["Gun"].controller == 1
    assert table.p1["Gun"].bearer == "Liz"
    assert table.p1["Gun"].owner == 2
    assert table.happened("control changed", "Gun") == 1
    assert not table.happened("left play")


@rule("CL-EQP-15", "CL-EQP-16", "CL-MOV-05")
@pytest.mark.parametrize(
    ("row", "area", "goal"), [("front", HIDDEN_AREA, "hidden front"), ("hidden_front", VISIBLE_AREA, "front")]
)
def test_moving_between_areas_drops_equipment_without_concealed_optional(row, area, goal):
    table = duel(p1=side(**{row: "Liz 5/4"}, equipment={"Liz": ["Q equipment", "R equipment optional"]}))
    table.resolves(Moves(IT, area), "Liz")
    table.p1.places(goal)
    assert table.p1["Liz"].equipment == ["R"]
    assert table.p1.ko_pile == ["Q"]
    assert table.happened("left play", "Q") == 1


@rule("CL-EQP-15")
def test_moving_within_an_area_drops_nothing():
    table = duel(p1=side(front="Liz 5/4", equipment={"Liz": "Q equipment"}))
    table.resolves(Moves(IT), "Liz")
    table.p1.places("support")
    assert table.p1["Liz"].equipment == ["Q"]


@rule("CL-EQP-16", "CL-ZON-28")
def test_equipment_with_concealed_optional_is_recruited_onto_hidden_characters():
    table = armoury(
        "Wig equipment c1 optional", "Hat equipment c1 optional", front="Liz 5/4", hidden_front="Spy 1/1"
    )
    table.p1.equips("Wig", "Spy")
    table.p1.equips("Hat", "Liz")
    assert table.p1["Wig"].bearer == "Spy"
    assert table.p1["Hat"].bearer == "Liz"


@rule("CL-EQP-18")
def test_attaching_a_unique_equipment_puts_its_namesakes_into_the_pile():
    table = armoury(
        "Ark equipment c1 unique", front=["Liz 5/4", "Abe 9/9"], equipment={"Abe": "Ark equipment c1 unique"}
    )
    table.p1.equips("Ark", "Liz")
    assert table.p1["Liz"].equipment == ["Ark"]
    assert table.p1["Abe"].equipment == []
    assert table.p1.ko_pile == ["Ark"]


@rule("CL-EQP-18", "CL-EQP-19")
def test_plain_equipment_is_not_unique():
    table = armoury(GUN, front=["Liz 5/4", "Abe 9/9"], equipment={"Abe": GUN})
    table.p1.equips("Gun", "Liz")
    assert table.p1["Liz"].equipment == table.p1["Abe"].equipment == ["Gun"]
    assert table.p1.ko_pile == []


SWORD = Card("Sword", "Sword", Facts(EQUIPMENT, 1, borne_by=OfVersion("Knight")))


@rule("CL-EQP-20", "CL-EQP-10")
def test_who_may_bear_it_holds_for_recruiting_putting_into_play_and_transferring():
    table = armoury(
        SWORD,
        front=["Liz 5/4", "Arthur (Knight) 5/5", "Bors (Knight) 4/4"],
        equipment={"Bors": SWORD},
        ko=SWORD,
    )
    assert table.p1.why_not("recruit", "Sword", "Liz") == "CL-EQP-20"
    assert table.p1.may("recruit", "Sword", "Arthur")
    assert transfer_rule(table, "Sword", "Liz") == "CL-EQP-20"
    assert transfer_rule(table, "Sword", "Arthur") is None
    table.resolves(Equips(IT), table.contest.pile(0, KO)[0])
    assert [table.contest.definition[o.other].name for o in table.contest.ask.options] == ["Arthur"]
    table.p1.attaches("Sword", "Arthur")
    assert table.p1["Arthur"].equipment == ["Sword"]


@rule("CL-STN-13", "CL-EQP-07")
def test_a_stunned_character_keeps_its_equipment():
    table = duel(p1=side(front="Liz 5/4 c3", equipment={"Liz": "Gun equipment"}))
    stunning(table, table.p1, "Liz")
    assert table.p1["Liz"].equipment == ["Gun"]
    liz = table.p1["Liz"].id
    table.befalls(lambda contest: recover(contest, [liz]))
    assert table.p1["Liz"].equipment == ["Gun"]
