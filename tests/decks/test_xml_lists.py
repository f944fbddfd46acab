"""OCTGN and Cockatrice files, from our hand and from others', and XML that means no good."""

from collections import Counter

import pytest

from tests.decks.tpcg.small_set import CATALOGUE, keys, problems, read
from versus.cards.catalogue import house
from versus.decks import read_deck, starter, write_deck
from versus.decks.octgn import guid
from versus.decks.problems import AmbiguousCard, BadFile, BadLine, NobodyLeads, UnknownCard
from versus.games.house import games

CLASSIC = "classic"
FOREIGN_O8D = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="43054c18-2362-43e0-a434-72f8d0e8477c" sleeveid="0">
  <section name="Main Character" shared="False">
    <card qty="1" id="862c8edf-c273-4b3d-a9a9-cb222085092d">Cyclops</card>
    <card qty="1" id="85cdbb92-09d8-4d86-9fe0-5e9c43946544">Cyclops</card>
  </section>
  <section name="Deck" shared="False">
    <card qty="3" id="1a750452-8821-41ba-96be-d6a1e1872097">Blob</card>
    <card qty="1" id="">Visor</card>
    <card qty="1" id="x" name="Can't Touch &lt;This&gt; &amp; That" />
  </section>
  <notes><![CDATA[wins on Tuesdays]]></notes>
</deck>
"""

FOREIGN_COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <lastLoadedTimestamp></lastLoadedTimestamp>
  <deckname>Eyes</deckname>
  <bannerCard providerId="">Cyclops</bannerCard>
  <comments>mine &amp; only mine</comments>
  <zone name="main">
    <card number="3" name="Blob" setShortName="ELSE" collectorNumber="7" uuid="0"/>
    <card number="1" name="Bishop" setShortName="TWO"/>
    <card number="2" name="Cyclops"/>
  </zone>
  <zone name="side"><card number="1" name="Cyclops"/><card number="1" name="Visor"/></zone>
  <zone name="tokens"><card number="9" name="Doll"/></zone>
</cockatrice_deck>
"""


def o8d(cards, leader='<card qty="1" id="">Cyclops</card>'):
    main = f'<section name="Main Character">{leader}</section>'
    return f'<deck>{main}<section name="Deck">{cards}</section></deck>'


def cod(cards, side='<card number="1" name="Cyclops"/>'):
    return (
        f'<cockatrice_deck><zone name="main">{cards}</zone><zone name="side">{side}</zone></cockatrice_deck>'
    )


def test_an_octgn_deck_with_strange_ids_is_understood_by_its_names():
    deck = read(FOREIGN_O8D, name="tuesday")
    assert (deck.leader.key, deck.name) == ("ONE-001", "tuesday")
    assert keys(deck.levels) == ["ONE-002", "ONE-003"]
    assert keys(deck.cards) == ["TWO-011"] * 3 + ["ONE-030", "ONE-023"]


def test_a_cockatrice_deck_is_understood_by_its_names_and_sets():
    deck = read(FOREIGN_COD)
    assert (deck.leader.key, deck.name) == ("ONE-001", "Eyes")
    assert keys(deck.levels) == ["ONE-002", "ONE-003"]
    assert keys(deck.cards) == ["TWO-011"] * 3 + ["TWO-010", "ONE-010", "ONE-010"]
    assert keys(deck.pile) == ["ONE-030"]


def test_an_octgn_id_may_be_a_card_number():
    assert keys(read(o8d('<card qty="1" id="TWO-010">Bishop</card>')).cards) == ["TWO-010"]
    assert keys(read(o8d('<card qty="1" id="TWO-010"/>')).cards) == ["TWO-010"]


def test_an_id_of_a_renamed_card_still_finds_it():
    assert keys(read(o8d('<card qty="1" id="TWO-010">Bishop, formerly</card>')).cards) == ["TWO-010"]


def test_a_leader_in_the_main_zone_leads_when_the_side_has_none():
    deck = read(cod('<card number="1" name="Magneto"/><card number="1" name="Blob"/>', side=""))
    assert (deck.leader.key, keys(deck.cards)) == ("TWO-003", ["TWO-011"])


def test_other_main_characters_on_the_side_are_the_pile():
    deck = read(cod("", side='<card number="1" name="Cyclops"/><card number="1" name="Magneto"/>'))
    assert (deck.leader.key, keys(deck.pile)) == ("ONE-001", ["TWO-003"])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "iso-8859-1"])
def test_xml_is_read_in_the_encoding_it_names(encoding):
    named = "utf-8" if encoding == "utf-8-sig" else encoding
    text = f'<?xml version="1.0" encoding="{named}"?>' + cod('<card number="1" name="Rey Fénix"/>')
    assert keys(read(text.encode(encoding)).cards) == ["ONE-014"]


# Bad input


def test_broken_xml_says_where():
    (problem,) = problems('<deck>\n  <section name="Deck">\n</deck>')
    assert isinstance(problem, BadFile)
    assert str(problem) == "Line 3: this is not well-formed XML (mismatched tag, column 3)."


@pytest.mark.parametrize(
    "text", ["<", "<deck", "<deck>", "<deck></deck><deck></deck>", "<deck>&copy;</deck>", "<deck>\x00</deck>"]
)
def test_whatever_is_wrong_with_xml_is_a_problem_and_no_crash(text):
    (problem,) = problems(text)
    assert isinstance(problem, BadFile)
    assert "not well-formed XML" in str(problem)


@pytest.mark.parametrize("encoding", ["klingon", "utf-7", "big5", "rot13"])
def test_an_encoding_that_cannot_be_read_is_a_problem_and_no_crash(encoding):
    (problem,) = problems(f'<?xml version="1.0" encoding="{encoding}"?><deck></deck>')
    assert isinstance(problem, BadFile)


