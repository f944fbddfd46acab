"""Lights Out Match (AEW-060)."""

from versus.cards.tpcg.all_elite_wrestling.challenge_matches import lights_out_match
from versus.testing.tpcg import duel, rule, side


def attacking(attacker):
    table = duel(
        side(main="Hero 3/6 Babyfaces", matches=[lights_out_match], front=[attacker]), side(front="Blob 1/9")
    )
    name = attacker.split()[0]
    table.p1.attacks(name, "Blob")
    found = table.p1[name].plus
    table.passes()
    assert table.p1[name].plus == found, "the counter stays"
    return found


def test_a_wrestler_who_attacks_gets_a_counter_before_anybody_acts():
    assert attacking("Sting 3/5 Babyfaces") == attacking("MJF 3/5 Heels") == 1


def test_others_get_none():
    assert attacking("Cyclops 3/5 X-Men") == 0


@rule("2P-MOD4-08")
def test_a_berserker_has_it_twice():
    assert attacking("Sting 3/5 Babyfaces Berserker") == 2


def test_the_defender_gets_none():
    table = duel(
        side(front="Blob 1/9"), side(main="Foe 3/6", matches=[lights_out_match], front="Sting 2/9 Babyfaces")
    )
    table.p1.attacks("Blob", "Sting")
    assert table.p2["Sting"].plus == 0
    table.passes()
