"""The X-Men: their supporting characters, plot twists and their school."""

from versus.cards.tpcg.marvel_battles.teams import X_MEN
from versus.games.tpcg.language.set_keywords import GENIUS, INVADE, LEADER, MERCENARY, REGENERATION, TOSS
from versus.games.tpcg.language.vocabulary import (
    a_player,
    another,
    at_end_of_your_turn,
    become_defender,
    becomes,
    called,
    card_in,
    cards_in,
    chosen_first,
    cost_of,
    count,
    defender,
    discard_cards,
    do,
    draw,
    each,
    either_of,
    enemy,
    face_up,
    freeze,
    from_now_on,
    gets,
    give_back,
    have_players,
    having,
    having_powers_of,
    if_,
    in_combat,
    is_,
    it,
    may,
    minus_counters,
    move_over,
    not_,
    of_type,
    one,
    one_anywhere,
    pick,
    plot_twist,
    plus_counters,
    put_into_play,
    ready,
    return_to_hand,
    special_location,
    stun,
    super_power,
    supporting,
    supporting_only,
    switch_places,
    take,
    team,
    the_defender,
    this,
    up_to,
    when,
    when_appears,
    while_,
    with_at_least,
    yours,
)
from versus.games.tpcg.printed.definition import IN_KO_PILE, Card
from versus.games.tpcg.words import (
    BERSERKER,
    BUILD,
    COMBAT,
    COST,
    ENERGY,
    EQUIPMENT,
    FEROCIOUS,
    FLIGHT,
    HAND,
    INTELLECT,
    MAIN,
    MIGHT,
    RANGED,
    SKILL,
    SURVIVED,
)
from versus.kernel.modifiers import THIS_COMBAT

_costly = either_of(supporting_only, of_type(EQUIPMENT))
"""Cards that have a cost."""

# Supporting characters

iceman = supporting(
    "MNB-035", "Iceman", cost=1, atk=2, defense=1, health=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[called("Freeze", when_appears(freeze(one())))],
)  # fmt: skip
magik = supporting(
    "MNB-036", "Magik", cost=1, atk=3, defense=2, health=1, teams=(X_MEN,),
    powers=[super_power(
        "Teleport to Limbo", MAIN, INTELLECT,
        pick(up_to(1, another, supporting_only, yours)), return_to_hand(this), return_to_hand(chosen_first),
    )],
)  # fmt: skip
hope_summers = supporting(
    "MNB-037", "Hope Summers", cost=2, atk=2, defense=4, health=1, teams=(X_MEN,),
    powers=[called(
        "Mutant Power Duplication",
        while_(having_powers_of(each(another, face_up, team(X_MEN), supporting_only, yours))),
    )],
)  # fmt: skip
cyclops = supporting(
    "MNB-038", "Cyclops", cost=2, atk=2, defense=3, health=1, teams=(X_MEN,), keywords=(RANGED, LEADER),
    powers=[super_power("Battle Tactics", MAIN, SKILL, move_over(one(yours)))],
)  # fmt: skip
deadpool = supporting(
    "MNB-039", "Deadpool", cost=3, atk=3, defense=4, health=1, teams=(X_MEN,), keywords=(RANGED, MERCENARY),
    powers=[super_power(
        "Can't Keep a Bad Man Down", BUILD, MIGHT, put_into_play(this, yours=True), place=IN_KO_PILE
    )],
)  # fmt: skip
namor = supporting(
    "MNB-040", "Namor", cost=2, atk=3, defense=2, health=2, teams=(X_MEN,), keywords=(FLIGHT, INVADE)
)
gambit = supporting(
    "MNB-041", "Gambit", cost=3, atk=5, defense=3, health=1, teams=(X_MEN,),
    powers=[super_power(
        "Kinetic Card Throw", MAIN, ENERGY,
        pick(one(enemy, supporting_only, face_up)),
        may(
            stun(chosen_first),
            price=discard_cards(card_in(HAND, _costly, with_at_least(COST, cost_of(chosen_first)))),
        ),
    )],
)  # fmt: skip
storm = supporting(
    "MNB-042", "Storm", cost=4, atk=4, defense=6, health=1, teams=(X_MEN,), keywords=(FLIGHT,),
    powers=[super_power("Thunder Storm", MAIN, ENERGY, minus_counters(each(enemy)))],
)  # fmt: skip
beast = supporting(
    "MNB-043", "Beast", cost=4, atk=5, defense=2, health=2, teams=(X_MEN,), keywords=(FEROCIOUS, GENIUS)
)
wolverine = supporting(
    "MNB-044", "Wolverine", cost=5, atk=5, defense=5, health=2,
    teams=(X_MEN,), keywords=(BERSERKER, REGENERATION),
)  # fmt: skip
cable = supporting(
    "MNB-045", "Cable", cost=5, atk=2, defense=7, health=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[super_power(
        "Ultimate Soldier", COMBAT, SKILL,
        from_now_on(when(SURVIVED, stun(it), subject=enemy), until=THIS_COMBAT),
    )],
)  # fmt: skip
colossus = supporting(
    "MNB-046", "Colossus", cost=6, atk=7, defense=7, health=1, teams=(X_MEN,), keywords=(TOSS,),
    powers=[super_power(
        "Organic Steel", COMBAT, MIGHT, gets(this, atk=5, defense=5, until=THIS_COMBAT), any_turn=True
    )],
)  # fmt: skip
emma_frost = supporting(
    "MNB-047", "Emma Frost", cost=6, atk=5, defense=6, health=2, teams=(X_MEN,), keywords=(RANGED,),
    powers=[called(
        "Mind Games",
        when_appears(may(have_players(a_player, discard_cards(cards_in(HAND)), draw(count(it))))),
    )],
)  # fmt: skip
professor_x = supporting(
    "MNB-048", "Professor X", cost=7, atk=4, defense=8, health=1, teams=(X_MEN,), keywords=(RANGED,),
    powers=[super_power(
        "Mind Control", MAIN, INTELLECT,
        ready(one(enemy, supporting_only, face_up)),
        take(it),
        becomes(it, having(at_end_of_your_turn(give_back(this)))),
    )],
)  # fmt: skip

# Plot twists and a location

x_factor = plot_twist("MNB-049", "X-Factor", MAIN, ready(one()), teams=(X_MEN,))
squad_tactics = plot_twist(
    "MNB-050", "Squad Tactics", COMBAT, plus_counters(each(yours, in_combat)), any_turn=True, teams=(X_MEN,)
)
uncanny_defense = plot_twist(
    "MNB-051", "Uncanny Defense", COMBAT,
    if_(is_(the_defender, yours), do(
        pick(one(defender, yours)),
        become_defender(one_anywhere(yours, face_up, not_(in_combat))),
        switch_places(chosen_first, it),
    )),
    any_turn=True, teams=(X_MEN,),
)  # fmt: skip
school = special_location(
    "MNB-052", "School for Gifted Youngsters", (ENERGY, INTELLECT, MIGHT, SKILL), (X_MEN,)
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    iceman, magik, hope_summers, cyclops, deadpool, namor, gambit, storm, beast, wolverine, cable, colossus,
    emma_frost, professor_x, x_factor, squad_tactics, uncanny_defense, school,
)  # fmt: skip
