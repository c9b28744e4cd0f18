"""How hard a riddle is: bots that look quickly must miss it, and more and more search is given until it is found.

Bots see what their seat sees. The searches that grade see what the riddle tells and more, the whole position: what they
miss is hard to see, not hidden.
"""

from collections.abc import Callable

from minoteka import catalog
from minoteka.core.position import Position
from minoteka.puzzles.riddle import Judge, WorkedOut
from minoteka.puzzles.trial import Trial

QUICK = ("greedy", "medium")
"""Who must miss it."""
SEARCHES = (1, 4, 16)
"""Grades 1, 2, 3 in searches of ``medium``; the last is about what ``strong`` takes. What it misses is of grade 4."""
SEED = 1

Choose = Callable[[Position], str]


def graded(judge: Judge, position: Position, answer: WorkedOut) -> int | None:
    """The grade, if a quick look misses the answer; None: it is too easy. A single legal move cannot be missed."""
    theme = judge.theme
    if answer.line[0] in theme.obvious(position):
        return None
    if answer.choices > 1 and any(finds(judge, position, answer, bot(name)) for name in QUICK):
        return None
    if theme.apart:
        return judge.grade(answer)
    return 1 + next((i for i, times in enumerate(SEARCHES) if finds(judge, position, answer, search(times))), 3)


def finds(judge: Judge, position: Position, answer: WorkedOut, choose: Choose) -> bool:
    """Whether somebody who chooses so answers a riddle to its end."""
    attempt = Trial(judge, position, answer.line, answer.value)
    while not attempt.is_solved:
        if not attempt.move(choose(attempt.position)).right:
            return False
    return True


def bot(name: str) -> Choose:
    """A bot, which sees what its seat sees."""
    return lambda position: catalog.bot(name).choose(position.observe(position.to_act), SEED).move


def search(times: int) -> Choose:
    """So many searches of ``medium`` in one, everything open."""
    return lambda position: catalog.LEVELS["medium"].with_open_eyes(position, times, SEED)
