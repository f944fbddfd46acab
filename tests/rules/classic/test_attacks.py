"""Proposing, the legality check, team and direct attacks (CL-ATK)."""

import pytest

from versus.games.classic.table.formation import stand
from versus.games.classic.table.harm import exhaust, ready, stun_event
from versus.games.classic.table.moving import enter, leave, leave_attack
from versus.games.classic.words import FRONT, HAND, HIDDEN_FRONT, PROPOSE, RESOURCE, SUPPORT, UP
from versus.testing.classic import Refused, duel, rule, side


@rule("CL-ATK-03", "CL-ATK-04", "CL-STN-04", "CL-GEN-21")
@pytest.mark.parametrize(("state", "clause"), [("stunned", "CL-STN-04"), ("exhausted", "CL-ATK-04")])
def test_an_attacker_is_ready_and_not_stunned(state, clause):
    table = duel(p1=side(front=["Liz 5/4", f"Abe 9/9, {state}"]), p2=side(front="Ilsa 4/5"))
    assert table.p1.why_not("propose", "Abe", "Ilsa") == clause
    assert table.p1.why_not("propose", "Ilsa", "Liz") == "CL-ATK-03"
    assert table.p1.may("propose", "Liz", "Ilsa")


@rule("CL-ATK-05", "CL-ATK-27", "CL-STN-04")
def test_a_defender_is_visible_not_stunned_and_an_opponents():
    table = duel(
        p1=side(front=["Liz 5/4", "Abe 9/9"]),
        p2=side(front=["Ilsa 4/5", "Kroenen 3/2, stunned"], hidden_front="Spy 1/1 concealed"),
    )
    assert table.p1.may("propose", "Liz", "Ilsa")
    assert table.p1.why_not("propose", "Liz", "Kroenen") == "CL-STN-04"
    assert table.p1.why_not("propose", "Liz", "Spy") == "CL-ATK-27"
    assert table.contest.why_not(0, table.p1["Liz"].id, PROPOSE, table.p1["Abe"].id).rule == "CL-ATK-05"


@rule("CL-ATK-29")
def test_an_exhausted_defender_is_attacked_and_strikes_back():
    table = duel(p1=side(front="Liz 5/4 c3"), p2=side(front="Ilsa 4/5 c3, exhausted"))
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.p1["Liz"].stunned
    assert table.p2["Ilsa"].stunned


@rule("CL-ATK-07", "CL-ATK-08", "CL-ATK-12")
def test_a_proposal_exhausts_nobody_until_all_have_passed():
    table = duel(
        p1=side(front="Liz 5/4 B.P.R.D.", hand="Liz 1/1"),
        p2=side(front="Ilsa 4/5 X-Men", support="Kroenen 3/2 X-Men", hand="Ilsa 1/1"),
    )
    table.p1.proposes("Liz", "Ilsa")
    assert table.proposed
    assert table.p1["Liz"].ready
    assert not table.p1["Liz"].attacking
    assert table.p1.why_not("power up", "Liz", "Liz") == "CL-PUP-11"
    table.p1.passes()
    assert table.p2.why_not("reinforce", "Kroenen") == "CL-CON-24"
    assert table.p2.why_not("power up", "Ilsa", "Ilsa") == "CL-PUP-11"
    table.p2.passes()
    assert table.p1["Liz"].attacking
    assert table.p1["Liz"].exhausted
    assert table.p2["Ilsa"].defending
    assert table.p1.has_priority


@rule("CL-ATK-13")
def test_an_attack_concludes_after_both_have_passed():
    table = duel(p1=side(front="Liz 5/4"), p2=side(front="Ilsa 4/5"))
    table.p1.attacks("Liz", "Ilsa")
    table.p1.passes()
    assert not table.p2["Ilsa"].stunned
    table.p2.passes()
    assert table.p2["Ilsa"].stunned
    assert not table.under_attack


