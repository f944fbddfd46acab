"""Rules at their edges: what lies just inside them and just outside."""

from collections import defaultdict

import pytest

from versus.cards.classic.hellboy import CARDS
from versus.games.classic.language.changes import Gets
from versus.games.classic.language.costs import PayEndurance, StunThis
from versus.games.classic.language.effects.characters import Recover, Stun
from versus.games.classic.language.effects.moving import RemovesFromGame
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import IsStunned, IsThis, OfTeam, Yours
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import CHARACTER
from versus.kernel.choosing import All, Chosen, Each, Not
from versus.kernel.effects import CountOf, Number
from versus.kernel.nodes import Aura
from versus.testing.classic import duel, powered, rule, side

HIT = Play(LoseEndurance(OPPONENTS, Number(1)))
BPRD = "B.P.R.D."


def little_boy():
    others = Characters(All((Yours(), OfTeam(BPRD), Not(IsThis()))))
    grows = Aura(IsThis(), (Gets(CountOf(Each(others)), Number(0)),))
    return powered(f"Hellboy 1/1 c1 {BPRD}", auras=(grows,))


@rule("CL-T-15", "CL-STN-03", "CL-STN-04", "CL-STN-14", "CL-STN-19", "CL-FRM-17", "CL-REC-20")
def test_little_boy_among_the_stunned():
    table = duel(
        p1=side(front="Kong 9/9", resources=1),
        p2=side(
            front=[f"Liz 5/4 c3 {BPRD}, stunned", little_boy()],
            support=[f"Sidney 3/2 c2 {BPRD}", f"Kate 1/1 c1 {BPRD}, stunned"],
            hand=f"Abe 1/1 c1 loyalty {BPRD}",
            resources=1,
        ),
    )
    assert table.p2["Hellboy"].atk == 4, "Sidney, and the two stunned ones"
    assert table.p2["Liz"].adjacent_to(table.p2["Hellboy"])
    assert table.p2["Liz"].place == ("front", 1)
    assert not table.p2["Sidney"].protected, "the stunned protect nobody"
    assert table.p1.why_not("propose", "Kong", "Liz") == "CL-STN-04"
    table.p1.attacks("Kong", "Hellboy")
    table.p1.passes()
    assert table.p2.why_not("reinforce", "Kate") == "CL-GEN-21", "nor do they reinforce"
    table.p2.passes()
    table.next_turn()


@rule("CL-T-15", "CL-REC-20")
def test_only_stunned_teammates_satisfy_loyalty():
    table = duel(
        p1=side(front=f"Liz 5/4 {BPRD}, stunned", hand=f"Abe 1/1 c1 loyalty {BPRD}", resources=1),
        at="recruit",
    )
    assert table.p1.may("recruit", "Abe")


@rule("CL-RCV-10", "CL-STN-20")
def test_who_recovers_in_mid_turn_acts_protects_and_can_be_attacked():
    heal = Payment(Play(Recover(Each(Characters(IsStunned())))))
    table = duel(
        p1=side(front="Kong 9/9"),
        p2=side(
            front=[powered("Wall 1/1 c1, stunned", payments=(Payment(HIT),))],
            support=["Behind 1/1 c1", powered("Medic 1/1 c1", payments=(heal,))],
        ),
    )
    assert not table.p2["Behind"].protected
    table.p1.passes()
    table.p2.uses("Medic")
    table.passes()
    wall = table.p2["Wall"]
    assert wall.face_up
    assert wall.exhausted
    assert table.p2["Behind"].protected
    table.p1.passes()
    table.p2.uses("Wall")
    table.passes()
    assert table.p1.endurance == 49
    assert table.p1.why_not("propose", "Kong", "Behind") == "CL-FRM-12"
    table.p1.attacks("Kong", "Wall")
    table.passes()
    assert wall.stunned


@rule("CL-ATK-03", "CL-ATK-05")
def test_a_proposal_names_own_characters_and_an_opposing_one():
    table = duel(p1=side(front=["Kong 9/9", "Friend 1/1"]), p2=side(front="Abe 1/1"))
    assert table.p1.may("propose", "Kong", "Abe")
    assert table.p1.why_not("propose", "Abe", "Kong") == "CL-ATK-03"
    kong, friend = table.p1["Kong"].id, table.p1["Friend"].id
    refusal = table.contest.why_not(0, kong, table.p1.verb("propose"), friend)
    assert refusal is not None
    assert refusal.rule == "CL-ATK-05"


