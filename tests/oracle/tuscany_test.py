"""Tests of the checker: section 8 of the rules, and traces spoilt on purpose (tuscany.py --self-test)."""

import json
import random
import re
from collections import Counter
from itertools import product

from trace_check import check_traces, noticed, turned, unnoticed
from tuscany import TraceCheck, broken_invariants, play_game, random_options
from tuscany_facts import (ACTION_ID, ACTION_TEXTS, BOARDS, CELLS, COLOURS, DEFAULTS, LAYOUTS, LETTERS, NEUTRAL, NEUTRAL_TILES, OWN_TILES,
                           PAYMENTS, REGION_CARDS, YIELD_CARDS, Domain, area_points, field, own_domain, payment_text)
from tuscany_rules import Rules

# GL1 and GL2 (8): boards A B C, layout, starting castle, colours, areas of several cells, frontier at the start, neighbours
GOLDEN_LAYOUTS = [
    (["A2", "B1", "C1"], "A C B +-", 11, "KCVQFFVMTW MKQMWVVFCQ CFMTFWQKVW", [[2, 6], [4, 5], [7, 10, 13], [15, 16], [17, 21, 24], [25, 29]],
     [8, 9, 10, 12, 14, 15],
     "1 3 4|0 2 4 5|1 5 6|0 4 7|0 1 3 5 7 8|1 2 4 6 8 9|2 5 9|3 4 8 10|4 5 7 9 10 11|5 6 8 11 12|7 8 11 13 14|8 9 10 12 14 15|9 11 15 16|"
     "10 14 17|10 11 13 15 17 18|11 12 14 16 18 19|12 15 19|13 14 18 20 21|14 15 17 19 21 22|15 16 18 22|17 21 23 24|17 18 20 22 24 25|"
     "18 19 21 25 26|20 24 27|20 21 23 25 27 28|21 22 24 26 28 29|22 25 29|23 24 28|24 25 27 29|25 26 28"),
    (["A1", "B2", "C2"], "A B C ++", 8, "MVTWVFFCKQ KFFMWTCVWQ KQFVVCWQMM",
     [[1, 4], [5, 6], [8, 10], [11, 12], [14, 18], [19, 21], [23, 24], [28, 29]], [4, 5, 7, 9, 10, 11],
     "1 3 4|0 2 4 5|1 5 6|0 4 7|0 1 3 5 7 8|1 2 4 6 8 9|2 5 9|3 4 8 10|4 5 7 9 10 11|5 6 8 11 12|7 8 11 13 14|8 9 10 12 14 15|9 11 15 16|"
     "10 14 17|10 11 13 15 17 18|11 12 14 16 18 19|12 15 19|13 14 18 20|14 15 17 19 20 21|15 16 18 21 22|17 18 21 23 24|18 19 20 22 24 25|"
     "19 21 25 26|20 24 27|20 21 23 25 27 28|21 22 24 26 28 29|22 25 29|23 24 28|24 25 27 29|25 26 28")]

