"""A symbol is no timing word, a phase no event: the type checker and the loader both refuse a swap."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

from tests.cards.card_files import CLASSIC, TPCG, names

ROOT = Path(__file__).parents[2]

# The type checker

WRITTEN = """
from versus.games.classic import words as cw
from versus.games.classic.language import vocabulary as c
from versus.games.tpcg import words as w
from versus.games.tpcg.language import vocabulary as v
from versus.games.tpcg.language.conditions import StatOf

v.super_power("X", w.MAIN, (w.ENERGY, v.any_of(w.SKILL, w.MIGHT)), v.draw())
v.super_power("X", (w.BUILD, w.MAIN), w.ENERGY, v.draw())
v.when(w.STUN, v.draw(StatOf(v.this, w.COST)))
v.at_start_of_phase(w.MAIN_PHASE, v.draw())
v.super_power("X", w.ENERGY, w.ENERGY, v.draw())  # Timing
v.super_power("X", w.MAIN, w.MAIN, v.draw())  # Symbol
v.super_power("X", w.MAIN, (w.ENERGY, w.MAIN), v.draw())  # Symbol
v.basic_location("K", "N", w.MAIN_PHASE)  # Symbol
v.plot_twist("K", "N", w.MAIN_PHASE, v.draw())  # Timing
v.at_start_of_phase(w.MAIN, v.draw())  # Phase
v.when(w.MAIN_PHASE, v.draw())  # EventKind
v.instead_of(w.MAIN)  # EventKind
StatOf(v.this, w.VITALITY)  # Stat
StatOf(v.this, w.STUN)  # Stat
StatOf(v.this, w.COUNTERS, w.STUN)  # CounterKind
v.put_counters(v.this, w.FLIGHT)  # CounterKind
v.cannot(v.this, w.ATTACKS)  # Act

