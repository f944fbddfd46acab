"""Malformed cards: each mistake is named with card, field and remedy, and costs its own card only."""

from __future__ import annotations

import pytest

from tests.cards.card_files import AUTHORS, CLASSIC, HEAD, TPCG, names, write
from versus.cards.catalogue import house
from versus.cards.checking import check_card, check_teams
from versus.games.house import game_called
from versus.games.tpcg.authoring import AUTHORING, levels_problems
from versus.games.tpcg.language import vocabulary as v
from versus.games.tpcg.printed.definition import Card, Facts, Powers, SuperPower
from versus.games.tpcg.printed.teams import ALIGNMENT
from versus.games.tpcg.words import MAIN, PLOT_TWIST, STUN, SUPPORTING_CHARACTER, TURN_STARTED
from versus.kernel.build import COMPILED
from versus.kernel.effects import Hatch
from versus.kernel.nodes import Replacement, Trigger

FIRST_LINE = TPCG.first_line
load = TPCG.load
loaded = TPCG.loaded


@pytest.fixture(params=AUTHORS, ids=lambda author: author.game)
def author(request):
    return request.param


# One mistake, one card

MISTAKES: dict[str, tuple[str, str, str]] = {
    # The card, the field that is blamed, a word of the message or the suggestion.
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, helth=3)': ("Bad", "helth", "health"),
    'bad = supporting("T-002", cost=1, atk=1, defense=1)': ("T-002", "name", "missing"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1)': ("Bad", "defense", "Its order: key, name, cost"),
    'bad = supporting("T-002", "Bad", name="Bad", cost=1, atk=1, defense=2)': ("Bad", "name", "twice"),
    'bad = supporting("T-002", "", cost=1, atk=1, defense=2)': ("T-002", "name", "needs a name"),
    'bad = supporting("", "Bad", cost=1, atk=1, defense=2)': ("Bad", "key", "needs a key"),
    'bad = supporting(7, "Bad", cost=1, atk=1, defense=2)': ("Bad", "key", "text"),
    'bad = supporting("T-002", "Bad", cost="3", atk=1, defense=2)': ("Bad", "cost", "Write 3 without quotes"),
    'bad = supporting("T-002", "Bad", cost=-1, atk=1, defense=2)': ("Bad", "cost", "0 or more"),
    'bad = supporting("T-002", "Bad", cost=1.5, atk=1, defense=2)': ("Bad", "cost", "number"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, health=0)': ("Bad", "health", "1 or more"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, teams="X-Men")': (
        "Bad", "teams", "('X-Men',)"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, keywords=FLIGHT)': (
        "Bad", "keywords", "(1,)"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, keywords=("Flight",))': (
        "Bad", "keywords", "constant FLIGHT"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, keywords=(FLIGHT | RANGED,))': (
        "Bad", "keywords", "(FLIGHT, RANGED)"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, keywords=(1 << 200,))': (
        "Bad", "keywords", "no keyword"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, keywords=(FLIHGT,))': (
        "Bad", "keywords[0]", "FLIGHT"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[burn(one(enemy))])': (
        "Bad", "powers", "super_power"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[plus(atk=1, defense=1)])': (
        "Bad", "powers", "while_"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[3])': ("Bad", "powers", "reaction"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=when(STUN, draw()))': (
        "Bad", "powers", "comma"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[when(STUN, brun(one(enemy)))])': (
        "Bad", "powers[0]", "Did you mean burn?"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[when(STUN, burn(enemy))])': (
        "Bad", "powers[0].effect.who", "one(...) or each(...)"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, '
    'powers=[while_(plus(atk=1, defense=1), on=one(yours))])': (
        "Bad", "powers[0].affects", "the filter itself"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[while_(gets(this, atk=1))])': (
        "Bad", "powers[0].changes", "plus(atk=1)"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[when(STUN, plus(atk=1))])': (
        "Bad", "powers[0].effect", "becomes"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[while_()])': (
        "Bad", "powers[0].changes", "nothing"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, '
    'powers=[super_power("X", 0, ENERGY, draw())])': (
        "Bad", "powers[0]", "timing word"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, '
    'powers=[super_power("X", 64, ENERGY, draw())])': (
        "Bad", 'powers["X"].timing', "ANY_COMBAT"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, '
    'powers=[super_power("X", MAIN, 64, draw())])': (
        "Bad", 'powers["X"].cost', "ENERGY"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, '
    'powers=[super_power("X", MAIN, ENERGY, draw(), limit=9)])': (
        "Bad", 'powers["X"].limit', "ONCE_A_TURN"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[super_power("X", MAIN)])': (
        "Bad", "powers[0].cost", "name, timing, cost"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[when(999, draw())])': (
        "Bad", "powers[0].on", "STUN"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, '
    'powers=[when(STUN, gets(this, atk=1, until=77))])': (
        "Bad", "powers[0].until", "THIS_TURN"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[instead_of(TURN_STARTED)])': (
        "Bad", "powers[0].of", "cannot be replaced"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, level=2)': ("Bad", "level", "Leave it out"),
    'bad = challenge_match("T-002", "Bad", [instead_of(STUN)], brought_by=("X-Men",))': (
        "Bad", "powers[0]", "Write when(...)"),
    'bad = plot_twist("T-002", "Bad", 0, draw())': ("Bad", "timing", "Choose from DRAW"),
    'bad = plot_twist("T-002", "Bad", BUILD, draw(), any_turn=True)': ("Bad", "any_turn", "COMBAT"),
    'bad = plot_twist("T-002", "Bad", BUILD, draw("2"))': ("Bad", "twist.amount", "amount(2)"),
    'bad = equipment("T-002", "Bad", cost=1, deck_limit=0)': ("Bad", "deck_limit", "1 or more"),
    'bad = basic_location("T-002", "Bad", ENERGY | SKILL)': ("Bad", "symbols", "one symbol"),
    'bad = special_location("T-002", "Bad", 1 << 9)': ("Bad", "symbols", "ENERGY"),
    'bad = main_character("T-002", "Bad", atk=3, defense=5, level=0)': ("Bad", "level", "level=1"),
    'bad = main_character("T-002", "Bad", atk=3, defense=5, level_up=3)': ("Bad", "level_up", "level=2"),
    'bad = main_character("T-002", "Bad", atk=3, defense=5, level=2)': ("Bad", "level", "level_up"),
    'bad = suporting("T-002", "Bad", cost=1, atk=1, defense=2)': ("Bad", "", "Did you mean supporting?"),
    'bad = supporting("T-001", "Bad", cost=1, atk=1, defense=2)': ("Bad", "key", '"T-002"'),
    'bad = supporting("PRA-003", "Bad", cost=1, atk=1, defense=2)': ("Bad", "key", "a set of the house"),
    'bad = supporting("T-002", "Bad", cost=1 // 0, atk=1, defense=2)': ("Bad", "cost", "ZeroDivisionError"),
    'bad = "Bad"': ("", "cards", "something else: str"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[when(STUN, Hatch("x", "y"))])': (
        "Bad", "powers[0]", "Hatch"),
}  # fmt: skip


