"""What bad input gets: a typed error with a clear sentence, and the game as it was."""

from dataclasses import replace

import pytest

from versus.games.tpcg.language.effects.moving import TOKENS, MakeToken
from versus.games.tpcg.language.vocabulary import (
    do,
    draw,
    each,
    enemy,
    main_character,
    plot_twist,
    plus_counters,
    super_power,
    supporting,
    this,
    when,
    when_attacked,
    wound,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.rules import TWO_AGAINST_TWO, Rules
from versus.games.tpcg.words import DRAW, FRONT, GAME_STARTED, MAIN, PLAY
from versus.kernel.ask import YES_NO, Ask, Option
from versus.kernel.effects import HATCHES, Hatch
from versus.kernel.errors import (
    AnswerError,
    BadSetup,
    CardFailed,
    GameOver,
    NoSuchOption,
    VersusError,
    WrongSeat,
)
from versus.kernel.save import digest, load, save
from versus.kernel.verbs import MAY_PROMPT, NO, YES
from versus.kernel.views import encode
from versus.testing.five_ways import catalogue
from versus.testing.tpcg import duel, lay, side
from versus.testing.tpcg.decks import plain_deck

fails = Hatch("test: fails", "This fails.")
asks_and_fails = Hatch("test: asks and fails", "This asks and then fails.")


def fail(game, frame, answers):
    raise ZeroDivisionError("this card cannot count")


def ask_and_fail(game, frame, answers):
    if not answers:
        return Ask(frame.seat, YES_NO, MAY_PROMPT, [Option(YES), Option(NO)])
    game.counters[0][frame.source] += 1
    raise KeyError("after the answer")


@pytest.fixture(autouse=True)
def hatches(monkeypatch):
    monkeypatch.setitem(HATCHES, fails.name, fail)
    monkeypatch.setitem(HATCHES, asks_and_fails.name, ask_and_fail)


class Standing:
    """Where a game stands: what everybody sees, what is asked, and the digest of it all."""

    def __init__(self, battle):
        self.views = [encode(battle.view(seat)) for seat in (*range(battle.seats), None)]
        self.asked = battle.ask and (
            battle.ask.seat,
            battle.ask.kind,
            battle.ask.prompt,
            [option.key() for option in battle.ask.options],
        )
        self.digest = digest(battle)
        self.answers = battle.answers.copy()
        self.marks = list(battle.marks)

    def __eq__(self, other):
        return vars(self) == vars(other)


def indexed(battle, verb):
    return next(index for index, option in enumerate(battle.ask.options) if option.verb == verb)


# Answers


@pytest.mark.parametrize("index", [-1, 1, 99])
def test_an_index_that_is_not_offered_is_refused(index):
    battle = duel(p1=side(), p2=side(front="1/1")).battle
    before = Standing(battle)
    assert len(battle.ask.options) == 1
    with pytest.raises(NoSuchOption, match=f"There is no option {index}; choose a number from 0 to 0."):
        battle.answer(index)
    assert Standing(battle) == before


@pytest.mark.parametrize("seat", [1, 2, 7, -1])
def test_a_seat_that_is_not_asked_is_refused(seat):
    battle = lay(side(front="3/3"), side(), side()).battle
    before = Standing(battle)
    with pytest.raises(WrongSeat, match=f"Seat 1 has been asked, not seat {seat + 1}."):
        battle.answer(0, seat)
    assert Standing(battle) == before
    battle.answer(len(battle.ask.options) - 1, 0)
    assert battle.ask.seat == 1


def test_an_answer_after_the_end_is_refused():
    table = duel(p1=side(front="9/9"), p2=side(main="Chief 1/1 h1"))
    table.p1.attacks("9/9", "Chief")
    table.passes()
    before = Standing(table.battle)
    for seat in (None, 0, 1):
        with pytest.raises(GameOver, match="The game is over"):
            table.battle.answer(0, seat)
    assert Standing(table.battle) == before


@pytest.mark.parametrize("error", [NoSuchOption, WrongSeat, GameOver])
def test_whoever_catches_answer_errors_catches_every_refused_answer(error):
    assert issubclass(error, AnswerError)
    assert issubclass(error, VersusError)


# Players and decks


@pytest.mark.parametrize("players", [0, 1, 5])
def test_too_few_or_too_many_players_are_refused(players):
    with pytest.raises(BadSetup, match=f"two, three or four players .*; {players} "):
        start([plain_deck(number) for number in range(players)], seed=1)


@pytest.mark.parametrize("players", [2, 3])
def test_two_against_two_needs_four_decks(players):
    with pytest.raises(BadSetup, match="2 vs 2 needs four players"):
        start([plain_deck(number) for number in range(players)], seed=1, rules=Rules(mode=TWO_AGAINST_TWO))


@pytest.mark.parametrize("size", [59, 61])
def test_a_deck_one_card_too_small_or_too_large_is_refused(size):
    deck = plain_deck(2)
    wrong = replace(deck, cards=(deck.cards + deck.cards)[:size])
    with pytest.raises(BadSetup, match=f"The deck of seat 2 is not legal.*exactly 60.*has {size}"):
        start([plain_deck(1), wrong], seed=1)


# Cards that fail


def stands_where_it_stood(battle, index, error):
    """Give an answer that makes a card fail; the game must stand at its question and play on as if never."""
    before = Standing(battle)
    twin = battle.fork()
    with pytest.raises(CardFailed, match="the game stands at its last question") as failed:
        battle.answer(index)
    assert isinstance(failed.value.__cause__, error)
    assert Standing(battle) == before
    last = len(battle.ask.options) - 1
    battle.answer(last)
    twin.answer(last)
    assert Standing(battle) == Standing(twin)


def test_a_card_that_fails_at_once_leaves_the_game_at_its_last_question():
    crash = plot_twist("T-CRASH", "Crash", MAIN, fails)
    battle = duel(p1=side(front="3/3", hand=[crash, "Toad 1/1"])).battle
    stands_where_it_stood(battle, indexed(battle, PLAY), ZeroDivisionError)


def test_a_card_that_fails_halfway_leaves_nothing_of_what_it_did():
    crash = plot_twist("T-CRASH", "Crash", MAIN, do(draw(2), wound(each(enemy)), fails))
    battle = duel(p1=side(hand=[crash]), p2=side(front="3/3")).battle
    stands_where_it_stood(battle, indexed(battle, PLAY), ZeroDivisionError)


def test_a_card_that_fails_after_an_answer_leaves_the_game_in_the_middle_of_its_effect():
    crash = super_power("Crash", MAIN, (), plus_counters(this), asks_and_fails)
    table = duel(p1=side(front=supporting("T-HACKER", "Hacker", cost=1, atk=1, defense=1, powers=[crash])))
    table.p1.uses("Hacker", "Crash")
    battle = table.battle
    before = Standing(battle)
    for index in (0, 1, 0):
        with pytest.raises(CardFailed, match="after the answer"):
            battle.answer(index)
        assert Standing(battle) == before
    assert table.p1["Hacker"].plus == 1
    table.closed = True


def test_a_power_that_fails_as_it_triggers_leaves_the_attack_undeclared():
    jumpy = supporting("T-JUMPY", "Jumpy", cost=1, atk=3, defense=3, powers=[when_attacked(fails)])
    battle = duel(p1=side(front="3/3"), p2=side(front=[jumpy, "2/2"])).battle
    battle.answer(0)
    stands_where_it_stood(battle, 0, ZeroDivisionError)


def test_an_error_of_our_own_from_within_a_card_is_a_failed_card_too(monkeypatch):
    def misuse(game, frame, answers):
        raise BadSetup("not the place for it")

    monkeypatch.setitem(HATCHES, fails.name, misuse)
    crash = plot_twist("T-CRASH", "Crash", MAIN, do(draw(), fails))
    battle = duel(p1=side(hand=[crash])).battle
    stands_where_it_stood(battle, indexed(battle, PLAY), BadSetup)


def test_what_the_game_learned_from_a_failed_card_is_forgotten(monkeypatch):
    nap = super_power("Nap", DRAW, (), draw())
    monkeypatch.setitem(
        TOKENS,
        "T-TOKEN",
        supporting("T-TOKEN", "Sleeper", cost=0, atk=1, defense=1, powers=[nap], token=True),
    )
    crash = plot_twist("T-CRASH", "Crash", MAIN, do(MakeToken("T-TOKEN", row=FRONT), fails))
    table = duel(p1=side(hand=[crash]))
    stands_where_it_stood(table.battle, indexed(table.battle, PLAY), ZeroDivisionError)
    assert table.phase == "build"


def test_a_new_game_whose_card_fails_before_turn_one_waits_at_the_last_mulligan():
    broken = main_character("T-BROKEN", "Broken", atk=3, defense=4, powers=[when(GAME_STARTED, fails)])
    battle = start([replace(plain_deck(1), leader=broken), plain_deck(2)], seed=1)
    for _ in range(4):
        battle.answer(0)
    before = Standing(battle)
    with pytest.raises(CardFailed, match="this card cannot count"):
        battle.answer(0)
    assert Standing(battle) == before
    assert battle.turn == 0


def test_a_card_that_fails_in_a_fork_or_in_a_loaded_game_leaves_that_one_where_it_stood():
    crash = plot_twist("T-CRASH", "Crash", MAIN, do(draw(), fails))
    original = duel(p1=side(front="3/3", hand=[crash]), p2=side(front="1/9")).battle
    original.answer(0)
    original.answer(0)
    for _ in range(2):
        original.answer(len(original.ask.options) - 1)
    before = Standing(original)
    for battle in (original.fork(), load(save(original), catalogue(original))):
        stands_where_it_stood(battle, indexed(battle, PLAY), ZeroDivisionError)
    assert Standing(original) == before
