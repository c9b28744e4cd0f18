"""A server's table on a full screen: the same screen as at home, played over the table's socket."""

import time
from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import BindingType

from minoteka.core.canvas import Canvas
from minoteka.core.errors import MinotekaError
from minoteka.core.game import SPECTATOR
from minoteka.protocol import socket
from minoteka.protocol.problems import error_of
from minoteka.terminal.board import beside, drawn
from minoteka.terminal.far import FarTable, tried_of
from minoteka.terminal.keys import bound
from minoteka.terminal.seats import hand_of, head_of, seats_of
from minoteka.terminal.sheet import rules_page, score_sheet
from minoteka.terminal.shell import AFTER, NAMED, Shell
from minoteka.terminal.wire import Wire

KEYS = {"x": "resign", "y": "consent(True)", "n": "consent(False)"}


class JoinedApp(Shell):
    """One's seat at a server's table, or a place to look on from."""

    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)
    named: ClassVar[Mapping[str, str]] = {**NAMED, "X": "resign"}
    after: Mapping[str, str] = {"A": "again", **AFTER}

    def __init__(self, wire: Wire, language: str) -> None:
        super().__init__(language)
        self.wire = wire
        self.far: FarTable | None = None
        self.error: MinotekaError | None = None
        self.onward = ""
        """The next table, if one goes on to it."""
        self.sure = False
        self.heard = time.monotonic()

    def begin(self) -> None:
        """Open the line."""
        self.tell(self.say("terminal-line-opening"))
        self.run_worker(self.listen())
        self.set_interval(1.0, self.tick)

    def keys_now(self) -> Mapping[str, str]:
        """Who looks on or waits for others has less to press."""
        keys, far = super().keys_now(), self.far
        idle = far is not None and (far.seat == SPECTATOR or far.state.view is None)
        return AFTER if idle and keys is self.named else keys

    async def listen(self) -> None:
        """Hear until the table is gone, or until something cannot be mended."""
        try:
            await self.wire.listen(self.hear)
        except MinotekaError as error:
            self.error = error
            self.exit()

    def hear(self, message: Any) -> None:
        """Whatever the server says."""
        if isinstance(message, socket.TableState):
            self.show(message)
        elif self.far is None:
            return
        elif isinstance(message, socket.EntryMade):
            self.entry(self.far, message)
        elif isinstance(message, socket.Refused):
            self.refuse(error_of(message.problem))
        elif isinstance(message, socket.Hint):
            best, why = message.candidates[0], self.far.because(message.reasons)
            self.hinted(best.move, f"{best.move} ({self.far.share(best.value)})" + (f" · {why}" if why else ""))
        else:
            self.aside(self.far, message)

    def aside(self, far: FarTable, message: Any) -> None:
        """What changes no position."""
        if message is None:
            self.tell(self.say("terminal-line-broken"))
        elif isinstance(message, socket.Presence):
            far.state.seats, far.state.watchers = message.seats, message.watchers
            self.paint()
        elif isinstance(message, socket.Thinking):
            far.state.thinking = message.seat
            self.paint()
        elif isinstance(message, socket.UndoAsked):
            self.undo_asked(far, message)
        elif isinstance(message, socket.Reacted):
            self.tell(f"{far.name(message.seat)}: {self.say(f'reaction-{message.what}')}")
        elif isinstance(message, socket.RematchOpened):
            far.state.rematch = message.table
            self.onward = message.table if far.seat != SPECTATOR and message.reply else ""
            self.tell(self.say("terminal-rematch"))
            if self.onward:
                self.exit()
        elif isinstance(message, socket.Goodbye) and message.code == "deleted":
            self.tell(self.say("terminal-table-gone"))

    def show(self, state: socket.TableState) -> None:
        """The whole table, from now on or again."""
        again, self.heard = self.far is not None, time.monotonic()
        self.far = FarTable(self.wire.game, self.language, state)
        self.last, self.finished = (), None
        words = [] if self.far.seat != SPECTATOR else [self.say("terminal-looking-on")]
        words += [said for item in state.log[-1:] if again and (said := self.far.happened(item))]
        if state.view is None:
            words.append(self.say("terminal-waiting", link=self.wire.address.link))
        self.word = "\n".join([*words, *self.far.ending()])
        self.ask(self.far.moves())
        if state.undo is not None:
            self.undo_asked(self.far, socket.UndoAsked(state.undo, None))

    def entry(self, far: FarTable, made: socket.EntryMade) -> None:
        """One more entry: what it was, where, and what may be done now."""
        if not far.take_in(made):
            self.run_worker(self.wire.hello())
            return
        self.wire.seq, self.heard, self.sure = made.seq, time.monotonic(), False
        if self.finished is not None and made.status != "over":
            self.paint()  # somebody still looks at the round before
            return
        self.finished, standing = made.finished, far.state.standing
        cells = [cell for event in made.item.events for cell in event.get("cells") or ()]
        self.last = cells if made.finished is None else ()
        told = [far.happened(made.item)]
        if made.finished is not None:
            told.append(far.round_over(standing.rounds[-1], standing.totals))
        self.word = "\n".join([*filter(None, told), *far.ending()])
        self.ask(() if made.finished is not None else far.moves())

    def go_on(self) -> None:
        """The next round, which may have begun."""
        self.word = ""
        if self.far is not None:
            self.ask(self.far.moves())

    def undo_asked(self, far: FarTable, message: socket.UndoAsked) -> None:
        """Somebody wants to take back: those who wait to be asked answer by a key."""
        if message.undo is not None and far.seat in message.undo.waiting:
            far.state.undo = message.undo
            self.tell(self.say("page-undo-asked", name=far.name(message.undo.seat)) + " Y / N")
        else:
            far.state.undo = None
            self.paint()

    def request(self, kind: Any, **values: Any) -> None:
        """Ask the table for something, for one's own seat."""
        if self.far is None or self.far.seat == SPECTATOR:
            self.tell(self.say("page-watching"))
            return
        self.run_worker(self.wire.ask(kind(id=token_hex(8), seat=self.far.seat, **values)))

    def play(self, text: str) -> None:
        """Send a move; its entry comes back, or why it may not be made."""
        if self.far is not None:
            self.request(socket.Move, seq=self.far.state.seq, text=text)

    def why_not(self, place: str) -> None:
        """Ask the server."""
        moved = self.aim.moved(place)
        if moved is None:
            self.tell("✗ " + self.say("terminal-nowhere", piece=self.aim.piece, cell=place))
        else:
            self.request(socket.Why, move=tried_of(moved, self.wire.game))

    def action_hint(self) -> None:
        """Ask for a hint if there is something to decide; the server may think for a while."""
        if self.aim.move is not None:
            self.tell(self.say("play-thinking", player="…"))
            self.request(socket.AskHint)

    def action_undo(self) -> None:
        """Ask to take back."""
        self.request(socket.Undo)

    def action_consent(self, agree: bool) -> None:
        """Answer somebody who asks to take back."""
        if self.far is not None and self.far.state.undo is not None:
            self.request(socket.AnswerUndo, agree=agree)

    def action_resign(self) -> None:
        """Give up: the second time it is meant."""
        if self.far is None or self.far.seat == SPECTATOR or self.far.state.status != "playing":
            return
        if self.sure:
            self.request(socket.Resign)
        self.sure = not self.sure
        self.tell(self.say("terminal-resign-sure") if self.sure else "")

    def action_again(self) -> None:
        """To the next table when this one is over."""
        if self.far is None or not self.is_over:
            return
        if self.far.state.rematch:
            self.onward = self.far.state.rematch
            self.exit()
        else:
            self.request(socket.Rematch)

    def tick(self) -> None:
        """Clocks go on between messages."""
        if self.far is not None and self.far.state.clock is not None:
            self.paint()

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return self.far is not None and self.far.state.status == "over"

    def canvas(self, ghost: Any = None) -> Canvas:
        """The board as it was told, between rounds as the last one ended; nothing before the first deal."""
        view = None if self.far is None else self.finished or self.far.state.view
        return Canvas() if view is None else drawn(self.wire.game, view, ghost)

    def headline(self) -> str:
        """The game, the round, whose turn it is, the scores."""
        if self.far is None:
            return self.say(f"{self.wire.game.name}-title")
        standing = self.far.state.standing
        rounds = standing.round + 1 if standing.is_match else 0
        return head_of(self.wire.game, rounds, self.far.turn(), standing.totals if rounds else (), self.language)

    def seats_line(self) -> Text:
        """Who sits there, how much they hold, how much time they have."""
        if self.far is None:
            return Text()
        state = self.far.state
        names = [self.far.marked(seat.seat) for seat in state.seats]
        if state.view is None:
            return Text(" · ".join(names))
        if state.clock is not None:
            names = [f"{name} {self.left(state.clock, seat)}" for seat, name in enumerate(names)]
        return seats_of(state.view, names, self.size.width - 2)

    def left(self, clock: Any, seat: int) -> str:
        """The time that a seat has."""
        gone = time.monotonic() - self.heard if clock.running == seat else 0.0
        minutes, seconds = divmod(max(0, round(clock.left[seat] / 1000 - gone)), 60)
        return f"{minutes}:{seconds:02}"

    def held(self) -> Sequence[str]:
        """One's own hand."""
        view = None if self.far is None else self.far.state.view
        return () if view is None or self.far is None else hand_of(view, self.far.seat)

    def why(self, error: MinotekaError) -> str:
        """Why not, with names for seats."""
        return error.say(self.language) if self.far is None else self.far.why(error)

    def score_page(self) -> Text:
        """Round by round, and what lies on the table."""
        if self.far is None:
            return Text()
        state, names = self.far.state, [self.far.marked(seat.seat) for seat in self.far.state.seats]
        rounds = [result.scores for result in state.standing.rounds]
        sheet = score_sheet(names, rounds, state.standing.totals, self.language)
        below = Text() if state.view is None else beside(self.wire.game, state.view)
        return Text.assemble(sheet, "\n\n", below)

    def help_page(self) -> str:
        """The rules of the game."""
        return rules_page(self.wire.game, self.language)
