"""Uniqueness: one character of a name on a side, and nobody of your main character's name (2P-UNQ)."""

import pytest

from versus.games.tpcg.language.changes import Cannot
from versus.games.tpcg.language.effects.moving import TakeControl
from versus.games.tpcg.language.vocabulary import (
    card_in,
    draw,
    each,
    enemy,
    equipment,
    gain_xp,
    loses_keywords,
    loses_powers,
    main_character,
    one,
    plot_twist,
    plus_counters,
    put_into_play,
    stun,
    super_power,
    supporting,
    supporting_only,
    switch_places,
    take,
    team,
    this,
    transform,
    when,
    while_,
    yours,
)
from versus.games.tpcg.words import FRONT, HAND, KO, KOD, MAIN, PILE, TO_BE_KOD
from versus.testing.tpcg import duel, lying, rule, side

SEDUCE = plot_twist("T-SEDUCE", "Seduce", MAIN, take(one(enemy, supporting_only), FRONT), draw())
PARADE = plot_twist("T-PARADE", "Parade", MAIN, put_into_play(card_in(HAND, supporting_only, up_to=4), FRONT))
CAPTAIN_MARVEL = supporting(
    "T-CAPTAIN", "Captain Marvel", cost=4, atk=4, defense=4, health=2, aka=("Ms. Marvel",)
)
BULK = super_power("Bulk", MAIN, (), plus_counters(this))
BLOB = supporting("T-BLOB", "Blob", cost=2, atk=1, defense=3, health=4, powers=[BULK])
MS_MARVEL = supporting("T-MS", "Ms. Marvel", cost=2, atk=2, defense=2, health=2)


def recruiting(**mine):
    return duel(p1=side(**mine), at="recruit", recruit_points=9)


# One of a name


@rule("2P-UNQ-01")
def test_two_different_names_stay_side_by_side():
    table = recruiting(front="Pyro 2/4 c2", hand=["Toad 1/1 c1"])
    table.p1.recruits("Toad")
    assert table.p1.front == ["Pyro", "Toad"]
    assert table.happened("KO'd") == 0


@rule("2P-UNQ-01")
@pytest.mark.parametrize("row", ["front", "back"])
def test_one_character_of_a_name_in_both_rows_together(row):
    table = recruiting(front="Pyro 2/4 c2", hand=["Pyro 2/4 c2"])
    table.p1.recruits("Pyro", row)
    assert [*table.p1.front, *table.p1.back].count("Pyro") == 1
    assert table.p1.ko_pile == ["Pyro"]


@rule("2P-UNQ-02")
def test_the_first_one_is_kod_and_the_second_one_is_fresh():
    table = recruiting(front="Pyro 2/4 c2, +2", hand=["Pyro 2/4 c2"])
    old = table.p1["Pyro 2/4 c2, +2"]
    new = table.p1["Pyro 2/4 c2"]
    assert old.plus == 2
    table.p1.recruits("Pyro", "front")
    assert old.koed
    assert new.in_play
    assert new.plus == 0


@rule("2P-UNQ-03")
@pytest.mark.parametrize("kept", ["Pyro 3/3", "Pyro 5/5"])
def test_of_two_that_come_at_once_you_choose_the_one_that_is_kod(kept):
    table = duel(p1=side(hand=[PARADE, "Pyro 3/3", "Pyro 5/5"]))
    lost = "Pyro 5/5" if kept == "Pyro 3/3" else "Pyro 3/3"
    table.p1.plays("Parade", on=["Pyro 3/3", "Pyro 5/5"])
    assert table.asked is table.p1
    table.p1.chooses(lost)
    assert table.p1[lost].koed
    assert table.p1[kept].in_play


