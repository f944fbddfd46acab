"""The attack that is proposed or under way, and the chain: what resolves next stands on top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from versus.games.classic.flow.recruiting import RECRUIT_PLAY
from versus.games.classic.text.links import link_text
from versus.kernel.english import listed
from versus.kernel.naming import YOU

if TYPE_CHECKING:
    from versus.games.classic.flow.chain import Link
    from versus.games.classic.table.attack_state import Attack
    from versus.games.classic.table.contest import Contest


def under_way(contest: Contest, names: Sequence[str]) -> list[str]:
    """Nothing where nobody attacks and nothing waits."""
    lines: list[str] = []
    if contest.proposal is not None:
        lines.append(attack_line("Proposed", contest, contest.proposal, names))
    if contest.attack is not None:
        lines.append(attack_line("Attack", contest, contest.attack, names))
    for place, link in enumerate(reversed(contest.chain)):
        label = "Chain" if place == 0 else f"{place + 1:>5}"
        lines.append(f"{label} ▸ {whose(link, names)}{link_text(contest, link, names)}")
    return lines


def whose(link: Link, names: Sequence[str]) -> str:
    """Who controls an effect, where its words do not say so; nobody controls the turn's draw."""
    return "" if link.seat < 0 or link.play == RECRUIT_PLAY else f"{names[link.seat]}: "


def attack_line(word: str, contest: Contest, attack: Attack, names: Sequence[str]) -> str:
    """ "Attack: Liz Sherman and Abe Sapien → Ilsa"."""
    attackers = listed([contest.definition[card].name for card in attack.attackers]) or "nobody"
    if attack.defender >= 0:
        whom = contest.definition[attack.defender].name
    elif attack.direct:
        whom = f"{'you' if names[attack.target] == YOU else names[attack.target]} directly"
    else:
        whom = "nobody"
    return f"{word}: {attackers} → {whom}"
