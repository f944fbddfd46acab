"""House of X: the four basic locations."""

from versus.games.tpcg.language.vocabulary import basic_location
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL

academy = basic_location("HOX-061", "Academy", INTELLECT)
fortress = basic_location("HOX-062", "Fortress", MIGHT)
laboratory = basic_location("HOX-063", "Laboratory", ENERGY)
training_ground = basic_location("HOX-064", "Training Ground", SKILL)

CARDS: tuple[Card, ...] = (academy, fortress, laboratory, training_ground)
