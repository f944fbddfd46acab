"""The classic game's stops: where a person wants to be asked, and where a pass is taken for granted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from versus.games.classic.seen.view import NAMES
from versus.games.classic.words import GO_ON, P_FORMATION, P_PRIORITY, P_PROPOSE, PASS
from versus.kernel.ask import Ask
from versus.kernel.stops import StopList, Stops
from versus.kernel.types import NOTHING
from versus.kernel.views import View

# What somebody else does
THEIR_EFFECTS: Final = "their effects on the chain"
THEIR_ATTACKS: Final = "their attacks, proposed or begun"
ONLY_PASS: Final = "the two above, even if you can only pass"
# What one does oneself
YOUR_PROPOSALS: Final = "your proposed attacks"
YOUR_ATTACKS: Final = "your attacks"
YOUR_EFFECTS: Final = "right after you put an effect on the chain"
# When nothing happens
PHASES: Final = ("draw", "build", "combat", "recovery")
STEPS: Final = ("resource", "recruit", "formation", "attack")
IDLE: Final = "your stops, even if you can only pass"


def phase_stop(phase: str) -> str:
    return f"start of the {phase} phase"


def step_stop(step: str, own: bool) -> str:
    return f"{'your' if own else 'their'} {step} step"


STOPS: Final = (
    THEIR_EFFECTS,
    THEIR_ATTACKS,
    ONLY_PASS,
    YOUR_PROPOSALS,
    YOUR_ATTACKS,
    YOUR_EFFECTS,
    *[step_stop(step, True) for step in STEPS],
    *[step_stop(step, False) for step in STEPS],
    *[phase_stop(phase) for phase in PHASES],
    IDLE,
)
"""Every stop there is, in the order of a settings page."""

USUAL: Final[Stops] = frozenset(
    (
        THEIR_EFFECTS,
        THEIR_ATTACKS,
        ONLY_PASS,
        YOUR_ATTACKS,
        step_stop("recruit", True),
        step_stop("attack", True),
    )
)
"""Asked where one usually acts, and whenever somebody else does something."""
EVERYWHERE: Final[Stops] = frozenset(STOPS)


@dataclass(frozen=True)
class Order:
    """An order to pass for a while: how long, and what ends it before. To be asked ends it too."""

    unless: Stops
    turn: int = NOTHING
    """The turn it was given for; an order without one has no end of its own."""
    place: tuple[str, str, int] | None = None
    """The phase and the step with its player, if it is for no longer than that."""

    def stands(self, view: View) -> bool:
        if self.turn not in (NOTHING, view.turn):
            return False
        return self.place is None or self.place == place(view)

    def is_bounded(self) -> bool:
        return self.turn != NOTHING


SOMETHING: Final[Stops] = frozenset((THEIR_EFFECTS, THEIR_ATTACKS, ONLY_PASS))


def until_something_happens(view: View) -> Order:
    """Pass until somebody else does something, or another question than whether to pass comes up."""
    return Order(SOMETHING)


def rest_of_step(view: View) -> Order:
    """Pass for the rest of this step unless somebody else does something."""
    return Order(SOMETHING, view.turn, place(view))


def rest_of_turn(view: View) -> Order:
    """Pass for the rest of this turn unless somebody attacks."""
    return Order(frozenset((THEIR_ATTACKS, ONLY_PASS)), view.turn)


def rest_of_turn_regardless(view: View) -> Order:
    """Pass for the rest of this turn, whatever happens."""
    return Order(frozenset(), view.turn)


ORDERS: Final[dict[str, Callable[[View], Order]]] = {
    "something": until_something_happens,
    "step": rest_of_step,
    "turn": rest_of_turn,
    "turn regardless": rest_of_turn_regardless,
}
"""Every order there is, by name; it is given at the position of a view."""


def place(view: View) -> tuple[str, str, int]:
    return view.phase, view.step, view.active


def answer(view: View, stops: Stops, order: Order | None = None, watched: bool = False) -> int:
    """The index of the answer that is taken for granted, or NOTHING where the viewer is to be asked.

    `watched` where others see whether this seat is asked, as at a shared screen: then what the seat could
    do, which follows from its hand, must make no difference.
    """
    ask = view.ask
    if ask is None or ask.seat != view.viewer:
        return NOTHING
    if order is not None and not order.stands(view):
        order = None
    verbs = [option.verb for option in ask.options]
    if ask.prompt == P_PRIORITY:
        can_act = watched or len(verbs) > 1
        asked = is_asked(view, stops if order is None else order.unless, can_act)
        return NOTHING if asked else verbs.index(NAMES.verbs[PASS])
    if order is not None and order.is_bounded() and ask.prompt in (P_FORMATION, P_PROPOSE):
        return verbs.index(NAMES.verbs[GO_ON])
    return NOTHING


def is_asked(view: View, stops: Stops, can_act: bool) -> bool:
    """Whether a player with priority is to be asked what to do with it."""
    if awaited(view) & stops and (can_act or ONLY_PASS in stops):
        return True
    if not can_act and IDLE not in stops:
        return False
    return moment(view) in stops


def awaited(view: View) -> Stops:
    """What somebody else has done that the viewer may respond to. Nobody controls the turn's draw (OP-03)."""
    found: set[str] = set()
    if any(link.seat not in (NOTHING, view.viewer) for link in view.chain):
        found.add(THEIR_EFFECTS)
    if any(fight.seat != view.viewer for fight in view.fights):
        found.add(THEIR_ATTACKS)
    return frozenset(found)


def moment(view: View) -> str:
    """The name of the stop that this moment is; where others have begun something, that alone counts."""
    if view.chain and view.chain[-1].seat == view.viewer:
        return YOUR_EFFECTS
    if awaited(view):
        return ""
    if view.fights:
        return YOUR_PROPOSALS if view.fights[0].proposed else YOUR_ATTACKS
    if view.step:
        return step_stop(view.step, view.active == view.viewer)
    return phase_stop(view.phase)


def passing(ask: Ask) -> int:
    """The answer that does nothing for now, or NOTHING."""
    verbs = [option.verb for option in ask.options]
    return next((verbs.index(verb) for verb in (PASS, GO_ON) if verb in verbs), NOTHING)


TABLE: Final = StopList(STOPS, USUAL, ORDERS, answer, passing, Order)
