"""The rules by id, as the project's ledgers list them, for whoever asks what forbids something."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from versus.cards.catalogue import house
from versus.kernel.plug import Plug
from versus.server.bodies import RuleBook, RuleEntry
from versus.server.errors import Declined

LEDGERS: Final = files("versus.games") / "ledgers"


def rule_book(plug: Plug) -> RuleBook:
    """Every rule of a game, and what its keywords mean, those of the installed cards included."""
    return ledger_of(plug.name)


@cache
def ledger_of(game: str) -> RuleBook:
    try:
        found = tomllib.loads((LEDGERS / f"{game}.toml").read_text(encoding="utf-8"))
    except OSError:
        raise Declined("no-such-page", "The rules of this game are not listed here.") from None
    rules = [
        RuleEntry(id=id, group=id.rpartition("-")[0], title=rule["title"])
        for id, rule in found["rules"].items()
    ]
    return RuleBook(
        game=game,
        name=found["name"],
        groups=found["groups"],
        rules=rules,
        keywords=dict(house(game).plug.words.keywords()),
    )


def rule(plug: Plug, id: str) -> RuleEntry:
    for entry in rule_book(plug).rules:
        if entry.id == id:
            return entry
    raise Declined("no-such-rule", "There is no rule of this id.")
