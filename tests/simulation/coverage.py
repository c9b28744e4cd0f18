"""What was used at least once: every message, every notice, every fault. What is never used is not tested."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, get_args

import msgspec

from minoteka.protocol.socket import ClientMessage, ServerMessage
from minoteka.tables.sharing import Note

EVERY_NOTE = tuple(name for name in Note.__struct_fields__ if name not in ("table", "process", "watching"))


def everything(faults: Iterable[str]) -> set[str]:
    """All that there is, counted from the protocol's own structs."""
    said = {f"said {kind.__name__}" for kind in get_args(ClientMessage)}
    heard = {f"heard {msgspec.inspect.type_info(kind).tag}" for kind in get_args(ServerMessage)}  # type: ignore[attr-defined]
    notices = {f"notice n {name}" for name in EVERY_NOTE} | {"notice e", "notice m", "notice a"}
    return said | heard | notices | {f"fault {name}" for name in faults} | {"rated"}


class Coverage:
    """Counts."""

    def __init__(self) -> None:
        self.used: Counter[str] = Counter()

    def said(self, message: msgspec.Struct) -> None:
        self.used[f"said {type(message).__name__}"] += 1

    def heard(self, message: dict[str, Any]) -> None:
        self.used[f"heard {message['type']}"] += 1

    def notices(self, notices: Sequence[str]) -> None:
        for notice in notices:
            if notice.startswith("n"):
                for name in EVERY_NOTE:
                    self.used[f"notice n {name}"] += f'"{name}":' in notice
            else:
                self.used[f"notice {notice[0]}"] += 1

    def fault(self, name: str) -> None:
        self.used[f"fault {name}"] += 1
