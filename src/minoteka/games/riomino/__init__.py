"""Riomino: dice with two-coloured faces; whoever leaves the other no place to lay wins."""

from minoteka.core.rooms import game_of
from minoteka.games.riomino import (
    actions,
    draw,
    evaluate,
    explain,
    notation,
    options,
    planes,
    rules,
    shown,
    solve,
    state,
    view,
)
from minoteka.games.riomino.help import figures

GAME = game_of(
    "riomino",
    (state, options, rules, shown, view, explain, evaluate, solve, actions, planes),
    rules_version=1,
    seats=(2,),
    notation=notation,
    draw_text=draw.text,
    draw_board=draw.board,
    draw_svg=draw.svg,
    figures=figures.FIGURES,
    hides=False,
    search={"pace": 80_000, "depth": -1, "exploration": 0.35, "width": 30, "spread": 0.12},
)
