"""The tree of a search, in arrays made beforehand: memory is bounded, and compiled code walks it without allocation.

A node stands for the move that leads to it. Results are summed per seat (max^n): selection looks at the mean of the
seat that chose. With hidden hands the legal moves differ from guess to guess, so children are found by a hash of
(parent, move), and SEEN counts how often a node was available (Cowling, Powley and Whitehouse, 2012).
"""

import math
from typing import Any, NamedTuple

from minoteka.kernel import RealRows, WholeRows, Wholes, buffer, kernel, real_rows, rows
from minoteka.kernel.real import log

NONE = -1
ROOT = EMPTY = 0
"""No slot leads to the root: there a zero stands for nothing, as memory comes."""
MOVE, SEAT, PARENT, VISITS, SEEN, FIRST, COUNT, COLUMNS = range(8)
"""Columns of ``links``. FIRST and COUNT: the children, in a row, of a node whose list is the same in every guess.
The root has no move: its MOVE counts the nodes in use."""


class Tree(NamedTuple):
    """``links``: whole numbers per node; ``sums``: results per seat, then the prior; ``slots``: the hash table."""

    links: WholeRows
    sums: RealRows
    slots: Wholes


def new_tree(nodes: int, seats: int, hides: bool) -> Tree:
    """Room for ``nodes`` nodes; where children are found by hash, its table has at least twice as many slots."""
    slots = 1 << (2 * nodes - 1).bit_length() if hides else 1
    links = rows(nodes, COLUMNS)
    links[ROOT][MOVE] = 1
    links[ROOT][PARENT] = links[ROOT][FIRST] = NONE
    return Tree(links, real_rows(nodes, seats + 1), buffer(slots))


@kernel
def slot_of(links: Any, slots: Any, parent: int, move: int) -> int:
    """Where a child stands in the hash table, or the free slot where it would."""
    mask = len(slots) - 1
    mixed = parent * 0x9E37 + (move & 0xFFFFFFF) * 0x85EB + (move >> 28) * 0xC2B3
    slot = (mixed ^ (mixed >> 13)) & mask
    while slots[slot] != EMPTY:
        node = slots[slot]
        if links[node][PARENT] == parent and links[node][MOVE] == move:
            return slot
        slot = (slot + 1) & mask
    return slot


@kernel
def has_room(links: Any) -> bool:
    """Whether another node can be added."""
    return links[ROOT][MOVE] < len(links)


@kernel
def add_node(links: Any, sums: Any, parent: int, move: int, seat: int, prior: float) -> int:
    """A new node without results; there must be room."""
    node = links[ROOT][MOVE]
    links[ROOT][MOVE] = node + 1
    links[node][MOVE] = move
    links[node][SEAT] = seat
    links[node][PARENT] = parent
    links[node][FIRST] = NONE
    sums[node][len(sums[node]) - 1] = prior
    return node


@kernel
def worth(links: Any, sums: Any, node: int, exploration: float, bias: float) -> float:
    """How much a visited node deserves another visit: its mean, what is unknown yet, and its promise."""
    visits = links[node][VISITS]
    mean = sums[node][links[node][SEAT]] / visits
    unknown = exploration * math.sqrt(log(links[node][SEEN] + 1.0) / visits)
    return mean + unknown + bias * sums[node][len(sums[node]) - 1] / (1.0 + visits)


@kernel
def back_up(links: Any, sums: Any, leaf: int, values: Any, seats: int) -> int:
    """Add a result to every node on the way back to the root; returns the root's child on that way, or NONE."""
    node, top = leaf, NONE
    while node != NONE:
        links[node][VISITS] += 1
        for seat in range(seats):
            sums[node][seat] += values[seat]
        if node != ROOT:
            top = node
        node = links[node][PARENT]
    return top
