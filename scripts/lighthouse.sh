#!/usr/bin/env bash
# lighthouse.sh [PAGE]: what Lighthouse says of each page, or of those with PAGE in their name, with its mobile profile and Debian's
# chromium. Lighthouse comes from npm into build/lighthouse and is no part of the page. Needs a built server; bench/README.md has the
# numbers. FONDACO_LIGHTHOUSE_RUNS: how often each (3), FONDACO_LIGHTHOUSE_REPORTS: a folder for the whole reports.
set -euo pipefail
export FONDACO_LIGHTHOUSE_PAGES=${1:-}
[[ -z ${FONDACO_LIGHTHOUSE_REPORTS:-} ]] || FONDACO_LIGHTHOUSE_REPORTS=$(realpath -m -- "$FONDACO_LIGHTHOUSE_REPORTS")
export FONDACO_LIGHTHOUSE_REPORTS=${FONDACO_LIGHTHOUSE_REPORTS:-}
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/../web"
# shellcheck source=scripts/node.sh
. ../scripts/node.sh
node_modules

# The last version that node 20 runs.
lighthouse=12.8.2
installed=../build/lighthouse
if [[ $(cat "$installed/version" 2>/dev/null) != "$lighthouse" ]]; then
  mkdir -p "$installed"
  npm install --no-save --no-audit --no-fund --prefix "$installed" "lighthouse@$lighthouse"
  printf '%s\n' "$lighthouse" >"$installed/version"
fi
exec npx --no-install vitest run --config journeys/vitest.config.ts lighthouse.ts
