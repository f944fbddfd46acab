"""The rulebooks' six sample decks, in stand-ins of the right names, types and teams (2P-DCK-23 to 28)."""

from itertools import count

from versus.games.tpcg.language.vocabulary import (
    basic_location,
    draw,
    equipment,
    main_character,
    plot_twist,
    special_location,
    supporting,
)
from versus.games.tpcg.words import ENERGY, HUMANITY, INTELLECT, MAIN, MIGHT, SKILL
from versus.kernel.deck import Deck

BASICS = {
    "Laboratory": ENERGY,
    "Academy": INTELLECT,
    "Fortress": MIGHT,
    "Training Ground": SKILL,
    "Revolution": HUMANITY,
    "Full Gear": INTELLECT,
    "All Out": MIGHT,
    "Double or Nothing": SKILL,
}
MARVEL_BASICS = "3 Academy, 3 Fortress, 3 Laboratory, 3 Training Ground"
AEW_BASICS = "3 Revolution, 3 Full Gear, 3 All Out, 3 Double or Nothing"

TEAM_OF = {"School for Gifted Youngsters": "X-Men", "Asteroid M": "Brotherhood"}
"""Locations that the lists of the 2024 book took over from another team (OP-40)."""
BOTH_SIDES_OF_THE_LAW = ("Echo", "Black Cat", "Taskmaster", "Elektra")
MUTANT_LOYALTY = ("Build It Up", "Burn It Down")
EACH_DIFFERENT = ("Multiple Man",)
"""Several cards of one name, each of them One of a Kind."""


def entries(text):
    """ "3 Blob, 2 Mimic" as (3, "Blob"), (2, "Mimic")."""
    parts = (entry.partition(" ") for entry in text.split(", "))
    return [(int(number), name) for number, _, name in parts]


def sample(main, team, characters, twists, locations, gear, photographic=False):
    keys = (f"{main} {number}" for number in count())
    art = {"photographic": photographic}
    cards = []
    for number, name in entries(characters):
        teams = ("Defenders", "Underworld") if name in BOTH_SIDES_OF_THE_LAW else (team,)
        if name in EACH_DIFFERENT:
            cards += [
                supporting(next(keys), name, cost=1, atk=1, defense=1, teams=teams, deck_limit=1, **art)
                for _ in range(number)
            ]
        else:
            cards += [supporting(next(keys), name, cost=1, atk=1, defense=1, teams=teams, **art)] * number
    for _, name in entries(gear) if gear else ():
        cards.append(equipment(next(keys), name, cost=1, teams=(team,), deck_limit=1, **art))
    for number, name in entries(twists):
        loyalty = ("X-Men", "Brotherhood") if name in MUTANT_LOYALTY else None
        cards += [plot_twist(next(keys), name, MAIN, draw(), teams=(team,), loyalty=loyalty, **art)] * number
    for number, name in entries(locations):
        if name in BASICS:
            place = basic_location(next(keys), name, BASICS[name], **art)
        else:
            place = special_location(next(keys), name, (MIGHT, SKILL), (TEAM_OF.get(name, team),), **art)
        cards += [place] * number
    leader = main_character(next(keys), main, atk=3, defense=6, teams=(team,), **art)
    return Deck(tuple(cards), leader, name=main)


PROFESSOR_X = sample(
    "Professor X",
    "X-Men",
    "3 Bishop, 3 Jubilee, 3 Blink, 3 Iceman, 2 Havok, 4 Multiple Man, 3 Banshee, 2 Polaris, 4 Sage, "
    "2 Cyclops, 2 Sunfire, 2 Doop, 2 Rogue",
    "3 Build It Up, 3 This and That, 3 Defend the Weak",
    f"4 School for Gifted Youngsters, {MARVEL_BASICS}",
    "",
)
MAGNETO = sample(
    "Magneto",
    "Brotherhood",
    "3 Blob, 3 Toad, 3 Pyro, 3 Quicksilver, 3 Daken, 3 Sabretooth, 2 Mimic, 3 Scarlet Witch, 2 Avalanche, "
    "3 Juggernaut, 2 Mystique, 2 Silver Samurai, 3 Alpha",
    "3 Always Attack, 3 Fierce Pierce, 3 Burn It Down",
    f"4 Asteroid M, {MARVEL_BASICS}",
    "",
)
KRIS_STATLANDER = sample(
    "Kris Statlander",
    "Babyfaces",
    "2 Sting, 3 Hikaru Shida, 4 Luchasaurus, 2 Danhausen, 4 Penta El Zero Miedo, 2 Claudio Castagnoli, "
    "2 Eddie Kingston, 3 Jungle Boy, 2 Sammy Guevara, 3 Rey Fénix, 2 Orange Cassidy, 1 Samoa Joe, "
    "3 Keith Lee",
    "3 Dynamite, 3 Elevation, 3 Pop",
    f"4 Right Tunnel, {AEW_BASICS}",
    "1 Chair, 1 Baseball Bat",
    photographic=True,
)
BRITT_BAKER = sample(
    "Dr. Britt Baker D.M.D.",
    "Heels",
    "2 HOOK, 3 Nyla Rose, 3 Matt Hardy, 3 Andrade El Idolo, 4 Ethan Page, 2 Ricky Starks, 3 Matt Jackson, "
    "3 Nick Jackson, 2 Scorpio Sky, 2 Lance Archer, 2 Miro, 1 Wardlow, 3 Kenny Omega",
    "3 Dark, 3 Heat, 3 Rampage",
    f"4 Left Tunnel, {AEW_BASICS}",
    "1 AEW World Championship Belt, 1 Table",
    photographic=True,
)
DAREDEVIL = sample(
    "Daredevil",
    "Defenders",
    "3 Colleen Wing, 3 Iron Fist, 2 Hellcat, 3 Nighthawk, 3 White Tiger, 2 Echo, 2 Jessica Jones, "
    "2 Luke Cage, 1 Black Cat, 1 Jake Lockley, 1 Moon Knight, 1 Mr. Knight, 1 Steven Grant, 1 Taskmaster, "
    "2 Doctor Strange, 2 Elektra, 2 Hulk, 2 She-Hulk",
    "3 Defender, 2 Make a Plan, 3 Street Smart",
    f"4 School for Gifted Youngsters, {MARVEL_BASICS}, 1 Richmond Riding Academy",
    "1 Evidence",
)
KINGPIN = sample(
    "Kingpin",
    "Underworld",
    "3 Diamondback, 3 Hammerhead, 3 Crossbones, 2 Shocker, 3 Nuke, 2 Echo, 1 Black Cat, 2 Fixer, "
    "4 Mary Walker, 3 Tombstone, 1 Taskmaster, 2 Bullseye, 1 Elektra, 1 The Hood, 3 Purple Man",
    "3 Street Fight, 2 Disrupt the Plan, 3 Underworld",
    f"4 Asteroid M, {MARVEL_BASICS}, 1 The Streets",
    "1 Contract",
)
