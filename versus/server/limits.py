"""How much anybody may ask of the server: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

MOST_BUCKETS: Final = 10_000
ONE_HOME: Final = 64
"""Bits of an IPv6 address that tell one customer from another; the rest are theirs to choose."""


def counted_as(host: str) -> str:
    """Whom an address stands for: a whole network of IPv6 addresses is one guest."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed, ONE_HOME), strict=False))


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("burst", "level", "rate", "when")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = burst
        self.when = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is enough left, which is taken."""
        self.level = min(self.burst, self.level + max(0.0, now - self.when) * self.rate)
        self.when = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each address; those not used for longest are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.parts = 1
        """Among how many servers the allowance is divided: here everything costs so many times as much."""
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.burst, self.rate, now)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(now, min(cost * self.parts, max(cost, self.burst)))