@rule("CL-ATK-17")
def test_team_attackers_all_share_one_and_the_same_team():
    table = duel(
        p1=side(
            front=[
                "X 1/1 X-Men Avengers",
                "Y 1/1 Avengers Brotherhood",
                "Z 1/1 Brotherhood X-Men",
                "N 1/1",
                "M 1/1",
            ]
        ),
        p2=side(front="Wall 0/9"),
    )
    for pair in (("X", "Y"), ("Y", "Z"), ("X", "Z")):
        assert table.p1.may("propose", list(pair), "Wall")
    assert table.p1.why_not("propose", ["X", "Y", "Z"], "Wall") == "CL-ATK-17"
    assert table.p1.why_not("propose", ["N", "M"], "Wall") == "CL-ATK-17", "the unaffiliated share nothing"


@rule("CL-GEN-19", "CL-KEY-48")
def test_an_unaffiliated_character_attacks_alone():
    table = duel(p1=side(front=["N 1/1", "X 1/1 X-Men"]), p2=side(front="Wall 0/9"))
    assert table.p1.may("propose", "N", "Wall")
    assert table.p1.why_not("propose", ["X", "N"], "Wall") == "CL-ATK-17"


@rule("CL-ATK-18", "CL-ATK-19", "CL-ATK-26", "CL-KEY-49")
def test_a_team_attack_may_span_rows_and_areas():
    table = duel(
        p1=side(
            front="A 2/9 X-Men",
            support=["B 2/9 X-Men range", "S 2/9 X-Men"],
            hidden_front="H 2/9 X-Men concealed",
        ),
        p2=side(front="Wall 0/6 c1"),
    )
    assert table.p1.why_not("propose", ["A", "S"], "Wall") == "CL-FRM-07"
    table.p1.attacks(["A", "B", "H"], "Wall")
    table.passes()
    table.p2.strikes("H")
    assert table.p2["Wall"].stunned


@rule("CL-ATK-28")
def test_a_hidden_attacker_is_stunned_by_the_defender():
    table = duel(p1=side(hidden_front="H 2/2 concealed c2"), p2=side(front="Ilsa 4/5"))
    table.p1.attacks("H", "Ilsa")
    table.passes()
    assert table.p1["H"].stunned
    assert table.p1["H"].place == ("hidden front", 1)
    assert table.p1.endurance == 48


@rule("CL-ATK-21", "CL-ATK-23", "CL-CON-18")
def test_with_nobody_to_attack_the_player_is_attacked_directly():
    table = duel(
        p1=side(front="Kong 9/9"),
        p2=side(front="Ilsa 4/5, stunned", hidden_front="Spy 1/1 concealed"),
    )
    table.p1.attacks("Kong")
    assert table.p1["Kong"].exhausted
    table.passes()
    assert table.p2.endurance == 41
    assert not table.p1["Kong"].stunned


@rule("CL-ATK-21")
def test_a_player_with_somebody_to_attack_is_not_attacked_directly():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Ilsa 4/5"))
    with pytest.raises(Refused):
        table.p1.proposes("Kong")
    assert table.p1.offered("choose defender", "Ilsa")
    table.p1.take(table.p1.verb("choose defender"), "Ilsa")


@rule("CL-ATK-22", "CL-CON-18")
def test_a_direct_team_attack_needs_one_team_and_adds_all_atk_up():
    table = duel(p1=side(front=["Kroenen 3/2 Thule Society", "Nazis 1/1 Thule Society", "N 1/1"]), p2=side())
    assert table.p1.why_not("propose", ["Kroenen", "N"]) == "CL-ATK-17"
    table.p1.attacks(["Kroenen", "Nazis"])
    table.passes()
    assert table.p2.endurance == 46


@rule("CL-ATK-32", "CL-ATK-04")
def test_a_character_that_has_attacked_does_not_attack_again():
    table = duel(p1=side(front="Liz 5/9"), p2=side(front="Wall 0/20"))
    table.p1.attacks("Liz", "Wall")
    table.passes()
    assert table.p1["Liz"].exhausted
    assert table.p1.why_not("propose", "Liz", "Wall") == "CL-ATK-04"


@rule("CL-ATK-30")
def test_attackers_and_the_defender_are_in_combat_and_nobody_else():
    table = duel(p1=side(front=["A 2/9", "B 2/9"]), p2=side(front=["Wall 0/6", "Post 0/6"]))
    table.p1.attacks("A", "Wall")
    assert [table.p1[name].attacking for name in "AB"] == [True, False]
    assert [table.p2[name].defending for name in ("Wall", "Post")] == [True, False]


