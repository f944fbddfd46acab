"""Iron Fist's Chi: counters that stay through stun and hide (2P-CRD-80), and what they are spent for."""

from typing import Final

from versus.games.tpcg.language.vocabulary import (
    at_least,
    at_start_of_your_turn,
    becomes,
    both,
    called,
    choose,
    combat_action,
    counters_on,
    gets,
    having,
    heal,
    in_melee_combat,
    it,
    option,
    ours,
    put_counters,
    ready,
    remove_counters,
    stun,
    this,
    this_card,
    this_is,
    unable,
    when,
    when_appears,
)
from versus.games.tpcg.printed.definition import Power
from versus.games.tpcg.words import COMBAT_ENDED, LASTING_MARK, STRIKES, TO_BE_STRUCK
from versus.kernel.modifiers import THIS_COMBAT
from versus.kernel.nodes import Effect

CHI: Final = LASTING_MARK
MODEL: Final = "VER-022"
_SOURCE: Final = "The Source of My Power"

as_he_appears = ours(called(_SOURCE, when_appears(put_counters(this, CHI))), MODEL)
each_turn = ours(called(_SOURCE, at_start_of_your_turn(put_counters(this, CHI))), MODEL)

just_a_punch = becomes(this, having(when(STRIKES, stun(it), by=this_card)), until=THIS_COMBAT)
punch = option("Punch", just_a_punch)
strength = option("Strength", gets(this, atk=4, defense=4, until=THIS_COMBAT))


def spent(*uses: Effect) -> Power:
    """In melee combat he may spend a Chi counter for one of these."""
    done = uses[0] if len(uses) == 1 else choose(*uses)
    return ours(
        combat_action(
            "Spend Chi",
            remove_counters(this, CHI, 1),
            done,
            given=both(this_is(in_melee_combat), at_least(1, counters_on(this, CHI))),
        ),
        MODEL,
    )


all_uses = (
    option("Heal", heal(this)),
    strength,
    option("Guard", becomes(this, unable(TO_BE_STRUCK), until=THIS_COMBAT)),
    option("Second wind", becomes(this, having(when(COMBAT_ENDED, ready(this))), until=THIS_COMBAT)),
    punch,
)
