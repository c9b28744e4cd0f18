"""Small positions for the rules' tests, written as the tiles that matter."""

from collections.abc import Mapping
from typing import Any

from minoteka.core.position import Position
from minoteka.games.mexican_train import GAME
from minoteka.games.mexican_train.notation import read_move
from minoteka.games.mexican_train.pieces import NUMBERS, put
from minoteka.games.mexican_train.rules import give, lay_out
from minoteka.games.mexican_train.state import MEXICAN
from minoteka.kernel import buffer


def table(
    hands: list[str],
    trains: Mapping[str, str] | None = None,
    *,
    reserve: str = "",
    marked: str = "",
    open_doubles: str = "",
    turn: int = 0,
    turns: int = 99,
    engine: int | None = None,
    gone: str = "",
    **options: Any,
) -> Position:
    """A position in the middle of a round.

    ``hands`` and ``reserve`` are tiles in the order of drawing, ``trains`` the tiles of each train from the engine
    outwards (``"12-7 7-3"``), ``open_doubles`` the trains in the queue, ``gone`` tiles counted as lying on the table.
    Tiles named nowhere do not exist: rules that need the whole set are tested from deals.
    """
    settled = GAME.settle(len(hands), options)
    s = GAME.blank(len(hands), settled)
    s.first, s.turns = turn, turns
    if engine is not None:
        s.engine = engine
    lay_out(s)
    for name, tiles in (trains or {}).items():
        for tile in tiles.split():
            lay(s, read_move(s, f"{tile}@{name}"))
    for text in gone.split():
        low, high = text.split("-")
        put(s.table, int(low), int(high))
    for seat, tiles in enumerate(hands):
        for text in tiles.split():
            give(s, seat, NUMBERS[text])
    for text in reversed(reserve.split()):
        s.reserve[s.left] = NUMBERS[text]
        s.left += 1
    for name in marked:
        s.marked[int(name)] = 1
    for name in open_doubles:
        s.doubles[s.uncovered] = MEXICAN if name == "m" else int(name)
        s.uncovered += 1
    s.bound = s.uncovered
    return Position(GAME, len(hands), settled, s)


def lay(s: Any, move: int) -> None:
    """Put a tile on the table as if it had been laid long ago."""
    train, end, far = move // 169, move // 13 % 13, move % 13
    assert s.end[train] == end
    put(s.table, end, far)
    s.laid[s.lays] = move
    s.lays += 1
    s.length[train] += 1
    s.end[train] = far


def play(position: Position, *moves: str) -> Position:
    """The position after these moves."""
    for move in moves:
        position = position.play(move)
    return position


def moves(position: Position) -> list[str]:
    """The legal moves."""
    return list(position.legal_moves())


def marked(position: Position) -> str:
    """The seats whose trains carry a marker."""
    return "".join(t.train for t in position.view().trains if t.marked)


def raw(position: Position) -> list[int]:
    """The codes that the kernel lists, as they come."""
    out = buffer(GAME.max_moves)
    count = GAME.kernels.legal(position._state, out)
    return [int(out[i]) for i in range(count)]
