"""2-headed teammates: seats A1, A2, B1, B2, so p1 and p2 share rows and turns against p3 and p4.

2P-MOD3-17 to 2P-MOD3-25; what follows for control, uniqueness and powers is in test_two_headed_control.
"""

import pytest

from tests.rules.tpcg.opening import first_turn
from versus.games.tpcg.language.vocabulary import (
    at_end_of_your_turn,
    at_start_of_your_turn,
    draw,
    each,
    gain_recruit_points,
    ko,
    main,
    more_recruit_points,
    on_their_next_turn,
    one,
    plot_twist,
    skip_on_next_enemy_turn,
    super_power,
    supporting,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.rules import TWO_HEADED, Rules
from versus.games.tpcg.table.soundness import INVARIANTS
from versus.games.tpcg.text.options import option as words
from versus.games.tpcg.words import BUILD, COMBAT, DRAW, MAIN, MAIN_PHASE
from versus.kernel.errors import BadSetup
from versus.kernel.soundness import fault_of
from versus.testing.tpcg import Refused, lay, rule, side
from versus.testing.tpcg.decks import plain_deck

FINISH = plot_twist("T-FINISH", "Finish", MAIN, ko(one(main)))
DYING = "3/1 h5 w4"
TEAMS = Rules(mode=TWO_HEADED)


def four(*sides, **position):
    """P1 and P2 against P3 and P4."""
    return lay(*sides, *[side()] * (4 - len(sides)), two_headed=True, **position)


def dying(number, **more):
    """A side whose main character falls to any strike."""
    return side(main=f"King {number} {DYING}", main_row="front", **more)


def decks():
    return [plain_deck(number + 1) for number in range(4)]


# Who plays with whom


@rule("2P-MOD3-17")
def test_teammates_sit_side_by_side():
    table = four(*[side(front=f"D{number} 1/1") for number in (1, 2, 3, 4)])
    assert [table.p1.may("attack", "D1", f"D{n}") for n in (2, 3, 4)] == [False, True, True]
    table.next_turn()
    table.p3.goes_to("main")
    assert [table.p3.may("attack", "D3", f"D{n}") for n in (1, 2, 4)] == [True, True, False]


@rule("2P-MOD3-17", "2P-MOD3-12")
def test_a_teammate_cannot_be_attacked():
    table = four(side(front="A 5/5"), side(front="Mate 1/1"))
    assert table.p1.why_not("attack", "A", "Mate") == "2P-MOD3-12"


@rule("2P-MOD3-17")
@pytest.mark.parametrize("players", [2, 3])
def test_two_teams_need_four_players(players):
    with pytest.raises(BadSetup, match="four players: seats 1 and 2 against seats 3 and 4"):
        first_turn(decks()[:players], TEAMS)


@rule("2P-MOD3-17")
def test_a_team_goes_first_and_not_a_player():
    game = start(decks(), 1, TEAMS)
    assert [option.seat for option in game.ask.options] == [0, 2]
    names = ["Ann", "Bob", "Cy", "Dee"]
    offered = [words(game, game.ask, option, names) for option in game.ask.options]
    assert offered == ["Ann and Bob go first", "Cy and Dee go first"]


# Shared rows


@rule("2P-MOD3-18")
@pytest.mark.parametrize(("guard", "sage"), [(3, 4), (4, 3)])
def test_a_front_row_character_protects_the_teammates_back_row(guard, sage):
    sides = [side(front="A 5/5"), side(), side(), side()]
    sides[guard - 1] = side(front="Guard 1/9")
    sides[sage - 1] = side(back="Sage 1/1")
    table = four(*sides)
    assert table.p1.why_not("attack", "A", "Sage") == "2P-CMB-13"
    assert table.p1.may("attack", "A", "Guard")


@rule("2P-MOD3-18")
def test_without_anybody_in_the_shared_front_row_nobody_behind_is_protected():
    table = four(side(front="A 5/5"), side(), side(front="Guard 1/9, stunned"), side(back="Sage 1/1"))
    assert table.p1.may("attack", "A", "Sage")


@rule("2P-MOD3-18")
def test_a_teammates_flyer_stops_flyers():
    table = four(side(front="Bird 5/5 F"), side(), side(front="Owl 1/1 F"), side(back="Sage 1/1"))
    assert table.p1.why_not("attack", "Bird", "Sage") == "2P-CMB-15"


@rule("2P-MOD3-18")
def test_each_pays_with_the_own_locations_only():
    push = super_power("Push", MAIN, 1 << 2, draw())
    pusher = supporting("T-PUSHER", "Pusher", cost=1, atk=1, defense=1, powers=[push])
    table = four(side(front=pusher), side(resources=["Fortress"]))
    assert table.p1.why_not("use", "Pusher") == "2P-PWR-17"
    table.p1.goes_on()
    table.p2.uses("Pusher", "Push")
    assert (len(table.p1.hand), len(table.p2.hand)) == (0, 1)


@rule("2P-MOD3-18")
def test_each_places_one_resource_into_the_own_row():
    table = four(side(hand=["One 1/1", "Two 1/1"]), side(hand=["Three 1/1"]), at="resource")
    table.p1.places("One")
    with pytest.raises(Refused):
        table.p1.places("Two")
    table.p2.places("Three")
    assert (table.p1.resources, table.p2.resources) == (["One"], ["Three"])
    assert table.at == "recruit"


@rule("2P-MOD3-18", "2P-ZON-19")
def test_teammates_do_not_see_each_others_hands_and_face_down_resources():
    table = four(side(hand="Held 1/1", resources=["Placed 1/1", "Fortress"]), side())
    mine, theirs = table.game.view(0).sides[0], table.game.view(1).sides[0]
    assert [card.name for card in mine["hand"]] == ["Held"]
    assert [card.name for card in mine["resources"]] == ["Placed", "Fortress"]
    assert theirs["hand"] == []
    assert [card.name for card in theirs["resources"]] == [None, "Fortress"]


# Common turns


@rule("2P-MOD3-19")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 3, 1]), (3, [3, 1, 3])])
def test_teams_take_turns(first, order):
    table = first_turn(decks(), TEAMS, first)
    for number in order:
        assert table.active is table.players[number - 1]
        table.next_turn()


