"""A riddle as one picture to be passed on: the question, the board, and whatever hands and tiles it tells; no answer.

Who asks for it brings the words: a browser says them itself.
"""

import re
from collections.abc import Iterator, Sequence
from html import escape
from textwrap import wrap
from typing import NamedTuple

from minoteka.core.game import SPECTATOR
from minoteka.core.position import Position
from minoteka.puzzles.riddle import Posed

WIDE = 800
MARGIN = 24
TALLEST = 640
"""Of the board."""
LETTERS = 54
"""In a line of words."""
PIECES = 110
"""The height of a hand at most, where it is one row."""
BOX = re.compile(r'<svg [^>]*?viewBox="([^"]+)"[^>]*>')
PAPER, INK, FAINT = "#f6efe4", "#3b3226", "#6d5f48"


class PosterWords(NamedTuple):
    """What is said on it: above all the riddle's title and its question, above hands whose they are (by seats), and
    above the tiles of the reserve that they come in this order.
    """

    title: str
    question: str
    holders: Sequence[str]
    coming: str


class Poster:
    """Things one below the other on a sheet."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.top = MARGIN

    def say(self, words: str, size: int, ink: str) -> None:
        """Words in lines."""
        for line in wrap(words, LETTERS * 24 // size):
            self.top += size
            place = f'x="{MARGIN}" y="{self.top}" font-size="{size}" fill="{ink}"'
            self.parts.append(f"<text {place}>{escape(line)}</text>")
            self.top += size * 3 // 10
        self.top += 8

    def show(self, drawing: str, tallest: int) -> None:
        """A picture as wide as the sheet, if it does not get too tall; else in the middle."""
        opening = BOX.match(drawing)
        assert opening is not None
        _, _, wide, high = map(float, opening[1].split())
        scale = min((WIDE - 2 * MARGIN) / wide, tallest / high)
        shown = f'viewBox="{opening[1]}" width="{wide * scale:.0f}" height="{high * scale:.0f}"'
        left = (WIDE - wide * scale) / 2
        head = f'<svg x="{left:.0f}" y="{self.top}" {shown} font-family="sans-serif">'
        self.parts.append(head + drawing[opening.end() :])
        self.top += round(high * scale) + 12

    def svg(self) -> str:
        """The sheet."""
        high = self.top + MARGIN
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}"'
        paper = f'<rect width="{WIDE}" height="{high}" fill="{PAPER}"/>'
        return f'{head} role="img" font-family="sans-serif">{paper}{"".join(self.parts)}</svg>'


def poster(posed: Posed, position: Position, said: PosterWords) -> str:
    """The riddle of this position on a sheet."""
    game, sheet = posed.game, Poster()
    sheet.say(said.title, 20, FAINT)
    sheet.say(said.question, 24, INK)
    sheet.show(game.draw_svg(position.view(SPECTATOR)), TALLEST)
    for words, pieces in told(posed, position, said):
        if game.draw_pieces is None:
            sheet.say(f"{words} {' '.join(pieces)}", 20, INK)
        else:
            sheet.say(words, 20, FAINT)
            sheet.show(game.draw_pieces(position.view(SPECTATOR), pieces), PIECES * (1 + len(pieces) // 6))
    return sheet.svg()


def told(posed: Posed, position: Position, said: PosterWords) -> Iterator[tuple[str, list[str]]]:
    """Whose pieces they are, in words, and the pieces: one's own, those of others and of the reserve where told."""
    asked = position.to_act
    for seat in sorted(range(position.seats), key=lambda seat: seat != asked):
        held = position.view(seat if posed.theme.open_hands else asked).hands[seat].tiles
        if held:
            yield said.holders[seat], list(held)
    coming = list(posed.theme.ahead(position))
    if coming:
        yield said.coming, coming
