"""Instructions: what happens, to whom, for how long."""

from __future__ import annotations

from typing import Final

from versus.games.tpcg.language import changes, groups
from versus.games.tpcg.language.effects import (
    aside,
    attacking,
    chance,
    deeds,
    fights,
    hand_and_deck,
    lasting,
    moving,
    naming,
    options,
    players,
    prices,
    progress,
)
from versus.games.tpcg.language.players import CHOSEN
from versus.games.tpcg.language.vocabulary.who import amount, fits, that_player, this, you
from versus.games.tpcg.words import BACK, DECK, DOWN, FRONT, MINUS, PLUS, REMOVED, UP, Symbol
from versus.kernel.choosing import Choice, Choose, Who
from versus.kernel.effects import Either, ForEach, Gate, Nothing, Repeat, Sequence
from versus.kernel.modifiers import FOREVER, THIS_COMBAT, THIS_TURN, Duration
from versus.kernel.nodes import Amount, Change, Condition, Effect, Filter, Trigger
from versus.kernel.types import INFINITE, NOTHING, Act, CounterKind, Phase


def do(*parts: Effect) -> Effect:
    """Instructions one after another."""
    return parts[0] if len(parts) == 1 else Sequence(parts)


def may(*parts: Effect, price: Effect | None = None, otherwise: Effect | None = None) -> Effect:
    return Gate(do(*parts), may=True, price=price, otherwise=otherwise)


def if_(given: Condition, then: Effect, otherwise: Effect | None = None) -> Effect:
    return Gate(then, given=given, otherwise=otherwise)


def for_each(who: Who, effect: Effect) -> Effect:
    return ForEach(who, effect)


def for_players(whose: int, *parts: Effect) -> Effect:
    """Instructions for each of some players, or for one that you choose: `that_player` in them."""
    return players.ForPlayers(whose, do(*parts))


def have_players(whose: int, *parts: Effect) -> Effect:
    """Players carry out instructions: `you` in them is that player."""
    return players.ForPlayers(whose, do(*parts), they=True)


def repeat(number: int | Amount, *parts: Effect) -> Effect:
    """The same instructions several times."""
    return Repeat(amount(number), do(*parts))


def choose(*parts: Effect, at_random: bool = False) -> Effect:
    """One of several instructions."""
    return Either(parts, at_random)


def pick(who: Who) -> Effect:
    """Choose cards that the rest of the effect speaks of."""
    return Choose(who)


def single_out(who: Choice) -> Effect:
    """Choose a card that the rest of the effect speaks of, and the same one each time this turn."""
    return groups.SingleOut(who)


def option(name: str, *parts: Effect) -> Effect:
    """A named option of a power."""
    return options.Called(name, do(*parts))


def one_not_yet_chosen(*parts: Effect) -> Effect:
    """One of several options, each of which can be chosen once in a game."""
    return options.OneNotYetChosen(parts)


def stun(who: Who) -> Effect:
    return deeds.Stun(who)


def daze(who: Who) -> Effect:
    return deeds.Stun(who, daze=True)


def wound(who: Who, number: int | Amount = 1) -> Effect:
    return deeds.Wound(who, amount(number))


def heal(who: Who, number: int | Amount = 1) -> Effect:
    return deeds.Heal(who, amount(number))


def ko(who: Who) -> Effect:
    return deeds.KnockOut(who)


def recover(who: Who) -> Effect:
    return deeds.Recover(who)


def hide(who: Who) -> Effect:
    return deeds.Hide(who)


def ready(who: Who) -> Effect:
    return deeds.Ready(who)


def exhaust(who: Who) -> Effect:
    return deeds.Exhaust(who)


def freeze(who: Who) -> Effect:
    return deeds.Freeze(who)


def burn(who: Who) -> Effect:
    return deeds.Burn(who)


def plus_counters(who: Who, number: int | Amount = 1) -> Effect:
    return deeds.PutCounters(who, PLUS, amount(number))


def minus_counters(who: Who, number: int | Amount = 1) -> Effect:
    return deeds.PutCounters(who, MINUS, amount(number))


