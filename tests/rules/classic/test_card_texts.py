"""What is printed where, which text counts, leaders, and what lasts this turn."""

import pytest

from versus.games.classic import text as phrases
from versus.games.classic.language.changes import Cannot, Gets
from versus.games.classic.language.conditions import YourStep
from versus.games.classic.language.costs import PayEndurance, RevealThis
from versus.games.classic.language.effects.characters import Give, Ready, RemoveFromAttack, Stun
from versus.games.classic.language.effects.equipment import BearsThis
from versus.games.classic.language.effects.moving import PutsIntoPlay
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import (
    AdjacentToThis,
    Attacking,
    Defending,
    IsThis,
    OfTeam,
)
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.table.harm import recover, stun_event
from versus.games.classic.words import RECRUIT_STEP, STUN, TO_READY, TYPE_NAMES
from versus.kernel.choosing import Chosen, Each
from versus.kernel.effects import CountOf, Number
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Aura, Trigger
from versus.testing.classic import duel, powered, rule, side, spoken

HIT = LoseEndurance(OPPONENTS, Number(1))
FREE = Payment(Play(HIT))


def stunned(table, name, seat=0):
    card = table.players[seat][name].id
    table.befalls(lambda contest: contest.cause_together([stun_event(card)]))


def recovered(table, name, seat=0):
    card = table.players[seat][name].id
    table.befalls(lambda contest: recover(contest, [card]))


# Types, text boxes, icons


@rule("CL-GEN-03", "CL-GEN-17")
def test_each_of_the_four_types_comes_into_the_game_in_its_own_way_and_in_no_other():
    assert TYPE_NAMES == ("character", "equipment", "plot twist", "location")
    ways = {"Liz": "recruit", "Gun": "recruit", "Plan": "play", "Lab": "flip"}
    hand = ["Liz 1/1 c1", "Gun equipment c1", "Plan twist c1"]
    table = duel(p1=side(front="Abe 1/1", hand=hand, resources=["Lab location c1"]), at="recruit")
    for name, way in ways.items():
        for verb in ("recruit", "play", "flip"):
            assert table.p1.may(verb, name) is (verb == way), f"{verb} {name}"


@rule("CL-GEN-27")
def test_a_card_can_do_what_its_text_box_says_and_what_the_rules_say_of_its_keywords():
    table = duel(
        p1=side(front=[powered("Payer 1/1", payments=(FREE,)), "Ghost 1/1 c2 evasion", "Plain 1/1"]),
    )
    assert phrases.card_text(powered("Payer 1/1", payments=(FREE,)).card) == [
        "Free → Each opponent loses 1 endurance."
    ]
    assert phrases.card_text(spoken("Ghost 1/1 evasion").card) == ["Evasion"]
    assert phrases.card_text(spoken("Plain 1/1").card) == []
    table.p1.uses("Payer")
    table.passes()
    assert table.p2.endurance == 49
    assert table.p1.may("use", "Ghost"), "nothing but the keyword is printed, and the rules define it"
    assert table.p1.why_not("use", "Plain") == "CL-PWR-01"


@rule("CL-GEN-29", "CL-STN-12", "CL-STN-10")
def test_icons_and_affiliations_are_no_text_and_stay_where_the_text_is_lost():
    words = "Ghost 1/1 c2 flight range evasion invulnerability B.P.R.D."
    table = duel(p1=side(front=[powered(words, payments=(FREE,))]))
    assert table.p1["Ghost"].keywords == ["Flight", "Range", "Invulnerability", "Evasion"]
    stunned(table, "Ghost")
    assert table.p1["Ghost"].keywords == ["Flight", "Range"]
    assert table.p1.why_not("use", "Ghost") == "CL-PWR-12"
    table.resolves(LoseEndurance(OPPONENTS, CountOf(Each(Characters(OfTeam("B.P.R.D."))))))
    assert table.p2.endurance == 49, "the affiliation is printed beside the art"


# Where text counts


