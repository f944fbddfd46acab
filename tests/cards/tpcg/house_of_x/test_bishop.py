"""Bishop (HOX-039)."""

from versus.cards.tpcg.house_of_x.brotherhood import asteroid_m
from versus.cards.tpcg.house_of_x.x_men import bishop
from versus.testing.tpcg import duel, rule, side


@rule("2P-CRD-12")
def test_bishop_counts_basic_and_special_energy_locations_of_every_side():
    table = duel(
        p1=side(hand=[bishop], resources=["Laboratory", "Academy"]),
        p2=side(resources=[asteroid_m, "Fortress"]),
        at="recruit",
        recruit_points=1,
    )
    table.p1.recruits("Bishop", row="back")
    assert table.p1["Bishop"].plus == 2
    assert table.p1["Bishop"].stats == (3, 3)


def test_bishop_passes_by_an_energy_location_that_lies_face_down():
    table = duel(
        p1=side(hand=[bishop], resources=["Laboratory, down", "Academy"]), at="recruit", recruit_points=1
    )
    table.p1.recruits("Bishop")
    assert table.p1["Bishop"].stats == (1, 1)


def test_bishop_counts_once_as_he_appears():
    table = duel(
        p1=side(hand=[bishop, "Laboratory"], resources=["Laboratory"]), at="recruit", recruit_points=1
    )
    table.p1.recruits("Bishop")
    table.next_turn()
    table.next_turn()
    table.p1.places("Laboratory", face_up=True)
    assert table.p1["Bishop"].plus == 1
