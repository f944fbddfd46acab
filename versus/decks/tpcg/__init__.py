"""Decks of the 2PCG: from names on a list to cards, decks in numbers, and those that come with Versus."""

from typing import Final

HOUSE_OF_X: Final = (
    "professor-x",
    "magneto",
    "professor-x-of-krakoa",
    "magneto-of-krakoa",
    "juggernaut",
    "mystique-of-krakoa",
    "silver-samurai",
    "toad",
    "banshee",
    "cyclops",
    "marvel-girl",
    "storm-of-krakoa",
)
"""The two of the rulebook stand first: whoever asks for no deck gets them."""

MARVEL_BATTLES: Final = (
    "captain-america",
    "hulk",
    "iron-man",
    "spider-man",
    "storm",
    "wolverine",
    "deadpool",
    "professor-x-and-cerebro",
    "rocket",
    "star-lord",
    "gamora",
    "groot",
    "green-goblin",
    "loki",
    "magneto-mutant-master",
    "thanos",
)

DEFENDERS: Final = (
    "daredevil",
    "dr-strange",
    "ghost-rider",
    "luke-cage",
    "bullseye",
    "kingpin",
    "venom",
    "winter-soldier",
)

A_FORCE: Final = (
    "captain-marvel",
    "she-hulk",
    "sister-grimm",
    "phoenix",
    "black-cat",
    "dark-phoenix",
    "enchantress",
    "mystique-femme-fatale",
)

ALL_ELITE_WRESTLING: Final = (
    "kris-statlander",
    "dr-britt-baker-dmd",
    "adam-page",
    "chris-jericho",
    "jon-moxley",
    "darby-allin",
    "thunder-rosa",
    "adam-cole",
    "bryan-danielson",
    "jade-cargill",
    "malakai-black",
    "mjf",
)
"""Those of the rulebook, then our own."""

HELLS_KITCHEN: Final = (
    "daredevil-of-hells-kitchen",
    "kingpin-of-hells-kitchen",
    "iron-fist",
    "jessica-jones",
    "luke-cage-of-hells-kitchen",
    "moon-knight",
    "bullseye-of-hells-kitchen",
    "elektra",
    "taskmaster",
)
"""Those of the rulebook, then our own."""

PRACTICE: Final = ("tide", "ember")

STARTERS: Final = (
    *HOUSE_OF_X,
    *MARVEL_BATTLES,
    *DEFENDERS,
    *A_FORCE,
    *ALL_ELITE_WRESTLING,
    *HELLS_KITCHEN,
    *PRACTICE,
)
"""The lists in `starters`, set by set, our own and those of the rulebooks; then those to practise with."""
