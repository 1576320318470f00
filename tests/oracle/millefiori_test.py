"""Tests of the checker: section 8 of the rules, and traces spoilt on purpose (millefiori.py --self-test)."""

import json
import random

from millefiori import TraceCheck, broken_invariants, play_game, random_options
from millefiori_rules import (ACTION_ID, ACTION_TEXTS, AREA, CARDS, CELL_ID, CELLS, DEFAULTS, NEIGHBOURS, SEA_POINTS, SHIP_CELLS, SYMBOL,
                              TRIPLE, TRIPLES, VALUE, Rules, triangle)
from trace_check import Unreadable, check_traces, unnoticed

SEATS = ["red", "green", "blue", "yellow"]

# 8.1 and 8.2: test | rhombi, ships and bonuses before | play | what it brings | legal cells
GOLDEN = """
E01 | blue W08 W09 | blue quartz 3: place W10 | blue 3 | W10 W13 W15 W18 W21 W24
E02 | blue W02 W10 W11 | blue pigment 2: place W01 | blue 8 | W01 W03 W12 W14 W16 W20 W23 W26 W29
E03 | red W01, blue W09 | green quartz 1: place W08 | green 1, extra | W08 W10 W13 W15 W18 W21 W24
E03 | red W01 W09 | green quartz 1: place W08 | green 1, extra | W08 W10 W13 W15 W18 W21 W24
E03 | green W01 W09 | green quartz 1: place W08 | green 3, extra | W08 W10 W13 W15 W18 W21 W24
E04 | red R02 R03, yellow R01 | red key 1: place R04 | red 12, extra | R04
E05 | red R01, yellow R02-R04 | yellow key 1: place R05 | yellow 33, bonus 20 | R05
E06 | red R01 R04, yellow R02 R03 | yellow key 1: place R05 | yellow 1, extra | R05
E07 | green N12, blue N13 | red coin 1: place N22 | red 3, green 1, blue 1 | N11 N14 N15 N22
E08 | red N12 N21, green N13 N22, blue N14, yellow N11 | red coin 1: place N31 | red 16, green 4, yellow 1, extra | N15 N23 N31
E09 | red N11 N12, green N13 | red lion 1: place N21 | red 28, bonus 20 | N14 N15 N21 N22
E10 | blue N13-N15 N23 N24, blue bonus nobles | red coin 1: place N33 | red 6, blue 9, extra | N11 N12 N33
E11 | red T1C, yellow T2C | red carafe 1: place T3C | red 6, yellow 3 | T3C T4C T5C
E12 | red T1G T1C T2E, yellow T2G T3C-T3S, yellow bonus trade | red swan 1: place T5S | red 17, yellow 2, bonus 15 | T1S T2S T4S T5S
E13 | blue T1S T2S | red swan 1: place T5S | red 3, blue 6, extra | T3S T4S T5S
E14 | | green ship 4: place H2a | green 3, ship 4 | H1a-H5c
E15 | red T3S H3b, green H3a, blue T3G, yellow T3C | green ship 1: place H3c no sail | red 6, green 12 | H1a-H2c H3c-H5c
E16 | green ship 5 | green ship 4: place H2a | green 5, ship 9 | H1a-H5c
E17 | blue ship 4 | blue key 3: navigate | extra, ship 7 | R01
E18 | green ship 18 | green ship 5: place H1a | green 10, extra, ship 20 | H1a-H5c
E19 | green ship 20 | green ship 5: place H1a | ship 20 | H1a-H5c
E20 | blue ship 3 | blue lion 3: navigate | blue 10, ship 6 | N11-N15
A01 | red H1a H1b | green ship 1: place H1c no sail | | H1c-H5c
A02 | red T1G H1a H1b, green T1C, blue T1E, yellow T1S | green ship 1: place H1c no sail | red 20, green 10 | H1c-H5c
A04 | blue T1S | red swan 1: place T5S | red 2, blue 2 | T2S T3S T4S T5S
A05 | red T3S, green T2S, blue T1S | red swan 1: place T5S | red 8, green 4, blue 4 | T4S T5S
A08 | red R01-R04, red bonus residences | red key 1: place R05 | red 15, extra | R05
A09 | red R01, blue R02-R06, blue bonus residences | red key 1: place R07 | red 2 | R07
A12 | red W01 W03 W09 | red ash 1: place W02 | red 4 | W02 W05 W07 W11 W17 W27 W30
A14 | red W01-W22 T1G T1C T2E, red bonus workshops | red swan 1: place T5S | red 21, bonus 20, end | T1S T2S T3S T4S T5S
A16 | red W01-W25 T1G T1C T2E, red bonus workshops | red swan 1: place T5S | red 1, end | T1S T2S T3S T4S T5S
A17 | blue ship 20 | blue pigment 5: navigate | ship 20 | W01 W03 W12 W14 W16 W20 W23 W26 W29
A20 | yellow C11 C12 | red fish 2: place C21 | red 6, yellow 2 | C13 C14 C15 C21
A21 | red T1G T1C T2E, blue T1S T2S | red swan 1: place T5S | red 23, blue 6, extra, bonus 20 | T3S T4S T5S
"""