def put_counters(who: Who, kind: CounterKind, number: int | Amount = 1) -> Effect:
    """Counters of any kind: vitality, or marks of a card's own."""
    return deeds.PutCounters(who, kind, amount(number))


def divide_counters(who: Choice, kind: CounterKind, number: int | Amount) -> Effect:
    """So many counters on as many cards as may be chosen, divided as you choose."""
    return deeds.DivideCounters(who, kind, amount(number))


def remove_counters(who: Who, kind: CounterKind, number: int | Amount | None = None) -> Effect:
    """Without a number, all of that kind."""
    return deeds.RemoveCounters(who, kind, amount(number) if number is not None else None)


def turn_over_counters(who: Who) -> Effect:
    """+1/+1 counters become -1/-1 counters, or the other way round."""
    return deeds.TurnOverCounters(who)


def gets(
    who: Who, *, atk: int | Amount = 0, defense: int | Amount = 0, until: Duration = THIS_TURN
) -> Effect:
    """+ATK/+DEF for a time."""
    return lasting.Gets(who, amount(atk), amount(defense), until)


def gains_atk_until(who: Who, equals: Amount, until: Duration = THIS_TURN) -> Effect:
    """ATK until it equals an amount, reckoned once."""
    return lasting.GainsUntil(who, equals, until)


def set_numbers(
    who: Who,
    *,
    atk: int | Amount,
    defense: int | Amount,
    until: Duration = THIS_TURN,
) -> Effect:
    """Current ATK and DEF become other numbers, reckoned once."""
    return lasting.SetNumbers(who, amount(atk), amount(defense), until)


def strike_themselves(who: Filter, instead_of: Filter | None = None, until: Duration = THIS_COMBAT) -> Effect:
    """As the combat resolves, such characters strike themselves instead of others."""
    return lasting.RuleChange(who, changes.StrikesItself(instead_of), until)


def becomes(who: Who, *what: Change, until: Duration = THIS_TURN) -> Effect:
    """Any other change for a time."""
    return lasting.Becomes(who, what, until)


def has(who: Who, keywords: int, until: Duration = THIS_TURN) -> Effect:
    return lasting.Becomes(who, (changes.Has(keywords),), until)


def gets_one_at_random(who: Who, keywords: int, until: Duration = FOREVER) -> Effect:
    """One of these keyword powers that it does not have, at random."""
    return lasting.GetsRandomKeyword(who, keywords, until)


def loses_keywords(who: Who, until: Duration = THIS_TURN) -> Effect:
    return lasting.Becomes(who, (changes.Loses(),), until)


def loses_powers(who: Who, until: Duration = THIS_TURN) -> Effect:
    return lasting.Becomes(who, (changes.LosesAllPowers(),), until)


def cannot(who: Who, act: Act, against: Filter | None = None, until: Duration = THIS_TURN) -> Effect:
    return lasting.Becomes(who, (changes.Cannot(act, against),), until)


def has_infinite_atk(who: Who, until: Duration = FOREVER) -> Effect:
    return lasting.Becomes(who, (changes.HasBase(atk=INFINITE),), until)


def everywhere(scope: Filter, change: Change, until: Duration = FOREVER) -> Effect:
    """A change of the rules: it reaches whoever fits, later arrivals included."""
    return lasting.RuleChange(scope, change, until)


def from_now_on(trigger: Trigger, until: Duration = FOREVER, once: bool = False) -> Effect:
    """A triggered power for a time, whatever becomes of this card; with `once`, for one time."""
    return lasting.FromNowOn(trigger, until, once)


def on_their_next_turn(change: Change, *scope: Filter) -> Effect:
    """A change that holds on the next turn of each enemy player, for cards that fit."""
    return lasting.OnTheirNextTurn(change, scope=fits(*scope) if scope else None)


def draw(number: int | Amount = 1, whose: int = you) -> Effect:
    return to_chosen(hand_and_deck.Draw(amount(number), found(whose)), whose)


def discard(number: int | Amount = 1, whose: int = you, at_random: bool = False) -> Effect:
    return to_chosen(hand_and_deck.Discard(amount(number), found(whose), at_random), whose)


