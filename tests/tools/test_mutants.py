"""Mutation testing: what can be changed, which tests are asked, and who is told apart from whom."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.equivalents import check, read_equivalents
from tools.mutants.operators import changed, changes
from tools.mutants.places import Mutant, games, mutants, places
from tools.mutants.proofs import in_rounds, rules_named
from tools.mutants.sampling import sample
from tools.rules.ledger import Ledger, Rule, Status

ROOT = Path(__file__).parents[2]


# What can be changed


def after(source: str) -> list[str]:
    """Every function that a change makes of one, without its first line, in one line."""
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    made = [ast.unparse(changed(function, change)) for change in changes(function)]
    return [" / ".join(line.strip() for line in text.splitlines()[1:]) for text in made]


@pytest.mark.parametrize(
    ("expression", "others"),
    [
        ("a < b", ["a <= b", "a >= b"]),
        ("a >= b", ["a > b", "a < b"]),
        ("a == b", ["a != b"]),
        ("a in b", ["a not in b"]),
        ("a is None", ["a is not None"]),
        ("a < b < c", ["a <= b < c", "a >= b < c", "a < b <= c", "a < b >= c"]),
        ("a and b and c", ["a or b or c", "b and c", "a and c", "a and b"]),
        ("a or b", ["a and b", "b", "a"]),
        ("not a", ["a"]),
        ("a + b", ["a - b"]),
        ("a & b", ["a | b"]),
        ("a if b else c", ["a", "c"]),
        ("max(a, b)", ["min(a, b)"]),
        ("any(a)", ["all(a)"]),
        ("[x for x in a if x]", ["[x for x in a]"]),
        ("True", ["False"]),
        ("3", ["4", "2"]),
        ("0", ["1"]),
        ("a + [b]", []),
        ("'word'", []),
        ("f'{a} of 7'", []),
        ("None", []),
        ("a", []),
    ],
)
def test_expressions(expression: str, others: list[str]) -> None:
    assert after(f"def f(a, b, c):\n    return {expression}") == [f"return {other}" for other in others]


@pytest.mark.parametrize(
    ("statement", "others"),
    [
        ("if a: b()", ["if True: / b()", "if False: / b()", "if a: / pass"]),
        ("while a: b()", ["while False: / b()", "while a: / pass"]),
        ("for a in b: c()", ["pass", "for a in b: / pass"]),
        ("a.pop()", ["pass"]),
        ("a.b = c", ["pass"]),
        ("a[b] = c", ["pass"]),
        ("a -= b", ["a += b", "pass"]),
        ("raise Wrong(1)", ["pass"]),
        ("a = c", []),
        ("assert a > 1", []),
        ("a: list[1] = c", []),
        ("'what follows from it'", []),
    ],
)
def test_statements(statement: str, others: list[str]) -> None:
    assert after(f"def f(a, b, c):\n    {statement}") == others


@pytest.mark.parametrize(
    ("returns", "others"),
    [
        ("bool", ["return False", "return True"]),
        ("int", ["return 0"]),
        ("list[int]", ["return []"]),
        ("Card | None", ["return None"]),
        ("Card", []),
    ],
)
def test_a_function_returns_what_says_nothing(returns: str, others: list[str]) -> None:
    assert after(f"def f(a) -> {returns}:\n    return a") == others


def test_a_procedure_does_nothing() -> None:
    assert after("def f(a) -> None:\n    a()\n    a()") == ["return / a()", "pass / a()", "a() / pass"]


def test_a_bare_return_goes_on() -> None:
    assert after("def f(a) -> None:\n    return") == ["pass"]


def test_defaults_annotations_and_decorators_stay() -> None:
    function = ast.parse("@cache(1)\ndef f(a: list[2] = 3) -> tuple[4]:\n    'Five.'\n    g()").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert [(change.before, change.after) for change in changes(function)] == [("g()", "")]


# Which ones


FILE = """
def strikes(atk: int, defense: int) -> bool:
    if False:
        return 1 < 2
    return atk >= defense
