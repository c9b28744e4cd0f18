"""Alpha and beta to the end of a round, on the game's own kernels, for two who see everything: one compiled driver.

A frame a ply instead of recursion, a table of positions already decided (whatever comes later stands over it), values
as whole numbers. ``openhands`` asks it.
"""

import math
from typing import Any, NamedTuple

from minoteka.core.game import Game
from minoteka.core.solver import Effort
from minoteka.kernel import (
    FAST,
    Driver,
    Kernel,
    RealRows,
    Reals,
    States,
    WholeRows,
    Wholes,
    assign,
    below,
    borrowed,
    buffer,
    floats,
    kernel,
    real_rows,
    rng_from_int,
    rows,
    stage,
)
from minoteka.kernel.fold import BASES, fold

WHOLE = 1 << 20
"""A sure win; a sure loss is its negative, and 0 an even result."""
BEYOND = WHOLE + 1
UNKNOWN, OPEN = 2 * WHOLE, 2 * WHOLE + 1
"""No values: the search was cut short here; the position is still to be looked into."""
SEAT, LOW, HIGH, ALPHA, BETA, BEST, CHOSEN, NEXT, COUNT, FIRST_KEY, SECOND_KEY, COLUMNS = range(12)
"""Of a frame, one a ply. LOW and HIGH: the window that a position was entered with; ALPHA and BETA: what is left."""
KEY, OTHER_KEY, VALUE, BOUND, MOVE, WIDTH = range(6)
"""Of a decided position in the table."""
NOTHING, EXACT, AT_LEAST, AT_MOST = range(4)
HERO, RIVAL, MARGIN, MOST_NODES, NODES, SETTINGS = range(6)
PLACES = 1 << 20 if FAST else 1 << 12
"""Positions that are remembered, 48 bytes each."""
DEPTH = 256
"""Plies to the end of the round at most."""
NO_LIMIT = 1 << 60


class OpenRules(NamedTuple):
    """The kernels of the game."""

    to_act: Kernel
    legal: Kernel
    apply: Kernel
    is_over: Kernel
    winners: Kernel
    evaluate: Kernel
    priors: Kernel


class OpenDesk(NamedTuple):
    """A state and its moves for every ply, the frames, the table, and what was agreed."""

    states: States
    moves: WholeRows
    promise: RealRows
    frames: WholeRows
    table: WholeRows
    settings: Wholes
    bases: Wholes
    weights: Reals
    values: Reals
    stop: Wholes


@stage
def worth(k: Any, desk: Any, s: Any) -> int:
    """What a finished round is worth to the hero: who won, or by how much as bots see it."""
    hero, won = desk.settings[HERO], k.winners(s)
    if won and not desk.settings[MARGIN]:
        return WHOLE * (((won >> hero) & 1) - ((won >> desk.settings[RIVAL]) & 1))
    k.evaluate(s, desk.weights, desk.values)
    lead = 2.0 * desk.values[hero] - 1.0
    if desk.settings[MARGIN]:
        return math.floor(WHOLE * lead + 0.5)
    return WHOLE * (int(lead > 0.0) - int(lead < 0.0))  # nobody won, or the game does not say who


@kernel
def known(entry: Any, frame: Any) -> int:
    """The value of a position that the table knows well enough for the frame's window; else OPEN."""
    if entry[KEY] != frame[FIRST_KEY] or entry[OTHER_KEY] != frame[SECOND_KEY]:
        return OPEN
    value, bound = entry[VALUE], entry[BOUND]
    if bound == EXACT or (bound == AT_LEAST and value >= frame[HIGH]) or (bound == AT_MOST and value <= frame[LOW]):
        return value
    return OPEN


@stage
def enter(k: Any, desk: Any, ply: int) -> int:
    """Look at a position: its value if it is over or known, else OPEN with its moves in the list."""
    s, frame = desk.states[ply], desk.frames[ply]
    if k.is_over(s):
        return worth(k, desk, s)
    if desk.settings[NODES] >= desk.settings[MOST_NODES] or desk.stop[0] or ply + 1 >= len(desk.frames):
        return UNKNOWN
    desk.settings[NODES] += 1
    bases = desk.bases
    frame[FIRST_KEY] = (fold(s, bases[0]) << 30) ^ fold(s, bases[1])
    frame[SECOND_KEY] = (fold(s, bases[2]) << 30) ^ fold(s, bases[3])
    entry = desk.table[frame[FIRST_KEY] % len(desk.table)]
    value = known(entry, frame)
    if value != OPEN:
        return value
    moves, promise = desk.moves[ply], desk.promise[ply]
    frame[COUNT] = k.legal(s, moves)
    k.priors(s, moves, frame[COUNT], desk.weights, promise)
    if entry[KEY] == frame[FIRST_KEY] and entry[OTHER_KEY] == frame[SECOND_KEY]:
        for i in range(frame[COUNT]):
            if moves[i] == entry[MOVE]:
                promise[i] = 1e300  # what was best in another window comes first
    frame[SEAT] = k.to_act(s)
    frame[ALPHA], frame[BETA], frame[NEXT] = frame[LOW], frame[HIGH], 0
    frame[BEST] = -BEYOND if frame[SEAT] == desk.settings[HERO] else BEYOND
    return OPEN


