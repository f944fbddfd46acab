"""The worked examples of the rulebook of All Elite Wrestling, played with the cards it names."""

import pytest

from tests.books.marking import example
from tests.rules.tpcg.opening import first_turn, hands_after_first_draws
from versus.cards.tpcg.all_elite_wrestling.babyface_main_characters import jon_moxley_1
from versus.cards.tpcg.all_elite_wrestling.babyfaces import samoa_joe
from versus.cards.tpcg.all_elite_wrestling.heel_main_characters import britt_baker_1, malakai_black_1, mjf_2
from versus.cards.tpcg.all_elite_wrestling.heels import hook, kenny_omega, nick_jackson, nyla_rose
from versus.cards.tpcg.all_elite_wrestling.locations import left_tunnel, revolution
from versus.decks import starter
from versus.games.tpcg.language.vocabulary import defender, gets, one, plot_twist
from versus.games.tpcg.plug import start
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.words import COMBAT
from versus.testing.tpcg import Table, duel, lay, side

BOOK = "All Elite Wrestling"

shove = plot_twist("T-SHOVE", "Shove", COMBAT, gets(one(defender), atk=4))


@example(BOOK, "Building Your First Decks")
def test_both_decks_of_the_book_are_dealt_seven_cards_and_get_a_match_by_chance():
    decks = [starter("Kris Statlander"), starter("Dr. Britt Baker D.M.D.")]
    table = first_turn(decks, Rules(challenge="at random"))
    assert [len(player.lying_in("beside the game")) for player in table.players] == [1, 1]
    assert [len(player.hand) for player in table.players] == [7, 7]
    assert hands_after_first_draws(table) == [7, 9]


@example(BOOK, "Recruit Step")
def test_gwenn_spends_her_points_on_hook_and_nyla_rose():
    table = duel(p1=side(hand=[revolution, hook, nyla_rose], resources=3), at="resource")
    table.p1.places("Revolution", face_up=True)
    table.p1.goes_to("recruit")
    assert table.p1.recruit_points == 4
    table.p1.recruits("HOOK", row="back")
    table.p1.recruits("Nyla Rose", row="front")
    table.p1.goes_to("formation")
    assert table.p1.recruit_points == 0
    assert "HOOK" in table.p1.back
    assert "Nyla Rose" in table.p1.front


@example(BOOK, "Resolving a team attack")
def test_three_of_two_fell_one_of_six_that_fells_one_of_them():
    team = ["Ann 2/2 Heels h2", "Bob 2/2 Heels h2", "Cid 2/2 Heels h2"]
    table = duel(p1=side(front=team), p2=side(front="Foe 6/6 h2"))
    table.p1.attacks(["Ann", "Bob", "Cid"], "Foe")
    table.passes()
    table.p2.strikes("Ann")
    assert table.p2["Foe"].stunned
    assert [table.p1[name].stunned for name in ("Ann", "Bob", "Cid")] == [True, False, False]


@example(BOOK, "Super Powers")
@pytest.mark.parametrize(
    ("hand", "resources", "paying"),
    [
        ([], revolution, "Revolution in the resource row"),
        (revolution, [], "Revolution in hand"),
        (left_tunnel, [], "Left Tunnel in hand"),
    ],
    ids=["turned face down", "discarded", "a special location discarded"],
)
def test_britt_baker_pays_for_role_model_from_row_or_hand(hand, resources, paying):
    table = duel(p1=side(main=britt_baker_1, front="Ann 1/1", hand=hand, resources=resources))
    table.p1.uses("Dr. Britt Baker", "Role Model", on="Ann", paying=paying)
    assert table.p1["Ann"].plus == 3, "as much as her ATK"


@example(BOOK, "Power Up")
def test_nick_jackson_is_powered_up_by_another_nick_jackson():
    table = duel(p1=side(front=nick_jackson, hand=nick_jackson), p2=side(front="Foe 1/9"))
    table.p1.attacks("Nick Jackson", "Foe")
    table.p1.powers_up("Nick Jackson")
    assert table.p1["Nick Jackson #1"].plus == 1
    assert table.p1.ko_pile == ["Nick Jackson"]


@example(BOOK, "“Win a Combat”")
def test_samoa_joe_wins_when_his_chops_take_the_last_def():
    table = duel(p1=side(front=samoa_joe), p2=side(front="Foe 9/3 h2"))
    table.p1.attacks("Samoa Joe", "Foe")
    assert table.happened("stunned", "Foe") == 1
    assert table.happened("won", "Samoa Joe") == 1


