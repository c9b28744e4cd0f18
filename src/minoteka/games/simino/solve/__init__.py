"""Simino alone, played as well as it can be: the order of the reserve is known, and the best score is looked for.

Beams of growing width find good rounds. Without powers, and with few enough tiles to go, a proof then goes through all
that the bounds leave open; it either finds a better round or shows that there is none.
"""

from typing import Any

from minoteka.core.errors import Malformed
from minoteka.core.position import Position
from minoteka.core.solver import Effort, Progress, Report, Solution
from minoteka.games.simino.notation import move_text
from minoteka.games.simino.pieces import NO_POWERS, TILES
from minoteka.games.simino.rules import hand_out
from minoteka.games.simino.solve.beam import NOTHING, Beam, tiles_left
from minoteka.games.simino.solve.proof import Proof
from minoteka.games.simino.state import BLANK
from minoteka.kernel import COMPILED, FAST, FOREIGN, buffer

WIDTHS = (16, 64, 256, 1024, 4096, 16384) if FAST else (4, 16)
"""The beams, one after the other."""
FIRST_LOOK = 3 if FAST else 1
"""So many beams before a proof that is worth trying."""
PROVABLE = 14
"""With more tiles to go a proof would not end."""
MEMORY = 1 << 23 if COMPILED else 1 << 21 if FOREIGN else 1 << 16
"""Keys that a proof remembers, eight bytes each."""
SLICE = 100_000 if FAST else 200
"""Positions between two reports."""


def cut(position: Position, tiles: int) -> Position:
    """The same deal with only its first ``tiles`` tiles: a shorter solitaire."""
    hand = int(position._plain.hand)
    if position.seats != 1:
        raise Malformed("simino-solve-seats", seats=position.seats)
    if position._plain.laid:
        raise Malformed("simino-cut-late")
    if not max(hand, 1) <= tiles <= TILES:
        raise Malformed("simino-cut", low=max(hand, 1), high=TILES)
    state = position.game.blank(1, position.options)
    state.first, state.drawn = 0, TILES - tiles
    for i in range(TILES):
        state.deck[i] = BLANK if i < TILES - tiles else position._plain.deck[i - (TILES - tiles)]
    hand_out(state)
    return Position(position.game, 1, position.options, state)


class Search:
    """What is known so far, and what may still be spent."""

    def __init__(self, start: Position, stop: Any, nodes: int | None, report: Report | None) -> None:
        self.start, self.stop, self.most, self.report = start._state, stop, nodes, report
        self._powers = start._plain.powers
        self.nodes = 0
        self.score, self.proven = NOTHING, False
        self.line: list[int] = []

    @property
    def is_spent(self) -> bool:
        """Stopped from outside, or all positions allowed are spent."""
        return bool(self.stop[0]) or (self.most is not None and self.nodes >= self.most)

    @property
    def is_provable(self) -> bool:
        """Whether a proof is worth its time."""
        return bool(self._powers == NO_POWERS and int(tiles_left(self.start)).bit_count() <= PROVABLE)

    def note(self, nodes: int, score: int, line: list[int]) -> None:
        """Take in what a beam or a proof knows now, and say how far it is."""
        self.nodes = nodes
        if line and score > self.score:
            self.score, self.line = score, line
        if self.report is not None:
            self.report(Progress(nodes, int(self.proven), 1, self.score if self.line else None))

    def look(self, width: int) -> None:
        """One beam."""
        beam, before = Beam(self.start, width, self.stop), self.nodes
        going = True
        while going and not self.is_spent:
            going = beam.step()
            self.note(before + int(beam.notes.nodes), int(beam.notes.best), beam.line)
        self.proven = not going and beam.saw_everything

    def prove(self) -> None:
        """Go through everything that could be better."""
        proof, before = Proof(self.start, self.score, MEMORY), self.nodes
        done = proof.go_on(self.stop, 0)  # compiled even where nothing may be spent
        while not done and not self.is_spent:
            done = proof.go_on(self.stop, SLICE)
            self.note(before + int(proof.desk.nodes), int(proof.desk.best), proof.line)
        self.proven = done


def solve(position: Position, effort: Effort) -> Solution:
    """The best score that can be found for a round alone, with its line, and whether it is proven to be the best."""
    if position.seats != 1:
        raise Malformed("simino-solve-seats", seats=position.seats)
    if position.outcome is not None:
        return Solution(-1, 0, values={"score": int(position.outcome.scores[0])})
    stop = buffer(1) if effort.stop is None else effort.stop.cell
    search = Search(position, stop, effort.nodes, effort.report)
    for width in WIDTHS[: FIRST_LOOK if search.is_provable else None]:
        if not search.proven and not search.is_spent:
            search.look(width)
    if search.is_provable and not search.proven:
        search.prove()
    line = tuple(move_text(position._plain, move) for move in search.line)
    score = search.score if search.line else None
    return Solution(0, 0 if search.proven else None, line=line, nodes=search.nodes, values={"score": score})
