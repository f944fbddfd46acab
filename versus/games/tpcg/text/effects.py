"""Words for what cards do: instructions, and the changes that last."""

from __future__ import annotations

from typing import Any, Final

from versus.games.tpcg.flow.reactions import OfferReaction
from versus.games.tpcg.language.changes import (
    Cannot,
    ComesBack,
    CountsAs,
    Defies,
    DefiesEnemies,
    DirectsStrikes,
    EndsFor,
    Grows,
    Has,
    HasBase,
    IsFrozen,
    Joins,
    KeepsCounters,
    KeepsEquipment,
    LiesOpen,
    Loses,
    LosesAllPowers,
    May,
    MoreHealth,
    NeverHas,
    NeverHasSuperPowers,
    PaysFewerSymbols,
    PaysLess,
    PhasesCome,
    Plus,
    RecruitPoints,
    SinglesOut,
    SkipsPhase,
    StrikesHarder,
    StrikesItself,
    StrikesMore,
    SwapsStats,
    WoundsMore,
)
from versus.games.tpcg.language.conditions import PileSize
from versus.games.tpcg.language.effects.aside import RemoveUntil
from versus.games.tpcg.language.effects.attacking import AsOftenAsYouLike, AttackNow
from versus.games.tpcg.language.effects.beside import PutIntoForce
from versus.games.tpcg.language.effects.chance import FlipCoin, FlipCoins
from versus.games.tpcg.language.effects.deeds import (
    Burn,
    Exhaust,
    Freeze,
    Heal,
    Hide,
    KnockOut,
    PutCounters,
    Ready,
    Recover,
    RemoveCounters,
    Stun,
    TurnOverCounters,
    Wound,
)
from versus.games.tpcg.language.effects.fights import (
    BecomeDefender,
    CancelCombat,
    CancelIt,
    JoinAttack,
    LeaveCombat,
    ResolveCombatNow,
    StrikeThem,
)
from versus.games.tpcg.language.effects.hand_and_deck import (
    Discard,
    DiscardCards,
    Draw,
    Look,
    LookAtHand,
    Reveal,
    RevealUntil,
    Search,
    Shuffle,
    WatchTheGame,
)
from versus.games.tpcg.language.effects.lasting import (
    Becomes,
    FromNowOn,
    GainsUntil,
    Gets,
    GetsRandomKeyword,
    Impersonates,
    MakeMain,
    OnNextEnemyTurn,
    OnTheirNextTurn,
    RuleChange,
    SetNumbers,
    SwitchNumbers,
)
from versus.games.tpcg.language.effects.moving import (
    ASK_ROW,
    Equip,
    Flip,
    MakeToken,
    Move,
    PutBeside,
    PutIntoPlay,
    RearrangeEquipment,
    RemoveFromGame,
    ReturnToHand,
    SendBeside,
    SwitchPlaces,
    TakeControl,
    Transform,
)
from versus.games.tpcg.language.effects.naming import NameRow, NameTeam
from versus.games.tpcg.language.effects.options import Called, OneNotYetChosen
from versus.games.tpcg.language.effects.prices import PayAsYouLike, PayRecruitPoints, PaySymbol, UntilPaid
from versus.games.tpcg.language.effects.progress import ChangeLevel, GainRecruitPoints, GainXP
from versus.games.tpcg.language.groups import SingleOut
from versus.games.tpcg.language.lending import HasPowers, HasPowersOf
from versus.games.tpcg.language.players import YOU
from versus.games.tpcg.text.words import keyword_words, opening, phase_name, searched, symbol_tokens
from versus.games.tpcg.words import (
    BACK,
    DECK,
    FRONT,
    HAND,
    TO_ATTACK,
    TO_ATTACK_PROTECTED,
    TO_BE_ATTACKED,
    TO_BE_CHOSEN,
    TO_BE_POWERED_UP,
    TO_BE_STRUCK,
    TO_BE_STUNNED,
    TO_FLY_OVER,
    TO_PLAY_TWISTS,
    TO_STRIKE,
    TO_TEAM_ATTACK,
)
from versus.kernel.choosing import THIS, Choice, Each
from versus.kernel.effects import Number
from versus.kernel.english import BARE, conjugate, listed, next_time, number_word, sentences
from versus.kernel.nodes import Change, Filter
from versus.kernel.phrasing import Entry, Piece, say
from versus.kernel.text import Printer

ONE: Final = Number(1)


