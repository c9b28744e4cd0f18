"""A server's table as it is known here: the last state that was told, with every entry since."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from minoteka import texts
from minoteka.core.game import SPECTATOR, Game
from minoteka.protocol.common import Legal, LogItem
from minoteka.protocol.socket import EntryMade, TableState
from minoteka.terminal.words import TableWords

BOT_NAMES = 8


def moves_of(legal: Legal | None, game: Game) -> list[Any]:
    """Legal moves, column by column as they are sent, in the game's own structs."""
    if legal is None:
        return []
    rows = ({key: column[i] for key, column in legal.columns.items()} for i in range(legal.count))
    return [msgspec.convert(row, game.types.move) for row in rows]


def tried_of(move: Any, game: Game) -> Mapping[str, Any]:
    """Just so much of a move as tells it from all others."""
    tried: Mapping[str, Any] = msgspec.to_builtins(msgspec.convert(msgspec.to_builtins(move), game.types.tried))
    return tried


class FarTable(TableWords):
    """What one's place at a server's table shows."""

    def __init__(self, game: Game, language: str, state: TableState) -> None:
        super().__init__(game, language)
        self.state = state

    @property
    def seat(self) -> int:
        """One's own seat; −1: one looks on."""
        return self.state.yours[0] if self.state.yours else SPECTATOR

    def take_in(self, entry: EntryMade) -> bool:
        """One more entry; False if some are missing."""
        state = self.state
        if entry.seq != state.seq + 1:
            return entry.seq <= state.seq
        state.seq, state.status, state.clock, state.thinking = entry.seq, entry.status, entry.clock, None
        state.view, state.legal, state.finished = entry.view, entry.legal, entry.finished
        state.seats = state.seats if entry.seats is None else entry.seats
        state.standing = state.standing if entry.standing is None else entry.standing
        state.fairness = state.fairness if entry.fairness is None else entry.fairness
        return True

    def moves(self) -> list[Any]:
        """What one may do now."""
        return moves_of(self.state.legal, self.game)

    def name(self, seat: int) -> str:
        """What a seat is called, as on the page."""
        if not 0 <= seat < len(self.state.seats):
            return ""
        sits = self.state.seats[seat]
        if sits.kind == "bot":
            level = texts.say(f"level-{sits.level}", self.language)
            return f"{texts.say(f'bot-{seat % BOT_NAMES}', self.language)} ({level})"
        return sits.name or texts.say("seat-name", self.language, seat=seat)

    def marked(self, seat: int) -> str:
        """What a seat is called, with a word if it is one's own."""
        name = self.name(seat)
        return f"{name} ({texts.say('terminal-you', self.language)})" if seat == self.seat else name

    def turn(self) -> str:
        """Whose turn it is, or what is waited for."""
        state = self.state
        if state.view is None:
            return self.say("page-gathering")
        if state.status == "over" or state.view.to_act < 0:
            return ""
        key = "play-turn" if state.thinking is None else "play-thinking"
        return self.say(key, player=self.marked(state.view.to_act))

    def happened(self, item: LogItem) -> str:
        """An entry in words: a move by its text, all else by the table's sentences."""
        if item.kind == "move":
            told = [self.say("play-played", player=self.name(item.seat), move=item.text)]
        else:
            told = []
        for event in item.events:
            key = f"table-event-{event['kind']}"
            if texts.has(key, self.language) and event["kind"] != "over":
                told.append(self.say(key, **self.named(event)))
        return "\n".join(told)

    def named(self, event: Mapping[str, Any]) -> dict[str, Any]:
        """The values of an event with names for seats and levels."""
        seat = event.get("seat")
        return {**self.with_names(event), **({"player": self.name(seat)} if isinstance(seat, int) else {})}

    def ending(self) -> Sequence[str]:
        """How it ended; nothing while it runs."""
        result = self.state.standing.result
        return [] if result is None else self.ended(result)
