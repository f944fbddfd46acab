"""The verbs and prompts that every game shares; a game's own start at `FIRST_OWN_VERB`."""

from typing import Final

CHOOSE: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
SAY_NUMBER: Final = 4
SAY_NAME: Final = 5
TAKE_BACK: Final = 6
"""Leave what was begun as if it had not been: offered while nothing hidden was shown by it."""
FIRST_OWN_VERB: Final = 7
SHARED_VERBS: Final = ("choose", "done", "yes", "no", "say number", "say name", "take back")

ORDER_PROMPT: Final = 0
CHOOSE_PROMPT: Final = 1
MAY_PROMPT: Final = 2
NUMBER_PROMPT: Final = 3
NAME_PROMPT: Final = 4
REACT_PROMPT: Final = 5
FIRST_OWN_PROMPT: Final = 10
