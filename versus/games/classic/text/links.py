"""The chain in words: what each waiting effect will do, and for whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.games.classic.flow.recruiting import EQUIP_PLAY, RECRUIT_PLAY
from versus.games.classic.text.book import BOOK
from versus.games.classic.text.powers import PowerPrinter
from versus.kernel.english import sentences
from versus.kernel.naming import player_name

if TYPE_CHECKING:
    from versus.games.classic.flow.chain import Link
    from versus.games.classic.table.contest import Contest


def link_text(contest: Contest, link: Link, names: Sequence[str] = ()) -> str:
    """One effect on the chain; everything on the chain is open to all (CL-PRI-09)."""
    source = contest.definition[link.source].name if link.source >= 0 else ""
    player = player_name(link.seat, names)
    whom = "you" if player.plural else player.text
    if link.play == RECRUIT_PLAY:
        return f"{source} is recruited by {whom}."
    if link.play == EQUIP_PLAY:
        bearer = contest.definition[link.targets[0]].name
        return f"{source} is recruited onto {bearer} by {whom}."
    printer = PowerPrinter(BOOK, source, link.play.targets)
    printer.names = [contest.definition[card].name for card in link.targets]
    said = sentences(printer.clauses(link.play.effect))
    return f"{source}: {said}" if source else said


def chain_lines(contest: Contest, names: Sequence[str] = ()) -> list[str]:
    """The whole chain, the effect that resolves next first."""
    return [link_text(contest, link, names) for link in reversed(contest.chain)]