# What may happen to an attack on its way


def doing(what, *names):
    """Something that befalls named characters, as a card might bring about."""

    def change(contest):
        cards = [
            card
            for name in names
            for card in range(len(contest.definition))
            if contest.definition[card].name == name and contest.in_row(card)
        ]
        what(contest, cards)

    return change


def stunned(contest, cards):
    contest.cause_together([stun_event(card) for card in cards])


def to_hand(contest, cards):
    for card in cards:
        leave(contest, card, contest.owner[card], HAND)


def team():
    return duel(
        p1=side(front=["X 3/9 c1 X-Men", "Y 6/9 c1 X-Men", "Z 1/9 c1 X-Men"]), p2=side(front="Wall 1/2 c1")
    )


@rule("CL-ATK-14", "CL-ATK-15", "CL-ATK-31", "CL-T-02")
def test_after_the_check_exhausting_and_readying_change_nothing():
    table = team()
    table.p1.attacks("Y", "Wall")
    table.befalls(doing(exhaust, "Y"))
    assert table.p1["Y"].attacking
    table.befalls(doing(ready, "Y"))
    assert table.p1["Y"].attacking
    table.passes()
    assert table.p2["Wall"].stunned
    assert table.p1["Y"].ready
    assert table.p1.may("propose", "Y")


@rule("CL-ATK-14", "CL-MOV-09")
def test_after_the_check_a_protector_or_a_move_does_not_stop_the_attack():
    table = duel(p1=side(front="Y 6/9"), p2=side(front="Wall 1/2 c1, @1", support="Guard 1/1, @2"))
    table.p1.attacks("Y", "Wall")

    def covered(contest, cards):
        wall, guard = cards
        stand(contest, wall, 1, SUPPORT, 1)
        stand(contest, guard, 1, FRONT, 1)

    table.befalls(doing(covered, "Wall", "Guard"))
    assert table.p2["Wall"].protected
    assert table.p2["Wall"].defending
    table.passes()
    assert table.p2["Wall"].stunned


@rule("CL-ATK-15", "CL-ATK-16")
def test_when_one_team_attacker_leaves_the_other_attacks_on():
    table = duel(p1=side(front=["X 3/9 X-Men", "Y 6/9 X-Men"]), p2=side(front="Wall 1/7 c1"))
    table.p1.attacks(["X", "Y"], "Wall")
    table.befalls(doing(to_hand, "X"))
    table.passes()
    assert not table.p2["Wall"].stunned, "the ATK of Y alone"
    assert table.p1.hand == ["X"]


def over_to_the_other_side(contest, cards):
    for card in cards:
        stand(contest, card, 1 - contest.controller(card), FRONT, 9)


def out_of_the_attack(contest, cards):
    for card in cards:
        leave_attack(contest, card)


def to_another_place(contest, cards):
    for card in cards:
        stand(contest, card, contest.controller(card), SUPPORT, 9)


@rule("CL-ATK-15", "CL-ATK-14")
@pytest.mark.parametrize(
    ("fate", "stays"),
    [
        (stunned, False),
        (to_hand, False),
        (over_to_the_other_side, False),
        (out_of_the_attack, False),
        (exhaust, True),
        (ready, True),
        (to_another_place, True),
    ],
)
def test_who_fights_does_so_until_stunned_gone_on_another_side_or_taken_out(fate, stays):
    for name in ("X", "Wall"):
        table = duel(p1=side(front=["X 3/9 c0 X-Men", "Y 6/9 X-Men"]), p2=side(front="Wall 1/20 c0"))
        table.p1.attacks(["X", "Y"], "Wall")
        fighter = (table.p1 if name == "X" else table.p2)[name]
        table.befalls(doing(fate, name))
        assert table.contest.is_fighting(fighter.id) is stays
        assert table.happened("left the attack", name) == (not stays)
        assert table.p1["Y"].attacking, "nobody else is touched by it"
        assert table.under_attack


@rule("CL-ATK-20", "CL-CON-13", "CL-CON-14", "CL-CON-15", "CL-T-03")
def test_a_team_attack_stays_one_with_a_single_attacker_left():
    table = team()
    table.p1.attacks(["X", "Y"], "Wall")
    table.befalls(doing(stunned, "X"))
    table.passes()
    assert table.p2["Wall"].stunned
    assert table.p2.endurance == 49, "no breakthrough"


