#!/usr/bin/env bash
# To be sourced in web/: puts a node in the path that is new enough (20.19; Debian 12's own is 18), and gives
# `node_modules`, which installs what package-lock.json names unless it is there.

newer_node=22.23.3

node_is_new() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

# Whom this machine trusts, which Debian's own node knows and others do not.
if [[ -z ${NODE_EXTRA_CA_CERTS:-} && -e /etc/ssl/certs/ca-certificates.crt ]]; then
  export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
fi

if ! node_is_new; then
  # The npm package "node" carries the program.
  PATH=$(CDPATH='' cd .. && pwd)/build/node/node_modules/node/bin:$PATH
  node_is_new || { mkdir -p ../build/node && npm install --no-save --no-audit --no-fund --prefix ../build/node "node@$newer_node"; }
  hash -r
  node_is_new || { printf 'The page needs node 20.19 or newer.\n' >&2 && exit 1; }
fi

# True if what is installed is what package-lock.json names.
node_modules_are_new() {
  [[ -e node_modules/.of && $(<node_modules/.of) == "$(cksum <package-lock.json)" ]]
}

node_modules() {
  node_modules_are_new && return
  mkdir -p ../build
  (
    flock 9 # the build, a test and a check may all want them at once
    node_modules_are_new && exit
    npm ci --no-audit --no-fund
    cksum <package-lock.json >node_modules/.of
  ) 9>../build/node_modules.lock
}
