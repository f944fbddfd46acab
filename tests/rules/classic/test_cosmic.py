"""Cosmic text and surge: powers that hang on a cosmic counter (CL-KEY-11 to CL-KEY-18)."""

from versus.games.classic.language.changes import Gets, Has
from versus.games.classic.language.effects.characters import Recover, Stun
from versus.games.classic.language.effects.counters import COSMIC_TEXT, RemoveCounters
from versus.games.classic.language.filters import IsThis
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import COSMIC_COUNTER, INVULNERABILITY
from versus.kernel.choosing import THIS, Chosen
from versus.kernel.effects import Number
from versus.kernel.nodes import Aura
from versus.testing.classic import duel, powered, rule, side

IT = Chosen(0)


def cosmic(words, *changes):
    """A character whose cosmic text changes itself."""
    return powered(words, auras=(Aura(IsThis(), changes, COSMIC_TEXT),))


STRONG = Gets(Number(3), Number(0))
UNHURT = Has(INVULNERABILITY)


@rule("CL-KEY-11")
def test_cosmic_text_counts_while_the_counter_is_there():
    surfer = cosmic("Surfer 8/8 c5 cosmic", STRONG)
    table = duel(p1=side(hand=[surfer], resources=5), at="recruit")
    table.p1.brings("Surfer")
    assert table.p1["Surfer"].stats == (11, 8)
    table.resolves(RemoveCounters(IT, COSMIC_COUNTER, Number(1)), "Surfer")
    assert table.p1["Surfer"].stats == (8, 8)


@rule("CL-KEY-11")
def test_a_power_in_cosmic_text_is_used_with_the_counter_only():
    bolt = Payment(Play(Stun(THIS)), given=COSMIC_TEXT)
    table = duel(p1=side(front=[powered("Surfer 8/8 c5 cosmic, cosmic", payments=(bolt,))]))
    assert table.p1.may("use", "Surfer")
    table.resolves(RemoveCounters(IT, COSMIC_COUNTER, Number(1)), "Surfer")
    assert table.p1.why_not("use", "Surfer") == "CL-PWR-21"


@rule("CL-KEY-14", "CL-KEY-15", "CL-T-06")
def test_cosmic_invulnerability_counts_for_the_stun_that_takes_its_counter():
    table = duel(p1=side(front=[cosmic("Surfer 8/8 c4 cosmic, cosmic", UNHURT)]))
    table.resolves(Stun(IT), "Surfer")
    assert table.p1["Surfer"].stunned
    assert table.p1.endurance == 50
    assert table.p1["Surfer"].counters("cosmic") == 0
    table.resolves(Recover(IT), "Surfer")
    assert table.p1["Surfer"].counters("cosmic") == 0
    table.resolves(Stun(IT), "Surfer")
    assert table.p1.endurance == 46, "without its counter it costs"


@rule("CL-KEY-14")
def test_a_cosmic_character_stunned_in_an_attack_costs_nothing_but_breakthrough():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front=[cosmic("Surfer 1/8 c4 cosmic, cosmic", UNHURT)]))
    table.p1.attacks("Kong", "Surfer")
    table.passes()
    assert table.p2["Surfer"].stunned
    assert table.p2.endurance == 49


@rule("CL-KEY-17", "CL-TRN-20")
def test_surge_brings_a_counter_at_the_start_of_every_recovery_phase():
    table = duel(p1=side(front="Nova 4/4 c3 surge"), at="combat")
    table.goes_to("recovery")
    assert table.chain == ["Nova"]
    assert table.p1["Nova"].counters("cosmic") == 0
    table.passes()
    assert table.p1["Nova"].counters("cosmic") == 1
    table.resolves(RemoveCounters(IT, COSMIC_COUNTER, Number(1)), "Nova")
    table.next_turn()
    table.goes_to("recovery")
    table.passes()
    assert table.p1["Nova"].counters("cosmic") == 1


@rule("CL-KEY-17")
def test_both_players_characters_surge_in_the_same_recovery_phase():
    table = duel(p1=side(front="Nova 4/4 surge"), p2=side(front="Quasar 4/4 surge"), at="combat")
    table.goes_to("recovery")
    assert table.chain == ["Nova", "Quasar"]
    table.passes()
    table.passes()
    assert table.p1["Nova"].counters("cosmic") == table.p2["Quasar"].counters("cosmic") == 1


@rule("CL-KEY-18")
def test_a_surging_character_stunned_in_response_gets_nothing():
    table = duel(p1=side(front="Nova 4/4 c3 surge"), at="combat")
    table.goes_to("recovery")
    table.resolves(Stun(IT), "Nova")
    table.passes()
    assert table.p1["Nova"].counters("cosmic") == 0


@rule("CL-KEY-18", "CL-T-07", "CL-TRN-20")
def test_a_surging_character_that_recovers_at_the_start_of_the_phase_gets_nothing():
    table = duel(p1=side(front="Nova 4/4 c3 surge evasion"))
    table.p1.uses("Nova", power="Evasion")
    table.passes()
    assert table.p1["Nova"].stunned
    table.goes_to("recovery")
    assert table.chain == ["Nova"], "the recovery alone"
    table.passes()
    assert not table.p1["Nova"].stunned
    assert table.p1["Nova"].counters("cosmic") == 0
    assert table.chain == []


@rule("CL-STN-09", "CL-KEY-11")
def test_a_stunned_character_has_no_cosmic_text():
    table = duel(p1=side(front=[cosmic("Surfer 8/8 c5 cosmic, cosmic", STRONG)]))
    assert table.p1["Surfer"].stats == (11, 8)
    table.resolves(Stun(IT), "Surfer")
    assert table.p1["Surfer"].stats == (8, 8)
    assert not table.p1["Surfer"].cosmic
