# Needs Python 3.11 or newer (with venv), make and git; everything else goes into .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest
# Each worker collects all tests and starts its own servers: more than three cost two cores more than they gain.
JOBS ?= 3
# Who has nothing left to run takes over half of what another has: no long test is left to one alone at the end.
AT_ONCE = -n $(JOBS) --dist worksteal
# More options for the server of `make play`: `make play SERVE="--port 9000"`.
SERVE ?=
# `make test TESTS=tests/cli` runs only these tests, and cannot count the rules. `make bare BARE=tests/cli` does the same.
TESTS ?=
BARE ?=
# What test-all runs on uncompiled rules as well as on compiled ones: records, counts, properties and numbered rules.
ENGINE_TESTS = tests/kernel tests/fixtures tests/dungeonlords tests/dungeoneer tests/bots tests/study/test_solver.py \
  tests/tooling/test_compiled.py
# `make lock UPGRADE=--upgrade` takes the newest versions; without it, pinned versions stay.
UPGRADE ?=
# Where the project is published, for the links in what `make release` makes.
URL ?=

PLAY := $(VENV)/.play-stamp
DEV := $(VENV)/.dev-stamp

# Compiled modules are kept whatever this shell says: without them each of the many processes compiles all again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play terminal web fast plain check check-python check-page check-and-test-page quick test test-all test-page \
  test-plain test-rest \
  bare browser rules bench docs lock soak content puzzles release clean

help:
	@echo "make play     play in the browser"
	@echo "make terminal play in the terminal"
	@echo "make web      build the page, if anything it is made of has changed"
	@echo "make fast     compile the rules, which makes them several times as fast (needs a C compiler)"
	@echo "make plain    remove what make fast has compiled"
	@echo "make setup    make .venv with the game and the developers' tools"
	@echo "make check    style, types, import order, cards, and the page's style and types"
	@echo "make quick    what the changes since the last commit can break, in a minute"
	@echo "make test     check, then the tests of each commit, in Chromium too, and the rule coverage"
	@echo "make test-all every test, on compiled and uncompiled rules: each night and before a release"
	@echo "make bare     make play, a first answer and make test in a fresh system with only Python, make and git (as root)"
	@echo "make browser  only the tests in Chromium: whole games, two people, every screen"
	@echo "make content  remake what is made from the cards: recorded games, counts, pages"
	@echo "make puzzles  remake the puzzles from games of bots (hours; it can be stopped, and resumes)"
	@echo "make rules    every rule number with the tests that show it"
	@echo "make soak     the long runs"
	@echo "make bench    measure the speed"
	@echo "make docs     build the documentation; then open site/index.html"
	@echo "make release  the wheel, the sources and the list of what they need (an SBOM), into dist"
	@echo "make lock     remake the locked requirements"
	@echo "make clean    remove everything that was made"

setup: $(DEV)
	@[ ! -e .git ] || git config core.hooksPath >/dev/null || git config core.hooksPath .githooks || true

play: web
	@$(BIN)/undercroft serve --open $(SERVE)

terminal: $(PLAY)
	@$(BIN)/undercroft play

web: $(PLAY)
	@$(BIN)/python web/build.py

# The same sources, compiled with mypyc. Once a source has changed, they run plain again, and one line says so.
fast: $(DEV)
	@$(BIN)/python compile_engine.py

plain: $(BIN)/python
	@$(BIN)/python compile_engine.py --remove

# Check the version first, then for what some systems package separately; leave no failed venv behind.
$(BIN)/python:
	@command -v "$(PYTHON)" >/dev/null 2>&1 || { \
	  echo "'$(PYTHON)' was not found. Install Python 3.11 or newer, or say 'make PYTHON=...'." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Undercroft needs Python 3.11 or newer; '$(PYTHON)' is older. Say 'make PYTHON=python3.11'." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments: its venv or ensurepip module is missing." >&2; \
	  echo "On Debian and Ubuntu: apt install python3-venv. Then run make again." >&2; exit 1; }
	@"$(PYTHON)" -m venv $(VENV) || { rm -rf $(VENV); echo "Could not make $(VENV) (see above)." >&2; exit 1; }

# A player needs only the game: the locked requirements, Node if the machine has none that can build the page, then the
# package itself, which builds the page.
$(PLAY): requirements.txt requirements-node.txt pyproject.toml | $(BIN)/python
	@echo "Installing the game into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements.txt
	@$(BIN)/python web/build.py --has-node || $(PIP) install --require-hashes -r requirements-node.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): requirements-dev.txt $(PLAY)
	@echo "Installing the developers' tools into $(VENV) ..."
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

# The page and the rest are checked at the same time.
check: $(DEV)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-python check-page

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/undercroft cards lint
	$(BIN)/undercroft learn --lint
	$(BIN)/python -m tests.docs.style
	$(BIN)/python -m tests.docs.wrapping --check

