"""The Marvel Battles: the four basic locations."""

from versus.games.tpcg.language.vocabulary import basic_location
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL

training_ground = basic_location("MNB-109", "Training Ground", SKILL)
laboratory = basic_location("MNB-110", "Laboratory", ENERGY)
academy = basic_location("MNB-111", "Academy", INTELLECT)
fortress = basic_location("MNB-112", "Fortress", MIGHT)

CARDS: tuple[Card, ...] = (training_ground, laboratory, academy, fortress)
