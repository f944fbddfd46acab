"""Secondary Mutation (HOX-060)."""

import pytest

from tests.cards.tpcg.house_of_x.decks import faults_with
from versus.cards.tpcg.house_of_x.oddities import secondary_mutation
from versus.games.tpcg.language.vocabulary import (
    loses_powers,
    main_character,
    one,
    plot_twist,
    supporting,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.games.tpcg.text import log_line
from versus.games.tpcg.words import BERSERKER, BUILD, DODGE, FEROCIOUS, FLIGHT, LETHAL, RANGED
from versus.testing.tpcg import duel, lying, rule, side

MUTATIONS = (FLIGHT, RANGED, BERSERKER, DODGE, FEROCIOUS, LETHAL)
NAMES = [KEYWORDS.name_of(keyword) for keyword in MUTATIONS]


def mutated(seed: int, target: Card | str) -> list[str]:
    """What a character has got from Secondary Mutation, a combat and two turns later."""
    before = duel(p1=side(front=target)).p1.front
    table = duel(
        p1=side(front=target, main="Lead 3/3 X-Men", hand=[secondary_mutation]),
        p2=side(front="Wall 1/9"),
        at="build",
        seed=seed,
    )
    name = before[0]
    had = table.p1[name].keywords
    table.p1.plays("Secondary Mutation", on=name)
    table.p1.goes_to("main")
    table.p1.attacks(name, "Wall")
    table.passes()
    table.next_turn()
    table.next_turn()
    return [keyword for keyword in table.p1[name].keywords if keyword not in had]


def test_secondary_mutation_gives_one_of_six_powers_for_good():
    got = [mutated(seed, "Ann 2/2 h2") for seed in range(40)]
    assert all(len(keywords) == 1 for keywords in got)
    assert {keyword for (keyword,) in got} == set(NAMES)


def test_secondary_mutation_gives_what_the_character_lacks():
    most = supporting(
        "T-1",
        "Ann",
        cost=1,
        atk=2,
        defense=2,
        health=2,
        teams=(),
        keywords=(FLIGHT, RANGED, BERSERKER, DODGE, FEROCIOUS),
    )
    assert [mutated(seed, most) for seed in range(5)] == [["Lethal"]] * 5
    everything = supporting("T-2", "Ann", cost=1, atk=2, defense=2, health=2, teams=(), keywords=MUTATIONS)
    assert mutated(1, everything) == []


def test_secondary_mutation_knows_the_powers_of_a_stunned_character():
    most = supporting(
        "T-1",
        "Ann",
        cost=1,
        atk=2,
        defense=2,
        health=2,
        teams=(),
        keywords=(FLIGHT, RANGED, BERSERKER, DODGE, FEROCIOUS),
    )
    ann = lying(most, "stunned")
    hand = [secondary_mutation] * 2
    table = duel(p1=side(front=[ann], main="Lead 3/3 X-Men", hand=hand), at="build")
    for _ in range(2):
        table.p1.plays("Secondary Mutation", on="Ann")
    assert table.p1["Ann"].keywords == []
    assert table.happened("modified", "Ann") == 1
    table.next_turn()
    table.next_turn()
    assert table.p1["Ann"].keywords[-1] == "Lethal"


def test_secondary_mutation_gives_powers_that_were_lost_for_a_time():
    dull = plot_twist("T-3", "Dull", BUILD, loses_powers(one(yours)))
    everything = main_character("T-5", "Lead", atk=3, defense=3, teams=("X-Men",), keywords=MUTATIONS)
    table = duel(p1=side(main=everything, hand=[dull, secondary_mutation]), at="build")
    table.p1.plays("Dull")
    table.p1.plays("Secondary Mutation")
    assert table.happened("modified", "Lead") == 2
    assert table.p1.main.keywords == []


def test_the_log_says_which_power_it_was():
    table = duel(p1=side(main="Lead 3/3 X-Men", hand=[secondary_mutation]), at="build")
    table.p1.plays("Secondary Mutation")
    (got,) = table.p1.main.keywords
    said = [log_line(table.battle, event, 0) for event in table.log]
    assert f"Lead has {got} as long as it is in play (Player 1's Secondary Mutation)." in said


@rule("2P-CRD-29")
@pytest.mark.parametrize(("team", "plays"), [("X-Men", True), ("Brotherhood", True), ("Avengers", False)])
def test_secondary_mutation_is_of_two_teams(team, plays):
    table = duel(p1=side(main=f"Lead 3/3 {team}", hand=[secondary_mutation]), at="build")
    assert table.p1.may("play", "Secondary Mutation") is plays


def test_mutant_loyalty_allows_brotherhood_and_x_men_only():
    assert faults_with(secondary_mutation, "Brother 1/1 Brotherhood", "Academy") == []
    assert faults_with(secondary_mutation, "Spy 1/1 Heels") == [("2P-DCK-15", "Secondary Mutation")]
    assert faults_with(secondary_mutation, "Loner 1/1") == [("2P-DCK-15", "Secondary Mutation")]


def test_secondary_mutation_is_played_in_build_only():
    table = duel(p1=side(main="Lead 3/3 X-Men", hand=[secondary_mutation]))
    assert table.p1.why_not("play", "Secondary Mutation") == "2P-PLT-02"
