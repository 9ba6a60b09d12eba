"""Commands that need more packages than the engine does: the extras of ``pip install``."""

from __future__ import annotations

from importlib.util import find_spec

from undercroft.kernel.base.errors import OptionError


def need(extra: str, *modules: str) -> None:
    """Check that the modules of an extra are there.

    Args:
        extra: its name in ``pyproject.toml``.
        *modules: modules that only the extra brings.

    Raises:
        OptionError: one is missing.
    """
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise OptionError(f'this needs {" and ".join(missing)}: pip install "undercroft[{extra}]"')


def need_server() -> None:
    """Check that the server can run.

    Raises:
        OptionError: a module that it needs is missing.
    """
    need("server", "alembic", "litestar", "sqlalchemy", "uvicorn")
