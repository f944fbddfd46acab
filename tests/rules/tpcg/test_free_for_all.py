"""Free for All: three or four players, each for themselves (2P-MOD3-01 to 2P-MOD3-08)."""

import pytest

from tests.rules.tpcg.opening import first_turn, hands_after_first_draws
from versus.games.tpcg.language.vocabulary import (
    defender,
    draw,
    each,
    equipment,
    gets,
    ko,
    main,
    main_character,
    one,
    plot_twist,
    super_power,
    supporting,
    when,
    wound,
)
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import ANY_COMBAT, COMBAT, KOD, MAIN, MIGHT
from versus.testing.tpcg import lay, rule, side
from versus.testing.tpcg.decks import plain_deck

BRACE = plot_twist("T-BRACE", "Brace", COMBAT, gets(one(defender), defense=3), any_turn=True)
DYING = "3/1 h5 w4"
GONE = "removed from the game"


def dying(number):
    """A side whose main character falls to any strike."""
    return side(main=f"King {number} {DYING}", main_row="front")


# Winning


@rule("2P-MOD3-01")
def test_the_last_of_four_wins_when_the_third_main_character_falls():
    table = lay(side(front=["A 5/5", "B 5/5", "C 5/5"]), dying(2), dying(3), dying(4))
    table.p1.attacks("A", "King 2")
    table.passes()
    assert table.p2.is_out
    assert not table.over
    table.p1.attacks("B", "King 3")
    table.passes()
    assert table.p3.is_out
    assert not table.over
    table.p1.attacks("C", "King 4")
    table.passes()
    assert table.over
    assert table.winners == [1]


@rule("2P-MOD3-01")
def test_whoever_is_left_wins_on_another_players_turn_too():
    plague = plot_twist("T-PLAGUE", "Plague", MAIN, wound(each(main)))
    table = lay(side(main=f"King 1 {DYING}", hand=plague), dying(2), dying(3), side(main="King 4 3/6 h5 w3"))
    table.p1.plays("Plague")
    assert table.over
    assert table.winners == [4]


# Rows, turns and first draws


@rule("2P-MOD3-02")
def test_every_player_has_three_rows_and_a_normal_turn():
    hand = ["Laboratory", "Toad 1/1 c1", "Blob 2/3 c2"]
    mine = side(front="Pyro 2/2", resources=["Fortress", "Academy"], hand=hand)
    table = lay(side(), side(front="Pyro 2/2"), mine, side(), at="build", active=3)
    table.p3.places("Laboratory", face_up=True)
    table.p3.goes_to("recruit")
    assert table.p3.recruit_points == 3
    table.p3.recruits("Toad", "back")
    table.p3.recruits("Blob", "front")
    table.p3.goes_to("formation")
    table.p3.moves("Pyro")
    assert table.p3.resources == ["Fortress", "Academy", "Laboratory"]
    assert table.p3.front == ["Blob"]
    assert table.p3.back == ["Leader 3", "Toad", "Pyro"]
    assert table.p2.front == ["Pyro"]
    table.p3.goes_to("main")
    table.p3.attacks("Blob", "Pyro")
    table.passes()
    assert table.p2["Pyro"].stunned
    assert table.p3["Blob"].face_up


@rule("2P-MOD3-03")
@pytest.mark.parametrize(("players", "hands"), [(3, [7, 8, 9]), (4, [7, 8, 9, 9])])
@pytest.mark.parametrize("first", [1, 3])
def test_the_first_player_draws_none_the_second_one_the_others_two(players, hands, first):
    table = first_turn([plain_deck(number + 1) for number in range(players)], first=first)
    assert table.active is table.players[first - 1]
    assert hands_after_first_draws(table) == hands
    assert table.active is table.players[first - 1]
    assert len(table.active.hand) == 9


@rule("2P-MOD3-06")
def test_the_turn_goes_to_the_left():
    table = lay(side(), side(), side())
    order = []
    for _ in range(4):
        order.append(table.active)
        table.next_turn()
    assert order == [table.p1, table.p2, table.p3, table.p1]