def search(printer: Printer, effect: Search, use: int) -> list[str]:
    """What is found is "it" or "them" in what follows."""
    noun = printer.noun(effect.filter, "card")
    sought = noun.one() if effect.most == 1 else noun.number(f"up to {number_word(effect.most)}")
    printer.groups.append(effect.most != 1)
    then = "; ".join(printer.nested(effect.then, BARE))
    shuffled = ", then shuffle" if effect.zones >> DECK & 1 else ""
    return [f"look for {sought} in your {searched(effect)}, then {then}{shuffled}"]


def reveal_until(printer: Printer, effect: RevealUntil, use: int) -> list[str]:
    """What fits is "it" in what follows; the others are called so."""
    sought = printer.noun(effect.filter, "card").one()
    printer.groups.append(False)
    then = "; ".join(printer.nested(effect.then, BARE))
    printer.groups.append(True)
    printer.called[len(printer.groups)] = "the other cards revealed"
    rest = "; ".join(printer.nested(effect.rest, BARE))
    lead = f"reveal cards from the top of your deck until you reveal {sought}"
    return [f"{lead}, then {then}, then {rest}"]


def look_at_hand(printer: Printer, effect: LookAtHand, use: int) -> list[str]:
    printer.groups.append(True)
    return ["look at an enemy player's hand", *printer.clauses(effect.then)]


def remove_until(printer: Printer, effect: RemoveUntil, use: int) -> list[str]:
    """What brings it back is a power of its own."""
    who = printer.who(effect.who)
    printer.note(effect.who)
    power = sentences(Printer(printer.book).power(effect.back))
    they = ("they have", "they appear", "their") if who.plural else ("it has", "it appears", "its")
    keeping = f" with {they[2]} counters" if effect.keeping else ""
    said = [f'remove {who.text} from the game{keeping}, where {they[0]} "{power}"']
    if effect.with_this:
        said.append(f"{they[1]} again when {printer.this} leaves play, too")
    if effect.keeping:
        said.append(f"{they[1]} with those counters")
    return said


def rule_change(printer: Printer, effect: RuleChange, use: int) -> list[str]:
    lead = opening(printer, effect.until, "", effect)
    player = Piece("the player whose turn it is")
    return holding(printer, lead, effect.change, effect.scope, player, use)


def from_now_on(printer: Printer, effect: FromNowOn, use: int) -> list[str]:
    """A power that no card has, in its own words."""
    lead = opening(printer, effect.until, "", effect)
    first, *more = Printer(printer.book, printer.this).power(effect.trigger)
    if effect.once:
        first = next_time(first)
    if use == BARE:
        return [f"do this: {'; '.join((f'{lead}, {first}', *more))}"]
    return [f"{lead}, {first}", *more]


def on_their_next_turn(printer: Printer, effect: OnTheirNextTurn, use: int) -> list[str]:
    lead = "on your next turn" if effect.yours else "on each enemy player's next turn"
    player = Piece("you", True) if effect.yours else Piece("that player")
    return holding(printer, lead, effect.change, effect.scope, player, use)


def on_next_enemy_turn(printer: Printer, effect: OnNextEnemyTurn, use: int) -> list[str]:
    if isinstance(effect.change, SkipsPhase):
        text = f"the next enemy player skips the {phase_name(effect.change.phase)} of their next turn"
        return [f"do this: {text}" if use == BARE else text]
    lead = "on the next enemy player's turn"
    return holding(printer, lead, effect.change, effect.scope, Piece("that player"), use)


def noun_for(changes: tuple[Change, ...]) -> str:
    """Whom changes are about: cards that cost less, players who can't play plot twists, or characters."""
    if all(isinstance(change, PaysLess) for change in changes):
        return "card"
    if all(speaks_of_players(change) for change in changes):
        return "player"
    return "character"


def speaks_of_players(change: Change) -> bool:
    forbids_twists = isinstance(change, Cannot) and change.act == TO_PLAY_TWISTS
    return forbids_twists or isinstance(change, LiesOpen | PhasesCome)


def holding(
    printer: Printer, lead: str, change: Change, scope: Filter | None, player: Piece, use: int
) -> list[str]:
    """A change of the rules: for the cards in its scope, later arrivals included, or for a player."""
    subject = player
    if scope is not None and not isinstance(change, SkipsPhase | RecruitPoints):
        subject = printer.noun(scope, noun_for((change,))).every()
    text = f"{lead}, {printer.statement(subject, (change,))}"
    return [f"do this: {text}" if use == BARE else text]


def until_paid(printer: Printer, effect: UntilPaid, use: int) -> list[str]:
    symbol = listed(symbol_tokens(effect.symbol), "or")
    ransom = f"an enemy player may pay {symbol} in their Main Phase to end this"
    said = printer.nested(effect.effect, use)
    return ["; ".join([*said, ransom])] if use == BARE else [*said, ransom]


