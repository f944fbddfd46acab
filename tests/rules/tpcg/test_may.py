"""You may: what is asked, what there is nothing to ask about, and what a price is paid with (2P-TRG-19)."""

import pytest

from versus.games.tpcg.language.changes import Cannot
from versus.games.tpcg.language.effects.hand_and_deck import DiscardCards
from versus.games.tpcg.language.vocabulary import (
    cancel_combat,
    card_in,
    change_level,
    character,
    daze,
    discard,
    do,
    draw,
    each,
    enemy,
    equip,
    equipment,
    exhaust,
    fits,
    freeze,
    front_row,
    gain_xp,
    heal,
    it,
    ko,
    location,
    main_character,
    may,
    minus_counters,
    move_over,
    one,
    option,
    plot_twist,
    plus_counters,
    pull,
    put_into_play,
    ready,
    recover,
    search,
    supporting,
    supporting_only,
    team,
    transform,
    turn_down,
    turn_up,
    used_location,
    when_attacks,
    while_,
    wound,
    your_main,
    yours,
)
from versus.games.tpcg.words import FRONT, HAND, KO, MAIN, TO_LEVEL_UP
from versus.kernel.choosing import Choice
from versus.kernel.effects import Gate
from versus.testing.tpcg import duel, lying, rule, side


def offer(*effects, price=None):
    """A plot twist that asks."""
    return plot_twist("T-OFFER", "Offer", MAIN, may(*effects, price=price))


def is_asked(table):
    """Whether playing the offer asks its player anything; it is declined then."""
    table.p1.plays("Offer")
    if table.p1.offered("go on"):
        return False
    table.p1.says_no()
    return True


# What could change nothing


ENEMY = one(enemy, supporting_only)
OWN = one(yours, supporting_only)


@rule("2P-TRG-09", "2P-TRG-19")
@pytest.mark.parametrize(
    ("effect", "idle", "apt"),
    [
        (daze(ENEMY), "Blob 1/3, stunned", "Blob 1/3, hidden"),
        (freeze(ENEMY), "Blob 1/3, frozen", "Blob 1/3, exhausted"),
        (exhaust(ENEMY), "Blob 1/3, exhausted", "Blob 1/3"),
        (ready(ENEMY), "Blob 1/3", "Blob 1/3, exhausted"),
        (recover(ENEMY), "Blob 1/3, hidden", "Blob 1/3, stunned"),
        (heal(ENEMY), "Blob 1/3", "Blob 1/3, w1"),
        (minus_counters(ENEMY), "Blob 1/3, stunned", "Blob 1/3"),
        (pull(ENEMY), "Blob 1/3", None),
        (put_into_play(ENEMY, FRONT), "Blob 1/3", None),
        (do(daze(ENEMY), wound(it)), None, "Blob 1/3"),
        (option("Tire", exhaust(ENEMY)), "Blob 1/3, exhausted", "Blob 1/3"),
    ],
)
def test_nobody_is_asked_for_what_would_change_nothing(effect, idle, apt):
    for front, asked in ((idle, False), (apt, True)):
        if front is not None:
            table = duel(p1=side(hand=offer(effect)), p2=side(front=front))
            assert is_asked(table) is asked


@rule("2P-TRG-09", "2P-TRG-19")
@pytest.mark.parametrize("effect", [daze(ENEMY), move_over(ENEMY), turn_down(location(enemy)), ko(ENEMY)])
def test_nobody_is_asked_without_anybody_to_do_it_to(effect):
    assert not is_asked(duel(p1=side(hand=offer(effect), resources=["Academy"])))


@rule("2P-TRG-09", "2P-TRG-19")
@pytest.mark.parametrize("effect", [draw(), search(supporting_only, then=ko(it))])
def test_an_empty_deck_has_nothing_to_offer(effect):
    assert not is_asked(duel(p1=side(hand=offer(effect), deck=0)))
    assert is_asked(duel(p1=side(hand=offer(effect), deck=1)))


@rule("2P-TRG-09", "2P-TRG-19")
def test_a_power_that_triggers_with_nothing_to_do_does_not_stop_the_game():
    herald = supporting(
        "T-HERALD", "Herald", cost=1, atk=1, defense=9, powers=[when_attacks(may(turn_down(location(enemy))))]
    )
    for resources, asked in (["Academy, down"], False), (["Academy"], True):
        table = duel(p1=side(front=herald), p2=side(front="Blob 1/3", resources=resources))
        table.p1.attacks("Herald", "Blob")
        if asked:
            table.p1.says_yes()
        assert table.p1.offered("pass")


@rule("2P-TRG-09", "2P-TRG-19")
def test_there_is_no_combat_to_cancel_outside_of_one():
    assert not is_asked(duel(p1=side(hand=offer(cancel_combat))))


def hero(level, level_up=0):
    return main_character(f"T-HERO-{level}", "Hero", atk=3, defense=6, level=level, level_up=level_up)


STAY = supporting(
    "T-STAY", "Stay", cost=1, atk=1, defense=1, powers=[while_(Cannot(TO_LEVEL_UP), on=fits(yours))]
)


