#!/usr/bin/env bash
# matrix.sh [FOLDER]: pictures of all games at every size of window (web/journeys/fits.ts), at every moment and in both languages, into a folder
# (build/matrix), and a table of what does not fit. FONDACO_GAMES, FONDACO_SIZES (1366x768,…), FONDACO_LOOKS (en,ru) and FONDACO_MOMENTS take some of them
# alone, FONDACO_SHORT=1 the moments of the short form. Needs a built server.
set -euo pipefail
[[ -z ${1:-} ]] || FONDACO_SCREENS=$(realpath -m -- "$1")
export FONDACO_SCREENS=${FONDACO_SCREENS:-}
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/../web"
# shellcheck source=scripts/node.sh
. ../scripts/node.sh
node_modules
exec npx --no-install vitest run --config journeys/vitest.config.ts matrix.ts
