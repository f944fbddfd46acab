"""The cards of our own in the Hellboy decks, and the rulebook's chain with the real cards."""

import pytest

from versus.cards.classic.hel.bprd import abe_sapien, anung_un_rama, pyrokinesis, sidney_leach
from versus.cards.classic.hel.fillers import (
    backs_to_the_wall,
    long_coat,
    old_acquaintance,
    shooting_range,
    straight_at_them,
    taken_to_the_air,
)
from versus.cards.classic.hel.thule import (
    damn_nazis,
    ilsa_haupstein,
    kroenen,
    project_ragna_rok,
    tentacles,
    true_father,
)
from versus.testing.classic import duel, lying, rule, side


@rule(*[f"CL-PRI-{number}" for number in range(30, 39)], "CL-CRD-13", "CL-CRD-06")
def test_the_rulebooks_chain_with_the_cards_themselves():
    table = duel(
        p1=side(
            front=[lying(damn_nazis, "exhausted"), true_father],
            resources=[lying(project_ragna_rok, "flipped")],
        ),
        p2=side(front=[lying(abe_sapien, "stunned"), anung_un_rama]),
    )
    p1, p2 = table.p1, table.p2
    p1.uses("Grigori", x=5)
    p1.passes()
    p2.uses("Hellboy", "Abe")
    p2.passes()
    p1.uses("Project")
    assert table.chain == ["Grigori Rasputin", "Hellboy", "Project Ragna Rok"]
    assert p1["Grigori"].exhausted
    table.passes()
    assert p2.ko_pile == ["Abe Sapien"]
    assert p1["Project"].counters("doomsday") == 1
    table.passes()
    table.passes()
    assert table.happened("negated") == 2
    assert table.chain == []
    assert (p1.endurance, p2.endurance) == (45, 49)


def test_taken_to_the_air_flies_over_the_front_row_for_a_turn():
    table = duel(
        p1=side(front=[kroenen], hand=[taken_to_the_air], resources=1),
        p2=side(front=[ilsa_haupstein], support=[sidney_leach]),
    )
    assert not table.p1.may("propose", "Karl", "Sidney")
    table.p1.plays("Taken")
    table.passes()
    assert table.p1["Karl"].stats == (4, 2)
    table.p1.attacks("Karl", "Sidney")
    table.passes()
    assert table.p2["Sidney"].stunned
    table.next_turn()
    assert table.p1["Karl"].stats == (3, 2)


def test_taken_to_the_air_is_for_your_own_characters():
    table = duel(p1=side(hand=[taken_to_the_air], resources=1), p2=side(front=[sidney_leach]))
    assert table.p1.why_not("play", "Taken") == "CL-TGT-04"


def test_straight_at_them_strengthens_an_attacker_until_the_attack_is_over():
    table = duel(p1=side(front=[kroenen], hand=[straight_at_them], resources=2), p2=side(front=[tentacles]))
    assert table.p1.why_not("play", "Straight") == "CL-TGT-04", "nobody attacks yet"
    table.p1.attacks("Karl", "Huge")
    table.p1.plays("Straight")
    table.passes()
    assert table.p1["Karl"].stats == (6, 2)
    table.passes()
    assert table.p2["Huge"].stunned
    assert table.p2.endurance == 50 - 3 - 2
    assert table.p1["Karl"].stats == (3, 2)


def test_backs_to_the_wall_saves_a_defender():
    table = duel(
        p1=side(front=[ilsa_haupstein]), p2=side(front=[sidney_leach], hand=[backs_to_the_wall], resources=2)
    )
    table.p1.attacks("Ilsa", "Sidney")
    table.p1.passes()
    table.p2.plays("Backs")
    table.passes()
    assert table.p2["Sidney"].stats == (3, 5)
    table.passes()
    assert not table.p2["Sidney"].stunned


def test_backs_to_the_wall_is_not_for_an_attacker():
    table = duel(
        p1=side(front=[ilsa_haupstein], hand=[backs_to_the_wall], resources=2), p2=side(front=[sidney_leach])
    )
    assert table.p1.why_not("play", "Backs") == "CL-TGT-04"
    table.p1.attacks("Ilsa", "Sidney")
    table.p1.plays("Backs")
    table.passes()
    assert table.p2["Sidney"].stats == (3, 5)
    assert table.p1["Ilsa"].stats == (4, 5)
    table.passes()


def searcher(**more):
    position = {"front": [sidney_leach], "hand": [old_acquaintance, kroenen], "resources": 3, **more}
    return duel(p1=side(deck=[damn_nazis, abe_sapien, long_coat, pyrokinesis], **position))


def test_old_acquaintance_finds_a_character_of_a_team_on_your_side():
    table = searcher()
    table.p1.plays("Old")
    assert table.p1.ko_pile == ["Karl Ruprecht Kroenen"], "the discard is paid at once"
    table.passes()
    assert sorted(table.p1.choices) == ["Abe Sapien", "Liz Sherman"], "no Nazis, no coat"
    table.p1.chooses("Abe Sapien")
    assert table.p1.hand == ["Abe Sapien"]
    assert sorted(table.p1.deck) == ["Damn Nazis", "Liz Sherman", "Long Coat"]
    assert table.happened("revealed", "Abe Sapien")
    assert table.happened("shuffled")


def test_old_acquaintance_may_find_nobody():
    table = searcher()
    table.p1.plays("Old")
    table.passes()
    table.p1.stops()
    assert table.p1.hand == []
    assert len(table.p1.deck) == 4


@pytest.mark.parametrize("lacking", [{"hand": [old_acquaintance]}, {"resources": 2}])
def test_old_acquaintance_needs_a_card_to_discard_and_three_resources(lacking):
    assert searcher(**lacking).p1.why_not("play", "Old") is not None


def test_the_shooting_range_helps_an_attacker_of_yours_once_a_turn():
    table = duel(
        p1=side(front=[pyrokinesis], resources=[lying(shooting_range, "flipped")]),
        p2=side(front="Wall 1/7 c4"),
    )
    assert table.p1.why_not("use", "Shooting") == "CL-TGT-04"
    table.p1.attacks("Liz", "Wall")
    table.p1.uses("Shooting")
    table.passes()
    assert table.p1["Liz"].stats == (7, 4)
    assert table.p1.why_not("use", "Shooting") == "CL-GEN-14"
    table.passes()
    assert table.p2["Wall"].stunned


def test_the_shooting_range_is_no_help_to_an_opponents_attacker():
    table = duel(
        p1=side(front=[pyrokinesis]),
        p2=side(front="Wall 1/7 c4", resources=[lying(shooting_range, "flipped")]),
    )
    table.p1.attacks("Liz", "Wall")
    table.p1.passes()
    assert table.p2.why_not("use", "Shooting") == "CL-TGT-04"


def test_a_long_coat_is_worth_one_and_one_to_its_bearer_alone():
    table = duel(p1=side(front=[sidney_leach, abe_sapien], hand=[long_coat], resources=1), at="recruit")
    table.p1.equips("Long Coat", "Sidney Leach")
    assert table.p1["Sidney"].stats == (4, 3)
    assert table.p1["Abe"].stats == (9, 9)
