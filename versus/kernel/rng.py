"""A small random generator that lives in the state: SplitMix64, the same on every machine."""

from typing import Final

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15


def advance(seed: int) -> int:
    """The generator's next state."""
    return (seed + GAMMA) & MASK


def mix(seed: int) -> int:
    """The 64 bits that a state yields."""
    bits = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31)


def below(bits: int, bound: int) -> int:
    """Map 64 random bits to 0 .. bound-1."""
    return (bits * bound) >> 64


def shuffled(items: list[int], seed: int) -> int:
    """Shuffle `items` in place and return the generator's new state."""
    for last in range(len(items) - 1, 0, -1):
        seed = (seed + GAMMA) & MASK
        other = (mix(seed) * (last + 1)) >> 64
        items[last], items[other] = items[other], items[last]
    return seed
