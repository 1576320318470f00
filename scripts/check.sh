#!/usr/bin/env bash
# Every check of the source, by one command. See scripts/check.sh --help.
# shellcheck disable=SC2317  # the checks are called by their names
set -euo pipefail
CDPATH='' cd "$(dirname "${BASH_SOURCE[0]}")/.."

names=(format shell python page-format page-lint page-types tidy)
slow=' tidy '

usage() {
  cat <<'HELP'
usage: scripts/check.sh [--all] [--fix] [NAME…]
       scripts/check.sh --list

Runs the checks with these names, or all but the slow one:
  format       C++ is as clang-format 19 writes it
  shell        shellcheck finds nothing in the shell scripts
  python       flake8 finds nothing
  page-format  the page is as prettier writes it
  page-lint    ESLint finds nothing in the page
  page-types   svelte-check finds nothing in the page
  tidy         clang-tidy 19 finds nothing (slow the first time; later only files that changed, or whose headers did)

  --all   the slow one too, and a check that can't run here counts as failed
  --fix   formats instead of complaining, and lets ESLint mend what it can
  --list  only the names

The exit status is 0 if no check failed, 1 if one did, 2 for a wrong argument.
HELP
}

all='' fix='' chosen=()
for argument in "$@"; do
  case $argument in
    -h | --help) usage && exit ;;
    --list) printf '%s\n' "${names[@]}" && exit ;;
    --all) all=yes ;;
    --fix) fix=yes ;;
    *)
      if [[ " ${names[*]} " != *" $argument "* ]]; then
        printf 'check.sh: %s is neither a check nor an option; see --help.\n' "$argument" >&2
        exit 2
      fi
      chosen+=("$argument")
      ;;
  esac
done
if ((${#chosen[@]} == 0)); then
  for name in "${names[@]}"; do
    if [[ -n $all || $slow != *" $name "* ]]; then chosen+=("$name"); fi
  done
fi

# What a check that can't run here says instead.
skipped=77
skip() {
  printf '%s\n' "$*"
  exit "$skipped"
}

need() {
  command -v "$1" >/dev/null || skip "$1 is not installed"
}

# tracked PATTERN…: the files under version control, as they are in the folder, or in sources without it all that nobody built; each name
# ends with a zero byte.
tracked() {
  local pattern patterns=()
  for pattern in "${@:-*}"; do patterns+=(-o -name "$pattern" -o -path "./$pattern/*"); done
  {
    git ls-files -z --cached --others --exclude-standard -- "$@" 2>/dev/null ||
      find . '(' -name build -o -name node_modules ')' -prune -o -type f '(' "${patterns[@]:1}" ')' -print0
  } |
    while IFS= read -rd '' file; do if [[ -f $file ]]; then printf '%s\0' "$file"; fi; done
}

processors=$(getconf _NPROCESSORS_ONLN)

check_format() {
  local tool=clang-format-19 how=(--dry-run -Werror)
  command -v "$tool" >/dev/null || tool=clang-format
  need "$tool"
  [[ $("$tool" --version) =~ version\ 19\. ]] || skip 'clang-format is not version 19'
  [[ -z $fix ]] || how=(-i)
  tracked '*.cpp' '*.hpp' | xargs -0r -n 40 -P "$processors" "$tool" "${how[@]}"
}

check_shell() {
  need shellcheck
  local file line scripts=()
  while IFS= read -rd '' file; do
    line=''
    IFS= read -r line <"$file" 2>/dev/null || true
    if [[ $file == *.sh || $line =~ ^'#!'.*[/\ ](ba|da)?sh($|\ ) ]]; then scripts+=("$file"); fi
  done < <(tracked)
  shellcheck --external-sources "${scripts[@]}"
}

check_python() {
  need flake8
  tracked '*.py' | xargs -0r flake8
}

# page SCRIPT…: a script of web/package.json.
page() {
  need npm
  cd web
  # shellcheck source=scripts/node.sh
  (. ../scripts/node.sh && node_modules) || skip "node or the page's packages are not there and could not be fetched"
  # shellcheck source=scripts/node.sh
  . ../scripts/node.sh
  if [[ -n $fix ]]; then exec 8>"$folder/writing" && flock 8; fi # two that write are not to do so at once
  npm run "$@"
}

check_page-format() { if [[ -n $fix ]]; then page format; else page format:check; fi; }
# ESLint with types takes a minute, so it does not look again at what is as it was when it found nothing.
check_page-lint() {
  local seen now
  seen=build/page.linted now=$(tracked web data | xargs -0 cat | sha256sum)
  if [[ -z $fix && -f $seen && $(<"$seen") == "$now" ]]; then return; fi
  (page lint -- ${fix:+--fix})
  [[ -n $fix ]] || { mkdir -p build && printf '%s\n' "$now" >"$seen"; }
}
check_page-types() { page check; }

check_tidy() {
  need clang-tidy-19
  need clang++-19
  need python3
  # Files that belong together as one: what they all include is looked at once.
  cmake --preset clang -B build/tidy -DFONDACO_UNITY=ON >/dev/null
  cmake --build build/tidy --target tables >/dev/null
  scripts/tidy.py build/tidy
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
running=()
for name in "${chosen[@]}"; do
  ("check_$name") >"$folder/$name" 2>&1 </dev/null &
  running+=($!)
done

failed=0
for name in "${chosen[@]}"; do
  status=0
  wait "${running[0]}" || status=$?
  running=("${running[@]:1}")
  if ((status == 0)); then
    printf '%-12s ok\n' "$name"
  elif ((status == skipped)); then
    printf '%-12s skipped: %s\n' "$name" "$(tail -n 1 "$folder/$name")"
    if [[ -n $all ]]; then failed=1; fi
  else
    printf '%-12s failed\n' "$name"
    sed 's/^/  /' "$folder/$name"
    failed=1
  fi
done
exit "$failed"
