"""How players and cards are called at the table, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.words import DECK, HAND, ZONE_NAMES
from versus.kernel.english import listed, ordinal
from versus.kernel.naming import UNKNOWN, YOU, player_name, players_own
from versus.kernel.phrasing import Piece
from versus.kernel.types import CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.events import Event


def camp_name(battle: Battle, seat: Seat, names: Sequence[str]) -> Piece:
    """A player with those who share the turn: "Ann", "You and Bob"."""
    players = [player_name(member, names) for member in camp_to(battle, seat, names)]
    return Piece(listed([player.text for player in players]), len(players) > 1 or players[0].plural)


def camps_own(battle: Battle, seat: Seat, names: Sequence[str]) -> str:
    """ "Ann's", "your and Bob's"."""
    return listed([players_own(member, names) for member in camp_to(battle, seat, names)])


def camp_to(battle: Battle, seat: Seat, names: Sequence[str]) -> list[Seat]:
    """Everybody who shares a turn; whoever is spoken to comes first."""
    return sorted(battle.camp(seat), key=lambda member: player_name(member, names).text != YOU)


def card_name(battle: Battle, seat: Seat | None, card: CardId) -> str:
    """A card's name, if the seat may look at it now."""
    if card < 0 or not sees(battle, seat, card):
        return UNKNOWN
    return battle.definition[card].name


def offered_name(battle: Battle, seat: Seat, card: CardId) -> str:
    """A card's name in a question: whoever chooses from a deck or another's hand looks at it."""
    if card >= 0 and battle.zone(card) in (DECK, HAND):
        return battle.definition[card].name
    return card_name(battle, seat, card)


def exact_name(battle: Battle, seat: Seat, card: CardId, names: Sequence[str]) -> str:
    """A card's name and what tells it from its namesakes: its place in play, elsewhere its key."""
    name = offered_name(battle, seat, card)
    if card < 0:
        return name
    controller = battle.controller(card)
    whose = "" if controller == seat else f"{players_own(controller, names)} "
    if battle.in_play(card):
        zone = battle.zone(card)
        place = ordinal(battle.pile(controller, zone).index(card))
        return f"{name} ({place} in {whose or 'your '}{ZONE_NAMES[zone]})"
    return f"{name} ({whose}{battle.definition[card].key})"


def causes(battle: Battle, event: Event) -> str:
    """The other cards that get the credit: they acted in the open."""
    return listed([battle.definition[card].name for card in event.by if card >= 0 and card != event.card])
