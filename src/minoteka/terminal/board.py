"""The board on the screen: a game's canvas with places lit, the last move marked and a move shown before it is made."""

from collections.abc import Collection
from typing import Any

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from minoteka.core.canvas import Canvas
from minoteka.core.game import Game

BLANKS = " ·○×"
LIT = "•"


def drawn(game: Game, view: Any, ghost: Any = None) -> Canvas:
    """The canvas of a game; one that has none is shown by its lines."""
    if game.draw_board is not None:
        return game.draw_board(view, ghost)
    canvas = Canvas()
    for row, line in enumerate(Text.from_markup(game.draw_text(view)).plain.splitlines()):
        canvas.put(row, 0, line)
    return canvas


def beside(game: Game, view: Any) -> Text:
    """What a game tells of the table besides its board: hands as far as they may be known, points, what is left."""
    board = None if game.draw_board is None else game.draw_board(view, None).height
    lines = [] if board is None else game.draw_text(view).splitlines()[board:]
    return Text.from_markup("\n".join(lines).strip("\n"))


def shown(canvas: Canvas, lit: Collection[str], last: Collection[str], chosen: Collection[str]) -> Text:
    """The canvas as text: what is chosen is reversed, the last move underlined, lit places have a dot."""
    signs = dict(canvas.signs)
    for name in (name for name in lit if name not in chosen):
        points = canvas.spots[name]
        marked = (point for point in points if signs.get(point, (" ", ""))[0] in "·○×")
        middle = next(marked, points[len(points) // 2])
        sign, style = signs.get(middle, (" ", ""))
        signs[middle] = (LIT if sign in BLANKS else sign, f"{style} not dim bold green underline".strip())
    for names, look in ((last, "underline bold"), (chosen, "reverse")):
        for point in (point for name in names for point in canvas.spots.get(name, ())):
            sign, style = signs.get(point, (" ", ""))
            signs[point] = (sign, f"{style} not dim {look}".strip())
    text = Text(no_wrap=True)
    for line in Canvas(signs).rows():
        for part, style in line:
            text.append(part, style or None)
        text.append("\n")
    return text


class Board(Static):
    """The board; what is clicked is told by the name of its place."""

    class Pointed(Message):
        """A place was clicked."""

        def __init__(self, place: str, again: bool) -> None:
            super().__init__()
            self.place, self.again = place, again

    def __init__(self) -> None:
        super().__init__(id="board")
        self.canvas = Canvas()

    def on_click(self, event: events.Click) -> None:
        """Tell which place it was; a second click is meant as Enter."""
        place = self.canvas.at(event.y, event.x)
        if place is not None:
            self.post_message(self.Pointed(place, event.chain > 1))
