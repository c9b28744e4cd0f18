"""The rules pages of the games, from Markdown to HTML: our own files only, figures by address, contents on top."""

import re
from functools import cache
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token

from minoteka import catalog, texts

VIEW_BOX = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)"')
ALONE, BESIDE, HIGH, LARGER = 720.0, 340.0, 360.0, 1.4
"""How wide a figure may be, by itself or beside others, how high, and how much larger than it draws itself."""


@cache
def rules_page(game: str, language: str) -> tuple[str, str, list[str]] | None:
    """Title, HTML and the pieces of advice of a rules page; None if there is none in this language."""
    source = catalog.game(game).help(language)
    if source is None:
        return None
    parser = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    tokens = parser.parse(source)
    title = next((tokens[i + 1].content for i, token in enumerate(tokens) if token.type == "heading_open"), game)
    advice = _advice(tokens, language)
    _lay_out_figures(tokens, game)
    parser.add_render_rule("table_open", _open_wide)
    parser.add_render_rule("table_close", _close_wide)
    sections = _name_sections(tokens)
    html = parser.renderer.render(tokens, parser.options, {})
    return title, _with_contents(html, sections, texts.say("page-contents", language)), advice


def _advice(tokens: list[Token], language: str) -> list[str]:
    """What the list in the section of advice, the rulebook's or ours, has to say: of any table. What stands under a
    heading of its own there is about a variant, or for later.
    """
    titles = [texts.say(key, language) for key in ("rules-advice", "rules-advice-ours")]
    found, inside = [], False
    for before, inline in pairwise(tokens):
        if before.type == "heading_open":
            inside = inline.content in titles
        elif inside and inline.type == "inline" and inline.level > 1:
            found.append(inline.content)
    return found


def _lay_out_figures(tokens: list[Token], game: str) -> None:
    """A paragraph of pictures becomes a row of figures, each with its caption in sight."""
    for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        pictures = [child for child in inline.children or () if child.type == "image"]
        if not pictures or opening.type != "paragraph_open":
            continue
        opening.tag = closing.tag = "div"
        opening.attrSet("class", "figures")
        room = ALONE if len(pictures) == 1 else BESIDE
        inline.children = [Token("html_inline", "", 0, content=_figure(picture, game, room)) for picture in pictures]


def _figure(picture: Token, game: str, room: float) -> str:
    """``![caption](figure:name)``: the drawn figure with its caption; the caption is its description too."""
    name = str(picture.attrGet("src")).removeprefix("figure:")
    address = f"/api/games/{game}/figures/{escape(name)}.svg"
    draw = catalog.game(game).figures.get(name)
    wide, high = _size("" if draw is None else draw(), room)
    image = f'<img src="{address}" width="{wide}" height="{high}" alt="">'
    return f"<figure>{image}<figcaption>{escape(picture.content)}</figcaption></figure>"


def _size(drawing: str, room: float) -> tuple[int, int]:
    """How large a figure stands on the page: large enough to see, and as large as the others of its kind."""
    found = VIEW_BOX.search(drawing)
    wide, high = map(float, found.groups() if found else (room, HIGH))
    scale = min(LARGER, room / wide, HIGH / high)
    return round(wide * scale), round(high * scale)


def _open_wide(*_: object) -> str:
    """A table stands in a frame that scrolls when it is wider than a telephone, also by the keyboard."""
    return '<div class="wide" tabindex="0"><table>\n'


def _close_wide(*_: object) -> str:
    return "</table></div>\n"


def _name_sections(tokens: list[Token]) -> list[tuple[str, str]]:
    """Give every section a name to jump to; names and titles in order."""
    sections: list[tuple[str, str]] = []
    for heading, inline in pairwise(tokens):
        if heading.type == "heading_open" and heading.tag == "h2":
            name = f"section-{len(sections) + 1}"
            heading.attrSet("id", name)
            sections.append((name, inline.content))
    return sections


def _with_contents(html: str, sections: list[tuple[str, str]], label: str) -> str:
    """The page with its contents before the second section: the first one is the game in half a minute."""
    links = "".join(f'<li><a href="#{name}">{escape(title)}</a></li>' for name, title in sections[1:])
    before, heading, after = html.partition('<h2 id="section-2"')
    return f'{before}<nav class="contents" aria-label="{escape(label)}"><ul>{links}</ul></nav>\n{heading}{after}'
