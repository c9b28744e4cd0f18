"""Puzzles, pictures and what a day brings, wherever the house stands: endpoints beside those of the tables."""
