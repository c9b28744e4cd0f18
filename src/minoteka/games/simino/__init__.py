"""Simino: coloured dominoes laid in several floors; whoever gets rid of all tiles first wins."""

from minoteka.core.game import Game, Kernels
from minoteka.games.simino import draw, evaluate, explain, notation, observe, options, rules, state, view
from minoteka.games.simino.help import figures
from minoteka.games.simino.match import SERIES
from minoteka.games.simino.solve import cut, solve

GAME = Game(
    name="simino",
    rules_version=1,
    seats=(1, 2, 3, 4),
    options=options.OPTIONS,
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
        observe=observe.observe,
        complete=observe.complete,
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
    own=view.own,
    heard=view.heard,
    explain=explain.explain,
    draw_text=draw.text,
    draw_svg=draw.svg,
    figures=figures.FIGURES,
    check_options=options.check_options,
    teams=options.sides,
    series=SERIES,
    solve=solve,
    cut=cut,
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
