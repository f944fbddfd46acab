"""What is true of every classic position, whatever was played; random games are held to it."""

from __future__ import annotations

from versus.games.classic.table.contest import Contest
from versus.games.classic.table.formation import fits_both_areas, is_hidden
from versus.games.classic.table.stats import is_cosmic
from versus.games.classic.words import (
    CHAIN,
    CHARACTER,
    COSMIC_COUNTER,
    DOWN,
    EQUIPPED,
    P_PRIORITY,
    RECRUIT_STEP,
    REMOVED,
    RESOURCE,
    STUNNED,
    UP,
    ZONES,
)
from versus.kernel.plug import plug_of
from versus.kernel.types import NOTHING
from versus.testing.five_ways import explained


def check(contest: Contest) -> None:
    """Fail with a sentence if something cannot be."""
    cards_are_somewhere(contest)
    rows_are_sound(contest)
    equipment_is_sound(contest)
    counters_are_sound(contest)
    chain_is_sound(contest)
    attack_is_sound(contest)
    question_is_sound(contest)


def cards_are_somewhere(contest: Contest) -> None:
    """Every card lies in one pile, the one it says, and its owner's wherever that matters (CL-GEN-12)."""
    lying = [card for pile in contest.piles for card in pile]
    assert sorted(lying) == list(range(len(contest.definition))), "a card is lost or lies in two places"
    for place, pile in enumerate(contest.piles):
        zone = place % ZONES
        for card in pile:
            assert contest.where[card] == place, f"{name(contest, card)} is not where it says"
            if not contest.in_play(card) and zone not in (CHAIN, REMOVED):
                assert contest.owner[card] == place // ZONES, f"{name(contest, card)} is in another's pile"
    assert len(set(contest.stamp)) == len(contest.stamp), "two cards have one number"


def rows_are_sound(contest: Contest) -> None:
    """One character to a position; face, orientation and bearer fit the zone (CL-ZON-14, CL-STN-01)."""
    for card, place in enumerate(contest.where):
        face = contest.face[card]
        who = name(contest, card)
        if contest.in_row(card):
            assert contest.definition[card].type == CHARACTER, f"{who} is no character"
            assert face in (UP, STUNNED), f"{who} lies in no known way"
            assert face == UP or contest.exhausted[card], f"{who} is stunned and ready"
        elif place % ZONES == RESOURCE:
            assert face in (UP, DOWN), f"{who} is a stunned resource"
        else:
            assert face == UP, f"{who} is face down outside play"
            assert place % ZONES == EQUIPPED or not contest.exhausted[card], f"{who} is exhausted out of play"
        assert (contest.bearer[card] != NOTHING) == (place % ZONES == EQUIPPED), f"{who} is borne by nobody"
    for seat in range(contest.seats):
        places = [(contest.where[card], contest.column[card]) for card in contest.characters(seat)]
        assert len(set(places)) == len(places), "two characters stand in one position"


def equipment_is_sound(contest: Contest) -> None:
    """Equipment is on a character of the same side, in an area that it fits (CL-EQP-08, CL-EQP-14)."""
    for card, bearer in enumerate(contest.bearer):
        if bearer != NOTHING:
            who = name(contest, card)
            assert contest.in_row(bearer), f"{who} is on something that is no character"
            assert contest.controller(bearer) == contest.controller(card), f"{who} is another player's"
            assert not is_hidden(contest, bearer) or fits_both_areas(contest, card), f"{who} is hidden"


def counters_are_sound(contest: Contest) -> None:
    """Only cards in play have counters, and only cosmic characters a cosmic one (CL-CNT-03, CL-KEY-13)."""
    for kind, column in enumerate(contest.counters):
        for card, amount in enumerate(column):
            assert amount >= 0, f"{name(contest, card)} has fewer counters than none"
            assert not amount or contest.in_play(card), f"{name(contest, card)} has counters out of play"
            if kind == COSMIC_COUNTER and amount:
                assert is_cosmic(contest, card), f"{name(contest, card)} is not cosmic"
                assert amount == 1, f"{name(contest, card)} has two cosmic counters"


def chain_is_sound(contest: Contest) -> None:
    """What stands for an effect lies on the chain, and nothing else does as somebody has priority."""
    standing = [link.card for link in contest.chain if link.card != NOTHING]
    on_chain = [card for card, place in enumerate(contest.where) if place % ZONES == CHAIN]
    assert len(set(standing)) == len(standing)
    assert set(standing) <= set(on_chain), "an effect has lost its card"
    if contest.ask is not None and contest.ask.prompt == P_PRIORITY:
        assert set(standing) == set(on_chain), "a card stays on the chain without an effect"
    assert contest.priority != NOTHING or not contest.passes, "somebody has passed without priority"
    if contest.step != RECRUIT_STEP:
        assert not contest.resource_points, "resource points outside a recruit step"
    assert contest.resource_points >= 0, "more points were spent than there were"


def attack_is_sound(contest: Contest) -> None:
    attack = contest.attack
    if attack is None:
        return
    assert contest.proposal is None, "an attack is proposed during another"
    fighters = [*attack.attackers, *([attack.defender] if attack.defender != NOTHING else [])]
    for card in fighters:
        assert contest.in_row(card), f"{name(contest, card)} fights outside play"
        assert contest.face[card] == UP, f"{name(contest, card)} fights while stunned"
    for card in attack.attackers:
        assert contest.controller(card) == attack.seat, f"{name(contest, card)} attacks for another"


def question_is_sound(contest: Contest) -> None:
    """Somebody is asked among different options, and exactly what may be done is offered."""
    ask = contest.ask
    if contest.over:
        assert ask is None, "a finished game asks something"
        assert not contest.stack, "a finished game has work left"
        return
    assert ask is not None, "a game asks nothing and is not over"
    assert ask.options, "a question without an answer"
    keys = [option.key() for option in ask.options]
    assert len(set(keys)) == len(keys), f"an option is offered twice: {ask}"
    explained(contest, plug_of(contest))


def name(contest: Contest, card: int) -> str:
    return f"{contest.definition[card].name} [{card}]"
