"""Write out for mypyc what follows from the declarations of plain classes.

In the sources, a class that inherits from `Plain` only declares its fields, and Python makes `__init__` and `clone`
when it makes the class (`undercroft/kernel/base/declarations.py`). mypyc must see these methods, so the copy of the
sources that `compile_engine.py` compiles has them, as text made by the same functions. They stand on the lines of the
declarations: every other line keeps its number, so tracebacks of compiled code point to the right lines of the sources.
"""

from __future__ import annotations

import ast
import builtins
import runpy
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final

ROOT_CLASS: Final = ("undercroft.kernel.base.plain_data", "Plain")
MARKS: Final = ("metaclass", "frozen")
"""Keywords of class statements that compiled classes do without."""
HEAD: Final = "from __future__ import annotations"
NAMES: Final = "from typing import Any as _Any, ClassVar as _ClassVar"

Origin = tuple[str, str]
"""A module and a name in it."""


class Module:
    """A source of the package.

    Args:
        name: its full name.
        text: its text.
    """

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.lines = text.split("\n")
        self.tree = ast.parse(text)
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    @cached_property
    def origins(self) -> dict[str, Origin]:
        """Where each global name of the module comes from."""
        found = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                found |= {alias.asname or alias.name: (str(node.module), alias.name) for alias in node.names}
        for node in self.tree.body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                found[node.name] = (self.name, node.name)
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    if isinstance(target, ast.Name):
                        found[target.id] = (self.name, target.id)
        return found

    def source(self, node: ast.AST) -> str:
        """The text of a node, on one line."""
        return " ".join(str(ast.get_source_segment(self.text, node)).split())


