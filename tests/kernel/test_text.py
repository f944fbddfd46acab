"""The printer, at work on a language of two verbs and three kinds of card that no game has."""

from dataclasses import dataclass

import pytest

from versus.kernel.choosing import IT, THIS, AboutCards, All, AnyOf, Choice, Chosen, Each, Not, Who
from versus.kernel.effects import (
    AtLeast,
    Both,
    CountOf,
    Either,
    Fits,
    ForEach,
    Gate,
    Hatch,
    Nothing,
    Number,
    Repeat,
    Sequence,
    Times,
    Unless,
)
from versus.kernel.english import (
    BARE,
    PERFECT,
    STATES,
    WOULD,
    conjugate,
    digits,
    listed,
    lowered,
    ordinal,
    plural_of,
    sentences,
    several,
    signed,
    told_to_others,
    with_article,
)
from versus.kernel.nodes import Amount, Condition, Effect, Filter, Selector
from versus.kernel.phrases import FILTERS, PHRASES
from versus.kernel.phrasing import Book, Noun, Unsaid, how_many, say, whether, which
from versus.kernel.text import Printer
from versus.kernel.text_parts import PARTS
from versus.kernel.types import INFINITE

ONE = Number(1)
NONE = Number(0)


@dataclass(frozen=True)
class Crown(AboutCards):
    who: Who
    jewels: Amount = ONE
    loud: bool = False

    def whom(self) -> Who:
        return self.who


@dataclass(frozen=True)
class Grow(AboutCards):
    who: Who
    up: Amount = NONE
    out: Amount = NONE

    def whom(self) -> Who:
        return self.who


@dataclass(frozen=True)
class Sing(Effect):
    everyone: bool = False


@dataclass(frozen=True)
class Cards(Selector):
    filter: Filter


@dataclass(frozen=True)
class Red(Filter):
    pass


@dataclass(frozen=True)
class Tired(Filter):
    pass


@dataclass(frozen=True)
class Royal(Filter):
    pass


@dataclass(frozen=True)
class Castle(Filter):
    pass


@dataclass(frozen=True)
class OnShore(Filter):
    shore: str


@dataclass(frozen=True)
class Armed(Filter):
    weapon: str


@dataclass(frozen=True)
class Itself(Filter):
    pass


@dataclass(frozen=True)
class Raining(Condition):
    pass


@dataclass(frozen=True)
class Tide(Amount):
    pass


@dataclass(frozen=True)
class Guests(Amount):
    pass


def cards(printer: Printer, selector: Cards) -> Noun:
    return printer.noun(selector.filter, "card")


BOOK = Book(
    {
        **PHRASES,
        Crown: (
            say("crown {who}", jewels=Number(1)),
            say("crown {who} with {jewels:count jewel}{jewels:tail}"),
        ),
        Grow: say("{who} <grow> {up+out:boost}{up+out:boost tail}"),
        Sing: (say("sing"), say("everyone <sing>", everyone=True)),
        Cards: cards,
        Itself: which("{this}", "other ~"),
        Tired: which("wide-awake ~", "sleepy ~", state=True),
        Red: which("red ~", "pale ~"),
        Royal: which("royal ~", "common ~", head="person"),
        Castle: which("~", "~ that is no castle", head="castle"),
        OnShore: which("~ on the {shore} shore", "~ off the {shore} shore"),
        Armed: which("~ with a {weapon}", "~ without a {weapon}"),
        **FILTERS,
        Raining: whether("it rains", "it is dry"),
        Tide: how_many("the height of the tide"),
        Guests: how_many("the number of guests", each="guest", many="so many"),
    },
    PARTS,
)


def text(effect: Effect) -> str:
    return sentences(Printer(BOOK, "this queen").clauses(effect))


def chosen(*parts: Filter) -> Choice:
    return Choice(Cards(All(parts)))


# Sentences


def test_an_order_and_a_statement():
    assert text(Crown(THIS)) == "Crown this queen."
    assert text(Grow(THIS, Number(2))) == "This queen grows +2/+0."
    assert text(Sing(everyone=True)) == "Everyone sings."


def test_a_field_that_no_phrase_speaks_of_is_an_error_not_a_silence():
    with pytest.raises(Unsaid, match="No phrase for Crown says all of"):
        text(Crown(THIS, loud=True))


def test_a_node_without_an_entry_is_an_error():
    @dataclass(frozen=True)
    class Unheard(Effect):
        pass

    with pytest.raises(Unsaid, match="no entry for Unheard"):
        text(Unheard())


def test_instructions_are_sentences_and_inside_another_one_clause():
    both = Sequence((Crown(THIS), Sing()))
    assert text(both) == "Crown this queen. Sing."
    assert text(Gate(both, given=Raining())) == "If it rains, crown this queen, then sing."
    inner = Sequence((Gate(Sing(), price=Crown(THIS), may=True), Sing()))
    assert text(Gate(inner, given=Raining())) == (
        "If it rains, you may crown this queen; if you do, sing; then sing."
    )


