"""What is in the packages, by name."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from email.parser import HeaderParser
from pathlib import Path

from tests.package.conftest import ROOT, Packed, pack, tree
from tools.packing import NO_CLIENT, readme
from versus import __version__

PRODUCT = (
    "versus/py.typed",
    "versus/cards/tpcg/__init__.py",
    "versus/decks/tpcg/starters/professor-x.txt",
    "versus/decks/classic/starters/bprd.txt",
    "versus/games/ledgers/2pcg.toml",
    "versus/games/ledgers/classic.toml",
    "versus/server/lessons/2pcg.toml",
    "versus/server/lessons/classic.toml",
    "versus/server/migrations/env.py",
    "versus/server/migrations/versions/first_tables.py",
    "versus/server/client/index.html",
    "versus/server/client/assets/table.js",
    "versus/terminal/versus.tcss",
)


def in_wheel(packed: Packed) -> set[str]:
    with zipfile.ZipFile(packed.wheel) as wheel:
        return set(wheel.namelist())


def in_sdist(packed: Packed) -> set[str]:
    with tarfile.open(packed.sdist) as sdist:
        return {member.name.partition("/")[2] for member in sdist if member.isfile()}


def test_a_wheel_has_all_that_is_played_and_shown(packed: Packed) -> None:
    assert set(PRODUCT) <= in_wheel(packed)


def test_a_wheel_has_every_file_of_the_package_and_nothing_beside_it(packed: Packed) -> None:
    sources = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "versus").rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    found = {name for name in in_wheel(packed) if ".dist-info/" not in name}
    assert {name for name in found if "/client/" not in name} == sources


def test_a_source_distribution_is_the_project_with_the_client_built(packed: Packed) -> None:
    wanted = {"LICENSE", "CHANGELOG.md", "Makefile", "setup.py", "tools/backend.py", "web/dist/index.html"}
    wanted |= {"web/src/protocol.ts", "web/package-lock.json", "tests/package/conftest.py", "docs/table.png"}
    wanted |= {"Dockerfile", "compose.yaml", ".github/workflows/ci.yml", "requirements/server.txt"}
    found = in_sdist(packed)
    assert wanted <= found
    assert not [name for name in found if "node_modules" in name or name.endswith((".pyc", ".so"))]


def test_the_metadata_name_project_licence_and_version(packed: Packed) -> None:
    with zipfile.ZipFile(packed.wheel) as wheel:
        metadata = HeaderParser().parsestr(
            wheel.read(f"versus-{__version__}.dist-info/METADATA").decode("utf-8")
        )
    assert metadata["Version"] == __version__
    assert (metadata["License-Expression"], metadata["License-File"]) == ("MIT", "LICENSE")
    assert metadata["Author"] == "The Versus developers"
    assert "server" in metadata.get_all("Provides-Extra", [])
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_an_index_takes_both_packages(packed: Packed) -> None:
    command = [sys.executable, "-m", "twine", "check", "--strict", str(packed.sdist), str(packed.wheel)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("PASSED") == 2


def test_the_first_page_of_a_package_needs_no_file_beside_it() -> None:
    page = readme((ROOT / "README.md").read_text(encoding="utf-8"))
    assert page.startswith("# Versus\n")
    assert "](" not in page
    assert "docs/server.md" in page


def test_pictures_go_and_links_leave_their_words() -> None:
    text = "One.\n\n![A table](docs/table.png)\n\nTwo, [see here](docs/x.md), [there](https://a.b/c).\n"
    assert readme(text) == "One.\n\nTwo, see here, [there](https://a.b/c).\n"


def test_who_packs_without_a_client_is_told_and_gets_the_rest(packed: Packed, tmp_path: Path) -> None:
    said = pack(tree(tmp_path / "tree", client=False), tmp_path / "dist", "--wheel")
    assert NO_CLIENT in said
    assert NO_CLIENT not in packed.said
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as found:
        names = set(found.namelist())
    assert "versus/games/ledgers/2pcg.toml" in names
    assert not [name for name in names if "/client/" in name]
