"""Riddles: every one is proven by its theme, a wrong move is told, and a file that lies is refused."""

import re
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from minoteka import catalog, texts
from minoteka.arena.grading import QUICK, bot, check, finds
from minoteka.core.errors import Illegal, Malformed
from minoteka.core.position import Position
from minoteka.core.riddle import themes
from minoteka.puzzles.daily import GRADES, daily_riddle
from minoteka.puzzles.riddle import GRADES as GRADES_OF_RIDDLES
from minoteka.puzzles.riddle import Riddle, file_of, of_game, read, right, write
from minoteka.puzzles.trial import Trial
from tests.riddles.names import known, shipped

OTHERS = {
    name: one.riddle.position
    for name, one in ((name, catalog.riddles()[f"{name}-1"]) for name in ("saved-draw", "leftovers"))
}
DOCUMENT = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text("utf-8")
THEMES = sorted(name for _, name, _ in catalog.all_themes())


def riddles_of(name):
    game, theme = catalog.theme(name)
    return read(file_of(game, theme)), catalog.judge(theme)


def attempt_at(riddle, judge):
    return Trial(judge, catalog.position(riddle.position), riddle.line, riddle.value)


def is_missed(riddle, judge):
    """One move alone is right, and neither bot that looks quickly answers it."""
    position = catalog.position(riddle.position)
    answer = judge.work_out(position)
    assert len(right(judge.weigh(position, position.to_act), riddle.value)) == 1
    return answer.choices == 1 or not any(finds(judge, position, answer, bot(quick)) for quick in QUICK)


@pytest.mark.parametrize("name", THEMES)
def test_riddles_are_proven_and_missed_by_a_quick_look(name):
    riddles, judge = riddles_of(name)
    for riddle in riddles[:: max(1, len(riddles) // 2)]:
        judge.check(riddle, catalog.game)
        assert is_missed(riddle, judge)


@pytest.mark.slow
@pytest.mark.parametrize("name", THEMES)
def test_every_riddle_is_proven_missed_and_as_hard_as_told(name):
    riddles, judge = riddles_of(name)
    for riddle in riddles:
        check(judge.theme, riddle)
        assert is_missed(riddle, judge)


def test_every_game_has_a_hundred_riddles_and_every_theme_thirty():
    for game in catalog.OWN.values():
        posed = [one.theme.name for one in of_game(game).values()]
        assert len(posed) >= 100 and min(posed.count(name) for name in themes(game)) >= 30


def test_the_documents_tell_the_files_as_they_are():
    for game, name, theme in catalog.all_themes():
        if game.name in catalog.OWN:
            grades = [riddle.grade for riddle in read(file_of(game, theme))]
            told = " · ".join(str(grades.count(grade)) for grade in GRADES_OF_RIDDLES)
            row = rf"^\| `{name}` \| {len(grades)} \|.*\| {told} \|$"
            assert re.search(row, DOCUMENT, re.MULTILINE), name


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_theme_says_what_it_asks(name, language):
    theme = catalog.theme(name)[1]
    reached = [] if theme.duel or theme.unlit else ["-reached"]
    for part in ("", "-task", "-hint", *reached):
        assert texts.has(f"riddle-{name}{part}", language), part


def test_names_ask_what_they_have_always_asked():
    before, now = known(), shipped()
    assert {name for name in now if before.get(name) != now[name]} == set(), "new ones: python -m tests.riddles.names"
    assert len(set(before.values())) == len(before)


def test_two_riddles_of_a_number_are_refused():
    riddles, _ = riddles_of("last-die")
    with pytest.raises(Malformed) as refused:
        read(write(riddles[0]) * 2)
    assert (refused.value.code, refused.value.details["line"]) == ("riddle-line", 2)


@pytest.mark.parametrize("name", THEMES)
def test_the_line_answers_and_other_moves_do_not(name):
    riddles, judge = riddles_of(name)
    attempt, own = attempt_at(riddles[0], judge), iter(riddles[0].line)
    weighed = judge.weigh(attempt.position, attempt.seat)
    wrong = [move for move in weighed.values if move not in right(weighed, attempt.value)]
    before = attempt.position
    for move in wrong[:2]:
        verdict = attempt.move(move)
        assert not verdict.right and verdict.value < riddles[0].value and attempt.position == before
    while not attempt.is_solved:
        verdict = attempt.move(next(own))
        assert verdict.right and tuple(next(own) for _ in verdict.replies) == verdict.replies
    assert next(own, None) is None


def test_in_a_duel_a_wrong_move_is_refuted():
    riddles, judge = riddles_of("last-die")
    attempt = attempt_at(riddles[0], judge)
    wrong = next(move for move, value in attempt.values().items() if value < 0)
    after = attempt.position.play(wrong)
    answers = attempt.move(wrong).replies
    assert after.is_over if not answers else catalog.solve(after.play(answers[0])).winner == 1 - attempt.seat


def test_who_was_not_shut_out_can_lay_what_is_told():
    riddles, judge = riddles_of("shut-out")
    for riddle in riddles[::20]:
        attempt = attempt_at(riddle, judge)
        wrong = next(move for move in attempt.position.legal_moves() if move != riddle.line[0])
        ruling, position = attempt.move(wrong), attempt.position.play(wrong)
        rival = judge.theme.facts(attempt.position, 1)["colour"]
        while int(position._plain.turn) != rival:  # as if the others passed
            position = passed(position)
        assert ruling.spoiler.text in position.legal_moves()
        assert attempt.told(ruling)[1]["answer"] == ruling.spoiler.text


def passed(position):
    state = position.game.layout.copy(position._state)
    state.turn = (int(state.turn) + 1) % int(state.colours)
    return Position(position.game, position.seats, position.options, state)


def test_an_illegal_move_is_told_as_everywhere():
    riddles, judge = riddles_of("last-die")
    attempt = attempt_at(riddles[0], judge)
    taken = next(move for move in attempt.position.text().split() if "@" in move)
    with pytest.raises((Illegal, Malformed)):
        attempt.move(taken)
    assert not attempt.played


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"value": -1}, "value"),
        ({"line": ("pass",)}, "line"),
        ({"grade": 9}, "grade"),
        ({"position": "riomino 2 {}"}, "position"),
        ({"position": OTHERS["saved-draw"]}, "position"),
        ({"position": OTHERS["leftovers"]}, "position"),
        ({"position": "riomino 2 A"}, "position"),
    ],
)
def test_a_riddle_that_lies_is_refused(change, what):
    riddles, judge = riddles_of("last-die")
    with pytest.raises(Malformed) as refused:
        judge.check(msgspec.structs.replace(riddles[0], **change), catalog.game)
    assert (refused.value.code, refused.value.details["what"]) == ("riddle-lies", what)


