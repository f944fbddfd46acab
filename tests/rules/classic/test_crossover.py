"""Crossover: teams that are joined, whom it reaches, what it allows (CL-KEY-19 to CL-KEY-21)."""

import pytest

from versus.games.classic.language.changes import Joins
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.effects.resources import Replaces
from versus.games.classic.language.filters import OfTeam, WithinCrossover, Yours
from versus.games.classic.language.selectors import CardsIn, Characters, Resources
from versus.games.classic.table.moving import reveal
from versus.games.classic.table.stats import teams
from versus.games.classic.words import HAND, RESOURCE, REVEALED
from versus.kernel.choosing import All, Chosen, Each
from versus.kernel.effects import CountOf, Number
from versus.kernel.nodes import Aura, Trigger
from versus.kernel.teams import team_bits
from versus.testing.classic import duel, powered, rule, side

BPRD, THULE, XMEN = "B.P.R.D.", "Thule Society", "X-Men"


def pact(*joined, state=", flipped"):
    """A plot twist, ongoing: crossover of some teams."""
    words = f"Pact {len(joined)}{joined[-1][0]} twist c1{state}"
    return powered(words, auras=(Aura(WithinCrossover(), (Joins(joined),)),))


def is_of(table, piece, team):
    return bool(teams(table.contest, piece.id) & team_bits((team,)))


@rule("CL-KEY-19")
def test_whoever_has_one_of_the_joined_affiliations_has_all_of_them():
    front = [f"Liz 1/1 {BPRD}", f"Ilsa 1/1 {THULE}", f"Logan 1/1 {XMEN}", "Loner 1/1"]
    table = duel(p1=side(front=front, resources=[pact(BPRD, THULE)]))
    for name in ("Liz", "Ilsa"):
        assert is_of(table, table.p1[name], BPRD)
        assert is_of(table, table.p1[name], THULE)
    assert is_of(table, table.p1["Logan"], XMEN)
    for name in ("Logan", "Loner"):
        assert not is_of(table, table.p1[name], BPRD)


@rule("CL-KEY-19")
def test_one_crossover_reaches_on_from_another():
    row = [pact(BPRD, THULE), pact(THULE, XMEN)]
    table = duel(p1=side(front=[f"Liz 1/1 {BPRD}", f"Logan 1/1 {XMEN}"], resources=row))
    assert is_of(table, table.p1["Liz"], XMEN)
    assert is_of(table, table.p1["Logan"], BPRD)


@rule("CL-KEY-20")
@pytest.mark.parametrize("place", ["front", "hidden_front", "hand", "deck", "ko", "removed"])
def test_crossover_reaches_the_own_cards_wherever_they_are_known(place):
    table = duel(p1=side(resources=[pact(BPRD, THULE)], **{place: [f"Ilsa 1/1 {THULE}"]}))
    assert is_of(table, table.p1["Ilsa"], BPRD)


@rule("CL-KEY-20")
def test_crossover_reaches_a_card_on_the_chain():
    table = duel(p1=side(resources=[pact(BPRD, THULE)], hand=[f"Ilsa 1/1 c1 {THULE}"]), at="recruit")
    table.p1.recruits("Ilsa")
    assert table.p1["Ilsa"].zone == "chain"
    assert is_of(table, table.p1["Ilsa"], BPRD)


@rule("CL-KEY-20")
def test_crossover_reaches_borrowed_and_lent_characters_and_nobody_else():
    table = duel(
        p1=side(front=[f"Borrowed 1/1 {THULE}"], owners={"Borrowed": 2}, resources=[pact(BPRD, THULE)]),
        p2=side(
            front=[f"Lent 1/1 {THULE}", f"Theirs 1/1 {THULE}"],
            hand=[f"Card 1/1 {THULE}"],
            owners={"Lent": 1},
        ),
    )
    assert is_of(table, table.p1["Borrowed"], BPRD)
    assert is_of(table, table.p2["Lent"], BPRD)
    assert not is_of(table, table.p2["Theirs"], BPRD)
    assert not is_of(table, table.p2["Card"], BPRD)