c.at_start_of(cw.BUILD_PHASE, c.ko(c.this))
c.when(cw.STUN, None, c.ko(c.this))
c.at_start_of(cw.STUN, c.ko(c.this))  # Phase
c.when(cw.BUILD_PHASE, None, c.ko(c.this))  # EventKind
c.at_start_of_your(cw.BUILD_PHASE, c.ko(c.this))  # Step
c.put_counters(cw.STUN, c.this)  # CounterKind
c.cannot(cw.ATTACKS)  # Act
"""


def test_the_type_checker_refuses_every_swap_and_nothing_else(tmp_path, monkeypatch):
    monkeypatch.chdir(ROOT)
    file = tmp_path / "swaps.py"
    file.write_text(WRITTEN, encoding="utf-8")
    said, failed, _ = api.run([str(file), "--config-file", "pyproject.toml", "--no-error-summary"])
    assert not failed
    wanted = {
        number: line.partition("  # ")[2]
        for number, line in enumerate(WRITTEN.splitlines(), 1)
        if "  # " in line
    }
    found = {int(line.split(":")[1]): line for line in said.splitlines() if ": error: " in line}
    assert list(found) == list(wanted)
    for number, kind in wanted.items():
        assert f'expected "{kind}' in found[number]


# The loader

CARD = 'bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[{power}])'
SWAPS = {
    'super_power("X", ENERGY, SKILL, draw())': (
        "powers[0].timing", "it must be a timing word, not a power symbol (ENERGY)"),
    'super_power("X", (MAIN, BUILD_PHASE), SKILL, draw())': (
        "powers[0].timing", "it must be a timing word, not a phase (BUILD_PHASE)"),
    'super_power("X", MAIN, (SKILL, COMBAT), draw())': (
        "powers[0].cost", "it must be a power symbol, not a timing word (COMBAT)"),
    'super_power("X", MAIN, any_of(SKILL, COMBAT), draw())': (
        "powers[0].symbols", "it must be a power symbol, not a timing word (COMBAT)"),
    "at_start_of_phase(MAIN, draw())": ("powers[0].phase", "it must be a phase, not a timing word (MAIN)"),
    "at_start_of_phase(STUN, draw())": ("powers[0].phase", "it must be a phase, not an event (STUN)"),
    "when(MAIN_PHASE, draw())": ("powers[0].event", "it must be an event, not a phase (MAIN_PHASE)"),
    "when(FLIGHT, draw())": ("powers[0].event", "it must be an event, not FLIGHT"),
    "when(STUN, draw(StatOf(this, STUN)))": (
        "powers[0].stat", "it must be a number of a card, not an event (STUN)"),
    "when(STUN, draw(StatOf(this, VITALITY)))": (
        "powers[0].stat", "it must be a number of a card, not a kind of counter (VITALITY)"),
    "when(STUN, put_counters(this, STUN))": (
        "powers[0].kind", "it must be a kind of counter, not an event (STUN)"),
    "when(STUN, cannot(this, ATTACKS))": ("powers[0].act", "it must be an act, not an event (ATTACKS)"),
    "when(STUN, draw(ENERGY))": ("powers[0].number", "it must be a number, not a power symbol (ENERGY)"),
}  # fmt: skip
STATS = "from versus.games.tpcg.language.conditions import StatOf\n"


@pytest.mark.parametrize("power", SWAPS)
def test_the_loader_says_what_was_expected_and_leaves_the_other_cards_standing(power, tmp_path):
    catalogue, [problem] = TPCG.load(tmp_path, STATS + CARD.format(power=power))
    field, message = SWAPS[power]
    assert (problem.card, problem.field) == ("Bad", field)
    assert message in problem.message
    assert problem.suggestion.startswith("For example ")
    assert names(catalogue) == ["Good One"]


@pytest.mark.parametrize(
    "body",
    [
        'bad = plot_twist("T-002", "Bad", ENERGY, draw())',
        'from versus.games.tpcg import words as w\nbad = plot_twist("T-002", "Bad", w.ENERGY, draw())',
        'WORD = ENERGY\nbad = plot_twist("T-002", "Bad", timing=WORD)',
        'bad = [plot_twist("T-002", "Bad", MAIN | ENERGY, draw())]',
    ],
)
def test_a_constant_is_known_by_any_name(body, tmp_path):
    _, problems = TPCG.load(tmp_path, body, "good, *bad" if "[" in body else "good, bad")
    assert [(problem.card, problem.field) for problem in problems] == [("Bad", "timing")]


def test_a_swap_in_a_function_or_a_shared_power_is_named_there(tmp_path):
    body = """
        def ember(name):
            return super_power(name, ENERGY, MAIN, draw())
        shared = when(MAIN, draw())
        bad = supporting("T-002", "Bad", cost=1, atk=1, defense=2, powers=[shared])
    """
    _, problems = TPCG.load(tmp_path, body)
    assert [(problem.card, problem.field) for problem in problems] == [
        ("ember", "timing"),
        ("shared", "event"),
        ("Bad", ""),
    ]


def test_what_fits_and_what_an_author_does_in_functions_of_their_own_is_left_alone(tmp_path):
    body = """
        def twice(number: int) -> int:
            return number * 2
        TWO = twice(BUILD)
        bad = supporting("T-002", "Fine", cost=1, atk=1, defense=2, keywords=(FLIGHT,), powers=[
            super_power("X", (BUILD, MAIN), (ENERGY, any_of(SKILL, MIGHT)), draw(2)),
            when(STUN, draw(StatOf(this, COST)), subject=enemy),
            at_start_of_phase(MAIN_PHASE, draw()),
        ])
    """
    catalogue, problems = TPCG.load(tmp_path, STATS + body.replace("\n        ", "\n"))
    assert problems == []
    assert names(catalogue) == ["Good One", "Fine"]


# The words of the classic game


@pytest.mark.parametrize(
    ("power", "message"),
    [
        ("at_start_of(STUN, ko(this))", "it must be a phase, not an event (STUN)."),
        ("payment(activate, draw(), only_if=during(STUN))", "it must be a phase, not an event (STUN)."),
        ("when(BUILD_PHASE, None, ko(this))", "it must be an event, not a phase (BUILD_PHASE)."),
        ("at_start_of_your(BUILD_PHASE, ko(this))", "it must be a step, not a phase (BUILD_PHASE)."),
        ("at_start_of(RECRUIT_STEP, ko(this))", "it must be a phase, not a step (RECRUIT_STEP)."),
        ("continuous(yours, cannot(ATTACKS))", "it must be an act, not an event (ATTACKS)."),
        ("when(STUN, None, put_counters(STUN, this))", "it must be a kind of counter, not an event (STUN)."),
        ("when(FLIGHT, None, ko(this))", "it must be an event, not FLIGHT."),
        ("payment(pay(STUN), draw())", "it must be a number, not an event (STUN)."),
        ("at_start_of(BUILD_PHASE, ko(this))", ""),
        ("when(STUN, None, ko(this))", ""),
    ],
)
def test_classic_cards_are_looked_at_in_the_same_way(power, message, tmp_path):
    _, problems = CLASSIC.load(tmp_path, f"bad = {CLASSIC.card('T-002', 'Bad', f'powers=[{power}]')}")
    assert [problem.message for problem in problems] == ([message] if message else [])
