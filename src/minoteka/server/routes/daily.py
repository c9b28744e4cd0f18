"""The puzzle and the solitaire of the day. A day's key is HMAC(the house's secret, the date): today's is known to
nobody, yesterday's to everybody, so that all can check that nobody chose.
"""

from datetime import date, timedelta

from minoteka import catalog
from minoteka.core.fairness import commitment, key_of_day
from minoteka.protocol.http import Daily, DailyResult, OpenTable, PlayDaily, SeatPlan, TableOpened
from minoteka.server.house import House
from minoteka.server.routes import puzzles
from minoteka.server.routes.http import Asking
from minoteka.server.store import kept
from minoteka.tables.endpoint import Endpoint

BEST = 20


async def house_secret(house: House) -> str:
    """The secret behind all days, made once for a database."""
    return await house.store.write(kept.house_value, "daily", house.chance.secret())


async def show_daily(house: House, ask: Asking[None]) -> Daily:
    """What today brings."""
    today = date.fromisoformat(house.tables.today())
    secret = await house_secret(house)
    game = catalog.solitaire()
    best = await house.store.read(kept.daily_results, today.isoformat(), BEST)
    yesterday = (today - timedelta(days=1)).isoformat()
    return Daily(
        date=today.isoformat(),
        game=game.name,
        options=game.settle(1, {}),
        commitment=commitment(key_of_day(secret, today.isoformat())),
        results=[DailyResult(name, score, moves) for name, score, moves in best],
        yesterday=yesterday,
        yesterday_key=key_of_day(secret, yesterday),
        puzzle=await puzzles.of_day(house, today, key_of_day(secret, today.isoformat())),
    )


async def play_daily(house: House, ask: Asking[PlayDaily]) -> TableOpened:
    """Sit down to the solitaire of the day: everybody gets the same deal. No take-backs, no hints."""
    day, game = house.tables.today(), catalog.solitaire().name
    plan = SeatPlan("me", ask.body.name)
    asked = OpenTable(game, [plan], hints=False, undo=False, first=0)
    return await house.tables.open(asked, ask.account, seed=key_of_day(await house_secret(house), day), daily=day)


ENDPOINTS: list[Endpoint[House]] = [
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
