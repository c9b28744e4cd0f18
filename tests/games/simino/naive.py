"""Simino once more, written from the rules page with plain loops and nothing of the engine: slow and obvious.

A table is told its options and its deal; it lists the legal texts, plays one and says how the round ended.
"""

from functools import cache
from itertools import permutations

LETTERS = "WYORPBGK"
FIELD = [(x, y) for y in range(6) for x in range(6)]
CORNERS = [(0, 0), (5, 0), (0, 5), (5, 5)]


def name(cell):
    return "abcdef"[cell[0]] + str(cell[1] + 1)


@cache
def around(cell):
    x, y = cell
    return [c for c in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if c in FIELD]


@cache
def tilings_exist(free):
    """Whether dominoes can fill these cells exactly: the first cell goes with the one to its right or above it."""
    if not free:
        return True
    first = min(free)
    return any(other in free and tilings_exist(free - {first, other}) for other in around(first) if other > first)


class Spot:
    """A tile lying somewhere: its colours as they lie, on two cells of one floor."""

    def __init__(self, text):
        self.colours = (text[0], text[1])
        x, y = "abcdef".index(text[2]), int(text[3]) - 1
        self.cells = ((x, y), (x + 1, y) if text[4] == "e" else (x, y + 1))
        self.floor = 0

    @property
    def tile(self):
        return "".join(sorted(self.colours, key=LETTERS.index))