def cells_in(text):
    """Cells, also from one to another: "W01-W05 T1G"."""
    found = []
    for part in text.split():
        first, last = CELL_ID[part[:3]], CELL_ID[part[-3:]]
        found += CELLS[first:last + 1]
    return found


def card_of(face):
    """A card with this face."""
    return next(card for card in CARDS if card.startswith(face))


class Scene:
    """A state laid out by hand, in which decisions are taken by their notation. It is the turn of a seat in some turn cycle, and
    the card is open; those after it have selected a card."""

    def __init__(self, players=4, active=0, cycle=1, card="key 1", cells=None, ships=None, bonus=None, display=None, **options):
        self.rules = Rules(dict(DEFAULTS, players=players, **options))
        self.state = state = self.rules.dealt_opening(0, random.Random(1).sample(list(CARDS), len(CARDS)))
        self.events = []
        state.update(phase="use", cycle=cycle, active=active)
        for seat, player in enumerate(state["players"]):
            state["discard"] += player["hand"][6 - cycle:]
            del player["hand"][6 - cycle:]
            if self.rules.options["select_in_turn"] and seat > active:
                continue
            chosen = player["hand"].pop()
            if seat < active:
                state["discard"].append(chosen)
            elif seat == active:
                state["card"] = chosen
            else:
                player["selected"] = chosen
        self.exchange(state["card"], card_of(card))
        if display is not None:
            state["discard"] += state["display"][len(display):]
            del state["display"][len(display):]
            for place, face in enumerate(display):
                self.exchange(state["display"][place], card_of(face))
        for seat, text in (cells or {}).items():
            state["players"][seat]["cells"] = cells_in(text)
        for seat, space in (ships or {}).items():
            state["players"][seat]["ship"] = space
        state["bonus"].update(bonus or {})
        self.rules.completed(state)

    def exchange(self, one, other):
        """Two cards change places."""
        names = {one: other, other: one}
        state = self.state
        state["card"] = names.get(state["card"], state["card"])
        for cards in (state["deck"], state["display"], state["discard"], *(player["hand"] for player in state["players"])):
            cards[:] = [names.get(card, card) for card in cards]
        for player in state["players"]:
            player["selected"] = names.get(player["selected"], player["selected"])

    def legal(self):
        return [ACTION_TEXTS[number] for number in self.rules.legal(self.state, self.rules.deciders(self.state)[0])]

    def play(self, *texts):
        """Takes decisions; keeps the events of the last one."""
        for text in texts:
            assert text in self.legal(), (text, self.legal())
            self.state, self.events = self.rules.decide(self.state, self.rules.deciders(self.state)[0], ACTION_ID[text])
        return self

    def types(self):
        return " ".join(event["type"] for event in self.events)

    def player(self, seat):
        return self.state["players"][seat]


def test_data():
    assert len(CELLS) == len(CARDS) == 109 and len(ACTION_TEXTS) == len(ACTION_ID) == 344
    assert sum(len(around) for around in NEIGHBOURS.values()) == 2 * 61 and sum(VALUE.values()) == 77
    assert len(TRIPLE) == 30 and all(len({SYMBOL[cell] for cell in triple}) == 3 for triple in TRIPLES)
    assert all(b in NEIGHBOURS[a] for triple in TRIPLES for a in triple for b in triple if a != b)
    count = lambda things: sorted(things.count(thing) for thing in set(things))
    assert count([card.symbol for card in CARDS.values()]) == count(list(SYMBOL.values()))
    assert [sum(card.number == number for card in CARDS.values()) for number in range(1, 6)] == [23, 23, 24, 20, 19]
    assert len(set(CARDS.values())) == 74 and len(SEA_POINTS) == 21 and sum(SEA_POINTS) == 64
    assert triangle("N31") == ["N21", "N22", "N11", "N12", "N13"] and triangle("C24") == ["C14", "C15"] and triangle("N11") == []
    assert [cell for cell in CELLS if SYMBOL[cell] == "crab"] == ["C11", "C14", "C22", "C33"]
    for text, number in (("select quartz 3b", 3), ("place W10", 118), ("place H2a", 206), ("place H2a no sail", 221), ("navigate", 233),
                         ("take key 5a", 280), ("decline", 343), ("select ship 5c", 108), ("place T1G", 183), ("take quartz 1", 234)):
        assert ACTION_ID[text] == number, (text, number)
    assert [Rules(dict(DEFAULTS, players=players)).rounds for players in (2, 3, 4)] == [10, 7, 5]