@rule("2P-TRG-19", "2P-LVL-17")
@pytest.mark.parametrize(
    ("levels", "front", "asked"),
    [
        ([lying(hero(2), "xp2")], None, True),
        ([lying(hero(2), "xp3")], STAY, False),
        ([lying(hero(2), "xp2")], STAY, True),
        ([], None, False),
    ],
    ids=["room for one more", "full and kept from levelling", "kept, with room", "no next level"],
)
def test_xp_that_nobody_could_gain_are_not_offered(levels, front, asked):
    hand = offer(gain_xp(1, each(your_main)))
    table = duel(p1=side(main=hero(1, level_up=3), levels=levels, front=front or [], hand=hand))
    assert is_asked(table) is asked


@rule("2P-TRG-19", "2P-LVL-15")
@pytest.mark.parametrize(("by", "asked"), [(1, True), (-1, False), (2, False)])
def test_a_level_that_there_is_not_is_not_offered(by, asked):
    hand = offer(change_level(each(your_main), by))
    assert is_asked(duel(p1=side(main=hero(1, level_up=3), levels=[hero(2)], hand=hand))) is asked


@rule("2P-TRG-19", "2P-UNQ-07")
@pytest.mark.parametrize(
    ("ko", "asked"), [("Boss 1/1", False), ("Toad 1/1", True), (["Boss 1/1", "Toad 1/1"], True)]
)
def test_a_namesake_of_the_main_character_is_not_offered_a_place_beside_it(ko, asked):
    hand = offer(put_into_play(card_in(KO, character), FRONT))
    assert is_asked(duel(p1=side(main="Boss 3/6", ko=ko, hand=hand))) is asked


@rule("2P-TRG-19")
@pytest.mark.parametrize("card", ["Boss 1/1", "Toad 1/1"])
@pytest.mark.parametrize("who", [card_in(HAND), card_in(HAND, character)], ids=["any card", "a character"])
def test_whether_a_card_in_hand_could_come_is_asked_whatever_it_is(who, card):
    assert is_asked(duel(p1=side(main="Boss 3/6", hand=[offer(put_into_play(who, FRONT)), card])))
    shift = when_attacks(may(transform(who)))
    shifter = supporting("T-SHIFTER", "Shifter", cost=1, atk=1, defense=9, powers=[shift])
    table = duel(p1=side(main="Boss 3/6", front=[shifter], hand=[card]), p2=side(front="Blob 1/3"))
    table.p1.attacks("Shifter", "Blob")
    table.p1.says_no()


@rule("2P-TRG-19", "2P-UNQ-07")
def test_a_namesake_that_cannot_come_pays_for_nothing():
    hand = [offer(draw(), price=put_into_play(card_in(KO, character), FRONT))]
    assert not is_asked(duel(p1=side(main="Boss 3/6", ko="Boss 1/1", hand=hand)))
    table = duel(p1=side(main="Boss 3/6", ko=["Boss 1/1", "Toad 1/1"], hand=hand))
    table.p1.plays("Offer")
    table.p1.says_yes()
    assert table.p1["Toad"].in_play


@rule("2P-TRG-19", "2P-EQP-12")
@pytest.mark.parametrize(
    ("blob", "asked"), [("Blob 1/3", True), ("Blob 1/3, stunned", False), ("Blob 1/3, hidden", False)]
)
def test_equipment_for_nobody_face_up_is_not_offered(blob, asked):
    club = equipment("T-CLUB", "Club", cost=1)
    hand = offer(equip(card_in(KO), one(enemy, supporting_only)))
    assert is_asked(duel(p1=side(ko=[club], hand=hand), p2=side(front=blob))) is asked


@rule("2P-TRG-19")
def test_equipment_is_not_offered_to_a_card_that_can_bear_none():
    club = equipment("T-CLUB", "Club", cost=1)
    come = may(put_into_play(card_in(KO)))
    assert not is_asked(duel(p1=side(ko=[club], hand=offer(come))))
    smith = supporting("T-SMITH", "Smith", cost=1, atk=1, defense=9, powers=[when_attacks(come)])
    table = duel(p1=side(front=[smith], ko=[club]), p2=side(front="Blob 1/3"))
    table.p1.attacks("Smith", "Blob")
    table.p1.says_yes()
    assert table.p1["Club"].in_play


@rule("2P-TRG-19", "2P-UNQ-19")
@pytest.mark.parametrize(("ko", "asked"), [("Boss 5/5", False), ("Titan 5/5", True)])
def test_a_form_that_cannot_be_taken_is_not_offered(ko, asked):
    shift = when_attacks(may(transform(card_in(KO, character))))
    shifter = supporting("T-SHIFTER", "Shifter", cost=1, atk=1, defense=9, powers=[shift])
    table = duel(p1=side(main="Boss 3/6", front=[shifter], ko=ko), p2=side(front="Blob 1/3"))
    table.p1.attacks("Shifter", "Blob")
    if asked:
        table.p1.says_yes()
        assert table.p1.front == ["Titan"]
    assert table.p1.offered("pass")


