"""The page behind the link in each mail, and the one click by which a mail program ends them (RFC 8058).

It needs no cookie and no script: its address holds all that allows it.
"""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from undercroft.locale.texts import FALLBACK, Texts, supported_language
from undercroft.server.endpoints.http_api import services
from undercroft.server.endpoints.http_api.pages.link_previews import SITE
from undercroft.server.protocol.api_errors import ApiError

PATH: Final = "/unsubscribe/{token:str}"

_PAGE: Final = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>{title} · {site}</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/offline.css"></head>
<body><main><h1>{title}</h1><p>{text}</p>{form}</main></body></html>
"""


def _page(lang: str, text: str, button: str = "") -> Response[str]:
    texts = Texts(supported_language(lang))
    form = f'<form method="post"><button>{escape(texts.text(button))}</button></form>' if button else ""
    title, said = texts.text("notice-unsubscribe-title"), texts.text(text, site=SITE)
    page = _PAGE.format(lang=texts.lang, title=escape(title), text=escape(said), site=SITE, form=form)
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def _unknown() -> ApiError:
    return ApiError("not-found", "this link leads nowhere: these mails have been ended already", 404)


@get(PATH, include_in_schema=False)
async def unsubscribe_page(state: State, token: FromPath[str]) -> Response[str]:
    """Return a page that asks whether to end the mails: programs that look at links must not do so."""
    channel = await services(state).channels.channel_of(token)
    if channel is None:
        raise _unknown()
    return _page(channel.get("locale", FALLBACK), "notice-unsubscribe-ask", "notice-unsubscribe-yes")


@post(PATH, status_code=200, include_in_schema=False)
async def unsubscribe(state: State, token: FromPath[str]) -> Response[str]:
    """End the mails."""
    channel = await services(state).channels.channel_of(token)
    if channel is None:
        raise _unknown()
    await services(state).channels.unsubscribe(channel["id"])
    return _page(channel.get("locale", FALLBACK), "notice-unsubscribe-done")