# 8: test | given for P0 and the table | decisions ("pay 26": by the table of 45 payments; "!": the only option) | expected of P0 and the table
GOLDEN = """\
G02  | bonus card 2 | draw | hand 5
G02b | | draw | hand 3
G03  | piles 1 10 | draw | hand 3, deck 8, discard 0
G04  | queue M, display T V V W W Q M C | take 5 | storage Q, used 1, display T V V W W M- M C
G05  | storage C, queue M, display T V V W W Q M C | take 5; discard 0! | storage Q, used 1, box 1
G06  | used 21, display T V V W W Q M C, supply K F2 | take 5 | storage Q, used 21, display T V V W W K M C
G07  | hand M2 C3 F2, workers 1, storage M | place 0 on 10; pay 26 of 0 1 4 6 11 13 26 | hand 6, workers 1, green 0
G08  | at 14W, hand F2, workers 1, storage C | place 0 on 18; pay 12!; bonus marble | hand 0, workers 0, green 1, bonus marble 1
G09  | workers 2, storage M | place 0 on 10; pay 2! | workers 0, hand 3, green 0
G10  | at 10M, hand M2, storage M | place 0 on 13; pay 0! | green 0, hand 3, discard 2
G10b | at 10M 13M, hand M2, storage M | place 0 on 7; pay 0! | green 6, hand 3
G11  | hand Q2, storage Q | place 0 on 12; pay 0! | green 1, marble 1
G12  | at 14W, hand F1 C2, storage hex | place 0 on 17; pay 4! | green 1, hand 0, storage
G13  | at 14W 17F1, hand F2, storage F3 | place 0 on 21; pay 0! | green 1
G14  | at 14W 18C, hand F2, storage F3 | place 0 on 21; pay 0! | green 2
G15  | at 14W 17F1 21F3, green 1, hand F2, storage F12 | place 0 on 24; pay 0! | green 9
G16  | bonus marble 2, hand Q2, storage Q | place 0 on 12; pay 0! | green 1, marble 3
G17  | marble 1, hand M2, storage M | draw; marble; place 0 on 10; pay 0 | marble 0, hand 6, storage, turns 1
G18  | hand Q2, storage Q | place 0 on 12; pay 0!; marble; draw | marble 0, hand 3, green 1, turns 1
G18b | marble 3 | draw; marble; draw | marble 2, hand 6, turns 1
G19  | bonus worker 1, hand V2, storage V | place 0 on 15; pay 0! | workers 2, green 0
G20  | bonus card 2, hand M2, storage M | place 0 on 10; pay 0! | hand 3
G21  | bonus yield 3, hand W2, storage W, yields red2 worker marble cards | place 0 on 9; pay 0! \
       | green 1, red 2, workers 1, marble 1, hand 2, turned 4
G22  | bonus yield 1, hand W2, storage W, yields hex hex | place 0 on 14; pay 0! | green 1, red 2, storage hex
G23  | at 8T 7M 3Q, hand K2, storage K, queue V, display C V V W W Q M T | place 0 on 0; pay 0!; castle 0 on 1; bonus storage \
       | green 4, used 1, bonus storage 1, storage, capacity 2, display V- V V W W Q M T
G24  | at 8T 7M 3Q, hand K2, storage K, queue V, display C V V W W Q M T | place 0 on 0; pay 0!; castle none \
       | green 1, used 0, display C V V W W Q M T
G25  | hand T2, storage T | place 0 on 8; pay 0! | green 1, storage hex, red 0
G26  | at 7M 10M 13M 14W 18C, hand M2, storage M | place 0 on 22; pay 0! | green 4, shows M II
G26c | players 3, shows K None, at 8T 4F1 0K 14W 18C 21F1 24F8, hand K2, storage K, display T V V W W Q M C | place 0 on 27; pay 0!; castle none \
       | green 1, shows K None
G36  | none of storage, at 14W, hand C2, storage C | place 0 on 18; pay 0!; bonus yield of card marble worker yield \
       | bonus yield 1, green 1
G39  | marble 1, hand T2 M2, storage T, display T V V W W Q M C | place 0 on 8; pay 0 of 0 8; marble; draw of draw take \
       | green 1, marble 0, hand 5, storage hex
"""


def tile_of(text):
    """A tile from its letter, a field with its farms as a mask: "F3"; a hex."""
    return text if text == "hex" else field(int(text[1:])) if text[0] == "F" else COLOURS[LETTERS.index(text[0])]


def shown_tile(text):
    """A tile in the display: neutral, unless it has a minus behind it."""
    return tile_of(text[:-1]) if text[-1] == "-" else NEUTRAL + tile_of(text)


def counted(words):
    """Cards from letters and numbers: "M2 C3"."""
    return {COLOURS[LETTERS.index(word[0])]: int(word[1:]) for word in words}


def table_of_payments(colour):
    """The 45 payments of 3.5 for a cell of this colour."""
    others = [other for other in COLOURS if other != colour]
    units = ["own", "worker", *others]
    pairs = [(first, second) for number, first in enumerate(units[:2]) for second in units[number:2]]
    pairs += [(first, second) for first in units[:2] for second in others]
    pairs += [(first, second) for number, first in enumerate(others) for second in others[number:]]
    return [payment_text(pair) for pair in pairs]


def in_order(what, things):
    return sorted(things.elements())


