#!/usr/bin/env bash
# odr.sh [BUILD]: links the programs of a build with debug information (build/debug) once more, with gold, which sees when two files define
# a function of one name at different places: at run time one of the two is called from everywhere. It sees what was not inlined, so
# BUILD should not be optimised. The status is 1 if there is such a function. scripts/builds.sh adds what the compiler finds in this (-Wodr).
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${1:-build/debug}
[[ -e $build/build.ninja ]] || { printf 'odr.sh: there is no build in %s.\n' "$build" >&2 && exit 2; }
command -v ld.gold >/dev/null || { printf 'odr.sh: ld.gold is missing (binutils).\n' >&2 && exit 2; }
cd "$build"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The commands that link programs which are there, without what follows them.
programs=0
while IFS= read -r command; do
  command=${command#: && }
  command=${command%% && *}
  [[ $command =~ ' -o '([^ ]+) && -x ${BASH_REMATCH[1]} ]] || continue
  programs=$((programs + 1))
  bash -c "$command -o $folder/program -fuse-ld=gold -Wl,--detect-odr-violations" >>"$folder/said" 2>&1 ||
    { tail -n 5 "$folder/said" >&2 && exit 2; }
done < <(ninja -t commands | grep -E '^: && [^ ]*(c\+\+|g\+\+|clang)[^ ]* ' | grep -v ' -shared ')
((programs > 0)) || { printf 'odr.sh: no program is built in %s.\n' "$build" >&2 && exit 2; }

# The symbol and below it the places; each once, however many programs have it.
awk '
  function tell() {
    if (places != "" && !told[symbol, places]++) {
      printf "%s is defined in several places:\n%s", symbol, places
      found = 1
    }
    symbol = places = ""
  }
  /possible ODR violation/ { tell(); symbol = $0; sub(/.*: symbol ./, "", symbol); sub(/. defined in .*/, "", symbol); next }
  symbol != "" && /^  / { sub(/^ *(\.\.\/)*/, ""); sub(/ from .*/, ""); places = places "  " $0 "\n"; next }
  { tell() }
  END { tell(); exit found }
' "$folder/said"
