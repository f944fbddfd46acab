"""What a player has begun can be taken back as long as nothing hidden was shown: as if it had not been."""

import pytest

from versus.games.tpcg.language.vocabulary import draw, super_power, supporting, symbols_instead
from versus.games.tpcg.words import ADD_ATTACKER, ATTACK, CHOOSE_DEFENDER, ENERGY, MAIN, RECRUIT, USE
from versus.kernel.game import TAKE_BACKS
from versus.kernel.save import load, save
from versus.testing.five_ways import catalogue
from versus.testing.taking_back import is_as_before
from versus.testing.tpcg import Refused, duel, side

THINKER = supporting(
    "T-THINK", "Thinker", cost=1, atk=2, defense=2, powers=[super_power("Think", MAIN, ENERGY, draw())]
)
PILGRIM = supporting("T-PILGRIM", "Pilgrim", cost=9, atk=4, defense=4, powers=[symbols_instead(ENERGY)])


def fight():
    return duel(p1=side(front=["Daken 3/3 X-Men", "Toad 2/2 X-Men"]), p2=side(front="Blob 1/3"))


def test_an_attack_is_taken_back_before_its_defender_is_chosen():
    table = fight()
    before = table.battle.fork()
    table.p1.take(ATTACK, "Daken")
    table.p1.takes_back()
    assert is_as_before(table.battle, before)
    assert table.p1["Daken"].ready
    assert not table.happened("attacks")
    table.p1.attacks("Toad", "Blob")
    assert not table.p1["Toad"].ready


def test_a_team_attack_is_taken_back_as_a_whole():
    table = fight()
    before = table.battle.fork()
    table.p1.take(ATTACK, "Daken")
    table.p1.take(ADD_ATTACKER, "Toad")
    table.p1.takes_back()
    assert is_as_before(table.battle, before)


def test_an_attack_under_way_cannot_be_taken_back():
    table = fight()
    table.p1.attacks("Daken", "Blob")
    with pytest.raises(Refused):
        table.p1.takes_back()
    table.passes()


def test_a_recruit_paid_with_symbols_is_taken_back_before_it_is_paid():
    table = duel(p1=side(hand=[PILGRIM, "Card 1/1"], resources=["Laboratory", "Laboratory"]), at="recruit")
    before = table.battle.fork()
    table.p1.take(RECRUIT, "Pilgrim", word="for symbols")
    table.p1.takes_back()
    assert is_as_before(table.battle, before)
    table.p1.recruits("Pilgrim", paying="Laboratory")
    assert table.p1["Pilgrim"].in_play


def test_a_power_is_taken_back_before_it_is_paid_and_counts_as_unused():
    table = duel(p1=side(front=THINKER, hand=["Laboratory"], resources=["Laboratory"]))
    table.p1.take(USE, "Thinker")
    table.p1.takes_back()
    table.p1.uses("Thinker", "Think", paying="Laboratory")
    assert table.happened("drew") == 1


def test_a_save_in_the_middle_of_a_declaration_can_be_taken_back():
    table = fight()
    before = table.battle.fork()
    table.p1.take(ATTACK, "Daken")
    loaded = load(save(table.battle), catalogue(table.battle))
    loaded.answer(len(loaded.ask.options) - 1)
    assert is_as_before(loaded, before)
    table.p1.takes_back()


def test_whoever_cannot_make_up_their_mind_must_attack_in_the_end():
    """Nothing happens between: a game never hangs."""
    table = fight()
    for _ in range(TAKE_BACKS):
        table.p1.take(ATTACK, "Daken")
        table.p1.takes_back()
    table.p1.take(ATTACK, "Daken")
    with pytest.raises(Refused):
        table.p1.takes_back()
    table.p1.take(CHOOSE_DEFENDER, "Blob")
    table.passes()
    table.p1.take(ATTACK, "Toad")
    table.p1.takes_back()