def called(printer: Printer, effect: Called, use: int) -> list[str]:
    return [f"{effect.name}: {printer.block(effect.effect)}"]


def one_not_yet_chosen(printer: Printer, effect: OneNotYetChosen, use: int) -> list[str]:
    start = len(printer.groups)
    parts = []
    for part in effect.parts:
        del printer.groups[start:]
        parts.append(printer.block(part))
    return [f"choose one that {printer.this} has not chosen this game: {'; or '.join(parts)}"]


def offer_reaction(printer: Printer, effect: OfferReaction, use: int) -> list[str]:
    return [f"use {effect.power.name}"]


def flip_coins(printer: Printer, effect: FlipCoins, use: int) -> list[str]:
    """What happens to those that lose the flip is said of "it" or "them"."""
    several = isinstance(effect.who, Each) or (isinstance(effect.who, Choice) and effect.who.most != 1)
    flips = f"flip a coin for {printer.who(effect.who).text}"
    printer.groups.append(several)
    lost = "; ".join(printer.nested(effect.lost))
    return [f"{flips}; {'if any lose the flip' if several else 'if it loses the flip'}, {lost}"]


def flip_coin(printer: Printer, effect: FlipCoin, use: int) -> list[str]:
    won, lost = "; ".join(printer.nested(effect.won)), "; ".join(printer.nested(effect.lost))
    return [f"flip a coin; if you win the flip, {won}; if you lose it, {lost}"]


def lent_powers(printer: Printer, change: HasPowers) -> str:
    """Powers that were another card's, in their own words."""
    said = [f'"{sentences(Printer(printer.book).power(power))}"' for power in change.powers]
    if change.keywords:
        said.insert(0, keyword_words(change.keywords))
    return f"{conjugate('have', printer.use, printer.plural)} {listed(said) or 'no further powers'}"


def phases_come(printer: Printer, change: PhasesCome) -> str:
    verb = conjugate("take", printer.use, printer.plural)
    phases = listed([phase_name(phase) for phase in change.order])
    return f"{verb} the phases of a turn in this order: {phases}"


def ends_for(printer: Printer, change: EndsFor) -> str:
    return f"can be ended by an enemy who pays {listed(symbol_tokens(change.symbol), 'or')} in a Main Phase"


def singles_out(printer: Printer, change: SinglesOut) -> str:
    """Which one, its words do not know."""
    return f"{conjugate('have', printer.use, printer.plural)} singled out a certain card"


