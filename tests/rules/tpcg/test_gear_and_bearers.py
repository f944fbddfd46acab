"""Who may bear equipment, who keeps it, and who starts with it; prices from the hand; powers face down."""

from dataclasses import replace

import pytest

from versus.games.tpcg.language.vocabulary import (
    aligned,
    attack_now,
    becomes,
    card_in,
    draw,
    enemy,
    equip,
    equipment,
    evil,
    gaining,
    good,
    has,
    having,
    hide,
    in_defenders_row,
    keeping,
    may,
    named,
    never_having_keywords,
    never_having_super_powers,
    one,
    only_onto,
    plot_twist,
    plus,
    reaction,
    rearrange_equipment,
    stun,
    super_power,
    supporting,
    team,
    this,
    this_card,
    when,
    while_,
    with_base,
    yours,
)
from versus.games.tpcg.words import COMBAT, ENERGY, FEROCIOUS, FLIGHT, INTO_KO_PILE, KO, MAIN, STUN, WON
from versus.kernel.modifiers import THIS_COMBAT
from versus.testing.tpcg import duel, rule, side


def fighter(name, *powers, health=5, **facts):
    return supporting(name, name, cost=1, atk=2, defense=5, health=health, powers=powers, **facts)


cape = equipment("T-C", "Cape", cost=0, powers=[only_onto(team("X-Men"))])


@rule("2P-GEN-01")
def test_equipment_for_some_is_recruited_onto_those_alone():
    table = duel(p1=side(front=["Ann 1/1 X-Men", "Bob 1/1"], hand=cape), at="recruit")
    assert table.p1.may("equip", "Cape", "Ann")
    assert not table.p1.may("equip", "Cape", "Bob")


def test_it_is_rearranged_onto_those_alone():
    swap = plot_twist("T-S", "Swap", MAIN, rearrange_equipment)
    front = ["Ann 1/1 X-Men", "Bob 1/1", "Cid 1/1 X-Men"]
    table = duel(p1=side(front=front, equipment={"Ann": cape}, hand=swap))
    table.p1.plays("Swap", on="Cape")
    assert table.p1.choices == ["Cid"]
    table.p1.chooses("Cid")
    assert table.p1["Cid"].equipment == ["Cape"]


@pytest.mark.parametrize(("team_there", "played"), [("X-Men", True), ("Avengers", False)])
def test_equipment_played_by_an_effect_needs_a_member_of_its_team(team_there, played):
    badge = equipment("T-B", "Badge", cost=3, teams=("X-Men",))
    gift = plot_twist("T-G", "Gift", MAIN, equip(card_in(KO), one(yours, named("Ann")), playing=True))
    table = duel(p1=side(front=f"Ann 1/1 {team_there}", ko=badge, hand=gift))
    table.p1.plays("Gift")
    assert bool(table.p1["Ann"].equipment) is played
    assert table.happened("recruited", "Badge") == played


@rule("2P-GEN-01")
def test_what_is_kept_is_kept_by_a_power_that_is_on():
    keeper = fighter("Keeper", while_(keeping(named("Hat"))))
    hat = equipment("T-H", "Hat", cost=0)
    shock = plot_twist("T-K", "Shock", MAIN, stun(one(enemy)))
    table = duel(p1=side(hand=shock), p2=side(front=keeper, equipment={"Keeper": hat}))
    table.p1.plays("Shock", on="Keeper")
    assert table.p2["Keeper"].equipment == ["Hat"]


def test_a_reaction_may_be_paid_from_the_hand_alone():
    guard = reaction("Guard", ENERGY, STUN, draw(), subject=yours)
    sentry = fighter("Sentry", replace(guard, from_hand=True))
    shock = plot_twist("T-K", "Shock", MAIN, stun(one(enemy)))
    p2 = side(front=[sentry, "Pal 1/1"], hand="Laboratory", resources="Laboratory", deck=1)
    table = duel(p1=side(hand=shock), p2=p2)
    table.p1.plays("Shock", on="Pal")
    table.p2.reacts("Sentry")
    assert table.p2.ko_pile == ["Laboratory"]
    assert table.p2["Laboratory in the resource row"].face_up