@rule("CL-PWR-13", "CL-STN-08")
def test_equipment_has_its_powers_only_on_a_character_that_is_not_stunned():
    gun = powered(
        "Gun equipment c1", payments=(FREE,), auras=(Aura(BearsThis(), (Gets(Number(2), Number(0)),)),)
    )
    table = duel(p1=side(front="Liz 5/4 c3", equipment={"Liz": [gun]}))
    assert table.p1["Liz"].stats == (7, 4)
    assert table.p1.may("use", "Gun")
    stunned(table, "Liz")
    assert table.p1["Liz"].stats == (5, 4)
    assert table.p1["Liz"].equipment == ["Gun"]
    assert table.p1.why_not("use", "Gun") == "CL-PWR-12"
    recovered(table, "Liz")
    assert table.p1["Liz"].stats == (7, 4)
    assert table.p1.may("use", "Gun")


@rule("CL-PWR-13")
@pytest.mark.parametrize("place", ["hand", "resources", "ko"])
def test_an_equipment_card_that_is_not_attached_has_no_powers(place):
    gun = powered("Gun equipment c1", payments=(FREE,))
    table = duel(p1=side(front="Liz 5/4 c3", **{place: [gun]}))
    assert table.p1.why_not("use", "Gun") == "CL-PWR-12"


@rule("CL-PWR-15")
def test_a_power_that_speaks_of_the_hand_is_used_there_and_nowhere_else():
    ambush = Payment(Play(HIT), (RevealThis(),), given=YourStep(RECRUIT_STEP), from_hand=True)
    card = powered("Agent 1/1 c1", payments=(ambush,))
    table = duel(p1=side(hand=[card]), at="recruit")
    table.p1.uses("Agent")
    table.passes()
    assert table.p2.endurance == 49
    assert table.p1.hand == ["Agent"]
    in_play = duel(p1=side(front=[card]), at="recruit")
    assert in_play.p1.why_not("use", "Agent") == "CL-REC-02"


@rule("CL-PWR-15", "CL-KEY-06")
@pytest.mark.parametrize("place", ["hand", "ko", "removed", "resources"])
def test_concealed_counts_in_every_zone_from_which_the_character_comes(place):
    table = duel(p1=side(**{place: ["Spy 1/1 concealed", "Other 1/1"]}))
    table.resolves(PutsIntoPlay(Chosen(0)), "Spy")
    assert {row for row, _ in table.p1.positions} == {"hidden front", "hidden support"}
    table.p1.places("hidden front")
    assert table.p1["Spy"].hidden


@rule("CL-PWR-15", "CL-REC-18", "CL-REC-24")
def test_press_and_boost_count_while_the_card_is_recruited():
    hand = ["Scout 1/1 c2 press", "Brute 1/1 c3 boost1"]
    table = duel(p1=side(hand=hand, resources=5), at="recruit")
    table.p1.brings("Scout")
    table.p1.recruits("Brute")
    table.p1.says_yes()
    assert table.p1.points == 0, "2, then 3 - 1 + 1"


# Leaders


@rule("CL-KEY-32")
def test_a_leaders_text_reaches_whoever_is_adjacent_while_the_leader_is_not_stunned():
    leader = powered("Captain 2/2", auras=(Aura(AdjacentToThis(), (Gets(Number(1), Number(1)),)),))
    table = duel(
        p1=side(
            front=["Left 1/1", leader, "Right 1/1", "Far 1/1"],
            support=["Slant 1/1", "Behind 1/1"],
            hidden_front=["Spy1 1/1", "Spy2 1/1"],
        ),
        p2=side(front=["Enemy1 1/1", "Enemy2 1/1"]),
    )
    for name in ("Left", "Right", "Behind"):
        assert table.p1[name].stats == (2, 2), name
    for name in ("Far", "Slant", "Spy1", "Spy2"):
        assert table.p1[name].stats == (1, 1), name
    assert table.p1["Captain"].stats == (2, 2), "a leader is not adjacent to itself"
    assert table.p2["Enemy2"].stats == (1, 1)
    stunned(table, "Captain")
    assert table.p1["Left"].stats == (1, 1)
    recovered(table, "Captain")
    assert table.p1["Left"].stats == (2, 2)


