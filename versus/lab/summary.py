"""The findings of a run: win rates by deck, seat and turn order, lengths, mulligans, and each card's part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from versus.kernel.codec import ENCODER
from versus.lab.clocks import is_timed
from versus.lab.intervals import Rate, rate
from versus.lab.plan import Entrant, Plan
from versus.lab.results import NOBODY, SIDES, TIE, A, B, GameRow

FORMAT = "versus lab summary"


class Share(msgspec.Struct, frozen=True):
    """A win rate with its 95 % interval. A tie counts half."""

    games: int
    rate: float
    low: float
    high: float


class CardFinding(msgspec.Struct, frozen=True):
    """How a deck does in games in which one of its cards is, or is not, in hand, drawn or played."""

    card: str
    name: str
    copies: int
    opening: Share
    """With a copy in the hand that was kept."""
    not_opening: Share
    drawn: Share
    not_drawn: Share
    played: Share
    not_played: Share


class SideFinding(msgspec.Struct, frozen=True):
    """One side of a pairing."""

    deck: str
    player: str
    wins: int
    share: Share
    in_seat: list[Share]
    """In seat 1 and in seat 2."""
    going_first: Share
    going_second: Share
    mulligans: int
    after_mulligan: Share
    without_mulligan: Share
    cards: list[CardFinding]
    """Where only two decks meet; of more, what a card does is told once for its deck."""


class PairingFinding(msgspec.Struct, frozen=True):
    """Two sides that met."""

    a: SideFinding
    b: SideFinding
    games: int
    ties: int
    ends: dict[str, int]
    """How often games ended in which way."""
    first_player: Share
    """How often whoever goes first wins."""
    first_seat: Share
    rounds: dict[int, int]
    """How many games took how many rounds."""
    rounds_mean: float
    rounds_median: int
    rounds_middle: tuple[int, int]
    """Eight of ten games take this long."""
    decisions_mean: float


class DeckFinding(msgspec.Struct, frozen=True):
    """A deck against all whom it met."""

    deck: str
    player: str
    share: Share
    cards: list[CardFinding]


class Summary(msgspec.Struct, frozen=True):
    """A whole run, finished or not."""

    format: str
    program: str
    run: str
    seed: int
    games: int
    planned: int
    repeatable: bool
    """False where a player thinks by the clock: such games do not come out alike twice."""
    decks: list[DeckFinding]
    """Where more than two meet: each against all others."""
    pairings: list[PairingFinding]

    def encoded(self) -> bytes:
        return msgspec.json.format(ENCODER.encode(self), indent=2)


class Tally:
    """Counts of a run so far. Rows may come in any order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.pairings = [PairingTally() for _ in plan.pairings]

    def add(self, rows: Iterable[GameRow]) -> None:
        for row in rows:
            self.pairings[row.pairing].add(row)

    @property
    def games(self) -> int:
        return sum(pairing.games for pairing in self.pairings)

    def share_of_a(self, pairing: int) -> Rate:
        """How side A of a pairing stands."""
        return rate(*self.pairings[pairing].score[A, "all"])

    def deck(self, number: int) -> DeckFinding:
        """An entrant's games and cards, added up over its pairings."""
        whole = PairingTally()
        for pairing, tally in zip(self.plan.pairings, self.pairings, strict=True):
            for side, whose in ((A, pairing.a), (B, pairing.b)):
                if whose == number:
                    whole.add_side(tally, side)
        entrant = self.plan.entrants[number]
        return DeckFinding(
            entrant.deck.name, entrant.player, whole.score.share(A, "all"), whole.cards(self.plan, A)
        )

    def summary(self) -> Summary:
        several = len(self.plan.pairings) > 1
        return Summary(
            FORMAT,
            self.plan.program,
            self.plan.identity(),
            self.plan.seed,
            self.games,
            self.plan.games,
            not any(is_timed(entrant.player) for entrant in self.plan.entrants),
            [self.deck(number) for number in range(len(self.plan.entrants))] if several else [],
            [
                tally.finding(self.plan, self.plan.sides(place), with_cards=not several)
                for place, tally in enumerate(self.pairings)
                if tally.games
            ],
        )


class Score(dict[tuple[str, ...], tuple[float, int]]):
    """Points and games under any heading."""

    def __missing__(self, heading: tuple[str, ...]) -> tuple[float, int]:
        return (0.0, 0)

    def count(self, points: float, *heading: str) -> None:
        score, games = self[heading]
        self[heading] = (score + points, games + 1)

    def share(self, *heading: str) -> Share:
        found = rate(*self[heading])
        return Share(found.games, round(found.rate, 6), round(found.low, 6), round(found.high, 6))


