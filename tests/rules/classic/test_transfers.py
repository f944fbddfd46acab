"""Equipment from bearer to bearer, by effects and by transferable (CL-EQP-09 to CL-EQP-13, CL-EQP-17)."""

import pytest

from tests.rules.classic.armoury import IT, stunning, transfer_rule
from versus.games.classic.flow.clauses import CLAUSES
from versus.games.classic.language.effects.equipment import Transfers
from versus.games.classic.language.selectors import Equipment
from versus.games.classic.table.equipment import transfer_fault
from versus.games.classic.words import KO
from versus.kernel.choosing import Each
from versus.testing.classic import Refused, duel, rule, side


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


@rule("CL-EQP-17", "CL-PRI-17")
@pytest.mark.parametrize("others", [[], ["Abe 9/9, stunned"]], ids=["nobody", "a stunned one"])
def test_without_anybody_to_transfer_to_nobody_is_asked(others):
    table = duel(
        p1=side(front=["Liz 5/4", *others], equipment={"Liz": "Gun equipment transferable"}), at="recruit"
    )
    table.passes()
    table.p1.goes_on()
    assert table.chain == ["Gun"]
    table.passes()
    assert table.p1.has_priority
    assert table.p1["Gun"].bearer == "Liz"


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
