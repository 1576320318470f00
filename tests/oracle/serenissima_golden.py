"""The examples and tests of section 8 of the rules (E1, T01, ...), the flags of 1.9, limits and numbers."""

import json
import random
from collections import Counter
from fractions import Fraction

from serenissima import broken_invariants
from serenissima_facts import (ACTION_ID, ACTION_TEXTS, ADJACENT, ARROWS, CAP, CUBES, DEFAULTS, DOGE_CARDS, GOODS, PORTS, PRODUCT, SCORING_CELLS,
                               STARTING_PORTS, STEPS, ZONES, may_be_closed)
from serenissima_rules import Rules
from serenissima_scene import BLACK, BLUE, COLOURS, FIXTURE_N, FIXTURE_V, ORANGE, RED, Fixed, Scene
from serenissima_table import ports_of

# ---------------------------------------------------------------------------------------------------------------------
# Data, set-up


def test_data():
    assert len(PORTS) == 19 and len(ZONES) == 20 and sum(CUBES.values()) == 70 and sum(CAP.values()) == 68 and len(STARTING_PORTS) == 5
    assert Counter(PRODUCT.values()) == {"wood": 5, "stone": 4, "marble": 3, "wine": 4, "gold": 2, "spice": 1}
    assert all(zone in ADJACENT[other] and zone != other for zone in ZONES for other in ADJACENT[zone])
    assert sum(map(len, ADJACENT.values())) == 2 * 38 and {len(near) for near in ADJACENT.values()} <= set(range(2, 9))
    for pair in ("VAL-ALG 1", "VAL-TRI 3", "VAL-GEN 2", "VAL-VEN 5", "VAL-CON 5", "VAL-ALX 5", "GEN-VEN 5", "VEN-CON 3", "VEN-ALX 4", "CON-ALX 3",
                 "ALX-SIC 3", "NAP-TRI 2"):
        start, goal, distance = pair[:3], pair[4:7], int(pair[8:])
        assert distances(start)[goal] == distance, pair
    assert max(max(distances(zone).values()) for zone in ZONES) == 5
    for text, number in (("activate", 0), ("invest", 1), ("end", 2), ("yes", 3), ("no", 4), ("continue", 5), ("sell", 6), ("capture", 7),
                         ("attack port", 8), ("load", 9), ("sailor from port", 10), ("sailor to port", 11), ("scuttle", 12), ("buy", 13),
                         ("land 0", 14), ("land 5", 19),
                         ("move VAL", 20), ("move ION", 39), ("number 1", 40), ("number 15", 54), ("attack 1", 55), ("attack 15", 69),
                         ("sailor from 1", 70), ("sailor from 15", 84), ("sailor to 1", 85), ("sailor to 15", 99), ("wood from 1", 100),
                         ("spice from 1", 105), ("wood from 2", 106), ("spice from 15", 189), ("wood to 1", 190), ("spice to 15", 279),
                         ("jettison wood", 280), ("sell wood", 286), ("sell spice", 291), ("take wood", 292), ("take spice", 297), ("port VAL", 298),
                         ("port ALX", 316), ("hire VAL", 317), ("hire ALX", 335), ("hire 1", 336), ("hire 15", 350), ("fort VAL", 351),
                         ("fort ALX", 369), ("basilica VAL", 370), ("basilica ALX", 388)):
        assert ACTION_ID[text] == number, (text, number)
    assert len(ACTION_TEXTS) == len(ACTION_ID) == 389


def distances(start):
    found, waiting = {start: 0}, [start]
    for zone in waiting:
        for other in ADJACENT[zone]:
            if other not in found:
                found[other] = found[zone] + 1
                waiting.append(other)
    return found


def test_set_up():
    for players, reserve, galleys, highest, closed in ((2, 18, 3, 12, 4), (3, 17, 2, 12, 4), (4, 13, 2, 15, 0)):   # E15
        chance, rules = random.Random(players), Rules(dict(DEFAULTS, players=players))
        state, asked, events = rules.random_opening(chance), [], []
        assert state["phase"] == "setup_port" and rules.legal(state, 0) and not rules.legal(state, 1)
        assert state["wheel"] == state["round"] == state["track"] == state["scorings"] == state["moved"] == 0 and state["supply"] == CUBES
        while state["round"] == 0:
            asked.append((state["phase"].split("_")[1][0], state["decider"]))
            if state["phase"] == "setup_galley" and not state["galleys"]:
                assert [ACTION_TEXTS[number] for number in rules.legal(state, 0)] == [f"number {number}" for number in range(1, highest + 1)]
            number = chance.choice(rules.legal(state, state["decider"]))
            state, events = rules.decide(state, state["decider"], number, Fixed([]))
        first = [(letter, seat) for seat in range(players) for letter in "pg"]
        assert asked == first + [("g", seat) for seat in reversed(range(players))] + [("g", seat) for seat in range(2) if players == 2]
        assert [event["type"] for event in events] == ["launched", "round_started", "turn_started"]
        for seat, player in enumerate(state["players"]):
            home, = ports_of(state, seat)
            assert (player["reserve"], player["galleys"], player["ports"], player["ducats"]) == (reserve, galleys, 1, 5)
            assert {galley["zone"] for galley in state["galleys"].values() if galley["owner"] == seat} == {home} and home in STARTING_PORTS
        assert max(map(int, state["galleys"])) <= highest and sum(port["closed"] for port in state["ports"].values()) == closed
        assert (state["phase"], state["wheel"], state["galley"]) == ("turn", min(map(int, state["galleys"])), None)
        assert not list(broken_invariants(rules, state))


