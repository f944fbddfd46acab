"""Rogue, the last plot twists of House of X, the school, the basic locations and the X-Men's uniform."""

import pytest

from versus.cards.tpcg.hox.locations import CARDS as LOCATIONS
from versus.cards.tpcg.hox.locations import academy, fortress, laboratory
from versus.cards.tpcg.hox.oddities import (
    build_it_up,
    defend_the_weak,
    rogue,
    school,
    secondary_mutation,
    this_and_that,
)
from versus.cards.tpcg.xfc import uniform
from versus.games.tpcg.language.vocabulary import (
    draw,
    loses_powers,
    main_character,
    one,
    plot_twist,
    super_power,
    supporting,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.text import log_line
from versus.games.tpcg.words import (
    BERSERKER,
    BUILD,
    DODGE,
    ENERGY,
    FEROCIOUS,
    FLIGHT,
    INTELLECT,
    KEYWORD_NAMES,
    LETHAL,
    MAIN,
    MIGHT,
    RANGED,
    SKILL,
)
from versus.testing.tpcg import Refused, duel, lying, rule, side

MUTATIONS = (FLIGHT, RANGED, BERSERKER, DODGE, FEROCIOUS, LETHAL)
NAMES = [KEYWORD_NAMES[keyword.bit_length() - 1] for keyword in MUTATIONS]
X_MAN = "Ann 2/2 h2 X-Men"


# Rogue


def test_attacked_rogue_rages():
    table = duel(p1=side(front=["Ann 1/1", "Bob 1/1"]), p2=side(front=rogue))
    table.p1.attacks("Ann", "Rogue")
    assert table.p2["Rogue"].plus == 1
    table.passes()
    table.p1.attacks("Bob", "Rogue")
    assert table.p2["Rogue"].plus == 2
    table.passes()


def test_rogue_does_not_rage_as_she_attacks_or_as_another_is_attacked():
    table = duel(p1=side(front=rogue), p2=side(front=["Ann 1/1", rogue]))
    table.p1.attacks("Rogue", "Ann")
    assert table.p1["Rogue"].plus == table.p2["Rogue"].plus == 0
    table.passes()


def test_wonderful_strength_doubles_again_and_again():
    table = duel(p1=side(front="Ann 1/1"), p2=side(front=rogue, resources=[fortress] * 3))
    table.p1.attacks("Ann", "Rogue")
    for plus in (2, 4, 8):
        table.p1.passes()
        table.p2.uses("Rogue", "Wonderful Strength")
        assert table.p2["Rogue"].plus == plus
    table.p1.passes()
    assert table.p2.why_not("use", "Rogue", power="Wonderful Strength") == "2P-PWR-17"
    table.passes()


def test_wonderful_strength_on_her_own_turn_doubles_nothing_into_nothing():
    table = duel(p1=side(front=rogue, resources=[fortress]), p2=side(front="Ann 1/9"))
    assert table.p1.why_not("use", "Rogue", power="Wonderful Strength") == "2P-PWR-13"
    table.p1.attacks("Rogue", "Ann")
    table.p1.uses("Rogue", "Wonderful Strength")
    assert table.p1["Rogue"].plus == 0
    table.passes()


# Plot twists


def test_build_it_up_turns_two_basic_locations_of_different_names_face_up():
    down = [lying(card, "down") for card in (academy, academy, fortress, school)]
    table = duel(p1=side(front=X_MAN, hand=[build_it_up], resources=down), at="build")
    table.p1.plays("Build It Up")
    assert table.p1.choices == ["Academy", "Academy", "Fortress"]
    table.p1.chooses("Academy")
    assert table.p1.choices == ["Fortress"]
    table.p1.chooses("Fortress")
    assert [table.battle.face[card] == 0 for card in table.battle.pile(0, 4)] == [True, False, True, False]


@pytest.mark.parametrize("names", [[], ["Academy"]])
def test_build_it_up_may_turn_fewer(names):
    down = [lying(card, "down") for card in (academy, fortress)]
    table = duel(p1=side(front=X_MAN, hand=[build_it_up], resources=down), at="build")
    table.p1.plays("Build It Up", on=[*names, "stop"])
    assert table.happened("flipped") == len(names)


def test_build_it_up_leaves_characters_face_up_cards_and_enemies_alone():
    mine = ["Bob 1/1", academy, lying(laboratory, "down")]
    table = duel(
        p1=side(front=X_MAN, hand=[build_it_up], resources=mine),
        p2=side(resources=[lying(fortress, "down")]),
        at="build",
    )
    table.p1.plays("Build It Up")
    assert table.p1.choices == ["Laboratory"]
    table.p1.chooses("Laboratory")
    assert table.happened("flipped") == 1


def test_build_it_up_is_played_in_build_with_an_x_man():
    table = duel(p1=side(front=X_MAN, hand=[build_it_up]))
    assert table.p1.why_not("play", "Build It Up") == "2P-PLT-02"
    table = duel(p1=side(front="Ann 2/2 Brotherhood", hand=[build_it_up]), at="build")
    assert table.p1.why_not("play", "Build It Up") == "2P-PLT-09"


def test_this_and_that_counts_up_here_and_down_there():
    table = duel(p1=side(front=X_MAN, hand=[this_and_that]), p2=side(front=["Bob 2/3 h2", "Cat 1/1"]))
    table.p1.attacks("Ann", "Bob")
    table.p1.plays("This and That")
    assert table.p1["Ann"].stats == (3, 3)
    assert table.p2["Bob"].stats == (1, 2)
    assert table.p2["Cat"].stats == (1, 1)
    table.passes()


def test_this_and_that_stuns_a_defender_whose_def_it_takes():
    table = duel(p1=side(front=X_MAN, hand=[this_and_that]), p2=side(front="Bob 2/1 h2"))
    table.p1.attacks("Ann", "Bob")
    table.p1.plays("This and That")
    assert table.p2["Bob"].stunned
    assert not table.in_combat


def test_this_and_that_is_played_on_any_turn():
    table = duel(p1=side(front="Bob 2/3 h2"), p2=side(front=X_MAN, hand=[this_and_that]))
    assert table.p2.why_not("play", "This and That") is not None
    table.p1.attacks("Bob", "Ann")
    table.p1.passes()
    table.p2.plays("This and That")
    assert (table.p1["Bob"].stats, table.p2["Ann"].stats) == ((1, 2), (3, 3))
    table.passes()


def test_defend_the_weak_lasts_for_the_combat():
    table = duel(p1=side(front="Bob 4/9"), p2=side(front=X_MAN, hand=[defend_the_weak]))
    table.p1.attacks("Bob", "Ann")
    table.p1.passes()
    table.p2.plays("Defend the Weak")
    assert table.p2["Ann"].stats == (3, 5)
    table.passes()
    assert table.p2["Ann"].face_up
    assert table.p2["Ann"].stats == (2, 2)


def test_defend_the_weak_reaches_your_own_in_the_combat_only():
    table = duel(p1=side(front="Bob 4/9"), p2=side(front=[X_MAN, "Cat 1/1"], hand=[defend_the_weak]))
    table.p1.attacks("Bob", "Cat")
    table.p1.passes()
    table.p2.plays("Defend the Weak")
    assert table.p2["Cat"].stats == (2, 4)
    assert table.p2["Ann"].stats == (2, 2)
    table.passes()


# Secondary Mutation


def mutated(seed: int, target: Card | str) -> list[str]:
    """What a character has got from Secondary Mutation."""
    before = duel(p1=side(front=target)).p1.front
    table = duel(
        p1=side(front=target, main="Lead 3/3 X-Men", hand=[secondary_mutation]), at="build", seed=seed
    )
    name = before[0]
    had = table.p1[name].keywords
    table.p1.plays("Secondary Mutation", on=name)
    table.next_turn()
    table.next_turn()
    return [keyword for keyword in table.p1[name].keywords if keyword not in had]


def test_secondary_mutation_gives_one_of_six_powers_for_good():
    got = [mutated(seed, "Ann 2/2 h2") for seed in range(40)]
    assert all(len(keywords) == 1 for keywords in got)
    assert {keyword for (keyword,) in got} == set(NAMES)


def test_secondary_mutation_gives_what_the_character_lacks():
    most = supporting("T-1", "Ann", 1, 2, 2, 2, (), (FLIGHT, RANGED, BERSERKER, DODGE, FEROCIOUS))
    assert [mutated(seed, most) for seed in range(5)] == [["Lethal"]] * 5
    everything = supporting("T-2", "Ann", 1, 2, 2, 2, (), MUTATIONS)
    assert mutated(1, everything) == []


def test_secondary_mutation_knows_the_powers_of_a_stunned_character():
    most = supporting("T-1", "Ann", 1, 2, 2, 2, (), (FLIGHT, RANGED, BERSERKER, DODGE, FEROCIOUS))
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
    everything = main_character("T-5", "Lead", 3, 3, teams=("X-Men",), keywords=MUTATIONS)
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
    assert f"Lead gets {got} by Secondary Mutation." in said


@rule("2P-CRD-29")
@pytest.mark.parametrize(("team", "plays"), [("X-Men", True), ("Brotherhood", True), ("Avengers", False)])
def test_secondary_mutation_is_of_two_teams(team, plays):
    table = duel(p1=side(main=f"Lead 3/3 {team}", hand=[secondary_mutation]), at="build")
    assert table.p1.may("play", "Secondary Mutation") is plays


# Locations


@pytest.mark.parametrize("symbol", [ENERGY, INTELLECT, MIGHT, SKILL])
def test_the_school_pays_any_of_four_symbols_for_an_x_man(symbol):
    for team, pays in (("X-Men", True), ("Brotherhood", False)):
        ann = supporting("T-4", "Ann", 1, 2, 2, 2, (team,), (), [super_power("Read", MAIN, symbol, draw())])
        table = duel(p1=side(front=ann, resources=[school]))
        assert table.p1.may("use", "Ann", power="Read") is pays


def test_the_school_pays_one_symbol_and_not_two():
    read = super_power("Read", MAIN, (ENERGY, MIGHT), draw())
    ann = supporting("T-4", "Ann", 1, 2, 2, 2, ("X-Men",), (), [read])
    table = duel(p1=side(front=ann, resources=[school]))
    assert table.p1.why_not("use", "Ann", power="Read") == "2P-PWR-17"


@pytest.mark.parametrize("location", LOCATIONS, ids=lambda card: card.name)
@pytest.mark.parametrize("symbol", [ENERGY, INTELLECT, MIGHT, SKILL])
def test_a_basic_location_pays_its_own_symbol_for_anybody(location, symbol):
    ann = supporting("T-4", "Ann", 1, 2, 2, 2, (), (), [super_power("Read", MAIN, symbol, draw())])
    table = duel(p1=side(front=ann, resources=[location]))
    named = {"Academy": INTELLECT, "Fortress": MIGHT, "Laboratory": ENERGY, "Training Ground": SKILL}
    assert table.p1.may("use", "Ann", power="Read") is (named[location.name] == symbol)


# X-Men Uniform


@rule("2P-CRD-35")
def test_the_uniform_is_free_for_an_x_man_and_costs_one_for_others():
    front = [X_MAN, "Bob 1/1"]
    table = duel(p1=side(front=front, hand=[uniform]), at="recruit", recruit_points=0)
    assert not table.p1.may("equip", "X-Men Uniform", "Bob")
    table.p1.equips("X-Men Uniform", "Ann")
    assert table.p1["Ann"].stats == (4, 4)
    table = duel(p1=side(front=front, hand=[uniform]), at="recruit", recruit_points=1)
    table.p1.equips("X-Men Uniform", "Bob")
    assert table.p1["Bob"].stats == (3, 3)
    assert table.p1.recruit_points == 0


@rule("2P-CRD-35")
def test_the_uniform_needs_an_x_man_face_up():
    table = duel(p1=side(front="Bob 1/1", hand=[uniform]), at="recruit", recruit_points=3)
    with pytest.raises(Refused) as refused:
        table.p1.equips("X-Men Uniform", "Bob")
    assert refused.value.rule == "2P-EQP-04"
