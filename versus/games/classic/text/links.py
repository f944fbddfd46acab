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
    from versus.games.classic.flow.chain import Aim, Link
    from versus.games.classic.table.contest import Contest


def link_text(contest: Contest, link: Link, names: Sequence[str] = ()) -> str:
    """One effect on the chain; everything on the chain is open to all (CL-PRI-09)."""
    source = contest.definition[link.source].name if link.source >= 0 else ""
    player = player_name(link.seat, names)
    whom = "you" if player.plural else player.text
    if link.play == RECRUIT_PLAY:
        return f"{source} is recruited by {whom}."
    if link.play == EQUIP_PLAY:
        return f"{source} is recruited onto {aim_name(contest, link.targets[0])} by {whom}."
    printer = PowerPrinter(BOOK, source, link.play.targets)
    printer.names = [aim_name(contest, aim) for aim in link.targets]
    said = sentences(printer.clauses(link.play.effect))
    return f"{source}: {said}" if source else said


def aim_name(contest: Contest, aim: Aim) -> str:
    """What an effect is aimed at: a card, or another effect."""
    if aim.card >= 0:
        return contest.definition[aim.card].name
    for link in contest.chain:
        if link.stamp == aim.stamp:
            return effect_name(contest, link)
    return "an effect that has left the chain"


def effect_name(contest: Contest, link: Link) -> str:
    """An effect as others speak of it; the turn's draw has no source (OP-03)."""
    return f"the effect of {contest.definition[link.source].name}" if link.source >= 0 else "the turn's draw"


def chain_lines(contest: Contest, names: Sequence[str] = ()) -> list[str]:
    """The whole chain, the effect that resolves next first."""
    return [link_text(contest, link, names) for link in reversed(contest.chain)]
