"""Every set there is: the house's own, those of installed packages, and files that somebody names."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from versus.cards.blame import games_of
from versus.cards.card_files import Broken, Notes, PartByPart, entries, forget, part_by_part
from versus.cards.catalogue import CardSet, Catalogue, house
from versus.cards.checking import check_card, check_set
from versus.cards.problems import did_you_mean, near
from versus.games.house import games
from versus.kernel.authoring import CardProblem
from versus.kernel.definition import Definition
from versus.kernel.plug import Plug

GROUP: Final = "versus.sets"
"""The entry point group in which a package offers a CardSet, or a function that gives one."""
PACKAGE: Final = "versus_card_files"
"""Modules of a folder of cards are imported as parts of this package, one folder after another."""
NOT_CARDS: Final = ("test_", "conftest", "setup")


def load_sets(paths: Iterable[Path | str] = ()) -> tuple[dict[str, Catalogue], list[CardProblem]]:
    """By game the house's sets, installed ones and those of files; and what is wrong with any of the latter.

    A card with an error is left out; all others are in the catalogues.
    """
    catalogues = {name: house(name).copy() for name in games()}
    loading = Loading(catalogues)
    for entry_point in entry_points(group=GROUP):
        loading.installed(entry_point)
    for path in paths:
        loading.path(Path(path))
    return catalogues, sorted(loading.notes.problems, key=lambda problem: (problem.file, problem.line))


class Shelf:
    """The catalogue of one game in the making."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.plug = catalogue.plug
        self.catalogue = catalogue
        self.origins: dict[str, str] = {card.key: "a set of the house" for card in catalogue}
        known = self.plug.authoring.teams if self.plug.authoring is not None else ()
        self.teams = dict.fromkeys((*known, *(team for card in catalogue for team in teams_of(card))))

    def free_key(self, card: Definition) -> str:
        """The next number that no card has."""
        stem, dash, number = card.key.rpartition("-")
        width = len(number)
        following = int(number) if number.isdigit() else 0
        while True:
            following += 1
            key = f"{stem}{dash}{following:0{width}d}" if number.isdigit() else f"{card.key}-{following}"
            if key not in self.origins:
                return key


def teams_of(card: Any) -> tuple[str, ...]:
    """The teams that a card is of; a game need not have any."""
    found: tuple[str, ...] = getattr(getattr(card, "facts", None), "teams", ())
    return found


