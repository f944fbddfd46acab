"""The attack that is proposed or under way, and the chain: what resolves next stands on top."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from versus.games.classic.flow.chain import Link
from versus.games.classic.flow.recruiting import RECRUIT_PLAY
from versus.games.classic.table.attack_state import Attack
from versus.games.classic.table.contest import Contest
from versus.games.classic.text import face, link_text
from versus.kernel.english import listed
from versus.kernel.naming import YOU
from versus.terminal.classic.reading import facts
from versus.terminal.reading import Page


def waiting(contest: Contest, names: Sequence[str]) -> Text | None:
    """Nothing where nobody attacks and nothing waits."""
    lines: list[Text] = []
    if contest.proposal is not None:
        lines.append(attack_line("Proposed", contest, contest.proposal, names))
    if contest.attack is not None:
        lines.append(attack_line("Attack", contest, contest.attack, names))
    for place, link in enumerate(reversed(contest.chain)):
        label = "Chain" if place == 0 else f"{place + 1:>5}"
        words = f" ▸ {whose(link, names)}{link_text(contest, link, names)}"
        lines.append(Text.assemble((label, "bold"), (words, "" if place == 0 else "dim")))
    return Text("\n").join(lines) if lines else None


def page(contest: Contest, names: Sequence[str]) -> Page | None:
    """The same to be read at leisure, with what is printed on the cards that effects come from."""
    words = waiting(contest, names)
    if words is None:
        return None
    lines = words.plain.split("\n")
    sources = dict.fromkeys(link.source for link in reversed(contest.chain) if link.source >= 0)
    for card in sources:
        printed = contest.definition[card]
        lines += ["", f"{printed.name} · {facts(printed)}", *face(printed)]
    return Page("Attack and chain", tuple(lines))


def whose(link: Link, names: Sequence[str]) -> str:
    """Who controls an effect, where its words do not say so; nobody controls the turn's draw."""
    return "" if link.seat < 0 or link.play == RECRUIT_PLAY else f"{names[link.seat]}: "


def attack_line(word: str, contest: Contest, attack: Attack, names: Sequence[str]) -> Text:
    """ "Attack: Liz Sherman and Abe Sapien → Ilsa"."""
    attackers = listed([contest.definition[card].name for card in attack.attackers]) or "nobody"
    if attack.defender >= 0:
        whom = contest.definition[attack.defender].name
    elif attack.direct:
        whom = f"{'you' if names[attack.target] == YOU else names[attack.target]} directly"
    else:
        whom = "nobody"
    return Text.assemble((f"{word}: ", "bold yellow"), f"{attackers} → {whom}")
