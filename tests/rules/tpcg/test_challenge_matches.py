"""Challenge Matches: who brings and chooses them, and what they give (2P-MOD4-15 to 2P-MOD4-22)."""

from dataclasses import replace

import pytest

from versus.cards.catalogue import CardSet, Catalogue
from versus.cards.tpcg.all_elite_wrestling.challenge_matches import (
    CARDS,
    ladder_match,
    lights_out_match,
    steel_cage_match,
    texas_death_match,
)
from versus.decks.listing import Place, listed
from versus.decks.plain import parse
from versus.decks.resolving import lean, resolved
from versus.games.tpcg.language.vocabulary import (
    at_random,
    at_start_of_your_turn,
    card_in,
    each_card,
    enemy,
    loses_powers,
    main_character,
    of_type,
    one,
    one_card,
    plot_twist,
    plus_counters,
    put_into_force,
    remove_from_game,
    stun,
    super_power,
    supporting,
    take,
    this,
)
from versus.games.tpcg.plug import TPCG, start
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.table.soundness import INVARIANTS
from versus.games.tpcg.words import BESIDE, CHALLENGE_MATCH, COMBAT, HAND, MAIN, PILE
from versus.kernel.modifiers import THIS_COMBAT
from versus.kernel.soundness import fault_of
from versus.testing.tpcg import Table, duel, lay, rule, side
from versus.testing.tpcg.decks import plain_deck

FOUR = ["Ladder Match", "Lights Out Match", "Steel Cage Match", "Texas Death Match"]
HERO = "Hero 3/6 Babyfaces"
FOE = "Foe 3/6 Heels"


def opening(p1, p2=None, **position):
    """A table as the very first turn starts."""
    return duel(p1, p2, at="start", turn=1, **position)


def brought(main=HERO, **more):
    """A side whose deck has brought the four matches."""
    return side(main=main, pile=list(CARDS), **more)


# Bringing them


def led_by(team, **more):
    hero = main_character(f"T-{team}", "Wrestler", atk=3, defense=6, teams=(team,))
    return replace(plain_deck(1), leader=hero, **more)


@rule("2P-MOD4-15")
@pytest.mark.parametrize("team", ["Babyfaces", "Heels"])
def test_a_deck_of_either_team_brings_its_matches_outside_the_sixty(team):
    assert faults(led_by(team, pile=CARDS)) == []


@rule("2P-MOD4-15")
def test_a_deck_led_by_another_team_brings_none():
    found = faults(led_by("X-Men", pile=CARDS))
    assert [fault.rule for fault in found] == ["2P-MOD4-15"] * 4
    assert "Only Babyfaces or Heels main characters bring it along" in str(found[0])


@rule("2P-MOD4-15")
def test_the_pile_has_one_of_each():
    assert [fault.rule for fault in faults(led_by("Heels", pile=(*CARDS, ladder_match)))] == ["2P-MOD4-15"]


@rule("2P-MOD4-15")
def test_no_match_is_among_the_sixty():
    cards = (ladder_match, *led_by("Heels").cards[1:])
    assert "2P-MOD4-15" in [fault.rule for fault in faults(led_by("Heels", cards=cards))]


@rule("2P-MOD4-15")
def test_a_written_list_need_not_name_them():
    heel, stranger = led_by("Heels").leader, plain_deck(1).leader
    catalogue = Catalogue(TPCG, [CardSet("T", "Test", (heel, stranger, *CARDS, *plain_deck(1).cards))])
    deck = resolved(parse(b"Main: Wrestler\n"), catalogue)
    assert [card.name for card in deck.pile] == FOUR
    named = resolved(parse(b"Main: Wrestler\n\nPile\n1 Ladder Match\n"), catalogue)
    assert sorted(card.name for card in named.pile) == FOUR
    assert lean(listed(deck, TPCG), catalogue).at(Place.PILE) == []
    assert resolved(parse(f"Main: {stranger.key}\n".encode()), catalogue).pile == ()


@rule("2P-MOD4-15")
def test_the_pile_lies_open_for_everybody():
    table = opening(brought(), side())
    view = table.battle.view(1)
    assert [card.name for card in view.sides[0]["out-of-game pile"]] == FOUR
    table.p1.chooses("Ladder Match")


@rule("2P-MOD4-15")
def test_a_main_character_of_another_team_is_offered_none():
    table = opening(side(main="Cyclops 3/6 X-Men", pile=list(CARDS), front="Sting 2/2 Babyfaces"))
    assert not table.p1.choices
    assert table.p1.lying_in("beside the game") == []


