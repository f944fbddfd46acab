"""Who is asked in the moments of the turn, and what for."""

import pytest

from versus.games.tpcg.language.vocabulary import draw, plot_twist
from versus.games.tpcg.words import (
    BUILD,
    DRAW,
    MAIN,
    P_DRAW,
    P_MAIN,
    P_RECOVERY,
    P_RESOURCE,
    RECOVERY,
)
from versus.testing.tpcg import duel, rule, side


@rule("2P-PLT-03")
@pytest.mark.parametrize(
    ("timing", "at", "prompt"),
    [
        (DRAW, "draw", P_DRAW),
        (RECOVERY, "recovery", P_RECOVERY),
        (BUILD, "resource", P_RESOURCE),
        (MAIN, "main", P_MAIN),
    ],
)
def test_a_timing_word_is_asked_for_in_its_own_phase(timing, at, prompt):
    table = duel(p1=side(hand=[plot_twist("T-TIP", "Tip", timing, draw())]), at="start")
    table.p1.goes_to(at)
    ask = table.battle.ask
    assert (ask.seat, ask.prompt) == (0, prompt)
    assert table.p1.offered("play", "Tip")
