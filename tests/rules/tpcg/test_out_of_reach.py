"""Instructions do nothing to cards that are not where, or what, they would need to be."""

import pytest

from versus.games.tpcg.language.effects.fights import LeaveCombat
from versus.games.tpcg.language.vocabulary import (
    cannot,
    card_in,
    draw,
    each,
    enemy,
    exhaust,
    gets,
    heal,
    it,
    join_attack,
    ko,
    may,
    named,
    one,
    one_anywhere,
    plot_twist,
    put_into_play,
    reaction,
    recruit,
    remove_counters,
    remove_from_game,
    return_to_hand,
    supporting,
    yours,
)
from versus.games.tpcg.words import COMBAT, FRONT, HAND, KOD, MAIN, PLUS, TO_BE_KOD
from versus.kernel.verbs import YES
from versus.testing.tpcg import duel, rule, side


def test_what_is_no_longer_in_play_is_not_exhausted():
    recall = plot_twist("T-RECALL", "Recall", MAIN, return_to_hand(one(named("Cat"))), exhaust(it))
    table = duel(p1=side(front="Cat 1/1", hand=[recall]))
    table.p1.plays("Recall")
    assert table.p1.hand == ["Cat"]
    assert table.happened("exhausted", "Cat") == 0
    assert not table.p1["Cat"].exhausted


def test_what_is_no_longer_in_play_gets_nothing():
    recall = plot_twist("T-RECALL", "Recall", MAIN, return_to_hand(one(named("Cat"))), gets(it, atk=3))
    table = duel(p1=side(front="Cat 1/1", hand=[recall]))
    table.p1.plays("Recall")
    assert table.p1.hand == ["Cat"]
    assert table.happened("modified") == 0


@rule("2P-GEN-15")
def test_what_is_in_play_does_not_appear_once_more():
    again = plot_twist("T-AGAIN", "Again", MAIN, put_into_play(one(named("Cat")), FRONT))
    table = duel(p1=side(back="Cat 1/1 +2", hand=[again]))
    table.p1.plays("Again")
    assert table.p1["Cat"].row == "back"
    assert table.p1["Cat"].stats == (3, 3)
    assert table.happened("appeared") == 0


@rule("2P-UNQ-08")
@pytest.mark.parametrize(("name", "recruited"), [("Boss", 0), ("Cat", 1)])
def test_who_cannot_come_is_not_recruited_by_an_effect_either(name, recruited):
    call = plot_twist("T-CALL", "Call", MAIN, recruit(card_in(HAND), FRONT))
    table = duel(p1=side(main="Boss 3/6", hand=[call, f"{name} 1/1"]))
    table.p1.plays("Call")
    assert (name in table.p1.front) is bool(recruited)
    assert table.happened("recruited") == recruited
    assert table.happened("played") == 1 + recruited, "the plot twist, and who comes"


@rule("2P-CMB-22")
def test_whoever_has_left_play_does_not_join_an_attack():
    recall = plot_twist(
        "T-RECALL", "Recall", COMBAT, return_to_hand(one_anywhere(named("Cat"))), join_attack(it)
    )
    table = duel(p1=side(front=["Dog 2/2", "Cat 9/9"], hand=[recall]), p2=side(front="Blob 1/5 h2"))
    table.p1.attacks("Dog", "Blob")
    table.p1.plays("Recall")
    assert table.p1.hand == ["Cat"]
    assert not table.p1["Cat"].in_combat
    table.passes()
    assert not table.p2["Blob"].stunned


def test_only_who_is_in_a_combat_leaves_it():
    retreat = plot_twist("T-RETREAT", "Retreat", COMBAT, LeaveCombat(one(yours)))
    table = duel(p1=side(front=["Dog 2/2", "Cat 9/9"], hand=[retreat]), p2=side(front="Blob 1/5 h2"))
    table.p1.attacks("Dog", "Blob")
    table.p1.plays("Retreat")
    assert not table.p1["Dog"].in_combat
    assert not table.p1.choices, "nobody else could leave it"
    table.passes()


@rule("2P-STN-24")
@pytest.mark.parametrize(("wounds", "healed"), [(0, 0), (1, 1), (3, 1)])
def test_there_is_nothing_to_heal_without_wounds(wounds, healed):
    balm = plot_twist("T-BALM", "Balm", MAIN, heal(each(yours, named("Cat")), 2))
    table = duel(p1=side(front=f"Cat 1/1 h9 w{wounds}", hand=[balm]))
    table.p1.plays("Balm")
    assert table.p1["Cat"].wounds == max(0, wounds - 2)
    assert table.happened("healed") == healed


@pytest.mark.parametrize(("counters", "removed"), [(0, 0), (1, 1), (3, 1)])
def test_there_is_nothing_to_remove_without_counters(counters, removed):
    wane = plot_twist("T-WANE", "Wane", MAIN, remove_counters(each(yours, named("Cat")), PLUS))
    table = duel(p1=side(front=f"Cat 1/1 +{counters}" if counters else "Cat 1/1", hand=[wane]))
    table.p1.plays("Wane")
    assert table.p1["Cat"].stats == (1, 1)
    assert table.happened("counters removed") == removed


@rule("2P-ZON-14")
def test_who_has_become_safe_from_a_ko_before_it_happens_stays():
    guard = supporting(
        "T-GUARD",
        "Guard",
        cost=1,
        atk=1,
        defense=5,
        powers=[reaction("Ward", (), KOD, cannot(each(yours, named("Cat")), TO_BE_KOD), subject=yours)],
    )
    slay = plot_twist("T-SLAY", "Slay", MAIN, ko(one(enemy, named("Cat"))))
    table = duel(p1=side(hand=[slay]), p2=side(front=["Cat 1/1", guard]))
    table.p1.plays("Slay")
    table.p2.reacts("Guard")
    assert table.p2["Cat"].in_play
    table = duel(p1=side(hand=[slay]), p2=side(front="Cat 1/1"))
    table.p1.plays("Slay")
    assert table.p2["Cat"].koed


CAT, DOG = one_anywhere(named("Cat")), one_anywhere(named("Dog"))


def offer(timing, *effects, price):
    """Something first, and then a card for a price."""
    return plot_twist("T-OFFER", "Offer", timing, *effects, may(draw(), price=price))


@pytest.mark.parametrize(
    ("twist", "offered"),
    [
        (offer(MAIN, price=exhaust(CAT)), True),
        (offer(MAIN, return_to_hand(CAT), price=exhaust(it)), False),
        (offer(MAIN, exhaust(CAT), price=exhaust(it)), False),
        (offer(MAIN, price=remove_from_game(CAT)), True),
        (offer(MAIN, remove_from_game(CAT), price=remove_from_game(it)), False),
        (offer(MAIN, price=LeaveCombat(CAT)), False),
        (offer(COMBAT, price=LeaveCombat(CAT)), False),
        (offer(COMBAT, price=LeaveCombat(DOG)), True),
    ],
)
def test_a_price_is_asked_only_of_whom_it_would_change(twist, offered):
    table = duel(p1=side(front=["Dog 2/2", "Cat 9/9"], hand=[twist]), p2=side(front="Blob 1/5 h2"))
    if twist.timing == COMBAT:
        table.p1.attacks("Dog", "Blob")
    table.p1.plays("Offer")
    assert any(option.verb == YES for option in table.battle.ask.options) is offered
    if offered:
        table.p1.says_yes()
        assert len(table.p1.hand) == 1
    if twist.timing == COMBAT:
        table.passes()
