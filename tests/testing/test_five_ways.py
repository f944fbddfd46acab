"""What is offered and what is allowed are the same; where they differ, the table says so in words."""

import pytest

from versus.games.classic.words import GO_ON as CLASSIC_GO_ON
from versus.games.classic.words import P_PROPOSE, PROPOSE
from versus.games.tpcg.words import ATTACK, GO_ON, P_MAIN
from versus.kernel.ask import ACT, Ask, Option
from versus.kernel.plug import plug_of
from versus.testing import classic, tpcg
from versus.testing.five_ways import explained


def asked(game, prompt, *options):
    """A fork in which player 1 is asked something else."""
    twin = game.fork()
    twin.ask = Ask(0, ACT, prompt, list(options))
    return twin


def two_pcg(*options, state=""):
    table = tpcg.duel(p1=tpcg.side(front=f"Daken 3/3{state}"), p2=tpcg.side(front="Blob 1/3"))
    card = table.p1["Daken"].id
    return asked(table.battle, P_MAIN, *[Option(verb, card) for verb in options], Option(GO_ON))


def the_classic_game(*options, state=""):
    table = classic.duel(p1=classic.side(front=f"Liz 5/4{state}"), p2=classic.side(front="Ilsa 4/5"))
    table.passes()
    card = table.p1["Liz"].id
    return asked(table.contest, P_PROPOSE, *[Option(verb, card) for verb in options], Option(CLASSIC_GO_ON))


@pytest.mark.parametrize(("lay", "verb"), [(two_pcg, ATTACK), (the_classic_game, PROPOSE)])
def test_what_is_allowed_and_offered_passes(lay, verb):
    game = lay(verb)
    explained(game, plug_of(game))


def test_what_is_offered_and_forbidden_is_told_as_the_player_reads_it():
    game = two_pcg(ATTACK, state=", exhausted")
    with pytest.raises(AssertionError, match='"Attack with Daken" is offered, but: It is exhausted'):
        explained(game, plug_of(game))


@pytest.mark.parametrize(
    ("lay", "said"),
    [
        (two_pcg, 'to attack "Daken" is allowed, but not offered'),
        (the_classic_game, 'to propose "Liz" is allowed, but not offered'),
    ],
)
def test_what_is_allowed_and_not_offered_is_told_by_name(lay, said):
    game = lay()
    with pytest.raises(AssertionError, match=said):
        explained(game, plug_of(game))
