"""All Elite Wrestling: its Challenge Matches, the pile that decks of both teams bring along (2P-MOD4-16)."""

from versus.cards.tpcg.all_elite_wrestling.teams import BABYFACES, HEELS
from versus.games.tpcg.language.set_keywords import FEARLESS
from versus.games.tpcg.language.vocabulary import (
    called,
    challenge_match,
    either_of,
    fits,
    gaining,
    team,
    while_,
    yours,
)
from versus.games.tpcg.printed.definition import Card
from versus.games.tpcg.words import BERSERKER, DODGE, LETHAL

WRESTLERS = fits(yours, either_of(team(BABYFACES), team(HEELS)))


def match(key: str, name: str, power: str, keyword: int) -> Card:
    """All four give one keyword to the wrestlers on their player's side."""
    powers = [called(power, while_(gaining(keyword), on=WRESTLERS))]
    return challenge_match(key, name, powers, brought_by=(BABYFACES, HEELS), photographic=True)


ladder_match = match("AEW-059", "Ladder Match", "Rung by Rung", FEARLESS)
lights_out_match = match("AEW-060", "Lights Out Match", "Snuff Them Out", BERSERKER)
steel_cage_match = match("AEW-061", "Steel Cage Match", "Lock the Door", DODGE)
texas_death_match = match("AEW-062", "Texas Death Match", "Go for the Kill", LETHAL)

CARDS: tuple[Card, ...] = (ladder_match, lights_out_match, steel_cage_match, texas_death_match)