@pytest.mark.parametrize(("verb", "face"), [(stun, "stunned"), (hide, "hidden")])
def test_a_continuous_power_may_work_face_down(verb, face):
    banner = fighter("Banner", while_(plus(atk=1, defense=1), on=yours, even_face_down=True))
    trick = plot_twist("T-T", "Trick", MAIN, verb(one(yours, named("Banner"))))
    table = duel(p1=side(front=[banner, "Pal 1/1"], hand=trick))
    table.p1.plays("Trick")
    assert table.p1["Banner"].face == face
    assert table.p1["Pal"].stats == (2, 2)


def test_it_does_not_work_for_a_resource():
    banner = fighter("Banner", while_(plus(atk=1, defense=1), on=yours, even_face_down=True))
    table = duel(p1=side(front="Pal 1/1", hand=banner), at="resource")
    table.p1.places("Banner")
    assert table.p1["Pal"].stats == (1, 1)


def test_a_character_without_printed_health_lives_by_its_base_health():
    immortal = fighter("Immortal", while_(with_base(health=9)), health=0)
    table = duel(p1=side(front=immortal))
    assert table.p1["Immortal"].health == 9


def test_super_powers_that_are_taken_come_back_with_the_turn():
    caster = fighter("Caster", super_power("Cast", MAIN, (), draw()))
    mute = plot_twist("T-M", "Mute", MAIN, becomes(one(yours), never_having_super_powers))
    table = duel(p1=side(front=caster, hand=mute, deck=3))
    assert table.p1.may("use", "Caster", power="Cast")
    table.p1.plays("Mute", on="Caster")
    assert not table.p1.may("use", "Caster", power="Cast")
    table.next_turn()
    table.next_turn()
    table.p1.goes_to("main")
    assert table.p1.may("use", "Caster", power="Cast")


@rule("2P-GEN-02", "2P-PWR-47")
def test_who_can_have_no_keyword_power_gets_none_by_any_power():
    choir = fighter("Choir", while_(gaining(FLIGHT), on=yours))
    mute = plot_twist("T-M", "Mute", MAIN, becomes(one(yours), never_having_keywords))
    rage = plot_twist("T-R", "Rage", MAIN, has(one(yours), FEROCIOUS))
    table = duel(p1=side(front=[choir, "Pal 1/1"], hand=[mute, rage]))
    assert table.p1["Pal"].keywords == ["Flight"]
    table.p1.plays("Mute", on="Pal")
    table.p1.plays("Rage", on="Pal")
    assert table.p1["Pal"].keywords == []
    assert table.p1["Choir"].keywords == ["Flight"]


@rule("2P-GEN-20")
def test_a_side_of_ones_own_is_added_to_that_of_the_teams():
    imp = fighter("Imp", aligned(good=True), teams=("Brotherhood",))
    for word, found in ((good, ["Imp"]), (evil, ["Imp", "Blob"])):
        shock = plot_twist("T-K", "Shock", MAIN, stun(one(word)))
        table = duel(p1=side(hand=shock), p2=side(front=[imp, "Blob 1/1 Brotherhood"]))
        assert table.p1.could_choose("play", "Shock") == found


ON = when(WON, may(attack_now(one(enemy, in_defenders_row))), subject=this_card)
MORE = super_power("More", COMBAT, (), becomes(this, having(ON), until=THIS_COMBAT))


@rule("2P-CMB-91")
def test_an_attack_that_follows_a_win_begins_when_the_combat_is_over():
    table = duel(p1=side(front=fighter("Rex", MORE)), p2=side(front=["Ann 0/2", "Bob 0/2", "Cid 0/2"]))
    table.p1.attacks("Rex", "Ann")
    table.p1.uses("Rex", "More")
    table.passes()
    table.p1.says_yes()
    table.p1.chooses("Bob")
    assert table.happened("combat ended") == 1
    assert table.p2["Bob"].defending
    table.passes()
    assert table.happened("combat ended") == 2
    assert not table.p2["Cid"].stunned


def test_whoever_waits_for_ko_piles_hears_of_characters_from_play_and_hand():
    crow = fighter("Crow", when(INTO_KO_PILE, draw()))
    table = duel(p1=side(front=[crow, "Pal 9/9"], hand="Pal 9/9", deck=5), p2=side(front="Foe 1/1 h1"))
    table.p1.attacks("Pal", "Foe")
    table.p1.powers_up("Pal", with_="Pal in hand")
    assert len(table.p1.hand) == 1
    table.passes()
    assert len(table.p1.hand) == 2
