"""Who fights whom, beside whom, and who is spared, where cards of A-Force meet."""

from versus.cards.tpcg.a_force.femme_fatales import (
    dramatic_entrance,
    lady_deathstrike,
    moonstone,
    silver_sable,
    sin,
    spiral,
    titania,
)
from versus.cards.tpcg.a_force.heroines import (
    dazzler,
    heroines_of_arcadia,
    loki,
    medusa,
    phoenix,
    she_hulk,
    sister_grimm,
    wasp,
)
from versus.cards.tpcg.a_force.main_characters import (
    black_cat_2,
    she_hulk_1,
    she_hulk_2,
    sister_grimm_1,
    sister_grimm_2,
)
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-34")
def test_a_mercenary_and_a_main_character_team_attack_for_she_hulk():
    p1 = side(main=she_hulk_1, main_row="front", levels=she_hulk_2, front=silver_sable)
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.attacks(["She-Hulk", "Silver Sable"], "Wall")
    table.passes()
    assert table.p1.xp == 1


def test_the_baroness_strengthens_no_mercenary_of_another_team():
    front = [silver_sable, she_hulk]
    p1 = side(main="Cap 3/9 A-Force", main_row="front", front=front, resources="Fortress")
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.attacks(["Cap", "Silver Sable"], "Wall")
    table.p1.uses("She-Hulk", "Baroness of Arcadia")
    assert table.p1.main.stats == (5, 11)
    assert table.p1["Silver Sable"].stats == (1, 5)
    table.passes()


@rule("2P-PWR-40")
def test_she_hulk_objects_to_the_staff_of_one_and_no_plot_twist_is_played():
    p1 = side(front=[sister_grimm, "Ann 3/9 A-Force"], resources="Academy", deck=[heroines_of_arcadia])
    table = duel(p1=p1, p2=side(main=she_hulk_2, resources="Academy", front="Foe 0/99"))
    table.p1.attacks("Ann", "Foe")
    table.p1.uses("Sister Grimm", "The Staff of One")
    table.p2.reacts("She-Hulk", power="Rules Lawyer")
    assert table.p1.deck == ["Heroines of Arcadia"]
    table.passes()


@rule("2P-PWR-34")
def test_a_spell_that_was_objected_to_was_used_and_sends_sister_grimm_down_all_the_same():
    p1 = side(main=sister_grimm_2, levels=sister_grimm_1, resources="Academy", deck=9)
    table = duel(p1=p1, p2=side(main=she_hulk_2, resources="Academy"))
    table.p1.uses("Sister Grimm", "Open Sesame")
    table.p2.reacts("She-Hulk", power="Rules Lawyer")
    assert table.p1.hand == []
    assert table.p1.main.level == 1


def test_a_shielded_defender_still_strikes_back():
    table = duel(p1=side(front="Ann 9/2 h3"), p2=side(front="Foe 3/1", back=phoenix, resources="Academy"))
    table.p1.attacks("Ann", "Foe")
    table.p1.passes()
    table.p2.uses("Phoenix", "Teke Shield")
    table.passes()
    assert table.p2["Foe"].face_up
    assert table.p1["Ann"].stunned


def test_the_shield_does_not_pass_to_whoever_makes_a_dramatic_entrance():
    p2 = side(
        front="Foe 3/1", back=[phoenix, spiral], hand=[dramatic_entrance, "Hero 1/1"], resources="Academy"
    )
    table = duel(p1=side(front="Ann 9/9"), p2=p2)
    table.p1.attacks("Ann", "Foe")
    table.p1.passes()
    table.p2.uses("Phoenix", "Teke Shield")
    table.p1.passes()
    table.p2.plays("Dramatic Entrance", on=["yes", "Hero"])
    table.passes()
    assert table.happened("stunned", "Hero") == 1
    assert table.p2["Hero"].koed


def test_wasp_makes_a_dramatic_entrance_and_stings():
    p2 = side(front="Foe 3/1", back=spiral, hand=[dramatic_entrance, wasp])
    table = duel(p1=side(front="Ann 9/9"), p2=p2)
    table.p1.attacks("Ann", "Foe")
    table.p1.passes()
    table.p2.plays("Dramatic Entrance", on=["yes", "Wasp", "Ann"])
    assert table.p1["Ann"].minus == 1
    table.passes()


def test_cross_their_path_ends_the_combat_before_lady_deathstrike_can_strike():
    p2 = side(main=black_cat_2, main_row="front", resources="Training Ground")
    table = duel(p1=side(front=lady_deathstrike, resources="Fortress"), p2=p2)
    table.p1.attacks("Lady Deathstrike", "Black Cat")
    table.p1.uses("Lady Deathstrike", "Death Strike")
    table.p2.uses("Black Cat", "Cross their Path")
    assert table.p1["Lady Deathstrike"].stunned
    assert table.p2.main.wounds == 0


def test_durable_titania_leaves_the_combat_even_though_she_recovers():
    p2 = side(main=black_cat_2, main_row="front", resources="Training Ground")
    table = duel(p1=side(front=titania), p2=p2)
    table.p1.attacks("Titania", "Black Cat")
    table.p1.passes()
    table.p2.uses("Black Cat", "Cross their Path")
    assert table.p1["Titania"].face_up
    assert table.p2.main.wounds == 0


def test_moonstone_grounds_whoever_would_get_past_medusa_anyway():
    table = duel(p1=side(front="Bird 3/3 F"), p2=side(front=[medusa, moonstone], back="Ward 1/1"))
    assert not table.p1.may("attack", "Bird", "Ward")


def test_spiral_moves_out_of_the_row_that_medusa_reaches():
    table = duel(p1=side(front=spiral), p2=side(front=medusa, resources="Training Ground", deck=9))
    table.p1.uses("Spiral", "Mobile")
    table.next_turn()
    table.p2.goes_to("main")
    assert table.p2.could_choose("use", "Medusa") == []


def test_spiral_in_medusas_hair_does_not_move():
    p1 = side(front=medusa, resources="Training Ground", deck=9)
    table = duel(p1=p1, p2=side(front=spiral, deck=9))
    table.p1.uses("Medusa", "Prehensile Hair")
    table.next_turn()
    table.p2.goes_to("main")
    assert not table.p2.may("use", "Spiral", power="Mobile")


def test_loki_walks_over_to_dazzlers_side_once_she_leads_a_giant():
    table = duel(p1=side(front=loki, deck=9), p2=side(front=[dazzler, "Giant 8/1"], deck=9), at="start")
    table.p1.goes_to("main")
    assert table.p1["Loki"].controller == 2
    assert table.p1["Loki"].row == "back"


def test_sin_does_not_stun_a_mercenary_who_shoots_from_behind():
    p1 = side(main="Gun 1/9 R", back=silver_sable)
    table = duel(p1=p1, p2=side(front=sin, resources="Training Ground"))
    table.p1.attacks(["Gun", "Silver Sable"], "Sin")
    table.p1.passes()
    table.p2.uses("Sin", "Like Father, Like Daughter")
    assert table.p1["Silver Sable"].face_up
    table.passes()
    table.p2.strikes("Gun")
