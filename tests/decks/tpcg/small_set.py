"""Two small sets of cards whose names are hard to tell apart."""

from versus.cards.catalogue import CardSet, Catalogue
from versus.decks import BadDeckList, read_deck
from versus.games.house import game_called
from versus.games.tpcg.language.vocabulary import (
    basic_location,
    draw,
    equipment,
    main_character,
    plot_twist,
    super_power,
    supporting,
)
from versus.games.tpcg.words import ENERGY, FLIGHT, MAIN

PONDER = super_power("Ponder", MAIN, ENERGY, draw())
ONE = CardSet(
    "ONE",
    "First",
    (
        main_character("ONE-001", "Cyclops", atk=3, defense=5, teams=("X-Men",), level_up=3),
        main_character("ONE-002", "Cyclops", atk=5, defense=8, level=2, teams=("X-Men",), level_up=5),
        main_character("ONE-003", "Cyclops", atk=7, defense=9, level=3, teams=("X-Men",)),
        main_character("ONE-004", "Storm", atk=2, defense=6, teams=("X-Men",)),
        supporting("ONE-010", "Cyclops", cost=4, atk=5, defense=5, teams=("X-Men",)),
        supporting("ONE-011", "Bishop", cost=2, atk=3, defense=3, teams=("X-Men",)),
        supporting("ONE-012", "Twin", cost=1, atk=1, defense=1),
        supporting("ONE-013", "Twin", cost=1, atk=2, defense=1, keywords=(FLIGHT,), powers=[PONDER]),
        supporting("ONE-014", "Rey Fénix", cost=3, atk=4, defense=3),
        supporting("ONE-015", "Marvel Girl", cost=3, atk=4, defense=3, aka=("Jean Grey",)),
        supporting("ONE-016", "Doll", cost=1, atk=1, defense=1, token=True),
        plot_twist("ONE-020", "Plan #9", MAIN, draw()),
        plot_twist("ONE-021", "What # Now", MAIN, draw()),
        plot_twist("ONE-022", "Run (Again)", MAIN, draw()),
        plot_twist("ONE-023", "Can't Touch <This> & That", MAIN, draw()),
        equipment("ONE-030", "Visor", cost=1),
        basic_location("ONE-040", "Laboratory", ENERGY),
    ),
)
TWO = CardSet(
    "TWO",
    "Second",
    (
        main_character("TWO-001", "Storm", atk=4, defense=4, teams=("X-Men",), level_up=2),
        main_character("TWO-002", "Storm", atk=8, defense=8, level=2, teams=("X-Men",)),
        main_character("TWO-003", "Magneto", atk=4, defense=4, teams=("Brotherhood",)),
        supporting("TWO-010", "Bishop", cost=2, atk=3, defense=4, teams=("X-Men",)),
        supporting("TWO-011", "Blob", cost=3, atk=2, defense=6, teams=("Brotherhood",)),
        basic_location("TWO-040", "Laboratory", ENERGY),
    ),
)
CATALOGUE = Catalogue(game_called("2pcg"), [ONE, TWO])


def read(text, **more):
    return read_deck(text.encode() if isinstance(text, str) else text, CATALOGUE, **more)


def problems(text):
    """What is wrong with a list; a list that can be read fails the test."""
    try:
        deck = read(text)
    except BadDeckList as error:
        return list(error.problems)
    raise AssertionError(f"was read as {deck}")


def keys(cards):
    return [card.key for card in cards]