@rule("2P-MOD3-19")
def test_a_turn_goes_on_until_both_have_no_more_to_do():
    table = four(side(front="A 5/5"), side(front="B 5/5"), side(front="Wall 1/9"))
    table.p1.goes_on()
    assert (table.asked, table.turn) == (table.p2, 3)
    table.p2.attacks("B", "Wall")
    table.passes()
    assert table.asked is table.p2
    table.p2.goes_on()
    assert (table.asked, table.turn) == (table.p1, 3)
    table.p1.goes_on()
    assert (table.asked, table.turn) == (table.p3, 4)


@rule("2P-MOD3-19")
def test_two_who_do_nothing_in_a_row_end_the_step():
    table = four(side(), side(), at="formation")
    table.p1.goes_on()
    assert table.at == "formation"
    table.p2.goes_on()
    assert table.at == "main"
    assert table.asked is table.p1


@rule("2P-MOD3-19")
def test_an_attack_taken_back_asks_the_teammate_nothing_again():
    table = four(side(), side(front="B 5/5"), side(front="Wall 1/9"))
    table.p1.goes_on()
    table.p2.begin("attack", "B", None)
    table.p2.takes_back()
    table.p2.goes_on()
    assert table.turn == 4


@rule("2P-MOD3-19")
def test_an_action_taken_back_after_another_one_still_lets_the_teammate_answer():
    table = four(side(), side(front=["B 5/5", "C 5/5"]), side(front="Wall 1/9"))
    table.p1.goes_on()
    table.p2.attacks("B", "Wall")
    table.passes()
    table.p2.begin("attack", "C", None)
    table.p2.takes_back()
    table.p2.goes_on()
    assert (table.asked, table.turn) == (table.p1, 3)


@rule("2P-MOD3-19")
def test_both_have_their_start_and_end_of_turn():
    early = supporting("T-EARLY", "Early", cost=1, atk=1, defense=1, powers=[at_start_of_your_turn(draw())])
    late = supporting("T-LATE", "Late", cost=1, atk=1, defense=1, powers=[at_end_of_your_turn(draw(2))])
    table = four(side(), side(), side(front=early), side(front=late))
    table.next_turn()
    assert (len(table.p3.hand), len(table.p4.hand)) == (3, 2)
    table.next_turn()
    assert (len(table.p3.hand), len(table.p4.hand)) == (3, 4)


@rule("2P-MOD3-19")
def test_everybody_of_the_team_recovers_and_readies():
    table = four(side(), side(), side(front="A 2/2 h3, stunned w1"), side(front="B 2/2, exhausted"))
    table.next_turn()
    assert not table.p3["A"].stunned
    assert not table.p3["A"].exhausted
    assert not table.p4["B"].exhausted


@rule("2P-MOD3-19")
def test_on_their_turn_both_play_what_needs_their_own_turn():
    shout = plot_twist("T-SHOUT", "Shout", COMBAT, draw())
    hands = [side(front="A 5/5", hand=shout), side(hand=shout), side(front="W 1/9", hand=shout), side()]
    table = four(*hands)
    table.p1.attacks("A", "W")
    table.p1.passes()
    table.p2.plays("Shout")
    assert table.asked is table.p3
    assert table.p3.why_not("play", "Shout") == "2P-PLT-05"
    table.passes()


