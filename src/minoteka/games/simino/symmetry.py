"""The symmetries of Simino: all eight of its square field."""

from collections.abc import Sequence

from minoteka.core.options import Options
from minoteka.core.symmetry import Symmetry
from minoteka.games.simino.actions import ACTIONS, FIRST
from minoteka.games.simino.board import CELLS, PLACE_CELLS, SIDE
from minoteka.games.simino.pieces import HUES, LAID, PAIRS
from minoteka.games.simino.planes import COLOUR, FIRST_LAID, HEIGHT, JOINTS, OPEN, PLANES
from minoteka.geometry.turning import SYMMETRIES, turned_cells


def symmetries(options: Options) -> Sequence[Symmetry]:
    """The rules know no direction."""
    return [_symmetry(number) for number in range(SYMMETRIES)]


def _symmetry(number: int) -> Symmetry:
    cells = turned_cells(SIDE, number)
    pairs = [(int(pair[0]), int(pair[1])) for pair in PLACE_CELLS]
    turned = [(cells[first], cells[second]) for first, second in pairs]
    places = [pairs.index((min(pair), max(pair))) for pair in turned]
    actions, numbers = list(range(ACTIONS)), list(range(PLANES.size))
    for place, other in enumerate(places):
        swapped = int(turned[place][0] > turned[place][1])
        for laid in range(LAID):
            double = PAIRS[laid // 2][0] == PAIRS[laid // 2][1]
            actions[place * LAID + laid] = other * LAID + (laid if double else laid ^ swapped)
        for hue in range(HUES):
            actions[FIRST + place * HUES + hue] = FIRST + other * HUES + hue
        for part in (OPEN, JOINTS, FIRST_LAID):
            numbers[part + place] = part + other
    for cell, other in enumerate(cells):
        numbers[HEIGHT + cell] = HEIGHT + other
        for hue in range(HUES):
            numbers[COLOUR + hue * CELLS + cell] = COLOUR + hue * CELLS + other
    return Symmetry(tuple(actions), tuple(numbers))
