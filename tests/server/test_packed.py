"""Answers in fewer bytes: the files of the page as its build packed them, long answers unless they are private."""

import gzip
import json
import urllib.request

from minoteka.server.routes.built import PACKED, STATIC
from tests.server.running import ServerProcess, me


def asked(server: ServerProcess, path: str, **headers: str) -> tuple[bytes, dict[str, str]]:
    request = urllib.request.Request(server.url + path, headers={n.replace("_", "-"): v for n, v in headers.items()})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read(), {name.lower(): value for name, value in answer.headers.items()}


def test_files_come_as_they_were_packed(server: ServerProcess) -> None:
    file = max(STATIC.glob("assets/*.js"), key=lambda path: path.stat().st_size)
    plain, headers = asked(server, f"/assets/{file.name}")
    assert plain == file.read_bytes()
    assert "content-encoding" not in headers
    for accepted, coding in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")):
        packed, headers = asked(server, f"/assets/{file.name}", accept_encoding=accepted)
        assert packed == file.with_name(file.name + PACKED[coding]).read_bytes()
        assert headers["content-encoding"] == coding
        assert headers["content-type"].startswith("text/javascript")
        assert headers["vary"] == "accept-encoding"
    page, headers = asked(server, "/", accept_encoding="gzip")
    assert gzip.decompress(page) == (STATIC / "index.html").read_bytes()
    assert headers["content-type"].startswith("text/html")


def test_long_answers_are_packed_and_private_ones_never(server: ServerProcess) -> None:
    plain, _ = asked(server, "/api/catalog")
    packed, headers = asked(server, "/api/catalog", accept_encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    table = server.open("riomino", me("Olya"), me("Taras"))
    short = asked(server, "/healthz", accept_encoding="gzip")
    private = asked(server, "/api/catalog", accept_encoding="gzip", authorization="Bearer " + table["tokens"][0])
    body = json.dumps({"game": "riomino", "seats": [me("O" * 40, "w" * 200), *[me("T" * 40, "w" * 200)]]}).encode()
    request = urllib.request.Request(server.url + "/api/tables", body, {"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=60) as opened:
        assert "content-encoding" not in opened.headers
    assert "content-encoding" not in short[1]
    assert "content-encoding" not in private[1]
