"""Trimino: triangles with a number in each corner; whoever lays the last tile wins the round."""

from minoteka.core.game import Game, Kernels
from minoteka.games.trimino import draw, evaluate, explain, match, notation, observe, rules, scoring, state, view
from minoteka.games.trimino.help import figures
from minoteka.games.trimino.options import OPTIONS

GAME = Game(
    name="trimino",
    rules_version=1,
    seats=(2, 3, 4),
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
        scores=scoring.scores,
        observe=observe.observe,
        complete=observe.complete,
        evaluate=evaluate.evaluate,
        priors=evaluate.priors,
    ),
    weights=evaluate.WEIGHTS,
    notation=notation,
    setup=state.setup,
    outcome=scoring.outcome,
    inventory=rules.inventory,
    view=view.view,
    moves=view.moves,
    events=view.events,
    own=view.own,
    explain=explain.explain,
    draw_text=draw.text,
    draw_svg=draw.svg,
    figures=figures.FIGURES,
    series=match.SERIES,
    search={"pace": 140_000, "spread": 0.12, "look": 48, "ripe": 8, "bias": 1.0},
)