@rule("2P-UNQ-03")
def test_of_three_two_of_which_come_at_once_the_older_one_goes_without_asking():
    table = duel(p1=side(front="Pyro 1/1", hand=[PARADE, "Pyro 3/3", "Pyro 5/5"]))
    table.p1.plays("Parade", on=["Pyro 3/3", "Pyro 5/5"])
    assert table.p1["Pyro 1/1"].koed
    table.p1.chooses("Pyro 3/3")
    assert [table.p1[words].in_play for words in ("Pyro 1/1", "Pyro 3/3", "Pyro 5/5")] == [False, False, True]


@rule("2P-UNQ-03")
@pytest.mark.parametrize("order", [1, -1])
def test_of_two_that_come_at_once_the_one_that_cannot_be_kod_stays_without_asking(order):
    guarding = [while_(Cannot(TO_BE_KOD), on=team("X-Men"))]
    guard = supporting("T-GUARD", "Guard", cost=1, atk=1, defense=1, powers=guarding)
    both = ["Pyro 3/3", "Pyro 5/5 X-Men"]
    table = duel(p1=side(front=guard, hand=[PARADE, *both]))
    table.p1.plays("Parade", on=both[::order])
    assert table.p1["Pyro 3/3"].koed
    assert table.p1["Pyro 5/5 X-Men"].in_play


@rule("2P-UNQ-04")
def test_a_character_taken_from_an_enemy_knocks_out_its_namesake():
    table = duel(p1=side(front="Toad 1/1", hand=[SEDUCE]), p2=side(front="Toad 2/2"))
    table.p1.plays("Seduce")
    assert table.p1["Toad 1/1"].koed
    assert table.p1["Toad 2/2"].controller == 1
    assert table.p1["Toad 2/2"].in_play


@rule("2P-UNQ-05", "2P-T-13")
def test_a_stunned_namesake_is_kod_and_the_new_one_may_do_everything_at_once():
    table = recruiting(front=lying(BLOB, "stunned w2"), hand=[BLOB])
    old = table.p1["Blob"]
    table.p1.recruits("Blob", "front")
    new = table.p1["Blob"]
    assert old.koed
    assert (new.face_up, new.ready, new.wounds) == (True, True, 0)
    table.p1.goes_to("main")
    table.p1.uses("Blob", "Bulk")
    assert new.plus == 1
    assert table.p1.may("attack", "Blob", "Leader 2")


@rule("2P-UNQ-05")
def test_a_hidden_namesake_counts_too():
    table = recruiting(front="Blob 1/3 c2, hidden", hand=["Blob 1/3 c2"])
    table.p1.recruits("Blob", "back")
    assert table.p1.front == []
    assert table.p1.ko_pile == ["Blob"]


@rule("2P-T-13")
def test_the_new_one_may_use_a_power_that_the_old_one_used_this_turn():
    table = duel(p1=side(front=BLOB, hand=[PARADE, BLOB]))
    table.p1.uses("Blob", "Bulk")
    assert table.p1.why_not("use", "Blob", power="Bulk") == "2P-PWR-26"
    table.p1.plays("Parade", on=["Blob"])
    table.p1.uses("Blob", "Bulk")
    assert table.p1["Blob"].plus == 1
    assert "Blob" in table.p1.ko_pile


@rule("2P-UNQ-06")
def test_the_ko_is_an_ordinary_one_and_is_seen_as_such():
    mourner = supporting(
        "T-MOURNER", "Mourner", cost=1, atk=1, defense=1, health=5, powers=[when(KOD, draw(), subject=yours)]
    )
    table = recruiting(front=["Pyro 2/4 c2", mourner], hand=["Pyro 2/4 c2"])
    table.p1.recruits("Pyro", "front")
    assert table.happened("KO'd", "Pyro") == 1
    assert len(table.p1.hand) == 1


@rule("2P-UNQ-15")
def test_the_same_name_on_different_sides_is_fine():
    table = duel(p1=side(hand=["Pyro 2/4 c2"]), p2=side(front="Pyro 2/4 c2"), at="recruit", recruit_points=9)
    table.p1.recruits("Pyro", "front")
    assert table.p1.front == ["Pyro"]
    assert table.p2.front == ["Pyro"]


