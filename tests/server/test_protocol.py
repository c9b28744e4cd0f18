"""The wire's types: the generated file is up to date, columns lose nothing."""

from pathlib import Path

import msgspec
import pytest

from minoteka import catalog
from minoteka.core.shown import Pass
from minoteka.games.riomino.shown import Lay
from minoteka.protocol import socket
from minoteka.protocol.__main__ import written
from minoteka.protocol.common import columns

ROOT = Path(__file__).parents[2]
CLIENT = msgspec.json.Decoder(socket.ClientMessage)


def test_the_pages_types_are_generated_from_these_structs() -> None:
    files = written(ROOT / "web/src")
    assert {path.parent.name for path in files} == {"src", *catalog.GAMES}
    for path, text in files.items():
        assert path.read_text("utf-8") == text, "run: python -m minoteka.protocol"


def test_columns_hold_every_move_whole() -> None:
    lays = [
        Lay("12", "ne", ["c3"], "12ne@c3", "12", [1, 1, 2, 2]),
        Lay("01", "sw", ["a1"], "01sw@a1", "01", [0, 1, 1, 0]),
    ]
    for moves in (lays, [*lays, Pass("pass")]):
        legal = columns(moves)
        rows = [{k: c[i] for k, c in legal.columns.items() if c[i] is not None} for i in range(legal.count)]
        assert rows == msgspec.to_builtins(moves)


def test_every_message_has_its_own_type() -> None:
    tags = [member.__struct_config__.tag for member in socket.ClientMessage.__args__]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b'{"type":"move"}',
        b'{"type":"fly","id":"1"}',
        b'{"type":"move","id":"1","seat":-2,"seq":0,"text":"x"}',
        b'{"type":"move","id":"1","seat":0,"seq":0,"text":"x","extra":1}',
        b'{"type":"hello","tokens":["a b"]}',
    ],
)
def test_what_is_no_message_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        CLIENT.decode(text)
