"""The texts of Mexican Train: ``12-7@0``, ``5-5@m``, ``draw``, ``pass``, and the deal."""

import re
from functools import cache
from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.shown import TryDraw, TryPass
from minoteka.games.mexican_train.pieces import NUMBERS, TEXTS, VALUES, tiles_in
from minoteka.games.mexican_train.rules import DRAW, PASS, give, hand_size, lay_out
from minoteka.games.mexican_train.shown import TryLay
from minoteka.games.mexican_train.state import MEXICAN
from minoteka.kernel import State

LAY = re.compile(r"(0|[1-9]|1[0-2])-(0|[1-9]|1[0-2])@([0-7]|m)")


def train_text(train: int) -> str:
    """The seat's number, or ``m``."""
    return "m" if train == MEXICAN else str(train)


@cache
def parts(move: int) -> tuple[int, int, int]:
    """A laid tile's train, the value joined and the value left open."""
    return move // (VALUES * VALUES), move // VALUES % VALUES, move % VALUES


def move_text(s: State, move: int) -> str:
    """The value joined, the value left open, ``@`` and the train."""
    if move == DRAW:
        return "draw"
    if move == PASS:
        return "pass"
    train, end, far = parts(move)
    return f"{end}-{far}@{train_text(train)}"


def read_move(s: State, text: str) -> int:
    """The move that a text names, legal or not; its tile and its train must exist at this table."""
    if text in ("draw", "pass"):
        return DRAW if text == "draw" else PASS
    match = LAY.fullmatch(text)
    if not match:
        raise Malformed("move-text", text=text, example="12-7@0")
    end, far = int(match[1]), int(match[2])
    if max(end, far) > s.top:
        raise Malformed("mexican-train-no-tile", tile=f"{end}-{far}", top=int(s.top))
    train = MEXICAN if match[3] == "m" else int(match[3])
    if train != MEXICAN and train >= s.seats:
        raise Malformed("mexican-train-no-train", train=match[3], seats=int(s.seats))
    return (train * VALUES + end) * VALUES + far


def tried_text(move: TryLay | TryDraw | TryPass) -> str:
    """The text of a move that a struct describes."""
    if isinstance(move, TryLay):
        low, _, high = move.piece.partition("-")
        far = high if str(move.joined) == low else low
        return f"{move.joined}-{far}@{move.train}"
    return "draw" if isinstance(move, TryDraw) else "pass"


def write_deal(s: State) -> dict[str, Any]:
    """Who starts, the engine, the hands sorted, and the reserve in the order of drawing."""
    hands = [[TEXTS[tile] for tile in tiles_in(s.hand[seat])] for seat in range(s.seats)]
    reserve = [TEXTS[int(s.reserve[i])] for i in range(int(s.left) - 1, -1, -1)]
    return {"first": int(s.first), "engine": int(s.engine), "hands": hands, "reserve": reserve}


def read_deal(s: State, deal: Any) -> None:
    """Put a deal into a blank state; hands come in any order, and any double of the set may be the engine."""
    if not isinstance(deal, dict) or set(deal) != {"first", "engine", "hands", "reserve"}:
        raise Malformed("deal-keys", keys="first, engine, hands, reserve")
    first, engine, hands, reserve = deal["first"], deal["engine"], deal["hands"], deal["reserve"]
    seats, size = int(s.seats), int(hand_size(s))
    if type(first) is not int or not 0 <= first < seats:
        raise Malformed("deal-first", seats=seats)
    if type(engine) is not int or not 0 <= engine <= s.top:
        raise Malformed("mexican-train-deal-engine", engine=str(engine), top=int(s.top))
    if (
        not isinstance(hands, list)
        or len(hands) != seats
        or any(not isinstance(h, list) or len(h) != size for h in hands)
    ):
        raise Malformed("deal-hands", seats=seats, size=size)
    if not isinstance(reserve, list):
        raise Malformed("deal-reserve", size=in_set(s) - 1 - seats * size)
    check_material(s, engine, [*(tile for hand in hands for tile in hand), *reserve])
    s.first, s.engine = first, engine
    lay_out(s)
    for seat, hand in enumerate(hands):
        for text in hand:
            give(s, seat, NUMBERS[text])
    s.left = len(reserve)
    for i, text in enumerate(reversed(reserve)):
        s.reserve[i] = NUMBERS[text]


def in_set(s: State) -> int:
    """How many tiles the set has."""
    return int((s.top + 1) * (s.top + 2) // 2)


def check_material(s: State, engine: int, texts: list[Any]) -> None:
    """Every tile of the set but the engine, once each."""
    wanted = set(TEXTS[: in_set(s)]) - {f"{engine}-{engine}"}
    for text in texts:
        if not isinstance(text, str) or text not in NUMBERS:
            raise Malformed("deal-piece", piece=str(text)[:40])
        if text not in wanted:
            raise Malformed("deal-material", piece=text)
        wanted.remove(text)
    if wanted:
        raise Malformed("deal-material", piece=min(wanted))
