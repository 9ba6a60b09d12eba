#!/usr/bin/env python3
"""Check the messages of commits, as CONTRIBUTING.md describes them.

python3 .ci/commits.py                 # every commit since BEGUN
python3 .ci/commits.py COMMIT          # every commit after this one; none where the history does not reach back
python3 .ci/commits.py --message FILE  # one message and the staged files: what the hook commit-msg runs
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

BEGUN = datetime.fromisoformat("2026-11-27T23:45:00+00:00")
"""When these rules began. A date, since rewriting history changes the hashes of commits."""

LONGEST = 60
SUBJECT = re.compile(r"[a-z][a-z0-9/_-]*: \S.*")
MADE_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")
BEHAVIOUR = ("src/", "web/src/")
"""Folders whose changes need a reason in the body..."""
NO_BODY = frozenset({"docs", "format", "rename"})
"""...unless the area says that nothing behaves differently: other prose, other layout, other names."""


def faults(message: str, files: Sequence[str]) -> Iterator[str]:
    """Say what is wrong with a commit's message.

    Args:
        message: the message; lines that begin with # are comments, as in git's editor.
        files: the paths that the commit changes.
    """
    lines = [line.rstrip() for line in message.split("\n# ------------------------ >8", 1)[0].splitlines()]
    lines = [line for line in lines if not line.startswith("#")]
    subject, rest = (lines[0], lines[1:]) if lines else ("", [])
    if subject.startswith(MADE_BY_GIT):
        return
    if not SUBJECT.fullmatch(subject):
        yield "the first line must be 'area: what it does', such as 'server: close idle sockets'"
    if len(subject) > LONGEST:
        yield f"the first line has {len(subject)} characters; at most {LONGEST} are allowed"
    if rest and rest[0]:
        yield "the second line must be blank"
    changes = any(file.startswith(BEHAVIOUR) for file in files)
    if changes and subject.partition(":")[0] not in NO_BODY and not any(rest):
        areas = ", ".join(sorted(NO_BODY))
        yield f"a change in {' or '.join(BEHAVIOUR)} needs a body that says why, unless the area is one of {areas}"


def git(*words: str) -> str | None:
    """Return what a git command prints; None if there is no git, no repository, or no such commit."""
    try:
        return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None


def since(base: str | None) -> Iterator[tuple[str, str, list[str]]]:
    """Yield the hash, the message and the files of each commit after `base`, or since `BEGUN`."""
    for line in (git("log", "--no-merges", "--format=%H %aI", f"{base}..HEAD" if base else "HEAD") or "").splitlines():
        commit, at = line.split()
        if base is None and datetime.fromisoformat(at) < BEGUN:
            continue
        message, files = git("log", "-1", "--format=%B", commit), git("show", "--format=", "--name-only", commit)
        if message is not None and files is not None:
            yield commit[:10], message, files.split("\n")


def main(words: Sequence[str]) -> int:
    """Print the faults; return 1 if there are any."""
    if words[:1] == ["--message"]:
        staged = (git("diff", "--cached", "--name-only") or "").split("\n")
        checked = [("this message", Path(words[1]).read_text(encoding="utf-8"), staged)]
    else:
        checked = list(since(words[0] if words else None))
    found = [f"{name}: {fault}" for name, message, files in checked for fault in faults(message, files)]
    for line in found:
        print(line, file=sys.stderr)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
