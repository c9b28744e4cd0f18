"""How a search weighs things: numbers that each game may set for itself, in one array for compiled code."""

from dataclasses import dataclass
from typing import Any

from minoteka.kernel import floats

EXPLORATION, BIAS, WIDTH, GROWTH, DEPTH, GUIDED, WISE, LOOK, RIPE, HASTY = range(10)
"""The settings of a search, as they stand in its array."""


@dataclass(frozen=True)
class Settings:
    """How a search weighs things; tuned per game by self-play (docs/lab/search.md)."""

    exploration: float = 0.7
    bias: float = 0.5  # how much a move's prior counts while it has few visits
    width: float = 8.0  # moves considered at once: width + visits ** growth, best priors first
    growth: float = 0.5
    depth: int = 12  # plies played on from a new node before the evaluation is asked; −1: to the end
    guided: float = 0.5  # how often those plies follow the priors rather than pure chance
    wise: float = 0.0  # how often they are what the evaluation likes best: much dearer
    look: int = 0  # the root's moves, and elsewhere this many of the best priors, are judged by the evaluation
    ripe: int = 1  # visits after which a node's moves are listed (open games)
    hasty: bool = False  # stop as soon as no other move can become the most visited
    nodes: int = 200_000

    def array(self) -> Any:
        """The numbers for the compiled driver."""
        own = (self.exploration, self.bias, self.width, self.growth, self.depth, self.guided, self.wise)
        rest = (self.look, self.ripe, self.hasty)
        numbers = floats(len(own) + len(rest))
        for i, number in enumerate((*own, *rest)):
            numbers[i] = number
        return numbers
