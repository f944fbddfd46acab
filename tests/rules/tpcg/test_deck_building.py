"""Deck building: which lists may be played, and what the words of deck building mean in play (2P-DCK)."""

from dataclasses import replace

import pytest

from tests.rules.tpcg import sample_decks
from tests.rules.tpcg.opening import first_turn
from versus.games.tpcg.language.vocabulary import (
    basic_location,
    draw,
    enemy,
    equipment,
    main_character,
    one,
    plot_twist,
    special_location,
    super_power,
    supporting,
    supporting_only,
    take,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.printed.deck import faults
from versus.games.tpcg.words import (
    ENERGY,
    EQUIPMENT,
    LOCATION,
    MAIN,
    MIGHT,
    PLOT_TWIST,
    SKILL,
    SUPPORTING_CHARACTER,
)
from versus.kernel.deck import Deck
from versus.kernel.errors import BadSetup
from versus.testing.tpcg import duel, rule, side

FILLERS = tuple(plot_twist(f"T-FILL-{number}", f"Filler {number}", MAIN, draw()) for number in range(15))
STORM = main_character("T-STORM", "Storm", atk=3, defense=6, teams=("X-Men",))
BLOB = supporting("T-BLOB", "Blob", cost=2, atk=2, defense=3, teams=("Brotherhood",))
BISHOP = supporting("T-BISHOP", "Bishop", cost=2, atk=2, defense=3, teams=("X-Men",))
LONER = supporting("T-LONER", "Loner", cost=1, atk=1, defense=1)
LABORATORY = basic_location("T-LAB", "Laboratory", ENERGY)


def deck(*cards, main=STORM, size=60, **more):
    """These cards, filled up with plot twists of no team."""
    filling = [card for card in FILLERS for _ in range(4)] + [LABORATORY] * 4
    return Deck((*cards, *filling[: size - len(cards)]), main, **more)


def broken(deck):
    """The rules that a deck breaks."""
    return [fault.rule for fault in faults(deck)]


def blamed(deck):
    """Which card breaks the rule, and what is said about it."""
    (fault,) = faults(deck)
    return fault.card, fault.words


# Size and contents


@rule("2P-DCK-01")
@pytest.mark.parametrize(
    ("size", "found"), [(59, ["2P-DCK-01"]), (60, []), (61, ["2P-DCK-01"])], ids=["59", "60", "61"]
)
def test_a_deck_has_exactly_sixty_cards(size, found):
    assert broken(deck(size=size)) == found


@rule("2P-DCK-01")
def test_an_illegal_deck_is_refused_at_the_table():
    with pytest.raises(BadSetup, match=r"deck of seat 2 is not legal.*2P-DCK-01"):
        start([deck(), deck(size=59)], 1)


@rule("2P-DCK-01")
@pytest.mark.parametrize("leader", [BISHOP, main_character("T-STORM-2", "Storm", atk=5, defense=8, level=2)])
def test_a_deck_is_led_by_a_main_character_of_level_1(leader):
    assert broken(deck(main=leader)) == ["2P-DCK-01"]


@rule("2P-DCK-02")
def test_no_main_character_is_among_the_sixty():
    magneto = main_character("T-MAGNETO", "Magneto", atk=3, defense=6)
    assert broken(deck(magneto)) == ["2P-DCK-02"]
    assert broken(deck(STORM)) == ["2P-DCK-02"]
    assert len(deck().cards) == 60
    assert STORM not in deck().cards


@rule("2P-DCK-08")
def test_tokens_are_never_in_a_deck():
    doll = supporting("T-DOLL", "Doll", cost=1, atk=1, defense=1, token=True)
    assert broken(deck(doll)) == ["2P-DCK-08"]


@rule("2P-DCK-07")
def test_characters_of_six_teams_and_every_type_of_card_go_into_one_deck():
    teams = ("X-Men", "Brotherhood", "Avengers", "Villains", "Defenders", "Underworld")
    recruits = [
        supporting(f"T-{team}", f"Member of {team}", cost=1, atk=1, defense=1, teams=(team,))
        for team in teams
    ]
    others = [
        equipment("T-BAT", "Bat", cost=1),
        plot_twist("T-RIOT", "Riot", MAIN, draw(), teams=("Brotherhood",)),
        special_location("T-LAIR", "Lair", (MIGHT, SKILL), ("Villains",)),
    ]
    assert broken(deck(*recruits, *others)) == []


@rule("2P-DCK-19")
def test_a_pile_outside_the_game_is_no_part_of_the_sixty():
    matches = tuple(
        plot_twist(f"T-MATCH-{number}", f"Match {number}", MAIN, draw(), teams=("Heels",))
        for number in range(4)
    )
    assert broken(deck(pile=matches)) == []
    assert broken(deck(*matches, pile=matches)) == []
    assert broken(deck(size=56, pile=matches)) == ["2P-DCK-01"]


@rule("2P-SET-16")
def test_the_next_level_of_somebody_else_does_not_do():
    hero = main_character("T-HERO", "Hero", atk=3, defense=6, level_up=4)
    mine = main_character("T-HERO-2", "Hero", atk=5, defense=8, level=2)
    other = main_character("T-OTHER-2", "Other", atk=5, defense=8, level=2)
    assert broken(deck(main=hero, levels=(mine,))) == []
    assert broken(deck(main=hero, levels=(other,))) == ["2P-SET-16"]


# Copies


@rule("2P-DCK-03")
@pytest.mark.parametrize(("copies", "found"), [(4, []), (5, ["2P-DCK-03"])])
@pytest.mark.parametrize("card", [plot_twist("T-RIOT", "Riot", MAIN, draw()), BLOB], ids=["twist", "Blob"])
def test_a_card_is_in_a_deck_up_to_four_times(card, copies, found):
    assert broken(deck(*[card] * copies)) == found


@rule("2P-DCK-03")
def test_every_card_with_too_many_copies_is_named():
    found = faults(deck(*[BLOB] * 5, *[BISHOP] * 6))
    assert [(fault.card, fault.words) for fault in found] == [
        ("Blob", "5 copies; 4 are allowed."),
        ("Bishop", "6 copies; 4 are allowed."),
    ]


@rule("2P-DCK-04")
def test_two_different_cards_of_one_name_have_four_copies_each():
    leader = supporting("T-CYCLOPS-6", "Cyclops", cost=6, atk=6, defense=6, teams=("X-Men",))
    pupil = supporting("T-CYCLOPS-2", "Cyclops", cost=2, atk=2, defense=2, teams=("X-Men",))
    assert broken(deck(*[leader] * 4, *[pupil] * 4)) == []
    assert broken(deck(*[leader] * 5, *[pupil] * 3)) == ["2P-DCK-03"]


@rule("2P-DCK-05")
def test_basic_locations_of_a_type_bear_one_name():
    reactor = basic_location("T-REACTOR", "Reactor", ENERGY)
    fortress = basic_location("T-FORTRESS", "Fortress", MIGHT)
    assert broken(deck(LABORATORY, LABORATORY, reactor)) == ["2P-DCK-05"]
    assert broken(deck(LABORATORY, LABORATORY, fortress)) == []
    assert broken(deck(reactor, reactor, reactor, reactor)) == []


@rule("2P-DCK-05")
def test_basic_locations_of_a_type_are_four_at_most():
    reprint = basic_location("T-LAB-AGAIN", "Laboratory", ENERGY)
    assert broken(deck(*[LABORATORY] * 3, reprint)) == []
    assert broken(deck(*[LABORATORY] * 4, reprint)) == ["2P-DCK-05"]
    assert broken(deck(*[LABORATORY] * 5)) == ["2P-DCK-03"]


@rule("2P-DCK-05")
def test_a_special_location_beside_basic_ones_is_no_other_basic_location():
    school = special_location("T-SCHOOL", "School", ENERGY, ("X-Men",))
    assert broken(deck(*[LABORATORY] * 4, *[school] * 4)) == []


@rule("2P-DCK-17")
def test_one_of_a_kind_is_in_a_deck_once():
    evidence = equipment("T-EVIDENCE", "Evidence", cost=1, deck_limit=1)
    assert broken(deck(evidence)) == []
    assert broken(deck(evidence, evidence)) == ["2P-DCK-17"]


@rule("2P-DCK-17", "2P-DCK-04")
def test_four_different_cards_of_one_name_may_each_be_one_of_a_kind():
    men = [supporting(f"T-MAN-{n}", "Multiple Man", cost=2, atk=2, defense=2, deck_limit=1) for n in range(4)]
    assert broken(deck(*men)) == []
    assert broken(deck(*men, men[0])) == ["2P-DCK-17"]


@rule("2P-DCK-22")
@pytest.mark.parametrize(("copies", "found"), [(8, []), (9, ["2P-DCK-22"])])
def test_a_legion_is_in_a_deck_up_to_eight_times(copies, found):
    ninja = supporting("T-NINJA", "Ninja", cost=1, atk=1, defense=1, deck_limit=8)
    assert broken(deck(*[ninja] * copies)) == found


# Universes


@rule("2P-DCK-10")
def test_illustrated_and_photographic_cards_are_not_mixed():
    film = plot_twist("T-FILM", "Film", MAIN, draw(), photographic=True)
    assert broken(deck(film)) == ["2P-DCK-10"]
    assert blamed(deck(film))[0] == "Film"


@rule("2P-DCK-10")
def test_the_main_character_belongs_to_its_decks_universe():
    star = main_character("T-STAR", "Star", atk=3, defense=6, photographic=True)
    scenes = [plot_twist(f"T-SC-{n}", f"Scene {n}", MAIN, draw(), photographic=True) for n in range(15)]
    album = [scene for scene in scenes for _ in range(4)]
    assert broken(deck(*album, main=star)) == []
    assert set(broken(deck(main=star))) == {"2P-DCK-10"}
    assert set(broken(deck(*album))) == {"2P-DCK-10"}


@rule("2P-DCK-12")
def test_decks_of_two_universes_play_each_other():
    table = first_turn([sample_decks.PROFESSOR_X, sample_decks.KRIS_STATLANDER])
    assert table.turn == 1
    assert [len(player.hand) for player in table.players] == [7, 7]


@rule("2P-DCK-13")
def test_a_photographic_character_works_on_an_illustrated_side():
    lure = plot_twist("T-LURE", "Lure", MAIN, take(one(enemy, supporting_only)))
    show = super_power("Show", MAIN, MIGHT, draw())
    star = supporting(
        "T-STAR",
        "Star",
        cost=2,
        atk=3,
        defense=3,
        health=2,
        teams=("Heels",),
        powers=[show],
        photographic=True,
    )
    table = duel(
        p1=side(front="Hero 2/2 Heels", hand=[lure, star], resources=["Fortress"]),
        p2=side(front=[star, "Wall 1/5"]),
    )
    table.p1.plays("Lure", on=["Star", "front"])
    assert table.p1["Star"].controller == 1
    table.p1.uses("Star", "Show")
    table.p1.powers_up("Star")
    assert table.p1["Star"].plus == 1
    table.p1.attacks(["Hero", "Star"], "Wall")
    table.passes()
    table.p2.strikes("Star")
    assert table.p2["Wall"].stunned


# Teams and loyalty


@rule("2P-DCK-09")
def test_a_deck_of_two_teams_pays_for_it_in_play():
    lair = special_location("T-LAIR", "Lair", MIGHT, ("Brotherhood",))
    riot = plot_twist("T-RIOT", "Riot", MAIN, draw(), teams=("Brotherhood",))
    helmet = equipment("T-HELMET", "Helmet", cost=0, teams=("Brotherhood",))
    push = super_power("Push", MAIN, MIGHT, draw())
    student = supporting("T-STUDENT", "Student", cost=1, atk=2, defense=2, teams=("X-Men",), powers=[push])
    brute = supporting("T-BRUTE", "Brute", cost=1, atk=2, defense=2, teams=("Brotherhood",), powers=[push])
    alone = side(front=[student, "Beast 1/1 X-Men"], resources=[lair], hand=[riot, helmet])
    both = side(front=[student, brute], resources=[lair], hand=[riot, helmet])
    foe = side(front="Wall 1/9")

    table = duel(p1=alone, p2=foe)
    assert table.p1.why_not("use", "Student") == "2P-PWR-17"
    assert table.p1.why_not("play", "Riot") == "2P-PLT-09"
    assert duel(p1=alone, at="recruit").p1.why_not("equip", "Helmet", "Student") == "2P-EQP-04"
    assert table.p1.may("attack", ["Student", "Beast"], "Wall")

    table = duel(p1=both, p2=foe)
    assert table.p1.why_not("use", "Student") == "2P-PWR-17"
    assert table.p1.may("use", "Brute")
    assert table.p1.may("play", "Riot")
    assert duel(p1=both, at="recruit").p1.may("equip", "Helmet", "Student")
    assert table.p1.why_not("attack", ["Student", "Brute"], "Wall") == "2P-CMB-27"


OATH = plot_twist("T-OATH", "Oath", MAIN, draw(), teams=("X-Men",), loyalty=())
BURN = plot_twist("T-BURN", "Burn It Down", MAIN, draw(), loyalty=("Brotherhood", "X-Men"))
SCHOOL = special_location("T-SCHOOL", "School", MIGHT, ("X-Men",))


@rule("2P-DCK-14")
def test_a_loyalty_card_asks_for_a_deck_of_one_team():
    one_team = deck(OATH, *[BISHOP] * 4, *[SCHOOL] * 4)
    two_teams = deck(OATH, *[BISHOP] * 4, BLOB)
    assert broken(one_team) == []
    assert broken(two_teams) == ["2P-DCK-16"]
    assert broken(deck(*[BISHOP] * 4, BLOB)) == []


@rule("2P-DCK-15")
def test_mutant_loyalty_takes_two_teams_and_cards_without_a_team():
    assert broken(deck(BURN, BISHOP, BLOB, SCHOOL, LABORATORY)) == []


@rule("2P-DCK-15")
@pytest.mark.parametrize(
    "stranger",
    [
        LONER,
        supporting("T-HULK", "Hulk", cost=5, atk=5, defense=5, teams=("Defenders",)),
        special_location("T-LAIR", "Lair", MIGHT, ("Villains",)),
        equipment("T-CHAIR", "Chair", cost=1, teams=("Heels",)),
    ],
    ids=lambda card: card.name,
)
def test_mutant_loyalty_takes_no_other_team_and_no_character_without_one(stranger):
    assert broken(deck(BURN, BISHOP, stranger)) == ["2P-DCK-15"]
    assert blamed(deck(BURN, BISHOP, stranger)) == (
        "Burn It Down",
        f"Its loyalty does not allow {stranger.name}.",
    )


@rule("2P-DCK-15")
def test_mutant_loyalty_takes_a_member_of_another_team_as_well():
    turncoat = supporting("T-TURNCOAT", "Turncoat", cost=2, atk=2, defense=2, teams=("Avengers", "X-Men"))
    assert broken(deck(BURN, turncoat)) == []


@rule("2P-DCK-15", "2P-DCK-16")
def test_loyalty_includes_the_main_character():
    avenger = main_character("T-AVENGER", "Avenger", atk=3, defense=6, teams=("Avengers",))
    nobody = main_character("T-NOBODY", "Nobody", atk=3, defense=6)
    assert broken(deck(BURN, main=avenger)) == ["2P-DCK-15"]
    assert broken(deck(BURN, main=nobody)) == ["2P-DCK-15"]
    assert broken(deck(OATH, main=avenger)) == ["2P-DCK-16"]
    assert broken(deck(OATH, main=nobody)) == ["2P-DCK-16"]


@rule("2P-DCK-16")
def test_loyalty_names_the_first_card_that_breaks_the_one_team():
    assert blamed(deck(BISHOP, BLOB, OATH, LONER)) == ("Oath", "Its loyalty does not allow Blob.")
    assert blamed(deck(BISHOP, LONER, OATH, BLOB)) == ("Oath", "Its loyalty does not allow Loner.")


@rule("2P-DCK-16")
def test_loyalty_asks_for_one_team_that_all_of_them_share():
    magneto = main_character("T-MAGNETO", "Magneto", atk=3, defense=6, teams=("Brotherhood", "X-Men"))
    gambit = supporting("T-GAMBIT", "Gambit", cost=2, atk=2, defense=2, teams=("X-Men", "Brotherhood"))
    assert broken(deck(OATH, gambit, BISHOP, main=magneto)) == []
    assert blamed(deck(OATH, gambit, BISHOP, BLOB, main=magneto)) == (
        "Oath",
        "Its loyalty does not allow Blob.",
    )


@rule("2P-DCK-16")
def test_loyalty_leaves_the_pile_outside_the_game_alone():
    assert broken(deck(OATH, BISHOP, pile=(BLOB, LONER))) == []
    assert broken(deck(OATH, BISHOP, BLOB)) == ["2P-DCK-16"]


@rule("2P-DCK-18")
def test_a_card_may_ask_for_a_team_of_the_main_character_you_start_with():
    contract = equipment("T-CONTRACT", "Contract", cost=1, starting_team="Underworld")
    kingpin = main_character("T-KINGPIN", "Kingpin", atk=3, defense=6, teams=("Villains", "Underworld"))
    rival = supporting("T-RIVAL", "Rival", cost=2, atk=2, defense=2, teams=("Underworld",))
    assert broken(deck(contract, rival)) == ["2P-DCK-18"]
    assert broken(deck(contract, main=kingpin)) == []


# The sample decks of the rulebooks

SAMPLES = [
    pytest.param(sample_decks.PROFESSOR_X, (35, 0, 9, 16), marks=rule("2P-DCK-23"), id="Professor X"),
    pytest.param(sample_decks.MAGNETO, (35, 0, 9, 16), marks=rule("2P-DCK-24"), id="Magneto"),
    pytest.param(sample_decks.KRIS_STATLANDER, (33, 2, 9, 16), marks=rule("2P-DCK-25"), id="Kris Statlander"),
    pytest.param(sample_decks.BRITT_BAKER, (33, 2, 9, 16), marks=rule("2P-DCK-26"), id="Britt Baker"),
    pytest.param(sample_decks.DAREDEVIL, (34, 1, 8, 17), marks=rule("2P-DCK-27"), id="Daredevil"),
    pytest.param(sample_decks.KINGPIN, (34, 1, 8, 17), marks=rule("2P-DCK-28"), id="Kingpin"),
]


@pytest.mark.parametrize(("sample", "numbers"), SAMPLES)
def test_a_sample_deck_is_legal(sample, numbers):
    types = [card.type for card in sample.cards]
    counted = [types.count(kind) for kind in (SUPPORTING_CHARACTER, EQUIPMENT, PLOT_TWIST, LOCATION)]
    assert tuple(counted) == numbers
    assert len(sample.cards) == 60
    assert broken(sample) == []


@pytest.mark.parametrize(("sample", "numbers"), SAMPLES)
def test_a_sample_deck_with_one_card_too_many_is_not(sample, numbers):
    (of_three,) = {card for card in sample.cards if card.name in ("Academy", "Full Gear")}
    assert broken(replace(sample, cards=(*sample.cards, of_three))) == ["2P-DCK-01"]
    (of_four, *_) = [card for card in sample.cards if card.type == LOCATION]
    exchanged = list(sample.cards)
    exchanged[exchanged.index(of_three)] = of_four
    assert broken(replace(sample, cards=tuple(exchanged))) == ["2P-DCK-03"]
