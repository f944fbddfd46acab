"""Piles, resources and names: into decks, out of KO piles, what is left over, which name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from versus.games.tpcg.language import filters, selectors
from versus.games.tpcg.language.effects import beside, moving, naming, piles
from versus.games.tpcg.language.vocabulary.who import fits
from versus.games.tpcg.words import DOWN, Timing
from versus.kernel.choosing import THIS, Choice, Who
from versus.kernel.nodes import Effect, Filter

the_rest: Final = piles.TheRest()
"""Of the cards found before, those that were not chosen from among them."""
resource: Final = filters.IsResource()
face_down_resource: Final = filters.IsResource(DOWN)
of_that_name: Final = filters.OfNamedName()
"""With the name that was said before."""
name_a_card: Final = naming.NameCard()


def put_into_deck(who: Who, bottom: bool = True, any_order: bool = False) -> Effect:
    """On the bottom of its owner's deck, or on its top; several in any order."""
    return piles.PutIntoDeck(who, bottom, any_order)


def shuffle_into_deck(who: Who) -> Effect:
    """Into its owner's deck, which is shuffled."""
    return piles.ShuffleIntoDeck(who)


def play_twist(who: Who) -> Effect:
    """Play a plot twist from wherever it is."""
    return piles.PlayTwists(who)


def put_as_resource(who: Who, face: int = moving.ASK_FACE) -> Effect:
    """Into its owner's resource row, as you choose or in a certain way; only a location lies face up."""
    return moving.PutIntoPlay(who, as_resource=True, face=face)


def put_into_force(who: Who) -> Effect:
    """A Challenge Match of your pile outside the game: its powers hold from now on."""
    return beside.PutIntoForce(who)


def one_card(*parts: Filter) -> Choice:
    """A card in play, resources and equipment included."""
    return Choice(selectors.CardsInPlay(fits(*parts)))


def at_random(choice: Choice) -> Choice:
    """The same choice, made by chance; where up to so many may be chosen, so many are."""
    return replace(choice, at_random=True, least=choice.most)


def sharing_name(who: Who = THIS) -> Filter:
    """Has a name in common with this card, or with another."""
    return filters.SharesName(who)


def with_timing(timing: Timing, any_turn: bool = False) -> Filter:
    """A plot twist with a timing word; with `any_turn`, one that can be played on any turn."""
    return filters.HasTiming(timing, any_turn)
