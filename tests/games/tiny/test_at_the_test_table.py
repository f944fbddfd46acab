"""A game that no test table has heard of is laid and played at one: in a player's voice, five ways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.tiny.highest import CARDS, DECK, HAND, HIGHEST, NAME, Highest, Rules
from versus.kernel.deck import Deck
from versus.kernel.plug import PLUGS, register
from versus.testing.player import SharedPlayer
from versus.testing.table import Refused, SharedTable


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """The plug, and nothing else."""
    register(HIGHEST)
    yield
    del PLUGS[NAME]


def lay(*hands: str, rules: Rules | None = None) -> SharedTable[SharedPlayer]:
    """A table at which each player holds the cards named, as in "Peak, Hill, Pebble"."""
    table: SharedTable[SharedPlayer] = SharedTable(HIGHEST.start([Deck(CARDS)] * len(hands), 1, rules))

    def dealt(game: Highest) -> None:
        for player, hand in zip(table.players, hands, strict=True):
            for card in list(game.pile(player.seat, HAND)):
                game.put(card, player.seat, DECK)
            for name in hand.split(", "):
                game.put(player.find(name), player.seat, HAND)

    table.befalls(dealt)
    return table


def test_the_highest_card_takes_the_trick() -> None:
    table = lay("Peak, Hill, Pebble", "Crag, Stone, Boulder")
    table.p1.does("lay", "Peak")
    assert table.p1["Peak"].zone == "table"
    table.p2.does("lay", "Crag")
    assert table.p1.lying_in("tricks") == ["Peak 7"]
    assert table.p2.lying_in("tricks") == []
    assert table.happened("took", "Peak") == 1
    assert table.happened("laid") == 2
    assert table.asked is table.p1


def test_a_tie_goes_to_nobody_or_as_agreed_to_the_second() -> None:
    for ties, tricks in (("nobody", []), ("second", ["Peak 7"])):
        table = lay("Peak, Hill, Pebble", "Peak, Stone, Boulder", rules=Rules(ties))
        table.p1.does("lay", "Peak")
        table.p2.does("lay", "Peak")
        assert table.p2.lying_in("tricks") == tricks
        assert table.p1.lying_in("tricks") == []


def test_three_tricks_win() -> None:
    table = lay("Planet, Continent, Range", "Pebble, Stone, Boulder")
    for high, low in zip(["Planet", "Continent", "Range"], ["Pebble", "Stone", "Boulder"], strict=True):
        assert not table.over
        table.p1.does("lay", high)
        table.p2.does("lay", low)
    assert table.over
    assert table.winners == [1]


def test_what_may_not_be_done_is_refused_with_its_rule_and_in_words() -> None:
    table = lay("Peak, Hill, Pebble", "Crag, Stone, Boulder")
    assert table.p1.may("lay", "Hill in hand")
    assert table.p1.why_not("lay", "Planet") == "HI-01"
    assert table.p2.why_not("lay", "Crag") == "HI-01"
    with pytest.raises(Refused, match=r'p1 is asked "Lay a card." and could answer "Lay Peak 7"'):
        table.p2.does("lay", "Crag")
    with pytest.raises(Refused, match="not in your hand"):
        table.p1.does("lay", "Planet")
    with pytest.raises(AssertionError, match='"recruit" is no verb; there are lay'):
        table.p1.does("recruit", "Peak")
    with pytest.raises(AssertionError, match='"graveyard" is no zone; there are table, hand, deck'):
        table.p1.lying_in("graveyard")


def test_nothing_is_a_matter_of_course_where_a_card_must_be_laid() -> None:
    with pytest.raises(Refused, match=r'the turn cannot end yet.*on="Peak 7"'):
        lay("Peak, Hill, Pebble", "Crag, Stone, Boulder").next_turn()


def test_what_is_tried_in_thought_does_not_happen() -> None:
    table = lay("Peak, Hill, Pebble", "Crag, Stone, Boulder")
    thought = table.imagined()
    thought.p1.does("lay", "Peak")
    assert table.p1.hand == ["Peak 7", "Hill 4", "Pebble 1"]
    assert "Peak 7" not in thought.p1.hand


def test_three_may_sit_there() -> None:
    table = lay("Peak, Hill, Pebble", "Crag, Stone, Boulder", "Planet, Hill, Crag")
    table.p1.does("lay", "Peak")
    table.p2.does("lay", "Crag")
    table.p3.does("lay", "Planet")
    assert table.p3.lying_in("tricks") == ["Planet 12"]


def test_every_answer_goes_five_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that shows what is hidden is caught at the first answer, as at the other tables."""
    table = lay("Peak, Hill, Pebble", "Crag, Stone, Boulder")
    monkeypatch.setattr(Highest, "view", lambda game, seat: [card.name for card in game.definition])
    with pytest.raises(AssertionError, match="depends on cards it cannot see"):
        table.p1.does("lay", "Peak")
