"""Riddles of Mexican Train: the longest train of a hand, and going out first with all tiles open."""

from collections.abc import Mapping, Sequence
from typing import Any

from minoteka.core.position import Position
from minoteka.core.riddle import NOTHING_LEFT, Prove, Theme, Weighed
from minoteka.games.mexican_train.notation import move_text, parts
from minoteka.games.mexican_train.pieces import TEXTS, TILES, VALUES, put, take
from minoteka.games.mexican_train.rules import LAYS
from minoteka.games.mexican_train.state import PLAY, TRAIN
from minoteka.games.mexican_train.trail import PATIENCE, longest_train
from minoteka.kernel import Wholes, buffer, row

SHORT: Mapping[str, Any] = {"set": 9}
FIRST_TURNS: Sequence[tuple[int, Mapping[str, Any]]] = (
    *((seats, SHORT) for seats in (2, 3)),
    *((seats, {}) for seats in (4, 5, 3, 2, 6)),
)
MANY = 1000
"""Trains of a hand: more need not be counted to know that they are many."""
FEW = 7
"""Tiles of a hand."""


def weigh_train(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """How long the own train gets in this first turn: a tile, and the longest train of what is left after it."""
    s = position._plain
    if s.turn != seat or s.step not in (PLAY, TRAIN) or (s.step == PLAY and s.length[seat]):
        return NOTHING_LEFT
    values: dict[str, int] = {}
    looks = 0
    for code in position._moves.values():
        if code >= LAYS:  # nothing fits
            return NOTHING_LEFT
        train, end, far = parts(code)
        hand = row([int(s.hand[seat][value]) for value in range(VALUES)])
        length = 0
        if train == seat:
            take(hand, end, far)
            rest = int(longest_train(hand, far, PATIENCE, buffer(TILES + 1)))
            if rest < 0:
                return None
            length = int(s.length[seat]) + 1 + rest
            looks += 1 + ways(hand, far, MANY)
        values[move_text(s, code)] = length
    return Weighed(values, looks)


def ways(hand: Wholes, end: int, most: int) -> int:
    """How many trains a hand gives from an open end, beginnings of longer ones counted; about ``most`` is enough."""
    found = 0
    for far in range(VALUES):
        if found < most and (int(hand[end]) >> far) & 1:
            take(hand, end, far)
            found += 1 + ways(hand, far, most - found - 1)
            put(hand, end, far)
    return found


def is_first_turn(position: Position) -> bool:
    """Nobody has laid anything yet."""
    return int(position._plain.lays) == 0


def hand_facts(position: Position, value: int) -> Mapping[str, Any]:
    """How many tiles there are in the hand."""
    return {"tiles": int(position._plain.count[position.to_act])}


def weigh_win(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """1, 0 or −1 for a move that wins, ties or loses the round."""
    return NOTHING_LEFT if position.is_over else prove(position, seat)


def is_near_the_end(position: Position) -> bool:
    """Few tiles are left in both hands, there is a choice, and a double is to be covered or may be laid."""
    s = position._plain
    if len(position._moves) < 3 or max(int(s.count[0]), int(s.count[1])) > FEW:
        return False
    return s.uncovered > 0 or any(code < LAYS and is_double(code) for code in position._moves.values())


def is_double(code: int) -> bool:
    """Whether a move lays a double."""
    _, end, far = parts(code)
    return end == far


def reserve(position: Position) -> Sequence[str]:
    """The tiles to come, in their order."""
    s = position._plain
    return [TEXTS[int(s.reserve[i])] for i in reversed(range(int(s.left)))]


THEMES = (
    Theme(
        "longest-train",
        weigh_train,
        is_first_turn,
        [(seats, {"first_turn": "train", **options}) for seats, options in FIRST_TURNS],
        facts=hand_facts,
        apart=True,
        plies=1,
    ),
    Theme(
        "last-domino",
        weigh_win,
        is_near_the_end,
        [(2, {"set": 9, "open_hands": True}), (2, {"open_hands": True})],
        duel=True,
        players=("random",),
        value=1,
        open_hands=True,
        ahead=reserve,
    ),
)
