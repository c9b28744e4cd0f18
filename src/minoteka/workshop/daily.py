"""The puzzle and the solitaire of the day. A day's key is HMAC(the house's secret, the date): today's is known to
nobody, yesterday's to everybody, so that all can check that nobody chose.
"""

from datetime import date, timedelta

from minoteka import catalog
from minoteka.core.fairness import commitment, key_of_day
from minoteka.protocol.tables import OpenTable, SeatPlan, TableOpened
from minoteka.protocol.workshop import Daily, DailyResult, PlayDaily
from minoteka.tables.endpoint import Ask, Endpoint
from minoteka.workshop import puzzles
from minoteka.workshop.place import Workshop

BEST = 100
"""How many results are told: whoever has finished finds their place among them."""


async def show_daily(workshop: Workshop, ask: Ask[None]) -> Daily:
    """What today brings."""
    today = date.fromisoformat(workshop.tables.today())
    secret = await workshop.days.secret()
    game = catalog.solitaire()
    best = await workshop.days.results(today.isoformat(), BEST)
    yesterday = (today - timedelta(days=1)).isoformat()
    return Daily(
        date=today.isoformat(),
        game=game.name,
        options=game.settle(1, {}),
        commitment=commitment(key_of_day(secret, today.isoformat())),
        results=[DailyResult(name, score, moves) for name, score, moves in best],
        yesterday=yesterday,
        yesterday_key=key_of_day(secret, yesterday),
        puzzle=await puzzles.of_day(workshop, today, key_of_day(secret, today.isoformat())),
    )


async def play_daily(workshop: Workshop, ask: Ask[PlayDaily]) -> TableOpened:
    """Sit down to the solitaire of the day: everybody gets the same deal. No take-backs, no hints."""
    day, game = workshop.tables.today(), catalog.solitaire().name
    plan = SeatPlan("me", ask.body.name)
    asked = OpenTable(game, [plan], hints=False, undo=False, first=0)
    return await workshop.tables.open(asked, ask.account, seed=key_of_day(await workshop.days.secret(), day), daily=day)


ENDPOINTS: list[Endpoint[Workshop]] = [
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