class Scene:
    """A position laid out by hand, in which decisions are taken by their notation: P0 with GL1, P1 with GL2, it is the turn of P0.
    Like the golden tests it may hold more tiles than there are."""

    def __init__(self, given="", players=2, active=0, **options):
        words = [text.split() for text in given.split(", ") if text]
        players = next((int(rest[0]) for name, *rest in words if name == "players"), players)
        self.rules, self.events = Rules(dict(DEFAULTS, players=players, **options)), []
        self.state = state = self.rules.random_opening(random.Random(1))
        state.update(phase="action", active=active, turns=active)
        for player, (boards, layout, start, *_) in zip(state["players"], [*GOLDEN_LAYOUTS, (["A3", "B3", "C3"], "A B C ++", 4)]):
            player.update(boards=boards, layout=layout, start=start, domain={str(start): "castle"}, hand={}, drawn={}, paid={})
        for name, *rest in words:
            self.give(name, rest)
        hands = sum((Counter(player["hand"]) for player in state["players"]), Counter(state["discard"]))
        state["deck"] = sorted((REGION_CARDS - hands).elements())
        state["pool"] = dict(Counter(state["deck"]))
        self.rules.completed(state)

    def give(self, name, rest):
        state, player = self.state, self.player(0)
        if name == "hand":
            player["hand"] = counted(rest)
        elif name == "piles":                                   # so many cards in deck and discard, the others with P1
            cards = sorted(REGION_CARDS.elements(), key=lambda card: (card == "castle", card))
            discard, deck = int(rest[1]), int(rest[0])
            state["discard"] = dict(Counter(cards[:discard]))
            state["players"][1]["hand"] = dict(Counter(cards[discard:len(cards) - deck]))
        elif name == "bonus":
            player["bonus"][rest[0]] = int(rest[1])
            state["bonus_pile"][rest[0]] -= int(rest[1])
        elif name == "storage":
            player["storage"] = [tile_of(word) for word in rest]
        elif name == "queue":
            player["queue"][:len(rest)] = [tile_of(word) for word in rest]
        elif name == "used":
            player["used"] = int(rest[0])
            del player["queue"][:int(rest[0])]
        elif name == "at":
            for word in rest:
                cell, tile = re.fullmatch(r"(\d+)(.+)", word).groups()
                player["domain"][cell] = tile_of(tile)
        elif name == "display":
            state["display"] = [None if word == "-" else shown_tile(word) for word in rest]
        elif name == "supply":
            state["supply"][:len(rest)] = [tile_of(word) for word in rest]
        elif name == "yields":
            left = YIELD_CARDS - Counter(rest)
            state["yield_deck"] = rest + sorted(left.elements())
        elif name == "shows":
            state["colour_bonus"][tile_of(rest[0])] = None
        elif name == "none":
            state["bonus_pile"][rest[1]] = 0
        elif name != "players":
            player[name] = int(rest[0])

    def player(self, seat):
        return self.state["players"][seat]

    def legal(self):
        return [ACTION_TEXTS[number] for number in self.rules.legal(self.state, self.rules.deciders(self.state)[0])]

    def play(self, *texts, shuffle=in_order):
        """Takes decisions; keeps the events of the last one."""
        for text in texts:
            assert text in self.legal(), (text, self.legal())
            self.state, self.events = self.rules.decide(self.state, self.rules.deciders(self.state)[0], ACTION_ID[text], shuffle)
        return self

    def golden(self, text):
        """A decision of a golden test, with its options."""
        text, _, options = text.strip().partition(" of ")
        if text.startswith("pay "):
            colour = own_domain(self.player(0)).colours[self.state["placing"]["cell"]]
            index = text[4:].rstrip("!")
            expected = [table_of_payments(colour)[int(number)] for number in options.split()]
            text = table_of_payments(colour)[int(index)] + "!" * text.endswith("!")
        elif options == "draw take":
            expected = ["draw"] + [f"take {slot}" for slot in range(8)]
        else:
            expected = [f"bonus {option}" for option in options.split()]
        if text.endswith("!"):
            text = text[:-1]
            expected = [text]
        assert not expected or self.legal() == sorted(expected, key=ACTION_ID.get), (text, self.legal())
        self.play(text)

    def found(self, name, rest):
        """What the state has of an expectation, and what was expected."""
        state, player = self.state, self.player(0)
        if name in ("hand", "deck", "discard", "turned"):
            sizes = {"hand": player["hand_size"], "deck": state["deck_size"], "discard": sum(state["discard"].values()),
                     "turned": sum(state["yield_discard"].values())}
            return sizes[name], int(rest[0])
        if name == "storage":
            return player["storage"], [tile_of(word) for word in rest]
        if name == "display":
            return state["display"], [shown_tile(word) for word in rest]
        if name == "bonus":
            return player["bonus"], {rest[0]: int(rest[1])}
        if name == "shows":
            return str(state["colour_bonus"][tile_of(rest[0])]), rest[1]
        return (state if name in ("box", "turns") else player)[name], int(rest[0])

    def types(self):
        return " ".join(event["type"] for event in self.events)


def test_data():
    assert sum(REGION_CARDS.values()) == 122 and sum(YIELD_CARDS.values()) == 27
    assert OWN_TILES.total() == 21 and NEUTRAL_TILES.total() == 32
    assert [sum(count for tile, count in OWN_TILES.items() if tile.split()[0] == colour) for colour in COLOURS] == [1, 2, 1, 4, 3, 4, 3, 3]
    assert len(LAYOUTS) == 96 and len(PAYMENTS) == 55 and len(ACTION_TEXTS) == len(ACTION_ID) == 763
    for text, number in (("layout A B C ++ castle 1", 0), ("layout A C B +- castle 2", 100), ("layout A C B' +- castle 2", 124), ("bonus card", 288),
                         ("bonus yield", 292), ("draw", 293), ("take 0", 294), ("take 7", 301), ("refresh castle", 302), ("refresh cart", 309),
                         ("place 0 on 0", 310), ("place 4 on 29", 459), ("discard 0", 460), ("pay own own", 465), ("pay own worker", 466),
                         ("pay worker worker", 467), ("pay own 2 castle", 468), ("pay worker 2 castle", 476), ("pay 2 castle 2 castle", 484),
                         ("pay 2 castle 2 cart", 491), ("pay 2 city 2 city", 492), ("pay 2 cart 2 cart", 519), ("castle none", 520),
                         ("castle 0 on 0", 521), ("castle 7 on 29", 760), ("end", 761), ("marble", 762)):
        assert ACTION_ID[text] == number, (text, number)
    for colour in COLOURS:
        table = table_of_payments(colour)
        assert len(set(table)) == 45 and [ACTION_ID[text] for text in table] == sorted(ACTION_ID[text] for text in table)


