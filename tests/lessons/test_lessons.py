"""Every lesson that comes with the house: what it claims is true, its solutions solve it, wrong moves are answered."""

import pytest

from minoteka import catalog, texts
from minoteka.core.errors import Illegal
from minoteka.lessons.collection import lessons
from minoteka.lessons.lesson import stars
from minoteka.lessons.practice import Practice
from minoteka.lessons.proof import prove, solution, way_on

LESSONS = [(game, lesson) for game in catalog.OWN.values() for lesson in lessons(game)]
STEPS = [(lesson, step) for _, lesson in LESSONS for step in lesson.steps]
NAMES = [f"{lesson.game}-{lesson.name}-{step.name}" for lesson, step in STEPS]
TAUGHT = [game for game in catalog.OWN.values() if lessons(game)]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[lesson.file for _, lesson in LESSONS])
def test_a_lesson_tells_the_truth(game, lesson):
    prove(game, lesson)


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=NAMES)
def test_hints_lead_to_the_goal(lesson, step):
    attempt = Practice.begun(step)
    while attempt.state == "open":
        attempt = attempt.play(way_on(attempt))
    assert attempt.state == "done" and way_on(attempt) is None
    assert len(attempt.made) == len(solution(step)) <= step.moves


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=NAMES)
def test_a_move_that_is_not_allowed_gets_the_engines_why_not(lesson, step):
    legal = step.start.legal_moves()
    others = (move for other, one in STEPS if other.game == lesson.game for move in one.start.legal_moves())
    wrong = next(move for move in others if move not in legal)
    with pytest.raises(Illegal) as refused:
        Practice.begun(step).play(wrong)
    assert all(texts.has(f"error-{refused.value.code}", language) for language in texts.LANGUAGES)


@pytest.mark.parametrize("game", TAUGHT, ids=[game.name for game in TAUGHT])
def test_most_tasks_can_be_missed_by_a_legal_move(game):
    steps = [step for lesson in lessons(game) for step in lesson.steps]
    missable = [step for step in steps if any(missed(step))]
    assert 8 <= len(steps) <= 15
    assert len(missable) >= len(steps) / 2


def missed(step):
    for text in step.start.legal_moves():
        yield Practice.begun(step).play(text).state == "missed"


def test_nothing_is_said_of_steps_that_are_not_there():
    asked = {lesson.key() for _, lesson in LESSONS}
    asked |= {lesson.key(step, part) for lesson, step in STEPS for part in ("", "hint", "miss", "done")}
    said = [
        line.split(" = ")[0] for path in texts.FOLDER.glob("en/lessons/*.ftl") for line in path.open(encoding="utf-8")
    ]
    assert [key for key in said if "-lesson-" in key and key[0] != "#" and key not in asked] == []


def test_slips_cost_stars_but_never_the_last():
    assert [stars(slips) for slips in range(5)] == [3, 2, 1, 1, 1]
