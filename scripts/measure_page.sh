#!/usr/bin/env bash
# measure_page.sh: what the page costs with each game: first load, a move drawn, scrubbing a replay, what many games in one tab
# leave behind. FONDACO_MEASURE_GAMES says how many (20), FONDACO_MEASURE_GAME=tuscany measures one game alone. Needs a built server;
# bench/README.md has the numbers.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/../web"
# shellcheck source=scripts/node.sh
. ../scripts/node.sh
node_modules
exec npx --no-install vitest run --config journeys/vitest.config.ts measure.ts
