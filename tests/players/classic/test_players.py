"""Who thinks at a classic table: honest, repeatable, sensible, and done after a while."""

import re

import pytest

from tests.players.classic.tables import (
    contest_questions,
    hellboy_contest,
    new_contest,
    powered_contest,
    replaced,
)
from versus.games.classic.language.changes import THIS_ATTACK, Gets
from versus.games.classic.language.costs import Activate, PayEndurance
from versus.games.classic.language.effects.characters import Give, Ready, Stun
from versus.games.classic.language.filters import Defending, Opposing, Yours
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import (
    ADD_ATTACKER,
    BUILD,
    CHOOSE_DEFENDER,
    FLIP,
    FRONT,
    PASS,
    PLACE,
    PLAY_TWIST,
    POWER_UP,
    PROPOSE,
    RECOVER,
    RECRUIT,
    REINFORCE,
    STRIKE_BACK,
    SUPPORT,
    USE,
)
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Aura
from versus.kernel.save import digest
from versus.players.craft import craft_of
from versus.players.looking_ahead import alternatives
from versus.players.roster import LEVELS, player_called
from versus.testing.classic import duel, powered, side
from versus.testing.five_ways import permuted

THINKERS = ("greedy", "easy", "search:12")
BOTH = ("greedy", "search:60")


def answers(name, contest, seed=9):
    player = player_called(name, seed)
    return player.answer(contest), player.reason()


def chosen(name, contest):
    return contest.ask.options[answers(name, contest)[0]]


def does(table, name="greedy"):
    """Let a player answer the question that stands at a table."""
    option = chosen(name, table.contest)
    table.give(option)
    return option


def named(contest, card):
    return contest.definition[card].name


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("changed", [permuted, replaced])
def test_hidden_cards_make_no_difference(name, changed):
    for contest in contest_questions(new_contest(), 6, every=17):
        assert answers(name, changed(contest, contest.ask.seat)) == answers(name, contest)


@pytest.mark.parametrize("name", ["greedy", "search:6"])
@pytest.mark.parametrize("changed", [permuted, replaced])
@pytest.mark.parametrize("begun", [powered_contest, hellboy_contest])
def test_nor_among_cards_with_powers(name, begun, changed):
    for contest in contest_questions(begun(), 6, every=37):
        assert answers(name, changed(contest, contest.ask.seat)) == answers(name, contest)


@pytest.mark.parametrize("name", THINKERS)
def test_to_think_changes_nothing(name):
    contest = next(contest_questions(new_contest(), 2, every=40))
    before = digest(contest)
    answers(name, contest)
    assert digest(contest) == before


@pytest.mark.parametrize("name", THINKERS)
def test_one_seed_plays_one_way(name):
    games = []
    for _ in range(2):
        contest = new_contest(seed=4)
        players = [player_called(name, seat) for seat in range(2)]
        for _ in range(100):
            contest.answer(players[contest.ask.seat].answer(contest))
        games.append(contest.answers)
    assert games[0] == games[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat):
    contest = new_contest(seed=5)
    players = [player_called("random", 1), player_called("random", 2)]
    players[seat] = player_called("greedy", 3)
    while contest.ask is not None:
        contest.answer(players[contest.ask.seat].answer(contest))
    assert contest.winners == (seat,)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays(name):
    contest = next(contest_questions(new_contest(), 2, every=40))
    index, reason = answers(name, contest)
    assert 0 <= index < len(contest.ask.options)
    assert reason.endswith(".")


def test_a_greedy_player_does_not_dither():
    contest = new_contest(seed=8)
    player = player_called("greedy", 3)
    asked = {}
    while contest.ask is not None and contest.turn <= 6:
        asked[contest.turn] = asked.get(contest.turn, 0) + 1
        contest.answer(player.answer(contest))
    assert max(asked.values()) < 150


def test_after_many_events_in_a_turn_a_player_only_passes():
    table = duel(p1=side(front="Fist 9/9 c5"), p2=side(front="Target 1/1 c1"))
    contest = table.contest.fork()
    assert chosen("greedy", contest).verb == PROPOSE
    contest.history = contest.history * 700
    assert chosen("greedy", contest).verb == PASS


# Building