@rule("CL-CON-03", "CL-CON-20", "CL-ATK-16")
@pytest.mark.parametrize("fate", [stunned, to_hand])
def test_without_its_defender_an_attack_readies_its_attackers(fate):
    table = duel(p1=side(front="A 6/6"), p2=side(front="B 1/1 c0"))
    table.p1.attacks("A", "B")
    table.befalls(doing(fate, "B"))
    table.passes()
    assert table.p1["A"].ready
    assert (table.p1.endurance, table.p2.endurance) == (50, 50)
    assert not table.p1["A"].stunned


@rule("CL-CON-02", "CL-CON-04")
def test_without_attackers_nothing_happens():
    for gone in (("A",), ("A", "B")):
        table = duel(p1=side(front="A 6/6"), p2=side(front="B 9/1"))
        table.p1.attacks("A", "B")
        table.befalls(doing(to_hand, *gone))
        table.passes()
        assert not table.happened("stunned")
        assert not table.happened("readied")
        assert (table.p1.endurance, table.p2.endurance) == (50, 50)


@rule("CL-ATK-24", "CL-T-16")
def test_a_direct_attack_fails_if_somebody_can_be_attacked_before_the_check():
    table = duel(p1=side(front="A 6/6"), p2=side(hidden_front="H 1/1 concealed"))
    table.p1.proposes("A")
    table.befalls(doing(lambda contest, cards: stand(contest, cards[0], 1, FRONT, 1), "H"))
    table.passes()
    assert table.happened("proposal failed")
    assert table.p1["A"].ready
    assert not table.p2["H"].defending


@rule("CL-ATK-25", "CL-T-16", "CL-CON-28")
def test_a_direct_attack_under_way_stays_direct():
    table = duel(p1=side(front="A 6/6"), p2=side(hidden_front="H 1/1 concealed"))
    table.p1.attacks("A")
    table.befalls(doing(lambda contest, cards: stand(contest, cards[0], 1, FRONT, 1), "H"))
    table.passes()
    assert table.p2.endurance == 44
    assert not table.p2["H"].stunned


@rule("CL-ATK-14", "CL-ATK-15", "CL-ZON-22")
def test_a_defender_that_goes_into_hiding_still_defends():
    table = duel(p1=side(front="A 6/6"), p2=side(front="B 1/1 c1"))
    table.p1.attacks("A", "B")
    table.befalls(doing(lambda contest, cards: stand(contest, cards[0], 1, HIDDEN_FRONT, 1), "B"))
    assert table.p2["B"].hidden
    assert table.p2["B"].defending
    table.passes()
    assert table.p2["B"].stunned
    assert not table.happened("left play")
    assert not table.happened("came into play")


@rule("CL-STN-17")
def test_a_stunned_character_is_not_stunned_again():
    table = duel(p2=side(front="B 1/1 c3, stunned"))
    table.befalls(doing(stunned, "B"))
    assert table.p2.endurance == 50
    assert not table.happened("stunned")


@rule("CL-STN-02")
def test_readying_everybody_leaves_the_stunned_exhausted():
    table = duel(p2=side(front=["B 1/1, stunned", "C 1/1, exhausted"]))
    table.befalls(doing(ready, "B", "C"))
    assert table.p2["B"].exhausted
    assert table.p2["C"].ready


@rule("CL-REC-16", "CL-REC-17", "CL-T-14", "CL-ZON-21")
def test_a_unique_character_put_into_play_checks_nothing_and_a_later_recruit_removes_both():
    table = duel(
        p1=side(front="Liz 5/4 c3", resources="Liz 9/9 c6", hand="Liz 1/1 c1"),
        at="recruit",
    )

    def put(contest):
        card = contest.pile(0, RESOURCE)[0]
        contest.face[card] = UP
        enter(contest, card, 0, FRONT, 5)

    table.befalls(put)
    assert table.p1.characters == ["Liz", "Liz"]
    table.p1.brings("Liz 1/1 c1")
    assert table.p1.characters == ["Liz"]
    assert table.p1["Liz 1/1 c1"].in_play
    assert table.p1.ko_pile == ["Liz", "Liz"]
