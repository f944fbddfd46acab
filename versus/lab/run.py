"""A run on disk: its plan, the parts that are finished, and the tables and summary made from them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from versus.lab.errors import CannotWrite, OtherRun
from versus.lab.parquet import BadPart, first_line, read_part, read_table, write_part, write_tables
from versus.lab.plan import Chunk, Plan, chunks
from versus.lab.results import GameRow
from versus.lab.writing import set_aside, write_whole

MANIFEST: Final = "manifest.json"
PARTS: Final = "parts"
GAMES: Final = "games.parquet"
CARDS: Final = "cards.parquet"
SUMMARY: Final = "summary.json"


class Run:
    """A folder in which a plan is carried out, now or bit by bit."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        """Begin a run, or take up one of the same plan. The results of any other plan are left alone."""
        self.plan = plan
        self.folder = folder
        self.notes: list[str] = []
        """What was found damaged and set aside, in words."""
        try:
            (folder / PARTS).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotWrite(folder, error) from error
        self.take_manifest()

    def take_manifest(self) -> None:
        path = self.folder / MANIFEST
        if path.exists():
            try:
                found = msgspec.json.decode(path.read_bytes(), type=Plan)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                self.put_aside(path, first_line(error))
            except OSError as error:
                raise CannotWrite(path, error) from error
            else:
                if found != self.plan:
                    raise OtherRun(self.folder, differences(found, self.plan))
                return
        write_whole(path, msgspec.json.format(self.plan.encoded(), indent=2))

    def path_of(self, chunk: Chunk) -> Path:
        return self.folder / PARTS / f"part-{chunk.number:05}.parquet"

    def finished(self) -> Iterator[tuple[Chunk, list[GameRow]]]:
        """Every chunk that is on disk and sound. A damaged one is set aside, as if it had not been played."""
        for chunk in chunks(self.plan):
            path = self.path_of(chunk)
            if path.exists():
                try:
                    yield chunk, read_part(path, self.plan, chunk)
                except BadPart as error:
                    self.put_aside(path, str(error))

    def keep(self, chunk: Chunk, rows: list[GameRow]) -> None:
        write_part(self.path_of(chunk), self.plan, chunk, rows)

    def parts(self) -> Iterator[list[GameRow]]:
        """All games that are finished, in their order."""
        for _, rows in self.finished():
            yield rows

    def write_results(self, summary: bytes) -> None:
        """The tables and the summary, made anew from the parts."""
        for name in (GAMES, CARDS, SUMMARY):
            self.look_at(self.folder / name)
        write_tables(self.folder / GAMES, self.folder / CARDS, self.plan, self.parts())
        write_whole(self.folder / SUMMARY, summary)

    def look_at(self, path: Path) -> None:
        """Results may be written over what was found before, but not over something that cannot be read."""
        if path.exists():
            try:
                if path.suffix == ".json":
                    msgspec.json.decode(path.read_bytes())
                else:
                    read_table(path)
            except (BadPart, msgspec.MsgspecError, UnicodeDecodeError) as error:
                self.put_aside(path, first_line(error))

    def put_aside(self, path: Path, reason: str) -> None:
        aside = set_aside(path)
        self.notes.append(f"{path.name} is damaged ({reason}); it is kept as {aside.name}.")


def differences(there: Plan, here: Plan) -> list[str]:
    """What tells two plans apart, in words."""
    told = [
        f"{word} {old} there, {new} here"
        for word, old, new in (
            ("the command was", there.kind, here.kind),
            ("version", there.program, here.program),
            ("the decks are", deck_names(there), deck_names(here)),
            ("the players are", player_names(there), player_names(here)),
            ("games", there.games, here.games),
            ("seed", there.seed, here.seed),
        )
        if old != new
    ]
    if there.cards != here.cards:
        changed = sorted(
            (there.cards.get(key) or here.cards[key]).name
            for key in there.cards.keys() | here.cards.keys()
            if there.cards.get(key) != here.cards.get(key)
        )
        told.append(f"other cards, such as {changed[0]}")
    return told or ["its deck lists or pairings differ"]


def deck_names(plan: Plan) -> str:
    return ", ".join(dict.fromkeys(entrant.deck.name for entrant in plan.entrants))


def player_names(plan: Plan) -> str:
    return ", ".join(entrant.player for entrant in plan.entrants)
