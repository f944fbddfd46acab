"""What cannot be done now and why, and the page of a card, as the terminal tells a player of the 2PCG."""

from tests.terminal.tables import option, play_until, table
from versus.games.tpcg.plug import TPCG
from versus.games.tpcg.words import DECK, HAND, RESOURCE
from versus.terminal import reading
from versus.terminal.reading import UNSEEN
from versus.terminal.tpcg.drawing import DRAWING
from versus.testing.tpcg import duel, side


def lines(battle, seat, card) -> str:
    return "\n".join(DRAWING.refusals(battle, seat, card).lines)


def test_a_card_in_hand_tells_why_it_cannot_be_played_now():
    session = table()
    play_until(session, "Main Phase")
    battle = session.game
    card = battle.pile(0, HAND)[0]
    assert "✗ Place it face down: That step is over or has not begun. (2P-TRN-14)" in lines(battle, 0, card)


def test_what_is_allowed_is_listed_too():
    session = table()
    play_until(session, "Resource Step")
    battle = session.game
    assert "✓ Place it face down" in lines(battle, 0, battle.pile(0, HAND)[0])


def test_an_own_character_tells_why_it_cannot_attack():
    duel_table = duel(p1=side(back="3/3"), p2=side(front="2/2"))
    battle = duel_table.battle
    card = battle.characters(0)[-1]
    told = lines(battle, 0, card)
    assert "✗ Attack with it: From the back row only a character with Ranged attacks. (2P-CMB-04)" in told


def test_an_enemy_behind_the_front_row_tells_who_protects_it():
    duel_table = duel(p1=side(front="3/3"), p2=side(front="2/2", back="1/1"))
    battle = duel_table.battle
    behind = next(card for card in battle.characters(1) if battle.definition[card].atk == 1)
    told = lines(battle, 0, behind)
    assert "A face-up character in the front row protects it. (2P-CMB-13)" in told


def test_a_card_that_may_not_be_seen_tells_nothing():
    session = table()
    play_until(session, "Main Phase")
    battle = session.game
    for card in (*battle.pile(1, HAND), battle.pile(0, DECK)[0]):
        page = DRAWING.refusals(battle, 0, card)
        assert page.title == "This card"
        assert page.lines == ("You may not look at it (2P-ZON-19).",)


def test_a_resource_says_what_it_is_for():
    session = table()
    play_until(session, "Resource Step")
    session.answer(option(session, "Place"))
    battle = session.game
    assert "pays for powers" in lines(battle, 0, battle.pile(0, RESOURCE)[0])


def test_a_page_holds_facts_powers_and_state():
    session = table()
    play_until(session, "Main Phase")
    view = session.view()
    mine = view.sides[0]
    main = next(card for card in (*mine["front"], *mine["back"]) if "main character" in card.marks)
    page = reading.page(session.game, TPCG, view, session.called(), main)
    assert page.title == main.name
    assert page.lines[0].startswith("Main character · Level 1")
    assert any(line.startswith("Now: ") for line in page.lines)


def test_a_back_has_no_page():
    session = table()
    play_until(session, "Main Phase")
    session.answer(option(session, "End the turn"))
    play_until(session, "Main Phase")
    backs = [card for card in session.view().sides[1]["resources"] if card.key is None]
    assert backs
    page = reading.page(session.game, TPCG, session.view(), session.called(), backs[0])
    assert page.lines == (UNSEEN,)
