"""What people say at a table."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec

from undercroft.server.protocol.api_errors import NotOpened, reading
from undercroft.server.protocol.wire import ChatMessage
from undercroft.server.runtime.guest_limits import CHAT_KEPT
from undercroft.server.storage.stored_tables import Store
from undercroft.server.tables.core.table import Table

COLUMNS: Final = ChatMessage.__struct_fields__


async def chat_of(store: Store, table: Table) -> list[ChatMessage]:
    """Return the table's latest messages, from the database if the table has just been loaded."""
    if table.chat is None:
        table.chat = await _stored(store, table.id)
    return table.chat


async def unread(store: Store, table: Table) -> list[ChatMessage]:
    """Read what has been said at a table through other nodes, and return what its readers here have not been told."""
    if table.chat is None:  # nobody has read any of it here
        return []
    last = table.chat[-1].number if table.chat else 0
    table.chat = await _stored(store, table.id)
    return [said for said in table.chat if said.number > last]


async def _stored(store: Store, table_id: str) -> list[ChatMessage]:
    found = []
    for row in await store.chat(table_id, CHAT_KEPT):
        with suppress(NotOpened), reading(table_id, f"chat {row['number']}"):
            found.append(msgspec.convert({name: row[name] for name in COLUMNS}, ChatMessage))
    return found
