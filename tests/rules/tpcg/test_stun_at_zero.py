"""DEF 0 stuns at once, unless a power has something against it (2P-STN-12)."""

from versus.games.tpcg.language.vocabulary import (
    each,
    enemy,
    instead_of,
    minus_counters,
    plot_twist,
    supporting,
    supporting_only,
    this_card,
)
from versus.games.tpcg.words import MAIN, STUN
from versus.kernel.game import FUSE
from versus.testing.tpcg import duel, rule, side


@rule("2P-STN-12")
def test_a_stun_at_zero_that_is_prevented_is_not_tried_for_ever():
    stubborn = supporting(
        "T-STUBBORN",
        "Stubborn",
        cost=1,
        atk=1,
        defense=1,
        health=2,
        powers=[instead_of(STUN, subject=this_card)],
    )
    acid = plot_twist("T-ACID", "Acid", MAIN, minus_counters(each(enemy, supporting_only)))
    table = duel(p1=side(hand=[acid]), p2=side(front=[stubborn, "Other 1/1 h2"]))
    table.p1.plays("Acid")
    assert table.p2["Other"].stunned
    assert not table.p2["Stubborn"].stunned
    assert table.p2["Stubborn"].defense == 0
    assert table.battle.fuse > FUSE - 10
