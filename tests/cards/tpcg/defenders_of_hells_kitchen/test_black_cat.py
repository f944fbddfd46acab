"""Black Cat (DHK-064): Not Your Lucky Day and its price are stated."""

from versus.cards.tpcg.defenders_of_hells_kitchen.both_teams import black_cat
from versus.games.tpcg.language.vocabulary import draw, plot_twist
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

STUDY = plot_twist("T-1", "Study", MAIN, draw())
DECK = ["Ann 1/1", "Bob 1/1", "Cid 1/1", "Dan 1/1"]


def their_draw(**more):
    """The enemy player's Draw Phase is at hand."""
    return duel(
        p1=side(front=black_cat, resources="Academy"),
        p2=side(deck=DECK, **more),
        active=2,
        at="start",
        turn=5,
    )


@rule("2P-CRD-72", "2P-PWR-36")
def test_a_draw_of_two_is_revealed_shuffled_back_and_is_a_draw_of_one():
    table = their_draw()
    table.p1.reacts("Black Cat", on="yes")
    assert table.happened("revealed") == 2
    assert len(table.p2.hand) == 1
    assert len(table.p2.deck) == 3
    assert not table.p1["Academy"].face_up


@rule("2P-CRD-72")
def test_having_seen_them_she_may_let_them_draw_those():
    table = their_draw()
    table.p1.reacts("Black Cat", on="no")
    assert table.p2.hand == ["Ann", "Bob"]
    assert table.happened("shuffled") == 0
    assert not table.p1["Academy"].face_up, "it was paid first"


@rule("2P-CRD-72")
def test_she_may_leave_them_in_peace():
    table = their_draw()
    table.p1.declines()
    assert table.p2.hand == ["Ann", "Bob"]
    assert table.p1["Academy"].face_up


@rule("2P-CRD-73")
def test_a_draw_of_one_becomes_a_draw_of_none():
    table = duel(p1=side(front=black_cat, resources="Academy"), p2=side(hand=STUDY, deck=DECK), active=2)
    table.p2.plays("Study")
    table.p1.reacts("Black Cat", on="yes")
    assert table.p2.hand == []
    assert len(table.p2.deck) == 4
    assert table.happened("drew") == 0


@rule("2P-CRD-72")
def test_her_own_draws_are_her_own():
    table = duel(p1=side(front=black_cat, resources="Academy", hand=STUDY, deck=DECK))
    table.p1.plays("Study")
    assert table.p1.hand == ["Ann"]


@rule("2P-CRD-72")
def test_without_intellect_there_is_no_bad_luck():
    table = duel(p1=side(front=black_cat, resources="Fortress"), p2=side(hand=STUDY, deck=DECK), active=2)
    table.p2.plays("Study")
    assert table.p2.hand == ["Ann"]


@rule("2P-PWR-26")
def test_once_a_turn_is_enough():
    table = duel(
        p1=side(front=black_cat, resources=["Academy", "Academy"]),
        p2=side(hand=[STUDY, STUDY], deck=DECK),
        active=2,
    )
    table.p2.plays("Study")
    table.p1.reacts("Black Cat", on="yes")
    table.p2.plays("Study")
    assert len(table.p2.hand) == 1