@rule("2P-MOD3-19")
def test_all_four_act_in_a_combat_from_the_attacker_on():
    table = four(side(), side(front="B 5/5"), side(front="W 1/9"))
    table.p1.goes_on()
    table.p2.attacks("B", "W")
    order = []
    while table.in_combat:
        order.append(table.asked)
        table.asked.passes()
    assert order == [table.p2, table.p3, table.p4, table.p1]


@rule("2P-MOD3-19")
def test_both_have_a_moment_in_the_draw_phase():
    dig = plot_twist("T-DIG", "Dig", DRAW, draw())
    table = four(side(hand=dig), side(hand=dig), at="draw")
    table.p1.goes_on()
    table.p2.plays("Dig")
    table.p2.goes_on()
    table.p1.plays("Dig")
    assert (len(table.p1.hand), len(table.p2.hand)) == (1, 1)


@rule("2P-MOD3-19")
def test_a_phase_that_an_enemy_skips_is_skipped_by_both():
    stall = plot_twist("T-STALL", "Stall", MAIN, skip_on_next_enemy_turn(MAIN_PHASE))
    table = four(side(hand=stall), side(), side(front="C 5/5"), side(front="D 5/5"))
    table.p1.plays("Stall")
    table.next_turn()
    assert table.active is table.p3
    table.next_turn()
    assert table.happened("attacks") == 0
    assert table.active is table.p1


# Recruit points


@rule("2P-MOD3-20")
def test_recruit_points_are_each_ones_own():
    """Resources 4 and 2: a character for 5 is too dear for either, though they have 6 together."""
    giant = "Giant 5/5 c5"
    table = four(side(resources=4, hand=giant), side(resources=2, hand=giant), at="build")
    table.p1.goes_to("recruit")
    assert (table.p1.recruit_points, table.p2.recruit_points) == (4, 2)
    assert table.p1.why_not("recruit", "Giant") == "2P-BLD-08"
    assert table.p2.why_not("recruit", "Giant") == "2P-BLD-08"


@rule("2P-MOD3-20")
def test_each_pays_for_the_own_recruits():
    table = four(
        side(resources=4, hand="Four 4/4 c4"),
        side(resources=2, hand=["Two 2/2 c2", "One 1/1 c1"]),
        at="build",
    )
    table.p1.goes_to("recruit")
    table.p1.recruits("Four")
    assert (table.p1.recruit_points, table.p2.recruit_points) == (0, 2)
    table.p1.goes_on()
    table.p2.recruits("Two", "back")
    assert table.p2.recruit_points == 0
    assert table.p2.why_not("recruit", "One") == "2P-BLD-08"
    assert (table.p1.front, table.p2.back) == (["Four"], ["Leader 2", "Two"])


@rule("2P-MOD3-20")
def test_points_are_gone_for_both_after_the_step():
    table = four(side(resources=4), side(resources=2), at="build")
    table.p1.goes_to("formation")
    assert (table.p1.recruit_points, table.p2.recruit_points) == (0, 0)


@rule("2P-MOD3-20")
def test_points_that_an_effect_gives_are_that_players():
    bonus = plot_twist("T-BONUS", "Bonus", BUILD, gain_recruit_points(2))
    table = four(side(), side(hand=bonus), at="recruit", recruit_points=1)
    table.p1.goes_on()
    table.p2.plays("Bonus")
    assert (table.p1.recruit_points, table.p2.recruit_points) == (1, 3)


@rule("2P-MOD3-20")
def test_what_enemies_lose_each_of_them_loses_once():
    tax = plot_twist("T-TAX", "Tax", MAIN, on_their_next_turn(more_recruit_points(-2)))
    table = four(side(hand=tax), side(), side(resources=5), side(resources=3))
    table.p1.plays("Tax")
    table.next_turn()
    table.p3.goes_to("recruit")
    assert (table.p3.recruit_points, table.p4.recruit_points) == (3, 1)


@rule("2P-MOD3-20")
def test_nobody_recruits_for_a_teammate_or_from_their_hand():
    table = four(side(), side(hand="Toad 2/2 c1"), at="recruit", recruit_points=3)
    with pytest.raises(Refused):
        table.p1.recruits("Toad")
    table.p1.goes_on()
    with pytest.raises(Refused):
        table.p2.recruits("Toad", into=1)
    table.p2.recruits("Toad")
    assert table.p2["Toad"].in_play


# One formation


@rule("2P-MOD3-21")
def test_either_moves_any_character_of_the_team_and_each_moves_once():
    table = four(side(front="A 1/1"), side(front="B 1/1"), at="formation")
    table.p1.moves("A", "B")
    assert (table.p1["A"].row, table.p2["B"].row) == ("back", "back")
    assert table.p2["B"].controller == 2
    table.p1.goes_on()
    assert table.p2.why_not("move", "B") == "2P-BLD-17"
    table.p2.moves("Leader 1")
    assert table.p1.main.row == "front"


