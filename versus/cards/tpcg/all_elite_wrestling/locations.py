"""All Elite Wrestling: the tunnel of each team, and the four basic locations of the set (2P-LOC-14)."""

from versus.cards.tpcg.all_elite_wrestling.teams import BABYFACES, HEELS
from versus.games.tpcg.language.vocabulary import basic_location, special_location
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import HUMANITY, INTELLECT, MIGHT, SKILL

SYMBOLS = (HUMANITY, INTELLECT, MIGHT, SKILL)

right_tunnel = special_location("AEW-029", "Right Tunnel", SYMBOLS, (BABYFACES,), photographic=True)
left_tunnel = special_location("AEW-058", "Left Tunnel", SYMBOLS, (HEELS,), photographic=True)

revolution = basic_location("AEW-067", "Revolution", HUMANITY, photographic=True)
full_gear = basic_location("AEW-068", "Full Gear", INTELLECT, photographic=True)
all_out = basic_location("AEW-069", "All Out", MIGHT, photographic=True)
double_or_nothing = basic_location("AEW-070", "Double or Nothing", SKILL, photographic=True)

CARDS: tuple[Card, ...] = (right_tunnel, left_tunnel, revolution, full_gear, all_out, double_or_nothing)
