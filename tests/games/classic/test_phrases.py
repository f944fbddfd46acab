"""What the classic game says: faces, status, questions, answers, the chain, the log."""

import pytest

from versus.games.classic import text as phrases
from versus.games.classic import words
from versus.games.classic.flow import clauses
from versus.games.classic.text.book import BOOK
from versus.kernel.nodes import Change, Effect, Filter
from versus.testing.classic import duel, side, spoken
from versus.testing.writing import subclasses

NODES = [
    word
    for kind in (Effect, Filter, Change)
    for word in subclasses(kind)
    if word.__module__.startswith("versus.games.classic.") and "__dataclass_fields__" in vars(word)
]


@pytest.mark.parametrize("word", NODES, ids=lambda word: word.__name__)
def test_every_word_of_the_vocabulary_has_a_phrase(word):
    assert word in BOOK.phrases


def test_every_group_of_words_has_a_name_for_each():
    assert len(words.ZONE_NAMES) == words.ZONES
    assert words.EVENT_NAMES[words.GAINED_ENDURANCE] == "gained endurance"
    assert words.VERB_NAMES[words.FLIP - words.PASS] == "flip"
    assert sorted(clauses.CLAUSES) == list(range(1, len(clauses.CLAUSES) + 1))


def test_a_face_lists_icons_and_keywords():
    assert phrases.card_text(spoken("Liz 5/4 c3 range flight").card) == ["Flight, Range"]
    assert phrases.card_text(spoken("Abe 9/9 c5").card) == []


def test_a_clause_names_its_rule():
    assert phrases.clause(clauses.TOO_EXPENSIVE) == "You have too few resource points. (CL-GEN-14)"
    assert phrases.clause(clauses.OK) == "Nothing stands against it."


def attack():
    table = duel(
        p1=side(front="Kong 9/9 c5"),
        p2=side(front="Liz 5/4 c3 B.P.R.D.", support="Abe 1/1 c1 B.P.R.D.", hand="Liz 1/1"),
    )
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    return table


def test_status_questions_answers_and_the_chain():
    table = attack()
    contest = table.contest
    assert phrases.status(contest, table.p1["Kong"].id) == "9/9, face up, exhausted"
    table.p2.powers_up("Liz")
    table.p2.reinforces("Abe")
    assert phrases.chain_lines(contest) == ["Abe: Liz gets reinforcement this attack.", "Liz: Power up Liz."]
    assert phrases.prompt(contest, contest.ask, ["Ann", "You"]) == (
        "Ann's attack step, an attack is under way, two effects on the chain: act or pass."
    )
    assert [phrases.option(contest, contest.ask, option) for option in contest.ask.options] == ["Pass"]


def test_the_log_speaks_to_a_player_and_keeps_a_secret():
    table = duel(p1=side(hand="Liz 5/4 c3"), at="resource")
    table.p1.builds("Liz")
    told = {
        seat: [
            line
            for event in table.log
            if (line := phrases.log_line(table.contest, event, seat, ["You"] if seat == 0 else []))
        ]
        for seat in (0, 1, None)
    }
    assert told[0] == ["Your resource step begins.", "You build Liz."]
    assert told[1] == told[None] == ["Player 1's resource step begins.", "Player 1 builds a card."]


def test_the_log_tells_an_attack():
    table = attack()
    table.p2.passes()
    lines = [phrases.log_line(table.contest, event, 0, ["You"]) for event in table.log]
    for line in (
        "Kong is proposed to attack Liz.",
        "Kong attacks Liz.",
        "Liz is stunned by Kong.",
        "Player 2 loses 3 endurance.",
        "Player 2 takes 5 breakthrough.",
    ):
        assert line in lines
