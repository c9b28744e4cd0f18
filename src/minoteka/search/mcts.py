"""Monte-Carlo tree search for every game: any number of seats, open or hidden hands, one compiled driver.

Each iteration takes a guess at what is hidden (``complete``, weighed by ``likelihood``), walks down the tree by upper
confidence bounds with the moves that are possible in that guess, adds a node, plays a few moves on and asks the game's
evaluation. The same observation, seed and number of iterations give the same answer to the bit.
"""

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from minoteka.core.game import Game
from minoteka.core.ply import judge
from minoteka.core.position import Observation, Position
from minoteka.kernel import COMPILED, assign, buffer, floats, kernel, rng_from_int, typed
from minoteka.search.bot import Candidate, Choice, Stop
from minoteka.search.playout import happens, hope, play_on
from minoteka.search.settings import BIAS, EXPLORATION, GROWTH, HASTY, LOOK, RIPE, WIDTH, Settings
from minoteka.search.tree import (
    COUNT,
    EMPTY,
    FIRST,
    MOVE,
    NONE,
    PARENT,
    ROOT,
    SEEN,
    VISITS,
    Tree,
    add_node,
    back_up,
    has_room,
    new_tree,
    slot_of,
    worth,
)

LEAST = 16
"""Iterations that even a search stopped before it began makes: an answer must rest on something."""
GUESSES = 16
"""Guesses at what is hidden over which the evaluation judges the first moves."""


@kernel
def best_open(links: Any, sums: Any, node: int, settings: Any) -> int:
    """The child to visit where all children stand in a row, best prior first: widen, or the best bound."""
    first, count = links[node][FIRST], links[node][COUNT]
    limit = min(count, int(settings[WIDTH] + links[node][VISITS] ** settings[GROWTH]))
    best, highest = NONE, -math.inf
    for child in range(first, first + limit):
        if links[child][VISITS] == 0:
            return child
        links[child][SEEN] = links[node][VISITS]
        bound = worth(links, sums, child, settings[EXPLORATION], settings[BIAS])
        if bound > highest:
            best, highest = child, bound
    return best


@kernel
def best_hidden(links: Any, sums: Any, slots: Any, node: int, moves: Any, count: int, settings: Any) -> int:
    """The child to visit among the moves possible in this guess; NONE where a new one is to be added."""
    limit = int(settings[WIDTH] + links[node][VISITS] ** settings[GROWTH])
    best, highest, tried = NONE, -math.inf, 0
    for i in range(count):
        child = slots[slot_of(links, slots, node, moves[i])]
        if child == EMPTY:
            continue
        tried += 1
        links[child][SEEN] += 1
        bound = worth(links, sums, child, settings[EXPLORATION], settings[BIAS])
        if bound > highest:
            best, highest = child, bound
    return NONE if tried < min(count, limit) and has_room(links) else best


@kernel
def widen(links: Any, sums: Any, slots: Any, node: int, seat: int, moves: Any, count: int, promise: Any) -> int:
    """A new child: the most promising of the moves that have none."""
    best = NONE
    for i in range(count):
        if slots[slot_of(links, slots, node, moves[i])] == EMPTY and (best == NONE or promise[i] > promise[best]):
            best = i
    child = add_node(links, sums, node, moves[best], seat, promise[best])
    slots[slot_of(links, slots, node, moves[best])] = child
    links[child][SEEN] += 1
    return child


@kernel
def rank(moves: Any, promise: Any, count: int) -> None:
    """Sort moves, the most promising first."""
    for i in range(1, count):
        move, hope = moves[i], promise[i]
        at = i
        while at > 0 and promise[at - 1] < hope:
            moves[at], promise[at] = moves[at - 1], promise[at - 1]
            at -= 1
        moves[at], promise[at] = move, hope


@kernel
def lower(promise: Any, count: int) -> None:
    """Values as what they lack to the best."""
    best = promise[0]
    for i in range(1, count):
        best = max(best, promise[i])
    for i in range(count):
        promise[i] -= best


@kernel
def unfold(links: Any, sums: Any, node: int, seat: int, moves: Any, count: int, promise: Any) -> bool:
    """Give a node its children in a row, in this order, as many as there is room for; False if there is none."""
    first = links[ROOT][MOVE]
    room = min(count, len(links) - first)
    if room == 0:
        return False
    links[node][FIRST] = first
    links[node][COUNT] = room
    for i in range(room):
        add_node(links, sums, node, moves[i], seat, promise[i])
    return True


