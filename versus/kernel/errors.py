"""What the machine says when it cannot do as told. Nothing has changed when one of these is raised."""


class VersusError(Exception):
    """The root of every error this project raises on purpose."""


class AnswerError(VersusError):
    """An answer that the game cannot take."""


class NoSuchOption(AnswerError):
    """The index is not among the options asked for."""


class WrongSeat(AnswerError):
    """Somebody else has been asked."""


class GameOver(AnswerError):
    """The game has ended and asks nothing any more."""


class CardFailed(VersusError):
    """A card raised an exception; the game stands at the question it asked before."""


class BadSave(VersusError):
    """A saved game that cannot be read."""


class ReplayDiffers(VersusError):
    """A record whose digest differs from the game it leads to."""


class BadCard(VersusError):
    """A card written against the rules of its game."""


class BadSetup(VersusError):
    """Players, decks or options that no game can start from."""
