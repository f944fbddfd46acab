"""What lasts is told as it is given, and shown where it lasts, in the words of the change itself."""

from versus.games.classic.language.vocabulary import activate, character, gets, give, payment, target
from versus.games.classic.text import log_line
from versus.kernel.picture import lasting_words
from versus.testing.classic import duel, side

NAMES = ("Ann", "Ben")
COACH = character(
    "T-COACH",
    "Coach",
    "",
    "B.P.R.D.",
    cost=2,
    atk=2,
    defense=2,
    powers=[payment(activate, give(target(), gets(atk=3, defense=1)))],
)


def test_a_bonus_names_its_source_and_how_long_it_lasts():
    table = duel(p1=side(front=[COACH, "Liz 5/4 c3"]), p2=side(front="Ilsa 4/5 c3"))
    table.p1.uses("Coach")
    table.p1.chooses("Liz")
    table.passes()
    lines = [log_line(table.contest, event, None, NAMES) for event in table.log if event.given is not None]
    assert lines == ["Liz gets +3 ATK / +1 DEF this turn (Ann's Coach)."]
    [liz] = [card for card in table.contest.view(1).sides[0]["front"] if card.name == "Liz"]
    assert [lasting_words(found, NAMES) for found in liz.lasting] == [
        "gets +3 ATK / +1 DEF this turn (Ann's Coach)"
    ]


def test_a_power_up_lasts_for_the_attack():
    table = duel(p1=side(front="Liz 5/4 c3", hand="Liz 5/4 c3"), p2=side(front="Ilsa 4/9 c3"))
    table.p1.attacks("Liz", "Ilsa")
    table.p1.powers_up("Liz")
    table.passes()
    given = [event.given for event in table.log if event.given is not None]
    assert len(given) == 1


def test_that_a_boost_was_paid_is_no_change_to_tell_of():
    table = duel(p1=side(hand="Brute 1/1 c3 boost1", resources=5), at="recruit")
    table.p1.recruits("Brute")
    table.p1.says_yes()
    table.passes()
    table.p1.places("front")
    [given] = [event for event in table.log if event.given is not None]
    assert log_line(table.contest, given, None, NAMES) is None
    [brute] = table.contest.view(0).sides[0]["front"]
    assert brute.lasting == []
