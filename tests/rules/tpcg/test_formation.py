"""The Formation Step and the order of a row (2P-BLD-17 to 2P-BLD-22)."""

from versus.games.tpcg.language.filters import IsCharacter
from versus.games.tpcg.language.vocabulary import (
    back_row,
    draw,
    enemy,
    main_character,
    one,
    plot_twist,
    pull,
    push,
    when_appears,
    yours,
)
from versus.games.tpcg.words import BUILD, MAIN
from versus.testing.tpcg import duel, rule, side


@rule("2P-BLD-17")
def test_the_main_character_and_everybody_else_change_rows_in_one_step():
    table = duel(
        p1=side(main="Boss 3/6", main_row="front", back=["Ann 1/1", "Bob 1/1", "Cleo 1/1"]), at="formation"
    )
    table.p1.moves("Boss", "Ann", "Bob", "Cleo")
    assert table.p1.back == ["Boss"]
    assert table.p1.front == ["Ann", "Bob", "Cleo"]
    assert table.at == "formation"


@rule("2P-BLD-17")
def test_moving_is_optional_and_only_for_your_own():
    table = duel(p1=side(front="Ann 1/1", back="Bob 1/1"), p2=side(front="Cleo 1/1"), at="formation")
    assert not table.p1.may("move", "Cleo")
    assert not table.p1.offered("move", "Cleo")
    table.p1.goes_on()
    assert table.p1.front == ["Ann"]
    assert table.p2.front == ["Cleo"]


@rule("2P-BLD-18")
def test_exhausted_frozen_stunned_and_hidden_characters_move_and_stay_so():
    table = duel(
        p1=side(front=["Ann 1/1 frozen", "Bob 1/1 exhausted"], back=["Cleo 1/1 stunned", "Dan 1/1 hidden"]),
        at="formation",
    )
    table.p1.moves("Ann", "Bob", "Cleo", "Dan")
    assert table.p1["Ann"].row == table.p1["Bob"].row == "back"
    assert table.p1["Cleo"].row == table.p1["Dan"].row == "front"
    assert table.p1["Ann"].exhausted
    assert table.p1["Ann"].frozen
    assert table.p1["Bob"].exhausted
    assert table.p1["Cleo"].stunned
    assert table.p1["Dan"].hidden


@rule("2P-BLD-19")
def test_the_order_in_a_row_is_kept():
    table = duel(
        p1=side(front=["Ann 1/1", "Bob 1/1", "Cleo 1/1"], hand=["Dan 1/1 c0"]),
        p2=side(front=["Eve 1/1", "Fay 1/1"]),
        at="recruit",
    )
    table.p1.recruits("Dan", "front")
    assert table.p1.front == ["Ann", "Bob", "Cleo", "Dan"]
    table.p1.goes_on()
    table.p1.moves("Bob")
    assert table.p1.front == ["Ann", "Cleo", "Dan"]
    table.p1.goes_to("main")
    table.p1.attacks("Ann", "Fay")
    table.passes()
    assert table.p1["Ann"].stunned
    assert table.p2["Fay"].stunned
    assert table.p1.front == ["Ann", "Cleo", "Dan"]
    assert table.p2.front == ["Eve", "Fay"]


@rule("2P-BLD-19")
def test_left_and_right_do_not_matter_to_an_attack():
    table = duel(p1=side(front=["Ann 1/1", "Bob 1/1", "Cleo 1/1"]), p2=side(front=["Eve 1/1", "Fay 1/1"]))
    for attacker in ("Ann", "Bob", "Cleo"):
        for defender in ("Eve", "Fay"):
            assert table.p1.may("attack", attacker, defender)


@rule("2P-BLD-20")
def test_ten_characters_stand_in_one_row():
    names = [f"Soldier {number} 1/1" for number in range(1, 10)]
    table = duel(p1=side(main="Boss 3/6", back=names), at="formation")
    table.p1.moves("Boss", *names)
    assert len(table.p1.front) == 10
    assert table.p1.back == []


@rule("2P-BLD-21")
def test_moving_is_no_appearing_and_leaves_a_character_as_it_was():
    herald = main_character(
        "T-1", "Herald", atk=3, defense=6, powers=[when_appears(draw(), subject=IsCharacter())]
    )
    table = duel(p1=side(main=herald, front="Ann 1/1 w1 +2", hand=["Bob 1/1 c0"]), at="recruit")
    table.p1.recruits("Bob")
    assert len(table.p1.hand) == 1
    table.p1.goes_on()
    table.p1.moves("Ann", "Bob")
    assert table.p1["Ann"].row == "back"
    assert len(table.p1.hand) == 1
    assert table.p1["Ann"].ready
    assert table.p1["Ann"].face_up
    assert table.p1["Ann"].wounds == 1
    assert table.p1["Ann"].stats == (3, 3)


@rule("2P-BLD-22")
def test_outside_your_formation_step_nobody_moves_by_themselves():
    table = duel(p1=side(front="Ann 1/1"), p2=side(front="Bob 1/1"), at="build")
    assert table.at == "recruit"
    assert table.p1.why_not("move", "Ann") == "2P-BLD-22"
    table.p1.goes_to("formation")
    assert table.p1.may("move", "Ann")
    assert not table.p2.may("move", "Bob")
    table.p1.goes_to("main")
    assert table.p1.why_not("move", "Ann") == "2P-BLD-22"


@rule("2P-BLD-22")
def test_an_effect_moves_a_character_at_any_time():
    hook = plot_twist("T-2", "Hook", MAIN, pull(one(enemy, back_row)))
    shove = plot_twist("T-3", "Shove", BUILD, push(one(yours)))
    table = duel(
        p1=side(main_row="front", hand=[hook, shove]),
        p2=side(main_row="front", back="Bob 1/1"),
        at="recruit",
    )
    table.p1.plays("Shove")
    assert table.p1.main.row == "back"
    table.p1.goes_to("main")
    table.p1.plays("Hook")
    assert table.p2["Bob"].row == "front"
