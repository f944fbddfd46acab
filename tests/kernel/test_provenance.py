"""Where each fact of a card comes from: written beside it, noted as the card is built, shown everywhere."""

import msgspec
import pytest

from versus.cards.catalogue import house
from versus.cards.tpcg.defenders_of_hells_kitchen.defenders import white_tiger
from versus.games.house import game_called
from versus.games.tpcg.language.vocabulary import (
    called,
    draw,
    gain_xp,
    inferred,
    main_character,
    ours,
    plot_twist,
    special_location,
    super_power,
    supporting,
    when_attacks,
)
from versus.games.tpcg.printed.origin import fields, origins
from versus.games.tpcg.text import card_text
from versus.games.tpcg.words import COMBAT, ENERGY, FLIGHT, MAIN, NO_ICON, SKILL, SWARM
from versus.kernel.provenance import INFERRED, RECONSTRUCTED, SOURCE, origin, sign
from versus.terminal.card_page import card_page
from versus.terminal.reading import facts as fact_line
from versus.terminal.reading import unsourced
from versus.testing.tpcg import duel, side

TPCG = game_called("2pcg")


def scout(**changed):
    """A card of which little is known; what is said in `changed` was found on the printed card."""
    said = {
        "cost": inferred(2),
        "atk": ours(3, "LEG-042"),
        "defense": ours(4, "LEG-042"),
        "health": 1,
        "teams": inferred(("X-Men",)),
        "keywords": ours((FLIGHT,)),
        "powers": [
            super_power("Spy", MAIN, ours(SKILL), draw()),
            ours(when_attacks(draw()), "LEG-042"),
        ],
    }
    return supporting("T-1", "Scout", **{**said, **changed})


def test_values_come_out_plain_and_their_origins_are_noted():
    card = scout()
    assert (card.cost, card.atk, card.defense, card.facts.teams) == (2, 3, 4, ("X-Men",))
    assert card.facts.inferred == ("cost", "team")
    assert card.facts.filled == ("atk", "def", "icons", "keywords", "power 1 cost", "power 2")
    assert dict(card.facts.models) == {"atk": "LEG-042", "def": "LEG-042", "power 2": "LEG-042"}


def test_the_origin_of_a_field_is_one_of_three():
    card = scout()
    assert origin(card, "health") == SOURCE
    assert origin(card, "cost") == INFERRED
    assert origin(card, "atk") == RECONSTRUCTED
    assert set(origins(card)) == set(fields(card))


def test_a_part_of_a_power_is_no_more_certain_than_the_power():
    card = scout()
    assert origin(card, "power 1") == SOURCE
    assert origin(card, "power 1 effect") == SOURCE
    assert origin(card, "power 1 cost") == RECONSTRUCTED
    assert origin(card, "power 2 effect") == RECONSTRUCTED


@pytest.mark.parametrize(
    ("field", "found"),
    [
        ("cost", {"cost": 3}),
        ("atk", {"atk": 5}),
        ("team", {"teams": ("X-Men",)}),
        ("icons", {"keywords": (FLIGHT,)}),
        ("power 2", {"powers": [super_power("Spy", MAIN, ours(SKILL), draw()), when_attacks(draw())]}),
        ("power 1 cost", {"powers": [super_power("Spy", MAIN, ENERGY, draw()), ours(when_attacks(draw()))]}),
    ],
)
def test_the_printed_value_in_its_place_takes_that_mark_away_and_no_other(field, found):
    """The one change in one line that a source is worth: no list elsewhere names the field."""
    before, after = origins(scout()), origins(scout(**found))
    gone = {"icons", "keywords"} if field == "icons" else {name for name in before if name.startswith(field)}
    assert before[field] != "source"
    assert {name for name in after if after[name] != before[name]} == {
        name for name in gone if before[name] != "source"
    }
    assert all(after[name] == "source" for name in gone)


def test_lines_of_a_face_have_the_sign_of_what_they_show():
    assert card_text(scout()) == [
        "[Flight] *",
        "Spy. Main [Skill]: Draw a card. *",
        "When this character attacks, draw a card. *",
    ]
    known = scout(keywords=(FLIGHT,), powers=[inferred(when_attacks(draw()))])
    assert card_text(known) == ["[Flight]", "When this character attacks, draw a card. ~"]


def test_icons_and_keywords_are_told_apart():
    card = scout(keywords=(SWARM, ours(NO_ICON)))
    assert card.facts.keywords == (SWARM,)
    assert (origin(card, "icons"), origin(card, "keywords")) == (RECONSTRUCTED, SOURCE)
    assert card_text(card)[0] == "Swarm"


def test_the_name_of_a_power_may_be_known_and_not_what_it_does():
    card = scout(powers=[called("Ambush", ours(when_attacks(draw())))])
    assert origin(card, "power 1") == SOURCE
    assert origin(card, "power 1 effect") == RECONSTRUCTED
    assert card_text(card)[-1].endswith("*")


def test_level_up_twists_and_locations_are_marked_as_well():
    climber = main_character(
        "T-2", "Climber", atk=1, defense=5, level_up=ours(4), powers=[when_attacks(gain_xp())]
    )
    assert card_text(climber) == ["Level Up (4): When this character attacks, gain 1 XP. *"]
    ploy = plot_twist("T-3", "Ploy", COMBAT, draw(), any_turn=inferred(True))
    assert card_text(ploy) == ["[Any Turn] Combat: Draw a card. ~"]
    den = special_location("T-4", "Den", ours((ENERGY, SKILL)))
    assert card_text(den) == ["Special location. Pays [Energy] or [Skill]. *"]


def test_a_card_that_is_known_whole_has_no_sign_anywhere():
    pyro = house("2pcg").by_key["HOX-013"]
    assert set(origins(pyro).values()) == {"source"}
    assert unsourced(TPCG.words.sheet(pyro)) == []


# Where it is shown


def test_a_page_shows_a_sign_beside_each_value_and_tells_what_is_not_known():
    sheet = TPCG.words.sheet(white_tiger)
    assert "cost 3~ · Defenders~ · ATK 3* · DEF 3* · Health 2* · DHK-017" in fact_line(sheet)
    assert unsourced(sheet) == [
        "Reconstructed (*): atk, def, health, icons and keywords after LEG-042.",
        "Inferred (~): cost and team.",
    ]
    assert card_page(sheet, TPCG).title is not None


def test_other_programs_read_it():
    data = msgspec.to_builtins(TPCG.words.sheet(scout()))
    assert data["filled"] == ["atk", "def", "icons", "keywords", "power 1 cost", "power 2"]
    assert data["inferred"] == ["cost", "team"]
    assert data["models"]["atk"] == "LEG-042"
    assert [power["origin"] for power in data["powers"]] == ["reconstructed", "reconstructed"]
    assert "origin" not in msgspec.to_builtins(TPCG.words.sheet(white_tiger))["powers"][0], "as stated"


def test_on_the_table_it_is_signed_too():
    table = duel(p1=side(front=[white_tiger, "3/3"]))
    cards = [card for pile in table.battle.view(0).sides[0].piles for card in pile.cards]
    assert {card.name: card.sign for card in cards if card.name in ("White Tiger", "3/3")} == {
        "White Tiger": "*",
        "3/3": "",
    }
    assert sign(white_tiger, "name") == ""