# Choosing them


@rule("2P-MOD4-18")
def test_it_is_chosen_at_the_start_of_the_first_turn_whoever_takes_it():
    table = opening(side(main="Cyclops 3/6 X-Men"), brought())
    assert table.active is table.p1
    assert table.p2.choices == FOUR
    table.p2.chooses("Steel Cage Match")
    assert table.p2.lying_in("beside the game") == ["Steel Cage Match"]
    assert table.p2.main.keywords == ["Dodge"]


@rule("2P-MOD4-18", "2P-SET-14")
def test_it_is_chosen_before_what_starts_with_the_turn():
    eager = supporting(
        "T-EAGER", "Eager", cost=1, atk=1, defense=1, powers=[at_start_of_your_turn(plus_counters(this))]
    )
    table = opening(brought(front=eager))
    assert table.p1["Eager"].plus == 0
    table.p1.chooses("Ladder Match")
    assert table.p1["Eager"].plus == 1


@rule("2P-MOD4-18")
def test_on_no_later_turn_is_any_chosen():
    table = duel(brought(), at="start", turn=2)
    assert not table.p1.choices


@rule("2P-MOD4-18", "2P-SET-14")
def test_it_is_chosen_after_hands_and_mulligans():
    decks = [led_by("Heels", pile=CARDS), plain_deck(2)]
    table = Table(start(decks, seed=1))
    table.asked.names_first(2)
    for _ in range(2):
        table.asked.chooses_row("back")
    table.asked.keeps()
    assert table.turn == 0
    table.asked.keeps()
    assert (table.turn, table.active) == (1, table.p2)
    assert table.p1.choices == FOUR
    assert len(table.p1.hand) == 7
    table.p1.chooses("Texas Death Match")
    assert table.p1.main.keywords == ["Lethal"]


@rule("2P-MOD4-19")
def test_several_choose_openly_from_the_first_player_on():
    table = opening(brought(), brought(FOE))
    assert table.p1.choices == FOUR
    assert not table.p2.asked
    table.p1.chooses("Ladder Match")
    seen = table.battle.view(1).sides[0]["Challenge Matches"]
    assert [card.name for card in seen] == ["Ladder Match"]
    assert table.p2.choices == FOUR
    table.p2.chooses("Ladder Match")
    assert table.p1.main.keywords == table.p2.main.keywords == ["Fearless"]


@rule("2P-MOD4-19")
def test_the_order_begins_with_whoever_goes_first():
    decks = [led_by("Heels", pile=CARDS), led_by("Babyfaces", pile=CARDS), plain_deck(3)]
    table = Table(start(decks, seed=3))
    table.asked.names_first(2)
    for _ in range(3):
        table.asked.chooses_row("back")
    for _ in range(3):
        table.asked.keeps()
    assert table.p2.choices == FOUR
    table.p2.chooses("Lights Out Match")
    assert table.p1.choices == FOUR
    table.p1.chooses("Lights Out Match")
    assert table.p3.lying_in("beside the game") == []


def test_by_chance_nobody_is_asked():
    found = set()
    for seed in range(12):
        table = opening(brought(), rules=Rules(challenge="at random"), seed=seed)
        assert not table.p1.choices
        [name] = table.p1.lying_in("beside the game")
        found.add(name)
    assert len(found) > 1


def test_a_table_may_play_without_them():
    table = opening(brought(), rules=Rules(challenge="none"))
    assert not table.p1.choices
    assert table.p1.main.keywords == []
    decks = [led_by("Heels", pile=CARDS), plain_deck(2)]
    battle = start(decks, 1, Rules(challenge="none"))
    assert battle.pile(0, PILE) == []


# What they give


@rule("2P-MOD4-16")
@pytest.mark.parametrize(
    ("match", "keyword"),
    [
        (ladder_match, "Fearless"),
        (lights_out_match, "Berserker"),
        (steel_cage_match, "Dodge"),
        (texas_death_match, "Lethal"),
    ],
)
def test_each_of_the_four_gives_its_keyword(match, keyword):
    table = duel(side(main=HERO, matches=[match], front="Sting 2/2 Babyfaces", back="MJF 2/2 Heels"))
    given = [table.p1.main.keywords, table.p1["Sting"].keywords, table.p1["MJF"].keywords]
    assert given == [[keyword]] * 3


