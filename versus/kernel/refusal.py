"""Why something is not allowed, for a person: the clause that fails, its rule, and words."""


class Refusal:
    """Legality is a list of named clauses; this is the first that failed."""

    __slots__ = ("clause", "rule", "words")

    def __init__(self, clause: int, rule: str, words: str) -> None:
        self.clause = clause
        self.rule = rule
        self.words = words

    def __repr__(self) -> str:
        return f"{self.words} ({self.rule})"
