"""A board on the whole screen and what stands around it: a head, a side that opens, a word, a line to type, keys."""

from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.containers import Horizontal, ScrollableContainer, VerticalScroll
from textual.widget import Widget
from textual.widgets import Input, Static

from minoteka import texts
from minoteka.terminal.board import Board


class BoardScreen(App[None]):
    """What every screen with a board has."""

    CSS = """
    #head, #seats, #hand, #word, #keys { height: auto; max-height: 5; padding: 0 1; }
    #seats { max-height: 10; }
    #head { text-style: bold; max-height: 1; text-overflow: ellipsis; text-wrap: nowrap; }
    #field { align: center middle; height: 1fr; width: 1fr; }
    #board { width: auto; height: auto; }
    #side { width: 42; display: none; border-left: solid gray; padding: 0 1; }
    #side.open { display: block; }
    #side.wide { width: 45%; min-width: 36; }
    #typed { display: none; height: 3; }
    #typed.open { display: block; }
    """
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""
    TITLE = "Minoteka"
    above: ClassVar[tuple[str, ...]] = ("head",)
    below: ClassVar[tuple[str, ...]] = ("word",)

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    def compose(self) -> ComposeResult:
        """From above: how it stands, the board with a side beside it, lines, the keys."""
        yield from (Static(id=name) for name in self.above)
        with Horizontal():
            with ScrollableContainer(id="field", can_focus=False):
                yield Board()
            with VerticalScroll(id="side"):
                yield from self.side()
        yield from (Static(id=name) for name in self.below)
        yield Input(id="typed")
        yield Static(id="keys")

    def side(self) -> list[Widget]:
        """What can be read beside the board."""
        return [Static(id="sheet")]

    def say(self, key: str, **values: Any) -> str:
        """A text in the player's language."""
        return texts.say(key, self.language, **values)

    def ask_line(self, placeholder: str) -> None:
        """A line to be typed."""
        line = self.query_one("#typed", Input)
        line.add_class("open")
        line.placeholder = placeholder
        line.focus()

    @property
    def typing(self) -> bool:
        """Whether a line is being typed."""
        return self.query_one("#typed").has_class("open")

    def typed(self) -> str:
        """What was typed; its line is put away."""
        line = self.query_one("#typed", Input)
        value = line.value
        line.clear()
        line.remove_class("open")
        self.set_focus(None)
        return value

    def action_leave(self) -> None:
        """What was laid is kept; go."""
        self.exit()