def found(whose: int) -> int:
    """Of a player who is chosen first, an instruction speaks as of that one."""
    return that_player if whose in CHOSEN else whose


def to_chosen(effect: Effect, whose: int) -> Effect:
    return players.ForPlayers(whose, effect) if whose in CHOSEN else effect


def discard_cards(who: Who) -> Effect:
    """Certain cards, such as those that a hand was looked at for."""
    return hand_and_deck.DiscardCards(who)


def reveal(who: Who) -> Effect:
    return hand_and_deck.Reveal(who)


def look_at(who: Who) -> Effect:
    """Look at cards in secret."""
    return hand_and_deck.Look(who)


def watch_the_game(who: Who, safe_below: int) -> Effect:
    """Into the hand, to watch the game from there; less ATK together cannot attack it."""
    return hand_and_deck.WatchTheGame(who, safe_below)


def skip_on_next_enemy_turn(phase: Phase) -> Effect:
    """The enemy player who comes next skips a phase."""
    return lasting.OnNextEnemyTurn(changes.SkipsPhase(phase))


def search(*parts: Filter, then: Effect, most: int = 1, zones: tuple[int, ...] = (DECK,)) -> Effect:
    """Through your deck, or several zones of yours."""
    bits = sum(1 << zone for zone in zones)
    return hand_and_deck.Search(fits(*parts), then, most, bits)


def reveal_until(*parts: Filter, then: Effect, rest: Effect) -> Effect:
    """Reveal from the top of your deck until one fits: "it" in `then`; in `rest` the others are."""
    return hand_and_deck.RevealUntil(fits(*parts), then, rest)


def look_at_hand(then: Effect) -> Effect:
    """Look at an enemy player's hand; `one_of_them` is a card there."""
    return hand_and_deck.LookAtHand(then)


def pull(who: Who) -> Effect:
    return moving.Move(who, FRONT)


def push(who: Who) -> Effect:
    return moving.Move(who, BACK)


def move_over(who: Who) -> Effect:
    """To its other row."""
    return moving.Move(who)


def take(who: Who, row: int = NOTHING) -> Effect:
    return moving.TakeControl(who, row=row)


def give_back(who: Who, row: int = NOTHING) -> Effect:
    """To its owner's side."""
    return moving.TakeControl(who, to_owner=True, row=row)


def send_beside(who: Who, beside: Who, row: int = NOTHING) -> Effect:
    """To the side of another character; into its row, if none is named."""
    return moving.SendBeside(who, beside, row)


def put_into_play(who: Who, row: int = NOTHING, yours: bool = False) -> Effect:
    return moving.PutIntoPlay(who, moving.YOURS if yours else moving.OWNER, row)


def put_beside(who: Who, beside: Who) -> Effect:
    """Into play next to another character: on its side, in its row."""
    return moving.PutBeside(who, beside)


def turn_up(who: Who) -> Effect:
    """Turn locations face up."""
    return moving.Flip(who, UP)


def turn_down(who: Who) -> Effect:
    return moving.Flip(who, DOWN)


def equip(equipment: Who, bearer: Who, playing: bool = False, any_team: bool = False) -> Effect:
    """Onto a character; with `playing`, as a card that is played, `any_team` or not."""
    return moving.Equip(equipment, bearer, playing, any_team)


def recruit(who: Who, row: int = NOTHING, yours: bool = False) -> Effect:
    """Put onto its owner's side, or onto yours, as a card that is played."""
    return moving.PutIntoPlay(who, moving.YOURS if yours else moving.OWNER, row, played=True)


def return_to_hand(who: Who) -> Effect:
    return moving.ReturnToHand(who)


def remove_from_game(
    who: Who, back: Trigger | None = None, with_this: bool = False, keeping: bool = False
) -> Effect:
    """For good; or with a power that brings it back: `back=at_end_of_your_turn(put_into_play(this))`.

    It comes back as this card leaves play as well (`with_this`), or with its counters (`keeping`).
    """
    if back is None:
        return moving.RemoveFromGame(who)
    return aside.RemoveUntil(who, back, with_this, keeping)


