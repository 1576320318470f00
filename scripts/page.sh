#!/usr/bin/env bash
# page.sh FILE: builds the page (web/) into the one file that the server holds.
set -euo pipefail
file=${1:?usage: page.sh FILE}
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/../web"
# shellcheck source=scripts/node.sh
. ../scripts/node.sh
node_modules
FONDACO_PACK=$file npm run --silent build
