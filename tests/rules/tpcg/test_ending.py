"""Ending the game: KO, stolen main characters, empty decks (2P-END-01 to 2P-END-09, 2P-END-12, 2P-END-13)."""

import pytest

from versus.games.tpcg.language.changes import Cannot, MoreHealth
from versus.games.tpcg.language.conditions import ItIsAnEnemy, ItIsYou
from versus.games.tpcg.language.effects.lasting import MakeMain
from versus.games.tpcg.language.vocabulary import (
    becomes,
    card_in,
    character,
    draw,
    each,
    enemy,
    everywhere,
    freeze,
    from_now_on,
    gets,
    it,
    ko,
    main,
    main_character,
    may,
    one,
    plot_twist,
    put_into_play,
    reaction,
    remove_from_game,
    return_to_hand,
    stun,
    super_power,
    supporting,
    supporting_only,
    take,
    this,
    when,
    wound,
    yours,
)
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import (
    APPEARED,
    COMBAT,
    FRONT,
    HAND,
    KO,
    MAIN,
    OUT_OF_GAME,
    REMOVED,
    TO_APPEAR,
    TURN_ENDS,
    TURN_STARTED,
    WOUNDED,
)
from versus.testing.tpcg import duel, lay, lying, rule, side

SHOCK = plot_twist("T-SHOCK", "Shock", MAIN, stun(one(enemy)))
ABDUCT = plot_twist("T-ABDUCT", "Abduct", MAIN, take(one(enemy, main), FRONT))


@rule("2P-END-01")
@pytest.mark.parametrize(("wounds", "over"), [(4, True), (3, False)])
def test_the_ko_of_your_main_character_ends_the_game_at_once(wounds, over):
    table = duel(p1=side(hand=[SHOCK]), p2=side(main=f"Boss 3/6 h5 w{wounds}"))
    table.p1.plays("Shock")
    assert table.over is over
    assert table.p2.is_out is over
    assert table.winners == ([1] if over else [])


@rule("2P-END-01")
def test_the_ko_of_your_own_main_character_gives_the_game_to_your_opponent():
    folly = plot_twist("T-FOLLY", "Folly", MAIN, wound(each(yours)))
    table = duel(p1=side(main="Boss 3/6 h5 w4", hand=[folly]))
    table.p1.plays("Folly")
    assert table.winners == [2]


@rule("2P-END-02")
@pytest.mark.parametrize(
    ("effect", "health"),
    [
        (ko(one(enemy, main)), 5),
        (wound(one(enemy, main), 5), 5),
        (becomes(one(enemy, main), MoreHealth(-5)), 5),
        (stun(one(enemy, main)), 1),
    ],
    ids=["KO", "wounds", "less Health", "stun"],
)
def test_it_does_not_matter_how_the_main_character_was_kod(effect, health):
    doom = plot_twist("T-DOOM", "Doom", MAIN, effect)
    table = duel(p1=side(hand=[doom]), p2=side(main=f"Boss 3/6 h{health}"))
    table.p1.plays("Doom")
    assert table.p2.main.koed
    assert table.winners == [1]


@rule("2P-END-02")
def test_a_strike_ends_the_game_too():
    table = duel(p1=side(front="9/9"), p2=side(main="Boss 3/6 h5 w4"))
    table.p1.attacks("9/9", "Boss")
    table.passes()
    assert table.winners == [1]


@rule("2P-END-04", "2P-T-22")
@pytest.mark.parametrize("active", [1, 2])
def test_if_the_last_two_main_characters_fall_together_the_turn_player_wins(active):
    table = duel(
        p1=side(main="Boss 5/5 h5 w4", main_row="front"),
        p2=side(main="Chief 5/5 h5 w4", main_row="front"),
        active=active,
    )
    first, second = ("Boss", "Chief") if active == 1 else ("Chief", "Boss")
    table.active.attacks(first, second)
    table.passes()
    assert table.p1.main.koed
    assert table.p2.main.koed
    assert table.winners == [active]


@rule("2P-END-04", "2P-T-22")
def test_the_turn_player_wins_even_if_the_card_was_the_opponents():
    doomsday = plot_twist("T-DOOMSDAY", "Doomsday", COMBAT, wound(each(main)), any_turn=True)
    table = duel(
        p1=side(main="Boss 5/5 h5 w4", main_row="front"),
        p2=side(main="Chief 5/5 h5 w4", main_row="front", hand=[doomsday]),
    )
    table.p1.attacks("Boss", "Chief")
    table.p1.passes()
    table.p2.plays("Doomsday")
    assert table.p1.main.koed
    assert table.p2.main.koed
    assert table.winners == [1]


@rule("2P-END-05")
def test_whose_main_character_an_opponent_has_as_their_turn_begins_loses():
    table = duel(p1=side(hand=[ABDUCT]), turn=3)
    table.p1.plays("Abduct")
    assert table.p2.main.controller == 1
    assert not table.over
    table.p1.ends_turn()
    assert table.turn == 4
    assert table.over
    assert table.winners == [1]


