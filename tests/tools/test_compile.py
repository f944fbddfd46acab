"""Which modules are compiled, and what happens where nothing can be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import compile

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def names() -> list[str]:
    return [path.as_posix() for path in compile.compiled_modules()]


def test_the_machine_the_rules_and_the_players_are_compiled() -> None:
    hot = (
        "kernel/game.py",
        "games/tpcg/table/battle.py",
        "games/tpcg/language/filters.py",
        "players/random.py",
    )
    assert {f"versus/{path}" for path in hot} <= set(names())


def test_what_people_read_and_what_is_saved_is_not() -> None:
    cold = (
        "kernel/save.py",
        "kernel/text.py",
        "kernel/picture.py",
        "games/tpcg/text/log.py",
        "games/tpcg/language/vocabulary/who.py",
        "games/classic/positions/position.py",
    )
    assert all(Path("versus", path).is_file() for path in cold)
    assert not {f"versus/{path}" for path in cold} & set(names())


def test_no_module_with_msgspec_structures_is_compiled() -> None:
    assert [name for name in names() if "import msgspec" in Path(name).read_text(encoding="utf-8")] == []


def test_every_exception_is_there() -> None:
    parts = {part for path in Path("versus").rglob("*.py") for part in path.with_suffix("").parts}
    assert set(compile.INTERPRETED) <= parts


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build that was made when there was a compiler."""
    monkeypatch.chdir(tmp_path)
    compile.OUTPUT.mkdir(parents=True)
    return tmp_path / compile.OUTPUT


def test_without_a_compiler_it_says_so_and_leaves_no_old_build(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    compile.main()
    said = "No C compiler (no-such-compiler) at hand: Versus runs as plain Python, several times slower.\n"
    assert capsys.readouterr().out == said
    assert not built.exists()


def test_without_headers_it_says_which_package_has_them(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "sh")
    monkeypatch.setattr(compile.sysconfig, "get_path", lambda name: str(built / "nowhere"))
    compile.main()
    assert "python3-dev" in capsys.readouterr().out
    assert not built.exists()
