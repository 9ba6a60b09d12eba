"""Backups: one file for every kind of database, made while the server runs.

The file is compressed text, a JSON value in each line: a head, then the rows, each with the name of its table, then a
foot with their number and a checksum. The head has the revision of the schema, so that a later version can restore it
and upgrade it, and the key that signs the cookies of the guests, without which nobody would find their seats again.
People come with all that signs them in: passkeys, the hashes of recovery codes, and the browsers that are signed in.
"""

from __future__ import annotations

import hashlib
import io
import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import zstandard
from alembic.util import CommandError
from sqlalchemy import MetaData, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.kernel.base.errors import OptionError
from undercroft.server.hosting.admin.salvage import PARTS, Damage, Row, declared, salvaging
from undercroft.server.protocol.guests import KEY_FILE
from undercroft.server.storage.database_engine import migrate
from undercroft.server.storage.database_schema import PEOPLE, TABLES
from undercroft.server.storage.writing.due_rows import DueRows

FORMAT: Final = 1
AT_ONCE: Final = 500
"""How many rows are written to the database at once."""

BYTES: Final = "base64"
"""The key under which the bytes of a column stand."""


class BackupHeader(msgspec.Struct, frozen=True):
    """The first line: the format, the revision of the schema, and the key of the server."""

    undercroft_backup: int
    revision: str
    key: str


class BackupFooter(msgspec.Struct, frozen=True):
    """The last line: how many rows there are, and a checksum of all lines before."""

    rows: int
    sha256: str


class Saved(msgspec.Struct, frozen=True):
    """What is in a backup.

    Attributes:
        tables: how many tables are in it.
        damaged: what could not be read, by the id of the table.
        all_found: whether all tables could be found.
        lost_people: what could not be read of people.
    """

    tables: int
    damaged: dict[str, Damage]
    all_found: bool
    lost_people: Damage


async def back_up(engine: AsyncEngine, folder: Path, path: Path) -> Saved:
    """Write a backup: the database as it is at one moment, as far as it can be read.

    Args:
        engine: the database.
        folder: the data folder, which has the key.
        path: the file to write, which must not exist. Only its owner may read it.

    Returns:
        What is in it.

    Raises:
        OptionError: the file cannot be written, or the key cannot be read, or nothing of the database.
    """
    try:
        key = (folder / KEY_FILE).read_bytes()
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise OptionError(f"{error.filename}: {error.strerror}") from None
    try:
        with os.fdopen(descriptor, "wb") as file:
            with zstandard.ZstdCompressor().stream_writer(file, closefd=False) as sink:
                saved = await _write(engine, key, sink)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink()
        raise
    return saved


async def _write(engine: AsyncEngine, key: bytes, sink: Any) -> Saved:
    digest, count, tables = hashlib.sha256(), 0, 0

    def line(value: object) -> None:
        data = msgspec.json.encode(value) + b"\n"
        digest.update(data)
        sink.write(data)

    async with salvaging(engine) as (connection, salvage):

        def save(rows: list[tuple[str, Row]]) -> int:
            for name, row in rows:
                line([name, {column: _plain(value) for column, value in row.items()}])
            return len(rows)

        line(BackupHeader(FORMAT, await _revision(connection), b64encode(key).decode()))
        count += save(await salvage.people())
        for table_id in await salvage.ids():
            saved = save(await salvage.table(table_id))
            count += saved
            tables += bool(saved)
        sink.write(msgspec.json.encode(BackupFooter(count, digest.hexdigest())) + b"\n")
    return Saved(tables, salvage.damaged, salvage.all_found, salvage.lost_people)


async def _revision(connection: AsyncConnection) -> str:
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


async def restore(engine: AsyncEngine, folder: Path, path: Path) -> int:
    """Fill an empty database from a backup, and upgrade it to today's schema.

    Args:
        engine: the database.
        folder: the data folder, which gets the key.
        path: the backup.

    Returns:
        How many tables there are now.

    Raises:
        OptionError: the file is not a whole backup, a later version made it, or the database or folder is in use.
    """
    try:
        with path.open("rb") as file:
            lines = _lines(file)
            head = _decoded(next(lines, b""), BackupHeader)
            if head.undercroft_backup != FORMAT:
                raise OptionError(f"{path} was made by another version of this program")
            key = folder / KEY_FILE
            if key.exists() and key.read_bytes() != b64decode(head.key):
                raise OptionError(f"{folder} belongs to another server; restore into an empty folder (--data)")
            await _begin(engine, head.revision)
            tables = await _fill(engine, head, lines)
            key.write_bytes(b64decode(head.key))
            key.chmod(0o600)
    except (OSError, zstandard.ZstdError) as error:
        raise OptionError(f"{path} cannot be restored: {error}") from None
    await migrate(engine)
    await DueRows(engine).look_at_all()
    return tables


async def _begin(engine: AsyncEngine, revision: str) -> None:
    """Create the tables of the database as the backup has them, unless they are there and empty."""
    async with engine.connect() as connection:
        if await connection.run_sync(lambda sync: sync.dialect.has_table(sync, TABLES.name)):
            there = (await declared(connection)).tables
            filled = [
                await connection.scalar(select(func.count()).select_from(there[part.name]))
                for part in (TABLES, PEOPLE)
                if part.name in there
            ]
            if any(filled) or await _revision(connection) != revision:
                raise OptionError("the database is not empty; restore into a new one")
            return
    try:
        await migrate(engine, revision)
    except CommandError:
        raise OptionError("a later version has made this backup; restore it with that version") from None


async def _fill(engine: AsyncEngine, head: BackupHeader, lines: Iterator[bytes]) -> int:
    """Write all rows in one transaction; return how many tables there are."""
    digest, count, tables = hashlib.sha256(msgspec.json.encode(head) + b"\n"), 0, 0
    async with engine.begin() as connection:
        parts = await declared(connection)
        waiting: list[tuple[str, dict[str, Any]]] = []
        for line in lines:
            if not line.startswith(b"["):
                foot = _decoded(line, BackupFooter)
                if foot != BackupFooter(count, digest.hexdigest()):
                    raise OptionError("the backup is damaged: its checksum is another one")
                await _insert(connection, parts, waiting)
                return tables
            digest.update(line)
            name, row = _decoded(line, tuple[str, dict[str, Any]])
            if name not in parts.tables:
                raise OptionError(f"the backup has rows of an unknown table {name!r}")
            waiting.append((name, {column: _value(value) for column, value in row.items()}))
            count += 1
            tables += name == TABLES.name
            if len(waiting) >= AT_ONCE:
                await _insert(connection, parts, waiting)
        raise OptionError("the backup is incomplete: its end is missing")


async def _insert(connection: AsyncConnection, parts: MetaData, waiting: list[tuple[str, dict[str, Any]]]) -> None:
    for part in PARTS:
        rows = [row for name, row in waiting if name == part]
        if rows:
            await connection.execute(insert(parts.tables[part]), rows)
    waiting.clear()


def _lines(file: Any) -> Iterator[bytes]:
    with zstandard.ZstdDecompressor().stream_reader(file) as source:
        yield from io.BufferedReader(source)


def _decoded(line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        raise OptionError("this is not a backup of Undercroft, or it is damaged") from None


def _plain(value: object) -> object:
    return {BYTES: b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: object) -> object:
    return b64decode(value[BYTES]) if isinstance(value, dict) else value
