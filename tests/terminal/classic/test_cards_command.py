"""versus cards and versus deck with classic cards: signs show what stands in no source."""

import json
from importlib.resources import files

from typer.testing import CliRunner

from tests.cards.card_files import CLASSIC as AUTHOR
from tests.cards.card_files import write
from versus.cards.classic.hellboy import CARDS
from versus.cards.classic.hellboy.bprd import abe_sapien, little_boy
from versus.cards.classic.hellboy.fillers import taken_to_the_air
from versus.cards.classic.hellboy.thule import true_father
from versus.cli import app
from versus.games.classic.language import vocabulary as v
from versus.games.classic.plug import CLASSIC
from versus.games.classic.text import card_text
from versus.games.classic.words import KOD
from versus.kernel.effects import Hatch
from versus.terminal.cards_command import sheet
from versus.terminal.classic.drawing import DRAWING
from versus.terminal.reading import brief, facts
from versus.terminal.tiles import Look
from versus.testing.classic import duel, side


def run(*said):
    return CliRunner().invoke(app, list(said))


def test_the_classic_set_is_listed_with_the_others():
    assert "HEL" in run("cards").stdout
    hellboy = {"game": "classic", "code": "HEL", "name": "Hellboy", "cards": 28}
    assert hellboy in json.loads(run("cards", "--json").stdout)


def test_a_card_shows_which_of_its_fields_are_ours():
    said = run("cards", "abe sapien").stdout
    assert "character, Ichthyo Sapien, B.P.R.D. · cost 5, 9*/9*" in said
    assert "Reconstructed (*): atk, def, flight, range, keywords and text." in said


def test_versions_of_one_name_are_all_shown_and_a_number_means_one():
    assert run("cards", "Hellboy").stdout.count("HEL-") == 3
    assert "HEL-007" not in run("cards", "hel-001").stdout


def test_the_set_as_a_table_and_as_json():
    said = run("cards", "--set", "hel").stdout
    assert "28 cards, 27 of them reconstructed in part." in said
    assert "Taken to the Air*" in said
    listed = json.loads(run("cards", "--set", "HEL", "--json").stdout)
    assert [card["key"] for card in listed["cards"]] == [card.key for card in CARDS]


def test_a_sheet_tells_what_stands_in_no_source():
    father = sheet(true_father)
    assert "team" in father["inferred"]
    assert "cost" not in father["inferred"] + father["filled"]
    assert father["text"] == card_text(true_father)
    assert father["teams"] == ["Thule Society"]
    assert "name" in sheet(taken_to_the_air)["filled"]


def test_every_kind_of_power_is_told_apart():
    hatch = Hatch("something", "do something")
    power = v.payment(v.activate, v.draw())
    whole = [
        power,
        v.additional_cost(v.pay(1)),
        v.when_stunned(hatch),
        v.leader(v.gets(atk=1)),
        v.instead_of(KOD, None),
    ]
    person = sheet(v.character("T-1", "Everybody", "", "", cost=1, atk=1, defense=1, powers=whole))
    assert [(power["kind"], power["written"]) for power in person["powers"]] == [
        ("payment", "vocabulary"),
        ("cost of recruiting", "vocabulary"),
        ("triggered", "escape hatch"),
        ("continuous", "vocabulary"),
        ("replacement", "vocabulary"),
    ]
    assert [power["text"] for power in person["powers"]] == person["text"]
    twist = sheet(v.plot_twist("T-2", "Twist", threshold=1, effects=[v.draw()], ongoing=[power]))
    assert [(power["kind"], power["text"]) for power in twist["powers"]] == [
        ("plot twist", "Draw a card."),
        ("payment", "Ongoing: Activate → Draw a card."),
    ]


def test_cards_of_ones_own_are_shown_and_what_is_wrong_with_others_is_said(tmp_path):
    text = f'{AUTHOR.head}SET = CardSet("MINE", "My Set", (good, {AUTHOR.bad}))\n'
    path = write(tmp_path, text)
    result = run("cards", "--cards", str(path), "--set", "MINE")
    assert "Good One" in result.stdout
    assert "1 card, 0 of them reconstructed in part." in result.stdout
    assert f"{path}:{AUTHOR.first_line}: Bad, atk: character(...) is missing it." in result.stderr


def test_cards_of_ones_own_are_put_into_decks_and_played_with(tmp_path):
    path = write(tmp_path, f"{AUTHOR.head}CARDS = (good,)\n")
    listed = files("versus.decks.classic").joinpath("starters", "bprd.txt").read_text(encoding="utf-8")
    deck = write(tmp_path, listed.replace("4 Sidney Leach", "4 Good One"), "mine.txt")
    own = ["--cards", str(path)]
    assert "4 Good One" in run("deck", "show", str(deck), "--game", "classic", *own).stdout
    assert "Good One" in run("deck", "show", str(deck), "--game", "classic").stderr, "it is not known without"
    results = ["--out", str(tmp_path / "results"), "--workers", "1"]
    played = run("sim", str(deck), "bprd", "--games", "1", "--players", "random", *results, *own)
    assert played.exit_code == 0, played.output


def test_a_part_of_a_name_is_enough():
    assert "Hecate" in run("cards", "Hecat").stdout


def test_what_is_unknown_is_told_with_what_is_near():
    result = run("cards", "Hekate")
    assert result.exit_code == 1
    assert "Near it: Hecate" in result.stderr
    within = run("cards", "Gull", "--set", "HEL")
    assert within.exit_code == 1
    assert 'There is no card "Gull"' in within.stderr


def test_a_deck_shows_the_signs_and_what_they_mean():
    said = run("deck", "show", "bprd", "--game", "classic").stdout
    assert "4 Abe Sapien*" in said
    assert "* filled in by us, ~ inferred" in said
    thule = run("deck", "show", "Thule Society", "--game", "classic").stdout
    assert "4 Grigori Rasputin~" in thule


def test_signs_in_play_in_hand_and_on_a_page():
    view = duel(p1=side(front=[abe_sapien, true_father])).contest.view(0)
    abe, rasputin = view.sides[0]["front"]
    assert DRAWING.words(abe, Look()).numbers == "9/9*"
    assert DRAWING.words(rasputin, Look()).numbers == "7/7"
    assert brief(CLASSIC.words.sheet(little_boy)) == "1~: 1/1*"
    assert brief(CLASSIC.words.sheet(taken_to_the_air)) == "1*: twist"
    assert facts(CLASSIC.words.sheet(taken_to_the_air)) == "Plot twist* · threshold 1* · HEL-101"
    said = facts(CLASSIC.words.sheet(abe_sapien))
    assert said == "Character · Ichthyo Sapien · cost 5 · B.P.R.D. · ATK 9* · DEF 9* · HEL-005"


def test_a_page_says_what_the_keywords_of_a_card_mean():
    words = " ".join(run("cards", "HEL-003").stdout.split())
    assert "Range: May attack from the support row." in words
    assert "Range:" not in run("cards", "HEL-101").stdout


def test_a_page_explains_the_keywords_that_a_card_only_speaks_of():
    page = " ".join(run("cards", "HEL-101").stdout.split())
    assert "Flight: May attack" in page
    assert "Range: " not in page


def test_words_with_a_number_are_explained_where_they_are_printed():
    def mentioned(**printed):
        person = v.character("T-1", "Brute", "", "Team", cost=3, atk=3, defense=3, **printed)
        return CLASSIC.words.sheet(person).mentions

    assert mentioned(boost=1) == ["Boost"]
    assert mentioned(willpower=2) == ["Willpower"]
    assert mentioned() == []
