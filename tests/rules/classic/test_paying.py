"""A cost is paid as it is printed: nothing that replaces events touches it (CL-PRI-22)."""

from dataclasses import replace

import pytest

from versus.games.classic.language.costs import (
    Activate,
    PayByDiscarding,
    PayByKOing,
    PayByReplacing,
    PayEndurance,
    StunThis,
)
from versus.games.classic.language.effects.characters import Discard, KnockOut, Stun
from versus.games.classic.language.effects.moving import RemovesFromGame
from versus.games.classic.language.effects.players import OPPONENTS, YOU, LoseEndurance
from versus.games.classic.language.effects.resources import Replaces
from versus.games.classic.language.filters import Yours
from versus.games.classic.language.selectors import CardsIn, Resources
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import DISCARDED, HAND, KOD, LOSES_ENDURANCE, STUN
from versus.kernel.choosing import EVENT_CARD, THIS, Choice, Each
from versus.kernel.effects import Number
from versus.kernel.nodes import Replacement
from versus.testing.classic import duel, powered, rule, side

HIT = Play(LoseEndurance(OPPONENTS, Number(1)))
A_CARD = Choice(CardsIn(HAND))
A_RESOURCE = Choice(Resources(Yours()))
EVERYTHING = (STUN, KOD, LOSES_ENDURANCE, DISCARDED)
WARDEN = powered("Warden 1/1", replacements=tuple(Replacement(kind) for kind in EVERYTHING))
"""Nobody is stunned or KO'd, nothing is lost or discarded while it is there."""


def table_with(*payments):
    return duel(
        p1=side(
            front=[powered("Payer 1/1 c2", payments=payments), WARDEN],
            hand="Spare 1/1",
            resources="Old 1/1",
            deck=["New 1/1", "Rest 1/1"],
        ),
        p2=side(front="Foe 1/1"),
    )


@rule("CL-PRI-22", "CL-PUP-05")
def test_the_discard_that_powers_up_is_replaced_by_nothing():
    instead = Replacement(DISCARDED, instead=RemovesFromGame(EVENT_CARD))
    exile = powered("Exile 1/1", replacements=(instead,))
    table = duel(p1=side(front=["Liz 5/4", exile], hand=["Liz 1/1", "Abe 1/1"]), p2=side(front="Wall 0/20"))
    table.p1.attacks("Liz", "Wall")
    table.p1.powers_up("Liz")
    assert table.p1.ko_pile == ["Liz"], "what pays is discarded as ever"
    table.passes()
    assert table.p1["Liz 5/4"].stats == (6, 5)
    table.resolves(Discard(Each(CardsIn(HAND))))
    assert table.p1["Abe"].zone == "removed from the game", "a discard that is no cost is replaced"
    assert table.p1.ko_pile == ["Liz"]


@rule("CL-PRI-22")
def test_a_card_is_powered_up_with_also_where_discarding_is_prevented():
    table = duel(p1=side(front=["Liz 5/4", WARDEN], hand="Liz 1/1"), p2=side(front="Wall 0/20"))
    table.p1.attacks("Liz", "Wall")
    table.p1.powers_up("Liz")
    assert table.p1.hand == []
    table.passes()
    assert table.p1["Liz 5/4"].stats == (6, 5)


PRICES = {
    "discard": (PayByDiscarding(A_CARD), Discard(A_CARD), lambda p1: p1.hand == []),
    "KO": (PayByKOing(A_RESOURCE), KnockOut(A_RESOURCE), lambda p1: p1.resources == []),
    "replace": (PayByReplacing(A_RESOURCE), Replaces(A_RESOURCE), lambda p1: p1.resources == ["New"]),
    "stun": (StunThis(), Stun(THIS), lambda p1: p1["Payer"].stunned),
    "endurance": (
        PayEndurance(Number(3)),
        LoseEndurance(YOU, Number(3)),
        lambda p1: p1.endurance == 47,
    ),
}


@rule("CL-PRI-22", "CL-GEN-14")
@pytest.mark.parametrize("way", PRICES)
def test_a_price_is_paid_where_the_same_would_not_happen_as_an_effect(way):
    price, effect, is_done = PRICES[way]
    table = table_with(Payment(HIT, (price,)))
    table.p1.uses("Payer")
    if table.p1.choices:
        table.p1.chooses(table.p1.choices[0])
    assert is_done(table.p1)
    assert table.chain == ["Payer"]
    spared = table_with(Payment(Play(effect)))
    spared.p1.uses("Payer")
    spared.passes()
    assert not is_done(spared.p1), "as an effect it is prevented"


@rule("CL-PWR-20", "CL-PWR-03")
@pytest.mark.parametrize("costs", [(Activate(), StunThis()), (StunThis(), Activate())])
def test_a_card_is_activated_and_stunned_at_one_time_whatever_is_said_first(costs):
    payer = powered("Payer 1/1", payments=(Payment(HIT, costs),))
    table = duel(p1=side(front=[payer]))
    table.p1.uses("Payer")
    assert table.p1["Payer"].stunned
    spent = duel(p1=side(front=[replace(payer, exhausted=True)]))
    assert spent.p1.why_not("use", "Payer") == "CL-GEN-14"


@rule("CL-PRI-22", "CL-KEY-23")
def test_the_loss_that_follows_a_stun_is_no_part_of_the_price():
    table = table_with(Payment(HIT, (StunThis(),)))
    table.p1.uses("Payer")
    assert table.p1["Payer"].stunned
    assert table.p1.endurance == 50, "the loss is prevented as any other would be"
