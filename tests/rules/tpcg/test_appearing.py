"""Appearing, and what is not appearing (2P-GEN-15 to 2P-GEN-17)."""

from versus.games.tpcg.language.effects.moving import Flip, Transform
from versus.games.tpcg.language.vocabulary import (
    card_in,
    draw,
    enemy,
    fits,
    gain_xp,
    main_character,
    one,
    plot_twist,
    put_into_play,
    recover,
    super_power,
    supporting,
    supporting_only,
    take,
    when,
    yours,
)
from versus.games.tpcg.words import APPEARED, DOWN, FRONT, KO, MAIN, PILE, RESOURCE, UP
from versus.testing.tpcg import duel, rule, side

host = main_character(
    "T-HOST-1",
    "Host",
    atk=3,
    defense=6,
    powers=[when(APPEARED, gain_xp(), subject=fits(supporting_only, yours))],
    level_up=9,
)
grown_host = main_character("T-HOST-2", "Host", atk=5, defense=8, level=2)


def hosting(**more):
    """A side whose main character gains 1 XP when a supporting character appears on it."""
    return side(main=host, levels=[grown_host], **more)


@rule("2P-GEN-15")
def test_a_recruited_character_appears():
    table = duel(p1=hosting(hand=["Toad 1/1 c1"]), at="recruit", recruit_points=1)
    table.p1.recruits("Toad", "front")
    assert table.p1.xp == 1


@rule("2P-GEN-15")
def test_a_character_put_into_play_from_the_ko_pile_appears():
    rise = plot_twist("T-RISE", "Rise", MAIN, put_into_play(card_in(KO), row=FRONT))
    table = duel(p1=hosting(ko="Toad 1/1", hand=[rise]))
    table.p1.plays("Rise")
    assert table.p1.front == ["Toad"]
    assert table.p1.xp == 1


@rule("2P-GEN-15")
def test_a_character_placed_as_a_resource_does_not_appear_as_a_character():
    table = duel(p1=hosting(hand=["Toad 1/1"]), at="build")
    table.p1.places("Toad")
    assert table.p1.resources == ["Toad"]
    assert table.p1.xp == 0


@rule("2P-GEN-16")
def test_changing_sides_is_not_appearing():
    charm = plot_twist("T-CHARM", "Charm", MAIN, take(one(enemy, supporting_only), row=FRONT))
    table = duel(p1=hosting(hand=[charm]), p2=side(front="Toad 1/1"))
    table.p1.plays("Charm")
    assert table.p1.front == ["Toad"]
    assert table.p1.xp == 0


@rule("2P-GEN-17")
def test_recovering_is_not_appearing():
    comfort = plot_twist("T-COMFORT", "Comfort", MAIN, recover(one(yours, supporting_only)))
    table = duel(p1=hosting(front="Toad 1/1 stunned w1", hand=[comfort]))
    table.p1.plays("Comfort")
    assert table.p1["Toad"].face_up
    assert table.p1.xp == 0


@rule("2P-GEN-17")
def test_turning_up_from_hiding_is_not_appearing():
    table = duel(p1=hosting(front="Toad 1/1 hidden"), at="start")
    assert table.p1["Toad"].face_up
    assert table.p1.xp == 0


@rule("2P-GEN-17")
def test_flipping_a_location_up_is_not_appearing():
    watcher = main_character(
        "T-WATCHER-1",
        "Watcher",
        atk=3,
        defense=6,
        powers=[when(APPEARED, gain_xp(), subject=yours)],
        level_up=9,
    )
    wise = main_character("T-WATCHER-2", "Watcher", atk=5, defense=8, level=2)
    down = plot_twist("T-DOWN", "Shut", MAIN, Flip(card_in(RESOURCE), DOWN))
    up = plot_twist("T-UP", "Open", MAIN, Flip(card_in(RESOURCE), UP))
    table = duel(p1=side(main=watcher, levels=[wise], resources=["Laboratory"], hand=[down, up]))
    table.p1.plays("Shut")
    table.p1.plays("Open")
    assert table.p1["Laboratory"].face_up
    assert table.p1.xp == 0


@rule("2P-GEN-17")
def test_transforming_is_not_appearing():
    change = super_power("Change", MAIN, (), Transform(card_in(PILE)))
    larva = supporting("T-LARVA", "Larva", cost=1, atk=1, defense=1, health=5, powers=[change])
    moth = supporting("T-MOTH", "Moth", cost=4, atk=4, defense=4, health=5)
    table = duel(p1=hosting(front=larva, pile=[moth]))
    table.p1.uses("Larva", "Change")
    assert table.p1.front == ["Moth"]
    assert table.p1.xp == 0


@rule("2P-GEN-17")
def test_levelling_up_is_not_appearing():
    cheer = super_power("Cheer", MAIN, (), gain_xp())
    star = main_character("T-STAR-1", "Star", atk=2, defense=4, level_up=1, powers=[cheer])
    super_star = main_character("T-STAR-2", "Star", atk=4, defense=6, level=2)
    crowd = supporting(
        "T-CROWD", "Crowd", cost=1, atk=1, defense=1, health=5, powers=[when(APPEARED, draw())]
    )
    table = duel(p1=side(main=star, levels=[super_star], front=crowd))
    table.p1.uses("Star", "Cheer")
    assert table.p1.main.level == 2
    assert table.p1.hand == []
