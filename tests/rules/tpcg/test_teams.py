"""Teams and what they are good for, Good and Evil (2P-GEN-12 to 2P-GEN-14, 2P-GEN-20 to 2P-GEN-23)."""

import pytest

from versus.games.tpcg.language.vocabulary import (
    count,
    draw,
    each,
    equipment,
    evil,
    good,
    minus_counters,
    plot_twist,
    plus_counters,
    special_location,
    super_power,
    supporting,
    the_event_card,
    this,
    when,
)
from versus.games.tpcg.words import ATTACKS, ENERGY, MAIN
from versus.testing.tpcg import duel, rule, side

call_the_x_men = plot_twist("T-CALL", "Call the X-Men", MAIN, draw(), teams=("X-Men",))
call_the_brotherhood = plot_twist("T-RALLY", "Rally", MAIN, draw(), teams=("Brotherhood",))
either = plot_twist("T-EITHER", "Either", MAIN, draw(), teams=("X-Men", "Brotherhood"))
team_suit = equipment("T-SUIT", "Suit", cost=0, teams=("X-Men",))
either_suit = equipment("T-SUIT-2", "Slashed Suit", cost=0, teams=("X-Men", "Brotherhood"))
mansion = special_location("T-MANSION", "Mansion", ENERGY, teams=("X-Men",))
beam = super_power("Beam", MAIN, ENERGY, plus_counters(this))
mutant = supporting("T-MUTANT", "Mutant", cost=2, atk=2, defense=2, health=5, teams=("X-Men",), powers=[beam])
villain = supporting(
    "T-VILLAIN", "Villain", cost=2, atk=2, defense=2, health=5, teams=("Brotherhood",), powers=[beam]
)
both_sides = supporting(
    "T-BOTH", "Turncoat", cost=2, atk=3, defense=3, health=5, teams=("X-Men", "Brotherhood")
)
count_good = plot_twist("T-GOOD", "Count Good", MAIN, draw(count(each(good))))
count_evil = plot_twist("T-EVIL", "Count Evil", MAIN, draw(count(each(evil))))


@rule("2P-GEN-12")
def test_characters_without_a_common_team_cannot_attack_together():
    table = duel(
        p1=side(front=["Loner 2/2", "Hermit 2/2", "Rogue 2/2 X-Men", "Gambit 2/2 X-Men"]),
        p2=side(front="4/4"),
    )
    assert table.p1.why_not("add attacker", "Loner", "Hermit") == "2P-CMB-27"
    assert table.p1.why_not("add attacker", "Loner", "Rogue") == "2P-CMB-27"
    assert table.p1.may("add attacker", "Gambit", "Rogue")


@rule("2P-GEN-12")
@pytest.mark.parametrize(("ally", "fault"), [("1/1 X-Men", None), ("1/1 Brotherhood", "2P-PLT-09")])
def test_a_team_plot_twist_needs_a_character_of_that_team(ally, fault):
    table = duel(p1=side(front=ally, hand=[call_the_x_men]))
    assert table.p1.why_not("play", "Call the X-Men") == fault


@rule("2P-GEN-12")
@pytest.mark.parametrize(("ally", "allowed"), [("1/1 X-Men", True), ("1/1 Brotherhood", False)])
def test_a_team_equipment_needs_a_character_of_that_team(ally, allowed):
    table = duel(p1=side(front=ally, hand=[team_suit]), at="recruit")
    assert table.p1.may("equip", "Suit", ally) is allowed


@rule("2P-GEN-12")
def test_a_team_location_pays_for_characters_of_its_team_only():
    table = duel(p1=side(front=[mutant, villain], resources=[mansion]))
    assert table.p1.why_not("use", "Villain") == "2P-PWR-17"
    table.p1.uses("Mutant", "Beam")
    assert table.p1["Mutant"].plus == 1


@rule("2P-GEN-13")
@pytest.mark.parametrize("ally", ["1/1 X-Men", "1/1 Brotherhood"])
def test_either_of_two_teams_is_enough_for_a_plot_twist(ally):
    table = duel(p1=side(front=ally, hand=[either]))
    table.p1.plays("Either")
    assert table.p1.ko_pile == ["Either"]


@rule("2P-GEN-13")
@pytest.mark.parametrize("ally", ["1/1 Brotherhood stunned", "1/1 Avengers", "1/1"])
def test_neither_of_two_teams_face_up_is_not_enough(ally):
    table = duel(p1=side(front=ally, hand=[either]))
    assert table.p1.why_not("play", "Either") == "2P-PLT-09"


