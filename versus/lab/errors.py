"""What the laboratory refuses, in words; games that are finished stay on disk."""

from __future__ import annotations

from pathlib import Path

from versus.kernel.errors import VersusError


class LabError(VersusError):
    """Something the laboratory cannot do."""


class BadRequest(LabError):
    """An experiment that cannot be set up as asked."""


class OtherRun(LabError):
    """The folder holds the results of another experiment."""

    def __init__(self, folder: Path, differences: list[str]) -> None:
        super().__init__(
            f"{folder} holds another run: {'; '.join(differences)}. Choose another folder with --out."
        )


class CannotWrite(LabError):
    """A folder or file that cannot be written."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(
            f"{path} cannot be written: {error.strerror or error}. "
            "Games that are finished are kept; choose another folder with --out or make room."
        )


class PoolBroken(LabError):
    """The processes that play have died again and again."""