@rule("CL-KEY-20")
@pytest.mark.parametrize("place", ["front", "hidden_front", "hand", "deck", "ko", "removed"])
def test_crossover_reaches_nobody_of_an_opponent_wherever_that_is(place):
    table = duel(p1=side(resources=[pact(BPRD, THULE)]), p2=side(**{place: [f"Ilsa 1/1 {THULE}"]}))
    assert not is_of(table, table.p2["Ilsa"], BPRD)


@rule("CL-KEY-20")
def test_crossover_reaches_stunned_characters_and_no_opponents_card_on_the_chain():
    table = duel(
        p1=side(front=[f"Liz 1/1 {THULE}, stunned"], resources=[pact(BPRD, THULE)]),
        p2=side(hand=[f"Ilsa 1/1 c1 {THULE}"], resources=1),
        at="recruit",
        whose=2,
    )
    assert is_of(table, table.p1["Liz"], BPRD)
    table.p2.recruits("Ilsa")
    assert table.p2["Ilsa"].zone == "chain"
    assert not is_of(table, table.p2["Ilsa"], BPRD)


@rule("CL-KEY-20", "CL-ZON-25")
@pytest.mark.parametrize(
    ("holder", "owner", "reached"), [(1, 1, True), (2, 1, True), (1, 2, False), (2, 2, False)]
)
def test_of_revealed_resources_your_own_are_reached_in_anybodys_row(holder, owner, reached):
    watch = Trigger(REVEALED, LoseEndurance(OPPONENTS, Number(1)), subject=OfTeam(BPRD))
    watcher = powered("Watcher 1/1", triggers=(watch,))
    card = f"Ilsa 1/1 {THULE}"
    rows = {1: [pact(BPRD, THULE)], 2: []}
    rows[holder].append(card)
    sides = {
        seat: side(resources=rows[seat], owners={"Ilsa": owner}, front=[watcher] if seat == 1 else [])
        for seat in (1, 2)
    }
    table = duel(p1=sides[1], p2=sides[2])
    ilsa = table.contest.pile(holder - 1, RESOURCE)[-1]
    assert not teams(table.contest, ilsa) & team_bits((BPRD,)), "as long as it is not revealed"
    table.befalls(lambda contest: reveal(contest, ilsa, holder - 1))
    assert (table.chain == ["Watcher"]) is reached
    assert not teams(table.contest, ilsa) & team_bits((BPRD,)), "and again once it lies as before"


@rule("CL-KEY-20", "CL-ZON-25")
def test_a_face_down_resource_is_reached_only_while_it_is_revealed():
    watch = Trigger(REVEALED, LoseEndurance(OPPONENTS, Number(1)), subject=OfTeam(BPRD))
    watcher = powered("Watcher 1/1", triggers=(watch,))
    table = duel(p1=side(front=[watcher], resources=[pact(BPRD, THULE), f"Ilsa 1/1 {THULE}", "Loner 1/1"]))
    assert not is_of(table, table.p1["Ilsa"], BPRD)
    table.resolves(Replaces(Chosen(0)), "Loner")
    assert table.chain == []
    table.resolves(Replaces(Chosen(0)), "Ilsa")
    assert table.chain == ["Watcher"], "as it was shown it was of both teams"


@rule("CL-ZON-25")
def test_no_effect_can_tell_the_team_of_a_face_down_resource():
    counted = CountOf(Each(Resources(All((Yours(), OfTeam(THULE))))))
    table = duel(p1=side(resources=[f"Ilsa 1/1 {THULE}", "Rest 1/1"]))
    table.resolves(LoseEndurance(OPPONENTS, counted))
    assert table.p2.endurance == 50


