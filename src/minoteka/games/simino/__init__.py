"""Simino: coloured dominoes laid in several floors; whoever gets rid of all tiles first wins."""

from minoteka.core.rooms import game_of
from minoteka.games.simino import (
    actions,
    draw,
    evaluate,
    explain,
    notation,
    observe,
    options,
    planes,
    rules,
    shown,
    solve,
    state,
    view,
)
from minoteka.games.simino.help import figures
from minoteka.games.simino.match import SERIES

GAME = game_of(
    "simino",
    (state, options, rules, observe, shown, view, explain, evaluate, solve, actions, planes),
    rules_version=1,
    seats=(1, 2, 3, 4),
    notation=notation,
    draw_text=draw.text,
    draw_board=draw.board,
    draw_svg=draw.svg,
    figures=figures.FIGURES,
    series=SERIES,
    teams=options.sides,
    search={
        "pace": 20_000,
        "spread": 0.08,
        "exploration": 0.3,
        "look": 48,
        "ripe": 8,
        "bias": 1.0,
        "depth": 3,
        "wise": 1.0,
    },
)
