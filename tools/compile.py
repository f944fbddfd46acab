"""`python -m tools.compile`: the same source, compiled by mypyc, as a copy of the package in build/compiled.

Put that folder first on Python's path and the compiled build runs; leave it away and the source does.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from os import cpu_count, environ, name
from pathlib import Path
from typing import Any, Final

ROOMS: Final = ("versus/kernel", "versus/games", "versus/players")
"""What decides how fast a game is played, and nothing else, is compiled."""

ALONE: Final = (
    "versus/lab/environments/tpcg/encoding.py",
    "versus/lab/environments/tpcg/layout.py",
    "versus/lab/environments/tpcg/rows.py",
)
"""Modules of other rooms: most of a researcher's step is its observation."""

INTERPRETED: Final = {
    "__init__": "only gathers names",
    "codec": "msgspec structures, which are made by a metaclass",
    "deck": "msgspec structures",
    "position": "msgspec structures",
    "record": "msgspec structures",
    "save": "msgspec structures",
    "saving": "msgspec structures",
    "sheet": "msgspec structures",
    "soundness": "looks a position through, once, as it is loaded",
    "views": "msgspec structures",
    "writing": "msgspec structures",
    "authoring": "tables of words and checks, read as cards are loaded",
    "pinning": "reads and writes cards as a game begins, or is read again",
    "plug": "tables of functions, read once for each game",
    "provenance": "notes origins as cards are loaded, and shows them",
    "stops": "tables of functions; asked once for each question to a person",
    "match_options": "read once, before a game",
    "laying": "reads files",
    "positions": "lays out tables that somebody wrote",
    "picture": "words for people",
    "english": "words for people: nobody reads that fast",
    "phrases": "words for people",
    "phrasing": "words for people",
    "text": "words for people",
    "text_parts": "words for people",
    "trees": "walks through cards as they are loaded and printed",
    "written": "reads sources",
    "vocabulary": "builds cards once, as they are loaded; the tools read its signatures",
}
"""Modules, or rooms with all that is in them, that run as Python source in either build, and why."""

OUTPUT: Final = Path("build/compiled")
WORK: Final = Path("build/mypyc")
STAMP: Final = WORK / "built-from"
LEVEL: Final = environ.get("MYPYC_OPT_LEVEL", "2")
WORKERS: Final = cpu_count() or 1
OBJECTS: Final = WORK / f"objects-{sys.implementation.cache_tag}"
"""Compiled C, kept for the next time; each Python has its own."""
FLAGS: Final = ("-fvisibility=hidden", "-fno-plt")
"""Nothing is called from outside but by Python: calls within the build need no detour."""


def main() -> None:
    lacking = what_is_lacking()
    if lacking:
        shutil.rmtree(OUTPUT, ignore_errors=True)
        print(f"{lacking}: Versus runs as plain Python, several times slower.")
        return
    sources = hashed(source_files())
    if OUTPUT.is_dir() and STAMP.is_file() and STAMP.read_text() == sources:
        return
    STAMP.unlink(missing_ok=True)
    compile_rooms()
    WORK.mkdir(parents=True, exist_ok=True)
    STAMP.write_text(sources)


def what_is_lacking() -> str:
    """Why nothing can be compiled here; empty where it can."""
    compiler = (environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if shutil.which(compiler) is None:
        return f"No C compiler ({compiler}) at hand"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are not at hand (Debian: python3-dev)"
    return ""


def source_files() -> list[Path]:
    return sorted(path for path in Path("versus").rglob("*") if path.is_file() and path.suffix != ".pyc")


def compiled_modules() -> list[Path]:
    found = [path for room in ROOMS for path in sorted(Path(room).rglob("*.py")) if is_compiled(path)]
    return [*found, *map(Path, ALONE)]


def is_compiled(path: Path) -> bool:
    return not any(part in INTERPRETED for part in path.with_suffix("").parts)


def hashed(files: list[Path]) -> str:
    """What a build was made from: a rebuild is due only when this changes."""
    from mypy.version import __version__ as mypy_version

    digest = hashlib.sha256(f"{sys.version} {mypy_version} {LEVEL} {FLAGS}".encode())
    for path in (*files, Path("pyproject.toml"), Path(__file__)):
        digest.update(str(path).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def compile_rooms() -> None:
    from setuptools import Distribution  # type: ignore[import-untyped]

    from tools.packing import Compiling

    count = len(compiled_modules())
    print(f"Compiling {count} modules to {OUTPUT} (once for each change of the source).", flush=True)
    fresh = OUTPUT.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree("versus", fresh / "versus", ignore=shutil.ignore_patterns("__pycache__"))
    command = Compiling(Distribution({"name": "versus"}))
    command.build_lib = str(fresh)
    command.ensure_finalized()
    command.run()
    shutil.rmtree(OUTPUT, ignore_errors=True)
    fresh.rename(OUTPUT)


def extensions() -> list[Any]:
    """What is compiled, in C by mypyc, and how setuptools is to build it."""
    from mypyc.build import mypycify

    made: list[Any] = mypycify(
        ["--config-file=pyproject.toml", *map(str, compiled_modules())],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        group_name="versus",
        target_dir=str(WORK),
    )
    if name == "posix":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return made


def side_by_side(compiler: Any) -> None:
    """Have a compiler of setuptools work on the C files of one extension at the same time.

    Setuptools gives every extension one worker, and mypyc puts nearly all C files into one extension.
    """
    compiler.compile = partial(compile_in_parallel, compiler, WORKERS)


def compile_in_parallel(
    compiler: Any,
    workers: int,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """What setuptools' compiler does one file after another; files that have not changed are left alone."""
    macros, objects, extra, flags, made = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    flags = compiler._get_cc_args(flags, debug, extra_preargs)

    def compile_one(target: str) -> None:
        source, suffix = made[target]
        if is_older(Path(target), [Path(source), *headers()]):
            compiler._compile(target, source, suffix, flags, extra, macros)

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(compile_one, [target for target in objects if target in made]))
    return list(objects)


def headers() -> Iterator[Path]:
    return WORK.glob("*.h")


def is_older(target: Path, sources: list[Path]) -> bool:
    if not target.is_file():
        return True
    age = target.stat().st_mtime
    return any(source.stat().st_mtime > age for source in sources)


if __name__ == "__main__":
    main()
