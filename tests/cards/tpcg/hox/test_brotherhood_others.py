"""Brotherhood plot twists and Asteroid M."""

from versus.cards.tpcg.hox.brotherhood import (
    always_attack,
    asteroid_m,
    blob,
    burn_it_down,
    daken,
    fierce_pierce,
)
from versus.games.tpcg import text as phrases
from versus.games.tpcg.printed.deck import Deck, faults
from versus.testing.tpcg import duel, rule, side
from versus.testing.tpcg.spoken import spoken

# Always Attack


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


# Fierce Pierce


def test_fierce_pierce_strikes_first_in_melee():
    table = duel(p1=side(front=daken, hand=fierce_pierce), p2=side(front="Foe 9/12 h2"))
    table.p1.attacks("Daken", "Foe")
    table.p1.plays("Fierce Pierce")
    assert table.p1["Daken"].stats == (6, 4)
    assert "Ferocious" in table.p1["Daken"].keywords
    table.passes()
    assert table.p2["Foe"].stunned
    assert table.p1["Daken"].face_up
    assert table.p1["Daken"].stats == (4, 4)
    assert "Ferocious" not in table.p1["Daken"].keywords


def test_fierce_pierce_does_nothing_at_range():
    mine = side(back="Archer 3/3 R Brotherhood", hand=fierce_pierce)
    table = duel(p1=mine, p2=side(front="Foe 9/9"))
    table.p1.attacks("Archer", "Foe")
    table.p1.plays("Fierce Pierce")
    assert table.p1["Archer"].stats == (3, 3)
    assert table.p1["Archer"].keywords == ["Ranged"]
    assert table.p1.ko_pile == ["Fierce Pierce"]


# Burn It Down


def burning(*locations):
    table = duel(
        p1=side(front=blob, hand=burn_it_down, resources="Academy"),
        p2=side(resources=list(locations)),
        at="build",
    )
    table.p1.plays("Burn It Down")
    return table


@rule("2P-CRD-34")
def test_burn_it_down_turns_two_enemy_basic_locations_of_different_names_down():
    table = burning("Academy", "Academy", "Fortress", "Laboratory")
    assert table.p1.choices == ["Academy", "Academy", "Fortress", "Laboratory"]
    table.p1.chooses("Academy")
    assert table.p1.choices == ["Fortress", "Laboratory"]
    table.p1.chooses("Laboratory")
    down = [name for name in ("Fortress", "Laboratory") if not table.p2[name].face_up]
    assert down == ["Laboratory"]
    assert table.p1["Academy"].face_up


@rule("2P-CRD-34")
def test_burn_it_down_may_turn_one_or_none_and_ends_where_no_other_name_is_left():
    table = burning("Academy", "Fortress")
    table.p1.chooses("Academy")
    table.p1.stops()
    assert table.p2["Fortress"].face_up
    table = burning("Academy", "Fortress")
    table.p1.stops()
    assert table.p2["Academy"].face_up
    table = burning("Academy", "Academy")
    table.p1.chooses("Academy")
    assert table.at == "resource"


@rule("2P-CRD-34")
def test_burn_it_down_leaves_special_and_face_down_locations_alone():
    table = burning(asteroid_m, "Fortress, down")
    assert table.at == "resource"
    assert table.p2["Asteroid M"].face_up


@rule("2P-CRD-34")
def test_mutant_loyalty_allows_brotherhood_and_x_men_only():
    def deck(*others):
        main = spoken("Boss 3/5 h5 Brotherhood", main=True).card
        fill = [spoken(f"Extra{n} 1/1 X-Men").card for n in range(59 - len(others))]
        return Deck(main, (burn_it_down, *(spoken(words).card for words in others), *fill))

    assert faults(deck("Academy")) == []
    assert [(f.rule, f.card) for f in faults(deck("Spy 1/1 Heels"))] == [("2P-DCK-15", "Burn It Down")]
    assert [(f.rule, f.card) for f in faults(deck("Loner 1/1"))] == [("2P-DCK-15", "Burn It Down")]


# Asteroid M


@rule("2P-CRD-36")
def test_asteroid_m_pays_any_of_four_symbols_for_a_brotherhood_character():
    table = duel(p1=side(front=blob, resources=asteroid_m))
    table.p1.uses("Blob", "Pain Immunity")
    assert not table.p1["Asteroid M"].face_up
    assert phrases.face(asteroid_m) == [
        "Special location. Pays [Energy], [Intellect], [Might] or [Skill] for a [Brotherhood] character."
    ]


@rule("2P-CRD-36")
def test_asteroid_m_pays_for_nobody_else():
    from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
    from versus.games.tpcg.words import MAIN, MIGHT

    scholar = supporting("Scholar", "Scholar", 1, 1, 1, powers=[super_power("Read", MAIN, MIGHT, draw())])
    table = duel(p1=side(front=scholar, resources=asteroid_m))
    assert table.p1.why_not("use", "Scholar", power="Read") == "2P-PWR-17"
