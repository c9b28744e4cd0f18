"""A game at one terminal: who sits where, what has happened, and the record of it. Screens show this; it shows nothing.

People and bots get what they may know through observations only, as at any other table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from minoteka import texts
from minoteka.core import record as records
from minoteka.core.fairness import Chance
from minoteka.core.game import Json
from minoteka.core.match import Match, dealer
from minoteka.core.options import Options
from minoteka.core.record import MOVE, UNDO, Entry, Record
from minoteka.search.bot import Bot, Decision, Stop
from minoteka.terminal.words import TableWords

PERSON = "—"
"""How records name somebody who has told no name."""

Keep = Callable[[Record, records.History], None]
"""What is done with the record after every entry."""


def last_cells(before: Match, entry: Entry | None, after: Match, viewer: int) -> list[str]:
    """The places of the move between two matches, as ``viewer`` saw it happen."""
    if entry is None or entry.kind != MOVE or before.number != after.number:
        return []
    code, seen = before.position.code(entry.text), before.position.observe(viewer)
    events = seen.events(code, after.position.observe(viewer))
    return [cell for event in events for cell in getattr(event, "cells", ())]


@dataclass(frozen=True)
class Seats:
    """Who plays: a bot, or nobody but a person (None), for every seat."""

    bots: tuple[Bot | None, ...]

    @staticmethod
    def of(record: Record, known: Mapping[str, Bot]) -> "Seats":
        """The players of a record; whoever is none of the bots is a person."""
        names = record.players or (PERSON,) * record.seats
        return Seats(tuple(known.get(name) for name in names))

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def names(self) -> tuple[str, ...]:
        """As records have them."""
        return tuple(PERSON if bot is None else bot.name for bot in self.bots)


class Seated(TableWords):
    """The game as it stands, with all that led to it."""

    def __init__(
        self,
        start: Match,
        seats: Seats,
        language: str,
        fairness: Mapping[str, Any] | None = None,
        keep: Keep | None = None,
    ) -> None:
        super().__init__(start.game, language)
        self.past = [start]
        self.happened: list[tuple[Entry | None, Match]] = [(None, start)]
        self.seats = seats
        self.fairness = dict(fairness or {})
        self.keep = keep

    @classmethod
    def resumed(
        cls, record: Record, spare: Chance, known: Mapping[str, Bot], language: str, keep: Keep | None = None
    ) -> Self:
        """A record that is played on: rounds that it has not dealt follow from its seed, else from ``spare``."""
        chance = record.chance() if record.fairness.get("seed") else spare
        known_deals = record.deals or record.with_deals().deals
        start = Match.start(record.game, record.seats, record.options, dealer(known_deals, chance))
        seated = cls(start, Seats.of(record, known), language, record.fairness)
        for entry in record.entries:
            seated.enter(entry)
        seated.keep = keep
        return seated

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.past[-1]

    @property
    def options(self) -> Options:
        """What was agreed."""
        return self.match.options

    @property
    def bot(self) -> Bot | None:
        """The bot whose turn it is; None: a person's, or nobody's."""
        seat = self.match.position.to_act
        return None if self.match.is_over else self.seats.bots[seat]

    def record(self) -> Record:
        """All of it, with every deal."""
        deals: list[Json] = []
        for _, match in self.happened:
            if match.ply == 0 and match.number == len(deals):
                deals.append(match.position.deal())
        entries = tuple(entry for entry, _ in self.happened if entry is not None)
        first, game = self.past[0], self.game
        names, version = self.seats.names, game.rules_version
        return Record(game, first.seats, first.options, tuple(deals), names, version, self.fairness, entries)

    def enter(self, entry: Entry) -> None:
        """Carry the game on by an entry, and keep it."""
        records.apply_entry(self.past, entry)
        self.happened.append((entry, self.match))
        if self.keep is not None:
            self.keep(self.record(), self.happened)

    def play(self, text: str) -> None:
        """A move of the seat to act; the error says why not."""
        position = self.match.position
        move = position.observe(position.to_act).find(text)
        self.enter(Entry(MOVE, position.to_act, position.observe(position.to_act).text(move)))

    def undo(self) -> str:
        """Back to a person's last turn if there was one; what to say of it."""
        turns = [i for i, match in enumerate(self.past[:-1]) if match.position.to_act in self.seats.people]
        if not turns:
            return "play-nothing-to-undo"
        seat = self.past[turns[-1]].position.to_act
        self.enter(Entry(UNDO, seat, count=len(self.past) - 1 - turns[-1]))
        return "play-undone"

    def ask(self, bot: Bot, stop: Stop | None = None) -> Decision:
        """What a bot would do for the seat to act, from what that seat may know."""
        position = self.match.position
        return bot.choose(position.observe(position.to_act), len(self.happened), stop)

    def advice(self, choice: Decision) -> str:
        """A hint in words: the move, what it promises, what speaks for it."""
        position = self.match.position
        seen = position.observe(position.to_act)
        value = f" ({self.share(choice.candidates[0].value)})" if choice.candidates else ""
        why = self.because(seen.reasons(seen.find(choice.move)))
        return f"{choice.move}{value}" + (f" · {why}" if why else "")

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if self.match.seats == 1:
            return texts.say("solitaire-you", self.language)
        bot = self.seats.bots[seat]
        said = texts.say("seat-name", self.language, seat=seat)
        if bot is not None:
            return f"{said} ({texts.say(f'level-{bot.name}', self.language)})"
        return f"{said} ({texts.say('terminal-you', self.language)})" if len(self.seats.people) == 1 else said

    def turn(self) -> str:
        """Whose turn it is, in words."""
        key = "play-turn" if self.bot is None else "play-thinking"
        return self.say(key, player=self.name(self.match.position.to_act))

    def told(self, before: Match, text: str, viewer: int) -> str:
        """A move's text as ``viewer`` may hear it; its own it knows."""
        seen = before.position.observe(viewer)
        return text if before.position.to_act == viewer else seen.heard(before.position.code(text))

    def last_cells(self, viewer: int) -> list[str]:
        """The places of the last move, as ``viewer`` saw it happen."""
        return [] if len(self.happened) < 2 else last_cells(self.happened[-2][1], *self.happened[-1], viewer)

    def ending(self) -> list[str]:
        """How it ended: the reason, the scores, the winners."""
        return self.ended(self.match.standing())
