"""Questions, answers and the state of a card in words: at a made-up table, and in random games."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from versus.games.tpcg import text as phrases
from versus.games.tpcg import words
from versus.games.tpcg.language import vocabulary as v
from versus.games.tpcg.plug import start
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.text.asks import PROMPTS
from versus.games.tpcg.words import ENERGY, MAIN, RESOURCE
from versus.kernel import verbs
from versus.kernel.ask import Ask, Option
from versus.kernel.effects import Either
from versus.players.random import RandomPlayer
from versus.testing.five_ways import permuted
from versus.testing.tpcg import Position, Side, side
from versus.testing.tpcg.decks import plain_deck, wild_deck

RAW = re.compile(r"[{}<>]|\bNone\b|Option\(|Ask\(|object at|\b[A-Z]\w+\(\w+=|_|^$")


def options(battle: Battle) -> list[str]:
    assert battle.ask is not None
    return [phrases.option(battle, battle.ask, option) for option in battle.ask.options]


def question(battle: Battle) -> str:
    assert battle.ask is not None
    return phrases.prompt(battle, battle.ask)


def looks(battle: Battle, ask: Ask, option: Option) -> tuple[Any, ...]:
    """All that tells an option from others; copies of a card out of play or an instruction look alike."""
    card = look(battle, option.card)
    if ask.prompt == verbs.ORDER_PROMPT:
        waiting = battle.pending[option.number]
        return (option.verb, card, waiting.trigger, look(battle, waiting.event.card))
    running = battle.stack[-1].node
    if isinstance(running, Either):
        return (option.verb, running.parts[option.number])
    return (option.verb, card, option.other, option.number, option.word)


def look(battle: Battle, card: int) -> Any:
    if card < 0 or battle.in_play(card):
        return card
    return battle.definition[card].key, battle.where[card]


def check_question(battle: Battle, met: Counter[tuple[int, int]]) -> None:
    ask = battle.ask
    assert ask is not None
    text = question(battle)
    assert not RAW.search(text), text
    assert text[-1] in ".?", text
    said = options(battle)
    for option, line in zip(ask.options, said, strict=True):
        met[ask.prompt, option.verb] += 1
        assert not RAW.search(line), line
        assert line[0].isupper() or line[0] in "[+-0123456789", line
    by_text: dict[str, set[tuple[Any, ...]]] = {}
    for option, line in zip(ask.options, said, strict=True):
        by_text.setdefault(line, set()).add(looks(battle, ask, option))
    for line, meant in by_text.items():
        assert len(meant) == 1, f"{text} -> {line}: {meant}"


def same_whatever_is_hidden(battle: Battle) -> None:
    """The words for the asked player do not depend on cards that this player cannot see."""
    assert battle.ask is not None
    twin = permuted(battle, battle.ask.seat)
    twin.ask = None
    twin.run()
    assert question(twin) == question(battle)
    assert options(twin) == options(battle)


@pytest.mark.parametrize("series", range(4))
def test_every_question_and_answer_of_random_games_is_in_words(series):
    met: Counter[tuple[int, int]] = Counter()
    for game in range(series * 50, series * 50 + 50):
        seats = 2 + game % 3
        make = plain_deck if game % 10 == 0 else wild_deck
        battle = start([make(game * 4 + seat) for seat in range(seats)], game)
        player = RandomPlayer(game)
        for turn in range(120):
            if battle.ask is None:
                break
            check_question(battle, met)
            if turn % 10 == 0:
                same_whatever_is_hidden(battle)
            battle.answer(player.answer(battle))
    own = range(words.PASS, words.PASS + len(words.VERB_NAMES))
    common = {verb for _, verb in met if verb in own}
    assert common == set(own), f"verbs that no game of this series used: {set(own) - common}"


def test_every_prompt_has_words():
    codes = {value for name, value in vars(words).items() if name.startswith("P_")}
    codes |= {
        value for name, value in vars(verbs).items() if name.endswith("_PROMPT") and name[:5] != "FIRST"
    }
    told_by_the_position = {
        verbs.CHOOSE_PROMPT,
        verbs.MAY_PROMPT,
        verbs.REACT_PROMPT,
        words.P_ATTACK,
        words.P_COMBAT,
        words.P_PAY,
    }
    assert codes == set(PROMPTS) | told_by_the_position


# By the letter


class Spoken:
    """A table where answers are given in the words in which they are offered."""

    def __init__(self, *sides: Side, **position: Any) -> None:
        self.battle = Position(sides, **position).battle()

    def asks(self) -> str:
        return question(self.battle)

    def offers(self) -> list[str]:
        return options(self.battle)

    def says(self, *answers: str) -> None:
        for answer in answers:
            self.battle.answer(self.offers().index(answer))


pyro = v.supporting(
    "T-PYRO",
    "Fuse",
    cost=2,
    atk=2,
    defense=4,
    powers=[v.super_power("Short Fuse", MAIN, ENERGY, v.burn(v.one(v.enemy)))],
)


def test_attacking_and_striking():
    table = Spoken(
        side(front=["Daken 3/3 X-Men", "Blob 2/3 X-Men"]),
        side(front=["Toad 3/3 h2"], main="Juggernaut 4/9", hand=["Toad 3/3 h2"]),
    )
    assert table.asks() == "Main Phase: attack, act, or end your turn."
    assert table.offers() == ["Attack with Daken", "Attack with Blob", "End the turn"]
    table.says("Attack with Daken")
    assert table.asks() == "Attack with Daken: choose the defender, or another attacker."
    assert table.offers() == ["Choose Toad as the defender", "Add Blob to the attack", "Take it back"]
    table.says("Add Blob to the attack", "Choose Toad as the defender")
    assert table.asks() == "Daken and Blob attack Toad. Act or pass."
    table.says("Pass")
    assert table.offers() == ["Power up Toad with Toad", "Pass"]
    table.says("Pass")
    assert table.asks() == "Choose an attacker to strike with Toad."
    assert table.offers() == ["Strike Daken", "Strike Blob"]


def test_using_a_power_and_paying_for_it():
    table = Spoken(
        side(front=pyro, resources="Laboratory", hand=["Laboratory", "Lost 1/1"]),
        side(front=["Toad 3/3", "Blob 2/3"]),
    )
    table.says("Use Short Fuse (Fuse)")
    assert table.asks() == "Pay [Energy] for Short Fuse: choose a location."
    assert table.offers() == [
        "Pay [Energy] with Laboratory (turn it face down)",
        "Pay [Energy] with Laboratory (discard it)",
        "Take it back",
    ]
    table.says("Pay [Energy] with Laboratory (discard it)")
    assert table.asks() == "Fuse: Burn an enemy character. Choose one."
    assert table.offers()[:2] == ["Toad", "Blob"]


def test_two_powers_of_one_name_say_what_they_do():
    smash = (
        v.super_power("Smash", MAIN, (), v.draw()),
        v.super_power("Smash", MAIN, (), v.stun(v.one(v.enemy))),
    )
    hulk = v.supporting("T-HULK", "Hulk", cost=1, atk=1, defense=1, powers=smash)
    said = options(Position((side(front=hulk), side())).battle())
    assert "Use Smash (Hulk): draw a card" in said
    assert "Use Smash (Hulk): stun an enemy character" in said


def test_building():
    torch = v.equipment("T-TORCH", "Torch", cost=1)
    table = Spoken(side(front="Blob 1/3", hand=["Toad 1/1 c1", "Laboratory", torch]), side(), at="build")
    assert table.asks() == "Resource Step: place a card as a resource, or go on."
    assert table.offers() == [
        "Place Toad face down",
        "Place Laboratory face up",
        "Place Laboratory face down",
        "Place Torch face down",
        "Go on to the Recruit Step",
    ]
    table.says("Place Laboratory face up")
    assert table.asks() == "Recruit Step: recruit with 1 recruit point, or go on."
    assert table.offers() == [
        "Recruit Toad into the front row",
        "Recruit Toad into the back row",
        "Put Torch onto Blob",
        "Put Torch onto Leader 1",
        "Go on to the Formation Step",
    ]
    table.says("Recruit Toad into the back row", "Go on to the Formation Step")
    assert "Move Blob to the back row" in table.offers()
    assert "Move Toad to the front row" in table.offers()
    assert table.offers()[-1] == "End the Build Phase"


def test_a_choice_a_price_and_a_reaction():
    gambler = v.supporting(
        "T-GAMBLER", "Gambler", cost=1, atk=1, defense=1,
        powers=[
            v.super_power("Ante", MAIN, (), v.may(v.plus_counters(v.this), price=v.discard())),
            v.super_power("Odds", MAIN, (), v.choose(v.draw(2), v.stun(v.this))),
        ],
    )  # fmt: skip
    referee = v.supporting(
        "T-REF", "Referee", cost=1, atk=1, defense=1,
        powers=[v.reaction("Whistle", (), words.POWER_RESOLVES, v.cancel_it, by=v.enemy)],
    )  # fmt: skip
    table = Spoken(side(front=gambler, hand=["Lost 1/1", "Found 1/1"]), side(front=referee))
    table.says("Use Ante (Gambler)")
    assert table.asks() == "Gambler uses a Super Power, Ante. Do you react?"
    assert table.offers() == ["Use Whistle (Referee)", "Don't react"]
    table.says("Don't react")
    assert table.asks() == "Gambler: Discard a card? If you do, put a +1/+1 counter on Gambler."
    table.says("Yes")
    assert table.asks() == "Gambler: choose a card to discard."
    table.says("Lost", "Use Odds (Gambler)", "Don't react")
    assert table.asks() == "Gambler: choose one."
    assert table.offers() == ["Draw two cards", "Stun Gambler"]


def test_waiting_powers_are_named_and_namesakes_told_apart():
    mourner = v.supporting(
        "T-MOURNER", "Mourner", cost=1, atk=1, defense=1, keywords=(words.SWARM,),
        powers=[v.when(words.ATTACKS, v.draw(), subject=v.yours)],
    )  # fmt: skip
    table = Spoken(side(front=["Daken 3/3 Berserker", mourner, mourner]), side(front="Toad 3/3"))
    table.says("Attack with Daken", "Choose Toad as the defender")
    assert table.asks() == "Several powers wait. Choose which one resolves first."
    assert table.offers() == [
        "Resolve first: Daken's Berserker",
        "Resolve first: Mourner (second in your front row): draw a card (for Daken)",
        "Resolve first: Mourner (third in your front row): draw a card (for Daken)",
    ]


def test_waiting_powers_tell_namesakes_apart_that_have_gone_to_different_places():
    twin = v.supporting("T-TWIN", "Twin", cost=1, atk=1, defense=1, keywords=(words.SWARM,))
    grief = [v.when(words.LEFT_PLAY, v.draw()), v.when(words.LEFT_PLAY, v.ready(v.this))]
    widow = v.supporting("T-WIDOW", "Widow", cost=1, atk=1, defense=1, powers=grief)
    one_twin = v.one(v.named("Twin"))
    parting = v.plot_twist("T-PARTING", "Parting", MAIN, v.ko(one_twin), v.remove_from_game(one_twin))
    table = Spoken(side(front=[widow, twin, twin], hand=parting), side())
    table.says("Play Parting")
    table.says(table.offers()[0])
    assert table.offers() == [
        "Resolve first: Widow: draw a card (for Twin (T-TWIN), KO pile)",
        "Resolve first: Widow: ready Widow (for Twin (T-TWIN), KO pile)",
        "Resolve first: Widow: draw a card (for Twin (T-TWIN), removed from the game)",
        "Resolve first: Widow: ready Widow (for Twin (T-TWIN), removed from the game)",
    ]


def test_players_have_the_names_they_are_given():
    battle = start([plain_deck(1), plain_deck(2)], 1)
    assert battle.ask is not None
    said = [phrases.option(battle, battle.ask, option, ("You", "Maria")) for option in battle.ask.options]
    assert said == ["You go first", "Maria goes first"]


def test_how_a_card_stands():
    table = Spoken(
        side(
            front=["Blob 1/3 h2 exhausted w1 +2", "Toad 3/3 h2 stunned", "Vast ∞/4"], resources="Laboratory"
        ),
        side(),
    )
    battle = table.battle
    blob, toad, vast = battle.pile(0, words.FRONT)
    assert phrases.status(battle, blob) == "3/5, face up, exhausted, 1 wound of 2, two +1/+1 counters"
    assert phrases.status(battle, toad) == "3/3, stunned, exhausted"
    assert phrases.status(battle, vast) == "∞/4, face up"
    assert phrases.status(battle, battle.pile(0, RESOURCE)[0]) == "face up"