@rule("CL-KEY-32")
def test_a_leaders_text_follows_moves():
    leader = powered("Captain 2/2", auras=(Aura(AdjacentToThis(), (Gets(Number(1), Number(1)),)),))
    table = duel(p1=side(front=[leader, "Left 1/1"]), at="formation")
    assert table.p1["Left"].stats == (2, 2)
    table.p1.moves("Left", "front", 3)
    table.p1.goes_on()
    assert table.p1["Left"].stats == (1, 1)


# This turn


@rule("CL-TRN-24")
def test_this_turn_lasts_through_the_wrap_up_and_not_into_the_next_turn():
    bind = Give(Chosen(0), (Cannot(TO_READY), Gets(Number(3), Number(0))), THIS_TURN)
    table = duel(
        p1=side(front=[powered("Witch 1/1", payments=(Payment(Play(bind, (Characters(),))),))]),
        p2=side(front=["Abe 1/1, exhausted", "Liz 1/1, exhausted"]),
        at="recovery",
    )
    table.p1.uses("Witch", "Abe")
    table.passes()
    assert table.p2["Abe"].stats == (4, 1)
    table.passes()
    assert table.turn == 4
    assert table.p2["Abe"].exhausted, "the wrap-up readied the others only"
    assert table.p2["Liz"].ready
    assert table.p2["Abe"].stats == (1, 1), "and with the turn it was over"
    table.resolves(Ready(Chosen(0)), "Abe", of=2)
    assert table.p2["Abe"].ready


@rule("CL-TRN-24")
def test_a_bonus_of_this_turn_outlives_the_attack_in_which_it_was_made():
    more = Give(Chosen(0), (Gets(Number(3), Number(0)),), THIS_TURN)
    pump = Payment(Play(more, (Characters(Attacking()),)))
    table = duel(
        p1=side(front=["Kong 2/9", powered("Cheer 1/1", payments=(pump,))]), p2=side(front="Abe 1/1")
    )
    table.p1.attacks("Kong", "Abe")
    table.p1.uses("Cheer")
    table.passes()
    table.passes()
    assert not table.under_attack
    assert table.p1["Kong"].stats == (5, 9)
    table.goes_to("recovery")
    assert table.p1["Kong"].stats == (5, 9)
    table.next_turn()
    assert table.p1["Kong"].stats == (2, 9)


# Attacks


def pulled(word):
    """A power that removes an attacker or the defender from the attack."""
    return Payment(Play(RemoveFromAttack(Chosen(0)), (Characters(word),)))


@rule("CL-ATK-34", "CL-ATK-15", "CL-CON-02")
def test_an_attacker_removed_from_the_attack_stays_exhausted():
    net = powered("Net 1/1", payments=(pulled(Attacking()),))
    table = duel(p1=side(front="Kong 9/9 c5"), p2=side(front=["Abe 1/1 c1", net]))
    table.p1.attacks("Kong", "Abe")
    table.p1.passes()
    table.p2.uses("Net")
    table.passes()
    assert not table.p1["Kong"].attacking
    assert table.p1["Kong"].exhausted
    table.passes()
    assert not table.p2["Abe"].stunned
    assert table.p1["Kong"].exhausted, "nobody was left to ready"
    assert (table.p1.endurance, table.p2.endurance) == (50, 50)
    assert table.p1.why_not("propose", "Kong", "Abe") == "CL-ATK-04"


@rule("CL-ATK-34", "CL-CON-03")
def test_a_defender_removed_from_the_attack_lies_as_it_lay_and_the_attackers_ready():
    net = powered("Net 1/1", payments=(pulled(Defending()),))
    table = duel(p1=side(front="Kong 9/9 c5"), p2=side(front=["Abe 1/1 c1, exhausted", net]))
    table.p1.attacks("Kong", "Abe")
    table.p1.passes()
    table.p2.uses("Net")
    table.passes()
    table.passes()
    assert table.p2["Abe"].exhausted
    assert not table.p2["Abe"].stunned
    assert table.p1["Kong"].ready
    table.p1.attacks("Kong", "Abe")
    assert table.p2["Abe"].defending, "a new attack is a new one"


