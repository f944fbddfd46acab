"""Purple Man (DEF-045)."""

from versus.cards.tpcg.defenders.underworld import purple_man
from versus.games.tpcg.language.vocabulary import one, plot_twist, return_to_hand, stun, supporting_only, take
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

KNOCK = plot_twist("T-1", "Knock", MAIN, stun(one(supporting_only)))
SHOO = plot_twist("T-2", "Shoo", MAIN, return_to_hand(one(supporting_only)))
STEAL = plot_twist("T-3", "Steal", MAIN, take(one(supporting_only)))


def washed(card=purple_man, **more):
    table = duel(
        p1=side(front=card, back="1/1", resources="Academy", hand=[KNOCK, SHOO]),
        p2=side(front=["9/9 h3", "8/8"], **more),
    )
    table.p1.uses("Purple Man", "Brainwash", on="9/9")
    return table


@rule("2P-CTL-03", "2P-CTL-05")
def test_a_brainwashed_enemy_comes_exhausted_to_your_back_row():
    table = washed()
    assert table.p2["9/9"].controller == 1
    assert table.p2["9/9"].row == "back"
    assert table.p2["9/9"].exhausted
    assert table.happened("appeared") == 0


@rule("2P-GEN-01")
def test_as_purple_man_leaves_it_goes_home():
    table = washed()
    table.p1.plays("Shoo", on="Purple Man")
    assert table.p2["9/9"].controller == 2
    assert table.p2["9/9"].row == "back"


@rule("2P-GEN-01", "2P-TRG-04")
def test_stunned_and_koed_at_once_he_lets_it_go_once():
    table = washed()
    table.p1.plays("Knock", on="Purple Man")
    table.p1.resolves_first("9/9")
    assert table.p1["Purple Man"].koed
    assert table.p2["9/9"].controller == 2
    assert table.happened("changed sides") == 2


@rule("2P-GEN-01")
def test_the_stun_of_somebody_else_breaks_nothing():
    table = washed()
    table.p1.plays("Knock", on="1/1")
    assert table.p2["9/9"].controller == 1


@rule("2P-GEN-01")
def test_who_is_not_on_your_side_any_more_stays_where_it_is():
    table = washed(hand=STEAL)
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Steal", on=["9/9", "front"])
    assert table.p2["9/9"].row == "front"
    table.p2.ends_turn()
    table.p1.goes_to("main")
    table.p1.plays("Knock", on="Purple Man")
    assert table.p1["Purple Man"].koed
    assert table.p2["9/9"].row == "front"


@rule("2P-GEN-01")
def test_as_purple_man_changes_sides_himself_it_goes_home_too():
    table = washed(hand=STEAL)
    table.p1.ends_turn()
    table.p2.goes_to("main")
    table.p2.plays("Steal", on=["Purple Man", "front"])
    assert table.p2["9/9"].controller == 2
    assert table.p2["9/9"].row == "back"


def test_main_characters_have_minds_of_their_own():
    table = duel(p1=side(front=purple_man, resources="Academy"), p2=side(front=["9/9", "8/8"]))
    assert table.p1.could_choose("use", "Purple Man", power="Brainwash") == ["9/9", "8/8"]
