"""HTML put together safely: text is escaped, markup is not."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def tag(name: str, *content: str, **attributes: str) -> Markup:
    """Return an element.

    Args:
        name: its name.
        content: what is in it; text is escaped unless it is `Markup`.
        attributes: its attributes; ``class_`` is ``class``, and ``_`` stands for ``-``.

    >>> tag("p", "1 < 2", tag("b", "!"), class_="sum")
    '<p class="sum">1 &lt; 2<b>!</b></p>'
    """
    said = "".join([f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items()])
    return Markup(f"<{name}{said}>{join(*content)}</{name}>")


def join(*content: str) -> Markup:
    """Return several parts as one."""
    return Markup("".join([part if isinstance(part, Markup) else escape(part, quote=False) for part in content]))
