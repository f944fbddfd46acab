"""How many titles use each node of the card language: one that serves a single title is argued for.

A node is named after a mechanic and not after a card. `single_users.toml` says of each node with one user
why it is general all the same; a node that a second title uses leaves the list.
"""

import tomllib
from collections import defaultdict
from pathlib import Path

from tests.cards.tpcg.sets import FOLDERS, printed_set
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.printed.keywords import KEYWORDS
from versus.kernel.trees import nodes_in

ARGUED = tomllib.loads(Path(__file__).with_name("single_users.toml").read_text(encoding="utf-8"))


def users() -> dict[str, set[str]]:
    """Titles by the nodes in their powers and in those of their keywords."""
    found: dict[str, set[str]] = defaultdict(set)
    for code in FOLDERS:
        for card in printed_set(code).cards:
            for node in nodes_in(written(card)):
                found[type(node).__name__].add(card.name)
    return found


def written(card: Card) -> tuple[object, ...]:
    of_keywords = (KEYWORDS.by_name[name].powers for name in KEYWORDS.names_of(card.keywords))
    return (card.powers, *of_keywords)


def test_every_node_with_a_single_user_is_argued_for():
    alone = {node: titles for node, titles in users().items() if len(titles) == 1}
    print(f"{len(alone)} nodes have one user")
    assert sorted(alone) == sorted(ARGUED), {
        node: titles for node, titles in alone.items() if node not in ARGUED
    }


def test_an_argument_is_a_sentence():
    assert all(words.endswith(".") and len(words) > 20 for words in ARGUED.values())