def test_geometry():
    for boards, layout, start, colours, areas, frontier, neighbours in GOLDEN_LAYOUTS:
        domain = Domain(boards, layout)
        assert "".join(LETTERS[COLOURS.index(colour)] for colour in domain.colours) == colours.replace(" ", "")
        assert [area for cell, area in enumerate(domain.area) if len(area) > 1 and cell == area[0]] == areas
        assert domain.frontier({start}) == frontier
        assert domain.neighbours == [[int(other) for other in text.split()] for text in neighbours.split("|")]
    cells, points, largest = set(), set(), set()
    for *boards, layout in product(*([board for board in BOARDS if board[0] == letter] for letter in "ABC"), LAYOUTS):
        domain = Domain(boards, layout)
        cells.add(tuple(len(domain.of_colour[colour]) for colour in COLOURS))
        largest.add(max(len(area) for area in domain.area))
        points.add(sum(area_points(len(area)) for cell, area in enumerate(domain.area) if cell == area[0]))
    assert cells == {(3, 3, 2, 5, 4, 5, 4, 4)} and max(largest) == 3 and (min(points), max(points)) == (36, 41), (cells, largest, points)


def test_golden():
    for line in GOLDEN.strip().splitlines():
        name, given, decisions, expected = (part.strip() for part in line.split("|"))
        scene = Scene(given)
        for text in decisions.split(";"):
            scene.golden(text)
        for text in expected.split(", "):
            what, *rest = text.split()
            found, wanted = scene.found(what, rest)
            assert found == wanted, (name, text, found)
    scene.play("draw")                                                                                             # G39, the next turn
    assert {"place 0 on 7", "place 0 on 10"} <= set(scene.legal())


def test_set_up():
    rules = Rules(dict(DEFAULTS, players=2))
    state = rules.random_opening(random.Random(3))
    assert rules.deciders(state) == [0, 1] and rules.legal(state, 1) == list(range(288)) and state["pool"] == REGION_CARDS
    for player, (boards, *_) in zip(state["players"], GOLDEN_LAYOUTS):
        player["boards"] = boards
    state, events = rules.decide(state, 1, 0, in_order)
    assert events == [{"type": "chose_layout", "seat": 1, "layout": "A B C ++", "castle": 1}] and state["phase"] == "layout"
    assert rules.deciders(state) == [0] and (state["players"][1]["start"], state["players"][1]["domain"]) == (8, {}) and state["active"] == 0
    state, events = rules.decide(state, 0, 100, in_order)
    assert events == [{"type": "chose_layout", "seat": 0, "layout": "A C B +-", "castle": 2},                      # G34
                      {"type": "built", "seat": 0, "layout": "A C B +-", "start": 11}, {"type": "built", "seat": 1, "layout": "A B C ++", "start": 8}]
    assert [(player["green"], player["domain"]) for player in state["players"]] == [(0, {"11": "castle"}), (0, {"8": "castle"})]
    assert (state["phase"], state["active"]) == ("start_bonus", 0) and rules.legal(state, 0) == list(range(288, 293))
    state, events = rules.decide(state, 0, ACTION_ID["bonus storage"], in_order)                                   # G01
    assert events == [{"type": "bonus", "seat": 0, "bonus": "storage"}, {"type": "green", "seat": 0, "points": 2, "reason": "storage"}]
    assert (state["phase"], state["active"]) == ("start_bonus", 1)
    state, events = rules.decide(state, 1, ACTION_ID["bonus card"], in_order)
    assert [(player["green"], player["capacity"]) for player in state["players"]] == [(2, 2), (0, 1)]
    assert state["bonus_pile"] == {"card": 4, "storage": 4, "marble": 5, "worker": 5, "yield": 5}
    assert (state["phase"], state["active"], state["turns"], len(events)) == ("action", 0, 0, 1)


