"""`python -m tools.site`: the documentation as a site in build/site; it needs no network and no server.

Pages are those of docs/ and some that lie elsewhere in the project. A link to another page becomes one of the
site; a link to a file of the source tree leaves its words, if the file is there. Whatever leads nowhere, and
any other warning of Sphinx, makes the build fail.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from os.path import normpath
from pathlib import Path, PurePosixPath
from typing import Any, Final

from sphinx.application import Sphinx

from versus import __version__

PAGES: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "web/README.md": "client.md",
}
"""Pages from outside docs/, and what they are called on the site."""
CONTENTS: Final = {
    "To play": ("server", "decks", "rules-coverage", "books", "card-facts"),
    "To write cards": ("card-language", "card-language-classic", "test-table"),
    "To measure": ("laboratory", "research", "performance"),
    "To build": ("architecture", "client", "contributing", "security", "changes"),
}
"""The pages in the order of the navigation; Sphinx tells of one that is in none of these."""
MARK: Final = Path("web/public/mark.svg")
LINK: Final = re.compile(r"(!?)\[([^]\n]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=__doc__)
    parser.add_argument("--root", type=Path, default=Path(), help="the project")
    parser.add_argument("--into", type=Path, default=Path("build/site"), help="folder to write")
    arguments = parser.parse_args()
    return build(arguments.root, arguments.into)


def build(root: Path, into: Path) -> int:
    """Write the site; 0 if nothing is wrong with it."""
    shutil.rmtree(into, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source")
        gather(root, source)
        app = Sphinx(
            source,
            confdir=None,
            outdir=into,
            doctreedir=Path(folder, "doctrees"),
            buildername="html",
            confoverrides=settings(root),
            status=None,
            warning=sys.stderr,
            exception_on_warning=False,
            warningiserror=True,
        )
        app.build()
    return int(app.statuscode)


def settings(root: Path) -> dict[str, Any]:
    return {
        "project": "Versus",
        "author": "The Versus developers",
        "copyright": "The Versus developers",
        "release": __version__,
        "extensions": ["myst_parser"],
        "myst_heading_anchors": 3,
        "highlight_language": "text",
        "html_theme": "furo",
        "html_title": "Versus",
        "html_favicon": str((root / MARK).resolve()),
        "html_copy_source": False,
        "html_show_sourcelink": False,
    }


def gather(root: Path, source: Path) -> None:
    """Put all pages and pictures into one folder, with their links as they are there."""
    shutil.copytree(root / "docs", source)
    names = {path.relative_to(root).as_posix(): path.name for path in sorted((root / "docs").iterdir())}
    places = {**names, **PAGES}
    for origin, page in places.items():
        if page.endswith(".md"):
            text = (root / origin).read_text(encoding="utf-8")
            (source / page).write_text(rewritten(text, root, origin, places), encoding="utf-8")
    with (source / "index.md").open("a", encoding="utf-8") as index:
        for caption, pages in CONTENTS.items():
            index.write(
                "\n".join(("", "```{toctree}", ":hidden:", f":caption: {caption}", *pages, "```", ""))
            )


def rewritten(text: str, root: Path, origin: str, places: dict[str, str]) -> str:
    """The text of a file of the project with its links as they are on the site."""

    def link(found: re.Match[str]) -> str:
        picture, words, target, anchor = found.groups()
        path = normpath(PurePosixPath(origin).parent / target)
        if path in places:
            return f"{picture}[{words}]({places[path]}{anchor or ''})"
        return str(words) if ":" not in target and (root / path).is_file() else found[0]

    return LINK.sub(link, text)


if __name__ == "__main__":
    sys.exit(main())
