"""The generator is SplitMix64, in either build: one seed, one game, on every machine (promise 6)."""

from random import Random

import pytest

from versus.kernel.rng import GAMMA, MASK, advance, below, mix, shuffled

KNOWN = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC)
"""What SplitMix64 yields from seed 0, as its authors publish it."""


def by_definition(seed: int) -> int:
    """The published steps, with Python's own integers."""
    bits = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) % 2**64
    return bits ^ (bits >> 31)


def test_it_yields_what_is_published():
    seed = 0
    for expected in KNOWN:
        seed = advance(seed)
        assert mix(seed) == expected


EDGES = (0, 1, GAMMA, 2**31, 2**32, 2**62, 2**63 - 1, 2**63, 2**63 + 1, MASK - 1, MASK)


def test_every_state_yields_its_bits_at_the_edges_and_between():
    chance = Random(1)
    for seed in (*EDGES, *(chance.randrange(2**64) for _ in range(2_000))):
        assert mix(seed) == by_definition(seed)


@pytest.mark.parametrize("seed", EDGES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 60, 200])
def test_a_shuffle_takes_its_steps_one_by_one(seed: int, count: int):
    expected, state = list(range(count)), seed
    for last in range(count - 1, 0, -1):
        state = (state + GAMMA) % 2**64
        other = by_definition(state) * (last + 1) // 2**64
        expected[last], expected[other] = expected[other], expected[last]
    items = list(range(count))
    assert shuffled(items, seed) == state
    assert items == expected


def test_bits_are_spread_over_a_bound():
    assert (below(0, 6), below(MASK, 6), below(2**63, 6)) == (0, 5, 3)
