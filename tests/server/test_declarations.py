"""What was begun is taken back over the wire, by an option, in both games; what was shown stands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.living import Guest, Living
from versus.games.tpcg.language.vocabulary import supporting, symbols_instead
from versus.games.tpcg.words import ENERGY
from versus.testing import classic, tpcg

PILGRIM = supporting("T-PILGRIM", "Pilgrim", cost=9, atk=4, defense=4, powers=[symbols_instead(ENERGY)])


def attack_of_the_2pcg() -> Any:
    return tpcg.duel(p1=tpcg.side(front="Daken 3/3"), p2=tpcg.side(front="Blob 1/3")).battle


def recruit_of_the_2pcg() -> Any:
    ann = tpcg.side(hand=[PILGRIM, "Card 9/9 c9"], resources=["Laboratory", "Laboratory"])
    return tpcg.duel(p1=ann, at="recruit").battle


def classic_attack() -> Any:
    return classic.duel(p1=classic.side(front="Liz 5/4"), p2=classic.side(front="Ilsa 4/5")).contest


def classic_recruit() -> Any:
    return classic.duel(p1=classic.side(hand="Abe 5/5 c2 boost1", resources=3), at="recruit").contest


DECLARATIONS = {
    "attack": ("2pcg", attack_of_the_2pcg, "attack", "choose defender"),
    "recruit": ("2pcg", recruit_of_the_2pcg, "recruit", "pay"),
    "classic attack": ("classic", classic_attack, "propose", "choose defender"),
    "classic recruit": ("classic", classic_recruit, "recruit", "no"),
}


def verbs(guest: Guest) -> list[str]:
    assert guest.question is not None
    return [option["verb"] for option in guest.question["options"]]


@pytest.mark.parametrize("declaration", DECLARATIONS)
def test_a_begun_declaration_is_taken_back_by_an_option(server: Living, declaration: str):
    game, lay, begins, ends = DECLARATIONS[declaration]
    table = server.duel(game=game)
    laid = server.hall.tables[table.match]
    laid.game = lay()
    with table.sits(0, last=laid.number) as ann, table.sits(1, last=laid.number) as bob:
        before, watched = ann.step, bob.step
        assert "take back" not in verbs(ann)
        for taken_back in (True, False):
            ann.answers(verbs(ann).index(begins))
            assert verbs(ann)[-1] == "take back"
            while bob.number < ann.number:
                bob.hears("step")
            assert bob.step["view"] == watched["view"], "nobody else is shown anything"
            if taken_back:
                ann.answers(verbs(ann).index("take back"))
                assert ann.step["view"] == before["view"]
                assert ann.step["question"]["options"] == before["question"]["options"]
        ann.answers(verbs(ann).index(ends))
        assert ann.step["view"] != before["view"]
        assert ann.question is None or "take back" not in verbs(ann)