def test_plays():
    for line in GOLDEN.strip().splitlines():
        name, before, play, outcome, cells = (part.strip() for part in line.split("|"))
        own, ships, bonus = {}, {}, {}
        for text in filter(None, before.split(", ")):
            seat, what = text.split(" ", 1)
            seat = SEATS.index(seat)
            if what.startswith("ship "):
                ships[seat] = int(what[5:])
            elif what.startswith("bonus "):
                bonus[what[6:]] = [seat]
            else:
                own[seat] = what
        (seat, card), action = play.split(": ")[0].split(" ", 1), play.split(": ")[1]
        seat = SEATS.index(seat)
        scene = Scene(active=seat, card=card, cells=own, ships=ships, bonus=bonus)
        used = scene.rules.used(scene.state, seat)
        legal = cells_in(cells)
        sail = [f"place {cell} no sail" for cell in legal if cell in SHIP_CELLS and ships.get(seat, 0) != 20]
        assert scene.legal() == [f"place {cell}" for cell in legal] + sail + ["navigate"], (name, scene.legal())
        scene.play(action)
        brought = [f"{colour} {player['points']}" for colour, player in zip(SEATS, scene.state["players"]) if player["points"]]
        brought += ["extra"] if scene.state["phase"] == "extra" else []
        brought += [f"ship {scene.player(seat)['ship']}"] if scene.player(seat)["ship"] else []
        brought += [f"bonus {event['value']}" for event in scene.events if event["type"] == "bonus"]
        brought += ["end"] if scene.player(seat)["supply"] == 0 else []
        assert brought == list(filter(None, outcome.split(", "))), (name, brought)
        assert scene.rules.used(scene.state, seat) - used == (action != "navigate") + ("bonus" in outcome), name
        assert ("earned" in scene.types()) == ("extra" in outcome) and card_of(card) in scene.state["discard"], name


def test_events():
    scene = Scene(cells={0: "N11 N12", 1: "N13"}, card="lion 1").play("place N21")                                 # E09
    assert scene.events[:-1] == [
        {"type": "placed", "seat": 0, "cell": "N21"}, {"type": "points", "seat": 0, "points": 6, "reason": "level"},
        {"type": "points", "seat": 0, "points": 2, "reason": "triangle"}, {"type": "bonus", "seat": 0, "area": "nobles", "value": 20},
        {"type": "points", "seat": 0, "points": 20, "reason": "bonus"}, {"type": "turn_over", "seat": 0}], scene.events
    assert scene.events[-1] == {"type": "revealed", "seat": 1, "card": scene.state["card"]}
    scene = Scene(active=2, cells={0: "T3S", 1: "T1S T2S", 2: "W01-W21 T1G T1C T2E"}, bonus={"workshops": [2]}, card="swan 1")
    scene.play("place T5S")
    assert scene.types() == "placed points points points bonus points supply_empty earned"
    assert [(event["seat"], event["points"]) for event in scene.events if event["type"] == "points"] == [(2, 4), (0, 4), (1, 8), (2, 20)]
    scene = Scene(active=1, ships={1: 18}, card="ship 5", cells={0: "H1b T1G", 1: "H1c"}).play("place H1a")
    assert scene.types() == "placed points points sailed points earned" and scene.events[3:5] == [
        {"type": "sailed", "seat": 1, "from": 18, "to": 20}, {"type": "points", "seat": 1, "points": 10, "reason": "sea"}]
    scene = Scene(ships={0: 20}, card="ship 5").play("navigate")
    assert scene.types() == "turn_over revealed"
    scene = Scene(cells={0: "W01-W25 T1G T1C T2E"}, bonus={"workshops": [0]}, card="swan 1").play("place T5S")      # A16
    assert scene.types() == "placed points no_rhombus turn_over revealed"
    assert scene.player(0)["box"] == 0


