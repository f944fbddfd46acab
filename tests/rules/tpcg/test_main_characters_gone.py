"""A main character that is gone without being KO'd: lost, or waited for (2P-END-12)."""

import pytest

from versus.games.tpcg.language.changes import Cannot
from versus.games.tpcg.language.conditions import ItIsAnEnemy, ItIsYou
from versus.games.tpcg.language.effects.lasting import MakeMain
from versus.games.tpcg.language.players import EACH_PLAYER
from versus.games.tpcg.language.vocabulary import (
    card_in,
    character,
    draw,
    enemy,
    everywhere,
    freeze,
    from_now_on,
    gets,
    it,
    ko,
    main,
    main_character,
    one,
    plot_twist,
    put_into_play,
    reaction,
    remove_from_game,
    return_to_hand,
    super_power,
    supporting,
    supporting_only,
    this,
    when,
)
from versus.games.tpcg.words import (
    APPEARED,
    FRONT,
    HAND,
    KO,
    MAIN,
    OUT_OF_GAME,
    REMOVED,
    TO_APPEAR,
    TURN_ENDS,
    TURN_STARTED,
)
from versus.testing.tpcg import duel, lay, lying, rule, side


def banish(back=None):
    return plot_twist("T-BANISH", "Banish", MAIN, remove_from_game(one(enemy, main), back))


AT_THE_END = when(TURN_ENDS, put_into_play(this))
AS_P2_BEGINS = when(TURN_STARTED, put_into_play(this, FRONT), when_=ItIsAnEnemy())
AS_P1_BEGINS = when(TURN_STARTED, put_into_play(this, FRONT), when_=ItIsYou())


@rule("2P-END-12")
@pytest.mark.parametrize("deed", [remove_from_game, return_to_hand])
def test_a_main_character_gone_for_good_counts_as_kod(deed):
    leave = plot_twist("T-LEAVE", "Leave", MAIN, deed(one(enemy, main)))
    table = duel(p1=side(hand=[leave]))
    table.p1.plays("Leave")
    assert table.p2.is_out
    assert not table.p2.main.koed
    assert table.winners == [1]


@rule("2P-END-12")
def test_one_that_comes_back_at_the_end_of_the_turn_leaves_its_player_in_the_game():
    table = duel(p1=side(hand=banish(AT_THE_END)), p2=side(main="Boss 3/6 h5 w4"))
    table.p1.plays("Banish")
    assert table.p2.main.zone == "removed from the game"
    assert not table.over
    assert not table.p2.is_out
    table.p1.goes_on()
    table.p2.chooses_row("front")
    assert table.p2.main.row == "front"
    assert table.active is table.p2


@rule("2P-END-12", "2P-ZON-24")
def test_it_comes_back_as_a_new_object_and_its_xp_have_waited():
    boss = main_character("T-BOSS-1", "Boss", atk=3, defense=6, level_up=4)
    level_2 = lying(main_character("T-BOSS-2", "Boss", atk=5, defense=8, level=2), "xp3")
    chill = plot_twist("T-CHILL", "Chill", MAIN, freeze(one(enemy, main)), gets(it, atk=2))
    table = duel(
        p1=side(hand=[chill, banish(AT_THE_END)]), p2=side(main=lying(boss, "w2 +1"), levels=[level_2])
    )
    table.p1.plays("Chill")
    assert table.p2.main.frozen
    table.p1.plays("Banish")
    assert table.p2.xp == 3
    table.p1.goes_on()
    table.p2.chooses_row("back")
    returned = table.p2.main
    assert (returned.stats, returned.wounds, returned.plus) == ((3, 6), 0, 0)
    assert (returned.frozen, returned.ready) == (False, True)
    assert table.p2.xp == 3


@rule("2P-END-12")
def test_its_player_takes_turns_without_it():
    table = duel(
        p1=side(hand=banish(AS_P1_BEGINS), front="Wall 0/9"),
        p2=side(front="Toad 3/3"),
    )
    table.p1.plays("Banish")
    table.p1.ends_turn()
    assert table.active is table.p2
    table.p2.goes_to("main")
    table.p2.attacks("Toad", "Wall")
    table.passes()
    table.p2.ends_turn()
    assert table.p2.main.row == "front"
    assert not table.over


