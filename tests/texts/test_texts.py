"""What players read: every text in every language, with the same values, said once, and asked for somewhere."""

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from minoteka import catalog, texts
from minoteka.core.errors import Illegal, Malformed
from minoteka.core.options import Choice, Form
from minoteka.puzzles.collection import NAMES

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in texts.LANGUAGES if language != "en"]
GAMES = "|".join(catalog.GAMES)


class Used(visitor.Visitor):
    """The values that a message asks for, and the messages it says on the way."""

    def __init__(self):
        self.values, self.messages = set(), set()

    def visit_VariableReference(self, node):
        self.values.add(node.id.name)

    def visit_MessageReference(self, node):
        self.messages.add(node.id.name)


@cache
def messages(language):
    """Every message of a language by key, and the keys that were said twice."""
    found, twice = {}, []
    for path in sorted((texts.FOLDER / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:60]}"
            if isinstance(entry, ast.Message):
                twice += [entry.id.name] if entry.id.name in found else []
                found[entry.id.name] = entry
    return found, twice


def values(language, key):
    """The values of a message, through the messages in it too."""
    used = Used()
    used.visit(messages(language)[0][key])
    return used.values.union(*(values(language, name) for name in used.messages))


@pytest.mark.parametrize("language", OTHERS)
def test_no_key_lacks_a_language(language):
    assert messages(language)[0].keys() == messages("en")[0].keys()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_is_found_by_its_key(language):
    for key, message in messages(language)[0].items():
        (found,) = (e for e in FluentParser().parse(texts.entries(language)[key]).body if isinstance(e, ast.Message))
        assert found.equals(message, ["span", "comment"])


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_nothing_is_said_twice(language):
    assert messages(language)[1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_values_are_the_same_in_every_language(language):
    assert {key: values(language, key) for key in messages(language)[0]} == {
        key: values("en", key) for key in messages("en")[0]
    }


def test_every_error_is_raised_with_the_values_of_its_text():
    lacking = []
    for path in (ROOT / "src/minoteka").rglob("*.py"):
        for call in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(call, python.Call) and getattr(call.func, "id", "") in ("Malformed", "Illegal", "NotYours"):
                given = {word.arg for word in call.keywords}
                code = getattr(call.args[0], "value", None) if call.args else None
                key = f"error-{code}"
                if key in messages("en")[0] and None not in given and not values("en", key) <= given:
                    lacking.append((path.name, call.lineno, code, values("en", key) - given))
    assert lacking == []


def test_every_text_is_asked_for():
    assert dead_keys(messages("en")[0]) == []


def test_a_dead_text_would_be_found():
    assert dead_keys(["page-nobody-says-this", "error-nobody-raises-this", "riomino-option-level-start"]) == [
        "page-nobody-says-this",
        "error-nobody-raises-this",
    ]


def dead_keys(keys):
    """Keys that neither the page, the engine, an option, a puzzle nor another text asks for."""
    named = (
        {name for key in messages("en")[0] for name in said_by(key)} | set(options()) | {f"puzzle-{n}" for n in NAMES}
    )
    return [key for key in keys if key not in named and not asked(key)]


def said_by(key):
    used = Used()
    used.visit(messages("en")[0][key])
    return used.messages


def options():
    """The texts of the options: a name, why, and each value."""
    for game in catalog.GAMES.values():
        for option in game.options:
            key = f"{game.name}-option-{option.name}"
            yield from (key, f"{key}-why")
            words = option.values if isinstance(option, Choice) else ()
            if isinstance(option, Form):
                words = (*option.words, *option.counted)
            yield from (f"{key}-{word}" for word in words)


def asked(key):
    """Whether something quoted in the sources gives this key, its code, or its end (a game's own words)."""
    literals, patterns = sources()
    key = re.sub(r"(-event-.+|^event-.+)-you$", r"\1", key)  # what happened, told to whoever did it
    own = re.fullmatch(rf"(?:{GAMES})-(.+)", key)
    ends = [key, *([own[1]] if own else [])]
    ends += [end.split("-", 1)[1] for end in ends if re.match(r"(event|reason|because|error)-", end)]
    return any(end in literals or any(pattern.fullmatch(end) for pattern in patterns) for end in ends)


@cache
def sources():
    """Whatever is quoted in the sources: plain words, and words with holes in them as patterns."""
    files = [
        *(ROOT / "src/minoteka").rglob("*.py"),
        *(ROOT / "web/src").rglob("*.ts"),
        *(ROOT / "web/src").rglob("*.svelte"),
    ]
    literals, patterns = set(), set()
    for path in files:
        for _, text in re.findall(r"""(["'`])([\w${}().?! "|-]{2,80}?)\1""", path.read_text("utf-8")):
            if "{" not in text:
                literals.add(text)
            tail = re.sub(r"^\$?\{[^}]*\}-", "", text)  # a game's own words end as everybody's
            if "{" in text and re.match(r"(?!error-|event-|reason-|because-|option-)[a-z]+(-|$)", tail):
                patterns.add(re.sub(r"\$?\{[^}]*\}", r"[\\w-]+", tail))
    return literals, [re.compile(pattern) for pattern in patterns]


def test_a_missing_text_is_said_in_english(monkeypatch):
    english = texts.entries("en")
    thin = {"page-title": "page-title = Мінотека"}
    monkeypatch.setattr(texts, "entries", lambda language: thin if language == "uk" else english)
    assert texts.say("page-title", "uk") == "Мінотека"
    assert texts.say("play-turn", "uk", player="Olha") == "Olha to move"
    assert texts.say("no-such-key", "uk") == "no-such-key"


@pytest.mark.parametrize(("language", "half"), [("uk", "0,5"), ("ru", "0,5"), ("en", "0.5")])
def test_numbers_are_written_as_the_language_writes_them(language, half):
    assert texts.number(0.5, language) == half


@pytest.mark.parametrize(
    "path", sorted([*(ROOT / "src/minoteka").rglob("*.ftl"), *(ROOT / "src/minoteka/games").rglob("help/*.md")])
)
def test_signs_are_one_kind(path):
    assert list(odd_signs(path.read_text("utf-8"), path.parts)) == []


def odd_signs(text, path):
    """What stands in a text for a sign that has a kind of its own."""
    said = re.sub(r"^#.*|`[^`]*`|\{ *\"[^\"]*\" *\}", "", text, flags=re.MULTILINE)
    yield from re.findall(r".{0,9}\w …", said)
    yield from re.findall(r".{0,9}[\w}]['ʼ`].{0,9}", said)
    yield from re.findall(r".{0,9}[“”].{0,9}" if not {"en", "en.md"} & set(path) else r".{0,9}[«»].{0,9}", said)
    yield from re.findall(r"\"[^\"\n]* [^\"\n]*\"", said)  # a straight pair is for what a machine reads, one word long


def test_odd_signs_would_be_found():
    assert len([*odd_signs('a = Ім\'я… і "ще слово" “тут” і …\n', ("uk", "page.ftl"))]) == 4
    assert [*odd_signs('a = It’s “here”, said “minoteka”: "minoteka" { "" }\n', ("en", "page.ftl"))] == []


def test_a_reason_inside_an_error_is_said_in_the_same_language():
    inner = Illegal("gemblo-must-lay", ["0,0"])
    error = Malformed("verify-entry", entry=3, why=inner)
    assert inner.say("uk") in error.say("uk") and inner.say("en") not in error.say("uk")
    assert error.as_json() == {"code": "verify-entry", "details": {"entry": 3, "why": inner.say("en")}}
