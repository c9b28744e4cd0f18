"""Trimino: triangles with a number in each corner; whoever lays the last tile wins the round."""

from minoteka.core.rooms import game_of

GAME = game_of(
    "trimino",
    __name__,
    rules_version=1,
    seats=(2, 3, 4),
    search={"pace": 140_000, "spread": 0.12, "look": 48, "ripe": 8, "bias": 1.0},
)
