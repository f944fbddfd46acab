"""Tables to test rules and cards on, in the voice of a player; for this project and for card authors.

`versus.testing.tpcg` and `versus.testing.classic` have a table each.
"""
