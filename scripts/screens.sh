#!/usr/bin/env bash
# screens.sh [FOLDER]: pictures of the main pages in both languages and themes, phone and wide, into docs/screens. Needs a built server.
set -euo pipefail
[[ -z ${1:-} ]] || FONDACO_SCREENS=$(realpath -m -- "$1")
export FONDACO_SCREENS=${FONDACO_SCREENS:-}
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/../web"
# shellcheck source=scripts/node.sh
. ../scripts/node.sh
node_modules
exec npx --no-install vitest run --config journeys/vitest.config.ts screens.ts
