"""Jessica Jones, the main character (DHK-005, DHK-006) and the supporting one (DHK-018): after LEG cards."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import jessica_jones
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders_main_characters import (
    jessica_jones_1,
    jessica_jones_2,
)
from versus.testing.tpcg import duel, lying, side


@at_both_levels(jessica_jones_1, jessica_jones_2)
def test_invulnerable_for_a_turn_she_takes_no_wound(main):
    table = duel(p1=side(front="20/20"), p2=side(main=main, main_row="front", resources="Fortress"))
    table.p1.attacks("20/20", "Jessica Jones")
    table.p1.passes()
    table.p2.uses("Jessica Jones", "Limited Invulnerability")
    table.passes()
    table.p2.says_no()
    assert table.p2["Jessica Jones"].wounds == 0
    assert table.p2["Jessica Jones"].stunned


def test_she_can_be_so_once_a_game():
    table = duel(
        p1=side(front=["1/1", "1/2"]),
        p2=side(main=jessica_jones_1, main_row="front", resources=["Fortress", "Fortress"]),
    )
    table.p1.attacks("1/1", "Jessica Jones")
    table.p1.passes()
    table.p2.uses("Jessica Jones", "Limited Invulnerability")
    table.passes()
    table.p1.attacks("1/2", "Jessica Jones")
    table.p1.passes()
    assert table.p2.why_not("use", "Jessica Jones", power="Limited Invulnerability") == "2P-PWR-30"
    table.passes()


def test_an_enemy_that_appears_is_xp_and_the_fifth_is_level_two():
    table = duel(
        p1=side(hand="Ann 1/1"),
        p2=side(main=lying(jessica_jones_1, "xp4"), levels=jessica_jones_2),
        at="recruit",
        recruit_points=9,
    )
    table.p1.recruits("Ann")
    assert table.p2.main.level == 2


def test_a_friend_that_appears_is_not():
    table = duel(
        p1=side(main=lying(jessica_jones_1, "xp4"), levels=jessica_jones_2, hand="Ann 1/1"),
        at="recruit",
        recruit_points=9,
    )
    table.p1.recruits("Ann")
    assert table.p1.main.level == 1


def test_she_collars_a_character_in_their_hand():
    table = duel(
        p1=side(main=jessica_jones_2, resources="Academy"), p2=side(hand=["Ann 1/1", "Bob 1/1", "Fortress"])
    )
    table.p1.uses("Jessica Jones", "Collar the Suspect")
    assert table.p1.choices == ["Ann", "Bob"]
    table.p1.chooses("Bob")
    assert table.p2.ko_pile == ["Bob"]


@pytest.mark.parametrize("recovers", [True, False])
@pytest.mark.parametrize("card", [jessica_jones, jessica_jones_1, jessica_jones_2], ids=lambda card: card.key)
def test_tough_she_may_recover_at_once_and_keeps_the_wound(card, recovers):
    mine = side(front=card) if card is jessica_jones else side(main=card, main_row="front")
    table = duel(p1=side(front="20/20"), p2=mine)
    table.p1.attacks("20/20", "Jessica Jones")
    table.passes()
    table.p2.answers("yes" if recovers else "no")
    assert table.p2["Jessica Jones"].face_up is recovers
    assert table.p2["Jessica Jones"].wounds == 1


@pytest.mark.parametrize("guard", ["1/1", "1/1 Flight"])
def test_she_flies(guard):
    table = duel(p1=side(front=jessica_jones), p2=side(front=guard, back="2/2"))
    assert table.p1.may("attack", "Jessica Jones", "2/2") is ("Flight" not in guard)
