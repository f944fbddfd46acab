"""The instructions that 2PCG cards are written in, one module per subject."""