def test_placing():
    scene = Scene("storage C, hand C2")                                                                            # G35
    assert not any(text.startswith("place") for text in scene.legal())
    scene = Scene("bonus storage 4, storage hex M hex F3 F3, hand M2 F2, workers 1")                               # canonical order, equal items
    assert scene.player(0)["storage"] == ["field vineyard+pigs"] * 2 + ["monastery", "hex", "hex"]
    cells = [8, 9, 10, 12, 14, 15]
    assert [text for text in scene.legal() if text.startswith("place")] == ["place 2 on 10"] + [f"place 3 on {cell}" for cell in cells]
    assert scene.play("take 0").state["phase"] == "discard" and scene.legal() == ["discard 0", "discard 2", "discard 3"]
    assert scene.events == [] and scene.state["taking"] == 0
    box, taken = scene.state["box"], scene.state["display"][0]
    scene.play("discard 3")
    assert scene.events[:2] == [{"type": "gave_up", "seat": 0, "item": "hex"},
                                {"type": "took", "seat": 0, "slot": 0, "tile": taken.removeprefix(NEUTRAL)}]
    assert scene.state["box"] == box and scene.state["taking"] is None and scene.types().startswith("gave_up took refilled turn_over")
    for number, payments in ((3, []), (4, ["pay 2 city 2 city"])):
        scene = Scene(f"storage M, hand C{number}")
        assert ("place 0 on 10" in scene.legal()) == bool(payments)
    assert scene.play("place 0 on 10").legal() == payments and scene.state["placing"] == {"item": 0, "cell": 10}
    scene = Scene("at 14W 17hex, storage hex, bonus storage 1, hand F2").play("place 0 on 21", "pay own own")
    assert scene.player(0)["green"] == 1
    scene = Scene("at 14W 17hex, storage F1, hand F2").play("place 0 on 21", "pay own own")
    assert scene.player(0)["green"] == 1
    scene = Scene("at 14W 18C 17F3 24F12, storage F9, hand F2").play("place 0 on 21", "pay own own")               # no new farm
    assert [event.get("reason") for event in scene.events] == [None, None, "area", None] and scene.player(0)["green"] == 6
    for usable, new in ((False, False), (True, True)):
        scene = Scene("marble 1, hand T2 M2, storage T", hex_usable_same_turn=usable).play("place 0 on 8", "pay own own", "marble")
        assert ("place 0 on 10" in scene.legal()) == new and scene.state["hex_new"] == 1
    scene = Scene("marble 1, bonus storage 1, hand T2 M2, storage T hex").play("place 0 on 8", "pay own own", "marble")
    assert "place 0 on 10" in scene.legal() and scene.player(0)["storage"] == ["hex", "hex"]
    scene = Scene("hand T2, storage hex").play("place 0 on 8", "pay own own")
    assert scene.player(0)["storage"] == ["hex"] and scene.player(0)["domain"]["8"] == "hex"


def test_castle():
    scene = Scene("at 8T 4F1, hand K2, storage K, queue K W, display V V V W W Q M C").play("place 0 on 0", "pay own own")
    assert scene.types() == "paid placed green" and scene.state["phase"] == "castle"
    assert scene.legal() == ["castle none"] + [f"castle {slot} on {cell}" for slot, cells in (
        (0, (15,)), (1, (15,)), (2, (15,)), (3, (9, 14)), (4, (9, 14)), (5, (3, 12)), (6, (7, 10)), (7, (1,))) for cell in cells]
    scene.play("castle 5 on 12")
    assert scene.events[:4] == [{"type": "refilled", "slot": 5, "tile": "castle"},
                                {"type": "placed", "seat": 0, "cell": 12, "tile": "quarry", "by_castle": True},
                                {"type": "green", "seat": 0, "points": 1, "reason": "area"}, {"type": "gained", "seat": 0, "what": "marble", "count": 1}]
    assert scene.state["phase"] == "marble" and scene.legal() == ["end", "marble"] and scene.state["box"] == 0
    scene = Scene("at 8T 4F1 14W 18C 21F3 24F12, hand K2, storage K, queue V W, display K V V V V Q M C")          # chained, five
    scene.state["supply"][:5] = ["cart", "cart", "tavern", "city", "quarry"]
    scene.play("place 0 on 0", "pay own own", "castle 0 on 27")
    assert scene.types() == "refilled five refilled refilled refilled refilled refilled placed green colour_done green"
    assert [event["slot"] for event in scene.events if event["type"] == "refilled"] == [0, 0, 1, 2, 3, 4]
    assert scene.state["neutral_discard"] == {"village": 4} and scene.state["box"] == 1 and scene.player(0)["green"] == 1 + 1 + 2
    assert scene.state["colour_bonus"]["castle"] == "II" and scene.state["phase"] == "castle"
    assert scene.play("castle none").types() == "declined turn_over"
    everywhere = " ".join(f"{cell}hex" for cell in CELLS if cell not in (0, 11))                                   # nothing placeable: lapses
    scene = Scene(f"at {everywhere}, hand K2, storage K").play("place 0 on 0", "pay own own")
    assert scene.types() == "paid placed green colour_done green turn_over"
    assert scene.rules.legal(scene.state, 1)


