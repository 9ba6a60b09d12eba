"""Settings from the environment or the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.user_folders import data_folder
from undercroft.study.analysis import blunder_warnings

LOOPBACK = ("127.0.0.1", "localhost", "::1")

UNLIMITED: Final[Mapping[str, Any]] = {
    "rate": 1e9,
    "burst": 1_000_000_000,
    "work": 1e6,
    "tables_per_guest": 1_000_000,
    "tables_per_address": 1_000_000,
    "megabytes_per_guest": 1_000_000,
    "megabytes_per_address": 1_000_000,
    "guests_per_minute": 1e6,
    "disk_free": 0,
    "sockets_per_guest": 1_000_000,
    "connections_per_address": 1_000_000,
}
"""The settings that count if ``UNDERCROFT_LIMITS`` is ``off`` and they are not set themselves."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server. Each is also an environment variable: ``UNDERCROFT_BOT_SECONDS`` and so on.

    Attributes:
        data: the folder for the database and the signing key.
        database_url: a database instead of SQLite in `data`, as an SQLAlchemy URL.
        bus: the address of NATS, which wakes the other nodes that use the database: ``nats://host:4222``, several of
            them separated by commas; empty if there are none.
        hosts: the host names that the server answers to, separated by commas; empty for any.
        mail: the server that sends mail, ``smtp://user:password@host:587`` or ``smtps://…``; empty if there is none.
        mail_from: whom mail comes from, such as ``Undercroft <games@example.org>``.
        push_contact: where the makers of browsers may write about web push from here, ``mailto:…`` or ``https://…``;
            empty for the server's own address.
        oidc_issuer: another service by which people can sign in (OpenID Connect), as an https URL; empty if none.
        oidc_client: how it knows this server.
        oidc_secret: what this server shows it.
        oidc_name: what the page calls it; empty for its host.
        processes: how many processes share the tables (one on Windows).
        bot_seconds: the most seconds that a bot may think about one answer.
        bot_workers: the most bots that think at the same time.
        warning_seconds: how long the coach may judge an answer before it counts; with less time it warns less often.
        study_workers: the most solutions and reviews that are computed at the same time, in each process.
        limits: ``off`` lifts the limits of guests and addresses and the demand for free space (`UNLIMITED`), for tests.
        rate: the most messages per second that a guest may send to each process in the long run.
        burst: the most messages at once.
        work: how many seconds of processor time a guest may use each second of each process, in the long run.
        work_burst: how many of them at once.
        tables_per_guest: the most unfinished tables that a guest may have created.
        tables_per_address: the most unfinished tables that may have been created at one address.
        megabytes_per_guest: how many megabytes of the database a guest's tables may take; with more, no new one.
        megabytes_per_address: the same for the tables that have been created at one address.
        guests_per_minute: the most new guests that may come from one address each minute.
        disk_free: how many megabytes must be free on the disk of the data folder to create a table.
        sockets_per_guest: the most sockets that a guest may have open to each process.
        connections_per_address: the most connections, and the most requests and sockets, that one address may have
            open to each process.
        drain_seconds: how long the server goes on without new tables, and says that it is not ready, when asked to end.
        idle_seconds: how long a table stays in memory after the last person has left.
        tables_in_memory: above this number in a process, idle tables leave memory sooner.
        allow_seeds: whether every table may choose its seed (for tests only: the seed tells everything).
        expire_days: after how many days without an answer an unfinished table of one person is deleted; 0 for never.
        expire_days_shared: the same for tables of several people, and for finished ones.
        secure_cookies: whether browsers may send the cookie over https only.
        public_metrics: whether others than programs on this machine may read the metrics.
        public_schema: whether they may read the schema of the interface.
    """

    data: Path
    database_url: str = ""
    bus: str = ""
    hosts: str = ""
    mail: str = ""
    mail_from: str = ""
    push_contact: str = ""
    oidc_issuer: str = ""
    oidc_client: str = ""
    oidc_secret: str = ""
    oidc_name: str = ""
    processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    bot_seconds: float = 10.0
    bot_workers: int = 2
    warning_seconds: Annotated[float, msgspec.Meta(gt=0, le=20)] = blunder_warnings.SECONDS
    study_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    limits: Literal["on", "off"] = "on"
    rate: float = 30.0
    burst: int = 120
    work: Annotated[float, msgspec.Meta(gt=0)] = 0.05
    work_burst: Annotated[float, msgspec.Meta(gt=0)] = 3.0
    tables_per_guest: int = 100
    tables_per_address: int = 500
    megabytes_per_guest: Annotated[float, msgspec.Meta(ge=0)] = 100.0
    megabytes_per_address: Annotated[float, msgspec.Meta(ge=0)] = 500.0
    guests_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    disk_free: Annotated[int, msgspec.Meta(ge=0)] = 100
    sockets_per_guest: int = 200
    connections_per_address: int = 300
    drain_seconds: Annotated[float, msgspec.Meta(ge=0, le=45)] = 0.0
    idle_seconds: float = 600.0
    tables_in_memory: int = 400
    allow_seeds: bool = False
    expire_days: Annotated[int, msgspec.Meta(ge=0)] = 60
    expire_days_shared: Annotated[int, msgspec.Meta(ge=0)] = 730
    secure_cookies: bool = False
    public_metrics: bool = False
    public_schema: bool = True

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, data: Path | None = None) -> Settings:
        """Return the settings in environment variables, with defaults for the rest.

        Args:
            environment: the variables.
            data: the data folder; None to take it from the environment too.

        Raises:
            OptionError: a variable has an invalid value.
        """
        given: dict[str, Any] = {
            name: environment[f"UNDERCROFT_{name.upper()}"]
            for name in cls.__struct_fields__
            if environment.get(f"UNDERCROFT_{name.upper()}")
        }
        if given.get("limits") == "off":
            given = {**UNLIMITED, **given}
        folder = str(data) if data is not None else given.get("data") or str(data_folder(environment))
        try:
            return msgspec.convert({**given, "data": folder}, cls, strict=False, dec_hook=_path)
        except msgspec.ValidationError as error:
            raise OptionError(f"the environment (UNDERCROFT_…): {error}") from None

    @property
    def url(self) -> str:
        """The database as an SQLAlchemy URL with an asynchronous driver."""
        url = self.database_url or f"sqlite+aiosqlite:///{self.data / 'tables.sqlite3'}"
        for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
            url = url.replace(plain, driver, 1) if url.startswith(plain) else url
        return url

    @property
    def host_names(self) -> frozenset[str]:
        """The names in `hosts`; empty if any name will do."""
        return frozenset(name.strip().lower() for name in self.hosts.split(",") if name.strip())


def _path(kind: type, value: object) -> object:
    return Path(str(value)) if kind is Path else value
