"""The texts of Riomino: ``12ne@c4``, ``pass``, and the deal."""

import re
from functools import cache
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.shown import TryPass
from minoteka.games.riomino.board import DICE_EACH, cell_of, name_of
from minoteka.games.riomino.pieces import CORNERS, FACES, LAID
from minoteka.games.riomino.rules import PASS
from minoteka.games.riomino.shown import TryLay
from minoteka.kernel import State


def move_text(s: State, move: int) -> str:
    """Face, the corner of its lower value, ``@`` and the cell."""
    return "pass" if move == PASS else laying_text(move, int(s.level))


@cache
def laying_text(move: int, level: int) -> str:
    """The text of laying a die: lists of moves are written at every turn."""
    laid = move % LAID
    return f"{FACES[laid // 4]}{CORNERS[laid % 4]}@{name_of(move // LAID, level)}"


def read_move(s: State, text: str) -> int:
    """The move that a text names, legal or not."""
    if text == "pass":
        return PASS
    match = re.fullmatch(r"([0-3]{2})(ne|se|sw|nw)@([a-i][1-9])", text)
    if match and match[1] in FACES:
        cell = cell_of(match[3], int(s.level))
        if cell >= 0:
            return cell * LAID + 4 * FACES.index(match[1]) + CORNERS.index(match[2])
    raise Malformed("move-text", text=text, example="12ne@c4")


def tried_text(move: TryLay | TryPass) -> str:
    """The text of a move that a struct describes."""
    return "pass" if isinstance(move, TryPass) else f"{move.piece}{move.corner}@{','.join(move.cells)}"


def write_deal(s: State) -> dict[str, Any]:
    """Who starts, both hands sorted, and the extra die."""
    hands = [[FACES[face] for face in range(6) for _ in range(int(hand[face]))] for hand in s.hands]
    return {"first": int(s.first), "hands": hands, "start": FACES[s.start]}


def read_deal(s: State, deal: Any) -> None:
    """Put a deal into a blank state; hands come in any order."""
    each = DICE_EACH[s.level]
    if not isinstance(deal, dict) or set(deal) != {"first", "hands", "start"}:
        raise Malformed("deal-keys", keys="first, hands, start")
    first, hands, start = deal["first"], deal["hands"], deal["start"]
    if type(first) is not int or first not in (0, 1):
        raise Malformed("deal-first", seats=2)
    if start not in FACES:
        raise Malformed("deal-piece", piece=str(start))
    if not isinstance(hands, list) or len(hands) != 2 or any(not isinstance(h, list) or len(h) != each for h in hands):
        raise Malformed("deal-hands", seats=2, size=each)
    for hand in hands:
        for face in hand:
            if face not in FACES:
                raise Malformed("deal-piece", piece=str(face))
    s.first = s.turn = first
    s.start = FACES.index(start)
    for seat, hand in enumerate(hands):
        for face in hand:
            s.hands[seat][FACES.index(face)] += 1