BAD = 'bad = character("T-002", "Bad", "", "", cost=1, atk=1, defense=2, '
CLASSIC_MISTAKES: dict[str, tuple[str, str, str]] = {
    f"{BAD}bost=3)": ("Bad", "bost", "boost"),
    'bad = character("T-002", "Bad", "", "", cost=1, atk=1)': ("Bad", "defense", "order: key, name, version"),
    'bad = character("T-002", "", "", "", cost=1, atk=1, defense=2)': ("T-002", "name", "needs a name"),
    'bad = character("T-002", "Bad", "", "", cost="3", atk=1, defense=2)': ("Bad", "cost", "without quotes"),
    'bad = character("T-002", "Bad", "", "", cost=1, atk=-1, defense=2)': ("Bad", "atk", "0 or more"),
    'bad = character("T-002", "Bad", "", 3, cost=1, atk=1, defense=2)': ("Bad", "team", "text"),
    f"{BAD}keywords=FLIGHT)": (
        "Bad", "keywords", "(1,)"),
    f'{BAD}keywords=("Concealed—Optional",))': (
        "Bad", "keywords", "constant CONCEALED_OPTIONAL"),
    f"{BAD}keywords=(FLIGHT | RANGE,))": (
        "Bad", "keywords", "(FLIGHT, RANGE)"),
    f"{BAD}keywords=(1 << 200,))": (
        "Bad", "keywords", "versus.games.classic.words"),
    f"{BAD}powers=[stun(target())])": (
        "Bad", "powers", "payment(cost, ...)"),
    f"{BAD}powers=[gets(atk=1)])": (
        "Bad", "powers", "continuous(this_card, ...)"),
    f"{BAD}powers=[3])": (
        "Bad", "powers", "payment, when, continuous or instead_of"),
    f"{BAD}powers=when_stunned(draw()))": (
        "Bad", "powers", "comma"),
    f"{BAD}powers=[when_stunned(recovr(this))])": (
        "Bad", "powers[0]", "Did you mean recover?"),
    f"{BAD}powers=[when_stunned(stun(yours))])": (
        "Bad", "triggers[0].effect.who", "target(...), a_character(...) or each(...)"),
    f"{BAD}powers=[continuous(this, gets(atk=1))])": (
        "Bad", "auras[0].affects", "the filter itself"),
    f"{BAD}powers=[continuous(yours, draw())])": (
        "Bad", "auras[0].changes", "gets(atk=1), not give(this"),
    f"{BAD}powers=[when_stunned(gets(atk=1))])": (
        "Bad", "triggers[0].effect", "give(who, ...)"),
    f"{BAD}powers=[continuous(yours)])": (
        "Bad", "auras[0].changes", "continuous(yours, gets(atk=1))"),
    f"{BAD}powers=[when(999, None, draw())])": (
        "Bad", "triggers[0].on", "STUN"),
    f"{BAD}powers=[instead_of(BUILT, None)])": (
        "Bad", "replacements[0].of", "cannot be replaced"),
    f"{BAD}powers=["
    "payment(exhaust_as_cost(target(yours)), draw())])": ("Bad", "payments[0].costs", "a_character(...)"),
    f"{BAD}powers=["
    "instead_of(STUN, this_card, ko(target()))])": ("Bad", "replacements[0]", "CL-TGT-01"),
    f"{BAD}powers=["
    "payment((ko_as_cost(a_resource(yours)), discard_as_cost(a_card_in_hand())), draw())])": (
        "Bad", "payments[0].costs", "choose cards to pay with"),
    f"{BAD}powers=[boost(when_stunned(draw()))])": (
        "Bad", "boost", "boost=1"),
    f'{BAD}known="shoe size")': (
        "Bad", "", 'no field "shoe size"'),
    'bad = plot_twist("T-002", "Bad", threshold=2)': ("Bad", "effects", "effects=[draw(2)]"),
    'bad = plot_twist("T-002", "Bad", threshold=2, effects=[draw("2")])': (
        "Bad", "twist.play.effect.amount", "amount(2)"),
    'bad = plot_twist("T-002", "Bad", threshold=-1, effects=[draw()])': ("Bad", "cost", "0 or more"),
    'bad = location("T-002", "Bad", threshold=2, powers=[additional_cost(pay(2))])': (
        "Bad", "recruiting", "nobody recruits a location"),
    'bad = equipment("T-002", "Bad", cost=1, atk=2)': ("Bad", "atk", 'knows no "atk"'),
    'bad = charcter("T-002", "Bad", "", "", cost=1, atk=1, defense=2)': ("Bad", "", "mean character?"),
    'bad = character("T-001", "Bad", "", "", cost=1, atk=1, defense=2)': ("Bad", "key", '"T-002"'),
    'bad = character("HEL-001", "Bad", "", "", cost=1, atk=1, defense=2)': ("Bad", "key", "set of the house"),
    'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2)': ("Bad", "", "nothing is called"),
    'bad = "Bad"': ("", "cards", "something else: str"),
}  # fmt: skip
CASES = [(TPCG, *case) for case in MISTAKES.items()] + [(CLASSIC, *case) for case in CLASSIC_MISTAKES.items()]


