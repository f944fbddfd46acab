"""Options in words: what each answer to a question does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from versus.games.classic.flow.recruiting import BY_POINTS, recruit_cost
from versus.games.classic.text.book import BOOK
from versus.games.classic.text.links import link_text
from versus.games.classic.text.names import card_name, exact_name, place
from versus.games.classic.text.powers import price
from versus.games.classic.words import (
    ADD_ATTACKER,
    ATTACH,
    ATTACK_PLAYER,
    BOTTOM,
    BUILD,
    CHOOSE_DEFENDER,
    FLIP,
    GO_ON,
    KEEP_HAND,
    MOVE,
    MULLIGAN,
    P_BOOST,
    P_BUILD,
    P_FORMATION,
    P_PROPOSE,
    P_RECOVER,
    P_REVEAL,
    P_SEARCH,
    P_STAND_IN,
    P_WAY,
    PASS,
    PLACE,
    PLAY_TWIST,
    POWER_UP,
    PROPOSE,
    RECOVER,
    RECRUIT,
    REINFORCE,
    STRIKE_BACK,
    TAKE_INITIATIVE,
    USE,
)
from versus.kernel.ask import Ask, Option
from versus.kernel.english import capitalised, in_figures, ordinal
from versus.kernel.naming import player_name
from versus.kernel.text import Printer
from versus.kernel.types import NOTHING, Stamp
from versus.kernel.verbs import CHOOSE, DONE, NO, SAY_NUMBER, TAKE_BACK, YES

if TYPE_CHECKING:
    from versus.games.classic.table.contest import Contest

GOING_ON: Final = {
    P_BUILD: "Build nothing",
    P_FORMATION: "Stay in this formation",
    P_PROPOSE: "Be done attacking",
}
SAID_TO: Final[dict[tuple[int, int], str]] = {
    (P_STAND_IN, CHOOSE): "Put {card} in its place",
    (P_STAND_IN, DONE): "Put no card in its place",
    (P_BOOST, YES): "Pay {boost} more for its boost",
    (P_BOOST, NO): "Recruit it without its boost",
    (P_REVEAL, CHOOSE): "Reveal {card}",
    (P_SEARCH, DONE): "Find nothing",
}
"""What a shared verb means in answer to one question."""
SAID: Final[dict[int, str]] = {
    PASS: "Pass",
    TAKE_BACK: "Take it back",
    BUILD: "Build {card}",
    RECRUIT: "Recruit {card} for {cost}",
    MOVE: "Move {card}",
    PROPOSE: "Attack with {card}",
    ADD_ATTACKER: "Attack with {card} as well",
    CHOOSE_DEFENDER: "Attack {card}",
    ATTACK_PLAYER: "Attack {player} directly",
    POWER_UP: "Power up {other} with {card}",
    REINFORCE: "Reinforce with {card}",
    STRIKE_BACK: "Strike {card}",
    RECOVER: "Recover {card}",
    KEEP_HAND: "Keep this hand",
    MULLIGAN: "Put it under the deck and draw four cards",
    TAKE_INITIATIVE: "{player}",
    BOTTOM: "Put {card} under the deck",
    ATTACH: "Attach {card} to {other}",
    USE: "Use {card}",
    PLAY_TWIST: "Play {card}",
    FLIP: "Flip {card}",
    CHOOSE: "{card}",
    YES: "Yes",
    NO: "No",
    SAY_NUMBER: "X = {number}",
    DONE: "That is all",
}


def option(contest: Contest, ask: Ask, chosen: Option, names: Sequence[str] = ()) -> str:
    """One answer in words. Namesakes are told apart; what is truly alike reads alike."""
    text = worded(contest, ask, chosen, names, exact=False)
    alike = [other for other in ask.options if worded(contest, ask, other, names, exact=False) == text]
    exact = {worded(contest, ask, other, names, exact=True) for other in alike}
    return text if len(exact) == 1 else worded(contest, ask, chosen, names, exact=True)


def worded(contest: Contest, ask: Ask, chosen: Option, names: Sequence[str], exact: bool) -> str:
    if chosen.verb == GO_ON:
        return GOING_ON[ask.prompt]
    if chosen.verb == DONE and ask.prompt == P_RECOVER:
        return "Recover nobody"
    if chosen.verb == PLACE:
        return placing(contest, ask, chosen)
    if chosen.link != NOTHING:
        return effect(contest, chosen.link, names, exact)
    if ask.prompt == P_WAY and chosen.verb == CHOOSE:
        return way(contest, ask, chosen.number)
    called = exact_name if exact else plain_name
    said = SAID_TO.get((ask.prompt, chosen.verb)) or SAID[chosen.verb]
    if chosen.verb == RECRUIT and chosen.other != NOTHING:
        said = "Recruit {card} onto {other} for {cost}"
    return said.format(
        card=called(contest, ask.seat, chosen.card, names),
        other=called(contest, ask.seat, chosen.other, names),
        cost=recruit_cost(contest, ask.seat, chosen.card) if chosen.verb == RECRUIT else "",
        boost=contest.definition[ask.card].facts.boost if ask.prompt == P_BOOST else "",
        player=player_name(chosen.seat, names).text,
        number=chosen.number,
    )


def way(contest: Contest, ask: Ask, number: int) -> str:
    """What is paid to recruit a card in one of its ways; additional costs are due in all of them."""
    if number == BY_POINTS:
        return f"Pay {in_figures(recruit_cost(contest, ask.seat, ask.card), 'resource point')}"
    alternates = [cost for cost in contest.definition[ask.card].powers.recruiting if cost.instead]
    return capitalised(price(Printer(BOOK, "this card"), alternates[number - 1].costs))


def effect(contest: Contest, stamp: Stamp, names: Sequence[str], exact: bool) -> str:
    """An effect on the chain by what it will do; alike ones by the order in which they resolve."""
    for order, link in enumerate(reversed(contest.chain)):
        if link.stamp == stamp:
            text = link_text(contest, link, names).removesuffix(".")
            return f"{text} ({ordinal(order)} to resolve)" if exact else text
    raise AssertionError("an effect is offered that is not on the chain")


def plain_name(contest: Contest, seat: int, card: int, names: Sequence[str]) -> str:
    return card_name(contest, seat, card)


def placing(contest: Contest, ask: Ask, chosen: Option) -> str:
    """ "Front row, column 2", "Support row, column 0, in exchange with Ilsa"."""
    text = place(chosen.row, chosen.column).capitalize()
    occupant = chosen.other
    return text if occupant == NOTHING else f"{text}, in exchange with {contest.definition[occupant].name}"
