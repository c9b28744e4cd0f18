"""Gemblo: pieces of hexagons that meet their own colour only across an open line; fewest blocks left win."""

from minoteka.core.game import Game, Kernels
from minoteka.core.pieces import PieceSet
from minoteka.games.gemblo import draw, evaluate, explain, notation, rules, state, view
from minoteka.games.gemblo.board import COLOURS, ZONES
from minoteka.games.gemblo.help import figures
from minoteka.games.gemblo.options import OPTIONS
from minoteka.games.gemblo.pieces import PIECES
from minoteka.geometry.hexagonal import orientations

GAME = Game(
    name="gemblo",
    rules_version=1,
    seats=(2, 3, 4, 5, 6),
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
    pieces=PieceSet(
        name="gemblo",
        colours=COLOURS,
        shapes={number: orientations(cells) for number, cells in PIECES.items()},
        board=frozenset(ZONES[6]),
        inks=draw.INKS,
        fills=draw.FILLS,
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
