"""Moon Knight (DEF-016)."""

from versus.cards.tpcg.defenders.defenders import moon_knight
from versus.testing.tpcg import duel, rule, side


@rule("2P-PUP-08", "2P-GEN-01")
def test_any_character_card_powers_moon_knight_up():
    table = duel(p1=side(front=moon_knight, hand=["Ann 1/1", "Academy"]))
    table.p1.powers_up("Moon Knight", "Ann")
    assert table.p1["Moon Knight"].stats == (6, 6)
    assert table.p1.ko_pile == ["Ann"]
    assert table.p1.why_not("power up", "Academy", "Moon Knight") == "2P-PUP-08"


@rule("2P-PUP-08")
def test_others_are_powered_up_by_their_own_name_only():
    table = duel(p1=side(front=[moon_knight, "Bob 2/2"], hand=["Ann 1/1", "Bob 1/1"]))
    assert table.p1.why_not("power up", "Ann", "Bob") == "2P-PUP-08"
    table.p1.powers_up("Bob", "Bob in hand")
    assert table.p1["Bob"].plus == 1


@rule("2P-PUP-03")
def test_in_combat_too_and_as_often_as_there_are_cards():
    table = duel(p1=side(front="7/9"), p2=side(front=moon_knight, hand=["Ann 1/1", "Bob 1/1", "Cid 1/1"]))
    table.p1.attacks("7/9", "Moon Knight")
    for name in ("Ann", "Bob", "Cid"):
        table.p1.passes()
        table.p2.powers_up("Moon Knight", name)
    table.passes()
    assert table.p2["Moon Knight"].face_up


@rule("2P-PWR-03")
def test_a_moon_knight_without_his_powers_is_one_like_others():
    table = duel(p1=side(front="Moon Knight 5/5", hand="Ann 1/1"))
    assert table.p1.why_not("power up", "Ann", "Moon Knight") == "2P-PUP-08"
