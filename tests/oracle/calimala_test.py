"""Tests of the checker: the examples of section 9 of the rules, and traces spoilt on purpose (calimala.py --self-test)."""

import json
import random

from calimala import TraceCheck, play_game, random_options
from calimala_rules import (ACTION_ID, ACTION_TEXTS, CARD_PRIZES, DEFAULTS, EFFECT_TEXTS, KINDS, LOCATIONS, SEA_TRIPLES, SUGGESTED,
                            TILES, TILE_PRIZES, TRADE_CITIES, Rules, Situation, carried_out, cloth_taken, effects, executable)
from trace_check import check_traces, unnoticed

M, A, T, N, W, G = 0, 1, 2, 3, "white", "support"
LAYOUT_2 = ["brick", "sculpt", "marble", "wood", "donate", "sea", "weave", "land", "build"]


class Scene:
    """A state laid out by hand, in which decisions are taken by their notation."""

    def __init__(self, players=3, active=0, layout=None, stacks=None, deck=(), mats=None, board=None, **fields):
        options = dict(DEFAULTS, players=players, layout=layout or SUGGESTED, **fields.pop("options", {}))
        self.rules = Rules(options)
        self.state = self.rules.random_opening(random.Random(1))
        for player in self.state["players"]:
            player.update(kept=player["dealt"][0], open=player["dealt"][1] if players == 2 else None)
        self.state.update(phase="place", active=active, deck=list(deck), deck_size=len(deck), **fields)
        self.state["scored"] = fields.get("scored", len(self.state["seats"]))
        for street, stack in (stacks or {}).items():
            self.state["stacks"][street] = list(stack)
        for seat, mat in (mats or {}).items():
            self.state["players"][seat].update(mat)
            self.state["players"][seat]["hand_size"] = sum(self.state["players"][seat]["hand"].values())
        for name, cubes in (board or {}).items():
            self.state["board"][name] = cubes + [0] * (self.rules.participants - len(cubes))

    def legal(self):
        return [ACTION_TEXTS[number] for number in self.rules.legal(self.state, self.rules.deciders(self.state)[0])]

    def play(self, *texts):
        for text in texts:
            assert text in self.legal(), (text, self.legal())
            seat = self.rules.deciders(self.state)[0]
            self.state = self.rules.decide(self.state, seat, ACTION_ID[text], lambda cards: sorted(cards.elements()))
        return self

    def holds(self, **expected):
        for name, value in expected.items():
            if name[0] in "MATN" and name[1:2] == "_":
                found = self.state["players"]["MATN".index(name[0])][name[2:]]
            elif name in LOCATIONS:
                found, value = self.state["board"][name], value + [0] * (self.rules.participants - len(value))
            else:
                found = self.state[name]
            assert found == value, (name, value, found)
        return self


def test_data():
    triples = "001 010 100 002 011 020 101 110 200 003 012 021 030 102 111 120 201 210 300".split()
    assert ["".join(map(str, triple)) for triple in SEA_TRIPLES] == triples
    assert len(EFFECT_TEXTS) == 48 and len(ACTION_TEXTS) == len(ACTION_ID) == 212 and len(TILES) == 15 and len(LOCATIONS) == 19
    for text, number in (("place support 11", 35), ("wood", 36), ("build house hamburg", 42), ("card wood", 84), ("finish", 150),
                         ("donate croce marble", 83), ("compensate wood", 132), ("decline donate", 149), ("replace 11 2", 186),
                         ("keep lisbon", 188), ("open palazzo", 206), ("draft build", 211), ("sea barcelona 1 lisbon 2", 64)):
        assert ACTION_ID[text] == number, (text, number)
    rules = Rules(DEFAULTS)
    assert rules.capacity == [12] * 6 + [5] * 3 + [3] * 3 + [4] * 3 + [5, 3, 4, 4] and sum(rules.capacity) == 124
    assert [Rules(dict(DEFAULTS, players=n)).turns_each for n in range(2, 6)] == [22, 15, 12, 10]
    assert cloth_taken((2, 3, 3), 3) == (1, 2, 2) and cloth_taken((1, 1), 1) == (0, 1)


