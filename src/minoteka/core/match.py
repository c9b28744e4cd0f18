"""A match: rounds one after another, each from a fresh deal, until the game's series says enough.

A game without a series, or with options that ask for a single round, is a match of one round here too: one value
serves tables, records and playthroughs alike.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from minoteka.core.errors import NotYours
from minoteka.core.fairness import Chance
from minoteka.core.game import Game
from minoteka.core.options import Options
from minoteka.core.outcome import Outcome
from minoteka.core.position import Position, check_seat
from minoteka.kernel import State

Dealer = Callable[["Match", int], Any]
"""Where deals come from when not from chance: given the match so far and the round's number, a deal's JSON."""


def dealer(deals: Sequence[Any], chance: Chance) -> Dealer:
    """The deals that are known, then those of ``chance``."""
    return lambda match, number: deals[number] if number < len(deals) else match.deal_by(chance)


@dataclass(frozen=True, repr=False)
class Match:
    """An immutable match at one moment: the finished rounds, and the round that runs (or the last one)."""

    game: Game
    seats: int
    options: Options
    source: Chance | Dealer
    rounds: tuple[Outcome, ...] = ()
    firsts: tuple[int, ...] = ()
    ply: int = 0
    position: Position = field(default=None)  # type: ignore[assignment]  # set by start
    ended: Outcome | None = None

    @staticmethod
    def start(
        game: Game, seats: int, options: Mapping[str, Any], source: Chance | Dealer, first: int | None = None
    ) -> "Match":
        """The first round dealt; ``first`` names the starting seat instead of the lot."""
        settled = game.settle(seats, options)
        if first is not None:
            check_seat(first, seats)
        return Match(game, seats, settled, source)._deal(first)

    @staticmethod
    def from_position(position: Position, source: Chance | Dealer) -> "Match":
        """A match whose first round stands at ``position``; further rounds come from ``source``."""
        if position.is_over:
            raise NotYours("round-over")
        first = (int(position._plain.first),)
        return Match(position.game, position.seats, position.options, source, firsts=first, position=position)

    def __repr__(self) -> str:
        scores = "" if not self.rounds else f", scores {list(self.standing().scores)}"
        return f"<Match, round {self.number + 1}, ply {self.ply}{scores}: {self.position!r}>"

    @property
    def number(self) -> int:
        """The number of the round that runs, from 0."""
        return len(self.firsts) - 1

    @property
    def is_match(self) -> bool:
        """Whether these options make a series of rounds."""
        return self.game.is_match(self.seats, self.options)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self.ended is not None

    def standing(self) -> Outcome:
        """Totals and leaders after the finished rounds (a single round: its outcome)."""
        if self.ended is not None:
            return self.ended
        if self.is_match and self.game.series is not None:
            return self.game.series.standing(self.seats, self.options, self.rounds)
        return self.rounds[-1] if self.rounds else Outcome((0,) * self.seats, (), "running")

    def play(self, text: str, seat: int | None = None) -> "Match":
        """The match after a move (of ``seat``, if it must be that seat's turn); a new round is dealt when one ends."""
        self._must_run()
        if seat is not None and seat != self.position.to_act:
            raise NotYours("not-your-turn", seat=self.position.to_act)
        return self._advanced(self.position.play(text))

    def play_code(self, move: int) -> "Match":
        """The match after a legal move's code."""
        self._must_run()
        return self._advanced(self.position.play_code(move))

    def stop(self, reason: str, losers: tuple[int, ...]) -> "Match":
        """End early: of two sides the other one wins (``resigned``, ``timeout``); nobody loses an abandoned match."""
        self._must_run()
        teams = self.game.teams(self.seats, self.options)
        lost = {teams[seat] for seat in losers}
        winners = tuple(seat for seat in range(self.seats) if teams[seat] not in lost) if losers else ()
        return replace(self, ended=Outcome(self.standing().scores, winners, reason))

    def sides(self) -> int:
        """How many sides play: seats, or teams."""
        return len(set(self.game.teams(self.seats, self.options)))

    def _must_run(self) -> None:
        if self.is_over:
            raise NotYours("match-over")

    def _advanced(self, position: Position) -> "Match":
        after = Match(
            self.game, self.seats, self.options, self.source, self.rounds, self.firsts, self.ply + 1, position
        )
        outcome = position.outcome
        if outcome is None:
            return after
        after = replace(after, rounds=(*self.rounds, outcome))
        series = self.game.series
        if series is None or not self.is_match:
            return replace(after, ended=outcome)
        if series.is_over(self.seats, self.options, after.rounds):
            return replace(after, ended=series.standing(self.seats, self.options, after.rounds))
        return after._deal(None)

    def deal_by(self, chance: Chance) -> Any:
        """The next round's deal as ``chance`` would have it, as JSON: for dealers that run out of deals."""
        state = self._blank(None)
        self.game.kernels.deal(state, chance.stream("deal", len(self.firsts)))
        return self.game.notation.write_deal(state)

    def _blank(self, first: int | None) -> State:
        state = self.game.blank(self.seats, self.options)
        if first is not None:
            state.first = first
        if self.game.series is not None:
            self.game.series.prepare(state, len(self.firsts), self.rounds, self.firsts[0] if self.firsts else -1)
        return state

    def _deal(self, first: int | None) -> "Match":
        state = self._blank(first)
        number = len(self.firsts)
        if isinstance(self.source, Chance):
            self.game.kernels.deal(state, self.source.stream("deal", number))
        else:
            self.game.notation.read_deal(state, self.source(self, number))
        position = Position.begun(self.game, self.seats, self.options, state)
        return replace(self, position=position, firsts=(*self.firsts, int(state.first)), ply=0)
