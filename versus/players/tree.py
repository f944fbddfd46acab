"""The search tree: what each seat would answer to each question, shared by all imagined games.

A node is a question as its seat sees it after the same answers; its branches are answers that mean the same
in every sample. A branch that is not open in every sample is judged by how often it was (availability).
"""

from __future__ import annotations

from math import sqrt
from typing import Final, TypeAlias

from versus.kernel.types import Seat
from versus.players.craft import OptionKey

CURIOSITY: Final = 0.6
"""How much is tried that does not look best: more of it finds surprises, less of it sees further."""
DOUBT: Final = 0.08
"""How much worse than its node an answer is thought before it was ever tried."""

Question: TypeAlias = tuple[Seat, int]
"""Who is asked with which prompt."""


class Branch:
    """One answer at a node, with what came of it for the seat that gave it."""

    __slots__ = ("key", "nodes", "open", "prior", "total", "visits")

    def __init__(self, key: OptionKey, prior: float) -> None:
        self.key = key
        self.prior = prior
        self.visits = 0
        self.open = 0
        """In how many visits of the node it could have been taken."""
        self.total = 0.0
        self.nodes: dict[Question, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def node(self, question: Question) -> Node:
        """The question that follows."""
        found = self.nodes.get(question)
        if found is None:
            found = self.nodes[question] = Node()
        return found


class Node:
    """A question with the answers tried so far."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[OptionKey, Branch] = {}
        self.visits = 0
        self.total = 0.0

    def branch(self, key: OptionKey, prior: float) -> Branch:
        found = self.branches.get(key)
        if found is None:
            found = self.branches[key] = Branch(key, prior)
        return found

    def choose(self, candidates: list[Branch]) -> int:
        """Which of the branches open in this sample to try: the best so far, the likely, the untried."""
        expected = (self.total / self.visits if self.visits else 0.5) - DOUBT
        best = 0
        most = -1.0
        for place, branch in enumerate(candidates):
            branch.open += 1
            mean = branch.total / branch.visits if branch.visits else expected
            score = mean + CURIOSITY * branch.prior * sqrt(branch.open) / (1.0 + branch.visits)
            if score > most:
                most = score
                best = place
        return best
