"""One contest: bots at a table, the same deals replayed with seats exchanged, so that luck of the draw cancels out."""

import hashlib
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from minoteka import catalog
from minoteka.arena.agents import agent, is_agent
from minoteka.arena.judgements import judgement
from minoteka.arena.opening import begun
from minoteka.core.errors import Malformed
from minoteka.core.match import Match
from minoteka.search.bot import Bot
from minoteka.search.prepare import preparations

LONGEST = 100_000
"""More plies than any match of ours can have: a contest never hangs."""


@dataclass(frozen=True)
class Contest:
    """What is played: everything that decides the results is in here."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str = "arena"
    budget: float = 1.0
    whole: tuple[str, ...] = ()  # who keeps the full budget all the same
    opening: int = 0  # plies at the start that chance plays: for a deal the same ones, whoever sits where

    def rounds(self, deals: int) -> Iterator[tuple[int, int]]:
        """Every (deal, rotation): each deal is played once for each way to seat the bots in turn."""
        for deal in range(deals):
            for turn in range(len(self.bots)):
                yield deal, turn

    def seating(self, turn: int) -> tuple[str, ...]:
        """Who sits where: the bots in turn around the table, moved on by ``turn``."""
        return tuple(self.bots[(seat + turn) % len(self.bots)] for seat in range(self.seats))

    def start(self, deal: int) -> Match:
        """The match of a deal after its opening."""
        return begun(catalog.game(self.game), self.seats, self.options, f"{self.seed}/{deal}", self.opening)

    def brain(self, name: str) -> Bot:
        """One of its bots, with the budget that it has here."""
        return bot_of(name, 1.0 if name in self.whole else self.budget)


@dataclass(frozen=True)
class Played:
    """One game of a contest."""

    deal: int
    turn: int
    seating: tuple[str, ...]
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    plies: int
    seconds: tuple[float, ...]  # CPU time of thinking per seat: neighbours on the machine hardly change it
    moves: tuple[int, ...]  # decisions per seat (forced moves aside)
    iterations: tuple[int, ...]
    line: str = ""  # its deal and moves as a digest: two games with one line are one game played twice

    def share(self, bot: str) -> float:
        """The bot's part of the win: shared wins are split."""
        return sum(1 for seat in self.winners if self.seating[seat] == bot) / max(1, len(self.winners))

    def as_json(self) -> dict[str, Any]:
        """As a line of the results file."""
        return asdict(self)

    @staticmethod
    def from_json(value: Mapping[str, Any]) -> "Played":
        """A line of the results file read back."""
        parts: dict[str, Any] = {name: tuple(part) if isinstance(part, list) else part for name, part in value.items()}
        return Played(**parts)


def finite(text: str) -> float:
    """A number that one can count with; ``ValueError`` for others."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def bot_of(text: str, budget: float = 1.0) -> Bot:
    """A bot of the catalog with its budget scaled; ``strong:depth=0,exploration=0.4`` is a level with other numbers.

    ``strong:net=FILE`` asks a learnt judgement instead of the evaluation.
    ``module:name`` is an agent from outside (``arena.agents``): it thinks as long as it likes.
    """
    if is_agent(text):
        return agent(text)
    name, _, numbers = text.partition(":")
    bot = catalog.bot(name)
    if numbers:
        try:
            pairs = dict(pair.split("=", 1) for pair in numbers.split(","))
            net = pairs.pop("net", None)
            bot = bot.trying({key: finite(value) for key, value in pairs.items()})  # type: ignore[attr-defined]
            bot = bot if net is None else bot.judging(judgement(Path(net)))
        except (AttributeError, KeyError, ValueError) as reason:
            raise Malformed("arena-numbers", text=text) from reason
    scaled = getattr(bot, "scaled", None)
    return scaled(budget) if scaled is not None and budget != 1.0 else bot


@cache
def make_ready(game: str, search: bool, judging: bool) -> None:
    """Compile or load a game's code, once in a process: that is nobody's thinking."""
    for step in preparations(catalog.game(game), search=search, judging=judging):
        step()


def play(contest: Contest, deal: int, turn: int) -> Played:
    """Play one game; the same arguments give the same game (times aside)."""
    seating = contest.seating(turn)
    brains = [contest.brain(name) for name in seating]
    judging = any(getattr(brain, "net", None) is not None for brain in brains)
    make_ready(contest.game, any(bot.partition(":")[0] in catalog.LEVELS for bot in contest.bots), judging)
    match = contest.start(deal)
    line = hashlib.blake2b(match.position.to_bytes(), digest_size=8)
    seconds, moves, iterations = ([0.0] * contest.seats, [0] * contest.seats, [0] * contest.seats)
    plies = 0
    while not match.is_over and plies < LONGEST:
        position = match.position
        seat = position.to_act
        legal = position.legal_moves()
        move = legal[0]
        if len(legal) > 1:
            began = time.process_time()
            choice = brains[seat].choose(position.observe(seat), deal * 1_000_003 + plies)
            seconds[seat] += time.process_time() - began
            moves[seat] += 1
            iterations[seat] += choice.iterations
            move = choice.move
        line.update(f"{move} ".encode())
        match = match.play(move)
        plies += 1
    end = match.standing()
    thought = tuple(seconds), tuple(moves), tuple(iterations)
    return Played(deal, turn, seating, end.scores, end.winners, plies, *thought, line.hexdigest())


def play_many(contest: Contest, rounds: Sequence[tuple[int, int]]) -> list[Played]:
    """Several games in one process."""
    return [play(contest, deal, turn) for deal, turn in rounds]