class Naive:
    def __init__(self, seats, options, deal):
        self.seats, self.options = seats, options
        self.hands = [list(hand) for hand in deal["hands"]]
        self.reserve = list(deal["reserve"])
        self.turn = deal["first"]
        self.spots = []
        self.stacks = {cell: [] for cell in FIELD}
        self.joint_made = False
        self.out = []
        self.points = [0] * seats
        self.passed = set()
        self.owed = 0
        self.reason = None
        self.floors = options["floors"] or 1000
        self.one_per_turn = options["draw"] == "one-per-turn"
        self.tandem = options["teams"] == "tandem"
        self.start_turn()

    # --- the field -----------------------------------------------------------------------------

    def stack(self, cell):
        return self.stacks[cell]

    def colour(self, spot, cell):
        return spot.colours[spot.cells.index(cell)]

    def holes_arise(self, spot):
        free = {cell for cell in FIELD if not self.stack(cell)} - set(spot.cells)
        if self.options["holes"] == "single-cell":
            return any(not set(around(cell)) & free for cell in free)
        return not tilings_exist(frozenset(free))

    def is_joint(self, spot):
        for cell, colour in zip(spot.cells, spot.colours):
            for other in around(cell):
                if other not in spot.cells and self.stack(other):
                    if self.colour(self.stack(other)[0], other) == colour:
                        return True
        return False

    def allowed_on_ground(self, spot):
        in_corner = any(cell in CORNERS for cell in spot.cells)
        if not self.spots:
            allowed = in_corner
        else:
            shown = {colour for other in self.spots for colour in other.colours}
            free_corner = not self.joint_made and in_corner and not shown & set(spot.colours)
            allowed = free_corner or self.is_joint(spot)
        return allowed and not self.holes_arise(spot)

    def allowed_above(self, spot, height):
        if height + 1 > self.floors:
            return False
        below = [self.stack(cell)[-1] for cell in spot.cells]
        if below[0] is below[1]:
            return False
        tops = [self.colour(tile, cell) for tile, cell in zip(below, spot.cells)]
        if (spot.colours[0] == spot.colours[1]) != (tops[0] == tops[1]):
            return False
        powers = self.options["powers"]
        white_used = black_used = False
        for half, top in zip(spot.colours, tops):
            if half == top:
                continue
            if powers == "none":
                return False
            if powers == "white" and top != "W":
                return False
            if powers == "black" and half != "K":
                return False
            if powers == "both":
                if half == "K" and top == "W":
                    return False
                if top == "W":
                    white_used = True
                elif half == "K":
                    black_used = True
                else:
                    return False
        return not (white_used and black_used)

    def allowed(self, spot):
        heights = [len(self.stack(cell)) for cell in spot.cells]
        if heights[0] != heights[1]:
            return False
        return self.allowed_above(spot, heights[0]) if heights[0] else self.allowed_on_ground(spot)

    def lay(self, text):
        spot = Spot(text)
        spot.floor = len(self.stack(spot.cells[0])) + 1
        if spot.floor == 1 and self.is_joint(spot):
            self.joint_made = True
        self.spots.append(spot)
        for cell in spot.cells:
            self.stacks[cell].append(spot)
        return spot

    def take_back(self):
        for cell in self.spots.pop().cells:
            self.stacks[cell].pop()

    # --- moves ---------------------------------------------------------------------------------

    def actor(self, turn=None):
        turn = self.turn if turn is None else turn
        return (turn + 2) % 4 if self.tandem and turn in self.out else turn

    def following(self):
        turn = (self.turn + 1) % self.seats
        while not self.tandem and turn in self.out:
            turn = (turn + 1) % self.seats
        return turn

    def texts_of(self, tile):
        """Every way to write this tile onto the field, legal or not."""
        for letters in {tile, tile[::-1]}:
            for x, y in FIELD:
                if x < 5:
                    yield letters + name((x, y)) + "e"
                if y < 5:
                    yield letters + name((x, y)) + "n"

    def singles(self, tiles):
        return [text for tile in tiles for text in self.texts_of(tile) if self.allowed(Spot(text))]

    def field(self):
        return {(spot.tile, spot.colours, spot.cells, spot.floor) for spot in self.spots}

    def pairs(self, hand):
        """Both orders are tried for real; of texts that lead to one position the smallest stays."""
        found = {}
        for first, second in permutations([tile for tile in hand if tile[0] == tile[1]], 2):
            for text in self.singles([first]):
                if not self.stack(Spot(text).cells[0]):
                    continue
                self.lay(text)
                for then in self.singles([second]):
                    if self.stack(Spot(then).cells[0]):
                        self.lay(then)
                        key = frozenset(self.field())
                        both = f"{text}+{then}"
                        found[key] = min(found.get(key, both), both)
                        self.take_back()
                self.take_back()
        return list(found.values())

    def legal(self):
        if self.reason:
            return []
        hand = self.hands[self.actor()]
        if self.owed:
            return sorted(f"give {tile}" for tile in hand)
        moves = self.singles(hand) + self.pairs(hand)
        return sorted(moves) or ["pass"]

    def play(self, move):
        mover = self.actor()
        hand = self.hands[mover]
        if move == "pass":
            self.passed.add(mover)
        elif move.startswith("give "):
            hand.remove(move[5:])
            self.hands[self.actor(self.following())].append(move[5:])
            self.owed -= 1
            if self.owed:
                return
        else:
            self.passed = set()
            penalty = 0
            for text in move.split("+"):
                spot = self.lay(text)
                hand.remove(spot.tile)
                penalty += spot.floor - 1
            if self.seats > 1:
                victim = self.actor(self.following())
                for _ in range(penalty):
                    if self.reserve:
                        self.hands[victim].append(self.reserve.pop(0))
                    else:
                        self.owed += 1
                self.owed = min(self.owed, len(hand))
            if self.owed:
                return
            if not self.one_per_turn:
                while len(hand) < self.options["hand"] and self.reserve:
                    hand.append(self.reserve.pop(0))
        self.end_turn(mover)

    # --- turns and ends ------------------------------------------------------------------------

    def start_turn(self):
        if self.one_per_turn and self.reserve:
            self.hands[self.actor()].append(self.reserve.pop(0))
        if self.seats == 1:
            to_come = self.one_per_turn and self.reserve
            if not to_come and not self.singles(self.hands[0]):
                left = len(self.hands[0]) + len(self.reserve)
                self.points[0] = sum(spot.floor - 1 for spot in self.spots) - left + (0 if left else 5)
                self.reason = "solitaire"

    def still_in(self):
        return [seat for seat in range(self.seats) if seat not in self.out]

    def finished(self):
        if self.tandem:
            return {0, 2} <= set(self.out) or {1, 3} <= set(self.out)
        return len(self.still_in()) == 1

    def end_turn(self, mover):
        if self.seats > 1:
            for step in range(self.seats):
                seat = (mover + step) % self.seats
                if seat in self.out or self.hands[seat] or self.reserve or self.finished():
                    continue
                self.out.append(seat)
                for other in self.still_in():
                    if not self.tandem or other % 2 != seat % 2:
                        self.points[seat] += len(self.hands[other])
            if self.finished():
                self.reason = "all-out"
                return
            stuck = set(self.still_in()) <= self.passed
            if stuck and not (self.one_per_turn and self.reserve):
                self.reason = "blocked"
                self.exchange()
                return
        self.turn = self.following()
        self.start_turn()

    def exchange(self):
        if self.tandem:
            counts = {0: len(self.hands[0] + self.hands[2]), 1: len(self.hands[1] + self.hands[3])}
        else:
            counts = {seat: len(self.hands[seat]) for seat in self.still_in()}
        upward = sorted(counts, key=lambda side: counts[side])
        slots = sorted(counts.values(), reverse=True)
        for side, own in counts.items():
            tied = [slots[place] for place, other in enumerate(upward) if counts[other] == own]
            self.points[side] += sum(tied) // len(tied)

    def outcome(self):
        scores = list(self.points)
        if self.tandem:
            scores = [self.points[seat] + self.points[(seat + 2) % 4] for seat in range(4)]
        if self.out and not self.tandem:
            winners = [self.out[0]]
        else:
            winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        return {"scores": scores, "winners": winners, "reason": self.reason}