@kernel
def promising(moves: Any, promise: Any, start: int, count: int) -> int:
    """The most promising move that was not tried; it changes places with the first of those."""
    best = start
    for i in range(start + 1, count):
        if promise[i] > promise[best]:
            best = i
    move = moves[best]
    moves[best], promise[best] = moves[start], promise[start]
    moves[start] = move
    return move


@kernel
def weigh(frame: Any, hero: int, move: int, value: int) -> None:
    """A move of the position is worth ``value``."""
    if frame[SEAT] == hero:
        if value > frame[BEST]:
            frame[BEST], frame[CHOSEN] = value, move
        frame[ALPHA] = max(frame[ALPHA], value)
    else:
        if value < frame[BEST]:
            frame[BEST], frame[CHOSEN] = value, move
        frame[BETA] = min(frame[BETA], value)


@kernel
def remember(table: Any, frame: Any) -> None:
    """Write a decided position into the table, over whatever stood there."""
    entry = table[frame[FIRST_KEY] % len(table)]
    entry[KEY], entry[OTHER_KEY], entry[VALUE], entry[MOVE] = (
        frame[FIRST_KEY],
        frame[SECOND_KEY],
        frame[BEST],
        frame[CHOSEN],
    )
    entry[BOUND] = AT_MOST if frame[BEST] <= frame[LOW] else AT_LEAST if frame[BEST] >= frame[HIGH] else EXACT


@Driver
def prove(k: OpenRules, desk: OpenDesk, low: int, high: int) -> int:
    """The value of the first state to the hero: exact between ``low`` and ``high``, a bound beyond; UNKNOWN if the
    nodes, the plies or somebody's patience are at their end.
    """
    desk = borrowed(desk)
    frames, hero = desk.frames, desk.settings[HERO]
    frames[0][LOW], frames[0][HIGH] = low, high
    ply = 0
    value = enter(k, desk, 0)
    while value != UNKNOWN:
        if value != OPEN:
            if ply == 0:
                return value
            ply -= 1
            weigh(frames[ply], hero, desk.moves[ply][frames[ply][NEXT] - 1], value)
        frame = frames[ply]
        if frame[NEXT] == frame[COUNT] or frame[ALPHA] >= frame[BETA]:
            remember(desk.table, frame)
            value = frame[BEST]
        else:
            move = promising(desk.moves[ply], desk.promise[ply], frame[NEXT], frame[COUNT])
            frame[NEXT] += 1
            ply += 1
            assign(desk.states[ply], desk.states[ply - 1])
            k.apply(desk.states[ply], move)
            frames[ply][LOW], frames[ply][HIGH] = frame[ALPHA], frame[BETA]
            value = enter(k, desk, ply)
    return UNKNOWN


def new_desk(game: Game, hero: int, effort: Effort, *, margin: bool = False, places: int = PLACES) -> OpenDesk:
    """A desk for the questions of one position, the table empty."""
    deep = min(DEPTH, game.max_plies + 1)
    settings = buffer(SETTINGS)
    settings[HERO], settings[RIVAL], settings[MARGIN] = hero, 1 - hero, int(margin)
    settings[MOST_NODES] = NO_LIMIT if effort.nodes is None else effort.nodes
    bases, rng = buffer(4), rng_from_int(0)
    for i in range(len(bases)):
        bases[i] = 1 + below(rng, BASES - 1)
    return OpenDesk(
        game.layout.array(deep),
        rows(deep, game.max_moves),
        real_rows(deep, game.max_moves),
        rows(deep, COLUMNS),
        rows(places, WIDTH),
        settings,
        bases,
        game.weight_array(),
        floats(2),
        buffer(1) if effort.stop is None else effort.stop.cell,
    )
