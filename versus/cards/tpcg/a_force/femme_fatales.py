"""The Femme Fatales: their supporting characters, plot twists, Madripoor and the Demon Goblins."""

from versus.cards.tpcg.a_force.teams import FEMME_FATALES
from versus.games.tpcg.language.effects.moving import TOKENS
from versus.games.tpcg.language.set_keywords import (
    DURABLE,
    IMMORTAL,
    MERCENARY,
    MOBILE,
    POUNCE,
    WEALTHY,
)
from versus.games.tpcg.language.vocabulary import (
    another,
    at_end_of_your_turn,
    attacker,
    become_defender,
    becomes,
    called,
    card_in,
    cards_in,
    character,
    chosen_first,
    count,
    counters_on,
    defender,
    draw,
    each,
    each_enemy,
    enemy,
    everywhere,
    evil,
    fits,
    for_each,
    front_row,
    gaining,
    gets,
    have_players,
    having,
    if_,
    is_,
    it,
    its_player,
    ko,
    main,
    make_tokens,
    may,
    minus_counters,
    named,
    never_having,
    of_level,
    one,
    pick,
    plot_twist,
    plus,
    plus_counters,
    put_beside,
    put_into_play,
    ready,
    remove_counters,
    remove_from_game,
    reveal,
    sharing_name,
    shuffle,
    special_location,
    stun,
    super_power,
    supporting,
    supporting_only,
    team,
    that_was,
    the_defender,
    the_other_card,
    this,
    this_card,
    this_is,
    times_used,
    unable,
    up_to,
    when,
    when_attacks,
    while_,
    with_counters,
    wound,
    your_main,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import (
    ATTACKS,
    COMBAT,
    COMBAT_ENDED,
    DECK,
    ENERGY,
    FEROCIOUS,
    FLIGHT,
    FRONT,
    HAND,
    INTELLECT,
    KO,
    LETHAL,
    MAIN,
    MIGHT,
    MINUS,
    PLUS,
    POWERED_UP,
    RANGED,
    SKILL,
    STUN,
    SURVIVED,
    SWARM,
    TO_GAIN_PLUS,
)
from versus.kernel.modifiers import THIS_COMBAT

# Supporting characters

black_cat = supporting(
    "AFF-035", "Black Cat", cost=1, atk=3, defense=1, health=1, teams=(FEMME_FATALES,), keywords=(POUNCE,),
    powers=[called("Unlucky Break", when_attacks(
        remove_counters(the_defender, PLUS), everywhere(enemy, unable(TO_GAIN_PLUS), until=THIS_COMBAT),
    ))],
)  # fmt: skip
madame_masque = supporting(
    "AFF-036", "Madame Masque", cost=1, atk=2, defense=2, health=1,
    teams=(FEMME_FATALES,), keywords=(RANGED, SWARM),
    powers=[called("Bio-Duplicate", when(
        POWERED_UP, may(put_into_play(the_other_card, yours=True)),
        subject=this_card, when_=is_(the_other_card, named("Madame Masque")),
    ))],
)  # fmt: skip
titania = supporting(
    "AFF-037", "Titania", cost=2, atk=2, defense=2, health=2, teams=(FEMME_FATALES,), keywords=(DURABLE,),
    powers=[super_power(
        "Cellular Augmentation", COMBAT, MIGHT,
        gets(this, atk=3, defense=3, until=THIS_COMBAT),
        any_turn=True,
    )],
)  # fmt: skip
sin = supporting(
    "AFF-038", "Sin", cost=2, atk=2, defense=4, health=1, teams=(FEMME_FATALES,), keywords=(RANGED,),
    powers=[super_power(
        "Like Father, Like Daughter", COMBAT, SKILL,
        if_(this_is(defender), stun(one(attacker, front_row))),
        any_turn=True,
    )],
)  # fmt: skip
moonstone = supporting(
    "AFF-039", "Moonstone", cost=2, atk=3, defense=2, health=1,
    teams=(FEMME_FATALES,), keywords=(FLIGHT, RANGED),
    powers=[called("Gravity Stone", while_(never_having(FLIGHT), on=enemy))],
)  # fmt: skip
silver_sable = supporting(
    "AFF-040", "Silver Sable", cost=3, atk=1, defense=5, health=1,
    teams=(FEMME_FATALES,), keywords=(RANGED, MERCENARY, WEALTHY),
)  # fmt: skip
nebula = supporting(
    "AFF-041", "Nebula", cost=3, atk=3, defense=3, health=2, teams=(FEMME_FATALES,),
    powers=[called(
        "Underling", while_(plus(atk=3, defense=3), given=is_(each(your_main), evil, of_level(2)))
    )],
)  # fmt: skip
goblin_queen = supporting(
    "AFF-042", "Goblin Queen", cost=4, atk=2, defense=6, health=1, teams=(FEMME_FATALES,), keywords=(FLIGHT,),
    powers=[super_power("Summon Goblins", MAIN, INTELLECT, make_tokens("AFF-054", 4, FRONT, fill=True))],
)  # fmt: skip
spiral = supporting(
    "AFF-043", "Spiral", cost=4, atk=7, defense=3, health=1,
    teams=(FEMME_FATALES,), keywords=(MOBILE, FEROCIOUS),
)  # fmt: skip
viper = supporting(
    "AFF-044", "Viper", cost=5, atk=4, defense=6, health=1, teams=(FEMME_FATALES,), keywords=(RANGED,),
    powers=[
        super_power("Poison Darts", MAIN, SKILL, minus_counters(up_to(2, enemy))),
        called("Succumb to Poison", at_end_of_your_turn(
            for_each(each(enemy, with_counters(MINUS)), minus_counters(it, counters_on(it, MINUS))),
        )),
    ],
)  # fmt: skip
_of_that_name = fits(character, sharing_name(chosen_first))
satana = supporting(
    "AFF-045", "Satana", cost=5, atk=6, defense=5, health=1, teams=(FEMME_FATALES,), keywords=(FLIGHT,),
    powers=[
        called("Fatal Females", while_(gaining(LETHAL), on=fits(team(FEMME_FATALES), yours))),
        super_power(
            "Consume Soul", MAIN, ENERGY,
            pick(card_in(KO, character, whose=each_enemy)),
            have_players(
                its_player,
                reveal(cards_in(HAND)), reveal(cards_in(DECK)),
                remove_from_game(cards_in(HAND, _of_that_name)),
                remove_from_game(cards_in(DECK, _of_that_name)),
                shuffle,
            ),
            remove_from_game(chosen_first),
        ),
    ],
)  # fmt: skip
lady_deathstrike = supporting(
    "AFF-046", "Lady Deathstrike", cost=6, atk=5, defense=6, health=2, teams=(FEMME_FATALES,),
    powers=[super_power(
        "Death Strike", COMBAT, MIGHT,
        becomes(
            this,
            having(when(
                SURVIVED,
                wound(each(enemy, main, that_was(STUN, by=this_card, in_combat=True))),
                subject=this_card,
            )),
            until=THIS_COMBAT,
        ),
        any_turn=True,
    )],
)  # fmt: skip
morgan_le_fay = supporting(
    "AFF-047", "Morgan le Fay", cost=6, atk=3, defense=7, health=2,
    teams=(FEMME_FATALES,), keywords=(FLIGHT, IMMORTAL),
    powers=[super_power("Growing Magic", MAIN, INTELLECT, draw(times_used("Growing Magic")))],
)  # fmt: skip
enchantress = supporting(
    "AFF-048", "Enchantress", cost=7, atk=4, defense=8, health=2, teams=(FEMME_FATALES,), keywords=(RANGED,),
    powers=[super_power(
        "Go Forth, My Champion", MAIN, ENERGY,
        plus_counters(one(another, yours), 2),
        becomes(it, having(when(ATTACKS, ready(this), subject=this_card), once=True)),
    )],
)  # fmt: skip

# Plot twists, a location and a token

femme_fatality = plot_twist(
    "AFF-049", "Femme Fatality", MAIN,
    minus_counters(one(character), count(each(supporting_only, yours))),
    teams=(FEMME_FATALES,),
)  # fmt: skip
dramatic_entrance = plot_twist(
    "AFF-050", "Dramatic Entrance", COMBAT,
    if_(is_(the_defender, yours), may(
        become_defender(it), becomes(it, having(when(COMBAT_ENDED, ko(this))), until=THIS_COMBAT),
        price=put_beside(card_in(HAND, character), the_defender),
    )),
    any_turn=True, teams=(FEMME_FATALES,),
)  # fmt: skip
cat_fight = plot_twist(
    "AFF-051", "Cat Fight", COMBAT, gets(one(attacker), atk=4, until=THIS_COMBAT),
    any_turn=True, teams=(FEMME_FATALES,),
)  # fmt: skip
madripoor = special_location("AFF-052", "Madripoor", (ENERGY, INTELLECT, MIGHT, SKILL), (FEMME_FATALES,))
main_strength = plot_twist(
    "AFF-053", "Main Strength", COMBAT, gets(one(your_main), atk=2, until=THIS_COMBAT), any_turn=True
)
demon_goblin = supporting(
    "AFF-054", "Demon Goblin", cost=0, atk=1, defense=1, health=1,
    teams=(FEMME_FATALES,), keywords=(SWARM,), token=True,
)  # fmt: skip
TOKENS[demon_goblin.key] = demon_goblin

CARDS: tuple[Card, ...] = (
    black_cat, madame_masque, titania, sin, moonstone, silver_sable, nebula, goblin_queen, spiral, viper,
    satana, lady_deathstrike, morgan_le_fay, enchantress,
    femme_fatality, dramatic_entrance, cat_fight, madripoor, main_strength, demon_goblin,
)  # fmt: skip
