"""Who did something, and whether there was anything to do: what powers wait for."""

import pytest

from versus.games.classic.language.costs import Activate
from versus.games.classic.language.effects.characters import Stun
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import IsThis, Opposing
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import LOSES_ENDURANCE, STUN
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number
from versus.kernel.nodes import Trigger
from versus.testing.classic import duel, powered, rule, side

SNIPER = powered(
    "Sniper 1/1 c2",
    payments=(Payment(Play(Stun(Chosen(0)), (Characters(Opposing()),)), (Activate(),)),),
    triggers=(Trigger(STUN, LoseEndurance(OPPONENTS, Number(5)), by=IsThis()),),
)


@rule("CL-STN-16")
def test_a_power_about_those_it_stuns_waits_for_the_stuns_of_its_own_card():
    table = duel(p1=side(front=[SNIPER, "Liz 5/4 c3"]), p2=side(front=["Ilsa 4/5 c3", "Karl 1/1 c1"]))
    table.p1.uses("Sniper", "Karl")
    table.passes()
    assert table.chain == ["Sniper"]
    table.passes()
    assert table.p2.endurance == 50 - 1 - 5
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.p2["Ilsa"].stunned
    assert not table.chain, "Liz stunned her"
    assert table.p2.endurance == 44 - 3


@rule("CL-CON-11", "CL-KEY-31")
@pytest.mark.parametrize("victim", ["Karl 1/1 c0", "Karl 1/1 c4 invulnerability"])
def test_a_stun_that_costs_nothing_is_no_loss_of_endurance(victim):
    watcher = powered(
        "Watcher 1/1", triggers=(Trigger(LOSES_ENDURANCE, LoseEndurance(OPPONENTS, Number(1))),)
    )
    table = duel(p1=side(front=[watcher, "Liz 5/9"]), p2=side(front=[victim, "Ilsa 4/5 c2"]))
    table.resolves(Stun(Chosen(0)), table.p2["Karl"].id)
    assert table.p2["Karl"].stunned
    assert not table.chain
    table.resolves(Stun(Chosen(0)), table.p2["Ilsa"].id)
    assert table.chain == ["Watcher"]
    table.passes()
    table.passes()
