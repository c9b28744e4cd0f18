"""Perfect play by trying everything: the rules themselves and nothing else."""

from minoteka.core.position import Position
from minoteka.games.riomino import GAME, rules
from minoteka.kernel import State, buffer

PER_SEAT = {0: 1.0, 1: 0.0, -1: 0.5}


def value(state: State, known: dict[bytes, float]) -> float:
    """What seat 0 scores when both play perfectly."""
    if rules.is_over(state):
        return PER_SEAT[int(state.winner)]
    key = GAME.layout.to_bytes(state)
    if key not in known:
        known[key] = _best(state, known)
    return known[key]


def legal_codes(state: State) -> list[int]:
    """The legal moves as a plain list."""
    out = buffer(rules.MAX_MOVES)
    return [int(out[i]) for i in range(rules.legal(state, out))]


def _best(state: State, known: dict[bytes, float]) -> float:
    ahead = state.turn == 0
    found = 0.0 if ahead else 1.0
    for code in legal_codes(state):
        after = GAME.layout.copy(state)
        rules.apply(after, code)
        result = value(after, known)
        found = max(found, result) if ahead else min(found, result)
        if found == (1.0 if ahead else 0.0):
            break
    return found


def solved(position: Position) -> tuple[int | str, tuple[str, ...], tuple[str, ...]]:
    """The winner (a seat or "draw"), the winning and the losing moves."""
    known: dict[bytes, float] = {}
    seat = position.to_act
    mine = {}
    for text in position.legal_moves():
        result = value(position.play(text)._state, known)
        mine[text] = result if seat == 0 else 1.0 - result
    best = max(mine.values())
    winner: int | str = "draw" if best == 0.5 else seat if best == 1.0 else 1 - seat
    wins = tuple(text for text, result in mine.items() if result == 1.0)
    losses = tuple(text for text, result in mine.items() if result == 0.0)
    return winner, wins, losses