EFFECTS: Final[dict[Any, Entry]] = {
    # What befalls characters
    Stun: (say("stun {who}"), say("daze {who}", daze=True)),
    Wound: (say("wound {who}", amount=ONE), say("give {who} {amount:count wound}{amount:tail}")),
    Heal: say("heal {amount:count wound} from {who}{amount:tail}"),
    KnockOut: say("KO {who}"),
    Recover: say("recover {who}"),
    Hide: say("hide {who}"),
    Ready: say("ready {who}"),
    Exhaust: say("exhaust {who}"),
    Freeze: say("freeze {who}"),
    Burn: say("burn {who}"),
    PutCounters: say("put {amount+kind:counters} on {who}{amount:tail}"),
    TurnOverCounters: say(
        "turn over the counters on {who}: +1/+1 counters become -1/-1 counters, or the other way round"
    ),
    RemoveCounters: (
        say("remove {amount+kind:counters} from {who}{amount:tail}"),
        say("remove every {kind:counter} from {who}"),
    ),
    # Prices
    PayRecruitPoints: say("pay {amount:count recruit point}{amount:tail}"),
    PayAsYouLike: say("pay as many recruit points as you like"),
    PaySymbol: say("pay {symbol:symbols}"),
    UntilPaid: until_paid,
    # Combats, and what others are doing
    StrikeThem: say("{striker} <strike> {who}{times:often}"),
    FlipCoins: flip_coins,
    FlipCoin: flip_coin,
    CancelCombat: say("cancel this combat"),
    ResolveCombatNow: say("resolve this combat at once"),
    LeaveCombat: say("remove {who} from this combat"),
    CancelIt: say("cancel it"),
    BecomeDefender: say("{who} <become> the defender"),
    AttackNow: (
        say("have {this} melee attack {who} at once, ready or not and whoever protects", melee=True),
        say("have {this} attack {who} at once, ready or not and whoever protects", melee=False),
    ),
    AsOftenAsYouLike: say("do this as often as you like ({effect:block})"),
    JoinAttack: say("{who} <join> the attack"),
    OfferReaction: offer_reaction,
    # Options
    SingleOut: say("choose {who}, the same one each time this turn"),
    Called: called,
    OneNotYetChosen: one_not_yet_chosen,
    # Hands and decks
    Draw: (
        say("draw {amount:count card}{amount:tail}", whose=YOU),
        say("{whose:player} <draw> {amount:count card}{amount:tail}"),
    ),
    Discard: (
        say("discard your hand", whose=YOU, amount=PileSize(HAND)),
        say("discard {amount:count card}{at_random:flag at random}{amount:tail}", whose=YOU),
        say("{whose:player} <discard> {amount:count card}{at_random:flag at random}{amount:tail}"),
    ),
    DiscardCards: say("discard {who}"),
    Reveal: say("reveal {who}"),
    Look: say("look at {who}"),
    WatchTheGame: say(
        "put {who} into {owner's} hand to watch the game from there. while no character on {owner's} side is "
        "face up, attackers with {safe_below} or more ATK together can attack it there and have it discarded"
    ),
    Search: search,
    RevealUntil: reveal_until,
    LookAtHand: look_at_hand,
    Shuffle: say("shuffle your deck"),
    NameTeam: say("name a team"),
    NameRow: say("choose an enemy row"),
    # What lasts
    Gets: say("{who} <get> {atk+defense:boost}{until:duration}{atk+defense:boost tail}"),
    GainsUntil: say("{who} <gain> ATK{until:duration} until {its} ATK equals {equals}"),
    SetNumbers: say("have the ATK of {who} become {atk} and {its} DEF {defense}{until:duration}"),
    Becomes: say("{who} {changes:does}{until:duration}"),
    RuleChange: rule_change,
    FromNowOn: from_now_on,
    OnTheirNextTurn: on_their_next_turn,
    OnNextEnemyTurn: on_next_enemy_turn,
    GetsRandomKeyword: say("{who} <get> a random new power{until:duration}: {keywords:keywords or}"),
    SwitchNumbers: say("switch the ATK and DEF of {one} with those of {other}{until:duration}"),
    Impersonates: (
        say("give {this} base ATK and DEF equal to the current ATK and DEF of {who}{until:duration}"),
        say("give {this} base ATK and DEF equal to those of {who}{until:duration}", of_base=True),
    ),
    MakeMain: (say("make {who} main"), say("make {who} supporting", main=False)),
    # Moving
    Move: (
        say("pull {who} to the front row", row=FRONT),
        say("push {who} to the back row", row=BACK),
        say("move {who} over to {its} other row"),
    ),
    SwitchPlaces: say("switch the places of {one} and {other}"),
    TakeControl: (
        say("take control of {who}{row:intorow}"),
        say("return {who} to {owner's} side{row:intorow}", to_owner=True),
    ),
    SendBeside: (
        say("move {who} next to {beside}", row=ASK_ROW),
        say("move {who} to the side of {beside}{row:intorow}"),
    ),
    PutBeside: say("put {who} into play next to {beside}"),
    PutIntoPlay: (
        say("put {who} into play{side:side}{as_resource:flag as a resource}{face:whendown}{row:intorow}"),
        say(
            "play {who}{side:side}{as_resource:flag as a resource}{face:whendown}{row:intorow} for free",
            played=True,
        ),
    ),
    ReturnToHand: say("put {who} into {owner's} hand"),
    RemoveFromGame: say("remove {who} from the game"),
    RemoveUntil: remove_until,
    PutIntoForce: say("put {who} into force for the rest of the game"),
    Equip: (
        say("put {equipment} onto {bearer}{any_team:flag whatever its teams}"),
        say("play {equipment} onto {bearer} for free{any_team:flag whatever its teams}", played=True),
    ),
    RearrangeEquipment: say(
        "move as many equipment cards as you like onto other face-up characters on any side"
    ),
    Flip: say("turn {who} {face:lies}"),
    Transform: say("transform {this} into {into}{old_goes_to:oldcard}"),
    MakeToken: (
        say("make {token+count:made}{row:intorow in}"),
        say("make {token+count:filled}{row:intorow in}", fill=True),
    ),
    # Progress
    GainXP: (
        say("gain {amount:digits XP}{amount:tail}", who=THIS),
        say("{who} <gain> {amount:digits XP}{amount:tail}"),
    ),
    ChangeLevel: say("{who} <go> {by:levels}"),
    GainRecruitPoints: say("gain {amount:count recruit point}{amount:tail}"),
}


