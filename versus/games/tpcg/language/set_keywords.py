"""Keywords that card sets share: each is powers that any card might print, under one name (2P-KEYC).

Cards have, gain, lose and ask for them as they do for those of the rules.
"""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language import keywords  # noqa: F401, which has the first bits
from versus.games.tpcg.language.vocabulary import (
    able,
    another,
    at_start_of_phase,
    attacker,
    back_row,
    both,
    character,
    count,
    defender,
    directing_strikes,
    draw,
    each,
    enemy,
    exhausted,
    face_up,
    fits,
    front_row,
    gain_recruit_points,
    has,
    heal,
    instead_of,
    it_is_you,
    keyword,
    main,
    may,
    minus_counters,
    move_over,
    one,
    plus_counters,
    recover,
    shuffle_into_deck,
    striking_double,
    stunned_by,
    super_power,
    supporting_only,
    team_attack,
    the_event_card,
    this,
    this_card,
    this_is,
    unable,
    when,
    when_appears,
    while_,
    with_keyword,
    yours,
)
from versus.games.tpcg.words import (
    AT_ZERO,
    BUILD_PHASE,
    BY_EFFECT,
    FLIGHT,
    KOD,
    MAIN,
    STUN,
    TO_FLY_OVER,
    TO_LEVEL_UP,
    TO_STRIKE,
    TO_TEAM_ATTACK,
    TURN_STARTED,
    WOUNDED,
)

# It is stunned all the same, and loses its counters; then it is face up again (2P-KEYC-12).
DURABLE: Final = keyword(
    "Durable",
    instead_of(WOUNDED, subject=this_card, given=stunned_by(BY_EFFECT | AT_ZERO)),
    when(STUN, recover(this), subject=this_card, when_=stunned_by(BY_EFFECT | AT_ZERO)),
    means="When it is stunned other than by a strike in combat, it is not wounded, and recovers.",
)
# (2P-KEYC-15)
FEARLESS: Final = keyword(
    "Fearless",
    while_(striking_double(against=main, being=attacker)),
    means="While it attacks a main character it strikes with double its ATK.",
)
# (2P-KEYC-17)
GENIUS: Final = keyword(
    "Genius",
    when(TURN_STARTED, may(draw()), when_=it_is_you, if_=this_is(face_up)),
    means="As your turn begins, if it is face up, you may draw a card.",
)
# (2P-KEYC-18)
GRAB: Final = keyword(
    "Grab",
    while_(unable(TO_FLY_OVER, this_card), on=enemy, given=this_is(front_row)),
    means="While it is in the front row, enemy characters cannot fly over it.",
)
IMMORTAL: Final = keyword(
    "Immortal",
    when(KOD, may(shuffle_into_deck(the_event_card)), subject=this_card),
    means="When it is KO'd, you may shuffle it into its owner's deck.",
)
# (2P-KEYC-25)
INSPIRE: Final = keyword(
    "Inspire",
    when_appears(plus_counters(the_event_card), subject=fits(another, character, yours)),
    means="When another character appears on your side, put a +1/+1 counter on that one.",
)
# (2P-KEYC-26)
INVADE: Final = keyword(
    "Invade",
    while_(unable(TO_STRIKE, this_card), on=fits(enemy, defender, back_row), given=this_is(attacker)),
    means="While it attacks a character in the back row, that one cannot strike it.",
)
# (2P-KEYC-29)
LEADER: Final = keyword(
    "Leader",
    while_(directing_strikes, given=both(this_is(attacker), team_attack)),
    means="While it is part of a team attack, you choose whom the defender strikes.",
)
# (2P-KEYC-34)
MERCENARY: Final = keyword(
    "Mercenary",
    while_(able(TO_TEAM_ATTACK, main)),
    means="It can team attack with any main character, whatever their teams.",
)
# (2P-KEYC-35)
MOBILE: Final = keyword("Mobile", super_power("Mobile", MAIN, (), move_over(this)))
# (2P-KEYC-40)
REGENERATION: Final = keyword(
    "Regeneration",
    when(TURN_STARTED, heal(this), when_=it_is_you, if_=this_is(face_up)),
    means="As your turn begins, if it is face up, heal a wound from it.",
)
# (2P-KEYC-46)
SOLDIER: Final = keyword(
    "Soldier",
    lambda soldier: when_appears(
        minus_counters(one(enemy, supporting_only), count(each(yours, with_keyword(soldier))))
    ),
    means="When it appears, put a -1/-1 counter on an enemy supporting character for each of your Soldiers.",
)
STING: Final = keyword(
    "Sting",
    when_appears(minus_counters(one(enemy))),
    means="When it appears, put a -1/-1 counter on an enemy character.",
)
TOSS: Final = keyword(
    "Toss",
    when_appears(has(one(another, yours), FLIGHT)),
    means="When it appears, another character on your side has Flight this turn.",
)
# (2P-KEYC-19)
HEX: Final = keyword(
    "Hex",
    while_(unable(TO_LEVEL_UP), on=enemy),
    means="Enemy characters can't level up; they still gain XP.",
)
# (2P-KEYC-38)
POUNCE: Final = keyword(
    "Pounce",
    while_(unable(TO_STRIKE, this_card), on=fits(enemy, defender, exhausted), given=this_is(attacker)),
    means="While it attacks an exhausted character, that one can't strike it.",
)
# (2P-KEYC-50)
TOUGH: Final = keyword(
    "Tough",
    when(STUN, may(recover(this)), subject=this_card),
    means="When it is stunned, you may recover it; it keeps the wound.",
)
# (2P-KEYC-53)
WEALTHY: Final = keyword(
    "Wealthy",
    at_start_of_phase(BUILD_PHASE, gain_recruit_points(1)),
    means="As your Build Phase begins, you gain a recruit point.",
)