def test_display():
    scene = Scene("display K K K K C C C F1, supply C K C F2 M")                                                   # T W M Q V would fit
    assert scene.legal() == ["draw", "refresh castle", "refresh city", "refresh field"]
    scene.play("refresh castle")                                                                                   # five cities leave
    assert scene.events[0] == {"type": "refreshed", "seat": 0, "colour": "castle"} and scene.events[5] == {"type": "five", "colour": "city"}
    assert scene.types() == "refreshed" + " refilled" * 4 + " five" + " refilled" * 5
    assert [event["slot"] for event in scene.events if event["type"] == "refilled"] == [0, 1, 2, 3, 0, 2, 4, 5, 6]
    assert scene.state["phase"] == "take" and scene.legal()[0] == "take 0" and "take 1" not in scene.legal()
    scene = Scene("display K K K K C C C F1, supply K K K C")
    scene.play("refresh castle")
    assert scene.state["phase"] == "refresh" and scene.legal() == ["refresh castle", "refresh city", "refresh field"]
    assert scene.state["active"] == 0 and scene.play("refresh castle").state["turns"] == 0
    for supply, options in (([], [f"take {slot}" for slot in range(8)]), (["monastery"], ["refresh castle", "refresh city", "refresh field"])):
        for only in (False, True):
            scene = Scene("display K K K K C C C F1", take_only_placeable=only)
            scene.state["supply"] = supply
            assert scene.legal() == ["draw"] + options
    scene = Scene("display K K K K C C C M", take_only_placeable=True)
    assert scene.legal() == ["draw", "take 7"] and len(Scene("display K K K K C C C M").legal()) == 9
    scene = Scene("display V V V V C C C M, queue V")
    scene.state["supply"] = ["village", "cart"]
    scene.play("take 7")                                                                                           # nested, with a reshuffle
    assert scene.types() == "took refilled five refilled refilled reshuffled refilled refilled refilled turn_over"
    assert scene.events[5] == {"type": "reshuffled", "what": "neutral", "cards": 4}
    assert [tile.split()[-1] for tile in scene.state["display"]] == ["village", "cart", "village", "village", "city", "city", "city", "village"]
    assert scene.state["supply"] == ["village"] and scene.state["box"] == 1
    scene = Scene("used 21, display T V V W W - M C")
    scene.state["supply"] = []
    scene.play("take 0")
    assert scene.state["display"][0] is None and scene.types() == "took turn_over"
    assert [text for text in scene.legal() if text.startswith("take")] == [f"take {slot}" for slot in (1, 2, 3, 4, 6, 7)]


def test_flow():
    for (green, red), sum_, number in (((9, 4), 13, 1), ((22, 15), 37, 2)):                                        # G29, G29b
        scene = Scene(f"green {green}, red {red}, used {7 * number}", active=1)
        scene.state["round"] = number
        scene.play("draw")
        assert (scene.player(0)["green"], scene.player(0)["red"]) == (green, sum_)
        assert scene.events[3:] == [{"type": "turn_over", "seat": 1}, {"type": "round_scored", "round": number},
                                    {"type": "red", "seat": 0, "points": green, "reason": "round"}]
        assert (scene.state["round"], scene.state["active"], scene.state["phase"]) == (number + 1, 0, "action")
    scene = Scene("display T V V W W Q M C", players=3, active=1)                                                  # G30
    scene.player(1).update(used=6, queue=["castle"] * 15)
    assert scene.play("take 0").types() == "took refilled turn_over" and scene.state["round"] == 1 and scene.state["active"] == 2
    assert scene.play("draw").types() == "drew drew drew turn_over round_scored" and (scene.state["round"], scene.state["active"]) == (2, 0)
    scene = Scene("used 7", active=1)                                                                              # G30b
    scene.player(1).update(used=13, queue=["castle"] * 8)
    scene.state["round"] = 2
    assert scene.play("draw").state["round"] == 2 and scene.types() == "drew drew drew turn_over"
    for extra in (True, False):                                                                                    # G31
        scene = Scene("used 21, green 5, display T V V W W Q M C", active=1, extra_lap_after_round_3=extra)
        scene.state["round"] = 3
        scene.play("draw")
        if extra:
            assert scene.types() == "drew drew drew turn_over final_lap" and scene.state["final_lap"] and scene.player(0)["red"] == 0
            scene.play("take 5")
            assert scene.types() == "took refilled turn_over" and scene.player(0)["used"] == 21
            assert scene.play("draw").types() == "drew drew drew turn_over round_scored red game_over red red"
        else:
            assert scene.types() == "drew drew drew turn_over round_scored red game_over" and not scene.state["final_lap"]
        assert (scene.state["phase"], scene.state["active"], scene.state["round"]) == ("over", 1, 3) and scene.rules.deciders(scene.state) == []
        assert [player["red"] for player in scene.state["players"]] == ([6, 1] if extra else [5, 0])
    for edition, points, drawn in (("revised", 9, 3), ("first_edition_2020", 11, 2)):                              # G32, G38
        scene = Scene("used 21, bonus storage 1, storage Q hex, marble 2, workers 3, hand Q4 F9", active=1, edition=edition)
        scene.state.update(round=3, final_lap=True)
        scene.play("draw")
        assert scene.player(0)["red"] == points and scene.player(1)["hand_size"] == drawn
        assert scene.types() == "drew " * drawn + "turn_over round_scored game_over red red red red red"
        assert [event["reason"] for event in scene.events[-5:]] == ["tiles", "hexes", "marble", "workers", "cards"]
    scene = Scene("marble 1").play("draw", "end")
    assert scene.types() == "turn_over" and scene.player(0)["marble"] == 1 and scene.state["turns"] == 1
    scene = Scene("marble 1")
    scene.state["discard"], scene.state["deck"], scene.player(1)["hand"] = {}, ["cart"], dict(REGION_CARDS - Counter(["cart"]))
    scene.rules.completed(scene.state)
    assert scene.play("draw").types() == "drew" and scene.play("marble").legal() == [f"take {slot}" for slot in range(8)]


