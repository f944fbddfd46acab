"""Payment powers: who may use which, and using them (CL-PWR-02 to CL-PWR-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from versus.games.classic.flow import clauses
from versus.games.classic.flow.playing import Announce, eyes, has_targets, has_x, is_payable, possible_x
from versus.games.classic.language.changes import Has
from versus.games.classic.printed.definition import Payment
from versus.games.classic.printed.keywords import KEYWORDS
from versus.games.classic.table.activity import is_active
from versus.games.classic.table.altering import sources
from versus.games.classic.table.stats import keywords
from versus.games.classic.words import HAND, POWER_USED, USE, ZONES
from versus.kernel.ask import Option
from versus.kernel.events import Event
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest

BY_KEYWORD: Final = 100
"""Powers of keywords are numbered from here on, so that each card's printed ones keep their numbers."""


def payments_of(contest: Contest, card: CardId) -> list[tuple[int, Payment]]:
    """A card's payment powers with their numbers: printed ones, then those of its keywords."""
    found = list(enumerate(contest.definition[card].powers.payments))
    bits = keywords(contest, card) & KEYWORDS.others_of
    if bits:
        for place, (keyword, payment) in enumerate(KEYWORDS.others):
            if bits & keyword and isinstance(payment, Payment):
                found.append((BY_KEYWORD + place, payment))
    return found


def use_fault(contest: Contest, seat: Seat, card: CardId, number: int = NOTHING) -> int:
    """Why a power cannot be used now; without a number, why none of the card's can."""
    fault = clauses.NO_POWER
    for index, payment in payments_of(contest, card):
        if number in (NOTHING, index):
            fault = payment_fault(contest, seat, card, index, payment)
            if fault == clauses.OK:
                return clauses.OK
    return fault


def payment_fault(contest: Contest, seat: Seat, card: CardId, index: int, payment: Payment) -> int:
    if contest.controller(card) != seat:
        return clauses.NOT_YOUR_POWER
    if payment.from_hand:
        if contest.where[card] != seat * ZONES + HAND:
            return clauses.NOT_IN_HAND
        if is_waiting(contest, card, payment):
            return clauses.EFFECT_WAITS
    elif not is_active(contest, card):
        return clauses.POWER_INACTIVE
    if payment.once_a_turn and (contest.stamp[card], index) in contest.used:
        return clauses.USED_THIS_TURN
    return play_fault(contest, seat, card, payment)


def is_waiting(contest: Contest, card: CardId, payment: Payment) -> bool:
    """Whether the effect of this very power is on the chain.

    To show a card costs nothing: without a limit it could be shown for ever, and to no avail.
    """
    for link in contest.chain:
        if link.source_stamp == contest.stamp[card] and link.play == payment.play:
            return True
    return False


def play_fault(contest: Contest, seat: Seat, card: CardId, payment: Payment) -> int:
    """Why an effect cannot be played: its condition, its costs, its targets."""
    lens = eyes(contest, seat, card, payment)
    if payment.given is not None and not payment.given.holds(contest, lens):
        return clauses.POWER_CONDITION
    if not is_payable(contest, lens, payment.costs):
        return clauses.CANNOT_PAY
    if not has_targets(contest, lens, payment.play.targets, []):
        return clauses.NO_TARGET
    if has_x(payment) and not possible_x(contest, lens, payment):
        return clauses.CANNOT_PAY
    return clauses.OK


def keywords_are_given(contest: Contest) -> bool:
    """Whether any card may have keywords that are not printed on it; only then are all of them asked."""
    for modifier in contest.modifiers:
        if isinstance(modifier.change, Has):
            return True
    return contest.any_auras and bool(sources(contest, Has))


def use_options(contest: Contest, seat: Seat) -> list[Option]:
    """Every power that a player may use now."""
    options: list[Option] = []
    given = keywords_are_given(contest)
    for card in (*contest.side(seat), *contest.pile(seat, HAND)):
        printed = contest.definition[card]
        if printed.powers.payments or printed.keywords & KEYWORDS.others_of or given:
            for index, payment in payments_of(contest, card):
                if payment_fault(contest, seat, card, index, payment) == clauses.OK:
                    options.append(Option(USE, card, number=index))
    return options


def use(contest: Contest, seat: Seat, card: CardId, number: int) -> None:
    """Pay, so that the effect goes on the chain (CL-PWR-04)."""
    for index, payment in payments_of(contest, card):
        if index == number:
            if payment.once_a_turn:
                contest.used.append((contest.stamp[card], index))
            contest.happens(Event(POWER_USED, card, seat))
            contest.push(Announce(payment), seat, card, contest.stamp[card])
            return
