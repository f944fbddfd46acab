"""Bryan Danielson (AEW-032, AEW-033)."""

from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import bryan_danielson_1, bryan_danielson_2
from versus.games.tpcg.language.vocabulary import defender, one, plot_twist, stun
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import duel, lay, lying, rule, side

KNOCK = plot_twist("T-1", "Knock", COMBAT, stun(one(defender)), any_turn=True)


def bryan_1(**more):
    return side(main=bryan_danielson_1, main_row="front", levels=bryan_danielson_2, **more)


def bryan_2(**more):
    return side(main=bryan_danielson_2, main_row="front", **more)


# The American Dragon


def test_the_american_dragon_gives_flight_and_range_this_turn():
    table = duel(
        p1=side(main=bryan_danielson_1, levels=bryan_danielson_2, resources="Training Ground"),
        p2=side(front="Foe 9/9", back="Sage 9/4 h3"),
    )
    assert not table.p1.may("attack", "Bryan Danielson", "Sage")
    table.p1.uses("Bryan Danielson", "The American Dragon")
    assert table.p1.main.keywords == ["Flight", "Ranged"]
    table.p1.attacks("Bryan Danielson", "Sage")
    table.passes()
    assert table.p2["Sage"].stunned
    assert table.p1.main.face_up, "at range nobody without Ranged strikes back"
    table.p1.ends_turn()
    assert table.p1.main.keywords == []


# The Perfect Wrestler


@rule("2P-KEY-36")
def test_each_combat_he_wins_is_one_xp():
    table = duel(p1=bryan_1(), p2=side(front="Foe 3/4"))
    table.p1.attacks("Bryan Danielson", "Foe")
    table.passes()
    assert table.p1.xp == 1


def test_two_won_combats_make_him_level_2():
    p1 = side(main=bryan_danielson_1, main_row="front", levels=lying(bryan_danielson_2, "xp1"))
    table = duel(p1=p1, p2=side(front="Foe 3/4"))
    table.p1.attacks("Bryan Danielson", "Foe")
    table.passes()
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (7, 6)


def test_who_falls_with_the_enemy_does_not_win_nor_who_stuns_nobody():
    table = duel(p1=bryan_1(), p2=side(front=["Foe 4/4", "Wall 0/5"]))
    table.p1.attacks("Bryan Danielson", "Foe")
    table.passes()
    assert table.p1.main.stunned
    assert table.p1.xp == 0
    table = duel(p1=bryan_1(), p2=side(front="Wall 0/5"))
    table.p1.attacks("Bryan Danielson", "Wall")
    table.passes()
    assert table.p1.xp == 0


def test_he_wins_as_a_defender_too():
    table = duel(p1=side(front="Foe 3/4"), p2=bryan_1())
    table.p1.attacks("Foe", "Bryan Danielson")
    table.passes()
    assert table.p2.xp == 1


@rule("2P-KEY-38")
def test_he_wins_though_the_defender_falls_before_any_strike():
    table = duel(p1=bryan_1(hand=KNOCK), p2=side(front="Foe 9/9"))
    table.p1.attacks("Bryan Danielson", "Foe")
    table.p1.plays("Knock")
    assert table.p1.xp == 1


# Kick Your Head In


def test_kick_your_head_in_makes_the_enemy_discard_two_cards_if_he_wins():
    table = duel(p1=bryan_2(resources="Fortress"), p2=side(front="Foe 1/1", hand=3))
    table.p1.attacks("Bryan Danielson", "Foe")
    table.p1.uses("Bryan Danielson", "Kick Your Head In")
    assert len(table.p2.hand) == 3
    table.passes()
    assert len(table.p2.hand) == 1


def test_without_a_win_nobody_discards():
    table = duel(p1=bryan_2(resources="Fortress"), p2=side(front="Wall 0/99", hand=3))
    table.p1.attacks("Bryan Danielson", "Wall")
    table.p1.uses("Bryan Danielson", "Kick Your Head In")
    table.passes()
    assert len(table.p2.hand) == 3


def test_it_is_for_this_combat_only():
    table = duel(p1=bryan_2(resources="Fortress"), p2=side(front=["Wall 0/99", "Foe 1/1"], hand=3))
    table.p1.attacks("Bryan Danielson", "Wall")
    table.p1.uses("Bryan Danielson", "Kick Your Head In")
    table.passes()
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("Foe", "Bryan Danielson")
    table.passes()
    assert table.p2["Foe"].stunned
    assert len(table.p2.hand) == 3 + 2, "two cards drawn, none discarded"


def test_as_a_defender_he_kicks_the_head_of_whoever_attacked_him():
    table = lay(side(front="Foe 1/1", hand=2), bryan_2(resources="Fortress"), side(hand=2))
    table.p1.attacks("Foe", "Bryan Danielson")
    table.p1.passes()
    table.p2.uses("Bryan Danielson", "Kick Your Head In")
    table.passes()
    assert len(table.p1.hand) == 0
    assert len(table.p3.hand) == 2


def test_whoever_holds_one_card_discards_it():
    table = duel(p1=bryan_2(resources="Fortress"), p2=side(front="Foe 1/1", hand=1))
    table.p1.attacks("Bryan Danielson", "Foe")
    table.p1.uses("Bryan Danielson", "Kick Your Head In")
    table.passes()
    assert table.p2.hand == []
