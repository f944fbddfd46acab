"""The six arenas of the rulebook: locations that a whole game takes place at (2P-MOD4-06 to 2P-MOD4-12)."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language.effects.moving import TOKENS
from versus.games.tpcg.language.vocabulary import (
    arena,
    attacker,
    card_in,
    character,
    defender,
    equip,
    everywhere,
    evil,
    face_up,
    fits,
    flip_a_coin,
    gaining,
    good,
    may,
    minus_counters,
    of_type,
    one,
    phase_action,
    phases_in_order,
    striking_double,
    the_event_card,
    unable,
    when,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import ONCE_A_GAME, Card
from versus.games.tpcg.words import (
    ATTACKED,
    ATTACKS,
    BERSERKER,
    BUILD,
    BUILD_PHASE,
    DRAW_PHASE,
    ENTERED_COMBAT,
    EQUIPMENT,
    MAIN_PHASE,
    PILE,
    RECOVERY_PHASE,
    TO_STRIKE,
)
from versus.kernel.modifiers import THIS_COMBAT

# A counter, as its mirror image says (OP-33).
left_tunnel = arena("ARENA-1", "Left Tunnel", [when(ATTACKS, minus_counters(the_event_card), subject=evil)])
right_tunnel = arena(
    "ARENA-2",
    "Right Tunnel",
    [when(ENTERED_COMBAT, minus_counters(the_event_card), subject=fits(good, defender))],
)
all_out = arena("ARENA-3", "All Out", [while_(gaining(BERSERKER), on=character)])
# Once for each attack, whoever joins it, and before anybody acts (2P-MOD4-09, OP-33).
double_or_nothing = arena(
    "ARENA-4",
    "Double or Nothing",
    [
        when(
            ATTACKED,
            may(
                flip_a_coin(
                    won=everywhere(attacker, striking_double(), THIS_COMBAT),
                    lost=everywhere(attacker, unable(TO_STRIKE), THIS_COMBAT),
                )
            ),
            by=yours,
        )
    ],
)
# From what the players have brought along outside the game; team and cost do not matter (2P-MOD4-11).
full_gear = arena(
    "ARENA-5",
    "Full Gear",
    [
        phase_action(
            "Full Gear",
            BUILD,
            equip(card_in(PILE, of_type(EQUIPMENT)), one(yours, face_up), playing=True, any_team=True),
            limit=ONCE_A_GAME,
        )
    ],
)
# The book's Ready Phase is the Recovery Phase (OP-33).
revolution = arena(
    "ARENA-6",
    "Revolution",
    [while_(phases_in_order(MAIN_PHASE, BUILD_PHASE, RECOVERY_PHASE, DRAW_PHASE), on=fits())],
)

ARENAS: Final[tuple[Card, ...]] = (
    left_tunnel,
    right_tunnel,
    all_out,
    double_or_nothing,
    full_gear,
    revolution,
)
"""In the order of the book, as a die counts them."""
BY_NAME: Final = {card.name.casefold(): card for card in ARENAS}

# They are in no set; a game brings the one it is played in itself.
TOKENS.update({card.key: card for card in ARENAS})
