"""Havok (HOX-043)."""

from versus.cards.tpcg.house_of_x.x_men import havok
from versus.games.tpcg.language.vocabulary import draw, super_power, supporting
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lay, lying, side

THINKER = supporting(
    "Thinker", "Thinker", cost=2, atk=2, defense=3, powers=[super_power("Think", MAIN, (), draw())]
)
FRAIL = supporting(
    "Frail", "Frail", cost=2, atk=2, defense=1, health=2, powers=[super_power("Cough", MAIN, (), draw())]
)


def test_energy_conversion_rewards_your_users_of_super_powers():
    table = duel(p1=side(back=[havok, THINKER]), p2=side(back="3/3"))
    table.p1.uses("Thinker", "Think")
    assert table.p1["Thinker"].plus == 1
    assert table.p1["Havok"].plus == 0


def test_energy_conversion_punishes_enemy_users_of_super_powers():
    table = duel(p1=side(back=havok), p2=side(back=THINKER), active=2)
    table.p2.uses("Thinker", "Think")
    assert table.p2["Thinker"].minus == 1
    assert table.p2["Thinker"].stats == (1, 2)


def test_energy_conversion_can_stun_a_frail_enemy_after_the_power_has_resolved():
    table = duel(p1=side(back=havok), p2=side(back=FRAIL, deck=["2/2"]), active=2)
    table.p2.uses("Frail", "Cough")
    assert table.p2["Frail"].stunned
    assert table.p2.hand == ["2/2"]


def test_energy_conversion_is_off_while_havok_is_stunned():
    table = duel(p1=side(back=[lying(havok, "stunned"), THINKER]))
    table.p1.uses("Thinker", "Think")
    assert table.p1["Thinker"].plus == 0


def test_energy_conversion_passes_by_a_teammates_characters():
    table = lay(side(back=havok), side(), side(back=THINKER), side(), teams=True, active=3)
    table.p3.uses("Thinker", "Think")
    assert table.p3["Thinker"].stats == (2, 3)