@rule("2P-UNQ-16")
@pytest.mark.parametrize("other", ["Pyro 2/4 c7", "Pyro 2/4 c2 X-Men", "Pyro 9/9 c2 Brotherhood R"])
def test_different_versions_of_a_name_are_one_name(other):
    table = recruiting(front="Pyro 2/4 c2", hand=[other])
    table.p1.recruits(other, "front")
    assert table.p1["Pyro 2/4 c2"].koed
    assert table.p1[other].in_play


# Names


@rule("2P-UNQ-13")
def test_every_aka_name_is_a_name_of_the_main_character():
    marvel_girl = main_character("T-GIRL", "Marvel Girl", atk=3, defense=6, aka=("Jean Grey",))
    table = recruiting(main=marvel_girl, hand=["Jean Grey 2/2 c1", "Scott Summers 2/2 c1"])
    assert table.p1.why_not("recruit", "Jean Grey") == "2P-UNQ-08"
    assert table.p1.may("recruit", "Scott Summers")


@rule("2P-UNQ-13")
def test_two_characters_that_share_only_an_aka_name_are_one_person():
    phoenix = supporting("T-PHOENIX", "Phoenix", cost=3, atk=3, defense=3, health=3, aka=("Jean Grey",))
    marvel_girl = supporting("T-GIRL", "Marvel Girl", cost=2, atk=2, defense=2, health=2, aka=("Jean Grey",))
    table = recruiting(front=phoenix, hand=[marvel_girl])
    table.p1.recruits("Marvel Girl", "front")
    assert table.p1["Phoenix"].koed


@rule("2P-UNQ-14")
@pytest.mark.parametrize(("first", "second"), [(CAPTAIN_MARVEL, MS_MARVEL), (MS_MARVEL, CAPTAIN_MARVEL)])
def test_captain_marvel_and_ms_marvel_are_one_person(first, second):
    table = recruiting(front=first, hand=[second, second])
    old, new = table.p1.find(first.name, (FRONT,)), table.p1.find(second.name, (HAND,))
    table.p1.recruits(second.name, "front")
    assert table.battle.zone(old) == KO
    assert table.battle.zone(new) == FRONT


@rule("2P-UNQ-14")
def test_ms_marvel_powers_captain_marvel_up():
    table = duel(p1=side(front=CAPTAIN_MARVEL, hand=[MS_MARVEL, "Ms. America 2/2"]))
    assert table.p1.why_not("power up", "Ms. America", "Captain Marvel") == "2P-PUP-08"
    table.p1.powers_up("Captain Marvel", with_="Ms. Marvel")
    assert table.p1["Captain Marvel"].plus == 1


@rule("2P-UNQ-17")
def test_a_mantle_in_stars_is_another_name():
    table = recruiting(front="Spider-Man 2/4 c2", hand=["*Spider-Man* 2/4 c2", "*Spider-Man* 3/4 c2"])
    assert table.p1.may("recruit", "*Spider-Man* 2/4 c2")
    table.p1.recruits("*Spider-Man* 2/4 c2", "front")
    assert table.p1.front == ["Spider-Man", "*Spider-Man*"]
    table.p1.goes_to("main")
    assert table.p1.why_not("power up", "*Spider-Man* 3/4 c2", "Spider-Man") == "2P-PUP-08"
    assert table.p1.may("power up", "*Spider-Man* 3/4 c2", "*Spider-Man* 2/4 c2")


# Your main character's name


@rule("2P-UNQ-07", "2P-T-14")
@pytest.mark.parametrize("words", ["Magneto 3/3", "Magneto 3/3 Swarm"])
def test_a_namesake_of_your_main_character_does_not_come_over_and_the_rest_resolves(words):
    table = duel(p1=side(main="Magneto 3/6", hand=[SEDUCE]), p2=side(front=words))
    table.p1.plays("Seduce")
    assert table.p2[words].controller == 2
    assert table.p2[words].row == "front"
    assert len(table.p1.hand) == 1


