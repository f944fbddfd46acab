"""Who fights whom, and with what, where Babyfaces and their gear meet in combat."""

from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import (
    adam_page_1,
    chris_jericho_2,
    darby_allin_1,
    darby_allin_2,
    jon_moxley_1,
    thunder_rosa_1,
    thunder_rosa_2,
)
from versus.cards.tpcg.all_elite_wrestling.babyfaces import (
    dynamite,
    eddie_kingston,
    jungle_boy,
    keith_lee,
    luchasaurus,
    orange_cassidy,
    penta_el_zero_miedo,
    pop,
    rey_fenix,
    sammy_guevara,
    samoa_joe,
)
from versus.cards.tpcg.all_elite_wrestling.gear import baseball_bat, chair
from versus.cards.tpcg.all_elite_wrestling.gear import table as ring_table
from versus.games.tpcg.language.vocabulary import enemy, gets, in_combat, one, plot_twist
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-PWR-47")
def test_hangman_calms_eddie_kingston_down():
    p1 = side(main=adam_page_1, main_row="front", front="Pal 1/9 Babyfaces", resources="All Out")
    table = duel(p1=p1, p2=side(front=eddie_kingston))
    table.p1.attacks(["Adam Page", "Pal"], "Eddie Kingston")
    assert table.p2["Eddie Kingston"].stats == (8, 8)
    table.p1.uses("Adam Page", "Hangman")
    assert table.p2["Eddie Kingston"].stats == (4, 4)
    table.passes()
    table.p2.strikes("Pal")
    assert table.p2["Eddie Kingston"].stunned


@rule("2P-CRD-64")
def test_hangman_ends_a_thousand_lives():
    p1 = side(main=adam_page_1, main_row="front", resources="All Out")
    table = duel(p1=p1, p2=side(front=rey_fenix))
    table.p1.attacks("Adam Page", "Rey Fénix")
    table.p1.uses("Adam Page", "Hangman")
    assert table.p2["Rey Fénix"].koed
    assert not table.in_combat


def test_hangman_takes_the_tag_partner_away():
    p1 = side(main=adam_page_1, main_row="front", resources="All Out")
    table = duel(p1=p1, p2=side(front=luchasaurus, hand=[jungle_boy, luchasaurus]))
    table.p1.attacks("Adam Page", "Luchasaurus")
    table.p1.uses("Adam Page", "Hangman")
    assert not table.p2.may("power up", "Jungle Boy", "Luchasaurus")
    assert table.p2.may("power up", "Luchasaurus in hand", "Luchasaurus in the front row")
    table.passes()


def test_hangman_keeps_a_chair_from_being_swung():
    p1 = side(main=adam_page_1, main_row="front", resources="All Out")
    p2 = side(front="Foe 1/9", equipment={"Foe": chair}, resources="All Out")
    table = duel(p1=p1, p2=p2)
    table.p1.attacks("Adam Page", "Foe")
    table.p1.uses("Adam Page", "Hangman")
    assert not table.p2.offered("use")
    table.passes()


@rule("2P-KEY-38")
def test_samoa_joe_pops_when_the_defender_falls_in_mid_combat():
    tire = plot_twist("T-T", "Tire", COMBAT, gets(one(enemy, in_combat), defense=-1))
    p1 = side(front=lying(samoa_joe, "w1"), hand=[pop, tire])
    table = duel(p1=p1, p2=side(main="Chief 9/4 h5", main_row="front"))
    table.p1.attacks("Samoa Joe", "Chief")
    table.p1.plays("Pop")
    table.p2.passes()
    table.p1.plays("Tire")
    assert table.p2["Chief"].stunned
    assert table.p1["Samoa Joe"].plus == 3
    assert table.p1["Samoa Joe"].wounds == 0


def test_pop_heals_a_brother_who_won_with_a_triple_strike():
    p1 = side(front=lying(rey_fenix, "w7"), hand=[penta_el_zero_miedo, pop])
    table = duel(p1=p1, p2=side(front="Foe 0/12"))
    table.p1.attacks("Rey Fénix", "Foe")
    table.p1.powers_up("Rey Fénix", with_="Penta El Zero Miedo")
    table.p2.passes()
    table.p1.plays("Pop")
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Rey Fénix"].wounds == 0
    assert table.p1["Rey Fénix"].plus == 4


@rule("2P-CMB-68")
def test_the_bat_makes_a_triple_strike_longer():
    p1 = side(front=penta_el_zero_miedo, equipment={"Penta El Zero Miedo": baseball_bat})
    table = duel(p1=p1, p2=side(main="Chief 0/21", main_row="front"))
    table.p1.attacks("Penta El Zero Miedo", "Chief")
    table.p1.uses("Penta El Zero Miedo", "Grand Slam")
    assert table.p1["Penta El Zero Miedo"].stats == (7, 4)
    table.passes()
    assert table.p2["Chief"].stunned


