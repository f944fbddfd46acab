"""Powers that are used from the hand, and what somebody did earlier in the turn."""

from versus.games.tpcg.language.vocabulary import (
    card_in,
    character,
    draw,
    each_player,
    enemy,
    happened_this_turn,
    it_is_you,
    one,
    phase_action,
    plot_twist,
    put_into_play,
    super_power,
    supporting,
    take,
    this,
)
from versus.games.tpcg.printed.definition import IN_HAND
from versus.games.tpcg.words import ANY_COMBAT, APPEARED, BUILD, KO, MAIN, SKILL
from versus.testing.tpcg import duel, rule, side

RUNNER = supporting(
    "T-1", "Runner", cost=5, atk=3, defense=1,
    powers=[phase_action("Run In", BUILD, put_into_play(this, yours=True), place=IN_HAND)],
)  # fmt: skip


def test_a_power_is_used_from_the_hand_and_shows_its_card():
    table = duel(p1=side(hand=RUNNER), at="resource")
    table.p1.uses("Runner", "Run In", on="back")
    assert table.p1.back[-1] == "Runner"
    assert table.happened("revealed", "Runner") == 1


def test_it_is_used_in_its_phase_only():
    table = duel(p1=side(hand=RUNNER))
    assert table.p1.why_not("use", "Runner", power="Run In") == "2P-PWR-11"


@rule("2P-GEN-01")
def test_it_is_not_used_from_play():
    table = duel(p1=side(front=RUNNER), at="resource")
    assert table.p1.why_not("use", "Runner", power="Run In") == "2P-GEN-01"
    assert not table.p1.offered("use")


def test_nobody_uses_what_is_in_another_hand():
    table = duel(p1=side(hand=RUNNER), p2=side(hand=RUNNER), at="resource")
    assert table.p1.offered("use", table.p1["Runner"])
    assert not table.p2.offered("use")
    assert table.p2.why_not("use", table.p2["Runner"], power="Run In") == "2P-TRN-24"


def test_a_super_power_from_the_hand_is_paid_like_any_other():
    helper = supporting(
        "T-2", "Helper", cost=5, atk=1, defense=1,
        powers=[super_power("Shout", ANY_COMBAT, SKILL, draw(), any_turn=True, place=IN_HAND)],
    )  # fmt: skip
    table = duel(
        p1=side(front="Ann 1/9"), p2=side(front="Bob 1/9", hand=helper, resources="Training Ground", deck=3)
    )
    table.p1.attacks("Ann", "Bob")
    table.p1.passes()
    table.p2.uses("Helper", "Shout", paying="Training Ground")
    assert len(table.p2.hand) == 2
    table.passes()


# What happened on whose side

WATCHER = supporting(
    "T-4", "Watcher", cost=1, atk=1, defense=1,
    powers=[phase_action(
        "Look", MAIN, draw(), given=happened_this_turn(APPEARED, character, when_=it_is_you)
    )],
)  # fmt: skip


def test_whoever_appeared_on_your_side_is_remembered_though_gone():
    table = duel(p1=side(front=WATCHER, hand="Ann 1/1 c0", deck=3), at="recruit")
    assert not table.p1.may("use", "Watcher", power="Look")
    table.p1.recruits("Ann")
    table.p1.goes_to("main")
    assert table.p1.may("use", "Watcher", power="Look")


def test_whoever_changed_sides_did_not_appear_on_yours():
    theft = plot_twist("T-5", "Theft", MAIN, take(one(enemy)))
    late = supporting("T-6", "Late", cost=0, atk=1, defense=1)
    call = plot_twist("T-7", "Call", MAIN, put_into_play(card_in(KO, character, whose=each_player)))
    table = duel(p1=side(front=WATCHER, hand=[theft, call], deck=3), p2=side(ko=late))
    table.p1.plays("Call", on="Late")
    table.p2.answers("front")
    assert table.p2["Late"].in_play
    table.p1.plays("Theft", on=["Late", "front"])
    assert not table.p1.may("use", "Watcher", power="Look")
