"""Accounts, for those who want one: a name and a password keep tables and ratings across devices."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from starlette.responses import Response

from minoteka.core.errors import NotYours
from minoteka.protocol.http import Credentials, Me, NewPassword, Rating
from minoteka.server.routes.endpoint import SESSION, Asking, Endpoint, json_response
from minoteka.server.store import people
from minoteka.server.store import tables as sql
from minoteka.server.store.store import Store
from minoteka.server.tables import ids
from minoteka.server.tables.hall import Hall
from minoteka.server.tables.opening import clean_name

_hasher = PasswordHasher()
_gate = asyncio.Semaphore(2)
"""Hashing a password takes much memory on purpose: few at a time."""


async def hash_password(password: str) -> str:
    """The argon2 hash of a password, made in a thread."""
    async with _gate:
        return await asyncio.to_thread(_hasher.hash, password)


async def is_password(hashed: str | None, password: str) -> bool:
    """Whether it is the password. An unknown name takes as long as a wrong password."""
    async with _gate:
        return await asyncio.to_thread(_verify, hashed, password)


def _verify(hashed: str | None, password: str) -> bool:
    if hashed is None:
        _hasher.hash(password)
        return False
    try:
        return bool(_hasher.verify(hashed, password))
    except (VerifyMismatchError, InvalidHashError):
        return False


async def account_of(store: Store, token: bytes) -> int | None:
    """The account of a session."""
    return await store.read(people.session, token, Hall.now())


async def me(asking: Asking, number: int) -> Me:
    """An account as its owner sees it."""
    store = asking.house.store
    found = await store.read(people.account, number)
    if found is None:
        raise NotYours("no-session")
    rated = await store.read(people.ratings, number)
    ratings = [Rating(game, mu, sigma, mu - 3 * sigma, games) for game, mu, sigma, games in rated]
    return Me(found.name, found.since, ratings)


async def signed_in(asking: Asking, number: int, status: int) -> Response:
    """Begin a session: the cookie goes to this browser only, no script can read it."""
    token, now = ids.new_token(), Hall.now()
    seconds = int(asking.house.settings.session)
    await asking.house.store.write(people.begin_session, ids.hashed(token), number, now + seconds * 1000, now)
    response = json_response(await me(asking, number), status)
    secure = asking.request.url.scheme == "https"
    response.set_cookie(SESSION, token, seconds, path="/", secure=secure, httponly=True, samesite="strict")
    return response


async def register(asking: Asking, body: Credentials) -> Response:
    """Make an account."""
    if not asking.house.settings.accounts:
        raise NotYours("no-accounts")
    name = clean_name(body.name)
    if await asking.house.store.read(people.find, name) is not None:
        raise NotYours("name-taken")
    hashed = await hash_password(body.password)
    number = await asking.house.store.write(people.register, name, hashed, Hall.now())
    if number is None:
        raise NotYours("name-taken")
    return await signed_in(asking, number, 201)


async def sign_in(asking: Asking, body: Credentials) -> Response:
    """Begin a session."""
    found = await asking.house.store.read(people.find, clean_name(body.name))
    if not await is_password(found.password if found else None, body.password) or found is None:
        raise NotYours("wrong-password")
    return await signed_in(asking, found.id, 200)


async def sign_out(asking: Asking, _: None) -> Response:
    """End the session."""
    token = asking.request.cookies.get(SESSION)
    if token:
        await asking.house.store.write(people.end_session, ids.hashed(token))
    response = Response(status_code=204)
    response.delete_cookie(SESSION, path="/", httponly=True, samesite="strict")
    return response


def _number(asking: Asking) -> int:
    if asking.account is None:
        raise NotYours("no-session")
    return asking.account


async def show_me(asking: Asking, _: None) -> Me:
    """Who is signed in."""
    return await me(asking, _number(asking))


async def change_password(asking: Asking, body: NewPassword) -> Response:
    """A new password; other devices must sign in again."""
    number = _number(asking)
    found = await asking.house.store.read(people.account, number)
    if found is None or not await is_password(found.password, body.old):
        raise NotYours("wrong-password")
    await asking.house.store.write(people.set_password, number, await hash_password(body.new))
    return await signed_in(asking, number, 200)


async def delete_me(asking: Asking, _: None) -> Response:
    """Delete the account of this session."""
    number = _number(asking)
    played = await asking.house.store.read(sql.of_account, number, 10_000)
    await asking.house.store.write(people.delete_account, number)
    for table in played:
        asking.hall.read_again(table)
    return await sign_out(asking, None)


ENDPOINTS = [
    Endpoint("POST", "/api/accounts", register, "make an account", Credentials, Me, "rate_login", status=201),
    Endpoint("POST", "/api/session", sign_in, "sign in", Credentials, Me, "rate_login"),
    Endpoint("DELETE", "/api/session", sign_out, "sign out"),
    Endpoint("GET", "/api/me", show_me, "who is signed in", answer=Me),
    Endpoint("POST", "/api/me/password", change_password, "a new password", NewPassword, Me, "rate_login"),
    Endpoint("DELETE", "/api/me", delete_me, "delete the account"),
]
