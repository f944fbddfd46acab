import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

LEDGER = """
name = "Toy Game"

[groups]
TOY-A = "Basics"
TOY-T = "Traps"

[rules]
TOY-A-01 = { title = "Cards exist", status = "test" }
TOY-A-02 = { title = "Cards have backs", status = "test" }
TOY-A-03 = { title = "Be kind", status = "not testable", reason = "advice" }
TOY-A-04 = { title = "Three players", status = "later", reason = "a later mode" }

[traps]
TOY-T-01 = { title = "No cards at all", status = "test" }
"""

WITH_AN_OPEN_RULE = LEDGER.replace('have backs", status = "test"', 'have backs", status = "open"')

PROVES_ALL = """
@rule("TOY-A-01", "TOY-A-02")
@pytest.mark.parametrize("card", ["king", "queen"])
def test_a_card(card): ...

@rule("TOY-T-01")
def test_no_card(): ...
"""


class Project:
    """A toy project on disk, and the coverage command run on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "ledgers").mkdir()
        (folder / "tests").mkdir()
        (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids): rules\n")
        self.has_ledger(LEDGER)
        self.has_tests(PROVES_ALL)

    def has_ledger(self, text: str) -> None:
        (self.folder / "ledgers/toy.toml").write_text(text)

    def has_tests(self, text: str) -> None:
        (self.folder / "tests/test_toy.py").write_text(f"import pytest\nrule = pytest.mark.rule\n{text}")

    def check(self, *options: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tools.rules", "--ledgers", "ledgers", *options]
        return subprocess.run(
            command,
            cwd=self.folder,
            env={"PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def figures(self) -> dict[str, object]:
        figures: dict[str, object] = json.loads((self.folder / "build/rules.json").read_text())["toy"]
        return figures

    @property
    def page(self) -> str:
        return (self.folder / "docs/rules-coverage.md").read_text()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_everything_covered(project: Project) -> None:
    result = project.check("--strict")
    assert result.returncode == 0, result.stderr
    assert project.figures == {
        "rules": 4,
        "testable": 2,
        "covered": 2,
        "missing": [],
        "open": 0,
        "traps": {"rules": 1, "testable": 1, "covered": 1, "missing": [], "open": 0},
    }
    assert "    1 advice" in result.stdout
    assert "    1 a later mode" in result.stdout


def test_a_parametrised_test_is_named_once(project: Project) -> None:
    project.check()
    assert "| TOY-A-01 | Cards exist | `tests/test_toy.py::test_a_card` |" in project.page


def test_many_tests_of_one_rule_are_counted(project: Project) -> None:
    project.has_tests("".join(f"@rule('TOY-A-01')\ndef test_{n}(): ...\n" for n in range(5)))
    project.check()
    assert "`tests/test_toy.py::test_2`, +2 |" in project.page


def test_reasons_stand_on_the_page(project: Project) -> None:
    project.check()
    assert "| TOY-A-03 | Be kind | not testable: advice |" in project.page
    assert "| TOY-A-04 | Three players | later: a later mode |" in project.page


def test_the_page_does_not_change_between_runs(project: Project) -> None:
    project.check()
    first = project.page
    project.check()
    assert project.page == first


def test_a_missing_rule_fails_only_when_strict(project: Project) -> None:
    project.has_tests("@rule('TOY-A-01')\ndef test_a(): ...\n")
    assert project.check().returncode == 0
    result = project.check("--strict")
    assert result.returncode == 1
    assert "2 testable rules have no test" in result.stderr
    assert "TOY-A-02 Cards have backs" in result.stdout
    assert project.figures["missing"] == ["TOY-A-02"]


@pytest.mark.parametrize("mark", ["skip", "skipif(False, reason='never')", "xfail"])
def test_a_test_that_may_not_run_proves_nothing(project: Project, mark: str) -> None:
    project.has_tests(f"@rule('TOY-A-01')\n@pytest.mark.{mark}\ndef test_a(): ...\n")
    project.check()
    assert project.figures["missing"] == ["TOY-A-01", "TOY-A-02"]


def test_an_unknown_id_fails_and_names_the_nearest(project: Project) -> None:
    project.has_tests("@rule('TOY-A-11')\ndef test_a(): ...\n")
    result = project.check()
    assert result.returncode == 1
    assert (
        "tests/test_toy.py::test_a: unknown rule TOY-A-11; the nearest known one is TOY-A-01" in result.stderr
    )


def test_an_open_rule_is_counted_and_fails_nothing(project: Project) -> None:
    project.has_ledger(WITH_AN_OPEN_RULE)
    project.has_tests(PROVES_ALL.replace(', "TOY-A-02"', ""))
    assert project.check("--strict").returncode == 0
    assert project.figures["open"] == 1
    assert project.figures["missing"] == []
    assert "| TOY-A-02 | Cards have backs | open |" in project.page


def test_an_open_rule_that_is_proved_must_be_marked_so(project: Project) -> None:
    project.has_ledger(WITH_AN_OPEN_RULE)
    result = project.check()
    assert result.returncode == 1
    assert "proves TOY-A-02, which the ledger marks open; mark it test" in result.stderr


def test_a_proof_of_a_rule_put_off_fails(project: Project) -> None:
    project.has_tests("@rule('TOY-A-04')\ndef test_a(): ...\n")
    result = project.check()
    assert result.returncode == 1
    assert "proves TOY-A-04, which the ledger marks later" in result.stderr


def test_tests_that_cannot_be_collected_fail(project: Project) -> None:
    project.has_tests("import no_such_module\n")
    result = project.check()
    assert result.returncode == 1
    assert "no_such_module" in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"later"', '"soon"', "'soon' is not a valid Status"),
        (', reason = "advice"', "", "TOY-A-03 needs a reason"),
        ('TOY-A = "Basics"', "", "TOY-A-01 is of group TOY-A"),
        ("[traps]", "[rules]", "toy.toml: "),
        ('name = "Toy Game"', "", "lacks 'name'"),
    ],
)
def test_a_faulty_ledger_is_named(project: Project, old: str, new: str, complaint: str) -> None:
    project.has_ledger(LEDGER.replace(old, new))
    result = project.check()
    assert result.returncode == 1
    assert complaint in result.stderr
