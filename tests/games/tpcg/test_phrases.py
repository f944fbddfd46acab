"""Faces of cards: a dozen composed ones by the letter, and every word of the vocabulary in some."""

from __future__ import annotations

import re
from typing import Any

import pytest

from versus.games.tpcg import text as phrases
from versus.games.tpcg import words
from versus.games.tpcg.flow.clauses import CLAUSES, IS_PROTECTED, OK
from versus.games.tpcg.language import vocabulary as v
from versus.games.tpcg.language.changes import Cannot, Grows, Has, Joins, RecruitPoints, SkipsPhase
from versus.games.tpcg.language.conditions import FirstOfTurn, ItIsAnEnemy, StatOf, YourTurn
from versus.games.tpcg.language.effects.lasting import OnTheirNextTurn, RuleChange
from versus.games.tpcg.language.players import EACH_ENEMY, ITS_PLAYER
from versus.games.tpcg.printed.definition import (
    ONCE_A_GAME,
    Card,
    Facts,
    OtherPrice,
    Powers,
    SuperPower,
    TagTeam,
)
from versus.games.tpcg.table.altering import Ruling
from versus.games.tpcg.text.events import EVENTS
from versus.games.tpcg.text.powers import BOOK
from versus.games.tpcg.words import (
    ANY_COMBAT,
    BERSERKER,
    BUILD,
    BUILD_PHASE,
    COMBAT,
    COUNTERS,
    DECK,
    ENERGY,
    FLIGHT,
    HAND,
    INTELLECT,
    KO,
    LETHAL,
    MAIN,
    MAIN_PHASE,
    MIGHT,
    RANGED,
    SKILL,
    SUPER_STRENGTH,
    TO_ATTACK,
    TO_BE_CHOSEN,
    WOUND,
)
from versus.kernel.choosing import OnCards, Who
from versus.kernel.effects import CountOf, Number, Unless
from versus.kernel.modifiers import THIS_COMBAT, UNTIL_YOUR_NEXT_TURN
from versus.kernel.nodes import (
    Amount,
    Aura,
    Change,
    Condition,
    Effect,
    Filter,
    Replacement,
    Selector,
    Trigger,
)
from versus.kernel.text import Printer
from versus.testing.tpcg.decks import wild_deck
from versus.testing.tpcg.wild import ROOMS
from versus.testing.writing import subclasses

XMEN, EMBER = "X-Men", "Ember"

# A dozen cards, by the letter

