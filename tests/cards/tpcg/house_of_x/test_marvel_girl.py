"""Marvel Girl, the main character (HOX-033, HOX-034)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.house_of_x.main_characters import marvel_girl_1, marvel_girl_2
from versus.games.tpcg.language.vocabulary import cancel_combat, plot_twist
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import duel, side

CALL_OFF = plot_twist("T-1", "Call Off", COMBAT, cancel_combat, any_turn=True)


@at_both_levels(marvel_girl_1, marvel_girl_2)
def test_telekinetic_shield_guards_a_defender_in_any_combat(main):
    table = duel(p1=side(main=main, front="1/2", resources="Academy"), p2=side(front="11/9"), active=2)
    table.p2.attacks("11/9", "1/2")
    table.p2.passes()
    table.p1.uses("Marvel Girl", "Telekinetic Shield")
    assert table.p1["1/2"].stats == (1, 12)
    table.passes()
    assert table.p1["1/2"].face_up
    assert table.p1["1/2"].stats == (1, 2)


def test_ten_more_def_are_not_enough_against_twelve_and_help_no_attacker():
    table = duel(
        p1=side(main=marvel_girl_1, front="1/2", resources="Academy"), p2=side(front="12/9"), active=2
    )
    table.p2.attacks("12/9", "1/2")
    table.p2.passes()
    table.p1.uses("Marvel Girl", "Telekinetic Shield")
    table.passes()
    assert table.p1["1/2"].stunned
    attack = duel(p1=side(main=marvel_girl_1, front="1/2", resources="Academy"), p2=side(front="9/9"))
    attack.p1.attacks("1/2", "9/9")
    attack.p1.uses("Marvel Girl", "Telekinetic Shield")
    assert attack.p1["1/2"].stats == (1, 2)
    assert attack.p2["9/9"].stats == (9, 9)


def test_marvel_girl_gains_xp_when_a_defender_of_yours_survives():
    table = duel(
        p1=side(main=marvel_girl_1, levels=marvel_girl_2, front=["1/5", "1/2"]),
        p2=side(front=["4/4", "3/3", "2/4"]),
        active=2,
    )
    table.p2.attacks("4/4", "1/5")
    table.passes()
    assert table.p1.xp == 1
    table.p2.attacks("3/3", "1/2")
    table.passes()
    assert table.p1["1/2"].stunned
    assert table.p1.xp == 1
    table.p2.attacks("2/4", "1/5")
    table.passes()
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (10, 2)


def test_attackers_enemies_and_cancelled_combats_give_marvel_girl_nothing():
    table = duel(
        p1=side(main=marvel_girl_1, levels=marvel_girl_2, front="1/5", hand=CALL_OFF), p2=side(front="4/4")
    )
    table.p1.attacks("1/5", "4/4")
    table.passes()
    assert table.p1["1/5"].face_up
    assert table.p2["4/4"].face_up
    assert table.p1.xp == 0
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.attacks("4/4", "1/5")
    table.p2.passes()
    table.p1.plays("Call Off")
    assert not table.in_combat
    assert table.p1.xp == 0


def test_telekinetic_weapon_arms_an_attacker_in_any_combat():
    table = duel(p1=side(main=marvel_girl_2, front="1/2", resources="Fortress"), p2=side(front="1/11"))
    table.p1.attacks("1/2", "1/11")
    table.p1.uses("Marvel Girl", "Telekinetic Weapon")
    assert table.p1["1/2"].stats == (11, 2)
    table.passes()
    assert table.p2["1/11"].stunned
    assert table.p1["1/2"].stats == (1, 2)


def test_telekinetic_weapon_arms_no_defender():
    table = duel(
        p1=side(main=marvel_girl_2, front="1/2", resources="Fortress"), p2=side(front="1/9"), active=2
    )
    table.p2.attacks("1/9", "1/2")
    table.p2.passes()
    table.p1.uses("Marvel Girl", "Telekinetic Weapon")
    assert table.p1["1/2"].stats == (1, 2)
    assert table.p2["1/9"].stats == (1, 9)


def test_marvel_girl_is_also_known_as_jean_grey_and_phoenix():
    assert marvel_girl_1.names == marvel_girl_2.names == ("Marvel Girl", "Jean Grey", "Phoenix")
