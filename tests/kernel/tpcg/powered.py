"""Small decks whose cards stop in the middle of everything: choices, prices, searches, reactions, tokens."""

from collections.abc import Iterator
from random import Random
from typing import Any

from versus.games.tpcg.language.changes import Has, Plus
from versus.games.tpcg.language.conditions import ItIsYou, YourTurn
from versus.games.tpcg.language.effects.deeds import Burn, Freeze, PutCounters, Stun, Wound
from versus.games.tpcg.language.effects.fights import CancelIt
from versus.games.tpcg.language.effects.hand_and_deck import Discard, Draw, Reveal, Search
from versus.games.tpcg.language.effects.lasting import Becomes, Gets, RuleChange
from versus.games.tpcg.language.effects.moving import TOKENS, MakeToken, ReturnToHand, TakeControl
from versus.games.tpcg.language.effects.progress import GainXP
from versus.games.tpcg.language.filters import (
    IsCharacter,
    IsEnemy,
    IsSupporting,
    IsThis,
    IsYours,
    OfTeam,
)
from versus.games.tpcg.language.players import EACH_PLAYER
from versus.games.tpcg.language.selectors import (
    CardsIn,
    Characters,
)
from versus.games.tpcg.plug import start
from versus.games.tpcg.printed.definition import ANY_NUMBER_OF_TIMES, Card, Facts, Powers, SuperPower
from versus.games.tpcg.rules import Rules
from versus.games.tpcg.table.battle import Battle
from versus.games.tpcg.words import (
    ANY_COMBAT,
    APPEARED,
    ATTACKS,
    BERSERKER,
    BUILD,
    COMBAT,
    DRAWS,
    EQUIPMENT,
    FLIGHT,
    HAND,
    LOCATION,
    MAIN,
    MAIN_CHARACTER,
    MINUS,
    PLOT_TWIST,
    PLUS,
    RANGED,
    RECOVERY,
    SHRINK,
    STUN,
    SUPPORTING_CHARACTER,
    SWARM,
    TURN_STARTED,
    WOUNDED,
)
from versus.kernel.choosing import IT, THIS, All, Choice, Each
from versus.kernel.codec import Catalogue
from versus.kernel.deck import Deck
from versus.kernel.effects import Either, ForEach, Gate, Number, Repeat, Sequence
from versus.kernel.modifiers import UNTIL_YOUR_NEXT_TURN
from versus.kernel.nodes import Aura, Effect, Replacement, Trigger

TEAM = "X-Men"

TOKENS["KT-TOKEN"] = Card(
    "KT-TOKEN",
    "Clone",
    Facts(SUPPORTING_CHARACTER, cost=1, atk=1, defense=1, health=1, keywords=(SWARM,), token=True),
)

one_enemy = Choice(Characters(All((IsEnemy(), IsSupporting()))))
up_to_two = Choice(Characters(IsCharacter()), least=0, most=2)
yours = Each(Characters(IsYours()))

POWERS: tuple[Powers, ...] = (
    Powers((SuperPower("Choose two", Sequence((Stun(up_to_two, daze=True), Draw())), MAIN),)),
    Powers((Trigger(APPEARED, Gate(Draw(), may=True, price=Discard()), subject=IsThis()),)),
    Powers((Trigger(APPEARED, PutCounters(IT, PLUS), given=YourTurn()),)),
    Powers((SuperPower("Burn", Burn(one_enemy), MAIN),)),
    Powers(
        (
            SuperPower(
                "Not so",
                Gate(CancelIt(), may=True, price=Discard()),
                reacts_to=STUN,
                limit=ANY_NUMBER_OF_TIMES,
            ),
        )
    ),
    Powers((SuperPower("Split", MakeToken("KT-TOKEN", 2), BUILD),)),
    Powers(
        (
            SuperPower("Seek", Search(IsCharacter(), Reveal(IT)), RECOVERY, any_turn=True),
            Trigger(ATTACKS, Either((GainXP(), Gets(THIS, Number(2)), Draw())), subject=IsThis()),
        )
    ),
    Powers(
        (
            Aura(All((IsYours(), OfTeam(TEAM))), (Plus(1, 0), Has(BERSERKER))),
            Replacement(WOUNDED, IsThis(), instead=Draw()),
        )
    ),
    Powers(
        (
            SuperPower(
                "Everybody",
                ForEach(yours, Gate(Wound(IT), may=True, otherwise=PutCounters(IT, MINUS))),
                COMBAT | ANY_COMBAT,
                any_turn=True,
            ),
        )
    ),
    Powers(
        (
            Trigger(TURN_STARTED, Repeat(Number(2), Either((Draw(), GainXP()))), when=ItIsYou()),
            Trigger(TURN_STARTED, Discard(whose=EACH_PLAYER), when=ItIsYou()),
        )
    ),
    Powers((SuperPower("Come over", TakeControl(one_enemy), MAIN, cost=(15,)),)),
)