def test_scoring():
    scene = Scene(4, seats=[A, T, M, A, N, A], palazzo_order=[A, T, M], board={"palazzo_sculptures": [1, 1, 1], "lisbon": [2] * 4})
    assert sorted(range(4), key=lambda seat: scene.rules.council_rank(scene.state, seat)) == [A, T, M, N]            # G-19
    assert scene.rules.prizes(scene.state, "lisbon", TILE_PRIZES) == [1, 3, 2, 0]

    def shared(prizes, *cubes):
        scene = Scene(5, board={"lisbon": list(cubes)})
        return scene.rules.prizes(scene.state, "lisbon", prizes)

    assert shared(TILE_PRIZES, 2, 2, 1) == [2, 2, 1, 0, 0] and shared(TILE_PRIZES, 1, 1, 1) == [2, 2, 2, 0, 0]
    assert shared(TILE_PRIZES, 2, 1, 1) == [3, 1, 1, 0, 0] and shared(TILE_PRIZES, 3, 2, 1, 1) == [3, 2, 0, 0, 0]
    assert shared(TILE_PRIZES, 1, 1, 1, 1) == [1, 1, 1, 1, 0] and shared(TILE_PRIZES, 1, 1, 1, 1, 1) == [1] * 5
    assert shared(CARD_PRIZES, 2, 2) == [4, 4, 0, 0, 0] and shared(CARD_PRIZES, 1, 1, 1) == [3, 3, 3, 0, 0]
    assert shared(CARD_PRIZES, 2, 1, 1) == [5, 2, 2, 0, 0] and shared(CARD_PRIZES, 3, 2, 1, 1) == [5, 3, 0, 0, 0]
    assert shared(CARD_PRIZES, 1, 1, 1, 1) == [2, 2, 2, 2, 0] and shared(CARD_PRIZES, 1, 1, 1, 1, 1) == [1] * 5
    for tie, ranks in (("shared", [1, 1, 3]), ("ladder", [2, 1, 3])):
        scene = Scene(seats=[A, M], options={"final_tie": tie})
        assert scene.rules.ranks(scene.state) == ranks
    for tie, best in (("first", M), ("last", A)):
        scene = Scene(palazzo_order=[M, A, A, M], options={"palazzo_tie": tie})
        assert min(range(3), key=lambda seat: scene.rules.council_rank(scene.state, seat)) == best


