"""What setuptools does for our packages: the browser client comes along, the machine may be compiled."""

from __future__ import annotations

import re
import shutil
import sys
from os import environ
from pathlib import Path
from typing import Any, Final

from setuptools import Extension  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
from setuptools.command.build_py import build_py  # type: ignore[import-untyped]
from setuptools.command.sdist import sdist  # type: ignore[import-untyped]

from tools.compile import OBJECTS, WORKERS, extensions, side_by_side

CLIENT: Final = Path("web/dist")
"""Where `make web` builds the client; a source distribution has it there too, and needs no Node.js."""
PACKED: Final = Path("versus/server/client")
"""Where an installed Versus looks for it."""
NO_CLIENT: Final = (
    "The browser client is missing: run make web first, or whoever installs this sees no table."
)

PICTURE: Final = re.compile(r"^!\[[^]\n]*\]\([^)\n]*\)\n+", re.MULTILINE)
LINK: Final = re.compile(r"\[([^]\n]+)\]\((?!https?:)[^)\n]*\)")


def is_compiled_wheel() -> bool:
    return environ.get("VERSUS_COMPILE", "") not in ("", "0")


def machine() -> list[Any]:
    """What is compiled, as setuptools is told of it before mypyc has been asked what that is."""
    return [Extension("versus__mypyc", [])] if is_compiled_wheel() else []


def readme(text: str) -> str:
    """The first page for a package index, which shows no file of ours: without pictures and links to them.

    A picture by its address would need a host, and one inside the page is taken out by the index.
    """
    return LINK.sub(r"\1", PICTURE.sub("", text))


def has_client() -> bool:
    if (CLIENT / "index.html").is_file():
        return True
    print(NO_CLIENT, file=sys.stderr)
    return False


class WithClient(build_py):  # type: ignore[misc]
    """Takes the browser client into the package."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        target = Path(self.build_lib, PACKED)
        shutil.rmtree(target, ignore_errors=True)
        if has_client():
            shutil.copytree(CLIENT, target)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        target = Path(self.build_lib, PACKED)
        client = [str(target / path.relative_to(CLIENT)) for path in CLIENT.rglob("*") if path.is_file()]
        return [*super().get_outputs(include_bytecode), *client]


class WithClientSource(sdist):  # type: ignore[misc]
    """Says where a source distribution would lack the client."""

    def run(self) -> None:
        has_client()
        super().run()


class Compiling(build_ext):  # type: ignore[misc]
    """Asks mypyc only when something is really built, and has its C files compiled side by side."""

    def run(self) -> None:
        self.distribution.ext_modules = extensions()
        self.build_temp = str(OBJECTS)
        self.parallel = WORKERS
        self.swig_opts = None  # the only option that cannot be looked at twice
        self.finalize_options()
        super().run()

    def build_extensions(self) -> None:
        side_by_side(self.compiler)
        super().build_extensions()
