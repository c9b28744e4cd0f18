"""The puzzle and the solitaire of the day. A day's key is HMAC(the house's secret, the date): today's is known to
nobody, yesterday's to everybody, so that all can check that nobody chose.
"""

from datetime import UTC, date, datetime, timedelta

from minoteka import catalog
from minoteka.core.fairness import commitment, key_of_day, new_secret
from minoteka.protocol.http import Daily, DailyResult, OpenTable, PlayDaily, SeatPlan, TableOpened
from minoteka.server.routes import puzzles
from minoteka.server.routes.endpoint import Asking, Endpoint
from minoteka.server.store import things
from minoteka.server.tables import opening

BEST = 20


async def house_secret(asking: Asking) -> str:
    """The secret behind all days, made once for a database."""
    return await asking.house.store.write(things.house_value, "daily", new_secret())


async def show_daily(asking: Asking, _: None) -> Daily:
    """What today brings."""
    today = datetime.now(UTC).date()
    secret = await house_secret(asking)
    game = catalog.solitaire()
    best = await asking.house.store.read(things.daily_results, today.isoformat(), BEST)
    yesterday = (today - timedelta(days=1)).isoformat()
    return Daily(
        date=today.isoformat(),
        game=game.name,
        options=game.settle(1, {}),
        commitment=commitment(key_of_day(secret, today.isoformat())),
        results=[DailyResult(name, score, moves) for name, score, moves in best],
        yesterday=yesterday,
        yesterday_key=key_of_day(secret, yesterday),
        puzzle=await puzzles.of_day(asking, today, key_of_day(secret, today.isoformat())),
    )


async def play_daily(asking: Asking, body: PlayDaily) -> TableOpened:
    """Sit down to the solitaire of the day: everybody gets the same deal. No take-backs, no hints."""
    day = date.fromisoformat(asking.hall.today()).isoformat()
    await asking.hall.ready(catalog.solitaire().name)
    seed = key_of_day(await house_secret(asking), day)
    plan = SeatPlan("me", body.name)
    asked = OpenTable(catalog.solitaire().name, [plan], hints=False, undo=False, first=0)
    now = asking.hall.now()
    row = opening.new_row(asked, now, seed=seed, daily=day)
    return await asking.hall.put_table(opening.opened(row, [plan], asking.account, now))


ENDPOINTS = [
    Endpoint("GET", "/api/daily", show_daily, "what today brings", answer=Daily),
    Endpoint(
        "POST",
        "/api/daily/solitaire",
        play_daily,
        "the solitaire of the day",
        PlayDaily,
        TableOpened,
        "rate_open",
        status=201,
    ),
]
