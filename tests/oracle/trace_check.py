"""What the oracles have in common: reading traces (docs/traces.md), following them line by line, reporting, the command line.

The rules of a game are an object with

    game, texts             its key; the notation of every action, by id
    players                 how many play
    deciders(state)         the seats that may decide
    legal(state, seat)      the ids of all that this seat may decide, in order
    ranks(state)            the place of each seat at the end
    points_field            where a player's points stand, if not in "points"

A checker derives from TraceCheck. Every state is computed from that of the line before, so one mistake does not hide the next.
"""

import argparse
import json
import sys

from plain import alike

SENSELESS = (KeyError, TypeError, ValueError, IndexError, AttributeError)


class Unreadable(Exception):
    pass


def differences(expected, found, path=""):
    """Field by field: (field, expected, found)."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in [*expected, *(key for key in found if key not in expected)]:
            name = f"{path}.{key}" if path else key
            if key not in found or key not in expected:
                yield name, expected.get(key, "nothing"), found.get(key, "nothing")
            else:
                yield from differences(expected[key], found[key], name)
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for index, pair in enumerate(zip(expected, found)):
            yield from differences(*pair, f"{path}[{index}]")
    elif type(expected) is not type(found) or expected != found:
        yield path, expected, found


def points_of(rules, state):
    return [player[getattr(rules, "points_field", "points")] for player in state["players"]]


def version(rules):
    """Of the rules that are written down here."""
    return getattr(rules, "version", 1)


class TraceCheck:
    """Follows one trace. A game says what belongs to it in the methods of the first part."""

    game = None             # its key
    defaults = {}           # of the options
    make_rules = None       # a class: the rules for some options

    def check_options(self, given):
        """Options that are not allowed."""
        raise NotImplementedError

    def check_opening(self):
        """self.state as the first state."""
        raise NotImplementedError

    def check_outcome(self, before, seat, action, events):
        """self.state, and the events, after a legal decision."""
        raise NotImplementedError

    def broken(self, before):
        """What is wrong with self.state by itself, or with the step from the state before it (None: the first state)."""
        raise NotImplementedError

    def brought_into_shape(self, state):
        """Makes equal what the documents leave open."""
        return state

    def __init__(self, header):
        if not isinstance(header, dict) or header.get("format") != "fondaco-trace-1" or header.get("game") != self.game:
            raise Unreadable(f"is not a fondaco-trace-1 of {self.game}")
        self.found, self.seq, self.ended = [], 0, False
        self.seed = header.get("seed")
        try:
            self.options = {**self.defaults, **header["options"]}
            self.rules = self.make_rules(self.options)
            for name in header["options"]:
                if name not in self.defaults:
                    self.differ(f"options.{name}: no such option")
            self.check_options(header["options"])
            self.state = self.brought_into_shape(header["state"])
            self.check_opening()
            deciders = self.rules.deciders(self.state)
            self.expect("rules", version(self.rules), header.get("rules"))
            self.expect("deciders", deciders, header["deciders"])
            self.expect("legal", {str(seat): self.texts(self.rules.legal(self.state, seat)) for seat in deciders}, header["legal"])
            self.found += [f"seq 0: {message}" for message in self.broken(None)]
        except SENSELESS as error:
            raise Unreadable(f"has an opening line that makes no sense ({type(error).__name__}: {error})") from error

    def differ(self, message):
        self.found.append(f"seq {self.seq}: {message}")

    def expect(self, field, expected, found):
        if alike(expected, found):
            return
        for name, wanted, given in differences(expected, found, field):
            self.differ(f"{name}: expected {json.dumps(wanted)}, found {json.dumps(given)}")

    def expect_one_of(self, field, values, found):
        if not any(type(value) is type(found) and value == found for value in values):
            self.differ(f"{field}: expected one of {list(values)}, found {found!r}")

    def texts(self, numbers):
        return [self.rules.texts[number] for number in numbers]

    def check_line(self, line):
        if self.ended:
            self.differ("a line follows after the end")
        elif line.get("end"):
            self.check_end(line)
        else:
            self.seq += 1
            before = self.state
            try:
                self.state = self.brought_into_shape(line["state"])
                self.check_decision(before, line)
            except SENSELESS as error:
                self.differ(f"can't be followed further ({type(error).__name__}: {error})")

    def check_decision(self, before, line):
        rules, seat = self.rules, line["seat"]
        self.expect("seq", self.seq, line["seq"])
        if seat not in rules.deciders(before):
            self.differ(f"seat: expected one of {rules.deciders(before)}, found {seat}")
            return
        numbers = rules.legal(before, seat)
        legal = self.texts(numbers)
        if legal != line["legal"]:
            missing = [text for text in legal if text not in line["legal"]]
            extra = [text for text in line["legal"] if text not in legal]
            self.differ(f"legal: missing {missing}, not allowed {extra}" if missing or extra else
                        f"legal: expected in this order {legal}, found {line['legal']}")
        known = line["notation"] in rules.texts
        self.expect("action", rules.texts.index(line["notation"]) if known else "no action has this notation", line["action"])
        if not isinstance(line["events"], list) or not all(
                isinstance(event, dict) and isinstance(event.get("type"), str) for event in line["events"]):
            self.differ("events: expected a list of objects with a type")
        elif line["notation"] not in legal:
            self.differ(f"notation: {line['notation']!r} is not allowed")
        else:
            self.check_outcome(before, seat, numbers[legal.index(line["notation"])], line["events"])
        self.expect("deciders", rules.deciders(self.state), line["deciders"])
        for message in self.broken(before):
            self.differ(message)

    def check_end(self, line):
        self.ended = True
        if self.state["phase"] != "over":
            self.differ("the trace ends before the game")
            return
        self.expect("decisions", self.seq, line.get("decisions"))
        self.expect("points", points_of(self.rules, self.state), line.get("points"))
        self.expect("ranks", self.rules.ranks(self.state), line.get("ranks"))

    def report(self, shown=10):
        if not self.ended:
            self.differ("the line with the end is missing")
        title = f"{self.game} {self.rules.players} players seed {self.seed}: {self.seq} decisions"
        if not self.found:
            return f"{title}, all as the rules say"
        more = f", the first {shown}:" if len(self.found) > shown else ":"
        count = "1 difference" if len(self.found) == 1 else f"{len(self.found)} differences"
        return "\n".join([f"{title}, {count}{more}", *(f"  {message}" for message in self.found[:shown])])


def check_traces(check, lines):
    """All traces of a file, one after the other."""
    checks = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            line = json.loads(line)
        except ValueError as error:
            raise Unreadable(f"has no JSON in line {number}") from error
        if not checks or isinstance(line, dict) and "format" in line:
            checks.append(check(line))
        elif not isinstance(line, dict) or not line.get("end") and not isinstance(line.get("state"), dict):
            raise Unreadable(f"has neither a decision nor the end in line {number}")
        else:
            checks[-1].check_line(line)
    if not checks:
        raise Unreadable("is empty")
    return checks


def played(rules, seed, chance, state, choose, decide):
    """One random game as the lines of a trace. choose(legal) picks an id, decide(state, seat, id) gives the next state and
    the events."""
    texts = lambda seat: [rules.texts[number] for number in rules.legal(state, seat)]
    deciders = rules.deciders(state)
    lines = [{"format": "fondaco-trace-1", "game": rules.game, "rules": version(rules), "seed": seed, "options": rules.options, "state": state,
              "deciders": deciders, "legal": {str(seat): texts(seat) for seat in deciders}}]
    while deciders:
        seat = chance.choice(deciders)
        number = choose(rules.legal(state, seat))
        line = {"seq": len(lines), "seat": seat, "action": number, "notation": rules.texts[number], "legal": texts(seat)}
        state, events = decide(state, seat, number)
        deciders = rules.deciders(state)
        lines.append({**line, "events": events, "state": state, "deciders": deciders})
    lines.append({"end": True, "decisions": len(lines) - 1, "points": points_of(rules, state), "ranks": rules.ranks(state)})
    return lines


def spoil(value, chance, key=None, spared=()):
    """Changes one number, text or truth value somewhere inside, or that with the key given."""
    while key is None or isinstance(value[key], (dict, list)):
        value = value if key is None else value[key]
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        keys = [key for key in keys if key not in spared and value[key] not in ({}, [])]
        if not keys:
            value["new"] = 1
            return
        key = chance.choice(keys)
    old = value[key]
    value[key] = (not old) if isinstance(old, bool) else old + 1 if isinstance(old, int) else "changed"


def noticed(checker, lines, change, chance):
    """Whether a change of the trace, told to one of its livelier lines, does not pass for a game by the rules."""
    trace = [json.loads(line) for line in lines]
    change(trace, chance.choice([line for line in trace[1:-1] if len(line["legal"]) > 1 and len(line["events"]) > 1]), chance)
    try:
        check, = check_traces(checker, map(json.dumps, trace))
        return "all as the rules say" not in check.report()
    except Unreadable:
        return True


def turned(things):
    """Another order; where there is none, one thing less."""
    things[:] = things[::-1] if things != things[::-1] else things[1:]


def unnoticed(check, lines, chance, times, fields, spared=()):
    """Changes one thing in a trace, so many times; a change must show at that line or the next. Those that do not."""
    missed = []
    for _ in range(times):
        number = chance.randrange(len(lines))
        spoilt = json.loads(lines[number])
        present = [field for field in (*fields, "points", "ranks", "decisions") if field in spoilt and spoilt[field] != []]
        field = chance.choice(["state", *present]) if "state" in spoilt else chance.choice(present)
        if isinstance(spoilt[field], (dict, list)):
            spoil(spoilt[field], chance, spared=spared)
        else:
            spoil(spoilt, chance, field)
        try:
            found, = check_traces(check, [*lines[:number], json.dumps(spoilt), *lines[number + 1:number + 2]])
            missed += [] if found.found else [(found.rules.players, number, field)]
        except Unreadable:
            pass
    return missed


def main(check, play, self_test):
    """The command line of an oracle; play(games) and self_test() print what they did."""
    parser = argparse.ArgumentParser(description=f"Checks traces of {check.game} against the rules.")
    parser.add_argument("files", nargs="*", metavar="FILE", help='traces; "-" or none: standard input')
    parser.add_argument("--play", type=int, metavar="N", help="play N random games at each player count")
    parser.add_argument("--self-test", action="store_true", help="test this program")
    arguments = parser.parse_args()
    if arguments.self_test:
        self_test()
    if arguments.play:
        play(arguments.play)
    if arguments.self_test or arguments.play:
        return 0
    status = 0
    for name in arguments.files or ["-"]:
        try:
            if name == "-":
                checks = check_traces(check, sys.stdin)
            else:
                with open(name, encoding="utf-8") as file:
                    checks = check_traces(check, file)
        except (Unreadable, OSError, UnicodeDecodeError) as error:
            reason = str(error) if isinstance(error, Unreadable) else f"can't be read ({error.__class__.__name__})"
            print(f"{'standard input' if name == '-' else name} {reason}.", file=sys.stderr)
            return 2
        for one in checks:
            print(one.report())
            status = max(status, int(bool(one.found)))
    return status
