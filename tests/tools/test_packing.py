"""How setuptools is made to compile: mypyc is asked late, and what it gives is what is built."""

from __future__ import annotations

from pathlib import Path

import pytest
from setuptools import Distribution, Extension

from tools import packing


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How often mypyc was asked, which here knows of one small module."""
    found: list[str] = []

    def extensions() -> list[Extension]:
        found.append("asked")
        return [Extension("versus.small", ["small.c"])]

    monkeypatch.setattr(packing, "extensions", extensions)
    monkeypatch.setattr(packing.build_ext, "build_extensions", lambda self: None)
    return found


def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled: str) -> packing.Compiling:
    monkeypatch.setenv("VERSUS_COMPILE", compiled)
    made = packing.Compiling(Distribution({"name": "versus", "ext_modules": packing.machine()}))
    made.build_lib = str(tmp_path)
    made.ensure_finalized()
    return made


def test_a_wheel_is_for_this_machine_before_mypyc_is_asked(
    asked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert command(monkeypatch, tmp_path, "1").distribution.has_ext_modules()
    assert not command(monkeypatch, tmp_path, "").distribution.has_ext_modules()
    assert not command(monkeypatch, tmp_path, "0").distribution.has_ext_modules()
    assert asked == []


def test_what_mypyc_gives_is_built(asked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = command(monkeypatch, tmp_path, "1")
    made.run()
    assert asked == ["asked"]
    (found,) = made.get_outputs()
    assert Path(found).parent == tmp_path / "versus"
    assert Path(found).name.startswith("small.")
    assert made.build_temp == str(packing.OBJECTS)
