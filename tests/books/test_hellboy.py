"""The worked examples of the rulebook of the Hellboy trading card game, played with the cards it names."""

import pytest

from tests.books.marking import example
from versus.cards.classic.hellboy.bprd import (
    abe_sapien,
    anung_un_rama,
    little_boy,
    pyrokinesis,
    roger,
    sidney_leach,
    signal_device,
    uncontrolled_power,
    weapons_lab,
)
from versus.cards.classic.hellboy.fillers import long_coat
from versus.cards.classic.hellboy.thule import (
    accept_your_destiny,
    conqueror_worm,
    damn_nazis,
    frog_monsters,
    ilsa_haupstein,
    kroenen,
    project_ragna_rok,
    true_father,
)
from versus.games.classic.language.vocabulary import draw, plot_twist
from versus.testing.classic import duel, lying, side

BOOK = "Hellboy"


@example(BOOK, "2.3 Plot Twists: Cost")
@pytest.mark.parametrize(("resources", "legal"), [(3, True), (2, True), (1, False)])
def test_a_twist_of_cost_two_asks_for_two_resources(resources, legal):
    insight = plot_twist("T-INSIGHT", "Insight", threshold=2, effects=[draw()])
    table = duel(p1=side(front="Ann 1/1 c1", hand=[insight], resources=resources))
    assert table.p1.may("play", "Insight") is legal
    if legal:
        table.p1.plays("Insight")
        table.passes()
        assert table.p1.ko_pile == ["Insight"]
        assert len(table.p1.resources) == resources, "nothing is spent"


@example(BOOK, "3.1 Powers: payment")
def test_liz_exhausts_and_each_player_loses_eight_endurance():
    table = duel(p1=side(front=[uncontrolled_power]))
    table.p1.uses("Liz Sherman")
    assert table.p1["Liz"].exhausted
    table.passes()
    assert (table.p1.endurance, table.p2.endurance) == (42, 42)
    assert not table.p1.may("use", "Liz Sherman"), "she is exhausted"


@example(BOOK, "3.1 Powers: triggered")
def test_conqueror_worm_grows_with_whom_it_stuns():
    table = duel(p1=side(front=[conqueror_worm]), p2=side(front="Ann 1/1 c1"))
    atk, defense = table.p1["Conqueror Worm"].stats
    table.p1.attacks("Conqueror Worm", "Ann")
    table.passes()
    table.passes()
    assert table.p1["Conqueror Worm"].stats == (atk + 1, defense + 1)


@example(BOOK, "3.1 Powers: continuous")
def test_little_hellboy_grows_with_his_colleagues():
    alone = duel(p1=side(front=[little_boy, damn_nazis]))
    with_two = duel(p1=side(front=[little_boy, sidney_leach], support=[roger]))
    assert with_two.p1["Hellboy"].atk == alone.p1["Hellboy"].atk + 2


@example(BOOK, "3.2 Uniqueness")
def test_a_second_hellboy_of_any_cost_sends_the_first_to_the_pile():
    table = duel(p1=side(front=[little_boy], hand=[anung_un_rama], resources=9), at="recruit")
    table.p1.brings("Hellboy in hand")
    assert table.p1.ko_pile == ["Hellboy"]
    assert table.p1.characters == ["Hellboy"]
    assert table.p1["Hellboy"].stats != duel(p1=side(front=[little_boy])).p1["Hellboy"].stats