check-page:
	$(BIN)/python web/build.py --run format:check lint check

check-and-test-page:
	$(BIN)/python web/build.py --run format:check lint check test

# What a change can break, by what has changed since the last commit (or since another one: make quick SINCE=origin/main).
quick: $(DEV)
	@$(BIN)/python -m tests.quick $(SINCE)

# All but the nightly tests, on uncompiled rules: compiling takes longer than it saves here.
test: $(DEV)
ifdef TESTS
	@$(MAKE) --no-print-directory check test-page
	$(PYTEST) $(AT_ONCE) $(TESTS)
else
	@$(BIN)/python web/build.py
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-python check-and-test-page
	UNDERCROFT_ENGINE=plain $(PYTEST) $(AT_ONCE) --tier=test --rules-report=short tests src
endif

# Everything: on compiled rules if there is a C compiler, and the engine's tests on uncompiled ones as well.
test-all: check
	@if $(BIN)/python compile_engine.py --possible; then \
	  $(MAKE) --no-print-directory --jobs 2 --output-sync=line fast test-page && \
	  $(MAKE) --no-print-directory test-plain test-rest; \
	else $(MAKE) --no-print-directory test-page && $(PYTEST) $(AT_ONCE) --rules-report=short && \
	  echo "Everything ran on uncompiled rules only."; fi

test-page: $(DEV)
	$(BIN)/python web/build.py
	$(BIN)/python web/build.py --run test

# The examples in docstrings, too: pytest looks for them in sources.
test-plain: $(DEV)
	UNDERCROFT_ENGINE=plain $(PYTEST) $(AT_ONCE) -q $(ENGINE_TESTS) src

test-rest: $(DEV)
	$(PYTEST) $(AT_ONCE) -m "not plain" --rules-report=short tests

bare:
	@.ci/bare $(if $(BARE),TESTS="$(BARE)")

browser: $(DEV)
	$(BIN)/python web/build.py
	$(PYTEST) $(AT_ONCE) tests/browser

content: $(DEV)
	@$(BIN)/undercroft cards lint
	@$(BIN)/python -m tests.content

# The same seed gives the same puzzles. It can be stopped, and resumes; with the rules compiled it is much quicker.
puzzles: $(DEV)
	@$(BIN)/undercroft arena puzzles dungeon-lords --folder build/puzzles
	@$(BIN)/undercroft arena puzzles dungeoneer --folder build/puzzles

rules: $(DEV)
	$(PYTEST) $(AT_ONCE) -q -m rules --rules-report

soak: $(DEV)
	SOAK=1 $(PYTEST) $(AT_ONCE) -m soak -o faulthandler_timeout=0

bench: $(DEV)
	$(BIN)/python benchmarks/bench.py
	$(BIN)/python benchmarks/bench_envs.py
	$(BIN)/python benchmarks/bench_solver.py
	$(BIN)/python benchmarks/bench_server.py
	$(BIN)/python benchmarks/bench_guest.py
	$(BIN)/python benchmarks/questions.py
	$(BIN)/python benchmarks/bench_bots.py
	$(BIN)/python web/build.py
	$(BIN)/python benchmarks/bench_page.py
	$(BIN)/python benchmarks/bench_lighthouse.py

docs: $(DEV)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# The wheel, the sources, and an SBOM (CycloneDX) of everything that a player's environment has. The address of the
# project, if it has one, becomes part of both: `make release URL=https://…`.
release: export UNDERCROFT_URL = $(URL)
release: $(DEV)
	$(BIN)/python web/build.py
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/python -m hatchling build -t sdist -d dist
	$(BIN)/python deploy/sbom.py requirements.txt dist/undercroft.cdx.json

# No header and no index: a lock names neither a host nor a path of the machine on which it was made.
COMPILE = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header $(UPGRADE)

lock:
	@test -x .venv-lock/bin/uv || { "$(PYTHON)" -m venv .venv-lock && \
	  .venv-lock/bin/python -m pip --quiet --disable-pip-version-check install uv; }
	$(COMPILE) pyproject.toml --extra server --group build -o requirements.txt >/dev/null
	$(COMPILE) pyproject.toml --extra server --group build --group dev --group docs -c requirements.txt \
	  -o requirements-dev.txt >/dev/null
	$(COMPILE) --group bench -o requirements-bench.txt >/dev/null
	$(COMPILE) --group node -o requirements-node.txt >/dev/null
	@! grep -nE '[a-z]+://|--(extra-)?index|--find-links' requirements*.txt || { \
	  echo "a lock names a host or a path (above)" >&2; exit 1; }

clean:
	rm -rf web/node_modules web/.svelte-check web/src/generated src/undercroft/server/static
	rm -f src/*.so src/undercroft/compiled.json
	find src/undercroft -name '*.so' -delete
	rm -rf $(VENV) .venv-bench .venv-lock .bench-boardgame-io .bench-lighthouse build dist site bench.json bench_envs.json
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
