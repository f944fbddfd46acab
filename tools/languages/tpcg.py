"""The words of the 2PCG, and what stands for their arguments in examples."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.languages.language import Language
from versus.games.tpcg import language, words
from versus.games.tpcg.language import vocabulary
from versus.games.tpcg.language.keywords import OWN_KEYWORDS
from versus.games.tpcg.language.vocabulary import cards, doing, powers, who
from versus.games.tpcg.plug import TPCG as PLUG
from versus.games.tpcg.printed.definition import Card, Facts
from versus.games.tpcg.text import card_text
from versus.games.tpcg.text.powers import BOOK
from versus.kernel.choosing import Choice, Who
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Trigger
from versus.kernel.text import Printer

EVERYBODY: Final = "each(enemy)"

TPCG: Final = Language(
    game=PLUG.name,
    title=PLUG.title,
    page=Path("docs/card-language.md"),
    package=language,
    vocabulary=vocabulary,
    words=words,
    rooms=((cards, "Cards"), (powers, "Powers"), (doing, "Instructions"), (who, "Who and what")),
    kinds=(
        (Who, "one(enemy)"),
        (Choice, "one(enemy)"),
        (Effect, "draw()"),
        (Filter, "enemy"),
        (Condition, "solo_attack"),
        (Change, "plus(atk=1, defense=1)"),
        (Trigger, "when_attacks(draw())"),
        (Amount, "amount(2)"),
        (str, '"Name"'),
        (bool, "True"),
    ),
    arguments={
        "act": "TO_ATTACK",
        "amount": "2",
        "atk": "2",
        "cost": "3",
        "defense": "3",
        "event": "STUN",
        "key": '"MY-001"',
        "keywords": "FLIGHT",
        "kind": "VITALITY",
        "name": '"Night Watch"',
        "number": "2",
        "phase": "MAIN_PHASE",
        "safe_below": "4",
        "symbol": "ENERGY",
        "symbols": "ENERGY",
        "timing": "MAIN",
        "to": "STUN",
        "zone": "KO",
        "at_least.of": f"count({EVERYBODY})",
        "count.who": EVERYBODY,
        "for_each.who": EVERYBODY,
        "gets.atk": "2",
        "how_much_more.amount": f"count({EVERYBODY})",
        "plus.atk": "2",
        "plus.defense": "3",
        "plus_for_each.atk": "2",
        "plus_for_each.defense": "3",
        "plus_for_each.of": EVERYBODY,
        "reaction.cost": "ENERGY",
        "super_power.cost": "ENERGY",
        "team.name": '"X-Men"',
    },
    examples={
        "any_of": "any_of(SKILL, MIGHT)",
        "called": 'called("Vigil", when_attacks(draw()))',
        "card": 'card("MY-001", "Night Watch", Facts(LOCATION, symbols=ENERGY), [when_appears(draw())])',
        "equip": "equip(card_in(KO), one(yours))",
        "equipment": (
            'equipment("MY-001", "Night Watch", cost=2, powers=[while_(plus(atk=1, defense=2), on=bearer)])'
        ),
        "gains_atk_until": "gains_atk_until(one(yours), atk_of(the_defender))",
        "how_much_more": "how_much_more(atk_of(this), atk_of(the_defender))",
        "keyword": (
            'supporting("MY-001", "Night Watch", cost=2, atk=2, defense=3, '
            'keywords=(keyword("Watchful", when_attacked(draw())),))'
        ),
        "main_character": (
            'main_character("MY-001", "Night Watch", atk=3, defense=6, '
            "level_up=4, powers=[when_attacks(gain_xp())])"
        ),
        "supporting": (
            'supporting("MY-001", "Night Watch", cost=2, atk=2, defense=3, powers=[when_attacks(draw())])'
        ),
    },
    keywords=OWN_KEYWORDS,
    groups={
        "TIMING_NAMES": "Timing words",
        "SYMBOL_NAMES": "Symbols",
        "EVENT_NAMES": "Events",
        "ACT_NAMES": "Acts, for what can't or may be done",
        "STAT_NAMES": "Numbers of a card",
        "COUNTER_NAMES": "Counters",
        "ZONE_NAMES": "Zones",
        "PHASE_NAMES": "Phases",
    },
    also={"Facts": Facts},
    no_members=("ALL_KEYWORDS", "COUNTER_KINDS", "LAST_WOULD", "ZONES"),
    printer=lambda: Printer(BOOK),
    card=Card,
    card_text=card_text,
)