@rule("CL-ATK-34", "CL-ATK-20", "CL-CON-13")
def test_the_rest_of_a_team_attacks_on_without_the_one_that_was_removed():
    net = powered("Net 1/1", payments=(pulled(Attacking()),))
    table = duel(p1=side(front=["Kong 4/9 c5 X-Men", "Rex 4/9 c5 X-Men"]), p2=side(front=["Abe 1/8 c1", net]))
    table.p1.attacks(["Kong", "Rex"], "Abe")
    table.p1.passes()
    table.p2.uses("Net", "Rex")
    table.passes()
    table.passes()
    assert not table.p2["Abe"].stunned, "4 alone is less than 8"
    assert table.p1["Rex"].exhausted


@rule("CL-CON-31", "CL-CON-14")
def test_every_team_attacker_stuns_the_defender_and_the_defender_only_the_chosen_one():
    def hunter(words):
        return powered(words, triggers=(Trigger(STUN, HIT, by=IsThis()),))

    table = duel(
        p1=side(front=[hunter("Kong 4/4 c1 X-Men"), hunter("Rex 4/4 c1 X-Men"), hunter("Idle 4/4 X-Men")]),
        p2=side(front=[hunter("Abe 5/8 c2")]),
    )
    table.p1.attacks(["Kong", "Rex"], "Abe")
    table.passes()
    table.p2.strikes("Rex")
    assert table.p1["Rex"].stunned
    assert not table.p1["Kong"].stunned
    table.p1.chooses("Kong")
    assert table.chain == ["Kong", "Rex", "Abe"], "one each, also from those that fell (OP-15)"
    for _ in range(3):
        table.passes()
    assert (table.p1.endurance, table.p2.endurance) == (50 - 1 - 1, 50 - 2 - 2)


@rule("CL-CON-31")
def test_an_attacker_that_left_the_attack_gets_no_credit():
    hunter = powered("Kong 4/4 c1 X-Men", triggers=(Trigger(STUN, HIT, by=IsThis()),))
    table = duel(p1=side(front=[hunter, "Rex 9/9 c1 X-Men"]), p2=side(front=["Abe 1/8 c2"]))
    table.p1.attacks(["Kong", "Rex"], "Abe")
    table.resolves(RemoveFromAttack(Chosen(0)), "Kong")
    table.passes()
    assert table.p2["Abe"].stunned
    assert table.chain == []


# Endurance below zero


@rule("CL-T-19", "CL-WIN-03", "CL-WIN-05", "CL-PWR-06", "CL-PWR-07")
def test_equal_totals_below_zero_go_on_and_the_higher_one_wins_later():
    payer = powered(
        "Payer 1/1 c2",
        payments=(Payment(Play(HIT), (PayEndurance(Number(1)),)), FREE),
    )
    table = duel(
        p1=side(front=[payer, "Abe 1/1 c1, stunned"], endurance=-2),
        p2=side(front=["Liz 1/1 c3, stunned", "Ilsa 1/1 c3, stunned"], endurance=-2),
        at="recovery",
    )
    table.passes()
    table.p1.recovers("Abe")
    table.p2.recovers("Liz")
    assert not table.over
    assert table.turn == 4
    assert table.p2.ko_pile == ["Ilsa"]
    assert table.p1.characters == ["Payer", "Abe"]
    table.p2.passes()
    assert not [option for option in table.contest.ask.options if option.card >= 0 and option.number == 0], (
        "nobody pays endurance below zero"
    )
    table.p1.uses("Payer", power="#2")
    table.passes()
    table.p2.passes()
    table.p1.uses("Payer", power="#2")
    table.passes()
    table.p2.passes()
    table.p1.uses("Payer", power="#2")
    table.passes()
    table.resolves(LoseEndurance(OPPONENTS, Number(1)), of=2)
    assert (table.p1.endurance, table.p2.endurance) == (-3, -5)
    table.next_turn()
    assert table.over
    assert table.winners == [1]


@rule("CL-STN-11", "CL-PWR-13")
def test_stunning_a_character_by_an_effect_turns_off_what_it_bears():
    shield = powered("Shield equipment", auras=(Aura(BearsThis(), (Gets(Number(0), Number(3)),)),))
    table = duel(p2=side(front="Abe 1/1", equipment={"Abe": [shield]}))
    assert table.p2["Abe"].stats == (1, 4)
    table.resolves(Stun(Chosen(0)), "Abe")
    assert table.p2["Abe"].stats == (1, 1)
