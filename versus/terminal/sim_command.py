"""versus sim: two decks play thousands of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from versus.decks import any_deck_called
from versus.kernel.match_options import written
from versus.kernel.plug import Plug, plug_for
from versus.players.roster import usual
from versus.terminal.cards_command import CardFiles, all_cards
from versus.terminal.lab_options import (
    INTERRUPTED,
    Games,
    MatchOptions,
    Out,
    Plot,
    RayAddress,
    Seed,
    Workers,
    lab_console,
    players_listed,
    tell_agreed,
)
from versus.terminal.told import told

if TYPE_CHECKING:
    from versus.lab.plan import Plan
    from versus.lab.summary import Tally

DeckName = Annotated[str, typer.Argument(help="A deck of `versus deck list`, or a file.")]


def sim(
    deck_a: DeckName,
    deck_b: DeckName,
    games: Games = 1000,
    players: Annotated[
        str, typer.Option(help="Who plays them: one name for both, or two with a comma. Else greedy.")
    ] = "",
    seed: Seed = 1,
    out: Out = None,
    workers: Workers = 0,
    plot: Plot = False,
    ray: RayAddress = "",
    option: MatchOptions = None,
    files: CardFiles = None,
) -> None:
    """Let two decks play many games and say what came of it. A run that was stopped goes on."""
    catalogues = all_cards(files)
    console = lab_console()
    with told():
        from versus.lab.experiment import Experiment, Means, default_folder
        from versus.lab.plan import Pairing, plan
        from versus.terminal.lab_progress import watched
        from versus.terminal.sim_page import page

        if plot:
            # Told before the games are played, if it cannot be done.
            from versus.lab.sim_plots import draw

        decks = [any_deck_called(name, catalogues) for name in (deck_a, deck_b)]
        plug = plug_for(decks)
        named = two_players(players or usual(plug, "greedy"), plug)
        sides = list(zip(decks, named, strict=True))
        made = plan("sim", sides, [Pairing(0, 1, games)], seed, written(option or []))
        means = Means(tuple(str(path) for path in files or ()), workers, ray)
        folder = out or default_folder(made, [decks[0].name, "against", decks[1].name])
        experiment = Experiment(made, folder, means)
        summary, complete = watched(experiment, console, lambda tally: standing(made, tally))
        tell_agreed(console, made)
        if summary.pairings:
            console.print(page(summary))
        if plot and summary.pairings:
            for path in draw(summary.pairings[0], folder):
                console.print(f"Drawn: {path}")
    console.print(f"Results: {folder}")
    if not complete:
        raise typer.Exit(INTERRUPTED)


def two_players(names: str, plug: Plug) -> list[str]:
    """One name for both sides, or one for each."""
    from versus.lab.errors import BadRequest

    found = players_listed(names, plug)
    if not 1 <= len(found) <= 2:
        raise BadRequest(f"Two decks have two players; {len(found)} are named: {names}.")
    return found * 2 if len(found) == 1 else found


def standing(plan: Plan, tally: Tally) -> str:
    """How the first deck stands so far."""
    share = tally.share_of_a(0)
    name = plan.entrants[0].deck.name
    if not share.games:
        return name
    return f"{name} {share.rate:.1%} ({share.low:.1%} to {share.high:.1%})"
