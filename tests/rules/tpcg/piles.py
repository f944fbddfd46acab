"""Piles that are common to all players, as a view shows them."""

from versus.kernel.views import CardView, View


def removed_cards(view: View) -> list[CardView]:
    """What is out of the game."""
    return next(pile.cards for pile in view.piles if pile.name == "removed from the game")
