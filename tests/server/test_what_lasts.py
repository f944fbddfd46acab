"""What lasts on a card travels with it: in every step, for each reader in words of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.living import Guest, Living, play_on
from versus.server import laying

MOST_ANSWERS = 400


def lasting_on(step: dict[str, Any]) -> dict[int, list[dict[str, Any]]]:
    """What lasts on each card that a seat sees, by the card's number."""
    piles = [pile for side in step["view"]["sides"] for pile in side["piles"]]
    cards = [card for pile in piles for card in pile["cards"]]
    return {card["number"]: card["lasting"] for card in cards if card.get("lasting")}


@pytest.mark.parametrize("game", ["2pcg", "classic"])
def test_a_step_carries_what_lasts_on_its_cards(server: Living, monkeypatch: pytest.MonkeyPatch, game: str):
    """Two people play on by chance until something lasts."""
    monkeypatch.setattr(laying, "new_seed", lambda: 7)
    table = server.duel(game=game)
    with table.sits(0) as ann, table.sits(1) as bob:
        assert lasting_on(ann.step) == {}, "nothing lasts before the game"
        played_until_something_lasts(ann, bob)
        [number, *_] = found = lasting_on(ann.step)
        assert lasting_on(bob.step).keys() == found.keys(), "it lies in the open"
        for guest in (ann, bob):
            [lasting, *_] = lasting_on(guest.step)[number]
            assert lasting["words"]
            assert lasting["until"]
            assert lasting["source"]
            assert lasting["seat"] in (0, 1)


def played_until_something_lasts(ann: Guest, bob: Guest) -> None:
    for seed in range(MOST_ANSWERS):
        if lasting_on(ann.step):
            return
        assert play_on([ann, bob], 1, seed), "the game is over"
    raise AssertionError("nothing has lasted")
