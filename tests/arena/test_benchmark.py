"""An agent of one's own is asked as bots are, its faults are told in a line, and ratings are what wins promise."""

import re
from pathlib import Path

import numpy as np
import pytest

import minoteka
from minoteka import catalog
from minoteka.arena.agents import agent
from minoteka.arena.benchmark import TASKS, Report, task_of
from minoteka.arena.contest import Played, bot_of, play
from minoteka.core.errors import Malformed
from minoteka.search.bot import Decision

PAGE = (Path(__file__).parents[2] / "docs" / "benchmark.md").read_text("utf-8")
HERE = "tests.arena.test_benchmark"


def last(seen, seed):
    return seen.legal_moves()[-1]


def lowest(told):
    return int(np.flatnonzero(told["action_mask"])[0])


def wrong(seen, seed):
    return "nowhere"


def beyond(told):
    return 10**6


def half(told):
    return float(np.flatnonzero(told["action_mask"])[0]) + 0.5


def leaving(seen, seed):
    raise SystemExit(3)


def failing(seen, seed):
    raise ZeroDivisionError("by nobody")


LISTED = [last]
LINES = {
    "riomino-v1": ("fddf0200fdb01a18", "5288c82e9c5c8d13"),
    "gemblo-v1": ("73795dbb7b409417", "d256b1266e800669"),
    "simino-v1": ("c696fa28b594bfde", "f60019fc545077d0"),
    "trimino-v1": ("f4228bbee0399b72", "86967e8ea2639920"),
    "mexican-train-v1": ("9af0d4bc1589fc5f", "09626b944d9a2a72"),
}
"""Deal 0 of each task as its opponents play it among themselves: medium with easy, beginner with random."""


@pytest.mark.parametrize("name", catalog.OWN)
def test_agents_and_policies_move(name):
    position = minoteka.Position.dealt(minoteka.game(name), 2, {}, minoteka.Chance("1"))
    for _ in range(6):
        seen = position.observe(position.to_act)
        assert bot_of(f"{HERE}:last").choose(seen, 1) == Decision(seen.legal_moves()[-1])
        position = position.play(bot_of(f"policy:{HERE}:lowest").choose(seen, 1).move)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"{HERE}:nobody", "agent-import"),
        ("no_such_module:act", "agent-import"),
        ("policy:", "agent-import"),
        (f"{HERE}:LISTED", "agent-import"),
        (f"{HERE}:lowest", "agent-call"),
        (f"policy:{HERE}:last", "agent-call"),
        (f"{HERE}:wrong", "agent-move"),
        (f"policy:{HERE}:beyond", "agent-move"),
        (f"policy:{HERE}:half", "agent-move"),
        (f"{HERE}:failing", "agent-failed"),
        (f"{HERE}:leaving", "agent-failed"),
    ],
)
def test_what_an_agent_does_wrong_is_told(text, code):
    position = minoteka.Position.dealt(minoteka.game("riomino"), 2, {}, minoteka.Chance("1"))
    with pytest.raises(Malformed) as told:
        agent(text).choose(position.observe(position.to_act), 1)
    assert told.value.code == code


def test_an_agent_that_fails_is_told_where():
    position = minoteka.Position.dealt(minoteka.game("riomino"), 2, {}, minoteka.Chance("1"))
    with pytest.raises(Malformed, match=rf"\({Path(__file__).name}:{failing.__code__.co_firstlineno + 1}\)"):
        agent(f"{HERE}:failing").choose(position.observe(position.to_act), 1)


def test_a_task_is_played_by_an_agent():
    contest = task_of("riomino-v1").contest(f"{HERE}:last", "random")
    games = [play(contest, 0, turn) for turn in (0, 1)]
    assert [game.seating[0] for game in games] == [f"{HERE}:last", "random"]
    assert all(len(game.winners) == 1 and game.plies > 2 for game in games)


@pytest.mark.parametrize("name", TASKS)
def test_a_task_never_changes(name):
    """If this fails, what others have cited would come out differently: that is a new version of the task."""
    pairs = ("medium", "easy"), ("beginner", "random")
    assert tuple(play(task_of(name).contest(*pair), 0, 0).line for pair in pairs) == LINES[name]


def results(agent, opponent, shares):
    """Deals in which the agent won so many of two games."""
    pair = (agent, opponent)
    return [
        Played(deal, turn, pair, (0, 0), (0 if turn < won else 1,), 9, (0.0, 0.0), (1, 1), (0, 0))
        for deal, won in enumerate(shares)
        for turn in (0, 1)
    ]


def rated(shares):
    report = Report(TASKS["riomino-v1"], "me")
    for opponent, won in shares.items():
        report.results[opponent] = results("me", opponent, won)
    return report.rating()


def test_ratings_are_what_wins_promise():
    even = rated({"easy": [1] * 50})
    assert even.value == pytest.approx(530, abs=1)
    better, worse = rated({"easy": [2, 1] * 25}), rated({"easy": [0, 1] * 25})
    assert better.value - 530 == pytest.approx(530 - worse.value, abs=1)
    assert better.value == pytest.approx(530 + 191, abs=10), "three wins of four"
    assert better.low < better.value < better.high
    few = rated({"easy": [2, 1] * 3})
    assert few.high - few.low > better.high - better.low
    assert rated({name: [2] * 50 for name in TASKS["riomino-v1"].opponents}).value < 4000


def test_the_page_tells_the_tasks_as_they_are():
    for task in TASKS.values():
        places = ", ".join(f"{name} {place}" for name, place in task.opponents.items())
        row = re.search(rf"\| `{task.name}` \| {task.game} \| {task.seats} \| (.*) \| {places} \|", PAGE)
        assert row, task.name
        assert all(f"{name}={value}" in row[1] for name, value in task.options.items())


def test_the_example_of_the_page_runs():
    namespace: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.S):
        exec(compile(block, "docs/benchmark.md", "exec"), namespace)
    position = minoteka.Position.dealt(minoteka.game("trimino"), 2, {}, minoteka.Chance("1"))
    assert namespace["choose"](position.observe(position.to_act), 7) in position
