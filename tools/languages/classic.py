"""The words of the classic game, and what stands for their arguments in examples."""

from __future__ import annotations

from typing import Any, Final

from tools.languages.language import Language
from versus.games.classic import language
from versus.games.classic.authoring import AUTHORING
from versus.games.classic.language.changes import HasBoost, HasReinforcement
from versus.games.classic.language.costs import CardCost
from versus.games.classic.language.effects.arriving import ComesIntoPlay
from versus.games.classic.language.effects.equipment import AttachesTo, CanBearThis
from versus.games.classic.language.effects.waiting import Which
from versus.games.classic.language.keywords import OWN_KEYWORDS
from versus.games.classic.language.vocabulary import cards, doing, powers, who
from versus.games.classic.language.vocabulary.powers import numbered
from versus.games.classic.plug import CLASSIC as PLUG
from versus.games.classic.printed.definition import Facts
from versus.games.classic.text.book import BOOK
from versus.games.classic.text.powers import PowerPrinter
from versus.kernel.choosing import Who
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Trigger
from versus.kernel.text import Printer
from versus.kernel.triggering import Watches

THIS: Final = "this character"


def finished(value: Any) -> tuple[Any, Printer | None]:
    """With its targets numbered, as in a whole power."""
    targets: list[Any] = []
    value = numbered(value, targets)
    return value, PowerPrinter(BOOK, THIS, tuple(targets))


