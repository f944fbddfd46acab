"""Who is out, and who has won (2P-END)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from versus.games.tpcg.flow.returning import waits_for_main
from versus.games.tpcg.language.effects.moving import ask_row
from versus.games.tpcg.table import counters, sides
from versus.games.tpcg.words import (
    BACK,
    DECK,
    ELIMINATED,
    EQUIPPED,
    FRONT,
    GAME_OVER,
    NOWHERE,
    REMOVED,
    SCENE,
    WOUND,
)
from versus.kernel.events import Event
from versus.kernel.nodes import Procedure
from versus.kernel.types import NOTHING, CardId, Seat

if TYPE_CHECKING:
    from versus.games.tpcg.table.battle import Battle
    from versus.kernel.ask import Option
    from versus.kernel.frames import Frame


def check(battle: Battle) -> bool:
    """Put out whoever has lost their last main character; whether anybody was.

    While a teammate who shares their rows has one, they play on without (2P-MOD3-25).
    One that is gone without being KO'd is not lost while something can bring it back; without that it counts
    as KO'd (2P-END-12).
    """
    suspects = battle.lost_main
    if not suspects:
        return False
    battle.lost_main = 0
    losers: list[Seat] = []
    for seat in battle.from_seat(battle.active):
        camp = battle.camp(seat)
        if suspects >> seat & 1 and seat not in losers and not main_characters(battle, camp):
            if any(waits_for_main(battle, mate) for mate in camp):
                battle.lost_main |= 1 << seat
            else:
                losers += camp
    if not losers:
        return False
    eliminate(battle, losers)
    return True


def main_characters(battle: Battle, players: tuple[Seat, ...]) -> list[CardId]:
    """The main characters in play that one of these players controls or owns."""
    return [
        card
        for card in battle.all_characters()
        if battle.is_main(card) and (battle.controller(card) in players or battle.owner[card] in players)
    ]


def eliminate(battle: Battle, losers: list[Seat]) -> None:
    """Take players out at one moment and see who is left."""
    for seat in losers:
        battle.alive[seat] = False
        battle.happens(Event(ELIMINATED, seat=seat))
    teams = {battle.side_of[seat] for seat in range(battle.seats) if battle.alive[seat]}
    if len(teams) == 1:
        team = teams.pop()
        finish(battle, tuple(s for s in range(battle.seats) if battle.side_of[s] == team))
        return
    if not teams:
        # All together: the player whose turn it is, or the next in turn order among them (2P-END-04, OP-08).
        winner = min(losers, key=lambda seat: (seat - battle.active) % battle.seats)
        finish(battle, tuple(s for s in range(battle.seats) if battle.side_of[s] == battle.side_of[winner]))
        return
    guests = [card for seat in losers for card in battle.side(seat) if battle.in_row(card)]
    for seat in losers:
        clear_away(battle, seat)
    if not battle.alive[battle.active]:
        end_turn_at_once(battle)
    for card in reversed(guests):
        if battle.in_row(card):
            battle.push(COME_HOME, battle.owner[card], card, battle.stamp[card])


def clear_away(battle: Battle, seat: Seat) -> None:
    """Remove the cards of a player who is out; that is no KO (2P-END-10, 2P-END-11)."""
    owned = battle.rules.elimination == "owned"
    for card in range(len(battle.definition)):
        mine = battle.owner[card] == seat
        here = battle.in_play(card) and battle.controller(card) == seat
        if battle.zone(card) == SCENE:
            # The arena is nobody's, whoever leaves (2P-MOD4-04).
            continue
        if mine and (owned or here or not battle.in_play(card)):
            vanish(battle, card)
        elif here and not owned:
            vanish(battle, card)
        elif here and battle.bearer[card] == NOTHING:
            go_home(battle, card)
    drop_equipment(battle)
    battle.pending[:] = [waiting for waiting in battle.pending if waiting.seat != seat]


def vanish(battle: Battle, card: CardId) -> None:
    """Remove a card without any power noticing."""
    if battle.combat is not None:
        battle.combat.leave(card)
    battle.shed(card)
    counters.clear(battle, card)
    battle.put(card, 0, NOWHERE if battle.definition[card].facts.token else REMOVED)
    battle.bearer[card] = NOTHING
    battle.known[card] = 0
    battle.face[card] = 0
    battle.exhausted[card] = 0
    battle.version += 1


def go_home(battle: Battle, card: CardId) -> None:
    """A card of somebody else's returns to its owner's side as it is (OP-07)."""
    owner = battle.owner[card]
    zone = battle.zone(card)
    if battle.in_row(card) and sides.bears_main_name(battle, card, owner):
        # Nor can it stay where it is (2P-UNQ-07).
        vanish(battle, card)
        return
    if battle.combat is not None:
        battle.combat.leave(card)
    for equipment in battle.equipment_on(card):
        battle.shift(equipment, owner, EQUIPPED)
    battle.shift(card, owner, zone)
    if zone in (FRONT, BACK):
        sides.join(battle, card)
    battle.version += 1


@dataclass(frozen=True)
class ComeHome(Procedure):
    """The owner of a character that came home chooses its row; that is neither appearing nor moving."""

    def step(self, battle: Battle, frame: Frame) -> None:
        battle.ask = ask_row(frame)

    def answered(self, battle: Battle, frame: Frame, option: Option) -> None:
        battle.stack.pop()
        battle.shift(frame.source, frame.seat, option.row)
        battle.version += 1


def drop_equipment(battle: Battle) -> None:
    """KO what somebody else's vanished character bore (2P-EQP-08)."""
    for seat in range(battle.seats):
        for equipment in battle.pile(seat, EQUIPPED).copy():
            if not battle.in_row(battle.bearer[equipment]):
                sides.drop(battle, equipment)


def end_turn_at_once(battle: Battle) -> None:
    """The turn of a player who is out ends without end-of-turn effects (OP-07)."""
    from versus.games.tpcg.flow.turn import abandon_turn

    abandon_turn(battle)


def finish(battle: Battle, winners: tuple[Seat, ...]) -> None:
    """The game is over at once; what still waits no longer matters (2P-END-13)."""
    battle.over = True
    battle.winners = winners
    battle.happens(Event(GAME_OVER, seat=winners[0] if len(winners) == 1 else -1))
    battle.pending.clear()
    battle.stack.clear()


def out_of_cards(battle: Battle) -> bool:
    """Whether all decks are empty and nobody attacks any more (2P-END-07, OP-24).

    Nobody *will* attack: every player ended a turn in succession without an attack. Nobody *can* wound a
    main character: ten rounds passed without one being wounded.
    """
    turns = len(battle.leads())
    return battle.quiet_turns >= turns or battle.quiet_rounds >= 10 * turns


def decks_are_empty(battle: Battle) -> bool:
    return not any(battle.pile(seat, DECK) for seat in battle.from_seat(0))


def fewest_wounds(battle: Battle) -> tuple[Seat, ...]:
    """Compare wounds, not Health; equal fewest is a tie (2P-END-08, 2P-END-09). Teammates' wounds add up."""
    totals: dict[int, int] = {}
    for seat in battle.from_seat(0):
        wounds = sum(
            battle.counters[WOUND][card]
            for card in main_characters(battle, (seat,))
            if battle.controller(card) == seat
        )
        team = battle.side_of[seat]
        totals[team] = totals.get(team, 0) + wounds
    fewest = min(totals.values())
    return tuple(s for s in range(battle.seats) if totals.get(battle.side_of[s]) == fewest)


COME_HOME: Final = ComeHome()
