"""Where riddles come from: rounds between bots, looked through for positions that a theme can ask about.

Whoever played proves nothing: the theme does. A position is kept if one move alone is right and a quick look misses it
(``grading``). The same seed gives the same riddles on any number of cores.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path

import msgspec

from minoteka import catalog
from minoteka.arena.grading import graded
from minoteka.core.fairness import Chance
from minoteka.core.match import Match
from minoteka.core.planes import NO_PLANES
from minoteka.core.position import Position
from minoteka.core.symmetry import symmetries
from minoteka.kernel import listed, smalls
from minoteka.puzzles.riddle import Riddle, read, write

MOST = 3
"""Riddles of one round."""
APART = 6
"""Plies between two of them."""
AHEAD = 3
"""Rounds under way for each process."""


@dataclass(frozen=True)
class Vein:
    """Where to look: everything that decides what is found."""

    theme: str
    seed: str = "riddles"
    grade: int | None = None
    """Only riddles of this grade; none: of any."""

    def round(self, number: int) -> list[Position]:
        """The positions of a round between bots in which somebody has a choice."""
        game, theme = catalog.theme(self.theme)
        seats, options = theme.tables[number % len(theme.tables)]
        position = Match.start(game, seats, options, Chance(f"{self.seed}/{self.theme}/{number}")).position
        positions = []
        for ply in range(theme.plies):
            positions.append(position)
            if position.is_over or ply + 1 == theme.plies:
                break
            bot = catalog.bot(theme.players[(ply + number) % len(theme.players)])
            position = position.play(bot.choose(position.observe(position.to_act), number * 1000 + ply).move)
        return [position for position in positions if not position.is_over]


@dataclass(frozen=True)
class Dug:
    """What a round has brought: riddles with their keys; how many positions were asked about and could be answered."""

    number: int
    found: Sequence[tuple[Riddle, Sequence[str]]]
    asked: int
    proven: int


def dig(vein: Vein, number: int) -> Dug:
    """Look through one round, from its end to its beginning."""
    judge = catalog.judge(catalog.theme(vein.theme)[1])  # a new one: how much it looks at must not depend on the past
    found: list[tuple[Riddle, Sequence[str]]] = []
    asked, proven, last = 0, 0, 1 << 20
    positions = vein.round(number)
    for ply in reversed(range(len(positions))):
        position = positions[ply]
        if len(found) == MOST or last - ply < APART or not judge.theme.wanted(position):
            continue
        asked += 1
        answer = judge.work_out(position)
        if answer is None:
            continue
        proven += 1
        grade = graded(judge, position, answer)
        if vein.grade not in (None, grade) or any(answer.line[0] == one.line[0] for one, _ in found):
            continue  # what the same round asks twice is one riddle
        # Whoever checks it knows nothing of this round: it has to be proven without that, too.
        if grade is not None and catalog.judge(judge.theme).work_out(position) is not None:
            riddle = Riddle(0, position.text(), answer.line, answer.value, grade, vein.seed, number)
            found.append((riddle, keys_of(position, answer.line[0])))
            last = ply
    return Dug(number, found, asked, proven)


def keys_of(position: Position, answer: str) -> Sequence[str]:
    """What no two riddles may share: the position under every symmetry of the game, and the answer with the hand."""
    game, seat = position.game, position.to_act
    seen = position.observe(seat).view()
    held = ",".join(map(str, getattr(seen.hands[seat], "tiles", None) or ()))
    near = f"{answer} {held} {len(position.legal_moves())}"
    if game.planes is NO_PLANES:
        return [near, sha256(position.to_bytes()).hexdigest()]
    row = smalls(game.planes.size)
    game.kernels.planes(position._state, seat, -1, row)
    numbers = listed(row)
    turned = []
    for symmetry in symmetries(game, position.options):
        image = [0] * len(numbers)
        for at, number in zip(symmetry.numbers, numbers, strict=True):
            image[at] = number
        turned.append(image)
    return [near, sha256(repr(min(turned or [numbers])).encode()).hexdigest()]


def dig_on(vein: Vein, first: int, jobs: int) -> Iterator[Dug]:
    """Round after round from ``first`` on, in their order, without end."""
    if jobs == 1:
        yield from (dig(vein, number) for number in count(first))
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        numbers = count(first)
        pending: list[Future[Dug]] = [pool.submit(dig, vein, number) for number in islice(numbers, AHEAD * jobs)]
        while True:
            yield pending.pop(0).result()
            pending.append(pool.submit(dig, vein, next(numbers)))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class Haul:
    """The riddles of a file: no two alike. A run that was ended goes on after the last round of its seed that is whole
    in it; what other seeds have brought stays as it is.
    """

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self.riddles: list[Riddle] = []
        self._keys: set[str] = set()
        text = path.read_text("utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]  # a torn last line is looked for again
        found = read(whole)
        self.next_round = max((riddle.round for riddle in found if riddle.seed == seed), default=0)
        for riddle in found:
            if (riddle.seed, riddle.round) != (seed, self.next_round):  # the last round may not be whole either
                position = catalog.position(riddle.position)
                self._add(riddle, keys_of(position, riddle.line[0]))
        if text != self.text:
            path.write_text(self.text, "utf-8")

    @property
    def text(self) -> str:
        """The file."""
        return "".join(map(write, self.riddles))

    def _add(self, riddle: Riddle, keys: Sequence[str]) -> bool:
        if not self._keys.isdisjoint(keys):
            return False
        self._keys.update(keys)
        self.riddles.append(riddle)
        return True

    def take(self, dug: Dug, most: int) -> None:
        """Take in what a round has brought and is new, up to so many in all; it is written at once."""
        before = len(self.riddles)
        for riddle, keys in dug.found:
            if len(self.riddles) < most:
                free = max((one.number for one in self.riddles), default=0) + 1
                self._add(msgspec.structs.replace(riddle, number=free), keys)
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(map(write, self.riddles[before:])))


def mine(vein: Vein, path: Path, wanted: int, jobs: int) -> Iterator[tuple[Haul, Dug]]:
    """Go on with a file until it has so many riddles; what was found after every round."""
    haul = Haul(path, vein.seed)
    if len(haul.riddles) < wanted:
        for dug in dig_on(vein, haul.next_round, jobs):
            haul.take(dug, wanted)
            yield haul, dug
            if len(haul.riddles) >= wanted:
                return
