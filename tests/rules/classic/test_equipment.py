"""Equipment: recruiting it onto characters, bearing, dropping and transferring it (CL-EQP)."""

import pytest

from versus.games.classic.changes import Gets, MayBear
from versus.games.classic.clauses import CLAUSES
from versus.games.classic.costs import Activate
from versus.games.classic.deeds import Recover
from versus.games.classic.definition import Card, Facts, Payment, Play
from versus.games.classic.endurance import OPPONENTS, LoseEndurance
from versus.games.classic.equipment import transfer_fault
from versus.games.classic.equipment_effects import BearsThis, Equips, Transfers
from versus.games.classic.filters import OfVersion, Yours
from versus.games.classic.harm import recover, stun_event
from versus.games.classic.moving import ko_event, return_to_hand
from versus.games.classic.moving_effects import HIDDEN_AREA, VISIBLE_AREA, Moves, ReturnsToHand
from versus.games.classic.selectors import Equipment
from versus.games.classic.words import EQUIPMENT, KO
from versus.kernel.choosing import Chosen, Each
from versus.kernel.effects import Number
from versus.kernel.nodes import Aura
from versus.testing.classic import Refused, duel, powered, rule, side

GUN = "Gun equipment c1"
IT = Chosen(0)


def armoury(*hand, resources=3, at="recruit", **more):
    return duel(p1=side(hand=list(hand), resources=resources, **more), p2=side(front="Ilsa 4/5"), at=at)


def stunning(table, player, name):
    card = player[name].id
    table.befalls(lambda contest: contest.cause(stun_event(card)))


def transfer_rule(table, card, onto, of=1):
    """The rule against a transfer, or None."""
    player = table.seated()[of - 1]
    fault = transfer_fault(table.contest, of - 1, table.anywhere(card, of - 1), player[onto].id)
    return CLAUSES[fault][0] if fault else None


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


@rule("CL-EQP-09", "CL-EQP-22")
def test_a_transfer_goes_to_another_character_and_keeps_counters_and_orientation():
    table = duel(
        p1=side(front=["Liz 5/4", "Abe 9/9"], equipment={"Liz": "Gun equipment, exhausted plus2"}),
    )
    assert transfer_rule(table, "Gun", "Liz") == "CL-EQP-09"
    table.resolves(Transfers(IT), "Gun")
    table.p1.attaches("Gun", "Abe")
    assert table.p1["Gun"].bearer == "Abe"
    assert table.p1["Gun"].counters("+1/+1") == 2
    assert table.p1["Gun"].exhausted
    assert table.p1["Liz"].equipment == []
    assert not table.happened("left play")
    assert not table.happened("came into play")


@rule("CL-EQP-10", "CL-STN-18")
def test_whom_equipment_is_not_transferred_to():
    table = duel(
        p1=side(
            front=["Liz 5/4", "Abe 9/9, stunned", "Roger 6/6", "Kate 2/2"],
            equipment={"Liz": "Gun equipment", "Roger": "Belt equipment"},
        ),
        p2=side(front="Ilsa 4/5"),
    )
    assert transfer_rule(table, "Gun", "Kate") is None
    assert transfer_rule(table, "Gun", "Abe") == "CL-STN-18"
    assert transfer_rule(table, "Gun", "Roger") == "CL-EQP-04"
    fault = transfer_fault(table.contest, 0, table.p1["Gun"].id, table.p2["Ilsa"].id)
    assert CLAUSES[fault][0] == "CL-EQP-01"


@rule("CL-EQP-10", "CL-STN-18")
def test_nothing_is_transferred_from_a_stunned_character():
    table = duel(p1=side(front=["Liz 5/4, stunned", "Kate 2/2"], equipment={"Liz": "Gun equipment"}))
    assert transfer_rule(table, "Gun", "Kate") == "CL-STN-18"
    table.resolves(Transfers(IT), "Gun")
    assert table.p1["Gun"].bearer == "Liz"


@rule("CL-EQP-11", "CL-EQP-12", "CL-EQP-14", "CL-EQP-16")
def test_areas_and_transfers():
    table = duel(
        p1=side(
            front=["Liz 5/4", "Abe 5/5", "Kate 5/4"],
            hidden_front=["Spy 1/1", "Rat 1/1", "Bat 1/1"],
            equipment={
                "Liz": "Gun equipment",
                "Abe": "Wig equipment optional",
                "Spy": "Axe equipment",
                "Rat": "Hat equipment optional",
            },
        )
    )
    assert transfer_rule(table, "Gun", "Kate") is None
    assert transfer_rule(table, "Gun", "Bat") == "CL-EQP-14"
    assert transfer_rule(table, "Axe", "Kate") == "CL-EQP-11"
    assert transfer_rule(table, "Axe", "Bat") == "CL-EQP-14"
    for optional in ("Wig", "Hat"):
        assert transfer_rule(table, optional, "Kate") is None
        assert transfer_rule(table, optional, "Bat") is None


