"""The command line: versus <verb>. A verb's own module is imported only once it is called."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperGroup
from typer.main import get_command

from versus import __version__
from versus.kernel.build import BUILD


class Verb(NamedTuple):
    """A command, or a group of them: where it is defined, and what the list says of it."""

    module: str
    words: str
    name: str = ""
    """What it is called in its module, where that is not the verb itself."""


VERBS: Final = {
    "play": Verb("play_command", "Play a game, against the machine or with friends at one keyboard."),
    "serve": Verb("serve_command", "Serve tables to play at in the browser."),
    "replay": Verb("replay_command", "Step through a recorded game, forwards and backwards."),
    "cards": Verb("cards_command", "List sets, the cards of a set or of a query, or show one card."),
    "deck": Verb("deck_command", "Deck lists: check them, look at them, convert them.", "app"),
    "options": Verb("options_command", "List what a table may agree on before a game."),
    "sim": Verb("sim_command", "Let two decks play many games and say what came of it."),
    "matrix": Verb("matrix_command", "Let each deck play each other one, and show who beats whom."),
    "ladder": Verb("ladder_command", "Let players meet with all decks, and rate them."),
    "tidy": Verb("tidy_command", "Close tables that were left, pack finished games, remove old ones."),
    "verify": Verb("verify_command", "Check a match of a server: its seed and its record."),
}


class Verbs(TyperGroup):
    """Lists every verb without importing any."""

    def resolve_command(self, context: Any, words: list[str]) -> tuple[Any, Any, list[str]]:
        name, command, rest = super().resolve_command(context, words)
        return name, (whole(name) if name in VERBS else command), rest


def whole(name: str) -> Any:
    """A verb with its arguments and its doing."""
    verb = VERBS[name]
    found = getattr(import_module(f"versus.terminal.{verb.module}"), verb.name or name)
    if not isinstance(found, typer.Typer):
        alone = typer.Typer(add_completion=False)
        alone.command(name)(found)
        found = alone
    return get_command(found)


app = typer.Typer(
    add_completion=False, no_args_is_help=True, cls=Verbs, help="The Vs. System, with its rules enforced."
)


@app.callback(invoke_without_command=True)
def versus(
    version: Annotated[bool, typer.Option("--version", help="The version, and which build runs.")] = False,
) -> None:
    """The Vs. System, with its rules enforced."""
    if version:
        typer.echo(f"versus {__version__}, {BUILD} build")
        raise typer.Exit


def listed() -> None:
    """Stands in the list for a verb."""


for _name, _verb in VERBS.items():
    app.command(_name, help=_verb.words)(listed)