def test_closing():
    """A-41."""
    for players, seats in ((2, [1, 0, 1, 0]), (3, [2, 1, 0, 2])):
        rules, asked = Rules(dict(DEFAULTS, players=players, closed_port_policy="draft")), []
        state = rules.random_opening(random.Random(1))
        assert [ACTION_TEXTS[number] for number in rules.legal(state, players - 1)] == [
            f"port {port}" for port in PORTS if PRODUCT[port] in ("wood", "wine", "stone", "marble")]
        for port in ("VAL", "GEN", "VEN" if players == 2 else "MOD", "NAP"):
            asked.append(state["decider"])
            state, events = rules.decide(state, state["decider"], ACTION_ID[f"port {port}"], Fixed([]))
            assert events == [{"type": "closed", "port": port}]
            legal = [ACTION_TEXTS[number] for number in rules.legal(state, state["decider"])]
            if port == "GEN":
                assert ("port VEN" in legal, "port ALX" in legal, "port ALG" in legal, "port BAR" in legal) == (players == 2, players == 2, True, False)
            if port == "VEN":
                assert legal == ["port NAP", "port TUN"]
        assert asked == seats and (state["phase"], state["decider"]) == ("setup_port", 0)
        assert legal == [f"port {port}" for port in (["CON", "ALX"] if players == 2 else ["VEN", "CON", "ALX"])]
    four = Rules(dict(DEFAULTS, players=4, closed_port_policy="draft")).random_opening(random.Random(1))
    assert (four["phase"], four["decider"]) == ("setup_port", 0)
    assert may_be_closed(["NAP", "VAL", "GEN", "VEN"], 2) and not may_be_closed(["NAP", "VAL", "GEN", "VEN"], 3)
    assert not may_be_closed(["NAP", "VAL", "SAR", "VEN"], 2) and not may_be_closed(["NAP", "VAL", "GEN"], 2) and not may_be_closed(["ION"] * 4, 2)
    rules = Rules(dict(DEFAULTS, players=2, closed_port_policy="fixed", closed_ports=["NAP", "VAL", "GEN", "VEN"]))
    assert rules.legal(rules.random_opening(random.Random(1)), 0) == [ACTION_ID["port CON"], ACTION_ID["port ALX"]]


# ---------------------------------------------------------------------------------------------------------------------
# 8.1


def test_rulebook():
    scene = Scene(FIXTURE_V)
    assert [scene.reserve(seat) for seat in range(4)] == [17, 15, 13, 13] and scene.state["supply"]["marble"] == 11
    scene.only("activate", "invest").play("activate")                                                              # E1
    for _ in range(2):
        assert not scene.can("sailor from port")
        scene.play("sailor from 6")
    assert (scene.galley(4), scene.galley(6), scene.can("sailor from port")) == ("s3", "s1", False)
    scuttled = Scene(FIXTURE_V).play("activate", "sailor to port")                                                 # E1b
    assert scuttled.port("VAL") == "Blue 2" and scuttled.galley(4) is None and 4 in scuttled.rules.free_numbers(scuttled.state)
    assert scuttled.at("turn", BLUE, wheel=6, galley=None, locks=[]).types() == "sailor sunk turn_over turn_started"
    scuttled = Scene(FIXTURE_V).play("activate", "sailor to 6").at("turn", BLUE, wheel=6)                          # E1c
    assert (scuttled.galley(4), scuttled.galley(6)) == (None, "s4")
    scene.play("load", "load")                                                                                     # E2
    assert (scene.ducats(), scene.state["supply"]["wood"], scene.galley(4)) == (4, 12, "s3 wood2")
    assert scene.events == [{"type": "loaded", "seat": BLUE, "galley": 4, "good": "wood", "price": 1, "to": None}]
    Scene(FIXTURE_V).play("activate", "sailor from 6", "sailor from 6", "load", "load", "load").only("sailor to port", "wood to 6")
    scene.play("end").at("move", BLUE, moved=0, locks=[]).only("end", "move BAR", "move SAR", "move ALG")          # E3
    far = Scene(FIXTURE_V.replace("@ALG", "@GEN")).play("activate", "sailor from 6", "sailor from 6", "end", "move ALG", "move TUN", "move TRI")
    far.at("move", BLUE).only("end")
    declined = Scene(FIXTURE_V).play("activate", "sailor from 6", "sailor from 6", "load", "load", "end", "move ALG", "no")    # E4b
    declined.at("move", BLUE, moved=1, queue=[]).only("end", "move VAL", "move BAR", "move SAR", "move TUN")
    assert declined.events == [{"type": "blockade", "seat": RED, "of": "move", "declared": False}]
    scene.play("move ALG").at("move_blockade", RED, queue=[RED]).only("yes", "no")                                 # E4
    scene.play("yes").at("step3", BLUE, moved=1, strength=2, queue=[])
    scene.play("sell").at("sell_blockade", RED)                                                                    # E5
    assert scene.events == []
    scene.play("yes").at("step3", BLUE, sale_blocked=True).only("end", "attack 7", "attack 9", "capture")
    assert scene.galley(4) == "s3 wood2" and scene.events == [{"type": "blockade", "seat": RED, "of": "sale", "declared": True}]
    owned = Scene("VAL Blue 1; ALG Red 1; G4(Blue)@ALG s3 {wood2}; G6(Blue)@VAL s1; G7(Red)@ALG s2 {marble1}; G9(Red)@ALG s2", phase="step3", moved=1,
                  origin="VAL").play("sell", "yes").only("end", "attack 7", "attack 9")                            # E5b
    assert owned.reserve(RED) == 14
    scene.play("attack 7", chance=[(1, 1)]).at("combat_continue", BLUE, target=7, fought=True).only("end", "continue")     # E6
    assert scene.events == [{"type": "attacked", "seat": BLUE, "galley": 4, "target": 7},
                            {"type": "rolled", "seat": BLUE, "dice": 2, "skulls": 1, "against_dice": 2, "against_skulls": 1}]
    assert (scene.galley(4), scene.galley(7), scene.reserve(), scene.reserve(RED)) == ("s2 wood2", "s1 marble1", 18, 16)
    scene.play("continue", chance=[(1, 1)]).at("loot", BLUE, target=7).only("end", "take marble")                  # E7
    assert scene.events == [{"type": "rolled", "seat": BLUE, "dice": 2, "skulls": 1, "against_dice": 1, "against_skulls": 1}]
    assert (scene.galley(4), scene.galley(7), scene.reserve(), scene.reserve(RED)) == ("s1 wood2", "s0 marble1", 19, 17)
    left = json.loads(json.dumps(scene.state))
    scene.play("take marble").at("loot", BLUE).only("end")                                                         # E8
    assert scene.galley(4) == "s1 wood2 marble1" and scene.events == [{"type": "looted", "seat": BLUE, "galley": 4, "good": "marble"}]
    scene.play("end").at("step3", BLUE, strength=2, target=None).only("end", "attack 9", "capture")
    assert scene.galley(7) is None and scene.state["supply"]["marble"] == 11 and scene.events == [{"type": "sunk", "seat": RED, "galley": 7}]
    assert scene.play("end").at("turn", BLUE, wheel=6, strength=None, fought=False).types() == "turn_over turn_started"
    scene.state = left
    scene.play("end").at("step3", BLUE).only("end", "attack 9", "capture")                                         # E8c
    assert (scene.galley(4), scene.galley(7), scene.state["supply"]["marble"]) == ("s1 wood2", None, 12)


