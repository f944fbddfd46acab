"""Project Ragna Rok (HEL-021)."""

import pytest

from tests.cards.classic.hellboy.projects import RAGNA_ROK, with_doomsday
from versus.cards.classic.hellboy.bprd import abe_sapien, anung_un_rama
from versus.cards.classic.hellboy.thule import damn_nazis, project_ragna_rok
from versus.games.classic.language.filters import Opposing
from versus.games.classic.words import KOD
from versus.kernel.choosing import Not
from versus.kernel.nodes import Replacement
from versus.testing.classic import Refused, duel, lying, powered, rule, side


@rule("CL-CRD-06")
def test_the_project_gets_a_counter_for_a_stunned_bprd_character_that_it_kos():
    table = duel(
        p1=side(front=[damn_nazis], resources=[RAGNA_ROK]), p2=side(front=[lying(abe_sapien, "stunned")])
    )
    table.p1.uses("Project")
    assert table.p1["Damn Nazis"].exhausted
    table.passes()
    assert table.p2.ko_pile == ["Abe Sapien"]
    assert table.p1["Project"].counters("doomsday") == 1
    assert table.p1.why_not("use", "Project") == "CL-GEN-14", "nobody is ready any more"


@rule("CL-CRD-06", "CL-PRI-16")
def test_the_project_gets_no_counter_if_the_character_is_saved():
    table = duel(
        p1=side(front=[damn_nazis], resources=[RAGNA_ROK]),
        p2=side(front=[anung_un_rama, lying(abe_sapien, "stunned")]),
    )
    table.p1.uses("Project")
    table.p1.passes()
    table.p2.uses("Hellboy", "Abe")
    table.passes()
    table.passes()
    assert table.happened("negated", "Project Ragna Rok")
    assert table.p1["Project"].counters("doomsday") == 0
    assert table.p1["Damn Nazis"].exhausted


@rule("CL-CRD-06")
def test_the_project_gets_no_counter_if_the_ko_is_prevented():
    guardian = powered("Guardian 1/1", replacements=(Replacement(KOD, subject=Not(Opposing())),))
    table = duel(
        p1=side(front=[damn_nazis], resources=[RAGNA_ROK]),
        p2=side(front=[guardian, lying(abe_sapien, "stunned")]),
    )
    table.p1.uses("Project")
    table.passes()
    assert table.p2["Abe"].stunned
    assert table.p1["Project"].counters("doomsday") == 0


@pytest.mark.parametrize(
    "victim",
    [lying(damn_nazis, "stunned"), lying(abe_sapien, "exhausted")],
    ids=["Thule Society", "not stunned"],
)
def test_the_project_is_about_stunned_bprd_characters_only(victim):
    table = duel(p1=side(front=[damn_nazis], resources=[RAGNA_ROK]), p2=side(front=[victim]))
    assert table.p1.why_not("use", "Project") == "CL-TGT-04"


def test_the_project_waits_face_down_for_four_resources():
    three = duel(p1=side(resources=[project_ragna_rok, *[damn_nazis] * 2]))
    with pytest.raises(Refused):
        three.p1.plays("Project")
    table = duel(p1=side(resources=[project_ragna_rok, *[damn_nazis] * 3]))
    table.p1.plays("Project")
    table.passes()
    assert table.p1["Project"].face_up
    assert "Project Ragna Rok" in table.p1.resources


@rule("CL-CRD-07", "CL-WIN-08")
@pytest.mark.parametrize("projects", [[4], [2, 2], [3, 1]])
def test_four_doomsday_counters_win_before_endurance_is_compared(projects):
    table = duel(
        p1=side(resources=[with_doomsday(number) for number in projects], endurance=-3), at="attack", whose=2
    )
    table.goes_to("recovery")
    if len(projects) > 1:
        table.p1.chooses("Project Ragna Rok")
    assert table.chain == ["Project Ragna Rok"] * len(projects)
    table.passes()
    assert table.over
    assert table.winners == [1]


@rule("CL-CRD-07")
def test_three_doomsday_counters_do_not_win():
    table = duel(p1=side(resources=[with_doomsday(3)], endurance=-3), at="attack", whose=2)
    table.goes_to("recovery")
    assert table.chain == []
    table.passes()
    assert table.winners == [2]


@rule("CL-CRD-07")
def test_the_opponents_counters_do_not_count():
    table = duel(
        p1=side(resources=[with_doomsday(3)]), p2=side(resources=[with_doomsday(1)]), at="attack", whose=2
    )
    table.goes_to("recovery")
    assert table.chain == []