@rule("2P-TRG-19")
def test_part_of_it_is_enough_to_ask():
    both = do(daze(ENEMY), draw())
    assert is_asked(duel(p1=side(hand=offer(both)), p2=side(front="Blob 1/3, stunned")))
    chosen_first = do(freeze(ENEMY), wound(it))
    assert is_asked(duel(p1=side(hand=offer(chosen_first)), p2=side(front="Blob 1/3, frozen")))


@rule("2P-TRG-09", "2P-TRG-19")
def test_what_cannot_be_done_is_not_done_and_so_the_other_thing_happens():
    threat = plot_twist("T-OFFER", "Offer", MAIN, Gate(daze(OWN), may=True, otherwise=draw()))
    table = duel(p1=side(hand=threat, front="Toad 1/1, stunned"))
    table.p1.plays("Offer")
    assert len(table.p1.hand) == 1


# What others cannot see


SWAP = offer(draw(2), price=DiscardCards(card_in(HAND, team("X-Men"))))


@rule("2P-TRG-19")
@pytest.mark.parametrize("card", ["Beast 1/1 X-Men", "Toad 1/1 Brotherhood"])
def test_what_a_hand_decides_is_asked_whatever_is_in_it(card):
    assert is_asked(duel(p1=side(hand=[SWAP, card])))


@rule("2P-TRG-19")
def test_a_yes_that_cannot_be_paid_gains_nothing():
    table = duel(p1=side(hand=[SWAP, "Toad 1/1 Brotherhood"]))
    table.p1.plays("Offer")
    table.p1.says_yes()
    assert table.p1.hand == ["Toad"]


@rule("2P-TRG-19")
def test_a_yes_that_can_be_paid_is():
    table = duel(p1=side(hand=[SWAP, "Beast 1/1 X-Men", "Toad 1/1 Brotherhood"]))
    table.p1.plays("Offer")
    table.p1.says_yes()
    assert table.p1.choices == ["Beast"]
    table.p1.chooses("Beast")
    assert table.p1.ko_pile == ["Beast", "Offer"]
    assert len(table.p1.hand) == 3


@rule("2P-TRG-19")
@pytest.mark.parametrize("resource", ["Academy, down", "Toad 1/1, down"])
def test_what_lies_face_down_decides_nothing_that_others_could_see(resource):
    assert is_asked(duel(p1=side(hand=offer(turn_up(used_location())), resources=[resource])))


@rule("2P-TRG-19")
def test_how_many_cards_a_hand_has_is_no_secret():
    swap = offer(draw(2), price=discard(2))
    assert not is_asked(duel(p1=side(hand=[swap, "Toad 1/1"])))
    assert is_asked(duel(p1=side(hand=[swap, "Toad 1/1", "Blob 1/1"])))


# What pays


@rule("2P-STN-55", "2P-STN-56")
@pytest.mark.parametrize(
    ("price", "spent"),
    [(exhaust, "exhausted"), (freeze, "frozen"), (daze, "stunned")],
    ids=["exhaust", "freeze", "daze"],
)
def test_only_those_can_pay_whom_it_costs_something(price, spent):
    bargain = offer(draw(), price=price(one(yours, front_row)))
    table = duel(p1=side(front=[f"Toad 1/1, {spent}", "Blob 1/1", "Pyro 1/1"], hand=bargain))
    table.p1.plays("Offer")
    table.p1.says_yes()
    assert table.p1.choices == ["Blob", "Pyro"]
    table.p1.chooses("Pyro")
    assert len(table.p1.hand) == 1
    assert table.p1["Pyro"].exhausted
    assert table.p1["Blob"].ready


@rule("2P-STN-55")
@pytest.mark.parametrize(("ready_ones", "asked"), [(1, False), (2, True)])
def test_a_price_is_paid_in_full(ready_ones, asked):
    pair = Choice(one(yours, front_row).of, 2, 2)
    fronts = [f"{name} 1/1" for name in ("Toad", "Blob")[:ready_ones]]
    table = duel(p1=side(front=[*fronts, "Pyro 1/1, exhausted"], hand=offer(draw(), price=exhaust(pair))))
    assert is_asked(table) is asked


@rule("2P-TRG-19")
def test_a_price_is_asked_for_even_if_nothing_is_to_be_had_for_it():
    """To pay it may be what its player wants."""
    table = duel(p1=side(front="Toad 1/1", hand=offer(daze(ENEMY), price=wound(OWN))))
    table.p1.plays("Offer", on="yes")
    assert table.p1["Toad"].wounds == 1


@rule("2P-TRG-19")
def test_a_choice_among_some_that_would_not_change_is_still_free():
    """As an instruction it may be wasted."""
    table = duel(p1=side(hand=offer(freeze(ENEMY))), p2=side(front=["Blob 1/1, frozen", "Toad 1/1"]))
    table.p1.plays("Offer", on=["yes", "Blob"])
    assert table.p2["Toad"].ready
    assert table.happened("froze") == 0


@rule("2P-TRG-19")
def test_counters_for_a_character_that_can_have_them_are_asked_for():
    assert is_asked(duel(p1=side(front="Toad 1/1", hand=offer(plus_counters(OWN)))))
