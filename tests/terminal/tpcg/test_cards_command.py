"""versus cards: sets and cards in the terminal and as JSON."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.cards.card_files import HEAD, write
from versus.cards.catalogue import house
from versus.cli import app
from versus.games.tpcg.language import vocabulary as v
from versus.games.tpcg.plug import TPCG
from versus.games.tpcg.printed.definition import TagTeam
from versus.games.tpcg.text import card_text
from versus.games.tpcg.words import COMBAT, DECK, ENERGY, KOD, SKILL, STUN
from versus.kernel.effects import HATCHES, Hatch
from versus.kernel.types import INFINITE
from versus.terminal.card_page import numbers
from versus.terminal.cards_command import sheet
from versus.testing.tpcg import rule


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["cards", *words])


def as_json(*words: str) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_without_a_name_the_sets_are_listed():
    words = run().stdout
    for card_set in house("2pcg").sets.values():
        assert card_set.code in words
        assert card_set.name in words
    assert as_json()[0] == {"game": "2pcg", "code": "PRA", "name": "Practice", "cards": 38}


@pytest.mark.parametrize("code", house("2pcg").sets)
def test_a_set_as_json_has_facts_text_provenance_and_how_powers_are_written(code):
    listed = as_json("--set", code.lower())
    card_set = house("2pcg").sets[code]
    assert (listed["code"], listed["name"]) == (code, card_set.name)
    assert [card["key"] for card in listed["cards"]] == [card.key for card in card_set.cards]
    for told, card in zip(listed["cards"], card_set.cards, strict=True):
        assert told["text"] == card_text(card)
        assert (told["filled"], told["inferred"]) == (list(card.facts.filled), list(card.facts.inferred))
        assert told["models"] == dict(card.facts.models)
        for power in told["powers"]:
            assert power["text"]
            assert power["kind"]
            assert power["written"] in ("vocabulary", "escape hatch")
            assert power["origin"] in ("source", "inferred", "reconstructed")


def test_facts_are_words():
    gull, marina = as_json("Gull")[0], as_json("Marina Vale")[0]
    assert gull["type"] == "supporting character"
    assert gull["numbers"] == {"cost": 2, "atk": 3, "def": 2, "health": 1}
    assert (gull["teams"], gull["keywords"], gull["symbols"]) == (["Tide"], ["Flight"], [])
    assert (marina["numbers"]["level"], marina["numbers"]["level up at"]) == (1, 3)
    assert as_json("Lighthouse")[0]["symbols"] == ["Intellect", "Skill"]
    brace = as_json("PRA-041")[0]
    assert brace["text"][0].startswith("[Any Turn] Combat: ")
    assert brace["powers"][0]["kind"] == "plot twist"
    assert brace["powers"][0]["text"] == brace["text"][0]
    assert set(gull) == set(marina) == set(brace), "every card has every field"


def test_every_kind_of_power_is_told_apart():
    card = v.supporting(
        "T-1", "Everything", cost=1, atk=INFINITE, defense=1, recruit_from=DECK, filled=("cost",),
        powers=[
            v.super_power("Go", COMBAT, ENERGY, v.draw()),
            v.reaction("Wait", SKILL, STUN, v.cancel_it),
            v.combat_action("Leave", v.draw()),
            v.when_attacks(Hatch("something", "do something")),
            v.while_(v.plus(atk=1, defense=1)),
            v.instead_of(KOD),
            TagTeam("Somebody", v.draw()),
            v.symbols_instead(ENERGY),
        ],
    )  # fmt: skip
    found = sheet(card)
    written = {power["kind"]: power["written"] for power in found["powers"]}
    assert written == dict.fromkeys(
        ("super power", "reaction", "keyword power", "continuous", "replacement", "tag team", "other price"),
        "vocabulary",
    ) | {"triggered": "escape hatch"}
    assert found["filled"] == ["cost"]
    assert found["numbers"]["atk"] == "infinite"
    assert any("deck" in line for line in found["text"]), "where it is recruited from"
    coat = sheet(v.equipment("T-2", "Coat", cost=2, powers=[v.costs_less(1, v.team("Tide"))]))
    assert coat["powers"][0]["kind"] == "discount"
    assert coat["powers"][0]["text"] == coat["text"][0]


def test_a_set_is_readable():
    words = run("--set", "pra").stdout
    assert "Practice (PRA)" in words
    assert "Marina Vale" in words
    assert "cost 3, 2/5, health 1" in words
    assert "38 cards, 0 of them reconstructed in part. * filled in by us" in words


def test_a_name_shows_the_face_of_every_card_that_bears_it():
    words = run("marina vale").stdout
    assert "PRA-001" in words
    assert "PRA-002" in words
    assert "Undertow. Main [Skill]: Freeze an enemy supporting character." in words
    only = run("pra-002").stdout
    assert "PRA-001" not in only
    assert "Level 2 main character, Tide · 5/9, health 5" in only


def test_a_name_is_looked_for_in_the_set_that_is_named():
    assert run("Gull", "--set", "PRA").exit_code == 0
    assert run("Gull", "--set", "HOX").exit_code == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Marina Vail"], 'There is no card "Marina Vail". Near it: Marina Vale.'),
        (["zzzzzz"], "`versus cards` lists the sets."),
        (["--set", "PRAC"], 'There is no set "PRAC". Near it: PRA'),
        (["--set", "qqq"], "Near it: PRA, "),
    ],
)
def test_what_there_is_not_names_what_is_near(words, said):
    result = run(*words)
    assert result.exit_code == 1
    assert said in result.stderr


def test_files_are_listed_with_what_is_wrong_in_them(tmp_path):
    bad = 'supporting("T-2", "Bad", cost=-1, atk=1, defense=1)'
    text = f'{HEAD}bad = {bad}\nSET = CardSet("MINE", "My Set", (good, bad))\n'
    path = write(tmp_path, text)
    result = run("--cards", str(path), "--set", "MINE", "--json")
    assert [card["name"] for card in json.loads(result.stdout)["cards"]] == ["Good One"]
    assert "Bad, cost: it is -1. Write 0 or more." in result.stderr
    assert "Good One" in run("--cards", str(path), "Good One").stdout


def nothing(game: Any, frame: Any, answers: list[int]) -> None:
    """A function for a power that does nothing."""


def test_a_reconstructed_card_says_so(tmp_path, monkeypatch):
    monkeypatch.setitem(HATCHES, "nothing at all", nothing)
    text = f"""{HEAD}
