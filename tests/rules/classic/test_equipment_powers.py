"""Powers of equipment: on while it is attached and its bearer stands (CL-EQP-07, CL-PWR-13)."""

import pytest

from tests.rules.classic.armoury import GUN, IT, stunning
from versus.games.classic.language.changes import Gets, MayBear
from versus.games.classic.language.costs import Activate
from versus.games.classic.language.effects.characters import Recover
from versus.games.classic.language.effects.equipment import BearsThis, Transfers
from versus.games.classic.language.effects.moving import ReturnsToHand
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import Yours
from versus.games.classic.printed.definition import Payment, Play
from versus.kernel.effects import Number
from versus.kernel.nodes import Aura
from versus.testing.classic import duel, powered, rule, side


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
