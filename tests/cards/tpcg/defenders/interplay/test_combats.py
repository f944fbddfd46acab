"""Combats of the Defenders: who strikes, who is struck, who is spared."""

from versus.cards.tpcg.defenders.defenders import (
    hellcat,
    hidden_weapons,
    iron_fist,
    moon_knight,
    punisher,
    spellbound,
    super_senses,
    vision,
)
from versus.cards.tpcg.defenders.main_characters import (
    daredevil_1,
    daredevil_2,
    ghost_rider_2,
    luke_cage_1,
    winter_soldier_1,
    winter_soldier_2,
)
from versus.cards.tpcg.defenders.underworld import (
    bullseye,
    pain_and_suffering,
    play_dead,
    purple_man,
    rhino,
    shock_to_the_system,
    typhoid_mary,
)
from versus.games.tpcg.language.vocabulary import supporting
from versus.testing.tpcg import duel, lying, rule, side

WIDOW = supporting("T-9", "Black Widow", cost=1, atk=1, defense=1, health=2)


@rule("2P-TRG-07", "2P-CRD-11", "2P-TRG-06")
def test_mary_first_leaves_daredevil_nobody_to_protect():
    table = duel(
        p1=side(front=typhoid_mary),
        p2=side(main=daredevil_1, levels=daredevil_2, main_row="front", back=WIDOW),
    )
    table.p1.attacks("Mary Walker", "Daredevil")
    table.p1.resolves_first("Mary Walker")
    table.p1.answers("Daredevil", "Black Widow")
    assert table.p2["Black Widow"].stunned
    assert table.p2.xp == 0
    table.passes()


@rule("2P-TRG-07", "2P-CRD-11")
def test_daredevil_first_gains_his_xp():
    table = duel(
        p1=side(front=typhoid_mary),
        p2=side(main=daredevil_1, levels=daredevil_2, main_row="front", back=WIDOW),
    )
    table.p1.attacks("Mary Walker", "Daredevil")
    table.p1.resolves_first("Daredevil")
    assert table.p2.xp == 1
    table.p1.answers("Daredevil", "Black Widow")
    table.passes()


@rule("2P-KEY-12", "2P-CRD-08")
def test_the_punisher_does_not_kill_whom_his_shot_does_not_wound():
    table = duel(p1=side(front=punisher), p2=side(main=luke_cage_1, main_row="front", resources="Fortress"))
    table.p1.attacks("Punisher", "Luke Cage")
    table.p1.passes()
    table.p2.uses("Luke Cage", "Impervious Skin")
    table.passes()
    assert table.p2.main.stunned
    assert table.p2.main.wounds == 0
    assert not table.over


@rule("2P-GEN-02")
def test_whom_nobody_strikes_the_iron_fist_does_not_strike_either():
    table = duel(
        p1=side(front=iron_fist, resources="Training Ground"), p2=side(front=vision, resources="Laboratory")
    )
    table.p1.attacks("Iron Fist", "Vision")
    table.p1.uses("Iron Fist", "Iron Fist Punch")
    table.p2.uses("Vision", "Decrease Density")
    table.passes()
    assert table.p2["Vision"].face_up


@rule("2P-STN-28")
def test_played_dead_the_iron_fist_meets_the_air():
    table = duel(
        p1=side(front=iron_fist, resources="Training Ground"),
        p2=side(front="1/30 h1 Underworld", hand=play_dead),
    )
    table.p1.attacks("Iron Fist", "1/30")
    table.p1.uses("Iron Fist", "Iron Fist Punch")
    table.p2.plays("Play Dead")
    assert table.p2["1/30"].in_play
    assert table.p2["1/30"].wounds == 0


@rule("2P-MOD-11", "2P-MOD-05")
def test_what_comes_after_the_doubling_is_not_doubled():
    table = duel(
        p1=side(front=vision, resources="Laboratory"),
        p2=side(front="1/20 Underworld", hand=[pain_and_suffering, shock_to_the_system]),
    )
    table.p1.attacks("Vision", "1/20")
    table.p1.passes()
    table.p2.plays("Pain and Suffering", on="Vision")
    table.p1.uses("Vision", "Increase Density")
    assert table.p1["Vision"].stats == (10, 6)
    table.p2.plays("Shock to the System")
    assert table.p1["Vision"].stats == (7, 6)
    table.passes()