def test_options():
    for scene in (Scene(card="ship 2", harbour_sail_optional=False), Scene(card="ship 2", ships={0: 20})):         # Q6
        assert scene.legal() == [f"place {cell}" for cell in SHIP_CELLS] + ["navigate"]
    assert Scene(ships={0: 20}, navigate_noop_allowed=False).legal() == ["place R01"]                             # Q9
    assert Scene(ships={0: 19}, navigate_noop_allowed=False).legal() == ["place R01", "navigate"]
    for box, cells in ((0, "W01-W26"), (3, "W01-W29")):                                                            # Q26
        scene = Scene(cells={0: cells}, bonus={"workshops": [0]}, ships={0: 20}, navigate_noop_allowed=False, rhombi_box=box)
        assert scene.legal() == ["navigate"] and scene.rules.rhombi_left(scene.state, 0) == 0
    scene = Scene(cells={0: "W01-W28"}, bonus={"workshops": [0]}, rhombi_box=87)
    assert scene.player(0)["box"] == 85 and scene.legal() == ["place R01", "navigate"]
    for rival, taken, counts, extra in (("T1S T2S", [], False, True),                  # 6 against 3, the bonus left out: Q20
                                        ("T1S T2S", [], True, False),                  # 6 against 3 and 20
                                        ("T1S T2S T3S T4S", [], True, False),          # 20 against 5 and 20
                                        ("T1S T2S T3S", [1, 2, 3], True, True)):       # 12 against 4 and 5
        scene = Scene(cells={0: "T1G T1C T2E", 1: rival}, bonus={"trade": taken}, card="swan 1", trade_bonus_counts=counts)
        assert scene.play("place T5S").types() == f"placed points points bonus points {'earned' if extra else 'turn_over revealed'}"
    for immediately in (False, True):                                                                              # Q29
        scene = Scene(2, cycle=3, leftovers_immediately=immediately, ships={0: 10}).play("navigate")
        assert scene.types() == f"sailed points turn_over {'laid_out laid_out ' * immediately}revealed"
        assert len(scene.state["display"]) == 9 + 2 * immediately and scene.player(0)["hand_size"] == 2 - 2 * immediately
        scene.state["players"][1]["ship"] = 20
        scene.play("navigate")
        assert scene.types() == f"turn_over {'laid_out ' * (2 if immediately else 4)}doge dealt"
        assert len(scene.state["display"]) == 13 and scene.state["first"] == scene.state["active"] == 1
    scene = Scene(2, cycle=3, active=1, leftovers_immediately=True, cells={0: "W01-W26"}, bonus={"workshops": [0]}, ships={1: 20})
    scene.play("navigate")
    assert scene.types() == "turn_over laid_out laid_out game_over"
    scene = Scene(3, select_in_turn=True, ships={seat: 20 for seat in range(3)}).play("navigate")
    assert scene.state["phase"] == "select" and scene.rules.deciders(scene.state) == [1] and scene.types() == "turn_over"
    hands = [player["hand"] for player in scene.state["players"]]
    assert [len(hand) for hand in hands] == [4, 5, 5] and len(scene.legal()) == 5
    scene.play(f"select {hands[1][0]}")
    assert scene.types() == "selected revealed" and scene.state["card"] == hands[1][0] and not scene.player(1)["has_selected"]
    scene.play("navigate", f"select {hands[2][4]}", "navigate")
    assert scene.events == [{"type": "turn_over", "seat": 2}, {"type": "passed", "cycle": 1}]
    assert [player["hand"] for player in scene.state["players"]] == [hands[2][:4], hands[0], hands[1][1:]]
    assert (scene.state["phase"], scene.state["cycle"], scene.state["active"]) == ("select", 2, 0)


