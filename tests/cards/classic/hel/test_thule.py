"""The Thule Society of Hellboy, each card as it is played."""

import pytest

from versus.cards.classic.hel.bprd import abe_sapien, anung_un_rama, pyrokinesis, sidney_leach
from versus.cards.classic.hel.thule import (
    accept_your_destiny,
    baba_yaga,
    conqueror_worm,
    damn_nazis,
    frog_monsters,
    hecate,
    ilsa_haupstein,
    kroenen,
    mad_monk,
    project_ragna_rok,
    tentacles,
    true_father,
)
from versus.games.classic.language.filters import Opposing
from versus.games.classic.table.stats import stats
from versus.games.classic.words import KOD
from versus.kernel.choosing import Not
from versus.kernel.nodes import Replacement
from versus.testing.classic import Refused, duel, lying, powered, rule, side

RAGNA_ROK = lying(project_ragna_rok, "flipped")


def with_doomsday(number):
    return lying(project_ragna_rok, f"flipped doomsday{number}")


# Characters


@pytest.mark.parametrize("army", [damn_nazis, frog_monsters, tentacles])
def test_an_army_is_joined_by_another_copy(army):
    table = duel(p1=side(front=[army], hand=[army], resources=3), at="recruit")
    table.p1.brings(army.name)
    assert table.p1.characters == [army.name, army.name]


def test_kroenen_makes_way_for_another_copy_of_himself():
    table = duel(p1=side(front=[kroenen], hand=[kroenen], resources=2), at="recruit")
    table.p1.brings("Karl")
    assert table.p1.characters == ["Karl Ruprecht Kroenen"]


@rule("CL-CON-10")
def test_kroenen_and_the_nazis_together_stun_liz_sherman():
    table = duel(p1=side(front=[damn_nazis, kroenen]), p2=side(front=[pyrokinesis]))
    table.p1.attacks(["Karl", "Damn Nazis"], "Liz")
    table.passes()
    table.p2.strikes("Karl")
    assert table.p2["Liz"].stunned
    assert table.p1["Karl"].stunned
    assert table.p2.endurance == 47, "a team does not break through"


def test_kroenen_alone_does_not_stun_liz_sherman():
    table = duel(p1=side(front=[kroenen]), p2=side(front=[pyrokinesis]))
    table.p1.attacks("Karl", "Liz")
    table.passes()
    assert not table.p2["Liz"].stunned


