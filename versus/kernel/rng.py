"""A small random generator that lives in the state: SplitMix64, the same on every machine."""

from typing import Final

from mypy_extensions import i64

from versus.kernel.build import COMPILED

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15


def advance(seed: int) -> int:
    """The generator's next state."""
    return (seed + GAMMA) & MASK


def mix(seed: int) -> int:
    """The 64 bits that a state yields."""
    if COMPILED:
        return unsigned(mixed(word(seed)))
    bits = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31)


def below(bits: int, bound: int) -> int:
    """Map 64 random bits to 0 .. bound-1."""
    return (bits * bound) >> 64


def shuffled(items: list[int], seed: int) -> int:
    """Shuffle `items` in place and return the generator's new state."""
    if COMPILED:
        return shuffled_in_words(items, seed)
    for last in range(len(items) - 1, 0, -1):
        seed = (seed + GAMMA) & MASK
        other = (mix(seed) * (last + 1)) >> 64
        items[last], items[other] = items[other], items[last]
    return seed


# The same in machine words, which wrap around by themselves once this is compiled: with Python's integers an
# eighth of a compiled game's time went into it. Never called where it is not.


def shuffled_in_words(items: list[int], seed: int) -> int:
    state = word(seed)
    for last in range(len(items) - 1, 0, -1):
        state += -0x61C8864680B583EB
        bits = mixed(state)
        bound: i64 = last + 1
        high: i64 = (bits >> 32) & 0xFFFFFFFF
        low: i64 = bits & 0xFFFFFFFF
        other: i64 = (high * bound + ((low * bound) >> 32)) >> 32
        items[last], items[other] = items[other], items[last]
    return unsigned(state)


def mixed(state: i64) -> i64:
    """`mix`; shifts are kept from copying the sign."""
    bits: i64 = (state ^ ((state >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    bits = (bits ^ ((bits >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return bits ^ ((bits >> 31) & 0x1FFFFFFFF)


def word(seed: int) -> i64:
    """64 bits as a signed machine word."""
    return i64(seed - (1 << 64) if seed >> 63 else seed)


def unsigned(state: i64) -> int:
    return int(state) & MASK
