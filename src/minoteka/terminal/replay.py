"""A record on the full screen: forward and back by arrows, to any move, by itself; what moves were worth beside it."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from minoteka.core.match import Match
from minoteka.core.record import MOVE, Entry
from minoteka.search.analysis import BLUNDER, Judged
from minoteka.search.bot import Stop
from minoteka.terminal.board import Board, drawn, shown
from minoteka.terminal.keys import bound, wrapped
from minoteka.terminal.screen import BoardScreen
from minoteka.terminal.seated import last_cells
from minoteka.terminal.words import SeatWords

KEYS = {"left": "go(-1)", "right": "go(1)", "pageup": "go(-10)", "pagedown": "go(10)", "home": "go(-9999)"}
KEYS |= {"end": "go(9999)", "space": "run", "colon": "jump", "j": "judge", "b": "blunder", "q": "leave"}
PACE = 1.0

Judge = Callable[[Stop], Iterator[Judged]]
"""Judges every choice of the game, one after another."""


class ReplayApp(BoardScreen):
    """What happened, one entry after another."""

    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(
        self, history: Sequence[tuple[Entry | None, Match]], seat: int, language: str, judge: Judge | None = None
    ) -> None:
        super().__init__(language)
        self.history, self.seat, self.judge = history, seat, judge
        self.words = SeatWords(history[0][1].game, language)
        moves = [number for number, (entry, _) in enumerate(history) if entry is not None and entry.kind == MOVE]
        self.moves = moves
        """Where in the history each move stands that a judgement counts."""
        self.judged: dict[int, Judged] = {}
        self.stop = Stop()
        self.at = 0
        self.running = self.judging = False

    def on_mount(self) -> None:
        """The start of the game; a clock that moves on if it is asked to."""
        self.query_one("#typed", Input).type = "integer"
        side = self.query_one("#side", VerticalScroll)
        side.can_focus = False
        side.add_class("wide")
        self.set_interval(PACE, lambda: self.action_go(1) if self.running else None)
        self.paint()

    def on_unmount(self) -> None:
        """Nobody waits for judgements any more."""
        self.stop.set()

    def on_resize(self) -> None:
        """The keys fit the new width."""
        told = self.say("terminal-replay-keys").split("   ")
        self.query_one("#keys", Static).update(Text(wrapped(told, self.size.width), "dim"))

    def paint(self) -> None:
        """The board after the entry that we are at."""
        entry, match = self.history[self.at]
        words, board = self.words, self.query_one(Board)
        board.canvas = drawn(match.game, match.position.view(self.seat))
        better = self.judged.get(self.at)
        cells = (better.shown or {}).get("cells", ()) if better is not None else ()
        board.update(shown(board.canvas, (), self.last_cells(), [cell for cell in cells if cell in board.canvas.spots]))
        title = self.say(f"{match.game.name}-title")
        self.query_one("#head", Static).update(Text(f"{title} · {self.at} / {len(self.history) - 1}", "bold"))
        word = "" if entry is None else f"{words.name(entry.seat)}: {self.told(entry)}   "
        word += self.say("play-scores", scores=words.scores(match.standing().scores))
        self.query_one("#word", Static).update(Text("\n".join(filter(None, (word, self.verdict())))))
        self.query_one("#sheet", Static).update(self.losses())
        here = sum(number < self.at for number in self.judged)
        self.query_one("#side").scroll_to(y=max(0, here - 5), animate=False)

    def told(self, entry: Entry) -> str:
        """An entry as the seat that looks may hear it."""
        if entry.kind != MOVE:
            return entry.kind
        before = self.history[self.at - 1][1].position
        return before.observe(self.seat).heard(before.code(entry.text))

    def last_cells(self) -> list[str]:
        """The places of the move that led here."""
        return last_cells(self.history[self.at - 1][1], *self.history[self.at], self.seat) if self.at else []

    def verdict(self) -> str:
        """What the move that led here lost, what would have been better, and why."""
        one = self.judged.get(self.at)
        if one is None:
            return self.say("terminal-replay-judging") if self.judging else ""
        if one.best == one.move:
            return self.say("terminal-replay-best", value=self.words.share(one.value))
        why = self.words.because(one.reasons)
        return self.say("terminal-replay-better", loss=self.words.share(one.loss), best=one.best, why=why)

    def losses(self) -> Text:
        """Every judged move with what it lost; the one we are at is marked."""
        text = Text()
        for number, one in self.judged.items():
            sorry = one.loss > BLUNDER
            line = f"{'▶' if number == self.at else ' '}{number:>4} {one.seat} {one.move:<14.14} {one.loss:>5.0%}"
            text.append(line + (" !" if sorry else "") + "\n", "bold red" if sorry else "")
        return text

    def action_go(self, step: int) -> None:
        """Forward or back, to the ends at most."""
        self.at = min(max(self.at + step, 0), len(self.history) - 1)
        self.running = self.running and self.at < len(self.history) - 1
        self.paint()

    def action_run(self) -> None:
        """By itself, or no longer."""
        self.running = not self.running

    def action_jump(self) -> None:
        """A line for the number of an entry."""
        self.ask_line(self.say("terminal-replay-jump", last=len(self.history) - 1))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """There."""
        number = self.typed()
        if number.isdecimal():
            self.at = min(int(number[:9]), len(self.history) - 1)
        self.paint()

    def action_judge(self) -> None:
        """What the moves were worth, found aside; a second time only shows or hides it."""
        if self.judge is None:
            self.query_one("#word", Static).update(Text(self.say("error-analyse-running")))
            return
        self.query_one("#side").toggle_class("open")
        if not self.judging and not self.judged:
            self.judging = True
            self.run_worker(self.look_closely, thread=True)
        self.paint()

    def look_closely(self) -> None:
        """In a thread of its own: move by move."""
        assert self.judge is not None
        for one in self.judge(self.stop):
            if self.stop.is_set:
                return
            self.call_from_thread(self.found, one)
        if not self.stop.is_set:
            self.call_from_thread(self.found, None)

    def found(self, one: Judged | None) -> None:
        """A judgement, or that was all."""
        if one is None:
            self.judging = False
        else:
            self.judged[self.moves[one.ply]] = one
        self.paint()

    def action_blunder(self) -> None:
        """To the next move to be sorry for, from the start again after the last; if there is none, to the costliest."""
        worst = max((one.loss for one in self.judged.values()), default=0.0)
        sorry = [number for number, one in self.judged.items() if one.loss and one.loss >= min(worst, BLUNDER)]
        if sorry:
            self.at = next((number for number in sorry if number > self.at), sorry[0])
            self.paint()
