"""Daredevil, the main character (DHK-001, DHK-002) and the supporting one (DHK-024).

That he needs four XP is stated; what he gains them for begins with an attack of his, and is that of XFC-005.
"""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import daredevil
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders_main_characters import daredevil_1, daredevil_2
from versus.testing.tpcg import duel, lying, rule, side


def hunting(how="", **more):
    return duel(
        p1=side(main=lying(daredevil_1, how), main_row="front", levels=daredevil_2, **more),
        p2=side(front="0/9 h3"),
    )


def test_a_solo_attack_is_xp():
    table = hunting()
    table.p1.attacks("Daredevil", "0/9")
    assert table.p1.xp == 1
    table.passes()


def test_a_team_attack_or_somebody_else_s_is_not():
    table = hunting(front=["1/1 Defenders", "2/2"])
    table.p1.attacks(["Daredevil", "1/1"], "0/9")
    table.passes()
    table.p1.attacks("2/2", "0/9")
    table.passes()
    assert table.p1.xp == 0


@rule("2P-LVL-04")
def test_the_fourth_is_level_two_and_the_third_is_not():
    table = hunting("xp2")
    table.p1.attacks("Daredevil", "0/9")
    table.passes()
    assert table.p1.main.level == 1
    table = hunting("xp3")
    table.p1.attacks("Daredevil", "0/9")
    table.passes()
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (4, 8)


@at_both_levels(daredevil_1, daredevil_2)
def test_without_fear_he_strikes_with_double_his_atk_on_any_turn(main):
    foe = f"Foe 0/{4 if main is daredevil_1 else 8} h2"
    table = duel(p1=side(front=foe), p2=side(main=main, main_row="front", resources="Training Ground"))
    table.p1.attacks("Foe", "Daredevil")
    table.p1.passes()
    table.p2.uses("Daredevil", "The Man Without Fear")
    table.passes()
    assert table.p1["Foe"].stunned


def test_one_more_def_withstands_it():
    table = duel(
        p1=side(main=daredevil_1, main_row="front", resources="Training Ground"), p2=side(front="0/5 h2")
    )
    table.p1.attacks("Daredevil", "0/5")
    table.p1.uses("Daredevil", "The Man Without Fear")
    table.passes()
    assert table.p2["0/5"].face_up, "4 of 5"


def test_radar_sense_opens_their_hands_until_they_pay():
    table = duel(
        p1=side(main=daredevil_2, resources="Academy"), p2=side(hand=["Ann 1/1"], resources="Training Ground")
    )
    table.p1.uses("Daredevil", "Radar Sense")
    hands = [pile for pile in table.battle.view(0).sides[1].piles if pile.name == "hand"]
    assert [card.name for card in hands[0].cards] == ["Ann"]


@rule("2P-PUP-01")
def test_the_supporting_one_powers_the_main_one_up():
    table = duel(p1=side(main=daredevil_1, main_row="front", hand=daredevil), p2=side(front="0/9"))
    table.p1.attacks("Daredevil", "0/9")
    table.p1.powers_up("Daredevil")
    assert table.p1.main.plus == 1
    table.passes()


def test_the_supporting_one_dodges_ranged_attacks():
    table = duel(p1=side(front="9/9", back="8/8 R"), p2=side(front=daredevil))
    assert table.p1.may("attack", "9/9", "Daredevil")
    assert not table.p1.may("attack", "8/8", "Daredevil")
