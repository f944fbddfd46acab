"""The words of the 2PCG, and what stands for their arguments in examples."""

from __future__ import annotations

from typing import Final

from tools.languages.language import Language
from versus.games.tpcg import language
from versus.games.tpcg.authoring import AUTHORING
from versus.games.tpcg.language.changes import CountsAs, IsFrozen
from versus.games.tpcg.language.keywords import OWN_KEYWORDS
from versus.games.tpcg.language.vocabulary import cards, changing, doing, powers, who
from versus.games.tpcg.plug import TPCG as PLUG
from versus.games.tpcg.printed.definition import Facts
from versus.games.tpcg.text.powers import BOOK
from versus.kernel.choosing import Choice, Who
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Trigger
from versus.kernel.text import Printer

EVERYBODY: Final = "each(enemy)"

TPCG: Final = Language(
    plug=PLUG,
    authoring=AUTHORING,
    package=language,
    rooms=(
        (cards, "Cards"),
        (powers, "Powers"),
        (changing, "Changes"),
        (doing, "Instructions"),
        (who, "Who and what"),
    ),
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
    around=(
        (Who, "stun(~)"),
        (Effect, "when_attacks(~)"),
        (Filter, "stun(one(~))"),
        (Condition, "if_(~, draw())"),
        (Change, "while_(~)"),
        (Amount, "gain_xp(~)"),
    ),
    arguments={
        "act": "TO_ATTACK",
        "by": "1",
        "factor": "2",
        "times": "1",
        "token": '"MY-T1"',
        "type": "PLOT_TWIST",
        "joining.team": '"X-Men"',
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
        "basic": "freeze(location(enemy, basic))",
        "bearer": "while_(plus(atk=1, defense=2), on=bearer)",
        "cancel_it": 'reaction("Not Tonight", SKILL, STUN, cancel_it, subject=yours)',
        "chosen_first": "do(pick(one(yours)), pick(one(enemy)), stun(chosen_first))",
        "face_down": "recover(one(yours, face_down))",
        "it": "do(ready(one(yours)), gets(it, atk=2))",
        "of_that_team": "do(name_a_team, stun(each(of_that_team)))",
        "name_a_team": "do(name_a_team, stun(each(of_that_team)))",
        "other_than_it": "do(ready(one(yours)), stun(one(other_than_it)))",
        "stunned": "ko(one(stunned))",
        "the_cause": "when(STUN, stun(the_cause), subject=this_card)",
        "the_event_card": "when(STUN, recover(the_event_card), subject=yours)",
        "theirs": "when(PLAYED, stun(one(theirs)), when_=it_is_an_enemy)",
        "this": "ready(this)",
        "this_card": "when(STUN, draw(), subject=this_card)",
        "both": "both(on_your_turn, in_melee)",
        "change_level": "change_level(this, 1)",
        "coming_back": "becomes(it, coming_back, until=FROM_YOUR_NEXT_TURN)",
        "defying": "while_(defying(TO_BE_STUNNED))",
        "discard_cards": "look_at_hand(discard_cards(one_of_them()))",
        "do": "do(draw(), ready(this))",
        "each_enemy": "discard(1, each_enemy)",
        "each_player": "draw(1, each_player)",
        "first_of_turn": "when_attacked(draw(), if_=first_of_turn)",
        "first_twist_of_turn": "when(PLAYED, draw(), when_=first_twist_of_turn)",
        "is_": "if_(is_(it, equipped), stun(it))",
        "it_is_an_enemy": "when(PLAYED, draw(), when_=it_is_an_enemy)",
        "it_is_you": "when(PLAYED, draw(), when_=it_is_you)",
        "losing_keywords": "while_(losing_keywords, on=enemy)",
        "losing_powers": "while_(losing_powers, on=enemy)",
        "make_supporting": "make_supporting(one(main))",
        "more_recruit_points": "on_their_next_turn(more_recruit_points(-2))",
        "nothing": "choose(draw(), nothing)",
        "paying_less": 'while_(paying_less(1), on=team("X-Men"))',
        "phase_is": "when(PHASE_STARTED, draw(), if_=phase_is(MAIN_PHASE))",
        "remove_from_game": (
            "remove_from_game(one(enemy))",
            "remove_from_game(this, back=at_end_of_your_turn(put_into_play(this)))",
        ),
        "swapping_stats": "becomes(one(yours), swapping_stats)",
        "tag_team": 'tag_team("Colossus", draw())',
        "that_player": "when(PLAYED, discard(1, that_player), when_=it_is_an_enemy)",
        "the_event_amount": "when(DREW, gain_xp(the_event_amount), when_=it_is_you)",
        "times": "gets(this, atk=times(count(each(enemy)), 2))",
        "unless": "if_(unless(on_your_turn), draw())",
        "with_base": "becomes(one(yours), with_base(atk=5))",
        "you": "draw(1, you)",
        "would_strike": "stun(each(enemy, would_strike))",
        "any_of": 'super_power("Vigil", MAIN, any_of(SKILL, MIGHT), draw())',
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
    not_for_cards=(CountsAs, IsFrozen),
    no_members=("ALL_KEYWORDS", "COUNTER_KINDS", "LAST_WOULD", "ZONES"),
    printer=lambda: Printer(BOOK),
)
