"""Walking down the tree of a search: which child to visit, and children for nodes that have none yet.

With everything open a node's children stand in a row, listed once, best first. With hidden hands moves differ from
guess to guess: children are found by hash and added one at a time.
"""

import math
from typing import Any

from minoteka.kernel import kernel, stage
from minoteka.kernel.real import power
from minoteka.search.playout import hope
from minoteka.search.ply import NOW, judge
from minoteka.search.settings import BIAS, EXPLORATION, GROWTH, LOOK, RIPE, WIDTH
from minoteka.search.tree import (
    COUNT,
    EMPTY,
    FIRST,
    MOVE,
    NONE,
    ROOT,
    SEEN,
    VISITS,
    add_node,
    has_room,
    slot_of,
    worth,
)

HAIR = 1e-9


@stage
def select(k: Any, quest: Any, tree: Any, desk: Any) -> int:
    """Go down from the root to a node that is new, over, or not to be unfolded yet; the state goes along."""
    state, links = desk.states[NOW], tree.links
    node = ROOT
    while not k.is_over(state):
        if quest.hides:
            child = next_in_guess(k, quest, tree, desk, node)
        else:
            child = next_in_row(k, quest, tree, desk, node)
        if child == NONE:
            break
        k.apply(state, links[child][MOVE])
        node = child
        if links[child][VISITS] == 0:
            break
    return node


@stage
def next_in_guess(k: Any, quest: Any, tree: Any, desk: Any, node: int) -> int:
    """The child to visit with hidden hands; a new one where there is room for more."""
    links, sums, slots = tree.links, tree.sums, tree.slots
    state, moves, promise = desk.states[NOW], desk.moves, desk.promise
    count = list_moves(k, quest, state, moves, node)
    child = best_hidden(links, sums, slots, node, moves, count, quest.settings)
    if child != NONE or not has_room(links):
        return child
    if quest.settings[LOOK] and node == ROOT:
        for i in range(count):
            promise[i] = desk.opinion[i]
    else:
        hope(k, desk, quest.weights, state, count)
    return widen(links, sums, slots, node, k.to_act(state), moves, count, promise)


@stage
def next_in_row(k: Any, quest: Any, tree: Any, desk: Any, node: int) -> int:
    """The child to visit with everything open; NONE if the node has no children and shall have none yet."""
    links, settings = tree.links, quest.settings
    if links[node][FIRST] == NONE:
        if not has_room(links) or (node != ROOT and links[node][VISITS] < int(settings[RIPE])):
            return NONE
        list_children(k, quest, tree, desk, node)
    return best_open(links, tree.sums, node, settings)


@stage
def list_children(k: Any, quest: Any, tree: Any, desk: Any, node: int) -> None:
    """Give a node all its children, the most promising first."""
    state, moves, promise = desk.states[NOW], desk.moves, desk.promise
    seat, look = k.to_act(state), int(quest.settings[LOOK])
    count = list_moves(k, quest, state, moves, node)
    hope(k, desk, quest.weights, state, count)
    rank(moves, promise, count)
    if look:
        count = count if node == ROOT else min(count, look)
        for i in range(count):
            promise[i] = 0.0
        judge(k, desk, quest.weights, quest.net, state, seat, count, promise, 1.0)
        lower(promise, count)
        rank(moves, promise, count)
    unfold(tree.links, tree.sums, node, seat, moves, count, promise)


@stage
def list_moves(k: Any, quest: Any, state: Any, moves: Any, node: int) -> int:
    """The moves of a state; at the root, the only one that is asked about."""
    count = k.legal(state, moves)
    if node != ROOT or quest.only == NONE:
        return count
    moves[0] = quest.only
    return 1


@kernel
def breadth(visits: int, settings: Any) -> int:
    """How many children a node may have after so many visits; a hair more, so that a whole number stays whole."""
    return int(settings[WIDTH] + (power(visits, settings[GROWTH]) + HAIR if visits else 0.0))


@kernel
def best_open(links: Any, sums: Any, node: int, settings: Any) -> int:
    """The child to visit where all children stand in a row, best prior first: widen, or the best bound."""
    first, count = links[node][FIRST], links[node][COUNT]
    limit = min(count, breadth(links[node][VISITS], settings))
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
    limit = breadth(links[node][VISITS], settings)
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
def unfold(links: Any, sums: Any, node: int, seat: int, moves: Any, count: int, promise: Any) -> None:
    """Give a node its children in a row, in this order, as many as there is room for; there must be some."""
    first = links[ROOT][MOVE]
    room = min(count, len(links) - first)
    links[node][FIRST] = first
    links[node][COUNT] = room
    for i in range(room):
        add_node(links, sums, node, moves[i], seat, promise[i])