@rule("2P-CMB-68", "2P-MOD-09")
def test_a_double_strike_of_less_than_nothing_is_none():
    table = duel(
        p1=side(main=daredevil_1, main_row="front", resources="Training Ground"),
        p2=side(front="1/1 h2", hand=shock_to_the_system),
    )
    table.p1.attacks("Daredevil", "1/1")
    table.p1.uses("Daredevil", "The Man Without Fear")
    table.p2.plays("Shock to the System")
    table.passes()
    assert table.p2["1/1"].face_up


@rule("2P-GEN-02")
def test_spellbound_enemies_use_powers_and_power_up_all_the_same():
    table = duel(
        p1=side(front="6/6 Defenders", hand=spellbound),
        p2=side(front=moon_knight, hand=["Ann 1/1", super_senses]),
    )
    table.p1.attacks("6/6", "Moon Knight")
    table.p1.plays("Spellbound")
    assert not table.p2.may("play", "Super Senses")
    table.p2.powers_up("Moon Knight", "Ann")
    table.passes()
    assert table.p2["Moon Knight"].koed


@rule("2P-KEYC-38")
def test_hellcat_pounces_on_whom_the_purple_man_has_worn_out():
    table = duel(
        p1=side(front=[hellcat, purple_man], resources="Academy"),
        p2=side(front=["9/9 h5, exhausted", "8/8"]),
    )
    table.p1.uses("Purple Man", "Brainwash", on="8/8")
    table.p1.attacks("Hellcat", "9/9")
    table.passes()
    assert table.p1["Hellcat"].face_up


@rule("2P-CMB-55")
def test_hidden_weapons_let_a_defender_answer_the_punisher_unless_he_is_well_placed():
    table = duel(
        p1=side(back=punisher, resources="Training Ground"),
        p2=side(front="9/9 Defenders", hand=hidden_weapons),
    )
    table.p1.attacks("Punisher", "9/9")
    table.p1.passes()
    table.p2.plays("Hidden Weapons", on="9/9")
    table.p1.uses("Punisher", "Perfect Position")
    table.passes()
    assert table.p1["Punisher"].face_up


@rule("2P-KEYC-03", "2P-CMB-26")
def test_rhino_in_the_front_row_binds_the_snipers_behind_him_too():
    table = duel(
        p1=side(main=winter_soldier_2, front=rhino, resources="Training Ground"),
        p2=side(front="1/9 h5", back="1/3 h2"),
    )
    table.p1.uses("Winter Soldier", "Sniper Rifle")
    assert table.p1.why_not("attack", "Winter Soldier", "1/3") == "2P-KEYC-03"
    table.p1.attacks("Rhino", "1/9")
    table.passes()
    table.p1.attacks("Winter Soldier", "1/3")
    table.passes()
    assert table.p2["1/3"].stunned


@rule("2P-KEYC-03")
def test_the_ride_through_hell_counts_as_the_first_attack():
    table = duel(
        p1=side(main=ghost_rider_2, front=[rhino, "2/2"], resources="Training Ground"),
        p2=side(front="1/3 h5"),
    )
    table.p1.uses("Ghost Rider", "Hell on Wheels")
    table.p1.answers("front", "yes")
    table.passes()
    table.p1.answers("no")
    assert table.p2["1/3"].stunned


@rule("2P-STN-56", "2P-STN-43")
def test_the_soldier_on_ice_cannot_freeze_for_more():
    table = duel(
        p1=side(main=winter_soldier_1, levels=winter_soldier_2),
        p2=side(front="1/2 h2"),
    )
    table.p1.attacks("Winter Soldier", "1/2")
    table.passes()
    table.p1.answers("yes")
    assert table.p1.main.frozen
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.main.exhausted


@rule("2P-CTL-03")
def test_a_thrown_counter_kos_the_brainwashed_on_your_own_side_for_its_owner():
    table = duel(
        p1=side(front=[purple_man, lying(bullseye, "+1")], resources=["Academy", "Training Ground"]),
        p2=side(front=["9/9 h1", "8/8"]),
    )
    table.p1.uses("Purple Man", "Brainwash", on="9/9")
    table.p1.uses("Bullseye", "Improvised Weapon", on="9/9")
    assert table.p2.ko_pile == ["9/9 h1"]