@pytest.mark.parametrize("name", BOTH)
def test_a_resource_is_built_while_there_are_few(name):
    table = duel(p1=side(hand=["A 1/1 c1", "B 9/9 c7"], resources=2), at="resource")
    option = chosen(name, table.contest)
    assert option.verb == BUILD


def test_what_can_be_recruited_next_is_not_built():
    table = duel(p1=side(hand=["Next 5/5 c3", "Dear 15/15 c8"], resources=2), at="resource")
    option = chosen("greedy", table.contest)
    assert option.verb == BUILD
    assert named(table.contest, option.card) == "Dear"


@pytest.mark.parametrize("name", BOTH)
def test_the_dearest_character_is_recruited(name):
    table = duel(p1=side(hand=["Small 1/1 c1", "Large 7/7 c4"], resources=4), at="recruit")
    option = chosen(name, table.contest)
    assert option.verb == RECRUIT
    assert named(table.contest, option.card) == "Large"


def test_nobody_makes_way_for_a_smaller_namesake():
    table = duel(p1=side(front="Twin 7/7 c4", hand=["Twin 1/1 c1"], resources=1), at="recruit")
    assert chosen("greedy", table.contest).verb == PASS


def placed(table, name):
    table.p1.recruits(name)
    table.passes()
    option = does(table)
    assert option.verb == PLACE
    return option


def test_a_fighter_stands_in_front():
    table = duel(p1=side(hand=["Fist 5/4 c3"], resources=3), at="recruit")
    assert placed(table, "Fist").row == FRONT


def test_a_shooter_stands_behind_somebody():
    table = duel(p1=side(front=["Wall 1/5 c3"], hand=["Bow 5/2 c3 range"], resources=3), at="recruit")
    option = placed(table, "Bow")
    assert option.row == SUPPORT
    assert option.column == table.contest.column[table.contest.characters(0)[0]]


def test_places_that_come_to_the_same_are_looked_at_once():
    table = duel(
        p1=side(front=["A 1/1 c1", "B 1/1 c1"], hand=["Fist 5/4 c3"], resources=3),
        at="recruit",
    )
    table.p1.recruits("Fist")
    table.passes()
    contest = table.contest
    found = alternatives(contest, craft_of(contest))
    assert len(contest.ask.options) == 10
    # A new column in either row, and behind one or the other.
    assert len(found) == 4
    table.p1.places("front")


# Fighting


def test_it_attacks_whom_it_can_stun():
    table = duel(p1=side(front="Fist 4/9 c4"), p2=side(front=["Wall 1/8 c2", "Target 1/1 c1"]))
    contest = table.contest.fork()
    assert chosen("greedy", contest).verb == PROPOSE
    contest.answer(answers("greedy", contest)[0])
    option = chosen("greedy", contest)
    assert option.verb == CHOOSE_DEFENDER
    assert named(contest, option.card) == "Target"


def test_it_does_not_attack_where_there_is_nothing_to_win():
    table = duel(p1=side(front="Fist 4/4 c4"), p2=side(front="Wall 5/8 c2"))
    assert chosen("greedy", table.contest).verb == PASS


def test_two_attack_together_whom_neither_can_stun():
    table = duel(
        p1=side(front=["Left 4/9 c3 B.P.R.D.", "Right 4/9 c3 B.P.R.D."]), p2=side(front="Wall 5/8 c4")
    )
    contest = table.contest.fork()
    assert chosen("greedy", contest).verb == PROPOSE
    contest.answer(answers("greedy", contest)[0])
    assert chosen("greedy", contest).verb == ADD_ATTACKER


@pytest.mark.parametrize("name", BOTH)
def test_a_proposed_attack_pays_only_after_several_passes_and_is_proposed_all_the_same(name):
    table = duel(p1=side(front="Fist 9/9 c5"), p2=side(front="Target 1/1 c1"))
    assert chosen(name, table.contest).verb == PROPOSE


def test_a_reason_counts_tries_and_what_they_brought():
    table = duel(p1=side(front="Fist 9/9 c5"), p2=side(front="Target 1/1 c1"))
    assert re.fullmatch(
        r"Best of \d+ tries: (stuns|KOs) Target in \d+ %\.", answers("search:60", table.contest)[1]
    )


