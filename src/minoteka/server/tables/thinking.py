"""Bots' turns and hints: questions to the thinking processes, made from observations."""

import asyncio
import hashlib

import structlog

from minoteka import catalog
from minoteka.core.errors import MinotekaError, NotYours
from minoteka.core.position import Observation
from minoteka.core.record import MOVE
from minoteka.protocol.socket import Thinking
from minoteka.server.bots.brains import BotFailed
from minoteka.server.bots.queue import Full
from minoteka.server.bots.thoughts import Answer, Question
from minoteka.server.tables.room import Room

log = structlog.get_logger()

STAND_INS = ("medium", "greedy")


def first_known(names: tuple[str, ...]) -> str:
    """The first of these bots that the catalog has."""
    return next((name for name in names if name in catalog.BOTS), next(iter(catalog.BOTS)))


def bot_to_act(room: Room) -> bool:
    """Whether the table waits for a bot."""
    table = room.table
    return table.halted is None and table.to_act >= 0 and table.seats[table.to_act].is_bot


def question(room: Room, seat: int, bot: str) -> Question:
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
        seconds=room.hall.settings.bot_seconds,
    )


async def bot_turns(room: Room) -> None:
    """Play for bots as long as it is a bot's turn. Whatever goes wrong, the table does not stand still."""
    while bot_to_act(room):
        try:
            await _bot_turn(room)
        except NotYours:
            continue
        except Full:
            await asyncio.sleep(0.5)
        except Exception as error:  # the store is out of reach, say: try again, the table has not changed
            log.error("bot-turn", table=room.table.row.id[:6], why=f"{type(error).__name__}: {error}")
            await asyncio.sleep(1.0)
    room.thinker = None


async def _bot_turn(room: Room) -> None:
    table, hall = room.table, room.hall
    seq, seat = table.seq, table.to_act
    assert room.sight is not None
    seen = room.sight.seen(seat)
    started = hall.monotonic()
    legal = seen.legal_moves()
    if len(legal) == 1:
        move = legal[0]
    else:
        room.thinking = seat
        room.audience.tell(Thinking(seat))
        move = await _chosen(room, seat, table.seats[seat].level or "", seen)
    await asyncio.sleep(max(0.0, hall.settings.bot_pace - (hall.monotonic() - started)))
    async with room.lock:
        if room.unsure:
            await room.catch_up()
        if table.seq != seq:
            return
        code = seen.find(move)
        entry = room.next_entry(MOVE, seat, text=seen.text(code))
        await room.enter(table.step(entry, code))


async def _chosen(room: Room, seat: int, bot: str, seen: Observation) -> str:
    try:
        answer = await room.hall.brains.think(room.table.row.id, question(room, seat, bot))
        seen.find(answer.move)
        return answer.move
    except (BotFailed, MinotekaError) as error:
        log.error("bot-failed", bot=bot, game=room.table.row.game, why=str(error))
        choice = catalog.bot("random").choose(seen, room.table.seq)
        return choice.move


async def advise(room: Room, seat: int) -> Answer:
    """A hint for a seat, from its own observation."""
    try:
        return await room.hall.brains.think(
            room.table.row.id, question(room, seat, first_known((room.hall.settings.hint_bot, "greedy")))
        )
    except Full as error:
        raise NotYours("busy") from error
    except BotFailed as error:
        raise NotYours("no-answer") from error