def naples():
    return Scene(FIXTURE_N, wheel=8, phase="step3", origin="SIC", moved=1, strength=2)


def test_naples():
    scene = naples().play("capture").at("land", ORANGE).only("land 1", "land 2", "land 3").play("land 2")          # E9
    assert (scene.port("NAP"), scene.galley(8), scene.ducats(ORANGE)) == ("Orange 2", "s1 wood1", 5)
    assert scene.at("turn", RED, wheel=9).events[:2] == [{"type": "landed", "seat": ORANGE, "port": "NAP", "sailors": 2},
                                                         {"type": "turn_over", "seat": ORANGE, "galley": 8}]
    scene = naples().play("capture", "land 3").at("turn", RED, wheel=9)                                            # E9c
    assert (scene.port("NAP"), scene.galley(8), scene.state["supply"]["wood"]) == ("Orange 3", None, 14)
    assert scene.types() == "landed sunk turn_over turn_started"
    scene = naples().play("sell").at("sell", ORANGE, sold=False).only("sell wood").play("sell wood").at("sell", ORANGE, sold=True).only("end")   # E9d
    assert scene.events == [{"type": "sold", "seat": ORANGE, "galley": 8, "port": "NAP", "good": "wood", "ducats": 2}]
    assert scene.play("end").at("turn", RED, wheel=9).ducats(ORANGE) == 7 and scene.port("NAP") == "neutral wood"


def doge(card, given="", track=0, options=None, outcome=(), players=4, pile=None):
    """The end of a round with this card; only Blue has a galley."""
    pile = pile or [card, *sorted((Counter(DOGE_CARDS) - Counter([card])).elements())]
    scene = Scene("G12(Blue)@VAL s1" + ("; " + given if given else ""), wheel=12, phase="invest", track=track, doge_pile=pile, options=options,
                  players=players)
    return scene.play("end", chance=outcome)


def test_examples():
    scene = doge("two_hourglasses", "VAL Blue 1 stone marble wine gold basilica", track=3)                         # E10, E14
    assert scene.ducats() == 25 and (scene.state["track"], scene.state["scorings"]) == (5, 1)
    assert scene.events == [{"type": "turn_over", "seat": BLUE, "galley": 12}, {"type": "doge", "card": "two_hourglasses"},
                            {"type": "advanced", "track": 5}, {"type": "scoring", "number": 1},
                            {"type": "income", "seat": BLUE, "ducats": 15, "reason": "warehouses"},
                            {"type": "income", "seat": BLUE, "ducats": 5, "reason": "basilicas"}, {"type": "special", "seat": BLUE}]
    scene = Scene("VAL Blue 5; G4(Blue)@VAL s2", phase="load")                                                     # E11
    assert not scene.can("sailor to port") and scene.can("sailor from port")
    assert not Scene("VAL Blue 5; G4(Blue)@VAL s2", phase="invest").can("hire VAL")
    for port, gain in (("GEN Blue 3", 2), ("GEN neutral", 4), ("GEN Red 3 wood marble wine gold", 8)):             # E12
        scene = Scene(f"{port}; NAP Red 3; G4(Blue)@GEN s2 {{spice1}}", phase="step3").play("sell", "sell spice")
        assert scene.ducats() == 5 + gain and scene.events[0]["ducats"] == gain
    scene = Scene("GEN Red 3 wood marble wine gold; G4(Blue)@GEN s2 {spice1}", phase="step3").play("sell", "sell spice").only("end")
    assert scene.port("GEN") == "Red 3 wood marble wine gold spice"


def rounds(steps):
    """How likely each number of rounds is, if the last scoring is so many steps away; over all orders of the Doge cards."""
    whole = tuple(sorted(Counter(DOGE_CARDS).elements()))
    found, open_cases = Counter(), {(0, whole): Fraction(1)}
    number = 0
    while open_cases:
        number, following = number + 1, Counter()
        for (track, pile), likely in open_cases.items():
            for index, card in enumerate(pile):
                share, reached = likely / len(pile), track + STEPS[card]
                if reached >= steps:
                    found[number] += share
                else:
                    following[reached, whole if card == ARROWS else pile[:index] + pile[index + 1:]] += share
        open_cases = following
    assert sum(found.values()) == 1
    return found


def test_lengths():
    for steps, first, expected, mean in ((SCORING_CELLS[4][-1], 5, ".0054 .0866 .2724 .3639 .2388 .0311 .0017", "7.844"),          # E13, T40, T41
                                         (SCORING_CELLS[2][-1], 6, ".0019 .0419 .1695 .3356 .3310 .1031 .0166 .0005", "9.330")):
        found = rounds(steps)
        assert sorted(found) == list(range(first, first + len(expected.split())))
        assert " ".join(f"{float(found[number]):.4f}"[1:] for number in sorted(found)) == expected
        assert f"{float(sum(number * likely for number, likely in found.items())):.3f}" == mean


# ---------------------------------------------------------------------------------------------------------------------
# 8.2: loading and selling


def test_loading():
    scene = Scene("TUN neutral; G4(Blue)@TUN s2", phase="load").play("load", "load")                               # T01
    assert scene.ducats() == 3 and scene.events[0] == {"type": "loaded", "seat": BLUE, "galley": 4, "good": "marble", "price": 1, "to": None}
    scene = Scene("TUN Red 1; G4(Blue)@TUN s2", phase="load").play("load", "load")                                 # T02
    assert (scene.ducats(), scene.ducats(RED), scene.events[0]["to"]) == (3, 7, RED)
    scene = Scene("G4(Blue)@VAL s2; Blue 0").play("activate").at("load", BLUE, free_good=True, galley=4, origin="VAL")         # T03
    assert not scene.play("load").at("load", BLUE, free_good=False).can("load") and scene.events[0]["price"] == 0
    aboard = "; ".join(f"G{number}(Red)@GEN s1 {{spice4}}" for number in (5, 6)) + "; G7(Red)@GEN s1 {spice2}"
    assert not Scene(f"G4(Blue)@TRI s2; {aboard}", phase="load").can("load")                                       # T04
    assert Scene("G4(Blue)@TRI s2", phase="load").can("load")
    for order in (("wood", "gold", "spice"), ("spice", "wood", "gold")):                                           # T05
        scene = Scene("G4(Blue)@TUN s2 {wood1, gold1, spice1}", phase="step3").play("sell", *(f"sell {good}" for good in order)).only("end")
        assert scene.ducats() == 5 + 11
    scene = Scene("G4(Blue)@TUN s2 {wood2}", phase="step3").play("sell", "sell wood").only("end")                  # T06
    assert scene.galley(4) == "s2 wood1"
    Scene("COR neutral wood gold; G4(Blue)@COR s2 {wine1, marble1}", phase="step3").only("end", "capture")         # T07, T08
    Scene("TUN neutral wood; G4(Blue)@TUN s2 {wood2, marble1}", phase="step3").only("end", "capture")
    own = "VAL Blue 5; G4(Blue)@VAL s5 {}; G5(Blue)@VAL s2 {}"                                                     # T43
    Scene(own, phase="load").only("load", "sailor from port", "sailor to 5", "scuttle", "end")
    scene = Scene("G4(Blue)@ION s1 {wood4}; G5(Blue)@ION s1 {gold4}", phase="load").play("gold from 5")            # T44
    scene.only("wood to 5", "jettison wood", "jettison gold").play("wood to 5")
    assert (scene.galley(4), scene.galley(5)) == ("s1 wood3 gold1", "s1 wood1 gold3")
    scene = Scene("G4(Blue)@VAL s1 {wood4}; G5(Blue)@VAL s2", phase="load").play("sailor from port", "sailor to 5")    # T45
    assert (scene.port("VAL"), scene.galley(4), scene.galley(5)) == ("Blue 2", "s1 wood4", "s3")
    assert scene.state["locks"] == ["sailor from port", "sailor to 5"]
    scene = Scene("G4(Blue)@VAL s1", phase="load", free_good=True).play(*["load"] * 4)                             # T47
    assert (scene.ducats(), scene.galley(4), scene.can("sailor to port"), scene.can("load")) == (2, "s1 wood4", True, False)


