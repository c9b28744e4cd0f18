"""Monte-Carlo tree search for every game: any number of seats, open or hidden hands, one compiled driver.

Each iteration takes a guess at what is hidden (``complete``, weighed by ``likelihood``), walks down the tree by upper
confidence bounds with the moves that are possible in that guess, adds a node, plays a few moves on and asks the game's
evaluation. The same observation, seed and number of iterations give the same answer to the bit, in however many slices.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from minoteka.core.game import Game
from minoteka.core.nets import Net, numbers_of
from minoteka.core.position import Observation, Position
from minoteka.kernel import Driver, assign, borrowed, stage
from minoteka.search.bot import Candidate, Decision, Stop
from minoteka.search.desk import DONE, IS_OVER, LEADER, MOST, SECOND, Desk, Quest, Rules, new_desk
from minoteka.search.playout import play_on
from minoteka.search.ply import GUESS, NOW, happens, judge
from minoteka.search.select import lower, select
from minoteka.search.settings import HASTY, LOOK, Settings
from minoteka.search.tree import COUNT, FIRST, MOVE, NONE, PARENT, ROOT, VISITS, Tree, back_up, new_tree

LEAST = 16
"""Iterations that even a search stopped before it began makes: an answer must rest on something."""
GUESSES = 16
"""Guesses at what is hidden over which the evaluation judges the first moves."""


@stage
def guess_again(k: Any, quest: Any, desk: Any, trust: float) -> float:
    """A fresh guess at what is hidden; returns how far the guess now held agrees with what the others did.

    A fresh one that agrees less than the one held (``trust``) takes its place only so much less often: guesses come up
    as often as they are likely (Metropolis and Hastings), without a bound or a list of them.
    """
    fresh, guess = desk.states[NOW], desk.states[GUESS]
    k.complete(quest.root, quest.seat, desk.rng, fresh)
    found = k.likelihood(fresh, quest.seat, quest.weights)
    if found < trust and not happens(found / trust, desk.rng):
        assign(fresh, guess)
        return trust
    assign(guess, fresh)
    return found


@stage
def ponder(k: Any, quest: Any, desk: Any) -> float:
    """The opinion of the root's moves, the same in every guess, over a few of them; returns the trust in the last."""
    trust, count = 0.0, 0
    for _ in range(GUESSES):
        trust = guess_again(k, quest, desk, trust)
        count = k.legal(desk.states[NOW], desk.moves)
        judge(k, desk, quest.weights, quest.net, desk.states[NOW], quest.seat, count, desk.opinion, 1.0 / GUESSES)
    lower(desk.opinion, count)
    return trust


def search(k: Rules, quest: Quest, tree: Tree, desk: Desk) -> int:
    """Grow the tree by a slice of the iterations asked for: select, expand, play on, back up; returns how many were
    made in all.
    """
    quest, tree, desk = borrowed(quest), borrowed(tree), borrowed(desk)
    links, hasty, counts = tree.links, quest.settings[HASTY], desk.counts
    done, leader, most, second, trust = counts[DONE], counts[LEADER], counts[MOST], counts[SECOND], desk.trust[0]
    if done == 0 and quest.hides and quest.settings[LOOK]:
        trust = ponder(k, quest, desk)
    for _ in range(min(quest.slice, quest.iterations - done)):
        if (quest.stop[0] or (hasty and most - second > quest.iterations - done)) and done >= LEAST:
            counts[IS_OVER] = 1
            break
        if quest.hides:
            trust = guess_again(k, quest, desk, trust)
        else:
            assign(desk.states[NOW], quest.root)
        leaf = select(k, quest, tree, desk)
        play_on(k, desk, quest)
        top = back_up(links, tree.sums, leaf, desk.values, quest.seats)
        if top != NONE and links[top][VISITS] > most:
            if top != leader:
                leader, second = top, most
            most = links[top][VISITS]
        elif top != NONE:
            second = max(second, links[top][VISITS])
        done += 1
    if done == quest.iterations:
        counts[IS_OVER] = 1
    counts[DONE], counts[LEADER], counts[MOST], counts[SECOND], desk.trust[0] = done, leader, most, second, trust
    return done


driver = Driver(search, without=("features",))
judging = Driver(search)
"""The same for those who ask a learnt judgement: compiled only when somebody does."""


@dataclass(frozen=True)
class Root:
    """What a search starts from: a state as a seat knows it, or (after the game) with everything open."""

    game: Game
    seats: int
    seat: int
    state: Any
    hides: bool
    net: Net | None = None  # what judges instead of the evaluation

    @staticmethod
    def seen(seen: Observation, net: Net | None = None) -> "Root":
        """What bots think about."""
        judging = net if net is not None and net.fits(seen.game, seen.seats, seen.options) else None
        return Root(seen.game, seen.seats, seen.seat, seen._state, seen.game.hides, judging)

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
    who = root.state, root.seat, root.seats, int(root.hides), only
    quest = Quest(*who, iterations, stop.slice, weights, numbers_of(root.net), settings.array(), stop.cell)
    desk, go_on = new_desk(game, seed), (driver if root.net is None else judging)(game)
    while not desk.counts[IS_OVER]:
        go_on(quest, tree, desk)
    return tree, int(desk.counts[DONE])


def value_of(root: Root, move: int, settings: Settings, iterations: int, seed: int, stop: Stop | None = None) -> float:
    """What one move is worth to the seat to act, by a search below it alone."""
    tree, _ = grow(root, settings, iterations, seed, stop or Stop(), root.game.weight_array(), move)
    visits, total = tally(tree, root.seat)[move]
    return total / visits


def tally(tree: Tree, seat: int) -> dict[int, tuple[int, float]]:
    """Visits and summed results of the root's moves. Cost: these alone if they stand in a row, else all nodes."""
    first, found = int(tree.links[ROOT][FIRST]), {}
    row = range(1, int(tree.links[ROOT][MOVE])) if first == NONE else range(first, first + int(tree.links[ROOT][COUNT]))
    for node in row:
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
    net: Net | None = None,
) -> Decision:
    """The move visited most, over ``threads`` trees grown side by side, with what each candidate is worth."""
    moves = seen.legal_moves()
    if len(moves) == 1:
        return Decision(moves[0], [Candidate(moves[0], 0.5)], 0)
    root, flag, numbers = Root.seen(seen, net), stop or Stop(), seen.game.weight_array(weights)
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
    return Decision(candidates[0].move, candidates, sum(done for _, done in grown))
