"""The turn: phases, steps, who is primary, initiative (CL-TRN)."""

import pytest

from versus.testing.classic import duel, rule, side


def at(table):
    return table.at, table.whose


def whole_turn(table):
    """Where everybody gets priority from now to the end of the turn, in order."""
    seen = []
    turn = table.turn
    while table.turn == turn:
        if table.contest.priority >= 0 and (not seen or seen[-1] != at(table)):
            seen.append(at(table))
        table.moves_on()
    return seen


@rule("CL-TRN-01", "CL-TRN-02", "CL-TRN-03", "CL-TRN-05", "CL-TRN-13", "CL-ZON-01")
def test_a_turn_goes_through_its_phases_and_each_players_steps_in_order():
    table = duel(at="draw", initiative=2)
    assert whole_turn(table) == [
        ("draw", 2),
        ("build", 2),
        ("resource", 2),
        ("recruit", 2),
        ("formation", 2),
        ("resource", 1),
        ("recruit", 1),
        ("formation", 1),
        ("combat", 2),
        ("attack", 2),
        ("attack", 1),
        ("recovery", 2),
    ]


@rule("CL-TRN-04")
def test_phases_belong_to_both_players_and_steps_to_one():
    table = duel(at="build")
    assert table.contest.stepper < 0
    table.goes_to("recruit", 2)
    assert table.contest.stepper == 1


@rule("CL-TRN-06", "CL-TRN-07", "CL-TRN-22")
def test_every_step_gives_priority_to_its_owner_first_and_then_to_the_other():
    table = duel(at="recruit", whose=2)
    assert table.asked == table.p2
    table.p2.passes()
    assert table.asked == table.p1
    assert at(table) == ("recruit", 2)
    table.p1.passes()
    assert at(table) == ("formation", 2)


def who_had_priority(table, moves):
    """Every place of the turn at which somebody had priority while moves were made, with all who had it."""
    had = {}
    for move in moves:
        if table.contest.priority >= 0:
            had.setdefault(at(table), []).append(table.contest.priority + 1)
        move()
    return had


@rule("CL-TRN-07", "CL-TRN-06")
@pytest.mark.parametrize("first", [1, 2])
def test_everybody_has_priority_in_every_phase_and_step_of_a_turn(first):
    table = duel(
        p1=side(front="Liz 5/4", hand="A 1/1", resources=1),
        p2=side(front="Abe 1/1", hand="B 1/1", resources=1),
        at="draw",
        initiative=first,
    )
    had = who_had_priority(table, moving_on(table))
    other = 3 - first
    for phase in ("draw", "build", "combat", "recovery"):
        assert had[phase, first][:2] == [first, other], phase
    for step in ("resource", "recruit", "formation", "attack"):
        assert had[step, first] == [first, other], step
        assert had[step, other] == [other, first], step


def moving_on(table):
    """Everybody does as little as possible until the next turn."""
    turn = table.turn
    while table.turn == turn:
        yield table.moves_on


@rule("CL-TRN-07", "CL-ATK-08", "CL-ATK-13")
@pytest.mark.parametrize("whose", [1, 2])
def test_everybody_has_priority_before_an_attack_begins_and_before_it_concludes(whose):
    table = duel(p1=side(front="Liz 5/4"), p2=side(front="Abe 9/9"), whose=whose)
    mine, yours = (table.p1, table.p2) if whose == 1 else (table.p2, table.p1)
    mine.proposes(mine.characters[0], yours.characters[0])
    for stage in ("proposed", "under way"):
        assert table.proposed is (stage == "proposed")
        assert table.under_attack is (stage == "under way")
        assert mine.has_priority, stage
        mine.passes()
        assert yours.has_priority, stage
        yours.passes()
    assert not table.under_attack


@rule("CL-TRN-08", "CL-TRN-09", "CL-PRI-07")
def test_the_turns_draw_waits_on_the_chain_and_then_both_draw_two():
    table = duel(at="draw")
    assert table.chain == ["draw"]
    assert not table.p1.hand
    table.p1.passes()
    assert not table.p1.hand
    table.p2.passes()
    assert not table.chain
    assert len(table.p1.hand) == len(table.p2.hand) == 2


@rule("CL-TRN-10", "CL-RES-02", "CL-PRI-08")
def test_a_resource_is_built_before_anyone_has_priority_in_the_step():
    table = duel(p1=side(hand=["Liz 5/4 c3", "Abe 9/9 c5"]), at="resource")
    assert not table.p1.has_priority
    table.p1.builds("Liz")
    assert table.p1.has_priority
    assert not table.chain
    assert table.p1.why_not("build", "Abe") == "CL-RES-02", "one resource a turn"


