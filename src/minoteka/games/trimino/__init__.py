"""Trimino: triangles with a number in each corner; whoever lays the last tile wins the round."""

from minoteka.core.rooms import game_of
from minoteka.games.trimino import (
    actions,
    draw,
    evaluate,
    explain,
    notation,
    observe,
    options,
    planes,
    rules,
    scoring,
    shown,
    state,
    view,
)
from minoteka.games.trimino.help import figures
from minoteka.games.trimino.match import SERIES

GAME = game_of(
    "trimino",
    (state, options, rules, scoring, observe, shown, view, explain, evaluate, actions, planes),
    rules_version=1,
    seats=(2, 3, 4),
    notation=notation,
    draw_text=draw.text,
    draw_board=draw.board,
    draw_svg=draw.svg,
    figures=figures.FIGURES,
    series=SERIES,
    search={"pace": 140_000, "spread": 0.12, "look": 48, "ripe": 8, "bias": 1.0},
)
