"""How hard a riddle is: bots that look quickly must miss it, and more and more search is given until it is found.

Bots see what their seat sees. The searches that grade see what the riddle tells and more, the whole position: what they
miss is hard to see, not hidden.
"""

from collections.abc import Callable

from minoteka import catalog
from minoteka.core.errors import Malformed
from minoteka.core.position import Position
from minoteka.core.riddle import Theme
from minoteka.puzzles.riddle import Judge, Riddle, WorkedOut
from minoteka.puzzles.trial import Trial

QUICK = ("greedy", "medium")
"""Who must miss it."""
LINES = (300, 2_000, 10_000)
"""Lines of play that a search follows before each move, for grades 1, 2, 3 (``medium`` follows 1,200 … 8,400). What the
last misses is of grade 4.
"""
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
    return 1 + next((i for i, lines in enumerate(LINES) if finds(judge, position, answer, search(lines))), len(LINES))


def check(theme: Theme, riddle: Riddle) -> None:
    """Prove a riddle and its grade again, knowing nothing of others; the error says what of it is not so."""
    judge = catalog.judge(theme)
    judge.check(riddle, catalog.game)
    position = Position.from_text(riddle.position, catalog.game)
    answer = judge.work_out(position)
    grade = None if answer is None else graded(judge, position, answer)
    if grade is None:
        raise Malformed("riddle-lies", what="grade", why=Malformed("riddle-easy"))
    if grade != riddle.grade:
        raise Malformed("riddle-lies", what="grade", why=str(grade))


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


def search(lines: int) -> Choose:
    """A search that follows so many lines of play, everything open."""
    return lambda position: catalog.LEVELS["medium"].with_open_eyes(position, lines, SEED)
