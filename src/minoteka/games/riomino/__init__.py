"""Riomino: dice with two-coloured faces; whoever leaves the other no place to lay wins."""

from minoteka.core.rooms import game_of

GAME = game_of(
    "riomino",
    __name__,
    rules_version=1,
    seats=(2,),
    hides=False,
    search={"pace": 80_000, "depth": -1, "exploration": 0.35, "width": 30, "spread": 0.12},
)
