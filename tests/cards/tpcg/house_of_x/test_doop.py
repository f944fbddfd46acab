"""Doop (HOX-054): into the hand to watch the game, attacked there, and the phase he takes away."""

import pytest

from versus.cards.tpcg.house_of_x.locations import academy, laboratory, training_ground
from versus.cards.tpcg.house_of_x.oddities import doop, school
from versus.games.tpcg.language.vocabulary import (
    card_in,
    count,
    discard,
    draw,
    each,
    gets,
    main_character,
    plot_twist,
    put_into_play,
    return_to_hand,
    supporting,
    this,
    when_attacks,
    yours,
)
from versus.games.tpcg.text import log_line, option
from versus.games.tpcg.words import (
    ATTACK,
    CHOOSE_DEFENDER,
    DOWN,
    HAND,
    KO,
    MAIN,
    PHASE_NAMES,
    PHASE_STARTED,
    RESOURCE,
)
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import Table, duel, lay, lying, rule, side

STUNNED_LEADER = "Leader 3/6 h5, stunned w1"
LOCATIONS = [laboratory, academy, training_ground]
TALE = plot_twist("T-1", "Tale", MAIN, draw(count(each(yours))))
FUMBLE = plot_twist("T-2", "Fumble", MAIN, discard(at_random=True))
DOOR = plot_twist("T-3", "Side Door", MAIN, put_into_play(card_in(HAND)))
RETURN = plot_twist("T-4", "Come Back", MAIN, return_to_hand(card_in(KO)))


def seen_in_hand(table: Table) -> list[int]:
    """The cards of player 1's hand that player 2 may look at."""
    battle = table.battle
    seen = [card.number for card in battle.view(1).sides[0]["hand"]]
    return [card for card in battle.pile(0, HAND) if battle.stamp[card] in seen]


def watching(p1=None, p2=None, **more) -> Table:
    """A table on which player 1 has just recruited Doop and sent him to watch the game."""
    mine = {"hand": [doop], "resources": 7, **(p1 or {})}
    table = duel(p1=side(**mine), p2=side(**(p2 or {})), at="recruit", recruit_points=7, **more)
    table.p1.recruits("Doop", on=["yes"])
    return table


def at_p2s_main(table: Table) -> Table:
    table.p1.ends_turn()
    table.p2.goes_to("main")
    return table


def test_recruited_doop_may_go_to_the_hand_to_watch():
    table = watching()
    assert table.p1.hand == ["Doop"]
    assert table.p1.front == []
    assert table.p1.recruit_points == 0


def test_recruited_doop_may_stay():
    table = duel(p1=side(hand=[doop]), at="recruit", recruit_points=7)
    table.p1.recruits("Doop", on=["no"])
    assert table.p1.front == ["Doop"]
    assert table.p1["Doop"].keywords == ["Flight", "Ranged"]


def test_travel_across_the_margins_is_about_doop_himself():
    table = duel(p1=side(front=doop, hand="Ann 1/1"), at="recruit")
    table.p1.recruits("Ann")
    assert table.p1.front == ["Doop", "Ann"]
    assert table.p1.offered("go on"), "nobody is asked"


def test_doop_put_into_play_is_not_recruited():
    table = duel(p1=side(hand=[DOOR, doop]))
    table.p1.plays("Side Door", on="front")
    assert table.p1.front == ["Doop"]


@rule("2P-CRD-16", "2P-KEY-44")
def test_all_see_watching_doop_in_the_hand_but_not_on_the_side():
    table = watching({"hand": [doop, TALE, "Ann 1/1 c9"]})
    table.p1.goes_to("main")
    seen = table.battle.view(1).sides[0]
    assert [card.name for card in seen["hand"]] == ["Doop"]
    assert [card.name for card in table.battle.view(None).sides[0]["hand"]] == ["Doop"]
    assert seen.pile("hand").count == 3
    table.p1.plays("Tale")
    # The Leader alone is counted.
    assert table.happened("drew") == 1


