"""Any game's table in plain lines, as one seat may see it: for pipes and games that nobody draws."""

from __future__ import annotations

from collections.abc import Sequence

from versus.kernel.english import listed
from versus.kernel.naming import YOU, filled, player_name, players_own
from versus.kernel.types import NOTHING, Seat
from versus.kernel.views import DECK, HAND, STACK, CardView, LastingView, PileView, SideView, View


def table_lines(view: View, names: Sequence[str] = ()) -> list[str]:
    """The whole table: where the game stands, each side, what lasts."""
    lines = [standing(view)]
    lines += sides_lines(view, names)
    return lines


def sides_lines(view: View, names: Sequence[str]) -> list[str]:
    """Every side, what belongs to none, and what lasts; the viewer's own hand is theirs to read."""
    lines: list[str] = []
    for side in view.sides:
        lines += side_lines(side, names, own=side.seat == view.viewer, beside=beside(view, side.seat, names))
    lines += [pile_line(pile, names) for pile in view.piles if pile.cards]
    return lines + [f"Lasting: {lasting_words(lasting, names)}" for lasting in view.lasting]


def lasting_words(lasting: LastingView, names: Sequence[str]) -> str:
    """ "Enemy characters cannot attack this turn (Ann's Storm)"."""
    giver = lasting.seat if lasting.seat is not None else NOTHING
    until = lasting.until_seat if lasting.until_seat is not None else NOTHING
    words = filled(f"{lasting.words} {lasting.until}".rstrip(), giver, until, names)
    if lasting.source is None:
        return words
    owner = f"{players_own(lasting.seat, names)} " if lasting.seat is not None else ""
    return f"{words} ({owner}{lasting.source})"


def standing(view: View) -> str:
    """ "Turn 3, build phase, recruit step; recruit points 4"."""
    place = ", ".join(part for part in (f"turn {view.turn}", phase(view.phase, "phase"), step(view)) if part)
    numbers = "".join(f"; {name} {number}" for name, number in view.numbers.items() if number)
    return place[:1].upper() + place[1:] + numbers


def phase(name: str, noun: str) -> str:
    return f"{name} {noun}" if name else ""


def step(view: View) -> str:
    return phase(view.step, "step")


def beside(view: View, seat: Seat, names: Sequence[str]) -> str:
    """ " (with you)": who plays together with a seat, to follow its name; nothing where it plays alone."""
    found = mates(view, seat)
    return f" (with {listed([in_sentence(mate, names) for mate in found])})" if found else ""


def mates(view: View, seat: Seat) -> list[Seat]:
    """Who plays together with a seat."""
    return [mate for team in view.teams if seat in team for mate in team if mate != seat]


def sides_words(view: View, names: Sequence[str]) -> str:
    """ "You and Cy play against Ben and Di"; nothing where everybody plays alone."""
    if not view.teams:
        return ""
    # The viewer's side comes first, and the viewer in it.
    sides = [sorted(team, key=lambda seat: seat != view.viewer) for team in view.teams]
    sides.sort(key=lambda team: view.viewer not in team)
    mine, *others = [listed([in_sentence(seat, names) for seat in side]) for side in sides]
    return f"{mine[:1].upper()}{mine[1:]} play against {', against '.join(others)}"


def in_sentence(seat: Seat, names: Sequence[str]) -> str:
    """A player's name where it does not begin the sentence."""
    name = player_name(seat, names).text
    return "you" if name == YOU else name


def side_lines(side: SideView, names: Sequence[str], own: bool, beside: str = "") -> list[str]:
    counted = [f"{name} {number}" for name, number in side.numbers.items()]
    counted += [
        f"{pile.name} {pile.count}"
        for pile in side.piles
        if pile.kind in (HAND, DECK) or (pile.kind == STACK and pile.count)
    ]
    out = ", out of the game" if side.out else ""
    lines = [f"{player_name(side.seat, names).text}{beside}: {', '.join(counted)}{out}"]
    shown = [
        pile for pile in side.piles if pile.cards and pile.kind != STACK and not (own and pile.kind == HAND)
    ]
    return lines + ["  " + pile_line(pile, names) for pile in shown]


def pile_line(pile: PileView, names: Sequence[str]) -> str:
    return f"{pile.name}: {', '.join(card_words(card, names) for card in pile.cards)}"


def card_words(card: CardView, names: Sequence[str] = ()) -> str:
    """ "Cyclops 3/3 (stunned, 1 wound)"; a card that may not be seen is a card."""
    words = card.name or "a card"
    numbers = dict(card.numbers)
    if "atk" in numbers and "def" in numbers:
        words += f" {numbers.pop('atk')}/{numbers.pop('def')}"
    states = [f"column {card.column}"] if card.column is not None else []
    if card.face != "face up":
        states.append(card.face)
    if card.exhausted:
        states.append("exhausted")
    states += card.marks
    states += [f"{name} {number}" for name, number in numbers.items() if number]
    states += [f"{number} {kind}" for kind, number in card.counters.items()]
    states += card.keywords
    states += [lasting_words(lasting, names) for lasting in card.lasting]
    return f"{words} ({', '.join(states)})" if states else words


def all_cards(view: View) -> list[CardView]:
    """Every card that the viewer knows of."""
    piles = [pile for side in view.sides for pile in side.piles] + list(view.piles)
    return [card for pile in piles for card in pile.cards]
