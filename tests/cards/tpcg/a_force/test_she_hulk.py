"""She-Hulk, the main character (AFF-003, AFF-004) and the supporting one (AFF-017)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.a_force.heroines import she_hulk
from versus.cards.tpcg.a_force.main_characters import she_hulk_1, she_hulk_2
from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
from versus.games.tpcg.words import MAIN, SKILL
from versus.testing.tpcg import duel, rule, side

HEROES = ["Ann 1/9 A-Force", "Bob 1/9 A-Force", "Cid 1/9 A-Force", "Dan 1/9 A-Force"]


@at_both_levels(she_hulk_1, she_hulk_2)
def test_a_force_assemble_makes_the_next_team_attackers_stronger(main):
    table = duel(p1=side(main=main, front=HEROES, resources="Training Ground"), p2=side(front="Wall 0/99"))
    table.p1.uses("She-Hulk", "A-Force Assemble!")
    table.p1.attacks("Dan", "Wall")
    table.passes()
    assert table.p1["Dan"].plus == 0, "a solo attack is none"
    table.p1.attacks(["Ann", "Bob"], "Wall")
    if main is she_hulk_1:
        table.p1.answers("Resolve first: She-Hulk's Fight Together")
    assert (table.p1["Ann"].plus, table.p1["Bob"].plus, table.p1["Cid"].plus) == (1, 1, 0)
    table.passes()


def test_the_second_team_attack_of_the_turn_gets_nothing():
    p1 = side(main=she_hulk_2, front=HEROES, resources="Training Ground")
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.uses("She-Hulk", "A-Force Assemble!")
    for team in (["Ann", "Bob"], ["Cid", "Dan"]):
        table.p1.attacks(team, "Wall")
        table.passes()
    assert [table.p1[name].plus for name in ("Ann", "Bob", "Cid", "Dan")] == [1, 1, 0, 0]


def test_each_team_attack_of_yours_gives_her_one_xp():
    p1 = side(main=she_hulk_1, levels=she_hulk_2, front=HEROES)
    table = duel(p1=p1, p2=side(front="Wall 0/99"))
    table.p1.attacks(["Ann", "Bob", "Cid"], "Wall")
    table.passes()
    assert table.p1.xp == 1
    table.p1.attacks("Dan", "Wall")
    table.passes()
    assert table.p1.xp == 1


def test_a_team_attack_of_an_enemy_gives_her_none():
    table = duel(p1=side(front=HEROES), p2=side(main=she_hulk_1, levels=she_hulk_2, front="Foe 0/99"))
    table.p1.attacks(["Ann", "Bob"], "Foe")
    table.passes()
    assert table.p2.xp == 0


READ = super_power("Read", MAIN, SKILL, draw(2))
LEARNED = supporting("T-L", "Learned", cost=1, atk=1, defense=1, powers=[READ])


@rule("2P-PWR-40", "2P-CRD-11")
def test_rules_lawyer_cancels_an_enemys_super_power_and_its_price_stays_paid():
    table = duel(
        p1=side(front=LEARNED, resources="Training Ground", deck=5),
        p2=side(main=she_hulk_2, resources="Academy"),
    )
    table.p1.uses("Learned", "Read")
    table.p2.reacts("She-Hulk", power="Rules Lawyer")
    assert table.p1.hand == []
    assert not table.p1["Training Ground"].face_up
    assert not table.p1.may("use", "Learned", power="Read"), "it was used"


def test_she_may_let_it_pass_and_has_nothing_to_say_to_her_own_side():
    table = duel(
        p1=side(front=LEARNED, resources="Training Ground", deck=5),
        p2=side(main=she_hulk_2, resources="Academy"),
    )
    table.p1.uses("Learned", "Read")
    table.p2.declines()
    assert len(table.p1.hand) == 2
    table = duel(p1=side(main=she_hulk_2, front=LEARNED, resources=["Training Ground", "Academy"], deck=5))
    table.p1.uses("Learned", "Read")
    assert len(table.p1.hand) == 2


# The supporting character


def test_baroness_of_arcadia_strengthens_every_attacker_of_a_force_from_afar():
    front = [she_hulk, "Ann 1/2 A-Force", "Bob 1/2 A-Force", "Eve 1/2 X-Men"]
    table = duel(p1=side(front=front, resources="Fortress"), p2=side(front="Wall 0/9"))
    table.p1.attacks(["Ann", "Bob"], "Wall")
    table.p1.uses("She-Hulk", "Baroness of Arcadia")
    assert [table.p1[name].stats for name in ("Ann", "Bob", "She-Hulk")] == [(3, 4), (3, 4), (5, 5)]
    table.passes()
    assert table.p1["Ann"].stats == (1, 2)


def test_baroness_of_arcadia_is_for_her_own_turn_and_her_own_team():
    table = duel(p1=side(front=[she_hulk, "Eve 1/2 X-Men"], resources="Fortress"), p2=side(front="Wall 0/9"))
    table.p1.attacks("Eve", "Wall")
    table.p1.uses("She-Hulk", "Baroness of Arcadia")
    assert table.p1["Eve"].stats == (1, 2)
    table.passes()


def test_she_hulk_leads_a_team_attack():
    table = duel(p1=side(front=[she_hulk, "Ann 1/2 A-Force"]), p2=side(front="Foe 3/99"))
    table.p1.attacks(["She-Hulk", "Ann"], "Foe")
    table.passes()
    table.p1.strikes("She-Hulk")
    assert table.p1["Ann"].face_up