def test_locks():
    """T46."""
    def scene():
        return Scene("G4(Blue)@VAL s2 {wood1}; G5(Blue)@VAL s2 {wood1, gold1}").play("activate")

    for pair in (("sailor to 5", "sailor from 5"), ("wood to 5", "wood from 5"), ("sailor to port", "sailor from port"), ("jettison wood", "load")):
        for first, second in (pair, pair[::-1]):
            assert scene().can(first) and scene().can(second)
            after = scene().play(first)
            assert not after.can(second) and after.state["locks"] == [first], (first, second)
    assert scene().play("wood to 5").can("gold from 5") and scene().play("wood from 5", "sailor from port").can("sailor to 5")
    assert scene().play("wood to 5").events == [{"type": "good", "seat": BLUE, "galley": 4, "good": "wood", "way": "to", "with": 5}]
    assert scene().play("sailor from port").events == [{"type": "sailor", "seat": BLUE, "galley": 4, "way": "from", "with": "port"}]
    assert scene().play("sailor to 5").events == [{"type": "sailor", "seat": BLUE, "galley": 4, "way": "to", "with": 5}]
    assert scene().play("jettison wood").events == [{"type": "jettisoned", "seat": BLUE, "galley": 4, "good": "wood"}]
    assert scene().play("scuttle").types() == "sunk turn_over turn_started"
    twice = scene().play("wood to 5", "gold from 5")
    assert twice.state["locks"] == ["gold from 5", "wood to 5"] and twice.play("end").state["locks"] == []


def test_places():
    """What is possible where (4.2, A-4, A-42)."""
    scene = Scene("G4(Blue)@VAL s3; G6(Blue)@VAL s1 {gold2}", phase="load").play("sailor from 6")                  # T38
    assert scene.galley(6) is None and scene.state["supply"]["gold"] == 10 and scene.types() == "sailor sunk"
    assert scene.events[1] == {"type": "sunk", "seat": BLUE, "galley": 6} and scene.play("end", "end", "end").state["wheel"] == 0
    foreign = "TUN Red 1; G4(Blue)@TUN s3 {gold1}; G6(Blue)@TUN s2 {wood1}"
    Scene(foreign, phase="load").only("load", "sailor to 6", "gold to 6", "wood from 6", "jettison gold", "scuttle", "end")
    assert Scene(foreign, phase="load", options={"sailor_transfer_both_ways_everywhere": True}).can("sailor from 6")
    assert not Scene(foreign, phase="load", options={"scuttle_with_crew": False}).can("scuttle")
    closed = "ALG closed; G4(Blue)@ALG s3 {gold1}; G6(Blue)@ALG s2; G7(Red)@ALG s4"                                # T36
    Scene(closed, phase="load", players=3).only("sailor to 6", "gold to 6", "jettison gold", "scuttle", "end")
    Scene(closed, phase="step3", players=3, moved=1, origin="VAL").only("end", "attack 7")
    Scene("ALG closed; G4(Blue)@VAL s3; G7(Red)@ALG s4", phase="move", players=3).play("move ALG").at("move_blockade", RED)
    Scene("G4(Blue)@ION s3 {gold1}", phase="load").only("jettison gold", "scuttle", "end")
    Scene("G4(Blue)@ION s3 {gold1}", phase="step3").only("end")
    scene = Scene("G4(Blue)@VAL s5", phase="load")                                                                 # sixth place
    assert not scene.can("sailor from port") and scene.play("load").only("sailor to port").play("sailor to port").galley(4) == "s4 wood1"
    Scene("VAL Blue 5; G4(Blue)@VAL s5", phase="load").only("scuttle", "end")
    scene = Scene("G4(Blue)@VAL s5; G5(Blue)@VAL s1", phase="load").play("sailor from port")                       # six sailors
    scene.only("sailor to 5").play("sailor to 5")
    assert (scene.galley(4), scene.galley(5), scene.port("VAL")) == ("s5", "s2", "Blue 2")


# ---------------------------------------------------------------------------------------------------------------------
# 8.2: movement, blockades, battles