class Loading:
    """Catalogues in the making, and what was found wrong on the way."""

    def __init__(self, catalogues: Mapping[str, Catalogue]) -> None:
        self.shelves = {name: Shelf(catalogue) for name, catalogue in catalogues.items()}
        self.notes = Notes()

    # Where sets come from

    def installed(self, entry_point: EntryPoint) -> None:
        """A set that a package offers; if its module fails, what can be saved of it."""
        where = f"{GROUP}: {entry_point.name} = {entry_point.value}"
        try:
            value = entry_point.load()
        except Exception as error:
            value = self.salvaged(entry_point, where, error)
        if callable(value):
            try:
                value = value()
            except Exception as error:
                self.note("", f"it fails: {type(error).__name__}: {error}.", where)
                return
        if isinstance(value, CardSet):
            module = sys.modules.get(entry_point.module)
            self.add(value, str(getattr(module, "__file__", where)), module)
        elif value is not None:
            self.note("", f"it is {type(value).__name__}.", where, "Name a CardSet, or what gives one.")

    def salvaged(self, entry_point: EntryPoint, where: str, error: Exception) -> Any:
        top = entry_point.module.partition(".")[0]
        with part_by_part(top, self.notes):
            try:
                value = entry_point.load()
            except Exception:
                self.note("", f"it cannot be imported: {type(error).__name__}: {error}.", where)
                return None
        return value if isinstance(value, CardSet) or callable(value) else None

    def path(self, path: Path) -> None:
        """A file of cards, or a folder of them."""
        if path.is_dir():
            self.folder(path)
        elif path.is_file():
            with part_by_part(PACKAGE, self.notes):
                package(path.parent)
                module = importlib.import_module(f"{PACKAGE}.{path.stem}") if importable(path) else None
                found = self.sets_of([module if module is not None else self.odd_file(path)], path)
            if not found:
                self.empty(path)
        else:
            near_names = near(path.name, (other.name for other in siblings(path)))
            hint = f"Did you mean {near_names[0]}?" if near_names else "Name a Python file or a folder."
            self.note("", "there is no such file or folder.", str(path), hint)

    def folder(self, path: Path) -> None:
        with part_by_part(PACKAGE, self.notes):
            top = package(path)
            if (path / "__init__.py").is_file():
                PartByPart(path / "__init__.py", self.notes).exec_module(top)
                if self.sets_of([top], path):
                    return
            names = [name for _, name, _ in pkgutil.iter_modules([str(path)])]
            modules = [
                importlib.import_module(f"{PACKAGE}.{name}")
                for name in sorted(names)
                if not name.startswith(NOT_CARDS)
            ]
            if not self.sets_of(modules, path):
                self.empty(path)

    def odd_file(self, path: Path) -> ModuleType:
        """A file whose name no import could say."""
        spec = spec_from_file_location(f"{PACKAGE}.file", path, loader=PartByPart(path, self.notes))
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def sets_of(self, modules: list[ModuleType], path: Path) -> bool:
        """Take the sets that modules bring; those with plain CARDS make one set together."""
        plain: list[tuple[Any, str]] = []
        found = False
        for module in modules:
            file = str(getattr(module, "__file__", None) or path)
            value, listed = getattr(module, "SET", None), getattr(module, "CARDS", None)
            found = found or value is not None or listed is not None
            if isinstance(value, CardSet):
                self.add(value, file, module)
                continue
            if value is not None and not isinstance(value, Broken):
                words = f"it is {type(value).__name__}, not a CardSet."
                self.note("SET", words, file, 'Write SET = CardSet("MY", "My Set", CARDS).')
            cards = entries(listed)
            if cards is not None:
                plain += [(card, file) for card in cards]
            elif listed is not None and not isinstance(listed, Broken):
                words = f"it is {type(listed).__name__}, not a tuple of cards."
                self.note("CARDS", words, file, "Write CARDS = (first_card, second_card).")
        if plain:
            self.add_plain(plain, path)
        return found

    def add_plain(self, cards: list[tuple[Any, str]], path: Path) -> None:
        """A set of each game that the cards are of; what is no card is told with the first."""
        titles: dict[str, list[Any]] = {}
        for card, file in cards:
            if isinstance(card, Definition):
                self.notes.places.setdefault(id(card), (file, 0))
            plug = plug_or_none(card)
            first = next(iter(titles), next(iter(self.shelves)))
            titles.setdefault(plug.name if plug is not None else first, []).append(card)
        for found in titles.values():
            keys = [card.key for card in found if isinstance(card, Definition) and isinstance(card.key, str)]
            code = (keys[0].rpartition("-")[0] if keys else "") or path.stem.upper()
            title = path.stem.replace("_", " ").strip().title()
            self.add(CardSet(code, title, tuple(found)), str(path))

    def empty(self, path: Path) -> None:
        """Nothing was found; unless a problem already says why, say what to write."""
        if any(problem.file.startswith(str(path)) for problem in self.notes.problems):
            return
        module = sys.modules.get(f"{PACKAGE}.{path.stem}")
        # Only what could be a list of cards: `from ... import *` brings words such as "card".
        listed = (
            [name for name, value in vars(module).items() if entries(value) is not None] if module else []
        )
        likely = near("CARDS", listed, 1)
        hint = f"Rename {likely[0]} to CARDS." if likely else "Write CARDS = (first_card, second_card)."
        self.note("CARDS", "it has neither SET nor CARDS.", str(path), hint)

    # What they bring

    def add(self, offered: CardSet, file: str, module: ModuleType | None = None) -> None:
        """Take every card of a set that is in order."""
        shelf = self.shelves[self.game_of(offered, module)]
        if not self.titled(offered, file, shelf):
            return
        known = shelf.teams | dict.fromkeys(offered.teams)
        good = [card for card in entries(offered.cards) or () if self.in_order(card, shelf, file)]
        if shelf.plug.authoring is not None:
            lost = frozenset(self.notes.lost)
            for card, problem in [*check_set(good, lost, known, shelf.plug.authoring)]:
                self.tell(card, problem, file)
                if not problem.warning:
                    good = [other for other in good if other is not card]
        for card in good:
            shelf.origins[card.key] = self.notes.place(card, file)[0]
            known |= dict.fromkeys(teams_of(card))
        shelf.teams = known
        shelf.catalogue.add(CardSet(offered.code, offered.name, tuple(good), offered.teams))

    def game_of(self, offered: CardSet, module: ModuleType | None) -> str:
        """The game of a set: that of its first card, or where it has none that of the words in its file."""
        plugs = [plug for card in entries(offered.cards) or () if (plug := plug_or_none(card)) is not None]
        plugs += games_of(vars(module)) if module is not None else []
        return plugs[0].name if plugs else next(iter(self.shelves))

    def titled(self, offered: CardSet, file: str, shelf: Shelf) -> bool:
        for field in ("code", "name"):
            value = getattr(offered, field)
            if not isinstance(value, str) or not value.strip():
                self.note(field, f"a CardSet needs a {field}.", file, 'For example "MY".', "SET")
                return False
        if entries(offered.cards) is None:
            self.note("cards", "they must be a tuple of cards.", file, "Write cards=CARDS.", "SET")
            return False
        if offered.code in shelf.catalogue.sets:
            taken = shelf.catalogue.sets[offered.code].name
            words = f'the code "{offered.code}" belongs to the set "{taken}" already.'
            self.note("code", words, file, "Choose another code.", "SET")
            return False
        return True

    def in_order(self, card: Any, shelf: Shelf, file: str) -> bool:
        plug = plug_or_none(card)
        if plug is None:
            words = f"among the cards there is something else: {type(card).__name__}."
            hint = did_you_mean(type(card).__name__, ("Card", "CardSet"))
            example = shelf.plug.authoring.makers[-1] if shelf.plug.authoring is not None else "card"
            self.note("cards", words, file, hint or f"List whole cards, such as {example}(...).")
            return False
        found = check_card(card)
        if plug is not shelf.plug:
            words = f"it is a card of {plug.title}, and the set is of {shelf.plug.title}."
            found = [CardProblem("cards", words, "Give each game a set of its own.")]
        for problem in found:
            self.tell(card, problem, file)
        if not all(problem.warning for problem in found):
            if isinstance(card.name, str):
                self.notes.lost.add(card.name)
            return False
        if card.key in shelf.origins:
            words = f'the key "{card.key}" is taken already, in {shelf.origins[card.key]}.'
            hint = f'Choose another, such as "{shelf.free_key(card)}".'
            self.tell(card, CardProblem("key", words, hint), file)
            return False
        shelf.origins[card.key] = file
        return True

    def tell(self, card: Definition, problem: CardProblem, file: str) -> None:
        place, line = self.notes.place(card, file)
        self.notes.add(problem.at(place, line, str(card.name or card.key)))

    def note(self, field: str, words: str, file: str, hint: str = "", card: str = "") -> None:
        self.notes.add(CardProblem(field, words, hint, card=card, file=file))


def plug_or_none(card: Any) -> Plug | None:
    """The game that something is a card of, if it is one."""
    return next((plug for plug in games().values() if isinstance(card, plug.card)), None)


def package(folder: Path) -> ModuleType:
    """A package whose modules are the files of a folder."""
    forget(PACKAGE)
    made = ModuleType(PACKAGE)
    made.__package__ = PACKAGE
    made.__path__ = [str(folder.resolve())]
    made.__file__ = str(folder / "__init__.py")
    sys.modules[PACKAGE] = made
    importlib.invalidate_caches()
    return made


def importable(path: Path) -> bool:
    return path.suffix == ".py" and path.stem.isidentifier()


def siblings(path: Path) -> list[Path]:
    return sorted(path.parent.iterdir()) if path.parent.is_dir() else []
