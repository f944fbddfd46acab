"""Rule coverage: which rules of a game's ledger are proved by a test, and which are not."""
