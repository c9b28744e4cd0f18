"""The screen on which pieces are laid, whatever they are and wherever the table stands: board, hand, a word, panels.

Who opens one says what lies there, what may be done and what happens then (``TableApp``, ``JoinedApp``,
``PuzzleApp``); keys, mouse, drawing and typing are the same everywhere.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Input, Markdown, Static

from minoteka.core.canvas import Canvas
from minoteka.core.errors import MinotekaError
from minoteka.core.game import Game
from minoteka.core.position import Observation
from minoteka.terminal.aim import Aim
from minoteka.terminal.board import Board, shown
from minoteka.terminal.hand import hand_line
from minoteka.terminal.keys import MARGIN, bound, wrapped
from minoteka.terminal.reading import understand
from minoteka.terminal.screen import BoardScreen

KEYS: Mapping[str, str] = {
    "tab": "piece(1)",
    "shift+tab": "piece(-1)",
    "up": "go(-1,0)",
    "down": "go(1,0)",
    "left": "go(0,-1)",
    "right": "go(0,1)",
    "r": "turn(1)",
    "f": "turn(-1)",
    "enter": "lay",
    "h": "hint",
    "u": "undo",
    "s": "scores",
    "question_mark": "rules",
    "colon": "type",
    "escape": "close",
    "a": "again",
    "q": "leave",
}
WIDE = 110
"""From so many columns on the score sheet stands beside the board from the beginning."""
NAMED: Mapping[str, str] = {
    "Tab": "piece",
    "↑↓←→": "go",
    "R F": "turn",
    "Enter": "lay",
    "H": "hint",
    "U": "undo",
    "S": "scores",
    "?": "rules",
    ":": "type",
    "Q": "leave",
}
"""What the last line tells of keys (in the texts, ``terminal-key-<action>``) while something may be laid."""
AFTER: Mapping[str, str] = {"↑↓←→": "board", "S": "scores", "?": "rules", "Q": "leave"}
"""When nothing can be laid any more."""


class Shell(BoardScreen):
    """Something that is laid, on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)
    above = ("head", "seats")
    below = ("hand", "word")
    named: ClassVar[Mapping[str, str]] = NAMED
    after: Mapping[str, str] = {"A": "again", "U": "undo", **AFTER}

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.aim = Aim((), Canvas())
        self.word = ""
        self.last: Sequence[str] = ()
        self.panel = ""
        self.again = False
        """Whether one more is wanted after this."""
        self.greeted = False
        self.finished: Any = None
        """The last view of a round that is over, as long as somebody looks at it."""

    @abstractmethod
    def canvas(self, ghost: Any = None) -> Canvas:
        """The board, with a move as if it were made."""

    @abstractmethod
    def headline(self) -> str:
        """What this is and whose turn it is."""

    @abstractmethod
    def seats_line(self) -> Text:
        """Who is there, what is left."""

    @abstractmethod
    def held(self) -> Sequence[str]:
        """All that is in the hand, whether it may be laid or not."""

    @abstractmethod
    def play(self, text: str) -> None:
        """Make a move, or say why it may not be made."""

    @abstractmethod
    def why_not(self, place: str) -> None:
        """Say why the piece may not lie at a place, as it is turned now."""

    def explain(self, place: str, seen: Observation, game: Game) -> None:
        """Say why the chosen move may not be made at a place, by the rules and from what its seat may know."""
        moved = self.aim.moved(place)
        if moved is None:
            self.tell("✗ " + self.say("terminal-nowhere", piece=self.aim.piece, cell=place))
            return
        try:
            seen.find(game.notation.tried_text(moved))
        except MinotekaError as error:
            self.refuse(error)

    @abstractmethod
    def action_hint(self) -> None:
        """Ask for a hint."""

    @abstractmethod
    def action_undo(self) -> None:
        """Take back."""

    @abstractmethod
    def score_page(self) -> Text:
        """The score sheet, and what is on the table."""

    @abstractmethod
    def help_page(self) -> str:
        """The rules as Markdown."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nothing can be laid any more."""

    def side(self) -> list[Widget]:
        """The score sheet, or the rules."""
        return [Static(id="sheet"), Markdown(id="panel")]

    @abstractmethod
    def begin(self) -> None:
        """The screen is there: show what is on it."""

    def on_mount(self) -> None:
        """Something is there to be shown; where there is room, all of it at once."""
        if self.size.width >= WIDE:
            self.toggle("sheet")
        self.begin()

    def on_resize(self) -> None:
        """Some lines are cut to the width, which is known only when all has been laid out."""
        self.call_after_refresh(self.paint)

    def ask(self, moves: Sequence[Any]) -> None:
        """These may be made now; none: one can only look. Whoever is here for the first time hears how."""
        self.aim = Aim(moves, self.canvas())
        if moves and not self.greeted:
            self.greeted = True
            self.word = "\n".join(filter(None, (self.word, self.say("terminal-first"))))
        self.paint()

    def refuse(self, error: MinotekaError) -> None:
        """Why not, in words."""
        self.tell("✗ " + self.why(error))

    def why(self, error: MinotekaError) -> str:
        """The sentence of an error."""
        return error.say(self.language)

    def tell(self, word: str) -> None:
        """One sentence below the hand."""
        self.word = word
        self.paint()

    def paint(self) -> None:
        """All of it anew, unless a curtain hangs before it."""
        if len(self.screen_stack) > 1:
            return
        board, ghost = self.query_one(Board), self.aim.ghost
        board.canvas = self.canvas(ghost)
        chosen = list(getattr(ghost, "cells", ()))
        board.update(shown(board.canvas, self.aim.places(), self.last, chosen))
        self.query_one("#head", Static).update(Text(self.headline()))
        self.query_one("#seats", Static).update(self.seats_line())
        self.query_one("#hand", Static).update(hand_line(self.aim, self.held(), self.size.width - MARGIN))
        self.query_one("#word", Static).update(Text(self.word))
        self.query_one("#keys", Static).update(Text(self.key_lines(), "dim"))
        if self.panel == "sheet":
            self.query_one("#sheet", Static).update(self.score_page())
        places = [point for name in chosen for point in board.canvas.spots.get(name, ())]
        if places:
            row, column = min(places)
            region = Region(max(0, column - 8), max(0, row - 4), 16, 9)
            self.query_one("#field").scroll_to_region(region, animate=False)

    def key_lines(self) -> str:
        """What the keys do, in the player's language."""
        told = (f"{key} {self.say(f'terminal-key-{name}')}" for key, name in self.keys_now().items())
        return wrapped(told, self.size.width)

    def keys_now(self) -> Mapping[str, str]:
        """The keys that lead on from here, with what they do."""
        if self.typing:
            return {"Enter": "typed", "Esc": "close"}
        if self.panel == "panel":
            return {"↑↓ PgUp PgDn": "read", "? Esc": "close", "Q": "leave"}
        if self.finished is not None:
            return {"Enter": "next-round", **AFTER}
        return self.after if self.is_over else self.named

    def action_piece(self, step: int) -> None:
        """Another piece."""
        self.aim.next_piece(step)
        self.paint()

    def action_turn(self, step: int) -> None:
        """The piece turned or flipped."""
        self.aim.turn(step)
        self.paint()

    def action_go(self, down: int, right: int) -> None:
        """Another place; without any to go to, the board is moved."""
        if not self.aim.place(self.aim.move):
            self.query_one("#field").scroll_relative(4 * right, 2 * down, animate=False)
        self.aim.go(down, right)
        self.paint()

    def go_on(self) -> None:
        """From a round that is over to the next one."""

    def action_lay(self) -> None:
        """Play what is pointed at."""
        if self.finished is not None:
            self.finished = None
            self.go_on()
        elif self.aim.move is not None:
            self.play(self.aim.move.text)

    def action_again(self) -> None:
        """One more, when this is over."""
        if self.is_over and "A" in self.after:
            self.again = True
            self.exit()

    def on_board_pointed(self, message: Board.Pointed) -> None:
        """The mouse points; a second time is meant as Enter."""
        if message.again and self.aim.ghost is not None and message.place in self.aim.ghost.cells:
            self.action_lay()
        else:
            self.pointed(message.place)

    def pointed(self, place: str) -> None:
        """At a lit place the piece goes there, elsewhere it is said why it cannot."""
        if self.aim.point(place):
            self.paint()
        elif self.aim.move is not None:
            self.why_not(place)

    def hinted(self, move: str, words: str) -> None:
        """The hint is pointed at."""
        self.aim.choose(move)
        self.tell(self.say("play-hint", move=words))

    def action_scores(self) -> None:
        """The score sheet beside the board."""
        self.toggle("sheet")

    def action_rules(self) -> None:
        """The rules beside the board."""
        try:
            page = self.help_page()
        except MinotekaError as error:  # a guest may tell none
            page = self.why(error)
        self.query_one("#panel", Markdown).update(self.say("terminal-help") + "\n\n" + page)
        self.toggle("panel")

    def toggle(self, name: str) -> None:
        """Show a part of the side, or hide it if it is shown; arrows go through the rules, but not through scores."""
        self.panel = "" if self.panel == name else name
        for part in ("sheet", "panel"):
            self.query_one(f"#{part}").display = part == self.panel
        side = self.query_one("#side")
        side.set_class(bool(self.panel), "open").set_class(self.panel == "panel", "wide")
        self.set_focus(side if self.panel == "panel" else None)
        self.paint()

    def action_close(self) -> None:
        """Away with the line that is typed, else with what stands beside the board."""
        if self.typing:
            self.typed()
        elif self.panel:
            self.toggle(self.panel)
        self.paint()

    def action_type(self) -> None:
        """A line for a move in its notation."""
        self.ask_line(self.say("play-prompt"))
        self.paint()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed move is played, a piece is chosen."""
        typed = understand(self.typed(), [move for group in self.aim.groups.values() for move in group], ())
        if typed.kind == "move":
            self.play(typed.words)
        elif typed.kind == "list" and typed.moves:
            self.aim.choose(typed.moves[0])
            self.paint()
        else:
            self.tell(self.say("play-help"))