@rule("2P-UNQ-07")
def test_nobody_asks_for_the_row_of_a_character_that_does_not_come():
    lure = plot_twist("T-LURE", "Lure", MAIN, TakeControl(one(enemy, supporting_only)))
    table = duel(p1=side(main="Magneto 3/6", hand=[lure]), p2=side(front="Magneto 3/3"))
    table.p1.plays("Lure")
    assert table.p1.offered("go on")
    assert table.p2["Magneto"].in_play


@rule("2P-UNQ-07")
def test_a_switch_of_places_that_would_bring_a_namesake_moves_neither():
    pair = one(yours, supporting_only), one(enemy, supporting_only)
    swap = plot_twist("T-SWAP", "Swap", MAIN, switch_places(*pair))
    table = duel(p1=side(main="Magneto 3/6", front="Toad 1/1", hand=[swap]), p2=side(back="Magneto 3/3"))
    table.p1.plays("Swap")
    assert table.p1.front == ["Toad"]
    assert table.p2["Magneto"].controller == 2


@rule("2P-UNQ-07")
def test_a_main_character_that_comes_over_leaves_no_namesake_beside_it():
    abduct = plot_twist("T-ABDUCT", "Abduct", MAIN, TakeControl(one(enemy), row=FRONT))
    table = duel(p1=side(front="Storm 2/2", hand=[abduct]), p2=side(main="Storm 3/6"))
    table.p1.plays("Abduct")
    assert table.p1["Storm 2/2"].koed
    assert table.p2.main.controller == 1


@rule("2P-UNQ-08")
def test_a_supporting_character_of_your_main_characters_name_cannot_be_played():
    table = recruiting(main="Storm 3/6", hand=["Storm 2/2 c1", "Rogue 2/2 c1"])
    assert table.p1.why_not("recruit", "Storm") == "2P-UNQ-08"
    assert not table.p1.offered("recruit", "Storm")
    assert table.p1.may("recruit", "Rogue")


@rule("2P-UNQ-08")
def test_the_name_of_an_enemy_main_character_is_free():
    table = duel(p1=side(hand=["Storm 2/2 c1"]), p2=side(main="Storm 3/6"), at="recruit", recruit_points=9)
    table.p1.recruits("Storm", "front")
    assert table.p1.front == ["Storm"]


@rule("2P-UNQ-09", "2P-T-14")
def test_it_may_still_be_discarded_to_power_your_main_character_up():
    table = duel(
        p1=side(main="Storm 3/6", main_row="front", hand=["Storm 2/2 c1"]), p2=side(front="Wall 1/9")
    )
    table.p1.attacks("Storm 3/6", "Wall")
    table.p1.powers_up("Storm 3/6", with_="Storm 2/2 c1")
    assert table.p1.main.plus == 1
    assert table.p1.hand == []
    table.passes()


# Swarm


@rule("2P-UNQ-10")
def test_any_number_of_a_swarm_stands_on_one_side():
    man = "Multiple Man 1/1 c1 Swarm"
    table = recruiting(front=[man, man], hand=[man, man])
    table.p1.recruits("Multiple Man", "front")
    table.p1.recruits("Multiple Man", "front")
    assert table.p1.front == ["Multiple Man"] * 4
    assert table.p1.ko_pile == []


@rule("2P-UNQ-11")
def test_swarm_does_not_help_against_your_main_characters_name():
    table = recruiting(main="Multiple Man 3/6", hand=["Multiple Man 1/1 c1 Swarm"])
    assert table.p1.why_not("recruit", "Multiple Man 1/1 c1 Swarm") == "2P-UNQ-08"


