"""``undercroft admin people``: what the person who runs a server does about those who keep their games there."""

from __future__ import annotations

from typing import Annotated

import typer

from undercroft.cli.commands.admin_database import DataOption, day, with_database
from undercroft.cli.terminal.translated_help import SpokenCommand, SpokenGroup

Name = Annotated[str, typer.Argument()]
Names = Annotated[list[str], typer.Argument()]

people = typer.Typer(no_args_is_help=True, cls=SpokenGroup)


@people.command("list", cls=SpokenCommand)
def list_(data: DataOption = None) -> None:
    """List all people: name, guests, passkeys, browsers, since when they keep games, and when they were here last."""
    from undercroft.server.hosting.admin.people_admin import list_people

    for one in with_database(data, lambda engine, _: list_people(engine)):
        seen = "-" if one.seen is None else day(one.seen)
        counts = f"{one.guests:>3} {one.passkeys:>3} {one.sessions:>3}"
        typer.echo(f"{one.name:<24} {counts}  {day(one.made)}  {seen}")


@people.command(cls=SpokenCommand)
def rename(name: Name, new: Name, data: DataOption = None) -> None:
    """Give somebody another name."""
    from undercroft.server.hosting.admin.people_admin import rename as rename_person

    stored = with_database(data, lambda engine, _: rename_person(engine, name, new), writes=True)
    typer.echo(f"Renamed: {stored}")


@people.command(cls=SpokenCommand)
def withdraw(names: Names, data: DataOption = None) -> None:
    """Sign people out in all browsers; they can sign in again."""
    from undercroft.server.hosting.admin.people_admin import withdraw as withdraw_sessions

    ended = with_database(data, lambda engine, _: withdraw_sessions(engine, names), writes=True)
    typer.echo(f"Sessions ended: {ended}")


@people.command(cls=SpokenCommand)
def delete(names: Names, data: DataOption = None) -> None:
    """Delete people with all their ways to sign in; their tables stay."""
    from undercroft.server.hosting.admin.people_admin import remove

    removed = with_database(data, lambda engine, _: remove(engine, names), writes=True)
    typer.echo(f"Deleted: {removed}")