def test_doop_in_the_hand_who_does_not_watch_is_seen_by_nobody():
    table = duel(p1=side(hand=[doop]))
    assert table.battle.view(1).sides[0]["hand"] == []


@rule("2P-CRD-17")
def test_watching_doop_is_recruited_from_there():
    table = duel(p1=side(hand=[doop]), at="recruit", recruit_points=14)
    table.p1.recruits("Doop", on=["yes"])
    table.p1.recruits("Doop", "back", on=["no"])
    assert table.p1.back[-1] == "Doop"
    assert table.p1.hand == []


@rule("2P-CRD-17")
def test_watching_doop_is_discarded_by_effects():
    table = watching({"hand": [doop, FUMBLE]})
    table.p1.goes_to("main")
    table.p1.plays("Fumble")
    assert table.p1.hand == []
    assert "Doop" in table.p1.ko_pile


@rule("2P-CRD-17")
def test_watching_doop_powers_up_another_doop():
    table = duel(p1=side(hand=[doop, doop]), at="recruit", recruit_points=14)
    table.p1.recruits("Doop", on=["yes"])
    table.p1.recruits("Doop", on=["no"])
    table.p1.goes_to("main")
    table.p1.powers_up("Doop")
    assert table.p1.hand == []
    assert table.p1["Doop"].plus == 1


@rule("2P-CRD-17")
def test_discarded_and_returned_doop_watches_no_longer():
    table = watching({"hand": [doop, FUMBLE, RETURN]}, seed=1)
    table.p1.goes_to("main")
    table.p1.plays("Fumble")
    table.p1.plays("Come Back", on="Doop")
    assert "Doop" in table.p1.hand
    assert table.battle.view(1).sides[0]["hand"] == []


@rule("2P-CRD-18")
def test_watching_doop_cannot_attack():
    table = watching()
    table.p1.goes_to("main")
    assert not table.p1.offered("attack", "Doop")
    assert table.p1.why_not("attack", "Doop") == "2P-CRD-18"


def test_doop_in_the_hand_who_does_not_watch_is_no_character_at_all():
    table = duel(p1=side(hand=[doop]))
    assert table.p1.why_not("attack", "Doop") == "2P-GEN-07"


@rule("2P-CRD-19")
def test_watching_doop_is_safe_behind_a_face_up_character():
    table = at_p2s_main(watching({}, {"front": "Hulk 9/9"}))
    assert table.p2.why_not("attack", "Hulk", "Doop") == "2P-CRD-19"
    table.p2.attacks("Hulk", "Leader")
    assert not table.p2.offered("choose defender", "Doop")
    table.passes()


@rule("2P-CRD-19")
@pytest.mark.parametrize(("second", "legal"), [("2/2", False), ("3/3", True), ("4/4", True)])
def test_watching_doop_is_attacked_by_seven_atk_together(second, legal):
    ann, bob = "Ann 4/4 Brotherhood", f"Bob {second} Brotherhood"
    table = at_p2s_main(watching({"main": STUNNED_LEADER}, {"main": STUNNED_LEADER, "front": [ann, bob]}))
    assert table.p2.offered("attack", "Ann") is legal
    assert table.p2.offered("attack", "Bob") is legal
    if not legal:
        assert table.p2.why_not("attack", "Ann", "Doop") == "2P-CRD-19"
        return
    assert table.p2.why_not("attack", ["Ann"], "Doop") == "2P-CRD-19"
    table.p2.attacks(["Ann", "Bob"], "Doop")
    assert "Doop" in table.p1.ko_pile


@rule("2P-CRD-19")
def test_a_single_attacker_of_seven_atk_suffices():
    table = at_p2s_main(
        watching({"main": STUNNED_LEADER}, {"main": STUNNED_LEADER, "front": ["Ann 6/6", "Bob 7/7"]})
    )
    assert not table.p2.offered("attack", "Ann")
    table.p2.attacks("Bob", "Doop")
    assert "Doop" in table.p1.ko_pile


