"""Cards: one package or module per set, definitions only."""