def under_attack(p1, p2):
    table = duel(p1=p1, p2=p2)
    table.p1.attacks("Fist", "Target")
    table.p1.passes()
    return table


def test_a_power_up_is_played_where_it_saves_the_defender():
    table = under_attack(side(front="Fist 5/9 c4"), side(front="Target 1/5 c4", hand=["Target 1/1 c9"]))
    assert chosen("greedy", table.contest).verb == POWER_UP


def test_a_power_up_is_kept_where_it_saves_nobody():
    table = under_attack(side(front="Fist 7/9 c4"), side(front="Target 1/5 c4", hand=["Target 1/1 c9"]))
    assert chosen("greedy", table.contest).verb == PASS


def behind(words):
    return side(front="Target 1/1 c4 B.P.R.D.", support=words)


def test_reinforcement_stops_what_breaks_through():
    table = under_attack(side(front="Fist 9/9 c4"), behind("Helper 1/1 c1 B.P.R.D."))
    assert chosen("greedy", table.contest).verb == REINFORCE


def test_nobody_reinforces_where_nothing_breaks_through():
    table = under_attack(side(front="Fist 1/9 c4"), behind("Helper 1/1 c1 B.P.R.D."))
    assert chosen("greedy", table.contest).verb == PASS


def test_the_dearest_attacker_that_can_be_stunned_is_struck():
    table = duel(
        p1=side(front=["Cheap 4/2 c1 B.P.R.D.", "Dear 4/3 c5 B.P.R.D.", "Tough 4/9 c6 B.P.R.D."]),
        p2=side(front="Target 3/9 c4"),
    )
    table.p1.attacks(["Cheap", "Dear", "Tough"], "Target")
    table.passes()
    option = does(table)
    assert option.verb == STRIKE_BACK
    assert named(table.contest, option.card) == "Dear"


def test_the_best_of_the_stunned_recovers():
    table = duel(
        p1=side(front=["Small 1/1 c1, stunned", "Large 7/7 c4, stunned"]),
        at="recovery",
    )
    table.passes()
    option = does(table)
    assert option.verb == RECOVER
    assert named(table.contest, option.card) == "Large"


# Powers: nothing is known of them but what they lead to


def test_a_power_that_does_nothing_is_not_used_though_it_is_free():
    idle = powered("Idle 1/1 c1", payments=(Payment(Play(Ready(Chosen(0)), (Characters(Yours()),))),))
    table = duel(p1=side(front=[idle]), p2=side(front="Wall 9/9 c3"))
    assert chosen("greedy", table.contest).verb == PASS


def test_a_stun_goes_to_the_opponents_best():
    gun = powered("Gun 1/1 c1", payments=(Payment(Play(Stun(Chosen(0)), (Characters(),)), (Activate(),)),))
    table = duel(p1=side(front=[gun]), p2=side(front=["Small 2/2 c1", "Large 9/9 c5"]), at="combat")
    assert does(table).verb == USE
    assert named(table.contest, does(table).card) == "Large"


def test_endurance_is_paid_for_what_is_worth_more():
    for cost, verb in ((2, USE), (30, PASS)):
        power = Payment(Play(Stun(Chosen(0)), (Characters(Opposing()),)), (PayEndurance(Number(cost)),))
        table = duel(p1=side(front=[powered("Gun 1/1 c1", payments=(power,))]), p2=side(front="A 9/9 c5"))
        assert chosen("greedy", table.contest).verb == verb


def test_a_plot_twist_saves_the_defender():
    pump = Give(Chosen(0), (Gets(Number(0), Number(3)),), THIS_ATTACK)
    twist = powered("Shield twist c1", twist=Payment(Play(pump, (Characters(Defending()),))))
    table = under_attack(side(front="Fist 7/9 c4"), side(front="Target 1/5 c4", hand=[twist], resources=2))
    assert chosen("greedy", table.contest).verb == PLAY_TWIST


def test_a_plot_twist_for_an_attack_is_not_wasted_where_it_decides_nothing():
    pump = Give(Chosen(0), (Gets(Number(0), Number(3)),), THIS_ATTACK)
    twist = powered("Shield twist c1", twist=Payment(Play(pump, (Characters(Defending()),))))
    table = under_attack(side(front="Fist 3/9 c4"), side(front="Target 1/5 c4", hand=[twist], resources=2))
    assert chosen("greedy", table.contest).verb == PASS


