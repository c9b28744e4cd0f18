"""What can still be reached: reasons why a position of solitaire cannot get to a score, without powers.

Without powers a column shows one colour from its ground to its top, so:

- every colour needs a column, its double two of them, and a joined ground tile brings at most one new colour;
- a tile upstairs rests on two neighbouring columns of its colours, so a column grows by at most one tile for each of
  its neighbours, and a tile that finds no such neighbours waits for a new ground tile with one of its colours;
- a half gains the height below it, so what can be gained follows from how the halves of a colour share its columns.
"""

from minoteka.games.simino.board import BESIDE, CELLS, NEIGHBOURS, PLACE_CELLS, PLACES
from minoteka.games.simino.pieces import HALVES, HUES, LAID, PAIRS, TILE_OF, TILES
from minoteka.kernel import Layout, State, kernel, table
from minoteka.kernel.bits import count_bits, lowest_bit

MOST_CORNERS = 4
MOST_HALVES = 9
"""Halves of one colour in the game."""
MOST_GROUND = CELLS // 2
NEW_ROOM = 3
"""A column has four neighbours, and its ground tile is the one of the first."""
IMPOSSIBLE = -1000

WORK = Layout(
    [
        ("halves", "int64", (HUES,)),  # halves of each colour still to lay
        ("columns", "int64", (HUES,)),  # columns of each colour
        ("reach", "int64", (HUES,)),  # the highest floor that a tile still to lay may find in a colour
        ("above", "int64", (CELLS,)),  # tiles still to lay that may come to lie on a column, as a mask
        ("stack", "int64", (HUES, MOST_HALVES + 1)),  # most gain of so many halves on the columns so far
        ("gain", "int64", (HUES, MOST_HALVES + 1)),  # most gain of all halves if so many start columns
        ("total", "int64", (2, 2 * TILES + 1)),  # most gain of all colours by halves that start columns
        ("supported", "int64", ()),  # tiles that may find two columns to rest on, as a mask
        ("missing", "int64", ()),  # colours still to lay that have no column, as a mask
    ]
)