@rule("2P-MOD3-06")
def test_the_turn_passes_over_whoever_is_out():
    table = lay(side(front="A 5/5"), dying(2), side())
    table.p1.attacks("A", "King 2")
    table.passes()
    assert table.turn == 3
    table.next_turn()
    assert table.active is table.p3
    assert table.turn == 4
    table.next_turn()
    assert table.active is table.p1
    assert table.turn == 5


@rule("2P-MOD3-06")
def test_actions_in_combat_go_to_the_left_from_the_attacker():
    table = lay(side(front="Wall 1/9"), side(front="A 5/5"), side(), side(), active=2)
    table.p2.attacks("A", "Wall")
    order = []
    while table.in_combat:
        order.append(table.asked)
        table.asked.passes()
    assert order == [table.p2, table.p3, table.p4, table.p1]


# Attacking


def three_attackers():
    return side(front=["A 3/3", "B 3/3", "C 3/3"])


@rule("2P-MOD3-04")
@pytest.mark.parametrize("targets", [("D2", "D3", "E2"), ("D2", "E2", "F2"), ("D4", "D3", "D2")])
def test_attacks_go_against_one_opponent_or_several(targets):
    table = lay(
        three_attackers(),
        side(front=["D2 1/9", "E2 1/9", "F2 1/9"]),
        side(front="D3 1/9"),
        side(front="D4 1/9"),
    )
    for attacker, target in zip(("A", "B", "C"), targets, strict=True):
        table.p1.attacks(attacker, target)
        table.passes()
    assert table.happened("attacks") == 3


@rule("2P-MOD3-04")
def test_a_team_attack_goes_against_any_one_opponent():
    team = side(front=["A 3/3 X-Men", "B 3/3 X-Men"])
    table = lay(team, side(), side(front="D3 1/6"))
    table.p1.attacks(["A", "B"], "D3")
    table.passes()
    table.p3.strikes("A")
    assert table.p3["D3"].stunned


@rule("2P-MOD3-08")
def test_only_the_front_row_of_the_attacked_opponent_protects():
    table = lay(
        side(front="A 5/5"), side(back="Sage 1/1"), side(front="Guard 1/9", back="Polaris 1/1"), side()
    )
    assert table.p1.may("attack", "A", "Sage")
    assert table.p1.why_not("attack", "A", "Polaris") == "2P-CMB-13"
    table.p1.attacks("A", "Sage")
    table.passes()
    assert table.p2["Sage"].stunned


@rule("2P-MOD3-08")
def test_a_face_down_front_row_protects_its_own_side_no_more():
    table = lay(
        side(front="A 5/5"),
        side(front="Down 1/1, stunned", back="Sage 1/1"),
        side(front="Guard 1/9"),
    )
    assert table.p1.may("attack", "A", "Sage")


# Combats of others


@rule("2P-MOD3-05")
def test_a_player_outside_the_combat_plays_a_plot_twist_on_a_defender():
    table = lay(side(front="A 5/5"), side(front="D 1/3"), side(), side(hand=BRACE))
    table.p1.attacks("A", "D")
    for player in (table.p1, table.p2, table.p3):
        player.passes()
    table.p4.plays("Brace")
    assert table.p2["D"].stats == (1, 6)
    assert table.asked is table.p1
    table.passes()
    assert table.p2["D"].face_up


@rule("2P-MOD3-05")
def test_without_the_any_turn_symbol_a_player_outside_waits_for_their_own_turn():
    slow = plot_twist("T-SLOW", "Slow Brace", COMBAT, gets(one(defender), defense=3))
    table = lay(side(front="A 5/5"), side(front="D 1/3"), side(hand=slow))
    table.p1.attacks("A", "D")
    table.p1.passes()
    table.p2.passes()
    assert table.p3.why_not("play", "Slow Brace") == "2P-PLT-05"
    table.passes()