@rule("CL-EQP-13")
def test_whoever_is_given_an_opponents_equipment_controls_it():
    table = duel(
        p1=side(front="Liz 5/4"),
        p2=side(front="Ilsa 4/5", equipment={"Ilsa": "Gun equipment"}),
    )
    table.resolves(Transfers(IT), "Gun")
    table.p1.attaches("Gun", "Liz")
    assert table.p1["Gun"].bearer == "Liz"
    assert (table.p1["Gun"].controller, table.p1["Gun"].owner) == (1, 2)
    assert table.happened("control changed", "Gun") == 1


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


@rule("CL-EQP-18")
def test_a_transfer_of_a_unique_equipment_is_an_attachment_too():
    table = duel(
        p1=side(front=["Liz 5/4", "Abe 9/9"], equipment={"Abe": "Ark equipment unique"}),
        p2=side(front="Ilsa 4/5", equipment={"Ilsa": "Ark equipment unique"}),
    )
    mine, theirs = table.p1["Ark"].id, table.p2["Ark"].id
    table.resolves(Transfers(IT), theirs)
    table.p1.attaches("Ark", "Liz")
    assert table.contest.pile(0, KO) == [mine]
    assert table.contest.bearer[theirs] == table.p1["Liz"].id


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


# Powers of equipment


def bonus(atk, words="Gun equipment c1"):
    """An equipment that gives its bearer ATK."""
    return powered(words, auras=(Aura(BearsThis(), (Gets(Number(atk), Number(0)),)),))


@rule("CL-EQP-07", "CL-STN-08", "CL-STN-11", "CL-PWR-13")
def test_the_text_of_equipment_is_off_while_its_bearer_is_stunned():
    table = duel(p1=side(front="Liz 5/4 c3", equipment={"Liz": bonus(2)}))
    assert table.p1["Liz"].atk == 7
    stunning(table, table.p1, "Liz")
    assert table.p1["Liz"].equipment == ["Gun"]
    assert table.p1["Liz"].atk == 5
    table.resolves(Recover(IT), "Liz")
    assert table.p1["Liz"].atk == 7


@rule("CL-EQP-09", "CL-EQP-06")
def test_a_bonus_goes_where_the_equipment_goes():
    table = duel(p1=side(front=["Liz 5/4 c3", "Abe 9/9"], equipment={"Liz": bonus(2)}))
    table.resolves(Transfers(IT), "Gun")
    table.p1.attaches("Gun", "Abe")
    assert (table.p1["Liz"].atk, table.p1["Abe"].atk) == (5, 11)
    table.resolves(ReturnsToHand(IT), "Abe")
    assert table.p1["Abe"].atk == 9


@rule("CL-EQP-21", "CL-PWR-03")
def test_activating_equipment_exhausts_it_and_not_its_bearer():
    shot = Payment(Play(LoseEndurance(OPPONENTS, Number(1))), (Activate(),))
    table = duel(
        p1=side(front="Liz 5/4 c3", equipment={"Liz": powered("Gun equipment c1", payments=(shot,))})
    )
    table.p1.uses("Gun")
    table.passes()
    assert table.p1["Gun"].exhausted
    assert table.p1["Liz"].ready
    assert table.p2.endurance == 49
    assert table.p1.why_not("use", "Gun") == "CL-GEN-14"


@rule("CL-PWR-13", "CL-GEN-08")
@pytest.mark.parametrize("where", ["hand", "ko", "resources"])
def test_an_equipment_card_that_is_not_attached_gives_and_does_nothing(where):
    shot = Payment(Play(LoseEndurance(OPPONENTS, Number(1))))
    gives = Aura(Yours(), (Gets(Number(2), Number(0)),))
    gun = powered("Gun equipment c1", payments=(shot,), auras=(gives,))
    table = duel(p1=side(front="Liz 5/4 c3", **{where: [gun]}))
    assert table.p1["Liz"].atk == 5
    assert table.p1.why_not("use", "Gun") == "CL-PWR-12"
    worn = duel(p1=side(front="Liz 5/4 c3", equipment={"Liz": gun}))
    assert worn.p1["Liz"].atk == 7
    assert worn.p1.may("use", "Gun")
    stunning(worn, worn.p1, "Liz")
    assert worn.p1.why_not("use", "Gun") == "CL-PWR-12"


