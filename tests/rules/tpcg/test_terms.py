"""Discard, enemy, side, reveal, search, "could attack", play (2P-GEN-18, 19, 24 to 26, 29, 32)."""

import pytest

from versus.games.tpcg.language.changes import May
from versus.games.tpcg.language.conditions import ItIsYou
from versus.games.tpcg.language.effects.hand_and_deck import Reveal, TopCards
from versus.games.tpcg.language.vocabulary import (
    becomes,
    card_in,
    could_melee_attack,
    count,
    daze,
    discard,
    draw,
    each_card,
    enemy,
    equipment,
    gain_xp,
    it,
    ko,
    main_character,
    named,
    one,
    plot_twist,
    put_into_play,
    recruit,
    return_to_hand,
    search,
    super_power,
    supporting,
    supporting_only,
    team,
    when,
    yours,
)
from versus.games.tpcg.words import (
    ENERGY,
    EVENT_NAMES,
    FLIGHT,
    FRONT,
    KO,
    MAIN,
    PLAYED,
    RANGED,
    SCHEMER,
    TO_ATTACK_PROTECTED,
)
from versus.kernel.effects import Number
from versus.kernel.views import event_view
from versus.testing.tpcg import duel, lay, lying, rule, side


def fillers(number):
    return [f"Filler{place} 1/1" for place in range(number)]


@rule("2P-GEN-18")
def test_a_discard_goes_from_hand_to_its_owners_ko_pile():
    forget = plot_twist("T-FORGET", "Forget", MAIN, discard())
    table = duel(p1=side(hand=[forget, "Toad 1/1", "Blob 1/1"]))
    table.p1.plays("Forget", on="Blob")
    assert table.p1.hand == ["Toad"]
    assert table.p1.ko_pile == ["Blob", "Forget"]


@rule("2P-GEN-18")
def test_with_an_empty_hand_a_discard_does_nothing_and_touches_nothing_in_play():
    forget = plot_twist("T-FORGET", "Forget", MAIN, discard())
    table = duel(p1=side(hand=[forget], front="Toad 1/1", resources=["Laboratory"]))
    table.p1.plays("Forget")
    assert table.p1.ko_pile == ["Forget"]
    assert table.p1.front == ["Toad"]
    assert table.p1.resources == ["Laboratory"]
    assert table.happened("discarded") == 0


# Enemies and sides


mark = super_power("Mark", MAIN, (), daze(one(enemy)))


@rule("2P-GEN-19")
def test_a_character_that_changed_sides_is_no_enemy_of_its_new_player():
    scout = supporting("T-SCOUT", "Scout", cost=1, atk=1, defense=1, health=5, powers=[mark])
    table = duel(
        p1=side(front=[scout, "Toad 2/2"], owners={"Toad 2/2": 2}),
        p2=side(main="Chief 3/6", front="Blob 2/2"),
    )
    table.p1.uses("Scout", "Mark")
    assert table.p1.choices == ["Blob", "Chief"]
    table.p1.chooses("Blob")


@rule("2P-GEN-19")
def test_a_character_that_changed_sides_is_an_enemy_of_its_owner():
    scout = supporting("T-SCOUT", "Scout", cost=1, atk=1, defense=1, health=5, powers=[mark])
    table = duel(
        p1=side(main="Chief 3/6", front="Toad 2/2", owners={"Toad 2/2": 2}), p2=side(front=scout), active=2
    )
    table.p2.uses("Scout", "Mark")
    assert table.p2.choices == ["Toad", "Chief"]
    table.p2.chooses("Toad")


@rule("2P-GEN-29")
def test_your_side_is_all_three_rows_with_the_equipment():
    sweep = plot_twist("T-SWEEP", "Sweep", MAIN, draw(count(each_card(yours))))
    table = duel(
        p1=side(
            main="Chief 3/6",
            front="Toad 2/2",
            resources=["Laboratory", "Nobody 1/1"],
            equipment={"Toad": equipment("T-HAT", "Hat", cost=1)},
            hand=[sweep],
        ),
        p2=side(front="Blob 2/2", resources=["Laboratory"]),
    )
    table.p1.plays("Sweep")
    assert len(table.p1.hand) == 5


@rule("2P-GEN-29")
def test_a_resource_can_be_hit_as_a_card_on_your_side():
    ruin = plot_twist("T-RUIN", "Ruin", MAIN, ko(each_card(yours, named("Laboratory"))))
    table = duel(p1=side(resources=["Laboratory"], hand=[ruin]), p2=side(resources=["Laboratory"]))
    table.p1.plays("Ruin")
    assert table.p1.resources == []
    assert table.p1.ko_pile == ["Laboratory", "Ruin"]
    assert table.p2.resources == ["Laboratory"]


