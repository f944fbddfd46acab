"""Blackheart (DEF-048)."""

from versus.cards.tpcg.defenders.underworld import blackheart
from versus.games.tpcg.language.vocabulary import (
    becomes,
    ko,
    one,
    plot_twist,
    supporting_only,
    swapping_stats,
    yours,
)
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

PILE = ["Ann 1/1 Underworld", "Bob 1/1 Brotherhood", "Cid 1/1 Defenders", "Academy"]
FLIP = plot_twist("T-1", "Flip", MAIN, becomes(one(yours, supporting_only), swapping_stats))
SLAY = plot_twist("T-2", "Slay", MAIN, ko(one(yours, supporting_only)))


def test_blackheart_grows_with_the_evil_in_your_ko_pile():
    table = duel(p1=side(front=blackheart, ko=PILE), p2=side(ko=PILE))
    assert table.p1["Blackheart"].stats == (6, 6)


@rule("2P-CRD-03", "2P-MOD-15")
def test_the_pile_is_counted_all_the_time():
    table = duel(p1=side(front=[blackheart, "Zed 1/1 Underworld"], ko=PILE, hand=SLAY))
    table.p1.plays("Slay", on="Zed")
    assert table.p1["Blackheart"].stats == (7, 7)


@rule("2P-CRD-03", "2P-MOD-07")
def test_the_growth_is_as_old_as_his_coming_so_a_later_swap_swaps_it():
    grown = duel(p1=side(front=blackheart, ko=PILE, hand=FLIP))
    grown.p1.plays("Flip")
    assert grown.p1["Blackheart"].stats == (6, 6)


def test_stunned_he_is_as_printed():
    table = duel(p1=side(front="Blackheart 4/4, stunned", ko=PILE))
    assert table.p1["Blackheart"].stats == (4, 4)
