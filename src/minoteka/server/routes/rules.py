"""The rules pages of the games, from Markdown to HTML: our own files only, figures by address."""

from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from minoteka import catalog


@cache
def rules_page(game: str, language: str) -> tuple[str, str] | None:
    """Title and HTML of a rules page; None if there is none in this language."""
    source = catalog.game(game).help(language)
    if source is None:
        return None
    parser = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    tokens = parser.parse(source)
    _address_figures(tokens, game)
    parser.add_render_rule("table_open", _open_wide)
    parser.add_render_rule("table_close", _close_wide)
    title = next((tokens[i + 1].content for i, token in enumerate(tokens) if token.type == "heading_open"), game)
    return title, parser.renderer.render(tokens, parser.options, {})


def _address_figures(tokens: list[Token], game: str) -> None:
    """``![caption](figure:name)`` points at the drawn figure."""
    for token in tokens:
        source = token.attrGet("src")
        if token.type == "image" and isinstance(source, str) and source.startswith("figure:"):
            token.attrSet("src", f"/api/games/{game}/figures/{source.removeprefix('figure:')}.svg")
        if token.children:
            _address_figures(token.children, game)


def _open_wide(*_: object) -> str:
    """A table stands in a frame that scrolls when it is wider than a telephone, also by the keyboard."""
    return '<div class="wide" tabindex="0"><table>\n'


def _close_wide(*_: object) -> str:
    return "</table></div>\n"