AT_ONCE = {
    # A compiled node refuses at once what it cannot hold: then the place in the file is blamed.
    "powers[0].effect.who": "powers[0].who",
    "auras[0].affects": "powers[0].affects",
    "triggers[0].effect": "powers[0].effect",
    "triggers[0].effect.who": "powers[0].who",
    "team": "teams",
    "twist.amount": "effects[0].amount",
    "twist.play.effect.amount": "effects[0].amount",
}


@pytest.mark.parametrize(("author", "body", "told"), CASES, ids=[f"{c[0].game}-{c[1]}" for c in CASES])
def test_a_mistake_names_file_card_field_and_remedy_and_costs_one_card(author, body, told, tmp_path):
    catalogue, problems = author.load(tmp_path, body)
    card, field, words = told
    [problem] = problems
    assert not problem.warning
    assert problem.file == str(tmp_path / "cards_of_mine.py")
    assert problem.line in (author.first_line, 0 if card == "" else author.first_line)
    assert (problem.card, problem.field) == (card, AT_ONCE.get(field, field) if COMPILED else field)
    assert words in f"{problem.message} {problem.suggestion}"
    assert names(catalogue) == ["Good One"]


def test_a_problem_reads_as_one_line(tmp_path):
    _, [problem] = load(tmp_path, 'bad = supporting("T-002", "Bad", cost=-1, atk=1, defense=2)')
    assert (
        str(problem) == f"{tmp_path / 'cards_of_mine.py'}:{FIRST_LINE}: Bad, cost: it is -1. Write 0 or more."
    )


