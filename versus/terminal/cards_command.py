"""versus cards: the sets there are, one set, one card; also of files that somebody wrote."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from versus.cards.catalogue import CardSet, Catalogue
from versus.cards.classic import sheet as classic_sheet
from versus.cards.classic.catalogue import SETS, ClassicSet, classic_house
from versus.cards.loading import load_sets
from versus.cards.problems import CardProblem, near
from versus.cards.tpcg.sheet import card_sheet, set_sheet
from versus.games.classic.printed.definition import Card as ClassicCard
from versus.games.tpcg.printed.definition import Card
from versus.terminal import card_page
from versus.terminal.classic import card_page as classic_page

UNKNOWN = 1
WIDTH = 100

CardFiles = Annotated[
    list[Path] | None,
    typer.Option("--cards", metavar="PATH", help="A Python file of cards, or a folder of them; repeatable."),
]


def cards(
    name: Annotated[str | None, typer.Argument(help="A card's name or number.")] = None,
    set_code: Annotated[str | None, typer.Option("--set", help="The code of a set, such as HOX.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Facts, text and provenance as JSON.")] = False,
    files: CardFiles = None,
) -> None:
    """List the sets, the cards of a set, or show one card."""
    catalogue, problems = load_sets(files or ())
    tell(problems)
    classic = classic_cards(name, set_code)
    found = [] if classic else chosen_cards(catalogue, name, set_code)
    if as_json:
        listed = classic_data(classic, set_code) if classic else data(catalogue, found, set_code)
        typer.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    if name is not None:
        for page in [*map(classic_page.card_page, classic), *map(card_page.card_page, found)]:
            console.print(page)
    elif classic:
        console.print(classic_page.set_page(classic_set(set_code or "")[0]))
    elif set_code is not None:
        console.print(card_page.set_page(set_called(catalogue, set_code)))
    else:
        console.print(card_page.shelf(every_set(catalogue)))


def classic_cards(name: str | None, set_code: str | None) -> list[ClassicCard]:
    """The classic cards that a name, a set or both mean; none where it is a matter of the 2PCG."""
    sets = SETS if set_code is None else classic_set(set_code)
    among = [card for card_set in sets for card in card_set.cards]
    if name is None:
        return among if set_code is not None else []
    wanted = name.strip().casefold()
    found = [card for card in among if wanted in (card.key.casefold(), card.name.casefold())]
    if not found and set_code is not None and among:
        raise unknown("card", name, near(name, [word for card in among for word in (card.name, card.key)]))
    return found


def classic_set(code: str) -> tuple[ClassicSet, ...]:
    """The classic set of a code or a name, if there is one."""
    wanted = code.strip().casefold()
    return tuple(each for each in SETS if wanted in (each.code.casefold(), each.name.casefold()))


def classic_data(found: list[ClassicCard], set_code: str | None) -> Any:
    if set_code is None:
        return [classic_sheet.card_sheet(card) for card in found]
    whole = classic_set(set_code)[0]
    return classic_sheet.set_sheet(ClassicSet(whole.code, whole.name, tuple(found)))


def all_cards(files: list[Path] | None) -> Catalogue:
    """Every card there is; what is wrong with somebody's files is said where errors go."""
    catalogue, problems = load_sets(files or ())
    tell(problems)
    return catalogue


def tell(problems: list[CardProblem]) -> None:
    console = Console(stderr=True, soft_wrap=True, highlight=False)
    for problem in problems:
        console.print(card_page.problem_line(problem))


def data(catalogue: Catalogue, found: list[Card], set_code: str | None) -> Any:
    if set_code is None and not found:
        return [
            {"code": each.code, "name": each.name, "cards": len(each.cards)} for each in every_set(catalogue)
        ]
    if set_code is None:
        return [card_sheet(card) for card in found]
    whole = set_called(catalogue, set_code)
    return set_sheet(CardSet(whole.code, whole.name, tuple(found)))


def chosen_cards(catalogue: Catalogue, name: str | None, set_code: str | None) -> list[Card]:
    """The cards that a name, a set or both mean."""
    among = list(set_called(catalogue, set_code).cards if set_code is not None else catalogue)
    if name is None:
        return among if set_code is not None else []
    wanted = name.strip().casefold()
    found = [card for card in among if wanted in (card.key.casefold(), *map(str.casefold, card.names))]
    if found:
        return found
    known = [word for card in among for word in (*card.names, card.key)]
    if set_code is None:
        known += [word for card in classic_house().values() for word in (card.name, card.key)]
    raise unknown("card", name, near(name, known))


def every_set(catalogue: Catalogue) -> list[CardSet | ClassicSet]:
    """The sets of both games."""
    return [*catalogue.sets.values(), *SETS]


def set_called(catalogue: Catalogue, code: str) -> CardSet:
    for card_set in catalogue.sets.values():
        if code.strip().casefold() in (card_set.code.casefold(), card_set.name.casefold()):
            return card_set
    known = [word for each in every_set(catalogue) for word in (each.code, each.name)]
    raise unknown("set", code, near(code, known) or [each.code for each in every_set(catalogue)])


def unknown(kind: str, word: str, close: list[str]) -> typer.Exit:
    """Say that there is no such thing, and what is nearest to it."""
    hint = f" Near it: {', '.join(close)}." if close else " `versus cards` lists the sets."
    Console(stderr=True, soft_wrap=True).print(Text(f'There is no {kind} "{word}".{hint}', style="red"))
    return typer.Exit(UNKNOWN)