@pytest.mark.parametrize("name", ["shut-out", "best-score"])
def test_a_grade_that_lies_is_refused(name):
    """Where it counts what there is to look at, by the proof alone; else by whoever searches so much."""
    riddles, judge = riddles_of(name)
    lie = msgspec.structs.replace(riddles[0], grade=riddles[0].grade % 4 + 1)
    with pytest.raises(Malformed) as refused:
        judge.check(lie, catalog.game) if judge.theme.apart else check(judge.theme, lie)
    assert refused.value.details["what"] == "grade"


def test_a_riddle_that_a_quick_look_finds_is_refused():
    """The dearest tile that fits is the best: true, and no riddle."""
    start = catalog.position(catalog.riddles()["most-points-1"].riddle.position)
    judge = catalog.judge(themes(start.game)["most-points"])
    position, answer = next(easy(judge, start))
    told = Riddle(1, position.text(), answer.line, answer.value, judge.grade(answer), "by hand", 0)
    judge.check(told, catalog.game)
    with pytest.raises(Malformed) as refused:
        check(judge.theme, told)
    assert refused.value.details["why"].code == "riddle-easy"


def easy(judge, position):
    """Positions on from one, with an answer that is obvious."""
    while not position.is_over:
        answer = judge.work_out(position) if judge.asks(position) else None
        if answer is not None and answer.line[0] in judge.theme.obvious(position):
            yield position, answer
        position = position.play(bot("greedy")(position))


def test_a_position_that_its_theme_would_read_wrongly_is_refused():
    """As long as the others can lay, too, the most that all of them lay together is no answer."""
    riddles, judge = riddles_of("leftovers")
    riddle = riddles[0]
    early = msgspec.structs.replace(riddle, position=" ".join(riddle.position.split()[:-12]))
    with pytest.raises(Malformed) as refused:
        judge.check(early, catalog.game)
    assert refused.value.details["why"].code == "riddle-beside"


def test_a_position_without_a_question_is_refused():
    riddles, judge = riddles_of("last-die")
    start = catalog.position(riddles[0].position)
    fair = next(move for move in start.legal_moves() if judge.work_out(start.play(move)) is None)
    with pytest.raises(Malformed) as refused:
        judge.check(msgspec.structs.replace(riddles[0], position=start.play(fair).text()), catalog.game)
    assert refused.value.details["what"] == "question"


def test_what_is_no_riddle_is_named_with_its_line():
    riddles, _ = riddles_of("last-die")
    assert read(write(riddles[0])) == riddles[:1]
    for line in ('{"position": "x"}', "", "{", write(riddles[0]).replace('"number":1,', '"number":0,')):
        with pytest.raises(Malformed) as refused:
            read(write(riddles[0]) + line + "\n")
        assert (refused.value.code, refused.value.details["line"]) == ("riddle-line", 2)


def test_a_riddle_a_day():
    monday = date(2026, 11, 16)
    for game in catalog.OWN.values():
        posed = list(of_game(game).values())
        if posed:
            week = [daily_riddle(monday + timedelta(day), posed) for day in range(7)]
            assert week == [daily_riddle(monday + timedelta(day), posed) for day in range(7)]
            there = {one.riddle.grade for one in posed}
            assert [one.riddle.grade for one in week] == [min(there, key=lambda g: (abs(g - w), g)) for w in GRADES]
            assert len({one.name for one in week}) > 1
    assert themes(catalog.game("riomino"))["last-die"].duel