@pytest.mark.parametrize(
    ("gate", "words"),
    [
        (Gate(Sing(), given=Raining()), "If it rains, sing."),
        (Gate(Sing(), given=Unless(Raining())), "If it is dry, sing."),
        (Gate(Sing(), may=True), "You may sing."),
        (Gate(Sing(everyone=True), may=True), "You may have everyone sing."),
        (Gate(Sing(), price=Crown(THIS)), "Crown this queen. If you do, sing."),
        (Gate(Sing(), may=True, price=Crown(THIS)), "You may crown this queen. If you do, sing."),
        (
            Gate(Sing(), given=Raining(), may=True, otherwise=Crown(THIS)),
            "If it rains, you may sing. Otherwise, crown this queen.",
        ),
        (Gate(Nothing(), given=Raining(), otherwise=Sing()), "Unless it rains, sing."),
        (
            Gate(Nothing(), may=True, price=Crown(THIS), otherwise=Sing()),
            "Unless you crown this queen, sing.",
        ),
        (Gate(Gate(Sing(), given=Raining()), may=True), "You may do this: if it rains, sing."),
    ],
)
def test_one_gate_says_if_may_unless_and_otherwise(gate, words):
    assert text(gate) == words


def test_arrangements():
    assert text(Either((Sing(), Crown(THIS)))) == "Choose one: sing; or crown this queen."
    assert text(Either((Sing(), Nothing()), at_random=True)) == "Let chance choose one: sing; or do nothing."
    assert text(Repeat(Number(3), Sing())) == "Do this three times: sing."
    assert text(Repeat(Guests(), Sing())) == "Do this once for each guest: sing."
    assert text(ForEach(Each(Cards(Red())), Crown(IT))) == "For each red card, crown it."
    assert text(Gate(Hatch("x", "Turn the table."), given=Raining())) == "If it rains, turn the table."
    assert text(Gate(Hatch("x", "KO it."), given=Raining())) == "If it rains, KO it."


# Nouns


@pytest.mark.parametrize(
    ("who", "words"),
    [
        (chosen(Red()), "a red card"),
        (chosen(Itself()), "this queen"),
        (chosen(Not(Itself())), "another card"),
        (chosen(OnShore("far"), Red(), Tired()), "a wide-awake red card on the far shore"),
        (chosen(Royal()), "a royal person"),
        (chosen(Royal(), Castle()), "a royal castle"),
        (chosen(Castle(), Royal()), "a royal castle"),
        (chosen(Not(Royal())), "a common card"),
        (Choice(Cards(Red()), 2, 2), "two red cards"),
        (Choice(Cards(Red()), 0, 1), "up to one red card"),
        (Choice(Cards(Red()), 0, 2), "up to two red cards"),
        (Choice(Cards(Red()), 1, 2), "one or two red cards"),
        (Choice(Cards(Red()), 2, 4), "two to four red cards"),
        (Choice(Cards(Red()), 0, 1000), "as many red cards as you like"),
        (Choice(Cards(Red()), 1, 1000), "one or more red cards"),
        (Choice(Cards(Red()), at_random=True), "a random red card"),
        (Each(Cards(Not(Red()))), "each pale card"),
        (chosen(AnyOf((Red(), Tired()))), "a red or wide-awake card"),
        (chosen(AnyOf((OnShore("far"), Armed("pike")))), "a card on the far shore or with a pike"),
        (chosen(AnyOf((Red(), Armed("pike")))), "a card that is a red card or a card with a pike"),
        (chosen(Not(All((Red(), Tired())))), "a card that is not a wide-awake red card"),
        (chosen(Not(Not(Red()))), "a red card"),
        (chosen(Itself(), Tired()), "this queen that is wide awake"),
    ],
)
def test_filters_combine_into_a_noun_phrase(who, words):
    assert text(Crown(who)) == f"Crown {words}."


def test_what_was_chosen_is_it_or_them():
    several_chosen = Choice(Cards(Red()), 0, 2)
    assert text(Sequence((Crown(chosen(Red())), Crown(IT)))) == "Crown a red card. Crown it."
    assert text(Sequence((Crown(several_chosen), Crown(IT)))) == "Crown up to two red cards. Crown them."
    assert text(Sequence((Crown(several_chosen), Grow(IT)))) == "Crown up to two red cards. They grow +0/+0."
    assert text(Sequence((Crown(several_chosen), Crown(chosen(Red())), Crown(Chosen(0))))) == (
        "Crown up to two red cards. Crown a red card. Crown the cards chosen first."
    )


def test_what_was_not_chosen_on_the_other_way_is_unknown():
    gate = Gate(Crown(Choice(Cards(Red()), 0, 2)), given=Raining(), otherwise=Crown(IT))
    assert text(gate) == "If it rains, crown up to two red cards. Otherwise, crown it."


# Amounts


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (Number(2), "two jewels"),
        (Guests(), "a jewel for each guest"),
        (Times(Guests(), 3), "three jewels for each guest"),
        (CountOf(Each(Cards(Red()))), "a jewel for each red card"),
        (Tide(), "X jewels, where X is the height of the tide"),
        (Times(Tide(), 2), "X jewels, where X is twice the height of the tide"),
    ],
)
def test_amounts_are_counted(amount, words):
    assert text(Crown(THIS, amount)) == f"Crown this queen with {words}."


