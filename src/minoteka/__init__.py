"""Minoteka: five published tile-laying games, played exactly by their rules, and a fast simulator of them."""

__version__ = "0.1.0"
