"""What commands say of themselves: every one and every parameter in every language, and nothing but them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from fluent.syntax import FluentParser, ast

from minoteka import texts
from minoteka.cli import speaking
from minoteka.cli.main import app, main

OTHERS = [language for language in texts.LANGUAGES if language != "en"]


def told():
    """Every sentence of the commands in English: the command's key, the parameter's name (empty: its own)."""

    def walk(command, parent, name):
        context = typer.Context(command, info_name=name, parent=parent)
        key = speaking.key_of(context)
        yield key, "", command.help
        for parameter in command.get_params(context):
            if not parameter.hidden:
                yield key, parameter.name, parameter.help
        for inner, one in getattr(command, "commands", {}).items():
            yield from walk(one, context, inner)

    return [*walk(typer.main.get_command(app), None, "minoteka")]


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_and_parameter_has_its_sentence(language):
    bundle = speaking.sentences(language)
    asked, shared = set(), {}
    for key, parameter, english in told():
        assert english, f"{key} {parameter} says nothing"
        name = parameter.replace("_", "-")
        own = bundle.get_message(key) if bundle.has_message(key) else None
        if own is not None and (not name or name in own.attributes):
            asked.add((key, name))
            continue
        assert name in bundle.get_message(speaking.SHARED).attributes, f"{key} {parameter}: {english}"
        asked.add((speaking.SHARED, name))
        assert shared.setdefault(name, english) == english, f"{key} says something else of {parameter} than others"
    written = FluentParser().parse((speaking.FOLDER / f"{language}.ftl").read_text("utf-8")).body
    messages = [entry for entry in written if isinstance(entry, ast.Message)]
    known = {(message.id.name, attribute.id.name) for message in messages for attribute in message.attributes}
    known |= {(message.id.name, "") for message in messages if message.value is not None}
    assert known == asked


@pytest.mark.parametrize(
    ("language", "heading", "words"),
    [("uk", "Команди", "Правила гри"), ("ru", "Команды", "Правила игры"), ("en", "Commands", "Tell the rules")],
)
def test_help_is_in_the_players_language(capsys, monkeypatch, language, heading, words):
    monkeypatch.setenv("MINOTEKA_LANG", language)
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert heading in out and words in out
    assert main(["play", "--help"]) == 0
    out = capsys.readouterr().out
    assert "--level start | junior" in out and "medium" in out
    assert main(["puzzle"]) == 2
    assert "from-picture" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "Команди «plya» немає. Може, «play»?"),
        (["games", "--nonsense"], "Параметра «--nonsense» тут немає."),
        (["replay", "x", "--sete", "1"], "Може, «--seat»?"),
        (["rules"], "Бракує GAME; що це, каже --help."),
        (["perft", "riomino", "deep"], "DEPTH має бути цілим числом (1–20)."),
        (["play", "--seats"], "--seats: параметр-перемикач"),
        (["games", "too", "much"], "«too much» тут зайве."),
    ],
)
def test_what_is_wrong_with_a_command_is_said_in_the_players_language(capsys, monkeypatch, arguments, said):
    monkeypatch.setenv("MINOTEKA_LANG", "uk")
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    assert said in err


def test_bash_completes_commands_games_and_options():
    program = Path(sys.executable).parent / "minoteka"
    environment = {**os.environ, "SHELL": "/bin/bash", "PATH": f"{program.parent}:{os.environ['PATH']}"}
    asked = """
        eval "$(minoteka --show-completion bash)"
        for words in "minoteka pl" "minoteka play gem" "minoteka play --res"; do
            COMP_WORDS=($words); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _minoteka_completion minoteka; echo "${COMPREPLY[*]}"
        done
    """
    done = subprocess.run(["bash", "-c", asked], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    assert done.stdout.split() == ["play", "playthrough", "gemblo", "--resume"]
