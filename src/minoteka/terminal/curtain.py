"""The curtain between two people at one screen: nothing is shown until the next one asks for it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Static


class Curtain(Screen[None]):
    """Covers everything; Enter opens it."""

    CSS = "Curtain { align: center middle; } Curtain Static { width: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [("enter", "open", "")]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(self.words, markup=False)

    def action_open(self) -> None:
        """The right person is here."""
        self.dismiss(None)
