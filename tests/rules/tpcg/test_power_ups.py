"""Power-ups (2P-PUP-01 to 2P-PUP-13)."""

import pytest

from versus.games.tpcg.language.conditions import ItIsYou
from versus.games.tpcg.language.vocabulary import draw, gain_xp, main_character, supporting, when
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import DISCARDED, PLAYED
from versus.testing.tpcg import Refused, duel, rule, side

BLOB = "Blob 1/3 h2"
CAPTAIN = supporting("T-1", "Captain Marvel", cost=4, atk=4, defense=4, health=5, aka=("Ms. Marvel",))
MS = supporting("T-2", "Ms. Marvel", cost=2, atk=2, defense=2, health=5)


@rule("2P-PUP-01")
def test_a_card_of_the_same_name_is_discarded_for_one_counter():
    table = duel(p1=side(front=BLOB, hand=[BLOB, "Toad 3/3"]))
    table.p1.powers_up("Blob")
    assert table.p1["Blob"].plus == 1
    assert table.p1["Blob"].stats == (2, 4)
    assert table.p1.ko_pile == ["Blob"]
    assert table.p1.hand == ["Toad"]


@rule("2P-PUP-01")
def test_only_a_character_on_your_own_side_and_of_that_name_is_powered_up():
    table = duel(p1=side(front="Toad 3/3", hand=[BLOB]), p2=side(front=BLOB))
    assert table.p1.why_not("power up", "Blob", "Toad") == "2P-PUP-08"
    assert not table.p1.offered("power up")


@rule("2P-PUP-02")
def test_any_character_may_be_named_but_a_stunned_one_gets_no_counter():
    for state in ("stunned", "hidden"):
        table = duel(p1=side(front=f"{BLOB} {state}", hand=[BLOB]))
        table.p1.powers_up("Blob")
        assert table.p1.ko_pile == ["Blob"]
        assert table.p1.hand == []
        assert table.p1[f"{BLOB} {state}"].plus == 0


@rule("2P-PUP-02")
def test_in_the_older_edition_only_a_face_up_character_is_powered_up():
    table = duel(
        p1=side(front=[f"{BLOB} stunned", "Toad 3/3"], hand=[BLOB, "Toad 3/3"]),
        rules=Rules(power_up="face-up"),
    )
    assert table.p1.why_not("power up", BLOB, f"{BLOB} stunned") == "2P-PUP-02"
    with pytest.raises(Refused):
        table.p1.powers_up(f"{BLOB} stunned", with_=BLOB)
    table.p1.powers_up("Toad")
    assert table.p1.ko_pile == ["Toad"]


@rule("2P-PUP-03")
def test_a_power_up_is_a_main_action_or_a_combat_action():
    table = duel(p1=side(front=BLOB, hand=[BLOB, BLOB]), p2=side(front="1/9"), at="build")
    for step in ("resource", "recruit", "formation"):
        table.p1.goes_to(step)
        assert table.p1.why_not("power up", BLOB, "Blob") == "2P-PUP-03"
        assert not table.p1.offered("power up")
    table.p1.goes_to("main")
    table.p1.powers_up("Blob")
    table.p1.attacks("Blob", "1/9")
    table.p1.powers_up("Blob")
    assert table.p1["Blob"].plus == 2


@rule("2P-PUP-04")
def test_in_a_combat_only_a_combatant_is_powered_up():
    table = duel(
        p1=side(front=["Ann 2/2", "Bob 2/2"], hand=["Ann 2/2", "Bob 2/2"]),
        p2=side(front=["Cleo 2/9", "Dan 2/2"], hand=["Dan 2/2", "Cleo 2/9"]),
    )
    table.p1.attacks("Ann", "Cleo")
    assert table.p1.why_not("power up", "Bob 2/2", "Bob") == "2P-PUP-04"
    with pytest.raises(Refused):
        table.p1.powers_up("Bob")
    table.p1.powers_up("Ann")
    assert table.p2.why_not("power up", "Dan 2/2", "Dan") == "2P-PUP-04"
    table.p2.powers_up("Cleo")
    assert table.p1["Ann"].plus == 1
    assert table.p2["Cleo"].plus == 1


@rule("2P-PUP-05")
def test_a_defender_is_powered_up_on_the_attackers_turn():
    table = duel(p1=side(front="3/3"), p2=side(front=BLOB, hand=[BLOB]))
    assert not table.p2.may("power up", BLOB, "Blob")
    table.p1.attacks("3/3", "Blob")
    table.p1.passes()
    table.p2.powers_up("Blob")
    assert table.p2["Blob"].plus == 1
    table.passes()
    assert table.p2["Blob"].face_up


