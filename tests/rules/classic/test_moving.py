"""Moves by effects, changes of control, hands and what is removed (CL-MOV, CL-STN)."""

import pytest

from versus.games.classic.language.changes import Cannot, Gets
from versus.games.classic.language.effects.characters import Give
from versus.games.classic.language.effects.moving import (
    EITHER_AREA,
    HIDDEN_AREA,
    Moves,
    PutsIntoPlay,
    RemovesFromGame,
    ReturnsToHand,
)
from versus.games.classic.language.effects.players import EACH_PLAYER, LoseEndurance
from versus.games.classic.language.selectors import Characters
from versus.games.classic.printed.definition import Payment, Play
from versus.games.classic.table.harm import ready
from versus.games.classic.words import CAME_INTO_PLAY, KO, LEFT_PLAY, TO_READY
from versus.kernel.choosing import Chosen, Each
from versus.kernel.effects import Number
from versus.kernel.modifiers import THIS_TURN
from versus.kernel.nodes import Selector, Trigger
from versus.testing.classic import Refused, duel, powered, rule, side

IT = Chosen(0)
VISIBLE = {"front", "support"}
HIDDEN = {"hidden front", "hidden support"}


def rows(player):
    return {row for row, _ in player.positions}


@rule("CL-MOV-01", "CL-MOV-02", "CL-MOV-03", "CL-KEY-09")
def test_one_moved_alone_takes_an_empty_place_of_its_area_or_stays():
    table = duel(p1=side(front="X 1/1", support="Y 1/1", hidden_front="H 1/1 concealed"))
    table.resolves(Moves(IT), "X")
    assert rows(table.p1) == VISIBLE
    assert ("front", 1) in table.p1.positions
    with pytest.raises(Refused):
        table.p1.places("support", 1)
    table.p1.places("front", 1)
    assert not table.happened("moved")
    table.resolves(Moves(IT), "H")
    assert rows(table.p1) == HIDDEN
    table.p1.places("hidden support", 1)
    assert table.p1["H"].place == ("hidden support", 1)


@rule("CL-MOV-02", "CL-MOV-01")
def test_two_moved_by_one_instruction_may_swap():
    table = duel(p1=side(front="X 1/1", support="Y 1/1"))
    table.resolves(Moves(Each(EVERYBODY)))
    table.p1.places("support", 1)
    table.p1.places("front", 1)
    assert table.p1["X"].place == ("support", 1)
    assert table.p1["Y"].place == ("front", 1)


@rule("CL-MOV-02")
def test_a_place_once_taken_in_a_move_stays_taken():
    table = duel(p1=side(front="X 1/1", support="Y 1/1"))
    table.resolves(Moves(Each(EVERYBODY)))
    table.p1.places("support", 1)
    assert ("support", 1) not in table.p1.positions
    table.p1.places("front", 2)
    assert table.p1["Y"].place == ("front", 2)


@rule("CL-MOV-04", "CL-KEY-09", "CL-ZON-22")
def test_a_move_to_another_area_goes_to_any_empty_position_of_either_row():
    table = duel(p1=side(front="X 1/1", hidden_front="H 1/1 concealed"))
    table.resolves(Moves(IT, HIDDEN_AREA), "X")
    assert rows(table.p1) == HIDDEN
    assert ("hidden front", 1) not in table.p1.positions
    table.p1.places("hidden support", 1)
    assert table.p1["X"].hidden
    table.resolves(Moves(IT, EITHER_AREA), "H")
    assert rows(table.p1) == VISIBLE | HIDDEN
    table.p1.places("support")
    assert not table.p1["H"].hidden
    assert not table.happened("came into play")
    assert not table.happened("left play")


@rule("CL-MOV-06", "CL-MOV-07", "CL-MOV-10", "CL-ZON-22")
@pytest.mark.parametrize(("row", "goals"), [("front", VISIBLE), ("hidden_support", HIDDEN)])
def test_a_stolen_character_comes_to_the_same_kind_of_area_and_into_no_play(row, goals):
    table = duel(p1=side(front="Abe 9/9, @0"), p2=side(**{row: "Liz 5/4"}))
    table.resolves(Moves(IT, yours=True), "Liz")
    assert rows(table.p1) == goals
    table.p1.places(min(goals))
    assert table.p1["Liz"].controller == 1
    assert table.happened("control changed", "Liz") == 1
    assert not table.happened("came into play")
    assert not table.happened("left play")


