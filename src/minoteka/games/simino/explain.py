"""Why a move of Simino is not allowed: the rule it breaks and the cells at fault."""

from typing import Any

from minoteka.core.errors import Illegal
from minoteka.games.simino.board import CELLS, CORNERS, NEIGHBOURS, is_even, name_of
from minoteka.games.simino.holes import lonely_cells
from minoteka.games.simino.laying import fitting, joining, lay
from minoteka.games.simino.notation import cells_of, halves_of, placements_of
from minoteka.games.simino.pieces import (
    BLACK,
    BOTH_POWERS,
    BY_BLACK,
    BY_WHITE,
    COLOURS,
    DOUBLES,
    HALVES,
    LAID,
    REFUSED,
    TEXTS,
    WHITE,
    cover,
)
from minoteka.games.simino.rules import GIVE, PAIR, PASS, player
from minoteka.games.simino.state import LAYOUT
from minoteka.kernel import State


def explain(s: State, seat: int, move: int) -> Illegal:
    """The reason, for the seat to act, why ``move`` is not in its list."""
    hand = int(s.hands[player(s, s.turn)])
    if s.owed > 0:
        if GIVE <= move < PAIR:
            return Illegal("simino-not-in-hand", piece=TEXTS[move - GIVE])
        return Illegal("simino-must-give", count=int(s.owed))
    if GIVE <= move < PAIR:
        return Illegal("simino-nothing-owed")
    if move == PASS:
        return Illegal("simino-must-lay")
    placements = placements_of(move)
    for placement in placements:
        if not (hand >> placement % LAID // 2) & 1:
            return Illegal("simino-not-in-hand", piece=TEXTS[placement % LAID // 2])
    return pair(s, placements) if len(placements) == 2 else single(s, placements[0])


def named(placement: int) -> list[str]:
    """The names of a placement's cells."""
    return [name_of(cell) for cell in cells_of(placement)]


def fits(s: State, placement: int) -> bool:
    """Whether the field takes this tile here."""
    place, laid = divmod(placement, LAID)
    return bool((fitting(s, place, laid % 2) >> (laid // 2)) & 1)


def pair(s: State, placements: tuple[int, ...]) -> Illegal:
    """Rule 6: what is wrong with laying these two at once."""
    first, second = placements
    for placement in placements:
        if not (DOUBLES >> placement % LAID // 2) & 1:
            return Illegal("simino-only-doubles", piece=TEXTS[placement % LAID // 2])
    if first % LAID == second % LAID:
        return Illegal("simino-same-double", named(second), piece=TEXTS[first % LAID // 2])
    for placement in placements:
        if any(s.height[cell] == 0 for cell in cells_of(placement)):
            return Illegal("simino-pair-on-ground", named(placement))
    if not fits(s, first):
        return single(s, first)
    after = LAYOUT.copy(s)
    lay(after, first)
    return single(after, second)


def single(s: State, placement: int) -> Illegal:
    """What is wrong with one tile on its place."""
    low, high = sorted(int(s.height[cell]) for cell in cells_of(placement))
    if low != high:
        return Illegal("simino-heights", named(placement), low=low, high=high)
    return on_ground(s, placement) if low == 0 else above(s, placement)


def on_ground(s: State, placement: int) -> Illegal:
    """Rules 1 to 4."""
    place, laid = divmod(placement, LAID)
    tile, way = laid // 2, laid % 2
    corner = bool((CORNERS >> place) & 1)
    if s.laid == 0:
        return Illegal("simino-first-corner", named(placement))
    shown = [hue for hue in sorted(set(HALVES[laid])) if (int(s.colours) >> hue) & 1]
    joins = bool((joining(s, place, way) >> tile) & 1)
    if not joins and corner and s.joined:
        return Illegal("simino-corner-closed", named(placement))
    if not joins and corner and shown:
        first, second = [*(COLOURS[hue] for hue in shown), "none"][:2]
        return Illegal("simino-corner-colours", named(placement), first=first, second=second)
    if not joins and not corner:
        return Illegal("simino-no-match", named(placement), piece=TEXTS[tile])
    return hole(s, placement)


def hole(s: State, placement: int) -> Illegal:
    """Rule 4, and the cells where the hole would be: those cut off alone, or else where one must stay empty."""
    free = int(s.free)
    for cell in cells_of(placement):
        free &= ~(1 << cell)
    lost = int(lonely_cells(free, free)) or never_covered(free)
    return Illegal("simino-hole", [name_of(cell) for cell in range(CELLS) if (lost >> cell) & 1])


def never_covered(free: int) -> int:
    """The free cells among which one must stay empty, as a mask.

    Lay as many dominoes as fit. A cell that stays empty could change places with the far half of a neighbouring domino,
    and so on: among those cells the hole is. There is one among the even cells and one among the odd ones; the narrower
    of the two is where people see it.
    """
    inside = [cell for cell in range(CELLS) if (free >> cell) & 1]
    beside = {cell: [int(o) for o in NEIGHBOURS[cell] if o >= 0 and (free >> int(o)) & 1] for cell in inside}
    mate: dict[int, int] = {}

    def find(cell: int, tried: set[int]) -> bool:
        for other in beside[cell]:
            if other not in tried:
                tried.add(other)
                if other not in mate or find(mate[other], tried):
                    mate[cell], mate[other] = other, cell
                    return True
        return False

    for cell in inside:
        if is_even(cell):
            find(cell, set())
    sides = []
    for even in (True, False):
        empty = [cell for cell in inside if cell not in mate and is_even(cell) == even]
        for cell in empty:  # grows while it is walked
            empty += {mate[other] for other in beside[cell]} - set(empty)
        sides.append(empty)
    return sum(1 << cell for cell in min(sides, key=len))


def above(s: State, placement: int) -> Illegal:
    """Rules 5 and 7."""
    laid = placement % LAID
    cells, names = cells_of(placement), named(placement)
    if s.top[cells[0]] == s.top[cells[1]]:
        return Illegal("simino-one-tile", names, piece=TEXTS[s.top[cells[0]]])
    if s.height[cells[0]] == s.floors:
        return Illegal("simino-too-high", names, floors=int(s.floors))
    halves = [int(hue) for hue in HALVES[laid]]
    tops = [int(s.shade[cell]) for cell in cells]
    ways = [cover(int(s.powers), half, top) for half, top in zip(halves, tops, strict=True)]
    for name, half, top, how in zip(names, halves, tops, ways, strict=True):
        if how == REFUSED:
            return refused(s, name, half, top)
    details: dict[str, Any] = {"piece": halves_of(placement), "tops": "".join(COLOURS[top] for top in tops)}
    if BY_WHITE in ways and BY_BLACK in ways:
        return Illegal("simino-both-powers", names, **details)
    if tops[0] == tops[1]:
        return Illegal("simino-mixed-on-equal", names, **details)
    return Illegal("simino-double-on-mixed", names, **details)


def refused(s: State, name: str, half: int, top: int) -> Illegal:
    """A half that may not cover what lies under it."""
    if s.powers == BOTH_POWERS and half == BLACK and top == WHITE:
        return Illegal("simino-black-on-white", [name], cell=name)
    return Illegal("simino-colour-below", [name], cell=name, half=COLOURS[half], top=COLOURS[top])
