"""A proof that nothing beats the best round found: a search in depth through what the bounds leave open.

Without powers the ground does not care what lies on it, and a tile laid sooner only draws sooner. So every round can be
put into this order: after each tile, whatever will lie on a joint that is ready now is laid at once. At each position a
ready joint is therefore either used or *declined* for as long as its height stays, and only then the ground goes on.
"""

from typing import Annotated, Any

from minoteka.games.simino.board import PLACE_CELLS, PLACES, PLACES_ON
from minoteka.games.simino.laying import PLACEMENTS, fitting
from minoteka.games.simino.pieces import HALVES, LAID, TILE_OF, TILES
from minoteka.games.simino.rules import MAX_MOVES, PASS, apply, legal
from minoteka.games.simino.scoring import ALL_LAID
from minoteka.games.simino.solve.beam import AT, Rounds, key_of, tiles_left
from minoteka.games.simino.solve.bound import (
    HUES_OF,
    MOST_GROUND,
    WORK,
    brought,
    can_support,
    loose_gain,
    room_on_ground,
    survey,
)
from minoteka.games.simino.state import LAYOUT
from minoteka.kernel import Layout, State, Wholes, assign, buffer, door, kernel, zeros
from minoteka.kernel.bits import count_bits, lowest_bit

DEPTH = 2 * TILES + 2
"""Tiles laid, and passes in between."""
WIDTH = 64 * PLACES
"""Ways to lay one tile."""

DESK = Layout(
    [
        ("best", "int64", ()),  # the score to beat
        ("depth", "int64", ()),  # −1: done
        ("nodes", "int64", ()),
        ("better", "int64", ()),  # the length of the best line, 0: none was found
        ("line", "int64", (DEPTH,)),
        ("entered", "int64", (DEPTH,)),  # whether a position was looked at
        ("declined", "int64", (DEPTH,)),  # joints that are not used at their height, as a mask
        ("at", "int64", (DEPTH,)),  # the next ground move to try
        ("count", "int64", (DEPTH,)),  # how many there are; −1 before joints are dealt with
        ("room", "int64", (DEPTH,)),  # how many more tiles may go to the ground at most
        ("waiting", "int64", (DEPTH,)),  # tiles that find no columns to rest on, as a mask
        ("missing", "int64", (DEPTH,)),  # colours that have no column, as a mask
        ("made", "int64", (DEPTH,)),  # the move that was made last
        ("moves", "int64", (DEPTH, WIDTH)),
    ]
)


@door
def search(
    d: Annotated[State, DESK],
    states: Rounds,
    keys: Wholes,
    w: Annotated[State, WORK],
    stop: Wholes,
    most: int,
) -> None:
    """Go on with the search for at most ``most`` positions; done when ``d.depth`` is −1."""
    found = zeros(MAX_MOVES)
    end = d.nodes + most
    while d.depth >= 0 and d.nodes < end and not stop[0]:
        if not d.entered[d.depth]:
            d.nodes += 1
            d.entered[d.depth] = 1
            if not worth_a_look(d, states[d.depth], keys, w):
                d.depth -= 1
        else:
            move = next_move(d, states, found, w)
            if move < 0:
                d.depth -= 1
            else:
                step(d, states, move)