@rule("CL-ATK-06", "CL-FRM-12", "CL-KEY-27")
def test_one_attacker_without_flight_keeps_the_whole_team_from_the_protected():
    table = duel(
        p1=side(front=["Flyer 3/3 flight X-Men", "Other 3/3 flight X-Men", "Walker 3/3 X-Men"]),
        p2=side(front="Guard 1/9", support="Abe 1/1"),
    )
    assert table.p1.may("propose", "Flyer", "Abe")
    assert table.p1.why_not("propose", "Walker", "Abe") == "CL-FRM-12"
    assert table.p1.why_not("propose", ["Flyer", "Walker"], "Abe") == "CL-FRM-12"
    assert table.p1.why_not("propose", ["Flyer", "Other"], "Abe") is None
    assert table.p1.why_not("propose", ["Flyer", "Walker"], "Guard") is None


@rule("CL-CON-11", "CL-STN-16", "CL-GEN-16")
@pytest.mark.parametrize("way", ["conclusion", "effect", "cost"])
def test_every_stun_costs_the_printed_cost(way):
    pay = Payment(HIT, (StunThis(),))
    stun = Payment(Play(Stun(Chosen(0)), (Characters(),)))
    table = duel(
        p1=side(front=["Kong 1/9", powered("Witch 1/1", payments=(stun,))]),
        p2=side(front=[powered("Abe 0/1 c4", payments=(pay,))]),
    )
    if way == "conclusion":
        table.p1.attacks("Kong", "Abe")
        table.passes()
    elif way == "effect":
        table.p1.uses("Witch", "Abe")
        table.passes()
    else:
        table.p1.passes()
        table.p2.uses("Abe")
    assert table.p2["Abe"].stunned
    assert table.p2["Abe"].exhausted
    assert table.p2.endurance == 46


@rule("CL-CON-01", "CL-CON-05")
@pytest.mark.parametrize(("defense", "falls"), [(4, True), (5, False)])
def test_a_conclusion_is_one_moment_so_the_fallen_still_strike_with_their_own_bonus(defense, falls):
    bold = Aura(IsThis(), (Gets(Number(1), Number(0)),))
    table = duel(
        p1=side(front=f"Liz 5/{defense} c3"),
        p2=side(front=[powered("Ilsa 3/5 c3", auras=(bold,))]),
    )
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.p2["Ilsa"].stunned
    assert table.p1["Liz"].stunned is falls


@rule("CL-GEN-05")
def test_cards_of_one_name_with_different_costs_have_different_versions():
    by_name = defaultdict(list)
    for card in CARDS:
        if card.type == CHARACTER:
            by_name[card.name].append(card)
    shared = [cards for cards in by_name.values() if len({card.cost for card in cards}) > 1]
    assert shared, "Hellboy at least comes in several versions"
    for cards in shared:
        assert len({card.facts.versions for card in cards}) == len(cards)


@rule("CL-ZON-01", "CL-ZON-18", "CL-ZON-19")
def test_the_chain_and_the_removed_cards_are_shared_and_piles_are_not():
    table = duel(
        p1=side(front="Liz 1/1", hand="Abe 1/1 c1", resources=1), p2=side(front="Ilsa 1/1"), at="recruit"
    )
    table.resolves(RemovesFromGame(Each(Characters())))
    views = [table.contest.view(seat) for seat in (0, 1, None)]
    removed = [sorted(shown.name for shown in view.piles[0].cards) for view in views]
    assert removed == [["Ilsa", "Liz"]] * 3
    table.p1.recruits("Abe")
    assert table.chain == ["Abe"]
    assert [len(table.contest.view(seat).chain) for seat in (0, 1, None)] == [1, 1, 1]


@rule("CL-RCV-08")
def test_nobody_is_offered_to_recover_who_is_not_stunned():
    table = duel(p1=side(front=["Abe 1/1, stunned", "Liz 1/1, exhausted", "Kate 1/1"]), at="recovery")
    table.passes()
    names = [table.contest.definition[o.card].name for o in table.contest.ask.options if o.card >= 0]
    assert names == ["Abe"]
    table.p1.stops()


@rule("CL-PWR-07", "CL-GEN-14")
def test_endurance_is_paid_once_for_each_use():
    payer = powered("Payer 1/1", payments=(Payment(HIT, (PayEndurance(Number(2)),)),))
    table = duel(p1=side(front=[payer], endurance=5))
    table.p1.uses("Payer")
    table.p1.uses("Payer")
    assert table.p1.endurance == 1
    assert table.p1.why_not("use", "Payer") == "CL-GEN-14"