def test_turns():
    scene = Scene(stacks={5: [T, A]}, deck=["sea", "land"])                                                          # G-01
    scene.play("place own 5", "wood", "donate croce wood", "finish", "compensate donate", "wood", "finish")
    scene.play("wood", "donate fiore wood", "finish").holds(croce_wood=[1], fiore_wood=[0, 0, 1], A_wood=1, A_hand_size=1, active=A)
    scene = Scene(stacks={7: [M]}, deck=["sea", "land"], mats={M: {"wood": 3}}).play("place own 7", "wood", "weave", "finish")
    scene.play("compensate wood", "weave", "finish").holds(M_wood=4, M_hand_size=1, M_cloth=[2])                     # G-02
    scene = Scene().play("place white 5", *["wood"] * 2, *["donate miniato wood"] * 2, "finish")                     # G-12
    scene.holds(miniato_wood=[2], M_wood=0, M_white=2)
    for obligation, options in (("able", ["brick", "decline brick"]), ("strict", ["brick"])):                        # G-15
        scene = Scene(deck=["land", "sea"], options={"obligation": obligation}).play("place own 4", "compensate sculpt")
        assert scene.legal() == options
    scene = Scene(stacks={0: [M, A]}, deck=["land", "weave", "marble"], mats={                                       # G-16
        M: {"wood": 1, "cloth": [1, 1], "ships": 1, "hand": {"wood": 1}}, A: {"wood": 1, "brick": 1}})
    scene.play("place own 0", "card wood", "build ship", "sea lisbon 2", "finish", "build workshop", "compensate sea", "finish")
    scene.play("compensate build", "card weave", "sea barcelona 1 london 1", "finish")
    scene.holds(lisbon=[2], barcelona=[1], london=[1], M_ships=2, M_cloth=[0, 0], M_hand={}, A_cloth=[0, 0], A_hand={"land": 1},
                discard={"wood": 1, "weave": 1}, deck=["marble"])
    scene = Scene(stacks={1: [W, T, A]}, deck=["wood", "brick", "donate", "land"], board={"lisbon": [1, 2, 1]}, mats={    # G-20
        M: {"cloth": [1, 1], "marble": 2, "ships": 2, "hand": {"sculpt": 1, "wood": 1}, "own": 8, "white": 2},
        A: {"ships": 2, "marble": 1, "brick": 1, "houses": ["troyes"], "hand": {"build": 1}}})
    scene.state["tiles"] = ["lisbon"] + [tile for tile in TILES if tile != "lisbon"]
    scene.play("place own 1", "sculpt croce", "card sculpt croce", "sea lisbon 1", "finish", "sculpt miniato", "compensate sea",
               "card wood", "card build workshop", "finish", "compensate sculpt", "compensate sea", "finish")
    scene.holds(lisbon=[2, 2, 1], croce_sculptures=[2], miniato_sculptures=[0, 1], A_cloth=[0, 0], A_wood=0, A_brick=0, A_hand={},
                T_hand={"brick": 1, "donate": 1}, M_hand={"wood": 1}, seats=[M], M_own=6, M_white=3, M_points=3, A_points=2, T_points=1)
    assert scene.state["stacks"][1] == [T, A, M]
    for hand, brick, offered in (({}, 0, False), ({"wood": 1}, 1, True), ({"wood": 1}, 0, False), ({"wood": 2}, 0, True)):
        scene = Scene(deck=["land", "land"], mats={M: {"hand": hand, "brick": brick}})
        assert ("place own 0" in scene.legal()) == offered
    options = scene.play("place own 0").legal()
    assert "compensate sea" in options and "compensate build" not in options
    scene.play("compensate sea", "card wood", "card wood", "build ship")
    scene = Scene(stacks={4: [A, T]}, deck=["sea"], discard={"wood": 5, "land": 2}).play("place own 4", "compensate sculpt")
    assert scene.state["deck_size"] == 7 and scene.state["discard"] == {} and all(player["drawn"] == {} for player in scene.state["reshuffle"]["players"])
    Scene().play("place own 4", "compensate sculpt").holds(M_hand={})
    Scene(discard={"wood": 1}).play("place own 4", "compensate sculpt").holds(M_hand={"wood": 1}, discard={}, deck=[])
    scene = Scene(deck=["sea"] * 2, board={"troyes": [4, 8]}, mats={M: {"houses": ["troyes"], "cloth": [3]}})
    assert "compensate land" in scene.play("place own 10").legal() and "place own 8" not in Scene().legal()
    scene = Scene(stacks={4: [W, "white", "white"]}, scored=15, deck=["sea"] * 2).play("place own 4", "brick")
    scene.play("compensate sculpt", "finish").holds(M_own=11, M_white=3, removed={"own": [0] * 3, "white": 1, "support": 0}, seats=[])
    scene = Scene(stacks={4: [W, A, T], 0: [M, M]}, deck=["sea"] * 9, mats={M: {"own": 1}}).play("place own 4", "brick")     # 3.6-2b
    scene.play("compensate sculpt", "finish", *["compensate sculpt", "brick", "finish"] * 2).holds(overflow_street=4)
    assert scene.legal() == ["replace 0 0", "replace 0 1", "replace 4 2"]
    scene.play("replace 0 0").holds(seats=[M], scored=1, active=A)
    assert scene.state["stacks"][0] == [M, W] and scene.state["stacks"][4] == [A, T, M]