@rule("2P-MOD4-17")
def test_it_reaches_wrestlers_on_that_side_alone():
    table = duel(
        side(main=HERO, matches=[steel_cage_match], front="Cyclops 2/2 X-Men"),
        side(main=FOE, front="Sting 2/2 Babyfaces"),
    )
    assert table.p1.main.keywords == ["Dodge"]
    assert table.p1["Cyclops"].keywords == []
    assert table.p2["Sting"].keywords == []
    assert table.p2.main.keywords == []


@rule("2P-MOD4-17")
def test_whoever_is_taken_over_leaves_it_behind():
    theft = plot_twist("T-THEFT", "Theft", MAIN, take(one(enemy)))
    table = duel(
        side(main="Hero 3/6", hand=theft),
        side(main=FOE, matches=[steel_cage_match], front="Sting 2/2 Babyfaces"),
    )
    assert table.p2["Sting"].keywords == ["Dodge"]
    table.p1.plays("Theft", on=("Sting", "front"))
    assert table.p1["Sting"].keywords == []


@rule("2P-MOD4-17")
def test_whoever_comes_later_has_it_too_and_on_every_turn():
    table = duel(
        side(main=HERO, matches=[lights_out_match], hand="Sting 2/2 c1 Babyfaces", resources=1),
        at="recruit",
        recruit_points=1,
    )
    table.p1.recruits("Sting")
    assert table.p1["Sting"].keywords == ["Berserker"]
    table.next_turn()
    table.next_turn()
    assert table.p1["Sting"].keywords == ["Berserker"]


@rule("2P-MOD4-20")
def test_the_match_is_out_of_play_and_out_of_reach():
    sweep = plot_twist("T-SWEEP", "Sweep", MAIN, remove_from_game(each_card(enemy)))
    single = plot_twist("T-SINGLE", "Single", MAIN, remove_from_game(one_card(enemy)))
    table = duel(
        side(hand=[sweep, single]),
        side(main=FOE, matches=[steel_cage_match], front="Sting 2/2 Babyfaces", resources="Laboratory"),
    )
    assert "Steel Cage Match" not in table.p1.could_choose("play", "Single")
    assert table.p2.why_not("use", "Steel Cage Match") is not None
    table.p1.plays("Sweep")
    assert table.battle.over
    assert table.p2.lying_in("beside the game") == ["Steel Cage Match"]


@rule("2P-MOD4-20")
def test_the_other_three_are_not_used():
    table = opening(brought())
    table.p1.chooses("Steel Cage Match")
    assert table.p1.lying_in("out-of-game pile") == [name for name in FOUR if name != "Steel Cage Match"]
    assert table.p1.main.keywords == ["Dodge"]


@rule("2P-MOD4-20")
def test_with_a_player_who_is_out_goes_the_match():
    shock = plot_twist("T-SHOCK", "Shock", MAIN, stun(one(enemy)))
    table = lay(
        side(hand=shock),
        side(main="Foe 3/6 h5 Heels, w4", matches=[steel_cage_match]),
        side(main="Third 3/6"),
    )
    table.p1.plays("Shock", on="Foe")
    assert table.p2.is_out
    assert table.p2.lying_in("beside the game") == []


# More of them


VIOLENCE = super_power(
    "Unscripted", MAIN, (), put_into_force(card_in(PILE, of_type(CHALLENGE_MATCH))), limit=ANY_NUMBER_OF_TIMES
)


def unscripted(*powers):
    return supporting("T-MOX", "Mox", cost=1, atk=2, defense=2, teams=("Babyfaces",), powers=list(powers))


@rule("2P-MOD4-21", "2P-CRD-50")
def test_an_effect_adds_matches_until_all_four_work_together():
    table = opening(brought(front=unscripted(VIOLENCE)))
    table.p1.chooses("Ladder Match")
    table.p1.goes_to("main")
    table.p1.uses("Mox", "Unscripted", on="Steel Cage Match")
    assert set(table.p1["Mox"].keywords) == {"Fearless", "Dodge"}
    table.p1.uses("Mox", "Unscripted", on="Lights Out Match")
    table.p1.uses("Mox", "Unscripted")
    assert set(table.p1["Mox"].keywords) == {"Fearless", "Dodge", "Berserker", "Lethal"}
    assert table.p1.lying_in("out-of-game pile") == []
    table.p1.uses("Mox", "Unscripted")
    assert len(table.p1["Mox"].keywords) == 4


