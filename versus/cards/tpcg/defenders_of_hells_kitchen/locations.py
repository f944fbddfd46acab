"""Defenders of Hell's Kitchen: the four basic locations."""

from versus.games.tpcg.language.vocabulary import basic_location, inferred
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import ENERGY, INTELLECT, MIGHT, SKILL

academy = basic_location(inferred("DHK-067"), "Academy", INTELLECT)
fortress = basic_location(inferred("DHK-068"), "Fortress", MIGHT)
laboratory = basic_location(inferred("DHK-069"), "Laboratory", ENERGY)
training_ground = basic_location(inferred("DHK-070"), "Training Ground", SKILL)

CARDS: tuple[Card, ...] = (academy, fortress, laboratory, training_ground)
