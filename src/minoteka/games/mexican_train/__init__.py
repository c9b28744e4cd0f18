"""Mexican Train: dominoes in trains from one engine; whoever is left with the fewest pips after all rounds wins."""

from minoteka.core.rooms import game_of
from minoteka.games.mexican_train import (
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
    state,
    turn,
    view,
)
from minoteka.games.mexican_train.help import figures
from minoteka.games.mexican_train.match import SERIES

GAME = game_of(
    "mexican-train",
    (state, options, rules, turn, observe, shown, view, explain, evaluate, actions, planes),
    rules_version=1,
    seats=(2, 3, 4, 5, 6, 7, 8),
    notation=notation,
    draw_text=draw.text,
    draw_board=draw.board,
    draw_svg=draw.svg,
    figures=figures.FIGURES,
    series=SERIES,
    search={"pace": 40_000, "spread": 0.05, "depth": -1, "guided": 1.0, "exploration": 0.4},
)
