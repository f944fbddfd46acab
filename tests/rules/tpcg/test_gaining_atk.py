"""ATK that is gained until it equals something (2P-MOD-22)."""

import pytest

from versus.games.tpcg.language.vocabulary import atk_of, gains_atk_until, named, one, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side


@rule("2P-MOD-22")
@pytest.mark.parametrize(("start", "end", "gains"), [(2, 4, 1), (3, 4, 1), (4, 4, 0), (5, 5, 0)])
def test_whoever_is_that_strong_already_gains_nothing(start, end, gains):
    rival = gains_atk_until(one(named("Cat")), atk_of(one(named("Dog"))))
    table = duel(
        p1=side(front=f"Cat {start}/3", hand=[plot_twist("T-RIVAL", "Rival", MAIN, rival)]),
        p2=side(front="Dog 4/3"),
    )
    table.p1.plays("Rival")
    assert table.p1["Cat"].stats == (end, 3)
    assert table.happened("modified", "Cat") == gains