@rule("2P-UNQ-12")
@pytest.mark.parametrize("harm", [stun, loses_keywords, loses_powers])
def test_swarm_cannot_be_turned_off(harm):
    man = "Multiple Man 1/1 h5 c1 Swarm"
    ruin = plot_twist("T-RUIN", "Ruin", MAIN, harm(each(yours, supporting_only)))
    table = duel(p1=side(front=[man, man], hand=[ruin, PARADE, man]))
    table.p1.plays("Ruin")
    table.p1.plays("Parade", on=["Multiple Man"])
    assert table.p1.front == ["Multiple Man"] * 3
    assert "Multiple Man" not in table.p1.ko_pile


@rule("2P-UNQ-12")
def test_without_swarm_the_stunned_one_is_kod_as_the_next_one_comes():
    ruin = plot_twist("T-RUIN", "Ruin", MAIN, stun(each(yours, supporting_only)))
    table = duel(p1=side(front="Madrox 1/1", hand=[ruin, PARADE, "Madrox 2/2"]))
    table.p1.plays("Ruin")
    table.p1.plays("Parade", on=["Madrox 2/2"])
    assert table.p1["Madrox 1/1"].koed


# Locations, equipment, changed names


@rule("2P-UNQ-18")
def test_equal_locations_and_equal_equipment_stay():
    shield = equipment("T-SHIELD", "Shield", cost=0)
    table = duel(
        p1=side(
            front=["Cap 2/2", "Bucky 2/2"],
            resources=["Academy"],
            hand=["Academy", shield],
            equipment={"Cap 2/2": shield},
        ),
        at="build",
    )
    table.p1.places("Academy", face_up=True)
    table.p1.goes_to("recruit")
    table.p1.equips("Shield", "Bucky")
    assert table.p1.resources == ["Academy", "Academy"]
    assert table.p1["Cap"].equipment == ["Shield"]
    assert table.p1["Bucky"].equipment == ["Shield"]
    assert table.happened("KO'd") == 0


@rule("2P-UNQ-18")
def test_equipment_that_says_it_is_unique_is():
    shield = equipment("T-SHIELD", "The Shield", cost=0, unique=True)
    table = recruiting(front=["Cap 2/2", "Bucky 2/2"], hand=[shield], equipment={"Cap 2/2": shield})
    table.p1.equips("The Shield", "Bucky")
    assert table.p1["Cap"].equipment == []
    assert table.p1["Bucky"].equipment == ["The Shield"]
    assert table.p1.ko_pile == ["The Shield"]


def shifter(*more):
    change = super_power("Change", MAIN, (), transform(card_in(PILE)))
    return supporting("T-SHIFTER", "Shifter", cost=1, atk=1, defense=1, health=5, powers=[change, *more])


@rule("2P-UNQ-19")
def test_transforming_into_a_name_that_is_there_counts_as_the_second_one_arriving():
    table = duel(p1=side(front=[shifter(), "Pyro 2/4"], pile=["Pyro 3/3"]))
    table.p1.uses("Shifter", "Change")
    assert table.p1["Pyro 2/4"].koed
    assert table.p1.front == ["Pyro"]


@rule("2P-UNQ-19")
def test_nobody_transforms_into_your_main_characters_name():
    table = duel(p1=side(main="Storm 3/6", front=[shifter()], pile=["Storm 2/2"]))
    table.p1.uses("Shifter", "Change")
    assert table.p1.front == ["Shifter"]


@rule("2P-UNQ-19")
def test_a_level_that_brings_a_new_name_counts_too():
    study = super_power("Study", MAIN, (), gain_xp())
    jean = main_character("T-JEAN-1", "Jean Grey", atk=3, defense=6, powers=[study], level_up=1)
    phoenix = main_character("T-JEAN-2", "Jean Grey", atk=6, defense=9, level=2, aka=("Phoenix",))
    table = duel(p1=side(main=jean, levels=[phoenix], front=["Phoenix 4/4", "Beast 2/2"]))
    table.p1.uses("Jean Grey", "Study")
    assert table.p1.main.level == 2
    assert table.p1["Phoenix 4/4"].koed
    assert table.p1.front == ["Beast"]