@rule("2P-PUP-06")
def test_a_power_up_is_one_action_and_the_next_player_may_act():
    table = duel(p1=side(front=BLOB, hand=[BLOB, BLOB]), p2=side(front="1/9"))
    table.p1.attacks("Blob", "1/9")
    table.p1.powers_up("Blob")
    assert table.asked is table.p2
    assert not table.p1.may("power up", BLOB, "Blob")
    table.p2.passes()
    assert table.asked is table.p1
    assert table.in_combat


@rule("2P-PUP-07")
def test_two_cards_power_up_twice_in_one_combat():
    cyclops = "Cyclops 3/3"
    table = duel(p1=side(front=cyclops, hand=[cyclops, cyclops, cyclops]), p2=side(front="1/9"))
    table.p1.attacks("Cyclops", "1/9")
    table.p1.powers_up("Cyclops")
    table.p2.passes()
    table.p1.powers_up("Cyclops")
    assert table.p1["Cyclops"].plus == 2
    table.passes()
    table.p1.powers_up("Cyclops")
    assert table.p1["Cyclops"].plus == 3
    assert not table.p1.offered("power up")


@rule("2P-PUP-08")
def test_the_name_decides_not_cost_team_or_text():
    leader = main_character("T-3", "Cyclops", atk=4, defense=5, teams=("X-Men",))
    rival = supporting("T-4", "Cyclops", cost=6, atk=7, defense=7, teams=("Brotherhood",))
    table = duel(p1=side(main=leader, hand=[rival, "Cyclopean 4/5"]))
    assert table.p1.why_not("power up", "Cyclopean", "Cyclops") == "2P-PUP-08"
    table.p1.powers_up("Cyclops")
    assert table.p1.main.plus == 1
    assert table.p1.main.stats == (5, 6)


@rule("2P-PUP-09")
def test_a_namesake_that_cannot_be_recruited_powers_up_the_main_character():
    daredevil = main_character("T-5", "Daredevil", atk=4, defense=6)
    copy = supporting("T-6", "Daredevil", cost=0, atk=5, defense=5)
    table = duel(p1=side(main=daredevil, hand=[copy]), at="recruit")
    assert table.p1.why_not("recruit", "Daredevil") == "2P-UNQ-08"
    assert not table.p1.offered("recruit")
    table.p1.goes_to("main")
    table.p1.powers_up("Daredevil")
    assert table.p1.main.plus == 1


@rule("2P-PUP-10")
def test_a_power_up_plays_no_card():
    reader = supporting(
        "T-7", "Reader", cost=1, atk=1, defense=1, health=5, powers=[when(PLAYED, draw(), when_=ItIsYou())]
    )
    table = duel(p1=side(front=[reader, BLOB], hand=["Toad 3/3", BLOB, BLOB]), at="build")
    table.p1.places("Toad")
    assert len(table.p1.hand) == 3
    table.p1.goes_to("main")
    table.p1.powers_up("Blob")
    assert len(table.p1.hand) == 2
    assert table.p1["Blob"].in_play
    assert table.happened("played") == 1
    assert table.happened("appeared") == 1


@rule("2P-PUP-11")
def test_aka_names_count_both_ways():
    table = duel(p1=side(front=CAPTAIN, hand=[MS]))
    table.p1.powers_up("Captain Marvel", with_="Ms. Marvel")
    assert table.p1["Captain Marvel"].plus == 1

    table = duel(p1=side(front=MS, hand=[CAPTAIN]))
    table.p1.powers_up("Ms. Marvel", with_="Captain Marvel")
    assert table.p1["Ms. Marvel"].plus == 1


@rule("2P-PUP-11")
def test_without_an_aka_two_names_are_two_people():
    stranger = supporting("T-8", "Photon", cost=2, atk=2, defense=2, health=5)
    table = duel(p1=side(front=CAPTAIN, hand=[stranger]))
    assert table.p1.why_not("power up", "Photon", "Captain Marvel") == "2P-PUP-08"


@rule("2P-PUP-12")
def test_a_power_up_is_a_discard():
    penitent = main_character(
        "T-9", "Penitent", atk=3, defense=6, level_up=4, powers=[when(DISCARDED, gain_xp(), when_=ItIsYou())]
    )
    second = main_character("T-10", "Penitent", atk=4, defense=7, level=2)
    table = duel(p1=side(main=penitent, levels=second, front=BLOB, hand=[BLOB]))
    table.p1.powers_up("Blob")
    assert table.p1.xp == 1


@rule("2P-PUP-13")
def test_the_counter_stays_after_the_combat():
    table = duel(p1=side(front="Ann 3/3", hand=["Ann 3/3"]), p2=side(front="1/9"))
    table.p1.attacks("Ann", "1/9")
    table.p1.powers_up("Ann")
    table.passes()
    assert not table.in_combat
    assert table.p1["Ann"].stats == (4, 4)
    table.next_turn()
    assert table.p1["Ann"].stats == (4, 4)
