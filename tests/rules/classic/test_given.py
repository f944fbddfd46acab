"""What a card was given works like what is printed on it, and gives it nothing else."""

from versus.games.classic.language.changes import Gets, Has
from versus.games.classic.table.stats import is_boosted
from versus.games.classic.words import EVASION
from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_TURN
from versus.testing.classic import duel, rule, side


@rule("CL-KEY-22", "CL-PWR-02")
def test_a_keyword_that_was_given_is_used_like_a_printed_one():
    table = duel(p1=side(front=["Liz 5/4 c3", "Abe 3/3 c2"]))
    table.gives(Has(EVASION), "Abe", until=THIS_TURN)
    table.p1.uses("Abe")
    assert table.p1["Abe"].stunned
    table.passes()
    assert table.p1.why_not("use", "Liz") == "CL-PWR-01"


@rule("CL-REC-18")
def test_a_card_that_was_given_something_else_has_no_boost():
    table = duel(p1=side(front="Hellboy 5/5 c2 boost1"))
    table.gives(Gets(Number(1), Number(1)), "Hellboy", until=THIS_TURN)
    assert table.p1["Hellboy"].atk == 6
    assert not is_boosted(table.contest, table.p1["Hellboy"].id)
