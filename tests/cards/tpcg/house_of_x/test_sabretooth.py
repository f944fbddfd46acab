"""Sabretooth (HOX-016)."""

from versus.cards.tpcg.house_of_x.brotherhood import sabretooth
from versus.testing.tpcg import duel, rule, side


@rule("2P-KEYC-48")
def test_superhuman_senses_let_sabretooth_melee_attack_the_protected():
    enemies = side(front="Clerk 1/1", back="Prize 1/8")
    table = duel(p1=side(front=sabretooth, resources="Training Ground"), p2=enemies)
    assert table.p1.why_not("attack", "Sabretooth", "Prize") == "2P-CMB-13"
    table.p1.uses("Sabretooth", "Superhuman Senses")
    assert table.p1["Sabretooth"].stats == (8, 2)
    assert table.p1["Sabretooth"].keywords == ["Stealth"]
    table.p1.attacks("Sabretooth", "Prize")
    table.passes()
    assert table.p2["Prize"].stunned
    sabretooth_now = table.p1["Sabretooth"]
    assert (sabretooth_now.stats, sabretooth_now.keywords) == ((8, 2), ["Stealth"]), "for all the turn"
    table.p1.ends_turn()
    assert (table.p1["Sabretooth"].atk, table.p1["Sabretooth"].keywords) == (4, [])


@rule("2P-KEYC-48")
def test_stealth_is_for_melee_only_and_is_not_stopped_by_flyers():
    table = duel(
        p1=side(back="Archer 3/3 R Stealth", front="Thief 3/3 Stealth"),
        p2=side(front="Bird 1/1 F", back="Prize 1/1"),
    )
    assert table.p1.why_not("attack", "Archer", "Prize") == "2P-CMB-13"
    assert table.p1.may("attack", "Thief", "Prize")