@kernel
def step(d: State, states: Any, move: int) -> None:
    """Make a move: joints on its cells are open again, all others stay declined."""
    here = d.depth
    d.made[here] = move
    assign(states[here + 1], states[here])
    apply(states[here + 1], move)
    d.declined[here + 1] = d.declined[here]
    if move < PLACEMENTS:
        for half in range(2):
            for i in range(4):
                place = PLACES_ON[PLACE_CELLS[move // LAID][half]][i]
                if place >= 0:
                    d.declined[here + 1] &= ~(1 << place)
    d.entered[here + 1] = 0
    d.depth = here + 1


@kernel
def worth_a_look(d: State, s: State, keys: Any, w: State) -> bool:
    """Whether a position may lead to a better score and was not searched before."""
    if s.reason:
        note_result(d, s)
        return False
    if not is_open(d, s, w):
        return False
    d.count[d.depth] = -1
    return not was_seen(keys, key_of(s) ^ key_of_places(d.declined[d.depth]) ^ s.drawn)


@kernel
def is_open(d: State, s: State, w: State) -> bool:
    """Whether the bounds leave a better score open: with all tiles laid, or with some left over."""
    here = d.depth
    left = tiles_left(s)
    survey(s, left, d.declined[here], w)
    d.waiting[here], d.missing[here] = left & ~w.supported, w.missing
    d.room[here] = room_on_ground(s, left, d.best + 1 - ALL_LAID - s.climb, w)
    if s.climb + loose_gain(w) - 1 > d.best:
        d.room[here] = MOST_GROUND
    return d.room[here] >= 0


@kernel
def note_result(d: State, s: State) -> None:
    """A finished round: keep it if it is the best so far."""
    if s.points[0] > d.best:
        d.best = s.points[0]
        d.better = d.depth
        for i in range(d.depth):
            d.line[i] = d.made[i]


@kernel
def key_of_places(places: int) -> int:
    """A number for a set of declined joints."""
    key = 0
    while places:
        key ^= AT[0][1 + 2 * lowest_bit(places)] >> 1
        places &= places - 1
    return key


@kernel
def was_seen(keys: Any, key: int) -> bool:
    """Whether a key is in the memory; puts it there. The memory forgets what was put there longest ago."""
    at = key & (len(keys) - 2)
    if keys[at] == key or keys[at + 1] == key:
        return True
    keys[at + 1] = keys[at]
    keys[at] = key
    return False


@kernel
def next_move(d: State, states: Any, found: Any, w: State) -> int:
    """The next move to try: ready joints first, each used and then declined; −1 when there is none left."""
    here = d.depth
    s = states[here]
    if d.count[here] < 0:
        joints = s.joints & ~d.declined[here]
        while joints:
            place = lowest_bit(joints)
            joints &= joints - 1
            a, b = s.shade[PLACE_CELLS[place][0]], s.shade[PLACE_CELLS[place][1]]
            tile = TILE_OF[a][b]
            if (s.hands[0] >> tile) & 1:
                d.declined[here] |= 1 << place
                return place * LAID + 2 * tile + (0 if HALVES[2 * tile][0] == a else 1)
        d.at[here], d.count[here] = 0, 0
        if is_open(d, s, w):
            list_ground(d, states, found)
    if d.at[here] == d.count[here]:
        return -1
    d.at[here] += 1
    return d.moves[here][d.at[here] - 1]


@kernel
def list_ground(d: State, states: Any, found: Any) -> None:
    """The ground moves that the bounds leave open, or a pass. All corners are alike: the first tile takes one."""
    here = d.depth
    s = states[here]
    left = tiles_left(s)
    for i in range(legal(s, found)):
        move = found[i]
        if move == PASS:
            d.moves[here][0] = PASS
            d.count[here] = 1
        elif move < PLACEMENTS and s.height[PLACE_CELLS[move // LAID][0]] == 0:
            if leaves_room(d, s, left, move) and not comes_later(d, states, move):
                d.moves[here][d.count[here]] = move
                d.count[here] += 1


@kernel
def comes_later(d: State, states: Any, move: int) -> bool:
    """Whether it came before the last move elsewhere: ground moves that do not need each other come in one order."""
    here = d.depth
    if here == 0:
        return states[0].laid == 0 and move >= LAID
    before, last = states[here - 1], d.made[here - 1]
    if not before.joined or last < move or last >= PLACEMENTS or before.height[PLACE_CELLS[last // LAID][0]] > 0:
        return False
    tile = move % LAID // 2
    return (before.hands[0] & fitting(before, move // LAID, move % 2)) >> tile & 1 == 1


@kernel
def leaves_room(d: State, s: State, left: int, move: int) -> bool:
    """A first sieve for ground moves, before they are made: what the ground tiles after it could not put right."""
    room = d.room[d.depth] - 1
    if not s.joined or room >= MOST_GROUND - 1:
        return True
    tile = move % LAID // 2
    others = left & ~(1 << tile)
    missing = d.missing[d.depth] & ~HUES_OF[tile]
    waiting = d.waiting[d.depth] & others & ~brought(s, move)
    if count_bits(missing) > room:
        return False
    for ground in range(room, -1, -1):
        if can_support(others, waiting, missing, ground):
            return True
    return False


class Proof:
    """The search for anything better than ``best``; goes on in slices until it is done."""

    def __init__(self, start: State, best: int, memory: int) -> None:
        self.states = LAYOUT.array(DEPTH + 1)
        self.states[0] = start
        self.desk, self.work, self.keys = DESK.desk(), WORK.desk(), buffer(memory)
        self.desk.best = best

    def go_on(self, stop: Any, most: int) -> bool:
        """Search on for ``most`` positions; whether it is done."""
        search(self.desk, self.states, self.keys, self.work, stop, most)
        return bool(self.desk.depth < 0)

    @property
    def line(self) -> list[int]:
        """The best line found, empty if nothing better was."""
        return [int(self.desk.line[i]) for i in range(int(self.desk.better))]