def by_formation(table):
    """Player 2 rearranges in the formation step."""
    table.p2.moves("Liz", "support", 4)
    table.p2.goes_on()


def moved_to(row, column, **how):
    """An effect of player 1 moves Liz."""

    def move(table):
        table.resolves(Moves(IT, **how), "Liz")
        table.p1.places(row, column)

    return move


@rule("CL-ZON-22", "CL-MOV-11")
@pytest.mark.parametrize(
    ("move", "at", "place"),
    [
        (by_formation, "formation", ("support", 4)),
        (moved_to("support", 1), "attack", ("support", 1)),
        (moved_to("front", 2), "attack", ("front", 2)),
        (moved_to("hidden front", 5, area=HIDDEN_AREA), "attack", ("hidden front", 5)),
        (moved_to("front", 1, yours=True), "attack", ("front", 1)),
    ],
    ids=["formation", "row", "column", "area", "control"],
)
def test_whoever_moves_is_the_same_object_and_neither_comes_into_play_nor_leaves_it(move, at, place):
    toll = [Trigger(kind, LoseEndurance(EACH_PLAYER, Number(1))) for kind in (CAME_INTO_PLAY, LEFT_PLAY)]
    aimed = Payment(Play(Give(IT, (Gets(Number(10), Number(0)),), THIS_TURN), (Characters(),)))
    table = duel(
        p1=side(front=[powered("Gate 1/1, @0", triggers=tuple(toll))]),
        p2=side(
            front=["Liz 5/4, plus2", powered("Coach 1/1, @6", payments=(aimed,))],
            equipment={"Liz": "Belt equipment optional"},
        ),
        at=at,
        whose=2 if at == "formation" else 1,
        initiative=2,
    )
    table.gives(Gets(Number(1), Number(1)), "Liz", of=2, until=THIS_TURN)
    if at != "formation":
        table.p1.passes()
        table.p2.uses("Coach", "Liz")
    number = table.contest.stamp[table.p2["Liz"].id]
    move(table)
    liz = table.anywhere("Liz", 1)
    piece = table.p2["Liz"] if table.p2["Liz"].id == liz else table.p1["Liz"]
    assert piece.place == place
    assert table.contest.stamp[liz] == number, "everybody sees that it is the same one"
    assert piece.stats == (8, 7), "what lasts this turn and its counters are still on it"
    assert piece.equipment == ["Belt"]
    assert table.p1.endurance == 50
    assert "Gate" not in table.chain
    if at != "formation":
        table.passes()
        assert piece.stats == (18, 7), "and what was aimed at it still reaches it"


@rule("CL-MOV-10", "CL-REC-17")
def test_a_change_of_control_does_not_look_for_namesakes():
    table = duel(p1=side(front="Liz 5/4, @0"), p2=side(front="Liz 3/3"))
    table.resolves(Moves(IT, yours=True), table.p2["Liz"].id)
    table.p1.places("front", 1)
    assert table.p1.characters == ["Liz", "Liz"]
    assert table.p2.characters == []
    assert not table.happened("came into play")


@rule("CL-MOV-08", "CL-CON-03", "CL-EQP-08")
def test_a_defender_that_changes_sides_defends_no_more():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Liz 5/4 c3", equipment={"Liz": "Gun equipment"}))
    table.p1.attacks("Kong", "Liz")
    table.resolves(Moves(IT, yours=True), "Liz")
    table.p1.places("front", 2)
    assert not table.p1["Liz"].defending
    assert table.p1["Gun"].bearer == "Liz"
    table.passes()
    assert table.p1["Kong"].ready
    assert not table.p1["Liz"].stunned
    assert (table.p1.endurance, table.p2.endurance) == (50, 50)


@rule("CL-MOV-08")
def test_an_attacker_that_changes_sides_attacks_no_more():
    table = duel(p1=side(front="Kong 9/9"), p2=side(front="Liz 5/4 c3"))
    table.p1.attacks("Kong", "Liz")
    table.resolves(Moves(IT, yours=True), "Kong", of=2)
    table.p2.places("front", 2)
    table.passes()
    assert not table.p2["Liz"].stunned
    assert table.p2["Kong"].exhausted