def transform(into: Who, old_goes_to: int = REMOVED) -> Effect:
    """This character becomes the card chosen; the old card goes to a zone."""
    return moving.Transform(into, old_goes_to)


def make_tokens(token: str, number: int = 1, row: int = NOTHING, fill: bool = False) -> Effect:
    """Tokens appear on your side, by their key; with `fill`, until there are so many."""
    return moving.MakeToken(token, number, row, fill)


def make_main(who: Who) -> Effect:
    """A supporting character becomes a main one."""
    return lasting.MakeMain(who)


def make_supporting(who: Who) -> Effect:
    """A main character becomes a supporting one."""
    return lasting.MakeMain(who, main=False)


def impersonate(who: Who, until: Duration = THIS_TURN, base: bool = False) -> Effect:
    """This character's base numbers become another's current ones, or its base ones."""
    return lasting.Impersonates(who, until, base)


def switch_places(one: Who, other: Who) -> Effect:
    return moving.SwitchPlaces(one, other)


def switch_stats(one: Who, other: Who, until: Duration = THIS_TURN) -> Effect:
    """Two characters exchange ATK and DEF."""
    return lasting.SwitchNumbers(one, other, until)


def gain_xp(number: int | Amount = 1, who: Who = this) -> Effect:
    return progress.GainXP(amount(number), who)


def change_level(who: Who, by: int) -> Effect:
    """Up or down, where there is such a level."""
    return progress.ChangeLevel(who, by)


def gain_recruit_points(number: int | Amount) -> Effect:
    return progress.GainRecruitPoints(amount(number))


def pay_recruit_points(number: int | Amount = 1) -> Effect:
    """As the price of something."""
    return prices.PayRecruitPoints(amount(number))


pay_as_you_like: Final = prices.PayAsYouLike()
"""As many recruit points as you like: `the_number_taken` in what follows."""


def pay_symbol(symbol: Symbol) -> Effect:
    """As the price of something; any of your characters may pay it."""
    return prices.PaySymbol(symbol)


def until_paid(symbol: Symbol, effect: Effect) -> Effect:
    """What an instruction makes last, until an enemy player pays for its end in a Main Phase of theirs."""
    return prices.UntilPaid(effect, symbol)


def if_you_do(price: Effect, *parts: Effect) -> Effect:
    """An instruction that must be carried out for what follows; without a choice."""
    return Gate(do(*parts), price=price)


def attack_now(who: Who, melee: bool = True) -> Effect:
    """This character melee attacks somebody at once, ready or not, whoever protects.

    With `melee=False`, as it can from where it stands.
    """
    return attacking.AttackNow(who, melee)


def as_often_as_you_like(*parts: Effect) -> Effect:
    """The same instructions until you have had enough, or nothing is left to do."""
    return attacking.AsOftenAsYouLike(do(*parts))


def flip_coins(who: Who, lost: Effect) -> Effect:
    """A coin for each; those that lose the flip are "it" in what follows."""
    return chance.FlipCoins(who, lost)


def flip_a_coin(won: Effect, lost: Effect) -> Effect:
    """One thing or another, as you win or lose the flip."""
    return chance.FlipCoin(won, lost)


def strike(who: Who, striker: Who = this, times: int = 1) -> Effect:
    return fights.StrikeThem(striker, who, times)


def leave_combat(who: Who) -> Effect:
    return fights.LeaveCombat(who)


def become_defender(who: Who) -> Effect:
    return fights.BecomeDefender(who)


def join_attack(who: Who) -> Effect:
    return fights.JoinAttack(who)


nothing: Final = Nothing()
shuffle: Final = hand_and_deck.Shuffle()
choose_enemy_row: Final = naming.NameRow()
name_a_team: Final = naming.NameTeam()
rearrange_equipment: Final = moving.RearrangeEquipment()
cancel_combat: Final = fights.CancelCombat()
cancel_it: Final = fights.CancelIt()
resolve_now: Final = fights.ResolveCombatNow()
