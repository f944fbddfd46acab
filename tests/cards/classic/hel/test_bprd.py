"""The B.P.R.D. of Hellboy, each card as it is played."""

import pytest

from versus.cards.classic.hel.bprd import (
    abe_sapien,
    anung_un_rama,
    little_boy,
    pyrokinesis,
    right_hand_of_doom,
    roger,
    sidney_leach,
    signal_device,
    uncontrolled_power,
    weapons_lab,
)
from versus.cards.classic.hel.fillers import long_coat
from versus.cards.classic.hel.thule import accept_your_destiny, damn_nazis, ilsa_haupstein, kroenen
from versus.games.classic.table.moving import drop
from versus.testing.classic import duel, lying, rule, side


@rule("CL-CRD-03")
def test_little_boy_grows_with_every_other_bprd_character_on_his_side():
    table = duel(
        p1=side(front=[little_boy, lying(sidney_leach, "stunned"), damn_nazis], hidden_front=[pyrokinesis]),
        p2=side(front=[abe_sapien]),
    )
    assert table.p1["Hellboy"].stats == (3, 1)


def test_little_boy_is_one_of_one_alone():
    assert duel(p1=side(front=[little_boy])).p1["Hellboy"].stats == (1, 1)


def test_sidney_leach_attacks_from_behind():
    table = duel(p1=side(support=[sidney_leach]), p2=side(front=[damn_nazis]))
    table.p1.attacks("Sidney", "Damn Nazis")
    table.passes()
    assert table.p2["Damn Nazis"].stunned
    assert table.p2.endurance == 50 - 1 - 2, "cost 1, and 2 break through"


def test_sidney_leach_does_not_reach_a_protected_character():
    table = duel(p1=side(front=[sidney_leach]), p2=side(front=[damn_nazis], support=[kroenen]))
    assert table.p1.why_not("propose", "Sidney", "Karl") is not None
    assert table.p1.may("propose", "Sidney", "Damn Nazis")


@pytest.mark.parametrize(("victim", "may"), [(damn_nazis, True), (kroenen, True), (ilsa_haupstein, False)])
def test_pyrokinesis_stuns_a_character_of_cost_two_or_less(victim, may):
    table = duel(p1=side(front=[pyrokinesis]), p2=side(front=[victim]))
    assert table.p1.may("use", "Liz") is may
    if may:
        table.p1.uses("Liz")
        assert table.p1["Liz"].exhausted
        table.passes()
        assert table.p2[victim.name].stunned
        assert table.p2.endurance == 50 - victim.cost


def test_pyrokinesis_does_nothing_while_exhausted():
    table = duel(p1=side(front=[lying(pyrokinesis, "exhausted")]), p2=side(front=[damn_nazis]))
    assert table.p1.why_not("use", "Liz") == "CL-GEN-14"


def attacked_roger(**p1):
    table = duel(p1=side(front=["Kong 20/20 c8", damn_nazis], **p1), p2=side(front=[roger]))
    table.p1.attacks("Kong", "Roger")
    table.passes()
    assert table.p2["Roger"].stunned
    assert table.chain == ["Roger"]
    return table


@rule("CL-CRD-10")
def test_roger_may_be_kod_for_four_endurance_as_his_power_resolves():
    table = attacked_roger()
    table.passes()
    table.p2.says_yes()
    assert table.p2.ko_pile == ["Roger"]
    assert table.p1.endurance == 46


@rule("CL-CRD-10")
def test_roger_may_also_stay():
    table = attacked_roger()
    table.passes()
    table.p2.says_no()
    assert table.p2["Roger"].stunned
    assert table.p1.endurance == 50


@rule("CL-CRD-11", "CL-CRD-10")
def test_accept_your_destiny_kos_roger_before_his_power_resolves():
    table = attacked_roger(hand=[accept_your_destiny], resources=3)
    table.p1.plays("Accept")
    assert table.p1["Damn Nazis"].exhausted
    table.passes()
    assert table.p2.ko_pile == ["Roger"]
    table.passes()
    assert table.p1.endurance == 50, "there is nobody left to KO"