def test_a_card_without_a_mistake_has_no_problem(tmp_path):
    catalogue, problems = load(tmp_path, 'bad = supporting("T-002", "Better", cost=0, atk=0, defense=1)')
    assert problems == []
    assert names(catalogue) == ["Good One", "Better"]


# Mistakes that others lean on


def test_cards_written_inside_the_list_fail_one_by_one(author, tmp_path):
    cards = f"good, {author.bad}, {author.card('T-003', 'Fine')}, nobody, *none"
    catalogue, problems = author.load(tmp_path, "", cards)
    assert names(catalogue) == ["Good One", "Fine"]
    assert [(problem.card, problem.field) for problem in problems] == [
        ("Bad", "atk"),
        ("nobody", ""),
        ("none", ""),
    ]


def test_a_shared_power_that_fails_is_named_by_the_cards_that_need_it(author, tmp_path):
    body = f"""
        shared = when(STUN, drwa())
        bad = {author.card("T-002", "Bad", "powers=[shared]")}
        also = {author.card("T-003", "Also", author.power("draw()"))}
    """
    catalogue, problems = author.load(tmp_path, body, "good, bad, also")
    assert names(catalogue) == ["Good One", "Also"]
    assert [problem.card for problem in problems] == ["shared", "Bad"]
    assert f'needs "shared", which failed (line {author.first_line})' in problems[1].message


def test_a_misspelt_import_takes_no_other_word_with_it(author, tmp_path):
    body = f"""
        from {author.package}.language.vocabulary import recovr, ready
        bad = {author.card("T-002", "Bad", author.power("recovr(this)"))}
        fine = {author.card("T-003", "Fine", author.power("ready(this)"))}
    """
    catalogue, problems = author.load(tmp_path, body, "good, bad, fine")
    assert names(catalogue) == ["Good One", "Fine"]
    assert [problem.card for problem in problems] == ["", "Bad"]
    assert "Did you mean recover?" in problems[0].suggestion


def test_a_word_that_nobody_knows_is_looked_for_on_the_page_of_its_game(author, tmp_path):
    body = f"from {author.package}.language.vocabulary import zzzzzz"
    _, [problem] = author.load(tmp_path, body, "good")
    assert problem.suggestion == f"The words are listed in {game_called(author.game).authoring.page}."


def test_a_known_word_that_is_not_imported_says_where_it_is(author, tmp_path):
    text = f"""
        from {author.package}.language.vocabulary import {author.maker}, draw, when
        from {author.package}.language import vocabulary as v
        a = {author.card("T-002", "Bad", author.power("draw()"))}
        b = v.{author.card("T-003", "Worse", "powers=[v.whenn(1)]")}
        c = {author.card("T-004", "Fine")}
        CARDS = (a, b, c)
    """
    catalogue, problems = author.loaded([write(tmp_path, text)])
    assert problems[0].suggestion == f"Import it: from {author.package}.words import STUN."
    assert problems[1].suggestion == "Did you mean when?"
    assert problems[1].field == "powers[0]"
    assert names(catalogue) == ["Fine"]