def test_two_amounts_share_what_they_count_or_have_letters():
    assert text(Grow(THIS, Guests(), Times(Guests(), 2))) == "This queen grows +1/+2 for each guest."
    assert text(Grow(THIS, Guests(), Number(0))) == "This queen grows +1/+0 for each guest."
    assert text(Grow(THIS, Guests(), Number(3))) == (
        "This queen grows +X/+3, where X is the number of guests."
    )
    assert text(Grow(THIS, Guests(), Tide())) == (
        "This queen grows +X/+Y, where X is the number of guests and Y is the height of the tide."
    )


# Conditions


@pytest.mark.parametrize(
    ("condition", "words", "opposite"),
    [
        (Raining(), "it rains", "it is dry"),
        (Unless(Raining()), "it is dry", "it rains"),
        (Fits(THIS, Tired()), "this queen is wide awake", "this queen is not wide awake"),
        (Fits(THIS, Red()), "this queen is a red card", "this queen is not a red card"),
        (Fits(THIS, Armed("pike")), "this queen has a pike", "this queen does not have a pike"),
        (Fits(THIS, Not(Armed("pike"))), "this queen does not have a pike", "this queen has a pike"),
        (Fits(THIS, OnShore("far")), "this queen is on the far shore", "this queen is not on the far shore"),
        (Fits(Each(Cards(Red())), Tired()), "a red card is wide awake", "no red card is wide awake"),
        (AtLeast(CountOf(Each(Cards(Red()))), Number(1)), "there is a red card", "there is no red card"),
        (
            AtLeast(CountOf(Each(Cards(Red()))), Number(3)),
            "there are three or more red cards",
            "there are fewer than three red cards",
        ),
        (
            AtLeast(Tide(), Number(3)),
            "the height of the tide is 3 or more",
            "the height of the tide is less than 3",
        ),
        (
            Both((Raining(), Fits(THIS, Tired()))),
            "it rains and this queen is wide awake",
            "it is dry or this queen is not wide awake",
        ),
    ],
)
def test_conditions_and_their_opposites(condition, words, opposite):
    printer = Printer(BOOK, "this queen")
    assert printer.condition(condition) == words
    assert printer.condition(condition, False) == opposite


# English


def test_articles_are_by_ear():
    heard = [with_article(word) for word in ("[X-Men] card", "[Energy] one", "union")]
    assert heard == ["an [X-Men] card", "an [Energy] one", "a union"]
    assert with_article("[MCU Heroes] card") == "an [MCU Heroes] card"
    assert with_article("[A-Force] card") == "an [A-Force] card"
    assert with_article("[Underworld] card") == "an [Underworld] card"
    assert with_article("other card") == "another card"


def test_plurals_numbers_and_lists():
    assert [plural_of(noun) for noun in ("card", "enemy", "cross", "day", "XP")] == [
        "cards",
        "enemies",
        "crosses",
        "days",
        "XP",
    ]
    assert several(1, "wound") == "one wound"
    assert several(20, "wound") == "20 wounds"
    assert digits(INFINITE) == "∞"
    assert [signed(number) for number in (3, 0, -2, INFINITE)] == ["+3", "+0", "-2", "+∞"]
    assert listed(["a", "b", "c"], "or") == "a, b or c"
    assert ordinal(1) == "second"
    assert ordinal(40) == "number 41"
    assert lowered("KO it.") == "KO it"


def test_verbs_agree():
    assert [conjugate("be", use, False) for use in (STATES, BARE, PERFECT, WOULD)] == [
        "is",
        "be",
        "has been",
        "would be",
    ]
    assert conjugate("can't", BARE, False) == "be unable to"
    assert conjugate("strike", PERFECT, True) == "have struck"
    assert conjugate("ready", STATES, False) == "readies"
    assert conjugate("switch", STATES, False) == "switches"
    assert conjugate("survive", PERFECT, False) == "has survived"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("as your turn ends, you draw a card", "as {giver's} turn ends, {giver} draws a card"),
        ("you may draw a card. if you do, stun it", "{giver} may draw a card. if {giver} does, stun it"),
        ("a card you don't own", "a card {giver} doesn't own"),
        ("the player concerned is you", "the player concerned is {giver}"),
        ("in any Recruit Step of yours", "in any Recruit Step of {giver's}"),
        ("as many as you like", "as many as {giver} likes"),
        ("an enemy player plays a card", "an enemy of {giver's} plays a card"),
        ("it is an enemy player's turn", "it is the turn of an enemy of {giver's}"),
        ("each enemy player's Main Phase begins", "the Main Phase of each enemy of {giver's} begins"),
        ("each opponent draws a card", "each opponent of {giver's} draws a card"),
        ("it gets +1/+1", "it gets +1/+1"),
    ],
)
def test_what_is_said_to_one_player_is_told_to_others(said, told):
    assert told_to_others(said) == told
