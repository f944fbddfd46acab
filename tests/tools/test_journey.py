"""The picture of one decision's way shows what the code has, in the order in which it comes."""

import pytest

from tools import journey
from tools.journey import WAY
from versus.games.tpcg.language.vocabulary import (
    cancel_it,
    draw,
    enemy,
    one,
    reaction,
    stun,
    super_power,
    supporting,
    supporting_only,
    this_card,
    when,
)
from versus.games.tpcg.words import ENERGY, INTELLECT, MAIN, POWER_RESOLVES, STUN
from versus.kernel.nodes import Procedure
from versus.testing.tpcg import duel, side


def test_the_picture_is_drawn_from_the_stops():
    assert journey.picture() == journey.PICTURE.read_text(encoding="utf-8"), "run make docs"


@pytest.mark.parametrize("address", sorted({address for stop in WAY for address in stop.does}))
def test_every_stop_is_found_in_the_code(address: str):
    assert journey.found(address) is not None


@pytest.mark.parametrize("address", ["versus.kernel.game:Game.nowhere", "versus.kernel.nowhere:Game"])
def test_a_stop_that_is_gone_is_noticed(address: str):
    with pytest.raises((AttributeError, ModuleNotFoundError)):
        journey.found(address)


def test_a_stop_bears_the_name_of_what_it_stands_for():
    for stop in WAY:
        said = f"{stop.name} {stop.words}".casefold()
        assert any(address.rpartition(":")[2].rpartition(".")[2].casefold() in said for address in stop.does)


pyro = supporting(
    "T-PYRO", "Pyro", cost=2, atk=2, defense=4,
    powers=[super_power("Flare", MAIN, ENERGY, stun(one(enemy, supporting_only)), draw())],
)  # fmt: skip
lawyer = supporting(
    "T-LAW", "Lawyer", cost=2, atk=2, defense=4,
    powers=[
        reaction("No", INTELLECT, POWER_RESOLVES, cancel_it, by=enemy),
        when(STUN, draw(), subject=this_card),
    ],
)  # fmt: skip


def test_a_decision_goes_this_way():
    """Pyro's power is paid for and resolves, where somebody might object; frames are noted as they come."""
    pays = side(front=pyro, resources="Laboratory", hand="Laboratory")
    game = duel(p1=pays, p2=side(front=lawyer)).game.fork()
    known = list(game.stack)
    seen = ["ask"]
    use = next(place for place, option in enumerate(game.ask.options) if option.word == "Flare")
    for index in (use, 0):
        ask, game.ask = game.ask, None
        top = game.stack[-1]
        seen.append(f"{type(top.node).__name__}.answered")
        top.node.answered(game, top, ask.options[index])
        while game.ask is None:
            new = [frame for frame in game.stack if not any(frame is other for other in known)]
            known += new
            seen += [type(frame.node).__name__ for frame in new]
            game.stack[-1].node.step(game, game.stack[-1])
        seen.append("ask")
    drawn = [way for stop in WAY for way in frames_of(stop)]
    rest = iter(seen)
    assert all(name in rest for name in drawn), f"{drawn} is not the order of {seen}"


def frames_of(stop: journey.Stop) -> list[str]:
    """The frames that a stop shows, and its question."""
    if stop.kind == journey.ASKS:
        return ["ask"]
    things = [(address.rpartition(":")[2], journey.found(address)) for address in stop.does]
    return [name for name, thing in things if name.endswith(".answered") or is_frame(thing)]


def is_frame(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Procedure)
