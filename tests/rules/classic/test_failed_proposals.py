"""Proposals: those that cannot be made, what a failed one leaves behind, and when they come (CL-ATK)."""

from versus.games.classic.language.changes import THIS_ATTACK, Cannot, Gets
from versus.games.classic.language.effects.characters import Exhaust, Give
from versus.games.classic.words import TO_BE_ATTACKED
from versus.kernel.choosing import Chosen
from versus.kernel.effects import Number
from versus.testing.classic import duel, rule, side


@rule("CL-ATK-21", "CL-ATK-22")
def test_a_team_attacks_a_player_only_if_none_of_it_could_attack_a_character():
    """Over the guard, whom nobody can attack, only the flyer reaches the sage."""
    table = duel(
        p1=side(front=["Liz 5/4 X-Men", "Abe 3/3 X-Men", "Angel 2/2 X-Men flight"]),
        p2=side(front="Guard 1/1, @1", support="Sage 1/1, @1"),
    )
    table.gives(Cannot(TO_BE_ATTACKED), "Guard", of=2)
    assert table.p1.may("propose", ["Liz", "Abe"])
    assert table.p1.why_not("propose", ["Liz", "Angel"]) == "CL-ATK-03"
    assert table.p1.why_not("propose", ["Angel", "Liz"]) == "CL-ATK-03"
    assert table.p1.may("propose", "Angel", "Sage")


@rule("CL-CON-32")
def test_what_was_given_for_an_attack_is_gone_if_that_never_begins():
    table = duel(p1=side(front=["Liz 5/4", "Abe 3/3"]), p2=side(front="Ilsa 4/5"))
    table.p1.proposes("Liz", "Ilsa")
    table.resolves(Give(Chosen(0), (Gets(Number(3), Number(0)),), THIS_ATTACK), "Liz")
    assert table.p1["Liz"].atk == 8
    table.resolves(Exhaust(Chosen(0)), "Liz")
    table.passes()
    assert not table.under_attack
    assert table.p1["Liz"].atk == 5


@rule("CL-ATK-01")
def test_an_attack_proposed_when_all_have_passed_begins_no_new_attack_step():
    table = duel(p1=side(front=["Liz 5/4", "Abe 3/3"]), p2=side(front="Ilsa 4/9"))
    table.passes()
    started = table.happened("step started")
    table.p1.attacks("Liz", "Ilsa")
    table.passes()
    assert table.p1.has_priority
    assert table.happened("step started") == started
