"""Words for cards: who has equipment, who is hidden, what can be told of a face-down resource."""

import pytest

from versus.games.classic.language.effects.characters import KnockOut, Stun
from versus.games.classic.language.effects.equipment import Equipped
from versus.games.classic.language.effects.moving import ReturnsToHand
from versus.games.classic.language.filters import (
    CostAtMost,
    HasKeyword,
    Hidden,
    Named,
    OfIdentity,
    OfTeam,
    OfTrait,
    OfType,
    OfVersion,
    WithConcealed,
)
from versus.games.classic.language.selectors import Characters, Resources
from versus.games.classic.words import ARMY, CHARACTER, FLIGHT, MENTAL
from versus.kernel.choosing import Each
from versus.kernel.effects import Number
from versus.testing.classic import duel, rule, side


@rule("CL-GEN-08")
def test_a_character_with_equipment_and_one_without():
    table = duel(
        p1=side(front=["Liz 5/4 c1", "Abe 3/3 c1"], equipment={"Liz": "Gun equipment"}),
        p2=side(front="Ilsa 4/5 c1"),
    )
    table.resolves(Stun(Each(Characters(Equipped()))))
    assert table.p1["Liz"].stunned
    assert not table.p1["Abe"].stunned
    assert not table.p2["Ilsa"].stunned


@rule("CL-ZON-11")
def test_a_hidden_character_and_a_visible_one():
    table = duel(
        p1=side(front="Liz 5/4 c1"),
        p2=side(hidden_front="Spy 1/1 c1 concealed", hidden_support="Mole 1/1 c1", support="Ilsa 4/5 c1"),
    )
    table.resolves(Stun(Each(Characters(Hidden()))))
    assert table.p2["Spy"].stunned
    assert table.p2["Mole"].stunned
    assert not table.p2["Ilsa"].stunned
    assert not table.p1["Liz"].stunned


WORDS = [
    OfIdentity("Liz"),
    OfVersion(ARMY),
    OfTrait(MENTAL),
    OfTeam("B.P.R.D."),
    OfType(CHARACTER),
    Named("Liz"),
    HasKeyword(FLIGHT),
    WithConcealed(),
    CostAtMost(Number(3)),
]


@rule("CL-ZON-25")
@pytest.mark.parametrize("word", WORDS, ids=lambda word: type(word).__name__)
def test_nothing_can_be_told_of_a_face_down_resource(word):
    card = f"Liz 5/4 c3 flight optional {MENTAL} {ARMY} B.P.R.D."
    table = duel(p1=side(front=card, resources=[card]))
    table.resolves(ReturnsToHand(Each(Resources(word))))
    assert table.p1.resources == ["Liz"]
    table.resolves(KnockOut(Each(Characters(word))))
    assert table.p1.ko_pile == ["Liz"], "the one in the front row answers to it"