TWISTS: tuple[Effect, ...] = (
    Freeze(Choice(Characters(IsEnemy()))),
    Sequence((Becomes(up_to_two, (Has(FLIGHT), Plus(1, 1)), UNTIL_YOUR_NEXT_TURN), Draw())),
    RuleChange(IsYours(), Plus(1, 0), UNTIL_YOUR_NEXT_TURN),
    ReturnToHand(Choice(CardsIn(HAND), at_random=True)),
)


def powered_deck(tag: str) -> Deck:
    """Sixty cards with powers of every kind."""
    cards: list[Card] = []
    for number, powers in enumerate(POWERS):
        facts = Facts(
            SUPPORTING_CHARACTER,
            cost=1 + number % 4,
            teams=(TEAM,) if number % 2 else (),
            atk=2 + number % 5,
            defense=2 + number % 4,
            health=1 + number % 2,
            keywords=((RANGED,), (SHRINK,), (), (FLIGHT,))[number % 4],
        )
        cards += [Card(f"KT-{tag}-{number}", f"{tag} {number}", facts, powers)] * 3
    timings = (BUILD, MAIN, COMBAT, RECOVERY)
    for number, effect in enumerate(TWISTS):
        facts = Facts(PLOT_TWIST, timing=timings[number], any_turn=True)
        cards += [Card(f"KT-{tag}-T{number}", f"{tag} Twist {number}", facts, Powers(twist=effect))] * 3
    gear = Card(f"KT-{tag}-E", f"{tag} Gear", Facts(EQUIPMENT, cost=1), Powers((Trigger(DRAWS, Draw()),)))
    cards += [gear] * 3
    for number in range(4):
        place = Card(f"KT-L{number}", f"Place {number}", Facts(LOCATION, symbols=1 << number, basic=True))
        cards += [place] * 3
    mains = [
        Card(
            f"KT-{tag}-M{level}",
            f"Leader {tag}",
            Facts(
                MAIN_CHARACTER,
                teams=(TEAM,),
                atk=2 + level,
                defense=4 + level,
                health=4,
                level=level,
                level_up=2 if level == 1 else 0,
            ),
            Powers((Trigger(STUN, GainXP()),)),
        )
        for level in (1, 2)
    ]
    return Deck(tuple(cards), mains[0], (mains[1],), name=f"Deck {tag}")


def plain_deck(tag: str) -> Deck:
    """Characters without powers, and locations."""
    cards: list[Card] = []
    for number in range(11):
        facts = Facts(
            SUPPORTING_CHARACTER, cost=1 + number % 6, atk=1 + number % 6, defense=2 + number % 5, health=1
        )
        cards += [Card(f"KP-{tag}-{number}", f"{tag} {number}", facts)] * 4
    for number in range(4):
        place = Card(f"KP-L{number}", f"Place {number}", Facts(LOCATION, symbols=1 << number, basic=True))
        cards += [place] * 4
    main = Card(f"KP-{tag}-M", f"Leader {tag}", Facts(MAIN_CHARACTER, level=1, atk=3, defense=5, health=5))
    return Deck(tuple(cards), main)


DECKS = [powered_deck(tag) for tag in "ABCD"]
PLAIN_DECKS = [plain_deck(tag) for tag in "AB"]


def catalogue(*decks: Deck) -> dict[str, Card]:
    """The cards of some decks by key; tokens are found elsewhere."""
    return {card.key: card for deck in decks for card in deck.everything()}


CATALOGUE: Catalogue = catalogue(*DECKS, *PLAIN_DECKS)


def game(seed: int, seats: int = 2, rules: Rules | None = None) -> Battle:
    return start(DECKS[:seats], seed, rules)


def plain_game(seed: int) -> Battle:
    return start(PLAIN_DECKS, seed)


def some_answer(battle: Any, chance: Random) -> int:
    """An answer, rather something than nothing: the last option often is "no more"."""
    assert battle.ask is not None
    return min(chance.randrange(len(battle.ask.options)), chance.randrange(len(battle.ask.options)))


def questions(battle: Battle, chance: Random, most: int = 400) -> Iterator[Battle]:
    """Play at random and stop at each question, and at the end of the game."""
    for _ in range(most):
        yield battle
        if battle.ask is None:
            return
        battle.answer(some_answer(battle, chance))


def waiting_game(seed: int = 3, answers: int = 60) -> Battle:
    """A game that has come some way and waits for an answer."""
    battle = game(seed)
    chance = Random(seed)
    for _ in range(answers):
        battle.answer(some_answer(battle, chance))
    return battle


def asked(battle: Any) -> Any:
    """A question as something to compare."""
    ask = battle.ask
    if ask is None:
        return None
    return (ask.seat, ask.kind, ask.prompt, ask.card, [option.key() for option in ask.options])
