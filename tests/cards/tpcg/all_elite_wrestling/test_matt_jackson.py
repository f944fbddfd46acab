"""Matt Jackson (AEW-048)."""

from versus.cards.tpcg.all_elite_wrestling.heels import matt_jackson, nick_jackson, wardlow
from versus.cards.tpcg.all_elite_wrestling.locations import left_tunnel, revolution
from versus.games.tpcg.language.vocabulary import each, enemy, plot_twist, stun, supporting_only, wound
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

# Young Bucks


@rule("2P-PUP-14")
def test_nick_powers_him_up_and_an_enemy_in_the_combat_gets_two_minus_counters():
    table = duel(p1=side(front=matt_jackson, hand=nick_jackson), p2=side(front=["Foe 0/99", "Ally 0/99"]))
    table.p1.attacks("Matt Jackson", "Foe")
    table.p1.powers_up("Matt Jackson", with_="Nick Jackson")
    assert table.p1["Matt Jackson"].plus == 1
    assert (table.p2["Foe"].minus, table.p2["Ally"].minus) == (2, 0)
    table.passes()


@rule("2P-PUP-15")
def test_his_own_card_puts_none():
    table = duel(p1=side(front=matt_jackson, hand=matt_jackson), p2=side(front="Foe 0/99"))
    table.p1.attacks("Matt Jackson", "Foe")
    table.p1.powers_up("Matt Jackson")
    assert table.p2["Foe"].minus == 0
    table.passes()


# Whatever It Takes


def brothers(**more):
    return side(main="Chief 1/9", front=["Ann 1/1 h1", "Ben 1/1 h1"], back=matt_jackson, **more)


@rule("2P-CRD-54")
def test_another_character_that_is_struck_down_gets_no_wound():
    table = duel(p1=side(front="Foe 9/9"), p2=brothers(resources=revolution))
    table.p1.attacks("Foe", "Ann")
    table.passes()
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert table.p2["Ann"].stunned
    assert table.p2["Ann"].wounds == 0


@rule("2P-CRD-54", "2P-CRD-71")
def test_nor_does_one_that_an_effect_wounds():
    """The clarification names Powerbomb Symphony."""
    table = duel(p1=side(front=wardlow, resources="Fortress"), p2=brothers(resources=left_tunnel))
    table.p1.uses("Wardlow", "Powerbomb Symphony", on="Ann")
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert table.p2["Ann"].face_up
    assert table.p2["Ann"].wounds == 0


@rule("2P-CRD-54")
def test_however_many_wounds_it_would_be():
    maul = plot_twist("T-1", "Maul", MAIN, wound(each(enemy), 3))
    table = duel(p1=side(hand=maul), p2=side(main="Chief 1/9", back=matt_jackson, resources=revolution))
    table.p1.plays("Maul")
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert table.p2["Chief"].wounds == 0
    assert table.p2["Matt Jackson"].koed, "he cannot save himself"


def test_declined_the_wound_comes():
    table = duel(p1=side(front="Foe 9/9"), p2=brothers(resources=revolution))
    table.p1.attacks("Foe", "Ann")
    table.passes()
    table.p2.stops()
    assert table.p2["Ann"].koed
    assert table.p2[revolution.name].face_up


def test_he_does_nothing_for_himself_or_for_an_enemy():
    table = duel(p1=side(front="Foe 9/1 h1"), p2=side(front=matt_jackson, resources=revolution))
    table.p1.attacks("Foe", "Matt Jackson")
    table.passes()
    assert table.p2["Matt Jackson"].koed
    assert table.p1["Foe"].koed


@rule("2P-CRD-55", "2P-PWR-37")
def test_he_saves_one_a_turn():
    table = duel(p1=side(front=["Foe 9/9", "Fiend 9/9"]), p2=brothers(resources=[revolution, revolution]))
    table.p1.attacks("Foe", "Ann")
    table.passes()
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    table.p1.attacks("Fiend", "Ben")
    table.passes()
    assert table.p2["Ben"].koed


@rule("2P-CRD-55")
def test_of_two_who_fall_together_he_saves_one():
    bomb = plot_twist("T-2", "Bomb", MAIN, stun(each(enemy, supporting_only)))
    p2 = side(front=["Ann 1/1 h1", "Ben 1/1 h1"], back=matt_jackson, resources=[revolution, revolution])
    table = duel(p1=side(hand=bomb), p2=p2)
    table.p1.plays("Bomb")
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert [table.p2[name].in_play for name in ("Ann", "Ben", "Matt Jackson")].count(True) == 1


@rule("2P-CRD-56", "2P-KEY-12")
def test_a_lethal_attacker_does_not_ko_whom_he_saves():
    p2 = side(front="Ann 1/1 h3", back=matt_jackson, resources=revolution)
    table = duel(p1=side(front="Foe 9/9 Lethal"), p2=p2)
    table.p1.attacks("Foe", "Ann")
    table.passes()
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert table.p2["Ann"].stunned


def test_where_lethal_asks_for_a_stun_he_saves_nobody_from_it():
    p2 = side(front="Ann 1/1 h3", back=matt_jackson, resources=revolution)
    table = duel(p1=side(front="Foe 9/9 Lethal"), p2=p2, rules=Rules(lethal="stun"))
    table.p1.attacks("Foe", "Ann")
    table.passes()
    table.p2.reacts("Matt Jackson", power="Whatever It Takes")
    assert table.p2["Ann"].koed


@rule("2P-PWR-42")
def test_stunned_he_saves_nobody():
    p2 = side(front="Ann 1/1 h1", back=lying(matt_jackson, "stunned"), resources=revolution)
    table = duel(p1=side(front="Foe 9/9"), p2=p2)
    table.p1.attacks("Foe", "Ann")
    table.passes()
    assert table.p2["Ann"].koed
