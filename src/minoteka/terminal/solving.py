"""A riddle as somebody answers it: tries, hints in steps; kept after each of them. It shows nothing."""

from collections.abc import Sequence
from typing import Any

from minoteka.core.errors import Illegal, MinotekaError
from minoteka.puzzles.riddle import Posed
from minoteka.puzzles.trial import Ruling, Trial
from minoteka.terminal.begun import Begun, HalfDone
from minoteka.terminal.reading import piece_of


class Solving:
    """One riddle with what was tried; right moves that were found before are played again."""

    def __init__(self, one: Posed, trial: Trial, begun: Begun | None = None) -> None:
        self.one, self.trial, self.begun = one, trial, begun
        done = HalfDone() if begun is None else begun.read()
        self.right: list[str] = []
        self.wrong, self.hints, self.step = done.wrong, done.hints, 0
        for text in done.laid:
            if not self._played(text):
                break

    def _played(self, text: str) -> bool:
        """A move of a file, if it is still a right one."""
        try:
            right = not self.trial.is_solved and self.trial.move(text).right
        except MinotekaError:
            return False
        self.right += [text] if right else []
        return right

    def moves(self) -> Sequence[Any]:
        """What may be tried now."""
        trial = self.trial
        return () if trial.is_solved else trial.position.observe(trial.seat).moves()

    def move(self, text: str) -> Ruling:
        """Try a move; the error says why it may not be played."""
        try:
            ruling = self.trial.move(text)
        except Illegal:
            if self.one.theme.unlit:  # there, this is how one is wrong
                self.wrong += 1
                self.keep()
            raise
        if ruling.right:
            self.right.append(text)
            self.step = 0
        else:
            self.wrong += 1
        self.keep()
        return ruling

    def hint(self) -> tuple[str, dict[str, Any]]:
        """In steps, as the key of a text and its values: what to look for, the piece, the move."""
        best = self.trial.right()[0]
        piece = next((piece_of(move) for move in self.moves() if move.text == best), "")
        at, self.step, self.hints = self.step, self.step + 1, self.hints + 1
        self.keep()
        if at == 0:
            return f"riddle-{self.one.theme.name}-hint", {}
        return ("riddle-hint-piece", {"piece": piece}) if at == 1 and piece else ("riddle-hint-move", {"move": best})

    def keep(self) -> None:
        """Write down how far one is."""
        if self.begun is None:
            return
        if self.trial.is_solved:
            self.begun.forget()
        else:
            self.begun.write(HalfDone(self.right, self.hints, self.wrong))
