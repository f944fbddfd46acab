"""Locations: flipping, powers, uniqueness (CL-LOC)."""

import pytest

from versus.games.classic.language.changes import Gets
from versus.games.classic.language.costs import Activate
from versus.games.classic.language.effects.characters import Stun
from versus.games.classic.language.effects.players import OPPONENTS, LoseEndurance
from versus.games.classic.language.filters import OfType, Yours
from versus.games.classic.language.selectors import Characters, Resources
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.words import LOCATION
from versus.kernel.choosing import Chosen, Each
from versus.kernel.effects import CountOf, Number
from versus.kernel.nodes import Aura
from versus.testing.classic import Refused, duel, powered, rule, side

SHELTER = Aura(Yours(), (Gets(Number(0), Number(2)),))
SHOT = Payment(Play(LoseEndurance(OPPONENTS, Number(1))), (Activate(),))


def shelter(words="Shelter location c2"):
    """A location: its player's characters get +2 DEF, and it may be activated to hurt the opponent."""
    return powered(words, auras=(SHELTER,), payments=(SHOT,))


@rule("CL-LOC-01", "CL-LOC-02", "CL-PWR-14", "CL-GEN-21")
def test_a_flipped_location_stays_in_the_row_as_a_resource_and_its_powers_are_active_at_once():
    table = duel(p1=side(front="Liz 5/4", resources=[shelter(), "Rest 1/1"]))
    assert table.p1["Liz"].stats == (5, 4)
    assert table.p1.why_not("use", "Shelter") == "CL-PWR-12"
    table.p1.flips("Shelter")
    assert table.p1["Liz"].stats == (5, 6)
    assert table.p1["Shelter"].face_up
    assert table.p1.resources == ["Shelter", "Rest"]
    table.p1.uses("Shelter")
    table.passes()
    assert table.p2.endurance == 49
    assert table.p1.why_not("flip", "Shelter") == "CL-LOC-02", "it lies face up already"


@rule("CL-LOC-01", "CL-PLT-06")
@pytest.mark.parametrize(("others", "may"), [(0, False), (1, True), (2, True)])
def test_a_location_counts_itself_toward_its_threshold(others, may):
    table = duel(p1=side(resources=[shelter(), *[f"Rest{n} 1/1" for n in range(others)]]))
    assert table.p1.why_not("flip", "Shelter") == (None if may else "CL-RES-10")


@rule("CL-LOC-01", "CL-LOC-04")
def test_a_location_is_flipped_in_the_own_resource_row_only():
    mine = duel(p1=side(hand=[shelter()], ko=[shelter("Ruin location")], resources=3))
    assert mine.p1.why_not("flip", "Shelter") == "CL-LOC-04"
    assert mine.p1.why_not("play", "Shelter") == "CL-PLT-01", "locations are not played"
    assert mine.p1.why_not("flip", "Ruin") == "CL-LOC-04"
    theirs = duel(p2=side(resources=[shelter(), "Rest 1/1"]))
    with pytest.raises(Refused):
        theirs.p1.flips("Shelter")
    assert theirs.p1.why_not("flip", "Shelter") == "CL-ZON-05", "nobody else knows what it is"


@rule("CL-LOC-01", "CL-TRN-23")
@pytest.mark.parametrize("at", ["draw", "build", "recruit", "combat", "attack", "recovery"])
def test_a_location_is_flipped_whenever_its_player_has_priority(at):
    row = [shelter(), "Rest 1/1"]
    table = duel(p1=side(resources=row), p2=side(resources=row), at=at)
    assert table.p2.why_not("flip", "Shelter") == "CL-PRI-01"
    table.p1.flips("Shelter")
    table.p1.passes()
    table.p2.flips("Shelter")
    assert table.p1["Shelter"].face_up
    assert table.p2["Shelter"].face_up


@rule("CL-LOC-03", "CL-PRI-08", "CL-PRI-02")
def test_flipping_does_not_use_the_chain_and_leaves_its_player_with_priority():
    table = duel(p1=side(resources=[shelter(), "Rest 1/1"]))
    table.p1.flips("Shelter")
    assert table.chain == []
    assert table.p1.has_priority
    assert table.at == "attack"


@rule("CL-T-12", "CL-LOC-03", "CL-LOC-02", "CL-PRI-06")
def test_flipping_between_two_passes_counts_at_once_and_nothing_resolves_before_both_pass_again():
    weak = Gets(CountOf(Each(Resources(OfType(LOCATION)))), Number(0))
    hit = Payment(Play(LoseEndurance(OPPONENTS, CountOf(Each(Resources(OfType(LOCATION)))))))
    table = duel(
        p1=side(front=[powered("Witch 1/1", payments=(hit,), auras=(Aura(Yours(), (weak,)),))]),
        p2=side(front="Abe 1/1", resources=[shelter(), "Rest 1/1"]),
    )
    table.p1.uses("Witch")
    table.p1.passes()
    table.p2.flips("Shelter")
    assert table.p2["Abe"].stats == (1, 3), "it counts already"
    assert table.chain == ["Witch"]
    table.p2.passes()
    assert table.p1.has_priority
    assert table.chain == ["Witch"], "the flip came between the passes"
    table.p1.passes()
    assert table.chain == [], "both have passed now: the flipper had passed after the flip"
    assert table.p2.endurance == 49, "it resolved with one location in play"


