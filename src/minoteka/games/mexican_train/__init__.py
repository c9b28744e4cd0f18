"""Mexican Train: dominoes in trains from one engine; whoever is left with the fewest pips after all rounds wins."""

from minoteka.core.game import Game, Kernels
from minoteka.games.mexican_train import draw, evaluate, explain, match, notation, observe, rules, state, turn, view
from minoteka.games.mexican_train.help import figures
from minoteka.games.mexican_train.options import OPTIONS, check_options

GAME = Game(
    name="mexican-train",
    rules_version=1,
    seats=(2, 3, 4, 5, 6, 7, 8),
    options=OPTIONS,
    check_options=check_options,
    layout=state.LAYOUT,
    max_moves=rules.MAX_MOVES,
    max_plies=rules.MAX_PLIES,
    kernels=Kernels(
        state.LAYOUT,
        deal=rules.deal,
        to_act=rules.to_act,
        legal=rules.legal,
        apply=turn.apply,
        is_over=rules.is_over,
        scores=rules.scores,
        observe=observe.observe,
        complete=observe.complete,
        evaluate=evaluate.evaluate,
        priors=evaluate.priors,
        likelihood=evaluate.likelihood,
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
    explain=explain.explain,
    draw_text=draw.text,
    draw_svg=draw.svg,
    figures=figures.FIGURES,
    series=match.SERIES,
    search={"pace": 40_000, "spread": 0.05, "depth": -1, "guided": 1.0, "exploration": 0.4},
)
