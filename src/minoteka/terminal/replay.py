"""A record on the full screen: forward and back by arrows, to any move, or by itself."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.widgets import Static

from minoteka import texts
from minoteka.core.match import Match
from minoteka.core.record import MOVE, Entry
from minoteka.terminal.board import Board, drawn, shown
from minoteka.terminal.seated import last_cells

KEYS = {"left": "go(-1)", "right": "go(1)", "pageup": "go(-10)", "pagedown": "go(10)", "home": "go(-9999)"}
KEYS |= {"end": "go(9999)", "space": "run", "q": "leave"}
PACE = 1.0


class ReplayApp(App[None]):
    """What happened, one entry after another."""

    CSS = """
    #head, #word, #keys { height: auto; padding: 0 1; }
    #field { align: center middle; height: 1fr; }
    #board { width: auto; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action in KEYS.items()]
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    TITLE = "Minoteka"

    def __init__(self, history: Sequence[tuple[Entry | None, Match]], seat: int, language: str) -> None:
        super().__init__()
        self.history, self.seat, self.language = history, seat, language
        self.at = 0
        self.running = False

    def compose(self) -> ComposeResult:
        """Where we are, the board, what happened, the keys."""
        yield Static(id="head")
        with ScrollableContainer(id="field", can_focus=False):
            yield Board()
        yield Static(id="word")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """The start of the game; a clock that moves on if it is asked to."""
        self.query_one("#keys", Static).update(Text(texts.say("terminal-replay-keys", self.language), "dim"))
        self.set_interval(PACE, lambda: self.action_go(1) if self.running else None)
        self.paint()

    def paint(self) -> None:
        """The board after the entry that we are at."""
        entry, match = self.history[self.at]
        board = self.query_one(Board)
        board.canvas = drawn(match.game, match.position.view(self.seat))
        board.update(shown(board.canvas, (), self.last_cells(), ()))
        title = texts.say(f"{match.game.name}-title", self.language)
        self.query_one("#head", Static).update(Text(f"{title} · {self.at} / {len(self.history) - 1}", "bold"))
        scores = " : ".join(texts.number(score, self.language) for score in match.standing().scores)
        word = (
            "" if entry is None else f"{texts.say('seat-name', self.language, seat=entry.seat)}: {self.told(entry)}   "
        )
        self.query_one("#word", Static).update(Text(word + texts.say("play-scores", self.language, scores=scores)))

    def told(self, entry: Entry) -> str:
        """An entry as the seat that looks may hear it."""
        if entry.kind != MOVE:
            return entry.kind
        before = self.history[self.at - 1][1].position
        return before.observe(self.seat).heard(before.code(entry.text))

    def last_cells(self) -> list[str]:
        """The places of the move that led here."""
        return last_cells(self.history[self.at - 1][1], *self.history[self.at], self.seat) if self.at else []

    def action_go(self, step: int) -> None:
        """Forward or back, to the ends at most."""
        self.at = min(max(self.at + step, 0), len(self.history) - 1)
        self.running = self.running and self.at < len(self.history) - 1
        self.paint()

    def action_run(self) -> None:
        """By itself, or no longer."""
        self.running = not self.running

    def action_leave(self) -> None:
        """Enough."""
        self.exit()
