"""Whether an installed Versus works: `python tools/smoke.py`, with the Python that it is installed for.

With `--install WHEEL` it is installed first, in an environment of its own that borrows from this one the
packages which Versus needs: nothing is fetched. Only Python's own library is used here.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

PATIENCE = 120.0
"""Seconds that any one step may take."""


def main() -> None:
    arguments = parse_arguments()
    with tempfile.TemporaryDirectory() as folder:
        python = Path(sys.executable)
        if arguments.install is not None:
            python = installed(arguments.install, Path(folder) / "home")
        check(versus_of(python), Path(folder), arguments.build)
    print(f"{arguments.install.name if arguments.install else 'Versus'}: it plays, and shows the table.")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--install", type=Path, help="a wheel to install first")
    parser.add_argument("--build", choices=("pure", "compiled"), help="the build that must run")
    return parser.parse_args()


def installed(wheel: Path, home: Path) -> Path:
    """The Python of a fresh environment with a wheel in it, and beside it the packages of this one."""
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin/python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    run([*pip, "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel.resolve())], home)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    borrowed = home / "lib" / version / "site-packages/borrowed.pth"
    borrowed.write_text(f"{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n")
    return python


def versus_of(python: Path) -> Path:
    return python.with_name("versus")


def check(versus: Path, folder: Path, build: str | None) -> None:
    """Say the version, play a few games, serve the table."""
    said = run([str(versus), "--version"], folder)
    if build is not None and f", {build} build" not in said:
        raise SystemExit(f"This should be the {build} build: {said}")
    run([str(versus), "sim", "professor-x", "magneto", "--games", "4", "--players", "random"], folder)
    with serving(versus, folder) as address:
        page = fetch(address)
        assets = re.findall(r'(?:src|href)="/?([^":]+)"', page)
        if 'id="app"' not in page or not assets:
            raise SystemExit(f"The client is not served: {page[:200]}")
        for asset in assets:
            fetch(address + asset)
        for game in json.loads(fetch(f"{address}api/games"))["games"]:
            for found in ("cards", "rules"):
                if not json.loads(fetch(f"{address}api/games/{game['game']}/{found}"))[found]:
                    raise SystemExit(f"{game['name']} has no {found}.")
        if not json.loads(fetch(f"{address}api/lessons"))["lessons"]:
            raise SystemExit("There are no lessons.")


@contextmanager
def serving(versus: Path, folder: Path, *options: str, **settings: str) -> Iterator[str]:
    """The address of a server that ends with the block, and well."""
    environment = clean() | {"VERSUS_DATABASE_URL": f"sqlite:///{folder}/smoke.db"} | settings
    command = [str(versus), "serve", "--port", "0", "--log-level", "warning", *options]
    process = subprocess.Popen(command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    # A server that says nothing and does not end is ended.
    watch = threading.Timer(2 * PATIENCE, process.kill)
    watch.daemon = True
    watch.start()
    try:
        said = ""
        while (found := re.search(r"Versus at (\S+)", said)) is None:
            line = process.stderr.readline()
            if not line:
                raise SystemExit(f"The server does not start: {said}")
            said += line
        yield found[1]
        process.send_signal(signal.SIGTERM)
        if process.wait(PATIENCE) != 0:
            raise SystemExit(f"The server ended with {process.returncode}: {process.stderr.read()}")
    finally:
        process.kill()
        process.wait()
        watch.cancel()
        process.stderr.close()


def fetch(address: str) -> str:
    with urlopen(address, timeout=PATIENCE) as answer:
        found: str = answer.read().decode("utf-8", "replace")
    return found


def run(command: list[str], folder: Path, **settings: str) -> str:
    done: Any = subprocess.run(
        command,
        cwd=folder,
        env=clean() | settings,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return str(done.stdout)


def clean() -> dict[str, str]:
    """The environment without what points at a source tree."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VERSUS_CLIENT")}


if __name__ == "__main__":
    main()
