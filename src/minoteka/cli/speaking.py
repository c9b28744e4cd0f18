"""Commands that tell of themselves in the player's language: ``--help``, and what is wrong with a command line.

English stands beside the code, as docstrings and ``help=``; ``help/<language>.ftl`` has the same sentences by command
and parameter, those that several commands share under ``everywhere``. They are read only when somebody asks.
"""

import os
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

import typer
from rich.table import Table
from typer.core import CompletionItem, TyperCommand, TyperGroup  # type: ignore[attr-defined]  # it has no other home

from minoteka.cli.terminal import console, language, say
from minoteka.core.errors import Malformed

FOLDER = Path(__file__).parent / "help"
SHARED = "everywhere"
COMPLETING = "_MINOTEKA_COMPLETE"
"""Where a shell that completes a line says which shell it is."""
PLACES = {int: "N", float: "N", str: "TEXT", Path: "FILE"}
"""What stands for a value that has no name of its own."""


@cache
def sentences(tongue: str) -> Any:
    """What commands say of themselves in a language, by command; None for English."""
    path = FOLDER / f"{tongue}.ftl"
    if not path.exists():
        return None
    from fluent.runtime import FluentBundle, FluentResource

    told = FluentBundle([tongue], use_isolating=False)
    told.add_resource(FluentResource(path.read_text("utf-8")))
    return told


def key_of(context: Any) -> str:
    """What a command is called in the files of sentences: its path, without the program's name unless that is all."""
    names: list[str] = []
    while context.parent is not None:
        names, context = [context.info_name, *names], context.parent
    return "-".join(names) or "minoteka"


def sentence(key: str, parameter: str, english: str, tongue: str) -> str:
    """A command's sentence (``parameter`` is empty) or one of its parameter; in English if the language has none."""
    told = sentences(tongue)
    for name in (key, SHARED) if told is not None else ():
        message = told.get_message(name) if told.has_message(name) else None
        pattern = None if message is None else message.attributes.get(parameter.replace("_", "-"))
        pattern = message.value if message is not None and not parameter else pattern
        if pattern is not None:
            return str(told.format_pattern(pattern)[0])
    return " ".join(english.split()).replace("'", "’")


def placeholder(parameter: Any) -> str:
    """What stands for a value: its own word, else one for its kind."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name.upper()).strip("[]")
    return str(parameter.metavar or PLACES.get(parameter.type_descriptor.annotation, "TEXT"))


def usage(command: Any, context: Any) -> str:
    """The command with all that it takes."""
    parts = [context.command_path, say("help-usage-options")]
    for one in command.params:
        if one.param_type_name == "argument":
            more = "…" if one.nargs != 1 else ""
            parts.append(placeholder(one) + more if one.required else f"[{placeholder(one)}]{more}")
    return " ".join([*parts, *([say("help-usage-command")] if isinstance(command, TyperGroup) else [])])


def limits(parameter: Any) -> str:
    """Which numbers a parameter may be."""
    low, high = parameter.min, parameter.max
    if low is not None and high is not None:
        return f"{low:g}–{high:g}"
    return f"≥ {low:g}" if low is not None else f"≤ {high:g}" if high is not None else ""


def described(parameter: Any, key: str, tongue: str) -> str:
    """What a parameter means, what it is by default, which numbers it takes."""
    words = sentence(key, parameter.name, parameter.help or "", tongue)
    usual = parameter.default
    if parameter.show_default and usual not in (None, False, "") and not callable(usual):
        words += " " + say("help-default", value=str(usual))
    return " ".join(filter(None, (words, limits(parameter) and f"({limits(parameter)})")))


def section(title: str, rows: Iterable[tuple[str, str]]) -> None:
    """A heading with names and what they mean; nothing if there are none."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, words in rows:
        table.add_row(f"  {name}", words)
    if table.row_count:
        console.print(f"\n{title}", style="bold", markup=False)
        console.print(table, markup=False)


def options_of_games() -> Iterable[tuple[str, str]]:
    """Each game's options, as flags."""
    from minoteka import catalog  # with the engine, which not all commands need

    for game in catalog.GAMES.values():
        flags = (f"--{option.name.replace('_', '-')} {option.allowed()}" for option in game.options)
        if game.options:
            yield game.name, "\n".join(flags)


