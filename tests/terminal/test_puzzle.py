"""A puzzle solved by hand on the full screen."""

import pytest

from minoteka import catalog
from minoteka.cli.main import main
from minoteka.puzzles import collection, draw
from minoteka.terminal.board import Board
from minoteka.terminal.puzzle import PuzzleApp
from tests.loops import complete

SMALL = (80, 24)


def app_of(name):
    box = next(game.pieces for game in catalog.GAMES.values() if game.pieces is not None)
    return PuzzleApp(collection.load(name, box), name, "", "en")


async def hinted(app, pilot):
    await pilot.press("h")
    await app.workers.wait_for_complete()
    await pilot.pause()


def test_a_puzzle_is_solved_by_hints_and_keys():
    app = app_of("umbrella")

    async def evening():
        async with app.run_test(size=SMALL) as pilot:
            while not app.solved:
                await hinted(app, pilot)
                assert app.aim.move is not None and "Hint" in app.word
                await pilot.press("enter")
            return app.word, app.laid

    word, laid = complete(evening())
    assert word.startswith("Solved!") and "11" in word
    assert {cell for _, placement in laid for cell in placement.cells} == set(app.puzzle.cells)


def test_pieces_are_turned_moved_lifted_and_found_wrong():
    app = app_of("umbrella")

    async def evening():
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("tab", "r", "down", "right", "f")
            chosen = app.aim.move
            await pilot.press("enter")
            ((piece, placement),) = app.laid
            assert sorted(map(draw.name, placement.cells)) == sorted(chosen.cells)
            assert str(piece) == chosen.piece
            app.query_one(Board).post_message(Board.Pointed(chosen.cells[0], False))
            await pilot.pause()
            assert app.laid == [] and app.aim.move == chosen
            await pilot.press("u")
            assert app.word == "There is nothing to take back."
            wrong = next(
                move for move in app.fitting() if move.piece == "E1" and move.cells == [draw.name(app.puzzle.cells[0])]
            )
            app.play(wrong.text)
            await hinted(app, pilot)
            assert "E1" in app.word
            await pilot.press("s", "question_mark", "colon", *"nonsense", "enter")
            await pilot.pause()
            assert app.word.startswith("✗ ") and len(app.laid) == 1

    complete(evening())


def test_without_a_screen_it_is_said_so(capsys):
    assert main(["puzzle", "play", "umbrella"]) == 2
    assert "terminal" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["nosuch"], ["umbrella", "--day", "2026-01-01"]])
def test_bad_choices_take_one_line(arguments, capsys):
    assert main(["puzzle", "play", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
