"""Some thousand messages that nobody sends in earnest; `make fuzz` sends a million."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from tests.server.fuzzing import making
from tests.server.fuzzing.__main__ import addresses, against_a_server, words
from tests.server.fuzzing.making import Context
from versus.server.protocol import ClientMessage

MESSAGES = 4_000


def test_nothing_that_is_sent_stops_the_server_or_holds_anybody_up(tmp_path: Path):
    found = against_a_server(MESSAGES, 7, tmp_path, False)
    assert found["faults"] == []
    assert found["messages"] >= MESSAGES
    assert found["innocent answers"] > 5
    assert found["said"]["step"] > 10, "games go on between the nonsense"
    assert found["statuses"]["200"] > 3


def test_every_body_that_can_be_posted_is_tried():
    posted = {body for _, _, body in addresses() if body}
    assert posted == making.BODIES.keys() - {"SeatWish", "BroughtDeck"}


def test_what_is_made_of_the_types_makes_sense():
    """Without anything wrong in it, most of what is made can be read."""
    chance = Random(3)
    context = Context({"seat": [0]}, words())
    for kind in making.KINDS:
        made = making.valid(kind, context, chance)
        assert type(msgspec.convert(made, ClientMessage)) is kind
