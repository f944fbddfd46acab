"""You may: nobody is asked for what everybody can see would change nothing (CL-PRI-17)."""

import pytest

from tests.rules.classic.powered import destroyer
from versus.games.classic.language.vocabulary import (
    cannot,
    draw,
    each_card_in,
    each_effect,
    each_resource,
    equip,
    exhaust,
    gets,
    give,
    give_this_attack,
    ko,
    lay_down,
    move,
    negate,
    put_counters,
    put_into_play,
    ready,
    recover,
    remove_counters,
    remove_from_attack,
    remove_from_game,
    replace,
    return_to_hand,
    stun,
    take_resource,
    this,
    transfer,
    you_may,
)
from versus.games.classic.words import COSMIC_COUNTER, DOOMSDAY, HAND, KO, RECOVERED, REMOVED, TO_READY
from versus.kernel.ask import YES_NO
from versus.kernel.choosing import IT
from versus.kernel.nodes import Trigger
from versus.testing.classic import duel, powered, rule, side


def is_asked(table, effect, *about, source=None):
    """Whether a player is asked to let an effect resolve; it is declined then."""
    table.resolves(you_may(effect), *about, source=source)
    ask = table.contest.ask
    if ask is None or ask.kind != YES_NO:
        return False
    table.p1.says_no()
    return True


@rule("CL-PRI-17")
@pytest.mark.parametrize(
    ("effect", "idle", "apt"),
    [
        (stun(IT), "Liz 5/4, stunned", "Liz 5/4"),
        (recover(IT), "Liz 5/4", "Liz 5/4, stunned"),
        (ready(IT), "Liz 5/4", "Liz 5/4, exhausted"),
        (ready(IT), "Liz 5/4, stunned", "Liz 5/4, exhausted"),
        (exhaust(IT), "Liz 5/4, exhausted", "Liz 5/4"),
        (put_counters(COSMIC_COUNTER, IT), "Liz 5/4 cosmic, cosmic", "Liz 5/4 cosmic"),
        (remove_counters(COSMIC_COUNTER, IT), "Liz 5/4 cosmic", "Liz 5/4 cosmic, cosmic"),
        (remove_counters(DOOMSDAY, IT), "Liz 5/4 cosmic, cosmic", None),
        (remove_from_attack(IT), "Liz 5/4", None),
        (give_this_attack(IT, gets(atk=1)), "Liz 5/4", None),
        (put_into_play(IT), "Liz 5/4", None),
        (equip(IT), "Liz 5/4", None),
        (lay_down(IT), "Liz 5/4", None),
        (move(IT), None, "Liz 5/4"),
        (ko(IT), None, "Liz 5/4"),
        (return_to_hand(IT), None, "Liz 5/4"),
        (remove_from_game(IT), None, "Liz 5/4"),
    ],
)
def test_nobody_is_asked_for_what_would_change_nothing(effect, idle, apt):
    for front, asked in ((idle, False), (apt, True)):
        if front is not None:
            assert is_asked(duel(p1=side(front=front)), effect, "Liz") is asked


@rule("CL-PRI-17")
@pytest.mark.parametrize(
    "effect", [move(IT), ko(IT), return_to_hand(IT), stun(IT), exhaust(IT), transfer(IT)]
)
def test_nobody_is_asked_for_what_befalls_only_cards_in_play(effect):
    assert not is_asked(duel(p1=side(ko="Liz 5/4")), effect, "Liz")


@rule("CL-PRI-17", "CL-GEN-02")
def test_what_cannot_ready_is_not_offered_to():
    table = duel(p1=side(front="Liz 5/4, exhausted"))
    table.resolves(give(IT, cannot(TO_READY)), "Liz")
    assert not is_asked(table, ready(IT), "Liz")


@rule("CL-PRI-17")
def test_an_attack_under_way_can_be_left():
    table = duel(p1=side(front="Liz 5/4"), p2=side(front="Ilsa 4/5"))
    table.p1.attacks("Liz", "Ilsa")
    assert is_asked(table, give_this_attack(IT, gets(atk=1)), "Liz")
    assert is_asked(table, remove_from_attack(IT), "Liz")


@rule("CL-PRI-17", "CL-ZON-04")
def test_an_empty_deck_has_nothing_to_offer():
    assert not is_asked(duel(p1=side(deck=0)), draw())
    assert is_asked(duel(p1=side(deck=1)), draw())


@rule("CL-PRI-17")
def test_without_an_effect_on_the_chain_there_is_nothing_to_negate():
    assert not is_asked(duel(p1=side(front="Liz 5/4")), negate(each_effect()))
    table = duel(p1=side(front=[destroyer("Slayer 1/1")]), p2=side(front="Roger 1/1 B.P.R.D., stunned"))
    table.p1.uses("Slayer")
    assert table.chain == ["Slayer"]
    assert is_asked(table, negate(each_effect()))


@rule("CL-PRI-17")
def test_resources_of_ones_own_are_replaced_and_those_of_others_taken():
    def table():
        return duel(p1=side(resources=1), p2=side(front="Ilsa 4/5"))

    assert is_asked(table(), replace(each_resource()))
    assert not is_asked(table(), take_resource(each_resource()))
    theirs = duel(p2=side(resources=1))
    assert is_asked(theirs, take_resource(each_resource()))
    assert not is_asked(duel(p2=side(resources=1)), replace(each_resource()))


@rule("CL-PRI-17")
def test_what_was_removed_is_not_removed_again():
    table = duel(p1=side(front="Liz 5/4"))
    table.resolves(remove_from_game(IT), "Liz")
    assert not is_asked(table, remove_from_game(each_card_in(REMOVED)))
    assert is_asked(table, put_into_play(each_card_in(REMOVED)))


@rule("CL-PRI-17", "CL-EQP-01")
@pytest.mark.parametrize(("liz", "asked"), [("Liz 5/4", True), ("Liz 5/4, stunned", False)])
def test_equipment_that_nobody_can_bear_is_not_offered(liz, asked):
    table = duel(p1=side(front=liz, ko="Gun equipment c1"))
    assert is_asked(table, equip(each_card_in(KO))) is asked


@rule("CL-PRI-17")
@pytest.mark.parametrize("card", ["Liz 5/4", "Gun equipment c1"])
@pytest.mark.parametrize("effect", [put_into_play(each_card_in(HAND)), equip(each_card_in(HAND))])
def test_what_lies_in_a_hand_decides_nothing_that_others_could_see(effect, card):
    assert is_asked(duel(p1=side(front="Abe 9/9", hand=card)), effect)


@rule("CL-PRI-17")
def test_a_power_that_triggers_with_nothing_to_do_does_not_stop_the_game():
    for abe, asked in (("Abe 1/1", False), ("Abe 1/1, exhausted", True)):
        friend = powered(abe, triggers=(Trigger(RECOVERED, you_may(ready(this))),))
        table = duel(p1=side(front=[friend]), p2=side(front="Ilsa 4/5, stunned"))
        table.resolves(recover(IT), table.p2["Ilsa"].id)
        table.passes()
        assert (table.contest.ask.kind == YES_NO) is asked
        if asked:
            table.p1.says_yes()
            assert table.p1["Abe"].ready
