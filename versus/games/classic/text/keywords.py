"""Every keyword of the classic game in a short sentence, for card faces, zooms, terminals and rules pages."""

from __future__ import annotations

from typing import Final

from versus.games.classic.words import KEYWORD_NAMES

SENTENCES: Final = (
    "May attack protected characters; in a team attack every attacker needs it for that.",
    "May attack from the support row.",
    "It comes into play in the hidden area.",
    "As it comes into play its player chooses the hidden or the visible area.",
    "Its player loses no endurance when it is stunned.",
    "As your formation step starts you may transfer it to another character.",
    "It comes into play with a cosmic counter, and has its cosmic text while it has one; a stun removes it.",
    "It gets a cosmic counter at the start of each recovery phase, and has its cosmic text while it has one.",
    "Recruit it only while you control a character of a team of its own.",
    "To recruit it, control a character of a team of its own, or reveal such a character card.",
    "Your next character this turn costs 1 less for each card with Press you have recruited, but at least 1.",
    "You may recruit it from your resource row, and put a card from your hand face down in its place.",
    "In your recruit step, reveal it from your hand: you may remove a ready character that costs as much "
    "or more from the game to put it into play.",
    "In your recruit step, reveal it from your hand: you may return a face-down resource of yours to its "
    "owner's hand to put it face down into your resource row.",
    "Stun it: it recovers at the start of this turn's recovery phase.",
    "What follows speaks of the characters beside it, while it is not stunned.",
    "Marks characters with a power that triggers when one of your characters is powered up.",
    "Marks cards with a power that is activated only in the build phase.",
    "Marks characters with a power that triggers when they become stunned.",
)
DEFINITIONS: Final = dict(zip(KEYWORD_NAMES, SENTENCES, strict=True))