# Revealing and searching


@rule("2P-GEN-24")
def test_revealed_cards_are_shown_to_every_other_player():
    boast = plot_twist("T-BOAST", "Boast", MAIN, Reveal(TopCards(Number(4))))
    deck = ["One 1/1", "Two 1/1", "Three 1/1", "Four 1/1", "Five 1/1"]
    table = lay(side(hand=[boast], deck=deck), side(), side())
    table.p1.plays("Boast")
    for seat in (0, 1, 2, None):
        seen = [event_view(event, seat, EVENT_NAMES) for event in table.log]
        assert [e.name for e in seen if e.kind == "revealed"] == ["One", "Two", "Three", "Four"]


@rule("2P-GEN-25")
def test_a_search_that_finds_something_ends_with_a_shuffle():
    seek = plot_twist("T-SEEK", "Seek", MAIN, search(named("Toad"), then=return_to_hand(it)))
    table = duel(p1=side(hand=[seek], deck=["Toad 1/1", *fillers(12)]))
    before = table.p1.deck
    table.p1.plays("Seek", on="Toad")
    assert table.p1.hand == ["Toad"]
    assert sorted(table.p1.deck) == sorted(before[1:])
    assert table.p1.deck != before[1:]


@rule("2P-GEN-25")
def test_a_search_that_fails_ends_with_a_shuffle_all_the_same():
    seek = plot_twist("T-SEEK", "Seek", MAIN, search(named("Toad"), then=return_to_hand(it)))
    table = duel(p1=side(hand=[seek], deck=fillers(12)))
    before = table.p1.deck
    table.p1.plays("Seek")
    assert table.p1.choices == []
    table.p1.stops()
    assert table.p1.hand == []
    assert sorted(table.p1.deck) == sorted(before)
    assert table.p1.deck != before


# Could attack


def headbutter(keywords=()):
    """Dazes an enemy that it could melee attack."""
    butt = super_power("Headbutt", MAIN, (), daze(one(could_melee_attack)))
    return supporting(
        "T-BUTT", "Rammer", cost=3, atk=3, defense=3, health=5, keywords=keywords, powers=[butt]
    )


@rule("2P-GEN-26")
def test_whoever_could_be_melee_attacked_can_be_chosen():
    table = duel(
        p1=side(front=headbutter()),
        p2=side(main="Chief 3/6", front=["Toad 2/2", "Blob 2/2", "Lamb 2/2 stunned"]),
    )
    table.p1.uses("Rammer", "Headbutt")
    assert table.p1.choices == ["Toad", "Blob"]
    table.p1.chooses("Blob")
    assert table.p2["Blob"].stunned


@rule("2P-GEN-26")
@pytest.mark.parametrize(("place", "state"), [("front", "exhausted"), ("back", "")])
def test_a_user_that_is_exhausted_or_in_the_back_row_has_no_choice(place, state):
    user = lying(headbutter(), state)
    rows = {"front": ["Ally 1/1"], "back": [user]} if place == "back" else {"front": [user]}
    table = duel(p1=side(**rows), p2=side(front="Toad 2/2"))
    table.p1.uses("Rammer", "Headbutt")
    assert table.p2["Toad"].face_up
    assert table.happened("stunned") == 0


@rule("2P-GEN-26")
def test_a_ranged_user_in_the_back_row_could_attack_but_not_in_melee():
    table = duel(p1=side(back=headbutter((RANGED,))), p2=side(front="Toad 2/2"))
    assert table.p1.may("attack", "Rammer", "Toad")
    table.p1.uses("Rammer", "Headbutt")
    assert table.p2["Toad"].face_up


@rule("2P-GEN-26")
def test_a_protected_enemy_cannot_be_chosen_unless_the_user_may_attack_the_protected():
    reach = plot_twist("T-REACH", "Reach", MAIN, becomes(one(yours), May(TO_ATTACK_PROTECTED)))
    sides = side(front=headbutter(), hand=[reach]), side(main="Chief 3/6", front="Toad 2/2", back="Blob 2/2")
    table = duel(*sides)
    table.p1.uses("Rammer", "Headbutt")
    assert table.p2["Toad"].stunned
    table = duel(*sides)
    table.p1.plays("Reach", on="Rammer")
    table.p1.uses("Rammer", "Headbutt")
    assert table.p1.choices == ["Toad", "Chief", "Blob"]
    table.p1.chooses("Blob")
    assert table.p2["Blob"].stunned