def test_ranks():
    def ranks(edition, *players):
        state = {"players": [{"red": red, "domain": dict.fromkeys(range(30 - empty)), "green": green, "hand_size": hand}
                             for red, empty, green, hand in players]}
        return Rules(dict(DEFAULTS, edition=edition)).ranks(state)

    for edition, more_green in (("revised", [1, 2]), ("first_edition_2020", [2, 1])):                              # G33
        assert ranks(edition, (50, 7, 9, 0), (50, 8, 5, 0), (51, 1, 1, 1)) == [3, 2, 1]
        assert ranks(edition, (50, 7, 9, 0), (50, 7, 5, 0)) == more_green
    assert ranks("revised", (50, 7, 9, 0), (50, 7, 9, 3), (40, 7, 9, 0)) == [1, 1, 3]
    assert ranks("first_edition_2020", (50, 7, 9, 0), (50, 7, 9, 3), (40, 7, 9, 0)) == [1, 2, 3]


def test_events():
    scene = Scene("bonus yield 4, hand W2, storage W")
    scene.state.update(yield_deck=["green", "hex"], yield_discard={"hex": 1, "red3": 1, "cards": 1})
    scene.rules.completed(scene.state)
    scene.play("place 0 on 14", "pay own own", shuffle=lambda what, things: ["cards", "red3", "hex", "green", "hex"])
    assert scene.events[:5] == [{"type": "paid", "seat": 0, "cards": {"cart": 2}, "workers": 0},
                                {"type": "placed", "seat": 0, "cell": 14, "tile": "cart", "by_castle": False},
                                {"type": "green", "seat": 0, "points": 1, "reason": "area"}, {"type": "yield", "seat": 0, "card": "green"},
                                {"type": "green", "seat": 0, "points": 1, "reason": "yield"}]
    assert scene.types() == "paid placed green yield green yield gained reshuffled yield drew drew yield red yield red turn_over"
    assert scene.events[7] == {"type": "reshuffled", "what": "yield", "cards": 5} and scene.events[-2]["reason"] == "overflow"
    assert scene.state["yield_deck"] == ["green", "hex"] and scene.state["yield_discard"] == {"cards": 1, "red3": 1, "hex": 1}
    scene = Scene("workers 2, storage Q").play("place 0 on 12", "pay worker worker")
    assert scene.events[0] == {"type": "paid", "seat": 0, "cards": {}, "workers": 2}
    assert scene.play("marble").events == [{"type": "marble_spent", "seat": 0}]
    scene = Scene("piles 1 10, hand M2, storage M")
    scene.state["players"][1]["hand"]["monastery"] -= 2
    scene.rules.completed(scene.state)
    scene.state["deck"] = ["castle"]
    scene.play("place 0 on 10", "pay own own")
    assert scene.types() == "paid placed drew reshuffled drew drew turn_over" and scene.events[3]["cards"] == 12
    assert sum(scene.state["pool"].values()) == 12 and sum(scene.player(0)["drawn"].values()) == 2


def test_shuffles():
    """The checker finds the order of new decks in what came from them."""
    chance, seen = random.Random(5), Counter()
    check, = check_traces(TraceCheck, [json.dumps(play_game(dict(DEFAULTS, players=2), 1)[0])])
    check.broken = lambda before: []                             # positions may hold too many tiles
    for number in range(60):
        scene = Scene("bonus yield 4, hand W2 M2, storage W M, display V V V V C C C M, queue V")
        scene.state.update(yield_deck=["cards", "hex"], yield_discard={"cards": 3, "red3": 2}, supply=["village", "cart"])
        scene.state.update(deck=scene.state["deck"][:chance.randrange(3)], discard={"cart": 3, "castle": 2, "city": 4})
        text, = chance.sample(["draw", "take 7", "place 0 on 10", "place 1 on 14"], 1)
        if text.startswith("place"):
            scene.play(text)
            text = "pay own own"
        elif text == "take 7":
            scene.player(0)["storage"].clear()
        before, legal = json.loads(json.dumps(scene.rules.completed(scene.state))), scene.legal()
        scene.play(text, shuffle=lambda what, things: chance.sample(list(things.elements()), things.total()))
        line = {"seq": 1, "seat": 0, "action": ACTION_ID[text], "notation": text, "legal": legal, "events": scene.events,
                "state": scene.state, "deciders": scene.rules.deciders(scene.state)}
        line["state"]["rng"] = f"{number:016x}" if "reshuffled" in scene.types() else before["rng"]
        seen.update(event["what"] for event in scene.events if event["type"] == "reshuffled")
        for spoilt in (False, True):
            told = [event for event in scene.events if spoilt and event["type"] in ("drew", "yield")]
            if spoilt and not told:
                continue
            if spoilt:
                told[-1]["card"] = "red2" if told[-1]["type"] == "yield" else "tavern"
            check.state, check.seq, check.found = before, 0, []
            check.check_line(json.loads(json.dumps(line)))
            assert bool(check.found) == spoilt, (text, check.found)
    assert min(seen[what] for what in ("region", "yield", "neutral")) > 0, seen


