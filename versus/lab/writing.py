"""Files that are there as a whole or not at all, and damaged ones that are kept out of the way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import BinaryIO

from versus.lab.errors import CannotWrite


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file to write into; it gets its name only when everything is in it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise CannotWrite(path, error) from error
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def write_whole(path: Path, data: bytes) -> None:
    with written_whole(path) as file:
        file.write(data)


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, so that nothing is lost and its place is free."""
    for number in count(1):
        aside = path.with_name(f"{path.name}.corrupt-{number}")
        if not aside.exists():
            try:
                path.rename(aside)
            except OSError as error:
                raise CannotWrite(aside, error) from error
            return aside
    raise AssertionError
