"""A puzzle solved by hand on the full screen."""

import sys
from io import StringIO

import pytest

from minoteka import catalog
from minoteka.cli.main import main
from minoteka.lessons import collection as collection_of_lessons
from minoteka.lessons import proof
from minoteka.puzzles import collection, draw
from minoteka.puzzles.puzzle import write
from minoteka.puzzles.tiling import Tiling
from minoteka.puzzles.trial import Trial
from minoteka.terminal.begun import Begun, HalfDone
from minoteka.terminal.board import Board
from minoteka.terminal.covering import Covering
from minoteka.terminal.learnt import Learnt
from minoteka.terminal.lesson import LessonApp
from minoteka.terminal.puzzle import PuzzleApp
from minoteka.terminal.riddle import RiddleApp
from minoteka.terminal.solving import Solving
from tests.cli.test_play import rubbish
from tests.loops import complete

SMALL = (80, 24)


def app_of(name, begun=None):
    box = next(game.pieces for game in catalog.GAMES.values() if game.pieces is not None)
    return PuzzleApp(Covering(collection.load(name, box), begun), name, "", "en")


async def hinted(app, pilot):
    await pilot.press("h")
    await app.workers.wait_for_complete()
    await pilot.pause()


def test_a_puzzle_is_solved_by_hints_and_keys():
    app = app_of("umbrella")

    async def evening():
        async with app.run_test(size=SMALL) as pilot:
            while not app.covering.solved:
                await hinted(app, pilot)
                assert app.aim.move is not None and "Hint" in app.word
                await pilot.press("enter")
            return app.word, app.covering.laid

    word, laid = complete(evening())
    assert word.startswith("Solved!") and "11" in word
    assert {cell for _, placement in laid for cell in placement.cells} == set(app.covering.puzzle.cells)


def test_pieces_are_turned_moved_lifted_and_found_wrong():
    app = app_of("umbrella")

    async def evening():
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("tab", "r", "down", "right", "f")
            chosen = app.aim.move
            await pilot.press("enter")
            ((piece, placement),) = app.covering.laid
            assert sorted(map(draw.name, placement.cells)) == sorted(chosen.cells)
            assert str(piece) == chosen.piece
            app.query_one(Board).post_message(Board.Pointed(chosen.cells[0], False))
            await pilot.pause()
            assert app.covering.laid == [] and app.aim.move == chosen
            await pilot.press("u")
            assert app.word == "There is nothing to take back."
            first = draw.name(app.covering.puzzle.cells[0])
            wrong = next(move for move in app.covering.fitting() if move.piece == "E1" and move.cells == [first])
            app.play(wrong.text)
            await hinted(app, pilot)
            assert "E1" in app.word
            await pilot.press("s", "question_mark", "colon", *"nonsense", "enter")
            await pilot.pause()
            assert app.word.startswith("✗ ") and len(app.covering.laid) == 1

    complete(evening())


