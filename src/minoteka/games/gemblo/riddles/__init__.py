"""Riddles of Gemblo: shut a rival out with one piece, and lay as much as can be laid once the others have passed."""

from collections.abc import Mapping
from typing import Any

from minoteka.core.position import Position
from minoteka.core.riddle import NOTHING_LEFT, Prove, Theme, Weighed, weigh_alone
from minoteka.games.gemblo.patterns import PASS
from minoteka.games.gemblo.pieces import PIECES
from minoteka.games.gemblo.placing import can_place
from minoteka.games.gemblo.rules import pieces_left
from minoteka.kernel import State

WIDEST = 400
"""Moves beyond which nobody looks at all of them."""
PATIENCE = 20_000


def shut(position: Position) -> dict[str, int]:
    """For every move the colours of others, as bits, that can lay before it and nothing after it."""
    before = position._state
    rivals = [c for c in range(int(before.colours)) if c % position.seats != position.to_act and can_lay(before, c)]
    found = {}
    for text, code in position._moves.items():
        after = position.play_code(code)._state
        found[text] = sum(1 << colour for colour in rivals if not can_lay(after, colour))
    return found


def can_lay(s: State, colour: int) -> bool:
    """Whether a colour can lay anything; that it cannot is final."""
    return not (int(s.stuck) >> colour) & 1 and bool(can_place(s, colour))


def named(shutting: Mapping[str, int]) -> int:
    """The one rival whom exactly one move shuts out, the first of them; −1: there is none."""
    for colour in range(6):
        if sum((colours >> colour) & 1 for colours in shutting.values()) == 1:
            return colour
    return -1


def weigh_shut_out(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """1 for the move after which the named rival can lay nothing more."""
    if position.to_act != seat:
        return NOTHING_LEFT
    shutting = shut(position)
    rival = named(shutting)
    if rival < 0:
        return NOTHING_LEFT
    return Weighed({move: (colours >> rival) & 1 for move, colours in shutting.items()}, len(shutting))


def still_laid(before: Position, after: Position) -> Any:
    """A piece that the named rival can still lay, were it their turn."""
    state = after.game.layout.copy(after._state)
    state.turn = named(shut(before))
    return Position(after.game, after.seats, after.options, state).moves()[0]


def is_late(position: Position) -> bool:
    """There is something to choose, and not too much."""
    return 4 <= len(position._moves) <= WIDEST


def rival_facts(position: Position, value: int) -> Mapping[str, Any]:
    """Who is to be shut out."""
    return {"colour": named(shut(position))}


def alone(position: Position) -> bool:
    """Only one colour can lay, and it has a choice."""
    s = position._state
    own = int(s.turn)
    others = (1 << int(s.colours)) - 1 & ~(1 << own)
    lonely = all(not can_lay(s, c) for c in range(int(s.colours)) if others >> c & 1)
    return lonely and 4 <= len(position._moves) <= WIDEST and PASS not in position._moves.values()


def weigh_leftovers(position: Position, seat: int, prove: Prove) -> Weighed | None:
    """The blocks that are left over in the end, counted downwards: less is better."""
    return NOTHING_LEFT if position.is_over else weigh_alone(position, lambda s: -blocks_left(s, seat), PATIENCE)


def blocks_left(s: State, seat: int) -> int:
    """The blocks in all pieces that a seat still has."""
    colours = range(seat, int(s.colours), int(s.seats))
    return sum(len(PIECES[number]) for colour in colours for number in pieces_left(s, colour))


def left_facts(position: Position, value: int) -> Mapping[str, Any]:
    """How many blocks are still to be laid, and how many stay."""
    return {"laid": blocks_left(position._plain, position.to_act) + value, "left": -value}


THEMES = (
    Theme(
        "shut-out",
        weigh_shut_out,
        is_late,
        [(3, {}), (4, {}), (2, {}), (5, {}), (6, {})],
        facts=rival_facts,
        spoiler=still_laid,
        value=1,
        apart=True,
    ),
    Theme(
        "leftovers",
        weigh_leftovers,
        alone,
        [(3, {}), (4, {}), (2, {}), (5, {}), (6, {})],
        facts=left_facts,
        apart=True,
        players=("random",),
    ),
)
