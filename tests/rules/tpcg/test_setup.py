"""Set-up from the decks to turn 1, and mulligans (2P-SET-01 to 2P-SET-13, 2P-SET-16)."""

from dataclasses import replace

import pytest

from versus.games.tpcg.language.vocabulary import (
    do,
    draw,
    enemy,
    gain_xp,
    main_character,
    minus_counters,
    one,
    plot_twist,
    plus_counters,
    super_power,
    supporting,
    supporting_only,
    when,
    wound,
    yours,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.words import EVENT_NAMES, GAME_STARTED, HAND, MAIN, VERB_NAMES
from versus.kernel.errors import BadSetup
from versus.kernel.verbs import FIRST_OWN_VERB
from versus.testing.tpcg import Refused, Table, duel, rule, side
from versus.testing.tpcg.decks import plain_deck

hero = main_character("T-HERO-1", "Hero", atk=3, defense=4, level_up=4)
hero_2 = main_character("T-HERO-2", "Hero", atk=5, defense=6, level=2, level_up=3)
hero_3 = main_character("T-HERO-3", "Hero", atk=7, defense=8, level=3)


def opening(players=2, seed=1, **first_deck):
    """A game at its first question; the first deck may differ from a plain one."""
    decks = [plain_deck(number + 1) for number in range(players)]
    decks[0] = replace(decks[0], **first_deck)
    return Table(start(decks, seed))


def seated(players=2, first=1, row="front", **more):
    """A game whose main characters stand in their rows, at the first mulligan."""
    table = opening(players, **more)
    table.asked.names_first(first)
    for _ in range(players):
        table.asked.chooses_row(row)
    return table


def playing(players=2, **more):
    """A game at the start of its first turn."""
    table = seated(players, **more)
    all_keep(table)
    return table


def all_keep(table):
    while table.turn == 0:
        table.asked.keeps()


def cards_in_hand(player):
    """The very cards, not only their names."""
    return player.table.battle.pile(player.seat, HAND).copy()


def offers(table):
    """What the question asked offers, in words."""
    return {VERB_NAMES[option.verb - FIRST_OWN_VERB] for option in table.battle.ask.options}


# Decks


@rule("2P-SET-01")
def test_a_deck_has_sixty_cards_and_a_pile_beside_it_does_not_count():
    table = opening(pile=(supporting("T-PILED", "Piled", cost=1, atk=1, defense=1),) * 4)
    assert [mine.pile("deck").count for mine in table.battle.view(None).sides] == [60, 60]
    assert len(table.battle.view(None).sides[0]["out-of-game pile"]) == 4
    table.asked.names_first(1)
    for player in (table.p1, table.p2):
        player.chooses_row("back")
    all_keep(table)


@rule("2P-SET-01")
@pytest.mark.parametrize("size", [0, 59, 61])
def test_a_deck_of_another_size_is_refused(size):
    cards = (plain_deck(1).cards * 2)[:size]
    with pytest.raises(BadSetup, match=f"exactly 60 cards; this one has {size}"):
        opening(cards=cards)


@rule("2P-SET-01")
def test_a_deck_is_led_by_one_main_character():
    with pytest.raises(BadSetup, match="led by one Level 1 main character"):
        opening(leader=supporting("T-LED", "Led", cost=1, atk=1, defense=1))


@rule("2P-SET-02")
def test_wound_xp_plus_and_minus_counters_are_at_hand():
    everything = plot_twist(
        "T-ALL",
        "Everything",
        MAIN,
        do(
            wound(one(yours, supporting_only)),
            plus_counters(one(yours, supporting_only)),
            minus_counters(one(enemy, supporting_only)),
        ),
    )
    learn = super_power("Learn", MAIN, (), gain_xp())
    learner = main_character("T-LEARNER-1", "Learner", atk=3, defense=6, level_up=9, powers=[learn])
    learned = main_character("T-LEARNER-2", "Learner", atk=5, defense=6, level=2)
    table = duel(
        p1=side(main=learner, levels=[learned], front="Toad 2/2", hand=[everything]),
        p2=side(front="Blob 2/2"),
    )
    table.p1.plays("Everything")
    table.p1.uses("Learner", "Learn")
    mine, theirs = table.battle.view(None).sides
    assert [(card.numbers["wounds"], card.counters) for card in mine["front"]] == [(1, {"+1/+1": 1})]
    assert [(card.numbers["wounds"], card.counters) for card in theirs["front"]] == [(0, {"-1/-1": 1})]
    assert [card.counters for card in mine["levels"]] == [{"XP": 1}]


# The order of things


@rule("2P-SET-03")
def test_the_steps_of_the_set_up_come_in_their_order():
    table = opening()
    steps = []
    while table.turn == 0:
        hands = [mine.pile("hand").count for mine in table.battle.view(None).sides]
        steps.append((sorted(offers(table)), hands))
        table.battle.answer(0)
    assert steps == [
        (["go first"], [0, 0]),
        (["choose row"], [0, 0]),
        (["choose row"], [0, 0]),
        (["keep hand", "mulligan"], [7, 7]),
        (["keep hand", "mulligan"], [7, 7]),
    ]


@rule("2P-SET-03")
def test_all_main_characters_are_revealed_before_the_first_player_is_named_and_none_changes():
    table = opening(3)
    for seat in (0, 1, 2, None):
        revealed = [card.name for mine in table.battle.view(seat).sides for card in mine["being played"]]
        assert revealed == ["Leader 1", "Leader 2", "Leader 3"]
    assert table.happened("revealed") == 3
    table.asked.names_first(1)
    for _ in range(3):
        table.asked.chooses_row("front")
    all_keep(table)
    assert [player.main.name for player in table.players] == ["Leader 1", "Leader 2", "Leader 3"]


@rule("2P-SET-04")
def test_chance_says_who_decides_who_goes_first():
    deciders = [start([plain_deck(n) for n in range(4)], seed).ask.seat for seed in range(40)]
    assert set(deciders) == {0, 1, 2, 3}


@rule("2P-SET-04")
@pytest.mark.parametrize("named", [1, 2])
def test_the_player_drawn_may_name_another_player(named):
    seed = next(seed for seed in range(40) if start([plain_deck(1), plain_deck(2)], seed).ask.seat == 1)
    table = opening(seed=seed)
    table.p2.names_first(named)
    for _ in range(2):
        table.asked.chooses_row("front")
    all_keep(table)
    assert table.turn == 1
    assert table.active is table.players[named - 1]


@rule("2P-SET-05")
def test_turns_pass_clockwise_from_the_first_player():
    table = playing(3, first=2)
    order = []
    for _ in range(4):
        order.append(repr(table.active))
        table.active.ends_turn()
    assert order == ["p2", "p3", "p1", "p2"]


@rule("2P-SET-06")
def test_from_the_first_player_on_each_chooses_a_row_and_sees_the_earlier_choices():
    table = opening(3)
    table.asked.names_first(2)
    assert table.p2.asked
    table.p2.chooses_row("back")
    assert table.p3.asked
    assert [card.name for card in table.battle.view(2).sides[1]["back"]] == ["Leader 2"]
    table.p3.chooses_row("front")
    assert table.p1.asked
    assert [card.name for card in table.battle.view(0).sides[2]["front"]] == ["Leader 3"]
    table.p1.chooses_row("front")
    all_keep(table)
    assert [player.main.row for player in table.players] == ["front", "back", "front"]


@rule("2P-SET-07")
def test_the_higher_levels_wait_in_the_level_up_zone_for_all_to_see():
    table = playing(leader=hero, levels=(hero_2, hero_3))
    for seat in (0, 1, None):
        mine = table.battle.view(seat).sides[0]
        assert [card.key for card in mine["front"]] == ["T-HERO-1"]
        assert [card.key for card in mine["levels"]] == ["T-HERO-2", "T-HERO-3"]


@rule("2P-SET-08")
def test_main_characters_start_face_up_ready_and_bare_and_may_attack_on_turn_one():
    table = playing()
    for card in (table.p1.main, table.p2.main):
        assert card.face_up
        assert card.ready
        assert (card.wounds, card.plus, card.minus, card.xp) == (0, 0, 0, 0)
    table.p1.goes_to("main")
    table.p1.attacks("Leader 1", "Leader 2")
    assert table.turn == 1
    assert table.p2["Leader 2"].defending


# Hands and mulligans


@rule("2P-SET-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_draws_seven_cards(players):
    table = seated(players)
    for player in table.players:
        assert (len(player.hand), len(player.deck)) == (7, 53)
    all_keep(table)


@rule("2P-SET-09")
def test_every_player_shuffles_before_drawing():
    table = seated()
    listed = [card.name for card in plain_deck(1).cards]
    assert sorted(table.p1.hand + table.p1.deck) == sorted(listed)
    assert table.p1.hand + table.p1.deck != listed[::-1]
    hands = {tuple(playing(seed=seed).p1.hand) for seed in range(5)}
    assert len(hands) == 5
    all_keep(table)


@rule("2P-SET-10")
def test_mulligans_are_offered_once_each_from_the_first_player_on():
    table = seated(3, first=3)
    asked = []
    while table.turn == 0:
        asked.append(repr(table.asked))
        table.asked.keeps()
    assert asked == ["p3", "p1", "p2"]


@rule("2P-SET-10")
def test_who_declined_may_not_mulligan_after_seeing_another_do_it():
    table = seated()
    table.p1.keeps()
    table.p2.mulligans()
    with pytest.raises(Refused):
        table.p1.mulligans()
    assert table.turn == 1


@rule("2P-SET-11")
def test_a_mulligan_replaces_the_whole_hand():
    table = seated()
    assert offers(table) == {"keep hand", "mulligan"}
    before, theirs = table.p1.hand, table.p2.hand
    table.p1.mulligans()
    assert (len(table.p1.hand), len(table.p1.deck)) == (7, 53)
    assert table.p1.hand != before
    assert sorted(table.p1.hand + table.p1.deck) == sorted(card.name for card in plain_deck(1).cards)
    assert table.p2.hand == theirs
    table.p2.keeps()


@rule("2P-SET-11")
def test_the_old_hand_is_shuffled_into_the_deck_before_the_new_one_is_drawn():
    drawn_again = []
    for seed in range(20):
        table = seated(seed=seed)
        before = cards_in_hand(table.p1)
        table.p1.mulligans()
        drawn_again += [card for card in cards_in_hand(table.p1) if card in before]
        table.p2.keeps()
    assert drawn_again


@rule("2P-SET-12")
def test_the_second_hand_must_be_kept():
    table = seated()
    table.p1.mulligans()
    with pytest.raises(Refused):
        table.p1.mulligans()
    assert table.p2.asked
    table.p2.mulligans()
    with pytest.raises(Refused):
        table.p2.mulligans()
    assert table.turn == 1


@rule("2P-SET-13")
def test_effects_of_the_games_start_happen_after_the_mulligans_and_before_turn_one():
    early = main_character("T-EARLY", "Early Bird", atk=3, defense=4, powers=[when(GAME_STARTED, draw())])
    table = seated(leader=early)
    assert len(table.p1.hand) == 7
    table.p1.mulligans()
    assert len(table.p1.hand) == 7
    log = len(table.log)
    table.p2.keeps()
    assert len(table.p1.hand) == 8
    happened = [EVENT_NAMES[event.kind] for event in table.log[log:]]
    assert happened.index("game started") < happened.index("drew") < happened.index("turn started")


# Levels


@rule("2P-SET-16")
@pytest.mark.parametrize(("levels", "missing"), [((), 2), ((hero_3,), 2), ((hero_2,), 3)])
def test_whoever_can_level_up_must_bring_the_next_level(levels, missing):
    with pytest.raises(BadSetup, match=f"Level {missing} version as well. .2P-SET-16"):
        opening(leader=hero, levels=levels)


@rule("2P-SET-16")
def test_whoever_brings_every_level_it_can_reach_may_play():
    table = playing(leader=hero, levels=(hero_2, hero_3))
    assert table.turn == 1