@rule("2P-END-12", "2P-UNQ-07")
def test_a_namesake_that_came_meanwhile_makes_way_for_it():
    table = duel(
        p1=side(hand=banish(AS_P1_BEGINS)),
        p2=side(main="Boss 3/6", hand=["Boss 2/2 c0"]),
    )
    table.p1.plays("Banish")
    table.p1.ends_turn()
    table.p2.goes_to("recruit")
    table.p2.recruits("Boss 2/2 c0", "back")
    table.p2.ends_turn()
    assert table.p2.front == ["Boss"]
    assert table.p2.back == []
    assert table.p2.main.in_play


@rule("2P-END-12")
def test_if_it_cannot_come_back_its_player_is_out_at_that_moment():
    barred = plot_twist("T-BAR", "Bar", MAIN, everywhere(character, Cannot(TO_APPEAR)))
    table = duel(p1=side(hand=[barred, banish(AS_P2_BEGINS)]))
    table.p1.plays("Banish")
    assert not table.over
    table.p1.plays("Bar")
    assert not table.over
    table.p1.ends_turn()
    assert table.winners == [1]


@rule("2P-END-12")
def test_another_main_character_in_play_keeps_its_player_in_the_game():
    promote = plot_twist("T-PROMOTE", "Promote", MAIN, MakeMain(one(enemy, supporting_only)))
    table = duel(p1=side(hand=[promote, banish()]), p2=side(front="Heir 2/2"))
    table.p1.plays("Promote")
    table.p1.plays("Banish", on="Leader 2")
    assert not table.over
    assert table.p2["Heir"].main


@rule("2P-END-12")
def test_among_three_the_one_who_waits_for_it_plays_on_and_the_one_who_does_not_is_out():
    for_good = plot_twist("T-LEAVE", "Leave", MAIN, remove_from_game(one(enemy, main)))
    table = lay(side(hand=[banish(AT_THE_END), for_good]), side(), side())
    table.p1.plays("Banish", on="Leader 2")
    table.p1.plays("Leave")
    assert [player.is_out for player in table.players] == [False, False, True]
    table.p1.goes_on()
    table.p2.chooses_row("front")
    assert table.active is table.p2


@rule("2P-END-12")
@pytest.mark.parametrize("deed", [remove_from_game, return_to_hand])
def test_one_that_the_same_effect_brings_back_was_never_lost(deed):
    blink = plot_twist("T-BLINK", "Blink", MAIN, deed(one(enemy, main)), put_into_play(it, FRONT))
    table = duel(p1=side(hand=[blink]), p2=side(main="Boss 3/6 h5 w4"))
    table.p1.plays("Blink")
    assert table.p2.main.row == "front"
    assert table.p2.main.wounds == 0
    assert not table.over


@rule("2P-END-12", "2P-PWR-38")
def test_one_that_is_about_to_come_back_is_not_lost_while_somebody_reacts_to_that():
    blink = plot_twist("T-BLINK", "Blink", MAIN, remove_from_game(one(enemy, main)), put_into_play(it, FRONT))
    greet = reaction("Greet", 0, APPEARED, draw(), subject=main)
    friend = supporting("T-FRIEND", "Friend", cost=1, atk=1, defense=9, powers=[greet])
    table = duel(p1=side(hand=[blink]), p2=side(front=friend))
    table.p1.plays("Blink")
    assert not table.p2.main.in_play
    table.p2.reacts("Friend")
    assert not table.over
    assert table.p2.main.in_play


@rule("2P-END-12")
def test_a_kod_one_is_not_waited_for():
    rescue = plot_twist("T-RESCUE", "Rescue", MAIN, ko(one(enemy, main)), put_into_play(it, FRONT))
    table = duel(p1=side(hand=[rescue]))
    table.p1.plays("Rescue")
    assert table.winners == [1]
    assert table.p2.main.koed


