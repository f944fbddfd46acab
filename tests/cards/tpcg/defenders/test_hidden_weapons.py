"""Hidden Weapons (DEF-024)."""

from versus.cards.tpcg.defenders.defenders import hidden_weapons
from versus.testing.tpcg import duel, rule, side


@rule("2P-PLT-07")
def test_in_your_main_phase_a_character_of_yours_is_armed_for_the_turn():
    table = duel(p1=side(back="5/5 Defenders", hand=hidden_weapons), p2=side(front=["1/6 h2", "9/9"]))
    table.p1.plays("Hidden Weapons", on="5/5")
    assert table.p1["5/5"].stats == (6, 6)
    table.p1.attacks("5/5", "1/6")
    table.passes()
    assert table.p2["1/6"].stunned
    assert table.p1["5/5"].stats == (6, 6)
    table.p1.ends_turn()
    assert table.p1["5/5"].stats == (5, 5)
    assert table.p1["5/5"].keywords == []


@rule("2P-PLT-07", "2P-PLT-08")
def test_in_a_combat_of_any_turn_a_character_of_it_is_armed_for_the_combat():
    table = duel(
        p1=side(front="7/7", back="5/5 R"), p2=side(front=["5/5 h2 Defenders", "4/4"], hand=hidden_weapons)
    )
    table.p1.attacks("5/5", "5/5 h2")
    table.p1.passes()
    assert table.p2.could_choose("play", "Hidden Weapons") == ["5/5 R", "5/5 h2 Defenders"]
    table.p2.plays("Hidden Weapons", on="5/5 h2 Defenders")
    assert table.p2["5/5 h2 Defenders"].stats == (6, 6)
    table.passes()
    assert table.p2["5/5 h2 Defenders"].face_up
    assert table.p1["5/5 R"].stunned, "who is ranged strikes back"
    assert table.p2["5/5 h2 Defenders"].stats == (5, 5)


@rule("2P-PLT-05")
def test_on_an_enemy_turn_outside_of_combats_it_waits():
    table = duel(p1=side(front="7/7"), p2=side(front="5/5 Defenders", hand=hidden_weapons))
    assert table.p2.why_not("play", "Hidden Weapons") == "2P-TRN-24"


@rule("2P-PLT-08")
def test_outside_of_combats_it_arms_your_own_characters_only():
    table = duel(p1=side(front="5/5 Defenders", hand=hidden_weapons), p2=side(front="9/9"))
    assert table.p1.could_choose("play", "Hidden Weapons") == ["5/5 Defenders", "Leader 1"]
