#!/usr/bin/env bash
# Rehearses the two commands on a bare Debian 12: a fresh minimal root in a folder, a clean clone inside, nothing else.
set -euo pipefail

usage() {
  cat <<'HELP'
usage: scripts/rehearse.sh [--base FILE.tar] [--mirror URL] [--keep] [FOLDER]

Makes a minimal Debian 12 in FOLDER (default: a new temporary folder), clones the last commit into it and checks there
that
  * ./run without root says in one sentence what is missing,
  * ./test installs what it needs and passes,
  * ./run serves at the address it prints, and ./run play reaches the first question of a game,
  * both work a second time without a network, so nothing is installed twice.

  --base FILE.tar   take the bare root from this archive; make the archive first if it is not there
  --mirror URL      take packages from this mirror (default: where this machine's apt takes them from)
  --keep            leave the folder in place; otherwise it is removed at the end

Needs root, debootstrap and git. Uncommitted changes are not rehearsed.
HELP
}

fail() {
  printf 'rehearse: %s\n' "$*" >&2
  exit 1
}

base='' mirror='' keep='' folder=''
while (($#)); do
  case $1 in
    -h | --help) usage && exit ;;
    --base) base=${2:?--base needs a file} && shift 2 ;;
    --mirror) mirror=${2:?--mirror needs an address} && shift 2 ;;
    --keep) keep=yes && shift ;;
    -*) fail "unknown option $1; see --help." ;;
    *) folder=$1 && shift ;;
  esac
done
((EUID == 0)) || fail 'only root can make a Debian root; please run it as root or with sudo.'
for tool in debootstrap git unshare nsenter ip pgrep python3; do
  command -v "$tool" >/dev/null || fail "$tool is missing; please install it."
