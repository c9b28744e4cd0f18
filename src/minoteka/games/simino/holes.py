"""Rule 4: where a tile may lie on floor one so that no hole arises.

Free cells that dominoes can tile have a *tiling*: every free cell has its mate. A further tile keeps the rest tileable
exactly if its place belongs to *some* tiling. One tiling answers that for all places at once: join the dominoes by
steps from one's even cell to a neighbouring odd cell; a place between two dominoes belongs to a tiling exactly if such
steps lead back. Covered cells have no mate (−1).
"""

from typing import Any

from minoteka.games.simino.board import BESIDE, CELLS, NEIGHBOURS, PLACE_CELLS, PLACES, SIDE
from minoteka.kernel import kernel, zeros

DOMINOES = CELLS // 2


@kernel
def cover_cells(mate: Any, first: int, second: int) -> None:
    """Take two neighbouring cells out of the tiling and mend it; a tiling of the rest must exist."""
    start, goal = mate[first], mate[second]
    mate[first] = -1
    mate[second] = -1
    if start == second:
        return
    # Both lost their mates. Walk from one to the other: to a neighbour, on to that one's mate, and so on.
    queue, came_from = zeros(DOMINOES), zeros(CELLS)
    queue[0] = start
    seen = 1 << start
    head, tail = 0, 1
    while head < tail:
        here = queue[head]
        head += 1
        for side in range(4):
            other = NEIGHBOURS[here][side]
            if other == goal:
                link_back(mate, came_from, start, here, goal)
                return
            if other >= 0 and mate[other] >= 0:
                beyond = mate[other]
                if not (seen >> beyond) & 1:
                    seen |= 1 << beyond
                    came_from[beyond] = here
                    queue[tail] = beyond
                    tail += 1


@kernel
def link_back(mate: Any, came_from: Any, start: int, last: int, goal: int) -> None:
    """Give every cell on the walk the neighbour it stepped to as its new mate."""
    here, other = last, goal
    while True:
        before = mate[here]
        mate[here] = other
        mate[other] = here
        if here == start:
            return
        here, other = came_from[here], before


@kernel
def tileable_places(mate: Any) -> int:
    """The places that leave the other free cells tileable, as a mask."""
    number, reach = zeros(CELLS), zeros(DOMINOES)
    count = 0
    for cell in range(CELLS):
        if mate[cell] > cell:
            number[cell] = count
            number[mate[cell]] = count
            count += 1
    for cell in range(CELLS):
        if mate[cell] >= 0 and (cell % SIDE + cell // SIDE) % 2 == 0:
            for side in range(4):
                other = NEIGHBOURS[cell][side]
                if other >= 0 and mate[other] >= 0:
                    reach[number[cell]] |= 1 << number[other]
    for via in range(count):
        for here in range(count):
            if (reach[here] >> via) & 1:
                reach[here] |= reach[via]
    places = 0
    for place in range(PLACES):
        a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
        if mate[a] >= 0 and mate[b] >= 0:
            if (reach[number[a]] >> number[b]) & 1 and (reach[number[b]] >> number[a]) & 1:
                places |= 1 << place
    return places


@kernel
def uncramped_places(free: int) -> int:
    """``holes = single-cell``: the places that leave no free cell alone among covered ones, as a mask."""
    places = 0
    for place in range(PLACES):
        a, b = PLACE_CELLS[place][0], PLACE_CELLS[place][1]
        if (free >> a) & 1 and (free >> b) & 1:
            rest = free & ~(1 << a) & ~(1 << b)
            if not lonely_cells(rest, (BESIDE[a] | BESIDE[b]) & rest):
                places |= 1 << place
    return places


@kernel
def lonely_cells(free: int, among: int) -> int:
    """The cells of ``among`` that have no free neighbour, as a mask."""
    alone = 0
    for cell in range(CELLS):
        if (among >> cell) & 1 and BESIDE[cell] & free == 0:
            alone |= 1 << cell
    return alone
