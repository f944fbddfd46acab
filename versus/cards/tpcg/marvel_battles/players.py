"""The Marvel Battles: an enemy player who can be attacked, and what such a player is while defending."""

from typing import Final

from versus.games.tpcg.language.effects.moving import TOKENS
from versus.games.tpcg.language.vocabulary import (
    an_enemy,
    at_least,
    attack_now,
    both,
    count,
    do,
    each,
    each_enemy,
    exhausted,
    for_players,
    have_players,
    if_,
    keyword,
    ko,
    main,
    make_tokens,
    named,
    not_,
    one,
    phase_action,
    remove_from_game,
    some_player,
    stunned,
    supporting,
    that_player,
    theirs,
    this_card,
    this_is,
    unless,
    when,
    yours,
)
from versus.games.tpcg.words import FRONT, KOD, MAIN

PLAYER: Final = "Player"
# Whoever is KO'd so is out of the game, and so is the player whose main character is (2P-STN-27).
TOKENS["MNB-PLAYER"] = supporting(
    "MNB-PLAYER", PLAYER, cost=0, atk=0, defense=1, health=1, token=True,
    powers=[when(KOD, ko(each(main, yours)), subject=this_card)],
)  # fmt: skip

_all_stunned = unless(at_least(1, count(each(theirs, not_(stunned)))))
ATTACKS_PLAYERS: Final = keyword(
    "Attacks Players",
    phase_action(
        "Attack a Player", MAIN,
        for_players(an_enemy, if_(_all_stunned, do(
            have_players(that_player, make_tokens("MNB-PLAYER", row=FRONT)),
            attack_now(one(theirs, named(PLAYER))),
            remove_from_game(each(theirs, named(PLAYER))),
        ))),
        given=both(this_is(not_(exhausted)), some_player(each_enemy, _all_stunned)),
    ),
    means="In your Main Phase, while it is ready, it can attack an enemy player whose characters are all "
    "stunned: a 0/1 supporting character with 1 Health, and out of the game once KO'd.",
)  # fmt: skip
