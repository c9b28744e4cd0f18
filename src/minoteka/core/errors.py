"""Errors are three different things: malformed, illegal, and not yours. Each carries a stable code.

The sentence for people lives in the texts under ``error-<code>``; values in it are the error's ``details``.
"""

from collections.abc import Mapping
from typing import Any

from minoteka import texts


def expect(what: str, given: Any, kind: type) -> None:
    """``TypeError`` in one line, where a program hands over something of another kind."""
    if not isinstance(given, kind):
        raise TypeError(f"{what} must be of type {kind.__name__}, not {given!r:.60}")


class MinotekaError(Exception):
    """Something that was asked for cannot be done; nothing was changed."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details: Mapping[str, Any] = details

    def say(self, language: str = "en", **named: Any) -> str:
        """One line for a person; ``named`` are details in better words, such as a player's name.

        An error among the details (why a line of a record cannot be) is said in the same language.
        """
        values = {**self.details, **named}
        said = {name: v.say(language) if isinstance(v, MinotekaError) else v for name, v in values.items()}
        return texts.say(f"error-{self.code}", language, **said)

    def __str__(self) -> str:
        return self.say()

    def as_json(self) -> dict[str, Any]:
        """What a page needs to say why not in the player's language."""
        details = {name: str(v) if isinstance(v, MinotekaError) else v for name, v in self.details.items()}
        return {"code": self.code, "details": details}


class Malformed(MinotekaError):
    """It cannot be read: a move's text, an option, a deal, a record."""


class Illegal(MinotekaError):
    """It can be read and breaks a rule; ``cells`` are the places at fault, as the game writes them."""

    def __init__(self, code: str, cells: tuple[str, ...] | list[str] = (), **details: Any) -> None:
        super().__init__(code, **details)
        self.cells = tuple(cells)

    def as_json(self) -> dict[str, Any]:
        """The error with the cells that a page lights up."""
        return {**super().as_json(), "cells": list(self.cells)}


class NotYours(MinotekaError):
    """Out of turn, not your seat, or stale."""
