"""Resources, recruiting, uniqueness (CL-RES, CL-REC)."""

import pytest

from versus.testing.classic import Refused, duel, rule, side


def table_for(*hand, resources=6, **more):
    return duel(p1=side(hand=list(hand), resources=resources, **more), at="recruit")


@rule("CL-RES-01", "CL-RES-03", "CL-RES-18")
@pytest.mark.parametrize("card", ["Liz 5/4 c3", "Belt equipment c1", "Surprise twist c2", "Lab location c3"])
def test_a_card_of_any_type_is_built_face_down(card):
    table = duel(p1=side(hand=card, resources=2), at="resource")
    name = card.split()[0]
    table.p1.builds(name)
    assert table.p1[name].row == "resource"
    assert table.p1[name].face_down
    assert len(table.p1.resources) == 3


@rule("CL-ZON-24", "CL-ZON-25", "CL-ZON-12")
def test_a_face_down_resource_is_known_to_its_player_only():
    table = duel(p1=side(hand="Liz 5/4 c3"), at="resource")
    table.p1.builds("Liz")
    names = {
        seat: [card.name for card in table.contest.view(seat).sides[0]["resources"]] for seat in (0, 1, None)
    }
    assert names == {0: ["Liz"], 1: [None], None: [None]}


@rule("CL-RES-04", "CL-ZON-26")
def test_a_character_among_the_resources_is_not_recruited_from_there():
    table = duel(p1=side(resources=["Liz 5/4 c1", "Abe 9/9 c1"]), at="recruit")
    assert table.p1.why_not("recruit", "Liz") == "CL-RES-04"


@rule("CL-RES-06", "CL-REC-04")
def test_points_pay_for_any_number_of_recruits():
    table = table_for("Liz 5/4 c3", "Roger 3/2 c2", "Nazis 1/1 c1", "Abe 9/9 c1")
    for name in ("Liz", "Roger", "Nazis"):
        table.p1.brings(name)
    assert table.p1.points == 0
    assert table.p1.why_not("recruit", "Abe") == "CL-GEN-14"


@rule("CL-GEN-14", "CL-RES-06")
def test_a_cost_is_paid_in_full_or_not_at_all():
    table = table_for("Six 12/12 c6", "Seven 15/15 c7")
    assert table.p1.why_not("recruit", "Seven") == "CL-GEN-14"
    table.p1.brings("Six")
    assert table.p1.points == 0


@rule("CL-REC-01")
def test_recruiting_is_for_ones_own_recruit_step():
    for step in ("resource", "formation", "attack", "recovery"):
        table = duel(p1=side(hand="Liz 5/4 c0"), at=step)
        assert table.p1.why_not("recruit", "Liz") == "CL-REC-01"


@rule("CL-REC-01", "CL-LOC-04")
def test_plot_twists_and_locations_are_not_recruited():
    table = table_for("Surprise twist c1", "Lab location c1")
    assert table.p1.why_not("recruit", "Surprise") == "CL-REC-01"
    assert table.p1.why_not("recruit", "Lab") == "CL-REC-01"


@rule("CL-REC-02", "CL-REC-03", "CL-GEN-20", "CL-ZON-13", "CL-ZON-20")
def test_a_character_takes_any_empty_position_face_up_and_ready():
    table = table_for("Abe 9/9 c5", front="Liz 5/4, @0")
    table.p1.recruits("Abe")
    table.passes()
    assert ("front", 0) not in table.p1.positions
    assert {("front", 1), ("front", -1), ("support", 0), ("front", 2)} <= set(table.p1.positions)
    assert not any(row.startswith("hidden") for row, _ in table.p1.positions)
    table.p1.places("support", 0)
    assert table.p1["Abe"].place == ("support", 0)
    assert table.p1["Abe"].ready
    assert table.p1["Abe"].face_up


@rule("CL-REC-05")
def test_a_recruited_character_may_attack_in_the_same_turn():
    table = table_for("Abe 9/9 c5")
    table.p1.brings("Abe")
    table.goes_to("attack", 1)
    assert table.p1.may("propose", "Abe")


@rule("CL-GEN-16", "CL-GEN-17")
def test_a_stun_costs_the_printed_cost():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Liz 1/1 c4"))
    table.p1.attacks("Kong", "Liz")
    table.passes()
    assert table.p2.endurance == 50 - 4 - 8


