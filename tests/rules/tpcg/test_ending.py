"""Ending the game: KO, stolen main characters, empty decks (2P-END-01 to 2P-END-09, 2P-END-13)."""

import pytest

from versus.games.tpcg.language.changes import MoreHealth
from versus.games.tpcg.language.vocabulary import (
    becomes,
    draw,
    each,
    enemy,
    ko,
    main,
    may,
    one,
    plot_twist,
    stun,
    supporting,
    take,
    when,
    wound,
    yours,
)
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import (
    COMBAT,
    FRONT,
    MAIN,
    WOUNDED,
)
from versus.testing.tpcg import duel, lay, rule, side

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
