"""Whole games on the full screen, by keys and by mouse, as Textual's pilot plays them."""

import sys
from functools import partial
from pathlib import Path

import pytest

from minoteka import Chance, Match, catalog, texts
from minoteka.search.analysis import BLUNDER, analyse
from minoteka.terminal.board import Board, beside
from minoteka.terminal.curtain import Curtain
from minoteka.terminal.menu import Menu
from minoteka.terminal.replay import ReplayApp
from minoteka.terminal.seated import Seated, Seats
from minoteka.terminal.table import TableApp
from minoteka.terminal.wish import Wish
from tests.loops import complete

SMALL = (80, 24)
SHORT = {"trimino": "44", "mexican-train": "9", "simino": "38"}
"""Deals whose rounds end soon: what is looked at here is the screen."""
GUEST = Path(__file__).parents[1] / "guest"


def seated(game, bots=("greedy",), people=1, options=None, language="en", seed="7"):
    brains = (*(None,) * people, *(catalog.bot(name) for name in bots))
    match = Match.start(catalog.game(game), len(brains), options or {}, Chance(seed), first=0)
    return Seated(match, Seats(brains), language)


def app_of(table):
    return TableApp(table, catalog.bot("greedy"), pace=0)


async def settled(app, pilot):
    """Until it is a person's turn, or a round or all is over."""
    await pilot.pause()
    while app.seated.bot is not None and app.finished is None and app.is_running:
        await pilot.pause(0.01)


async def click_twice(app, pilot):
    """Lay what is pointed at with the mouse; whether that was done."""
    before = len(app.seated.happened)
    if app.aim.ghost is not None:
        row, column = app.query_one(Board).canvas.spots[app.aim.ghost.cells[0]][0]
        await pilot.click(Board, offset=(column, row), times=2)
    return len(app.seated.happened) > before


async def to_the_end(table, keys, most):
    """A round, every second turn by the mouse where there is something to click at; its last word, and the clicks."""
    app, clicks = app_of(table), 0
    async with app.run_test(size=SMALL) as pilot:
        for turn in range(most):
            await settled(app, pilot)
            if table.match.is_over or table.match.number:
                break
            if turn % 2 and await click_twice(app, pilot):
                clicks += 1
            else:
                await pilot.press(*(keys[turn] if turn < len(keys) else ()), "enter")
        return app.word, clicks


@pytest.mark.parametrize(
    ("game", "options", "before"),
    [
        ("riomino", {}, 0),
        ("simino", {}, 0),
        ("trimino", {}, 0),
        ("mexican-train", {"set": "9"}, 0),
        ("gemblo", {}, 48),
        pytest.param("gemblo", {}, 0, marks=pytest.mark.slow),
    ],
)
def test_a_game_by_keys_and_mouse(game, options, before):
    table = seated(game, options=options, seed=SHORT.get(game, "7"))
    for _ in range(before):  # a long game: what is on the screen is its end
        table.play(table.ask(catalog.bot("greedy")).move)
    keys = (("tab",), ("down", "r"), ("right", "tab", "left"), ("shift+tab", "up", "f"), ("r",))
    _, clicks = complete(to_the_end(table, keys, 200))
    assert table.match.rounds and clicks


def test_a_guest_is_played_without_a_board_of_its_own():
    sys.path.insert(0, str(GUEST))
    try:
        from minoteka_row import GAME
    finally:
        sys.path.remove(str(GUEST))
    GAME.bring_texts()
    start = Match.start(GAME, 2, {"length": 7}, Chance("7"), first=0)
    table = Seated(start, Seats((None, catalog.bot("greedy"))), "en")
    word, _ = complete(to_the_end(table, [("tab", "question_mark"), ("down", "r", "h")], 9))
    assert table.match.is_over
    assert "wins" in word


@pytest.mark.parametrize("game", catalog.GAMES)
def test_what_is_told_beside_the_board_is_all_that_the_text_has_more(game):
    table = seated(game, ("greedy",), people=1)
    for _ in range(6):
        table.play(table.match.position.legal_moves()[0])
    view = table.match.position.view(0)
    assert table.game.draw_board is not None
    board = table.game.draw_board(view, None).markup()
    lines = table.game.draw_text(view).splitlines()
    assert lines[: len(board)] == board
    below = beside(table.game, view).plain
    assert below and len(below.splitlines()) <= len(lines) - len(board)


def test_between_rounds_one_sees_how_the_last_one_ended():
    async def evening():
        table = seated("trimino", ("greedy",), people=1, options={"rounds": "3"}, seed=SHORT["trimino"])
        app = app_of(table)
        async with app.run_test(size=SMALL) as pilot:
            for _ in range(200):
                await settled(app, pilot)
                if app.finished is not None:
                    break
                await pilot.press("enter")
            ended = app.finished
            assert ended.over and app.view() is ended and "Enter" in app.word
            assert "Round 1" in app.headline() and not app.aim.groups
            await pilot.press("enter")
            assert app.finished is None and not app.view().over
            await settled(app, pilot)
            assert "Round 2" in app.headline()

    complete(evening())


def test_a_window_that_changes_is_drawn_anew():
    async def evening():
        app = app_of(seated("riomino", (), people=2))
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            keys = app.query_one("#keys")
            wide = keys.size.height
            await pilot.resize_terminal(62, 20)
            await pilot.pause()
            assert keys.size.height > wide
            assert all(len(line) <= 60 for line in app.key_lines().splitlines())

    complete(evening())


