"""What riddles are about: a *theme* asks one question about positions of a game and can answer it exactly.

A game that has some declares them in its room ``riddles``, as ``THEMES``. A theme says what every move leads to for the
seat that is asked; the right ones are those that reach the value of the riddle. Nothing here guesses: whoever finds a
riddle (``arena.mining``) and whoever checks one (``puzzles.riddle``) asks the same theme for the proof.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from minoteka.core.game import Game
from minoteka.core.position import Position
from minoteka.kernel import State, buffer, listed


class Weighed(NamedTuple):
    """What each move leads to at best, higher is better; and how many positions were looked at to know it."""

    values: Mapping[str, int]
    looks: int


NOTHING_LEFT = Weighed({}, 0)
"""The question is answered: there is nothing more to decide."""

Prove = Callable[[Position, int], Weighed | None]
"""What each move is worth to a seat when two play perfectly and see everything: 1 wins, 0 is even, −1 loses.
None: too much to look at.
"""


@dataclass(frozen=True)
class Theme:
    """One question: where it is asked, and how it is answered.

    ``weigh(position, seat, prove)`` gives the value of every move for the seat that is asked, ``NOTHING_LEFT`` when the
    question is answered, None when that takes too long. A *duel* is answered against the best defence, as many times as
    one move alone is right.
    """

    name: str
    weigh: Callable[[Position, int, Prove], Weighed | None]
    wanted: Callable[[Position], bool]
    """A quick look: whether a position may be asked about."""
    tables: Sequence[tuple[int, Mapping[str, Any]]]
    """Seats and options of the rounds that positions are taken from, in turn."""
    facts: Callable[[Position, int], Mapping[str, Any]] = lambda position, value: {}
    """What the question names, beside its ``value``, for the texts ``riddle-<name>-task``."""
    duel: bool = False
    value: int | None = None
    """The value that a position must have; None: any."""
    apart: bool = False
    """Whether it asks for something that bots do not strive for: what they find says little of how hard it is."""
    obvious: Callable[[Position], Collection[str]] = lambda position: ()
    """Moves that a quick look finds, beside those of bots; none of them may be right."""
    spoiler: Callable[[Position, Position], Any] = lambda before, after: None
    """What shows that a move between two positions is wrong, beside what it reaches: a move still to be made, as the
    game tells it.
    """
    fewest: int = 3
    """Moves to choose from; where there is one alone, nobody can miss it by playing."""
    unlit: bool = False
    """Whether nothing shows what may be laid, and where: to see it is the riddle."""
    plies: int = 1 << 20
    """So many plies of a round are played at most."""
    players: Sequence[str] = ("beginner", "easy")
    """The bots of those rounds, in turn: such as take little time and leave much to be found."""
    open_hands: bool = False
    """Whether everybody's hands are shown."""
    ahead: Callable[[Position], Sequence[str]] = lambda position: ()
    """Tiles that come from the reserve, in their order, where that is told."""


def themes(game: Game) -> Mapping[str, Theme]:
    """Those of a game by their names; none where it declares none."""
    room = f"{game.package}.riddles"
    if find_spec(room) is None:
        return {}
    declared: Sequence[Theme] = import_module(room).THEMES
    return {theme.name: theme for theme in declared}


class TooMany(Exception):
    """Patience is at its end."""


@dataclass
class Solo:
    """The best that one seat reaches when nobody else has a choice, by looking at everything that it can do."""

    game: Game
    worth: Callable[[State], int]
    """What the state of a finished round is worth."""
    patience: int
    known: dict[bytes, int] = field(default_factory=dict)

    def best(self, state: State) -> int:
        """The best end of a position; every position is looked at once."""
        kernels, layout = self.game.kernels, self.game.layout
        if kernels.is_over(state):
            return self.worth(state)
        key = layout.to_bytes(state)
        if key not in self.known:
            if len(self.known) >= self.patience:
                raise TooMany
            self.known[key] = 0  # counted before what follows it
            moves = buffer(self.game.max_moves)
            found = []
            for code in listed(moves[: kernels.legal(state, moves)]):
                after = layout.copy(state)
                kernels.apply(after, code)
                found.append(self.best(after))
            self.known[key] = max(found)
        return self.known[key]


def weigh_alone(position: Position, worth: Callable[[State], int], patience: int) -> Weighed | None:
    """Every move by the best end of the round that it leads to, where nobody else has a choice."""
    search = Solo(position.game, worth, patience)
    try:
        values = {move: search.best(position.play(move)._state) for move in position.legal_moves()}
    except TooMany:
        return None
    return Weighed(values, len(search.known))
