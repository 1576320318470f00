#!/usr/bin/env bash
# Finds what building (and testing) Fondaco needs and installs what is missing.
#
# ./run and ./test source this file and call `set_up run` or `set_up test`; called as a program it does the same:
#   scripts/setup.sh [run|test]
# Nothing here reads standard input: it belongs to the game.

root=$(CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=build/log # below $root, where every caller stands
plan=/dev/null # what ninja is going to do, where that is known

run_packages=(g++ cmake ninja-build ccache mold pkg-config
  nlohmann-json3-dev libcli11-dev libexpected-dev libfmt-dev
  libboost1.81-dev libssl-dev libsqlite3-dev libsodium-dev libspdlog-dev prometheus-cpp-dev)
test_packages=(git libgtest-dev libgmock-dev libbenchmark-dev openssl python3 python3-jsonschema chromium fonts-liberation
  clang-format-19 shellcheck flake8)

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# quietly WHAT LOG COMMAND…: runs the command with its output in a log, and tells on the terminal how far it is. When it fails, shows
# the end of the log and leaves.
quietly() {
  local what=$1 log=$2 status=0
  shift 2
  mkdir -p "$(dirname "$log")"
  : >"$log"
  on_terminal || printf '%s…\n' "$what" >&2
  watch_log "$what" "$log" "$plan" &
  watcher=$!
  trap 'stop_watching; trap - INT; kill -INT $$' INT
  trap 'stop_watching; trap - TERM; kill -TERM $$' TERM
  "$@" </dev/null >"$log" 2>&1 || status=$?
  trap - INT TERM
  stop_watching
  ((status == 0)) && return
  { grep -v '^\[[0-9]*/[0-9. ]*\] ' "$log" || true; } | tail -n "${shown_lines:-60}" >&2
  fail "$what failed with status $status; the whole log is in $root/$log."
}

stop_watching() {
  kill "$watcher" 2>/dev/null || true
  wait "$watcher" 2>/dev/null || true
  if on_terminal; then printf '\r\033[K' >&2; fi
}

on_terminal() { [[ -t 2 && ${TERM:-dumb} != dumb ]]; }

# building WHAT [TARGET]: builds the target, or all, in build/release. What ninja is going to do is asked first, so that the time it
# takes can be told; by a full name, as ninja would otherwise stop after looking whether CMake must run.
building() {
  local what=$1 plan=$logs/plan
  shift
  mkdir -p "$logs"
  NINJA_STATUS='[%f/%t] ' ninja -C build/release -n -f "$root/build/release/build.ninja" "$@" >"$plan" 2>/dev/null || true
  NINJA_STATUS='[%f/%t %e] ' quietly "$what" "$logs/build.log" cmake --build --preset release ${1:+--target "$1"}
}

# Shows a line about what a log tells: on a terminal each second in the same place, elsewhere each half minute a new one. It ends
# by itself if the script is gone.
watch_log() {
  local what=$1 log=$2 plan=$3 jobs width=0 first=30 pause=30 state='' line never
  # On a terminal nothing for what is done at once.
  if on_terminal; then first=0.3 pause=1; fi
  jobs=$(getconf _NPROCESSORS_ONLN)
  jobs=$((jobs > 2 ? jobs + 2 : jobs + 1)) # as ninja does
  exec {never}<> <(:)
  SECONDS=0
  read -rt "$first" -u "$never" || true
  while kill -0 $$ 2>/dev/null; do
    if on_terminal; then
      width=$(stty size <&2 2>/dev/null || true)
      width=${width#* }
      ((width > 0)) || width=80
    fi
    {
      read -r state || true
      read -r line || true
    } < <(awk -v what="$what" -v now="$SECONDS" -v width="$width" -v jobs="$jobs" -v before="$state" -f "$root/scripts/progress.awk" \
      part=1 "$root/scripts/build_weights.txt" part=2 "$plan" part=3 "$log" 2>/dev/null)
    if ((width > 0)); then printf '\r%s\033[K' "$line" >&2; else printf '%s\n' "$line" >&2; fi
    read -rt "$pause" -u "$never" || true
  done
}

# True on Debian 12 or newer and on its derivatives. Derivatives count their versions in their own ways, so there the
# check of the tools at the end decides.
is_debian() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null && [[ -r /etc/os-release ]] || return 1
  (
    # shellcheck source=/dev/null
    . /etc/os-release
    [[ " ${ID:-} ${ID_LIKE:-} " == *" debian "* ]] || return 1
    [[ ${ID:-} != debian || ! ${VERSION_ID:-} =~ ^[0-9]+ ]] || ((BASH_REMATCH[0] >= 12))
  )
}

# missing_packages PACKAGE…: those of them that are not installed.
missing_packages() {
  local installed package
  # shellcheck disable=SC2016  # dpkg-query's own variables
  installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "$@" 2>/dev/null || true)"
  for package in "$@"; do
    [[ $installed == *" installed:$package "* ]] || printf '%s ' "$package"
  done
}

