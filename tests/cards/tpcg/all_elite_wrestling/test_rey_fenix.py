"""Rey Fénix (AEW-022)."""

import pytest

from versus.cards.tpcg.all_elite_wrestling.babyfaces import penta_el_zero_miedo, rey_fenix
from versus.games.tpcg.language.vocabulary import becomes, losing_keywords, losing_powers, one, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, lying, rule, side


@rule("2P-CRD-63")
def test_he_has_a_thousand_lives():
    table = duel(p1=side(front="Foe 9/9"), p2=side(front=lying(rey_fenix, "w2")))
    assert table.p2["Rey Fénix"].health == 1000
    table.p1.attacks("Foe", "Rey Fénix")
    table.passes()
    assert table.p2["Rey Fénix"].stunned
    assert table.p2["Rey Fénix"].wounds == 3
    assert table.p2["Rey Fénix"].health == 1000


@rule("2P-CRD-63")
def test_he_recovers_and_fights_on():
    table = duel(p1=side(front=lying(rey_fenix, "stunned w5")), at="recovery")
    assert table.p1["Rey Fénix"].face_up
    assert table.p1["Rey Fénix"].remaining_health == 995


@rule("2P-CRD-64")
@pytest.mark.parametrize("loss", [losing_powers, losing_keywords])
@pytest.mark.parametrize("how", ["", "stunned", "hidden"])
def test_without_that_power_he_is_kod_at_once(loss, how):
    numb = plot_twist("T-N", "Numb", MAIN, becomes(one(), loss))
    phoenix = lying(rey_fenix, how) if how else rey_fenix
    table = duel(p1=side(hand=numb), p2=side(front=phoenix))
    table.p1.plays("Numb", on="Rey Fénix")
    assert table.p2["Rey Fénix"].koed


@rule("2P-PUP-14")
@pytest.mark.parametrize(("defense", "stunned"), [(12, True), (13, False)])
def test_his_brother_triples_his_strike(defense, stunned):
    p1 = side(front=rey_fenix, hand=penta_el_zero_miedo)
    table = duel(p1=p1, p2=side(front=f"Foe 0/{defense}"))
    table.p1.attacks("Rey Fénix", "Foe")
    table.p1.powers_up("Rey Fénix", with_="Penta El Zero Miedo")
    assert table.p1["Rey Fénix"].stats == (4, 7)
    table.passes()
    assert table.p2["Foe"].stunned is stunned


def test_he_leaps_on_his_own_turn():
    table = duel(p1=side(front=rey_fenix), p2=side(front="Guard 1/1", back="Clerk 0/9"))
    assert table.p1.may("attack", "Rey Fénix", "Clerk")


def test_he_can_be_recruited_like_anybody():
    table = duel(p1=side(hand=rey_fenix), at="recruit", recruit_points=5)
    table.p1.recruits("Rey Fénix")
    assert table.p1.front == ["Rey Fénix"]
