"""XML as deck files need it: elements with their line numbers, and no document type or entity whatsoever."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NoReturn
from xml.etree import ElementTree
from xml.parsers import expat

from versus.decks.listing import MOST_COPIES
from versus.decks.problems import BadDeckList, BadFile, BadLine, Problem


@dataclass
class Element:
    """A tag with its attributes, its own text and what it contains."""

    tag: str
    attributes: dict[str, str]
    line: int
    pieces: list[str] = field(default_factory=list)
    """Its text as the parser hands it over, bit by bit."""
    children: list[Element] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "".join(self.pieces)

    def all(self, tag: str) -> list[Element]:
        return [child for child in self.children if child.tag == tag]

    def attribute(self, name: str) -> str:
        return self.attributes.get(name, "").strip()


def parse(data: bytes) -> Element:
    """The root element of a document. A document type is refused before anything in it is read, so that no
    file can define entities that grow without bound or that fetch something."""
    return Builder().parse(data)


class Builder:
    """Takes the parser's calls and builds the tree."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.root = Element("", {}, 0)
        self.open = [self.root]

    def parse(self, data: bytes) -> Element:
        try:
            self.parser.Parse(data, True)
        except expat.ExpatError as error:
            reason = (
                f"this is not well-formed XML ({expat.ErrorString(error.code)}, column {error.offset + 1})."
            )
            raise BadDeckList(BadFile(error.lineno, reason)) from error
        except (LookupError, ValueError) as error:
            raise BadDeckList(BadFile(1, "the encoding that this XML claims is not supported.")) from error
        return self.root.children[0]

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        element = Element(tag, attributes, self.parser.CurrentLineNumber)
        self.open[-1].children.append(element)
        self.open.append(element)

    def end(self, tag: str) -> None:
        self.open.pop()

    def characters(self, text: str) -> None:
        self.open[-1].pieces.append(text)

    def doctype(self, *declaration: object) -> NoReturn:
        reason = "a deck file has no document type and no entities of its own; this one is refused."
        raise BadDeckList(BadFile(self.parser.CurrentLineNumber, reason))


def copies(card: Element, attribute: str, name: str, problems: list[Problem]) -> int:
    """How many of a card an attribute says; anything that is no number of copies joins the problems."""
    text = card.attribute(attribute)
    if text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= MOST_COPIES:
        return int(text)
    advice = f'"{attribute}" is a number between 1 and {MOST_COPIES}.'
    problems.append(BadLine(card.line, f'{attribute}="{text}" {name}', advice))
    return 0


def written(root: ElementTree.Element) -> str:
    """A document as both programs write theirs."""
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'
