"""2 vs 2: seats A1, B1, A2, B2, so p1 and p3 play against p2 and p4 (2P-MOD3-09 to 2P-MOD3-16)."""

import pytest

from tests.rules.tpcg.opening import first_turn, hands_after_first_draws
from versus.games.tpcg.language.vocabulary import (
    draw,
    each,
    enemy,
    equipment,
    ko,
    main,
    minus_counters,
    one,
    plot_twist,
    plus_counters,
    super_power,
    supporting,
    when_appears,
    yours,
)
from versus.games.tpcg.rules import ON, TWO_AGAINST_TWO, Rules
from versus.games.tpcg.words import MAIN, MIGHT
from versus.kernel.errors import BadSetup
from versus.testing.tpcg import Refused, lay, rule, side
from versus.testing.tpcg.decks import plain_deck

FINISH = plot_twist("T-FINISH", "Finish", MAIN, ko(one(main)))
DYING = "3/1 h5 w4"
GONE = "removed from the game"
TOGETHER = Rules(mode=TWO_AGAINST_TWO, team_recruit=ON)


def dying(number, **more):
    """A side whose main character falls to any strike."""
    return side(main=f"King {number} {DYING}", main_row="front", **more)


def decks():
    return [plain_deck(number + 1) for number in range(4)]


# Winning


@rule("2P-MOD3-09")
def test_a_team_wins_when_both_enemy_main_characters_are_out():
    table = lay(side(front=["A 5/5", "B 5/5"]), dying(2), side(), dying(4), teams=True)
    table.p1.attacks("A", "King 2")
    table.passes()
    assert table.p2.is_out
    assert not table.over
    table.p1.attacks("B", "King 4")
    table.passes()
    assert table.over
    assert table.winners == [1, 3]


@rule("2P-MOD3-09")
def test_one_main_character_is_enough_for_a_team_to_win():
    table = lay(side(hand=[FINISH] * 3), side(), side(), side(), teams=True)
    table.p1.plays("Finish", on="Leader 2")
    table.p1.plays("Finish", on="Leader 3")
    assert not table.over
    table.p1.plays("Finish", on="Leader 4")
    assert table.over
    assert table.winners == [1, 3]


@rule("2P-MOD3-09", "2P-END-07")
def test_who_is_out_wins_with_a_team_that_has_the_fewest_wounds_when_all_decks_are_empty():
    table = lay(
        side(hand=[FINISH], main="Boss 3/6 h9 w1", deck=0),
        side(main="Chief 3/6 h9 w3", deck=0),
        side(deck=0),
        side(main="Head 3/6 h9 w3", deck=0),
        teams=True,
    )
    table.p1.plays("Finish", on="Leader 3")
    for _ in range(3):
        assert not table.over
        table.next_turn()
    assert table.winners == [1, 3]


@rule("2P-MOD3-09")
def test_one_main_character_out_on_either_team_ends_nothing():
    table = lay(side(hand=[FINISH] * 2), side(), side(), side(), teams=True)
    table.p1.plays("Finish", on="Leader 2")
    table.p1.plays("Finish", on="Leader 3")
    assert [player.is_out for player in table.players] == [False, True, True, False]
    assert not table.over


# Turns and first draws


@rule("2P-MOD3-10")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3, 4]), (2, [2, 3, 4, 1])])
def test_turns_alternate_between_the_teams(first, order):
    table = first_turn(decks(), Rules(mode=TWO_AGAINST_TWO), first)
    for number in [*order, order[0]]:
        assert table.active is table.players[number - 1]
        table.next_turn()


@rule("2P-MOD3-10")
def test_teammates_sit_across_from_each_other():
    table = lay(*[side(front=f"D{number} 1/1") for number in (1, 2, 3, 4)], teams=True)
    for number, foes in ((1, ["D2", "D4"]), (2, ["D1", "D3"]), (3, ["D2", "D4"]), (4, ["D1", "D3"])):
        attacker = f"D{number}"
        prey = [f"D{n}" for n in (1, 2, 3, 4) if table.active.may("attack", attacker, f"D{n}")]
        assert prey == foes
        table.next_turn()
        table.active.goes_to("main")


@rule("2P-MOD3-10")
def test_two_teams_need_four_players():
    with pytest.raises(BadSetup, match="four players"):
        first_turn(decks()[:3], Rules(mode=TWO_AGAINST_TWO))


@rule("2P-MOD3-11")
@pytest.mark.parametrize("first", [1, 4])
def test_the_first_player_draws_none_and_the_second_one(first):
    table = first_turn(decks(), Rules(mode=TWO_AGAINST_TWO), first)
    assert hands_after_first_draws(table) == [7, 8, 9, 9]
    assert len(table.active.hand) == 9


# Teammates


@rule("2P-MOD3-12")
def test_a_teammate_cannot_be_attacked():
    table = lay(
        side(front="A 5/5"), side(front="D2 1/1"), side(front="D3 1/1"), side(front="D4 1/1"), teams=True
    )
    assert table.p1.why_not("attack", "A", "D3") == "2P-MOD3-12"
    assert table.p1.may("attack", "A", "D2")
    assert table.p1.may("attack", "A", "D4")


