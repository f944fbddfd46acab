"""The zones, whose they are and who may look into them (2P-ZON-01 to 2P-ZON-10, 2P-ZON-15 to 2P-ZON-23)."""

import pytest

from tests.rules.tpcg.piles import removed_cards
from versus.games.tpcg.language.effects.deeds import RemoveCounters
from versus.games.tpcg.language.filters import IsCharacter
from versus.games.tpcg.language.vocabulary import (
    card_in,
    discard,
    do,
    each,
    exhaust,
    gain_xp,
    it,
    ko,
    locations,
    main_character,
    named,
    one,
    plot_twist,
    plus_counters,
    ready,
    remove_from_game,
    return_to_hand,
    search,
    super_power,
    supporting,
    supporting_only,
    this,
    yours,
)
from versus.games.tpcg.words import BUILD, COUNTER_KINDS, ENERGY, EVENT_NAMES, KO, MAIN, RESOURCE
from versus.kernel.views import event_view
from versus.testing.tpcg import duel, lay, rule, side

banish = plot_twist("T-BANISH", "Banish", MAIN, remove_from_game(each(supporting_only)))
resource = card_in(RESOURCE)
bury = plot_twist("T-BURY", "Bury", MAIN, ko(each(supporting_only)))
lamp = supporting(
    "T-LAMP",
    "Lamp",
    cost=1,
    atk=1,
    defense=1,
    health=5,
    powers=[super_power("Shine", MAIN, ENERGY, plus_counters(this))],
)
pupil = main_character(
    "T-PUPIL-1", "Pupil", atk=3, defense=6, level_up=5, powers=[super_power("Learn", MAIN, (), gain_xp(3))]
)
scholar = main_character("T-PUPIL-2", "Pupil", atk=5, defense=8, level=2)


def names(cards):
    return [card.name for card in cards]


@rule("2P-ZON-01")
def test_a_card_lies_in_one_of_six_zones():
    empty = plot_twist("T-EMPTY", "Empty", MAIN, do(discard(), remove_from_game(each(supporting_only))))
    table = duel(
        p1=side(main=pupil, levels=[scholar], front="Toad 1/1", hand=[empty, "Blob 1/1"], deck=["Top 1/1"])
    )
    table.p1.plays("Empty")
    mine = table.battle.view(0).sides[0]
    assert mine.pile("deck").count == 1
    assert mine.pile("hand").count == 0
    assert names(mine["KO pile"]) == ["Blob", "Empty"]
    assert names(mine["front"] + mine["back"] + mine["resources"] + mine["equipment"]) == ["Pupil"]
    assert names(removed_cards(table.battle.view(0))) == ["Toad"]
    assert names(mine["levels"]) == ["Pupil"]


@rule("2P-ZON-02")
def test_removed_cards_of_all_players_lie_in_one_common_zone():
    table = duel(p1=side(front="Toad 1/1", hand=[banish]), p2=side(front="Blob 1/1"))
    table.p1.plays("Banish")
    for seat in (0, 1, None):
        assert names(removed_cards(table.battle.view(seat))) == ["Toad", "Blob"]


@rule("2P-ZON-02")
def test_each_player_has_an_own_deck_hand_ko_pile_and_level_up_zone():
    table = duel(
        p1=side(main=pupil, levels=[scholar], front="Toad 1/1", hand=[bury, "Card 1/1"], deck=5),
        p2=side(front="Blob 1/1", hand=3, deck=7),
    )
    table.p1.plays("Bury")
    one_side, other_side = table.battle.view(None).sides
    piles = ("deck", "hand", "levels")
    assert [one_side.pile(name).count for name in piles] == [5, 1, 1]
    assert names(one_side["KO pile"]) == ["Toad", "Bury"]
    assert [other_side.pile(name).count for name in piles] == [7, 3, 0]
    assert names(other_side["KO pile"]) == ["Blob"]


@rule("2P-ZON-06")
def test_nobody_discards_down_at_the_end_of_a_turn():
    table = duel(p1=side(hand=15))
    table.p1.ends_turn()
    assert len(table.p1.hand) == 15
    assert table.p1.ko_pile == []


@rule("2P-ZON-07")
def test_everyone_may_look_through_a_ko_pile_even_in_combat():
    table = lay(side(front="5/5", ko=["Toad 1/1", "Laboratory"]), side(front="1/9"), side())
    table.p1.attacks("5/5", "1/9")
    for seat in (0, 1, 2, None):
        assert names(table.battle.view(seat).sides[0]["KO pile"]) == ["Toad", "Laboratory"]


