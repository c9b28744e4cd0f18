"""Accounts, for those who want one: a name and a password keep tables and ratings across devices."""

import asyncio
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from sqlalchemy import Connection
from starlette.responses import Response

from minoteka import catalog
from minoteka.core.errors import NotYours
from minoteka.lessons import collection
from minoteka.protocol.accounts import Credentials, Me, NewPassword, Rating
from minoteka.protocol.riddles import KeptStars, WonStars
from minoteka.puzzles import collection as puzzles
from minoteka.server.house import House
from minoteka.server.routes.http import SESSION, Asking, json_response
from minoteka.server.store import people
from minoteka.tables import ids
from minoteka.tables.endpoint import Endpoint
from minoteka.tables.opening import clean_name

DAILY = re.compile(r"silhouette/daily-20[0-9]{2}-[01][0-9]-[0-3][0-9]")


async def account_of(house: House, token: bytes) -> int | None:
    """The account of a session."""
    return await house.store.read(people.session, token, house.tables.now())


async def me(house: House, number: int) -> Me:
    """An account as its owner sees it."""
    found = await house.store.read(people.account, number)
    if found is None:
        raise NotYours("no-session")
    rated = await house.store.read(people.ratings, number)
    ratings = [Rating(game, mu, sigma, mu - 3 * sigma, games) for game, mu, sigma, games in rated]
    return Me(found.name, found.since, ratings)


async def signed_in(house: House, ask: Asking[Any], number: int, status: int) -> Response:
    """Begin a session: the cookie goes to this browser only, no script can read it."""
    token, now = house.chance.token(), house.tables.now()
    seconds = int(house.settings.session)
    await house.store.write(people.begin_session, ids.hashed(token), number, now + seconds * 1000, now)
    response = json_response(await me(house, number), status)
    secure = ask.request.url.scheme == "https"
    response.set_cookie(SESSION, token, seconds, path="/", secure=secure, httponly=True, samesite="strict")
    return response


async def register(house: House, ask: Asking[Credentials]) -> Response:
    """Make an account."""
    if not house.settings.accounts:
        raise NotYours("no-accounts")
    name = clean_name(ask.body.name)
    if await house.store.read(people.find, name) is not None:
        raise NotYours("name-taken")
    hashed = await house.passwords.hash(ask.body.password)
    number = await house.store.write(people.register, name, hashed, house.tables.now())
    if number is None:
        raise NotYours("name-taken")
    return await signed_in(house, ask, number, 201)


async def sign_in(house: House, ask: Asking[Credentials]) -> Response:
    """Begin a session."""
    name = clean_name(ask.body.name)
    house.passwords.check_guesses(people.folded(name))
    found = await house.store.read(people.find, name)
    if not await house.passwords.matches(found.password if found else None, ask.body.password) or found is None:
        raise NotYours("wrong-password")
    return await signed_in(house, ask, found.id, 200)


async def sign_out(house: House, ask: Asking[None]) -> Response:
    """End the session."""
    token = ask.request.cookies.get(SESSION)
    if token:
        await house.store.write(people.end_session, ids.hashed(token))
    response = Response(status_code=204)
    response.delete_cookie(SESSION, path="/", httponly=True, samesite="strict")
    return response


def _number(ask: Asking[Any]) -> int:
    if ask.account is None:
        raise NotYours("no-session")
    return ask.account


async def show_me(house: House, ask: Asking[None]) -> Me:
    """Who is signed in."""
    return await me(house, _number(ask))


async def change_password(house: House, ask: Asking[NewPassword]) -> Response:
    """A new password; other devices must sign in again."""
    number = _number(ask)
    found = await house.store.read(people.account, number)
    if found is not None:
        house.passwords.check_guesses(people.folded(found.name))
    if found is None or not await house.passwords.matches(found.password, ask.body.old):
        raise NotYours("wrong-password")
    password = await house.passwords.hash(ask.body.new)
    await change(house, number, lambda db: people.set_password(db, number, password))
    return await signed_in(house, ask, number, 200)


async def change(house: House, number: int, work: Callable[[Connection], None]) -> None:
    """An account gets a new password, or is deleted: whoever is signed in with it must come again, also if nobody
    hears how the write ended, or waits for it. Other processes hear of it with the write itself.
    """
    sharing = house.tables.sharing

    async def changed() -> None:
        try:
            await house.store.write_and_tell(f"a{number}", work)
        except BaseException:
            sharing.cut_soon(number)
            raise
        await sharing.cut_account(number)

    await asyncio.shield(house.tables.background.spawn(changed()))


async def delete_me(house: House, ask: Asking[None]) -> Response:
    """Delete the account of this session."""
    number = _number(ask)
    await change(house, number, lambda db: people.delete_account(db, number))
    return await sign_out(house, ask)


@cache
def tasks() -> frozenset[str]:
    """All that can be solved or learnt here, by the names under which stars are kept."""
    games = catalog.GAMES.values()
    taught = ((game, lesson) for game in games for lesson in collection.lessons(game))
    steps = (f"{game.name}/{lesson.name}/{step.name}" for game, lesson in taught for step in lesson.steps)
    silhouettes = (f"silhouette/{name}" for name in puzzles.NAMES)
    return frozenset(steps) | frozenset(catalog.riddles()) | frozenset(silhouettes)


def is_task(name: str) -> bool:
    """Whether stars can be won with it: silhouettes of days are tasks, too, and there is one more every day."""
    return name in tasks() or DAILY.fullmatch(name) is not None


async def keep_stars(house: House, ask: Asking[WonStars]) -> KeptStars:
    """Add what was won in a browser; tasks that are not (or no longer) here are passed over."""
    number = _number(ask)
    won = {task: count for task, count in ask.body.stars.items() if is_task(task)}
    if not won:
        return KeptStars(await house.store.read(people.stars, number))
    return KeptStars(await house.store.write(people.keep_stars, number, won))


ENDPOINTS: list[Endpoint[House]] = [
    Endpoint("POST", "/api/accounts", register, "make an account", Credentials, Me, "rate_login", status=201),
    Endpoint("POST", "/api/session", sign_in, "sign in", Credentials, Me, "rate_login"),
    Endpoint("DELETE", "/api/session", sign_out, "sign out"),
    Endpoint("GET", "/api/me", show_me, "who is signed in", answer=Me),
    Endpoint("POST", "/api/me/password", change_password, "a new password", NewPassword, Me, "rate_login"),
    Endpoint("POST", "/api/me/stars", keep_stars, "stars won, and all there are", WonStars, KeptStars),
    Endpoint("DELETE", "/api/me", delete_me, "delete the account"),
]
