"""Give 'Em a Lift (MNB-077)."""

from versus.cards.tpcg.marvel_battles.guardians import give_em_a_lift
from versus.testing.tpcg import duel, side


def test_somebody_of_yours_is_stronger_and_flies_this_turn():
    table = duel(
        p1=side(front="Ann 1/1 Guardians", hand=give_em_a_lift), p2=side(front="Foe 1/1", back="Fox 1/1")
    )
    assert not table.p1.may("attack", "Ann", "Fox")
    table.p1.plays("Give 'Em a Lift", on="Ann")
    assert table.p1["Ann"].plus == 1
    assert table.p1.may("attack", "Ann", "Fox")
    table.p1.ends_turn()
    assert table.p1["Ann"].keywords == []