@rule("2P-END-05")
def test_an_edition_without_that_rule_plays_on():
    table = duel(p1=side(hand=[ABDUCT]), rules=Rules(stolen_main="off"))
    table.p1.plays("Abduct")
    table.p1.ends_turn()
    assert table.active is table.p2
    assert not table.over


@rule("2P-END-06")
@pytest.mark.parametrize(("deck", "drawn"), [(2, 2), (1, 1), (0, 0)])
def test_a_draw_from_an_empty_deck_is_skipped(deck, drawn):
    table = duel(p1=side(deck=deck), at="start")
    assert len(table.p1.hand) == drawn
    assert table.p1.deck == []
    assert not table.over
    table.p1.goes_to("main")


def out_of_cards(first, second, **decks):
    table = duel(
        p1=side(main=f"Boss {first}", deck=decks.get("p1", 0)),
        p2=side(main=f"Chief {second}", deck=decks.get("p2", 0)),
    )
    table.p1.ends_turn()
    assert not table.over
    table.p2.ends_turn()
    return table


@rule("2P-END-07")
@pytest.mark.parametrize(("first", "second", "winner"), [(2, 3, 1), (3, 2, 2)])
def test_with_empty_decks_and_no_attacks_the_fewest_wounds_win(first, second, winner):
    table = out_of_cards(f"3/6 h9 w{first}", f"3/6 h9 w{second}")
    assert table.over
    assert table.winners == [winner]


@rule("2P-END-07")
def test_a_card_in_any_deck_keeps_the_game_going():
    assert not out_of_cards("3/6 h9 w2", "3/6 h9 w3", p1=4).over
    assert not out_of_cards("3/6 h9 w2", "3/6 h9 w3", p2=4).over


@rule("2P-END-07")
def test_an_attack_keeps_the_game_going():
    table = duel(
        p1=side(main="Boss 3/6 h9 w2", main_row="front", deck=0),
        p2=side(main="Chief 3/6 h9 w3", main_row="front", deck=0),
    )
    table.p1.attacks("Boss", "Chief")
    table.passes()
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert not table.over
    table.p1.ends_turn()
    assert table.winners == [1]


@rule("2P-END-07")
def test_where_nobody_can_wound_a_main_character_the_attacks_do_not_go_on_for_ever():
    table = duel(
        p1=side(main="Boss 0/9 h9 w2", main_row="front", deck=0),
        p2=side(main="Chief 0/9 h9 w3", main_row="front", deck=0),
    )
    for _ in range(100):
        if table.over:
            break
        attacker, defender = ("Boss", "Chief") if table.active is table.p1 else ("Chief", "Boss")
        table.active.goes_to("main")
        table.active.attacks(attacker, defender)
        table.passes()
        table.next_turn()
    assert table.winners == [1]


@rule("2P-END-08")
def test_equal_fewest_wounds_are_a_tie():
    table = out_of_cards("3/6 h9 w2", "3/6 h9 w2")
    assert table.over
    assert table.winners == [1, 2]


@rule("2P-END-08")
def test_a_tie_is_only_between_those_with_the_fewest_wounds():
    table = lay(
        side(main="Boss 3/6 h9 w2", deck=0),
        side(main="Chief 3/6 h9 w4", deck=0),
        side(main="Head 3/6 h9 w2", deck=0),
    )
    for _ in range(3):
        assert not table.over
        table.next_turn()
    assert table.winners == [1, 3]


@rule("2P-END-09")
def test_wounds_are_compared_not_what_is_left_of_health():
    table = out_of_cards("3/6 h6 w3", "3/6 h5 w2")
    assert table.winners == [2]
    other = out_of_cards("3/6 h9 w3", "3/6 h5 w2")
    assert other.winners == [2]


# A main character that is gone without being KO'd


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
    who = card_in(REMOVED, main if found else supporting_only, everyone=True)
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


@rule("2P-END-13")
def test_waiting_triggers_no_longer_matter():
    saviour = supporting(
        "T-SAVIOUR",
        "Saviour",
        cost=1,
        atk=1,
        defense=1,
        health=5,
        powers=[when(WOUNDED, may(ko(each(enemy))))],
    )
    table = duel(p1=side(hand=[SHOCK]), p2=side(main="Boss 3/6 h5 w4", front=saviour))
    table.p1.plays("Shock", on="Boss")
    assert table.over
    assert table.battle.ask is None
    assert table.p1.main.in_play


@rule("2P-END-13")
def test_the_end_comes_in_the_middle_of_an_effect():
    greed = plot_twist("T-GREED", "Greed", MAIN, wound(each(main)), draw(5))
    table = duel(p1=side(hand=[greed]), p2=side(main="Boss 3/6 h5 w4"))
    table.p1.plays("Greed")
    assert table.winners == [1]
    assert table.happened("drew") == 0
