"""Nothing that players read stands in the programs themselves: not in the page's markup, nor in what is printed."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SAME_EVERYWHERE = {"SVG", "PNG", "(Esc)", "python3 run.py --lan"}
"""What is called so in every language."""
SPEAKING = {"print", "tell", "update", "notify", "Static", "Label", "add_column"}


def shown(markup):
    """The words of a component outside its braces: between tags, and in attributes that are read out."""
    text = re.sub(r"<(script|style).*?</\1>|<!--.*?-->", "", markup, flags=re.DOTALL)
    while (bare := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = bare
    said = re.findall(r"""(?:aria-label|aria-description|title|alt|placeholder|label)=["']([^"']+)["']""", text)
    said += re.sub(r"""<(?:[^<>"']|"[^"]*"|'[^']*')*>""", "\n", text).split("\n")
    return [words.strip() for words in said if re.search(r"[^\W\d_]{2}", words)]


def printed(source):
    """Sentences that a program writes as they stand in it: two words or more."""
    for node in ast.walk(ast.parse(source)):
        called = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
        for argument in node.args[:1] if called in SPEAKING else ():
            parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
            text = "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
            if re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", text):
                yield text


def test_no_words_stand_in_the_pages_markup():
    found = {path.name: shown(path.read_text("utf-8")) for path in (ROOT / "web/src").rglob("*.svelte")}
    assert {name: left for name, words in found.items() if (left := set(words) - SAME_EVERYWHERE)} == {}


@pytest.mark.parametrize("folder", ["cli", "terminal", "server"])
def test_no_sentences_stand_in_what_is_printed(folder):
    for path in (ROOT / "src/minoteka" / folder).rglob("*.py"):
        assert list(printed(path.read_text("utf-8"))) == [], path.name


def test_words_in_programs_would_be_found():
    assert shown(
        "<script>let a = 'one';</script><p class=\"soft\">{t('x')} to go</p><img alt='A die' />{#if {a}}b{/if}"
    ) == [
        "A die",
        "to go",
    ]
    assert [*printed("console.print(f'{count} tiles are left', style='dim')")] == [" tiles are left"]