def _extra(ground: int, upstairs: int) -> int:
    """The most points above one each that tiles upstairs can make, if this many lie on the ground.

    A tile rests on two others, and each carries at most two: n₁ ≥ n₂ ≥ n₃ ≥ n₄. Of the columns that reach a floor the
    outermost four have, between floors, at least four partners that do not; that gives the sums.
    """
    most = IMPOSSIBLE
    for fourth in range(upstairs // 3 + 1):
        for third in range(fourth, upstairs - fourth + 1):
            second = upstairs - third - fourth
            if third <= second <= ground and (not third or ground + second >= 2 * third + 2):
                if not fourth or (third >= 2 and second + third >= 2 * fourth + 2):
                    most = max(most, third + 2 * fourth)
    return most


EXTRA = table([[_extra(ground, upstairs) for upstairs in range(TILES + 1)] for ground in range(MOST_GROUND + 1)])
HUES_OF = table([(1 << a) | (1 << b) for a, b in PAIRS])
"""The colours of a tile, as a mask."""
SHARING = table([sum(1 << i for i, other in enumerate(PAIRS) if set(pair) & set(other)) for pair in PAIRS])
"""The tiles that share a colour with a tile, itself included, as a mask."""


@kernel
def survey(s: State, left: int, declined: int, w: State) -> None:
    """Look at the columns and at the tiles still to lay."""
    for hue in range(HUES):
        w.halves[hue] = 0
        w.columns[hue] = 0
        w.reach[hue] = 0
    for cell in range(CELLS):
        w.above[cell] = 0
        if s.height[cell] > 0:
            hue = s.shade[cell]
            w.columns[hue] += 1
            w.reach[hue] = max(w.reach[hue], s.height[cell])
    hues = 0
    tiles = left
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        a, b = HALVES[2 * tile][0], HALVES[2 * tile][1]
        w.halves[a] += 1
        w.halves[b] += 1
        w.reach[a] += 1
        w.reach[b] += 1 if a != b else 0
        hues |= HUES_OF[tile]
    w.missing = hues & ~s.colours
    find_support(s, left, declined, w)
    for hue in range(HUES):
        share_columns(s, hue, w)


@kernel
def find_support(s: State, left: int, declined: int, w: State) -> None:
    """Which tiles may rest on which neighbouring columns, once their heights are equal."""
    for place in range(PLACES):
        bit = resting(s, place) & left
        if bit:
            w.above[PLACE_CELLS[place][0]] |= bit
            w.above[PLACE_CELLS[place][1]] |= bit
    w.supported = 0
    for place in range(PLACES):
        bit = resting(s, place) & left
        if bit:
            if can_meet(s, place, bit, (declined >> place) & 1, w):
                w.supported |= bit
    for cell in range(CELLS):
        w.above[cell] &= w.supported


@kernel
def resting(s: State, place: int) -> int:
    """The tile whose colours the two columns of a place show, if they are columns of different tiles, as a mask."""
    a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
    if s.height[a] > 0 and s.height[b] > 0 and s.top[a] != s.top[b]:
        return 1 << TILE_OF[s.shade[a]][s.shade[b]]
    return 0


@kernel
def can_meet(s: State, place: int, bit: int, declined: int, w: State) -> bool:
    """Whether other tiles can bring two columns to one height; a declined joint has to grow first."""
    a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
    rise = s.height[a] - s.height[b]
    return room_above(s, b, ~bit, w) >= rise + declined and room_above(s, a, ~bit, w) >= declined - rise


@kernel
def room_above(s: State, cell: int, tiles: int, w: State) -> int:
    """How many of these tiles a column may carry yet: one for each neighbour, free cells may bring any."""
    return count_bits(w.above[cell] & tiles) + count_bits(BESIDE[cell] & s.free)


@kernel
def share_columns(s: State, hue: int, w: State) -> None:
    """The most that the halves of a colour can gain, by how many of them start columns."""
    halves = w.halves[hue]
    if halves == 0:
        return
    w.stack[hue][0] = 0
    for count in range(1, halves + 1):
        w.stack[hue][count] = IMPOSSIBLE
    if w.columns[hue]:
        for cell in range(CELLS):
            if s.height[cell] > 0 and s.shade[cell] == hue:
                add_column(w, hue, s.height[cell], room_above(s, cell, -1, w))
    for new in range(halves + 1):
        w.gain[hue][new] = w.stack[hue][halves - new]
        add_column(w, hue, 1, NEW_ROOM)


@kernel
def add_column(w: State, hue: int, height: int, room: int) -> None:
    """Let the halves use one more column that can grow by ``room``."""
    for count in range(w.halves[hue], 0, -1):
        gain = 0
        for used in range(1, min(room, count) + 1):
            gain += height + used - 1
            w.stack[hue][count] = max(w.stack[hue][count], w.stack[hue][count - used] + gain)


@kernel
def add_up(left: int, most: int, w: State) -> int:
    """Put the colours together; returns the row of ``total`` that tells the gain by halves that start columns."""
    now = 0
    for used in range(most + 1):
        w.total[now][used] = IMPOSSIBLE
    w.total[now][0] = 0
    for hue in range(HUES):
        if w.halves[hue] > 0:
            for used in range(most + 1):
                w.total[1 - now][used] = IMPOSSIBLE
            double = (left >> TILE_OF[hue][hue]) & 1
            for new in range(max(0, 1 + double - w.columns[hue]), min(w.halves[hue], most) + 1):
                gain = w.gain[hue][new]
                if gain >= 0:
                    for used in range(most + 1 - new):
                        w.total[1 - now][used + new] = max(w.total[1 - now][used + new], w.total[now][used] + gain)
            now = 1 - now
    return now


@kernel
def least_ground(s: State, missing: int) -> int:
    """How many more tiles the ground takes at least: a free corner brings two colours, a joint one."""
    count = count_bits(missing)
    if s.joined:
        return count
    return count - min(MOST_CORNERS - s.laid, count // 2)


@kernel
def high_tiles(left: int, floor: int, w: State) -> int:
    """How many tiles still to lay might find this floor in both of their colours."""
    count = 0
    while left:
        tile = lowest_bit(left)
        left &= left - 1
        if min(w.reach[HALVES[2 * tile][0]], w.reach[HALVES[2 * tile][1]]) >= floor:
            count += 1
    return count


@kernel
def room_on_ground(s: State, left: int, need: int, w: State) -> int:
    """How many more tiles may go to the ground, at most, if all are laid and ``need`` more points are to be won.

    −1: it cannot be done. After ``survey``.
    """
    count = count_bits(left)
    beneath = (CELLS - count_bits(s.free)) // 2
    most = min(count, MOST_GROUND - beneath)
    row = add_up(left, 2 * most, w)
    high = high_tiles(left, 3, w) + high_tiles(left, 4, w)
    for ground in range(most, least_ground(s, w.missing) - 1, -1):
        rise = count - ground
        extra = EXTRA[beneath + ground][s.laid - beneath + rise]
        if rise + min(high, 2 * rise, extra) >= need and w.total[row][2 * ground] // 2 >= need:
            if can_support(left, left & ~w.supported, w.missing, ground):
                return ground
    return -1


@kernel
def can_support(left: int, unsupported: int, missing: int, ground: int) -> bool:
    """Whether some ``ground`` tiles (looked at up to three) share a colour with every other tile without support."""
    if ground > 3:
        return True
    if ground <= 1 or unsupported == 0:
        return supports(left, unsupported, missing, ground)
    firsts = left & SHARING[lowest_bit(unsupported)]  # one of these, or the tile stays unsupported
    while firsts:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        rest, lonely, lacking = left & ~(1 << first), unsupported & ~SHARING[first], missing & ~HUES_OF[first]
        if ground == 2 or lonely == 0:
            if supports(rest, lonely, lacking, ground - 1):
                return True
        else:
            seconds = rest & SHARING[lowest_bit(lonely)]
            while seconds:
                second = lowest_bit(seconds)
                seconds &= seconds - 1
                if supports(rest & ~(1 << second), lonely & ~SHARING[second], lacking & ~HUES_OF[second], 1):
                    return True
    return False


@kernel
def supports(left: int, unsupported: int, missing: int, ground: int) -> bool:
    """The same where one ground tile must do, or where only colours are missing."""
    if unsupported == 0:
        return count_bits(missing) <= ground
    tiles = left & SHARING[lowest_bit(unsupported)] if ground > 0 else 0
    while tiles:
        tile = lowest_bit(tiles)
        tiles &= tiles - 1
        if unsupported & ~SHARING[tile] == 0 and missing & ~HUES_OF[tile] == 0:
            return True
    return False


@kernel
def loose_gain(w: State) -> int:
    """The most that can be gained if some tiles are left over: their halves count like such that start columns."""
    gain = 0
    for hue in range(HUES):
        if w.halves[hue] > 0:
            best = 0
            for new in range(w.halves[hue] + 1):
                best = max(best, w.gain[hue][new])
            gain += best
    return gain // 2


@kernel
def brought(s: State, placement: int) -> int:
    """The tiles that a tile laid on the ground here would give two columns to rest on, as a mask."""
    tiles = 0
    for half in range(2):
        hue = HALVES[placement % LAID][half]
        cell = PLACE_CELLS[placement // LAID][half]
        for side in range(4):
            other = NEIGHBOURS[cell][side]
            if other >= 0 and s.height[other] > 0:
                tiles |= 1 << TILE_OF[hue][s.shade[other]]
    return tiles