class Expander:
    """Knows the plain classes of a folder.

    Args:
        sources: the folder of the package.
        rooms: the folders in it that may have plain classes.
    """

    def __init__(self, sources: Path, rooms: tuple[str, ...]) -> None:
        made = runpy.run_path(str(sources / "kernel" / "base" / "declarations.py"))
        self.roles, self.is_field, self.check = made["ROLES"], made["is_field"], made["check_declaration"]
        self.field, self.transient = made["DeclaredField"], made["TRANSIENT"]
        self.init, self.clone, self.refusal = made["init_source"], made["clone_source"], made["refusal_source"]
        self.modules: dict[str, Module] = {}
        for room in rooms:
            for path in sorted((sources / room).rglob("*.py")):
                name = ".".join(("undercroft", *path.relative_to(sources).with_suffix("").parts))
                self.modules[name] = Module(name, path.read_text(encoding="utf-8"))

    def texts(self) -> dict[str, str]:
        """Return the text of each module that has plain classes, by its path in the folder of the package."""
        found = {}
        for name, module in self.modules.items():
            plain = [node for node in module.classes.values() if self.line(module, node)]
            if plain or name == ROOT_CLASS[0]:
                found["/".join(name.split(".")[1:]) + ".py"] = self.expanded(module, plain)
        return found

    def line(self, module: Module, node: ast.ClassDef) -> list[tuple[Module, ast.ClassDef]]:
        """Return a class and those that it inherits from, up to `Plain`; nothing if it is not a plain class."""
        for base in node.bases:
            name = base.value if isinstance(base, ast.Subscript) else base
            origin = module.origins.get(name.id) if isinstance(name, ast.Name) else None
            if origin == ROOT_CLASS:
                return [(module, node)]
            other = self.modules.get(origin[0]) if origin else None
            if other is not None and origin is not None and origin[1] in other.classes:
                above = self.line(other, other.classes[origin[1]])
                if above:
                    return [(module, node), *above]
        return []

    def declared(self, module: Module, node: ast.ClassDef) -> list[tuple[ast.AnnAssign, Any]]:
        """Return the fields that a class adds, each with its statement."""
        found = []
        for statement in node.body:
            if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
                continue
            kind = module.source(statement.annotation)
            if not self.is_field(kind):
                continue
            role, value = "field", statement.value
            if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in self.roles:
                role = value.func.id
                value = next((keyword.value for keyword in value.keywords if keyword.arg == "default"), None)
            default = module.source(value) if value is not None else "None" if role == self.transient else None
            found.append((statement, self.field(statement.target.id, kind, role, default)))
        return found

    def expanded(self, module: Module, plain: list[ast.ClassDef]) -> str:
        """Return the text of a module, with the methods of its plain classes."""
        lines = list(module.lines)
        imports = {NAMES}
        for node in plain:
            first, *above = self.line(module, node)
            own = self.declared(*first)
            inherited = []
            for other, theirs in reversed(above):
                fields = [field for _, field in self.declared(other, theirs)]
                inherited += fields
                imports.update(self.needed(module, other, fields) if own else ())
            fields = (*inherited, *[field for _, field in own])
            self.check(node.name, fields)
            self.write(lines, node, own, list(self.methods(module, node, fields, bool(own))))
        for node in module.classes.values():
            at = node.lineno - 1
            for keyword in node.keywords:
                if keyword.arg in MARKS and (node in plain or (module.name, node.name) == ROOT_CLASS):
                    mark = f"{keyword.arg}={module.source(keyword.value)}"
                    lines[at] = lines[at].replace(f", {mark}", "").replace(f"({mark})", "")
        lines[lines.index(HEAD)] = "; ".join([HEAD, *sorted(imports)])
        return "\n".join(lines)

    def needed(self, module: Module, other: Module, fields: list[Any]) -> Iterator[str]:
        """Yield the imports that a module needs to repeat the types and defaults of inherited fields."""
        for field in fields:
            for text in (field.type, field.default or "None"):
                for node in ast.walk(ast.parse(text, mode="eval")):
                    if not isinstance(node, ast.Name) or hasattr(builtins, node.id):
                        continue
                    origin = other.origins[node.id]
                    known = module.origins.get(node.id)
                    if known is None:
                        yield f"from {origin[0]} import {origin[1]} as {node.id}"
                    elif known != origin:
                        raise SystemExit(f"{module.name} and {other.name} mean different things by {node.id}")

    def methods(self, module: Module, node: ast.ClassDef, fields: tuple[Any, ...], adds: bool) -> Iterator[str]:
        """Yield the source of the methods that a class does not write itself."""
        written = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
        if adds and "__init__" not in written:
            yield self.init(fields, typed=True)
        variables = [
            part.id
            for base in node.bases
            if isinstance(base, ast.Subscript)
            for part in ast.walk(base.slice)
            if isinstance(part, ast.Name) and self.is_variable(module, part.id)
        ]
        returns = f"{node.name}[{', '.join(variables)}]" if variables else node.name
        if "clone" not in written:
            yield self.refusal(node.name, returns) if "__init__" in written else self.clone(fields, node.name, returns)

    def is_variable(self, module: Module, name: str) -> bool:
        """Return whether a name is that of a type variable."""
        for node in module.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name:
                return isinstance(node.value, ast.Call) and module.source(node.value.func) == "TypeVar"
        return False

    def write(
        self, lines: list[str], node: ast.ClassDef, own: list[tuple[ast.AnnAssign, Any]], methods: list[str]
    ) -> None:
        """Write what a class has in addition over its declarations and the empty lines beside them."""
        statements = {statement for statement, _ in own}
        free: set[int] = set()
        taken: set[int] = set()
        end = node.lineno
        for before, item in zip([None, *node.body], node.body, strict=False):
            meaning = before in statements and isinstance(item, ast.Expr)
            declares = item in statements or meaning
            (free if declares else taken).update(range(item.lineno, item.end_lineno + 1))
            if declares or item is node.body[0]:
                end = item.end_lineno
        for number in range(node.lineno + 1, min(end + 2, len(lines)) + 1):
            if number not in taken and not lines[number - 1].strip():
                free.add(number)
        names = []
        values = []
        for _, field in own:
            default = field.default
            if default is not None and not is_literal(default):
                values.append(f'"_{node.name}_{field.name}": {default}')
                default = f"_{node.name}_{field.name}"
            names.append(repr((field.name, field.type, field.role, default)))
        kept = f"_own: _ClassVar[_Any] = ({''.join(name + ', ' for name in names)}), {{{', '.join(values)}}}"
        fields = ["; ".join([kept, *[f"{field.name}: {field.type}" for _, field in own]])] if own else []
        new = [*fields, *methods]
        places = sorted(free)
        if len(places) < len(new):
            raise SystemExit(f"the declaration of {node.name} has too few lines for what follows from it")
        for number in places:
            lines[number - 1] = f"    {new.pop(0)}" if new else ""


def is_literal(text: str) -> bool:
    """Return whether an expression is a number, a text, None or an empty tuple."""
    try:
        value = ast.literal_eval(text)
    except ValueError:
        return False
    return value is None or value == () or isinstance(value, (int, str))
