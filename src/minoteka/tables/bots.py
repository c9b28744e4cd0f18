"""Bots' turns and hints: questions to the brains, made from observations."""

import hashlib
from functools import partial

from minoteka import catalog
from minoteka.core.errors import MinotekaError, NotYours
from minoteka.core.position import Observation
from minoteka.core.record import MOVE
from minoteka.protocol.socket import Thinking
from minoteka.tables.background import Background
from minoteka.tables.room import Room
from minoteka.tables.seams import Full, Lost, Outside
from minoteka.tables.standins import first_known
from minoteka.tables.thoughts import Answer, Question

PATIENCE = 2.0
"""Seconds beyond a thought's own before another process takes over for the one that should think."""


def bot_to_act(room: Room) -> bool:
    """Whether the table waits for a bot."""
    table = room.table
    return not room.gone and table.halted is None and table.to_act >= 0 and table.seats[table.to_act].is_bot


class Bots:
    """Plays for bots at all tables of this process."""

    def __init__(self, outside: Outside, background: Background) -> None:
        self._outside = outside
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
            patience = self._outside.limits.bot_seconds + PATIENCE
            self._outside.time.later(patience, partial(self._think_if_stuck, room, room.table.seq))

    def _let_think(self, room: Room) -> None:
        if room.thinker is None:
            room.thinker = self._background.spawn(self._turns(room))

    def _think_if_stuck(self, room: Room, seq: int) -> None:
        if room.table.seq == seq and bot_to_act(room) and not self._background.closing:
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
        table, time = room.table, self._outside.time
        seq, seat = table.seq, table.to_act
        assert room.sight is not None
        seen = room.sight.seen(seat)
        started = time.monotonic()
        legal = seen.legal_moves()
        if len(legal) == 1:
            move = legal[0]
        else:
            room.thinking = seat
            room.audience.tell(Thinking(seat))
            move = await self._chosen(room, seat, table.seats[seat].level or "", seen)
        await time.sleep(max(0.0, self._outside.limits.bot_pace - (time.monotonic() - started)))
        async with room.turn() as turn:
            if table.seq != seq:
                return
            code = seen.find(move)
            await turn.enter(MOVE, seat, text=seen.text(code), code=code)

    async def _chosen(self, room: Room, seat: int, bot: str, seen: Observation) -> str:
        try:
            answer = await self._outside.brains.think(room.table.row.id, self._question(room, seat, bot))
            seen.find(answer.move)
            return answer.move
        except (Lost, MinotekaError) as error:
            self._outside.log.error("bot-failed", bot=bot, game=room.table.row.game, why=str(error))
            choice = catalog.bot("random").choose(seen, room.table.seq)
            return choice.move

    def _question(self, room: Room, seat: int, bot: str) -> Question:
        """What a bot is asked. Its seed comes from the table's id and the entry's number: nothing hidden is in
        it.
        """
        table = room.table
        assert room.sight is not None
        digest = hashlib.sha256(f"{table.row.id}/{table.seq}/{bot}".encode()).digest()
        return Question(
            game=table.row.game,
            seats=table.row.seats,
            options=table.row.options,
            seat=seat,
            state=room.sight.seen(seat).to_bytes(),
            bot=bot,
            seed=int.from_bytes(digest[:7], "big"),
            seconds=self._outside.limits.bot_seconds,
        )

    async def advise(self, room: Room, seat: int) -> Answer:
        """A hint for a seat, from its own observation."""
        bot = first_known((self._outside.limits.hint_bot, "greedy"))
        try:
            return await self._outside.brains.think(room.table.row.id, self._question(room, seat, bot))
        except Full as error:
            raise NotYours("busy") from error
        except Lost as error:
            raise NotYours("no-answer") from error
