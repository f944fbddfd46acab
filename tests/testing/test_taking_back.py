"""Random games are held to it that what was begun and taken back was never begun."""

from dataclasses import dataclass

import pytest

from versus.kernel.ask import ACT, TAKEN_BACK, Ask, Option
from versus.kernel.frames import Frame
from versus.kernel.nodes import Procedure
from versus.kernel.verbs import CHOOSE, ORDER_PROMPT, TAKE_BACK
from versus.testing import classic, tpcg
from versus.testing.taking_back import declarations_are_taken_back


@dataclass(frozen=True)
class Begins(Procedure):
    """Something that is begun with a card; `careless` exhausts the card and forgets about it."""

    careless: bool

    def step(self, game, frame: Frame):
        options = [Option(CHOOSE, 0)]
        if frame.pc:
            options.append(TAKEN_BACK)
        game.ask = Ask(0, ACT, ORDER_PROMPT, options)

    def answered(self, game, frame: Frame, option: Option):
        if option.verb == TAKE_BACK:
            frame.pc = 0
            game.take_back(0)
        elif frame.pc:
            game.stack.pop()
        else:
            frame.pc = 1
            if self.careless:
                game.exhausted[option.card] = 1


def begins(careless):
    battle = tpcg.duel(p1=tpcg.side(front="Daken 3/3")).battle.fork()
    battle.push(Begins(careless))
    battle.ask = None
    battle.run()
    return battle


def test_what_leaves_nothing_behind_is_accepted():
    assert declarations_are_taken_back(begins(careless=False)) == 1


def test_what_leaves_a_trace_is_found():
    with pytest.raises(AssertionError, match="taken back after 1 answers, option 0 has left traces"):
        declarations_are_taken_back(begins(careless=True))


def test_a_team_attack_of_the_2pcg_is_taken_back_after_each_attacker():
    team = ["Daken 3/3 X-Men", "Toad 2/2 X-Men", "Sage 1/1 X-Men"]
    table = tpcg.duel(p1=tpcg.side(front=team), p2=tpcg.side(front="Blob 1/3"))
    assert declarations_are_taken_back(table.battle) == 3
    assert table.p1["Daken"].ready


def test_a_classic_team_attack_is_taken_back_after_each_attacker():
    team = ["Liz 5/4 B.P.R.D.", "Abe 3/3 B.P.R.D."]
    table = classic.duel(p1=classic.side(front=team), p2=classic.side(front="Ilsa 4/5"))
    assert declarations_are_taken_back(table.contest) == 2
    assert not table.proposed


def test_a_classic_recruit_is_taken_back_after_each_choice():
    spy = "Spy 3/3 c1 reservist boost1 reveal X-Men"
    ann = classic.side(hand="Logan 1/1 c9 X-Men", resources=[spy, "Roger 3/3"])
    assert declarations_are_taken_back(classic.duel(p1=ann, at="recruit").contest) == 3


def test_inside_a_declaration_nothing_else_is_begun():
    table = tpcg.duel(p1=tpcg.side(front="Daken 3/3"), p2=tpcg.side(front="Blob 1/3"))
    table.p1.take(table.p1.verb("attack"), "Daken")
    assert declarations_are_taken_back(table.battle) == 0
    table.p1.takes_back()


def test_a_finished_game_has_nothing_to_take_back():
    table = tpcg.duel(p1=tpcg.side(front="9/9"), p2=tpcg.side(main="Chief 1/1 h1"))
    table.p1.attacks("9/9", "Chief")
    table.passes()
    assert table.over
    assert declarations_are_taken_back(table.battle) == 0
