"""Riomino once more, from the rules page alone: a dictionary of cells, every die in every rotation tried.

It shares nothing with the engine: own boards, own geometry, own texts.
"""

BOARDS = {
    "start": (6, "c5 bcd4 abcde3 bcd2 c1"),
    "junior": (8, "bcd5 bcd4 abcde3 bcd2 bcd1"),
    "expert": (9, "bcd5 abcd4 abcde3 bcde2 bcd1"),
    "master": (10, "bcd5 abcde4 abcde3 abcde2 bcd1"),
    "specialist": (12, " ".join(f"abcdefghi{row}" for row in range(1, 10))),
}
OWNED = {"ne": "NE", "se": "SE", "sw": "SW", "nw": "NW"}
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}


class NaiveGame:
    """A round; ``laid`` maps a cell's name to its sides."""

    def __init__(self, level: str, scoring: str, deal: dict) -> None:
        self.level, self.counting = level, scoring == "tashkent"
        self.cells = {letter + group[-1] for group in BOARDS[level][1].split() for letter in group[:-1]}
        self.hands = [list(hand) for hand in deal["hands"]]
        assert [len(hand) for hand in self.hands] == [BOARDS[level][0]] * 2
        self.start, self.turn = deal["start"], deal["first"]
        self.laid: dict[str, dict[str, str]] = {}

    def beside(self, cell: str, side: str) -> str:
        """The name of the cell on that side, wherever it may lie."""
        dx, dy = STEPS[side]
        return chr(ord(cell[0]) + dx) + chr(ord(cell[1]) + dy)

    def sides(self, face: str, corner: str) -> dict[str, str]:
        """What a turned die shows on its four sides."""
        return {side: face[0] if side in OWNED[corner] else face[1] for side in STEPS}

    def fits(self, cell: str, sides: dict[str, str]) -> bool:
        """Rules 2 and 4."""
        if cell not in self.cells or cell in self.laid:
            return False
        meeting = [(sides[s], self.laid[o][FACING[s]]) for s in STEPS if (o := self.beside(cell, s)) in self.laid]
        if not meeting or any(mine != theirs for mine, theirs in meeting):
            return False
        if self.level == "specialist":
            for axis in range(2):
                along = [ord(name[axis]) for name in (*self.laid, cell)]
                if max(along) - min(along) > 4:
                    return False
        return True

    def placements(self, seat: int) -> list[str]:
        """Every way in which the seat could lay a die."""
        if not self.laid:
            centre = "e5" if self.level == "specialist" else "c3"
            return [f"{self.start}{corner}@{centre}" for corner in OWNED]
        return [
            f"{face}{corner}@{cell}"
            for face in set(self.hands[seat])
            for corner in OWNED
            for cell in self.cells
            if self.fits(cell, self.sides(face, corner))
        ]

    def legal(self) -> list[str]:
        """The sorted list; empty when the round is over."""
        if self.is_over():
            return []
        return sorted(self.placements(self.turn)) or ["pass"]

    def is_over(self) -> bool:
        """Rules 3 and 6."""
        if self.placements(self.turn):
            return False
        return not self.counting or not self.placements(1 - self.turn)

    def play(self, text: str) -> None:
        """One move."""
        if text != "pass":
            die, cell = text.split("@")
            if self.laid:
                self.hands[self.turn].remove(die[:2])
            self.laid[cell] = self.sides(die[:2], die[2:])
        self.turn = 1 - self.turn

    def outcome(self) -> dict:
        """Scores, winners and the reason."""
        if not self.counting:
            winner = 1 - self.turn
            reason = "blocked" if self.hands[0] or self.hands[1] else "all-laid"
        else:
            dice = [len(hand) for hand in self.hands]
            pips = [sum(int(value) for face in hand for value in face) for hand in self.hands]
            reason = "fewer-dice" if dice[0] != dice[1] else "fewer-pips" if pips[0] != pips[1] else "draw"
            if reason == "draw":
                return {"scores": [0.5, 0.5], "winners": [0, 1], "reason": reason}
            winner = 0 if (dice[0], pips[0]) < (dice[1], pips[1]) else 1
        return {"scores": [int(seat == winner) for seat in range(2)], "winners": [winner], "reason": reason}