CHANGES: Final[dict[Any, Entry]] = {
    Plus: say("<get> {atk:plus}/{defense:plus}"),
    Grows: say("<get> {atk:plus}/{defense:plus} for each {for_each:counted}"),
    SwapsStats: say("<switch> {its} ATK and DEF"),
    HasBase: say("<have> {atk+defense+health:base}"),
    MoreHealth: say("<get> {amount:plus} Health"),
    Has: say("<have> {keywords:keywords}"),
    HasPowersOf: (
        say("<have> all powers of {who}"),
        say("<have> all printed keyword powers of {who}", keyword_powers=True),
    ),
    HasPowers: lent_powers,
    Loses: say("<lose> {keywords:keywords}"),
    NeverHas: say("<lose> and can't gain {keywords:keywords or}"),
    NeverHasSuperPowers: say("<lose> and can't gain any Super Power"),
    LosesAllPowers: say("<lose> all powers"),
    Joins: say("<be> also {team:team}"),
    Cannot: (
        # To attack no protected character is another thing: `TO_ATTACK` against them.
        say("<can't> get past characters that protect", act=TO_ATTACK_PROTECTED),
        say("<can't> get past characters that protect {against:every card}", act=TO_ATTACK_PROTECTED),
        say("<can't> {act:act} {against:every character}", act=TO_ATTACK),
        say("<can't> {act:act} {against:every character}", act=TO_STRIKE),
        say("<can't> {act:act} {against:every character}", act=TO_FLY_OVER),
        say("<can't> {act:act} with {against:every character}", act=TO_TEAM_ATTACK),
        say("<can't> {act:act}"),
        say("<can't> {act:act} by {against:every card}", act=TO_BE_ATTACKED),
        say("<can't> {act:act} by {against:every card}", act=TO_BE_STUNNED),
        say("<can't> {act:act} by {against:every character}", act=TO_BE_STRUCK),
        say("<can't> {act:act} by {against:every card}", act=TO_BE_CHOSEN),
        say("<can't> {act:act} against {against:every card}"),
    ),
    May: (
        say("<can> {act:act}"),
        say("<can> attack {against:even protected}", act=TO_ATTACK_PROTECTED),
        say("<can> {act:act} by discarding {against:one card}", act=TO_BE_POWERED_UP),
        say("<can> team attack with {against:every character} of any team", act=TO_TEAM_ATTACK),
        say("<can> {act:act} against {against:every card}"),
    ),
    Defies: (
        say("<can> {act:act} whatever forbids it"),
        say("<can> {act:act} against {against:every card} whatever forbids it"),
    ),
    DefiesEnemies: (
        say("<can> {act:act} whatever enemy cards forbid"),
        say("<can> {act:act} against {against:every card} whatever enemy cards forbid"),
    ),
    StrikesHarder: (
        say("<strike> for {times:multiple} {its} ATK"),
        say("<strike> for {times:multiple} {its} ATK against {against:every character}"),
        say("<strike> for {times:multiple} {its} ATK {being:while}"),
        say("<strike> for {times:multiple} {its} ATK against {against:every character} {being:while}"),
    ),
    StrikesItself: (
        say("<strike> {self} as combat resolves"),
        say("<strike> {self} instead of {against:every character} as combat resolves"),
    ),
    StrikesMore: say("<strike> {times:more}"),
    DirectsStrikes: say("<let> {its} player choose whom the defender strikes"),
    KeepsEquipment: say("<keep> {equipment:every equipment card} while stunned"),
    IsFrozen: say("<be> frozen and <can't> ready"),
    CountsAs: say("<be> {main:role}"),
    KeepsCounters: say("<keep> {counters:held}"),
    ComesBack: say("<can> be put onto your side in any Recruit Step of yours"),
    LiesOpen: say("<play> with {its} hands open"),
    EndsFor: ends_for,
    SinglesOut: singles_out,
    SkipsPhase: say("<skip> the {phase:phase}"),
    PhasesCome: phases_come,
    RecruitPoints: say("<have> {amount:points}"),
    PaysFewerSymbols: say("<pay> {amount:spared} the first time each turn for each of {its} Super Powers"),
    WoundsMore: (
        say("<wound> {amount:more} in combat"),
        say("<wound> {against:every character} {amount:more} in combat"),
    ),
    PaysLess: (
        say("<cost> {amount:less} to play"),
        say("<cost> {amount:less} to play onto {onto:one character}"),
        say("<cost> {amount:less} to play until one of them is played", once=True),
        say("<cost> {amount:less} to play onto {onto:one character} until one of them is", once=True),
    ),
}
