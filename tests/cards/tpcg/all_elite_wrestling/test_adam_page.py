"""Adam Page (AEW-001, AEW-002)."""

import pytest

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import adam_page_1, adam_page_2
from versus.cards.tpcg.all_elite_wrestling.babyfaces import eddie_kingston
from versus.games.tpcg.language.vocabulary import (
    gain_xp,
    has,
    main_character,
    one,
    plot_twist,
    plus_counters,
    super_power,
    supporting,
    this,
    when_attacked,
    yours,
)
from versus.games.tpcg.words import COMBAT, FEROCIOUS
from versus.testing.tpcg import duel, lying, rule, side

brawler = supporting(
    "T-B", "Brawler", cost=1, atk=0, defense=9, keywords=(FEROCIOUS,),
    powers=[super_power("Flex", COMBAT, (), plus_counters(this), any_turn=True)],
)  # fmt: skip


@at_both_levels(adam_page_1, adam_page_2)
def test_hangman_takes_a_counter_keywords_and_super_powers_for_the_combat(main):
    p1 = side(main=main, main_row="front", resources="All Out")
    table = duel(p1=p1, p2=side(front=brawler))
    table.p1.attacks("Adam Page", "Brawler")
    table.p1.uses("Adam Page", "Hangman")
    assert table.p2["Brawler"].minus == 1
    assert table.p2["Brawler"].keywords == []
    assert table.p2.why_not("use", "Brawler", power="Flex") == "2P-PWR-03"
    table.passes()
    assert table.p2["Brawler"].keywords == ["Ferocious"]
    assert table.p2["Brawler"].minus == 1


def test_who_was_hanged_cannot_gain_a_keyword_power_either():
    rage = plot_twist("T-R", "Rage", COMBAT, has(one(yours), FEROCIOUS), any_turn=True)
    p1 = side(main=adam_page_1, main_row="front", resources="All Out")
    table = duel(p1=p1, p2=side(front="Foe 0/9", hand=rage))
    table.p1.attacks("Adam Page", "Foe")
    table.p1.uses("Adam Page", "Hangman")
    table.p2.plays("Rage", on="Foe")
    assert table.p2["Foe"].keywords == []
    table.passes()
    assert table.p2["Foe"].keywords == ["Ferocious"], "the combat is over, and the turn is not"


@rule("2P-PWR-47")
def test_a_power_of_its_own_name_is_lost_too():
    p2 = side(main=adam_page_1, main_row="front", resources="All Out", front="Fan 0/9")
    table = duel(p1=side(front=eddie_kingston), p2=p2)
    table.p1.attacks("Eddie Kingston", "Fan")
    assert table.p1["Eddie Kingston"].stats == (8, 8)
    table.p1.passes()
    assert not table.p2.may("use", "Adam Page", power="Hangman")
    table.p2.passes()


@rule("2P-PWR-47")
def test_level_up_is_no_keyword_power():
    victim = main_character("T-V1", "Victim", atk=0, defense=9, level_up=5, powers=[when_attacked(gain_xp())])
    heir = main_character("T-V2", "Victim", atk=1, defense=9, level=2)
    p1 = side(main=adam_page_1, main_row="front", front="Pal 1/9", resources="All Out")
    table = duel(p1=p1, p2=side(main=victim, main_row="front", levels=heir))
    table.p1.attacks("Adam Page", "Victim")
    table.p1.uses("Adam Page", "Hangman")
    assert table.p2.xp == 1
    table.passes()


def test_he_hangs_an_attacker_on_an_enemy_turn():
    p2 = side(main=adam_page_1, main_row="front", resources="All Out")
    table = duel(p1=side(front=["Foe 4/9 Heels", "Pal 0/9 Heels"]), p2=p2)
    table.p1.attacks(["Foe", "Pal"], "Adam Page")
    table.p1.passes()
    table.p2.uses("Adam Page", "Hangman", on="Foe")
    assert table.p1["Foe"].stats == (3, 8)
    table.passes()
    table.p2.strikes("Foe")
    assert not table.p2["Adam Page"].stunned


def test_every_enemy_turn_makes_him_anxious():
    p1 = side(main=adam_page_1, levels=adam_page_2)
    table = duel(p1=p1)
    table.p1.ends_turn()
    assert table.p1.xp == 1
    table.p2.ends_turn()
    assert table.p1.xp == 1, "his own turn worries him not"
    table.p1.ends_turn()
    assert table.p1.xp == 2


def test_the_fourth_makes_him_level_two():
    table = duel(p1=side(main=lying(adam_page_1, "xp3"), levels=adam_page_2))
    table.p1.ends_turn()
    assert table.p1["Adam Page"].stats == (6, 7)


@rule("2P-CRD-41")
def test_buckshot_lariat_dazes_all_whom_he_could_melee_attack():
    p1 = side(main=adam_page_2, main_row="front", resources="Full Gear")
    table = duel(p1=p1, p2=side(front=["Ann 1/1", "Bob 1/9"], back="Clerk 1/1"))
    table.p1.uses("Adam Page", "Buckshot Lariat")
    assert table.p1.choices == ["Ann", "Bob"]
    table.p1.chooses("Ann", "Bob")
    for name in ("Ann", "Bob"):
        assert table.p2[name].stunned
        assert table.p2[name].wounds == 0


@rule("2P-CRD-41")
def test_he_may_spare_some():
    p1 = side(main=adam_page_2, main_row="front", resources="Full Gear")
    table = duel(p1=p1, p2=side(front=["Ann 1/1", "Bob 1/9"]))
    table.p1.uses("Adam Page", "Buckshot Lariat", on=["Bob", "stop"])
    assert table.p2["Bob"].stunned
    assert not table.p2["Ann"].stunned


@rule("2P-CRD-41", "2P-GEN-26")
@pytest.mark.parametrize(("how", "row"), [("exhausted", "front"), ("", "back")])
def test_exhausted_or_in_the_back_row_he_could_attack_nobody(how, row):
    main = lying(adam_page_2, how) if how else adam_page_2
    p1 = side(main=main, main_row=row, resources="Full Gear")
    table = duel(p1=p1, p2=side(front=["Ann 1/1", "Bob 1/9"]))
    table.p1.uses("Adam Page", "Buckshot Lariat")
    assert not table.p2["Ann"].stunned
    assert not table.p2["Bob"].stunned
