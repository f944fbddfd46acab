"""The build backend: that of setuptools, with mypyc beside it where VERSUS_COMPILE=1 is set."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from setuptools import build_meta  # type: ignore[import-untyped]

from tools.packing import is_compiled_wheel

COMPILER: Final = "mypy>=2"

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
get_requires_for_build_sdist = build_meta.get_requires_for_build_sdist
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
build_wheel = build_meta.build_wheel
build_sdist = build_meta.build_sdist
build_editable = build_meta.build_editable


def get_requires_for_build_wheel(settings: Mapping[str, Any] | None = None) -> list[str]:
    """Mypyc reads the types of what the machine imports: all that Versus itself needs must be at hand."""
    found: list[str] = build_meta.get_requires_for_build_wheel(settings)
    if not is_compiled_wheel():
        return found
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*found, COMPILER, *project["dependencies"]]
