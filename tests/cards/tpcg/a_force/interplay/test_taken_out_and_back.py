"""Cards of A-Force that take somebody out of play, and those that wait for it."""

from versus.cards.tpcg.a_force.femme_fatales import morgan_le_fay, satana, titania
from versus.cards.tpcg.a_force.heroines import medusa, miss_america, pixie, rogue, singularity, wasp
from versus.cards.tpcg.a_force.main_characters import enchantress_2, phoenix_2, sister_grimm_1, sister_grimm_2
from versus.games.tpcg.language.vocabulary import ko, named, one, plot_twist, stun
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side


def fate(effect, name):
    return plot_twist("T-FATE", "Fate", MAIN, effect(one(named(name))))


@rule("2P-CRD-06", "2P-ZON-24")
def test_medusas_hold_ends_as_singularity_takes_her_out_of_the_game():
    table = duel(
        p1=side(front=[singularity, medusa], resources="Training Ground", deck=9),
        p2=side(front="Foe 3/3", deck=9),
    )
    table.p1.uses("Medusa", "Prehensile Hair", on="Foe")
    table.p1.ends_turn(on=["Medusa", "stop"])
    table.p2.goes_to("main")
    assert table.p2["Foe"].ready


@rule("2P-GEN-15")
def test_whoever_comes_back_from_the_pocket_dimension_appears_anew():
    table = duel(p1=side(front=[singularity, wasp], deck=9), p2=side(front=["Foe 3/3", "Other 3/3"], deck=9))
    table.p1.ends_turn(on=["Wasp", "stop"])
    table.p2.ends_turn()
    table.p1.answers("front", "Foe")
    assert table.p2["Foe"].minus == 1


def test_one_who_came_back_this_turn_can_be_imbued_with_power():
    table = duel(
        p1=side(main=enchantress_2, front=[singularity, "Ann 1/1"], resources="Laboratory", deck=9),
        p2=side(deck=9),
    )
    table.p1.ends_turn(on=["Ann", "stop"])
    table.p2.ends_turn()
    table.p1.answers("front")
    table.p1.goes_to("main")
    table.p1.uses("Enchantress", "Imbue with Power")
    assert table.p1["Ann"].plus == 2


def test_a_hallucination_taken_into_the_pocket_dimension_is_not_koed():
    p1 = side(front=[singularity, pixie], resources="Laboratory", deck=["Bob 5/5", *["Academy"] * 8])
    table = duel(p1=p1, p2=side(deck=9))
    table.p1.uses("Pixie", "Hallucinogenic Dust", on="front")
    table.p1.ends_turn(on=["Resolve first: Singularity's Pocket Dimension", "Bob", "stop"])
    table.p2.ends_turn()
    table.p1.answers("front")
    assert table.p1["Bob"].row == "front"


def test_a_hallucination_koed_first_cannot_be_taken_along():
    p1 = side(front=[singularity, pixie], resources="Laboratory", deck=["Bob 5/5", *["Academy"] * 8])
    table = duel(p1=p1, p2=side(deck=9))
    table.p1.uses("Pixie", "Hallucinogenic Dust", on="front")
    table.p1.ends_turn(on=["Resolve first: Bob: KO Bob", "stop"])
    assert table.p1.ko_pile == ["Bob"]


def test_rogue_who_comes_back_has_lost_what_she_took():
    p1 = side(main=phoenix_2, front=rogue, hand=fate(ko, "Rogue"), resources=["Laboratory", "Fortress"])
    table = duel(p1=p1, p2=side(front="Victim 1/1 h1 R"))
    table.p1.attacks("Rogue", "Victim")
    table.passes()
    assert table.p1["Rogue"].keywords == ["Flight", "Ranged"]
    table.p1.plays("Fate")
    table.p1.uses("Phoenix", "From the Ashes", on=["Rogue", "front"])
    assert table.p1["Rogue"].keywords == ["Flight"]


def test_rogue_takes_immortality_from_one_who_leaves_by_it():
    table = duel(p1=side(front=rogue, deck=3), p2=side(front=lying(morgan_le_fay, "w1 -1"), deck=3))
    table.p1.attacks("Rogue", "Morgan le Fay")
    table.passes()
    table.p1.answers("Resolve first: Morgan le Fay's Immortal")
    table.p2.answers("yes")
    assert table.p2["Morgan le Fay"].zone == "deck"
    assert table.p1["Rogue"].keywords == ["Flight", "Immortal"]


def test_lethal_given_by_satana_is_stopped_by_no_toughness():
    table = duel(p1=side(front=satana), p2=side(front=lying(miss_america, "w1")))
    table.p1.attacks("Satana", "Miss America")
    table.passes()
    assert table.p2["Miss America"].koed


def test_durable_titania_who_is_koed_outright_stays_koed():
    table = duel(p1=side(hand=fate(ko, "Titania")), p2=side(front=titania))
    table.p1.plays("Fate")
    assert table.p2["Titania"].koed


def test_from_the_ashes_finds_an_immortal_who_declined():
    hand = fate(ko, "Morgan le Fay")
    p1 = side(main=phoenix_2, front=morgan_le_fay, hand=hand, resources=["Laboratory", "Fortress"])
    table = duel(p1=p1)
    table.p1.plays("Fate", on="no")
    table.p1.uses("Phoenix", "From the Ashes", on="back")
    assert table.p1["Morgan le Fay"].row == "back"


@rule("2P-LVL-07")
def test_the_staff_wakes_again_and_a_spell_said_before_stays_said():
    table = duel(
        p1=side(front="Ann 9/9", hand=fate(stun, "Sister Grimm"), deck=9),
        p2=side(main=sister_grimm_1, main_row="front", levels=sister_grimm_2, resources="Academy", deck=9),
    )
    table.p1.plays("Fate")
    assert table.p2.main.level == 2
    table.next_turn()
    table.p2.goes_to("main")
    table.p2.uses("Sister Grimm", "Open Sesame")
    assert table.p2.main.level == 1
