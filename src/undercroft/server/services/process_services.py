"""The parts of one process of the server, made from its settings."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Final

from undercroft.kernel.base.errors import OptionError
from undercroft.server.background.bot_workers.bot_pool import BotPool
from undercroft.server.background.chronicle_archive.chronicle_keeper import ChronicleKeeper
from undercroft.server.background.long_tasks import LongTasks
from undercroft.server.background.study_jobs.exploration_jobs import Explorations
from undercroft.server.background.study_jobs.hint_jobs import Hints
from undercroft.server.background.study_jobs.job_queue import JobQueue
from undercroft.server.background.study_jobs.review_jobs import Reviews
from undercroft.server.background.study_jobs.solver_jobs import Solutions
from undercroft.server.protocol.api_errors import NotRead
from undercroft.server.protocol.guests import KEY_FILE, Guests, signing_key
from undercroft.server.protocol.session_cookies import SessionCookies
from undercroft.server.runtime.background_tasks import end
from undercroft.server.runtime.bus.message_bus import Bus, LocalBus
from undercroft.server.runtime.bus.nats_bus import NatsBus
from undercroft.server.runtime.guest_budgets import ProcessorBudgets
from undercroft.server.runtime.guest_limits import PROBES_AT_ONCE, PROBES_PER_SECOND, RateLimits
from undercroft.server.runtime.metrics import Metrics
from undercroft.server.runtime.processes.slow_requests import OpenConnections
from undercroft.server.runtime.settings import Settings
from undercroft.server.services.carriers.carrier import MAIL, PUSH, WEBHOOK
from undercroft.server.services.carriers.https_requests import HttpsRequests
from undercroft.server.services.carriers.mail import Mail
from undercroft.server.services.carriers.mail_limits import MailLimits
from undercroft.server.services.carriers.sealed_values import SealedValues
from undercroft.server.services.carriers.web_push import WebPush
from undercroft.server.services.carriers.webhooks import Webhooks
from undercroft.server.services.notices.notice_channels import NoticeChannels
from undercroft.server.services.notices.notice_delivery import NoticeDelivery
from undercroft.server.services.notices.page_sights import PageSights
from undercroft.server.services.notices.stored_notices import StoredNotices
from undercroft.server.services.notices.stored_sights import StoredSights
from undercroft.server.services.notices.turn_notices import TurnNotices
from undercroft.server.services.people.identities import Identities
from undercroft.server.services.people.mail_sign_in import MailSignIn
from undercroft.server.services.people.openid_sign_in import OpenIdSignIn
from undercroft.server.services.people.person_accounts import PersonAccounts
from undercroft.server.services.people.proofs.code_proofs import CodeProofs
from undercroft.server.services.people.proofs.openid_issuer import OpenIdIssuer
from undercroft.server.services.people.stored_people import StoredPeople, UsableWays
from undercroft.server.services.readiness import Readiness
from undercroft.server.services.turns.stored_turns import StoredTurns
from undercroft.server.services.vacations.vacation_calendar import StoredVacations, VacationCalendar
from undercroft.server.storage.data_folder.folder_lock import LOCK_FILE, lock_of
from undercroft.server.storage.data_folder.private_files import make_private
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.stored_rows import FAILURES
from undercroft.server.storage.stored_tables import Store
from undercroft.server.storage.write_statements import TableVersion
from undercroft.server.storage.writing.due_rows import BOTS, CHRONICLE, DIGEST, EXPIRY, LATE, NOTICE, TURN, DueRows
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.storage.writing.stored_clock import StoredClock
from undercroft.server.tables.later.answer_deadlines import AnswerDeadlines
from undercroft.server.tables.later.bot_takeover import BotTakeover
from undercroft.server.tables.later.due_looks import DueLooks
from undercroft.server.tables.later.table_expiry import Retention
from undercroft.server.tables.upkeep.bot_turns import BotPlay
from undercroft.server.tables.upkeep.loaded_tables import Tables
from undercroft.server.tables.upkeep.presence_sharing import BELIEVED, PresenceSharing
from undercroft.server.tables.upkeep.table_following import TableFollower
from undercroft.server.tables.upkeep.turn_wakes import TurnWakes

READINGS: Final = 3
"""How often a process that starts reads what it has to know: PostgreSQL ends sessions that stand still (`SESSION`)."""


class Services:
    """The parts of one process, started and stopped together.

    Args:
        settings: the settings of the server.
        pool: the processes that bots think in; None to make them as the settings say.
        bus: the way to the other nodes; None to make it as the settings say.

    Attributes:
        open_port: the port, if the server listens on all addresses of this machine.
    """

    def __init__(self, settings: Settings, pool: BotPool | None = None, bus: Bus | None = None) -> None:
        self.settings = settings
        self.open_port: int | None = None
        self.metrics = Metrics()
        key = signing_key(settings.data)
        self.guests = Guests(key, settings.secure_cookies)
        self.session_cookies = SessionCookies(settings.secure_cookies)
        self.rates = RateLimits(settings.rate, settings.burst)
        self.newcomers = RateLimits(settings.guests_per_minute / 60, settings.guests_per_minute)
        self.probes = RateLimits(PROBES_PER_SECOND, PROBES_AT_ONCE)
        self.costs = ProcessorBudgets(settings.work, settings.work_burst)
        self.long_tasks = LongTasks(self.costs)
        self.table_rates = RateLimits(settings.rate / 30, settings.burst / 4)
        self.open_by_address = OpenConnections(settings.connections_per_address, "")
        self.sockets: Counter[str] = Counter()
        self.bus: Bus = bus or (NatsBus(settings.bus) if settings.bus else LocalBus())
        self.engine = make_engine(settings.url, serves=True)
        self.folder = lock_of(self.engine)
        self.store = Store(self.engine)
        self.stored_clock = StoredClock(self.engine)
        self.clock = self.stored_clock.clock
        stored, time, new_token = StoredPeople(self.engine), self.clock.time, self.session_cookies.new
        self.identities = Identities(stored, self.store, time)
        self.mail = Mail(settings.mail, settings.mail_from)
        issuer = OpenIdIssuer(
            settings.oidc_issuer, settings.oidc_client, settings.oidc_secret, settings.oidc_name, time
        )
        usable = UsableWays(self.mail.is_offered, issuer.issuer)
        self.people = PersonAccounts(
            stored, self.store, self.identities, key, time, self.guests.new, new_token, usable, issuer.name
        )
        sealed, limits = SealedValues(key), MailLimits()
        codes = CodeProofs(stored, sealed, time)
        self.mail_sign_in = MailSignIn(stored, sealed, codes, self.mail, limits, time)
        self.openid = OpenIdSignIn(self.people, sealed, issuer, usable, time)
        self.https_requests = HttpsRequests()
        push = WebPush(self.https_requests, time, sealed.secret("web push"), settings.push_contact)
        webhooks = Webhooks(self.https_requests, time)
        notices = StoredNotices(self.engine, time)
        self.channels = NoticeChannels(
            notices, stored, self.people.fresh, sealed, codes, self.mail, push, webhooks, limits, usable, time
        )
        self.sights = PageSights(time, BELIEVED)
        turns = TurnNotices(notices, self.clock, self.sights.last_sight)
        self.delivery = NoticeDelivery(
            notices, sealed, {MAIL: self.mail, PUSH: push, WEBHOOK: webhooks}, self.clock, turns
        )
        self.writer = BatchWriter(self.engine, self.metrics, self.clock)
        self.stored_sights = StoredSights(self.engine, self.writer.write, self.sights)
        self.vacations = VacationCalendar(StoredVacations(self.engine), time)
        self.keeper = ChronicleKeeper(self.store, self.writer, self.long_tasks)
        self.pool = pool or BotPool(max(1, settings.bot_workers // settings.processes), settings.bot_seconds)
        self.studies = JobQueue(settings.study_workers)
        self.solutions = Solutions(self.studies)
        self.hints = Hints(self.studies, settings.warning_seconds)
        self.explorations = Explorations(self.studies)
        self.reviews = Reviews(self.studies, self.store, self.writer)
        self.readiness = Readiness(settings.data, self.engine, self.writer, self.pool, self.bus)
        self.bots = BotPlay(self.pool, self.metrics, self.keeper, self.writer)
        self.tables = Tables(
            self.store,
            self.writer,
            self.keeper,
            self.bots,
            self.metrics,
            self.long_tasks,
            settings.idle_seconds,
            settings.tables_in_memory,
        )
        self.stored_clock.when_delayed = self.tables.show_deadlines
        shared = self.engine.dialect.name != "sqlite"  # with SQLite there is no other node
        self.follower = TableFollower(self.store, self.tables, self.bus, compares=shared)
        self.stored_turns = StoredTurns(self.engine)
        self.turn_wakes = TurnWakes(self.tables, self.bus)
        self.presence = PresenceSharing(self.tables, self.bus, self.sights.note)
        self.writer.announce = self._announce
        days, days_shared = settings.expire_days, settings.expire_days_shared
        self.retention = Retention(self.store, self.tables, self.clock, days, days_shared)
        self.due = DueLooks(
            DueRows(self.engine),
            self.clock,
            {
                LATE: AnswerDeadlines(self.tables, self.bots, self.keeper, self.clock).see_to,
                BOTS: BotTakeover(self.store, self.tables, self.bots).see_to,
                CHRONICLE: self.keeper.see_to,
                EXPIRY: self.retention.see_to,
                TURN: turns.see_to,
                NOTICE: self.delivery.see_to,
                DIGEST: self.delivery.see_to_digest,
            },
            self.bots.thinking,
        )

    def _announce(self, version: TableVersion) -> None:
        """Tell other nodes and the people of a table that it has a new version, which is on disk."""
        self.follower.tell(version)
        self.turn_wakes.tell(version)

    def remind(self, guest: str, table_id: str) -> None:
        """Tell a person that somebody has asked them to answer at a table: notices are delivered from here."""
        self.turn_wakes.remind(guest, table_id)

    async def prepare(self) -> None:
        """Check that the database can be used, before the server listens or starts more processes.

        Raises:
            OptionError: the database cannot be used; or it is SQLite, and more than one process would use it.
        """
        try:
            await self._open()
        except OptionError:
            self._release_folder()
            raise
        except Exception as error:  # some drivers have their own; their texts may contain the URL with a password
            self._release_folder()
            cause = error.__cause__ or error
            if isinstance(cause, sqlite3.Error):
                file = self.engine.url.database
                raise OptionError(f"the database cannot be used: {file}: {cause}{_cure(cause)}") from None
            why = getattr(cause, "strerror", None) or type(cause).__name__
            raise OptionError(f"the database cannot be used: {why}") from None
        finally:
            await self.engine.dispose()

    async def _open(self) -> None:
        if self.engine.dialect.name == "sqlite" and self.settings.processes > 1:
            raise OptionError(
                "SQLite serves one process: for several, name a PostgreSQL database in UNDERCROFT_DATABASE_URL"
            )
        if self.folder is not None:
            self.folder.take()
        make_private(*[self.settings.data / name for name in (KEY_FILE, LOCK_FILE)])
        if self.engine.dialect.name == "sqlite" and self.engine.url.database:
            make_private(Path(self.engine.url.database))
            # A file that cannot be opened fails here, not in aiosqlite's thread, which would outlive the event loop.
            sqlite3.connect(self.engine.url.database).close()
        unlimited = make_engine(self.settings.url)
        try:
            await migrate(unlimited)
        finally:
            await unlimited.dispose()

    async def start(self) -> None:
        """Open the database and start the tasks of all parts.

        Raises:
            OptionError: another server uses the data folder.
        """
        await self._open()
        await self._read_first()
        self.writer.start()
        tasks = {"clock": self.stored_clock.keep_always(self.writer.write), "watch": self.readiness.watch(self.metrics)}
        self._tasks = [asyncio.create_task(task, name=name) for name, task in tasks.items()]
        self.tables.start()
        self.follower.start()
        self.turn_wakes.start()
        self.presence.start()
        await self.bus.start()
        self.due.start()
        await self.pool.warm_up()

    async def _read_first(self) -> None:
        """Read what has to be known before anything starts; on a machine that stands still meanwhile, once more."""
        for left in reversed(range(READINGS)):
            try:
                await self.stored_clock.judge()
                await self.stored_sights.load(self.clock.time())
                return
            except (NotRead, *FAILURES):
                if not left:
                    raise

    async def stop(self) -> None:
        """Finish what is under way, then stop all parts."""
        await self.due.stop()
        await self.delivery.stop()
        await self.mail_sign_in.stop()
        await self.retention.stop()
        await self.presence.stop()
        await self.follower.stop()
        await self.tables.stop()
        await self.long_tasks.stop()
        await self.bots.stop()
        await self.pool.stop()
        await self.reviews.stop()
        await self.studies.stop()
        await self.keeper.stop()
        await end(self._tasks)
        await self.readiness.stop()
        await self.stored_clock.keep(self.writer.write)
        await self.stored_sights.stop()
        await self.writer.stop()
        await self.bus.stop()
        await self.engine.dispose()
        self._release_folder()

    def _release_folder(self) -> None:
        if self.folder is not None:
            self.folder.release()


def _cure(error: sqlite3.Error) -> str:
    """Return what can be done about a file that is not a whole database."""
    if isinstance(error, sqlite3.OperationalError):
        return ""
    return ". Nothing has been changed. Move the file away to begin with an empty one, or to restore a backup"