@rule("2P-MOD3-12")
def test_everybody_else_can_be_attacked_when_there_are_no_teams():
    table = lay(side(front="A 5/5"), side(), side(front="D3 1/1"), side())
    assert table.p1.may("attack", "A", "D3")


@rule("2P-MOD3-14")
def test_a_teammate_is_no_enemy():
    acid = plot_twist("T-ACID", "Acid", MAIN, minus_counters(each(enemy)))
    table = lay(
        side(front="C1 3/3", hand=acid),
        side(front="C2 3/3"),
        side(front="C3 3/3"),
        side(front="C4 3/3"),
        teams=True,
    )
    table.p1.plays("Acid")
    minus = [player[f"C{player.seat + 1}"].minus for player in table.players]
    assert minus == [0, 1, 0, 1]


@rule("2P-MOD3-14")
def test_a_teammate_is_not_on_your_side():
    cheer = plot_twist("T-CHEER", "Cheer", MAIN, plus_counters(each(yours)))
    table = lay(side(front="C1 3/3", hand=cheer), side(), side(front="C3 3/3"), side(), teams=True)
    table.p1.plays("Cheer")
    assert table.p1["C1"].plus == 1
    assert table.p3["C3"].plus == 0
    assert table.p3.main.plus == 0


@rule("2P-MOD3-14")
def test_a_teammates_locations_and_members_are_not_yours():
    push = super_power("Push", MAIN, MIGHT, draw())
    pusher = supporting("T-PUSHER", "Pusher", cost=1, atk=1, defense=1, powers=[push])
    rally = plot_twist("T-RALLY", "Rally", MAIN, draw(), teams=("X-Men",))
    mate = side(front="Beast 2/2 X-Men", resources=["Fortress"])
    table = lay(side(front=pusher, hand=rally), side(), mate, side(), teams=True)
    assert table.p1.why_not("use", "Pusher") == "2P-PWR-17"
    assert table.p1.why_not("play", "Rally") == "2P-PLT-09"
    assert table.p1.why_not("attack", "Beast", "Leader 2") == "2P-CTL-03"


@rule("2P-MOD3-14")
def test_teammates_each_have_a_character_of_one_name():
    mate = side(front="Toad 2/2 c1")
    table = lay(side(hand=["Toad 2/2 c1"]), side(), mate, side(), teams=True, at="recruit", recruit_points=1)
    table.p1.recruits("Toad")
    assert table.p1["Toad"].in_play
    assert table.p3["Toad"].in_play
    assert table.happened("KO'd") == 0


@rule("2P-MOD3-14")
def test_a_teammates_front_row_does_not_protect_you():
    table = lay(
        side(front="A 5/5"),
        side(back="Sage 1/1"),
        side(),
        side(front="Guard 1/9", back="Oracle 1/1"),
        teams=True,
    )
    assert table.p1.may("attack", "A", "Sage")
    assert table.p1.why_not("attack", "A", "Oracle") == "2P-CMB-13"


# A teammate out


@rule("2P-MOD3-13")
def test_the_cards_of_a_teammate_who_is_out_leave_and_the_other_plays_on():
    mate = dying(1, front="Toad 1/1", resources=["Fortress"], hand=["Held 1/1"], ko=["Dead 1/1"], deck=5)
    table = lay(
        mate,
        side(front="B 5/5"),
        side(front=["C 3/3", "Lent 1/1"], hand=["Kept 1/1"], owners={"Lent": 1}),
        side(),
        teams=True,
        active=2,
    )
    table.p2.attacks("B", "King 1")
    table.passes()
    assert table.p1.is_out
    gone = ("King 1", "Toad", "Fortress", "Held", "Dead", "Lent")
    assert [table.p1[name].zone for name in gone] == [GONE] * 6
    assert table.p1.deck == table.p1.hand == table.p1.ko_pile == []
    assert table.p3.front == ["C"]
    assert table.p3.hand == ["Kept"]
    assert not table.p3.is_out
    assert not table.over


@rule("2P-MOD3-15")
def test_the_surviving_teammate_takes_turns_and_wins_alone():
    table = lay(
        dying(1),
        side(main=f"King 2 {DYING}", main_row="front", front="B 5/5"),
        side(front=["C 5/5", "D 5/5"]),
        side(main=f"King 4 {DYING}", main_row="front"),
        teams=True,
        active=2,
    )
    table.p2.attacks("B", "King 1")
    table.passes()
    order = []
    for _ in range(4):
        order.append(table.active)
        table.next_turn()
    assert order == [table.p2, table.p3, table.p4, table.p2]
    table.p3.goes_to("main")
    table.p3.attacks("C", "King 2")
    table.passes()
    table.p3.attacks("D", "King 4")
    table.passes()
    assert table.over
    assert table.winners == [1, 3]


