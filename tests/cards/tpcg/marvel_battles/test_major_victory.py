"""Major Victory (MNB-063)."""

from versus.cards.tpcg.marvel_battles.guardians import major_victory
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEY-31")
def test_the_psychokinetic_shove_pushes_an_enemy():
    table = duel(
        p1=side(front=[major_victory, "Ann 1/1"], resources="Academy"), p2=side(front=["Foe 1/1", "Fox 1/1"])
    )
    assert "Ann" not in table.p1.could_choose("use", "Major Victory", power="Psychokinetic Shove")
    table.p1.uses("Major Victory", "Psychokinetic Shove", on="Foe")
    assert table.p2["Foe"].row == "back"
