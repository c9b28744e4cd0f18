"""Mexican Train a second time: written from the rules page alone, with plain lists and sets, no kernel in sight.

It plays a round from a deal's JSON and lists the legal texts at every ply. Slow and obvious on purpose.
"""

from typing import Any


def read_tile(text: str) -> tuple[int, int]:
    low, high = text.split("-")
    return int(low), int(high)


class NaiveRound:
    def __init__(self, seats: int, options: dict[str, Any], deal: dict[str, Any]) -> None:
        self.seats = seats
        self.o = options
        self.engine = deal["engine"]
        self.hands = [[read_tile(t) for t in hand] for hand in deal["hands"]]
        self.reserve = [read_tile(t) for t in deal["reserve"]]
        self.names = [str(seat) for seat in range(seats)] + ["m"]
        self.trains: dict[str, list[tuple[int, int]]] = {name: [] for name in self.names}
        self.markers: set[str] = set()
        self.open_doubles: list[str] = []  # OD: names of the trains, oldest first
        self.seat = deal["first"]
        self.had_first_turn: set[int] = set()
        self.reason = ""
        self.used: set[str] = set()  # rules that came up, for the tests that ask whether all did
        self.begin_turn()

    # -- the table

    def end_of(self, name: str) -> int:
        return self.trains[name][-1][1] if self.trains[name] else self.engine

    def on_table(self) -> set[tuple[int, int]]:
        tiles = {(min(t), max(t)) for train in self.trains.values() for t in train}
        return tiles | {(self.engine, self.engine)}

    def is_dead(self, value: int) -> bool:
        """All other tiles with this value lie on the table."""
        table = self.on_table()
        others = [(min(value, v), max(value, v)) for v in range(self.o["set"] + 1) if v != value]
        return all(tile in table for tile in others)

    def drop_dead(self) -> None:
        alive = [name for name in self.open_doubles if not self.is_dead(self.end_of(name))]
        if alive != self.open_doubles:
            self.used.add("dead double")
        self.open_doubles = alive

    # -- a turn

    def begin_turn(self) -> None:
        self.drop_dead()
        self.laid_doubles: list[str] = []  # trains on which this turn's uncovered doubles lie, in order
        self.newest_double = ""
        self.mode = "first"  # first tile, "train" or "extra"
        self.drawn: tuple[int, int] | None = None
        self.bound = bool(self.open_doubles)
        if self.bound:
            self.used.add("bound")
        if len(self.open_doubles) > 1:
            self.used.add("two open doubles")

    def places(self) -> list[str]:
        own = str(self.seat)
        if self.open_doubles:
            return [self.open_doubles[0]]
        if self.mode == "train":
            return [own]
        if self.mode == "extra" and self.o["cover_own_double"]:
            return [self.newest_double]
        if self.o["own_train_first"] and not self.trains[own]:
            self.used.add("own train first")
            return [own]
        return [name for name in self.names if name in (own, "m") or name in self.markers]

    def lays_of(self, tile: tuple[int, int]) -> list[str]:
        out = []
        for name in self.places():
            end = self.end_of(name)
            if end in tile:
                far = tile[1] if tile[0] == end else tile[0]
                out.append(f"{end}-{far}@{name}")
        return out

    def legal(self) -> list[str]:
        if self.reason:
            return []
        if self.drawn is not None:
            lays = self.lays_of(self.drawn)
        else:
            tiles = self.hands[self.seat]
            if self.mode == "extra" and not self.o["doubles_from_hand"]:
                waiting = [t for t in tiles if t[0] == t[1] and self.lays_of(t)]
                if waiting:
                    self.used.add("doubles wait")
                tiles = [t for t in tiles if t[0] != t[1]]
            lays = [lay for tile in tiles for lay in self.lays_of(tile)]
        if lays:
            return sorted(lays)
        if self.reserve and self.drawn is None:
            return ["draw"]
        if self.reserve and self.mode == "extra" and self.drawn is not None and self.drawn[0] == self.drawn[1]:
            self.used.add("draw again")
            return ["draw"]
        return ["pass"]

    def play(self, move: str) -> None:
        assert move in self.legal()
        if move == "draw":
            self.drawn = self.reserve.pop(0)
            self.hands[self.seat].append(self.drawn)
            if not self.reserve:
                self.used.add("reserve empty")
        elif move == "pass":
            self.used.add("fail after a double" if self.mode == "extra" else "fail")
            self.markers.add(str(self.seat))
            self.finish_turn()
        else:
            values, name = move.split("@")
            self.lay(read_tile(values), name)

    def lay(self, tile: tuple[int, int], name: str) -> None:
        own = str(self.seat)
        from_reserve = self.drawn is not None
        self.drawn = None
        if name not in (own, "m") and not self.bound:
            self.used.add("another's train" if self.trains[name] else "another's train begun")
        self.hands[self.seat].remove((min(tile), max(tile)))
        self.trains[name].append(tile)
        if name in self.open_doubles:
            assert name == self.open_doubles[0]
            self.open_doubles.pop(0)
            self.used.add("open double covered")
        if name in self.laid_doubles:
            self.laid_doubles.remove(name)
            self.used.add("own double covered")
        if name == own and own in self.markers:
            self.markers.remove(own)
            self.used.add("marker removed")
        double = tile[0] == tile[1]
        if double:
            if self.mode == "extra":
                self.used.add("double drawn and laid" if from_reserve else "double after a double from the hand")
            self.laid_doubles.append(name)
            self.newest_double = name
        if not self.hands[self.seat]:
            self.reason = "out"
            self.used.add("out on a double" if double else "out")
            return
        if self.goes_on(name):
            self.mode = "train"
            self.used.add("long first turn")
        elif double:
            if self.mode == "train":
                self.used.add("long first turn ends in a double")
            self.mode = "extra"
        else:
            self.finish_turn()

    def goes_on(self, name: str) -> bool:
        """first_turn = train, on a first turn that was free to choose and whose first tile went on the own train."""
        if self.o["first_turn"] != "train" or self.seat in self.had_first_turn or self.bound:
            return False
        if self.mode == "extra" or name != str(self.seat):
            return False
        end = self.end_of(name)
        return any(end in tile for tile in self.hands[self.seat])

    def finish_turn(self) -> None:
        if self.o["doubles_bind"]:
            self.open_doubles += self.laid_doubles
        elif self.laid_doubles:
            self.used.add("double binds nobody")
        self.had_first_turn.add(self.seat)
        self.drop_dead()
        if not self.reserve and not self.open_doubles and not any(self.can_go_on(s) for s in range(self.seats)):
            self.reason = "blocked"
            self.used.add("blocked")
            return
        self.seat = (self.seat + 1) % self.seats
        self.begin_turn()

    def can_go_on(self, seat: int) -> bool:
        names = self.names
        if self.o["own_train_first"] and not self.trains[str(seat)]:
            names = [str(seat)]
        return any(self.end_of(name) in tile for tile in self.hands[seat] for name in names)

    # -- the end

    def pips(self, seat: int) -> int:
        return sum(self.o["double_blank"] if tile == (0, 0) else tile[0] + tile[1] for tile in self.hands[seat])

    def outcome(self) -> dict[str, Any]:
        scores = [self.pips(seat) for seat in range(self.seats)]
        if self.reason == "out":
            winners = [seat for seat in range(self.seats) if not self.hands[seat]]
        else:
            winners = [seat for seat in range(self.seats) if scores[seat] == min(scores)]
        if (0, 0) in [tile for hand in self.hands for tile in hand] and self.o["double_blank"]:
            self.used.add("double blank counted")
        return {"scores": scores, "winners": winners, "reason": self.reason}
