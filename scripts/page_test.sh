#!/usr/bin/env bash
# page_test.sh [JOURNEY…]: the tests of the page (web/): without a name those of its logic, else journeys through it in a browser (web/journeys).
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/../web"
# shellcheck source=scripts/node.sh
. ../scripts/node.sh
node_modules
if (($# == 0)); then exec npx --no-install vitest run; fi
exec npx --no-install vitest run --config journeys/vitest.config.ts "${@/%/.journey.ts}"
