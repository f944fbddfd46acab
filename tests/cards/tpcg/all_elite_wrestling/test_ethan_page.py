"""Ethan Page (AEW-046)."""

from versus.cards.tpcg.all_elite_wrestling.heels import ethan_page, scorpio_sky
from versus.games.tpcg.language.vocabulary import loses_powers, one, plot_twist, yours
from versus.games.tpcg.words import MAIN
from versus.testing.tpcg import duel, rule, side

# Men of the Year


@rule("2P-PUP-14")
def test_scorpio_sky_powers_him_up_in_combat_and_draws_a_card():
    table = duel(p1=side(front=ethan_page, hand=scorpio_sky, deck=3), p2=side(front="Foe 0/99"))
    assert table.p1.why_not("power up", "Scorpio Sky", "Ethan Page") == "2P-PUP-08"
    table.p1.attacks("Ethan Page", "Foe")
    table.p1.powers_up("Ethan Page", with_="Scorpio Sky")
    assert table.p1["Ethan Page"].plus == 1
    assert len(table.p1.hand) == 1
    table.passes()


@rule("2P-PUP-15")
def test_his_own_card_draws_none():
    table = duel(p1=side(front=ethan_page, hand=ethan_page, deck=3), p2=side(front="Foe 0/99"))
    table.p1.attacks("Ethan Page", "Foe")
    table.p1.powers_up("Ethan Page")
    assert table.p1["Ethan Page"].plus == 1
    assert table.p1.hand == []
    table.passes()


# All Ego


def test_he_team_attacks_with_scorpio_sky_and_with_nobody_else():
    p1 = side(main="Chief 1/9 Heels", main_row="front", front=[ethan_page, scorpio_sky, "Ann 1/9 Heels"])
    table = duel(p1=p1, p2=side(front="Foe 0/99"))
    assert table.p1.why_not("attack", ["Ethan Page", "Ann"], "Foe") == "2P-GEN-02"
    assert table.p1.why_not("attack", ["Chief", "Ethan Page"], "Foe") == "2P-GEN-02"
    assert table.p1.why_not("attack", ["Scorpio Sky", "Ann", "Ethan Page"], "Foe") == "2P-GEN-02"
    assert table.p1.may("attack", ["Scorpio Sky", "Ann"], "Foe")
    table.p1.attacks(["Ethan Page", "Scorpio Sky"], "Foe")
    table.passes()


def test_alone_he_attacks_whom_he_likes():
    table = duel(p1=side(front=ethan_page), p2=side(front="Foe 0/5 h3"))
    table.p1.attacks("Ethan Page", "Foe")
    table.passes()
    assert table.p2["Foe"].stunned


def test_without_his_powers_he_is_like_everybody_else():
    gloom = plot_twist("T-1", "Gloom", MAIN, loses_powers(one(yours)))
    p1 = side(front=[ethan_page, "Ann 1/9 Heels"], hand=gloom)
    table = duel(p1=p1, p2=side(front="Foe 0/99"))
    table.p1.plays("Gloom", on="Ethan Page")
    table.p1.attacks(["Ethan Page", "Ann"], "Foe")
    table.passes()
