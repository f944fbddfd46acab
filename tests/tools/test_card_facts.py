from tools import card_facts
from versus.cards.catalogue import house


def test_the_page_of_what_we_filled_in_is_up_to_date():
    assert card_facts.PAGE.read_text(encoding="utf-8") == card_facts.page()


def test_every_fact_we_filled_in_has_a_reason_and_every_reason_a_fact():
    seen = [card for card in house("2pcg") if not card.key.startswith(card_facts.DHK)]
    filled = {(card.key, field) for card in seen for field in card.facts.filled}
    assert filled == set(card_facts.REASONS)


def test_every_classic_card_that_no_source_knows_in_full_has_a_note():
    unsure = {card.key for card in house("classic") if card.facts.filled or card.facts.inferred}
    assert unsure == set(card_facts.NOTES)
