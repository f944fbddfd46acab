"""Whatever could be meant can be named: forced targets, cards of one name, several powers, costs."""

import pytest

from versus.games.classic.language.vocabulary import (
    a_card_in_hand,
    activate,
    character,
    discard_as_cost,
    gets,
    give,
    lose,
    opponents,
    opposing,
    payment,
    plot_twist,
    stun,
    target,
    yours,
)
from versus.games.classic.words import EVASION
from versus.testing.classic import Refused, duel, side

SHOVE = plot_twist("T-SHOVE", "Shove", threshold=0, effects=[stun(target(opposing))])
HELP = plot_twist(
    "T-HELP", "Help", threshold=0, effects=[stun(target(opposing)), give(target(yours), gets(atk=2))]
)


def person(name, *powers, **facts):
    return character(f"T-{name}", name, "", "", cost=1, atk=1, defense=1, powers=powers, **facts)


PAYER = person("Payer", payment(discard_as_cost(a_card_in_hand()), lose(1, opponents)))
ONE_OR_FIVE = (payment(activate, lose(1, opponents)), payment(activate, lose(5, opponents)))
BUSY = person("Busy", *ONE_OR_FIVE, keywords=(EVASION,))


# Forced choices


@pytest.mark.parametrize("named", [{}, {"on": "Ilsa"}])
def test_a_forced_target_may_be_named_and_need_not_be(named):
    table = duel(p1=side(hand=[SHOVE]), p2=side(front="Ilsa 4/5"))
    table.p1.plays("Shove", **named)
    table.passes()
    assert table.p2["Ilsa"].stunned


def test_naming_another_target_than_the_only_one_fails_and_says_which_it_was():
    table = duel(p1=side(hand=[SHOVE], front="Liz 5/4"), p2=side(front="Ilsa 4/5"))
    with pytest.raises(Refused, match='nobody was asked for "Liz": only Ilsa could be chosen, and was'):
        table.p1.plays("Shove", on="Liz")


def test_a_forced_target_before_a_free_one_is_named_in_order():
    table = duel(p1=side(hand=[HELP], front=["Liz 5/4", "Abe 3/3"]), p2=side(front="Ilsa 4/5"))
    table.p1.plays("Help", on=["Ilsa", "Abe"])
    table.passes()
    assert table.p2["Ilsa"].stunned
    assert table.p1["Abe"].atk == 5


def test_targets_are_named_one_after_the_other_or_with_on():
    for named in ({"targets": ("Ilsa",)}, {"targets": (), "on": "Ilsa"}):
        table = duel(p1=side(hand=[SHOVE]), p2=side(front=["Ilsa 4/5", "Kroenen 3/3"]))
        targets = named.pop("targets")
        table.p1.plays("Shove", *targets, **named)
        table.passes()
        assert table.p2["Ilsa"].stunned


def test_a_forced_target_is_named_once():
    table = duel(p1=side(hand=[SHOVE]), p2=side(front="Ilsa 4/5"))
    with pytest.raises(Refused, match='nobody was asked for "Ilsa"'):
        table.p1.plays("Shove", on=["Ilsa", "Ilsa"])


# Cards of one name


def test_the_second_of_two_cards_of_one_name_is_the_target_by_its_number():
    table = duel(p1=side(hand=[SHOVE]), p2=side(front=["Nazis 1/1 Army", "Nazis 1/1 Army"]))
    table.p1.plays("Shove", on="Nazis #2")
    table.passes()
    assert [table.p2["Nazis #1"].stunned, table.p2["Nazis #2"].stunned] == [False, True]


def test_a_number_counts_cards_and_not_kinds_of_cards():
    table = duel(p2=side(front=["Nazis 1/1 Army", "Nazis 1/1 Army", "Nazis 2/2 Army"]))
    assert [table.p2[f"Nazis #{number}"].stats for number in (1, 2, 3)] == [(1, 1), (1, 1), (2, 2)]


def test_a_piece_of_the_table_names_itself_whoever_has_its_namesake():
    table = duel(p1=side(front="Nazis 3/1 Army"), p2=side(front="Nazis 1/1 Army"))
    table.p1.attacks(table.p1["Nazis"], table.p2["Nazis"])
    table.passes()
    assert table.p2["Nazis"].stunned


def test_a_card_is_named_by_where_it_lies():
    laid = {"support": "Ann 1/1", "hand": "Ann 1/1", "ko": "Ann 1/1", "resources": "Ann 1/1"}
    table = duel(p1=side(**laid))
    said = ("hand", "the support row", "the KO'd pile", "the resource row")
    assert [table.p1[f"Ann in {place}"].zone for place in said] == [
        "hand",
        "support row",
        "KO'd pile",
        "resource row",
    ]


@pytest.mark.parametrize("place", ["hand", "the resource row"])
def test_a_plot_twist_is_played_from_where_it_is_named(place):
    table = duel(p1=side(hand=[SHOVE], resources=[SHOVE]), p2=side(front="Ilsa 4/5"))
    table.p1.plays(f"Shove in {place}")
    assert (table.p1.hand == []) is (place == "hand")
    table.passes()


def test_a_cost_is_paid_with_the_card_that_is_named():
    table = duel(p1=side(front=[PAYER], hand=["Ann 1/1", "Bob 1/1"], support="Bob 1/1"))
    table.p1.uses("Payer", on="Bob in hand")
    assert table.p1.hand == ["Ann"]
    table.passes()


# Several powers


@pytest.mark.parametrize(("power", "lost"), [("#1", 1), ("#2", 5)])
def test_one_of_several_powers_is_used_by_its_number(power, lost):
    table = duel(p1=side(front=[BUSY]))
    table.p1.uses("Busy", power=power)
    table.passes()
    assert table.p2.endurance == 50 - lost


def test_the_power_of_a_keyword_is_used_by_its_name():
    table = duel(p1=side(front=[BUSY]))
    table.p1.uses("Busy", power="Evasion")
    assert table.p1["Busy"].stunned


def test_whether_one_of_several_powers_may_be_used_is_asked_by_its_name():
    table = duel(p1=side(front=[BUSY]))
    assert table.p1.may("use", "Busy", power="#2")
    table.p1.uses("Busy", power="#1")
    assert table.p1.why_not("use", "Busy", power="#2") == "CL-GEN-14"
    assert table.p1.may("use", "Busy", power="Evasion")


def test_a_power_that_the_card_lacks_is_refused_with_those_it_has():
    with pytest.raises(AssertionError, match='Busy has no power "#3"; it has #1, #2 and Evasion'):
        duel(p1=side(front=[BUSY])).p1.uses("Busy", power="#3")