@rule("2P-MOD3-21")
def test_nobody_moves_the_enemies():
    table = four(side(), side(), side(front="C 1/1"), at="formation")
    assert table.p1.why_not("move", "C") == "2P-CTL-03"
    assert table.p3.why_not("move", "C") == "2P-TRN-24"


# Attacks together


@rule("2P-MOD3-22")
def test_characters_of_both_players_team_attack():
    table = four(
        side(front="Beast 2/2 X-Men"), side(front="Storm 2/2 X-Men"), side(front="Wall 1/4 h3"), side()
    )
    table.p1.attacks(["Beast", "Storm"], "Wall")
    table.passes()
    table.p3.strikes("Storm")
    assert table.p3["Wall"].stunned
    assert table.p2["Storm"].exhausted


@rule("2P-MOD3-22")
def test_they_must_share_a_team_and_a_row():
    table = four(
        side(front="Beast 2/2 X-Men"),
        side(front="Toad 2/2 Brotherhood", back="Storm 2/2 X-Men R"),
        side(front="Wall 1/9"),
    )
    assert table.p1.why_not("add attacker", "Toad", "Beast") == "2P-CMB-27"
    assert table.p1.why_not("add attacker", "Storm", "Beast") == "2P-CMB-26"


@rule("2P-MOD3-22")
def test_either_attacks_with_any_character_of_the_team_but_each_once():
    table = four(side(), side(front="B 5/5"), side(front="Wall 1/9"))
    table.p1.attacks("B", "Wall")
    table.passes()
    table.p1.goes_on()
    assert table.p2.why_not("attack", "B", "Wall") == "2P-CMB-02"


@rule("2P-MOD3-22")
def test_nobody_attacks_with_an_enemy_character():
    table = four(side(), side(), side(front="C 5/5"))
    assert table.p1.why_not("attack", "C", "Leader 4") == "2P-CTL-03"


# First draws


@rule("2P-MOD3-24")
@pytest.mark.parametrize("first", [1, 3])
def test_the_first_team_draws_none_and_the_other_draws_normally(first):
    table = first_turn(decks(), TEAMS, first)
    team = [[table.p1, table.p2], [table.p3, table.p4]]
    starters, others = team if first == 1 else reversed(team)
    assert [len(player.hand) for player in starters] == [7, 7]
    table.next_turn()
    assert [len(player.hand) for player in others] == [9, 9]
    table.next_turn()
    assert [len(player.hand) for player in starters] == [9, 9]


# The end


@rule("2P-MOD3-25")
def test_a_player_without_a_main_character_plays_on():
    table = four(
        dying(1, resources=2, hand="Toad 3/3 c2", front="Blob 5/5"),
        side(),
        side(front="C 5/5"),
        side(),
        active=3,
    )
    table.p3.attacks("C", "King 1")
    table.passes()
    assert not table.p1.main.in_play
    assert not table.p1.is_out
    assert not table.over
    assert table.p1["Blob"].in_play
    table.next_turn()
    assert len(table.p1.hand) == 3
    table.p1.goes_to("recruit")
    table.p1.recruits("Toad")
    table.p1.goes_to("main")
    table.p1.attacks("Blob", "C")
    table.passes()
    assert table.p3["C"].stunned


@rule("2P-MOD3-25")
def test_the_game_ends_when_both_main_characters_of_a_team_are_kod():
    table = four(dying(1), dying(2), side(front=["C 5/5", "D 5/5"]), side(), active=3)
    table.p3.attacks("C", "King 1")
    table.passes()
    assert not table.over
    table.p3.attacks("D", "King 2")
    table.passes()
    assert table.over
    assert table.winners == [3, 4]


@rule("2P-MOD3-25")
def test_one_main_character_gone_on_either_team_ends_nothing():
    table = four(side(hand=[FINISH] * 2))
    table.p1.plays("Finish", on="Leader 1")
    table.p1.plays("Finish", on="Leader 3")
    assert [player.is_out for player in table.players] == [False] * 4
    table.next_turn()
    assert table.active is table.p3


@rule("2P-MOD3-25")
def test_the_team_whose_turn_it_is_wins_when_all_main_characters_go_together():
    all_gone = plot_twist("T-ALL", "All Gone", MAIN, ko(each(main)))
    table = four(side(), side(hand=all_gone))
    table.p1.goes_on()
    table.p2.plays("All Gone")
    assert table.winners == [1, 2]


@rule("2P-MOD3-25")
def test_no_position_has_one_of_a_camp_out_alone():
    battle = four().battle.fork()
    assert not fault_of(battle, INVARIANTS)
    battle.alive[1] = False
    assert "out alone" in fault_of(battle, INVARIANTS)
