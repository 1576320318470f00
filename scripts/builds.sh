#!/usr/bin/env bash
# Builds everything with every compiler and sanitizer, tests it, and shows one table. See scripts/builds.sh --help.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."

all=(release clang debug asan-ubsan tsan coverage fuzz wodr)
case ${1:-} in
  -h | --help)
    cat <<'HELP'
usage: scripts/builds.sh [PRESET…]

For each of release, clang, debug, asan-ubsan, tsan, coverage, fuzz and wodr, or those that are named: builds all
targets, runs the tests that are worth running again (quick forms; rules, tables, server, fuzz targets on random
bytes), and compares the signatures. Then a table says what came of each. One that fails does not stop the others.
  fuzz   libFuzzer's targets, each for a few seconds
  wodr   the program as one piece (-flto -Wodr), so that the compiler sees what files say differently of one name;
         in debug scripts/odr.sh looks for functions that are defined twice

Logs are in build/log/builds. The exit status is 0 if all is well, 1 if something failed, 2 for an unknown name.
Needs the package clang-19. Hours on a small machine; ccache helps.
HELP
    exit
    ;;
esac
for preset in "$@"; do
  [[ " ${all[*]} " == *" $preset "* ]] || { printf 'builds.sh: there is no build %s; see --help.\n' "$preset" >&2 && exit 2; }
done
(($# == 0)) || all=("$@")

export FONDACO_QUICK=1 FONDACO_SLOW=1
suites='Pinned|^(Scenarios|fuzz|BotPool|Table|Storing|Rating|Story|EntryWords|Thinker|Waiting|Webhooks|HookUrl|server)'
suites+='|Conformance|Hidden|Recorded|Given|Leaks|TableLog|Past|Wire'
logs=build/log/builds
mkdir -p "$logs"
rm -f "$logs"/*

configure() {
  case $1 in
    wodr)
      # Little optimisation is enough, since files are compared before they are optimised as one.
      cmake --preset release -B build/wodr -DBUILD_TESTING=OFF -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON \
        -DFONDACO_UNITY=OFF -DCMAKE_CXX_FLAGS_RELEASE='-O1 -DNDEBUG' \
        -DCMAKE_EXE_LINKER_FLAGS='-Wodr -Wlto-type-mismatch -Werror=odr -Werror=lto-type-mismatch'
      ;;
    *) cmake --preset "$1" ;;
  esac
}

build() {
  configure "$1"
  # -k 0: all that is wrong, not only the first of it.
  if [[ $1 == wodr ]]; then cmake --build build/wodr --target fondaco; else cmake --build --preset "$1" -- -k 0; fi
  if [[ $1 == debug ]]; then scripts/odr.sh build/debug; fi
}

# Sets passed and failed.
run_tests() {
  local preset=$1 target status=0 corpus=()
  passed=0 failed=0
  case $preset in
    wodr) passed=- failed=- ;;
    fuzz)
      for target in build/fuzz/fuzz/*_fuzz; do
        # What libFuzzer finds interesting goes to the first folder; it starts from the others.
        corpus=("$(mktemp -d)")
        case $target in
          */text_fuzz) corpus+=(tests/records/*/ tests/scenarios/*/) ;;
          */message_fuzz) corpus+=(fuzz/messages) ;;
        esac
        if "$target" -seed=1 -runs=5000 -max_len=2000 -max_total_time=30 -artifact_prefix=build/fuzz/ "${corpus[@]}" >>"$logs/fuzz.log" 2>&1; then
          passed=$((passed + 1))
        else
          failed=$((failed + 1))
          printf '  %s failed\n' "${target##*/}"
        fi
        rm -rf "${corpus[0]}"
      done
      ;;
    *)
      ctest --preset "$preset" --output-on-failure --no-tests=error --parallel "$(getconf _NPROCESSORS_ONLN)" -R "$suites" \
        >"$logs/$preset.tests.log" 2>&1 || status=$?
      # "98% tests passed, 3 tests failed out of 150"
      read -r failed passed < <(sed -n 's/.*% tests passed, \([0-9]*\) tests failed out of \([0-9]*\)/\1 \2/p' "$logs/$preset.tests.log") || true
      passed=$((passed - failed))
      if ((failed == 0 && status != 0)); then failed=1; fi
      sed -n 's/^[[:space:]]*[0-9]* - \(.*\) (\(.*\))$/  \1: \2/p' "$logs/$preset.tests.log"
      ;;
  esac
}

wrong=0
first=''
table=''
for preset in "${all[@]}"; do
  printf '%s\n' "$preset"
  SECONDS=0
  built=yes passed=- failed=- signature=-
  # Not as a condition: that would keep bash from stopping at the first command that fails.
  set +e
  (set -e; build "$preset") >"$logs/$preset.log" 2>&1
  status=$?
  set -e
  if ((status == 0)); then
    run_tests "$preset"
    if [[ -x build/$preset/fondaco && $preset != fuzz ]]; then
      if ! "build/$preset/fondaco" bench --signatures >"$logs/$preset.signatures" 2>"$logs/$preset.log"; then
        signature=failed
        sed 's/^/  /' "$logs/$preset.log"
      elif [[ -z $first ]]; then
        first=$logs/$preset.signatures signature=$(cksum <"$first" | cut -d ' ' -f 1)
      elif cmp -s "$first" "$logs/$preset.signatures"; then
        signature=same
      else
        signature=differs
        diff "$first" "$logs/$preset.signatures" | sed 's/^/  /' || true
      fi
    fi
  else
    built=no
    { grep -E 'error:|FAILED:|defined in several places|^  [^ ]*:[0-9]+$' "$logs/$preset.log" || tail -n 5 "$logs/$preset.log"; } | head -n 20 | sed 's/^/  /'
  fi
  if [[ $built == no || $signature =~ ^(differs|failed)$ || $failed == [1-9]* ]]; then wrong=1; fi
  printf -v row '%-11s %-6s %7s %7s %11s %8s\n' "$preset" "$built" "$passed" "$failed" "$signature" $(((SECONDS + 30) / 60))
  table+=$row
done
printf '\n%-11s %-6s %7s %7s %11s %8s\n%s' build built passed failed signatures minutes "$table"
exit "$wrong"
