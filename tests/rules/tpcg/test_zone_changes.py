"""Cards between zones: to their owners, out of the game, and back as new objects (2P-ZON-03 to 25)."""

import pytest

from tests.rules.tpcg.piles import removed_cards
from versus.games.tpcg.language.changes import Cannot, Plus
from versus.games.tpcg.language.effects.lasting import MakeMain, RuleChange
from versus.games.tpcg.language.effects.moving import YOURS, PutIntoPlay
from versus.games.tpcg.language.effects.piles import PutIntoDeck
from versus.games.tpcg.language.players import EACH_PLAYER
from versus.games.tpcg.language.vocabulary import (
    card_in,
    cards_in,
    count,
    draw,
    each,
    each_card,
    either_of,
    enemy,
    equipment,
    fits,
    gets,
    ko,
    named,
    one,
    plot_twist,
    plus_counters,
    put_into_play,
    recruit,
    remove_from_game,
    return_to_hand,
    super_power,
    supporting,
    supporting_only,
    this,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import ONCE_A_GAME
from versus.games.tpcg.words import DOWN, FRONT, HAND, KO, MAIN, REMOVED, TO_APPEAR
from versus.testing.tpcg import duel, rule, side

banish = plot_twist("T-BANISH", "Banish", MAIN, remove_from_game(one(yours, supporting_only)))
call_back = plot_twist("T-BACK", "Call Back", MAIN, put_into_play(card_in(REMOVED), row=FRONT))
rescue = plot_twist("T-RESCUE", "Rescue", MAIN, return_to_hand(one(yours, supporting_only)))
deploy = plot_twist("T-DEPLOY", "Deploy", MAIN, put_into_play(card_in(HAND, named("Toad")), row=FRONT))
cheer = plot_twist("T-CHEER", "Cheer", MAIN, gets(one(yours, supporting_only), atk=2, defense=2))
inspire = plot_twist("T-INSPIRE", "Inspire", MAIN, gets(each(either_of(yours, enemy)), atk=1, defense=1))


# Owners


@rule("2P-ZON-03", "2P-ZON-14")
def test_a_kod_card_lies_in_its_owners_ko_pile_whoever_controlled_it():
    table = duel(
        p1=side(front="Toad 1/1", owners={"Toad 1/1": 2}),
        p2=side(hand=[plot_twist("T-KO", "Bury", MAIN, ko(one(enemy, supporting_only)))]),
        active=2,
    )
    table.p2.plays("Bury")
    assert table.p2.ko_pile == ["Toad", "Bury"]
    assert table.p1.ko_pile == []


@rule("2P-ZON-03")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        (return_to_hand(one(yours, supporting_only)), "hand"),
        (PutIntoDeck(one(yours, supporting_only)), "deck"),
        (PutIntoDeck(one(yours, supporting_only), bottom=False), "deck"),
    ],
)
def test_a_card_bound_for_hand_or_deck_goes_to_its_owners(effect, zone):
    send = plot_twist("T-SEND", "Send", MAIN, effect)
    table = duel(p1=side(front="Toad 1/1", owners={"Toad 1/1": 2}, hand=[send]), p2=side(deck=3))
    table.p1.plays("Send")
    assert table.p2["Toad"].zone == zone
    assert table.p2["Toad"].controller == 2
    assert "Toad" not in table.p1.hand + table.p1.deck


@rule("2P-ZON-04")
def test_a_character_put_into_play_comes_to_its_owners_side():
    raise_it = plot_twist("T-RAISE", "Raise", MAIN, put_into_play(card_in(KO, whose=EACH_PLAYER)))
    table = duel(p1=side(hand=[raise_it]), p2=side(ko=["Toad 1/1"]))
    table.p1.plays("Raise")
    table.p2.chooses_row("front")
    assert table.p2.front == ["Toad"]
    assert table.p1.front == []


@rule("2P-ZON-04")
def test_an_effect_may_say_that_it_comes_to_your_side():
    steal = plot_twist("T-STEAL", "Steal", MAIN, put_into_play(card_in(KO, whose=EACH_PLAYER), yours=True))
    table = duel(p1=side(hand=[steal]), p2=side(ko=["Toad 1/1"]))
    table.p1.plays("Steal", on="front")
    assert table.p1.front == ["Toad"]
    assert table.p1["Toad"].owner == 2


@rule("2P-ZON-05")
@pytest.mark.parametrize("where", [0, YOURS])
def test_a_card_put_into_play_as_a_resource_enters_its_owners_row(where):
    reuse = PutIntoPlay(card_in(KO, whose=EACH_PLAYER), where, as_resource=True, face=DOWN)
    table = duel(p1=side(hand=[plot_twist("T-REUSE", "Reuse", MAIN, reuse)]), p2=side(ko=["Toad 1/1"]))
    table.p1.plays("Reuse")
    assert table.p2.resources == ["Toad"]
    assert table.p1.resources == []


