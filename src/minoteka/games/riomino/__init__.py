"""Riomino: dice with two-coloured faces; whoever leaves the other no place to lay wins."""

from minoteka.core.game import Game, Kernels
from minoteka.games.riomino import draw, evaluate, explain, notation, rules, state, view
from minoteka.games.riomino.help import figures
from minoteka.games.riomino.options import OPTIONS
from minoteka.games.riomino.solve import solve

GAME = Game(
    name="riomino",
    rules_version=1,
    seats=(2,),
    options=OPTIONS,
    layout=state.LAYOUT,
    max_moves=rules.MAX_MOVES,
    max_plies=rules.MAX_PLIES,
    kernels=Kernels(
        state.LAYOUT,
        deal=rules.deal,
        to_act=rules.to_act,
        legal=rules.legal,
        apply=rules.apply,
        is_over=rules.is_over,
        scores=rules.scores,
        evaluate=evaluate.evaluate,
        priors=evaluate.priors,
    ),
    weights=evaluate.WEIGHTS,
    notation=notation,
    setup=state.setup,
    outcome=rules.outcome,
    inventory=rules.inventory,
    view=view.view,
    moves=view.moves,
    events=view.events,
    explain=explain.explain,
    draw_text=draw.text,
    draw_svg=draw.svg,
    figures=figures.FIGURES,
    hides=False,
    solve=solve,
    search={"pace": 80_000, "depth": -1, "exploration": 0.35, "width": 30, "spread": 0.12},
)