def test_blockades():
    scene = Scene("G4(Blue)@VAL s3; G7(Red)@ALG s2; G8(Black)@ALG s2", phase="move").play("move ALG").at("move", BLUE)         # T19
    out_and_back = "G4(Blue)@VAL s3; G7(Red)@VAL s4"                                                               # T20
    Scene(out_and_back, phase="move").play("move ALG", "move VAL").at("move", BLUE, moved=2)
    Scene(out_and_back, phase="move", options={"origin_zone_blockade": True}).play("move ALG", "move VAL").at("move_blockade", RED)
    stays = "VAL Blue 3; G4(Blue)@VAL s3 {gold1}; G7(Red)@VAL s4"                                                  # T21
    Scene(stays, phase="step3").play("sell").at("sell_blockade", RED).play("no").at("sell", BLUE)
    Scene(stays, phase="step3", options={"origin_zone_sale_blockade": False}).play("sell").at("sell", BLUE)
    moot = "G4(Blue)@VAL s1; G7(Red)@ALG s4"                                                                       # T49
    Scene(moot, phase="move").play("move ALG").at("move", BLUE, moved=1).only("end")
    scene = Scene(moot, phase="move", options={"skip_moot_blockade": False}).play("move ALG").at("move_blockade", RED)
    scene.play("yes").at("step3", BLUE, strength=0).only("end", "capture")
    scene = Scene("G4(Blue)@VAL s3; G7(Red)@ALG s4; G3(Black)@ALG s4; G2(Orange)@ALG s5", phase="move").play("move ALG")        # T50
    scene.at("move_blockade", ORANGE, queue=[ORANGE, BLACK, RED]).play("no").at("move_blockade", BLACK, queue=[BLACK, RED]).play("yes")
    scene.at("step3", BLUE, queue=[])
    two = Scene("G4(Blue)@VAL s3; G7(Red)@ALG s2; G1(Red)@ALG s2; G3(Black)@ALG s4; G2(Black)@VAL s1", phase="move").play("move ALG")
    two.at("move_blockade", RED, queue=[RED, BLACK])                                                               # the lowest number in the zone
    capture = "G4(Blue)@TUN s2 {wood1}; G7(Red)@TUN s3; G8(Black)@TUN s1"
    scene = Scene(capture, phase="step3").only("end", "sell", "capture", "attack 7", "attack 8").play("capture").at("capture_blockade", RED, queue=[RED])
    scene.play("yes").at("step3", BLUE, capture_blocked=True).only("end", "attack 7", "attack 8")
    assert scene.events == [{"type": "blockade", "seat": RED, "of": "capture", "declared": True}]
    scene.play("attack 8", chance=[(1, 0)]).at("step3", BLUE, capture_blocked=False, fought=True, target=None).only("end", "attack 7", "capture")
    assert scene.types() == "attacked rolled sunk"
    scene.play("capture").at("capture_blockade", RED).play("no").at("land", BLUE).only("land 1", "land 2")
    Scene(capture, phase="step3", options={"capture_blockade": False}).play("capture").at("land", BLUE)


def test_strength():
    for moved, offered in ((4, True), (5, False)):                                                                 # T09
        scene = Scene("G4(Blue)@TUN s5; G7(Red)@TUN s1", phase="move", moved=moved, origin="VAL").play("end").at("step3", BLUE, strength=5 - moved)
        assert scene.can("attack 7") == offered and scene.can("capture")
    for moved, weakest, offered in ((2, 1, True), (3, 1, False), (3, 0, True)):                                    # T52
        scene = Scene("TUN Red 1; G4(Blue)@TUN s3", phase="step3", moved=moved, origin="GEN", options={"min_attack_strength": weakest})
        scene.only("end", *["attack port"] * offered)
    scene.play("attack port", chance=[(0, 1)]).at("combat_continue", BLUE)                                         # no dice
    assert scene.events[1] == {"type": "rolled", "seat": BLUE, "dice": 0, "skulls": 0, "against_dice": 1, "against_skulls": 1} and scene.galley(4) == "s2"


def test_ports():
    forted = "TUN Red 1 wood stone fort; G4(Blue)@TUN s2 {gold1}"                                                  # T11
    scene = Scene(forted, phase="step3").play("attack port", chance=[2])
    assert scene.galley(4) is None and scene.port("TUN") == "Red 1 wood stone fort"
    assert scene.types() == "attacked fort_fired sunk turn_over doge advanced special"
    assert scene.events[:2] == [{"type": "attacked", "seat": BLUE, "galley": 4, "target": "port"},
                                {"type": "fort_fired", "seat": RED, "port": "TUN", "dice": 2, "skulls": 2}]
    scene = Scene(forted, phase="step3").play("attack port", chance=[1, (0, 0)]).at("combat_continue", BLUE, target="port")
    assert scene.events[2] == {"type": "rolled", "seat": BLUE, "dice": 1, "skulls": 0, "against_dice": 1, "against_skulls": 0}
    assert scene.play("continue", chance=[(1, 1)]).types().startswith("rolled lost_port sunk turn_over") and scene.port("TUN") == "neutral wood stone fort"
    scene = Scene("BAR Red 1; G4(Blue)@BAR s3", phase="step3").play("attack port", chance=[(1, 0)]).at("land", BLUE, target="port")     # T13, T14
    assert scene.port("BAR") == "neutral" and scene.types() == "attacked rolled lost_port" and scene.reserve(RED) == 19
    assert scene.events[2] == {"type": "lost_port", "seat": RED, "port": "BAR"}
    scene.only("land 0", "land 1", "land 2")
    before = json.loads(json.dumps(scene.state))
    assert scene.play("land 0").port("BAR") == "neutral" and scene.galley(4) == "s3" and scene.types().startswith("turn_over doge")
    scene.state = before
    assert scene.play("land 2").port("BAR") == "Blue 2" and scene.galley(4) == "s1"
    scene = Scene("BAR Red 1; G4(Blue)@BAR s3", phase="step3", options={"unlanded_conquest_neutral": False})
    scene.play("attack port", chance=[(1, 0)]).only("land 1", "land 2")
    assert not Scene("G4(Blue)@GEN s3", phase="step3").can("attack port")                                          # T15
    assert Scene("TUN Red 1; G4(Blue)@GEN s3", phase="step3").can("attack port")
    scene = Scene("TUN Red 1; G4(Blue)@TUN s3; G7(Red)@TUN s1; G9(Red)@TUN s1", phase="step3").only("end", "attack 7", "attack 9")      # T16
    scene.play("attack 7", chance=[(1, 0)]).only("end", "attack 9").play("attack 9", chance=[(1, 0)]).only("end", "attack port")
    scene = Scene("TUN Red 1; G4(Blue)@TUN s2; G7(Black)@TUN s5", phase="step3").only("end", "attack 7", "attack port")                # T17
    assert scene.play("attack port", chance=[(2, 0)]).at("land", BLUE).play("land 1").port("TUN") == "Blue 1"
    scene = Scene("TUN neutral wood stone fort; G4(Blue)@TUN s2", phase="step3").play("capture", "land 1")         # T39
    assert scene.types().startswith("landed turn_over") and scene.port("TUN") == "Blue 1 wood stone fort"
    going_on = "BAR Red 1; G4(Blue)@BAR s3; G7(Black)@BAR s1; G6(Blue)@VAL s1"
    scene = Scene(going_on, phase="step3", options={"land_ends_activation": False}).play("attack port", "land 1", chance=[(1, 0)])
    scene.at("step3", BLUE, fought=True, target=None, wheel=4).only("end", "attack 7")
    Scene(going_on, phase="step3").play("attack port", "land 1", chance=[(1, 0)]).at("turn", BLUE, wheel=6)
    Scene(going_on, phase="step3", options={"land_ends_activation": False}).play("attack port", "land 0", chance=[(1, 0)]).at("turn", BLUE, wheel=6)
    scene = Scene("BAR neutral; G4(Blue)@BAR s3 {gold1}; G7(Black)@BAR s1", phase="step3", options={"land_ends_activation": False})
    scene.play("capture", "land 1").at("step3", BLUE, fought=True).only("end", "attack 7")


