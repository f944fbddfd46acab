"""Always Attack (HOX-025)."""

from versus.cards.tpcg.house_of_x.brotherhood import always_attack, blob
from versus.testing.tpcg import duel, side


def test_always_attack_strengthens_one_of_yours_in_the_combat_on_any_turn():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front=[blob, "Idle 1/1 Brotherhood"], hand=always_attack))
    table.p1.attacks("Foe", "Blob")
    table.p1.passes()
    table.p2.plays("Always Attack")
    assert table.p2["Blob"].stats == (4, 4)
    assert table.p2["Idle"].stats == (1, 1)
    table.passes()
    assert table.p2["Blob"].stats == (1, 3)


def test_always_attack_needs_a_face_up_brotherhood_character_and_a_combat():
    table = duel(p1=side(front="Hero 9/9 X-Men", hand=always_attack), p2=side(front="Foe 1/9"))
    assert table.p1.why_not("play", "Always Attack") == "2P-PLT-05"
    table.p1.attacks("Hero", "Foe")
    assert table.p1.why_not("play", "Always Attack") == "2P-PLT-09"
