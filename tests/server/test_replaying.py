"""A table loaded from its rows stops before the first row that cannot have happened, whatever the database says."""

from dataclasses import dataclass, field

import msgspec
import pytest

from minoteka import catalog
from minoteka.core.fairness import DEALT
from minoteka.core.record import MOVE, RESIGN, SEAT, UNDO
from minoteka.tables.rows import EntryRow, Loaded, TableRow, Terms
from minoteka.tables.table import PERSON, Table

SEATS = 2


@dataclass
class Rows:
    """A table's rows: two people sit down and play the first legal move each time."""

    name: str
    entries: list[EntryRow] = field(default_factory=list)

    def add(self, kind: str, seat: int, text: str = "", **more: object) -> "Rows":
        entry = EntryRow("t", len(self.entries) + 1, kind, seat, text, 0, 0)
        self.entries.append(msgspec.structs.replace(entry, **more))
        return self

    def load(self) -> Table:
        game = catalog.game(self.name)
        row = TableRow(
            "t",
            self.name,
            SEATS,
            game.settle(SEATS, {}),
            Terms(),
            "seed",
            "",
            DEALT,
            game.rules_version,
            0,
            False,
            0,
            None,
            "",
            0,
            None,
            None,
        )
        return Table.load(Loaded(row, self.entries, [], None))

    def played(self, plies: int) -> "Rows":
        for seat in range(SEATS):
            self.add(SEAT, seat, f"p{seat}", role=PERSON)
        for _ in range(plies):
            match = self.load().match
            assert match is not None
            self.add(MOVE, match.position.to_act, match.position.legal_moves()[0])
        return self


@pytest.mark.parametrize("game", sorted(catalog.GAMES))
def test_true_rows_make_the_match(game: str) -> None:
    table = Rows(game).played(4).load()
    assert table.halted is None
    assert table.match is not None
    assert table.match.ply == 4


@pytest.mark.parametrize("game", sorted(catalog.GAMES))
def test_a_move_made_twice_halts(game: str) -> None:
    rows = Rows(game).played(2)
    match = rows.load().match
    assert match is not None
    assert rows.add(MOVE, match.position.to_act, rows.entries[2].text).load().halted == 5


@pytest.mark.parametrize("text", ["33ne@a1", "nonsense", "x" * 5000])
def test_a_text_that_is_no_move_halts(text: str) -> None:
    rows = Rows("riomino").played(2)
    match = rows.load().match
    assert match is not None
    assert rows.add(MOVE, match.position.to_act, text).load().halted == 5


def test_a_move_of_another_seat_halts() -> None:
    rows = Rows("riomino").played(2)
    position = rows.load().match.position  # type: ignore[union-attr]  # two people sit: it runs
    assert rows.add(MOVE, 1 - position.to_act, position.legal_moves()[0]).load().halted == 5


@pytest.mark.parametrize(
    ("kind", "seat", "more"),
    [(SEAT, 7, {"role": PERSON}), (RESIGN, 7, {}), (UNDO, 0, {"count": 9}), (UNDO, 0, {"count": -1}), ("dance", 0, {})],
)
def test_an_entry_that_makes_no_sense_halts(kind: str, seat: int, more: dict[str, object]) -> None:
    assert Rows("riomino").played(2).add(kind, seat, **more).load().halted == 5
