"""Commands for the people who work on Versus; nothing in the game imports them."""