done
repository=$(CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
release=bookworm

if [[ -z $folder ]]; then
  folder=$(mktemp -d)
elif [[ -n $(ls -A "$folder" 2>/dev/null) ]]; then
  fail "$folder is not empty."
fi
mkdir -p "$folder"
chmod 755 "$folder"
folder=$(CDPATH='' cd "$folder" && pwd)
bare=$folder/debian
mounts=("$bare/proc" "$bare/dev/pts" "$bare/dev/shm")

clean_up() {
  local place
  for place in "${mounts[@]}"; do
    if mountpoint -q "$place"; then umount "$place" || umount --lazy "$place"; fi
  done
  if [[ -n $keep ]]; then
    printf 'rehearse: the root is left in %s\n' "$bare"
  else
    rm -rf --one-file-system "$folder"
  fi
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

step() { printf '\n== %s (%d s)\n' "$*" "$SECONDS"; }

# The sources of this machine's apt that serve the release, one "address suite" per line.
sources() {
  if [[ -n $mirror ]]; then
    printf '%s %s\n' "${mirror%/}" "$release"
  else
    apt-get update --print-uris 2>/dev/null |
      sed -nE "s#^'(.*)/dists/($release(-updates|-security)?)/InRelease'.*#\1 \2#p" | sort -u
  fi
}
found=$(sources)
mirror=$(awk -v release="$release" '$2 == release { print $1; exit }' <<<"$found")
[[ -n $mirror ]] || fail "this machine's apt has no source for $release; please name one with --mirror."

step "A bare Debian ($release)"
mkdir "$bare"
if [[ -n $base && -e $base ]]; then
  tar -C "$bare" -xpf "$base" --numeric-owner
else
  more=()
  if [[ $found == *https:* ]]; then more=(--include=ca-certificates); fi
  debootstrap --variant=minbase "${more[@]}" "$release" "$bare" "$mirror" >"$folder/debootstrap.log" 2>&1 ||
    { tail -n 20 "$folder/debootstrap.log" >&2 && fail 'debootstrap failed.'; }
  if [[ -n $base ]]; then tar -C "$bare" -cf "$base.new" --numeric-owner . && mv "$base.new" "$base"; fi
fi

# Packages come by the same way as on this machine: same sources, same proxy, same names and certificates.
while read -r address suite; do
  printf 'deb %s %s main\n' "$address" "$suite"
done <<<"$found" >"$bare/etc/apt/sources.list"
apt-config dump Acquire | { grep -iE '::(proxy|check-valid-until|verify-)' || true; } >"$bare/etc/apt/apt.conf.d/01host"
cp -L /etc/resolv.conf /etc/hosts "$bare/etc/"
if [[ $found == *https:* && -e /etc/ssl/certs/ca-certificates.crt ]]; then
  mkdir -p "$bare/etc/ssl/certs"
  cp -L /etc/ssl/certs/ca-certificates.crt "$bare/etc/ssl/certs/"
fi

# Never the machine's own /dev: the bare root has its own nodes, and only terminals and shared memory are added.
mount -t proc proc "$bare/proc"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts "$bare/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$bare/dev/shm"
ln -sf pts/ptmx "$bare/dev/ptmx"

if [[ -n $(git -C "$repository" status --porcelain) ]]; then
  printf 'rehearse: uncommitted changes are not rehearsed.\n' >&2
fi
git clone --quiet --no-hardlinks --depth 1 "file://$repository" "$bare/fondaco"

clean_environment=(env -i HOME=/root LANG=C.UTF-8 TERM=dumb PATH=/usr/sbin:/usr/bin:/sbin:/bin)
if [[ -e /etc/ssl/certs/ca-certificates.crt ]]; then # whom this machine trusts, npm's way to its packages included
  mkdir -p "$bare/etc/ssl"
  cp -L /etc/ssl/certs/ca-certificates.crt "$bare/etc/ssl/host.crt"
  clean_environment+=(NODE_EXTRA_CA_CERTS=/etc/ssl/host.crt)
fi
for name in http_proxy https_proxy no_proxy; do
  if [[ -n ${!name:-} ]]; then clean_environment+=("$name=${!name}"); fi
done
inside() { "${clean_environment[@]}" chroot "$bare" "$@"; }
# Only the machine itself can be reached: servers are tested there.
inside_offline() {
  "${clean_environment[@]}" unshare --net bash -c 'ip link set lo up && exec chroot "$@"' - "$bare" "$@"
}

# opens COMMAND…: the server must print its address and answer there, and end politely when it is told to; a game in the
# terminal must ask with numbered options and take its leave when the input ends.
opens() {
  local server child address shown
  "$@" /fondaco/run --port 0 --data /tmp/fondaco-data </dev/null >"$folder/address" &
  server=$!
  for _ in {1..600}; do
    sleep 1
    address=$(grep -m 1 '^http://' "$folder/address" || true)
    if [[ -n $address ]] || ! kill -0 "$server" 2>/dev/null; then break; fi
  done
  [[ -n $address ]] || fail './run did not print an address.'
  printf '%s\n' "$address"
  child=$(pgrep --parent "$server" --exact fondaco) || fail './run does not end in the server.'
  shown=$(nsenter --net="/proc/$child/ns/net" python3 -c "import urllib.request; print(urllib.request.urlopen('$address/health').read().decode())")
  [[ $shown == *'"ok":true'* ]] || fail "./run does not answer: $shown"
  kill "$child"
  wait "$server" || fail "./run ended with status $?."
  shown=$(printf 'quit\n' | "$@" /fondaco/run play calimala --seed 1) || fail "./run play ended with status $?: $shown"
  head -n 60 <<<"$shown"
  grep -qE '(^|[[:space:]])1[).] ' <<<"$shown" || fail './run play did not reach a question.'
}

step './run without root'
nobody=(setpriv --reuid=65534 --regid=65534 --clear-groups)
said=$(inside "${nobody[@]}" /fondaco/run 2>&1 </dev/null) && fail './run went on without root.'
printf '%s\n' "$said"
[[ $said == *'apt-get install'* && $said != *$'\n'* ]] || fail './run did not say in one sentence what is missing.'

step './test'
inside /fondaco/test </dev/null

step './run'
opens inside

step './test again, without a network'
inside_offline /fondaco/test </dev/null

step './run again, without a network'
opens inside_offline

step 'All is well'