@rule("CL-KEY-21", "CL-ATK-17")
@pytest.mark.parametrize("state", [", flipped", ""])
def test_joined_teams_attack_together_while_the_crossover_is_active(state):
    table = duel(
        p1=side(front=[f"Liz 3/3 {BPRD}", f"Ilsa 3/3 {THULE}"], resources=[pact(BPRD, THULE, state=state)]),
        p2=side(front="Abe 1/6 c1"),
    )
    if not state:
        assert table.p1.why_not("propose", ["Liz", "Ilsa"], "Abe") == "CL-ATK-17"
        return
    table.p1.attacks(["Liz", "Ilsa"], "Abe")
    table.passes()
    table.p2.strikes("Liz")
    assert table.p2["Abe"].stunned


@rule("CL-KEY-21", "CL-CON-21")
@pytest.mark.parametrize("state", [", flipped", ""])
def test_joined_teams_reinforce_each_other(state):
    table = duel(
        p1=side(front="Kong 9/9"),
        p2=side(
            front=f"Liz 1/1 c1 {BPRD}",
            support=f"Ilsa 1/1 {THULE}",
            resources=[pact(BPRD, THULE, state=state)],
        ),
    )
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    assert table.p2.why_not("reinforce", "Ilsa") == (None if state else "CL-CON-21")


@rule("CL-KEY-21", "CL-REC-19")
@pytest.mark.parametrize("state", [", flipped", ""])
def test_joined_teams_satisfy_loyalty(state):
    table = duel(
        p1=side(
            front=f"Ilsa 1/1 {THULE}",
            hand=f"Abe 1/1 c1 loyalty {BPRD}",
            resources=[pact(BPRD, THULE, state=state)],
        ),
        at="recruit",
    )
    assert table.p1.why_not("recruit", "Abe") == (None if state else "CL-REC-19")


@rule("CL-KEY-20", "CL-KEY-21", "CL-REC-22")
@pytest.mark.parametrize("zone", ["hand", "resources"])
def test_a_card_of_a_joined_team_is_shown_for_loyalty_reveal_from_hand_or_row(zone):
    pacts, teammate = [pact(BPRD, THULE)], f"Ilsa 1/1 {THULE}"
    hand, row = [f"Abe 1/1 c1 reveal {BPRD}"], list(pacts)
    (hand if zone == "hand" else row).append(teammate)
    table = duel(p1=side(hand=hand, resources=row), at="recruit")
    table.p1.recruits("Abe")
    assert table.p1.choices == ["Ilsa"]
    table.p1.chooses("Ilsa")
    assert table.happened("revealed", "Ilsa")
    if zone == "resources":
        assert not is_of(table, table.p1["Ilsa"], BPRD), "afterwards it is unknown again"
    without = duel(p1=side(hand=hand, resources=[*row[1:], "Rest 1/1"]), at="recruit")
    assert without.p1.why_not("recruit", "Abe") == "CL-REC-22"


@rule("CL-KEY-20", "CL-REC-27", "CL-REC-28")
def test_a_loyal_reservist_in_the_row_is_of_both_teams_as_it_is_shown():
    table = duel(
        p1=side(
            front=f"Ilsa 1/1 {THULE}",
            resources=[pact(BPRD, THULE), f"Abe 1/1 c1 reservist loyalty {BPRD}"],
        ),
        at="recruit",
    )
    table.p1.recruits("Abe")
    assert table.chain == ["Abe"]


@rule("CL-KEY-21")
def test_effects_about_a_team_reach_the_joined_one():
    count = CountOf(Each(Characters(All((Yours(), OfTeam(BPRD))))))
    in_hand = CountOf(Each(CardsIn(HAND, OfTeam(BPRD))))
    p1 = side(
        front=[f"Liz 1/1 {BPRD}", f"Ilsa 1/1 {THULE}"],
        hand=[f"Karl 1/1 {THULE}"],
        resources=[pact(BPRD, THULE)],
    )
    table = duel(p1=p1)
    table.resolves(LoseEndurance(OPPONENTS, count))
    assert table.p2.endurance == 48
    table.resolves(LoseEndurance(OPPONENTS, in_hand))
    assert table.p2.endurance == 47
