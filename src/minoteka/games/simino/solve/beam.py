"""A beam through solitaire: ply by ply, only the most promising positions live on.

The order of the reserve is known, so a round alone is a path through positions. Positions that different orders of
the same moves lead to are one; of the others the ``width`` best by ``promise`` are kept. A beam that never had to drop
one has seen everything. Two doubles in one move are never needed alone: one after the other draws sooner.
"""

import hashlib
from typing import Annotated, Any

from minoteka.games.simino.board import PLACE_CELLS, PLACES
from minoteka.games.simino.laying import fitting, promising
from minoteka.games.simino.pieces import TILES
from minoteka.games.simino.rules import MAX_MOVES, PAIR, apply, legal
from minoteka.games.simino.state import LAYOUT
from minoteka.kernel import Layout, Reals, State, States, Wholes, assign, buffer, door, floats, kernel, table, zeros
from minoteka.kernel.bits import count_bits, lowest_bit

Round = Annotated[State, LAYOUT]
Rounds = Annotated[States, LAYOUT]
PROBES = 8
"""How far a key may lie from its place in the table of keys; beyond that a position may be kept twice."""

WEIGHTS = table((1.0, 1.0, 0.4, 0.35, 0.37, 0.15), float)
"""A point of height, a tile laid, a point that a tile could make upstairs now, a tile that fits anywhere now, a tile of
the hand that does, a free cell."""

NOTHING = -1000
"""Less than any score."""
KEYS_EACH = 32
"""Room for keys per position of the beam."""


