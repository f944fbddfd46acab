"""AEW World Championship Belt (AEW-063)."""

from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import kris_statlander_1
from versus.cards.tpcg.all_elite_wrestling.gear import aew_world_championship_belt
from versus.games.tpcg.language.vocabulary import card_in, equip, one, plot_twist, yours
from versus.games.tpcg.words import KO, MAIN
from versus.testing.tpcg import duel, rule, side

BELT = "AEW World Championship Belt"


@rule("2P-CRD-70", "2P-KEY-06")
def test_only_a_champion_wears_it():
    p1 = side(main=kris_statlander_1, front="Pal 1/1 Babyfaces", hand=aew_world_championship_belt)
    table = duel(p1=p1, at="recruit")
    assert table.p1.why_not("equip", BELT, "Pal") == "2P-KEY-06"
    table.p1.equips(BELT, "Kris Statlander")
    assert table.p1["Kris Statlander"].equipment == [BELT]


@rule("2P-CRD-70")
def test_no_effect_puts_it_onto_anybody_else():
    gift = plot_twist("T-G", "Gift", MAIN, equip(card_in(KO), one(yours)))
    p1 = side(main=kris_statlander_1, front="Pal 1/1", ko=aew_world_championship_belt, hand=gift)
    table = duel(p1=p1)
    table.p1.plays("Gift", on=[BELT, "Pal"])
    assert table.p1.ko_pile == [BELT, "Gift"]


def test_gold_looks_good_on_her_every_main_phase():
    p1 = side(main=kris_statlander_1, equipment={"Kris Statlander": aew_world_championship_belt})
    table = duel(p1=p1, at="formation")
    table.p1.goes_to("main")
    assert table.p1["Kris Statlander"].plus == 3
    table.p1.ends_turn()
    table.p2.goes_to("main")
    assert table.p1["Kris Statlander"].plus == 3
    table.p2.ends_turn()
    table.p1.goes_to("main")
    assert table.p1["Kris Statlander"].plus == 6