@rule("2P-ZON-08")
def test_the_order_of_a_ko_pile_offers_nobody_anything_else():
    dig = plot_twist("T-DIG", "Dig", MAIN, return_to_hand(card_in(KO)))
    offered = []
    for pile in (["Toad 1/1", "Blob 1/1", "Laboratory"], ["Laboratory", "Toad 1/1", "Blob 1/1"]):
        table = duel(p1=side(hand=[dig], ko=pile))
        table.p1.plays("Dig")
        offered.append(sorted(table.p1.choices))
        table.p1.chooses("Toad")
        assert table.p1.hand == ["Toad"]
    assert offered == [["Blob", "Laboratory", "Toad"]] * 2


@rule("2P-ZON-09")
def test_kod_and_discarded_cards_reach_the_ko_pile():
    waste = plot_twist("T-WASTE", "Waste", MAIN, do(ko(one(yours, supporting_only)), discard()))
    table = duel(p1=side(front="Toad 1/1", hand=[waste, "Blob 1/1"]))
    table.p1.plays("Waste")
    assert table.p1.ko_pile == ["Toad", "Blob", "Waste"]


@rule("2P-ZON-10")
def test_a_side_has_a_front_a_back_and_a_resource_row():
    table = duel(p1=side(hand=["Toad 1/1", "Blob 1/1", "Laboratory"]), at="build")
    table.p1.places("Laboratory", face_up=True)
    table.p1.goes_to("recruit")
    table.p1.recruits("Toad", "front")
    table.p1.recruits("Blob", "back")
    mine = table.battle.view(1).sides[0]
    assert names(mine["front"]) == ["Toad"]
    assert names(mine["back"]) == ["Leader 1", "Blob"]
    assert names(mine["resources"]) == ["Laboratory"]


@rule("2P-ZON-15")
def test_the_level_up_zone_holds_the_higher_levels_for_all_to_see():
    master = main_character("T-PUPIL-3", "Pupil", atk=7, defense=9, level=3)
    table = duel(p1=side(main=pupil, levels=[scholar, master]))
    for seat in (0, 1, None):
        zone = table.battle.view(seat).sides[0]["levels"]
        assert [card.key for card in zone] == ["T-PUPIL-2", "T-PUPIL-3"]


@rule("2P-ZON-16")
def test_xp_lie_on_the_next_level_and_not_on_the_main_character():
    scrub = plot_twist(
        "T-SCRUB", "Scrub", MAIN, do(*(RemoveCounters(one(yours), kind) for kind in range(COUNTER_KINDS)))
    )
    table = duel(p1=side(main=pupil, levels=[scholar], hand=[scrub]))
    table.p1.uses("Pupil", "Learn")
    mine = table.battle.view(1).sides[0]
    assert [card.counters for card in mine["levels"]] == [{"XP": 3}]
    assert [card.counters for card in mine["back"]] == [{}]
    table.p1.plays("Scrub")
    assert table.p1.xp == 3


# Resources


@rule("2P-ZON-18")
def test_every_card_in_the_resource_row_is_one_resource_whichever_way_it_faces():
    hidden = plot_twist("T-HIDDEN", "Hidden", MAIN, discard())
    table = duel(
        p1=side(resources=["Laboratory", "Academy", "Toad 1/1", hidden, "Blob 1/1"], hand=["Pyro 1/1 c5"]),
        at="build",
    )
    facing = [card.face for card in table.battle.view(1).sides[0]["resources"]]
    assert facing == ["face up", "face up", "face down", "face down", "face down"]
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 5


@rule("2P-ZON-18")
def test_a_location_may_lie_there_face_down_and_nothing_else_face_up():
    table = duel(p1=side(hand=["Laboratory", "Toad 1/1"]), at="build")
    assert table.p1.why_not("place face up", "Toad") == "2P-BLD-03"
    table.p1.places("Laboratory")
    assert [card.face for card in table.battle.view(0).sides[0]["resources"]] == ["face down"]
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 1


@rule("2P-ZON-18")
def test_even_a_namesake_of_the_main_character_may_be_a_resource():
    storm = supporting("T-STORM", "Storm", cost=2, atk=2, defense=2)
    table = duel(p1=side(main="Storm 3/6", hand=[storm]), at="build")
    table.p1.places("Storm")
    assert table.p1.resources == ["Storm"]


@rule("2P-ZON-19")
def test_a_face_down_resource_is_open_to_its_player_and_hidden_from_all_others():
    table = lay(side(resources=["Toad 1/1", "Laboratory"]), side(), side())
    assert names(table.battle.view(0).sides[0]["resources"]) == ["Toad", "Laboratory"]
    for seat in (1, 2, None):
        face_down, face_up = table.battle.view(seat).sides[0]["resources"]
        assert face_down.face == "face down"
        assert face_down.name is None
        assert face_down.key is None
        assert face_up.name == "Laboratory"


