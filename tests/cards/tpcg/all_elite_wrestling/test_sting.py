"""Sting (AEW-013)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.babyfaces import sting
from versus.cards.tpcg.all_elite_wrestling.gear import baseball_bat, chair
from versus.games.tpcg.language.vocabulary import gain_xp, it_is_you, main_character, when
from versus.games.tpcg.words import PLAYED
from versus.testing.tpcg import duel, side

ON_HIM = "Play it onto Sting for free"
TO_HAND = "Reveal it, then put it into its owner's hand"


def arrival(**zones):
    table = duel(p1=side(hand=[sting, *zones.pop("hand", [])], **zones), at="recruit", recruit_points=1)
    table.p1.recruits("Sting")
    return table


@pytest.mark.parametrize(
    "zones",
    [
        {"deck": ["Ann 1/1", baseball_bat, "Bob 1/1"]},
        {"hand": [baseball_bat], "deck": 3},
        {"ko": [baseball_bat], "deck": 3},
    ],
)
def test_the_icon_finds_the_bat_in_deck_hand_or_ko_pile_and_plays_it(zones):
    table = arrival(**zones)
    assert table.p1.choices == ["Baseball Bat"]
    table.p1.answers("Baseball Bat", ON_HIM)
    assert table.p1["Sting"].equipment == ["Baseball Bat"]
    assert table.p1.recruit_points == 0


def test_or_he_takes_it_into_his_hand_for_all_to_see():
    table = arrival(deck=[baseball_bat, "Ann 1/1"])
    table.p1.answers("Baseball Bat", TO_HAND)
    assert table.p1.hand == ["Baseball Bat"]
    assert table.happened("revealed", "Baseball Bat") == 1
    assert table.p1["Sting"].equipment == []


def test_he_may_find_nothing_and_nothing_else_will_do():
    table = arrival(hand=[chair], deck=[chair, "Ann 1/1"])
    assert table.p1.choices == []
    table.p1.stops()
    assert table.p1["Sting"].equipment == []


def test_the_bat_counts_as_played():
    fan = main_character(
        "T-F1", "Fan", atk=1, defense=9, level_up=9, powers=[when(PLAYED, gain_xp(), when_=it_is_you)]
    )
    heir = main_character("T-F2", "Fan", atk=1, defense=9, level=2)
    table = arrival(main=fan, levels=heir, deck=[baseball_bat])
    table.p1.resolves_first("Sting")
    table.p1.answers("Baseball Bat", ON_HIM)
    assert table.p1.xp == 2


def test_an_older_sting_makes_way_and_his_bat_falls_before_he_finds_it():
    table = arrival(front=[sting], equipment={"Sting": baseball_bat}, deck=2)
    table.p1.answers("Baseball Bat", ON_HIM)
    assert table.p1["Sting in the front row"].equipment == ["Baseball Bat"]