# True if we are root or may become root; asks for a password only where somebody can type one.
may_install() {
  ((EUID == 0)) && return
  command -v sudo >/dev/null || return 1
  sudo -n true 2>/dev/null && return
  [[ -t 2 ]] && : 2>/dev/null </dev/tty || return 1
  printf 'Fondaco needs to install: %s\n' "$*" >&2
  sudo -v
}

as_root() {
  if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

install_packages() {
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300)
  as_root "${apt[@]}" update && as_root "${apt[@]}" install -y --no-install-recommends "$@"
}

# lacking run|test: the tools and headers that are not there or too old, as a list in words; nothing if all is well.
lacking() {
  local goal=$1 cxx list='' version headers header tool
  version=$(cmake --version 2>/dev/null | sed -n 's/^cmake version \([0-9]*\)\.\([0-9]*\).*/\1 * 1000 + \2/p' || true)
  ((${version:-0} >= 3025)) || list+=', cmake 3.25 or newer'
  command -v ninja >/dev/null || list+=', ninja'
  command -v pkg-config >/dev/null || list+=', pkg-config'

  # The compiler that CMake will take, and what it can include.
  for cxx in ${CXX:-c++ g++ clang++}; do
    if command -v "$cxx" >/dev/null; then break; fi
  done
  headers='nlohmann/json.hpp CLI/CLI.hpp tl/expected.hpp fmt/core.h boost/beast.hpp openssl/ssl.h sqlite3.h sodium.h'
  headers+=' spdlog/spdlog.h prometheus/registry.h'
  [[ $goal == run ]] || headers+=' gtest/gtest.h gmock/gmock.h benchmark/benchmark.h'
  version=$({
    printf '#if __clang_major__ >= 15 || (!defined __clang__ && __GNUC__ >= 12)\nenough\n#endif\n'
    for header in $headers; do printf '#if __has_include(<%s>)\nhas:%s\n#endif\n' "$header" "$header"; done
  } | "$cxx" -std=c++20 -x c++ -E -P - 2>/dev/null || true)
  if [[ $version != *enough* ]]; then
    list+=", g++ 12 or clang 15 or newer${CXX:+ (CXX is $CXX)}"
  fi
  for header in $headers; do
    [[ $version == *"has:$header"* ]] || list+=", <$header>"
  done

  command -v npm >/dev/null || list+=', npm'
  [[ $goal == run ]] || command -v chromium >/dev/null || list+=', chromium'
  [[ $goal == run ]] || python3 -c 'import jsonschema' 2>/dev/null || list+=', python3 with jsonschema'
  for tool in git clang-format-19 shellcheck flake8; do
    [[ $goal == run ]] || command -v "$tool" >/dev/null || list+=", $tool"
  done
  printf '%s' "${list#, }"
}

# Whether the processor has what everything is built for (cmake/toolchain.cmake); one that does not say so is taken to have it.
processor_will_do() {
  local flags flag
  [[ $(uname -m) == x86_64 ]] || return 0
  flags=" $(sed -n '/^flags/{s/.*: //p;q}' "${cpuinfo:-/proc/cpuinfo}" 2>/dev/null || true) "
  [[ $flags != '  ' ]] || return 0
  for flag in popcnt sse4_2 ssse3; do
    [[ $flags == *" $flag "* ]] || return 1
  done
}

# set_up run|test: returns when everything that the goal needs is there; otherwise says in a sentence what is not, and
# leaves.
set_up() {
  local goal=$1 packages=("${run_packages[@]}") missing='' words
  local hint=', which it can install by itself only on Debian 12 or newer'
  processor_will_do ||
    fail 'This processor is too old for Fondaco: it lacks instructions that x86-64 machines have had since 2009 (level x86-64-v2).'
  [[ $goal == run ]] || packages+=("${test_packages[@]}")
  # Debian's own npm, unless there is one already: the newer ones, packaged by others, do not go together with it.
  command -v npm >/dev/null || packages+=(npm)
  if is_debian; then
    hint=''
    missing=$(missing_packages "${packages[@]}")
    read -ra packages <<<"$missing"
    if ((${#packages[@]})) && may_install "${packages[@]}"; then
      shown_lines=8 quietly 'Installing packages' "$logs/packages.log" install_packages "${packages[@]}"
      missing=''
    fi
  fi
  words=$(lacking "$goal")
  [[ -n $words ]] || return 0
  if [[ -n $missing ]]; then
    fail "Fondaco needs packages that only root can install here; please run" \
      "\"apt-get update && apt-get install -y --no-install-recommends ${missing% }\" as root and try again."
  fi
  fail "Fondaco is missing $words$hint."
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
  set -euo pipefail
  cd "$root"
  case ${1:-test} in
    run | test) set_up "${1:-test}" ;;
    *) fail "usage: scripts/setup.sh [run|test]" ;;
  esac
fi
