"""The 2PCG as a fixed vector of what a seat may know."""
