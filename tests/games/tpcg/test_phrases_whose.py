"""Whose number, whose side, which cards: words that could be taken for something else."""

from __future__ import annotations

from typing import Any

import pytest

from versus.games.tpcg.language import vocabulary as v
from versus.games.tpcg.language.changes import May, StrikesHarder
from versus.games.tpcg.language.effects.lasting import Impersonates
from versus.games.tpcg.language.filters import OfType
from versus.games.tpcg.text import card_text
from versus.games.tpcg.text.powers import BOOK
from versus.games.tpcg.words import BUILD, DRAW_PHASE, ENERGY, EQUIPMENT, TO_ATTACK_PROTECTED
from versus.kernel.english import sentences
from versus.kernel.modifiers import THIS_COMBAT
from versus.kernel.text import Printer


def said(*effects: Any) -> str:
    return sentences(Printer(BOOK).clauses(v.do(*effects)))


COUNTERS = "Put X +1/+1 counters on"
GROWS = "gains ATK this turn until its ATK equals"


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (v.plus_counters(v.this, v.atk_of(v.it)), f"{COUNTERS} this character, where X is that card's ATK."),
        (v.plus_counters(v.it, v.atk_of(v.it)), f"{COUNTERS} it, where X is its ATK."),
        (v.plus_counters(v.it, v.atk_of(v.this)), f"{COUNTERS} it, where X is this character's ATK."),
        (v.gains_atk_until(v.this, v.atk_of(v.it)), f"This character {GROWS} that card's ATK."),
        (v.gains_atk_until(v.it, v.atk_of(v.this)), f"It {GROWS} this character's ATK."),
        (v.if_(v.at_least(3, v.atk_of(v.it)), v.draw()), "If its ATK is 3 or more, draw a card."),
    ],
)
def test_whose_number_is_meant(effect: Any, text: str) -> None:
    assert said(v.pick(v.one(v.enemy)), effect) == f"Choose an enemy character. {text}"


def test_the_numbers_of_several_are_those_of_these_cards() -> None:
    boast = v.gets(v.this, atk=v.atk_of(v.it), until=THIS_COMBAT)
    assert said(v.pick(v.any_number(v.enemy)), boast) == (
        "Choose as many enemy characters as you like. "
        "This character gets +X/+0 this combat, where X is those cards' total ATK."
    )


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (StrikesHarder(2), "strikes for double its ATK"),
        (StrikesHarder(2, v.supporting_only), "strikes for double its ATK against supporting characters"),
        (
            StrikesHarder(2, being=v.ranged_attacking),
            "strikes for double its ATK while it is ranged attacking",
        ),
        (
            StrikesHarder(2, v.main, v.attacker),
            "strikes for double its ATK against main characters while it is attacking",
        ),
        (StrikesHarder(3), "strikes for triple its ATK"),
        (StrikesHarder(4), "strikes for 4 times its ATK"),
        (May(TO_ATTACK_PROTECTED, v.enemy), "can attack even protected enemy characters"),
        (May(TO_ATTACK_PROTECTED, v.this_card), "can attack this character even if protected"),
    ],
)
def test_who_strikes_whom_with_what(change: Any, text: str) -> None:
    assert said(v.becomes(v.one(v.yours), change)) == f"A character on your side {text} this turn."


def test_several_strike_with_their_own_atk() -> None:
    change = StrikesHarder(2, v.main, v.attacker)
    assert said(v.everywhere(v.yours, change)) == (
        "For the rest of the game, characters on your side strike for double their ATK "
        "against main characters while they are attacking."
    )


@pytest.mark.parametrize(
    ("who", "text"),
    [
        (v.locations(v.gives(ENERGY)), "each face-up [Energy] location on any side"),
        (v.locations(v.enemy), "each face-up enemy location"),
        (v.location(v.yours, v.basic), "a face-up basic location on your side"),
        (
            v.differently_named(v.location(v.enemy, up_to=2)),
            "up to two face-up enemy locations of different names",
        ),
        (
            v.differently_named(v.used_location(basic=True, up_to=2)),
            "up to two face-down basic locations of different names in your resource row",
        ),
    ],
)
def test_on_whose_side_a_location_is(who: Any, text: str) -> None:
    assert Printer(BOOK).who(who).text == text


def test_what_is_done_with_the_card_and_with_the_others() -> None:
    dig = v.reveal_until(OfType(EQUIPMENT), then=v.return_to_hand(v.it), rest=v.remove_from_game(v.it))
    assert said(dig, v.draw()) == (
        "Reveal cards from the top of your deck until you reveal an equipment card, then put it into its "
        "owner's hand, then remove the other cards revealed from the game. Draw a card."
    )


def test_what_brings_a_removed_card_back_is_said() -> None:
    away = v.remove_from_game(v.one(v.enemy), back=v.at_end_of_your_turn(v.put_into_play(v.this)))
    assert said(away) == (
        "Remove an enemy character from the game, "
        'where it has "As your turn ends, put this character into play."'
    )


def test_the_numbers_that_are_impersonated() -> None:
    target = v.one(v.another)
    lead = "Give this character base ATK and DEF equal to"
    assert said(Impersonates(target)) == f"{lead} the current ATK and DEF of another character this turn."
    assert said(Impersonates(target, of_base=True)) == f"{lead} those of another character this turn."


def test_which_turn_loses_its_phase() -> None:
    skip = v.skip_on_next_enemy_turn(DRAW_PHASE)
    assert said(skip) == "The next enemy player skips the Draw Phase of their next turn."


@pytest.mark.parametrize(
    ("loyalty", "text"),
    [
        (("X-Men",), "every card with a team and every character is [X-Men]."),
        ((), "every card with a team and every character share one team."),
    ],
)
def test_loyalty_binds_cards_with_a_team_and_characters(loyalty: tuple[str, ...], text: str) -> None:
    assert (
        card_text(v.plot_twist("T", "Oath", BUILD, v.draw(), loyalty=loyalty))[-1]
        == f"Loyalty: in its deck {text}"
    )
