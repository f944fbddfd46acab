"""Ladder Match (AEW-059)."""

from versus.cards.tpcg.all_elite_wrestling.challenge_matches import ladder_match
from versus.testing.tpcg import duel, side


def attacking(defender, attacker="Sting 3/5 Babyfaces", **rows):
    table = duel(side(main="Hero 3/6 Babyfaces", matches=[ladder_match], front=attacker), side(**rows))
    table.p1.attacks(attacker.split()[0], defender)
    table.passes()
    return table


def test_wrestlers_strike_main_characters_with_double_atk():
    assert attacking("Foe", main="Foe 1/6", main_row="front").p2["Foe"].stunned


def test_double_atk_may_still_be_too_little():
    assert not attacking("Foe", main="Foe 1/7", main_row="front").p2["Foe"].stunned


def test_supporting_characters_are_struck_as_ever():
    assert not attacking("Blob", front="Blob 1/4").p2["Blob"].stunned


def test_whoever_is_no_wrestler_strikes_as_ever():
    table = attacking("Foe", "Cyclops 3/5 X-Men", main="Foe 1/6", main_row="front")
    assert not table.p2["Foe"].stunned
