"""A player that searches: information-set Monte Carlo tree search over imagined games.

Every try takes an imagined game, walks down the tree by what has proved best for whoever is asked, adds a
node, plays on by habit to a fixed moment, and judges the position there.
"""

from __future__ import annotations

from math import exp
from typing import Final

from versus.kernel.errors import GameOver
from versus.kernel.rng import GAMMA, MASK, mix
from versus.kernel.types import Seat
from versus.players.budget import Budget
from versus.players.craft import AnyGame, Craft, craft_of
from versus.players.feats import Feats
from versus.players.greedy import GreedyPlayer, judge, percent
from versus.players.imagining import Imagination
from versus.players.looking_ahead import Alternative, alternatives, roll_out, tried
from versus.players.tree import Branch, Node

AHEAD: Final = 1
"""How many turns later positions are compared: all at one moment, or doing nothing would look different."""
WHIMS: Final = 40
"""Of 256 answers in a roll-out, how many are left to chance."""
LONGEST: Final = 120
"""Answers in a roll-out at most."""
DEEPEST: Final = 100
"""Answers on the way down the tree at most."""
SAMPLES: Final = 64
"""How many games are imagined; then they are used again, with other chance."""
TEMPER: Final = 0.04
"""How much better a position must look, at one glance, for its answer to be tried three times as much."""
OPEN_MIND: Final = 0.2
"""The share of the first look that is spread over all answers alike."""


class Search:
    """One question, thought about."""

    def __init__(self, game: AnyGame, seat: Seat, craft: Craft, found: list[Alternative], seed: int) -> None:
        self.craft = craft
        self.found = found
        self.seat = seat
        self.seed = seed
        self.imagination = Imagination(game, seat, craft)
        self.samples: list[AnyGame] = []
        self.root = Node()
        self.until = craft.moment(game) + AHEAD
        self.tries = 0
        self.feats = Feats(game, seat, craft)

    def chance(self, number: int) -> int:
        """Random bits, always the same for one number."""
        return mix((self.seed + number * GAMMA) & MASK)

    def deal(self, number: int) -> AnyGame:
        """An imagined game by its number; each answer is tried in the same ones, so that luck cancels out."""
        while len(self.samples) <= number and len(self.samples) < SAMPLES:
            self.samples.append(self.imagination.sample(self.chance(len(self.samples))))
        twin: AnyGame = self.samples[number % SAMPLES].fork()
        twin.rng = mix(self.chance(number))
        return twin

    def glance(self, budget: Budget) -> None:
        """Look at each answer once, as a greedy player does, and expect most of what looks best."""
        found = self.found
        sample = self.deal(0)
        worths: list[float] = []
        for choice in found:
            if not budget.spend():
                break
            worths.append(judge(sample, self.craft, choice, self.seat))
        if not worths:
            return
        best = max(worths)
        shares = [exp((worth - best) / TEMPER) for worth in worths]
        # What there was no time to look at is thought as good as the worst.
        shares += [min(shares)] * (len(found) - len(shares))
        total = sum(shares)
        even = OPEN_MIND / len(found)
        for choice, share in zip(found, shares, strict=True):
            self.root.branch(choice.key, even + (1.0 - OPEN_MIND) * share / total)

    def try_once(self) -> None:
        """One walk down the tree, a roll-out, and the news carried back."""
        self.tries += 1
        branches = offered(self.root, self.found)
        place = self.root.choose(branches)
        first = branches[place]
        number = first.visits
        game = self.deal(number)
        path = [Step(self.root, first, self.seat)]
        self.feats.begin()
        if tried(game, self.found[place].index):
            self.feats.note(game)
            if first.visits:
                self.descend(game, path)
            bits = mix(mix(self.chance(number)))
            roll_out(game, self.craft, self.until, LONGEST, bits, WHIMS, self.feats)
        values = self.craft.values(game)
        for step in path:
            step.learn(values[step.seat])
        self.feats.credit(first.key)

    def descend(self, game: AnyGame, path: list[Step]) -> None:
        """Answer by the tree until a branch is taken for the first time."""
        craft = self.craft
        while len(path) < DEEPEST:
            ask = game.ask
            if ask is None or craft.moment(game) >= self.until:
                break
            if ask.choices == 1:
                if not tried(game, 0):
                    break
                self.feats.note(game)
                continue
            node = path[-1].branch.node((ask.seat, ask.prompt))
            found = alternatives(game, craft)
            branches = offered(node, found)
            place = node.choose(branches)
            branch = branches[place]
            path.append(Step(node, branch, ask.seat))
            if not tried(game, found[place].index):
                break
            self.feats.note(game)
            if branch.visits == 0:
                break


class Step:
    """A branch taken on the way down."""

    __slots__ = ("branch", "node", "seat")

    def __init__(self, node: Node, branch: Branch, seat: Seat) -> None:
        self.node = node
        self.branch = branch
        self.seat = seat

    def learn(self, value: float) -> None:
        self.node.visits += 1
        self.node.total += value
        self.branch.visits += 1
        self.branch.total += value


def offered(node: Node, found: list[Alternative]) -> list[Branch]:
    """The branches of the answers that this sample offers, each as likely at first as habit holds it."""
    total = 0.0
    for choice in found:
        total += choice.weight
    return [node.branch(choice.key, choice.weight / total) for choice in found]


class SearchPlayer:
    """Answers the best of many tries within a budget."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.seed = seed & MASK
        self.budget = budget
        self.words = ""

    def answer(self, game: AnyGame) -> int:
        ask = game.ask
        if ask is None:
            raise GameOver("The game is over; there is nothing to answer.")
        if self.budget.is_nothing() or ask.choices == 1:
            return self.at_a_glance(game)
        self.seed = (self.seed + GAMMA) & MASK
        craft = craft_of(game)
        self.budget.begin(craft.effort(game, ask))
        found = alternatives(game, craft)
        if len(found) == 1:
            self.words = "All answers came to the same."
            return found[0].index
        search = Search(game, ask.seat, craft, found, mix(self.seed))
        search.glance(self.budget)
        while self.budget.spend():
            search.try_once()
        best = favourite(search.root, found)
        self.words = said(search, best)
        return best.index

    def at_a_glance(self, game: AnyGame) -> int:
        """The evaluation's first choice, for whoever has no time to think."""
        greedy = GreedyPlayer(self.seed)
        index = greedy.answer(game)
        self.seed = greedy.seed
        self.words = greedy.reason()
        return index

    def reason(self) -> str:
        return self.words


def favourite(root: Node, found: list[Alternative]) -> Alternative:
    """The answer tried most often: the search comes back to what proves good. Before that, the likeliest."""
    best = found[0]
    most = -1.0
    for choice in found:
        branch = root.branches.get(choice.key)
        if branch is not None and branch.visits + branch.prior > most:
            most = branch.visits + branch.prior
            best = choice
    return best


def said(search: Search, best: Alternative) -> str:
    """Why an answer was given: the feat it was best at, or how it stands after it."""
    branch = search.root.branches.get(best.key)
    if branch is None or branch.visits == 0:
        return "It looked best at a glance."
    feat, share = search.feats.best(best.key, branch.visits)
    if feat:
        return f"Best of {search.tries} tries: {feat} in {percent(share)}."
    return f"Best of {search.tries} tries: stands to win in {percent(branch.mean())}."
