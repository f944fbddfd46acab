"""Cards of the 2PCG: one package or module per set, definitions only."""
