"""What the documentation site needs beyond MkDocs: scripts from our own host, and the pages at the root of the project.

MkDocs calls the functions named ``on_…`` (see ``mkdocs.yml``).
"""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from griffe import Attribute, Class, Extension, Function, Object, Parameter, ParameterKind, Parameters
from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).resolve().parent
ROOT_PAGES: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
"""Files at the root that are pages of the site too, and their names there."""

DIAGRAMS: Final = "assets/javascripts/mermaid.js"
"""The script that draws diagrams, in the site."""

SCRIPTS: Final = {
    DIAGRAMS: "@mermaid-js/tiny/dist/mermaid.tiny.js",
    "assets/javascripts/iframe-worker.js": "iframe-worker/shim/index.js",
}
"""The site's scripts that the theme would fetch from a public host, and where they are among the page's packages."""

LANGUAGES: Final = {"en": "English", "ru": "Русский", "it": "Italiano"}
"""The languages that a page may be in; ``name.ru.md`` is ``name.md`` in Russian."""

MORE: Final = {"en": "More", "ru": "Подробнее", "it": "Di più"}
"""What unfolds the details of a rule, by the language of its page."""

_RULER: Final = re.compile("=+( +=+)+")


class Docstrings(Extension):
    """Prepares docstrings for the API reference."""

    def on_class_members(self, *, cls: Class, **_: Any) -> None:
        """Show the fields of a msgspec struct as its signature: its ``__init__`` exists only at run time."""
        if not any(str(base).endswith("Struct") for base in cls.bases):
            return
        fields = [
            Parameter(name, annotation=field.annotation, kind=ParameterKind.positional_or_keyword, default=field.value)
            for name, field in cls.members.items()
            if isinstance(field, Attribute) and field.annotation is not None and "ClassVar" not in str(field.annotation)
        ]
        cls.set_member("__init__", Function("__init__", parameters=Parameters(Parameter("self"), *fields)))

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        """Turn what editors and ``help()`` show well (tables of ``====``, examples of ``>>>``) into Markdown."""
        if obj.docstring is not None:
            blocks = re.split(r"\n{2,}", inspect.cleandoc(obj.docstring.value))
            obj.docstring.value = "\n\n".join([_as_markdown(block) for block in blocks])


def _as_markdown(block: str) -> str:
    if block.startswith(">>> "):
        return f"```pycon\n{block}\n```"
    if block.endswith("::"):
        return block[:-1]
    lines = block.splitlines()
    if not _RULER.fullmatch(lines[0]):
        return block
    columns = [slice(*column.span()) for column in re.finditer("=+", lines[0])]
    columns[-1] = slice(columns[-1].start, None)
    rows: list[list[str]] = []
    for line in lines[1:-1]:
        cells = [line[column].strip() for column in columns]
        if cells[0]:
            rows.append(cells)
        else:
            rows[-1] = [f"{old} {new}".strip() for old, new in zip(rows[-1], cells, strict=True)]
    head = ["| " * len(columns) + "|", "|---" * len(columns) + "|"]
    return "\n".join([*head, *[f"| {' | '.join(row)} |" for row in rows]])


def on_files(files: Files, config: Any) -> Files:
    """Add the root pages, the licence, the pages that are made from the program, and the scripts."""
    for name, page in ROOT_PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, page, content=text))
    files.append(File.generated(config, "LICENSE", abs_src_path=str(ROOT / "LICENSE")))
    for path, make in _made().items():
        files.append(File.generated(config, path.relative_to(ROOT / "docs").as_posix(), content=make()))
    packages = _packages()
    for script, source in SCRIPTS.items():
        files.append(File.generated(config, script, abs_src_path=str(packages / source)))
    return files


def on_page_markdown(markdown: str, page: Any, files: Files, **_: Any) -> str:
    """Let links to files at the root lead to their pages in the site, and find the page in other languages."""
    page.meta["languages"] = _languages(page.file.src_uri, files)
    for name, page in ROOT_PAGES.items():
        markdown = re.sub(rf"\]\((\.\./)?{re.escape(name)}", f"]({page}", markdown)
    return markdown


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Fold what a numbered rule says more under it."""
    folder, _, name = page.file.src_uri.rpartition("/")
    if folder != "rules":
        return html
    more = MORE[_language(name)]
    return html.replace("<blockquote>", f"<details><summary>{more}</summary>").replace("</blockquote>", "</details>")


def on_page_context(context: Any, page: Any, config: Any, **_: Any) -> Any:
    """Write what is around a page in its language, with a switch to the others that it is in."""
    config.theme["language"] = _language(page.file.src_uri)
    config.extra["alternate"] = page.meta["languages"]
    return context


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Load the script where there is a diagram. The theme would take it from a public host if it were not there yet."""
    if 'class="mermaid"' not in output:
        return output
    depth = page.url.count("/")
    return output.replace("</head>", f'<script src="{"../" * depth}{DIAGRAMS}"></script></head>', 1)


def _language(source: str) -> str:
    """Return the language of a page by the name of its source."""
    language = source.split(".")[-2]
    return language if language in LANGUAGES else "en"


def _languages(source: str, files: Files) -> list[dict[str, str]]:
    """Return the languages that a page is in, as the theme wants them; none if there is one."""
    name = source.removesuffix(".md").removesuffix(f".{_language(source)}")
    found = [(language, f"{name}.md" if language == "en" else f"{name}.{language}.md") for language in LANGUAGES]
    there = [(language, file.url) for language, path in found if (file := files.get_file_from_path(path))]
    if len(there) == 1:
        return []
    return [{"lang": language, "name": LANGUAGES[language], "link": url} for language, url in there]


def _made() -> dict[Path, Callable[[], str]]:
    """Return what makes each of the pages that are made from the program, and are in no file."""
    sys.path.insert(0, str(ROOT))  # the command `mkdocs` does not look here
    from tests.docs.made import pages

    return pages()


def _packages() -> Path:
    """The page's packages, after installing them if one of the scripts is not there yet."""
    packages = ROOT / "web" / "node_modules"
    if not all((packages / source).exists() for source in SCRIPTS.values()):
        spec = importlib.util.spec_from_file_location("build", ROOT / "web" / "build.py")
        assert spec is not None and spec.loader is not None
        build = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(build)
        build.prepare()
    return packages