@rule("2P-ZON-14")
def test_a_ko_takes_any_kind_of_card_out_of_play():
    raze = plot_twist(
        "T-RAZE", "Raze", MAIN, ko(each_card(enemy, either_of(named("Hat"), named("Laboratory"))))
    )
    table = duel(
        p1=side(hand=[raze]),
        p2=side(
            front="Toad 1/1",
            equipment={"Toad": equipment("T-HAT", "Hat", cost=1)},
            resources=["Laboratory", "Academy"],
        ),
    )
    table.p1.plays("Raze")
    assert sorted(table.p2.ko_pile) == ["Hat", "Laboratory"]
    assert table.p2.resources == ["Academy"]
    assert table.p2["Toad"].equipment == []
    assert table.p2["Toad"].in_play


# Out of the game


@rule("2P-ZON-11")
def test_a_removed_card_loses_its_counters_for_good_and_lies_face_up():
    table = duel(p1=side(front="Toad 2/2 +2", hand=[banish, call_back]))
    table.p1.plays("Banish")
    (removed,) = removed_cards(table.battle.view(1))
    assert removed.name == "Toad"
    assert removed.face == "face up"
    assert removed.counters == {}
    assert table.p1.ko_pile == ["Banish"]
    table.p1.plays("Call Back")
    assert table.p1["Toad"].plus == 0
    assert table.p1["Toad"].stats == (2, 2)


@rule("2P-ZON-11")
def test_a_stunned_card_removed_from_the_game_lies_there_face_up():
    table = duel(p1=side(front="Toad 2/2 stunned w1", hand=[banish]))
    table.p1.plays("Banish")
    (removed,) = removed_cards(table.battle.view(1))
    assert removed.face == "face up"
    assert table.p1["Toad"].wounds == 0


@rule("2P-ZON-12")
def test_a_modifier_made_while_a_card_is_removed_does_not_touch_it():
    table = duel(p1=side(front=["Toad 2/2", "Blob 2/2"], hand=[banish, inspire, call_back]))
    table.p1.plays("Banish", on="Toad")
    table.p1.plays("Inspire")
    table.p1.plays("Call Back")
    assert table.p1["Toad"].stats == (2, 2)
    assert table.p1["Blob"].stats == (3, 3)


@rule("2P-ZON-12")
def test_a_change_of_the_rules_passes_removed_cards_by():
    decree = plot_twist("T-DECREE", "Decree", MAIN, RuleChange(supporting_only, Plus(1, 1)))
    table = duel(p1=side(front=["Toad 2/2", "Blob 2/2"], hand=[banish, decree]))
    table.p1.plays("Banish", on="Toad")
    table.p1.plays("Decree")
    assert table.p1["Toad"].stats == (2, 2)
    assert table.p1["Blob"].stats == (3, 3)


@rule("2P-ZON-12")
def test_a_change_of_status_does_follow_a_removed_card():
    promote = plot_twist("T-PROMOTE", "Promote", MAIN, MakeMain(one(yours, supporting_only)))
    gone = plot_twist("T-GONE", "Gone", MAIN, remove_from_game(each(yours, named("Toad"))))
    table = duel(p1=side(front="Toad 2/2", hand=[promote, gone]))
    table.p1.plays("Promote")
    table.p1.plays("Gone")
    assert table.p1["Toad"].zone == "removed from the game"
    assert table.p1["Toad"].main


@rule("2P-ZON-13")
def test_a_removed_card_is_in_no_ko_pile_until_an_effect_brings_it_back():
    census = plot_twist("T-CENSUS", "Census", MAIN, draw(count(cards_in(KO, whose=EACH_PLAYER))))
    table = duel(p1=side(front="Toad 2/2", ko=["Pyro 1/1"], hand=[banish, census, call_back]), p2=side(ko=2))
    table.p1.plays("Banish")
    table.p1.plays("Census")
    assert table.happened("drew") == 4
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p1["Toad"].zone == "removed from the game"
    table.p1.goes_to("main")
    table.p1.plays("Call Back")
    assert table.p1.front == ["Toad"]


# New objects


@rule("2P-ZON-24")
def test_a_character_that_leaves_and_comes_back_is_a_new_object():
    table = duel(p1=side(front="Toad 2/2 +1 exhausted", hand=[cheer, rescue, deploy]), p2=side(front="1/9"))
    table.p1.plays("Cheer")
    assert table.p1["Toad"].stats == (5, 5)
    table.p1.plays("Rescue")
    table.p1.plays("Deploy", on="Toad")
    assert table.p1["Toad"].stats == (2, 2)
    assert table.p1["Toad"].plus == 0
    assert table.p1["Toad"].ready
    assert table.p1.may("attack", "Toad", "1/9")


