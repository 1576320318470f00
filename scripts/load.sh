#!/usr/bin/env bash
# load.sh [OPTION…]: a server on an empty store, and a load on it: 2,000 tables of three people who make a move every 5 seconds, for a
# minute. Options are those of `fondaco load` and replace these. The server's own can be given in $SERVE. The status is that of the load.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
fondaco=${FONDACO:-build/release/fondaco}
[[ -x $fondaco ]] || { echo "Build first: ./test" >&2; exit 1; }

folder=$(mktemp -d)
server=
finish() {
  if [[ -n $server ]]; then
    kill "$server" 2>/dev/null || true
    wait "$server" || true
  fi
  rm -rf "$folder"
}
trap finish EXIT

# shellcheck disable=SC2086 # several words
"$fondaco" serve --no-limits --quiet --port 0 --data "$folder/data" ${SERVE:-} >"$folder/address" &
server=$!
until [[ -s $folder/address ]]; do
  kill -0 "$server" 2>/dev/null || exit 1
  sleep 0.05
done

[[ $* == *--tables* ]] || set -- --tables 2000 "$@"
"$fondaco" load "$(<"$folder/address")" --pid "$server" "$@"