def test_battles():
    both = "G4(Blue)@TUN s1 {gold1}; G7(Red)@TUN s1 {marble1}"
    scene = Scene(both, phase="step3").play("attack 7", chance=[(1, 1)])                                           # T22
    assert not scene.state["galleys"] and scene.types().startswith("attacked rolled sunk sunk turn_over doge")
    assert [event["galley"] for event in scene.events if event["type"] == "sunk"] == [4, 7] and scene.state["supply"] == CUBES
    Scene("G4(Blue)@TUN s2; G7(Red)@TUN s2; G9(Red)@TUN s1", phase="step3").play("attack 7", "end", chance=[(0, 0)]).at("turn", RED, wheel=7)  # T24
    scene = Scene("G4(Blue)@TUN s2 {wood2, stone1}; G7(Red)@TUN s1 {marble2, gold1}", phase="step3").play("attack 7", chance=[(1, 0)])
    scene.only("jettison wood", "jettison stone", "end").play("jettison wood").only("take marble", "take gold", "end").play("take gold")
    scene.only("jettison wood", "jettison stone", "jettison gold", "end").play("end").at("step3", BLUE)
    assert scene.galley(4) == "s2 wood1 stone1 gold1" and scene.state["supply"]["marble"] == 12
    lost = "G4(Blue)@TUN s1 {gold1, wood2}; G7(Red)@TUN s2 {marble2}"
    assert Scene(lost, phase="step3").play("attack 7", chance=[(0, 1)]).at("turn", RED, wheel=7).types() == "attacked rolled sunk turn_over turn_started"
    scene = Scene(lost, phase="step3", options={"defender_loots": True}).play("attack 7", chance=[(0, 1)]).at("loot", RED, galley=4, target=7)
    scene.only("take wood", "take gold", "end").play("take gold").only("jettison marble", "jettison gold", "end")
    assert scene.events == [{"type": "looted", "seat": RED, "galley": 7, "good": "gold"}] and scene.galley(7) == "s2 marble2 gold1"
    scene.play("jettison marble").only("take wood", "end")
    assert scene.events == [{"type": "jettisoned", "seat": RED, "galley": 7, "good": "marble"}]
    assert scene.play("end").at("turn", RED, wheel=7).events[:2] == [{"type": "sunk", "seat": BLUE, "galley": 4},
                                                                     {"type": "turn_over", "seat": BLUE, "galley": 4}]
    empty = lost.replace(" {gold1, wood2}", "")
    Scene(empty, phase="step3", options={"defender_loots": True}).play("attack 7", chance=[(0, 1)]).at("turn", RED)
    Scene("TUN Red 2; G4(Blue)@TUN s1 {gold1}; G5(Red)@GEN s1", phase="step3", options={"defender_loots": True}).play(
        "attack port", chance=[(0, 1)]).at("turn", RED, wheel=5)                                                   # never for garrisons


# ---------------------------------------------------------------------------------------------------------------------
# 8.2: investments, Doge cards, the end


def test_investments():
    three = "G4(Blue)@VAL s5; G5(Blue)@ION s1; G6(Blue)@ION s1"
    scene = Scene(f"{three}; Blue 4", phase="invest").play("buy", "number 9")                                      # T25
    assert scene.at("buy_place", BLUE, buying={"number": 9, "port": None}, bought=[]).ducats() == 4 and scene.events == []
    assert scene.only("port VAL").play("port VAL").at("invest", BLUE, bought=[9], buying=None).ducats() == 0 and scene.galley(9) == "s1"
    assert scene.events == [{"type": "bought", "seat": BLUE, "galley": 9, "port": "VAL", "ducats": 4, "from_garrison": False},
                            {"type": "launched", "seat": BLUE, "galley": 9, "zone": "VAL"}]
    assert not Scene(f"{three}; Blue 3", phase="invest").can("buy")
    for number, wheel in ((9, 9), (3, 0)):                                                                         # T26
        scene = Scene("G6(Blue)@VAL s3", wheel=6, phase="invest").play("buy").at("buy_number", BLUE, buying={"number": None, "port": None})
        assert not scene.can("number 6") and scene.can("number 15")
        scene.play(f"number {number}", "port VAL", "end")
        assert scene.state["wheel"] == wheel
    while scene.state["phase"] == "special":
        scene.play("end")
    scene.at("turn", BLUE, wheel=3, round=2)
    six = "; ".join(f"G{number}(Blue)@ION s1" for number in range(4, 10))
    assert not Scene(f"{six}; Blue 7", phase="invest").can("buy")                                                  # T27
    scene = Scene("VAL Blue 1 stone; G4(Blue)@ION s1; Blue 4", phase="invest").play("fort VAL")                    # T28
    assert scene.ducats() == 2 and scene.port("VAL") == "Blue 1 stone fort" and not scene.can("fort VAL") and scene.state["forts_left"] == 4
    assert scene.events == [{"type": "built", "seat": BLUE, "port": "VAL", "what": "fort"}]
    rich = "VAL Blue 1 gold marble; G4(Blue)@ION s1"
    built = "; ".join(f"{port} Red 1 gold marble basilica" for port in ("GEN", "SAR", "SMY", "VEN")) + "; TRI Red 1 gold marble"
    assert Scene(f"{rich}; {built}", phase="invest").can("basilica VAL")                                           # T29
    assert not Scene(f"{rich}; {built} basilica", phase="invest").can("basilica VAL")
    base = "G4(Blue)@VAL s5; G5(Blue)@VAL s1; G6(Blue)@TUN s1; G8(Blue)@GEN s1; G9(Blue)@ION s1"                   # T48
    Scene(base, phase="invest").only("end", "hire VAL", "hire 5")
    none_left = "VAL Blue 5; ALX Blue 5; G4(Blue)@VAL s4; G5(Blue)@VAL s4; G6(Blue)@VAL s4; Blue 50"
    assert Scene(none_left, phase="invest").only("end").reserve() == 0
    for stored, legal in (("gold", False), ("marble", False), ("gold marble", True)):                              # T51
        assert Scene(f"VAL Blue 1 {stored}; G4(Blue)@ION s1", phase="invest").can("basilica VAL") == legal
    forts = "; ".join(f"{port} Red 1 wood stone fort" for port in ("NAP", "SIC", "TRI", "TUN", "MOD"))
    scene = Scene(f"VAL Blue 1 stone; G4(Blue)@ION s1; {forts}", phase="invest")
    assert scene.state["forts_left"] == 0 and not scene.can("fort VAL")
    scene = Scene("G4(Blue)@TUN s1; Blue 50", phase="invest").play("buy", "number 9", "port VAL")                  # T53
    assert not scene.can("buy") and scene.can("hire 9") and scene.play("hire 9").galley(9) == "s2"
    assert scene.events == [{"type": "hired", "seat": BLUE, "at": 9}] and scene.play("hire VAL").events == [{"type": "hired", "seat": BLUE, "at": "VAL"}]


