"""The supporting characters that are on both teams."""

from versus.cards.tpcg.defenders_of_hells_kitchen.teams import DEFENDERS, ON_BOTH_TEAMS, UNDERWORLD
from versus.games.tpcg.language.vocabulary import (
    amount,
    back_row,
    called,
    cancel_it,
    draw,
    each,
    enemy,
    face_up,
    fits,
    have_players,
    having_keyword_powers_of,
    how_much_more,
    inferred,
    it_is_an_enemy,
    may,
    ours,
    reaction,
    reveal,
    shuffle,
    supporting,
    supporting_only,
    that_player,
    that_was,
    the_event_amount,
    this_card,
    top,
    when,
    while_,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import ATTACKED, DODGE, DRAWS, INTELLECT, KOD, STEALTH

echo = supporting(
    "DHK-063", "Echo", cost=inferred(3), teams=ON_BOTH_TEAMS,
    atk=ours(4), defense=ours(5), health=ours(1), keywords=ours(()), powers=ours([]),
)  # fmt: skip
black_cat = supporting(
    "DHK-064", "Black Cat", cost=inferred(4), teams=(DEFENDERS, UNDERWORLD),
    atk=ours(4, "CIV-011"), defense=ours(6, "CIV-011"), health=ours(1, "CIV-011"),
    keywords=ours((), "CIV-011"),
    powers=[reaction(
        "Not Your Lucky Day", INTELLECT, DRAWS,
        reveal(top(the_event_amount, that_player)),
        may(
            cancel_it,
            have_players(that_player, shuffle),
            draw(how_much_more(the_event_amount, amount(1)), that_player),
        ),
        given=it_is_an_enemy,
    )],
)  # fmt: skip
taskmaster = supporting(
    inferred("DHK-065"), "Taskmaster", cost=inferred(5), teams=ON_BOTH_TEAMS,
    atk=ours(4, "LEG-051"), defense=ours(8, "LEG-051"), health=ours(1, "LEG-051"),
    keywords=ours((), "LEG-051"),
    powers=[ours(
        called(
            "Photographic Reflexes", while_(having_keyword_powers_of(each(enemy, supporting_only, face_up)))
        ),
        "LEG-051",
    )],
)  # fmt: skip
elektra = supporting(
    inferred("DHK-066"), "Elektra", cost=inferred(6), teams=ON_BOTH_TEAMS,
    atk=ours(7, "LEG-071"), defense=ours(8, "LEG-071"), health=ours(2, "LEG-071"),
    keywords=ours((DODGE, STEALTH), "LEG-071"),
    powers=[ours(
        called(
            "Paid Assassin",
            when(
                KOD, draw(),
                subject=fits(enemy, back_row, that_was(ATTACKED, in_combat=True)), by=this_card,
            ),
        ),
        "LEG-071",
    )],
)  # fmt: skip

CARDS: tuple[Card, ...] = (echo, black_cat, taskmaster, elektra)