"""


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def drawn(size: int, seed: int, text: str = FILE) -> list[tuple[str, str]]:
    file = Path("strikes.py")
    file.write_text(text)
    mutants = [Mutant(place, change) for place in places("toy", file) for change in changes(place.node)]
    return [(mutant.change.before, mutant.change.after) for mutant in sample(mutants, size, seed)]


@pytest.mark.usefixtures("in_a_folder")
def test_what_compiles_to_the_same_is_no_mutant() -> None:
    assert drawn(100, 1) == [
        ("False", "True"),
        ("atk >= defense", "atk < defense"),
        ("atk >= defense", "atk > defense"),
        ("return atk >= defense", "return False"),
        ("return atk >= defense", "return True"),
    ]


@pytest.mark.usefixtures("in_a_folder")
def test_the_seed_draws_the_sample() -> None:
    assert drawn(2, 1) == drawn(2, 1)
    assert len({tuple(drawn(2, seed)) for seed in range(10)}) > 1


@pytest.mark.usefixtures("in_a_folder")
def test_another_function_takes_nobody_elses_place() -> None:
    before = drawn(3, 1)
    after = drawn(3, 1, "def passes() -> bool:\n    return a > b\n\n\n" + FILE)
    of_the_other = [change for change in after if "a > b" in change[0]]
    assert after == [*of_the_other, *(change for change in before if change in after)]
    assert len(of_the_other) < 3


# Which tests


def ledger(*ids: str) -> Ledger:
    rules = {rule: Rule(rule, "", Status.TEST, "", False) for rule in ids}
    return Ledger("toy", "Toy", {"TOY-A": "", "TOY-AB": ""}, rules)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("It is stunned (TOY-A-02).", {"TOY-A-02"}),
        ("Strikes (TOY-A).", {"TOY-A-01", "TOY-A-02", "TOY-A-03"}),
        ("From TOY-A-02 to TOY-A-07.", {"TOY-A-02", "TOY-A-03"}),
        ("From TOY-A-01 to 02.", {"TOY-A-01", "TOY-A-02"}),
        ("TOY-AB-01 and TOY-A-09", {"TOY-AB-01"}),
        ("none", set()),
    ],
)
def test_ids_ranges_and_groups_that_a_module_names(text: str, named: set[str]) -> None:
    known = ledger("TOY-A-01", "TOY-A-02", "TOY-A-03", "TOY-AB-01")
    assert rules_named(text, [known]) == named


def test_tests_of_its_rules_come_first_then_the_folders_in_turn() -> None:
    rules, cards, others = Path("tests/rules"), Path("tests/cards"), Path("tests/others")
    tests = [(others, {"A"}), (cards, set()), (rules, {"B"}), (rules, {"A", "C"}), (others, set())]
    assert in_rounds(dict(enumerate(tests)), [{"C"}, {"A", "C"}], [[rules], [cards]]) == [[3], [0], [2], [1]]


# The whole


RULE = '''
"""Strikes (TOY-A)."""

from functools import lru_cache


def stuns(atk: int, defense: int) -> bool:
    return atk >= defense


class Duel:
    def __init__(self) -> None:
        self.rounds = 0

    @property
    def over(self) -> bool:
        return self.rounds > 2

    def play(self) -> None:
        while not self.over:
            self.rounds += 1


@lru_cache
def is_legal(deck: int) -> bool:
    return deck == 60


def unused(cards: int) -> int:
    return cards + 1
'''

TESTS = """
import pytest
from versus.games.toy.flow.strikes import Duel, is_legal
from versus.games.toy.flow import strikes

@pytest.mark.rule("TOY-A-01")
def test_more_stuns():
    assert strikes.stuns(3, 2)

@pytest.mark.rule("TOY-A-01")
def test_less_does_not():
    assert not strikes.stuns(2, 3)

def test_a_duel_ends():
    duel = Duel()
    duel.play()
    assert duel.rounds == 3

def test_a_deck():
    assert is_legal(60) and not is_legal(59)
"""

LEDGER = """
name = "Toy Game"
[groups]
TOY-A = "Strikes"
[rules]
TOY-A-01 = { title = "ATK against DEF", status = "test" }
"""

EQUAL = """
from versus.games.toy.flow.strikes import stuns, unused
def test_equal():
    assert stuns(2, 2)
"""

USED = """
def test_used():
    assert unused(2) == 3
