"""Damaged saves of what the classic game adds to a position: the chain and attacks."""

import json

import msgspec
import pytest

from tests.rules.classic.powered import RASPUTIN
from versus.kernel.codec import fingerprint
from versus.kernel.errors import BadSave
from versus.kernel.save import load, save
from versus.kernel.verbs import SAY_NUMBER
from versus.testing.classic import duel, side
from versus.testing.five_ways import catalogue

TARGETS = 6
"""Where the targets stand in the row of an effect."""


def refusal(contest, damage):
    """The sentence with which a save is refused whose position was changed."""
    data = json.loads(save(contest))
    damage(data["position"])
    data["digest"] = fingerprint(msgspec.json.encode(data["position"]))
    with pytest.raises(BadSave) as refused:
        load(msgspec.json.encode(data), catalogue(contest))
    return str(refused.value)


def two_effects():
    table = duel(p1=side(front=[RASPUTIN]), p2=side(front=["Abe 9/9 c5, stunned", "Liz 5/4 c5, stunned"]))
    for name in ("Abe", "Liz"):
        table.p1.uses("Grigori", name, x=5)
    return table


@pytest.mark.parametrize(
    "damage",
    [
        lambda position: position["chain"][0][TARGETS].clear(),
        lambda position: position["chain"][0][TARGETS].append([0, 1]),
        lambda position: position["chain"][1][TARGETS].append([0, 1]),
    ],
)
def test_an_effect_has_as_many_targets_as_its_words_say(damage):
    assert "other targets" in refusal(two_effects().contest, damage)


def test_the_newest_effect_may_still_be_choosing_its_targets():
    table = two_effects()
    table.p1.uses("Grigori")
    table.p1.take(SAY_NUMBER, number=5)
    loaded = load(save(table.contest), catalogue(table.contest))
    assert [len(link.targets) for link in loaded.chain] == [1, 1, 0]
    assert [link.number for link in loaded.chain] == [5, 5, 5]
    table.p1.chooses("Abe")


def test_every_attacker_has_its_timestamp():
    table = duel(p1=side(front="Abe 6/6"), p2=side(front="Ilsa 4/5"))
    table.p1.proposes("Abe", "Ilsa")
    assert "attacker" in refusal(table.contest, lambda position: position["proposal"][2].append(7))
