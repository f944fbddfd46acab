"""The rules of the Vs. System 2PCG."""