def test_can_fulfil():
    """The memory of CAN_FULFIL changes nothing: compared with the recursion without it."""
    def plain(s, hand, wanted):
        return any(executable(action, s) for action in wanted) or any(
            plain(carried_out(effect, s), hand[:card] + (hand[card] - 1,) + hand[card + 1:], wanted)
            for card in range(9) if hand[card] for effect in effects(card, s))

    chance, answers = random.Random(3), []
    for _ in range(40):
        rules = Rules(DEFAULTS)
        for _ in range(25):
            hand = [0] * 9
            for _ in range(chance.randint(1, 4)):
                hand[chance.randrange(9)] += 1
            s = Situation(tuple(chance.choice([0, 0, 1, 4]) for _ in range(3)), tuple(chance.choices([0, 1, 4], k=chance.randint(1, 3))),
                          chance.randint(0, 3), tuple(chance.choices([True, False], k=3)),
                          tuple(chance.choices([0, 0, 1, 2, 9], k=19)), tuple(chance.choices([0, 1, 4], k=3)))
            wanted = tuple(sorted(chance.sample(range(9), 2)))
            answers.append(plain(s, tuple(hand), wanted))
            assert rules.can_fulfil(s, tuple(hand), wanted) == answers[-1], (s, hand, wanted)
    assert {True, False} == set(answers)


def test_end():
    nothing = [{"own": 0, "white": 0} for _ in range(4)]
    scene = Scene(active=T, seats=[A] * 13, mats=dict(enumerate(nothing[:2] + [{"own": 1, "white": 0}])),
                  board={"lisbon": [1], "palazzo_sculptures": [0, 0, 1]}, palazzo_order=[T], beside="palazzo")
    for player, card in zip(scene.state["players"], ("fiore", "troyes", "london")):
        player["kept"] = card
    scene.state["tiles"] = [tile for tile in TILES if tile not in ("lisbon", "ports")] + ["ports", "lisbon"]
    scene.play("place own 5", "wood", "decline donate", "finish").holds(phase="over", scored=15, active=T, M_points=6, A_points=5, T_points=3)
    assert scene.rules.ranks(scene.state) == [1, 2, 3] and len(scene.state["seats"]) == 13
    for seat, phases in ((1, ["place", "place", "over"]), (3, ["over"])):
        supply = {other: {"own": 2 if other >= seat else 1, "white": 0} for other in range(4)}
        scene = Scene(4, active=seat, seats=[A] * 14, mats=supply, stacks={street: [N, W, W] for street in range(12)})
        for phase in phases:
            scene.play("place own 5", "wood", "decline donate", "finish").holds(phase=phase, scored=15)
            if phase == "place":
                scene.state["stacks"][5] = [N, W, W]
        assert len(scene.state["seats"]) == 15 and scene.state["removed"]["own"][N] == len(phases) - 1
    scene = Scene(stacks={5: [W, A, T]}, mats={M: {"own": 0}}, seats=[M]).play("place white 5", "wood", "wood")
    scene.play("decline donate", "decline donate", "finish", *["wood", "decline donate", "finish"] * 2)
    scene.holds(seats=[M, None], scored=2, removed={"own": [0] * 3, "white": 1, "support": 0}, M_white=2)


