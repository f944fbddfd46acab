"""Questions in words: what is asked, for which card, and why now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.buying_off import BuyOff
from versus.games.tpcg.flow.paying import PayCost
from versus.games.tpcg.flow.powers import UsePower
from versus.games.tpcg.flow.reactions import OfferReaction
from versus.games.tpcg.flow.turn import phases_in_order
from versus.games.tpcg.language.effects.hand_and_deck import Search
from versus.games.tpcg.language.effects.moving import RearrangeEquipment
from versus.games.tpcg.language.effects.naming import NameCard
from versus.games.tpcg.language.effects.players import ForPlayers
from versus.games.tpcg.language.effects.prices import PaySymbol
from versus.games.tpcg.language.players import PLAYER_NAMES
from versus.games.tpcg.seen.sight import sees
from versus.games.tpcg.text.events import ANSWERED, EVENTS, Happening
from versus.games.tpcg.text.names import card_name, causes, offered_name
from versus.games.tpcg.text.powers import BOOK
from versus.games.tpcg.text.words import phase_name, searched, symbol_tokens
from versus.games.tpcg.words import (
    ADD_ATTACKER,
    MAIN_PHASE,
    P_ARENA,
    P_ATTACK,
    P_COMBAT,
    P_DISCARD,
    P_DRAW,
    P_FIRST_PLAYER,
    P_FORMATION,
    P_KEEP_MAIN,
    P_MAIN,
    P_MAIN_ROW,
    P_MATCH,
    P_MULLIGAN,
    P_NAME_ROW,
    P_PAY,
    P_RECOVERY,
    P_RECRUIT,
    P_RESOURCE,
    P_ROW,
    P_STRIKE,
    P_UNIQUE,
)
from versus.kernel.ask import Ask
from versus.kernel.choosing import AboutCards, Choosing
from versus.kernel.effects import Either, Gate, Hatch
from versus.kernel.english import BARE, PERFECT, STATES, WOULD, capitalised, listed, ordinal, sentence
from versus.kernel.events import Event
from versus.kernel.happen import AboutToHappen
from versus.kernel.naming import UNKNOWN, knows, player_name, players_own
from versus.kernel.nodes import Effect
from versus.kernel.phrasing import Piece
from versus.kernel.text import Printer
from versus.kernel.types import Phase
from versus.kernel.verbs import (
    CHOOSE_PROMPT,
    MAY_PROMPT,
    NAME_PROMPT,
    NUMBER_PROMPT,
    ORDER_PROMPT,
    REACT_PROMPT,
)

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.frames import Frame

PROMPTS: Final[dict[int, str]] = {
    ORDER_PROMPT: "Several powers wait. Choose which one resolves first.",
    NUMBER_PROMPT: "{card}: choose a number.",
    NAME_PROMPT: "{card}: name a team.",
    P_FIRST_PLAYER: "Choose who goes first.",
    P_MAIN_ROW: "Choose the row in which {card} starts.",
    P_MULLIGAN: "Keep your hand, or shuffle it into your deck and draw a new one?",
    P_DRAW: "Draw Phase: play a card, use a power, or go on.",
    P_RECOVERY: "Recovery Phase: play a card, use a power, or go on.",
    P_RESOURCE: "Resource Step: place a card as a resource, or go on.",
    P_RECRUIT: "Recruit Step: recruit with {points}, or go on.",
    P_FORMATION: "Formation Step: move your characters, or go on.",
    P_MAIN: "Main Phase: attack, act, or end your turn.",
    P_STRIKE: "Choose an attacker to strike with {card}.",
    P_ROW: "Choose a row for {card}.",
    P_UNIQUE: "Two of one name came together. Choose the one that is KO'd.",
    P_KEEP_MAIN: "You have several main characters. Choose the one you keep; the others are KO'd.",
    P_NAME_ROW: "{card}: choose an enemy row.",
    P_DISCARD: "{card}: choose a card to discard.",
    P_ARENA: "Strike out an arena: the one that is left at last is where you play.",
    P_MATCH: "Choose your Challenge Match: it holds for the whole game.",
}

RULES: Final[dict[int, str]] = {
    ORDER_PROMPT: "2P-TRG-04",
    REACT_PROMPT: "2P-PWR-35",
    P_FIRST_PLAYER: "2P-SET-04",
    P_MAIN_ROW: "2P-SET-06",
    P_MULLIGAN: "2P-SET-10",
    P_DRAW: "2P-TRN-13",
    P_RECOVERY: "2P-TRN-13",
    P_RESOURCE: "2P-BLD-01",
    P_RECRUIT: "2P-BLD-07",
    P_FORMATION: "2P-BLD-17",
    P_MAIN: "2P-TRN-17",
    P_ATTACK: "2P-CMB-06",
    P_COMBAT: "2P-CMB-36",
    P_STRIKE: "2P-CMB-58",
    P_PAY: "2P-PWR-17",
    P_ROW: "2P-BLD-09",
    P_DISCARD: "2P-GEN-18",
    P_MATCH: "2P-MOD4-18",
    P_ARENA: "2P-MOD4-05",
}
"""Where to read more about a question that the rules ask; what a card asks, the card explains."""


def prompt(battle: Battle, ask: Ask, names: Sequence[str] = ()) -> str:
    """The question in words, for the seat that is asked."""
    frame = battle.stack[-1]
    if ask.prompt == CHOOSE_PROMPT:
        return choose_prompt(battle, ask, frame)
    if ask.prompt == MAY_PROMPT:
        return may_prompt(battle, ask, frame)
    if ask.prompt == REACT_PROMPT:
        return react_prompt(battle, ask, frame, names)
    if ask.prompt == P_ATTACK:
        attackers = listed([battle.definition[card].name for card in frame.cards])
        joined = any(option.verb == ADD_ATTACKER for option in ask.options)
        return f"Attack with {attackers}: choose the defender{', or another attacker' if joined else ''}."
    if ask.prompt == P_COMBAT:
        return combat_prompt(battle)
    if ask.prompt == P_PAY:
        return f"Pay {'/'.join(due(frame))}{paid_for(battle, ask, frame)}: choose a location."
    if ask.prompt == NAME_PROMPT and isinstance(frame.node, NameCard):
        said = f"spell it: {frame.word or '...'}" if frame.pc else "name a card"
        return f"{source_name(battle, ask.seat, ask.card)}: {said}."
    if ask.prompt == P_MAIN and phases_in_order(battle)[-1] != MAIN_PHASE:
        return "Main Phase: attack, act, or go on."
    points = battle.recruit_points[ask.seat]
    placed = ask.prompt in (P_ROW, P_MAIN_ROW)
    return PROMPTS[ask.prompt].format(
        card=battle.definition[ask.card].name if placed else source_name(battle, ask.seat, ask.card),
        points=f"{points} recruit point{'' if points == 1 else 's'}",
    )


def source_name(battle: Battle, seat: int, card: int) -> str:
    """The card a question comes from; one that went out of sight is only an effect."""
    if card < 0:
        return "An effect"
    name = card_name(battle, seat, card)
    return "An effect" if name == UNKNOWN else name


def printer_at(battle: Battle, ask: Ask, frame: Frame) -> Printer:
    """A printer that calls the source of the running effect by its name."""
    return Printer(BOOK, source_name(battle, ask.seat, frame.source))


def choose_prompt(battle: Battle, ask: Ask, frame: Frame) -> str:
    node = frame.node
    source = source_name(battle, ask.seat, frame.source)
    printer = printer_at(battle, ask, frame)
    if isinstance(node, Either):
        return f"{source}: choose one."
    if isinstance(node, Hatch):
        return f"{source}: {sentence(node.text)}"
    if isinstance(node, ForPlayers):
        return f"{source}: choose {PLAYER_NAMES[node.whose]}."
    if isinstance(node, Search):
        noun = printer.noun(node.filter, "card")
        return f"{source}: choose {noun.one()} in your {searched(node)}."
    if isinstance(node, RearrangeEquipment):
        bearer = len(frame.cards) % 2
        return f"{source}: choose {'its new bearer' if bearer else 'equipment to move, or be done'}."
    if isinstance(node, Choosing):
        which = "one" if node.choice.most == 1 else f"the {ordinal(len(frame.cards))}"
        above = battle.stack[-2].node if len(battle.stack) > 1 else None
        if isinstance(above, AboutCards):
            return f"{source}: {sentence(printer.block(above))} Choose {which}."
        return f"{source}: choose {which} of {printer.who(node.choice).text}."
    return f"{source}: choose one."


def may_prompt(battle: Battle, ask: Ask, frame: Frame) -> str:
    """ "Pyro: Discard a card? If you do, draw a card." """
    gate = frame.node
    source = source_name(battle, ask.seat, frame.source)
    if not isinstance(gate, Gate):
        return f"{source}: do you want to?"
    printer = printer_at(battle, ask, frame)
    first: Effect = gate.then if gate.price is None else gate.price
    text = f"{source}: {capitalised('; '.join(printer.nested(first, BARE)))}?"
    if gate.price is not None:
        text += " " + sentence(f"if you do, {printer.block(gate.then)}")
    return text


def react_prompt(battle: Battle, ask: Ask, frame: Frame, names: Sequence[str]) -> str:
    """What is about to happen, or has happened, and whether to react to it."""
    node = frame.node
    if isinstance(node, AboutToHappen):
        event = frame.events[frame.numbers[0]]
        use = STATES if event.kind in ANSWERED else WOULD
        named = event.card >= 0 and sees(battle, ask.seat, event.card)
        return f"{happening(battle, event, use, named, names)} Do you react?"
    if isinstance(node, OfferReaction) and frame.event is not None:
        named = frame.event.definition is not None and knows(battle, frame.event, ask.seat)
        return f"{happening(battle, frame.event, PERFECT, named, names)} Do you react?"
    return "Do you react?"


def happening(battle: Battle, event: Event, use: int, named: bool, names: Sequence[str]) -> str:
    """An event of the table, in the words of card texts."""
    name = UNKNOWN
    if named:
        name = event.definition.name if event.definition is not None else battle.definition[event.card].name
    by = causes(battle, event)
    template = EVENTS[event.kind][0]
    if use == STATES:
        template = ANSWERED.get(event.kind, template)
    words = Happening(
        subject=Piece(name),
        player=player_name(event.seat, names),
        whose=players_own(event.seat, names),
        phase=phase_name(Phase(event.amount)) if "{phase}" in template else "",
        by=f" by {by}" if by else "",
        side=f" on {players_own(event.seat, names)} side" if event.seat >= 0 else "",
    )
    text = Printer(BOOK).line(template, words, use)
    if event.kind in ANSWERED and event.word:
        text += f", {event.word}"
    return sentence(text)


def combat_prompt(battle: Battle) -> str:
    combat = battle.combat
    assert combat is not None
    attackers = [battle.definition[card].name for card in combat.attackers]
    verb = "attacks" if len(attackers) == 1 else "attack"
    return f"{listed(attackers)} {verb} {battle.definition[combat.defender].name}. Act or pass."


def due(frame: Frame) -> list[str]:
    """The symbols of which one is to be paid now."""
    node = frame.node
    assert isinstance(node, PayCost)
    return symbol_tokens(node.due(len(frame.cards)))


def paid_for(battle: Battle, ask: Ask, frame: Frame) -> str:
    below = battle.stack[-2].node if len(battle.stack) > 1 else None
    if isinstance(below, UsePower):
        return f" for {below.power.name}"
    if isinstance(below, PaySymbol):
        return f" because of {source_name(battle, ask.seat, battle.stack[-2].source)}"
    if isinstance(below, BuyOff):
        return " to end what lasts"
    return f" to recruit {offered_name(battle, ask.seat, frame.source)}"