@pytest.fixture
def typed(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("MINOTEKA_DATA", str(tmp_path))
    monkeypatch.setenv("MINOTEKA_LANG", "en")

    def play(lines, *arguments):
        monkeypatch.setattr(sys, "stdin", StringIO(lines))
        assert main(["puzzle", "play", *arguments]) == 0
        out, err = capsys.readouterr()
        assert err == "" and "Traceback" not in out
        return out

    return play


def test_a_puzzle_is_solved_line_by_line_in_two_evenings(typed, tmp_path):
    out = typed("h\n1\nh\n1\nq\n", "umbrella")
    assert "What lies is kept" in out and "E18" in out
    (kept,) = (tmp_path / "puzzles").iterdir()
    assert "laid" in kept.read_text("utf-8")
    out = typed("h\n1\n" * 9, "umbrella")
    assert "Solved! With 11 hints." in out
    assert not kept.exists()


def test_lines_name_cells_and_lift_by_name(typed, tmp_path):
    out = typed("E1 1\nE1\nu\nE1 2\nu\nE18\nE18 3\nq\n", "umbrella")
    assert "There is nothing to take back." in out
    assert "  1. E18 " in out
    assert not any((tmp_path / "puzzles").glob("*.json"))


def test_nothing_typed_into_a_puzzle_ends_in_an_error(typed):
    typed("\n".join(rubbish(100, "puzzle")), "umbrella")


def test_what_is_kept_but_cannot_be_read_is_begun_anew(tmp_path):
    box = next(game.pieces for game in catalog.GAMES.values() if game.pieces is not None)
    puzzle, troubles = collection.load("umbrella", box), []
    begun = Begun(tmp_path / "p", write(puzzle), troubles.append)
    first = Covering(puzzle, begun)
    move = first.lay(first.fitting()[0].text)
    assert [str(piece) for piece, _ in Covering(puzzle, begun).laid] == [move.piece]
    begun.path.write_text("{}")
    assert Covering(puzzle, begun).laid == []
    begun.path.unlink()
    begun.path.parent.rmdir()
    begun.path.parent.write_text("no folder")
    first.keep()
    first.keep()
    assert len(troubles) == 1


@pytest.mark.parametrize("arguments", [["nosuch"], ["umbrella", "--day", "2026-01-01"]])
def test_bad_choices_take_one_line(arguments, capsys):
    assert main(["puzzle", "play", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("name", ["last-die-2", "shut-out-1"])
def test_a_riddle_is_answered_by_keys(name, tmp_path):
    one = catalog.riddles()[name]
    attempt = Trial(catalog.judge(one.theme), catalog.position(one.riddle.position), one.riddle.line, one.riddle.value)
    answer = Solving(one, attempt, Begun(tmp_path, name, pytest.fail))
    app = RiddleApp(answer, "The task", lambda ruling: "not so", ["All is told"], "en")

    async def evening():
        async with app.run_test(size=SMALL) as pilot:
            assert app.word.startswith("The task\n") and "All is told" in app.seats_line().plain
            wrong = next(move for move in attempt.position.legal_moves() if move not in attempt.right())
            app.aim.choose(wrong)
            await pilot.press("enter")
            await app.workers.wait_for_complete()
            assert app.word == "✗ not so" and answer.wrong == 1 and not attempt.played
            while not attempt.is_solved:
                assert answer.begun.read() == HalfDone(answer.right, answer.hints, 1)
                for _ in range(3):  # what to look for, the piece, the move
                    await hinted(app, pilot)
                assert app.aim.move.text in attempt.right()
                await pilot.press("enter")
                await app.workers.wait_for_complete()
                await pilot.pause()
            assert "Solved!" in app.word and not app.aim.groups and not answer.begun.path.exists()
            await pilot.press("u", "s", "question_mark", "escape", "a")
        assert app.again

    complete(evening())


def test_a_lesson_is_done_by_keys(tmp_path):
    game = catalog.game("riomino")
    lesson = collection_of_lessons.lessons(game)[0]
    learnt = Learnt(tmp_path / "stars.json", pytest.fail)
    app = LessonApp(game, lesson, learnt, "en")

    async def evening():
        async with app.run_test(size=SMALL) as pilot:
            while not app.is_over:
                await pilot.press("h", "h")
                assert app.aim.move.text == proof.way_on(app.practice)
                await pilot.press("enter")
                if app.practice.state == "done" and not app.is_over:
                    assert "★" in app.word and app.keys_now()["Enter"] == "next-round"
                    await pilot.press("enter")
            await pilot.press("s", "question_mark", "escape", "a")
        assert app.again and learnt.told(lesson) == "★5/15"

    complete(evening())


def test_what_a_fresh_machine_compiles_does_not_count_as_looking(monkeypatch):
    """The clock of a hint begins when the search has been called once, told to stop at once."""
    box = next(game.pieces for game in catalog.GAMES.values() if game.pieces is not None)
    covering, searched = Covering(collection.load("umbrella", box)), []
    first = Tiling.first
    monkeypatch.setattr(Tiling, "first", lambda tiling, stop: searched.append(int(stop[0])) or first(tiling, stop))

    class Clock:
        def __init__(self, seconds, ring):
            assert searched == [1]

        def start(self):
            searched.append("begun")

        def cancel(self):
            searched.append("over")

    monkeypatch.setattr("minoteka.terminal.covering.Timer", Clock)
    assert covering.advice().next is not None
    assert searched[:2] == [1, "begun"] and searched[-1] == "over"