def test_two_people_at_one_screen_have_a_curtain():
    async def evening():
        table = seated("trimino", (), people=2)
        app = app_of(table)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, Curtain)
            assert app.viewer == -1
            await pilot.resize_terminal(70, 22)
            await pilot.press("enter")
            await pilot.pause()
            assert app.viewer == 0
            await pilot.press("tab", "down")
            row, column = app.query_one(Board).canvas.spots[app.aim.move.cells[0]][0]  # a first tile is shown too
            await pilot.click(Board, offset=(column, row))
            assert app.aim.move.new and "✗" not in app.word
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, Curtain)
            assert not app.aim.groups

    complete(evening())


def test_a_click_points_and_tells_why_not():
    async def evening():
        table = seated("riomino", (), people=2)
        app = app_of(table)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            taken = table.past[-2].position.observe(0).moves()[0].cells[0]
            before = table.match
            row, column = app.query_one(Board).canvas.spots[taken][0]
            await pilot.click(Board, offset=(column, row))
            await pilot.pause()
            assert app.word.startswith("✗ ") and taken in app.word
            place = app.aim.places()[-1]
            row, column = app.query_one(Board).canvas.spots[place][0]
            await pilot.click(Board, offset=(column, row))
            await pilot.pause()
            assert app.aim.place(app.aim.move) == place
            assert table.match is before

    complete(evening())


def test_hints_taking_back_and_panels():
    async def evening():
        table = seated("riomino", (), people=2, language="uk")
        app = app_of(table)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press("h")
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert app.word.startswith("Підказка") and app.aim.move.text in app.word
            await pilot.press("enter", "Г")  # U, where somebody writes Ukrainian
            assert len(table.past) == 1
            await pilot.press("question_mark")
            await pilot.pause()
            assert app.query_one("#side").has_class("open")
            await pilot.press("question_mark", "colon", *"nonsense", "enter")
            await pilot.pause()
            assert "nonsense" in app.word
            await pilot.press("s", "colon", "escape", "escape")
            assert not app.panel and not app.query_one("#typed").has_class("open")
            await pilot.press("q")

    complete(evening())


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_hint_says_why(language):
    table = seated("trimino", (), people=2, language=language)
    choice = table.ask(catalog.bot("greedy"))
    position = table.match.position
    kinds = [reason.kind for reason in position.observe(0).reasons(position.code(choice.move))]
    assert kinds
    move, why = table.advice(choice).split(" · ")
    assert move.startswith(choice.move)
    assert why and not why.startswith("trimino-because")


async def to_line(app, pilot, name):
    """Down or up to a line of the menu."""
    there = [row.name for row in app.rows()].index(name)
    await pilot.press(*("down" if there > app.at else "up" for _ in range(abs(there - app.at))))


@pytest.mark.parametrize(("others", "levels"), [(0, "easy"), (5, "easy,strong")])
def test_the_menu_gives_what_was_chosen(others, levels):
    async def evening():
        app = Menu(catalog.GAMES, catalog.BOTS, "easy", "en")
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("right", "right")
            assert app.game.name == "trimino"
            await to_line(app, pilot, "option-rounds")
            await pilot.press("left")
            await to_line(app, pilot, "seats")
            assert "seat-2" not in [row.name for row in app.rows()]
            await pilot.press("right")
            await to_line(app, pilot, "seat-2")
            await pilot.press(*("right",) * (others + others // 5), "enter")
        return app.return_value

    assert complete(evening()) == Wish("trimino", 3, 2, levels, {"rounds": "1"})


def test_the_menu_speaks_of_options_in_words_and_refuses_what_makes_no_sense():
    async def evening():
        app = Menu(catalog.GAMES, catalog.BOTS, "easy", "uk", lambda game: ["resume", "learn"])
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("right", "right", "right")
            assert not any("_" in row.label for row in app.rows())
            assert not any("_" in words for row in app.rows() for _, words in row.values)
            await to_line(app, pilot, "option-set")
            await pilot.press("right", "up", "up", "up", "left", "enter")
            assert app.picked["seats"] == "8" and app.picked["option-set"] == "9"
            assert app.is_running and app.return_value is None
            await pilot.press("end", "up")
            await pilot.click("#rows", offset=(5, app.line_of(app.at)))
        return app.return_value

    assert complete(evening()).door == "resume"


def test_a_record_is_replayed_by_arrows():
    async def evening():
        table = seated("riomino", (), people=2)
        for _ in range(4):
            table.play(table.match.position.legal_moves()[0])
        app = ReplayApp(table.happened, -1, "en")
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("right", "right")
            assert app.at == 2 and app.last_cells()
            await pilot.press("end", "right")
            assert app.at == 4
            await pilot.press("home", "left")
            assert app.at == 0
            await pilot.press("colon", "3", "enter")
            await pilot.pause()
            assert app.at == 3
            await pilot.press("j")
            assert not app.query_one("#side").has_class("open")  # it is not over
            await pilot.press("q")

    complete(evening())


def test_a_finished_game_is_judged_beside_the_board():
    async def evening():
        table = seated("riomino", (), people=2)
        while not table.match.is_over:
            table.play(table.match.position.legal_moves()[-1])
        app = ReplayApp(table.happened, -1, "en", partial(analyse, table.record(), 64, 0))
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.press("j")
            await app.workers.wait_for_complete()
            await pilot.pause()
            worst = max(app.judged, key=lambda number: app.judged[number].loss)
            assert app.judged[worst].loss > BLUNDER
            await pilot.press("b")
            assert app.judged[app.at].loss > BLUNDER
            app.at = worst
            app.paint()
            assert f"Better: {app.judged[worst].best}" in app.verdict()
            await pilot.press("home", "space")
            while app.at == 0:
                await pilot.pause(0.05)
            await pilot.press("space")
            assert not app.running

    complete(evening())