@kernel
def guess_again(
    complete: Any, likelihood: Any, root: Any, seat: int, weights: Any, rng: Any, fresh: Any, guess: Any, trust: float
) -> float:
    """A fresh guess at what is hidden; returns how far the guess now held agrees with what the others did.

    A fresh one that agrees less than the one held (``trust``) takes its place only so much less often: guesses come up
    as often as they are likely (Metropolis and Hastings), without a bound or a list of them.
    """
    complete(root, seat, rng, fresh)
    found = likelihood(fresh, seat, weights)
    if found < trust and not happens(found / trust, rng):
        return trust
    assign(guess, fresh)
    return found


@kernel
def list_moves(legal: Any, state: Any, moves: Any, only: int) -> int:
    """The moves of a state, or the only one that is asked about."""
    count = legal(state, moves)
    if only == NONE:
        return count
    moves[0] = only
    return 1


@kernel
def choose_best(
    apply: Any, evaluate: Any, state: Any, after: Any, moves: Any, count: int, weights: Any, values: Any, seat: int,
    promise: Any, most: int,
) -> int:  # fmt: skip
    """At most ``most`` of the best priors, ordered and promising by what the evaluation says after each."""
    rank(moves, promise, count)
    count = min(count, most)
    for i in range(count):
        promise[i] = 0.0
    judge(apply, evaluate, state, after, moves, count, weights, values, seat, promise, 1.0)
    lower(promise, count)
    rank(moves, promise, count)
    return count


def search(
    complete: Any, to_act: Any, legal: Any, apply: Any, is_over: Any, evaluate: Any, priors: Any, likelihood: Any,
    root: Any, seat: int, seats: int, hides: int, states: Any,
    links: Any, sums: Any, slots: Any, moves: Any, promise: Any, opinion: Any, values: Any,
    weights: Any, settings: Any, iterations: int, only: int, rng: Any, stop: Any,
) -> int:  # fmt: skip
    """Grow the tree by up to ``iterations``, below the move ``only`` unless it is NONE; returns how many were made."""
    state, after, guess, trust = states[0], states[1], states[2], 0.0
    look, ripe = int(settings[LOOK]), int(settings[RIPE])
    leader, most, second = NONE, 0, 0
    full = False
    if look and hides:  # the root's moves are the same in every guess: judge them once, over a few
        for _ in range(GUESSES):
            trust = guess_again(complete, likelihood, root, seat, weights, rng, state, guess, trust)
            assign(state, guess)
            count = legal(state, moves)
            judge(apply, evaluate, state, after, moves, count, weights, values, seat, opinion, 1.0 / GUESSES)
        lower(opinion, count)
    for done in range(iterations):
        if (stop[0] or (settings[HASTY] and most - second > iterations - done)) and done >= LEAST:
            return done
        if hides:
            trust = guess_again(complete, likelihood, root, seat, weights, rng, state, guess, trust)
            assign(state, guess)
        else:
            assign(state, root)
        node, top = ROOT, NONE
        while not is_over(state):
            actor, asked = to_act(state), only if node == ROOT else NONE
            if hides:
                count = list_moves(legal, state, moves, asked)
                child = best_hidden(links, sums, slots, node, moves, count, settings)
                if child == NONE and has_room(links):
                    if look and node == ROOT:
                        for i in range(count):
                            promise[i] = opinion[i]
                    else:
                        hope(priors, state, moves, count, weights, promise)
                    child = widen(links, sums, slots, node, actor, moves, count, promise)
            else:
                if links[node][FIRST] == NONE:
                    if node != ROOT and (full or links[node][VISITS] < ripe):
                        break
                    count = list_moves(legal, state, moves, asked)
                    hope(priors, state, moves, count, weights, promise)
                    if look:
                        limit = count if node == ROOT else look
                        count = choose_best(
                            apply, evaluate, state, after, moves, count, weights, values, actor, promise, limit
                        )
                    else:
                        rank(moves, promise, count)
                    full = not unfold(links, sums, node, actor, moves, count, promise)
                child = best_open(links, sums, node, settings) if links[node][FIRST] != NONE else NONE
            if child == NONE:
                break
            apply(state, links[child][MOVE])
            top = child if node == ROOT else top
            node = child
            if links[child][VISITS] == 0:
                break
        play_on(
            to_act, legal, apply, is_over, evaluate, priors, state, after,
            moves, promise, values, weights, settings, rng,
        )  # fmt: skip
        evaluate(state, weights, values)
        back_up(links, sums, node, values, seats)
        if top != NONE and links[top][VISITS] > most:
            if top != leader:
                leader, second = top, most
            most = links[top][VISITS]
        elif top != NONE:
            second = max(second, links[top][VISITS])
    return iterations


