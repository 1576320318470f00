#!/usr/bin/env bash
# sanitized.sh build|PROGRAM [ARGUMENT…]: builds what ./test runs under the address and undefined-behaviour sanitizers (preset asan-ubsan),
# or runs one of these programs, in its quick form. scripts/builds.sh builds and runs everything so.
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."
programs=(rules_tests table_tests store_tests given_fuzz_smoke message_fuzz_smoke text_fuzz_smoke)

case ${1:?usage: sanitized.sh build|PROGRAM [ARGUMENT…]} in
  build)
    cmake --preset asan-ubsan >/dev/null
    cmake --build --preset asan-ubsan --target "${programs[@]}"
    ;;
  *)
    program=build/asan-ubsan/tests/$1
    [[ -x $program ]] || program=build/asan-ubsan/tests/fuzz_smoke/$1
    shift
    FONDACO_QUICK=1 FONDACO_SLOW=1 exec "$program" "$@"
    ;;
esac
