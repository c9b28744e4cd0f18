"""Positions for tests: a deal with given hands and reserve, or a field built from placements."""

from collections.abc import Sequence

from minoteka.core.position import Position
from minoteka.games.simino import GAME
from minoteka.games.simino.laying import fitting, lay
from minoteka.games.simino.notation import read_placement
from minoteka.games.simino.pieces import LAID, TEXTS, TILES


def dealt(hands: Sequence[str], reserve: str = "", first: int = 0, **options) -> Position:
    """A fresh round with these hands; the reserve starts as given and goes on with all other tiles."""
    held = [hand.split() for hand in hands]
    front = reserve.split()
    used = {tile for hand in held for tile in hand} | set(front)
    deal = {"first": first, "hands": held, "reserve": front + [tile for tile in TEXTS if tile not in used]}
    options.setdefault("hand", len(held[0]))
    return Position.from_deal(GAME, len(hands), options, deal)


def field(laid: str, hands: Sequence[str], reserve: str = "", turn: int = 0, out=(), **options) -> Position:
    """A round in the middle: these tiles lie, these are held, this is the reserve; all others left the game."""
    settled = GAME.settle(len(hands), options)
    s = GAME.blank(len(hands), settled)
    for text in laid.split():
        place, tile = divmod(read_placement(text), LAID)
        assert (fitting(s, place, tile % 2) >> (tile // 2)) & 1, f"{text} cannot lie there"
        lay(s, place * LAID + tile)
    for seat, hand in enumerate(hands):
        s.held[seat] = len(hand.split())
        s.hands[seat] = sum(1 << TEXTS.index(tile) for tile in hand.split())
    s.drawn = TILES - len(reserve.split())
    for i, tile in enumerate(reserve.split()):
        s.deck[s.drawn + i] = TEXTS.index(tile)
    s.turn = s.first = turn
    for seat in out:
        s.out |= 1 << seat
        s.first_out = seat if s.first_out < 0 else s.first_out
    return Position(GAME, len(hands), settled, s)


def played(position: Position, moves: str) -> Position:
    """The position after these moves; ``give:YK`` stands for ``give YK``."""
    for move in moves.split():
        position = position.play(move.replace(":", " "))
    return position


def hand_of(position: Position, seat: int) -> set[str]:
    """The tiles a seat holds."""
    return set(position.view(seat).hands[seat].tiles)


def counts(position: Position) -> list[int]:
    """How many tiles each seat holds."""
    return [hand.count for hand in position.view().hands]


def lays(position: Position, tile: str) -> list[str]:
    """The legal single placements of one tile, sorted."""
    return [move for move in position.legal_moves() if move[:2] in (tile, tile[::-1]) and "+" not in move]
