"""Contract (DHK-060): nothing but its name is stated; Lethal for its bearer is ours."""

from versus.cards.tpcg.defenders_of_hells_kitchen.underworld import contract
from versus.testing.tpcg import duel, side


def test_the_bearer_kos_a_defender_that_it_wounds():
    table = duel(
        p1=side(front=["Killer 5/5 Underworld", "4/4"], equipment={"Killer": contract}),
        p2=side(front=["1/1 h3", "1/2 h3"]),
    )
    table.p1.attacks("Killer", "1/1")
    table.passes()
    assert table.p2["1/1"].koed
    table.p1.attacks("4/4", "1/2")
    table.passes()
    assert table.p2["1/2"].stunned


def test_it_is_played_with_a_face_up_member_of_the_underworld():
    for team, plays in (("Underworld", True), ("Defenders", False)):
        table = duel(p1=side(front=f"1/1 {team}", hand=contract), at="recruit", recruit_points=1)
        assert table.p1.may("recruit", "Contract") is plays
