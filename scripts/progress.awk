# One line about a build that runs: what is done, how many steps of how many, and how long it may still take.
#
#   awk -v what=WORDS -v now=SECONDS -v width=COLUMNS -v jobs=N -v before="STATE" -f progress.awk part=1 WEIGHTS part=2 PLAN part=3 LOG
#
# WEIGHTS says what steps cost (scripts/build_weights.txt), PLAN is what `ninja -n` prints with NINJA_STATUS='[%f/%t] ', and LOG what
# the build has printed so far with '[%f/%t %e] '. Prints a line of state, which the next call is given as `before`, and the line to
# show, with a bar if the width is not 0. Without a plan all steps count alike. A log of apt-get works too, without an estimate.
#
# The estimate lays the steps of the plan out on so many workers; the time at which as many were to be finished as are, against the
# clock, is the speed. It plays no part which steps are finished, so one that hangs is noticed and does not count as progress.

part == 1 && !/^#/ { cost[++costs] = $1; pattern[costs] = substr($0, index($0, " ") + 1) }

part == 2 && match($0, /^\[[0-9]+\/[0-9]+\] /) { step[++planned] = substr($0, RLENGTH + 1) }

part == 3 && match($0, /^\[[0-9]+\/[0-9]+ [0-9.]+\] /) {
  name = substr($0, RLENGTH + 1)
  if (name ~ /^Re-/) next  # CMake's own steps before the build
  split(substr($0, 2, RLENGTH - 3), field, /[\/ ]/)
  finished[name]
  done = field[1]
  total = field[2]
  left[++known] = total - done
  at[known] = field[3]
}

part == 3 && match($0, /[0-9]+ newly installed/) { total = 3 * substr($0, RSTART, RLENGTH); done = 0; untimed = 1 }
part == 3 && untimed && /^(Get:|Unpacking |Setting up )/ { ++done }

END {
  if (!total) total = planned
  if (!untimed) lay_out()
  rest = estimate()
  if (rest >= 0) {
    # What was said before counts down and goes to the new estimate bit by bit.
    split(before, said, " ")
    if (before != "") {
      past = now - said[1]
      rest = said[2] - past + (rest - said[2] + past) * (past < 10 ? past / 10 : 1)
    }
    print now, rest
  } else {
    print ""
  }

  line = total ? done + 0 " of " total : ""
  if (rest >= 0) line = line ", " words(rest)
  if (planned && oldest() == "Building the page") what = "Building the page"
  if (!width) {
    print what (line == "" ? "…" : ": " line)
    exit
  }
  if (line == "") {
    line = what "…"
  } else {
    room = width - length(what "  []  " line) - 1
    if (room > 30) room = 30
    line = what "  " (room >= 8 ? "[" bar(room) "]  " : "") line
  }
  print substr(line, 1, width - 1)
}

function weight(name, i) {
  for (i = 1; i <= costs; ++i) if (index(name, pattern[i])) return cost[i]
  return 1
}

# planned_end[i]: when i steps are to be finished.
function lay_out(  i, j, worker, end) {
  planned_end[0] = 0
  if (!planned) {
    for (i = 1; i <= total; ++i) planned_end[i] = i
    steps = total
    return
  }
  steps = planned
  for (i = 1; i <= steps; ++i) {
    worker = 1
    for (j = 2; j <= jobs; ++j) if (busy[j] < busy[worker]) worker = j
    end = busy[worker] += weight(step[i])
    for (j = i; j > 1 && planned_end[j - 1] > end; --j) planned_end[j] = planned_end[j - 1]
    planned_end[j] = end
  }
}

# Where in the plan a build stands that has so many steps left: those that turned out to be needless are behind it.
function position(steps_left, i) {
  i = steps - steps_left
  return i < 0 ? 0 : i
}

# The seconds left, or -1 as long as nothing sound can be said; sets `share`.
function estimate(  here, reached, next_end, i, from, start, to, seconds, work) {
  if (untimed || !known || !steps) {
    share = total && untimed ? done / total : 0
    return -1
  }
  here = position(left[known])
  reached = planned_end[here]
  share = reached / planned_end[steps]

  # No machine is that much faster: such a stretch came out of a cache and says nothing about the rest.
  for (i = 1; i <= known; ++i) {
    if (at[i] - start < 5 && i < known) continue
    to = planned_end[position(left[i])]
    if (!planned || to - from <= 5 * (at[i] - start)) {
      seconds += at[i] - start
      work += to - from
    }
    start = at[i]
    from = to
  }
  if (done < 3 || seconds < 10 || work <= 0) return -1

  # Since the last step was finished it went on, but not beyond the end of the next.
  next_end = here < steps ? planned_end[here + 1] : reached
  if (now > at[known]) {
    to = reached + work / seconds * (now - at[known])
    if (to > next_end) {
      seconds += now - at[known]
      work += next_end - reached
      to = next_end
    }
    reached = to
  }
  share = reached / planned_end[steps]
  if (reached >= planned_end[steps]) return -1  # it takes longer than anybody knows
  return (planned_end[steps] - reached) * seconds / work
}

function oldest(  i) {
  for (i = 1; i <= planned; ++i) if (!(step[i] in finished)) return step[i]
  return ""
}

function words(rest) {
  if (rest >= 90) return "about " int(rest / 60 + 0.5) " min left"
  if (rest >= 15) return "about " 10 * int(rest / 10 + 0.5) " s left"
  return "a few seconds left"
}

function bar(room,  i, text) {
  for (i = 1; i <= room; ++i) text = text (i <= share * room + 0.001 ? "#" : "-")
  return text
}
