"""Scorpio Sky (AEW-050)."""

from versus.cards.tpcg.all_elite_wrestling.heels import ethan_page, scorpio_sky
from versus.games.tpcg.language.vocabulary import supporting, this_card, unable, while_
from versus.games.tpcg.words import TO_MOVE
from versus.testing.tpcg import duel, lay, rule, side


@rule("2P-PUP-14")
def test_ethan_page_powers_him_up_and_each_enemy_discards_a_card():
    table = lay(side(front=scorpio_sky, hand=ethan_page), side(front="Foe 0/99", hand=2), side(hand=2))
    table.p1.attacks("Scorpio Sky", "Foe")
    table.p1.powers_up("Scorpio Sky", with_="Ethan Page")
    assert table.p1["Scorpio Sky"].plus == 1
    assert (len(table.p2.hand), len(table.p3.hand)) == (1, 1)
    table.passes()


@rule("2P-PUP-15")
def test_his_own_card_takes_none():
    table = duel(p1=side(front=scorpio_sky, hand=scorpio_sky), p2=side(front="Foe 0/99", hand=2))
    table.p1.attacks("Scorpio Sky", "Foe")
    table.p1.powers_up("Scorpio Sky")
    assert len(table.p2.hand) == 2
    table.passes()


@rule("2P-KEY-11")
def test_he_leaps_on_his_turn():
    table = duel(p1=side(front=scorpio_sky), p2=side(front="Wall 1/9", back="Sage 1/9"))
    assert table.p1.may("attack", "Scorpio Sky", "Sage")


# Head Games


def mind(p2, **more):
    return duel(p1=side(front=scorpio_sky, resources="Academy", **more), p2=p2)


def test_head_games_moves_any_enemies_to_their_other_row():
    table = mind(side(main="Chief 1/9", front=["Ann 1/1", "Ben 1/1"], back="Cat 1/1"))
    table.p1.uses("Scorpio Sky", "Head Games", on=["Ann", "Chief", "stop"])
    assert table.p2.front == ["Ben", "Chief"]
    assert table.p2.back == ["Cat", "Ann"]
    assert table.p1.front == ["Scorpio Sky"]


def test_he_may_leave_them_as_they_stand():
    table = mind(side(main="Chief 1/9", front="Ann 1/1"))
    table.p1.uses("Scorpio Sky", "Head Games", on="stop")
    assert table.p2.front == ["Ann"]


@rule("2P-BLD-18")
def test_the_stunned_and_the_exhausted_are_moved_too_and_stay_as_they_are():
    table = mind(side(main="Chief 1/9", front=["Ann 1/1, stunned", "Ben 1/1, exhausted"]))
    table.p1.uses("Scorpio Sky", "Head Games", on=["Ann", "Ben", "stop"])
    assert sorted(table.p2.back) == ["Ann", "Ben", "Chief"]
    assert table.p2["Ann"].stunned
    assert table.p2["Ben"].exhausted


def test_whoever_cannot_be_moved_stays():
    rock = supporting("T-1", "Rock", cost=1, atk=1, defense=1, powers=[while_(unable(TO_MOVE), on=this_card)])
    table = mind(side(main="Chief 1/9", front=rock))
    table.p1.uses("Scorpio Sky", "Head Games", on=["Rock", "stop"])
    assert table.p2.front == ["Rock"]


def test_at_a_larger_table_one_enemy_is_chosen():
    table = lay(
        side(front=scorpio_sky, resources="Academy"),
        side(main="Chief 1/9", front="Ann 1/1"),
        side(main="Boss 1/9", front="Cat 1/1"),
    )
    table.p1.uses("Scorpio Sky", "Head Games")
    assert table.p1.players_offered == [2, 3]
    table.p1.chooses_player(3)
    assert sorted(table.p1.choices) == ["Boss", "Cat"]
    table.p1.answers("Cat", "stop")
    assert table.p3.front == []
    assert table.p2.front == ["Ann"]