@rule("2P-MOD3-05")
def test_a_player_outside_the_combat_uses_a_power_for_any_combat():
    aid = super_power("Aid", ANY_COMBAT, MIGHT, gets(one(defender), defense=3), any_turn=True)
    brace = super_power("Brace", COMBAT, MIGHT, gets(one(defender), defense=3), any_turn=True)
    medic = supporting("T-MEDIC", "Medic", cost=1, atk=1, defense=1, powers=[aid, brace])
    table = lay(side(front="A 5/5"), side(front="D 1/3"), side(back=medic, resources=["Fortress"]))
    table.p1.attacks("A", "D")
    table.p1.passes()
    table.p2.passes()
    assert table.p3.why_not("use", "Medic", power="Brace") == "2P-PWR-13"
    table.p3.uses("Medic", "Aid")
    assert table.p2["D"].stats == (1, 6)
    table.passes()
    assert table.p2["D"].face_up


# Who is out


def rich_p3(**more):
    """A player with a card in every zone."""
    return side(
        main=f"King 3 {DYING}",
        main_row="front",
        levels="King 3 5/8 L2",
        front="Mine 1/1",
        back=["Behind 1/1", "Guest 1/1"],
        resources=["Laboratory", "Secret 1/1"],
        hand=["Held 1/1", "Academy"],
        deck=5,
        ko=["Dead 1/1"],
        pile=["Aside 1/1"],
        equipment={"Mine": equipment("T-HAT", "Hat", cost=1)},
        **more,
    )


def eliminate_p3(elimination="owned"):
    """P1 takes P3 out while P3's Lent is on P1's side and P1's Guest on P3's, who comes home if it can."""
    table = lay(
        side(front=["A 5/5", "B 5/5", "Lent 1/1"], owners={"Lent": 3}),
        side(front="Wall 1/9"),
        rich_p3(owners={"Guest": 1}),
        rules=Rules(elimination=elimination),
    )
    table.p1.attacks("A", "King 3")
    table.passes()
    assert table.p3.is_out
    if elimination == "owned":
        table.p1.chooses_row("back")
    return table


P3S_CARDS = ["King 3", "Mine", "Behind", "Laboratory", "Secret", "Held", "Academy", "Dead", "Aside", "Hat"]


@rule("2P-MOD3-07")
def test_every_card_of_a_player_who_is_out_leaves_the_game_at_once():
    table = eliminate_p3()
    assert [table.p3[name].zone for name in P3S_CARDS] == [GONE] * len(P3S_CARDS)
    assert table.p3.deck == table.p3.hand == table.p3.ko_pile == table.p3.resources == []
    assert table.p3.front == table.p3.back == []


@rule("2P-MOD3-07")
def test_what_they_own_elsewhere_leaves_too_and_what_others_own_stays():
    table = eliminate_p3()
    assert table.p3["Lent"].zone == GONE
    assert table.p1.front == ["A", "B"]
    assert table.p1["Guest"].controller == 1
    assert table.p1["Guest"].row == "back"


@rule("2P-MOD3-07")
def test_where_only_their_side_is_cleared_their_cards_elsewhere_stay():
    table = eliminate_p3("side")
    assert [table.p3[name].zone for name in P3S_CARDS] == [GONE] * len(P3S_CARDS)
    assert table.p1.front == ["A", "B", "Lent"]
    assert table.p1["Guest"].zone == GONE


@rule("2P-MOD3-07")
def test_the_turn_goes_on_after_somebody_else_is_out():
    table = eliminate_p3()
    assert table.active is table.p1
    assert table.phase == "main"
    table.p1.attacks("B", "Wall")
    table.passes()
    assert table.happened("attacks") == 2
    table.next_turn()
    assert table.active is table.p2


@rule("2P-MOD3-07")
def test_leaving_with_a_player_is_no_ko():
    mourner = main_character("T-MOURNER", "Mourner", atk=3, defense=6, powers=[when(KOD, draw())])
    finish = plot_twist("T-FINISH", "Finish", MAIN, ko(one(main)))
    table = lay(side(main=mourner, hand=finish), side(), rich_p3(owners={"Guest": 1}))
    table.p1.plays("Finish", on="King 3")
    table.p1.chooses_row("front")
    assert table.happened("KO'd") == 1
    assert len(table.p1.hand) == 1