@rule("CL-T-17", "CL-EQP-15", "CL-FRM-16", "CL-ATK-14", "CL-MOV-09")
def test_an_equipped_defender_goes_into_hiding():
    table = duel(
        p1=side(front="Kong 9/9"),
        p2=side(front="Liz 5/4 c3 B.P.R.D.", support="Abe 1/1 B.P.R.D.", equipment={"Liz": "Gun equipment"}),
    )
    table.p1.attacks("Kong", "Liz")
    table.p1.passes()
    assert table.p2.may("reinforce", "Abe")
    table.resolves(Moves(IT, HIDDEN_AREA), "Liz", of=2)
    table.p2.places("hidden front")
    assert table.p2["Liz"].defending
    assert table.p2.ko_pile == ["Gun"]
    assert table.p2.why_not("reinforce", "Abe") == "CL-CON-21"
    table.p2.passes()
    if table.under_attack:
        table.passes()
    assert table.p2["Liz"].stunned
    assert table.p2.endurance == 50 - 3 - 5


@rule("CL-MOV-11")
def test_a_change_of_control_keeps_face_orientation_and_modifiers():
    table = duel(p2=side(front="Liz 5/4 c3, stunned plus1"))
    table.gives(Gets(Number(2), Number(0)), "Liz")
    table.resolves(Moves(IT, yours=True), "Liz")
    table.p1.places("front")
    assert table.p1["Liz"].stunned
    assert table.p1["Liz"].exhausted
    assert table.p1["Liz"].stats == (8, 5)


@rule("CL-GEN-12", "CL-STN-15")
def test_a_stunned_character_is_moved_and_returned_to_its_owners_hand():
    table = duel(p1=side(front="Liz 5/4 c3, stunned", owners={"Liz": 2}))
    table.resolves(Moves(IT), "Liz")
    table.p1.places("support", 1)
    assert table.p1["Liz"].place == ("support", 1)
    table.resolves(ReturnsToHand(IT), "Liz")
    assert table.p2.hand == ["Liz"]
    assert table.happened("left play", "Liz") == 1
    assert not table.happened("KO'd")


@rule("CL-GEN-26", "CL-ZON-18")
def test_what_is_removed_lies_face_up_in_one_zone_for_all():
    table = duel(
        p1=side(front="Liz 5/4"),
        p2=side(hand="Ilsa 4/5", front="Roger 3/3, stunned", resources="Lab location"),
    )
    for name, of in (("Liz", 1), ("Ilsa", 2), ("Roger", 2), ("Lab", 2)):
        table.resolves(RemovesFromGame(IT), name, of=of)
    for seat in (0, 1, None):
        shown = table.contest.view(seat).piles[0].cards
        assert [(card.name, card.face) for card in shown] == [
            ("Liz", "face up"),
            ("Ilsa", "face up"),
            ("Roger", "face up"),
            ("Lab", "face up"),
        ]
    assert table.p1.ko_pile == table.p2.ko_pile == []


@rule("CL-GEN-02")
def test_what_cannot_be_readied_stays_exhausted_whatever_readies_it():
    table = duel(p1=side(front=["Liz 5/4, exhausted", "Abe 9/9, exhausted"]), at="recovery")
    table.gives(Cannot(TO_READY), "Liz")
    everybody = [table.p1["Liz"].id, table.p1["Abe"].id]
    table.befalls(lambda contest: ready(contest, everybody))
    assert table.p1["Abe"].ready
    assert table.p1["Liz"].exhausted
    table.next_turn()
    assert table.p1["Liz"].exhausted, "the rule of the wrap-up does not either"


@rule("CL-ZON-08", "CL-ZON-21", "CL-KEY-06", "CL-REC-17")
def test_a_character_put_into_play_without_recruiting_obeys_concealed_and_no_uniqueness():
    table = duel(p1=side(front="Spy 2/2 concealed", ko="Spy 1/1 concealed"))
    table.resolves(PutsIntoPlay(IT), table.contest.pile(0, KO)[0])
    assert rows(table.p1) == HIDDEN
    table.p1.places("hidden front")
    assert table.p1.characters == ["Spy", "Spy"]
    assert table.happened("came into play") == 1


@rule("CL-GEN-07", "CL-ZON-20")
def test_only_a_character_card_out_of_the_rows_comes_into_play():
    table = duel(p1=side(front="Liz 5/4", hand="Lab location"))
    table.resolves(PutsIntoPlay(IT), "Liz")
    table.resolves(PutsIntoPlay(IT), "Lab")
    assert not table.happened("came into play")
    assert table.p1.characters == ["Liz"]


class Everybody(Selector):
    """All characters, from the primary player's on."""

    def candidates(self, game, frame):
        return game.all_characters()


EVERYBODY = Everybody()
