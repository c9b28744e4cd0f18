"""What a lesson claims, checked: its positions can be dealt and played, every task can be done, every text is there."""

import msgspec

from minoteka import texts
from minoteka.core.errors import Malformed, MinotekaError
from minoteka.core.game import Game
from minoteka.lessons.goal import Goal
from minoteka.lessons.lesson import Lesson, LessonStep
from minoteka.lessons.practice import Practice


def solution(step: LessonStep) -> tuple[str, ...] | None:
    """Moves that do what the task asks for: those of the file, or the first that are found; None: there are none."""
    if step.solution:
        attempt = Practice.after(step, step.solution)
        return attempt.made if attempt.state == "done" else None
    return _found(Practice.begun(step))


def way_on(attempt: Practice) -> str | None:
    """A move that leads on from where somebody is; None: there is nothing to be done any more."""
    if attempt.state != "open":
        return None
    made, given = attempt.made, tuple(attempt.step.solution)
    way = given if made == given[: len(made)] and len(given) > len(made) else _found(attempt)
    return None if way is None else way[len(made)]


def _found(attempt: Practice) -> tuple[str, ...] | None:
    """The shortest way is tried first at every move."""
    further = []
    for text in attempt.seen.legal_moves():
        tried = attempt.play(text)
        if tried.state == "done":
            return tried.made
        if tried.state == "open":
            further.append(tried)
    return next((way for way in map(_found, further) if way is not None), None)


def prove(game: Game, lesson: Lesson) -> None:
    """Pass if a lesson is true; ``lesson-lies`` names the line that is not, and why."""
    for step in lesson.steps:
        try:
            start = step.start
        except MinotekaError as error:
            raise lesson.lie(error, step, "position") from error
        if start.game is not game:
            raise lesson.lie(Malformed("position-game", game=game.name, found=start.game.name), step, "position")
        if start.is_over:
            raise lesson.lie(Malformed("lesson-over"), step, "position")
        if not step.goal.is_declared:
            raise lesson.lie(Malformed("lesson-no-goal"), step, "goal")
        _reachable(lesson, step)
        _said(lesson, step)


def _reachable(lesson: Lesson, step: LessonStep) -> None:
    """Every move that is named may be made, and the task can be done."""
    try:
        for text in step.goal.moves if step.moves == 1 else ():
            step.start.code(text)
    except MinotekaError as error:
        raise lesson.lie(error, step, "goal.moves") from error
    try:
        found = solution(step)
    except MinotekaError as error:
        raise lesson.lie(error, step, "solution") from error
    if found is None:
        raise lesson.lie(Malformed("lesson-unreachable"), step, "solution" if step.solution else _beyond(step))
    if len(found) < len(step.solution):
        raise lesson.lie(Malformed("lesson-done-before", moves=len(found)), step, "solution")


def _beyond(step: LessonStep) -> str:
    """The part of a goal that nothing reaches; the goal, if only all of it together is out of reach."""
    for part in Goal.__struct_fields__:
        wanted = getattr(step.goal, part)
        if wanted and _found(Practice.begun(msgspec.structs.replace(step, goal=Goal(**{part: wanted})))) is None:
            return f"goal.{part}"
    return "goal"


def _said(lesson: Lesson, step: LessonStep) -> None:
    """A title, the task, a hint, and what was learnt, in all languages; words for a miss in all of them or in none."""
    keys = [lesson.key(), *(lesson.key(step, part) for part in ("", "hint", "done"))]
    miss = lesson.key(step, "miss")
    if any(texts.has(miss, language) for language in texts.LANGUAGES):
        keys.append(miss)
    for language in texts.LANGUAGES:
        for key in keys:
            if not texts.has(key, language):
                raise lesson.lie(Malformed("lesson-text", key=key, language=language), step)