@rule("CL-REC-08", "CL-REC-09", "CL-REC-10", "CL-GEN-04", "CL-GEN-05")
def test_a_unique_character_makes_its_namesakes_way_on_resolution():
    table = table_for("Hellboy (Anung Un Rama) 15/15 c6", front="Hellboy (Little Boy) 1/1 c1")
    table.p1.recruits("Hellboy")
    assert table.p1["Hellboy (Little Boy)"].in_play
    table.passes()
    table.p1.places("front")
    assert table.p1["Hellboy (Little Boy)"].koed
    assert table.p1.characters == ["Hellboy"]
    assert table.p1["Hellboy (Anung Un Rama)"].in_play
    assert not table.happened("KO'd")
    assert table.happened("left play") == 1


@rule("CL-REC-12")
def test_an_opponents_namesake_stays():
    table = duel(p1=side(hand="Liz 5/4 c3", resources=3), p2=side(front="Liz 5/4 c3"), at="recruit")
    table.p1.brings("Liz")
    assert table.p1.characters == table.p2.characters == ["Liz"]


@rule("CL-REC-13")
def test_stunned_and_hidden_namesakes_count():
    table = table_for("Liz 9/9 c6", front="Liz 5/4 c3, stunned", hidden_front="Liz 3/3 c2 concealed")
    table.p1.brings("Liz 9/9 c6")
    assert table.p1.characters == ["Liz"]
    assert len(table.p1.ko_pile) == 2


@rule("CL-REC-14")
def test_face_down_resources_do_not_count():
    table = duel(p1=side(hand="Liz 9/9 c2", resources=["Liz 5/4 c3", "Abe 9/9 c5"]), at="recruit")
    table.p1.brings("Liz 9/9 c2")
    assert table.p1.resources == ["Liz", "Abe"]


@rule("CL-REC-15", "CL-KEY-46")
def test_army_characters_are_not_unique():
    table = table_for("Nazis 1/1 c1 Army", front=["Nazis 1/1 c1 Army", "Nazis 1/1 c1 Army"])
    table.p1.brings("Nazis")
    assert table.p1.characters == ["Nazis"] * 3


@rule("CL-REC-15")
def test_a_unique_namesake_leaves_army_characters_alone():
    table = table_for("Nazis 4/4 c3", front="Nazis 1/1 c1 Army")
    table.p1.brings("Nazis 4/4 c3")
    assert table.p1.characters == ["Nazis"] * 2


@rule("CL-REC-34", "CL-KEY-06", "CL-ZON-11")
def test_a_concealed_character_comes_into_play_hidden():
    table = table_for("Spy 3/3 c2 concealed", front="Liz 5/4")
    table.p1.recruits("Spy")
    table.passes()
    assert {row for row, _ in table.p1.positions} == {"hidden front", "hidden support"}
    table.p1.places("hidden support")
    assert table.p1["Spy"].hidden
    assert not table.p1["Liz"].hidden


@rule("CL-KEY-07", "CL-REC-34")
def test_concealed_optional_lets_its_player_pick_the_area_on_resolution():
    table = table_for("Spy 3/3 c2 optional", "Rat 3/3 c2 optional")
    table.p1.brings("Spy", "hidden front")
    table.p1.brings("Rat", "front")
    assert table.p1["Spy"].hidden
    assert not table.p1["Rat"].hidden


@rule("CL-REC-03")
def test_nobody_is_placed_where_somebody_stands():
    table = table_for("Abe 9/9 c5", front="Liz 5/4, @0")
    table.p1.recruits("Abe")
    table.passes()
    with pytest.raises(Refused):
        table.p1.places("front", 0)
    table.p1.places("front", 1)


@rule("CL-REC-11")
def test_a_face_up_location_of_the_name_makes_way_too():
    table = table_for("Liz 5/4 c1", resources=["Liz location c1, flipped", "Liz location c1"])
    table.p1.brings("Liz")
    assert table.p1.resources == ["Liz"]
    assert table.p1.ko_pile == ["Liz"]
    assert not table.happened("KO'd")
    assert table.p1["Liz location c1"].face_down