def test_abe_sapien_trades_with_his_like():
    table = duel(p1=side(front=[abe_sapien]), p2=side(front="Worm 9/9 c5"))
    table.p1.attacks("Abe", "Worm")
    table.passes()
    assert table.p1["Abe"].stunned
    assert table.p2["Worm"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (45, 45)


@rule("CL-CRD-01")
def test_uncontrolled_power_costs_each_player_eight_also_below_zero():
    table = duel(p1=side(front=[uncontrolled_power]), p2=side(endurance=5))
    table.p1.uses("Liz")
    table.passes()
    assert (table.p1.endurance, table.p2.endurance) == (42, -3)
    assert table.p1.why_not("use", "Liz") == "CL-GEN-14"


@rule("CL-CRD-05")
def test_anung_un_rama_returns_a_stunned_colleague_for_one_endurance():
    table = duel(p1=side(front=[anung_un_rama, lying(abe_sapien, "stunned")]))
    table.p1.uses("Hellboy", "Abe")
    assert table.p1.endurance == 49
    table.passes()
    assert table.p1.hand == ["Abe Sapien"]


def test_anung_un_rama_returns_nobody_of_the_opponents_and_needs_endurance():
    table = duel(p1=side(front=[anung_un_rama, abe_sapien]), p2=side(front=[damn_nazis]))
    table.p1.take(table.p1.verb("use"), "Hellboy")
    assert table.p1.choices == ["Hellboy", "Abe Sapien"]
    table.p1.chooses("Abe Sapien")
    spent = duel(p1=side(front=[anung_un_rama], endurance=0))
    assert spent.p1.why_not("use", "Hellboy") == "CL-GEN-14"


@rule("CL-REC-09")
def test_right_hand_of_doom_takes_the_place_of_another_hellboy():
    table = duel(p1=side(front=[little_boy], hand=[right_hand_of_doom], resources=8), at="recruit")
    table.p1.brings("HEL-008")
    assert table.p1.characters == ["Hellboy"]
    assert table.p1["Hellboy"].stats == (18, 18)
    assert table.p1.ko_pile == ["Hellboy"]


def test_right_hand_of_doom_powers_another_version_of_hellboy_up():
    table = duel(p1=side(front=[anung_un_rama], hand=[right_hand_of_doom]), p2=side(front="Wall 9/16 c7"))
    table.p1.attacks("Hellboy", "Wall")
    table.p1.powers_up("Hellboy")
    table.passes()
    table.passes()
    assert table.p2["Wall"].stunned


# Equipment


@rule("CL-CRD-09", "CL-TGT-06")
def test_the_signal_device_makes_what_was_aimed_at_its_bearer_do_nothing():
    table = duel(
        p1=side(front=[pyrokinesis]),
        p2=side(front=[sidney_leach], equipment={"Sidney Leach": [signal_device]}),
    )
    table.p1.uses("Liz")
    table.p1.passes()
    table.p2.uses("B.P.R.D. Signal Device")
    assert table.p2.endurance == 49
    table.passes()
    table.passes()
    assert table.happened("negated", "Liz Sherman")
    assert not table.p2["Sidney"].stunned


@rule("CL-CRD-09")
def test_the_signal_device_protects_for_the_turn_also_once_it_is_gone():
    table = duel(
        p1=side(front=[pyrokinesis]),
        p2=side(front=[sidney_leach], equipment={"Sidney Leach": [signal_device]}),
    )
    table.p1.passes()
    table.p2.uses("B.P.R.D. Signal Device")
    table.passes()
    device = table.p2["B.P.R.D. Signal Device"].id
    table.befalls(lambda contest: drop(contest, device))
    assert table.p1.why_not("use", "Liz") == "CL-TGT-04"
    table.next_turn()
    table.goes_to("attack", 1)
    assert table.p1.may("use", "Liz")


def test_the_signal_device_leaves_its_bearer_a_target_of_its_own_side():
    table = duel(
        p1=side(
            front=[anung_un_rama, sidney_leach],
            equipment={"Sidney Leach": [signal_device]},
        )
    )
    table.p1.uses("B.P.R.D. Signal Device")
    table.passes()
    table.p1.uses("Hellboy", "Sidney Leach")
    table.passes()
    assert table.p1.hand == ["Sidney Leach"]


@rule("CL-CRD-08", "CL-EQP-05")
def test_weapons_lab_lets_each_character_bear_two_equipment_and_no_third():
    table = duel(
        p1=side(
            front=[abe_sapien],
            equipment={"Abe Sapien": [long_coat]},
            hand=[signal_device, long_coat],
            resources=[lying(weapons_lab, "flipped"), damn_nazis, damn_nazis],
        ),
        at="recruit",
    )
    table.p1.equips("B.P.R.D. Signal Device", "Abe Sapien")
    assert table.p1.why_not("recruit", "Long Coat", "Abe Sapien") is not None
    assert table.p1["Abe"].stats == (10, 10)


@rule("CL-CRD-08")
@pytest.mark.parametrize("place", ["face down", "in hand"])
def test_weapons_lab_does_nothing_until_it_is_face_up(place):
    lab = {"resources": [weapons_lab, damn_nazis]} if place == "face down" else {"resources": 2}
    hand = [signal_device] if place == "face down" else [signal_device, weapons_lab]
    table = duel(
        p1=side(front=[abe_sapien], equipment={"Abe Sapien": [long_coat]}, hand=hand, **lab), at="recruit"
    )
    assert table.p1.why_not("recruit", "B.P.R.D. Signal Device", "Abe Sapien") is not None
    if place == "face down":
        table.p1.flips("Weapons Lab")
        assert table.p1.may("recruit", "B.P.R.D. Signal Device", "Abe Sapien")


@rule("CL-CRD-08")
def test_weapons_lab_equips_nobody_who_is_stunned_or_hidden():
    table = duel(
        p1=side(
            front=[lying(abe_sapien, "stunned")],
            hidden_front=[sidney_leach],
            hand=[long_coat],
            resources=[lying(weapons_lab, "flipped"), damn_nazis],
        ),
        at="recruit",
    )
    assert table.p1.why_not("recruit", "Long Coat", "Abe Sapien") is not None
    assert table.p1.why_not("recruit", "Long Coat", "Sidney Leach") is not None


def test_weapons_lab_needs_two_resources():
    table = duel(p1=side(resources=[weapons_lab]), at="recruit")
    assert table.p1.why_not("flip", "Weapons Lab") is not None
