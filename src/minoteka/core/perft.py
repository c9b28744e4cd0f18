"""Perft: how many move sequences of each length a position has. A wrong rule changes the counts."""

from collections.abc import Iterator

from minoteka.core.position import Position
from minoteka.kernel import buffer


def perft(position: Position, depth: int) -> int:
    """The number of sequences of ``depth`` moves (finished rounds count where they end only at that length)."""
    game = position.game
    states = [game.layout.copy(position._state) for _ in range(depth + 1)]
    moves = [buffer(game.max_moves) for _ in range(depth)]
    kernels, layout = game.kernels, game.layout

    def count(level: int) -> int:
        state = states[level]
        if kernels.is_over(state):
            return 0
        found = kernels.legal(state, moves[level])
        if level == depth - 1:
            return int(found)
        total = 0
        for i in range(found):
            states[level + 1] = layout.copy(state)
            kernels.apply(states[level + 1], int(moves[level][i]))
            total += count(level + 1)
        return total

    return count(0) if depth else 1


def perft_split(position: Position, depth: int) -> Iterator[tuple[str, int]]:
    """The counts below each first move: where two programs differ, this shows the way down."""
    for text in position.legal_moves():
        yield text, perft(position.play(text), depth - 1)
