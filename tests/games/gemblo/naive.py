"""Gemblo once more, from the rules page alone: dictionaries of cells, every placement tried. Slow and plain.

It shares nothing with the engine: own tables, own geometry, own texts.
"""

from collections.abc import Iterable

Cell = tuple[int, int]

PAGE = """
1 00|7 00 01 11 12|13 00 01 11 12 22
2 00 01|8 00 01 10 11|14 00 01 02 12 13
3 00 01 02|9 01 11 12 20|15 01 11 12 13 20
4 00 01 11|10 00 01 11 20|16 00 01 11 12 20
5 00 01 10|11 00 01 02 12 22|17 00 01 02 10 20
6 00 01 02 03|12 00 01 11 21 22|18 00 01 02 03 04
"""
OBSTACLES = """
6: (6,-13)(6,-12)(6,-11)(6,-10) · 3: (7,-9)(8,-10)(9,-11) · 17: (10,-8)(11,-8)(12,-8)(11,-7)(10,-6) ·
13: (8,-2)(9,-2)(10,-3)(11,-3)(12,-4) · 5: (8,2)(9,1)(9,2) · 16: (5,6)(6,6)(6,7)(7,4)(7,5) ·
15: (1,7)(2,7)(2,8)(2,9)(3,6) · 9: (-3,10)(-2,10)(-2,11)(-1,9) · 12: (-8,12)(-7,9)(-7,10)(-7,11)(-6,8) ·
11: (-10,10)(-9,9)(-8,6)(-8,7)(-8,8) · 8: (-12,8)(-11,7)(-11,8)(-10,7) · 18: (-11,2)(-10,2)(-9,2)(-8,2)(-7,2) ·
14: (-9,-2)(-8,-2)(-7,-2)(-7,-1)(-6,-1) · 10: (-4,-7)(-3,-7)(-2,-9)(-2,-8) · 7: (2,-11)(2,-10)(3,-10)(3,-9)
"""
FOUR = [(-3, -9), (12, -9), (3, 9), (-12, 9)]
STARTS = {
    2: FOUR,
    3: [(5, -10), (5, 5), (-10, 5)],
    4: FOUR,
    5: [(4, -12), (13, -6), (4, 8), (-9, 11), (-10, 0)],
    6: [(7, -14), (14, -7), (7, 7), (-7, 14), (-14, 7), (-7, -7)],
}
NEIGHBOURS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
FACING = [(1, 1), (-1, -1), (2, -1), (-2, 1), (1, -2), (-1, 2)]


def read_pieces() -> dict[int, list[Cell]]:
    pieces = {}
    for entry in PAGE.strip().replace("\n", "|").split("|"):
        number, *cells = entry.split()
        pieces[int(number)] = [(int(c[0]), int(c[1])) for c in cells]
    return pieces


def read_obstacles() -> dict[int, list[Cell]]:
    found = {}
    for entry in OBSTACLES.replace("\n", " ").split("·"):
        number, cells = entry.split(":")
        pairs = cells.strip().strip("()").split(")(")
        found[int(number)] = [(int(p.split(",")[0]), int(p.split(",")[1])) for p in pairs]
    return found


def in_zone(seats: int, q: int, r: int) -> bool:
    if seats in (2, 4):
        return abs(r) <= 9 and abs(2 * q + r) <= 15
    return max(abs(q - r), abs(q + 2 * r), abs(2 * q + r)) <= (15 if seats == 3 else 21)


def all_shapes(cells: Iterable[Cell]) -> set[frozenset[Cell]]:
    """Turned and flipped copies, moved so that the smallest cell is (0, 0)."""
    shapes = set()
    turned = list(cells)
    for flip in range(2):
        for _ in range(6):
            turned = [(-r, q + r) for q, r in turned]
            mq, mr = min(turned)
            shapes.add(frozenset((q - mq, r - mr) for q, r in turned))
        turned = [(r, q) for q, r in turned]
    return shapes


SHAPES = {number: all_shapes(cells) for number, cells in read_pieces().items()}


class NaiveGame:
    """A round: which (colour, piece) covers a cell, what each colour has left, whose turn it is."""

    def __init__(self, seats: int, first: int) -> None:
        self.seats = seats
        self.starts = STARTS[seats]
        self.zone = {(q, r) for q in range(-15, 16) for r in range(-15, 16) if in_zone(seats, q, r)}
        self.covered: dict[Cell, tuple[int, int]] = {}
        self.left = [set(SHAPES) for _ in self.starts]
        self.colour = first
        if seats == 5:
            for number, cells in read_obstacles().items():
                self.covered.update(dict.fromkeys(cells, (5, number)))

    def has_open_line(self, colour: int, q: int, r: int) -> bool:
        for dq, dr in FACING:
            if self.covered.get((q + dq, r + dr), (-1, 0))[0] != colour:
                continue
            between = [(q + a, r + b) for a, b in NEIGHBOURS if (dq - a, dr - b) in NEIGHBOURS]
            one, other = (self.covered.get(cell) for cell in between)
            if one is None or one != other:
                return True
        return False

    def may_cover(self, colour: int, q: int, r: int) -> bool:
        if (q, r) in self.covered:
            return False
        return all(self.covered.get((q + a, r + b), (-1, 0))[0] != colour for a, b in NEIGHBOURS)

    def placements(self, colour: int) -> list[tuple[int, list[Cell]]]:
        free = {cell for cell in self.zone if self.may_cover(colour, *cell)}
        if len(self.left[colour]) == len(SHAPES):
            joined = {self.starts[colour]}
        else:
            joined = {cell for cell in free if self.has_open_line(colour, *cell)}
        found = []
        for number in self.left[colour]:
            for shape in SHAPES[number]:
                for q, r in free:
                    cells = [(q + a, r + b) for a, b in shape]
                    if free.issuperset(cells) and not joined.isdisjoint(cells):
                        found.append((number, sorted(cells)))
        return found

    def is_over(self) -> bool:
        return not any(self.placements(colour) for colour in range(len(self.starts)))

    def legal(self) -> list[str]:
        texts = [text_of(number, cells) for number, cells in self.placements(self.colour)]
        return sorted(texts) or ["pass"]

    def play(self, text: str) -> None:
        if text != "pass":
            number, cells = text.split(":")
            for part in cells.split(";"):
                q, r = part.split(",")
                self.covered[int(q), int(r)] = (self.colour, int(number))
            self.left[self.colour].remove(int(number))
        self.colour = (self.colour + 1) % len(self.starts)

    def outcome(self) -> tuple[list[int], list[int], str]:
        """Scores, winners, reason."""
        hands = [
            [number for colour in range(seat, len(self.starts), self.seats) for number in self.left[colour]]
            for seat in range(self.seats)
        ]
        sizes = {number: len(next(iter(shapes))) for number, shapes in SHAPES.items()}
        blocks = [sum(sizes[n] for n in hand) for hand in hands]
        measures = {
            "fewest-blocks": blocks,
            "smaller-largest-piece": [max((sizes[n] for n in hand), default=0) for hand in hands],
            "lower-cost": [sum(hand) for hand in hands],
        }
        kept = list(range(self.seats))
        for reason, values in measures.items():
            kept = [seat for seat in kept if values[seat] == min(values[s] for s in kept)]
            if len(kept) == 1:
                return blocks, kept, reason
        return blocks, kept, "shared"


def text_of(number: int, cells: list[Cell]) -> str:
    return f"{number}:" + ";".join(f"{q},{r}" for q, r in cells)
