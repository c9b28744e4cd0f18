"""The house without a server, served by one under /offline/: its files, what its page may do, where there is none."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from minoteka.core.errors import Malformed
from minoteka.server.guard import Guard
from minoteka.server.routes import built, offline
from minoteka.server.settings import ServerSettings

FILES = {
    "index.html": ("text/html", "no-cache"),
    "offline.js": ("text/javascript", "no-cache"),
    "manifest.webmanifest": ("application/manifest+json", "no-cache"),
    "assets/index-1.js": ("text/javascript", "immutable"),
    "engine/pyodide.asm.mjs": ("text/javascript", "no-cache"),
    "engine/pyodide.asm.wasm.packed": ("application/octet-stream", "no-cache"),
    "engine/house.xz": ("application/", "no-cache"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / "site" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / name).write_text(f"this is {name}")
    return tmp_path / "site"


def client(folder: Path | None) -> Callable[..., httpx.Response]:
    app = Guard(Starlette(routes=[*offline.routes(folder), built.ROUTE]))

    async def asked(path: str, method: str, headers: dict[str, str]) -> httpx.Response:
        way = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=way, base_url="http://localhost", follow_redirects=True) as asking:
            return await asking.request(method, path, headers=headers)

    return lambda path, method="GET", **headers: asyncio.run(asked(path, method, headers))


def test_its_files_come_as_what_they_are_and_not_twice(folder: Path) -> None:
    asking = client(folder)
    for name, (kind, keeping) in FILES.items():
        answer = asking(f"/offline/{name}")
        assert answer.text == f"this is {name}"
        assert answer.headers["content-type"].startswith(kind)
        assert keeping in answer.headers["cache-control"]
        assert "content-encoding" not in answer.headers
        known = asking(f"/offline/{name}", **{"if-none-match": answer.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
        head = asking(f"/offline/{name}", "HEAD")
        assert (head.status_code, head.content) == (200, b"")
    assert asking("/offline/").text == "this is index.html"
    assert str(asking("/offline").url).endswith("/offline/")
    assert asking("/offline/nothing").status_code == asking("/offline/../../settings.py").status_code == 404


def test_its_page_may_compile_the_engine_and_the_servers_may_not(folder: Path) -> None:
    asking = client(folder)
    policy = asking("/offline/").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy and "frame-ancestors 'none'" in policy
    assert "'unsafe-eval'" not in policy
    assert "script-src 'self';" in asking("/").headers["content-security-policy"]


def test_where_it_was_not_built_it_is_not_there(tmp_path: Path) -> None:
    assert client(None)("/offline/").status_code == 404
    assert client(None)("/offline/index.html").status_code == 404
    assert ServerSettings.read(offline="").offline is None
    with pytest.raises(Malformed):
        ServerSettings.read(offline=str(tmp_path))
