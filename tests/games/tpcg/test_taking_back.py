"""What a player has begun can be taken back as long as nothing hidden was shown: as if it had not been."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    draw,
    reaction,
    super_power,
    supporting,
    symbols_instead,
    yours,
)
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACK,
    CHOOSE_DEFENDER,
    COMBAT,
    ENERGY,
    MAIN,
    RECRUIT,
    STUN,
    USE,
)
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


def test_a_recruit_that_is_paid_stands():
    table = duel(p1=side(hand=[PILGRIM, "Card 1/1"], resources=["Laboratory", "Laboratory"]), at="recruit")
    table.p1.recruits("Pilgrim", paying="Laboratory")
    with pytest.raises(Refused):
        table.p1.takes_back()


def test_a_power_is_taken_back_before_it_is_paid_and_counts_as_unused():
    table = duel(p1=side(front=THINKER, hand=["Laboratory"], resources=["Laboratory"]))
    table.p1.take(USE, "Thinker")
    table.p1.takes_back()
    table.p1.uses("Thinker", "Think", paying="Laboratory")
    assert table.happened("drew") == 1


def test_a_power_taken_back_in_combat_leaves_the_action_and_the_passes_as_they_were():
    think = super_power("Think", COMBAT, ENERGY, draw())
    thinker = supporting("T-SAGE", "Sage", cost=1, atk=3, defense=3, powers=[think])
    table = duel(
        p1=side(front=thinker, hand="Laboratory", resources="Laboratory"),
        p2=side(front="Blob 1/9", hand="Blob 1/9"),
    )
    table.p1.attacks("Sage", "Blob")
    table.p1.passes()
    table.p2.powers_up("Blob")
    before = table.battle.fork()
    table.p1.take(USE, "Sage")
    table.p1.takes_back()
    assert is_as_before(table.battle, before)
    assert table.p1.asked, "it is still their action"
    table.p1.passes()
    table.p2.passes()
    assert not table.in_combat


def test_a_pass_before_a_power_that_is_taken_back_still_counts():
    think = super_power("Think", COMBAT, ENERGY, draw(), any_turn=True)
    thinker = supporting("T-SAGE", "Sage", cost=1, atk=1, defense=9, powers=[think])
    table = duel(
        p1=side(front="Daken 3/3"),
        p2=side(front=thinker, hand="Laboratory", resources="Laboratory"),
    )
    table.p1.attacks("Daken", "Sage")
    table.p1.passes()
    table.p2.take(USE, "Sage")
    table.p2.takes_back()
    table.p2.passes()
    assert not table.in_combat, "both have passed in a row"


@pytest.mark.parametrize("after", [False, True])
def test_a_reaction_taken_back_is_offered_again_as_if_it_had_not_been(after):
    mourn = reaction("Mourn", ENERGY, STUN, draw(), subject=yours, after=after)
    widow = supporting("T-WIDOW", "Widow", cost=1, atk=1, defense=9, powers=[mourn])
    table = duel(
        p1=side(front="Daken 3/3"),
        p2=side(front="Blob 1/3", back=widow, hand="Laboratory", resources="Laboratory"),
    )
    table.p1.attacks("Daken", "Blob")
    table.passes()
    before = table.battle.fork()
    table.p2.take(USE, "Widow")
    table.p2.takes_back()
    assert is_as_before(table.battle, before)
    table.p2.reacts("Widow", paying="Laboratory in hand")
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