@rule("CL-RES-02", "CL-TRN-10")
def test_building_may_be_declined_and_the_moment_does_not_come_back():
    table = duel(p1=side(hand="Liz 5/4 c3"), at="resource")
    table.p1.goes_on()
    assert table.p1.hand == ["Liz"]
    assert table.p1.why_not("build", "Liz") == "CL-RES-02"


@rule("CL-TRN-11", "CL-RES-05", "CL-RES-06", "CL-RES-07")
def test_points_come_with_the_recruit_step_and_go_with_it():
    table = duel(p1=side(resources=4), p2=side(resources=2), at="recruit")
    assert table.p1.points == 4
    table.passes()
    assert table.at == "formation"
    assert table.contest.resource_points == 0
    table.goes_to("recruit", 2)
    assert table.p2.points == 2


@rule("CL-TRN-12", "CL-PRI-08")
def test_characters_are_repositioned_before_anyone_has_priority_in_the_step():
    table = duel(p1=side(front="Liz 5/4 c3"), at="formation")
    assert not table.p1.has_priority
    table.p1.goes_on()
    assert table.p1.has_priority
    assert table.p1.why_not("move", "Liz") == "CL-FRM-01"


@rule("CL-TRN-14", "CL-ATK-33", "CL-ATK-35")
def test_a_player_attacks_as_often_as_wanted_or_not_at_all():
    table = duel(p1=side(front=["Liz 5/4", "Abe 9/9"]), p2=side(front="Wall 0/20 c1"))
    table.p1.attacks("Liz", "Wall")
    table.passes()
    table.p1.attacks("Abe", "Wall")
    table.passes()
    assert table.happened("attack over") == 2
    table.next_turn()
    table.goes_to("recovery")
    assert table.happened("attack over") == 2


@rule("CL-TRN-15", "CL-ATK-01", "CL-ATK-02")
def test_both_passing_asks_once_to_propose_or_be_done_and_done_is_final():
    table = duel(p1=side(front="Liz 5/4"), p2=side(front="Ilsa 4/9"))
    assert table.p1.offered("propose", "Liz")
    table.passes()
    assert at(table) == ("attack", 1)
    assert table.p1.offered("propose", "Liz")
    assert not table.p1.offered("pass")
    table.p1.goes_on()
    assert at(table) == ("attack", 2)
    assert table.p1.why_not("propose", "Liz", "Ilsa") == "CL-ATK-02"


@rule("CL-TRN-15")
def test_an_attack_after_both_passed_is_followed_by_a_new_window():
    table = duel(p1=side(front="Liz 5/4"), p2=side(front="Ilsa 4/9"))
    table.passes()
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert at(table) == ("attack", 1)
    assert table.p1.has_priority


@rule("CL-TRN-16", "CL-TRN-17", "CL-RCV-01")
def test_the_recovery_phase_has_one_window_and_the_wrap_up_none():
    table = duel(p1=side(front="Liz 5/4, stunned"), at="recovery", initiative=2)
    assert table.asked == table.p2
    table.passes()
    assert table.contest.priority < 0
    table.p1.recovers("Liz")
    assert at(table) == ("draw", 1)
    assert table.asked == table.p1


@rule("CL-TRN-18", "CL-TRN-19")
def test_the_initiative_passes_at_the_end_of_every_turn():
    table = duel(at="draw", turn=1)
    seen = [table.initiative]
    for _ in range(2):
        table.goes_to("recovery")
        assert table.initiative == seen[-1], "it does not move during a turn"
        table.next_turn()
        seen.append(table.initiative)
        assert table.phase == "draw"
    assert seen == [1, 2, 1]


@rule("CL-TRN-23")
def test_in_an_opponents_steps_one_may_not_build_recruit_reposition_or_attack():
    mine = side(front="Liz 5/4", hand="Abe 9/9 c1", resources=3)
    for step, verb, card, rule_id in (
        ("resource", "build", "Abe", "CL-RES-02"),
        ("recruit", "recruit", "Abe", "CL-REC-01"),
        ("formation", "move", "Liz", "CL-FRM-01"),
        ("attack", "propose", "Liz", "CL-ATK-02"),
    ):
        table = duel(p1=mine, p2=side(front="Ilsa 4/5"), at=step, whose=2)
        if step == "formation":
            table.p2.goes_on()
        if step in ("recruit", "formation", "attack"):
            table.p2.passes()
            assert table.p1.has_priority
        assert table.p1.why_not(verb, card) == rule_id
