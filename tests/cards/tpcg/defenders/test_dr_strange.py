"""Dr. Strange (DEF-003, DEF-004)."""

from tests.cards.tpcg.house_of_x.levels import at_both_levels
from versus.cards.tpcg.defenders.main_characters import dr_strange_1, dr_strange_2
from versus.games.tpcg.language.vocabulary import draw, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side

READING = plot_twist("T-1", "Reading", MAIN, draw(3))


@rule("2P-PWR-27")
@at_both_levels(dr_strange_1, dr_strange_2)
def test_supreme_knowledge_draws_as_often_as_it_is_paid(main):
    table = duel(p1=side(main=main, resources=["Laboratory", "Laboratory"], deck=5), at="build")
    table.p1.uses("Dr. Strange", "Supreme Knowledge")
    table.p1.uses("Dr. Strange", "Supreme Knowledge")
    assert len(table.p1.hand) == 2
    assert not table.p1.offered("use", "Dr. Strange")


@rule("2P-TRG-01")
def test_each_draw_is_an_xp_however_many_cards_it_brings():
    table = duel(p1=side(main=dr_strange_1, levels=dr_strange_2, hand=READING, deck=9))
    table.p1.plays("Reading")
    assert table.p1.xp == 1


def test_the_draw_phase_counts_and_an_enemys_draw_does_not():
    table = duel(p1=side(main=dr_strange_1, levels=dr_strange_2, deck=9), p2=side(deck=9))
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p1.xp == 0
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1.xp == 1


def test_five_draws_are_a_level_and_nothing_drawn_is_none():
    table = duel(
        p1=side(main=lying(dr_strange_1, "xp4"), levels=dr_strange_2, hand=[READING, READING], deck=3)
    )
    table.p1.plays("Reading")
    assert table.p1.main.level == 2
    empty = duel(p1=side(main=dr_strange_1, levels=dr_strange_2, hand=READING, deck=0))
    empty.p1.plays("Reading")
    assert empty.p1.xp == 0


@rule("2P-CNT-02")
def test_mass_transmutation_turns_counters_over_on_as_many_as_you_like():
    table = duel(
        p1=side(main=dr_strange_2, front="5/5, -2", back="4/4, -1", resources="Academy"),
        p2=side(front="9/9, +3"),
    )
    table.p1.uses("Dr. Strange", "Mass Transmutation", on=["5/5", "9/9", "stop"])
    assert table.p1["5/5"].plus == 2
    assert table.p2["9/9"].minus == 3
    assert table.p2["9/9"].stats == (6, 6)
    assert table.p1["4/4"].minus == 1


@rule("2P-STN-12")
def test_who_has_no_def_left_after_it_is_stunned():
    table = duel(p1=side(main=dr_strange_2, resources="Academy"), p2=side(front="1/2 h3, +2"))
    table.p1.uses("Dr. Strange", "Mass Transmutation", on=["1/2", "stop"])
    assert table.p2["1/2"].stunned
    assert table.p2["1/2"].minus == 0
