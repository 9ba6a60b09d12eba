"""``undercroft admin``: what the person who runs a server does with its database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.cli.commands.admin_database import DataOption, day, with_database
from undercroft.cli.commands.admin_people_command import people
from undercroft.cli.terminal.extras import need_server
from undercroft.cli.terminal.translated_help import SpokenCommand, SpokenGroup

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from undercroft.server.runtime.settings import Settings

TableIds = Annotated[list[str], typer.Argument()]

NOT_ALL_FOUND = "the database is damaged, and there may be more tables, which cannot be found"

admin = typer.Typer(no_args_is_help=True, cls=SpokenGroup)
admin.add_typer(people, name="people")


@admin.callback()
def _check_first() -> None:
    need_server()


@admin.command("list", cls=SpokenCommand)
def list_(
    data: DataOption = None,
    status: str | None = None,
) -> None:
    """List all tables: id, game, status, seats, answers, and when they were made and changed."""
    from undercroft.server.hosting.admin.table_admin import list_tables

    for table in with_database(data, lambda engine, _: list_tables(engine, status)):
        moments = f"{day(table.made)}  {day(table.changed)}"
        typer.echo(f"{table.id}  {table.game:<13} {table.status:<8} {table.seats:>2} {table.rows:>5}  {moments}")


@admin.command(cls=SpokenCommand)
def close(tables: TableIds, data: DataOption = None) -> None:
    """End games where they are, while the server is stopped. What has happened can still be watched."""
    from undercroft.server.hosting.admin.table_admin import close as close_tables

    with_database(data, lambda engine, _: close_tables(engine, tables), writes=True)
    typer.echo(f"Closed: {len(tables)}")


@admin.command(cls=SpokenCommand)
def delete(tables: TableIds, data: DataOption = None) -> None:
    """Delete tables with everything that belongs to them, while the server is stopped."""
    from undercroft.server.hosting.admin.table_admin import remove

    with_database(data, lambda engine, _: remove(engine, tables), writes=True)
    typer.echo(f"Deleted: {len(tables)}")


@admin.command(cls=SpokenCommand)
def backup(
    file: Path,
    data: DataOption = None,
) -> None:
    """Write all tables, people and the key of the server into one file, also while the server runs.

    Of a damaged database, everything that can be read is written, and the status is 1.
    """
    from undercroft.server.hosting.admin.backup import back_up
    from undercroft.server.runtime.logs import table_hash

    saved = with_database(data, lambda engine, settings: back_up(engine, settings.data, file))
    for table_id, damage in saved.damaged.items():
        lost = "left out" if damage.is_fatal else "saved in part"
        typer.echo(f"{table_hash(table_id)}: {lost}: {damage}", err=True)
    if not saved.all_found:
        typer.echo(NOT_ALL_FOUND, err=True)
    if saved.lost_people.rows:
        typer.echo(f"people: saved in part: {saved.lost_people}", err=True)
    typer.echo(f"Tables in the backup: {saved.tables}")
    if saved.damaged:
        typer.echo(f"Tables that could not be read whole: {len(saved.damaged)}")
    if saved.damaged or saved.lost_people.rows or not saved.all_found:
        raise typer.Exit(1)


@admin.command(cls=SpokenCommand)
def restore(file: Path, data: DataOption = None) -> None:
    """Fill an empty data folder, or an empty database, from a backup of this version or an earlier one."""
    from undercroft.server.hosting.admin.backup import restore as restore_from

    tables = with_database(
        data, lambda engine, settings: restore_from(engine, settings.data, file), writes=True, upgrade=False
    )
    typer.echo(f"Tables restored: {tables}")


@admin.command(cls=SpokenCommand)
def verify(tables: Annotated[list[str] | None, typer.Argument()] = None, data: DataOption = None) -> None:
    """Play the answers of every table again, and say where they do not lead to what is stored. Status 1 if so.

    Tables that cannot be read are named as in the log, by a short hash.
    """
    from undercroft.server.hosting.admin.replay_check import faults
    from undercroft.server.hosting.admin.replay_check import verify as verify_tables

    async def run(engine: AsyncEngine, _: Settings) -> tuple[int, list[str], list[str]]:
        found = [result async for result in verify_tables(engine, tables or ())]
        wrong = [f"{table_id}: {wrong}" for table_id, wrong in found if wrong is not None]
        return len(found), wrong, [] if tables else await faults(engine)

    count, wrong, damage = with_database(data, run)
    for line in (*wrong, *[f"the database is damaged: {fault}" for fault in damage]):
        typer.echo(line)
    typer.echo(f"Tables: {count}, wrong: {len(wrong)}")
    if wrong or damage:
        raise typer.Exit(1)
