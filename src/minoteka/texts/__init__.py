"""Everything a player reads, in Ukrainian, English and Russian: Fluent files shared with the page."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("uk", "en", "ru")
FOLDER = Path(__file__).parent
_guests: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
"""What games of other packages say, by language and game."""


def add(game: str, language: str, source: str) -> None:
    """Fluent messages of a game from another package; what we say ourselves nobody can change."""
    if _guests[language].get(game) != source:
        _guests[language][game] = source
        bundle.cache_clear()


def guests(language: str) -> str:
    """All that games of other packages say in a language, for the page."""
    return "\n".join(_guests[language].values())


@cache
def bundle(language: str) -> "FluentBundle":
    """All texts of a language; bidi marks are off: terminals and SVG show them as boxes."""
    from fluent.runtime import FluentBundle, FluentResource  # a browser has its own

    texts = FluentBundle([language, "en"], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        texts.add_resource(FluentResource(path.read_text("utf-8")))
    for source in _guests[language].values():
        texts.add_resource(FluentResource(source))
    return texts


def has(key: str, language: str = "en") -> bool:
    """Whether there is a text for ``key``."""
    return bool(bundle(language).has_message(key))


def own(game: str, key: str, language: str = "en") -> str:
    """The key of a game's own words (``simino-play-round``) if it has them, else everybody's (``play-round``)."""
    return f"{game}-{key}" if has(f"{game}-{key}", language) else key


def number(value: float, language: str = "en") -> str:
    """A number as the language writes it: half a point is 0,5 in Ukrainian."""
    return say("number", language, value=value)


def say(key: str, language: str = "en", /, **values: Any) -> str:
    """The text for ``key`` with ``values`` filled in, in English if the language lacks it; an unknown key as it is."""
    texts = bundle(language if has(key, language) else "en")
    values = {name: ", ".join(map(str, v)) if isinstance(v, (list, tuple)) else v for name, v in values.items()}
    if not texts.has_message(key):
        return f"{key} {values}" if values else key
    pattern = texts.get_message(key).value
    if pattern is None:
        return key
    text, _ = texts.format_pattern(pattern, values)
    return str(text)
