"""What a card counts as: versions, identities, traits, willpower, concealed; what a stun leaves of it."""

import pytest

from versus.games.classic.language.changes import GainsIdentity, GainsTrait, GainsVersion, Gets, MoreWillpower
from versus.games.classic.language.effects.moving import Moves
from versus.games.classic.language.filters import (
    AdjacentToThis,
    HasKeyword,
    OfIdentity,
    OfTrait,
    OfVersion,
    WithConcealed,
)
from versus.games.classic.printed.definition import Card, Facts
from versus.games.classic.table.harm import recover, stun_event
from versus.games.classic.table.properties import share_identity, share_version
from versus.games.classic.words import ARMY, CHARACTER, ENERGY, LEADER, MENTAL
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Aura
from versus.testing.classic import duel, powered, rule, side

WAYNE = Card("Batman", "Batman", Facts(CHARACTER, 3, 4, 4, identity="Bruce Wayne"))
GRAYSON = Card("Batman 2", "Batman", Facts(CHARACTER, 4, 5, 5, identity="Dick Grayson"))


def fits(table, filter, name):
    contest = table.contest
    return filter.matches(contest, contest.lens(0, -1), table.p1[name].id)


def stunning(table, name):
    card = table.p1[name].id
    table.befalls(lambda contest: contest.cause(stun_event(card)))


def recovering(table, name):
    card = table.p1[name].id
    table.befalls(lambda contest: recover(contest, [card]))


@rule("CL-KEY-29", "CL-GEN-04")
def test_an_identity_follows_the_diamond_or_is_the_name():
    table = duel(p1=side(front=[WAYNE, "Robin 1/1"]))
    assert table.p1["Batman"].identities == ["Bruce Wayne"]
    assert table.p1["Robin"].identities == ["Robin"]
    assert not fits(table, OfIdentity("Batman"), "Batman")


@rule("CL-KEY-29")
def test_an_identity_matters_neither_for_uniqueness_nor_for_power_ups():
    bruce = Card("Bruce", "Bruce", Facts(CHARACTER, 1, 1, 1, identity="Bruce Wayne"))
    table = duel(p1=side(front=[WAYNE, bruce], hand=[GRAYSON, bruce], resources=4), at="recruit")
    table.p1.recruits("Batman")
    table.passes()
    table.p1.places("front")
    assert sorted(table.p1.characters) == ["Batman", "Bruce"], "one name, another identity"
    attack = duel(p1=side(front=WAYNE, hand=[GRAYSON, bruce]), p2=side(front="Joker 1/1"))
    attack.p1.attacks("Batman", "Joker")
    assert attack.p1.may("power up", "Batman 2", "Batman")
    assert attack.p1.why_not("power up", "Bruce", "Batman") == "CL-PUP-03"


@rule("CL-KEY-30")
def test_a_gained_identity_is_shared_like_a_printed_one():
    table = duel(p1=side(front=[WAYNE, "Robin 1/1"]))
    batman, robin = table.p1["Batman"].id, table.p1["Robin"].id
    assert not share_identity(table.contest, batman, robin)
    table.gives(GainsIdentity("Bruce Wayne"), "Robin")
    assert table.p1["Robin"].identities == ["Robin", "Bruce Wayne"]
    assert share_identity(table.contest, batman, robin)
    assert fits(table, OfIdentity("Bruce Wayne"), "Robin")


@rule("CL-KEY-45")
def test_a_gained_version_is_shared_like_a_printed_one():
    table = duel(p1=side(front=["Arthur (Knight) 5/5", "Liz 5/4", "Bors (Page) 1/1"]))
    arthur, liz, bors = (table.p1[name].id for name in ("Arthur", "Liz", "Bors"))
    assert table.p1["Arthur"].versions == ["Knight"]
    assert not share_version(table.contest, arthur, liz)
    table.gives(GainsVersion("Knight"), "Liz")
    assert share_version(table.contest, arthur, liz)
    assert not share_version(table.contest, arthur, bors)
    assert fits(table, OfVersion("Knight"), "Liz")


@rule("CL-KEY-45", "CL-KEY-46")
def test_a_character_that_has_gained_army_is_not_unique():
    table = duel(p1=side(front="Liz 5/4 c1", hand="Liz 3/3 c1", resources=1), at="recruit")
    table.gives(GainsVersion(ARMY), "Liz 5/4 c1")
    table.p1.brings("Liz 3/3 c1")
    assert table.p1.characters == ["Liz", "Liz"]


@rule("CL-KEY-35")
def test_a_mutant_has_traits_and_others_become_mutants():
    table = duel(p1=side(front=["Jean 5/5 Mental", "Liz 5/4"]))
    assert fits(table, OfTrait(), "Jean")
    assert fits(table, OfTrait(MENTAL), "Jean")
    assert not fits(table, OfTrait(ENERGY), "Jean")
    assert not fits(table, OfTrait(), "Liz")
    table.gives(GainsTrait(ENERGY), "Jean", "Liz")
    assert table.p1["Jean"].traits == ["Mental", "Energy"]
    assert fits(table, OfTrait(), "Liz")