CARDS: dict[str, tuple[Card, list[str]]] = {
    "a Super Power": (
        v.supporting(
            "T-01", "Fuse", cost=2, atk=2, defense=4, teams=(EMBER,), keywords=(RANGED,),
            powers=[
                v.super_power(
                    "Short Fuse", MAIN, ENERGY, v.burn(v.one(v.enemy, v.supporting_only, v.front_row))
                )
            ],
        ),
        [
            "[Ranged]",
            "Short Fuse. Main [Energy]: Burn an enemy supporting character in the front row.",
        ],
    ),
    "a Reaction": (
        v.supporting(
            "T-02", "Referee", cost=4, atk=4, defense=6,
            powers=[
                v.reaction("Whistle", INTELLECT, words.POWER_RESOLVES, v.cancel_it, subject=v.enemy),
                v.reaction("Time Out", (), words.STUN, v.may(v.draw()), subject=v.yours, after=True),
                v.reaction("Shield", (v.any_of(SKILL, MIGHT), MIGHT), words.STUN, v.cancel_it,
                           subject=v.this_card, limit=ONCE_A_GAME),
            ],
        ),
        [
            "Whistle. Reaction [Intellect]: When an enemy character uses a Super Power, cancel it.",
            "Time Out. Reaction: After a character on your side is stunned, you may draw a card.",
            "Shield. Reaction [Might]/[Skill] [Might]: When this character would be stunned, cancel it. "
            "Once per game.",
        ],
    ),
    "a level to reach": (
        v.main_character(
            "T-03", "Captain", atk=3, defense=5, teams=(XMEN,),
            keywords=(FLIGHT, BERSERKER, SUPER_STRENGTH, SUPER_STRENGTH),
            powers=[
                v.when(words.STUN, v.gain_xp(), subject=v.enemy, by=v.fits(v.yours, v.team(XMEN))),
                v.when_attacks(v.may(v.gets(v.this, atk=2), price=v.discard())),
            ],
            level_up=4,
        ),
        [
            "[Flight], Berserker, Super Strength ×2",
            "Level Up (4): When an enemy character is stunned by an [X-Men] card on your side, gain 1 XP.",
            "When this character attacks, you may discard a card. If you do, this character gets +2/+0 "
            "this turn.",
        ],
    ),
    "continuous powers": (
        v.supporting(
            "T-04", "Banner Bearer", cost=3, atk=1, defense=4,
            powers=[
                v.while_(
                    v.plus(atk=1, defense=1), on=v.fits(v.another, v.yours, v.team(XMEN)), given=YourTurn()
                ),
                v.while_(Grows(1, 0, CountOf(v.each(v.enemy, v.stunned))), Has(FLIGHT | LETHAL)),
                v.while_(Cannot(TO_ATTACK, v.fits(v.enemy, v.main)), on=v.enemy),
                v.instead_of(words.KOD, v.return_to_hand(v.this), subject=v.this_card),
                v.instead_of(words.WOUNDED, subject=v.your_main, by=v.enemy),
            ],
        ),
        [
            "While it is your turn, each other [X-Men] character on your side gets +1/+1.",
            "This character gets +1/+0 for each stunned enemy character and has [Flight] and Lethal.",
            "Each enemy character can't attack enemy main characters.",
            "If this character would be KO'd, instead put this character into its owner's hand.",
            "If your main character would be wounded by an enemy card, prevent it.",
        ],
    ),
    "a plot twist of a team": (
        v.plot_twist(
            "T-05", "Two at Once", COMBAT,
            v.plus_counters(v.one(v.yours, v.in_combat), 2),
            v.draw(CountOf(v.each(v.yours, v.exhausted))),
            any_turn=True, teams=(XMEN, XMEN, EMBER),
        ),
        [
            "[Any Turn] Combat: Put two +1/+1 counters on a fighting character on your side. "
            "Draw a card for each exhausted character on your side.",
            "Play it only with two face-up [X-Men] characters or a face-up [Ember] character on your side.",
        ],
    ),
    "it and them": (
        v.plot_twist(
            "T-06", "Blackout", (MAIN, BUILD),
            v.turn_down(v.location(v.enemy, v.basic, up_to=2)),
            v.exhaust(v.up_to(3, v.enemy, v.face_up)),
            v.freeze(v.it),
            v.if_(
                v.at_least(2, v.count(v.each(v.yours))),
                v.stun(v.it),
                v.draw(2, EACH_ENEMY),
            ),
        ),
        [
            "Build or Main: Turn up to two face-up enemy basic locations face down. Exhaust up to three "
            "face-up enemy characters. Freeze them. If there are two or more characters on your side, stun "
            "them. Otherwise, each enemy player draws two cards.",
        ],
    ),
    "equipment": (
        v.equipment(
            "T-07", "Anvil", cost=3,
            powers=[
                v.called("Light", v.costs_less(1, v.team(EMBER))),
                v.while_(v.plus(atk=2, defense=2), on=v.bearer),
                v.super_power("Drop", COMBAT, (), v.stun(v.one(v.enemy, v.defender)), any_turn=True),
                v.when(words.EQUIPS, v.exhaust(v.this), subject=v.this_card),
                v.called("Heavy", v.only_onto(v.champion)),
            ],
            unique=True,
        ),
        [
            "Light. This card costs 1 less to play onto an [Ember] character.",
            "The equipped character gets +2/+2.",
            "Drop. [Any Turn] Combat: Stun a defending enemy character.",
            "When this equipment is put onto a character, exhaust this equipment.",
            "Heavy. Put it only onto a character that is a Champion.",
            "Unique: one of its name on a side.",
        ],
    ),
    "locations": (
        v.special_location(
            "T-08", "Harbor", (ENERGY, SKILL), (XMEN,),
            [v.at_start_of_phase(BUILD_PHASE, v.may(v.ready(v.one(v.yours, v.another))))],
        ),
        [
            "As your Build Phase begins, you may ready another character on your side.",
            "Special location. Pays [Energy] or [Skill] for an [X-Men] character.",
        ],
    ),
    "deck building": (
        Card(
            "T-09", "Understudy",
            Facts(
                words.SUPPORTING_CHARACTER, cost=2, aka=("The Double", "Nobody"), deck_limit=8,
                loyalty=(XMEN, EMBER), starting_team=XMEN, champion=True, recruit_from=DECK,
            ),
            Powers((OtherPrice((ENERGY,), YourTurn()),)),
        ),
        [
            "If it is your turn, you may pay [Energy] instead of recruit points to recruit it.",
            "Recruit it from your deck.",
            "AKA The Double and Nobody.",
            "Champion.",
            "A deck may have up to 8 of it.",
            "Loyalty: in its deck every card with a team and every character is [X-Men] or [Ember].",
            "Your deck is led by an [X-Men] main character.",
        ],
    ),
    "hand and deck": (
        v.supporting(
            "T-10", "Librarian", cost=2, atk=1, defense=2,
            powers=[
                v.when_appears(v.search(v.supporting_only, v.cost_at_most(2), then=v.return_to_hand(v.it))),
                v.super_power(
                    "Overdue", MAIN, (),
                    v.discard(whose=EACH_ENEMY, at_random=True),
                    v.choose(v.draw(), v.put_into_play(v.card_in(KO, v.named("Librarian")))),
                    given=v.at_least(3, v.count(v.cards_in(HAND))),
                ),
                v.when(words.PLAYED, v.discard(1, ITS_PLAYER), when_=ItIsAnEnemy()),
            ],
        ),
        [
            "When this character appears, look for a supporting character with cost 2 or less in your deck, "
            "then put it into its owner's hand, then shuffle.",
            "Overdue. Main: Each enemy player discards a card at random. Choose one: draw a card; or put a "
            "card in your KO pile named Librarian into play. Use it only if there are three or more cards in "
            "your hand.",
            "When an enemy player plays a card, that player discards a card.",
        ],
    ),
    "numbers and lasting changes": (
        v.supporting(
            "T-11", "Abacus", cost=5, atk=3, defense=3, keywords=(words.TAG_TEAM,),
            powers=[
                v.super_power(
                    "Carry", ANY_COMBAT, (),
                    v.gets(v.this, atk=StatOf(v.it), defense=Number(1), until=THIS_COMBAT),
                    v.becomes(v.up_to(2, v.enemy), Has(RANGED), Cannot(TO_BE_CHOSEN, v.enemy),
                              until=UNTIL_YOUR_NEXT_TURN),
                    RuleChange(v.enemy, Cannot(TO_ATTACK)),
                    OnTheirNextTurn(SkipsPhase(MAIN_PHASE)),
                    OnTheirNextTurn(RecruitPoints(-1), yours=True),
                    v.wound(v.the_cause, StatOf(v.this, COUNTERS, WOUND)),
                ),
                TagTeam("Pencil", v.strike(v.one(v.enemy), times=2)),
            ],
        ),
        [
            "Tag Team",
            "Carry. Any Combat: This character gets +X/+1 this combat, where X is that card's ATK. Up to two "
            "enemy characters have [Ranged] and can't be chosen by enemy cards until your next turn. "
            "This turn, enemy characters can't attack. On each enemy player's next turn, that player "
            "skips the Main Phase. On your next turn, you have one fewer recruit point. Give whatever "
            "caused it a wound for "
            "each wound on this character.",
            "Tag Team with Pencil: This character strikes an enemy character twice.",
        ],
    ),
    "moments": (
        v.supporting(
            "T-12", "Metronome", cost=3, atk=3, defense=3,
            powers=[
                v.at_start_of_your_turn(v.pull(v.one(v.yours, v.back_row))),
                v.at_end_of_your_turn(v.for_each(v.each(v.yours), v.heal(v.it))),
                v.when(words.TURN_STARTED, v.push(v.this), when_=ItIsAnEnemy()),
                v.when(words.ATTACKED, v.daze(v.the_cause), subject=v.this_card, when_=FirstOfTurn()),
                v.when(words.KOD, v.take(v.the_event_card), subject=v.either_of(v.main, v.stunned)),
                v.when(words.STUN, v.ko(v.it), subject=v.enemy, if_=Unless(YourTurn())),
            ],
        ),
        [
            "As your turn begins, pull a character on your side in the back row to the front row.",
            "As your turn ends, for each character on your side, heal a wound from it.",
            "As each enemy player's turn begins, push this character to the back row.",
            "When this character is attacked for the first time each turn, daze whatever caused it.",
            "When a main or stunned character is KO'd, take control of that card.",
            "When an enemy character is stunned, if it is not your turn, KO it.",
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", CARDS)
def test_the_face_of(kind):
    card, lines = CARDS[kind]
    assert phrases.card_text(card) == lines


def test_a_plain_character_says_nothing_and_a_basic_location_what_it_pays():
    assert phrases.card_text(v.supporting("T-20", "Plain", cost=1, atk=1, defense=1)) == []
    assert phrases.card_text(v.basic_location("T-21", "Mill", MIGHT)) == ["Basic location. Pays [Might]."]


def test_icons_are_tokens_and_other_keywords_are_names():
    printer = Printer(BOOK)
    assert printer.predicate(Has(FLIGHT | RANGED | LETHAL)) == "has [Flight], [Ranged] and Lethal"
    assert printer.predicate(Joins(XMEN)) == "is also [X-Men]"
    assert printer.noun(v.gives(ENERGY), "card").one() == "an [Energy] location"


# Every word has words


KINDS = (Effect, Filter, Condition, Amount, Change, Selector, Who, Trigger)


def vocabulary() -> list[type[Any]]:
    """Every node that a card may be written with, abstract kinds left out."""
    found = {word for kind in KINDS for word in (kind, *subclasses(kind))}
    found |= {SuperPower, Aura, Replacement, TagTeam, OtherPrice}
    found -= {OnCards, Ruling}
    return sorted(
        (w for w in found if "__dataclass_fields__" in vars(w) and w.__module__.startswith(ROOMS)),
        key=lambda word: (word.__module__, word.__name__),
    )


@pytest.mark.parametrize("word", vocabulary(), ids=lambda word: word.__name__)
def test_every_word_of_the_vocabulary_has_a_phrase(word):
    assert word in BOOK.phrases


def test_every_event_every_clause_and_every_moment_has_words():
    assert sorted(EVENTS) == list(range(len(words.EVENT_NAMES)))
    assert phrases.clause(IS_PROTECTED) == "A face-up character in the front row protects it. (2P-CMB-13)"
    assert phrases.clause(OK) == "Nothing stands against it."
    assert all(phrases.clause(code) for code in CLAUSES)


NOT_ENGLISH = re.compile(r"[{}<>]|\bNone\b|\w+\(|  |\.\.| ,|True|False|_")


def test_cards_written_at_random_read_as_sentences():
    for seed in range(150):
        deck = wild_deck(seed)
        for card in {card.key: card for card in deck.everything()}.values():
            for line in phrases.card_text(card):
                assert not NOT_ENGLISH.search(line), line
                assert line[0].isupper() or line[0] in "[+-", line


# Different cards read differently


def test_powers_are_printed_in_the_order_in_which_they_are_written():
    written = (
        v.called("Thrift", v.symbols_instead(ENERGY)),
        v.super_power("Zap", COMBAT, ENERGY, v.draw()),
        v.when_attacks(v.draw()),
        v.called("Bulk", v.costs_less(1)),
        v.while_(v.plus(atk=1)),
        v.instead_of(words.WOUNDED, v.draw(), subject=v.this_card),
    )
    lines = [
        "Thrift. You may pay [Energy] instead of recruit points to recruit it.",
        "Zap. Combat [Energy]: Draw a card.",
        "When this character attacks, draw a card.",
        "Bulk. This card costs 1 less to play.",
        "This character gets +1/+0.",
        "If this character would be wounded, instead draw a card.",
    ]

    def face(*powers):
        return phrases.card_text(v.supporting("T-90", "Orderly", cost=1, atk=1, defense=1, powers=powers))

    assert face(*written) == lines
    assert face(*reversed(written)) == lines[::-1]


def test_parts_of_one_power_are_printed_under_its_name_where_the_first_stands():
    halves = v.called("Both", v.while_(v.plus(atk=1))), v.called("Both", v.when_attacks(v.draw()))
    card = v.supporting(
        "T-91", "Two", cost=1, atk=1, defense=1,
        powers=[halves[0], v.super_power("Zap", COMBAT, ENERGY, v.draw()), halves[1]],
    )  # fmt: skip
    assert phrases.card_text(card) == [
        "Both. This character gets +1/+0. When this character attacks, draw a card.",
        "Zap. Combat [Energy]: Draw a card.",
    ]