CLASSIC: Final = Language(
    plug=PLUG,
    authoring=AUTHORING,
    package=language,
    rooms=(
        (cards, "Cards"),
        (powers, "Powers"),
        (doing, "Prices, instructions, changes"),
        (who, "Who and what"),
    ),
    kinds=(
        (Who, "target()"),
        (Which, "target_effect()"),
        (Effect, "draw()"),
        (Filter, "yours"),
        (Condition, "boosted"),
        (Change, "gets(atk=1, defense=1)"),
        (Trigger, "when_stunned(draw())"),
        (Amount, "x"),
        (str, '"Name"'),
        (bool, "True"),
    ),
    around=(
        (Who, "recover(~)"),
        (Effect, "payment(activate, ~)"),
        (Filter, "ready(each(~))"),
        (Condition, "if_(~, draw())"),
        (Amount, "draw(~)"),
    ),
    arguments={
        "act": "TO_ATTACK",
        "choice": "a_character(yours)",
        "cost": "3",
        "costs": "pay(2)",
        "endurance": "3",
        "event": "STUN",
        "factor": "2",
        "identity": '"Night Watch"',
        "key": '"MY-001"',
        "keywords": "FLIGHT",
        "kind": "PLUS_ONE",
        "name": '"Night Watch"',
        "number": "2",
        "phase": "RECOVERY_PHASE",
        "points": "1",
        "source": "of_type(PLOT_TWIST)",
        "step": "RECRUIT_STEP",
        "team": '"B.P.R.D."',
        "trait": "MENTAL",
        "type": "EQUIPMENT",
        "version": "ARMY",
        "zone": "KO",
        "a_card_in_hand.parts": "character_card",
        "at_least.number": "3",
        "at_least.of": "number_of(each(yours))",
        "at_start_of_your.step": "FORMATION_STEP",
        "attacks.parts": "exhausted",
        "discard.who": "a_card_in_hand()",
        "discard_as_cost.who": "a_card_in_hand()",
        "draw.number": "2",
        "each_effect.whose": "opponents",
        "equip.who": "a_card_in(KO, of_type(EQUIPMENT))",
        "exhaust_as_cost.who": "a_character(yours, is_ready)",
        "for_each.who": "each(yours, stunned)",
        "if_.then": "draw()",
        "ko_as_cost.who": "a_resource(yours)",
        "lay_down.who": "a_card_in_hand()",
        "may.price": "discard(a_card_in_hand())",
        "move.to": "hidden_area",
        "number_of.who": "each(yours, stunned)",
        "payment.cost": "activate",
        "power": "continuous(this_card, gets(atk=2, defense=2))",
        "put_into_play.who": "target_card(KO, character_card)",
        "recover.who": "target(yours, stunned)",
        "reinforce.who": "target(defending)",
        "replace.who": "a_resource(yours)",
        "replace_as_cost.who": "a_resource(yours)",
        "search.parts": "character_card",
        "subject": "yours",
        "take_resource.who": "target_resource(opposing)",
        "times.number": "number_of(each(yours))",
        "transfer.who": "an_equipment(yours)",
        "willpower_of.who": "each(yours)",
    },
    examples={
        "character_card": "search(character_card)",
        "costing_as_much": "remove_from_game(a_character(yours, costing_as_much))",
        "face_down": "ko(target_resource(face_down))",
        "face_up": "ko(target_resource(face_up))",
        "is_ready": "exhaust(target(is_ready))",
        "nothing": "choose(draw(), nothing)",
        "reveal_this": "payment(reveal_this, draw())",
        "stun_this": "payment(stun_this, draw())",
        "stunned": "recover(each(yours, stunned))",
        "the_bearer": "continuous(the_bearer, gets(atk=1, defense=1))",
        "this_card": "when(STUN, this_card, draw())",
        "a_card_in": "a_card_in(KO, character_card)",
        "activate": "payment(activate, draw())",
        "both": "if_(both(boosted, during(COMBAT_PHASE)), draw())",
        "boosted": "continuous(this_card, gets(atk=2, defense=2), given=boosted)",
        "card": 'card("MY-001", "Night Watch", Facts(LOCATION, cost=2), [payment(activate, draw())])',
        "character": (
            'character("MY-001", "Night Watch", "", "B.P.R.D.", cost=3, atk=4, defense=4, '
            "powers=[payment(activate, draw())], keywords=(RANGE,))"
        ),
        "choose": "choose(draw(), gain(3))",
        "cosmic": "cosmic(when_stunned(draw()))",
        "crossover": 'crossover("B.P.R.D.", "Thule Society")',
        "do": "do(draw(), gain(3))",
        "each_card_in": "each_card_in(KO, character_card)",
        "each_effect": "negate(each_effect(character_card))",
        "each_player": "lose(2, each_player)",
        "either_area": "move(target(), either_area)",
        "either_of": "either_of(stunned, exhausted)",
        "equipment": (
            'equipment("MY-001", "Night Coat", cost=1, '
            "powers=[continuous(the_bearer, gets(atk=1, defense=1))])"
        ),
        "fits": "fits(yours, stunned)",
        "gets": "gets(atk=2, defense=1)",
        "give": "give(target(yours), gets(atk=2))",
        "has_power": "give(target(yours), has_power(when_stunned(draw())))",
        "hidden_area": "move(this, hidden_area)",
        "is_": "if_(is_(this, exhausted), ready(this))",
        "it_is_you": "when(DRAWS, None, gain(1), when_=it_is_you)",
        "it": "do(pick(a_character(yours)), recover(it), ready(it))",
        "keyword": (
            'character("MY-001", "Night Watch", "", "X-Men", cost=2, atk=2, defense=3, '
            'keywords=(keyword("Watchful", when_stunned(draw())),))'
        ),
        "later": "later(at_start_of(RECOVERY_PHASE, recover(this)))",
        "location": 'location("MY-001", "Night Market", threshold=2, powers=[payment(activate, draw())])',
        "negate": "payment(pay(2), negate(target_effect(of_type(PLOT_TWIST), whose=opponents)))",
        "opponents": "lose(3, opponents)",
        "other_than_it": "do(pick(a_character(yours)), ready(each(yours, other_than_it)))",
        "own_area": "move(target(), own_area)",
        "plot_twist": (
            'plot_twist("MY-001", "Night Falls", threshold=3, effects=[stun(target(costing_at_most(2)))], '
            "cost=discard_as_cost(a_card_in_hand()))"
        ),
        "target_card": "target_card(KO, character_card)",
        "target_effect": "negate(target_effect(of_type(PLOT_TWIST)))",
        "the_cause": "when(STUN, this_card, stun(the_cause))",
        "the_event_card": "when(STUN, yours, recover(the_event_card))",
        "unless": "if_(unless(boosted), draw())",
        "visible_area": "move(target(hidden), visible_area)",
        "x": "payment(pay(x), ko(target(stunned, costing(x))))",
        "you": "draw(1, you)",
    },
    keywords=OWN_KEYWORDS,
    groups={
        "TYPE_NAMES": "Types of cards",
        "EVENT_NAMES": "Events",
        "ACT_NAMES": "Acts, for what can't be done",
        "COUNTER_NAMES": "Counters",
        "ZONE_NAMES": "Zones",
        "PHASE_NAMES": "Phases",
        "STEP_NAMES": "Steps",
    },
    also={"Facts": Facts},
    not_for_cards=(
        AttachesTo,
        CanBearThis,
        CardCost,
        ComesIntoPlay,
        HasBoost,
        HasReinforcement,
        Trigger,
        Watches,
    ),
    no_members=("ICONS", "COUNTER_KINDS", "LAST_WOULD", "ZONES"),
    printer=lambda: PowerPrinter(BOOK, THIS),
    finished=finished,
)
