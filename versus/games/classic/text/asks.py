"""Questions in words: what is asked, for which card, and where in the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from versus.games.classic.text.names import card_name
from versus.games.classic.words import (
    ADD_ATTACKER,
    P_BEARER,
    P_BOOST,
    P_BOTTOM,
    P_BUILD,
    P_FORMATION,
    P_INITIATIVE,
    P_MULLIGAN,
    P_POSITION,
    P_PRIORITY,
    P_PROPOSAL,
    P_PROPOSE,
    P_RECOVER,
    P_REVEAL,
    P_SEARCH,
    P_STAND_IN,
    P_STRIKE_BACK,
    P_TARGET,
    P_WAY,
    P_X,
    PHASE_NAMES,
    RECRUIT_STEP,
    STEP_NAMES,
)
from versus.kernel.ask import Ask
from versus.kernel.english import capitalised, listed, several
from versus.kernel.naming import players_own
from versus.kernel.verbs import CHOOSE_PROMPT, MAY_PROMPT, ORDER_PROMPT

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest

PROMPTS: Final[dict[int, str]] = {
    P_INITIATIVE: "Choose who has the initiative first.",
    P_MULLIGAN: "Keep your hand, or put it under your deck and draw four cards?",
    P_BOTTOM: "Choose the next card to go under your deck.",
    P_BUILD: "Resource step: build a resource, or go on.",
    P_FORMATION: "Formation step: move a character, or go on.",
    P_POSITION: "Choose a position for {card}.",
    P_PROPOSE: "Propose an attack, or be done attacking this turn.",
    P_STRIKE_BACK: "{card} defends against a team: choose the attacker it strikes.",
    P_STAND_IN: "You may put a card from your hand face down where {card} lies.",
    P_WAY: "Choose what you pay to recruit {card}.",
    P_BOOST: "Pay for the boost of {card} as well?",
    P_REVEAL: "Reveal a character card of a team of {card}.",
    P_BEARER: "Choose who bears {card}.",
    P_X: "Choose X for {card}.",
    P_TARGET: "Choose a target for {card}.",
    P_SEARCH: "Choose a card of your deck for {card}, or find nothing.",
    ORDER_PROMPT: "Choose which of your powers joins the chain next.",
    CHOOSE_PROMPT: "Choose a card for {card}.",
    MAY_PROMPT: "Use the power of {card}?",
    P_RECOVER: "Choose a stunned character to recover; the others are KO'd.",
}

RULES: Final[dict[int, str]] = {
    P_INITIATIVE: "CL-SET-02",
    P_MULLIGAN: "CL-SET-04",
    P_BOTTOM: "CL-SET-04",
    P_PRIORITY: "CL-PRI-01",
    P_BUILD: "CL-RES-02",
    P_FORMATION: "CL-FRM-01",
    P_POSITION: "CL-REC-03",
    P_PROPOSE: "CL-ATK-33",
    P_PROPOSAL: "CL-ATK-03",
    P_STRIKE_BACK: "CL-CON-14",
    P_STAND_IN: "CL-REC-27",
    P_WAY: "CL-REC-28",
    P_BOOST: "CL-REC-18",
    P_REVEAL: "CL-REC-22",
    P_BEARER: "CL-EQP-09",
    P_X: "CL-PWR-08",
    P_TARGET: "CL-TGT-03",
    P_RECOVER: "CL-RCV-04",
    ORDER_PROMPT: "CL-PRI-20",
}
"""Where to read more about a question that the rules ask; what a card asks, the card explains."""


def prompt(contest: Contest, ask: Ask, names: Sequence[str] = ()) -> str:
    """The question in words, for the seat that is asked."""
    if ask.prompt == P_PRIORITY:
        return priority_prompt(contest, ask, names)
    if ask.prompt == P_PROPOSAL:
        attackers = listed([contest.definition[card].name for card in contest.stack[-1].cards])
        joined = any(option.verb == ADD_ATTACKER for option in ask.options)
        return f"Attack with {attackers}: choose whom{', or another attacker' if joined else ''}."
    return PROMPTS[ask.prompt].format(card=card_name(contest, ask.seat, ask.card))


def priority_prompt(contest: Contest, ask: Ask, names: Sequence[str]) -> str:
    """ "Your recruit step, 4 resource points, 1 effect on the chain: act or pass." """
    parts = [moment(contest, names)]
    if contest.step == RECRUIT_STEP and contest.stepper == ask.seat:
        parts.append(several(contest.resource_points, "resource point"))
    if contest.proposal is not None:
        parts.append("an attack is proposed")
    elif contest.attack is not None:
        parts.append("an attack is under way")
    if contest.chain:
        parts.append(f"{several(len(contest.chain), 'effect')} on the chain")
    return f"{capitalised(', '.join(parts))}: act or pass."


def moment(contest: Contest, names: Sequence[str]) -> str:
    """The step with its player, or the phase."""
    if contest.stepper >= 0:
        return f"{players_own(contest.stepper, names)} {STEP_NAMES[contest.step]} step"
    return f"{PHASE_NAMES[contest.phase]} phase"
