"""The project packed as for an index, once for all tests: from a copy of its sources, without any network."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools.smoke import installed, versus_of

ROOT = Path(__file__).parents[2]
CLIENT = '<!doctype html><title>Versus</title><div id="app"></div><script src="/assets/table.js"></script>'
"""Stands for the built client, so that these tests need no Node.js; `make wheel` packs the real one."""


@dataclass(frozen=True)
class Packed:
    """What a build has made, and what it has said."""

    sdist: Path
    wheel: Path
    said: str


def tree(folder: Path, client: bool = True) -> Path:
    """A copy of what a source distribution is made of."""
    folder.mkdir()
    skipped = shutil.ignore_patterns("__pycache__", "node_modules", "dist", "*.egg-info")
    for name in (
        "versus",
        "tools",
        "tests",
        "docs",
        "web",
        "requirements",
        "benchmarks",
        "examples",
        ".ci",
        ".github",
    ):
        shutil.copytree(ROOT / name, folder / name, ignore=skipped)
    for path in [*ROOT.glob("*.md"), *(ROOT / name for name in FILES)]:
        shutil.copy(path, folder)
    if client:
        (folder / "web/dist/assets").mkdir(parents=True)
        (folder / "web/dist/index.html").write_text(CLIENT)
        (folder / "web/dist/assets/table.js").write_text("")
    return folder


FILES = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "LICENSE",
    "Makefile",
    "Dockerfile",
    "compose.yaml",
    ".dockerignore",
    ".gitignore",
)


def pack(source: Path, into: Path, *kinds: str) -> str:
    """Build as `python -m build` does: the source distribution first, and the wheel from nothing but that."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "build", "--no-isolation", *kinds, "--outdir", str(into), str(source)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@contextmanager
def alone(folder: Path) -> Iterator[bool]:
    """One process at a time; true for the first."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield not folder.exists()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run, the same for all its processes."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def packed(shared: Path) -> Packed:
    folder = shared / "packed"
    with alone(folder) as first:
        if first:
            said = pack(tree(shared / "tree"), folder)
            (folder / "said").write_text(said)
    (sdist,) = folder.glob("*.tar.gz")
    (wheel,) = folder.glob("*.whl")
    return Packed(sdist, wheel, (folder / "said").read_text())


@pytest.fixture(scope="session")
def versus(packed: Packed, shared: Path) -> Path:
    """The command of an environment in which only the wheel is Versus."""
    home = shared / "home"
    with alone(home) as first:
        return versus_of(
            installed(Path(os.path.relpath(packed.wheel)), home) if first else home / "bin/python"
        )
