"""Gemblo: pieces of hexagons that meet their own colour only across an open line; fewest blocks left win."""

from minoteka.core.pieces import PieceSet
from minoteka.core.rooms import game_of
from minoteka.games.gemblo.board import COLOURS, ZONES
from minoteka.games.gemblo.draw import FILLS, INKS
from minoteka.games.gemblo.pieces import PIECES
from minoteka.geometry.hexagonal import orientations

GAME = game_of(
    "gemblo",
    __name__,
    rules_version=1,
    seats=(2, 3, 4, 5, 6),
    hides=False,
    opening=2,  # a deal draws nothing but who starts
    pieces=PieceSet(
        name="gemblo",
        colours=COLOURS,
        shapes={number: orientations(cells) for number, cells in PIECES.items()},
        board=frozenset(ZONES[6]),
        inks=INKS,
        fills=FILLS,
    ),
    search={
        "pace": 80_000,
        "spread": 0.16,
        "nodes": 400_000,
        "exploration": 0.3,
        "bias": 5.0,
        "look": 48,
        "ripe": 8,
        "depth": 3,
        "guided": 0.0,
    },
)
