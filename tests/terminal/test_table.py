"""Whole games on the full screen, by keys and by mouse, as Textual's pilot plays them."""

import asyncio

import pytest

from minoteka import Chance, Match, catalog
from minoteka.terminal.seated import Seated, Seats
from minoteka.terminal.table import TableApp

SMALL = (80, 24)


def seated(game, bots=("greedy",), people=1, options=None, language="en", seed="7"):
    brains = (*(None,) * people, *(catalog.bot(name) for name in bots))
    match = Match.start(catalog.game(game), len(brains), options or {}, Chance(seed), first=0)
    return Seated(match, Seats(brains), language)


def app_of(table):
    return TableApp(table, catalog.bot("greedy"), pace=0)


async def settled(app, pilot):
    """Until it is a person's turn or all is over."""
    await pilot.pause()
    while app.seated.bot is not None and app.is_running:
        await pilot.pause(0.01)


async def to_the_end(table, keys, most, size=SMALL):
    app = app_of(table)
    async with app.run_test(size=size) as pilot:
        for turn in range(most):
            await settled(app, pilot)
            if table.match.is_over or table.match.number:
                break
            await pilot.press(*(keys[turn] if turn < len(keys) else ()), "enter")
        return app.word, app.export_screenshot()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("riomino", {}),
        ("simino", {}),
        ("trimino", {}),
        ("mexican-train", {}),
        ("gemblo", {}),
    ],
)
def test_a_game_by_keys(game, options):
    known = {option.name for option in catalog.game(game).options}
    table = seated(game, options={name: value for name, value in options.items() if name in known})
    keys = (("tab",), ("down", "r"), ("right", "tab", "left"), ("shift+tab", "up", "f"), ("r",))
    asyncio.run(to_the_end(table, keys, 200))
    assert table.match.rounds
