"""Equipment, counters, moves and gained properties in words."""

import pytest

from versus.games.classic import text as phrases
from versus.games.classic.language.changes import GainsTrait, Has, MayBear, MoreWillpower
from versus.games.classic.language.effects.counters import (
    COSMIC_TEXT,
    CountersOn,
    PutCounters,
    RemoveCounters,
    WithCounter,
)
from versus.games.classic.language.effects.equipment import Bearer, BearsThis, Transfers
from versus.games.classic.language.effects.moving import HIDDEN_AREA, Moves, PutsIntoPlay, ReturnsToHand
from versus.games.classic.language.filters import IsThis, OfTrait, OfVersion
from versus.games.classic.printed.definition import Card, Facts
from versus.games.classic.text.book import BOOK
from versus.games.classic.words import DOOMSDAY, ENERGY, EQUIPMENT, INVULNERABILITY, PLUS_ONE
from versus.kernel.choosing import THIS, Chosen, Not
from versus.kernel.effects import Number
from versus.kernel.nodes import Aura
from versus.kernel.text import Printer
from versus.testing.classic import duel, powered, side, spoken


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (PutCounters(THIS, PLUS_ONE, Number(2)), "put two +1/+1 counters on Gun"),
        (
            RemoveCounters(Bearer(), DOOMSDAY, Number(1)),
            "remove a doomsday counter from the equipped character",
        ),
        (
            PutCounters(THIS, PLUS_ONE, CountersOn(THIS, DOOMSDAY)),
            "put a +1/+1 counter on Gun for each doomsday counter on Gun",
        ),
        (Transfers(THIS), "transfer Gun"),
        (Moves(Bearer()), "move the equipped character"),
        (Moves(Bearer(), HIDDEN_AREA), "move the equipped character to the hidden area"),
        (Moves(Bearer(), yours=True), "move the equipped character to your front or support row"),
        (ReturnsToHand(Bearer()), "return the equipped character to its owner's hand"),
        (PutsIntoPlay(THIS, stunned=True), "put Gun into play stunned"),
    ],
)
def test_an_instruction_in_words(effect, text):
    assert Printer(BOOK, "Gun").block(effect) == text


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (MayBear(2), "may bear two equipment"),
        (GainsTrait(ENERGY), "is a Mutant with the trait Energy as well"),
        (MoreWillpower(Number(-2)), "gets -2 willpower"),
        (MoreWillpower(CountersOn(THIS, DOOMSDAY)), "gets +1 willpower for each doomsday counter on Gun"),
    ],
)
def test_a_change_in_words(change, text):
    assert Printer(BOOK, "Gun").predicate(change) == text


@pytest.mark.parametrize(
    ("filter", "text"),
    [
        (BearsThis(), "the equipped character"),
        (OfTrait(), "a Mutant character"),
        (OfTrait(ENERGY), "an Energy Mutant character"),
        (Not(WithCounter(PLUS_ONE)), "a card without a +1/+1 counter"),
    ],
)
def test_a_filter_in_words(filter, text):
    assert Printer(BOOK, "Gun").noun(filter, "card").one() == text


def test_a_face_says_who_may_bear_it_and_what_a_character_is():
    sword = Card("Sword", "Sword", Facts(EQUIPMENT, 1, borne_by=OfVersion("Knight"), unique=True))
    assert phrases.card_text(sword) == [
        "Unique",
        "Only a character of the version Knight can bear this equipment.",
    ]
    assert phrases.card_text(spoken("Jean 5/5 w3 Mental Energy").card) == [
        "Willpower 3, Mutant (Mental and Energy)"
    ]


def test_a_face_says_what_holds_with_a_cosmic_counter():
    text = Aura(IsThis(), (Has(INVULNERABILITY),), COSMIC_TEXT)
    assert phrases.card_text(powered("Surfer 8/8 cosmic", auras=(text,)).card) == [
        "Cosmic",
        "While this character has a cosmic counter, this character has Invulnerability.",
    ]


def said(table, seat=0):
    lines = [phrases.log_line(table.contest, event, seat, ["You"]) for event in table.log]
    return [line for line in lines if line]


def test_equipment_in_questions_on_the_chain_and_in_the_log():
    table = duel(p1=side(hand="Gun equipment c1", front=["Liz 5/4", "Abe 9/9"], resources=1), at="recruit")
    contest = table.contest
    assert [phrases.option(contest, contest.ask, option) for option in contest.ask.options] == [
        "Recruit Gun onto Liz for 1",
        "Recruit Gun onto Abe for 1",
        "Pass",
    ]
    table.p1.recruits("Gun", "Liz")
    assert phrases.chain_lines(contest, ["You"]) == ["Gun is recruited onto Liz by you."]
    table.passes()
    assert said(table)[-1] == "Gun is attached to Liz."
    table.resolves(Transfers(Chosen(0)), "Gun")
    assert phrases.prompt(contest, contest.ask) == "Choose who bears Gun."
    assert phrases.option(contest, contest.ask, contest.ask.options[0]) == "Attach Gun to Abe"
    table.p1.attaches("Gun", "Abe")
    assert said(table)[-1] == "Gun is transferred to Abe."
    assert phrases.status(contest, table.p1["Abe"].id) == "9/9, face up, with Gun"


def test_counters_and_moves_in_the_log():
    table = duel(p2=side(front="Worm 4/4"))
    table.resolves(PutCounters(Chosen(0), PLUS_ONE, Number(2)), "Worm")
    table.resolves(Moves(Chosen(0), yours=True), "Worm")
    table.p1.places("front")
    assert said(table)[-3:] == [
        "Worm gets two +1/+1 counters.",
        "Worm moves to your front row, column 5.",
        "You gain control of Worm.",
    ]
    assert phrases.status(table.contest, table.p1["Worm"].id) == "6/6, face up, two +1/+1 counters"
    table.resolves(ReturnsToHand(Chosen(0)), "Worm")
    assert "Worm returns to Player 2's hand." in said(table)