def test_invariants():
    """Whatever breaks one of them is noticed."""
    rules = Rules(dict(DEFAULTS, players=3))
    state = play_game(rules.options, 4, "any kind")[90]["state"]

    def broken(change):
        spoilt = json.loads(json.dumps(state))
        change(spoilt, spoilt["players"][0])
        return list(broken_invariants(rules, rules.completed(spoilt)))

    far = next(cell for cell in CELLS if cell not in (covered := {int(one) for one in state["players"][0]["domain"]})
               and cell not in own_domain(state["players"][0]).frontier(covered))
    assert not broken(lambda state, player: None)
    for change in (lambda state, player: state.update(box=state["box"] + 1), lambda state, player: state["supply"].pop(),
                   lambda state, player: state["deck"].pop(), lambda state, player: state["yield_deck"].append("hex"),
                   lambda state, player: player.update(storage=["hex"] * 6), lambda state, player: player["bonus"].update(card=5),
                   lambda state, player: player["domain"].update({str(far): "hex"}), lambda state, player: player["domain"].pop(str(player["start"])),
                   lambda state, player: state["colour_bonus"].update(cart="II"), lambda state, player: state["pool"].update(cart=0),
                   lambda state, player: state.update(display=[NEUTRAL + "cart"] * 5 + state["display"][5:]),
                   lambda state, player: state["display"].__setitem__(0, None), lambda state, player: state.update(round=3),
                   lambda state, player: state.update(active=(state["active"] + 1) % 3), lambda state, player: state.update(taking=0),
                   lambda state, player: player.update(used=player["used"] + 1)):
        assert broken(change)


CHANGES = {
    "deck in another order": lambda trace, line, chance: turned(chance.choice(trace[:40])["state"]["deck"]),
    "yield deck in another order": lambda trace, line, chance: turned(line["state"]["yield_deck"]),
    "queue in another order": lambda trace, line, chance: turned(trace[3]["state"]["players"][0]["queue"]),
    "supply in another order": lambda trace, line, chance: turned(line["state"]["supply"]),
    "event left out": lambda trace, line, chance: line["events"].remove(chance.choice(line["events"])),
    "event twice": lambda trace, line, chance: line["events"].append(line["events"][0]),
    "events in another order": lambda trace, line, chance: line["events"].insert(0, line["events"].pop()),
    "option left out": lambda trace, line, chance: line["legal"].remove(chance.choice(line["legal"])),
    "options in another order": lambda trace, line, chance: line["legal"].reverse(),
    "decision left out": lambda trace, line, chance: trace.remove(line),
    "end left out": lambda trace, line, chance: trace.pop(),
    "another edition": lambda trace, line, chance: trace[0]["options"].update(edition="first"),
    "a flag that is a number": lambda trace, line, chance: trace[0]["options"].update(take_only_placeable=0),
    "an unknown option": lambda trace, line, chance: trace[0]["options"].update(fast=True),
    "other boards": lambda trace, line, chance: trace[0]["state"]["players"][0]["boards"].reverse(),
    "a board dealt twice": lambda trace, line, chance: trace[0]["state"]["players"][0].update(boards=trace[0]["state"]["players"][1]["boards"]),
    "rng without a shuffle": lambda trace, line, chance: trace[1]["state"].update(rng="0" * 16),
    "rng of no digits": lambda trace, line, chance: trace[0]["state"].update(rng="x" * 16),
    "neutral tile unmarked": lambda trace, line, chance: trace[0]["state"]["display"].__setitem__(0, "cart"),
}


def test_checker():
    """Own games are found right; a trace in which one thing is changed is found wrong."""
    chance, missed = random.Random(7), []
    fields = ("state", "seat", "legal", "deciders", "action", "notation", "events", "events")
    for players, habit in ((2, "builder"), (2, "any kind"), (3, "drawer"), (4, "uniform")):
        for options in (dict(DEFAULTS, players=players), random_options(players, chance)):
            lines = [json.dumps(line) for line in play_game(options, players, habit)]
            check, = check_traces(TraceCheck, lines)
            assert "all as the rules say" in check.report(), check.report()
            missed += unnoticed(TraceCheck, lines, chance, 8, fields)
        if players == 2:
            missed += [(habit, name) for name, change in CHANGES.items() if not noticed(TraceCheck, lines, change, chance)]
    assert not missed, f"not noticed: {missed}"


def self_test():
    for test in (test_data, test_geometry, test_golden, test_set_up, test_placing, test_castle, test_display, test_flow, test_ranks,
                 test_events, test_shuffles, test_invariants, test_checker):
        test()
        print(f"{test.__name__.replace('_', ' ')}: fine")