@example(BOOK, "6.2 Attack Conclusion")
def test_liz_and_ilsa_stun_each_other_for_three_endurance_each():
    table = duel(p1=side(front=[pyrokinesis]), p2=side(front=[ilsa_haupstein]))
    table.p1.attacks("Liz Sherman", "Ilsa")
    table.passes()
    assert table.p1["Liz"].stunned
    assert table.p2["Ilsa"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (47, 47)


@example(BOOK, "6.2 Attack Conclusion: Breakthrough")
def test_sidney_stuns_a_damn_nazi_for_one_and_two_break_through():
    table = duel(p1=side(front=[sidney_leach]), p2=side(front=[damn_nazis]))
    table.p1.attacks("Sidney", "Damn Nazis")
    table.passes()
    assert table.p2["Damn Nazis"].stunned
    assert table.p1["Sidney"].face_up
    assert (table.p1.endurance, table.p2.endurance) == (50, 47)


@example(BOOK, "6.2 Attack Conclusion: Reinforcement")
def test_a_colleague_in_the_support_row_stops_all_breakthrough():
    table = duel(
        p1=side(front=[sidney_leach]),
        p2=side(front=[lying(damn_nazis, "@2")], support=[lying(kroenen, "@2")]),
    )
    table.p1.attacks("Sidney", "Damn Nazis")
    table.p1.passes()
    table.p2.reinforces("Karl")
    table.passes()
    table.passes()
    assert table.p2["Damn Nazis"].stunned
    assert table.p2.endurance == 49


@example(BOOK, "6.3 Team Attacks")
def test_kroenen_and_a_damn_nazi_stun_liz_who_takes_kroenen_with_her():
    table = duel(p1=side(front=[kroenen, damn_nazis]), p2=side(front=[pyrokinesis]))
    table.p1.attacks(["Karl", "Damn Nazis"], "Liz")
    table.passes()
    table.p2.strikes("Karl")
    assert table.p2["Liz"].stunned
    assert table.p1["Karl"].stunned
    assert table.p1["Damn Nazis"].face_up
    assert (table.p1.endurance, table.p2.endurance) == (48, 47), "no breakthrough from a team"


@example(BOOK, "6.3 Team Attacks")
@pytest.mark.parametrize(("third", "legal"), [("Cid 1/1 c1", False), ("Cid 1/1 c1 range", True)])
def test_one_of_the_support_row_joins_only_with_range(third, legal):
    table = duel(p1=side(front=["Ann 1/1 c1", "Bob 1/1 c1"], support=[third]), p2=side(front="Foe 1/1 c1"))
    assert table.p1.may("propose", "Cid") is legal


@example(BOOK, "7.1 Wrap-Up: Check Endurance")
@pytest.mark.parametrize(
    ("mine", "yours", "winners"), [(-3, -5, [1]), (-5, -3, [2]), (-3, -3, []), (1, 2, [])]
)
def test_who_is_less_below_zero_wins_at_the_wrap_up(mine, yours, winners):
    table = duel(
        p1=side(front="Ann 1/1 c1", endurance=mine),
        p2=side(front="Bob 1/1 c1", endurance=yours),
        at="recovery",
    )
    table.passes()
    assert table.winners == winners


@example(BOOK, "8.3 Effects and the Chain: Timing and Responding")
def test_rasputin_hellboy_and_the_project_all_reach_for_abe():
    table = duel(
        p1=side(
            front=[lying(damn_nazis, "exhausted"), true_father],
            resources=[lying(project_ragna_rok, "flipped")],
        ),
        p2=side(front=[lying(abe_sapien, "stunned"), anung_un_rama]),
    )
    p1, p2 = table.p1, table.p2
    p1.uses("Grigori", x=5)
    assert p1.endurance == 45
    p1.passes()
    p2.uses("Hellboy", "Abe")
    assert p2.endurance == 49
    p2.passes()
    p1.uses("Project")
    assert p1["Grigori"].exhausted
    assert table.chain == ["Grigori Rasputin", "Hellboy", "Project Ragna Rok"]
    table.passes()
    assert p2.ko_pile == ["Abe Sapien"]
    assert p1["Project"].counters("doomsday") == 1
    assert p1.has_priority
    table.passes()
    assert table.happened("negated") == 1
    assert p1.has_priority
    table.passes()
    assert table.happened("negated") == 2
    assert p1.has_priority
    assert (p1.endurance, p2.endurance) == (45, 49), "nothing is refunded"


@example(BOOK, "10. Frequently asked: a card's own name")
def test_one_frog_monster_of_two_counts_only_its_own_power():
    table = duel(p1=side(front=[frog_monsters, frog_monsters]), p2=side(front="Foe 1/9 c1, exhausted"))
    atk, defense = table.p1["Frickin' Frog Monsters #1"].stats
    table.p1.attacks("Frickin' Frog Monsters #1", "Foe")
    assert table.p1["Frickin' Frog Monsters #1"].stats == (atk + 1, defense + 1)
    assert table.p1["Frickin' Frog Monsters #2"].stats == (atk, defense)


@example(BOOK, "10. Frequently asked: Weapons Lab")
@pytest.mark.parametrize("lab", [True, False], ids=["with the lab", "without"])
def test_weapons_lab_lets_a_character_bear_two(lab):
    resources = [lying(weapons_lab, "flipped") if lab else "Shed 1/1 c1", *["Box 1/1 c1"] * 4]
    table = duel(
        p1=side(front=[sidney_leach], hand=[signal_device, long_coat], resources=resources), at="recruit"
    )
    table.p1.equips("B.P.R.D. Signal Device", "Sidney")
    assert table.p1.may("recruit", "Long Coat", "Sidney") is lab


@example(BOOK, "10. Frequently asked: B.P.R.D. Signal Device")
def test_the_signal_device_answers_what_is_aimed_at_its_bearer():
    table = duel(
        p1=side(front=[pyrokinesis]),
        p2=side(front=[sidney_leach], equipment={"Sidney Leach": [signal_device]}),
    )
    table.p1.uses("Liz")
    table.p1.passes()
    table.p2.uses("B.P.R.D. Signal Device")
    table.passes()
    table.passes()
    assert table.p2["Sidney"].face_up
    assert table.p1.why_not("use", "Liz") in ("CL-TGT-04", "CL-GEN-14"), "nor can she aim at him any more"


@example(BOOK, "10. Frequently asked: Roger")
def test_accept_your_destiny_kos_roger_before_the_decision():
    table = duel(
        p1=side(front=["Kong 20/20 c8", damn_nazis], hand=[accept_your_destiny], resources=3),
        p2=side(front=[roger]),
    )
    table.p1.attacks("Kong", "Roger")
    table.passes()
    assert table.chain == ["Roger"]
    table.p1.plays("Accept")
    table.passes()
    assert table.p2.ko_pile == ["Roger"]
    table.passes()
    assert table.p1.endurance == 50


@example(BOOK, "Glossary: X")
def test_x_is_chosen_before_the_target_and_the_price():
    table = duel(
        p1=side(front=[true_father]),
        p2=side(front=[lying(sidney_leach, "stunned"), lying(roger, "stunned")]),
    )
    table.p1.uses("Grigori", x=4)
    assert table.p1.endurance == 46
    table.passes()
    assert table.p2.ko_pile == ["Roger"]