@cache
def driver(game: Game) -> Any:
    """The search compiled for one game; kernels reach it as values, so the result is kept on disk."""
    if not COMPILED:
        return search
    from numba import types

    kernels = game.kernels.signatures
    names = ("complete", "to_act", "legal", "apply", "is_over", "evaluate", "priors", "likelihood")
    record, whole, real = game.layout.numba_type, types.int64, types.float64
    arguments: list[Any] = [types.FunctionType(kernels[name]) for name in names]
    arguments += [record, whole, whole, whole, types.Array(record, 1, "C")]
    arguments += [whole[:, ::1], real[:, ::1], whole[::1], whole[::1], real[::1], real[::1], real[::1]]
    arguments += [real[::1], real[::1], whole, whole, whole[::1], whole[::1]]
    return typed(search, whole(*arguments))


@dataclass(frozen=True)
class Root:
    """What a search starts from: a state as a seat knows it, or (after the game) with everything open."""

    game: Game
    seats: int
    seat: int
    state: Any
    hides: bool

    @staticmethod
    def seen(seen: Observation) -> "Root":
        """What bots think about."""
        return Root(seen.game, seen.seats, seen.seat, seen._state, seen.game.hides)

    @staticmethod
    def opened(position: Position) -> "Root":
        """What only an analysis of a finished game may look at."""
        return Root(position.game, position.seats, position.to_act, position._state, False)


def grow(
    root: Root, settings: Settings, iterations: int, seed: int, stop: Stop, weights: Any, only: int = NONE
) -> tuple[Tree, int]:
    """One tree, and how many iterations it was given time for."""
    game = root.game
    tree = new_tree(min(settings.nodes, max(1024, iterations * (2 if root.hides else 64))), root.seats, root.hides)
    k = game.kernels
    done = driver(game)(
        k.complete, k.to_act, k.legal, k.apply, k.is_over, k.evaluate, k.priors, k.likelihood,
        root.state, root.seat, root.seats, int(root.hides), game.layout.array(3),
        *tree, buffer(game.max_moves), floats(game.max_moves), floats(game.max_moves), floats(max(game.seats)),
        weights, settings.array(), iterations, only, rng_from_int(seed), stop.cell,
    )  # fmt: skip
    return tree, int(done)


def value_of(root: Root, move: int, settings: Settings, iterations: int, seed: int, stop: Stop | None = None) -> float:
    """What one move is worth to the seat to act, by a search below it alone."""
    tree, _ = grow(root, settings, iterations, seed, stop or Stop(), root.game.weight_array(), move)
    visits, total = tally(tree, root.seat)[move]
    return total / visits


def tally(tree: Tree, seat: int) -> dict[int, tuple[int, float]]:
    """Visits and summed results of the root's moves."""
    found = {}
    for node in range(1, int(tree.links[ROOT][MOVE])):
        if tree.links[node][PARENT] == ROOT and tree.links[node][VISITS] > 0:
            found[int(tree.links[node][MOVE])] = (int(tree.links[node][VISITS]), float(tree.sums[node][seat]))
    return found


def think_root(
    root: Root, settings: Settings, iterations: int, seed: int, stop: Stop | None = None
) -> dict[int, tuple[int, float]]:
    """Visits and mean value of every move looked at, for whatever root."""
    tree, _ = grow(root, settings, iterations, seed, stop or Stop(), root.game.weight_array())
    return {move: (visits, total / visits) for move, (visits, total) in tally(tree, root.seat).items()}


def think(
    seen: Observation,
    settings: Settings,
    iterations: int,
    seed: int,
    stop: Stop | None = None,
    threads: int = 1,
    weights: Sequence[float] | None = None,
) -> Choice:
    """The move visited most, over ``threads`` trees grown side by side, with what each candidate is worth."""
    moves = seen.legal_moves()
    if len(moves) == 1:
        return Choice(moves[0], [Candidate(moves[0], 0.5)], 0)
    root, flag, numbers = Root.seen(seen), stop or Stop(), seen.game.weight_array(weights)
    if threads > 1:  # what one tree has decided, another may outvote
        settings = replace(settings, hasty=False)
    share = max(1, iterations // threads)
    seeds = [seed * 8 + thread for thread in range(threads)]
    if threads == 1:
        grown = [grow(root, settings, share, seeds[0], flag, numbers)]
    else:
        with ThreadPoolExecutor(threads) as pool:
            grown = list(pool.map(lambda s: grow(root, settings, share, s, flag, numbers), seeds))
    visits: dict[int, int] = dict.fromkeys(seen.codes(), 0)
    totals: dict[int, float] = dict.fromkeys(seen.codes(), 0.0)
    for tree, _ in grown:
        for move, (count, total) in tally(tree, seen.seat).items():
            visits[move] += count
            totals[move] += total
    ranked = sorted(visits, key=lambda move: (-visits[move], -totals[move]))
    candidates = [
        Candidate(seen.text(move), totals[move] / visits[move] if visits[move] else 0.0, visits[move])
        for move in ranked
    ]
    return Choice(candidates[0].move, candidates, sum(done for _, done in grown))
