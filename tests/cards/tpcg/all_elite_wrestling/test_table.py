"""Table (AEW-064)."""

from versus.cards.tpcg.all_elite_wrestling.gear import table as ring_table
from versus.testing.tpcg import duel, rule, side


def defended(attackers, back=(), **facts):
    p2 = side(front="Hero 1/9", equipment={"Hero": ring_table}, resources="Double or Nothing")
    return duel(p1=side(front=attackers, back=back), p2=p2, **facts)


def test_it_breaks_over_an_attacker():
    table = defended("Foe 9/9 h2")
    table.p1.attacks("Foe", "Hero")
    table.p1.passes()
    table.p2.uses("Hero", "Broken In Half")
    assert table.p1["Foe"].stunned
    assert not table.in_combat
    assert table.p2.ko_pile == ["Table"]


def test_of_several_attackers_its_user_chooses_one():
    table = defended(["Foe 9/9 h2 Heels", "Pal 0/9 h2 Heels"])
    table.p1.attacks(["Foe", "Pal"], "Hero")
    table.p1.passes()
    table.p2.uses("Hero", "Broken In Half", on="Foe")
    assert table.p1["Foe"].stunned
    assert not table.p1["Pal"].stunned
    table.passes()
    assert not table.p2["Hero"].stunned


def test_it_is_of_no_use_at_range():
    table = defended((), back="Bow 9/9 h2 Ranged")
    table.p1.attacks("Bow", "Hero")
    table.p1.passes()
    table.p2.uses("Hero", "Broken In Half")
    assert not table.p1["Bow"].stunned
    assert table.p2["Hero"].equipment == ["Table"]
    table.passes()


def test_nor_for_an_attacker():
    p1 = side(front="Hero 1/9", equipment={"Hero": ring_table}, resources="Double or Nothing")
    table = duel(p1=p1, p2=side(front="Foe 0/9"))
    table.p1.attacks("Hero", "Foe")
    table.p1.uses("Hero", "Broken In Half")
    assert not table.p1["Hero"].stunned
    assert table.p1["Hero"].equipment == ["Table"]
    table.passes()


def test_who_does_not_fight_cannot_use_it():
    p2 = side(front=["Hero 1/9", "Pal 1/9"], equipment={"Hero": ring_table}, resources="Double or Nothing")
    table = duel(p1=side(front="Foe 1/9"), p2=p2)
    table.p1.attacks("Foe", "Pal")
    table.p1.passes()
    assert not table.p2.offered("use")
    table.p2.passes()


@rule("2P-EQP-05")
def test_either_team_may_bring_it():
    for team, playable in (("Heels", True), ("Babyfaces", True), ("X-Men", False)):
        table = duel(p1=side(front=f"Hero 1/9 {team}", hand=ring_table), at="recruit")
        assert table.p1.may("equip", "Table", "Hero") is playable