LAUGHS = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))


@pytest.mark.parametrize(
    "document",
    [
        f'<!DOCTYPE deck [<!ENTITY l0 "ha">{LAUGHS}]><deck>&l9;</deck>',
        '<!DOCTYPE deck [<!ENTITY file SYSTEM "file:///etc/hostname">]><deck>&file;</deck>',
        '<!DOCTYPE deck SYSTEM "http://localhost/deck.dtd"><deck/>',
        '<!DOCTYPE deck [<!ENTITY % more SYSTEM "file:///etc/hostname"> %more;]><deck/>',
        "<!DOCTYPE deck><deck/>",
    ],
    ids=["laughs", "file", "remote", "parameter", "bare"],
)
def test_a_document_type_is_refused_before_anything_in_it_is_read(document):
    (problem,) = problems(f'<?xml version="1.0"?>\n{document}')
    assert problem == BadFile(
        2, "a deck file has no document type and no entities of its own; this one is refused."
    )


def test_xml_of_another_kind_is_named():
    (problem,) = problems("<html><body/></html>")
    assert str(problem) == (
        "Line 1: <html> is neither an OCTGN deck (<deck>) nor a Cockatrice deck (<cockatrice_deck>)."
    )


@pytest.mark.parametrize("number", ["", "0", "-1", "many", "1e3", "100", "٣", "9" * 5000])
def test_a_number_of_copies_that_is_none_is_named(number):
    (octgn,) = problems(o8d(f'<card qty="{number}" id="">Blob</card>'))
    (cockatrice,) = problems(cod(f'<card number="{number}" name="Blob"/>'))
    assert isinstance(octgn, BadLine)
    assert isinstance(cockatrice, BadLine)
    assert '"qty" is a number between 1 and 99' in str(octgn)
    assert '"number" is a number between 1 and 99' in str(cockatrice)


def test_unknown_and_ambiguous_names_have_the_line_of_their_tag():
    unknown, ambiguous = problems(cod('\n<card number="1" name="Blobb"/>\n<card number="1" name="Twin"/>'))
    assert unknown == UnknownCard(2, "Blobb", ("Blob",))
    assert isinstance(ambiguous, AmbiguousCard)
    assert ambiguous.line == 3


@pytest.mark.parametrize("text", ["<deck/>", "<cockatrice_deck/>", o8d("", leader=""), cod("", side="")])
def test_an_empty_deck_has_nobody_to_lead_it(text):
    assert problems(text) == [NobodyLeads(0, "Cyclops")]


def test_deep_nesting_is_passed_over():
    read(o8d("<section>" * 5000 + "</section>" * 5000))


# What we write


def test_an_octgn_file_has_sections_guids_and_the_name_in_its_notes():
    deck = read("Name: A & B\nMain: Cyclops\n2 Blob\nPile:\n1 Visor")
    assert write_deck(deck, CATALOGUE, ".o8d") == (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<deck game="6e1ff68a-4471-5190-baa5-beafd853a6f3">\n'
        '  <section name="Main Character" shared="False">\n'
        '    <card qty="1" id="4f1de7d1-310d-5597-b6ea-36ea5bd640e4">Cyclops</card>\n'
        '    <card qty="1" id="b32e9e29-55c5-5b83-89cb-b44bc282fe6a">Cyclops</card>\n'
        '    <card qty="1" id="23cd0063-d866-5bb4-b42c-d0185ca613fa">Cyclops</card>\n'
        "  </section>\n"
        '  <section name="Deck" shared="False">\n'
        '    <card qty="2" id="6c1c38ca-342e-5bef-bda7-20b51692046c">Blob</card>\n'
        "  </section>\n"
        '  <section name="Pile" shared="False">\n'
        '    <card qty="1" id="410b043f-53e4-5b88-9a69-b5ad7c6ba735">Visor</card>\n'
        "  </section>\n"
        "  <notes>Name: A &amp; B</notes>\n"
        "</deck>\n"
    )


def test_two_games_give_a_card_number_ids_of_their_own():
    ids = [guid(game, "HOX-001") for game in games()]
    assert len(set(ids)) == len(ids)
    bureau = starter("bprd")
    written = write_deck(bureau, house(CLASSIC), ".o8d")
    assert guid(CLASSIC, bureau.cards[0].key) in written
    again = read_deck(written.encode(), house(CLASSIC))
    assert Counter(again.cards) == Counter(bureau.cards)


def test_a_cockatrice_file_has_zones_sets_and_numbers():
    deck = read("Name: A & B\nMain: Magneto\n2 Blob\nPile:\n1 Visor")
    assert write_deck(deck, CATALOGUE, ".cod") == (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<cockatrice_deck version="1">\n'
        "  <deckname>A &amp; B</deckname>\n"
        "  <comments />\n"
        '  <zone name="main">\n'
        '    <card number="2" name="Blob" setShortName="TWO" collectorNumber="011" />\n'
        "  </zone>\n"
        '  <zone name="side">\n'
        '    <card number="1" name="Magneto" setShortName="TWO" collectorNumber="003" />\n'
        '    <card number="1" name="Visor" setShortName="ONE" collectorNumber="030" />\n'
        "  </zone>\n"
        "</cockatrice_deck>\n"
    )


def test_files_of_ours_find_their_cards_by_id_even_among_namesakes():
    deck = read("Main: Cyclops\n2 Twin (ONE-013)\n1 Bishop (TWO)")
    for ending in (".o8d", ".cod"):
        assert read_deck(write_deck(deck, CATALOGUE, ending).encode(), CATALOGUE) == deck