@rule("2P-CRD-19")
def test_helpers_must_share_a_team_and_a_row():
    rows = {"front": ["Ann 4/4 Brotherhood", "Bob 3/3 X-Men"], "back": ["Cat 5/5 R Brotherhood"]}
    table = at_p2s_main(watching({"main": STUNNED_LEADER}, {"main": STUNNED_LEADER, **rows}))
    for name in ("Ann", "Bob", "Cat"):
        assert table.p2.why_not("attack", name, "Doop") == "2P-CRD-19"


@rule("2P-CRD-19")
def test_nobody_joins_who_would_leave_the_attack_too_weak():
    front = ["Ann 4/4 Brotherhood X-Men", "Bob 1/1 X-Men", "Cat 3/3 Brotherhood"]
    table = at_p2s_main(watching({"main": STUNNED_LEADER}, {"main": STUNNED_LEADER, "front": front}))
    assert not table.p2.offered("attack", "Bob")
    assert table.p2.why_not("attack", ["Ann", "Bob"]) == "2P-CMB-31"
    table.p2.attacks(["Ann", "Cat"], "Doop")
    assert table.p2["Bob"].ready


@rule("2P-CRD-20")
def test_attacked_doop_is_discarded_at_once_without_combat():
    table = at_p2s_main(watching({"main": STUNNED_LEADER}, {"front": "Hulk 9/9"}))
    table.p2.attacks("Hulk", "Doop")
    assert not table.in_combat
    assert table.p1.hand == []
    assert "Doop" in table.p1.ko_pile
    assert table.p2["Hulk"].exhausted
    assert table.happened("attacks", "Hulk") == 1
    assert table.happened("discarded", "Doop") == 1
    assert (
        table.happened("entered combat") == table.happened("strikes") == table.happened("combat ended") == 0
    )
    assert table.p2.asked


@rule("2P-CRD-20")
def test_what_attacking_sets_off_comes_and_ends_with_the_attack():
    eager = supporting(
        "T-5",
        "Eager",
        cost=1,
        atk=9,
        defense=9,
        health=1,
        powers=[when_attacks(gets(this, atk=3, until=THIS_COMBAT))],
    )
    table = at_p2s_main(watching({"main": STUNNED_LEADER}, {"front": [eager, "Dan 9/9 Berserker"]}))
    table.p2.attacks("Eager", "Doop")
    assert table.happened("modified", "Eager") == 1
    assert table.p2["Eager"].atk == 9


@rule("2P-CRD-21")
def test_a_second_doop_turns_the_first_back_into_the_hand():
    table = duel(p1=side(hand=[doop, doop]), at="recruit", recruit_points=14)
    battle = table.battle
    second, first = battle.pile(0, HAND)
    table.p1.recruits("Doop", on=["yes"])
    assert table.happened("revealed", "Doop") == 1
    assert seen_in_hand(table) == [second]
    table.p1.recruits("Doop", on=["yes"])
    assert battle.pile(0, HAND) == [second, first]
    assert seen_in_hand(table) == [first]


@rule("2P-CRD-21")
def test_the_doop_turned_back_can_be_attacked_no_more():
    down = lying(main_character("T-6", "Leader", atk=3, defense=6), "stunned w1")
    table = duel(
        p1=side(main=down, hand=[doop, doop]), p2=side(front="Hulk 9/9"), at="recruit", recruit_points=14
    )
    for _ in range(2):
        table.p1.recruits("Doop", on=["yes"])
    at_p2s_main(table)
    table.p2.attacks("Hulk", "Doop")
    assert table.p1.hand.count("Doop") == 1
    assert not table.p2.offered("attack")


# Resident of Marginalia


def powered(phase: int, **p2) -> Table:
    """Player 1 lets watching Doop take a phase from player 2, and ends the turn."""
    table = watching({"resources": LOCATIONS}, p2)
    table.p1.goes_to("main")
    table.p1.uses("Doop", "Resident of Marginalia")
    table.p1.chooses_number(phase)
    table.p1.ends_turn()
    return table


