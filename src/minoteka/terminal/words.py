"""What a table says, wherever it stands: sentences of the game, reasons, endings, with names for its seats."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Protocol

import msgspec

from minoteka import texts
from minoteka.core.errors import Illegal, MinotekaError
from minoteka.core.game import Game

MOST_REASONS = 2
"""Nobody reads more."""


class Ended(Protocol):
    """How a round or a match ended."""

    @property
    def scores(self) -> Sequence[float]:
        """A number for every seat."""

    @property
    def winners(self) -> Sequence[int]:
        """The best ones."""

    @property
    def reason(self) -> str:
        """Its code."""


class TableWords(ABC):
    """A table that speaks a language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language

    @abstractmethod
    def name(self, seat: int) -> str:
        """What a seat is called."""

    def say(self, key: str, **values: Any) -> str:
        """A text in the player's language, in the game's own words if it has some."""
        return texts.say(texts.own(self.game.name, key, self.language), self.language, **values)

    def scores(self, scores: Iterable[float]) -> str:
        """Scores side by side."""
        return " : ".join(texts.number(score, self.language) for score in scores)

    def share(self, value: float) -> str:
        """What part of a win a move promises or loses."""
        return texts.number(value, self.language, ".0%")

    def why(self, error: MinotekaError) -> str:
        """Why a move was refused, with names for seats, and the places at fault."""
        sentence = error.say(self.language, **self.with_names(error.details))
        cells = [cell for cell in error.cells if cell not in sentence] if isinstance(error, Illegal) else []
        return f"{sentence} [{' '.join(cells)}]" if cells else sentence

    def because(self, reasons: Iterable[Any]) -> str:
        """What speaks for a move, the weightiest first: structs of the game, or as a server tells them."""
        told = [msgspec.to_builtins(reason) for reason in islice(reasons, MOST_REASONS)]
        return " ".join(self.say(f"because-{reason['kind']}", **self.with_names(reason)) for reason in told)

    def with_names(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values of a sentence; an owner and a level are said, not numbered."""
        owner, level = values.get("owner"), values.get("level")
        named = {} if owner is None else {"owner": self.name(int(owner))}
        return {**values, **named, **({} if level is None else {"level": self.say(f"level-{level}")})}

    def ended(self, end: Ended) -> list[str]:
        """How it ended: the reason, the scores, the winners if there are any."""
        winners = ", ".join(map(self.name, end.winners))
        return [
            self.say("play-over", reason=self.say(f"reason-{end.reason}")),
            self.say("play-scores", scores=self.scores(end.scores)),
            *([self.say("play-won", count=len(end.winners), players=winners)] if winners else []),
        ]

    def round_over(self, end: Ended, totals: Iterable[float]) -> str:
        """What is said between two rounds."""
        why = f"{self.say('event-over')} {self.scores(end.scores)} ({self.say(f'reason-{end.reason}')})"
        return f"{why}\n{self.say('terminal-round-on', scores=self.scores(totals))}"


class SeatWords(TableWords):
    """A table that knows its seats by their numbers only."""

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("seat-name", seat=seat)
