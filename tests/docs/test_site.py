"""The documentation as a site: pages are found, links lead somewhere, nothing is fetched from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.site import CONTENTS, PAGES

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"<(?:script|img|iframe)[^>]*\ssrc=\"([^\"]+)\"|<link[^>]*\shref=\"([^\"]+)\"")


def built(root: Path, into: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.site", "--root", str(root), "--into", str(into)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The pages of the project, but for the longest one."""
    root = tmp_path / "project"
    shutil.copytree(ROOT / "docs", root / "docs")
    (root / "docs/rules-coverage.md").write_text("# Rules\n")
    for page in (*PAGES, "web/public/mark.svg", "web/src/protocol.ts", "LICENSE"):
        (root / page).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / page, root / page)
    return root


def test_all_pages_are_there_and_bring_all_that_they_show(tmp_path: Path) -> None:
    done = built(ROOT, tmp_path / "site")
    assert (done.returncode, done.stderr) == (0, "")
    pages = {path.stem: path.read_text(encoding="utf-8") for path in (tmp_path / "site").glob("*.html")}
    assert {name for names in CONTENTS.values() for name in names} <= set(pages)
    assert "2P-CMB-52" in pages["rules-coverage"]
    for text in pages.values():
        loaded = [first or second for first, second in LOADED.findall(text)]
        assert loaded
        assert not [address for address in loaded if address.startswith(("http:", "https:", "//"))]


def test_links_to_nowhere_and_pages_that_nobody_finds_fail_the_build(project: Path, tmp_path: Path) -> None:
    dead = ("[a](nowhere.md)", "[b](server.md#not-there)", "![c](nothing.png)", "[d](../versus/none.py)")
    with (project / "docs/decks.md").open("a") as page:
        page.write("\n" + "\n\n".join(dead) + "\n")
    (project / "docs/forgotten.md").write_text("# Forgotten\n")
    done = built(project, tmp_path / "site")
    assert done.returncode == 1
    wrong = [line for line in done.stderr.splitlines() if "WARNING" in line]
    for place in ("nowhere.md", "not-there", "nothing.png", "none.py", "forgotten.md"):
        assert [line for line in wrong if place in line], place
    assert len(wrong) == 5
