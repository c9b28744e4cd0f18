"""Riomino played perfectly: after the roll nothing is left to chance, so every position has a winner to be found."""

from minoteka.core.position import Position
from minoteka.core.solver import DRAW, Effort, Report, Solution
from minoteka.games.riomino.options import TASHKENT
from minoteka.games.riomino.solve.driver import Question, Team
from minoteka.games.riomino.solve.field import level_field
from minoteka.games.riomino.solve.memory import UNKNOWN, WON

WIN, TIE, LOSS = 1, 0, -1


class Branch:
    """A first move and what is known of it for the seat that makes it: bounds on its result."""

    def __init__(self, position: Position, text: str, seat: int) -> None:
        self.text = text
        self.after = position.play(text)
        self.low, self.high = LOSS, WIN
        outcome = self.after.outcome
        if outcome is not None:
            sure = TIE if len(outcome.winners) == 2 else WIN if outcome.winners == (seat,) else LOSS
            self.low = self.high = sure

    def learn(self, aim: int, reached: bool, draws: bool) -> None:
        """Take in the answer whether at least ``aim`` is reached."""
        if reached:
            self.low = aim
        else:
            self.high = aim - 1 if draws else LOSS


def solve(position: Position, effort: Effort) -> Solution:
    """The winner, every winning move and a line of best play; or, unless every move is asked for, the first."""
    if position.outcome is not None:
        winners = position.outcome.winners
        return Solution(-1, DRAW if len(winners) == 2 else winners[0])
    team = Team(level_field(int(position._plain.level)), effort.threads, effort.stop, effort.nodes)
    branches = examine(team, position, effort.every, effort.report)
    seat, value = position.to_act, worth(branches)
    winner = None if value is None else DRAW if value == TIE else seat if value == WIN else 1 - seat
    return Solution(
        seat,
        winner,
        winning=tuple(branch.text for branch in branches if branch.low == WIN),
        losing=tuple(branch.text for branch in branches if branch.high == LOSS),
        line=best_line(team, position, branches) if value is not None else (),
        nodes=team.nodes,
    )


def worth(branches: list[Branch]) -> int | None:
    """The result of the best first move, None while it may still change."""
    low = max(branch.low for branch in branches)
    high = max(branch.high for branch in branches)
    return low if low == high else None


def examine(team: Team, position: Position, every: bool, report: Report | None = None) -> list[Branch]:
    """All first moves with what can be found out about them, sorted by their texts.

    ``every``: decide each of them whether it wins; otherwise only the value of the position.
    """
    seat = position.to_act
    draws = position._plain.scoring == TASHKENT
    branches = [Branch(position, text, seat) for text in position.legal_moves()]
    for aim in (WIN, TIE) if draws else (WIN,):
        if max(branch.low for branch in branches) >= aim:
            if not (every and aim == WIN):
                break
        inquire(team, branches, seat, aim, every and aim == WIN, report)
        if team.stopped:
            break
    return branches


def inquire(team: Team, branches: list[Branch], seat: int, aim: int, every: bool, report: Report | None) -> None:
    """Find out which branches reach ``aim`` for ``seat``: all of them, or until one is found."""
    draws = bool(branches[0].after._plain.scoring == TASHKENT)
    questions: dict[int, Question] = {}
    asked: dict[int, list[Branch]] = {}
    for branch in branches:
        if branch.low < aim <= branch.high:
            question = team.ask(branch.after, seat, hero=seat, aim=aim)
            questions.setdefault(question.key, question)
            asked.setdefault(question.key, []).append(branch)

    def reached(question: Question) -> bool:
        return (question.result == WON) == (question.turn == seat)

    def enough() -> bool:
        return not every and any(q.result != UNKNOWN and reached(q) for q in questions.values())

    team.decide(sorted(questions.values(), key=lambda question: question.promise), enough, report)
    for key, question in questions.items():
        if question.result != UNKNOWN:
            for branch in asked[key]:
                branch.learn(aim, reached(question), draws)


def best_line(team: Team, position: Position, branches: list[Branch]) -> tuple[str, ...]:
    """Best play for both seats to the end; cut off where the nodes are spent."""
    line: list[str] = []
    while True:
        value = worth(branches)
        if value is None:
            return tuple(line)
        best = next(branch for branch in branches if branch.low == value)
        line.append(best.text)
        position = best.after
        if position.is_over:
            return tuple(line)
        branches = examine(team, position, every=False)