@rule("CL-LOC-03")
def test_a_flip_saves_a_character_while_the_attack_waits():
    table = duel(p1=side(front="Kong 5/9"), p2=side(front="Abe 1/4 c1", resources=[shelter(), "Rest 1/1"]))
    table.p1.attacks("Kong", "Abe")
    table.p1.passes()
    table.p2.flips("Shelter")
    table.p2.passes()
    assert table.under_attack, "the flip broke the succession of passes"
    table.p1.passes()
    assert not table.p2["Abe"].stunned
    assert not table.under_attack


@rule("CL-LOC-05", "CL-LOC-06", "CL-T-13", "CL-RES-08")
def test_a_second_copy_puts_the_first_into_the_pile_and_costs_a_resource():
    row = [shelter("Lab location c4, flipped"), shelter("Lab location c4"), "Rest1 1/1", "Rest2 1/1"]
    twist = powered("Twist twist c4", twist=SHOT)
    table = duel(p1=side(front="Liz 5/4", resources=row, hand=[twist, "Four 7/7 c4"]), at="recruit")
    assert table.p1.points == 4
    assert table.p1["Liz"].stats == (5, 6)
    second = next(card for card in table.contest.pile(0, 6) if table.contest.face[card])
    assert table.contest.definition[second].name == "Lab"
    table.p1.flips("Lab location c4")
    assert table.p1.ko_pile == ["Lab"]
    assert not table.happened("KO'd"), "making way is not being KO'd (OP-07)"
    assert table.p1.resources == ["Lab", "Rest1", "Rest2"]
    assert table.contest.face[second] == 0
    assert table.p1["Liz"].stats == (5, 6), "one of them counts"
    assert table.p1.why_not("play", "Twist") == "CL-RES-10"
    assert table.p1.points == 4, "points that were gained stay"
    assert table.p1.may("recruit", "Four")


@rule("CL-LOC-05")
def test_a_location_that_says_so_is_not_unique():
    row = [shelter("Camp location nonunique, flipped"), shelter("Camp location nonunique")]
    table = duel(p1=side(front="Liz 5/4", resources=row))
    table.p1.flips("Camp location nonunique")
    assert table.p1.resources == ["Camp", "Camp"]
    assert table.p1["Liz"].stats == (5, 8)


@rule("CL-LOC-05", "CL-REC-11")
def test_a_flipped_location_moves_unique_namesakes_of_every_type_and_nobody_else():
    table = duel(
        p1=side(
            front=["Castle 1/1 c1", "Other 1/1", "Keep 1/1 Army"],
            resources=[shelter("Castle location c1"), shelter("Keep location c1")],
        )
    )
    table.p1.flips("Castle location c1")
    assert table.p1.ko_pile == ["Castle"]
    assert table.p1.characters == ["Other", "Keep"]
    table.p1.flips("Keep location c1")
    assert table.p1.characters == ["Other", "Keep"], "an Army is not unique"


@rule("CL-LOC-07")
def test_face_down_copies_do_not_conflict():
    row = [shelter("Lab location c1, flipped"), shelter("Lab location c1")]
    table = duel(p1=side(resources=row, hand=[shelter("Lab location c1")]), at="resource")
    table.p1.builds("Lab")
    assert table.p1.resources == ["Lab", "Lab", "Lab"]
    assert table.p1.ko_pile == []
    table.p1.flips("Lab location c1")
    assert table.p1.resources == ["Lab", "Lab"], "the face-up one made way, the face-down one stays"


@rule("CL-LOC-08")
def test_both_players_may_have_the_same_location_face_up():
    row = [shelter("Lab location c1")]
    table = duel(p1=side(resources=row), p2=side(resources=row))
    table.p1.flips("Lab")
    table.p1.passes()
    table.p2.flips("Lab")
    assert table.p1["Lab"].face_up
    assert table.p2["Lab"].face_up
    assert table.p1.ko_pile == table.p2.ko_pile == []


@rule("CL-GEN-09")
def test_a_location_card_is_a_location_only_face_up_in_a_row():
    count = CountOf(Each(Resources(OfType(LOCATION))))
    counter = powered("Counter 1/1", auras=(Aura(Yours(), (Gets(count, Number(0)),)),))
    table = duel(
        p1=side(
            front=[counter],
            hand=[shelter("Lab location")],
            ko=[shelter("Den location")],
            resources=[shelter(), "Rest 1/1"],
        )
    )
    assert table.p1["Counter"].stats == (1, 1)
    table.p1.flips("Shelter")
    assert table.p1["Counter"].stats[0] == 2


@rule("CL-PWR-14")
def test_a_locations_power_on_the_chain_outlives_the_location():
    stun = Payment(Play(Stun(Chosen(0)), (Characters(),)), (Activate(),))
    trap = powered("Trap location c1, flipped", payments=(stun,))
    table = duel(p1=side(resources=[trap, "Trap location c1"]), p2=side(front="Abe 1/1"))
    table.p1.uses("Trap")
    table.p1.flips("Trap location c1")
    assert table.p1.ko_pile == ["Trap"]
    table.passes()
    assert table.p2["Abe"].stunned