@example(BOOK, "“Win a Combat”")
def test_nobody_wins_a_combat_that_kenny_omega_cancels():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front=["Ann 1/1 h2", kenny_omega], resources="Academy"))
    table.p1.attacks("Foe", "Ann")
    table.p1.passes()
    table.p2.uses("Kenny Omega", "The Elite")
    assert not table.in_combat
    assert table.happened("won") == 0
    assert table.p2["Ann"].face_up


@example(BOOK, "Jon Moxley")
def test_moxley_keeps_what_he_took_when_the_other_grows():
    table = duel(
        p1=side(main=jon_moxley_1, main_row="front", resources=revolution, hand=shove),
        p2=side(front="Foe 6/8"),
    )
    table.p1.attacks("Jon Moxley", "Foe")
    table.p1.uses("Jon Moxley", "Paradigm Shift")
    assert table.p1.main.stats == (6, 8)
    assert table.p2["Foe"].stats == (3, 3)
    table.p2.passes()
    table.p1.plays("Shove", on="Foe")
    assert table.p2["Foe"].stats == (7, 3)
    assert table.p1.main.stats == (6, 8)


@example(BOOK, "Malakai Black")
@pytest.mark.parametrize(("defense", "stunned"), [(6, True), (7, False)])
def test_malakai_black_strikes_three_times_with_two(defense, stunned):
    table = duel(
        p1=side(main=malakai_black_1, main_row="front", resources="Training Ground"),
        p2=side(front=f"Foe 1/{defense} h2"),
    )
    table.p1.attacks("Malakai Black", "Foe")
    table.p1.uses("Malakai Black", "Skilled Striker")
    table.passes()
    assert table.p2["Foe"].stunned is stunned


@example(BOOK, "MJF")
def test_mjf_is_one_higher_than_the_defender_when_he_attacks_and_no_more_after():
    table = duel(
        p1=side(main=mjf_2, main_row="front", resources=[revolution] * 3, hand=shove),
        p2=side(front="Foe 6/9"),
    )
    table.p1.uses("MJF", "...And You Know It!")
    table.p1.attacks("MJF", "Foe")
    assert table.p1.main.atk == 7
    table.p1.plays("Shove", on="Foe")
    assert table.p2["Foe"].atk == 10
    assert table.p1.main.atk == 7


@example(BOOK, "Challenge Matches")
def test_each_player_chooses_a_match_in_turn_order_as_the_first_turn_starts():
    decks = [starter("Kris Statlander"), starter("Dr. Britt Baker D.M.D.")]
    table = first_turn(decks, Rules(challenge="chosen"), first=2)
    assert table.asked is table.p2
    table.p2.chooses("Steel Cage Match")
    assert table.asked is table.p1
    table.p1.chooses("Lights Out Match")
    assert table.p2.lying_in("beside the game") == ["Steel Cage Match"]
    assert "Dodge" in table.p2.main.keywords
    assert "Berserker" in table.p1.main.keywords
    assert "Dodge" not in table.p1.main.keywords


@example(BOOK, "Arena Mode")
@pytest.mark.parametrize(
    ("arena", "counters"),
    [("left tunnel", (0, 1, 0)), ("right tunnel", (0, 0, 1)), ("all out", (1, 0, 0)), ("none", (0, 0, 0))],
)
def test_an_evil_attacker_and_a_good_defender_in_each_place(arena, counters):
    table = lay(side(front="Foe 3/9 Heels h2"), side(front="Hero 1/9 Babyfaces h2"), rules=Rules(arena=arena))
    table.p1.attacks("Foe", "Hero")
    assert (table.p1["Foe"].plus, table.p1["Foe"].minus, table.p2["Hero"].minus) == counters


@example(BOOK, "Arena Mode: Revolution")
def test_in_the_revolution_one_attacks_first_and_builds_after():
    table = lay(side(front="Foe 3/9"), side(front="Hero 1/9"), rules=Rules(arena="revolution"))
    phases = [table.phase]
    table.p1.goes_on()
    while table.active is table.p1:
        if table.phase != phases[-1]:
            phases.append(table.phase)
        table.asked.goes_on()
    assert phases[:2] == ["main", "build"]


@example(BOOK, "Arena Mode: Option")
def test_of_three_arenas_two_are_struck_out_and_the_third_is_played_in():
    decks = [starter("Kris Statlander"), starter("Dr. Britt Baker D.M.D.")]
    table = Table(start(decks, 1, Rules(arena="draft", challenge="none")))
    table.asked.names_first(1)
    for _ in decks:
        table.asked.chooses_row("back")
    first, second, third = table.p1.choices
    table.p1.chooses(second)
    assert table.p2.choices == [first, third]
    table.p2.chooses(first)
    assert [card.name for card in table.battle.view(None).piles[0].cards] == [third]
    for player in table.players:
        player.keeps()