@rule("2P-MOD4-21", "2P-CRD-50")
def test_a_random_one_is_one_that_was_not_chosen_before():
    luck = super_power("Luck", MAIN, (), put_into_force(at_random(card_in(PILE, of_type(CHALLENGE_MATCH)))))
    found = set()
    for seed in range(10):
        table = opening(brought(front=unscripted(luck)), seed=seed)
        table.p1.chooses("Ladder Match")
        table.p1.goes_to("main")
        table.p1.uses("Mox", "Luck")
        first, second = table.p1.lying_in("beside the game")
        assert first == "Ladder Match" != second
        found.add(second)
    assert len(found) > 1


def test_nothing_else_in_the_pile_is_put_into_force():
    grab = super_power("Grab", MAIN, (), put_into_force(card_in(PILE)))
    table = duel(side(front=unscripted(grab), pile=["Stranger 1/1"]))
    table.p1.uses("Mox", "Grab")
    assert table.p1.lying_in("out-of-game pile") == ["Stranger"]


# A granted power like any other


@rule("2P-MOD4-22")
def test_whoever_is_stunned_has_lost_it_and_has_it_back_afterwards():
    table = duel(side(main=HERO, matches=[steel_cage_match], front="Sting 2/2 Babyfaces, stunned"), at="main")
    assert table.p1["Sting"].keywords == []
    table.next_turn()
    table.next_turn()
    assert not table.p1["Sting"].stunned
    assert table.p1["Sting"].keywords == ["Dodge"]


@rule("2P-MOD4-22")
def test_whoever_loses_powers_in_a_combat_is_without_it_there():
    mute = plot_twist("T-MUTE", "Mute", COMBAT, loses_powers(one(enemy), until=THIS_COMBAT), any_turn=True)
    table = duel(
        side(main=HERO, matches=[texas_death_match], front="Sting 4/4 Babyfaces"),
        side(front="Blob 1/3 h3", hand=mute),
    )
    table.p1.attacks("Sting", "Blob")
    assert table.p1["Sting"].keywords == ["Lethal"]
    table.p1.passes()
    table.p2.plays("Mute", on="Sting")
    assert table.p1["Sting"].keywords == []
    table.passes()
    assert table.p2["Blob"].stunned
    assert table.p2.ko_pile == ["Mute"]
    assert table.p1["Sting"].keywords == ["Lethal"]


@rule("2P-MOD4-22")
def test_with_it_the_same_blow_would_have_been_lethal():
    table = duel(
        side(main=HERO, matches=[texas_death_match], front="Sting 4/4 Babyfaces"), side(front="Blob 1/3 h3")
    )
    table.p1.attacks("Sting", "Blob")
    table.passes()
    assert table.p2.ko_pile == ["Blob"]


# Where it shows


def test_the_log_and_the_table_tell_of_it():
    table = opening(brought(), side())
    table.p1.chooses("Ladder Match")
    assert table.happened("put into force", "Ladder Match") == 1
    [lasting] = table.battle.view(0).lasting
    assert lasting.words == "[Babyfaces] or [Heels] characters on your side have Fearless"
    assert (lasting.until, lasting.source) == ("for the rest of the game", "Ladder Match")
    [seen] = table.battle.view(None).sides[0]["Challenge Matches"]
    assert (seen.name, seen.key) == ("Ladder Match", "AEW-059")


def test_the_choice_survives_two_against_two():
    sides = [brought(), side(), brought(FOE, front="Sting 2/2 Babyfaces"), side()]
    table = lay(*sides, teams=True, at="start", turn=1)
    table.p1.chooses("Steel Cage Match")
    table.p3.chooses("Ladder Match")
    assert table.p3["Sting"].keywords == ["Fearless"]
    assert table.p1["Hero"].keywords == ["Dodge"]


def test_a_taken_wrestler_is_given_what_its_new_player_has_chosen():
    theft = plot_twist("T-THEFT", "Theft", MAIN, take(one(enemy)))
    table = duel(
        side(main=HERO, matches=[lights_out_match], hand=theft),
        side(main="Foe 3/6", front="Sting 2/2 Babyfaces"),
    )
    table.p1.plays("Theft", on=("Sting", "front"))
    assert table.p1["Sting"].keywords == ["Berserker"]


def test_nothing_but_a_match_lies_beside_the_game():
    battle = duel(side(main=HERO, matches=[ladder_match], hand="Sting 2/2")).battle.fork()
    assert fault_of(battle, INVARIANTS) == ""
    battle.put(battle.pile(0, HAND)[0], 0, BESIDE)
    assert "Sting" in fault_of(battle, INVARIANTS)
