"""Positions laid out by hand, from Python or from a small file: a test, a lesson, a puzzle, a bug report."""