@rule("2P-ZON-24")
def test_a_stunned_wounded_frozen_character_comes_back_face_up_and_unharmed():
    table = duel(p1=side(front="Toad 2/2 stunned w1 frozen", hand=[rescue, deploy]))
    table.p1.plays("Rescue")
    table.p1.plays("Deploy", on="Toad")
    toad = table.p1["Toad"]
    assert toad.face_up
    assert toad.ready
    assert toad.wounds == 0
    assert not toad.frozen


@rule("2P-ZON-24")
def test_once_per_game_stays_used_though_the_character_is_a_new_object():
    flash = super_power("Flash", MAIN, (), plus_counters(this), limit=ONCE_A_GAME)
    wink = super_power("Wink", MAIN, (), plus_counters(this))
    toad = supporting("T-TOAD", "Toad", cost=1, atk=2, defense=2, health=5, powers=[flash, wink])
    table = duel(p1=side(front=toad, hand=[rescue, deploy]))
    table.p1.uses("Toad", "Flash")
    table.p1.uses("Toad", "Wink")
    table.p1.plays("Rescue")
    table.p1.plays("Deploy", on="Toad")
    assert table.p1.why_not("use", "Toad", power="Flash") == "2P-PWR-30"
    assert table.p1.may("use", "Toad", power="Wink")


@rule("2P-ZON-24")
def test_a_promotion_stays_though_the_character_is_a_new_object():
    promote = plot_twist("T-PROMOTE", "Promote", MAIN, MakeMain(one(yours, supporting_only)))
    rescue_toad = plot_twist("T-RESCUE-2", "Rescue Toad", MAIN, return_to_hand(each(named("Toad"))))
    table = duel(p1=side(front="Toad 2/2", hand=[promote, rescue_toad, deploy]))
    table.p1.plays("Promote")
    table.p1.plays("Rescue Toad")
    table.p1.plays("Deploy", on="Toad")
    assert table.p1["Toad"].in_play
    assert table.p1["Toad"].main


# Unable to appear

void = supporting(
    "T-VOID",
    "Void",
    cost=5,
    atk=5,
    defense=5,
    health=5,
    powers=[while_(Cannot(TO_APPEAR), on=fits(supporting_only, named("Sentry")))],
)


@rule("2P-ZON-25")
def test_a_card_that_tries_to_appear_but_cannot_is_removed_from_the_game():
    hire = plot_twist("T-HIRE", "Hire", MAIN, put_into_play(card_in(KO), row=FRONT))
    table = duel(p1=side(ko=["Sentry 2/2"], hand=[hire]), p2=side(front=void))
    table.p1.plays("Hire")
    assert table.p1["Sentry"].zone == "removed from the game"
    assert table.happened("appeared") == 0


@rule("2P-ZON-25")
def test_a_card_that_may_appear_appears():
    hire = plot_twist("T-HIRE", "Hire", MAIN, put_into_play(card_in(KO), row=FRONT))
    table = duel(p1=side(ko=["Toad 2/2"], hand=[hire]), p2=side(front=void))
    table.p1.plays("Hire")
    assert table.p1.front == ["Toad"]


@rule("2P-ZON-25")
def test_a_card_that_cannot_appear_is_removed_even_when_recruited():
    table = duel(p1=side(hand=["Sentry 2/2 c1"]), p2=side(front=void), at="recruit", recruit_points=1)
    table.p1.recruits("Sentry", "front")
    assert table.p1["Sentry"].zone == "removed from the game"


@rule("2P-ZON-10")
def test_a_plot_twist_put_into_play_finds_no_row_and_stays_where_it_is():
    hire = plot_twist("T-HIRE", "Hire", MAIN, put_into_play(card_in(KO), row=FRONT))
    table = duel(p1=side(ko=[cheer], hand=[hire]))
    table.p1.plays("Hire")
    assert table.p1.front == []
    assert table.p1.ko_pile == ["Cheer", "Hire"]


@rule("2P-UNQ-07")
def test_a_namesake_of_the_main_character_put_into_play_stays_where_it_is():
    hire = plot_twist("T-HIRE", "Hire", MAIN, put_into_play(card_in(KO), row=FRONT))
    table = duel(p1=side(main="Storm 3/6", ko=["Storm 2/2"], hand=[hire]))
    table.p1.plays("Hire")
    assert table.p1.front == []
    assert table.p1.ko_pile == ["Storm", "Hire"]


@rule("2P-GEN-32")
@pytest.mark.parametrize("deed", [put_into_play, recruit])
def test_who_is_in_play_is_neither_asked_for_a_row_nor_played_again(deed):
    call = plot_twist("T-CALL", "Call", MAIN, deed(each(yours, supporting_only)))
    table = duel(p1=side(back="Toad 2/2 h3, w1", hand=[call]))
    table.p1.plays("Call")
    assert (table.p1["Toad"].row, table.p1["Toad"].wounds) == ("back", 1)
    assert [table.happened(event, "Toad") for event in ("appeared", "recruited", "played")] == [0, 0, 0]
