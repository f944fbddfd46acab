"""A-Force: the four basic locations."""

from versus.games.tpcg.language.vocabulary import basic_location
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL

academy = basic_location("AFF-055", "Academy", INTELLECT)
fortress = basic_location("AFF-056", "Fortress", MIGHT)
laboratory = basic_location("AFF-057", "Laboratory", ENERGY)
training_ground = basic_location("AFF-058", "Training Ground", SKILL)

CARDS: tuple[Card, ...] = (academy, fortress, laboratory, training_ground)
