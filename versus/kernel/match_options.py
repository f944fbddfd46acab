"""What a table may agree on before a game: options with their values, words for them, and what is refused.

A game's options are the fields of one frozen dataclass; the table of `MatchOption`s beside it says what to
choose from. They travel as plain data by name: on a command line, in messages, in records and journals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

from versus.kernel.errors import BadSetup

Value: TypeAlias = str | int
"""What an option is set to: one of its values by name, or a number."""

MOST_LETTERS: Final = 60
"""A longer word than this names no option and no choice; it is not repeated whole."""


@dataclass(frozen=True)
class OptionValue:
    """One value of an option, in a few words."""

    value: str
    words: str


@dataclass(frozen=True)
class MatchOption:
    """One thing to agree on: its name, what people read, its values or the numbers it may be."""

    name: str
    title: str
    default: Value
    values: tuple[OptionValue, ...] = ()
    least: int = 0
    most: int = 0
    rule: str = ""
    """The rule of the ledger that it is about."""

    def checked(self, value: object) -> Value:
        """The value, if it is one of this option's; as text from a command line too."""
        if self.values:
            for choice in self.values:
                if isinstance(value, str) and value.strip().casefold() == choice.value.casefold():
                    return choice.value
            known = ", ".join(f'"{choice.value}"' for choice in self.values)
            raise BadSetup(f'"{shortened(value)}" is no value of the option "{self.name}". Choose {known}.')
        number = whole_number(value)
        if number is None or not self.least <= number <= self.most:
            raise BadSetup(
                f'"{shortened(value)}" is no value of the option "{self.name}". '
                f"Choose a number from {self.least} to {self.most}."
            )
        return number

    def words_for(self, value: Value) -> str:
        for choice in self.values:
            if choice.value == value:
                return choice.words
        return str(value)


@dataclass(frozen=True)
class Preset:
    """A name for several values at once, such as an edition of the rules."""

    name: str
    title: str
    values: tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class OptionList:
    """All options of a game, the presets, and the dataclass that holds their values."""

    kind: type[Any]
    options: tuple[MatchOption, ...]
    preset: str = ""
    """The name by which a preset is chosen, such as "edition"."""
    presets: tuple[Preset, ...] = ()

    def read(self, given: Mapping[str, object]) -> Any:
        """The options of a match from plain data; what is not given is as usual, or as the preset says."""
        known = {option.name: option for option in self.options}
        values: dict[str, Value] = {option.name: option.default for option in self.options}
        wanted = dict(given)
        if self.preset and self.preset in wanted:
            values.update(self.preset_called(wanted.pop(self.preset)).values)
        for name, value in wanted.items():
            option = known.get(name)
            if option is None:
                names = ", ".join([*known, *([self.preset] if self.preset else [])])
                raise BadSetup(f'There is no option "{shortened(name)}" in this game. There are: {names}.')
            values[name] = option.checked(value)
        return self.kind(**values)

    def preset_called(self, name: object) -> Preset:
        for preset in self.presets:
            if isinstance(name, str) and name.strip().casefold() == preset.name.casefold():
                return preset
        known = ", ".join(f'"{preset.name}"' for preset in self.presets)
        raise BadSetup(f'There is no {self.preset} "{shortened(name)}". Choose {known}.')

    def data(self, rules: Any) -> dict[str, Value]:
        """All values by name, so that a record stands by itself."""
        return {field.name: getattr(rules, field.name) for field in fields(rules)}

    def agreed(self, rules: Any) -> list[str]:
        """What differs from the usual, in words, to be shown at the table."""
        values = self.data(rules)
        return [
            f"{option.title}: {option.words_for(values[option.name])}"
            for option in self.options
            if values[option.name] != option.default
        ]


def written(settings: Sequence[str]) -> dict[str, str]:
    """ "name=value" as people write it on a command line."""
    found: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise BadSetup(f'"{shortened(setting)}" sets nothing. Write name=value, such as lethal=stun.')
        found[name.strip().casefold()] = value.strip()
    return found


def whole_number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.strip().isdecimal() and len(value.strip()) <= 9:
        return int(value)
    return None


def shortened(value: object) -> str:
    text = str(value)
    return text if len(text) <= MOST_LETTERS else text[:MOST_LETTERS] + "…"