def test_garrison_crew():
    """A-37."""
    options = {"new_galley_crew": "hire_or_garrison"}
    scene = Scene("VAL Blue 1; TUN Blue 2; G4(Blue)@ION s1; Blue 1", phase="invest", options=options)
    scene.play("buy", "number 9").only("port TUN").play("port TUN").at("buy_crew", BLUE, buying={"number": 9, "port": "TUN"}).only("sailor from port")
    scene.play("sailor from port").at("invest", BLUE, bought=[9])
    assert (scene.port("TUN"), scene.galley(9), scene.ducats(), scene.reserve()) == ("Blue 1", "s1", 0, 18)
    assert scene.events == [{"type": "bought", "seat": BLUE, "galley": 9, "port": "TUN", "ducats": 1, "from_garrison": True},
                            {"type": "launched", "seat": BLUE, "galley": 9, "zone": "TUN"}]
    scene = Scene("VAL Blue 1; TUN Blue 2; G4(Blue)@ION s1; Blue 2", phase="invest", options=options).play("buy", "number 9").only("port VAL", "port TUN")
    scene.play("port TUN").only("sailor from port", "hire 9").play("hire 9")
    assert (scene.port("TUN"), scene.ducats(), scene.reserve()) == ("Blue 2", 0, 17)
    assert not Scene("VAL Blue 1; G4(Blue)@ION s1; Blue 1", phase="invest", options=options).can("buy")


def test_doge():
    scene = doge("wine", "VEN Blue 1; CON Orange 1; GEN Red 1; ALX Black 1; TUN Blue 1 wine; NAP Blue 1 stone; SIC neutral wine")      # T30
    assert scene.ducats() == 11 and scene.state["track"] == 0 and scene.state["doge_discard"] == {"wine": 1}
    assert scene.types() == "turn_over doge income special" and scene.events[2] == {"type": "income", "seat": BLUE, "ducats": 6, "reason": "wine"}
    first = doge(None, pile=["one_hourglass", ARROWS, "wine", "two_hourglasses", "one_hourglass"])                 # T31
    while first.state["phase"] == "special":
        first.play("end")
    order = ["wine", "one_hourglass", ARROWS, "one_hourglass", "two_hourglasses"]
    first.at("turn", BLUE, wheel=12).play("invest").play("end", chance=[order])
    assert first.state["doge_pile"] == order and first.state["doge_discard"] == {} and first.types() == "turn_over doge advanced shuffled special"
    assert first.state["doge_pile_left"] == DOGE_CARDS
    poor = Scene("G4(Black)@CON s1; G5(Black)@CON s1; Blue 3", phase="invest", wheel=5).play("end").at("special", BLUE, bought=[])     # T32
    assert poor.events[-1] == {"type": "special", "seat": BLUE}
    poor.only("end", "buy").play("buy").at("buy_number", BLUE, wheel=0, galley=None).play("number 1", "port VAL").at("special", BLUE, bought=[1])
    poor.only("end", "buy", "hire 1").play("buy", "number 2", "port VAL").only("end")
    assert poor.ducats() == 0 and (poor.galley(1), poor.galley(2)) == ("s1", "s1") and poor.state["bought"] == [1, 2]
    assert poor.play("end").at("special", RED, bought=[]).events == [{"type": "special", "seat": RED}]
    Scene("G4(Black)@CON s1; G5(Black)@CON s1; Blue 0", phase="invest", wheel=5).play("end").at("special", BLUE).only("end")           # T33
    garrison = Scene("G4(Black)@CON s1; G5(Black)@CON s1; Blue 0", phase="invest", wheel=5, options={"new_galley_crew": "hire_or_garrison"})
    garrison.play("end").only("end", "buy").play("buy", "number 1", "port VAL").only("sailor from port").play("sailor from port").only("end")
    for track, players in ((9, 4), (8, 4), (11, 3)):                                                               # T34
        scene = doge("two_hourglasses", "VAL Blue 3 stone", track=track, players=players)
        scene.at("over", None, wheel=0, scorings=3, track=10 if players == 4 else 12)
        assert scene.types() == "turn_over doge advanced scoring income game_over" and scene.ducats() == 7
    scene = doge(ARROWS, track=9, outcome=[order])
    assert scene.types() == "turn_over doge advanced scoring shuffled game_over" and scene.state["doge_pile"] == order
    for players, ranks in (((7, 5), (7, 4), (9, 1), (7, 5)), [2, 4, 1, 2]), (((7, 5), (7, 5), (0, 1), (0, 2)), [1, 1, 4, 3]):          # T35
        assert scene.rules.ranks({"players": [{"ducats": ducats, "ports": ports} for ducats, ports in players]}) == ranks
    last = Scene("G12(Blue)@VAL s1; Blue 9; Red 0; Orange 0; Black 0", wheel=12).play("invest", "end").at("special", BLUE).only("end", "buy")     # T54
    last.play("buy", "number 1", "port VAL").only("end", "hire 1")
    assert last.ducats() == 7
    for seat in (RED, ORANGE, BLACK):
        last.play("end").at("special", seat).only("end")
    assert last.play("end").at("turn", BLUE, wheel=1, round=2).types() == "round_started turn_started"
    anywhere = Scene("G12(Blue)@VAL s1; Blue 9", wheel=12, options={"special_invest_sailors": "anywhere"}).play("invest", "end")
    anywhere.only("end", "buy", "hire VAL", "hire 12")
    nobody = Scene("G12(Blue)@VAL s1", wheel=12).play("activate", "scuttle", "end", "end", "end", "end")            # a round without galleys
    assert nobody.at("special", BLUE, round=2).types() == "round_started doge income special"      # wine, VEN


