"""What the documents tell people to type exists: every command, its subcommands and its options."""

import importlib.util
import re
import shlex
import sys
from pathlib import Path

import pytest
import typer

from bootstrap import commands
from minoteka import catalog
from minoteka.cli.main import app, main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "README.uk.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<!`)`([^`]+)`(?!`)")
COMMAND = re.compile(r"(?:\w+=\S* )*(?:python3 run\.py|(?:\.venv/bin/)?(?:minoteka|python3? -m [\w.]+))(?= |$)")
RUN_AS_WRITTEN = {
    "minoteka games": "games",
    "minoteka playthrough GAME --seed 7": "playthrough riomino --seed 7",
    "minoteka solve riomino --level start --seed 7": "solve riomino --level start --seed 7",
}
"""Quick commands that are really run; names in capitals stand for something."""


def told(page: Path) -> list[str]:
    """The commands on a page, without the prompt before them and the comment behind them."""
    text = page.read_text("utf-8")
    lines = [
        line for kind, block in FENCED.findall(text) if kind in ("", "sh", "console") for line in block.splitlines()
    ]
    spans = [" ".join(span.split()) for span in INLINE.findall(FENCED.sub("", text))]
    bare = [re.split(r"\s#", text.removeprefix("$ "), maxsplit=1)[0].strip() for text in lines + spans]
    return [text for text in bare if COMMAND.match(text)]


TOLD = sorted({text for page in PAGES for text in told(page)})


def words(text: str) -> list[str]:
    """A command's words, brackets and dots of ellipsis aside."""
    return [word for word in shlex.split(re.sub(r"[\[\]…|]|\.\.\.", " ", text)) if "=" not in word or word[0] == "-"]


def check_minoteka(given: list[str]) -> None:
    """Walks down to the subcommand; its options are its own, or options of a game where it takes those."""
    command = typer.main.get_command(app)
    while given and hasattr(command, "commands") and not given[0].startswith("-"):
        assert given[0] in command.commands, f"minoteka has no {given[0]}"
        command, given = command.commands[given[0]], given[1:]
    known = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)} | {"--help"}
    if command.context_settings.get("ignore_unknown_options"):
        known |= {f"--{option.name}" for game in catalog.GAMES.values() for option in game.options}
    options = {word.partition("=")[0] for word in given if word.startswith("-") and word != "-"}  # that is a file
    assert options <= known


def check_run(given: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A command of run.py; what begins with - goes to the server, what follows bench to that benchmark."""
    if not given or given[0].startswith("-"):
        return check_minoteka(["serve", *(word for word in given if word != "--help")])
    assert given[0] in commands.COMMANDS
    if given[0] == "bench" and len(given) > 1 and given[1] != "NAME":
        options = [word for word in given[2:] if word.startswith("-")]
        assert all(option in help_of(given[1], monkeypatch) for option in options)
    return None


def help_of(bench: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a benchmark says about itself; nothing is measured, and an option that it does not know is refused."""
    program = importlib.import_module(f"bench.{bench}")
    said: list[str] = []
    monkeypatch.setattr("argparse.ArgumentParser._print_message", lambda self, message, file=None: said.append(message))
    for option, code in (("--help", 0), ("--nonsense", 2)):
        monkeypatch.setattr(sys, "argv", [f"bench/{bench}.py", option])
        with pytest.raises(SystemExit) as ended:
            program.main()
        assert ended.value.code == code
    return "".join(said)


@pytest.mark.parametrize("text", TOLD)
def test_what_the_documents_tell_people_to_type_exists(text, monkeypatch):
    start = COMMAND.match(text)
    assert start is not None
    program, given = start.group().split(), words(text[start.end() :])
    if program[-1] == "run.py":
        check_run(given, monkeypatch)
    elif "-m" in program and program[-1] != "venv":  # any Python makes an environment
        assert ".venv/bin/python" in program, "the environment has what a module needs, other Pythons have not"
        assert importlib.util.find_spec(program[-1]) is not None
    elif program[-1].endswith("minoteka"):
        check_minoteka(given)


def test_the_documents_name_every_command_of_run_py_and_the_main_ones_of_the_game():
    assert all(
        any(text.startswith(f"python3 run.py {name}") for text in TOLD) for name in commands.COMMANDS if name != "play"
    )


@pytest.mark.parametrize("text", RUN_AS_WRITTEN)
def test_quick_commands_run_as_written(text, capsys):
    assert text in TOLD
    assert main(RUN_AS_WRITTEN[text].split()) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", commands.benchmarks())
def test_every_benchmark_tells_about_itself_and_refuses_nonsense(name, monkeypatch):
    said = help_of(name, monkeypatch)
    assert f"python3 run.py bench {name}" in said and "--nonsense" in said
