"""Street Smart (DHK-030): nothing but its name is stated; it does what DEF-024 does."""

from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import street_smart
from versus.testing.tpcg import duel, side


def test_in_your_main_phase_a_character_of_yours_is_stronger_and_ranged_for_the_turn():
    table = duel(p1=side(back="5/5 Defenders", hand=street_smart), p2=side(front="1/6"))
    table.p1.plays("Street Smart", on="5/5")
    assert table.p1["5/5"].stats == (6, 6)
    table.p1.attacks("5/5", "1/6")
    table.passes()
    assert table.p2["1/6"].stunned
    table.p1.ends_turn()
    assert table.p1["5/5"].stats == (5, 5)


def test_in_a_combat_of_any_turn_it_lets_a_defender_strike_back():
    table = duel(p1=side(back="3/3 R"), p2=side(front="3/3 h2 Defenders", hand=street_smart))
    table.p1.attacks("3/3 R", "3/3 h2")
    table.p1.passes()
    table.p2.plays("Street Smart", on="3/3 h2 Defenders")
    table.passes()
    assert table.p1["3/3 R"].stunned
    assert table.p2["3/3 h2 Defenders"].face_up


def test_on_an_enemy_turn_outside_of_combats_it_waits():
    table = duel(p1=side(front="7/7"), p2=side(front="5/5 Defenders", hand=street_smart))
    assert not table.p2.may("play", "Street Smart")
