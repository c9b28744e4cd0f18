"""Between strangers and the app: which hosts and origins may ask, and the headers every answer carries."""

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from minoteka.core.errors import Malformed, MinotekaError, NotYours
from minoteka.server.routes.http import failure

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # boards place pieces by style attributes
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""What the page may do, wherever it comes from."""


def content_policy(**otherwise: str) -> str:
    """The policy as browsers read it, with some of it otherwise (``script_src``)."""
    rules = POLICY | {name.replace("_", "-"): value for name, value in otherwise.items()}
    return "; ".join(f"{name} {value}" for name, value in rules.items())


COMPILING = "'self' 'wasm-unsafe-eval'"
"""Scripts of a house without a server: they bring the engine as WebAssembly, and still run no text."""
WITHOUT_SERVER = content_policy(script_src=COMPILING)
"""What its page may do; it says so itself, wherever it lies."""

HEADERS = {
    "content-security-policy": content_policy(frame_ancestors="'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
OFFLINE = HEADERS | {"content-security-policy": content_policy(script_src=COMPILING, frame_ancestors="'none'")}
"""The same around a house without a server."""


class Guard:
    """Refuses foreign hosts (so that no other name can be pointed at a server at home) and foreign origins."""

    def __init__(self, app: ASGIApp, origins: Iterable[str] = (), trust_proxy: bool = False) -> None:
        self._app = app
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        self._hosts = {urlsplit(origin).hostname or "" for origin in self._origins}
        self._hosts |= own_names()
        self._trust_proxy = trust_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if self._trust_proxy:
            believe_proxy(scope, headers)
        try:
            refusal: MinotekaError | None = self._refusal(scope, headers)
        except ValueError:  # brackets that don't close, say
            refusal = Malformed("unreadable", why="Host, Origin")
        if refusal is not None:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4003})
            else:
                await failure(refusal)(scope, receive, with_headers(send))
            return
        headers_of = OFFLINE if scope["path"].startswith("/offline/") else HEADERS
        await self._app(scope, receive, with_headers(send, headers_of) if scope["type"] == "http" else send)

    def _refusal(self, scope: Scope, headers: Headers) -> NotYours | None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            return NotYours("host")
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        origin = headers.get("origin")
        if origin is None or origin.lower() in self._origins or urlsplit(origin).netloc == host:
            return None
        return NotYours("origin")

    def _is_ours(self, host: str) -> bool:
        name = (urlsplit("//" + host).hostname or "") if host else ""
        if name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def own_names() -> set[str]:
    """The names by which this machine may be called at home."""
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


def believe_proxy(scope: Scope, headers: Headers) -> None:
    """Take the client's address and scheme from a proxy on this machine."""
    client = scope.get("client")
    if client is None or client[0] not in ("127.0.0.1", "::1"):
        return
    forwarded = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
    if forwarded:
        scope["client"] = (forwarded[:64], 0)
    if headers.get("x-forwarded-proto") == "https":
        scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"


def with_headers(send: Send, ours: Mapping[str, str] = HEADERS) -> Send:
    """Add our headers to whatever is answered."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in ours.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
