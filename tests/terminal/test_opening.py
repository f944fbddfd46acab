"""Who gets which deck."""

from __future__ import annotations

import pytest

from versus.cards.catalogue import house
from versus.kernel.origin import NewGame
from versus.terminal.opening import new_session


def dealt(deck: str | None, *against: str, players: int = 4) -> list[str]:
    """The names of the decks around the table."""
    session = new_session(deck, against, {"2pcg": house("2pcg")}, seed=1, players=players)
    origin = session.game.origin
    assert isinstance(origin, NewGame)
    return [given.name for given in origin.decks]


@pytest.mark.parametrize("named", [(None,), ("Tide",), (None, "Tide"), ("Tide", "Magneto")])
def test_four_at_a_table_have_four_decks(named: tuple[str | None, ...]):
    found = dealt(*named)
    assert len(set(found)) == 4
    assert found[1 : len(named)] == list(named[1:]), "what is called for is given"
    assert named[0] is None or found[0] == named[0]


def test_whoever_calls_for_one_deck_twice_gets_it_twice():
    assert dealt("Tide", "Tide", "Tide", "Tide") == ["Tide"] * 4
    assert dealt("Tide", "Tide", players=2) == ["Tide", "Tide"]
