"""Cards of the classic game: one package per set, definitions only."""
