"""Positions of Serenissima laid out by hand, for the tests."""

import random
import re

from serenissima import ACTIVATION, STEP3, broken_invariants
from serenissima_facts import ACTION_ID, ACTION_TEXTS, ARROWS, CUBES, DEFAULTS, GOODS, SAILORS
from serenissima_rules import Rules, random_closed
from serenissima_table import galley_of

BLUE, RED, ORANGE, BLACK = range(4)
COLOURS = ["Blue", "Red", "Orange", "Black"]
HOMES = ["VAL", "GEN", "VEN", "CON"]

# Fixtures of 8.1
FIXTURE_V = ("VAL Blue 1; G4(Blue)@VAL s1 {}; G6(Blue)@VAL s3 {}; G7(Red)@ALG s2 {marble1}; G9(Red)@ALG s2 {}; G8(Orange)@VEN s3; G10(Orange)@VEN s3; "
             "G11(Black)@CON s3; G12(Black)@CON s3")
FIXTURE_N = ("VAL Blue 1; G4(Blue)@VAL s1 {}; G6(Blue)@VAL s3 {}; G7(Red)@ALG s2 {marble1}; G9(Red)@ALG s2 {}; G8(Orange)@NAP s3 {wood1}; "
             "G10(Orange)@VEN s3; G11(Black)@NAP s3; G12(Black)@CON s3")


class Fixed:
    """Chance as a test wants it: what comes, in this order."""

    def __init__(self, outcomes):
        self.outcomes = list(outcomes)

    def battle(self, dice, against_dice):
        skulls, against_skulls = self.outcomes.pop(0)
        assert skulls <= dice and against_skulls <= against_dice, (dice, against_dice)
        return skulls, against_skulls

    def fort(self, dice):
        return self.outcomes.pop(0)

    def shuffle(self, cards):
        return self.outcomes.pop(0) if self.outcomes else sorted(cards.elements())


class Scene:
    """A position laid out by hand, in which decisions are taken by their notation. Everybody has his home with 3 sailors and 5 ducats
    unless something else is given: "G4(Blue)@VAL s3 {wood2, gold1}" galleys, "TUN Red 2 wood stone fort" ports, "TUN neutral", "Blue 7" ducats."""

    def __init__(self, given, wheel=4, phase="turn", players=4, options=None, **fields):
        self.rules, self.events = Rules({**DEFAULTS, "players": players, **(options or {})}), []
        pile = ["one_hourglass", "wine", "two_hourglasses", "one_hourglass", ARROWS]
        self.state = state = self.rules.opening(pile, random_closed(players, random.Random(5)) if players < 4 else [], "0" * 16)
        for port in HOMES if players < 4 else []:
            state["ports"][port]["closed"] = False
        for seat in range(players):
            self.give(f"{HOMES[seat]} {COLOURS[seat]} 3")
        for text in given.split("; "):
            self.give(text)
        for seat, player in enumerate(state["players"]):
            aboard = sum(galley["sailors"] for galley in state["galleys"].values() if galley["owner"] == seat)
            player["reserve"] = SAILORS[players] - aboard - sum(port["garrison"] for port in state["ports"].values() if port["owner"] == seat)
            assert player["reserve"] >= 0
        for good in GOODS:
            state["supply"][good] = (CUBES[good] - sum(galley["cargo"].get(good, 0) for galley in state["galleys"].values())
                                     - sum(good in port["stored"] for port in state["ports"].values()))
        state.update(round=1, wheel=wheel, phase=phase, decider=galley_of(state, wheel)["owner"] if wheel else 0)
        if phase in [*ACTIVATION, "invest"]:
            state["galley"] = wheel
        if phase in ACTIVATION:
            state["origin"] = galley_of(state, wheel)["zone"]
        state.update(fields)
        if phase in STEP3 and "strength" not in fields:
            state["strength"] = galley_of(state, wheel)["sailors"] - state["moved"]
        self.rules.completed(state)

    def give(self, text):
        state = self.state
        if galley := re.fullmatch(r"G(\d+)\((\w+)\)@(\w+) s(\d)(?: \{(.*)\})?", text):
            number, owner, zone, sailors, cargo = galley.groups()
            goods = [re.fullmatch(r"([a-z]+)(\d)", word).groups() for word in (cargo or "").split(", ") if word]
            state["galleys"][number] = {"owner": COLOURS.index(owner), "zone": zone, "sailors": int(sailors),
                                        "cargo": {good: int(count) for good, count in goods}}
            return
        name, *words = text.split()
        if name in COLOURS:
            state["players"][COLOURS.index(name)]["ducats"] = int(words[0])
            return
        owned = words[0] in COLOURS
        state["ports"][name] = {"owner": COLOURS.index(words[0]) if owned else None, "garrison": int(words[1]) if owned else 0,
                                "stored": [word for word in words if word in GOODS], "closed": "closed" in words,
                                **{what: what in words for what in ("fort", "basilica")}}

    def legal(self):
        return [ACTION_TEXTS[number] for number in self.rules.legal(self.state, self.state["decider"])]

    def can(self, text):
        assert text in ACTION_ID, text
        return text in self.legal()

    def only(self, *texts):
        assert self.legal() == sorted(texts, key=ACTION_ID.get), self.legal()
        return self

    def play(self, *texts, chance=()):
        """Takes decisions; keeps the events of the last one. Invariants hold after each."""
        fixed = Fixed(chance)
        for text in texts:
            assert self.can(text), (text, self.legal())
            self.state, self.events = self.rules.decide(self.state, self.state["decider"], ACTION_ID[text], fixed)
            broken = [message for message in broken_invariants(self.rules, self.state) if not message.startswith("round ")]
            assert not broken, (text, broken)
        assert not fixed.outcomes, f"not asked for: {fixed.outcomes}"
        return self

    def at(self, phase, decider, **fields):
        found = {name: self.state[name] for name in ("phase", "decider", *fields)}
        assert found == {"phase": phase, "decider": decider, **fields}, found
        return self

    def galley(self, number):
        """As in the rules: "s3 wood2"; None if it is not in play."""
        galley = self.state["galleys"].get(str(number))
        return galley and " ".join([f"s{galley['sailors']}", *(f"{good}{galley['cargo'][good]}" for good in GOODS if good in galley["cargo"])])

    def port(self, name):
        """As given: "Blue 3 wood"."""
        port = self.state["ports"][name]
        owner = "neutral" if port["owner"] is None else f"{COLOURS[port['owner']]} {port['garrison']}"
        return " ".join([owner, *port["stored"], *(what for what in ("fort", "basilica") if port[what])])

    def ducats(self, seat=BLUE):
        return self.state["players"][seat]["ducats"]

    def reserve(self, seat=BLUE):
        return self.state["players"][seat]["reserve"]

    def types(self):
        return " ".join(event["type"] for event in self.events)