@rule("2P-GEN-13")
@pytest.mark.parametrize(
    ("ally", "allowed"), [("1/1 X-Men", True), ("1/1 Brotherhood", True), ("1/1 Avengers", False)]
)
def test_either_of_two_teams_is_enough_for_equipment(ally, allowed):
    table = duel(p1=side(front=ally, hand=[either_suit]), at="recruit")
    assert table.p1.may("equip", "Slashed Suit", ally) is allowed


@rule("2P-GEN-14")
def test_a_character_of_two_teams_lets_you_play_the_cards_of_both():
    table = duel(p1=side(front=both_sides, hand=[call_the_x_men, call_the_brotherhood]))
    table.p1.plays("Call the X-Men")
    table.p1.plays("Rally")
    assert table.p1.ko_pile == ["Call the X-Men", "Rally"]


@rule("2P-GEN-14")
def test_a_character_of_two_teams_attacks_with_members_of_either():
    table = duel(p1=side(front=[both_sides, "Rogue 2/2 X-Men", "Toad 2/2 Brotherhood"]), p2=side(front="5/5"))
    assert table.p1.may("add attacker", "Rogue", "Turncoat")
    assert table.p1.may("add attacker", "Toad", "Turncoat")
    table.p1.attacks(["Turncoat", "Toad"], "5/5")
    table.passes()
    table.p2.strikes("Toad")
    assert table.p2["5/5"].stunned


@rule("2P-GEN-20")
def test_a_stunned_character_of_a_good_team_still_counts_as_good():
    table = duel(
        p1=side(front=["Rogue 2/2 X-Men stunned", "Beast 2/2 X-Men"], hand=[count_good, count_evil]),
        p2=side(front="Toad 2/2 Brotherhood"),
    )
    table.p1.plays("Count Good")
    assert table.happened("drew") == 2
    table.p1.plays("Count Evil")
    assert table.happened("drew") == 3


@rule("2P-GEN-21")
@pytest.mark.parametrize("team", ["Avengers", "Guardians", "X-Men", "A-Force", "Defenders", "Babyfaces"])
def test_the_good_teams_of_the_books(team):
    table = duel(p1=side(front=f"1/1 {team}", hand=[count_good, count_evil]))
    table.p1.plays("Count Good")
    table.p1.plays("Count Evil")
    assert table.happened("drew") == 1


@rule("2P-GEN-21")
@pytest.mark.parametrize("team", ["Villains", "Femme Fatales", "Underworld", "Brotherhood", "Heels"])
def test_the_evil_teams_of_the_books(team):
    table = duel(p1=side(front=f"1/1 {team}", hand=[count_evil, count_good]))
    table.p1.plays("Count Evil")
    assert table.happened("drew") == 1
    table.p1.plays("Count Good")
    assert table.happened("drew") == 1


@rule("2P-GEN-22")
def test_a_character_on_a_good_and_an_evil_team_is_hit_as_both():
    hunt = plot_twist("T-HUNT", "Hunt", MAIN, minus_counters(each(evil)))
    slander = plot_twist("T-SLANDER", "Slander", MAIN, minus_counters(each(good)))
    table = duel(
        p1=side(front=["Spy 5/5 Defenders Underworld", "Hero 5/5 Defenders", "Thug 5/5 Underworld"]),
        p2=side(hand=[hunt, slander]),
        active=2,
    )
    table.p2.plays("Hunt")
    table.p2.plays("Slander")
    assert [table.p1[name].minus for name in ("Spy", "Hero", "Thug")] == [2, 1, 1]


@rule("2P-GEN-23")
@pytest.mark.parametrize(
    ("teams", "plus", "minus"),
    [((), 0, 0), (("Inhumans",), 0, 0), (("X-Men",), 1, 0), (("Brotherhood",), 0, 1)],
)
def test_a_character_without_an_aligned_team_is_neither_good_nor_evil(teams, plus, minus):
    tunnel = special_location(
        "T-TUNNEL",
        "Tunnel",
        ENERGY,
        powers=[
            when(ATTACKS, plus_counters(the_event_card), subject=good),
            when(ATTACKS, minus_counters(the_event_card), subject=evil),
        ],
    )
    walker = supporting("T-WALKER", "Walker", cost=2, atk=3, defense=3, health=5, teams=teams)
    table = duel(p1=side(front=walker, resources=[tunnel]), p2=side(front="1/9"))
    table.p1.attacks("Walker", "1/9")
    assert table.p1["Walker"].plus == plus
    assert table.p1["Walker"].minus == minus
