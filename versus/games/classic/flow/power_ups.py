"""Help for a character in an attack: power-ups and reinforcement (CL-PUP, CL-CON-21 to CL-CON-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import chain, clauses
from versus.games.classic.language.effects.arriving import PowersUp, Reinforces
from versus.games.classic.language.filters import Defending, InCombat, Yours
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Play
from versus.games.classic.table import harm, moving
from versus.games.classic.table.formation import are_adjacent, in_support_row
from versus.games.classic.table.stats import teams
from versus.games.classic.words import CHARACTER, HAND, ZONES
from versus.kernel.choosing import All, Chosen
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest

POWER_UP_PLAY: Final = Play(PowersUp(Chosen(0)), (Characters(All((Yours(), InCombat()))),))
REINFORCE_PLAY: Final = Play(Reinforces(Chosen(0)), (Characters(All((Yours(), Defending()))),))


def fighters(contest: Contest, seat: Seat) -> list[CardId]:
    """A player's attackers, or the defender."""
    attack = contest.attack
    if attack is None:
        return []
    if attack.seat == seat:
        return attack.attackers
    defender = attack.defender
    return [defender] if defender != NOTHING and contest.controller(defender) == seat else []


def power_up_fault(contest: Contest, seat: Seat, card: CardId, character: CardId) -> int:
    """Why a card in hand cannot power a character up: only the name has to match (CL-PUP-01, CL-PUP-03)."""
    if contest.where[card] != seat * ZONES + HAND:
        return clauses.NOT_IN_HAND
    if contest.definition[card].type != CHARACTER:
        return clauses.POWERS_NOBODY_UP
    mine = fighters(contest, seat)
    if character == NOTHING:
        for fighter in mine:
            if contest.definition[fighter].name == contest.definition[card].name:
                return clauses.OK
        return clauses.POWER_UP_NAME if mine else clauses.POWER_UP_MOMENT
    if character not in mine:
        return clauses.POWER_UP_MOMENT
    if contest.definition[character].name != contest.definition[card].name:
        return clauses.POWER_UP_NAME
    return clauses.OK


def power_up(contest: Contest, seat: Seat, card: CardId, character: CardId) -> None:
    """Discard the card as a cost, which nothing replaces; the bonus is an effect that targets (CL-PUP-05)."""
    chain.announce(contest, POWER_UP_PLAY, seat, card, targets=(chain.aim_at(contest, character),))
    moving.discard(contest, [moving.discard_event(card, seat)])


def reinforce_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why a character cannot reinforce the defender (CL-CON-21, CL-CON-23)."""
    attack = contest.attack
    if attack is None or attack.defender == NOTHING or contest.controller(attack.defender) != seat:
        return clauses.REINFORCE_MOMENT
    if not contest.in_row(card) or contest.controller(card) != seat:
        return clauses.NOT_YOUR_CHARACTER
    if contest.exhausted[card]:
        return clauses.REINFORCER_EXHAUSTED
    if not in_support_row(contest, card):
        return clauses.REINFORCER_ROW
    if not are_adjacent(contest, card, attack.defender):
        return clauses.REINFORCER_APART
    if not teams(contest, card) & teams(contest, attack.defender):
        return clauses.REINFORCER_TEAM
    return clauses.OK


def reinforce(contest: Contest, seat: Seat, card: CardId) -> None:
    """Exhaust the character as a cost; the effect targets the defender (CL-CON-25)."""
    attack = contest.attack
    assert attack is not None
    chain.announce(contest, REINFORCE_PLAY, seat, card, targets=(chain.aim_at(contest, attack.defender),))
    harm.exhaust(contest, [card])
