"""What is checked at every question of every test: straight, forked, saved, permuted, replayed."""

from __future__ import annotations

from versus.games.tpcg.actions import why_not
from versus.games.tpcg.battle import Battle
from versus.games.tpcg.definition import Card
from versus.games.tpcg.sight import sees
from versus.games.tpcg.view import encode, event_view, view
from versus.games.tpcg.words import (
    ATTACK,
    DECK,
    EQUIP,
    EQUIPMENT,
    HAND,
    MOVE,
    P_ATTACK,
    PLACE_DOWN,
    PLACE_UP,
    PLAY,
    POWER_UP,
    RECRUIT,
    REVEALED,
    SEARCHED,
    USE,
)
from versus.kernel.ask import ACT
from versus.kernel.events import Event
from versus.kernel.record import record_of, replay
from versus.kernel.save import digest, load, save
from versus.kernel.types import NOTHING, CardId, Seat

EXPLAINED = (ATTACK, PLACE_UP, PLACE_DOWN, RECRUIT, EQUIP, MOVE, PLAY, USE, POWER_UP)


def catalogue(battle: Battle) -> dict[str, Card]:
    """The definitions that a save of this game needs."""
    return {definition.key: definition for definition in battle.definition}


def answer(battle: Battle, index: int) -> list[Event]:
    """Give an answer, and see that a fork and a loaded copy would have gone the same way."""
    before = digest(battle)
    assert battle.ask is not None
    asked = [option.key() for option in battle.ask.options]
    same_whatever_is_hidden(battle)
    explained(battle)
    twin = battle.fork()
    loaded = load(save(battle), catalogue(battle))
    assert loaded.ask is not None, "the loaded game asks nothing"
    assert [o.key() for o in loaded.ask.options] == asked, "the loaded game asks something else"
    assert digest(battle) == before, "looking at the game has changed it"
    known = [[sees(battle, seat, card) for card in range(len(battle.definition))] for seat in seats(battle)]
    events = battle.answer(index)
    after = digest(battle)
    assert digest(twin) == before, "playing on has changed a fork"
    twin.answer(index)
    assert digest(twin) == after, "a fork went another way"
    loaded.answer(index)
    assert digest(loaded) == after, "a loaded game went another way"
    events_hide_enough(battle, events, known)
    return events


def seats(battle: Battle) -> list[Seat | None]:
    return [*range(battle.seats), None]


def replays(battle: Battle) -> None:
    """Replay the record from its start and arrive at the same position."""
    again = replay(record_of(battle), catalogue(battle))
    assert digest(again) == digest(battle), "the replay went another way"


def explained(battle: Battle) -> None:
    """At a free choice: what is offered is allowed, and what is allowed is offered (promise 3)."""
    ask = battle.ask
    assert ask is not None
    if ask.kind != ACT or ask.prompt == P_ATTACK:
        return
    offered = set()
    for option in ask.options:
        if option.verb in EXPLAINED:
            offered.add((option.card, option.verb))
            number = option.number if option.verb == USE else NOTHING
            other = option.other if option.verb != RECRUIT else NOTHING
            fault = why_not(battle, ask.seat, option.card, option.verb, other, number)
            assert not fault, f"{option} is offered, but clause {fault} forbids it"
    for card in (*battle.pile(ask.seat, HAND), *battle.side(ask.seat)):
        for verb in EXPLAINED:
            if verb != POWER_UP and (card, verb) not in offered:
                type_fits = verb not in (RECRUIT, EQUIP) or (
                    (battle.definition[card].type == EQUIPMENT) == (verb == EQUIP)
                )
                fault = why_not(battle, ask.seat, card, verb)
                assert fault or not type_fits, f"verb {verb} with card {card} is allowed, but not offered"


def same_whatever_is_hidden(battle: Battle) -> None:
    """Permute what each seat cannot see: its view, its options and its explanations stay the same."""
    for seat in seats(battle):
        twin = permuted(battle, seat)
        if battle.ask is not None and battle.ask.seat == seat:
            twin.ask = None
            twin.run()
        assert encode(view(twin, seat)) == encode(view(battle, seat)), (
            f"the view of seat {seat} depends on cards it cannot see"
        )
        if seat is not None:
            assert explanations(twin, seat) == explanations(battle, seat), (
                f"an explanation for seat {seat} depends on cards it cannot see"
            )


def explanations(battle: Battle, seat: Seat) -> list[int]:
    mine = [*battle.pile(seat, HAND), *battle.side(seat)]
    return [why_not(battle, seat, card, verb) for card in mine for verb in EXPLAINED if verb != POWER_UP]


def permuted(battle: Battle, seat: Seat | None) -> Battle:
    """A fork in which the cards of each owner that a seat cannot see have changed places."""
    twin = battle.fork()
    shown = looked_at(battle, seat)
    for owner in range(battle.seats):
        hidden = [
            card
            for card in range(len(battle.definition))
            if battle.owner[card] == owner and not sees(battle, seat, card) and card not in shown
        ]
        for card, other in zip(hidden, [*hidden[1:], *hidden[:1]], strict=True):
            twin.definition[card] = battle.definition[other]
    twin.version += 1
    return twin


def looked_at(battle: Battle, seat: Seat | None) -> set[CardId]:
    """Cards that the question itself lays open to the asked seat: a whole deck that it searches."""
    ask = battle.ask
    if ask is None or ask.seat != seat:
        return set()
    shown = {card for option in ask.options for card in (option.card, option.other) if card >= 0}
    for card in list(shown):
        if battle.zone(card) in (DECK, HAND):
            shown.update(battle.piles[battle.where[card]])
    return shown


def events_hide_enough(battle: Battle, events: list[Event], before: list[list[bool]]) -> None:
    """An event names a card only to those who could see it before or after, or to whom it was shown."""
    for place, seat in enumerate(seats(battle)):
        for event in events:
            told = event_view(event, seat)
            if told.name is None or event.kind in (REVEALED, SEARCHED) or event.card < 0:
                continue
            seen_before = event.card < len(before[place]) and before[place][event.card]
            assert seen_before or sees(battle, seat, event.card), (
                f"the event {event} tells seat {seat} of a card it cannot see"
            )