def page(command: Any, context: Any) -> None:
    """All of it: how it is called, what it does, what it takes."""
    tongue, key = language(), key_of(context)
    console.print(usage(command, context), style="bold", markup=False)
    console.print("\n" + sentence(key, "", command.help or "", tongue), markup=False)
    shown = [one for one in command.get_params(context) if not one.hidden]
    arguments = [one for one in shown if one.param_type_name == "argument"]
    section(say("help-arguments"), ((placeholder(one), described(one, key, tongue)) for one in arguments))
    told = {one: ", ".join(sorted(one.opts, key=len)) for one in shown if one not in arguments}
    names = {one: name if one.is_flag else f"{name} {placeholder(one)}" for one, name in told.items()}
    section(say("help-options"), ((name, described(one, key, tongue)) for one, name in names.items()))
    if isinstance(command, TyperGroup):
        inside = ((name, typer.Context(one, info_name=name, parent=context)) for name, one in command.commands.items())
        rows = ((name, sentence(key_of(one), "", one.command.help or "", tongue)) for name, one in inside)
        section(say("help-commands"), rows)
    if command.context_settings.get("allow_extra_args"):
        section(say("help-game-options"), options_of_games())


class SpeakingCommand(TyperCommand):
    """A command whose help and errors are in the player's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Its page."""
        page(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As always; whatever is left over is named in a sentence of ours."""
        allowed, ctx.allow_extra_args = ctx.allow_extra_args, True
        rest = super().parse_args(ctx, args)
        ctx.allow_extra_args = allowed
        if rest and not allowed and not ctx.resilient_parsing:
            raise Malformed("usage-extra", text=" ".join(rest)[:100])
        return rest


class SpeakingGroup(TyperGroup):
    """Commands below a name."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Its page."""
        page(self, ctx)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """As always; shells that show what a command does show it in the player's language. Bash wants names alone."""
        if os.environ.get(COMPLETING) == "complete_bash" and not incomplete.startswith("-"):
            return [CompletionItem(name) for name in self.commands if name.startswith(incomplete)]
        found = super().shell_complete(ctx, incomplete)
        for item in found:
            if one := self.commands.get(item.value):
                inside = typer.Context(one, info_name=item.value, parent=ctx)
                item.help = sentence(key_of(inside), "", one.help or "", language())
        return found

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant, or a sentence with the one that may have been."""
        name = args[0]
        if name not in self.commands and not name.startswith("-") and not ctx.resilient_parsing:
            raise Malformed("usage-command", name=name[:100], **closest(name, self.commands))
        return super().resolve_command(ctx, args)


def closest(name: str, known: Iterable[str]) -> dict[str, str]:
    """The known name that was probably meant, if there is one."""
    found = get_close_matches(name, list(known), n=1)
    return {"close": found[0]} if found else {}


def speaking(app: typer.Typer) -> typer.Typer:
    """All commands of an app, taught to speak."""
    app.info.cls = SpeakingGroup
    for one in app.registered_commands:
        one.cls = SpeakingCommand
    for group in app.registered_groups:
        group.cls = SpeakingGroup
        if group.typer_instance is not None:
            speaking(group.typer_instance)
    return app


def refusal(error: Any) -> Malformed | None:
    """What is wrong with a command line, of what its parser found; None: help was shown instead, and that says it."""
    parameter, option = getattr(error, "param", None), getattr(error, "option_name", None)
    if parameter is not None:
        name = placeholder(parameter) if parameter.param_type_name == "argument" else max(parameter.opts, key=len)
        if type(error) is not typer.BadParameter:
            return Malformed("usage-missing", name=name)
        kind = {int: "whole", float: "number"}.get(parameter.type_descriptor.annotation, "other")
        return Malformed("usage-value", name=name, kind=kind, limits=limits(parameter) or "none")
    if option is not None and error.ctx is not None:
        known = [name for one in error.ctx.command.params for name in one.opts]
        return Malformed("usage-option", name=option[:100], **closest(option, known))
    if option is not None:
        return Malformed("usage-form", name=option)
    said = error.format_message()
    return Malformed("usage", why=said) if said else None