def test_what_lasts_a_turn_is_no_gain_by_itself():
    strong = Payment(Play(Give(Chosen(0), (Gets(Number(9), Number(9)),), THIS_TURN), (Characters(Yours()),)))
    table = duel(p1=side(front=[powered("Flexer 1/1 c1", payments=(strong,))]), at="draw")
    assert chosen("greedy", table.contest).verb == PASS


def test_a_location_that_helps_is_turned_up():
    hall = powered("Hall location c1", auras=(Aura(Yours(), (Gets(Number(2), Number(2)),)),))
    table = duel(p1=side(front="A 5/5 c3", resources=[hall, "B 1/1 c1"]), at="build")
    assert chosen("greedy", table.contest).verb == FLIP


def habit(table, verb):
    """How heavy a verb is by habit, beside passing."""
    contest = table.contest
    weights = craft_of(contest).weights(contest, contest.ask)
    verbs = [option.verb for option in contest.ask.options]
    return weights[verbs.index(verb)] / weights[verbs.index(PASS)]


def test_a_location_is_not_turned_up_by_habit_where_another_of_its_name_would_make_way():
    one = duel(p1=side(resources=["Hall location c1"]), at="build")
    two = duel(p1=side(resources=["Hall location c1, flipped", "Hall location c1"]), at="build")
    assert habit(one, FLIP) > 1
    assert habit(two, FLIP) < 1


def test_what_waits_on_the_chain_comes_first():
    table = duel(p1=side(hand=["A 1/1 c1", "B 2/2 c2"], resources=3), at="recruit")
    assert habit(table, RECRUIT) > 1
    table.p1.recruits("A")
    assert habit(table, RECRUIT) < 1
    table.passes()
    table.p1.places("front")
    assert habit(table, RECRUIT) > 1


def test_a_resource_that_can_be_turned_up_is_built_before_a_character():
    table = duel(p1=side(hand=["A 3/3 c3", "Hall location c1"], resources=2), at="resource")
    option = chosen("greedy", table.contest)
    assert named(table.contest, option.card) == "Hall"


# The end of a game


def chance(p1, p2, **position):
    contest = duel(p1=p1, p2=p2, **position).contest
    return craft_of(contest).values(contest)[0]


def test_a_lead_decides_at_the_wrap_up_only_if_somebody_has_no_endurance_left():
    ahead, behind_ = side(endurance=6), side(endurance=0)
    assert chance(ahead, behind_, at="recovery") > 0.99
    assert chance(behind_, ahead, at="recovery") < 0.01
    assert chance(side(endurance=7), side(endurance=1), at="recovery") < 0.95


def test_endurance_below_zero_on_both_sides_goes_by_the_lead():
    assert chance(side(endurance=-2), side(endurance=-6), at="recovery") > 0.99
    assert chance(side(endurance=-4), side(endurance=-4), at="recovery") == pytest.approx(0.5)


def test_only_one_of_the_stunned_counts_as_still_there():
    fallen = [f"Fallen {number} 7/7 c4, stunned" for number in range(3)]
    none = chance(side(), side())
    one = chance(side(front=fallen[:1]), side())
    three = chance(side(front=fallen), side())
    assert one > none
    assert three - one < 0.5 * (one - none)


# Time to think


def tries_for(table):
    """How many tries a search of fifty has made, a first look at each answer included."""
    reason = answers("search:50", table.contest)[1]
    return int(re.match(r"Best of (\d+) tries", reason)[1]) + len(table.contest.ask.options)


def test_a_window_without_much_to_do_is_worth_a_fifth_of_the_time():
    gun = powered("Gun 1/1 c1", payments=(Payment(Play(Stun(Chosen(0)), (Characters(),)), (Activate(),)),))
    assert tries_for(duel(p1=side(front=[gun]), p2=side(front="A 9/9 c5"), at="combat")) == 10
    assert tries_for(duel(p1=side(front=[gun]), p2=side(front="A 9/9 c5"), at="attack")) == 50
