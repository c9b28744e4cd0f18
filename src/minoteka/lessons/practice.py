"""Somebody tries a step: what the table looks like after the moves made so far, and whether the task is done."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from minoteka.core.position import Observation, Position
from minoteka.lessons.lesson import LessonStep

State = Literal["open", "done", "missed"]
"""There is a move to make; the task is done; what was made is allowed, but it is not the task."""


@dataclass(frozen=True)
class Practice:
    """Moves of the seat that learns, from the step's position on. It looks with that seat's eyes alone."""

    step: LessonStep
    position: Position
    state: State = "open"
    made: tuple[str, ...] = ()
    events: list[Any] = field(default_factory=list)

    @staticmethod
    def begun(step: LessonStep) -> "Practice":
        """Before the first move."""
        return Practice(step, step.start)

    @staticmethod
    def after(step: LessonStep, moves: Sequence[str]) -> "Practice":
        """After these moves; the error says why one of them is not allowed. What follows the end is not made."""
        attempt = Practice.begun(step)
        for text in moves:
            if attempt.state == "open":
                attempt = attempt.play(text)
        return attempt

    @property
    def seen(self) -> Observation:
        """What the seat knows."""
        return self.position.observe(self.step.seat)

    def play(self, text: str) -> "Practice":
        """One more move; the error is the engine's own why not."""
        before = self.seen
        code = before.find(text)
        position = self.position.play_code(code)
        after = position.observe(self.step.seat)
        made = (*self.made, before.text(code))
        further = len(made) < self.step.moves and position.to_act == self.step.seat
        state: State = "open" if further else "missed"
        if self.step.goal.reached(before, code, after):
            state = "done"
        return Practice(self.step, position, state, made, before.events(code, after))
