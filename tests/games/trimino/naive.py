"""Trimino written a second time from the rules page alone, slowly, with nothing but dictionaries and loops.

It shares no code with the engine: texts go in and come out. Everything is searched anew at every question.
"""

from dataclasses import dataclass, field
from itertools import product
from typing import Any

Cell = tuple[int, int]


def all_tiles() -> list[str]:
    return [f"{a}{b}{c}" for a, b, c in product(range(6), repeat=3) if a <= b <= c]


def worth(tile: str) -> int:
    return sum(int(value) for value in tile)


def up(x: int, y: int) -> bool:
    return (x + y) % 2 == 0


def corners(x: int, y: int) -> list[Cell]:
    return [(x + 1, y), (x + 2, y + 1), (x, y + 1)] if up(x, y) else [(x, y), (x + 2, y), (x + 1, y + 1)]


def beside(x: int, y: int) -> list[Cell]:
    return [(x - 1, y), (x + 1, y), (x, y + 1) if up(x, y) else (x, y - 1)]


def turns(tile: str) -> set[str]:
    return {tile, tile[1:] + tile[:1], tile[2:] + tile[:2]}


@dataclass
class Naive:
    """A round: what lies in which field, who holds what, and what may happen next."""

    seats: int
    ruleset: str
    hands: list[set[str]]
    reserve: list[str]
    turn: int
    fields: list[dict[Cell, str]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    drawn: int = 0
    passes: int = 0
    further: bool = False
    reason: str = ""
    out: int | None = None

    @staticmethod
    def from_deal(seats: int, ruleset: str, deal: dict[str, Any]) -> "Naive":
        hands = [set(hand) for hand in deal["hands"]]
        round_ = Naive(seats, ruleset, hands, list(deal["reserve"]), deal["first"], points=[0] * seats)
        if ruleset == "triominos":
            assert round_.turn == round_.opener()
        return round_

    def opening_tile(self, seat: int) -> str:
        triples = [tile for tile in self.hands[seat] if len(set(tile)) == 1]
        if triples:
            return max(triples)
        return max(self.hands[seat], key=lambda tile: (worth(tile), tile))

    def opener(self) -> int:
        def merit(seat: int) -> tuple[bool, int, str]:
            tile = self.opening_tile(seat)
            return len(set(tile)) == 1, worth(tile), tile

        return max(range(self.seats), key=merit)

    def numbers(self, at: int) -> dict[Cell, str]:
        shown: dict[Cell, str] = {}
        for (x, y), text in self.fields[at].items():
            for corner, value in zip(corners(x, y), text, strict=True):
                assert shown.setdefault(corner, value) == value, "two numbers in one point"
        return shown

    def attachments(self) -> list[str]:
        moves = set()
        for at, tiles in enumerate(self.fields):
            shown = self.numbers(at)
            places = {place for cell in tiles for place in beside(*cell)} - set(tiles)
            for (x, y), tile in product(places, self.hands[self.turn]):
                for text in turns(tile):
                    if all(shown.get(c, v) == v for c, v in zip(corners(x, y), text, strict=True)):
                        moves.add(f"{at + 1}:{x},{y}:{text}")
        return sorted(moves)

    def legal(self) -> list[str]:
        if self.reason:
            return []
        hand = self.hands[self.turn]
        if not self.fields:
            tiles = [self.opening_tile(self.turn)] if self.ruleset == "triominos" else hand
            return sorted(f"new:{tile}" for tile in tiles)
        if self.further:
            return sorted([f"new:{tile}" for tile in hand] + ["skip"])
        moves = self.attachments()
        if moves:
            return moves
        limit = 3 if self.ruleset == "triominos" else 2
        return ["draw"] if self.reserve and self.drawn < limit else ["pass"]

    def play(self, move: str) -> None:
        assert move in self.legal()
        if move == "draw":
            self.hands[self.turn].add(self.reserve.pop(0))
            self.drawn += 1
            if self.ruleset == "triominos":
                self.points[self.turn] -= 5
        elif move == "pass":
            if self.ruleset == "triominos" and self.drawn == 3:
                self.points[self.turn] -= 10
            self.passes += 1
            if self.passes == self.seats:
                self.finish("blocked")
            else:
                self.hand_over()
        elif move == "skip":
            self.hand_over()
        elif move.startswith("new:"):
            self.lay_new(move[4:])
        else:
            self.lay_beside(move)

    def hand_over(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.drawn, self.further = 0, False

    def lay_new(self, tile: str) -> None:
        opening = not self.fields
        self.fields.append({(0, 0): tile})
        self.leave_hand(tile)
        if opening and self.ruleset == "triominos" and len(set(tile)) == 1:
            self.points[self.turn] += 40 if tile == "000" else 10
        if self.reason == "":
            self.hand_over()

    def leave_hand(self, tile: str) -> None:
        self.hands[self.turn].remove(tile)
        self.passes = 0
        if self.ruleset != "classic":
            self.points[self.turn] += worth(tile)
        if not self.hands[self.turn]:
            self.out = self.turn
            self.finish("out")

    def lay_beside(self, move: str) -> None:
        number, place, text = move.split(":")
        x, y = (int(value) for value in place.split(","))
        tiles = self.fields[int(number) - 1]
        before = self.numbers(int(number) - 1)
        shared = [cell for cell in beside(x, y) if cell in tiles]
        opposite = [c for c in corners(x, y) if len(shared) == 1 and c not in corners(*shared[0])]
        bridge = bool(opposite) and opposite[0] in before
        tiles[x, y] = text
        whole = 0
        for corner in corners(x, y):
            touching = [cell for cell in tiles if corner in corners(*cell)]
            whole += len(touching) == 6
        if self.ruleset == "triominos":
            self.points[self.turn] += {0: 0, 1: 50, 2: 60, 3: 70}[whole] + (40 if bridge else 0)
        self.leave_hand("".join(sorted(text)))
        if self.reason:
            return
        if whole and self.ruleset != "triominos":
            self.further = True
        else:
            self.hand_over()

    def finish(self, reason: str) -> None:
        self.reason = reason
        left = [sum(worth(tile) for tile in hand) for hand in self.hands]
        for seat in range(self.seats):
            others = sum(left) - left[seat]
            if self.ruleset == "classic":
                self.points[seat] = left[seat]
            elif self.ruleset == "triominos" and reason == "out" and seat == self.out:
                self.points[seat] += 25 + others
            elif self.ruleset == "triominos" and reason == "blocked" and left[seat] == min(left):
                self.points[seat] += others - left[seat]

    def winners(self) -> list[int]:
        if self.ruleset == "classic" and self.out is not None:
            return [self.out]
        best = min(self.points) if self.ruleset == "classic" else max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best]
