"""What is true of every 2PCG game, whatever cards were played; random games are held to it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from versus.games.tpcg.flow.actions import why_not
from versus.games.tpcg.flow.clauses import CLAUSES, OK
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.table.soundness import INVARIANTS, name
from versus.games.tpcg.table.stats import health, keywords, stats_of
from versus.games.tpcg.words import (
    BACK,
    EQUIPPED,
    FRONT,
    KOD,
    RESOURCE,
    SWARM,
    TO_BE_KOD,
    VERB_NAMES,
    WOUND,
)
from versus.kernel.ask import ACT
from versus.kernel.definition import Definition
from versus.kernel.origin import NewGame
from versus.kernel.soundness import fault_of
from versus.kernel.types import CardId
from versus.kernel.verbs import FIRST_OWN_VERB


def check(battle: Battle) -> None:
    """Raise AssertionError with a sentence if the position is one that cannot be."""
    fault = fault_of(battle, INVARIANTS)
    assert not fault, fault
    cards_are_conserved(battle)
    question_is_sound(battle)
    if not battle.unsettled and battle.fuse and not battle.arrivals and not battle.over:
        rules_are_met(battle)


def cards_are_conserved(battle: Battle) -> None:
    """Every player still owns what they brought."""
    if isinstance(battle.origin, NewGame):
        owned: Counter[tuple[int, Definition]] = Counter(zip(battle.owner, battle.definition, strict=True))
        for (seat, printed), number in brought(battle.origin).items():
            assert owned[seat, printed] == number, (
                f"seat {seat + 1} brought {number} {printed.name} and owns {owned[seat, printed]}"
            )


@lru_cache(maxsize=8)
def brought(origin: NewGame) -> Counter[tuple[int, Definition]]:
    """How many of each card each player came with."""
    found: Counter[tuple[int, Definition]] = Counter()
    for seat, deck in enumerate(origin.decks):
        for card in deck.everything():
            found[seat, card] += 1
    return found


def question_is_sound(battle: Battle) -> None:
    """Somebody alive is asked among different options, and what is offered can be done."""
    ask = battle.ask
    if battle.over:
        assert ask is None, "a finished game asks something"
        assert not battle.stack, "a finished game has work left"
        return
    assert ask is not None, "a game asks nothing and is not over"
    assert battle.stack, "a game asks with nothing to do"
    assert battle.alive[ask.seat], f"seat {ask.seat + 1} is asked but out of the game"
    assert ask.options, "a question without an answer"
    keys = [option.key() for option in ask.options]
    assert len(set(keys)) == len(keys), f"an option is offered twice: {ask}"
    if ask.kind == ACT:
        for option in ask.options:
            if option.card >= 0:
                fault = why_not(battle, ask.seat, option.card, option.verb, option.other, option.number)
                verb = VERB_NAMES[option.verb - FIRST_OWN_VERB]
                assert fault == OK, f"{verb} {name(battle, option.card)} is offered, but: {CLAUSES[fault][1]}"


def numbers_are_fresh(battle: Battle) -> None:
    """What is remembered of the characters' numbers is what a fork, which remembers nothing, finds anew."""
    twin = battle.fork()
    for card in battle.all_characters():
        remembered, anew = stats_of(battle, card), stats_of(twin, card)
        assert remembered.equals(anew), f"the numbers of {name(battle, card)} are out of date"


def rules_are_met(battle: Battle) -> None:
    """What the rules demand at once has been done."""
    for seat in range(battle.seats):
        if not battle.alive[seat]:
            for zone in (FRONT, BACK, RESOURCE, EQUIPPED):
                assert not battle.pile(seat, zone), f"seat {seat + 1} is out but has cards in play"
            continue
        characters = battle.characters(seat)
        for card in characters:
            wounds = battle.counters[WOUND][card]
            assert wounds < health(battle, card) or may_be_spared(battle, card), (
                f"{name(battle, card)} has {wounds} wounds and is not KO'd"
            )
        names: dict[str, CardId] = {}
        for card in characters:
            if keywords(battle, card) & SWARM or battle.is_main(card) or may_be_spared(battle, card):
                continue
            for word in battle.definition[card].names:
                assert names.setdefault(word, card) == card, f"two characters named {word} on one side"


def may_be_spared(battle: Battle, card: CardId) -> bool:
    """Whether a KO demanded by the rules may have come to nothing."""
    return bool(battle.heeded >> KOD & 1) or battle.forbidden(TO_BE_KOD, card)
