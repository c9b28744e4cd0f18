"""The stars of the lessons that somebody has done here: one small file, the best try of each task."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from minoteka.lessons.lesson import STARS, Lesson, LessonStep
from minoteka.terminal.in_place import put_in_place


class Learnt:
    """The stars as they are on disk, by the names that the page has for tasks; ``trouble`` is told why they cannot be
    kept.
    """

    def __init__(self, path: Path, trouble: Callable[[str], None]) -> None:
        self.path, self.trouble = path, trouble

    def read(self) -> dict[str, int]:
        """All of them; none if that cannot be read."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, int])
        except (OSError, msgspec.DecodeError):
            return {}

    def note(self, lesson: Lesson, step: LessonStep, won: int) -> None:
        """A task is done; another terminal may have written meanwhile, so all is read once more."""
        stars, name = self.read(), named(lesson, step)
        if won > stars.get(name, 0):
            try:
                put_in_place(self.path, msgspec.json.encode({**stars, name: won}) + b"\n")
            except OSError as error:
                self.trouble(error.strerror or type(error).__name__)

    def told(self, lesson: Lesson) -> str:
        """The stars of a lesson, of how many, if there are any."""
        stars = self.read()
        won = sum(stars.get(named(lesson, step), 0) for step in lesson.steps)
        return f"★{won}/{STARS * len(lesson.steps)}" if won else ""


def named(lesson: Lesson, step: LessonStep) -> str:
    """A task's name among all."""
    return f"{lesson.game}/{lesson.name}/{step.name}"