@rule("2P-GEN-26")
def test_a_flyer_could_melee_attack_over_guards_on_foot():
    table = duel(
        p1=side(front=headbutter((FLIGHT,))), p2=side(main="Chief 3/6", front="Toad 2/2", back="Blob 2/2")
    )
    table.p1.uses("Rammer", "Headbutt")
    assert table.p1.choices == ["Toad", "Chief", "Blob"]
    table.p1.chooses("Chief")
    assert table.p2["Chief"].stunned


# Playing


reader = supporting(
    "T-READER", "Reader", cost=1, atk=1, defense=1, health=5, powers=[when(PLAYED, draw(), when_=ItIsYou())]
)


def reading(**more):
    """A side on which a card is drawn for each card its player plays."""
    return side(front=reader, **more)


@rule("2P-GEN-32")
def test_playing_a_plot_twist_is_playing_a_card():
    idle = plot_twist("T-IDLE", "Idle", MAIN, gain_xp())
    table = duel(p1=reading(hand=[idle]))
    table.p1.plays("Idle")
    assert table.happened("drew") == 1


@rule("2P-GEN-32")
def test_placing_a_resource_is_playing_a_card():
    table = duel(p1=reading(hand=["Toad 1/1"]), at="build")
    table.p1.places("Toad")
    assert table.happened("drew") == 1


@rule("2P-GEN-32")
def test_a_card_placed_face_down_is_played_as_no_card_of_its_kind():
    scholar = supporting(
        "T-SCHOLAR",
        "Scholar",
        cost=1,
        atk=1,
        defense=1,
        health=5,
        keywords=(SCHEMER,),
        powers=[when(PLAYED, draw(), subject=supporting_only), when(PLAYED, draw(), subject=team("X-Men"))],
    )
    idle = plot_twist("T-IDLE", "Idle", MAIN, gain_xp(), teams=("X-Men",))
    for card in ("Toad 1/1 X-Men", idle):
        table = duel(p1=side(front=scholar, hand=[card]), at="build")
        table.p1.places("Toad" if card != idle else "Idle")
        assert table.happened("drew") == 0


@rule("2P-GEN-32")
def test_recruiting_a_character_or_equipment_is_playing_a_card():
    hat = equipment("T-HAT", "Hat", cost=0)
    table = duel(p1=reading(hand=["Toad 1/1", hat]), at="recruit")
    table.p1.recruits("Toad", "front")
    assert table.happened("drew") == 1
    table.p1.equips("Hat", "Toad")
    assert table.happened("drew") == 2


@rule("2P-GEN-32")
def test_an_effect_that_recruits_plays_a_card_and_one_that_puts_into_play_does_not():
    hire = super_power("Hire", MAIN, (), recruit(card_in(KO, named("Toad")), row=FRONT))
    dig = super_power("Dig", MAIN, (), put_into_play(card_in(KO, named("Blob")), row=FRONT))
    boss = main_character("T-BOSS", "Boss", atk=3, defense=6, powers=[hire, dig])
    table = duel(p1=reading(main=boss, ko=["Toad 1/1", "Blob 1/1"]))
    table.p1.uses("Boss", "Dig")
    assert table.p1.front == ["Reader", "Blob"]
    assert table.happened("drew") == 0
    table.p1.uses("Boss", "Hire")
    assert table.p1.front == ["Reader", "Blob", "Toad"]
    assert table.happened("drew") == 1
    assert table.happened("recruited", "Toad") == 1


@rule("2P-GEN-32")
def test_discarding_a_location_to_pay_is_not_playing_it():
    lamp = main_character(
        "T-LAMP", "Lamp", atk=3, defense=6, powers=[super_power("Shine", MAIN, ENERGY, gain_xp())]
    )
    table = duel(p1=reading(main=lamp, hand=["Laboratory"]))
    table.p1.uses("Lamp", "Shine", paying="Laboratory")
    assert table.p1.ko_pile == ["Laboratory"]
    assert table.happened("drew") == 0


@rule("2P-GEN-32")
def test_powering_up_is_not_playing_a_card():
    table = duel(p1=reading(back="Toad 1/1", hand=["Toad 1/1"]))
    table.p1.powers_up("Toad")
    assert table.p1["Toad"].plus == 1
    assert table.happened("drew") == 0


@rule("2P-GEN-32")
def test_what_an_enemy_plays_is_not_played_by_you():
    idle = plot_twist("T-IDLE", "Idle", MAIN, gain_xp())
    table = duel(p1=reading(), p2=side(hand=[idle]), active=2)
    table.p2.plays("Idle")
    assert table.happened("drew") == 0
