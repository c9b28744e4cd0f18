"""Take-backs: what would be taken back, and whether something hidden was revealed since.

A move reveals something to a seat if another truth that looked the same to it would have shown itself
otherwise. Such truths are sampled with ``complete`` from that seat's own observation: so this check can't
tell a secret either.
"""

from collections.abc import Collection

from minoteka.core.errors import MinotekaError, NotYours
from minoteka.core.position import Observation, Position
from minoteka.kernel import rng_from_int
from minoteka.tables.table import Table

SAMPLES = 48


def last_move(table: Table, seats: Collection[int]) -> tuple[int, int]:
    """Whose move of these ``seats`` was the last, and how many moves are taken back with it; an error if they have
    none in this round.
    """
    match = table.match
    if match is None or match.is_over:
        raise NotYours("match-over" if match else "not-begun")
    in_round = min(match.ply, len(table.standing))
    for count in range(1, in_round + 1):
        mover = table.entries[table.standing[-count]].seat
        if mover in seats:
            return mover, count
    raise NotYours("undo-nothing")


def revealed(table: Table, seat: int, count: int) -> bool:
    """Whether taking back ``count`` moves would take back something that was hidden before. Cost: a replay."""
    if not table.game.hides:
        return False
    past = table.past(count)[:-1]
    moves = [table.entries[place] for place in table.standing[-count:]]
    return any(_reveals(before.position, entry.seat, entry.text, seat) for before, entry in zip(past, moves))


def _reveals(position: Position, mover: int, text: str, seat: int) -> bool:
    """Whether the move told ``seat`` something, or may have told its mover something (a tile that was
    drawn).
    """
    seen = position.observe(seat)
    if seen.heard(position.code(text)) != text:
        return True
    truth = _shown(position, text, seat)
    if any(_shown(world, text, seat) != truth for world in _worlds(seen, SAMPLES)):
        return True
    if mover == seat:
        return False
    return any(_tells_mover(world, mover, text) for world in _worlds(seen, 4))


def _tells_mover(world: Position, mover: int, text: str) -> bool:
    shown = _shown(world, text, mover)
    return any(_shown(other, text, mover) != shown for other in _worlds(world.observe(mover), SAMPLES // 4))


def _worlds(seen: Observation, count: int) -> list[Position]:
    rng = rng_from_int(1)
    return [seen.complete(rng) for _ in range(count)]


def _shown(world: Position, text: str, seat: int) -> bytes | None:
    """What ``seat`` would see after the move in this world; None if it could not be made there."""
    try:
        return world.play(text).observe(seat).to_bytes()
    except MinotekaError:
        return None