"""

EQUIVALENT = """
[[mutant]]
module = "versus.games.toy.flow.strikes"
function = "unused"
line = "return cards + 1"
before = "cards + 1"
after = "cards - 1"
reason = "nobody calls it"
"""


class Project:
    """A toy game on disk, and the command run on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("pytest.ini", "[pytest]\nmarkers = rule(*ids): rules\n")
        for package in ("versus", "versus/games", "versus/games/toy", "versus/games/toy/flow"):
            self.write(f"{package}/__init__.py", "")
        self.write("versus/games/toy/flow/strikes.py", RULE)
        self.write("tests/rules/toy/test_strikes.py", TESTS)
        self.write("versus/games/ledgers/toy.toml", LEDGER)
        self.write("equivalent.toml", EQUIVALENT)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def hunt(self, *options: str) -> subprocess.CompletedProcess[str]:
        usual = ["--equivalents", "equivalent.toml", "--patience", "0.1"]
        return subprocess.run(
            [sys.executable, "-m", "tools.mutants", *usual, *options],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )

    def figures(self) -> dict[str, object]:
        (entry,) = json.loads((self.folder / "build/mutants.json").read_text())["entries"]
        assert isinstance(entry, dict)
        return entry


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_who_is_killed_and_who_survives(project: Project) -> None:
    done = project.hunt()
    assert done.returncode == 0, done.stdout + done.stderr
    figures = project.figures()
    survived = figures.pop("survived")
    assert isinstance(survived, list)
    changes = {(place["function"], place["before"], place["after"]) for place in survived}
    assert changes == {
        # No test strikes with as much ATK as DEF.
        ("stuns", "atk >= defense", "atk > defense"),
        ("unused", "return cards + 1", "return 0"),
        ("unused", "1", "2"),
        ("unused", "1", "0"),
    }
    first = next(place for place in survived if place["function"] == "stuns")
    assert first["file"] == "versus/games/toy/flow/strikes.py"
    assert RULE.splitlines()[first["line"] - 1] == "    return atk >= defense"
    assert [place["reached_by"] for place in survived] == [2, 0, 0, 0]
    assert figures["game"] == "toy"
    assert figures["module"] == "versus.games.toy.flow.strikes"
    assert figures["equivalent"] == 1
    assert figures["mutants"] == figures["killed"] + len(survived) + 1
    # A duel without a count of its rounds goes on for ever, and so does one that is never over.
    assert figures["timeouts"] >= 2
    assert "stuns: atk >= defense → atk > defense (2 tests reach it)" in done.stdout


def test_too_few_killed_fail(project: Project) -> None:
    done = project.hunt("--at-least", "100", "--sample", "12")
    assert done.returncode == 1
    assert "toy: " in done.stderr
    assert "fewer than 100" in done.stderr


def test_a_survivor_that_nobody_has_explained_fails_where_that_is_asked(project: Project) -> None:
    done = project.hunt("--none-unexplained")
    assert done.returncode == 1
    told = done.stderr
    assert "stuns: atk >= defense → atk > defense" in told
    assert "unused: 1 → 0" in told
    assert "cards - 1" not in told, "it is explained"
    project.write("tests/rules/toy/test_equal.py", EQUAL + USED)
    project.write("equivalent.toml", "")
    done = project.hunt("--none-unexplained")
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_explanation_of_a_mutant_that_is_gone_fails(project: Project) -> None:
    project.write("equivalent.toml", EQUIVALENT.replace("cards - 1", "cards * 1"))
    done = project.hunt()
    assert done.returncode == 1
    assert "versus.games.toy.flow.strikes unused: cards + 1" in done.stderr


def test_an_explanation_of_a_mutant_that_a_test_kills_fails(project: Project) -> None:
    entry = EQUIVALENT.replace("unused", "is_legal").replace("cards + 1", "deck == 60")
    project.write("equivalent.toml", entry.replace("cards - 1", "deck != 60"))
    done = project.hunt()
    assert done.returncode == 1
    assert "a test kills them" in done.stderr
    assert "is_legal: deck == 60 → deck != 60 (tests/rules/toy/test_strikes.py::test_a_deck)" in done.stderr


@pytest.mark.parametrize("folder", ["tests/cards/toy", "tests/games/toy"])
def test_an_explained_mutant_meets_every_stage_too(project: Project, folder: str) -> None:
    project.write(f"{folder}/test_used.py", EQUAL + USED)
    done = project.hunt()
    assert done.returncode == 1
    assert "a test kills them" in done.stderr
    assert "unused: cards + 1 → cards - 1" in done.stderr