def test_a_word_of_two_games_is_offered_from_both(tmp_path):
    _, [problem] = TPCG.loaded([write(tmp_path, 'CARDS = (plot_twist("T-001", "Lost"),)\n')])
    for each in AUTHORS:
        assert f"from {each.package}.language.vocabulary import plot_twist" in problem.suggestion


def test_a_helper_of_the_file_may_make_cards(author, tmp_path):
    made = (
        f'{author.maker}(f"T-01{{number}}", f"Grunt {{number}}", {author.between}cost=1, atk=atk, defense=1)'
    )
    body = f"""
        from __future__ import annotations
        def grunt(number: int, atk: int) -> Card:
            return {made}
        grunts = [grunt(1, 1), grunt(2, -1), *(grunt(n, n) for n in (3, 4))]
    """
    catalogue, problems = author.load(tmp_path, body, "good, *grunts")
    assert names(catalogue) == ["Good One", "Grunt 1", "Grunt 3", "Grunt 4"]
    assert [(problem.card, problem.field) for problem in problems] == [("Grunt 2", "atk")]


def test_any_other_statement_may_fail_as_well(author, tmp_path):
    body = """
        import nothing_of_that_name
        raise SystemExit("no")
        bad = nothing_of_that_name.card
        if True: bad2 = 1 / 0
    """
    catalogue, problems = author.load(tmp_path, body)
    assert names(catalogue) == ["Good One"]
    assert len(problems) == 4


def test_levels_are_not_blamed_for_one_that_failed_already(tmp_path):
    body = """
        one_ = main_character("T-002", "Wick", atk=3, defense=5, level_up=3, helth=3)
        two = main_character("T-003", "Wick", atk=5, defense=8, level=2)
    """
    catalogue, problems = load(tmp_path, body, "good, one_, two")
    assert [problem.field for problem in problems] == ["helth"]
    assert names(catalogue) == ["Good One", "Wick"]


# Warnings


def test_an_unknown_team_is_a_warning_and_a_new_one_is_announced(tmp_path):
    power = 'while_(plus(atk=1, defense=1), on=team("Moths"))'
    body = f'bad = supporting("T-002", "Odd", cost=1, atk=1, defense=2, teams=("X-Mne",), powers=[{power}])'
    catalogue, problems = load(tmp_path, body)
    assert [(problem.field, problem.warning) for problem in problems] == [
        ("teams", True),
        ("powers[0]", True),
    ]
    assert problems[0].suggestion == "Did you mean X-Men?"
    assert "teams of its CardSet" in problems[1].suggestion
    assert "warning: Odd, teams" in str(problems[0])
    assert names(catalogue) == ["Good One", "Odd"]

    announced = f'{HEAD}bad = supporting("T-2", "Odd", cost=1, atk=1, defense=2, teams=("Moths",))\n'
    announced += 'SET = CardSet("T", "Test", (bad,), teams=("Moths",))'
    assert loaded([write(tmp_path, announced)])[1] == []


def test_loyalty_and_starting_team_are_looked_up_too():
    card = v.supporting("T", "T", cost=1, atk=1, defense=1, loyalty=("A",), starting_team="B")
    assert [problem.field for _, problem in check_teams([card], ALIGNMENT, AUTHORING)] == [
        "loyalty",
        "starting_team",
    ]


def test_a_main_character_that_gains_no_xp_is_a_warning():
    levels = [
        v.main_character("T-1", "W", atk=1, defense=1, level_up=2),
        v.main_character("T-2", "W", atk=2, defense=2, level=2),
    ]
    [(card, problem)] = levels_problems(levels, frozenset())
    assert card is levels[0]
    assert problem.warning


def test_no_defense_is_a_warning():
    assert [problem.warning for problem in check_card(v.supporting("T", "T", cost=1, atk=1, defense=0))] == [
        True
    ]


