"""Magneto, the main character (HOX-003, HOX-004) and the supporting one (HOX-024)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.house_of_x.brotherhood import always_attack, asteroid_m, magneto
from versus.cards.tpcg.house_of_x.main_characters import magneto_1, magneto_2
from versus.games.tpcg.language.vocabulary import bearer, equipment, plus, while_
from versus.testing.tpcg import duel, rule, side

SWORD = equipment("Sword", "Sword", cost=1, powers=[while_(plus(atk=3), on=bearer)])
SHIELD = equipment("Shield", "Shield", cost=1, powers=[while_(plus(defense=3), on=bearer)])


# The main character


@rule("2P-CRD-31")
@at_both_levels(magneto_1, magneto_2)
def test_there_are_no_sides_takes_every_mutant_of_the_top_four(main):
    deck = ["Mutant 1/1 X-Men", "Academy", "Brother 2/2 Brotherhood", "Agent 3/3 Company", "Late 1/2 X-Men"]
    table = duel(p1=side(main=main, resources="Academy", deck=deck), at="build")
    table.p1.uses("Magneto", "There Are No Sides")
    assert table.p1.hand == ["Mutant", "Brother"]
    assert sorted(table.p1.deck) == ["Academy", "Agent", "Late"]
    assert table.happened("revealed") == 4
    assert table.happened("shuffled") == 1


@rule("2P-CRD-31")
def test_there_are_no_sides_takes_none_where_none_fits_and_is_no_main_phase_power():
    deck = ["Academy", "Agent 3/3 Company"]
    table = duel(p1=side(main=magneto_1, resources="Academy", deck=deck), at="build")
    table.p1.uses("Magneto", "There Are No Sides")
    assert table.p1.hand == []
    assert sorted(table.p1.deck) == ["Academy", "Agent"]
    later = duel(p1=side(main=magneto_1, resources="Academy"))
    assert later.p1.why_not("use", "Magneto", power="There Are No Sides") == "2P-PWR-11"


@rule("2P-CRD-31")
def test_plot_twists_and_locations_of_the_brotherhood_stay_in_the_deck():
    deck = [always_attack, asteroid_m, "Brother 2/2 Brotherhood"]
    table = duel(p1=side(main=magneto_1, resources="Academy", deck=deck), at="build")
    table.p1.uses("Magneto", "There Are No Sides")
    assert table.p1.hand == ["Brother"]
    assert sorted(table.p1.deck) == ["Always Attack", "Asteroid M"]


@rule("2P-CRD-31")
def test_mutants_that_appear_on_your_side_level_magneto_up():
    hand = ["A 1/1 X-Men", "B 1/1 Brotherhood", "C 1/1 Company", "D 1/1 X-Men", "E 1/1 Brotherhood"]
    table = duel(
        p1=side(main=magneto_1, levels=magneto_2, hand=hand), p2=side(hand="F 1/1 X-Men"), at="recruit"
    )
    table.p1.recruits("A")
    table.p1.recruits("B")
    assert table.p1.xp == 2
    table.p1.recruits("C")
    assert table.p1.xp == 2
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("F")
    assert table.p1.xp == 2
    table.p2.ends_turn()
    table.p1.goes_to("recruit")
    table.p1.recruits("D")
    assert table.p1.main.level == 1
    table.p1.recruits("E")
    assert table.p1.main.level == 2


@rule("2P-CRD-31")
def test_a_location_of_the_brotherhood_that_appears_gives_magneto_no_xp():
    table = duel(p1=side(main=magneto_1, levels=magneto_2, hand=asteroid_m), at="build")
    table.p1.places("Asteroid M", face_up=True)
    assert table.happened("appeared", "Asteroid M") == 1
    assert table.p1.xp == 0


@rule("2P-CRD-32")
def test_theres_just_what_i_want_puts_as_many_counters_on_magneto_as_that_atk():
    table = duel(p1=side(main=magneto_2, front=["5/1 X-Men", "2/2 Brotherhood"], resources="Training Ground"))
    table.p1.uses("Magneto", "There's Just What I Want", on="5/1 X-Men")
    assert table.p1.main.plus == 5
    assert table.p1.main.stats == (9, 14)


@rule("2P-CRD-32")
def test_an_atk_below_zero_gives_magneto_no_counters():
    table = duel(p1=side(main=magneto_2, front="0/9 X-Men, -1", resources="Training Ground"))
    assert table.p1["0/9 X-Men"].atk == -1
    table.p1.uses("Magneto", "There's Just What I Want")
    assert table.p1.main.plus == 0


def test_a_face_down_mutant_an_outsider_and_an_enemy_are_not_what_magneto_wants():
    table = duel(
        p1=side(
            main=magneto_2,
            front=["5/1 X-Men, stunned", "4/4 Company", "1/1 X-Men"],
            resources="Training Ground",
        ),
        p2=side(front="7/7 X-Men"),
    )
    table.p1.uses("Magneto", "There's Just What I Want")
    assert table.p1.main.plus == 1


# The supporting character


def metal():
    return duel(
        p1=side(front=[magneto, "Friend 2/2"], equipment={"Friend": SWORD}, resources="Laboratory"),
        p2=side(front=["Foe 4/4", "Sleeper 1/1, stunned"], equipment={"Foe": SHIELD}),
    )


@rule("2P-CRD-25")
def test_meddle_with_metal_takes_an_enemys_equipment_and_its_owner_stays():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on=["Shield", "Magneto", "stop"])
    assert table.p1["Magneto"].equipment == ["Shield"]
    assert table.p1["Magneto"].stats == (9, 14)
    assert table.p2["Foe"].stats == (4, 4)
    assert (table.p2["Shield"].owner, table.p2["Shield"].controller) == (2, 1)


@rule("2P-CRD-25")
def test_two_pieces_change_places_and_nothing_is_koed():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on=["Shield", "Friend", "Sword", "Foe"])
    assert table.p1["Friend"].equipment == ["Shield"]
    assert table.p2["Foe"].equipment == ["Sword"]
    assert (table.p1.ko_pile, table.p2.ko_pile) == ([], [])


@rule("2P-CRD-25", "2P-EQP-07")
def test_equipment_put_onto_a_bearer_who_keeps_its_own_kos_that():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on=["Shield", "Friend", "stop"])
    assert table.p1["Friend"].equipment == ["Shield"]
    assert table.p1.ko_pile == ["Sword"]


@rule("2P-CRD-25", "2P-EQP-12")
def test_new_bearers_are_other_face_up_characters():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on=["Shield"])
    assert table.p1.choices == ["Magneto", "Friend", "Leader 1", "Leader 2"]
    table.p1.chooses("Friend")
    table.p1.stops()


def test_meddle_with_metal_may_leave_everything_as_it_is():
    table = metal()
    table.p1.uses("Magneto", "Meddle With Metal", on="stop")
    assert table.p1["Friend"].equipment == ["Sword"]
    table = duel(p1=side(front=magneto, resources="Laboratory"))
    table.p1.uses("Magneto", "Meddle With Metal")
    assert table.at == "main"
