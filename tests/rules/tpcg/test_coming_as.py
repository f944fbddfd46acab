"""Characters that come into play stunned, hidden or exhausted, and next to somebody (2P-GEN-01)."""

from versus.games.tpcg.language.vocabulary import (
    appearing,
    card_in,
    character,
    each,
    enemy,
    give_back,
    it,
    one,
    pick,
    plot_twist,
    plus_counters,
    put_beside,
    put_into_play,
    send_beside,
    super_power,
    supporting,
    supporting_only,
    take,
    the_defender,
    this,
    when_appears,
    yours,
)
from versus.games.tpcg.words import BACK, COMBAT, HAND, HIDDEN, MAIN, STUNNED
from versus.testing.tpcg import duel, rule, side


def comer(*powers):
    return supporting("T-1", "Comer", cost=1, atk=1, defense=1, health=2, powers=powers)


@rule("2P-GEN-01")
def test_who_appears_stunned_lies_face_down_without_a_wound_and_its_powers_are_off():
    card = comer(appearing(STUNNED), when_appears(plus_counters(each(yours))))
    table = duel(p1=side(front="Ann 1/1", hand=card), at="recruit", recruit_points=1)
    table.p1.recruits("Comer")
    assert table.p1["Comer"].stunned
    assert table.p1["Comer"].exhausted
    assert table.p1["Comer"].wounds == 0
    assert table.p1["Ann"].plus == 0


@rule("2P-GEN-01")
def test_who_appears_hidden_or_exhausted_does_so_by_an_effect_too():
    fetch = plot_twist("T-2", "Fetch", MAIN, put_into_play(card_in(HAND, character)))
    table = duel(p1=side(hand=[fetch, comer(appearing(HIDDEN))]))
    table.p1.plays("Fetch", on=["Comer", "front"])
    assert table.p1["Comer"].hidden
    assert table.p1["Comer"].ready
    table = duel(p1=side(hand=[fetch, comer(appearing(exhausted=True))]))
    table.p1.plays("Fetch", on=["Comer", "front"])
    assert table.p1["Comer"].face_up
    assert table.p1["Comer"].exhausted


@rule("2P-GEN-01")
def test_as_a_resource_it_lies_as_resources_do():
    table = duel(p1=side(hand=comer(appearing(STUNNED))), at="resource")
    table.p1.places("Comer")
    assert table.p1["Comer"].face == "face down"
    assert table.p1["Comer"].ready


@rule("2P-ZON-04")
def test_a_card_put_next_to_another_comes_to_its_side_and_row():
    enter = plot_twist(
        "T-3", "Enter", COMBAT, put_beside(card_in(HAND, character), the_defender), any_turn=True
    )
    table = duel(p1=side(front="5/5", back="5/6 R"), p2=side(back="1/1", hand=[enter, "Ann 2/2"]))
    table.p1.attacks("5/6", "1/1")
    table.p1.passes()
    table.p2.plays("Enter", on="Ann")
    assert table.p2.back[-1] == "Ann"
    table.passes()


@rule("2P-CTL-03", "2P-CTL-05")
def test_a_character_moves_to_the_side_of_another():
    turncoat = supporting(
        "T-4",
        "Turncoat",
        cost=1,
        atk=3,
        defense=3,
        powers=[super_power("Turn", MAIN, 0, pick(one(enemy)), send_beside(this, it, row=BACK))],
    )
    table = duel(p1=side(front=turncoat), p2=side(front=["9/9", "8/8"]))
    table.p1.uses("Turncoat", "Turn", on="9/9")
    assert table.p1["Turncoat"].controller == 2
    assert table.p2.back[-1] == "Turncoat"
    assert table.happened("appeared") == 0


@rule("2P-CTL-06")
def test_what_was_taken_can_be_given_back():
    borrow = plot_twist("T-5", "Borrow", MAIN, take(one(enemy, supporting_only), row=BACK))
    render = plot_twist("T-6", "Render", MAIN, give_back(each(yours, supporting_only), row=BACK))
    table = duel(p1=side(front="Ann 1/1", hand=[borrow, render]), p2=side(front="8/8"))
    table.p1.plays("Borrow", on="8/8")
    assert table.p2["8/8"].controller == 1
    table.p1.plays("Render")
    assert table.p2["8/8"].controller == 2
    assert table.p2["8/8"].row == "back"
    assert table.p1["Ann"].controller == 1, "who is at home stays"
