"""Playing an imagined game on by habit, so that a position is judged where nothing is half done."""

from __future__ import annotations

from typing import Final

from versus.kernel.ask import Option
from versus.kernel.rng import GAMMA, MASK, mix
from versus.players.craft import AnyGame, Craft, OptionKey
from versus.players.feats import Feats

PATIENCE: Final = 60
"""How many answers a half-done action may take before it is judged as it is."""

ALTERNATIVES: Final = 12
"""How many answers are tried where habit has no word on them."""


class Alternative:
    """Options of a question that are one and the same to the asked seat, such as two copies of a card."""

    __slots__ = ("index", "key", "option", "weight")

    def __init__(self, index: int, option: Option, key: OptionKey, weight: float) -> None:
        self.index = index
        self.option = option
        self.key = key
        self.weight = weight


def alternatives(game: AnyGame, craft: Craft) -> list[Alternative]:
    """The different answers to the question that stands, the most usual first."""
    ask = game.ask
    assert ask is not None
    weights = craft.inclination(game, ask)
    found: dict[OptionKey, Alternative] = {}
    for index, option in enumerate(ask.options):
        if weights[index] <= 0.0:
            continue
        key = craft.key(game, option)
        if key not in found:
            found[key] = Alternative(index, option, key, weights[index])
    return sorted(found.values(), key=rank)


def rank(choice: Alternative) -> tuple[float, int]:
    return (-choice.weight, choice.index)


def tried(game: AnyGame, index: int) -> bool:
    """Give an answer in an imagined game; whether its cards could carry it out."""
    try:
        game.answer(index)
    except Exception:
        # A card that fails is the true game's matter. Here the position is judged as it is.
        return False
    return True


def usual(game: AnyGame, craft: Craft) -> int:
    """What habit answers."""
    ask = game.ask
    assert ask is not None
    if ask.choices == 1:
        return 0
    best = 0
    most = -1.0
    for index, weight in enumerate(craft.inclination(game, ask)):
        if weight > most:
            most = weight
            best = index
    return best


def likely(game: AnyGame, craft: Craft, bits: int) -> int:
    """An answer as likely as habit holds it, by 64 random bits."""
    ask = game.ask
    assert ask is not None
    if ask.choices == 1:
        return 0
    weights = craft.inclination(game, ask)
    total = 0.0
    for weight in weights:
        total += weight
    mark = total * (bits / 18446744073709551616.0)
    for index, weight in enumerate(weights):
        mark -= weight
        if mark <= 0.0:
            return index
    return ask.choices - 1


def settle(game: AnyGame, craft: Craft) -> None:
    """Play on until an action has been carried out: by habit, or by trial where that is at a loss."""
    for _ in range(PATIENCE):
        ask = game.ask
        if ask is None or craft.at_rest(game):
            return
        index = weighed(game, craft) if craft.is_at_a_loss(game, ask) else usual(game, craft)
        if not tried(game, index):
            return


def weighed(game: AnyGame, craft: Craft) -> int:
    """The answer that leads to the best position for whoever is asked, if all goes on by habit."""
    found = alternatives(game, craft)
    ask = game.ask
    assert ask is not None
    best = found[0].index
    most = -1.0
    for choice in found[:ALTERNATIVES]:
        twin: AnyGame = game.fork()
        if not tried(twin, choice.index):
            continue
        for _ in range(PATIENCE):
            if twin.ask is None or craft.at_rest(twin) or not tried(twin, usual(twin, craft)):
                break
        worth = craft.values(twin)[ask.seat]
        if worth > most:
            most = worth
            best = choice.index
    return best


def roll_out(game: AnyGame, craft: Craft, until: int, most: int, seed: int, whims: int, feats: Feats) -> None:
    """Play on by habit to a moment, and note what is achieved; `whims` of 256 answers are left to chance."""
    for _ in range(most):
        if game.ask is None or craft.moment(game) >= until:
            return
        seed = (seed + GAMMA) & MASK
        bits = mix(seed)
        index = likely(game, craft, mix(bits)) if bits & 255 < whims else usual(game, craft)
        if not tried(game, index):
            return
        feats.note(game)
