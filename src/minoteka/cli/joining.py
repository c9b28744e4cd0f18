"""A server's table line by line: for pipes and small terminals. The socket is heard while lines are read aside."""

import asyncio
import sys
from secrets import token_hex
from threading import Thread
from typing import Any

from minoteka.cli.listing import Listing
from minoteka.cli.rules import tell_rules
from minoteka.cli.terminal import console
from minoteka.core.errors import MinotekaError
from minoteka.core.game import SPECTATOR
from minoteka.protocol import socket
from minoteka.protocol.problems import error_of
from minoteka.terminal.far import FarTable
from minoteka.terminal.reading import plain
from minoteka.terminal.wire import Wire

RESIGN, YES, NO = "resign", ("y", "yes"), ("n", "no")


class JoinedLines:
    """One's place at a server's table. What comes through a pipe waits until it is one's turn."""

    def __init__(self, wire: Wire, language: str) -> None:
        self.wire, self.language = wire, language
        self.far: FarTable | None = None
        self.error: MinotekaError | None = None
        self.listing = Listing()
        self.typing = sys.stdin.isatty()
        self.over, self.turn = asyncio.Event(), asyncio.Event()

    def run(self) -> None:
        """Until the game is over, or until somebody leaves."""
        try:
            asyncio.run(self.evening())
        except KeyboardInterrupt:
            console.print()

    async def evening(self) -> None:
        """Hear and read at once."""
        lines: asyncio.Queue[str] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        Thread(target=read_lines, args=(loop, lines), daemon=True).start()
        parts = [asyncio.create_task(part) for part in (self.listen(), self.over.wait(), self.obey(lines))]
        _, waiting = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        for part in waiting:
            part.cancel()
        await asyncio.gather(*parts, return_exceptions=True)

    async def listen(self) -> None:
        """Hear until the table is gone, or until something cannot be mended."""
        try:
            await self.wire.listen(self.hear)
        except MinotekaError as error:
            self.error = error

    async def obey(self, lines: asyncio.Queue[str]) -> None:
        """Carry out what is typed; the end of it is leaving, of a pipe only when one should answer."""
        while True:
            if not self.typing:
                await self.turn.wait()
            line = await lines.get()
            if not line or not await self.answer(line.strip()):
                return

    def hear(self, message: Any) -> None:
        """Whatever the server says."""
        if isinstance(message, socket.TableState):
            first, self.far = self.far is None, FarTable(self.wire.game, self.language, message)
            if first and self.far.seat == SPECTATOR:
                self.tell(self.far.say("terminal-looking-on"))
            if message.view is None:
                self.tell(self.far.say("terminal-waiting", link=self.wire.address.link))
            self.show(self.far)
            self.undo_asked(self.far, message.undo)
        elif self.far is None:
            return
        elif isinstance(message, socket.EntryMade):
            self.entry(self.far, message)
        elif isinstance(message, socket.Refused):
            self.tell("✗ " + self.far.why(error_of(message.problem)), "red")
            self.turn.set()
        elif isinstance(message, socket.Hint):
            why = self.far.because(message.reasons)
            self.listing.some([one.move for one in message.candidates[:3]])
            best = message.candidates[0]
            move = f"{best.move} ({self.far.share(best.value)})" + (f" · {why}" if why else "")
            self.tell(self.far.say("play-hint", move=move))
            self.turn.set()
        elif isinstance(message, socket.UndoAsked):
            self.undo_asked(self.far, message.undo)
        elif message is None:
            self.tell(self.far.say("terminal-line-broken"), "red")

    def undo_asked(self, far: FarTable, asked: Any) -> None:
        """Somebody wants to take back: those who wait to be asked answer."""
        waiting = asked is not None and far.seat in asked.waiting
        far.state.undo = asked if waiting else None
        if waiting:
            self.tell(far.say("page-undo-asked", name=far.name(asked.seat)) + " y / n")
        if waiting or self.listing.moves:
            self.turn.set()

    def entry(self, far: FarTable, made: socket.EntryMade) -> None:
        """One more entry: what it was, and what may be done now."""
        if not far.take_in(made):
            self.wire.seq = -1
            asyncio.get_running_loop().create_task(self.wire.hello())
            return
        self.wire.seq = made.seq
        self.tell(far.happened(made.item), "bold")
        if made.finished is not None:
            console.print(self.wire.game.draw_text(made.finished))
            self.scores(far)
        self.show(far)

    def show(self, far: FarTable) -> None:
        """The table if one is to act or all is over, else whose turn it is."""
        moves, over = far.moves(), far.state.status == "over"
        self.listing = Listing(moves)
        if (moves or over or far.seat == SPECTATOR) and far.state.view is not None:
            console.print()
            console.print(self.wire.game.draw_text(far.state.view))
        if over:
            for line in far.ending():
                self.tell(line)
            self.over.set()
        elif moves:
            self.tell(f"{far.turn()} · {far.say('play-moves', count=len(moves))}")
            self.listing.show()
            self.tell(far.say("play-prompt"))
            self.turn.set()
        else:
            self.tell(far.turn(), "dim")

    async def answer(self, line: str) -> bool:
        """Carry out a line; False: leave."""
        far = self.far
        typed = self.listing.meant(line)
        if typed.kind == "quit" or far is None:
            return typed.kind != "quit"
        if typed.kind == "board" and far.state.view is not None:
            console.print(self.wire.game.draw_text(far.state.view))
        elif typed.kind == "moves":
            self.listing.show(everything=True)
        elif typed.kind == "list" and typed.moves:
            self.listing.some(typed.moves)
        elif typed.kind == "rules":
            self.rules(far)
        elif typed.kind == "scores":
            self.scores(far)
        elif typed.kind in ("hint", "undo", "move"):
            await self.asked(far, typed.kind, typed.words)
        else:
            self.tell(far.say("play-help") + "\n" + far.say("join-lines-help"))
        return True

    async def asked(self, far: FarTable, kind: str, words: str) -> None:
        """What only the server can answer."""
        if far.seat == SPECTATOR:
            self.tell(far.say("page-watching"))
            return
        head: dict[str, Any] = {"id": token_hex(8), "seat": far.seat}
        if kind == "hint":
            request: Any = socket.AskHint(**head)
        elif kind == "undo":
            request = socket.Undo(**head)
        elif plain(words) == RESIGN:
            request = socket.Resign(**head)
        elif far.state.undo is not None and plain(words) in (*YES, *NO):
            request = socket.AnswerUndo(**head, agree=plain(words) in YES)
        else:
            request = socket.Move(**head, seq=far.state.seq, text=words)
        self.turn.clear()
        await self.wire.ask(request)

    def rules(self, far: FarTable) -> None:
        """The rules of the game, if it tells any."""
        try:
            tell_rules(self.wire.game, self.language)
        except MinotekaError as error:
            self.tell(far.why(error), "red")

    def scores(self, far: FarTable) -> None:
        """How it stands."""
        self.tell(far.say("play-scores", scores=far.scores(far.state.standing.totals)))

    def tell(self, words: str, style: str = "") -> None:
        """Words as they are."""
        if words:
            console.print(words, style=style, markup=False)


def read_lines(loop: asyncio.AbstractEventLoop, lines: "asyncio.Queue[str]") -> None:
    """In a thread of its own, for nothing else can wait for a line: an empty one is the end."""
    while True:
        line = sys.stdin.readline()
        try:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        except RuntimeError:  # the evening is over
            return
        if not line:
            return
