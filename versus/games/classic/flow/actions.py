"""What a player may do now, and why not (promise 3). Options and explanations come from the same clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from versus.games.classic.flow import attacks, clauses, plot_twists, power_ups, powers, recruiting, resources
from versus.games.classic.flow.clauses import OK
from versus.games.classic.seen.sight import sees
from versus.games.classic.table import equipment
from versus.games.classic.words import (
    ADD_ATTACKER,
    ATTACK_PLAYER,
    ATTACK_STEP,
    BUILD,
    CHOOSE_DEFENDER,
    EQUIPMENT,
    FLIP,
    FORMATION_STEP,
    HAND,
    MOVE,
    P_BUILD,
    P_FORMATION,
    P_PRIORITY,
    P_PROPOSAL,
    P_PROPOSE,
    PLAY_TWIST,
    POWER_UP,
    PROPOSE,
    RECRUIT,
    RECRUIT_STEP,
    REINFORCE,
    RESOURCE,
    USE,
)
from versus.kernel.ask import Option
from versus.kernel.types import NOTHING, CardId, Seat, Verb

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest


def priority_options(contest: Contest, seat: Seat) -> list[Option]:
    """Everything the player with priority may do, but for passing."""
    options: list[Option] = []
    if contest.stepper == seat and contest.step == RECRUIT_STEP:
        options += recruits(contest, seat)
    options += powers.use_options(contest, seat)
    options += plot_twists.twist_options(contest, seat)
    if contest.attack is not None:
        options += help_options(contest, seat)
    if contest.stepper == seat and contest.step == ATTACK_STEP:
        options += proposals(contest, seat)
    return options


def recruits(contest: Contest, seat: Seat) -> list[Option]:
    """What may be recruited from hand or row, equipment onto each of its possible bearers."""
    options: list[Option] = []
    for card in (*contest.pile(seat, HAND), *contest.pile(seat, RESOURCE)):
        if recruiting.recruit_fault(contest, seat, card) != OK:
            continue
        if contest.definition[card].type == EQUIPMENT:
            for bearer in equipment.bearers(contest, seat, card):
                options.append(Option(RECRUIT, card, bearer))
        else:
            options.append(Option(RECRUIT, card))
    return options


def help_options(contest: Contest, seat: Seat) -> list[Option]:
    """Power-ups and reinforcement for whoever fights for a player."""
    options: list[Option] = []
    for character in power_ups.fighters(contest, seat):
        for card in contest.pile(seat, HAND):
            if power_ups.power_up_fault(contest, seat, card, character) == OK:
                options.append(Option(POWER_UP, card, character))
    for card in contest.characters(seat):
        if power_ups.reinforce_fault(contest, seat, card) == OK:
            options.append(Option(REINFORCE, card))
    return options


def proposals(contest: Contest, seat: Seat) -> list[Option]:
    """The characters with which an attack may be proposed."""
    return [
        Option(PROPOSE, card)
        for card in contest.characters(seat)
        if attacks.propose_fault(contest, seat, card) == OK
    ]


def do(contest: Contest, seat: Seat, option: Option) -> None:
    """Carry out what a player with priority has chosen."""
    verb = option.verb
    if verb == RECRUIT:
        recruiting.recruit(contest, seat, option.card, option.other)
    elif verb == POWER_UP:
        power_ups.power_up(contest, seat, option.card, option.other)
    elif verb == REINFORCE:
        power_ups.reinforce(contest, seat, option.card)
    elif verb == USE:
        powers.use(contest, seat, option.card, option.number)
    elif verb == PLAY_TWIST:
        plot_twists.play_twist(contest, seat, option.card)
    elif verb == FLIP:
        plot_twists.flip(contest, seat, option.card)
    else:
        assert verb == PROPOSE
        from versus.games.classic.flow.combat import propose

        propose(contest, seat, option.card)


def move_fault(contest: Contest, seat: Seat, card: CardId) -> int:
    """Why a character cannot be repositioned now; stunned ones can (CL-FRM-01, CL-FRM-04)."""
    if contest.step != FORMATION_STEP or contest.stepper != seat or contest.priority >= 0:
        return clauses.FORMATION_MOMENT
    if not contest.in_row(card) or contest.controller(card) != seat:
        return clauses.NOT_YOUR_CHARACTER
    if card in contest.stack[-1].cards:
        return clauses.ALREADY_PLACED
    return OK


ASKED_WITH = {
    BUILD: (P_BUILD,),
    MOVE: (P_FORMATION,),
    RECRUIT: (P_PRIORITY,),
    POWER_UP: (P_PRIORITY,),
    REINFORCE: (P_PRIORITY,),
    USE: (P_PRIORITY,),
    PLAY_TWIST: (P_PRIORITY,),
    FLIP: (P_PRIORITY,),
    PROPOSE: (P_PRIORITY, P_PROPOSE),
    ADD_ATTACKER: (P_PROPOSAL,),
    CHOOSE_DEFENDER: (P_PROPOSAL,),
    ATTACK_PLAYER: (P_PROPOSAL,),
}
"""The questions that a verb may answer."""


def why_not(
    contest: Contest,
    seat: Seat,
    card: CardId,
    verb: Verb,
    other: CardId = NOTHING,
    number: int = NOTHING,
) -> int:
    """The clause that forbids a player to do something with a card; OK where it may be done now."""
    if contest.over:
        return clauses.GAME_IS_OVER
    if not sees(contest, seat, card):
        return clauses.MAY_NOT_LOOK
    fault = rule_fault(contest, seat, card, verb, other, number)
    if fault:
        return fault
    ask = contest.ask
    if ask is None or ask.seat != seat:
        return clauses.NO_PRIORITY
    return OK if ask.prompt in ASKED_WITH[verb] else clauses.SOMETHING_ELSE_ASKED


def rule_fault(contest: Contest, seat: Seat, card: CardId, verb: Verb, other: CardId, number: int) -> int:
    """The clause of the verb itself, whoever is asked at the moment."""
    if verb not in ASKED_WITH:
        return clauses.NO_CHOICE
    if verb == BUILD:
        return resources.build_fault(contest, seat, card)
    if verb == RECRUIT:
        return recruiting.recruit_fault(contest, seat, card, other)
    if verb == MOVE:
        return move_fault(contest, seat, card)
    if verb == POWER_UP:
        return power_ups.power_up_fault(contest, seat, card, other)
    if verb == REINFORCE:
        return power_ups.reinforce_fault(contest, seat, card)
    if verb == USE:
        return powers.use_fault(contest, seat, card, number)
    if verb == PLAY_TWIST:
        return plot_twists.twist_fault(contest, seat, card)
    if verb == FLIP:
        return plot_twists.flip_fault(contest, seat, card)
    named = attacks.named(contest)
    if verb == PROPOSE:
        fault = attacks.propose_fault(contest, seat, card)
        if fault or other == NOTHING:
            return fault
        return attacks.defender_fault(contest, card, other)
    if not named:
        return clauses.NOT_PROPOSING
    if verb == ADD_ATTACKER:
        return attacks.join_fault(contest, seat, named, card)
    if verb == CHOOSE_DEFENDER:
        return attacks.together_fault(contest, named, card)
    return attacks.together_direct_fault(contest, named, number)
