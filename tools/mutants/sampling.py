"""Which mutants are tried: a sample fixed by a seed, which a change of one function hardly disturbs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice

from tools.mutants.breaking import code_of, compiled, fingerprint
from tools.mutants.places import Mutant, Place


def sample(mutants: Iterable[Mutant], size: int, seed: int) -> list[Mutant]:
    """So many mutants that differ from the code and from each other, in the order of the files."""
    drawn = sorted(mutants, key=lambda mutant: sha256(f"{seed}\n{mutant.name}".encode()).digest())
    chosen = islice(different(drawn), size)
    return sorted(chosen, key=lambda mutant: (mutant.place.file, mutant.change.line, mutant.name))


def different(mutants: Iterable[Mutant]) -> Iterator[Mutant]:
    """Without those that do not compile, that compile to the same as the function, or as one before them."""
    seen: dict[Place, set[tuple[object, ...]]] = {}
    for mutant in mutants:
        place = mutant.place
        real = compiled(place, place.node)
        known = seen.setdefault(place, {fingerprint(real)})
        try:
            code = code_of(mutant)
        except SyntaxError:
            continue
        if fingerprint(code) not in known and code.co_freevars == real.co_freevars:
            known.add(fingerprint(code))
            yield mutant