def test_draft_and_rounds():
    rules = Rules(dict(DEFAULTS, players=4))                                                                       # F1
    order = random.Random(5).sample(list(CARDS), 109)
    state = rules.dealt_opening(2, order)
    assert set(state["display"]) == set(order[:9]) and set(state["players"][1]["hand"]) == set(order[24:29]) and state["deck"] == order[29:]
    for cycle in range(1, 5):
        hands = [player["hand"] for player in state["players"]]
        chosen = [hand[seat % len(hand)] for seat, hand in enumerate(hands)]
        for seat in (3, 1, 0, 2):
            assert seat in rules.deciders(state) and state["active"] == 2
            state, events = rules.decide(state, seat, ACTION_ID[f"select {chosen[seat]}"])
        assert [event["type"] for event in events] == ["selected", "revealed"]
        while state["phase"] != "select":
            assert state["phase"] == "extra" or state["card"] == chosen[state["active"]]
            state, events = rules.decide(state, state["active"], ACTION_ID["navigate" if state["phase"] == "use" else "decline"])
        if cycle < 4:
            rest = [[card for card in hand if card != chosen[seat]] for seat, hand in enumerate(hands)]
            assert [player["hand"] for player in state["players"]] == rest[-1:] + rest[:-1]
    assert len(state["display"]) == 9 + 4 and (state["round"], state["cycle"], state["first"]) == (2, 1, 3)
    assert [event["type"] for event in events[-6:]] == ["laid_out"] * 4 + ["doge", "dealt"]
    assert set(state["players"][3]["hand"]) == set(order[29:34]) and set(state["players"][2]["hand"]) == set(order[44:49])
    for players, rounds, plays, display in ((2, 10, 60, 49), (3, 7, 84, 25), (4, 5, 80, 29)):                      # F2, F3
        lines = play_game(dict(DEFAULTS, players=players, first=1), 9, "navigator")
        state = lines[-2]["state"]
        assert (state["round"], len(state["discard"]), len(state["display"])) == (rounds, plays, display)
        assert all(player["ship"] == 20 for player in state["players"]) and lines[-2]["events"][-1]["reason"] == "deck"
        assert all(line["state"]["first"] == line["state"]["round"] % players for line in lines[:-1])


def test_end():
    last = {"cells": {1: "W01-W25"}, "bonus": {"workshops": [1]}, "ships": {2: 20}}                                 # F4
    scene = Scene(3, active=1, cycle=2, card="key 2", **last).play("place R01")
    assert scene.types() == "placed points supply_empty turn_over revealed" and scene.state["active"] == 2
    scene.play("navigate")
    assert scene.types() == "turn_over game_over" and scene.events[-1]["reason"] == "rhombi" and scene.state["active"] == 2
    assert [player["hand_size"] for player in scene.state["players"]] == [3, 3, 3] and len(scene.state["display"]) == 4
    assert scene.rules.deciders(scene.state) == [] and scene.state["cycle"] == 2
    scene = Scene(3, active=1, cycle=2, card="limestone 3", cells={1: "W01-W21 W29 T1G T1C T2E"}, bonus={"workshops": [1]}, ships={2: 20},
                  display=["swan 1", "key 1"]).play("place W28")                                                   # F5
    assert scene.types() == "placed points supply_empty earned" and scene.player(1)["box"] == 3
    scene.play("take swan 1", "place T1S")
    assert scene.types() == "placed points bonus points turn_over revealed" and scene.player(1)["box"] == 1
    assert scene.play("navigate").state["phase"] == "over"
    scene = Scene(ships={0: 4}, card="key 3", display=[]).play("navigate")                                        # F6
    assert scene.types() == "sailed earned lapsed turn_over revealed" and scene.state["active"] == 1
    scene = Scene(ships={0: 4}, card="key 3", cells={1: "W01", 2: "W09"}, display=["quartz 3", "fish 4", "fish 1"])       # F7
    discard = len(scene.state["discard"])
    scene.play("navigate", f"take {card_of('quartz 3')}", "place W08", "take fish 4", "navigate")
    assert scene.types() == "sailed points turn_over revealed" and scene.player(0)["points"] == 2 and scene.player(0)["ship"] == 11
    assert len(scene.state["discard"]) == discard + 3 and scene.state["display"] == ["fish 1"]
    assert scene.rules.ranks({"players": [{"points": points} for points in (5, 9, 9, 2)]}) == [3, 1, 1, 4]