from versus.kernel.effects import Hatch
odd = supporting("T-2", "Odd", cost=1, atk=1, defense=1, filled=("cost", "atk"),
                 powers=[when_attacks(Hatch("nothing at all", "do nothing at all"))])
SET = CardSet("MINE", "My Set", (good, odd))
"""
    path = str(write(tmp_path, text))
    shown = run("--cards", path, "Odd").stdout
    assert "Reconstructed (*): cost and atk." in shown
    assert "Escape hatch: 1 of its powers." in shown
    whole = run("--cards", path, "--set", "MINE").stdout
    said = " ".join(whole.split())
    assert "2 cards, 1 of them reconstructed in part." in said
    assert "1 power, 1 of them with the escape hatch." in said
    assert re.search(r"T-2\* +Odd +cost 1\*, 1\*/1, health 1", whole)
    assert "T-001*" not in whole


def test_numbers_of_a_card_without_any():
    assert numbers(TPCG.words.sheet(v.basic_location("T", "T", ENERGY))) == ""
    assert numbers(TPCG.words.sheet(v.equipment("T", "T", cost=2))) == "cost 2"
    assert numbers(TPCG.words.sheet(v.main_character("T", "T", atk=INFINITE, defense=5))) == "∞/5, health 5"
    unsure = v.supporting("T", "T", cost=2, atk=3, defense=4, filled=("health",))
    assert numbers(TPCG.words.sheet(unsure)) == "cost 2, 3/4, health 1*"


def test_a_page_says_what_the_keywords_of_a_card_mean():
    assert "Flight: May attack protected characters" in run("Gull").stdout
    assert "Flight:" not in run("Harbor Watch").stdout


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("HOX-009", {"Ranged"}),
        ("HOX-010", {"Flight", "Ranged"}),
        ("HOX-013", {"Ranged", "Burn"}),
        ("HOX-016", {"Stealth"}),
        ("HOX-017", {"Flight", "Ranged", "Air Superiority", "Fast Trigger", "Freeze"}),
        ("HOX-026", {"Ferocious"}),
        ("HOX-042", {"Ranged", "Freeze"}),
        ("HOX-060", {"Flight", "Ranged", "Berserker", "Dodge", "Ferocious", "Lethal"}),
    ],
)
def test_a_page_explains_the_keywords_that_a_card_only_speaks_of(key, words):
    """From its tree: that a power is called "Mighty Leap" is no keyword (HOX-010)."""
    page = run(key).stdout
    assert {word for word in TPCG.words.keywords() if f"│ {word}: " in page} == words


def test_verbs_of_the_rules_are_explained_where_a_card_uses_them():
    pull, push = v.pull(v.one(v.enemy)), v.push(v.one(v.enemy))
    assert TPCG.words.sheet(v.plot_twist("T-1", "Hook", COMBAT, pull)).mentions == ["Pull"]
    assert TPCG.words.sheet(v.plot_twist("T-2", "Shove", COMBAT, push)).mentions == ["Push"]
    assert TPCG.words.sheet(v.plot_twist("T-3", "Rest", COMBAT, v.draw())).mentions == []


@rule("2P-KEY-12")
def test_lethal_is_explained_truly_whatever_a_table_has_agreed_on():
    words = TPCG.words.keywords()["Lethal"]
    assert "that it wounds" in words
    assert "at a table that plays it so, one that it stuns" in words


def test_a_query_lists_the_cards_it_finds():
    words = run("team:x-men", "cost<=3", "type:supporting").stdout
    assert "Bishop" in words
    assert "cards found." in words
    assert "Blob" not in words


def test_a_query_within_a_set_and_as_json():
    found = as_json("symbol:energy", "--set", "HOX")
    assert found["code"] == "HOX"
    assert found["cards"]
    assert all("Energy" in card["symbols"] for card in found["cards"])


def test_a_query_that_cannot_be_understood_says_what_can():
    result = run("team:x-mne")
    assert result.exit_code == 1
    assert "Did you mean X-Men?" in result.stderr


def test_queries_are_explained():
    assert "cost<=3" in run("--queries").stdout
