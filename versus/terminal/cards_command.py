"""versus cards: the sets there are, one set, one card, of any game; also of files that somebody wrote."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec.structs import asdict
from rich.console import Console
from rich.text import Text

from versus.cards.catalogue import CardSet, Catalogue
from versus.cards.loading import load_sets
from versus.cards.problems import near
from versus.cards.search import BadQuery, find, read_query, shelf_of
from versus.cards.search.manual import manual
from versus.kernel.authoring import CardProblem
from versus.kernel.plug import Plug, plug_of_card
from versus.kernel.types import INFINITE
from versus.terminal import card_page

UNKNOWN = 1
NOT_THERE = 2
WIDTH = 100
MOST_PAGES = 6
"""Cards that are shown whole; more are listed."""

CardFiles = Annotated[
    list[Path] | None,
    typer.Option("--cards", metavar="PATH", help="A Python file of cards, or a folder of them; repeatable."),
]
Catalogues = dict[str, Catalogue]


def cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(help="A card's name or number, or a query such as team:x-men cost:3."),
    ] = None,
    set_code: Annotated[str | None, typer.Option("--set", help="The code of a set, such as HOX.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Facts, text and provenance as JSON.")] = False,
    files: CardFiles = None,
    queries: Annotated[bool, typer.Option("--queries", help="Tell how queries are written.")] = False,
) -> None:
    """List sets, the cards of a set or of a query, or show one card."""
    if queries:
        typer.echo(manual())
        return
    name = " ".join(query) if query else None
    catalogues = all_cards(files)
    whole = set_called(catalogues, set_code) if set_code is not None else None
    found = chosen_cards(catalogues, name, whole) if name is not None else []
    if as_json:
        typer.echo(json.dumps(data(catalogues, found, whole, name), ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    if name is not None and len(found) > MOST_PAGES:
        console.print(card_page.found_page(name, [plug_of_card(card).words.sheet(card) for card in found]))
    elif name is not None:
        for card in found:
            plug = plug_of_card(card)
            console.print(card_page.card_page(plug.words.sheet(card), plug))
    elif whole is not None:
        console.print(card_page.set_page(whole, plug_of_set(catalogues, whole)))
    else:
        console.print(card_page.shelf(every_set(catalogues)))


def all_cards(files: list[Path] | None) -> Catalogues:
    """Every card there is, by game; what is wrong with somebody's files is said where errors go.

    A file that is not there is no fault of a card: whoever named it meant another, and nothing goes on.
    """
    check_there(files or [])
    catalogues, problems = load_sets(files or ())
    tell(problems)
    return catalogues


def check_there(files: list[Path]) -> None:
    for path in files:
        if not path.exists():
            raise refused(f"There are no cards at {path}. Name a file or folder that is there with --cards.")


def tell(problems: list[CardProblem]) -> None:
    console = Console(stderr=True, soft_wrap=True, highlight=False)
    for problem in problems:
        console.print(card_page.problem_line(problem))


def data(catalogues: Catalogues, found: list[Any], whole: CardSet | None, name: str | None) -> Any:
    """What was asked for, for other programs."""
    if name is None and whole is None:
        return [
            {"game": plug.name, "code": each.code, "name": each.name, "cards": len(each.cards)}
            for plug, each in every_set(catalogues)
        ]
    if whole is None:
        return [sheet(card) for card in found]
    among = found if name is not None else whole.cards
    return {"code": whole.code, "name": whole.name, "cards": [sheet(card) for card in among]}


def sheet(card: Any) -> dict[str, Any]:
    """What is printed on a card; every card has every field."""
    found = plug_of_card(card).words.sheet(card)
    numbers = {name: "infinite" if value >= INFINITE else value for name, value in found.numbers.items()}
    powers = [asdict(power) for power in found.powers]
    return asdict(found) | {"numbers": numbers, "powers": powers}


def chosen_cards(catalogues: Catalogues, name: str, whole: CardSet | None) -> list[Any]:
    """The cards that a name, a number or a query means, in one set or in all."""
    among = (
        list(whole.cards) if whole is not None else [card for each in catalogues.values() for card in each]
    )
    wanted = name.strip().casefold()
    found = [card for card in among if wanted in (card.key.casefold(), *map(str.casefold, card.names))]
    return found or searched(catalogues, name, among, whole)


def searched(catalogues: Catalogues, query: str, among: list[Any], whole: CardSet | None) -> list[Any]:
    """The cards that a query finds."""
    shelf = shelf_of(catalogues.values())
    try:
        found = find(read_query(query, shelf), shelf)
    except BadQuery as error:
        raise refused(f"{error} `versus cards --queries` tells how queries are written.", UNKNOWN) from None
    wanted = {card.key for card in among}
    cards = [one.card for one in found if whole is None or one.card.key in wanted]
    if not cards:
        raise unknown(
            "card", query, near(query, [word for card in among for word in (*card.names, card.key)])
        )
    return cards


def every_set(catalogues: Catalogues) -> list[tuple[Plug, CardSet]]:
    """The sets of all games."""
    return [(each.plug, card_set) for each in catalogues.values() for card_set in each.sets.values()]


def plug_of_set(catalogues: Catalogues, whole: CardSet) -> Plug:
    return next(plug for plug, each in every_set(catalogues) if each is whole)


def set_called(catalogues: Catalogues, code: str) -> CardSet:
    sets = [each for _, each in every_set(catalogues)]
    for card_set in sets:
        if code.strip().casefold() in (card_set.code.casefold(), card_set.name.casefold()):
            return card_set
    known = [word for each in sets for word in (each.code, each.name)]
    raise unknown("set", code, near(code, known) or [each.code for each in sets])


def unknown(kind: str, word: str, close: list[str]) -> typer.Exit:
    """Say that there is no such thing, and what is nearest to it."""
    hint = f" Near it: {', '.join(close)}." if close else " `versus cards` lists the sets."
    return refused(f'There is no {kind} "{word}".{hint}', UNKNOWN)


def refused(words: str, code: int = NOT_THERE) -> typer.Exit:
    """Say why where errors go."""
    Console(stderr=True, soft_wrap=True).print(Text(words, style="red"))
    return typer.Exit(code)