def _constants(kind: str, columns: int) -> Any:
    """62 random-looking bits for each tile and column; the same on every machine."""

    def one(tile: int, column: int) -> int:
        digest = hashlib.blake2b(f"{kind}/{tile}/{column}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 2

    return table([[one(tile, column) for column in range(columns)] for tile in range(TILES)])


AT = _constants("where", 2 * PLACES + 1)
ON = _constants("floor", TILES // 2 + 1)


@kernel
def key_of(s: State) -> int:
    """A number for what lies where; equal positions of one ply have equal keys."""
    key = 0
    for tile in range(TILES):
        key ^= AT[tile][s.where[tile]] ^ ON[tile][s.floor[tile]]
    return key


@door
def tiles_left(s: Round) -> int:
    """The tiles in the hand and in the reserve, as a mask."""
    tiles = s.hands[0]
    for i in range(s.drawn, TILES):
        tiles |= 1 << s.deck[i]
    return tiles


@kernel
def promise(s: State) -> float:
    """How good a position looks: what was reached, and what the tiles still to lay could reach now."""
    left = tiles_left(s)
    fit, above, gain = 0, 0, 0
    places = promising(s)
    while places:
        place = lowest_bit(places)
        places &= places - 1
        tiles = (fitting(s, place, 0) | fitting(s, place, 1)) & left
        fit |= tiles
        height = s.height[PLACE_CELLS[place][0]]
        if height > 0:
            gain += height * count_bits(tiles & ~above)
            above |= tiles
    value = WEIGHTS[0] * s.climb + WEIGHTS[1] * s.laid + WEIGHTS[2] * gain + WEIGHTS[3] * count_bits(fit)
    return value + WEIGHTS[4] * count_bits(fit & s.hands[0]) + WEIGHTS[5] * count_bits(s.free)


@kernel
def is_new(keys: Any, key: int) -> bool:
    """Whether this key was not met before on this ply; notes it. The table's size is a power of two."""
    mask = len(keys) - 1
    at = key & mask
    for _ in range(PROBES):
        if keys[at] == key:
            return False
        if keys[at] == 0:
            keys[at] = key
            return True
        at = (at + 1) & mask
    return True


@kernel
def offer(values: Any, parents: Any, moves: Any, size: int, value: float, parent: int, move: int) -> int:
    """Keep a position if it is among the best: a heap with the least promising on top. Returns how many are kept."""
    if size < len(values):
        at = size
        while at > 0 and values[(at - 1) // 2] > value:
            above = (at - 1) // 2
            values[at], parents[at], moves[at] = values[above], parents[above], moves[above]
            at = above
        values[at], parents[at], moves[at] = value, parent, move
        return size + 1
    if value <= values[0]:
        return size
    at = 0
    while 2 * at + 1 < size:
        child = 2 * at + 1
        if child + 1 < size and values[child + 1] < values[child]:
            child += 1
        if values[child] >= value:
            break
        values[at], parents[at], moves[at] = values[child], parents[child], moves[child]
        at = child
    values[at], parents[at], moves[at] = value, parent, move
    return size


NOTES = Layout(
    [
        ("best", "int64", ()),  # the best score so far …
        ("parent", "int64", ()),  # … the position of this ply that reaches it, or −1 …
        ("move", "int64", ()),  # … and the move that does
        ("nodes", "int64", ()),  # positions looked at
        ("dropped", "int64", ()),  # whether a position had to make room
    ]
)


Notes = Annotated[State, NOTES]


@door
def advance(
    states: Rounds,
    count: int,
    scratch: Round,
    keys: Wholes,
    values: Reals,
    parents: Wholes,
    moves: Wholes,
    notes: Notes,
    stop: Wholes,
) -> int:
    """One ply of all positions: ``parents`` and ``moves`` tell what is kept of the next. Returns how many."""
    for i in range(len(keys)):
        keys[i] = 0
    notes.parent = -1
    found = zeros(MAX_MOVES)
    size = 0
    for parent in range(count):
        if stop[0]:
            return 0
        for i in range(legal(states[parent], found)):
            if found[i] < PAIR:
                assign(scratch, states[parent])
                apply(scratch, found[i])
                notes.nodes += 1
                if scratch.reason:
                    if scratch.points[0] > notes.best:
                        notes.best, notes.parent, notes.move = scratch.points[0], parent, found[i]
                elif is_new(keys, key_of(scratch)):
                    if size == len(values):
                        notes.dropped = 1
                    size = offer(values, parents, moves, size, promise(scratch), parent, found[i])
    return size


class Beam:
    """One beam of a given width from a position; ``line`` is the best round it found, as codes."""

    def __init__(self, start: State, width: int, stop: Any) -> None:
        self.stop = stop
        self.states, self.others, self.scratch = LAYOUT.array(width), LAYOUT.array(width), LAYOUT.desk()
        self.states[0] = start
        self.count = 1
        self.keys = buffer(1 << (width * KEYS_EACH - 1).bit_length())
        self.values, self.parents, self.moves = floats(width), buffer(width), buffer(width)
        self.notes = NOTES.desk()
        self.notes.best = NOTHING
        self.line: list[int] = []
        self.history: list[tuple[list[int], list[int]]] = []

    def step(self) -> bool:
        """One ply; whether anything is left to go on with."""
        size = int(
            advance(
                self.states,
                self.count,
                self.scratch,
                self.keys,
                self.values,
                self.parents,
                self.moves,
                self.notes,
                self.stop,
            )
        )
        if self.notes.parent >= 0:
            self.line = [*self.path(int(self.notes.parent)), int(self.notes.move)]
        follow(self.states, self.others, self.parents, self.moves, size)
        self.history.append((list(map(int, self.parents[:size])), list(map(int, self.moves[:size]))))
        self.states, self.others, self.count = self.others, self.states, size
        return size > 0

    def path(self, index: int) -> list[int]:
        """The moves that lead to a position of the ply that was reached last."""
        moves: list[int] = []
        for parents, made in reversed(self.history):
            moves.append(made[index])
            index = parents[index]
        return moves[::-1]

    @property
    def saw_everything(self) -> bool:
        """Whether no position had to make room, so that the best round found is the best there is."""
        return not self.notes.dropped and not self.stop[0]


@door
def follow(states: Rounds, others: Rounds, parents: Wholes, moves: Wholes, size: int) -> None:
    """Make the positions of the next ply."""
    for i in range(size):
        assign(others[i], states[parents[i]])
        apply(others[i], moves[i])
