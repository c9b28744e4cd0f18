"""Bots' turns and hints: questions to the brains, made from observations."""

import math
from functools import partial

from minoteka import catalog
from minoteka.core.errors import MinotekaError, NotYours
from minoteka.core.position import Observation
from minoteka.core.record import MOVE
from minoteka.protocol.socket import Thinking
from minoteka.tables import ids
from minoteka.tables.background import Background
from minoteka.tables.directory import Directory
from minoteka.tables.limits import Limits
from minoteka.tables.room import Room
from minoteka.tables.seams import Full, Lost, Outside, Urgency
from minoteka.tables.standins import first_known
from minoteka.tables.table import Table
from minoteka.tables.thoughts import Answer, Pondering

PATIENCE = 2.0
"""Seconds beyond a thought's own before another process takes over for the one that should think."""

AGAIN = 1.0
"""Seconds after which what could not be done is tried again."""

WORK = 0.85
"""The part of its time that a bot may really think: the rest is for the way there and back."""


def pace(table: Table, bot: str, limits: Limits) -> float:
    """Seconds that a bot seems to think: by its level, and less if it has just moved. Both are public."""
    nominal: float = getattr(catalog.BOTS.get(bot), "seconds", 0.0) if table.game.hides and limits.bot_pace else 0.0
    again = bool(table.entries) and table.entries[-1].kind == MOVE and table.entries[-1].seat == table.to_act
    return min(limits.bot_seconds, limits.bot_pace + (nominal / 2 if again else nominal))


def until_told(table: Table, slot: float, thought: float) -> float:
    """Seconds until a bot's move is told. Where a game hides something: at the end of the first slot in which it was
    ready, so that how long it thought tells nothing.
    """
    if not table.game.hides or slot <= 0.0:
        return max(0.0, slot - thought)
    return max(1, math.ceil(thought / slot - 1e-9)) * slot - thought


def urgency(room: Room) -> Urgency:
    """Who waits for a bot at this table."""
    if room.audience.connected():
        return Urgency.PLAYER
    return Urgency.WATCHER if room.audience.listeners or room.table.people else Urgency.NOBODY


def bot_to_act(room: Room) -> bool:
    """Whether the table waits for a bot."""
    table = room.table
    return not room.gone and table.halted is None and table.to_act >= 0 and table.seats[table.to_act].is_bot


class Bots:
    """Plays for bots at all tables of this process."""

    def __init__(self, outside: Outside, directory: Directory, background: Background) -> None:
        self._outside = outside
        self._directory = directory
        self._background = background

    def watch(self, room: Room, *, own: bool) -> None:
        """Something was entered: a bot may be to move. The process that made the entry thinks; if it died, somebody
        else must.
        """
        if not bot_to_act(room):
            return
        if own:
            self._let_think(room)
        else:
            self._look_after(room.table.row.id, room.table.seq, self._outside.limits.bot_seconds + PATIENCE)

    def _let_think(self, room: Room) -> None:
        if room.thinker is None:
            room.thinker = self._background.spawn(self._turns(room))

    def _look_after(self, name: str, seq: int, seconds: float) -> None:
        """Look at a table again after a while: nobody may have moved for the bot."""
        self._outside.time.later(seconds, partial(self._spawn_unless_closing, name, seq))

    def _spawn_unless_closing(self, name: str, seq: int) -> None:
        if not self._background.closing:
            self._background.spawn(self._think_if_stuck(name, seq))

    async def _think_if_stuck(self, name: str, seq: int) -> None:
        """The room may have been let go of meanwhile: there is one at a time of each table."""
        try:
            room = await self._directory.find(name)
        except Exception as error:  # the store is away, or the house full: the bot is still awaited
            if isinstance(error, MinotekaError) and error.code != "too-many-tables":
                return
            self._outside.log.error("bot-awaited", why=type(error).__name__)
            self._look_after(name, seq, AGAIN)
            return
        if room.table.seq == seq and bot_to_act(room):
            self._let_think(room)

    async def _turns(self, room: Room) -> None:
        """Play for bots as long as it is a bot's turn. Whatever goes wrong, the table does not stand still."""
        while bot_to_act(room):
            try:
                await self._turn(room)
            except NotYours:
                continue
            except Full:
                await self._outside.time.sleep(0.5)
            except Exception as error:  # the store is out of reach, say: try again, the table has not changed
                self._outside.log.error("bot-turn", game=room.table.row.game, why=type(error).__name__)
                await self._outside.time.sleep(1.0)
        room.thinker = None

    async def _turn(self, room: Room) -> None:
        """One decision. Neither that the bot thinks nor when it is done tells anything of its hand: where a game hides
        something it always seems to think, and for as long as its level does.
        """
        table, time = room.table, self._outside.time
        seq, seat, bot = table.seq, table.to_act, table.seats[table.to_act].level or ""
        assert room.sight is not None
        seen, slot = room.sight.seen(seat), pace(table, bot, self._outside.limits)
        started = time.monotonic()
        room.thinking = seat
        room.audience.tell(Thinking(seat))
        if table.game.hides or len(seen.codes()) > 1:
            move = await self._chosen(room, seat, bot, seen, slot)
        else:
            move = seen.legal_moves()[0]
        await time.sleep(until_told(table, slot, time.monotonic() - started))
        async with room.turn() as turn:
            if table.seq != seq:
                return
            code = seen.find(move)
            await turn.enter(MOVE, seat, text=seen.text(code), code=code)

    async def _chosen(self, room: Room, seat: int, bot: str, seen: Observation, slot: float) -> str:
        paced = room.table.game.hides and slot > 0.0
        question = self._question(room, seat, bot, slot * WORK if paced else self._outside.limits.bot_seconds)
        try:
            answer = await self._outside.brains.think(room.owner, question, urgency(room))
            seen.find(answer.move)
            return answer.move
        except (Lost, MinotekaError) as error:
            self._outside.log.error("bot-failed", bot=bot, game=room.table.row.game, why=type(error).__name__)
            return catalog.bot("random").choose(seen, question.seed).move

    def _question(self, room: Room, seat: int, bot: str, seconds: float) -> Pondering:
        """What a bot is asked. Its seed is a keyed hash, with a secret of the table that is told after its last move:
        nobody can compute a bot's choice beforehand, or learn from it more than the choice itself.
        """
        table = room.table
        assert room.sight is not None
        return Pondering(
            game=table.row.game,
            seats=table.row.seats,
            options=table.row.options,
            seat=seat,
            state=room.sight.seen(seat).to_bytes(),
            bot=bot,
            seed=ids.keyed(table.row.seed, f"bot/{table.row.id}/{table.seq}/{seat}/{bot}"),
            seconds=seconds,
        )

    async def advise(self, room: Room, seat: int) -> Answer:
        """A hint for a seat, from its own observation."""
        bot = first_known((self._outside.limits.hint_bot, "greedy"))
        question = self._question(room, seat, bot, self._outside.limits.bot_seconds)
        try:
            return await self._outside.brains.think(room.owner, question, Urgency.PLAYER)
        except Full as error:
            raise NotYours("busy") from error
        except Lost as error:
            raise NotYours("no-answer") from error