@rule("CL-CON-06")
def test_ilsa_and_liz_stun_each_other_for_three_each():
    table = duel(p1=side(front=[pyrokinesis]), p2=side(front=[ilsa_haupstein]))
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.p1["Liz"].stunned
    assert table.p2["Ilsa"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (47, 47)


@rule("CL-CRD-12", "CL-GEN-06")
@pytest.mark.parametrize(("state", "numbers"), [("exhausted", (3, 3)), ("", (2, 2))])
def test_frog_monsters_grow_while_they_attack_an_exhausted_character(state, numbers):
    table = duel(p1=side(front=[frog_monsters, frog_monsters]), p2=side(front=[lying(abe_sapien, state)]))
    frogs = table.contest.characters(0)
    table.p1.attacks("Frickin'", "Abe")
    attacker = table.contest.attack.attackers[0]
    idle = next(card for card in frogs if card != attacker)
    assert stats_of(table, attacker) == numbers
    assert stats_of(table, idle) == (2, 2), "the other copy stays at home"
    table.passes()


def stats_of(table, card):
    return stats(table.contest, card)


def test_frog_monsters_do_not_grow_as_they_defend():
    table = duel(p1=side(front=[lying(abe_sapien, "")]), p2=side(front=[frog_monsters]))
    table.p1.attacks("Abe", "Frickin'")
    assert table.p1["Abe"].exhausted
    assert table.p2["Frickin'"].stats == (2, 2)
    table.passes()


@rule("CL-CRD-04")
def test_true_father_pays_the_cost_of_whom_he_kos():
    table = duel(
        p1=side(front=[true_father], endurance=4),
        p2=side(front=[lying(sidney_leach, "stunned"), lying(abe_sapien, "stunned"), damn_nazis]),
    )
    table.p1.uses("Grigori", x=2)
    assert table.p1.endurance == 2
    table.passes()
    assert table.p2.ko_pile == ["Sidney Leach"]
    assert table.p1.why_not("use", "Grigori") == "CL-GEN-14", "2 is too little for Abe"


@rule("CL-CRD-02", "CL-PRI-13")
def test_conqueror_worm_gets_its_counter_on_the_chain_after_the_attack():
    table = duel(p1=side(front=[conqueror_worm]), p2=side(front=[pyrokinesis]))
    table.p1.attacks("Conqueror", "Liz")
    table.passes()
    assert table.p2["Liz"].stunned
    assert table.chain == ["Conqueror Worm"]
    assert table.p1["Conqueror"].stats == (9, 9)
    table.passes()
    assert table.p1["Conqueror"].stats == (10, 10)
    assert table.p1["Conqueror"].counters("+1/+1") == 1


@rule("CL-CRD-02")
def test_conqueror_worm_gets_nothing_for_whom_it_does_not_stun():
    table = duel(
        p1=side(front=[conqueror_worm, "Kong 20/20 c8"]), p2=side(front=["Wall 1/12 c6", sidney_leach])
    )
    table.p1.attacks("Conqueror", "Wall")
    table.passes()
    assert not table.p2["Wall"].stunned
    assert table.chain == []
    table.passes()
    table.p1.attacks("Kong", "Sidney")
    table.passes()
    assert table.p2["Sidney"].stunned
    assert table.chain == []


@rule("CL-CRD-02", "CL-CON-31")
def test_conqueror_worm_stuns_together_with_others_and_while_it_falls_itself():
    table = duel(p1=side(front=[conqueror_worm, damn_nazis]), p2=side(front="Giant 12/10 c6"))
    table.p1.attacks(["Conqueror", "Damn Nazis"], "Giant")
    table.passes()
    table.p2.strikes("Conqueror")
    assert table.p1["Conqueror"].stunned
    assert table.chain == ["Conqueror Worm"]
    table.passes()
    assert table.p1["Conqueror"].counters("+1/+1") == 1


def test_hecate_brings_an_army_back_from_the_kod_pile():
    table = duel(p1=side(hand=[hecate], ko=[tentacles, kroenen], resources=6), at="recruit")
    table.p1.brings("Hecate")
    assert table.chain == ["Hecate"], "Kroenen is no Army: there is one target only"
    table.passes()
    table.p1.places("front")
    assert sorted(table.p1.characters) == ["Hecate", "Huge, Annoying Tentacles"]
    assert table.p1.ko_pile == ["Karl Ruprecht Kroenen"]


def test_hecate_finds_no_army_and_nothing_joins_the_chain():
    table = duel(p1=side(hand=[hecate], ko=[kroenen], resources=6), p2=side(ko=[tentacles]), at="recruit")
    table.p1.brings("Hecate")
    assert table.chain == []


@rule("CL-CRD-07")
def test_the_mad_monk_counts_the_counters_on_both_copies_of_the_project():
    table = duel(
        p1=side(hand=[mad_monk], resources=[with_doomsday(1), with_doomsday(2), *[damn_nazis] * 5]),
        p2=side(resources=[with_doomsday(2)]),
        at="recruit",
    )
    table.p1.brings("Grigori")
    table.passes()
    assert table.p1["Grigori"].stats == (17, 17)


def test_the_mad_monk_feeds_one_project_of_his_players_choice_as_he_falls():
    table = duel(
        p1=side(front="Kong 20/20 c8", resources=[RAGNA_ROK]),
        p2=side(front=[mad_monk], resources=[RAGNA_ROK, with_doomsday(2)]),
    )
    table.p1.attacks("Kong", "Grigori")
    table.passes()
    assert table.chain == ["Grigori Rasputin"]
    table.passes()
    table.p2.chooses("Project Ragna Rok")
    assert table.p1["Project"].counters("doomsday") == 0
    assert table.happened("counters put", "Project Ragna Rok") == 1


def test_the_mad_monk_does_not_feed_a_project_that_lies_face_down():
    table = duel(p1=side(front="Kong 20/20 c8"), p2=side(front=[mad_monk], resources=[project_ragna_rok]))
    table.p1.attacks("Kong", "Grigori")
    table.passes()
    table.passes()
    assert table.p2["Project"].counters("doomsday") == 0


@rule("CL-REC-27")
def test_baba_yaga_is_recruited_out_of_the_resource_row():
    table = duel(p1=side(resources=[baba_yaga, *[damn_nazis] * 7], hand=[kroenen]), at="recruit")
    table.p1.recruits("Baba")
    table.p1.chooses("Karl")
    table.passes()
    table.p1.places("front")
    assert table.p1["Baba"].stats == (18, 18)
    assert len(table.p1.resources) == 8
    short = duel(p1=side(resources=[baba_yaga, *[damn_nazis] * 6]), at="recruit")
    assert short.p1.why_not("recruit", "Baba") is not None


# Project Ragna Rok


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


# Accept Your Destiny


def test_accept_your_destiny_kos_any_stunned_character_for_an_exhausted_one():
    table = duel(
        p1=side(front=[damn_nazis, kroenen], hand=[accept_your_destiny], resources=3),
        p2=side(front=[lying(abe_sapien, "stunned")]),
    )
    table.p1.plays("Accept")
    table.p1.chooses("Karl")
    assert table.p1["Karl"].exhausted
    assert table.p1["Damn Nazis"].ready
    table.passes()
    assert table.p2.ko_pile == ["Abe Sapien"]
    assert table.p1.ko_pile == ["Accept Your Destiny"]


@pytest.mark.parametrize(
    ("front", "victim", "resources"),
    [
        ([lying(damn_nazis, "exhausted")], lying(abe_sapien, "stunned"), 3),
        ([damn_nazis], abe_sapien, 3),
        ([damn_nazis], lying(abe_sapien, "stunned"), 2),
    ],
    ids=["nobody ready", "nobody stunned", "below its threshold"],
)
def test_accept_your_destiny_is_not_played(front, victim, resources):
    table = duel(
        p1=side(front=front, hand=[accept_your_destiny], resources=resources), p2=side(front=[victim])
    )
    assert table.p1.why_not("play", "Accept") is not None