class PairingTally:
    """Counts of one pairing. Headings begin with a side, or with `first` and `seat` for whoever it was."""

    def __init__(self) -> None:
        self.games = 0
        self.winners: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.mulligans: Counter[str] = Counter()
        self.decisions = 0
        self.score = Score()
        self.copies: dict[tuple[str, str], int] = {}

    def add(self, row: GameRow) -> None:
        self.games += 1
        self.winners[row.winner] += 1
        self.ends[row.end] += 1
        self.rounds[row.rounds] += 1
        self.decisions += row.decisions
        mulligans = {A: row.mulligans_a, B: row.mulligans_b}
        for side in SIDES:
            self.mulligans[side] += mulligans[side]
        if row.winner == NOBODY:
            return
        count = self.score.count
        points = {side: 0.5 if row.winner == TIE else float(row.winner == side) for side in SIDES}
        seats = {A: str(row.seat_a), B: str(3 - row.seat_a)}
        count(points[row.first], "first")
        count(points[A if row.seat_a == 1 else B], "seat")
        for side in SIDES:
            count(points[side], side, "all")
            count(points[side], side, "seat", seats[side])
            count(points[side], side, "first" if row.first == side else "second")
            count(points[side], side, "mulligan" if mulligans[side] else "kept")
        for card in row.cards:
            side, key, gain = card.side, card.card, points[card.side]
            self.copies[side, key] = card.copies
            count(gain, side, "drawn" if card.drawn else "not drawn", key)
            count(gain, side, "played" if card.played else "not played", key)
            count(gain, side, "opening" if card.opening else "not opening", key)

    def add_side(self, other: PairingTally, side: str) -> None:
        """Add what a side did elsewhere to what side A did here."""
        for heading, (points, games) in other.score.items():
            if heading[0] == side:
                score, so_far = self.score[A, *heading[1:]]
                self.score[A, *heading[1:]] = (score + points, so_far + games)
        self.copies |= {(A, key): copies for (whose, key), copies in other.copies.items() if whose == side}

    def finding(self, plan: Plan, entrants: tuple[Entrant, Entrant], with_cards: bool) -> PairingFinding:
        lengths = sorted(self.rounds.elements())
        return PairingFinding(
            a=self.side(A, entrants[0], self.cards(plan, A) if with_cards else []),
            b=self.side(B, entrants[1], self.cards(plan, B) if with_cards else []),
            games=self.games,
            ties=self.winners[TIE],
            ends=dict(sorted(self.ends.items())),
            first_player=self.score.share("first"),
            first_seat=self.score.share("seat"),
            rounds=dict(sorted(self.rounds.items())),
            rounds_mean=round(sum(lengths) / self.games, 3),
            rounds_median=quantile(lengths, 0.5),
            rounds_middle=(quantile(lengths, 0.1), quantile(lengths, 0.9)),
            decisions_mean=round(self.decisions / self.games, 3),
        )

    def side(self, side: str, entrant: Entrant, cards: list[CardFinding]) -> SideFinding:
        share = self.score.share
        return SideFinding(
            deck=entrant.deck.name,
            player=entrant.player,
            wins=self.winners[side],
            share=share(side, "all"),
            in_seat=[share(side, "seat", seat) for seat in ("1", "2")],
            going_first=share(side, "first"),
            going_second=share(side, "second"),
            mulligans=self.mulligans[side],
            after_mulligan=share(side, "mulligan"),
            without_mulligan=share(side, "kept"),
            cards=cards,
        )

    def cards(self, plan: Plan, side: str) -> list[CardFinding]:
        keys = [key for whose, key in sorted(self.copies) if whose == side]
        namesakes = Counter(plan.cards[key].name for key in keys)
        return [
            CardFinding(
                key,
                label(key, plan.cards[key].name, namesakes),
                self.copies[side, key],
                *[self.score.share(side, heading, key) for heading in CARD_HEADINGS],
            )
            for key in keys
        ]


CARD_HEADINGS = ("opening", "not opening", "drawn", "not drawn", "played", "not played")


def label(key: str, name: str, namesakes: Counter[str]) -> str:
    """A card's name, with its number where another card of the deck bears the same."""
    return name if namesakes[name] == 1 else f"{name} {key}"


def quantile(values: Sequence[int], share: float) -> int:
    """The value below which a share of sorted values lies, one that did occur."""
    return values[min(len(values) - 1, int(share * len(values)))]
