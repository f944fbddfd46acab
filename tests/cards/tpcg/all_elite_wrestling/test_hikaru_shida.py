"""Hikaru Shida (AEW-014)."""

from versus.cards.tpcg.all_elite_wrestling.babyfaces import hikaru_shida
from versus.testing.tpcg import duel, side


def test_kendo_stick_gives_atk_and_a_way_past_whoever_protects():
    p2 = side(front="Guard 1/1", back="Clerk 0/5")
    table = duel(p1=side(front=hikaru_shida, resources="Double or Nothing"), p2=p2)
    assert not table.p1.may("attack", "Hikaru Shida", "Clerk")
    table.p1.uses("Hikaru Shida", "Kendo Stick")
    assert table.p1["Hikaru Shida"].stats == (5, 3)
    table.p1.attacks("Hikaru Shida", "Clerk")
    table.passes()
    assert table.p2["Clerk"].stunned


def test_kendo_stick_lasts_for_the_turn_only():
    table = duel(p1=side(front=hikaru_shida, resources="Double or Nothing"))
    table.p1.uses("Hikaru Shida", "Kendo Stick")
    table.p1.ends_turn()
    assert table.p1["Hikaru Shida"].stats == (2, 3)


def test_stealth_does_not_help_her_to_attack_from_the_back_row():
    table = duel(p1=side(back=hikaru_shida, resources="Double or Nothing"), p2=side(back="Clerk 0/5"))
    table.p1.uses("Hikaru Shida", "Kendo Stick")
    assert not table.p1.may("attack", "Hikaru Shida", "Clerk")


def test_she_dodges_arrows_and_no_fists():
    front = [hikaru_shida]
    table = duel(p1=side(front="Fist 1/1", back="Bow 3/1 Ranged"), p2=side(front=front))
    assert not table.p1.may("attack", "Bow", "Hikaru Shida")
    assert table.p1.may("attack", "Fist", "Hikaru Shida")
