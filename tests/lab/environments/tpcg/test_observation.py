"""What a seat observes: all it may know, nothing else, and enough to tell its options apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.lab.environments.tpcg.reading import positions, read
from versus.decks import starter
from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
from versus.games.tpcg.plug import start
from versus.games.tpcg.rules import ON, TWO_AGAINST_TWO, TWO_HEADED, Rules
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.text.options import worded
from versus.games.tpcg.words import BACK, ENERGY, HAND, MAIN, RESOURCE, USE
from versus.lab.environments.tpcg.encoding import PLAIN_ROWS, observed
from versus.lab.environments.tpcg.layout import (
    ARENA_NAMES,
    CARD,
    CHARACTER_SLOTS,
    OPTION_SIZE,
    OPTIONS,
    TABLE,
    length,
    parts,
    signed_byte,
)
from versus.testing.five_ways import permuted
from versus.testing.tpcg import duel, side
from versus.testing.tpcg.decks import plain_deck, wild_deck

TEAMS = Rules(mode=TWO_AGAINST_TWO, team_recruit=ON)


def real_game(seats: int, seed: int = 1, rules: Rules | None = None) -> Battle:
    names = ("Professor X", "Magneto", "Tide", "Ember")
    return start([starter(name) for name in names[:seats]], seed, rules)


def wild_game(seats: int, seed: int) -> Battle:
    return start([wild_deck(10 * seed + seat) for seat in range(seats)], seed)


# What is hidden stays hidden


@pytest.mark.parametrize(
    ("game", "every"),
    [
        pytest.param(lambda: real_game(2), 3, id="real cards"),
        pytest.param(lambda: real_game(4), 17, id="four seats"),
        pytest.param(lambda: real_game(4, rules=TEAMS), 17, id="teams"),
        pytest.param(lambda: real_game(4, rules=Rules(mode=TWO_HEADED)), 17, id="two-headed"),
        pytest.param(lambda: wild_game(2, 3), 3, id="wild cards"),
        pytest.param(lambda: wild_game(3, 5), 7, id="wild cards, three seats"),
    ],
)
def test_cards_that_a_seat_cannot_see_do_not_change_its_observation(
    game: Callable[[], Battle], every: int
) -> None:
    looked = 0
    battle = game()
    for position in positions(battle, 2, every):
        for seat in range(battle.seats):
            twin = permuted(position, seat)
            if position.ask is not None and position.ask.seat == seat:
                twin.ask = None
                twin.run()
            assert observed(twin, seat) == observed(position, seat)
            looked += 1
    assert looked > 20


def test_the_permutation_would_be_noticed_by_whoever_sees_the_cards() -> None:
    battle = real_game(2)
    for _ in range(4):
        battle.answer(0)
    assert observed(permuted(battle, 0), 1) != observed(battle, 1)


def test_an_enemy_hand_is_a_number_until_a_card_of_it_is_shown() -> None:
    table = duel(p1=side(), p2=side(hand=["Toad 3/3 h1", "Blob 1/3 h2"]))
    reading = read(table.battle, 0)
    assert reading("side of the next seat", "hand") == 2
    assert reading("seen in the hand of the next seat", "here") == 0
    battle = table.battle.fork()
    battle.known[battle.pile(1, HAND)[1]] |= 1
    reading = read(battle, 0)
    assert reading("seen in the hand of the next seat", "known") == 1
    assert reading("seen in the hand of the next seat", "DEF") == 3
    assert reading("seen in the hand of the next seat", "here", slot=1) == 0
    assert read(battle, 1)("hand of the viewer", "known", slot=1) == 1


def test_only_the_asked_seat_sees_the_options() -> None:
    battle = real_game(2)
    assert battle.ask is not None
    asked = battle.ask.seat
    assert read(battle, asked)("option 0", "here") == 1
    assert read(battle, asked)("question", "options") == 2
    other = read(battle, 1 - asked)
    assert other("option 0", "here") == 0
    assert other("question", "options") == 0
    assert other("question", "asked") == [0, 1, 0, 0]


# What is shown


def test_characters_stand_with_their_current_numbers_before_whoever_looks() -> None:
    table = duel(p1=side(front=["Daken 3/4 h2", "Pyro 2/4 h1 Ranged"]), p2=side(front="Blob 1/3 h2 stunned"))
    mine = read(table.battle, 0)
    row = "characters of the viewer"
    assert [mine(row, "ATK", slot) for slot in range(2)] == [3, 2]
    assert [mine(row, "here", slot) for slot in range(4)] == [1, 1, 1, 0]
    assert [mine(row, "main", slot) for slot in range(3)] == [0, 0, 1]
    assert mine(row, "keywords", slot=1)[:2] == [0, 1]
    assert mine(row, "whose") == [1, 0, 0]
    theirs = "characters of the next seat"
    assert mine(theirs, "face") == [0, 1, 0, 0]
    assert mine(theirs, "whose") == [0, 0, 1]
    assert mine("side of the next seat", "enemy") == 1
    turned = read(table.battle, 1)
    assert turned(theirs, "ATK") == 3
    assert turned(row, "whose") == [1, 0, 0]


@pytest.mark.parametrize("arena", [*ARENA_NAMES, "none"])
def test_the_arena_is_seen_by_everybody(arena: str) -> None:
    battle = duel(side(), side(), rules=Rules(arena=arena.casefold())).battle
    for seat in range(2):
        found = read(battle, seat)("table", "arena")
        assert found == [int(name == arena) for name in ARENA_NAMES]


def test_a_combat_marks_who_fights() -> None:
    table = duel(p1=side(front=["Daken 3/4 h2", "Pyro 2/4 h1"]), p2=side(front="Blob 1/9 h2"))
    table.p1.attacks("Daken", "Blob")
    reading = read(table.battle, 1)
    assert [reading("characters of the next seat", "attacks", slot) for slot in (0, 1)] == [1, 0]
    assert reading("characters of the viewer", "defends") == 1
    assert reading("table", "combat") == 1
    table.passes()
    assert read(table.battle, 1)("table", "combat") == 0


def test_a_payment_shows_where_its_card_is_taken_from_and_no_zone_it_goes_to() -> None:
    think = super_power("Think", MAIN, ENERGY, draw())
    thinker = supporting("T-THINK", "Thinker", cost=1, atk=2, defense=2, powers=[think])
    table = duel(p1=side(front=thinker, hand=["Laboratory"], resources=["Laboratory"]))
    table.p1.take(USE, "Thinker")
    reading = read(table.battle, 0)
    assert [reading(f"option {place}", "from").index(1) for place in (0, 1)] == [RESOURCE, HAND]
    assert not any(reading("option 0", "zone"))
    table.p1.takes_back()
    moving = duel(p1=side(front="Daken 3/4 h2"), at="formation")
    reading = read(moving.battle, 0)
    assert reading("option 0", "zone").index(1) == BACK
    assert not any(reading("option 0", "from"))


def test_an_option_shows_its_verb_and_its_card() -> None:
    table = duel(p1=side(front="Daken 3/4 h2"), p2=side(front="Blob 1/3 h2"))
    ask = table.battle.ask
    assert ask is not None
    reading = read(table.battle, 0)
    attack = next(index for index, option in enumerate(ask.options) if option.card >= 0)
    verbs = next(f.places for f in reading.parts["option 0"].block.fields if f.name == "verb")
    assert verbs[reading(f"option {attack}", "verb").index(1)] == "attack"
    assert reading.slot(f"option {attack}: its card") == reading.slot("characters of the viewer")


@pytest.mark.parametrize("game", [real_game, wild_game])
def test_options_that_read_differently_look_different(game: Callable[[int, int], Battle]) -> None:
    compared = 0
    for position in positions(game(2, 4), 3, 3):
        ask = position.ask
        numbers = observed(position, ask.seat)
        start_of_options = len(numbers) - OPTIONS * OPTION_SIZE
        seen: dict[bytes, str] = {}
        for index, option in enumerate(ask.options[:OPTIONS]):
            at = start_of_options + index * OPTION_SIZE
            words = worded(position, ask, option, (), exact=False)
            assert seen.setdefault(bytes(numbers[at : at + OPTION_SIZE]), words) == words
            compared += 1
    assert compared > 100


@pytest.mark.parametrize("game", [real_game, wild_game])
def test_what_was_kept_is_what_would_be_made_anew(game: Callable[[int, int], Battle]) -> None:
    looked = 0
    for position in positions(game(2, 6), 6, 2):
        for seat in (0, 1):
            kept = observed(position, seat)
            PLAIN_ROWS.clear()
            assert observed(position, seat) == kept
            looked += 1
    assert looked > 100


# Its shape


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_observation_of_a_table_has_the_same_length(seats: int) -> None:
    battle = start([plain_deck(seat) for seat in range(seats)], 3)
    sizes = {len(observed(position, seat)) for position in positions(battle, 3, 29) for seat in range(seats)}
    sizes.add(len(observed(battle, 0)))
    assert battle.over
    assert sizes == {length(seats)}


def test_the_parts_lie_side_by_side_without_a_gap() -> None:
    place = 0
    for part in parts(3):
        assert part.start == place
        place = part.end
    assert place == length(3)


def test_more_characters_than_slots_are_counted_and_the_first_ones_shown() -> None:
    crowd = [f"Toad{number} 1/1 h1" for number in range(CHARACTER_SLOTS + 4)]
    table = duel(p1=side(front=crowd), p2=side())
    reading = read(table.battle, 1)
    assert reading("side of the next seat", "front row") == CHARACTER_SLOTS + 4
    assert reading("characters of the next seat", "here", CHARACTER_SLOTS - 1) == 1
    assert len(reading.numbers) == length(2)


def test_large_numbers_stay_at_the_edge() -> None:
    assert [signed_byte(number) for number in (127, 128, 1_000_000_000)] == [127, 127, 127]
    assert [signed_byte(number) for number in (-1, -128, -129)] == [255, 128, 128]


def test_a_block_refuses_what_it_has_no_field_for() -> None:
    with pytest.raises(ValueError, match="no \\['weather'\\]"):
        TABLE.packed({"weather": 1})
    with pytest.raises(ValueError, match="phase has 6 numbers, not 2"):
        TABLE.packed({"phase": [0, 1]})
    assert CARD.packed({}) == CARD.empty
