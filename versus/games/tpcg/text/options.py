"""Options in words: what each answer to a question does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.paying import PayCost
from versus.games.tpcg.flow.powers import power_at, powers_of
from versus.games.tpcg.flow.reactions import OfferReaction
from versus.games.tpcg.flow.recruiting import FOR_SYMBOLS
from versus.games.tpcg.flow.turn import phases_in_order
from versus.games.tpcg.language.effects.hand_and_deck import Search
from versus.games.tpcg.language.effects.options import OneNotYetChosen
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.text.asks import printer_at, source_name
from versus.games.tpcg.text.names import camp_name, exact_name, offered_name
from versus.games.tpcg.text.powers import BOOK
from versus.games.tpcg.text.words import price_tokens, symbol_tokens
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    ATTACK,
    BRING_BACK,
    BUY_OFF,
    CHOOSE_DEFENDER,
    CHOOSE_ROW,
    GO_FIRST,
    GO_ON,
    HAND,
    KEEP_HAND,
    MAIN_PHASE,
    MOVE,
    MULLIGAN,
    P_FORMATION,
    P_MAIN,
    P_RECRUIT,
    P_RESOURCE,
    PASS,
    PAY,
    PLACE_DOWN,
    PLACE_UP,
    PLAY,
    POWER_UP,
    RECRUIT,
    STRIKE,
    USE,
    ZONE_NAMES,
)
from versus.kernel.ask import Ask, Option
from versus.kernel.effects import Either
from versus.kernel.english import capitalised
from versus.kernel.events import Event
from versus.kernel.naming import UNKNOWN, knows, player_name, players_own
from versus.kernel.nodes import Trigger
from versus.kernel.text import Printer
from versus.kernel.verbs import (
    CHOOSE,
    DONE,
    NO,
    ORDER_PROMPT,
    REACT_PROMPT,
    SAY_NAME,
    SAY_NUMBER,
    TAKE_BACK,
    YES,
)

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle

GOING_ON: Final = {
    P_RESOURCE: "Go on to the Recruit Step",
    P_RECRUIT: "Go on to the Formation Step",
    P_FORMATION: "End the Build Phase",
    P_MAIN: "End the turn",
}


def option(battle: Battle, ask: Ask, chosen: Option, names: Sequence[str] = ()) -> str:
    """One answer in words. Namesakes are told apart; what is truly alike reads alike."""
    text = worded(battle, ask, chosen, names, exact=False)
    alike = [other for other in ask.options if worded(battle, ask, other, names, exact=False) == text]
    exact = {worded(battle, ask, other, names, exact=True) for other in alike}
    return text if len(exact) == 1 else worded(battle, ask, chosen, names, exact=True)


def worded(battle: Battle, ask: Ask, chosen: Option, names: Sequence[str], exact: bool) -> str:
    """An option, with exact names of cards where shorter ones would not do."""
    verb = chosen.verb
    if verb == CHOOSE:
        return choice_words(battle, ask, chosen, names, exact)
    card = called(battle, ask, chosen.card, names, exact)
    if verb in PLAIN:
        return PLAIN[verb].format(card=card)
    if verb == DONE:
        return done_words(battle, ask)
    if verb == SAY_NUMBER:
        return str(chosen.number)
    if verb == SAY_NAME:
        # A name that nobody offers is spelled out, sign by sign.
        return chosen.word if len(chosen.word) > 1 else f"Write {chosen.word.upper()}"
    if verb == GO_ON:
        if chosen.seat >= 0:
            return f"{player_name(chosen.seat, names).text} goes on"
        if ask.prompt == P_MAIN and phases_in_order(battle)[-1] != MAIN_PHASE:
            return "End the Main Phase"
        return GOING_ON.get(ask.prompt, "Go on")
    if verb == RECRUIT:
        where = ZONE_NAMES[chosen.row]
        side = f"{players_own(chosen.seat, names)} " if chosen.seat != ask.seat else "the "
        price = f", paying {recruit_symbols(battle, chosen)}" if chosen.word == FOR_SYMBOLS else ""
        return f"Recruit {card} into {side}{where}{price}"
    if verb == BRING_BACK:
        return f"Put {card} into the {ZONE_NAMES[chosen.row]}"
    if verb == MOVE:
        return f"Move {card} to the {ZONE_NAMES[chosen.row]}"
    if verb == USE:
        return use_words(battle, ask, chosen, card)
    if verb == PAY:
        return pay_words(battle, chosen, card)
    if verb == GO_FIRST:
        player = camp_name(battle, chosen.seat, names)
        return f"{player.text} {'go' if player.plural else 'goes'} first"
    if verb == CHOOSE_ROW:
        owner = f"{players_own(chosen.seat, names)} " if chosen.seat >= 0 and chosen.seat != ask.seat else ""
        return capitalised(f"{owner}{ZONE_NAMES[chosen.row]}")
    other = called(battle, ask, chosen.other, names, exact)
    return f"Power up {other} with {card}" if verb == POWER_UP else f"Put {card} onto {other}"


PLAIN: Final[dict[int, str]] = {
    YES: "Yes",
    NO: "No",
    PASS: "Pass",
    TAKE_BACK: "Take it back",
    BUY_OFF: "Pay to end what {card} has made last",
    PLACE_UP: "Place {card} face up",
    PLACE_DOWN: "Place {card} face down",
    ATTACK: "Attack with {card}",
    ADD_ATTACKER: "Add {card} to the attack",
    CHOOSE_DEFENDER: "Choose {card} as the defender",
    PLAY: "Play {card}",
    KEEP_HAND: "Keep your hand",
    MULLIGAN: "Take a mulligan",
    STRIKE: "Strike {card}",
}


def called(battle: Battle, ask: Ask, card: int, names: Sequence[str], exact: bool) -> str:
    if exact:
        return exact_name(battle, ask.seat, card, names)
    return offered_name(battle, ask.seat, card)


def choice_words(battle: Battle, ask: Ask, chosen: Option, names: Sequence[str], exact: bool) -> str:
    """A card to choose, an instruction to choose, or the power to resolve first."""
    if ask.prompt == ORDER_PROMPT:
        return f"Resolve first: {waiting_words(battle, ask, chosen, names, exact)}"
    node = battle.stack[-1].node
    if isinstance(node, Either | OneNotYetChosen):
        printer = printer_at(battle, ask, battle.stack[-1])
        return capitalised(printer.block(node.parts[chosen.number]))
    if chosen.seat >= 0:
        return capitalised(player_name(chosen.seat, names).text)
    if chosen.card < 0:
        return str(chosen.number)
    if isinstance(node, Search) and node.zones & (node.zones - 1):
        # The same card may lie in several of the zones.
        name = called(battle, ask, chosen.card, names, exact)
        return capitalised(f"{name} ({ZONE_NAMES[battle.zone(chosen.card)]})")
    return capitalised(called(battle, ask, chosen.card, names, exact))


def waiting_words(battle: Battle, ask: Ask, chosen: Option, names: Sequence[str], exact: bool) -> str:
    """A power that waits: its keyword, its Reaction's name or what it does, and for which card."""
    waiting = battle.pending[chosen.number]
    card = called(battle, ask, waiting.source, names, exact)
    name = power_name(waiting.trigger)
    if name:
        text = f"{card}'s {name}"
    else:
        source = source_name(battle, ask.seat, waiting.source)
        text = f"{card}: {Printer(BOOK, source).block(waiting.trigger.effect)}"
    event = waiting.event
    if event.definition is None or event.card == waiting.source:
        return text
    if not knows(battle, event, ask.seat):
        return f"{text} (for {UNKNOWN})"
    if sees(battle, ask.seat, event.card) and has_namesake(battle, event):
        place = "" if battle.in_play(event.card) else f", {ZONE_NAMES[battle.zone(event.card)]}"
        return f"{text} (for {exact_name(battle, ask.seat, event.card, names)}{place})"
    return f"{text} (for {event.definition.name})"