def test_jericho_walls_in_a_pouncing_guevara():
    p2 = side(main=chris_jericho_2, main_row="front", resources="Double or Nothing")
    table = duel(p1=side(front=sammy_guevara), p2=p2)
    table.p1.attacks("Sammy Guevara", "Chris Jericho")
    table.p1.passes()
    table.p2.uses("Chris Jericho", "Walls of Jericho")
    table.passes()
    assert not table.p2["Chris Jericho"].stunned
    assert table.p1["Sammy Guevara"].koed


@rule("2P-MOD-17")
def test_moxley_takes_over_what_the_chair_has_given():
    p1 = side(front="Foe 1/1", equipment={"Foe": chair}, resources="All Out")
    p2 = side(main=jon_moxley_1, main_row="front", resources="Revolution")
    table = duel(p1=p1, p2=p2)
    table.p1.attacks("Foe", "Jon Moxley")
    table.p1.uses("Foe", "Cold Hard Steel")
    table.p2.uses("Jon Moxley", "Paradigm Shift")
    assert table.p2["Jon Moxley"].stats == (7, 7)
    assert table.p1["Foe"].stats == (3, 3)
    table.passes()
    assert table.p1["Foe"].stunned


def test_a_table_stops_thunder_rosa_before_she_wins():
    p1 = side(main=thunder_rosa_1, main_row="front", resources="Double or Nothing")
    p2 = side(front=["Foe 0/3", "Bob 0/3"], equipment={"Foe": ring_table}, resources="Double or Nothing")
    table = duel(p1=p1, p2=p2)
    table.p1.attacks("Thunder Rosa", "Foe")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.p2.uses("Foe", "Broken In Half")
    assert table.p1["Thunder Rosa"].stunned
    assert not table.in_combat


def test_thunder_rosa_goes_on_with_dynamite_only_once():
    p1 = side(main=thunder_rosa_1, main_row="front", resources="Double or Nothing", hand=dynamite)
    table = duel(p1=p1, p2=side(front=["Foe 0/9", "Bob 0/9"]))
    table.p1.attacks("Thunder Rosa", "Foe")
    table.p1.uses("Thunder Rosa", "La Mera Mera")
    table.p2.passes()
    table.p1.plays("Dynamite")
    table.passes()
    assert table.p2["Foe"].stunned, "she struck, and that was enough to win"
    table.p1.says_yes()
    table.passes()
    assert not table.p2["Bob"].stunned


def test_rosa_gains_from_muscle_busters_victim():
    p1 = side(main=thunder_rosa_1, levels=thunder_rosa_2, front=samoa_joe)
    table = duel(p1=p1, p2=side(front="Foe 1/3 h5"))
    table.p1.attacks("Samoa Joe", "Foe")
    assert table.p1.xp == 1


def test_darby_is_struck_by_triple_force_and_learns_as_much_as_from_any_strike():
    p2 = side(main=darby_allin_1, main_row="front", levels=darby_allin_2)
    table = duel(p1=side(front=penta_el_zero_miedo), p2=p2)
    table.p1.attacks("Penta El Zero Miedo", "Darby Allin")
    table.passes()
    assert table.p2["Darby Allin"].stunned
    assert table.p2.xp == 1


def test_a_snare_trap_in_a_team_attack_leaves_a_monster_to_the_rest():
    p2 = side(front=jungle_boy, hand=[luchasaurus, "Revolution"])
    table = duel(p1=side(front=["Ann 3/5 Heels", "Bob 3/5 Heels", "Cid 1/5 Heels"]), p2=p2)
    table.p1.attacks(["Ann", "Bob", "Cid"], "Jungle Boy")
    table.p1.passes()
    table.p2.uses("Jungle Boy", "Snare Trap", on="Ann")
    table.p1.passes()
    table.p2.powers_up("Jungle Boy", with_="Luchasaurus")
    table.passes()
    assert all(table.p1[name].stunned for name in ("Ann", "Bob", "Cid"))
    assert not table.p2["Jungle Boy"].stunned


def test_orange_punch_ends_the_fight_that_a_chair_was_swung_in():
    p1 = side(front=orange_cassidy, resources=["Full Gear", "Double or Nothing"])
    p2 = side(front="Foe 5/5 h2", equipment={"Foe": chair}, resources="All Out")
    table = duel(p1=p1, p2=p2)
    table.p1.attacks("Orange Cassidy", "Foe")
    table.p1.passes()
    table.p2.uses("Foe", "Cold Hard Steel")
    table.p1.uses("Orange Cassidy", "Orange Punch")
    assert table.p2["Foe"].stunned
    assert table.p2.ko_pile == ["Chair"]


def test_keith_lee_readies_and_swings_a_bat_that_stays_exhausted():
    p1 = side(front=keith_lee, equipment={"Keith Lee": baseball_bat}, resources="All Out")
    table = duel(p1=p1, p2=side(front=["Ann 0/13", "Bob 0/13"]))
    table.p1.attacks("Keith Lee", "Ann")
    table.p1.uses("Keith Lee", "Grand Slam")
    table.passes()
    assert table.p2["Ann"].stunned
    table.p1.uses("Keith Lee", "For He Is Limitless")
    table.p1.attacks("Keith Lee", "Bob")
    assert not table.p1.offered("use")
    table.passes()
    assert not table.p2["Bob"].stunned