def begun(table: Table, player: int) -> list[str]:
    return [
        PHASE_NAMES[event.amount]
        for event in table.log
        if event.kind == PHASE_STARTED and event.seat == player - 1
    ]


@rule("2P-CRD-22")
@pytest.mark.parametrize(
    ("number", "left"),
    [
        (0, ["recovery", "build", "main"]),
        (1, ["draw", "build", "main"]),
        (2, ["draw", "recovery", "main"]),
        (3, ["draw", "recovery", "build"]),
    ],
)
def test_watching_doop_makes_the_enemy_skip_the_phase_chosen(number, left):
    table = powered(number)
    table.p2.ends_turn()
    assert begun(table, 2) == [*left, "end"]
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert begun(table, 2)[len(left) + 1 :] == ["draw", "recovery", "build", "main", "end"]


@rule("2P-CRD-22")
def test_doop_pays_with_one_location_for_each_symbol():
    table = powered(0)
    assert all(table.battle.face[card] == DOWN for card in table.battle.pile(0, RESOURCE))
    assert table.p1.hand.count("Doop") == 1


def test_a_team_location_pays_for_doop_in_the_hand():
    table = watching({"resources": [school, academy, training_ground]})
    table.p1.goes_to("main")
    assert table.p1.may("use", "Doop", power="Resident of Marginalia")


def test_without_the_symbols_the_power_is_not_offered():
    table = watching({"resources": [laboratory, academy, academy]})
    table.p1.goes_to("main")
    assert table.p1.why_not("use", "Doop", power="Resident of Marginalia") == "2P-PWR-17"
    assert not table.p1.offered("use", "Doop")


def test_the_power_is_used_in_the_main_phase_only_and_once_a_turn():
    table = watching({"resources": LOCATIONS * 2})
    assert table.p1.why_not("use", "Doop", power="Resident of Marginalia") == "2P-PWR-11"
    table.p1.goes_to("main")
    table.p1.uses("Doop", "Resident of Marginalia")
    table.p1.chooses_number(0)
    assert table.p1.why_not("use", "Doop", power="Resident of Marginalia") == "2P-PWR-26"


def test_doop_on_a_side_does_not_watch():
    table = duel(p1=side(front=doop, resources=LOCATIONS))
    assert table.p1.why_not("use", "Doop", power="Resident of Marginalia") == "2P-KEY-44"
    assert not table.p1.offered("use", "Doop")


def test_doop_in_the_hand_who_does_not_watch_has_no_power():
    table = duel(p1=side(hand=[doop], resources=LOCATIONS))
    assert table.p1.why_not("use", "Doop", power="Resident of Marginalia") == "2P-CTL-03"
    assert not table.p1.offered("use", "Doop")


def test_of_several_enemies_only_the_next_one_skips():
    table = lay(
        side(hand=[doop], resources=LOCATIONS), side(), side(), at="recruit", recruit_points=7, active=1
    )
    table.p1.recruits("Doop", on=["yes"])
    table.p1.goes_to("main")
    table.p1.uses("Doop", "Resident of Marginalia")
    table.p1.chooses_number(2)
    for player in (table.p1, table.p2, table.p3):
        player.ends_turn()
    assert "build" not in begun(table, 2)
    assert "build" in begun(table, 3)


def test_the_log_and_the_options_say_it():
    table = watching({"main": STUNNED_LEADER}, {"front": "Hulk 9/9"})
    at_p2s_main(table)
    table.p2.take(ATTACK, "Hulk")
    ask = table.battle.ask
    offered = [option(table.battle, ask, chosen) for chosen in ask.options]
    assert offered == ["Choose Doop as the defender", "Take it back"]
    table.p2.take(CHOOSE_DEFENDER, "Doop")
    said = [log_line(table.battle, event, 1) for event in table.log]
    assert "Hulk 9/9 attacks Doop." in said or "Hulk attacks Doop." in said
    assert "Player 1 discards Doop." in said
