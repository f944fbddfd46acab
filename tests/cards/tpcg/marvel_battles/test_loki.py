"""Loki, the main character (MNB-081, MNB-082) and the supporting one (MNB-098)."""

from tests.cards.tpcg.marvel_battles.levels import at_both_levels
from versus.cards.tpcg.marvel_battles.main_characters import loki_1, loki_2
from versus.cards.tpcg.marvel_battles.plot_twists import find_cover, open_fire, savage_surprise
from versus.cards.tpcg.marvel_battles.villains import extinguish, loki, trickster_god
from versus.testing.tpcg import duel, lying, rule, side


@at_both_levels(loki_1, loki_2)
def test_the_god_of_mischief_plays_a_twist_from_the_ko_pile_and_shuffles_it_away(main):
    table = duel(
        p1=side(
            main=main, main_row="front", ko=[open_fire, extinguish, "Ann 1/1"], resources="Training Ground"
        ),
        p2=side(front="Foe 1/9"),
    )
    before = table.p1.main.atk
    table.p1.attacks("Loki", "Foe")
    table.p1.uses("Loki", "God of Mischief")
    assert table.p1.main.atk == before + 2
    assert table.p1.ko_pile == ["Extinguish", "Ann"]
    assert "Open Fire" in table.p1.deck
    assert table.happened("shuffled") == 1
    table.passes()


def test_plots_within_plots_counts_your_plot_twists_but_no_face_down_resource():
    table = duel(
        p1=side(main=loki_1, levels=loki_2, front="Ann 1/1 h2, stunned", hand=[extinguish, open_fire]),
        at="build",
    )
    table.p1.places("Open Fire")
    assert table.p1.xp == 0
    table.p1.goes_to("main")
    table.p1.plays("Extinguish")
    assert table.p1.xp == 1


@rule("2P-CRD-01", "2P-MOD-04", "2P-LVL-07", "2P-LVL-08")
def test_he_levels_up_in_the_middle_of_his_mischief():
    table = duel(
        p1=side(front="Foe 1/9"),
        p2=side(
            main=lying(loki_1, "xp3"),
            main_row="front",
            levels=loki_2,
            hand=[find_cover, trickster_god, savage_surprise],
        ),
    )
    table.p1.attacks("Foe", "Loki")
    table.p1.passes()
    table.p2.plays("Find Cover")
    assert table.p2.main.stats == (1, 9)
    table.p1.passes()
    table.p2.plays("Trickster God", on="Loki")
    assert table.p2.main.level == 2
    assert table.p2.main.stats == (11, 4)
    table.p1.passes()
    table.p2.plays("Savage Surprise")
    assert table.p2.main.stats == (15, 4)
    table.passes()


def test_the_master_of_plots_has_an_enemy_discard_all_plot_twists():
    table = duel(p1=side(main=loki_2, resources="Academy"), p2=side(hand=[open_fire, "Foe 1/1", find_cover]))
    table.p1.uses("Loki", "Master of Plots")
    assert table.p2.hand == ["Foe"]
    assert table.p2.ko_pile == ["Open Fire", "Find Cover"]
    assert table.happened("revealed") == 3


@rule("2P-KEY-18")
def test_the_schemer_draws_for_his_first_plot_twist():
    table = duel(p1=side(front=[loki, "Ann 1/1 h2, stunned"], hand=[extinguish], deck=3))
    table.p1.plays("Extinguish", on="yes")
    assert len(table.p1.hand) == 1