def test_invariants():
    """F8: whatever breaks one of them is noticed."""
    rules = Rules(dict(DEFAULTS, players=4))
    state = play_game(rules.options, 3)[60]["state"]

    def broken(change):
        spoilt = json.loads(json.dumps(state))
        change(spoilt, spoilt["players"][0])
        return list(broken_invariants(rules, rules.completed(spoilt)))

    free = next(cell for cell in CELLS if AREA[cell] == "workshops" and cell not in rules.owners(state))
    other = next(cell for player in state["players"][1:] for cell in player["cells"])
    assert not broken(lambda state, player: None)
    assert broken(lambda state, player: state["deck"].append(state["deck"][0]))
    assert broken(lambda state, player: state["discard"].append(state["deck"].pop()))
    assert broken(lambda state, player: player["cells"].append("N33")) and broken(lambda state, player: player["cells"].append("R20"))
    assert broken(lambda state, player: player["cells"].append(other))
    assert broken(lambda state, player: state["bonus"].update(trade=[0, 0]))
    assert broken(lambda state, player: state["bonus"].update(trade=[0]))
    assert broken(lambda state, player: state["display"].append(player["hand"].pop()))
    assert broken(lambda state, player: (player["cells"].append(free), state.update(deck=state["deck"] + state["discard"], discard=[])))


def test_checker():
    """Own games are found right; a trace in which one thing is changed is found wrong."""
    chance, missed = random.Random(7), []
    fields = ("state", "seat", "legal", "deciders", "action", "notation", "events", "events")
    for players in range(2, 5):
        for policy, options in (("uniform", dict(DEFAULTS, players=players)), ("filler", random_options(players, chance))):
            lines = [json.dumps(line) for line in play_game(options, players, policy)]
            check, = check_traces(TraceCheck, lines)
            assert "all as the rules say" in check.report(), check.report()
            missed += unnoticed(TraceCheck, lines, chance, 20, fields)
            for change in CHANGES:
                missed += [(players, change.__name__)] if not noticed(lines, change, chance) else []
    assert not missed, f"not noticed: {missed}"


def noticed(lines, change, chance):
    trace = [json.loads(line) for line in lines]
    change(trace, chance)
    try:
        check, = check_traces(TraceCheck, map(json.dumps, trace))
        return "all as the rules say" not in check.report()
    except Unreadable:
        return True


def deck_in_another_order(trace, chance):
    deck = chance.choice([line for line in trace[:-1] if line["state"]["deck_size"] > 1])["state"]["deck"]
    deck[0], deck[-1] = deck[-1], deck[0]


def cards_of_two_hands_exchanged(trace, chance):
    one, other = (player["hand"] for player in chance.choice(trace[1:len(trace) // 2])["state"]["players"][:2])
    if one and other:
        one[0], other[0] = other[0], one[0]
    else:
        one.append("key 1a")


def discard_back_in_display(trace, chance):
    state = chance.choice(trace[len(trace) // 2:-1])["state"]
    state["display"].append(state["discard"].pop())


def event_left_out(trace, chance):
    events = chance.choice(trace[1:-1])["events"]
    events.remove(chance.choice(events))


def event_twice(trace, chance):
    events = chance.choice(trace[1:-1])["events"]
    events.append(events[-1])


def events_in_another_order(trace, chance):
    events = chance.choice([line for line in trace[1:-1] if len(line["events"]) > 1])["events"]
    events.insert(0, events.pop())


def option_left_out(trace, chance):
    legal = chance.choice(trace[1:-1])["legal"]
    legal.remove(chance.choice(legal))


def options_in_another_order(trace, chance):
    chance.choice([line for line in trace[1:-1] if len(line["legal"]) > 1])["legal"].reverse()


def decision_left_out(trace, chance):
    del trace[chance.randrange(1, len(trace) - 2)]


def end_left_out(trace, chance):
    del trace[-1]


def ends_early(trace, chance):
    del trace[-2]


def display_too_large(trace, chance):
    state = trace[0]["state"]
    state["display"].append(state["deck"].pop())
    state["deck_size"] -= 1


def another_first_player(trace, chance):
    trace[0]["options"]["first"] = (trace[0]["state"]["first"] + 1) % trace[0]["options"]["players"]


def box_too_large(trace, chance):
    trace[0]["options"]["rhombi_box"] = 88


CHANGES = [deck_in_another_order, cards_of_two_hands_exchanged, discard_back_in_display, event_left_out, event_twice,
           events_in_another_order, option_left_out, options_in_another_order, decision_left_out, end_left_out, ends_early,
           display_too_large, another_first_player, box_too_large]


def self_test():
    for test in (test_data, test_plays, test_events, test_options, test_draft_and_rounds, test_end, test_invariants, test_checker):
        test()
        print(f"{test.__name__.replace('_', ' ')}: fine")
