"""What the offer of a Reaction says: who uses it, and with what (2P-PWR-35)."""

from versus.games.tpcg.language.effects.moving import TOKENS, MakeToken
from versus.games.tpcg.language.vocabulary import (
    draw,
    each,
    enemy,
    equipment,
    ko,
    named,
    one,
    plot_twist,
    reaction,
    stun,
    supporting,
    when,
    yours,
)
from versus.games.tpcg.words import MAIN, STUN, USE
from versus.kernel.types import NOTHING
from versus.testing.tpcg import duel, rule, side

TOKENS["T-CHICK"] = supporting("T-CHICK", "Chick", cost=1, atk=1, defense=1, health=1, token=True)
AFTER = reaction("Note", (), STUN, draw(), subject=yours, after=True)
SHOVE = plot_twist("T-SHOVE", "Shove", MAIN, stun(one(named("Cat"))))


@rule("2P-PWR-35")
def test_a_characters_own_reaction_needs_no_equipment():
    watcher = supporting("T-WATCHER", "Watcher", cost=1, atk=1, defense=3, powers=[AFTER])
    table = duel(p1=side(hand=[SHOVE]), p2=side(front=["Cat 1/1 h2", watcher]))
    table.p1.plays("Shove")
    (offer,) = table.p2.options(USE)
    assert (offer.card, offer.other, offer.word) == (table.p2["Watcher"].id, NOTHING, "Note")
    table.p2.reacts("Watcher")
    assert len(table.p2.hand) == 1


@rule("2P-PWR-35")
def test_the_reaction_of_equipment_is_its_bearers_with_it():
    diary = equipment("T-DIARY", "Diary", cost=1, powers=[AFTER])
    table = duel(p1=side(hand=[SHOVE]), p2=side(front=["Cat 1/1 h2", "Dog 1/1"], equipment={"Dog": diary}))
    table.p1.plays("Shove")
    (offer,) = table.p2.options(USE)
    assert (offer.card, offer.other) == (table.p2["Dog"].id, table.p2["Diary"].id)
    table.p2.reacts("Dog")
    assert len(table.p2.hand) == 1


@rule("2P-PWR-35")
def test_equipment_that_has_lost_its_bearer_offers_no_reaction():
    """Before it comes up, one power KOs the bearer, and another brings somebody new to that side."""
    diary = equipment("T-DIARY", "Diary", cost=1, powers=[AFTER])
    grudge = supporting(
        "T-GRUDGE", "Grudge", cost=1, atk=1, defense=3, powers=[when(STUN, ko(each(enemy, named("Dog"))))]
    )
    nest = supporting("T-NEST", "Nest", cost=1, atk=1, defense=3, powers=[when(STUN, MakeToken("T-CHICK"))])
    table = duel(
        p1=side(front=grudge, hand=[SHOVE]),
        p2=side(front=["Cat 1/1 h2", "Dog 1/1", nest], equipment={"Dog": diary}),
    )
    table.p1.plays("Shove")
    table.p1.resolves_first("Grudge")
    assert sorted(table.p2.ko_pile) == ["Diary", "Dog"]
    table.p1.resolves_first("Nest")
    table.p2.chooses_row("front")
    assert "Chick" in table.p2.front
    assert table.p1.asked
    assert not table.p2.asked