@rule("2P-ZON-19")
def test_what_befalls_a_face_down_resource_does_not_tell_enemies_what_it_is():
    tidy = plot_twist(
        "T-TIDY", "Tidy", MAIN, do(exhaust(resource), ready(resource), return_to_hand(resource))
    )
    table = lay(side(resources=["Toad 1/1"], hand=[tidy]), side(), side())
    table.p1.plays("Tidy")
    assert table.p1.hand == ["Toad"]
    for seat, name in ((0, "Toad"), (1, None), (2, None), (None, None)):
        told = [event_view(event, seat, EVENT_NAMES) for event in table.log]
        befell = [event.name for event in told if event.kind in ("exhausted", "readied", "returned")]
        assert befell == [name] * 3


@rule("2P-ZON-20")
@pytest.mark.parametrize("active", [1, 2])
def test_the_order_of_a_resource_row_means_nothing_and_takes_no_action(active):
    cards = ["Laboratory", "Toad 1/1", "Fortress"]
    tables = [
        duel(p1=side(front=lamp, resources=row, hand=["Pyro 1/1 c2"]), p2=side(front="2/2"), active=active)
        for row in (cards, cards[::-1])
    ]
    for table in tables:
        assert table.asked is table.players[active - 1]
        resources = table.battle.view(1).sides[0]["resources"]
        assert len(resources) == 3
        assert {card.name for card in resources} == {"Laboratory", "Fortress", None}
        assert table.p1.why_not("use", "Lamp") == (None if active == 1 else "2P-TRN-24")
    for table in tables:
        table.active.ends_turn()
        assert table.turn == 4
        assert sorted(table.p1.resources) == ["Fortress", "Laboratory", "Toad"]


@rule("2P-ZON-21")
def test_paying_and_recruiting_exhaust_no_resource():
    table = duel(p1=side(front=lamp, resources=["Laboratory", "Toad 1/1"], hand=["Pyro 1/1 c2"]), at="build")
    table.p1.goes_to("recruit")
    table.p1.recruits("Pyro", "front")
    table.p1.goes_to("main")
    table.p1.uses("Lamp", "Shine")
    assert [card.exhausted for card in table.battle.view(0).sides[0]["resources"]] == [False, False]


@rule("2P-ZON-21")
def test_a_card_may_exhaust_a_resource_which_then_gives_no_point_but_pays_and_readies():
    climb = plot_twist("T-CLIMB", "Climb", MAIN, exhaust(locations(named("Laboratory"))))
    table = duel(p1=side(front=lamp, resources=["Laboratory", "Academy"], hand=[climb]))
    table.p1.plays("Climb")
    assert table.p1["Laboratory"].exhausted
    table.p1.uses("Lamp", "Shine")
    assert table.p1["Lamp"].plus == 1
    table.p1.ends_turn()
    table.p2.ends_turn()
    assert table.p1["Laboratory"].ready


@rule("2P-ZON-21")
def test_an_exhausted_resource_gives_no_recruit_point():
    climb = plot_twist("T-CLIMB", "Climb", BUILD, exhaust(locations(named("Laboratory"))))
    table = duel(p1=side(resources=["Laboratory", "Academy"], hand=[climb]), at="build")
    table.p1.plays("Climb")
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 1


# Looking


@rule("2P-ZON-22")
def test_anyone_may_look_at_a_stunned_character_with_all_that_lies_on_it():
    table = lay(side(front="Toad 3/4 h2 Brotherhood stunned w1"), side(), side())
    for seat in (0, 1, 2, None):
        (toad,) = table.battle.view(seat).sides[0]["front"]
        assert toad.name == "Toad"
        assert toad.key is not None
        assert toad.face == "stunned"
        assert toad.numbers == {"atk": 3, "def": 4, "health": 2, "wounds": 1}


@rule("2P-ZON-23")
def test_an_out_of_game_pile_is_open_to_all_and_no_part_of_the_deck():
    call = plot_twist("T-CALL", "Call", MAIN, search(IsCharacter(), then=return_to_hand(it)))
    table = duel(p1=side(hand=[call], deck=["Toad 1/1", "Laboratory"], pile=["Steven 2/2", "Jake 3/3"]))
    table.p1.plays("Call")
    assert table.p1.choices == ["Toad"]
    table.p1.chooses("Toad")
    for seat in (0, 1, None):
        mine = table.battle.view(seat).sides[0]
        assert names(mine["out-of-game pile"]) == ["Steven", "Jake"]
        assert mine.pile("deck").count == 1


@rule("2P-ZON-23")
def test_an_out_of_game_pile_is_not_in_play():
    table = duel(p1=side(hand=[bury], front="Toad 1/1", pile=["Steven 2/2"]), p2=side(front="1/9"))
    assert table.p1.why_not("attack", "Steven") == "2P-GEN-07"
    table.p1.plays("Bury")
    assert table.p1.ko_pile == ["Toad", "Bury"]
    assert table.p1["Steven"].zone == "out-of-game pile"