STRANGE_TEAMS = {
    TPCG: """bad = supporting("T-002", "Odd", cost=1, atk=1, defense=2, teams=("X-Men",),
                              powers=[while_(plus(atk=1), on=team("Moths"))])""",
    CLASSIC: """bad = character("T-002", "Odd", "", "B.P.R.D.", cost=1, atk=1, defense=2,
                                powers=[crossover("Thule Society", "Moths")])""",
}


def test_a_team_that_no_card_of_the_game_has_is_a_warning(author, tmp_path):
    catalogue, [problem] = author.load(tmp_path, STRANGE_TEAMS[author])
    field = {"2pcg": "powers[0]", "classic": "auras[0]"}[author.game]
    assert (problem.field, problem.warning) == (field, True)
    assert "Moths" in problem.message
    assert names(catalogue) == ["Good One", "Odd"]


def test_boost_without_boost_text_is_a_warning(tmp_path):
    catalogue, [problem] = CLASSIC.load(tmp_path, f"{BAD}boost=2)")
    assert (problem.field, problem.warning) == ("boost", True)
    assert names(catalogue) == ["Good One", "Bad"]


# Cards that were not made with the vocabulary

SUPPORT = Facts(SUPPORTING_CHARACTER, defense=1, health=1)
RAW: dict[str, tuple[Card, str]] = {
    "no such type": (Card("T", "T", Facts(17)), "type"),
    "no instruction": (Card("T", "T", Facts(PLOT_TWIST, timing=MAIN)), "twist"),
    "a twist on a character": (Card("T", "T", SUPPORT, Powers(twist=v.draw())), "twist"),
    "no name": (
        Card("T", "T", SUPPORT, Powers((SuperPower(" ", v.draw(), MAIN),))),
        'powers[" "].name',
    ),
    "no timing": (Card("T", "T", SUPPORT, Powers((SuperPower("X", v.draw()),))), 'powers["X"].timing'),
    "any turn": (
        Card("T", "T", SUPPORT, Powers((SuperPower("X", v.draw(), MAIN, any_turn=True),))),
        'powers["X"].any_turn',
    ),
    "no symbol": (
        Card("T", "T", SUPPORT, Powers((SuperPower("X", v.draw(), MAIN, (0,)),))),
        'powers["X"].cost',
    ),
    "no event": (
        Card("T", "T", SUPPORT, Powers((SuperPower("X", v.draw(), reacts_to=400),))),
        'powers["X"].reacts_to',
    ),
    "too late to replace": (
        Card("T", "T", SUPPORT, Powers((Replacement(TURN_STARTED),))),
        "powers[0].of",
    ),
    "an unknown function": (
        Card("T", "T", SUPPORT, Powers((Trigger(STUN, Hatch("none such", "does it")),))),
        "powers[0]",
    ),
}


@pytest.mark.parametrize("name", RAW)
def test_cards_made_by_hand_are_looked_at_as_closely(name):
    card, field = RAW[name]
    assert [problem.field for problem in check_card(card)] == [field]


def with_a_list() -> Card:
    return Card("T", "T", SUPPORT, Powers([Trigger(STUN, v.draw())]))  # type: ignore[arg-type]


def test_a_list_of_powers_is_refused():
    if COMPILED:
        with pytest.raises(TypeError, match="tuple"):
            with_a_list()
    else:
        assert [problem.field for problem in check_card(with_a_list())] == ["printed"]


def test_a_word_without_a_phrase_is_refused(monkeypatch):
    def fails(card: Card) -> list[str]:
        raise KeyError("no phrase")

    monkeypatch.setattr("versus.games.tpcg.text.sheet.card_text", fails)
    assert "cannot be printed" in check_card(v.supporting("T", "T", cost=1, atk=1, defense=1))[0].message


def test_the_house_is_in_order(author):
    catalogue, problems = author.loaded()
    assert problems == []
    for card_set in house(author.game).sets.values():
        assert catalogue.sets[card_set.code].cards == card_set.cards
        assert [(card, check_card(card)) for card in card_set.cards if check_card(card)] == []
        assert list(game_called(author.game).authoring.set_problems(card_set.cards, frozenset())) == []
    assert len(catalogue) == sum(len(card_set.cards) for card_set in catalogue.sets.values())