# ---------------------------------------------------------------------------------------------------------------------
# Limits and numbers


def test_limits():
    scene = Scene("G4(Blue)@VAL s3 {gold1}; G5(Blue)@VAL s5; G6(Blue)@VAL s1 {wood4}", phase="load")               # both are full
    assert not any(text.startswith(("sailor to ", "gold to ")) and text != "sailor to port" for text in scene.legal())
    assert scene.play("jettison gold").can("load") and scene.play("load", "load").state["locks"] == ["load", "jettison gold"]
    assert Scene("G4(Blue)@VAL s2 {gold1}", phase="load").play("load").can("jettison gold")
    for ducats, free, legal in ((0, True, True), (1, False, True), (0, False, False)):
        assert Scene(f"G4(Blue)@VAL s3; Blue {ducats}", phase="load", free_good=free).can("load") == legal
    for garrison, legal in ((1, False), (2, True)):
        assert Scene(f"VAL Blue {garrison}; G4(Blue)@VAL s3", phase="load").can("sailor from port") == legal
    big = "G4(Blue)@VAL s3; G5(Blue)@ALG s5; G6(Blue)@ALG s5"                                                      # own galleys do not blockade
    Scene(big, phase="move").play("move ALG").at("move", BLUE)
    away = Scene("G4(Blue)@TUN s3 {gold1}; G7(Red)@TUN s4", phase="step3", origin="VAL", options={"origin_zone_sale_blockade": False})
    away.play("sell").at("sell_blockade", RED)
    scene = Scene("TUN Red 1 wood stone fort; G4(Blue)@TUN s3; G7(Red)@TUN s1", phase="step3").play("attack 7", chance=[(0, 0)])
    assert scene.types() == "attacked rolled"
    both = Scene("G4(Blue)@TUN s1 {gold1}; G7(Red)@TUN s1 {marble1}", phase="step3", options={"defender_loots": True}).play("attack 7", chance=[(1, 1)])
    assert not both.state["galleys"]
    for ducats, legal in ((1, False), (2, True)):
        scene = Scene(f"VAL Blue 1 stone gold marble; G4(Blue)@ION s1; Blue {ducats}", phase="invest")
        assert (scene.can("fort VAL"), scene.can("basilica VAL")) == (legal, legal)
    for ducats, legal in ((0, False), (1, True)):
        scene = Scene(f"G4(Blue)@VAL s1; Blue {ducats}", phase="invest")
        assert (scene.can("hire VAL"), scene.can("hire 4")) == (legal, legal)
    assert scene.play("hire VAL").ducats() == 0
    one_left = "VAL Blue 5; ALX Blue 4; G4(Blue)@VAL s4; G5(Blue)@VAL s4; G6(Blue)@VAL s4; Blue 50"
    scene = Scene(one_left, phase="invest")
    assert scene.reserve() == 1 and scene.can("buy") and scene.play("hire 4").only("end").reserve() == 0
    taken = "; ".join(f"G{number}({COLOURS[number % 3]})@ION s1" for number in range(1, 13))
    assert not Scene(f"{taken}; Blue 50", players=3, wheel=3, phase="invest").can("buy")
    assert Scene(taken.replace("G12(Blue)@ION s1; ", "").replace("; G12(Blue)@ION s1", "") + "; Blue 50", players=3, wheel=3, phase="invest").can("buy")
    scene = Scene("G4(Black)@CON s1; G5(Black)@CON s1; Blue 3", phase="invest", wheel=5)
    scene.play("end", "buy", "number 9", "port VAL", "buy", "number 2", "port VAL")
    assert scene.state["bought"] == [2, 9]
    scene.play("end").at("special", RED).play("end").at("special", ORANGE).play("buy", "number 15", "port VEN", "end").at("turn", BLUE, wheel=2, bought=[])
    assert scene.types() == "round_started turn_started"                                                           # Black has two galleys


def test_numbers():
    scene = Scene("TUN Orange 1; VEN neutral; G4(Blue)@VEN s1 {spice1, gold1, wood1, stone1}", phase="step3").play("sell")
    for good, ducats in (("spice", 4), ("gold", 3), ("wood", 4), ("stone", 5)):
        assert scene.play(f"sell {good}").events[0]["ducats"] == ducats
    assert scene.port("VEN") == "neutral wood stone gold spice"
    assert Scene("TUN Orange 1; VEN neutral wood stone gold spice; G4(Blue)@VEN s1 {marble1}", phase="step3").play("sell", "sell marble").ducats() == 11
    for number, income in enumerate((0, 2, 5, 10, 15, 20)):
        assert doge("one_hourglass", "VAL Blue 1 " + " ".join(GOODS[1:][:number]), track=3).ducats() == 5 + income
    for players, cells in ((2, [4, 8, 12]), (3, [4, 8, 12]), (4, [4, 7, 10])):
        for track in range(cells[-1]):
            for card, steps in (("one_hourglass", 1), ("two_hourglasses", 2)):
                scored = [number for number, cell in enumerate(cells, 1) if cell in range(track + 1, track + steps + 1)]
                scene = doge(card, track=track, players=players)
                assert [event["number"] for event in scene.events if event["type"] == "scoring"] == scored, (players, track, card)
                assert (scene.state["phase"] == "over") == (scored == [3]) and scene.state["track"] == min(track + steps, cells[-1])
    rules, told = Rules(dict(DEFAULTS, players=4)), []
    state = rules.random_opening(random.Random(2))
    for text in ("port ALX", "number 7", "port VAL", "number 1", "port GEN", "number 2", "port CON", "number 3", "number 4", "number 5", "number 6",
                 "number 15", "activate", "end", "move ALG"):
        state, events = rules.decide(state, state["decider"], ACTION_ID[text], Fixed([]))
        told += events
    assert told[:2] == [{"type": "took_port", "seat": 0, "port": "ALX"}, {"type": "launched", "seat": 0, "galley": 7, "zone": "ALX"}]
    assert told[-5:] == [{"type": "launched", "seat": 0, "galley": 15, "zone": "ALX"}, {"type": "round_started", "round": 1},
                         {"type": "turn_started", "seat": 1, "galley": 1}, {"type": "activated", "seat": 1, "galley": 1},
                         {"type": "moved", "seat": 1, "galley": 1, "zone": "ALG"}]
    assert Scene("G4(Blue)@VAL s1").play("invest").events == [{"type": "invested", "seat": BLUE, "galley": 4}]