@rule("2P-MOD3-15")
def test_whoever_is_out_acts_in_no_combat_of_the_survivor():
    table = lay(side(hand=FINISH), side(front="Wall 1/9"), side(front="C 5/5"), side(), teams=True)
    table.p1.plays("Finish", on="Leader 1")
    assert table.active is table.p2
    assert table.happened("turn ends") == 0
    table.next_turn()
    table.p3.goes_to("main")
    table.p3.attacks("C", "Wall")
    order = []
    while table.in_combat:
        order.append(table.asked)
        table.asked.passes()
    assert order == [table.p3, table.p4, table.p2]


# The option to recruit for a teammate


def recruiting(*hand, rules=TOGETHER, mate=None):
    """P1 in the Recruit Step with three recruit points."""
    return lay(side(hand=list(hand)), side(), mate, side(), rules=rules, at="recruit", recruit_points=3)


@rule("2P-MOD3-16")
@pytest.mark.parametrize("row", ["front", "back"])
def test_a_character_is_recruited_into_a_teammates_row(row):
    table = recruiting("Toad 2/2 c2")
    table.p1.recruits("Toad", row, into=3)
    assert table.p3["Toad"].row == row
    assert table.p3["Toad"].controller == 3
    assert table.p3["Toad"].owner == 1
    assert table.p1.recruit_points == 1


@rule("2P-MOD3-16")
def test_the_teammate_controls_what_was_recruited_for_them():
    table = recruiting("Toad 2/2 c2")
    table.p1.recruits("Toad", into=3)
    table.p1.goes_to("main")
    assert table.p1.why_not("attack", "Toad", "Leader 2") == "2P-CTL-03"
    table.next_turn()
    table.next_turn()
    assert table.active is table.p3
    table.p3.goes_to("main")
    table.p3.attacks("Toad", "Leader 2")
    table.passes()
    assert table.p3["Toad"].exhausted


@rule("2P-MOD3-16")
def test_what_appears_for_a_teammate_works_for_the_teammate():
    scout = supporting("T-SCOUT", "Scout", cost=1, atk=1, defense=1, powers=[when_appears(draw())])
    table = recruiting(scout)
    table.p1.recruits("Scout", into=3)
    assert len(table.p3.hand) == 1
    assert table.p1.hand == []


@rule("2P-MOD3-16")
def test_your_own_rows_stay_open_and_the_enemys_stay_closed():
    table = recruiting("Toad 2/2 c1", "Blob 2/2 c1")
    for enemy_number in (2, 4):
        with pytest.raises(Refused):
            table.p1.recruits("Toad", into=enemy_number)
    table.p1.recruits("Toad")
    assert table.p1["Toad"].controller == 1


@rule("2P-MOD3-16")
@pytest.mark.parametrize(
    "rules", [Rules(mode=TWO_AGAINST_TWO), Rules(team_recruit=ON)], ids=["off", "no teams"]
)
def test_without_the_option_or_without_teams_nobody_else_gets_your_recruits(rules):
    table = recruiting("Toad 2/2 c1", rules=rules)
    with pytest.raises(Refused):
        table.p1.recruits("Toad", into=3)
    table.p1.recruits("Toad")
    assert table.p1["Toad"].controller == 1


@rule("2P-MOD3-16")
def test_a_namesake_of_the_teammates_main_character_goes_onto_your_side_only():
    table = recruiting("Storm 2/2 c1", mate=side(main="Storm 3/6"))
    with pytest.raises(Refused):
        table.p1.recruits("Storm", into=3)
    table.p1.recruits("Storm")
    assert table.p1["Storm"].in_play


@rule("2P-MOD3-16")
def test_the_teammates_older_character_of_that_name_is_kod():
    table = recruiting("Toad 2/2 c1", mate=side(front="Toad 2/2 c1, w2"))
    table.p1.recruits("Toad", into=3)
    assert table.p3.ko_pile == ["Toad"]
    assert table.p3.front == ["Toad"]
    assert table.p3["Toad"].wounds == 0


@rule("2P-MOD3-16")
def test_equipment_is_not_recruited_onto_a_teammates_character():
    hat = equipment("T-HAT", "Hat", cost=1)
    table = recruiting(hat, mate=side(front="Toad 2/2"))
    assert table.p1.why_not("equip", "Hat", "Toad") == "2P-EQP-03"
    assert table.p1.may("equip", "Hat", "Leader 1")


@rule("2P-MOD3-16")
def test_nothing_is_recruited_for_a_teammate_who_is_out():
    table = lay(
        side(hand=["Toad 2/2 c1"], resources=["Fortress"]),
        side(),
        side(),
        side(front="B 5/5", hand=FINISH),
        rules=TOGETHER,
        active=4,
    )
    table.p4.plays("Finish", on="Leader 3")
    table.next_turn()
    assert table.active is table.p1
    table.p1.goes_to("recruit")
    with pytest.raises(Refused):
        table.p1.recruits("Toad", into=3)
    table.p1.recruits("Toad")
    assert table.p1["Toad"].in_play