@rule("CL-KEY-36", "CL-STN-12", "CL-STN-10")
def test_a_stunned_character_keeps_traits_versions_identities_name_team_and_cost():
    table = duel(p1=side(front="Jean (Phoenix) 5/5 c4 Mental X-Men"))
    table.gives(GainsTrait(ENERGY), "Jean")
    table.gives(GainsVersion("Dark"), "Jean")
    table.gives(GainsIdentity("Marvel Girl"), "Jean")
    stunning(table, "Jean")
    assert table.p1["Jean"].traits == ["Mental", "Energy"]
    assert table.p1["Jean"].versions == ["Phoenix", "Dark"]
    assert table.p1["Jean"].identities == ["Jean", "Marvel Girl"]
    assert table.p1.endurance == 50 - 4


@rule("CL-KEY-47", "CL-STN-07")
def test_willpower_is_nothing_while_stunned_and_cannot_change():
    table = duel(p1=side(front=["Jean 5/5 c1 w3", "Liz 5/4"]))
    assert table.p1["Liz"].willpower == 0
    stunning(table, "Jean")
    assert table.p1["Jean"].willpower == 0
    table.gives(MoreWillpower(Number(2)), "Jean", until=THIS_TURN)
    assert table.p1["Jean"].willpower == 0
    recovering(table, "Jean")
    assert table.p1["Jean"].willpower == 3


@rule("CL-KEY-47")
def test_willpower_goes_up_and_down():
    table = duel(p1=side(front=["Jean 5/5 c1 w3", "Liz 5/4"]))
    table.gives(MoreWillpower(Number(2)), "Jean", "Liz")
    table.gives(MoreWillpower(Number(-4)), "Jean")
    assert table.p1["Jean"].willpower == 1
    assert table.p1["Liz"].willpower == 2


@rule("CL-KEY-08")
@pytest.mark.parametrize(("words", "concealed"), [("concealed", True), ("optional", True), ("range", False)])
def test_a_character_with_concealed_has_one_of_the_two(words, concealed):
    table = duel(p1=side(front=f"Spy 1/1 {words}"))
    assert fits(table, WithConcealed(), "Spy") == concealed


@rule("CL-STN-11")
def test_a_stunned_character_keeps_atk_and_def_and_what_others_gave():
    table = duel(p1=side(front="Jean 5/4 c1"))
    table.gives(Gets(Number(2), Number(1)), "Jean", until=THIS_TURN)
    stunning(table, "Jean")
    assert table.p1["Jean"].stats == (7, 5)
    table.next_turn()
    assert table.p1["Jean"].stats == (5, 4)


@rule("CL-STN-21")
def test_a_stunned_concealed_or_army_character_is_like_any_other():
    table = duel(
        p1=side(hidden_front="Spy 1/1 c1 concealed", front=["Nazis 1/1 c1 Army", "Nazis 1/1 c1 Army"]),
        at="recovery",
    )
    stunning(table, "Spy")
    assert table.p1["Spy"].hidden
    table.passes()
    table.p1.recovers("Spy")
    assert table.p1["Spy"].place == ("hidden front", 1)
    assert not table.p1["Spy"].stunned
    assert table.p1.characters.count("Nazis") == 2


LEADING = Aura(AdjacentToThis(), (Gets(Number(1), Number(1)),))


@rule("CL-KEY-32", "CL-STN-09")
def test_a_leader_leads_those_beside_it_until_it_is_stunned():
    captain = powered("Captain 5/5 c3 leader, @1", auras=(LEADING,))
    table = duel(
        p1=side(
            front=[captain, "Beside 1/1, @2", "Far 1/1, @3"], support=["Behind 1/1, @1", "Aslant 1/1, @2"]
        ),
        p2=side(front="Foe 1/1, @2"),
    )
    led = {
        name for name in ("Captain", "Beside", "Far", "Behind", "Aslant") if table.p1[name].stats == (2, 2)
    }
    assert led == {"Beside", "Behind"}
    assert table.p2["Foe"].stats == (1, 1)
    assert fits(table, HasKeyword(LEADER), "Captain")
    stunning(table, "Captain")
    assert table.p1["Beside"].stats == (1, 1)
    assert not fits(table, HasKeyword(LEADER), "Captain")


@rule("CL-KEY-32")
def test_a_leader_that_moves_leads_others():
    table = duel(
        p1=side(front=[powered("Captain 5/5 leader, @1", auras=(LEADING,)), "A 1/1, @2", "B 1/1, @4"])
    )
    table.resolves(Moves(Chosen(0)), "Captain")
    table.p1.places("front", 5)
    assert (table.p1["A"].stats, table.p1["B"].stats) == ((1, 1), (2, 2))
