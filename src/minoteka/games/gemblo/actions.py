"""The action space of Gemblo: first an orientation of a piece (or the pass), then where its anchor goes.

There are 35,319 placements in the largest zone, but 92 orientations and 841 cells: 934 actions say the same.
"""

from minoteka.games.gemblo.board import FAR
from minoteka.games.gemblo.notation import cell_text
from minoteka.games.gemblo.patterns import CODE_COLUMN, CODE_ORIGIN, CODE_ROW, PASS
from minoteka.games.gemblo.pieces import ORIENTATIONS
from minoteka.kernel import State, Wholes, kernel
from minoteka.kernel.bits import natural
from minoteka.kernel.listing import list_bits

SIDE = 2 * FAR + 1
NO_PIECE = len(ORIENTATIONS)
"""The pass; the cells come after it, row by row."""
PLACE = NO_PIECE + 1
ACTIONS = PLACE + SIDE * SIDE
ORIGIN = CODE_ORIGIN - FAR
HALF = NO_PIECE // 2


@kernel
def actions(s: State, held: int, codes: Wholes, count: int, out: Wholes) -> int:
    """The orientations that these moves lay; once one is chosen, the cells where its anchor may go."""
    if codes[0] == PASS:
        out[0] = NO_PIECE
        return 1
    if held < 0:
        low = high = 0  # the orientations that occur, as bits of two numbers
        for i in range(count):
            orientation = codes[natural(i)] & (CODE_COLUMN - 1)
            bit = 1 << (orientation % HALF)
            if orientation < HALF:
                low |= bit
            else:
                high |= bit
        found = list_bits(low, 1, 0, out, 0)
        return list_bits(high, 1, HALF, out, found)
    found = 0
    for i in range(count):
        code = codes[natural(i)]
        if code & (CODE_COLUMN - 1) == held:
            row, column = code // CODE_ROW - ORIGIN, code // CODE_COLUMN % 256 - ORIGIN
            out[found] = PLACE + row * SIDE + column
            found += 1
    return found


@kernel
def decide(s: State, held: int, action: int) -> int:
    """The move of an orientation chosen before and a cell, or the pass; −1 for an orientation."""
    if action == NO_PIECE:
        return PASS
    if held < 0 or action < PLACE:
        return -1
    row, column = (action - PLACE) // SIDE + ORIGIN, (action - PLACE) % SIDE + ORIGIN
    return row * CODE_ROW + column * CODE_COLUMN + held


def half_text(action: int) -> str:
    """An orientation in words, with its anchor on 0,0: ``5:0,0;0,1;1,0@``."""
    number, cells = ORIENTATIONS[action]
    return f"{number}:{';'.join(map(cell_text, cells))}@"