@rule("2P-END-12")
def test_if_the_effect_ends_without_bringing_it_back_its_player_is_out():
    barred = plot_twist("T-BAR", "Bar", MAIN, everywhere(character, Cannot(TO_APPEAR)))
    other = card_in(KO, supporting_only)
    swap = plot_twist("T-SWAP", "Swap", MAIN, remove_from_game(one(enemy, main)), put_into_play(other, FRONT))
    blink = plot_twist("T-BLINK", "Blink", MAIN, remove_from_game(one(enemy, main)), put_into_play(it, FRONT))
    table = duel(p1=side(hand=[swap], ko="Toad 1/1"))
    table.p1.plays("Swap")
    assert table.winners == [1]
    alone = duel(p1=side(hand=[swap]))
    alone.p1.plays("Swap")
    assert alone.winners == [1]
    in_vain = duel(p1=side(hand=[barred, blink]))
    in_vain.p1.plays("Bar")
    in_vain.p1.plays("Blink")
    assert in_vain.winners == [1]


@rule("2P-END-12")
def test_an_effect_that_has_put_into_play_what_it_will_is_not_waited_for():
    toad = put_into_play(card_in(KO, supporting_only), FRONT)
    spite = plot_twist("T-SPITE", "Spite", MAIN, toad, remove_from_game(one(enemy, main)), draw(2))
    table = duel(p1=side(hand=[spite], ko="Toad 1/1"))
    table.p1.plays("Spite")
    assert table.winners == [1]
    assert table.happened("drew") == 0


@rule("2P-END-12")
@pytest.mark.parametrize(
    "back",
    [when(TURN_ENDS, draw()), when(TURN_ENDS, put_into_play(card_in(HAND, supporting_only), FRONT))],
    ids=["draws", "puts another card into play"],
)
def test_a_power_left_there_that_does_not_bring_it_back_keeps_nobody_in_the_game(back):
    table = duel(p1=side(hand=[banish(back), "Toad 1/1"]))
    table.p1.plays("Banish")
    assert table.winners == [1]


@rule("2P-END-12")
@pytest.mark.parametrize("found", [True, False])
def test_a_power_left_behind_on_no_card_may_bring_it_back(found):
    who = card_in(REMOVED, main if found else supporting_only, whose=EACH_PLAYER)
    later = from_now_on(when(TURN_ENDS, put_into_play(who, FRONT)))
    promise = plot_twist("T-PROMISE", "Promise", MAIN, remove_from_game(one(enemy, main)), later)
    table = duel(p1=side(hand=[promise]))
    table.p1.plays("Promise")
    assert table.over is not found
    if found:
        table.p1.goes_on()
        assert table.p2.main.in_play


@rule("2P-END-12")
def test_a_power_that_triggers_as_it_goes_may_bring_it_back():
    loyal = [when(OUT_OF_GAME, put_into_play(it, FRONT), subject=main)]
    friend = supporting("T-FRIEND", "Friend", cost=1, atk=1, defense=9, powers=loyal)
    table = duel(p1=side(hand=[banish()]), p2=side(front=friend))
    table.p1.plays("Banish")
    assert table.p2.main.row == "front"
    assert not table.over


@rule("2P-END-12")
def test_a_power_on_the_table_that_can_reach_it_keeps_its_player_in_the_game_as_long_as_it_is_there():
    recall = super_power("Recall", MAIN, (), put_into_play(card_in(REMOVED, main), FRONT))
    friend = supporting("T-FRIEND", "Friend", cost=1, atk=1, defense=9, powers=[recall])
    crush = plot_twist("T-CRUSH", "Crush", MAIN, ko(one(enemy, supporting_only)))
    table = duel(p1=side(hand=[banish(), crush]), p2=side(front=friend))
    table.p1.plays("Banish")
    assert not table.over
    saved = duel(p1=side(hand=[banish()]), p2=side(front=friend))
    saved.p1.plays("Banish")
    saved.p1.ends_turn()
    saved.p2.goes_to("main")
    saved.p2.uses("Friend", "Recall")
    assert saved.p2.main.row == "front"
    table.p1.plays("Crush")
    assert table.winners == [1]
