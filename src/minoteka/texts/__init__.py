"""Everything a player reads, in Ukrainian, English and Russian: Fluent files shared with the page."""

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("uk", "en", "ru")
FOLDER = Path(__file__).parent
ENTRY = re.compile(r"^[A-Za-z][\w-]*(?= *=)", re.MULTILINE)
"""A message begins with its key at the beginning of a line; whatever follows belongs to it."""
REFERENCE = re.compile(r"\{ *([A-Za-z][\w-]*) *\}")
ELSEWHERE = str.maketrans({",": "\u00a0", ".": ",", "%": "\u00a0%"})
"""What Ukrainian and Russian write in a number where English has these signs."""
_guests: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
"""What games of other packages say, by language and game."""


def add(game: str, language: str, source: str) -> None:
    """Fluent messages of a game from another package; what we say ourselves nobody can change."""
    if _guests[language].get(game) != source:
        _guests[language][game] = source
        entries.cache_clear()
        bundle.cache_clear()


def guests(language: str) -> str:
    """All that games of other packages say in a language, for the page."""
    return "\n".join(_guests[language].values())


@cache
def entries(language: str) -> dict[str, str]:
    """The source of every message by its key. Reading them all takes a second, and most commands say a few."""
    found: dict[str, str] = {}
    ours = (path.read_text("utf-8") for path in sorted((FOLDER / language).rglob("*.ftl")))
    for source in (*ours, *_guests[language].values()):
        starts = [*ENTRY.finditer(source)]
        for begin, end in zip(starts, [*(after.start() for after in starts[1:]), len(source)], strict=True):
            found.setdefault(begin[0], source[begin.start() : end])
    return found


@cache
def bundle(language: str) -> "FluentBundle":
    """The messages of a language that were wanted so far; bidi marks are off: terminals and SVG show them as boxes."""
    from fluent.runtime import FluentBundle  # a browser has its own

    return FluentBundle([language, "en"], use_isolating=False)


def read(key: str, language: str) -> "FluentBundle":
    """The bundle of a language, with a message and all that it refers to."""
    from fluent.runtime import FluentResource

    texts = bundle(language)
    if key in entries(language) and not texts.has_message(key):
        source = entries(language)[key]
        texts.add_resource(FluentResource(source))
        for other in REFERENCE.findall(source):
            read(other, language)
    return texts


def has(key: str, language: str = "en") -> bool:
    """Whether there is a text for ``key``."""
    return key in entries(language)


def own(game: str, key: str, language: str = "en") -> str:
    """The key of a game's own words (``simino-play-round``) if it has them, else everybody's (``play-round``)."""
    return f"{game}-{key}" if has(f"{game}-{key}", language) else key


def number(value: float, language: str = "en", form: str = "") -> str:
    """A number as the language writes it: half a point is 0,5 in Ukrainian. ``form`` is how Python would: ``.1%``."""
    if not form:
        return say("number", language, value=value)
    written = f"{value:{form}}"
    return written if language == "en" else written.translate(ELSEWHERE)


def say(key: str, language: str = "en", /, **values: Any) -> str:
    """The text for ``key`` with ``values`` filled in, in English if the language lacks it; an unknown key as it is."""
    texts = read(key, language if has(key, language) else "en")
    values = {name: ", ".join(map(str, v)) if isinstance(v, (list, tuple)) else v for name, v in values.items()}
    if not texts.has_message(key):
        return f"{key} {values}" if values else key
    pattern = texts.get_message(key).value
    if pattern is None:
        return key
    text, _ = texts.format_pattern(pattern, values)
    return str(text)