def test_an_explained_mutant_meets_the_tests_whole(project: Project) -> None:
    """The last stage runs the rule tests again as they ever are; what only then shows counts too."""
    imports = "from versus.games.toy.flow.strikes import unused\nfrom versus.testing import five_ways\n"
    project.write("versus/testing/__init__.py", "")
    project.write("versus/testing/five_ways.py", "straight = False\n")
    whole = "def test_whole():\n    assert five_ways.straight or unused(2) == 3\n"
    project.write("tests/rules/toy/test_whole.py", imports + whole)
    done = project.hunt()
    assert done.returncode == 1
    assert "unused: cards + 1 → cards - 1 (tests/rules/toy/test_whole.py::test_whole)" in done.stderr


def test_survivors_of_the_rule_tests_meet_the_other_tests_of_their_game(project: Project) -> None:
    test = "from versus.games.toy.flow.strikes import {0}\ndef test_it():\n    assert {0}{1}\n"
    project.write("tests/cards/toy/test_equal.py", test.format("stuns", "(2, 2)"))
    project.write("tests/games/toy/test_unused.py", test.format("unused", "(2) == 3"))
    project.write("equivalent.toml", "")
    done = project.hunt("--at-least", "100")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 tests pass" in done.stdout
    assert "2 tests pass" in done.stdout


def test_only_the_survivors_are_tried_again_and_the_figures_renewed(project: Project) -> None:
    project.hunt()
    before = project.figures()
    test = "from versus.games.toy.flow.strikes import stuns\ndef test_it():\n    assert stuns(2, 2)\n"
    project.write("tests/rules/toy/test_equal.py", test)
    another = EQUIVALENT.replace('before = "cards + 1"', 'before = "1"').replace("cards - 1", "2")
    project.write("equivalent.toml", EQUIVALENT + another)
    done = project.hunt("--again")
    assert done.returncode == 0, done.stdout + done.stderr
    after = project.figures()
    assert (after["mutants"], after["timeouts"]) == (before["mutants"], before["timeouts"])
    assert after["killed"] == before["killed"] + 1
    assert after["equivalent"] == 2
    assert [(place["before"], place["after"]) for place in after["survived"]] == [
        ("1", "0"),
        ("return cards + 1", "return 0"),
    ]
    project.write("versus/games/toy/flow/strikes.py", RULE.replace("return cards + 1", "return 1 + cards"))
    project.write("equivalent.toml", "")
    project.hunt("--again")
    assert project.figures()["mutants"] == before["mutants"] - 2, "those that are no more"


def test_tests_that_cannot_be_collected_fail(project: Project) -> None:
    project.write("tests/rules/toy/test_lost.py", "import lost\n")
    done = project.hunt()
    assert done.returncode == 1
    assert "could not collect" in done.stderr


def test_every_explanation_is_about_the_rules_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    rules = Path("versus/games")
    found = [mutant for game in games(rules) for mutant in mutants(rules, game)]
    check(read_equivalents(Path("tools/mutants/equivalent.toml")), found)


def test_an_explanation_needs_a_reason(project: Project) -> None:
    project.write("equivalent.toml", EQUIVALENT.replace("nobody calls it", ""))
    assert "needs a reason" in project.hunt().stderr


def test_tests_must_pass_on_the_rules_as_they_are(project: Project) -> None:
    project.write("tests/rules/toy/test_wrong.py", "def test_wrong():\n    assert 1 == 2\n")
    done = project.hunt()
    assert done.returncode == 1
    assert "test_wrong.py::test_wrong: " in done.stderr


def test_a_test_that_needs_others_before_it_kills_nobody(project: Project) -> None:
    """It passes with the others and fails without them: whoever it killed may be innocent."""
    project.write(
        "tests/rules/toy/test_a_pair.py",
        "from versus.games.toy.flow import strikes\n"
        "seen = []\n"
        "def test_first():\n    seen.append(1)\n"
        "def test_second():\n    assert seen and strikes.stuns(2, 2)\n",
    )
    done = project.hunt()
    assert done.returncode == 1
    assert "test_a_pair.py::test_second: " in done.stderr
    assert "on their own" in done.stderr
