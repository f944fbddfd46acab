"""Each moment and each card has its own reason why not, also where several would do."""

from tests.rules.classic.powered import LIZ
from versus.games.classic.flow import clauses
from versus.games.classic.language.effects.players import WinTheGame
from versus.games.classic.words import PROPOSE
from versus.testing.classic import duel, rule, side


@rule("CL-FRM-01", "CL-RES-02")
def test_building_and_repositioning_are_asked_alike_and_each_has_its_own_step():
    table = duel(p1=side(front="Liz 5/4", hand="Abe 1/1"), at="resource")
    assert table.p1.may("build", "Abe")
    assert table.p1.why_not("move", "Liz") == "CL-FRM-01"
    table.goes_to("formation", whose=1)
    assert table.p1.may("move", "Liz")
    assert table.p1.why_not("build", "Abe") == "CL-RES-02"


@rule("CL-FRM-01")
def test_nobody_is_repositioned_once_players_have_priority_in_the_formation_step():
    table = duel(p1=side(front="Liz 5/4"), at="formation")
    table.p1.goes_on()
    assert table.at == "formation"
    assert table.p1.why_not("move", "Liz") == "CL-FRM-01"


@rule("CL-ATK-02")
def test_no_attack_is_proposed_while_an_effect_waits_on_the_chain():
    table = duel(p1=side(front=[LIZ, "Abe 3/3"]), p2=side(front="Ilsa 4/5"))
    assert table.p1.may("propose", "Abe", "Ilsa")
    table.p1.uses("Liz")
    assert table.p1.has_priority
    assert table.p1.why_not("propose", "Abe", "Ilsa") == "CL-ATK-02"
    table.passes()
    assert table.p1.may("propose", "Abe", "Ilsa")


@rule("CL-ATK-04")
def test_nobody_attacks_with_an_opponents_character():
    table = duel(p1=side(front="Liz 5/4"), p2=side(front="Ilsa 4/5"))
    refusal = table.contest.why_not(0, table.p2["Ilsa"].id, PROPOSE)
    assert refusal.clause == clauses.NOT_YOUR_CHARACTER, "she is not too weak, nor is nobody there for her"


@rule("CL-PUP-01", "CL-PUP-03", "CL-PUP-11")
def test_a_card_powers_up_whoever_of_its_name_fights():
    table = duel(
        p1=side(front=["Liz 5/4", "Abe 3/3"], hand=["Liz 1/1", "Abe 1/1", "Gun equipment"]),
        p2=side(front="Ilsa 4/5"),
    )
    assert table.p1.why_not("power up", "Liz") == "CL-PUP-11"
    table.p1.attacks("Liz", "Ilsa")
    assert table.p1.may("power up", "Liz")
    assert table.p1.why_not("power up", "Abe") == "CL-PUP-03"
    assert table.p1.why_not("power up", "Gun") == "CL-PUP-01"


@rule("CL-ZON-02")
def test_nobody_is_told_about_a_card_in_a_deck():
    table = duel(p1=side(deck=["Liz 5/4 c1"], resources=3), p2=side(deck=["Ilsa 4/5 c1"]), at="recruit")
    assert table.p1.why_not("recruit", "Liz") == "CL-ZON-05"
    assert table.p1.why_not("recruit", "Ilsa") == "CL-ZON-05"


@rule("CL-WIN-08")
def test_once_the_game_is_over_nothing_can_be_done():
    table = duel(p1=side(front="Liz 5/4"), p2=side(front="Ilsa 4/5"))
    assert table.p1.may("propose", "Liz", "Ilsa")
    table.resolves(WinTheGame())
    assert table.over
    assert table.contest.why_not(0, table.p1["Liz"].id, PROPOSE).clause == clauses.GAME_IS_OVER


@rule("CL-FRM-01")
def test_nobody_repositions_what_is_no_character_of_theirs():
    table = duel(p1=side(front="Liz 5/4", hand="Abe 1/1"), p2=side(front="Ilsa 4/5"), at="formation")
    assert table.p1.may("move", "Liz")
    assert table.p1.why_not("move", "Ilsa") == "CL-ATK-03"
    assert table.p1.why_not("move", "Abe") == "CL-ATK-03"


@rule("CL-ATK-03")
def test_nobody_joins_an_attack_twice():
    table = duel(p1=side(front=["Liz 5/4 X-Men", "Abe 3/3 X-Men"]), p2=side(front="Ilsa 4/5"))
    assert table.p1.may("propose", ["Liz", "Abe"], "Ilsa")
    assert table.p1.why_not("propose", ["Liz", "Liz"], "Ilsa") == "CL-ATK-03"
