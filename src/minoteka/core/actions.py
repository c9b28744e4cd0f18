"""A game's moves as numbers of a fixed range, for toolkits of learning (docs/adr/0012-action-spaces.md).

Where one number a move would need too many, a move is two actions: the first is *held* until the second ends the move.
A game declares in its ``actions`` room how many there are and both directions between them and codes.
"""

from collections.abc import Callable, Sequence

from minoteka.core.errors import Illegal, Malformed
from minoteka.core.game import Game
from minoteka.core.position import Observation, Position
from minoteka.kernel import Smalls, buffer, listed, row, smalls

NOTHING = -1
"""Held between two moves."""


class Acting:
    """A round played by actions: a position, and the action held. Immutable; ``act`` gives the next one."""

    def __init__(self, position: Position, held: int = NOTHING) -> None:
        self.position, self.held = position, held

    def __repr__(self) -> str:
        held = "" if self.held == NOTHING else f", {self.position.game.half_text(self.held)} held"
        return f"<Acting on {self.position!r}{held}>"

    def legal(self) -> list[int]:
        """The actions that may be taken now, ascending; none when the round is over."""
        if self.position.is_over:
            return []
        return sorted(_actions(self.position, self.held, self.position.game.blocks.moves(self.position._block)))

    def act(self, action: int) -> "Acting":
        """What is after an action; ``Illegal`` unless it is in the list."""
        if action not in self.legal():
            raise Illegal("action", action=str(action))
        return self.go(action)

    def go(self, action: int) -> "Acting":
        """``act`` for an action that is known to be legal. Cheap."""
        code = self.code(action)
        return Acting(self.position, action) if code < 0 else Acting(self.position.play_code(code))

    def code(self, action: int) -> int:
        """The code of the move that a legal action ends; −1: it begins one."""
        return int(self.position.game.blocks.decide(self.position._block, self.held, action))

    def text(self, action: int) -> str:
        """A legal action in words: the text of its move, or of the half of it that it is."""
        if action not in self.legal():
            raise Illegal("action", action=str(action))
        code, game = self.code(action), self.position.game
        return game.half_text(action) if code < 0 else game.notation.move_text(self.position._plain, code)

    def planes(self, seat: int) -> Smalls:
        """What ``seat`` knows, as numbers; what is held, only its own seat knows."""
        held = self.held if seat == self.position.to_act else NOTHING
        return planes(self.position.observe(seat), held)


def actions_of(position: Position, code: int) -> list[int]:
    """The actions, one or two, that make a legal move."""
    (first,) = _actions(position, NOTHING, [code])
    if position.game.blocks.decide(position._block, NOTHING, first) == code:
        return [first]
    return [first, *_actions(position, first, [code])]


def chosen(seen: Observation, choose: Callable[[Smalls, list[int]], int]) -> int:
    """The code of the move that a seat makes by actions: each is chosen from what it sees and a list of legal ones."""
    codes, held, code = seen.codes(), NOTHING, -1
    while code < 0:
        legal = sorted(_actions(seen, held, codes))
        action = choose(planes(seen, held), legal)
        if action not in legal:
            raise Illegal("action", action=str(action))
        code, held = seen.game.blocks.decide(seen._block, held, action), action
    return code


def _actions(position: Position | Observation, held: int, codes: Sequence[int]) -> list[int]:
    out = buffer(len(codes))
    count = position.game.blocks.actions(position._block, held, row(codes), len(codes), out)
    return listed(out[:count])


def planes(seen: Observation, held: int = NOTHING, seat: int | None = None) -> Smalls:
    """An observation as numbers (``Game.planes`` says which), counted from its own seat or from another.

    The kernel fills them, and called again with what is held it adds that: half a move changes nothing else.
    """
    out, who = smalls(seen.game.planes.size), seen.seat if seat is None else seat
    seen.game.blocks.planes(seen._block, who, NOTHING, out)
    if held != NOTHING:
        seen.game.blocks.planes(seen._block, who, held, out)
    return out


def check(game: Game) -> None:
    """Pass if toolkits can play the game."""
    if not game.actions:
        raise Malformed("no-actions", game=game.name)