def test_two_players():
    scene = Scene(2, active=A, stacks={1: [A], 3: [G, M], 5: [G, M, A]}, mats={A: {"wood": 1, "brick": 1, "marble": 1}})      # F-1
    streets = {kind: {int(text.split()[2]) for text in scene.legal() if text.split()[1] == kind} & {0, 1, 3, 5} for kind in KINDS}
    assert streets == {"own": {0, 1, 3, 5}, "white": {0, 1, 3, 5}, "support": {0, 1}}
    scene = Scene(2, active=A, layout=LAYOUT_2, stacks={0: [M, A]}, mats={A: {"marble": 1}})                         # F-2
    scene.play("place support 0", "brick", "sculpt croce", "finish").holds(croce_sculptures=[0, 1, 1], active=M)
    scene = Scene(2, stacks={3: [G, A]}, mats={M: {"ships": 2, "cloth": [2, 2], "wood": 1, "brick": 1}, A: {         # F-4
        "ships": 2, "cloth": [3, 3, 1], "wood": 1, "brick": 2, "marble": 2, "hand": {"sculpt": 1}}})
    scene.state["tiles"] = ["miniato", "barcelona"] + [tile for tile in TILES if tile not in ("miniato", "barcelona")]
    scene.play("place own 3", "donate miniato wood", "sea barcelona 2", "finish", "donate miniato wood",
               "sea barcelona 1 lisbon 1", "card sculpt miniato", "finish")
    scene.holds(miniato_wood=[1, 1, 1], miniato_sculptures=[0, 1, 1], barcelona=[2, 1, 2], lisbon=[0, 1, 1])
    scene.play("place white 3", "donate miniato marble", "donate miniato brick", "sea lisbon 2", "sea barcelona 2", "finish",
               "donate miniato brick", "sea barcelona 2", "finish", "donate croce brick", "sea barcelona 1", "finish")
    scene.holds(barcelona=[4, 4, 4], lisbon=[0, 3, 2], miniato_wood=[1] * 3, miniato_brick=[1] * 3, miniato_marble=[0, 1, 1],
                miniato_sculptures=[0, 1, 1], croce_brick=[0, 1, 1], seats=["third"], M_points=1, A_points=2, third_points=3,
                A_cloth=[0, 0, 0], M_cloth=[0, 0], A_wood=0, A_brick=0, A_marble=0)
    assert scene.state["stacks"][3] == [A, M, W]
    full = {"wood": 4, "brick": 4, "marble": 4, "cloth": [4, 4, 4], "ships": 3, "houses": list(TRADE_CITIES), "own": 0, "white": 0}
    board = {name: [cells] for name, cells in zip(LOCATIONS, Rules(DEFAULTS).capacity)}
    scene = Scene(2, stacks={0: [G]}, deck=["sea", "land", "weave"], mats={M: full}, board=board)                    # 3.8
    assert scene.legal() == [f"place support {street}" for street in range(1, 12)]
    scene.play("place support 5").holds(M_hand={"sea": 1, "land": 1})
    assert scene.legal() == ["finish"]
    scene = Scene(2, stacks={0: [G]}, deck=["sea"], discard={"land": 2}, mats={M: full}, board=board).play("place support 5")
    scene.holds(M_hand={"sea": 1, "land": 1}, deck=["land"], discard={}, reshuffle={
        "deck": {"land": 2}, "players": [{"drawn": {"land": 1}, "drawn_count": 1, "played": {}},
                                         {"drawn": {}, "drawn_count": 0, "played": {}}]})


def test_checker():
    """Own games are found right; a trace in which one thing is changed is found wrong."""
    chance, missed = random.Random(7), []
    for players in range(2, 6):
        for options in (dict(DEFAULTS, players=players), random_options(players, chance)):
            lines = [json.dumps(line) for line in play_game(options, players)[0]]
            check, = check_traces(TraceCheck, lines)
            assert "all as the rules say" in check.report(), check.report()
            missed += unnoticed(TraceCheck, lines, chance, 10, ("state", "seat", "legal", "deciders", "action", "notation"), ("active",))
    assert not missed, f"not noticed (players, seq, field): {missed}"


def self_test():
    for test in (test_data, test_scoring, test_turns, test_can_fulfil, test_end, test_two_players, test_checker):
        test()
        print(f"{test.__name__.replace('_', ' ')}: fine")