def has_namesake(battle: Battle, event: Event) -> bool:
    """Whether another waiting power is about another card of the same name."""
    return any(
        other.event.card != event.card
        and other.event.definition is not None
        and event.definition is not None
        and other.event.definition.name == event.definition.name
        for other in battle.pending
    )


def power_name(trigger: Trigger) -> str:
    """The name under which a triggered power is printed, if it has one."""
    if isinstance(trigger.effect, OfferReaction):
        return trigger.effect.power.name
    return trigger.name or KEYWORDS.name_of_power(trigger)


def done_words(battle: Battle, ask: Ask) -> str:
    frame = battle.stack[-1]
    if ask.prompt == REACT_PROMPT:
        return "Don't react"
    if not frame.cards:
        return "Find nothing" if isinstance(frame.node, Search) else "Choose none"
    return "That is all"


def use_words(battle: Battle, ask: Ask, chosen: Option, card: str) -> str:
    """ "Use Mister Burns (Pyro)"; of two powers of one name also what it does (2P-PWR-46)."""
    holder = chosen.card if chosen.other < 0 else chosen.other
    if chosen.other >= 0:
        card += f", with {offered_name(battle, ask.seat, chosen.other)}"
    text = f"Use {chosen.word} ({card})"
    powers = powers_of(battle, chosen.card)
    if sum(item == chosen.other and power.name == chosen.word for item, _, power in powers) > 1:
        power = power_at(battle, chosen.card, chosen.other, chosen.number)
        if power is not None:
            text += f": {Printer(BOOK, battle.definition[holder].name).block(power.effect)}"
    return text


def pay_words(battle: Battle, chosen: Option, card: str) -> str:
    """ "Pay [Energy] with Laboratory (turn it face down)"."""
    frame = battle.stack[-1]
    node = frame.node
    assert isinstance(node, PayCost)
    symbols = node.due(len(frame.cards)) & battle.definition[chosen.card].symbols
    how = "discard it" if chosen.taken_from == HAND else "turn it face down"
    return f"Pay {'/'.join(symbol_tokens(symbols))} with {card} ({how})"


def recruit_symbols(battle: Battle, chosen: Option) -> str:
    other = battle.definition[chosen.card].other_price
    assert other is not None
    return price_tokens(other.symbols)
