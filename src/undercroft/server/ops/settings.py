"""What can be set from outside, by the environment or on the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from undercroft.kernel.errors import OptionError
from undercroft.kernel.folders import data_folder

LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server. Each is also an environment variable: ``UNDERCROFT_BOT_SECONDS`` and so on.

    Attributes:
        data: the folder for the database and the signing key.
        database_url: another database than SQLite in `data`, as SQLAlchemy writes it.
        hosts: the names this server is reached by, separated by commas; empty: any.
        processes: how many processes share the tables among them (not on Windows).
        bot_seconds: how long a bot may think about one answer.
        bot_workers: how many bots think at once.
        rate: how many messages a second a guest may send to each process in the long run.
        burst: how many of them at once.
        tables_per_guest: how many unfinished tables a guest may have made.
        sockets_per_guest: how many sockets a guest may have open to each process.
        idle_seconds: after so long without anybody a table leaves memory.
        tables_in_memory: more than this in a process, and tables at rest leave it sooner.
        allow_seeds: seeds may be chosen at every table (for tests only: who knows the seed knows everything).
        secure_cookies: the cookie travels by https only.
    """

    data: Path
    database_url: str = ""
    hosts: str = ""
    processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    bot_seconds: float = 10.0
    bot_workers: int = 2
    rate: float = 30.0
    burst: int = 120
    tables_per_guest: int = 100
    sockets_per_guest: int = 200
    idle_seconds: float = 600.0
    tables_in_memory: int = 400
    allow_seeds: bool = False
    secure_cookies: bool = False

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, data: Path | None = None) -> Settings:
        """The settings that the environment asks for.

        Raises:
            OptionError: one of them has a value that cannot be.
        """
        given = {
            name: environment[f"UNDERCROFT_{name.upper()}"]
            for name in cls.__struct_fields__
            if environment.get(f"UNDERCROFT_{name.upper()}")
        }
        folder = str(data) if data is not None else given.get("data") or str(data_folder(environment))
        try:
            return msgspec.convert({**given, "data": folder}, cls, strict=False, dec_hook=_path)
        except msgspec.ValidationError as error:
            raise OptionError(f"the environment (UNDERCROFT_…): {error}") from None

    @property
    def url(self) -> str:
        """The database."""
        url = self.database_url or f"sqlite+aiosqlite:///{self.data / 'tables.sqlite3'}"
        for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
            url = url.replace(plain, driver, 1) if url.startswith(plain) else url
        return url

    @property
    def host_names(self) -> frozenset[str]:
        """The names of `hosts`; empty: any will do."""
        return frozenset(name.strip().lower() for name in self.hosts.split(",") if name.strip())


def _path(kind: type, value: object) -> object:
    return Path(str(value)) if kind is Path else value
