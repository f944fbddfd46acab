"""Earth's Mightiest Heroes (MNB-023)."""

from versus.cards.tpcg.marvel_battles.avengers import earths_mightiest_heroes
from versus.testing.tpcg import duel, rule, side


def test_anyone_in_the_combat_gets_two_and_two():
    table = duel(
        p1=side(front=["Ann 2/2 Avengers", "Bob 1/1"], hand=earths_mightiest_heroes), p2=side(front="Foe 1/4")
    )
    table.p1.attacks("Ann", "Foe")
    assert table.p1.could_choose("play", "Earth's Mightiest Heroes") == ["Ann", "Foe"]
    table.p1.plays("Earth's Mightiest Heroes", on="Ann")
    assert table.p1["Ann"].stats == (4, 4)
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Ann"].stats == (2, 2)


@rule("2P-PLT-09")
def test_it_needs_an_avenger():
    table = duel(p1=side(front="Ann 2/2", hand=earths_mightiest_heroes), p2=side(front="Foe 1/4"))
    table.p1.attacks("Ann", "Foe")
    assert table.p1.why_not("play", "Earth's Mightiest Heroes") == "2P-PLT-09"
    table.passes()
