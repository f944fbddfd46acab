"""Danhausen (AEW-016)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import danhausen
from versus.games.tpcg.language.vocabulary import (
    becomes,
    character,
    each,
    evil,
    good,
    it,
    losing_powers,
    one,
    plot_twist,
    plus_counters,
    return_to_hand,
    search,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

for_evil = plot_twist("T-E", "Dusk", MAIN, plus_counters(each(evil)))
for_good = plot_twist("T-G", "Dawn", MAIN, plus_counters(each(good)))


@rule("2P-CRD-45")
def test_he_is_very_nice_and_very_evil():
    table = duel(p1=side(front=[danhausen, "Saint 1/1 Babyfaces"], hand=[for_evil, for_good]))
    table.p1.plays("Dusk")
    assert table.p1["Danhausen"].plus == 1
    assert table.p1["Saint"].plus == 0
    table.p1.plays("Dawn")
    assert table.p1["Danhausen"].plus == 2
    assert table.p1["Saint"].plus == 1


@rule("2P-CRD-45")
def test_a_search_for_evil_finds_him_in_the_deck():
    summon = plot_twist("T-S", "Summon", MAIN, search(character, evil, then=return_to_hand(it)))
    table = duel(p1=side(hand=summon, deck=["Saint 1/1 Babyfaces", danhausen, "Imp 1/1 Heels"]))
    table.p1.plays("Summon")
    assert sorted(table.p1.choices) == ["Danhausen", "Imp"]
    table.p1.chooses("Danhausen")
    assert table.p1.hand == ["Danhausen"]


@rule("2P-CRD-45")
def test_it_cannot_be_turned_off():
    numb = plot_twist("T-N", "Numb", MAIN, becomes(one(), losing_powers))
    table = duel(p1=side(front=danhausen, hand=[numb, for_evil]))
    table.p1.plays("Numb", on="Danhausen")
    table.p1.plays("Dusk")
    assert table.p1["Danhausen"].plus == 1


def cursed(seed):
    """What has become of somebody: cannot attack, cannot strike, stunned, or nothing."""
    p1 = side(front=[danhausen, "Wall 0/2"], resources="Revolution")
    table = duel(p1=p1, p2=side(front=["Foe 2/9", "Pal 2/9"]), seed=seed)
    table.p1.uses("Danhausen", "Be Cursed", on="Foe")
    assert not table.p2["Pal"].stunned
    if table.p2["Foe"].stunned:
        return "stunned"
    table.p1.attacks("Wall", "Foe")
    table.passes()
    if not table.p1["Wall"].stunned:
        return "no strike"
    table.p1.ends_turn()
    table.p2.goes_to("main")
    return "nothing" if table.p2.may("attack", "Foe") else "no attack"


@rule("2P-CRD-46")
def test_be_cursed_has_four_outcomes_one_of_which_is_none():
    assert {cursed(seed) for seed in range(16)} == {"stunned", "no strike", "no attack", "nothing"}


@rule("2P-CRD-46")
def test_the_same_character_may_be_cursed_again_on_a_later_turn():
    p1 = side(front=danhausen, resources=["Revolution", "Revolution"])
    table = duel(p1=p1, p2=side(front="Foe 2/9"))
    table.p1.uses("Danhausen", "Be Cursed", on="Foe")
    assert not table.p1.may("use", "Danhausen", power="Be Cursed")
    table.p1.ends_turn()
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert "Foe" in table.p1.could_choose("use", "Danhausen", power="Be Cursed")
