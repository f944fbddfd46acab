"""What became of the mutants: a table for people, figures for other programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Any, Final

from tools.mutants.places import Mutant

KEY: Final = ("file", "function", "source", "before", "after")


class Fate(StrEnum):
    KILLED = "killed"
    TIMEOUT = "timeout"
    """Killed too: a test did not come to an end."""
    SURVIVED = "survived"
    EQUIVALENT = "equivalent"


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant; the test that noticed, if one did; how many tests reach what it changes."""

    mutant: Mutant
    fate: Fate
    test: str = ""
    reached_by: int = 0


@dataclass(frozen=True)
class Tally:
    mutants: int
    killed: int
    timeouts: int
    survived: int
    equivalent: int

    @property
    def percent(self) -> float:
        """How many of those that could be killed were."""
        counted = self.mutants - self.equivalent
        return 100 * self.killed / counted if counted else 100.0


def tally(verdicts: Iterable[Verdict]) -> Tally:
    fates = [verdict.fate for verdict in verdicts]
    timeouts = fates.count(Fate.TIMEOUT)
    return Tally(
        mutants=len(fates),
        killed=fates.count(Fate.KILLED) + timeouts,
        timeouts=timeouts,
        survived=fates.count(Fate.SURVIVED),
        equivalent=fates.count(Fate.EQUIVALENT),
    )


def by_module(verdicts: Iterable[Verdict]) -> list[tuple[str, str, list[Verdict]]]:
    """Game, module and verdicts, in the order of the files."""
    groups = groupby(verdicts, key=lambda verdict: (verdict.mutant.place.game, verdict.mutant.place.module))
    return [(game, module, list(found)) for (game, module), found in groups]


def as_text(verdicts: Sequence[Verdict]) -> str:
    """Each game's figures, and every survivor by module."""
    lines: list[str] = []
    for game, found in groupby(verdicts, key=lambda verdict: verdict.mutant.place.game):
        of_game = list(found)
        for _, module, of_module in by_module(of_game):
            survivors = [verdict for verdict in of_module if verdict.fate is Fate.SURVIVED]
            if survivors:
                standing = tally(of_module)
                lines += [
                    "",
                    f"{module}: {standing.killed} of {standing.mutants - standing.equivalent} killed",
                ]
                lines += map(survivor, survivors)
        lines += ["", f"{game}: {sentence(tally(of_game))}"]
    return "\n".join(lines)


def sentence(standing: Tally) -> str:
    return (
        f"{standing.mutants} mutants, {standing.killed} killed ({standing.timeouts} by time), "
        f"{standing.survived} survived, {standing.equivalent} equivalent: {standing.percent:.1f} % killed"
    )


def survivor(verdict: Verdict) -> str:
    tests = f"{verdict.reached_by} tests reach it" if verdict.reached_by else "no test reaches it"
    return f"  {what(verdict.mutant)} ({tests})"


def killed(verdict: Verdict) -> str:
    return f"  {what(verdict.mutant)} ({verdict.test})"


def what(mutant: Mutant) -> str:
    """Where it stands and what it changes."""
    place, change = mutant.place, mutant.change
    return f"{place.file}:{change.line} {place.function}: {change.before} → {change.after or '(gone)'}"


def as_json(verdicts: Sequence[Verdict], seed: int, sample: int) -> str:
    entries = []
    for game, module, found in by_module(verdicts):
        standing = tally(found)
        entries.append(
            {
                "game": game,
                "module": module,
                "mutants": standing.mutants,
                "killed": standing.killed,
                "timeouts": standing.timeouts,
                "equivalent": standing.equivalent,
                "survived": [place_of(verdict) for verdict in found if verdict.fate is Fate.SURVIVED],
            }
        )
    games = {
        game: figures(tally(found))
        for game, found in groupby(verdicts, key=lambda verdict: verdict.mutant.place.game)
    }
    return json.dumps({"seed": seed, "sample": sample, "games": games, "entries": entries}, indent=2) + "\n"


def figures(standing: Tally) -> dict[str, object]:
    return {
        "mutants": standing.mutants,
        "killed": standing.killed,
        "timeouts": standing.timeouts,
        "survived": standing.survived,
        "equivalent": standing.equivalent,
        "percent": round(standing.percent, 1),
    }


def survivors(text: str) -> set[tuple[str, ...]]:
    """The keys of those that survived the run that wrote a file."""
    return {key(place) for entry in json.loads(text)["entries"] for place in entry["survived"]}


def renewed(text: str, verdicts: Sequence[Verdict]) -> str:
    """The figures of an earlier run whose survivors were tried again; those that are no more are left out."""
    told = json.loads(text)
    # Of several that look alike, one that survived counts.
    in_order = sorted(verdicts, key=lambda verdict: verdict.fate is Fate.SURVIVED)
    now = {key_of(verdict.mutant): verdict for verdict in in_order}
    for entry in told["entries"]:
        again = [now.get(key(place)) for place in entry["survived"]]
        found = [verdict for verdict in again if verdict is not None]
        standing = tally(found)
        entry["mutants"] -= len(again) - len(found)
        for figure in ("killed", "timeouts", "equivalent"):
            entry[figure] += getattr(standing, figure)
        entry["survived"] = [place_of(verdict) for verdict in found if verdict.fate is Fate.SURVIVED]
    for game in told["games"]:
        told["games"][game] = figures(together(entry for entry in told["entries"] if entry["game"] == game))
    return json.dumps(told, indent=2) + "\n"


def percents(text: str) -> dict[str, float]:
    """How many of each game's mutants were killed, as a file tells."""
    return {game: told["percent"] for game, told in json.loads(text)["games"].items()}


def together(entries: Iterable[dict[str, Any]]) -> Tally:
    """The figures of several modules as one."""
    listed = list(entries)
    return Tally(
        mutants=sum(entry["mutants"] for entry in listed),
        killed=sum(entry["killed"] for entry in listed),
        timeouts=sum(entry["timeouts"] for entry in listed),
        survived=sum(len(entry["survived"]) for entry in listed),
        equivalent=sum(entry["equivalent"] for entry in listed),
    )


def key(place: dict[str, Any]) -> tuple[str, ...]:
    return tuple(str(place[field]) for field in KEY)


def key_of(mutant: Mutant) -> tuple[str, ...]:
    """What a survivor is found again by."""
    return key(place_of(Verdict(mutant, Fate.SURVIVED)))


def place_of(verdict: Verdict) -> dict[str, object]:
    mutant = verdict.mutant
    return {
        "file": mutant.place.file.as_posix(),
        "line": mutant.change.line,
        "function": mutant.place.function,
        "source": mutant.source,
        "before": mutant.change.before,
        "after": mutant.change.after,
        "reached_by": verdict.reached_by,
    }
