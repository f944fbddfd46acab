"""Golden rules, players, card types, main against supporting characters (2P-GEN-01 to 2P-GEN-08)."""

import pytest

from versus.games.tpcg.language.changes import Cannot, Defies, May
from versus.games.tpcg.language.vocabulary import (
    attacker,
    basic_location,
    becomes,
    cannot,
    enemy,
    equipment,
    gain_xp,
    keeping,
    ko,
    main_character,
    minus_counters,
    named,
    one,
    plot_twist,
    plus,
    plus_counters,
    supporting,
    supporting_only,
    this,
    this_card,
    while_,
    yours,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.words import (
    CHOOSE_DEFENDER,
    COMBAT,
    ENERGY,
    MAIN,
    TO_ATTACK_PROTECTED,
    TO_BE_ATTACKED,
    TO_STRIKE,
)
from versus.kernel.effects import Fits
from versus.kernel.errors import BadSetup, GameOver
from versus.testing.tpcg import Refused, Table, duel, lay, rule, side
from versus.testing.tpcg.decks import plain_deck

belt = equipment("T-BELT", "Belt", cost=1)
bat = equipment("T-BAT", "Bat", cost=1)
champion = supporting(
    "T-CHAMPION", "Champion", cost=3, atk=3, defense=3, health=5, powers=[while_(keeping(named("Belt")))]
)

reach = plot_twist("T-REACH", "Reach", MAIN, becomes(one(yours), May(TO_ATTACK_PROTECTED)))
ward = plot_twist("T-WARD", "Ward", MAIN, cannot(one(enemy), TO_BE_ATTACKED))
untouchable = supporting(
    "T-UNT", "Untouchable", cost=2, atk=2, defense=2, health=5, powers=[while_(Cannot(TO_BE_ATTACKED))]
)

hammer = supporting(
    "T-HAMMER",
    "Hammer",
    cost=3,
    atk=1,
    defense=3,
    health=5,
    powers=[while_(Cannot(TO_STRIKE, this_card), on=enemy, given=Fits(this, attacker))],
)
permit = plot_twist("T-PERMIT", "Permit", COMBAT, becomes(one(yours), May(TO_STRIKE)), any_turn=True)
plan = plot_twist("T-PLAN", "Plan", COMBAT, becomes(one(yours), Defies(TO_STRIKE)), any_turn=True)


@rule("2P-GEN-01")
def test_a_card_that_keeps_its_belt_keeps_it_though_the_rules_would_ko_it():
    table = duel(p1=side(front="5/5"), p2=side(front=champion, equipment={"Champion": belt}))
    table.p1.attacks("5/5", "Champion")
    table.passes()
    assert table.p2["Champion"].stunned
    assert table.p2["Champion"].equipment == ["Belt"]


@rule("2P-GEN-01")
def test_a_card_that_keeps_its_belt_loses_any_other_equipment():
    table = duel(p1=side(front="5/5"), p2=side(front=champion, equipment={"Champion": bat}))
    table.p1.attacks("5/5", "Champion")
    table.passes()
    assert table.p2["Champion"].stunned
    assert table.p2.ko_pile == ["Bat"]


@rule("2P-GEN-02")
@pytest.mark.parametrize("order", [("Reach", "Ward"), ("Ward", "Reach")])
def test_cannot_beats_can_in_whatever_order_they_came(order):
    table = duel(
        p1=side(front="Archer 3/3", hand=[reach, ward]),
        p2=side(front="Guard 2/2", back=["Behind 2/2", "Beside 2/2"]),
    )
    assert table.p1.why_not("attack", "Archer", "Behind") == "2P-CMB-13"
    for twist in order:
        table.p1.plays(twist, on="Archer" if twist == "Reach" else "Behind")
    assert table.p1.why_not("attack", "Archer", "Behind") == "2P-GEN-02"
    assert table.p1.may("attack", "Archer", "Beside")
    with pytest.raises(Refused) as refused:
        table.p1.attacks("Archer", "Behind")
    assert refused.value.rule == "2P-GEN-02"
    table.p1.take(CHOOSE_DEFENDER, "Beside")
    assert table.p2["Beside"].defending


@rule("2P-GEN-02")
def test_cannot_beats_can_from_whatever_source_they_came():
    table = duel(
        p1=side(front="Archer 3/3", hand=[reach]),
        p2=side(front="Guard 2/2", back=[untouchable, "Beside 2/2"]),
    )
    table.p1.plays("Reach", on="Archer")
    assert table.p1.why_not("attack", "Archer", "Untouchable") == "2P-GEN-02"
    assert table.p1.may("attack", "Archer", "Beside")


@rule("2P-GEN-03")
@pytest.mark.parametrize(("twist", "stunned"), [(None, False), ("Permit", False), ("Plan", True)])
def test_only_a_text_aimed_at_a_prohibition_gets_past_it(twist, stunned):
    table = duel(p1=side(front=hammer), p2=side(front="3/3", hand=[permit, plan]))
    table.p1.attacks("Hammer", "3/3")
    table.p1.passes()
    if twist is not None:
        table.p2.plays(twist)
    table.passes()
    assert table.p1["Hammer"].stunned is stunned


@rule("2P-GEN-04")
@pytest.mark.parametrize("players", [1, 5])
def test_one_player_or_five_players_are_refused(players):
    with pytest.raises(BadSetup, match="two, three or four players"):
        start([plain_deck(number) for number in range(players)], seed=1)


@rule("2P-GEN-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_each_bring_a_deck(players):
    battle = start([plain_deck(number) for number in range(players)], seed=1)
    assert [side.pile("deck").count for side in battle.view(None).sides] == [60] * players


@rule("2P-GEN-05")
def test_who_kos_the_only_enemy_main_character_has_won():
    table = duel(p1=side(front="9/9", hand=2), p2=side(main="Chief 1/1 h1"))
    table.p1.attacks("9/9", "Chief")
    table.passes()
    assert table.over
    assert table.winners == [1]
    assert table.battle.ask is None
    with pytest.raises(GameOver):
        table.battle.answer(0)


@rule("2P-GEN-05")
def test_the_ko_of_a_supporting_character_wins_nothing():
    table = duel(p1=side(front="9/9"), p2=side(front="1/1 h1"))
    table.p1.attacks("9/9", "1/1")
    table.passes()
    assert table.p2["1/1"].koed
    assert not table.over


@rule("2P-GEN-06")
def test_all_five_card_types_are_played_each_in_its_own_way():
    plant = basic_location("T-PLANT", "Plant", ENERGY)
    rod = equipment("T-ROD", "Rod", cost=1, powers=[while_(plus(atk=2), on=this_card)])
    cheer = plot_twist("T-CHEER", "Cheer", MAIN, plus_counters(one(yours, supporting_only)))
    table = duel(
        p1=side(main="Chief 3/3", main_row="front", resources=2, hand=["Toad 1/1 c1", plant, rod, cheer]),
        at="build",
    )
    table.p1.places("Plant", face_up=True)
    table.p1.goes_to("recruit")
    table.p1.recruits("Toad", "front")
    table.p1.equips("Rod", "Toad")
    table.p1.goes_to("main")
    table.p1.plays("Cheer")
    assert table.p1.resources[-1] == "Plant"
    assert table.p1.front == ["Chief", "Toad"]
    assert table.p1["Toad"].equipment == ["Rod"]
    assert table.p1["Toad"].plus == 1
    assert table.p1.ko_pile == ["Cheer"]


@rule("2P-GEN-07")
def test_an_effect_on_supporting_characters_cannot_choose_a_main_character():
    jinx = plot_twist("T-JINX", "Jinx", MAIN, minus_counters(one(enemy, supporting_only)))
    table = duel(p1=side(hand=[jinx]), p2=side(main="Chief 3/3", front=["Toad 2/2", "Blob 2/2"]))
    table.p1.plays("Jinx")
    assert table.p1.choices == ["Toad", "Blob"]
    table.p1.chooses("Blob")
    assert table.p2["Blob"].minus == 1
    assert table.p2["Chief"].minus == 0


@rule("2P-GEN-07")
def test_main_characters_team_attack_defend_strike_and_are_stunned_like_supporting_ones():
    table = duel(
        p1=side(main="Chief 2/4 X-Men", main_row="front", front="Ally 2/2 X-Men"),
        p2=side(main="Boss 4/4", main_row="front"),
    )
    table.p1.attacks(["Chief", "Ally"], "Boss")
    assert table.p1["Chief"].exhausted
    table.passes()
    table.p2.strikes("Chief")
    for chief in (table.p1["Chief"], table.p2["Boss"]):
        assert chief.stunned
        assert chief.wounds == 1


@rule("2P-GEN-07")
def test_main_characters_change_rows_in_the_formation_step_like_supporting_ones():
    table = duel(p1=side(main="Chief 2/4", front="Ally 2/2"), at="formation")
    table.p1.moves("Chief", "Ally")
    assert table.p1["Chief"].row == "front"
    assert table.p1["Ally"].row == "back"


@rule("2P-GEN-08")
def test_a_main_character_has_no_cost_and_is_never_recruited():
    double = main_character("T-DOUBLE", "Double", atk=2, defense=2)
    table = duel(p1=side(hand=[double, "Toad 1/1 c0"]), at="recruit", recruit_points=9)
    assert table.p1.main.cost == 0
    assert table.p1.why_not("recruit", "Double") == "2P-BLD-07"
    assert table.p1.may("recruit", "Toad")
    assert not table.p1.offered("recruit", "Double")


@rule("2P-GEN-08")
def test_a_main_character_levels_up_and_a_supporting_one_does_not():
    practice = plot_twist("T-PRACTICE", "Practice", MAIN, gain_xp(who=one(yours)))
    novice = main_character("T-NOVICE-1", "Novice", atk=2, defense=4, level_up=1)
    master = main_character("T-NOVICE-2", "Novice", atk=5, defense=5, level=2)
    sides = side(main=novice, levels=[master], front="Toad 1/1", hand=[practice, practice])
    table = duel(p1=sides)
    table.p1.plays("Practice", on="Toad")
    assert table.p1["Toad"].xp == 0
    table.p1.plays("Practice", on="Novice")
    assert table.p1.main.level == 2
    assert table.p1.main.stats == (5, 5)


@rule("2P-GEN-08")
def test_the_ko_of_a_main_character_ends_the_game_of_its_player_alone():
    strike_down = plot_twist("T-DOWN", "Strike Down", MAIN, ko(one(enemy)))
    table = lay(side(hand=[strike_down]), side(main="Chief 3/3"), side(main="Boss 3/3"))
    table.p1.plays("Strike Down", on="Chief")
    assert table.p2.is_out
    assert not table.p1.is_out
    assert not table.p3.is_out
    assert not table.over


@rule("2P-GEN-08")
def test_a_main_character_starts_in_play():
    table = Table(start([plain_deck(1), plain_deck(2)], seed=1))
    table.asked.names_first(1)
    for player in (table.p1, table.p2):
        player.chooses_row("front")
    for player in (table.p1, table.p2):
        player.keeps()
    assert table.turn == 1
    assert table.p1.main.in_play
    assert table.p2.main.in_play
