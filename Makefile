# Trivium: quizzes and exam practice in a terminal.
#
#   make run     build what is missing and play
#   make test    build and run every test
#   make help    everything else
#
# EDITION=free builds, tests and installs the free edition, beside the other one.

PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=
EDITION ?= full

SWIFT   ?= swift
# The C and C++ runtimes of the compiler, ncurses and gumbo are linked into the program: each
# library that need not be loaded saves a tenth of the time to the first screen. So does a program
# for a fixed address: none of the 24,000 pointers in it is to be moved, nor its page copied.
# What is for debuggers is left out: it names all files, those of the other edition too.
STATIC  := .build/static
RELEASE := --configuration release --static-swift-stdlib --disable-local-rpath -Xlinker -L$(STATIC) \
  -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic \
  -Xlinker --strip-debug
ifeq ($(EDITION),free)
BUILD   := .build/free
TRAITS  := --traits FreeEdition --scratch-path $(BUILD)
PARTS   := Data/decks Data/languages Data/themes Data/free
else ifeq ($(EDITION),full)
BUILD   := .build
TRAITS  :=
PARTS   := Data/decks Data/languages Data/themes
else
$(error EDITION is full or free, not $(EDITION))
endif
PROGRAM := $(BUILD)/release/trivium
SHARE   := $(DESTDIR)$(PREFIX)/share/trivium

# Debian packages: what the build needs, and what the tests and the figures need beyond that.
BUILD_PACKAGES := libncurses-dev libcjson-dev libgumbo-dev
TEST_PACKAGES  := tmux ncurses-term
BENCH_PACKAGES := gcc python3

.PHONY: run test test-free build check lint goldens bench install uninstall clean help
.PHONY: build-packages test-packages bench-packages static-libraries

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## build and play; ARGS="play flags" for more
	@$(PROGRAM) $(ARGS)

build: build-packages static-libraries ## build the program
	@$(SWIFT) build $(TRAITS) $(RELEASE) --product trivium

test: test-packages build ## run every test
	@SWIFT_BACKTRACE=interactive=no $(SWIFT) test $(TRAITS)
ifeq ($(EDITION),full)
	@$(MAKE) --no-print-directory test-free
endif

test-free: build-packages ## run the tests of what is special to the free edition
	@SWIFT_BACKTRACE=interactive=no $(SWIFT) test --traits FreeEdition \
	  --scratch-path .build/free --filter FreeEdition

check: build ## look for faults in the decks that come with the program
	@$(PROGRAM) check Data/decks/*

lint: ## look at the style of the code
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

goldens: test-packages ## record the screens anew; look at each before it is kept
	@TRIVIUM_WRITE_GOLDENS=1 $(SWIFT) test $(TRAITS) --filter Golden; \
	git --no-pager diff --stat -- Tests/QuizScreensTests/Goldens

bench: bench-packages build ## measure, as ratios to a floor where there is one
	@python3 Tests/Bench/bench.py $(PROGRAM)

install: build ## install below PREFIX (and DESTDIR)
	@install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)"
	@install -m 755 -s $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/trivium"
	@cp -R $(PARTS) "$(SHARE)/"
	@chmod -R u=rwX,go=rX "$(SHARE)"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/trivium and $(SHARE)"

uninstall: ## remove what install put there; nobody's answers are touched
	@rm -f "$(DESTDIR)$(PREFIX)/bin/trivium"
	@rm -rf "$(SHARE)"

static-libraries:
	@mkdir -p $(STATIC)
	@for library in /usr/lib/gcc/*/*/libstdc++.a /usr/lib/*/libgumbo.a; do \
	  if [ -f "$$library" ]; then ln -sf "$$library" $(STATIC)/; fi; done
	@echo 'GROUP ( -lgcc -lgcc_eh )' > $(STATIC)/libgcc_s.so
	@for library in /usr/lib/*/libncursesw.a; do if [ -f "$$library" ]; then \
	  echo "GROUP ( $$library $${library%ncursesw.a}tinfo.a )" > $(STATIC)/libncursesw.so; fi; done

clean: ## remove what was built
	@rm -rf .build

build-packages test-packages bench-packages:
	@set -- $(BUILD_PACKAGES); \
	case $@ in test-packages) set -- "$$@" $(TEST_PACKAGES);; \
	bench-packages) set -- "$$@" $(BENCH_PACKAGES);; esac; \
	sh Tests/install-packages.sh "$$@"
