"""Words for cards: who has equipment, who is hidden, what can be told of a face-down resource."""

import pytest

from versus.games.classic.language.effects.characters import KnockOut, Stun
from versus.games.classic.language.effects.equipment import Equipped
from versus.games.classic.language.effects.moving import ReturnsToHand
from versus.games.classic.language.filters import (
    CostAtMost,
    HasKeyword,
    Hidden,
    InCombat,
    Named,
    OfIdentity,
    OfTeam,
    OfTrait,
    OfType,
    OfVersion,
    OfYourTeams,
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


@pytest.mark.parametrize(
    "word", [word for word in WORDS if not isinstance(word, OfType)], ids=lambda word: type(word).__name__
)
def test_who_has_nothing_of_what_a_word_says_is_not_meant(word):
    table = duel(p1=side(front="Abe 5/4 c4"))
    table.resolves(KnockOut(Each(Characters(word))))
    assert table.p1["Abe"].in_play


@rule("CL-GEN-16")
@pytest.mark.parametrize(("cost", "meant"), [(2, True), (3, True), (4, False)])
def test_a_cost_or_less(cost, meant):
    table = duel(p1=side(front=f"Liz 5/4 c{cost}"))
    table.resolves(Stun(Each(Characters(CostAtMost(Number(3))))))
    assert table.p1["Liz"].stunned is meant


@rule("CL-GEN-19")
def test_whoever_shares_a_team_with_a_character_of_yours():
    table = duel(
        p1=side(front=["Liz 5/4 c1 X-Men", "Abe 3/3 c1"]),
        p2=side(front=["Ilsa 4/5 c1 X-Men", "Rex 4/5 c1 Brotherhood", "Nobody 4/5 c1"]),
    )
    table.resolves(Stun(Each(Characters(OfYourTeams()))))
    assert table.p1["Liz"].stunned
    assert table.p2["Ilsa"].stunned
    assert not table.p1["Abe"].stunned
    assert not table.p2["Rex"].stunned
    assert not table.p2["Nobody"].stunned


@rule("CL-ATK-07", "CL-ATK-12")
def test_who_is_only_proposed_neither_attacks_nor_defends():
    table = duel(p1=side(front=["Liz 5/4 c1", "Abe 3/3 c1"]), p2=side(front="Ilsa 4/9 c1"))
    fighters = Stun(Each(Characters(InCombat())))
    table.resolves(fighters)
    table.p1.proposes("Liz", "Ilsa")
    table.resolves(fighters)
    assert not table.happened("stunned")
    table.passes()
    table.resolves(fighters)
    assert table.p1["Liz"].stunned
    assert table.p2["Ilsa"].stunned
    assert not table.p1["Abe"].stunned