@rule("CL-EQP-05", "CL-CRD-08")
def test_a_location_lets_all_ones_characters_bear_two():
    lab = powered("Weapons Lab location c2, flipped", auras=(Aura(Yours(), (MayBear(2),)),))
    table = duel(
        p1=side(
            hand=[GUN, "Axe equipment c1"],
            resources=[lab, "A 1/1", "B 1/1"],
            front=["Liz 5/4", "Abe 9/9, stunned"],
            equipment={"Liz": "Belt equipment"},
        ),
        at="recruit",
    )
    assert table.p1.why_not("recruit", "Gun", "Abe") == "CL-STN-18"
    table.p1.equips("Gun", "Liz")
    assert table.p1["Liz"].equipment == ["Belt", "Gun"]
    assert table.p1.why_not("recruit", "Axe", "Liz") == "CL-EQP-04"


@rule("CL-CRD-08", "CL-EQP-05")
def test_a_face_down_location_lets_nobody_bear_two():
    lab = powered("Weapons Lab location c2", auras=(Aura(Yours(), (MayBear(2),)),))
    equipment = {"Liz": "Belt equipment"}
    table = duel(
        p1=side(hand=[GUN], resources=[lab, "A 1/1"], front="Liz 5/4", equipment=equipment), at="recruit"
    )
    assert table.p1.why_not("recruit", "Gun", "Liz") == "CL-EQP-04"


# Transferable


def transferable(**more):
    return duel(
        p1=side(
            front=["Liz 5/4", "Abe 9/9", "Kate 2/2"],
            equipment={"Liz": "Gun equipment c1 transferable"},
            **more,
        ),
        at="recruit",
    )


@rule("CL-EQP-17", "CL-FRM-05", "CL-TRN-20")
def test_transferable_waits_on_the_chain_once_characters_stand():
    table = transferable()
    table.passes()
    assert table.at == "formation"
    assert table.chain == [], "repositioning comes first"
    table.p1.moves("Kate", "support", 1)
    table.p1.goes_on()
    assert table.chain == ["Gun"]
    table.passes()
    table.p1.says_yes()
    table.p1.attaches("Gun", "Kate")
    assert table.p1["Gun"].bearer == "Kate"


@rule("CL-EQP-17")
def test_transferring_is_optional_and_the_bearer_is_chosen_on_resolution():
    table = transferable()
    table.passes()
    table.p1.goes_on()
    stunning(table, table.p1, "Kate")
    table.passes()
    table.p1.says_yes()
    with pytest.raises(Refused):
        table.p1.attaches("Gun", "Kate")
    table.p1.attaches("Gun", "Abe")
    table.next_turn()
    table.goes_to("formation", 1)
    table.p1.goes_on()
    table.passes()
    table.p1.says_no()
    assert table.p1["Gun"].bearer == "Abe"


@rule("CL-EQP-17")
def test_transferable_does_not_trigger_in_an_opponents_formation_step():
    table = duel(
        p1=side(front=["Liz 5/4", "Abe 9/9"], equipment={"Liz": "Gun equipment transferable"}),
        p2=side(front="Ilsa 4/5"),
        at="recruit",
        whose=2,
    )
    table.passes()
    table.p2.goes_on()
    assert table.at == "formation"
    assert table.chain == []


@rule("CL-EQP-17", "CL-EQP-07", "CL-STN-08")
def test_transferable_on_a_stunned_bearer_does_not_trigger():
    table = transferable()
    stunning(table, table.p1, "Liz")
    table.passes()
    table.p1.goes_on()
    assert table.chain == []


@rule("CL-EQP-18")
def test_of_two_unique_namesakes_transferred_together_one_makes_way():
    table = duel(
        p1=side(
            front=["Liz 5/4", "Abe 9/9", "Kate 1/1", "Roger 1/1"],
            equipment={"Liz": "Ark equipment unique", "Abe": "Ark equipment unique"},
        )
    )
    table.resolves(Transfers(Each(Equipment())))
    table.p1.attaches("Ark", "Kate")
    assert table.p1["Kate"].equipment == ["Ark"]
    assert table.p1.ko_pile == ["Ark"]
