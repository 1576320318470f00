"""The rules of The Castles of Tuscany, written from the rules document alone; section numbers (3.6, A-45, ...) refer to it.

The state is kept in the shape of docs/tuscany-json.md.
"""

from collections import Counter

from plain import copied
from tuscany_facts import (ACTION_ID, ACTION_TEXTS, BOARDS, BONUS_COPIES, BONUS_TYPES, COLOURS, COLOUR_BONUS, EDITIONS, FIVE, ITEM_ORDER,
                           MONASTERY_CARDS, NEUTRAL, NEUTRAL_TILES, OVERFLOW_RED, OWN_TILES, PAYMENT, REGION_CARDS, SLOTS, STACK, STACKS,
                           START_HAND, STORAGE_GREEN, YIELD_CARDS, YIELD_CARDS_DRAWN, area_points, colour_of, covered_by, farms_of,
                           own_domain, payments, plain, priced)

# ---------------------------------------------------------------------------------------------------------------------
# What may be decided (3.2 to 3.5, 4.1)


class Rules:
    game, texts, points_field = "tuscany", ACTION_TEXTS, "red"

    def __init__(self, options):
        self.options = options
        self.players = options["players"]
        self.edition = EDITIONS[options["edition"]]

    def opening(self, display, supply, deck, yield_deck, hands, queues, boards, rng):
        players = [{"green": 0, "red": 0, "hand": dict(hand), "drawn": dict(hand), "paid": {}, "workers": 0, "marble": 0, "bonus": {}, "storage": [],
                    "used": 0, "queue": list(queue), "boards": list(three), "layout": None, "start": None, "domain": {}}
                   for hand, queue, three in zip(hands, queues, boards)]
        return self.completed({
            "phase": "layout", "round": 1, "final_lap": False, "turns": 0, "active": 0, "marble_used": 0, "hex_new": 0,
            "taking": None, "placing": None, "display": list(display), "supply": list(supply), "neutral_discard": {}, "box": 0,
            "deck": list(deck), "discard": {}, "pool": dict(REGION_CARDS), "yield_deck": list(yield_deck), "yield_discard": {},
            "bonus_pile": {kind: BONUS_COPIES for kind in BONUS_TYPES}, "colour_bonus": {colour: "I" for colour in COLOURS},
            "players": players, "rng": rng})

    def random_opening(self, chance):
        def shuffled(things):
            return chance.sample(list(things.elements()), things.total())

        deck, supply = shuffled(REGION_CARDS), shuffled(NEUTRAL_TILES)
        hands = [Counter(deck.pop() for _ in range(START_HAND)) for _ in range(self.players)]
        display = [NEUTRAL + supply.pop() for _ in range(SLOTS)]
        letters = [chance.sample([board for board in BOARDS if board[0] == letter], self.players) for letter in "ABC"]
        return self.opening(display, supply, deck, shuffled(YIELD_CARDS), hands, [shuffled(OWN_TILES) for _ in hands], zip(*letters),
                            f"{chance.getrandbits(64):016x}")

    @staticmethod
    def completed(state):
        """Brings storages and counts into order and adds what follows from the rest of the state."""
        for name in ("neutral_discard", "discard", "pool", "yield_discard", "bonus_pile"):
            state[name] = dict(+Counter(state[name]))
        for name in ("supply", "deck", "yield_deck"):
            state[f"{name}_size"] = len(state[name])
        state["supply_left"] = dict(Counter(state["supply"]))
        for player in state["players"]:
            for name in ("hand", "drawn", "paid", "bonus"):
                player[name] = dict(+Counter(player[name]))
            player["storage"].sort(key=ITEM_ORDER.get)
            player.update(hand_size=sum(player["hand"].values()), capacity=1 + player["bonus"].get("storage", 0),
                          queue_left=dict(Counter(player["queue"])))
        return state

    def deciders(self, state):
        if state["phase"] == "over":
            return []
        if state["phase"] == "layout":
            return [seat for seat, player in enumerate(state["players"]) if player["layout"] is None]
        return [state["active"]]

    def legal(self, state, seat):
        """Ids of all that this seat may decide, in order."""
        if seat not in self.deciders(state):
            return []
        player = state["players"][seat]
        texts = getattr(self, f"in_{state['phase']}")(state, player)
        return sorted(ACTION_ID[text] for text in texts)

    def in_layout(self, state, player):
        return [text for text in ACTION_TEXTS if text.startswith("layout ")]

    def in_start_bonus(self, state, player):
        return [f"bonus {kind}" for kind in BONUS_TYPES if state["bonus_pile"].get(kind, 0) > 0]

    in_city = in_start_bonus

    def in_action(self, state, player):
        texts = ["draw"] if state["deck"] or state["discard"] else []
        texts += self.in_refresh(state, player) if self.refresh_due(state, player) else self.in_take(state, player)
        return texts + self.placements(state, player)

    def in_refresh(self, state, player):
        return [f"refresh {colour}" for colour in {colour_of(tile) for tile in state["display"] if tile}]

    def in_take(self, state, player):
        """All slots; but only those that fit, if there are any, at the end of a refresh or by option (3.4, A-8)."""
        filled = [slot for slot, tile in enumerate(state["display"]) if tile]
        placeable = self.open_colours(player)
        fitting = [slot for slot in filled if colour_of(state["display"][slot]) in placeable]
        only_fitting = fitting and (state["phase"] == "take" or self.options["take_only_placeable"])
        return [f"take {slot}" for slot in (fitting if only_fitting else filled)]

    def in_discard(self, state, player):
        storage = player["storage"]
        return [f"discard {index}" for index, item in enumerate(storage) if storage.index(item) == index]

    def in_pay(self, state, player):
        return payments(player, own_domain(player).colours[state["placing"]["cell"]])

    def in_castle(self, state, player):
        return ["castle none"] + self.castle_options(state, player)

    def in_marble(self, state, player):
        return ["end", "marble"]

    @staticmethod
    def frontier(player):
        return own_domain(player).frontier(covered_by(player))

    def open_colours(self, player):
        """The colours of the placeable tiles (3.1)."""
        return {own_domain(player).colours[cell] for cell in self.frontier(player)}

    def refresh_due(self, state, player):
        """Nothing in the display is placeable, but something that may come is (3.4, A-11)."""
        shown = {colour_of(tile) for tile in state["display"] if tile}
        to_come = {colour_of(tile) for tile in [*state["supply"], *state["neutral_discard"]]}
        return not shown & self.open_colours(player) and bool(to_come & self.open_colours(player))

    def placements(self, state, player):
        colours, storage, texts = own_domain(player).colours, player["storage"], []
        cells = [cell for cell in self.frontier(player) if any(payments(player, colours[cell]))]
        for index, item in enumerate(storage):
            too_new = item == "hex" and storage.count("hex") <= state["hex_new"] and not self.options["hex_usable_same_turn"]
            if storage.index(item) == index and not too_new:
                texts += [f"place {index} on {cell}" for cell in cells if item == "hex" or colours[cell] == colour_of(item)]
        return texts

    def castle_options(self, state, player):
        colours = own_domain(player).colours
        return [f"castle {slot} on {cell}" for slot, tile in enumerate(state["display"]) if tile
                for cell in self.frontier(player) if colours[cell] == colour_of(tile)]

    def decide(self, before, seat, action, shuffle):
        """The state after a decision, and the events. shuffle(what, things) gives the order of a new deck."""
        step = Step(self, copied(before), seat, shuffle)
        step.carry_out(ACTION_TEXTS[action])
        return self.completed(step.state), step.events

    def ranks(self, state):
        """5.6: red, then more empty cells; then more green, in the first edition fewer green and fewer cards."""
        def worth(player):
            rest = [player["green"]] if self.options["edition"] == "revised" else [-player["green"], -player["hand_size"]]
            return [player["red"], -len(player["domain"]), *rest]

        worths = [worth(player) for player in state["players"]]
        return [1 + sum(other > own for other in worths) for own in worths]


# ---------------------------------------------------------------------------------------------------------------------
# Decisions carried out

class Step:
    """One decision being carried out: the state is changed, the events are gathered."""

    def __init__(self, rules, state, seat, shuffle):
        self.rules, self.state, self.seat, self.shuffle, self.events = rules, state, seat, shuffle, []
        self.player = state["players"][seat]

    def carry_out(self, text):
        state, words = self.state, text.split()
        if text.startswith("layout "):
            self.choose_layout(text[len("layout "):-len(" castle n")], int(words[-1]))
        elif words[0] == "bonus":
            self.take_bonus(words[1])
        elif text == "draw":
            self.draw(self.rules.edition["drawn"] + self.player["bonus"].get("card", 0))
            self.end_action()
        elif words[0] == "take":
            self.take(int(words[1]))
        elif words[0] == "refresh":
            self.refresh(words[1])
        elif words[0] == "place":
            state.update(phase="pay", placing={"item": int(words[1]), "cell": int(words[3])})
        elif words[0] == "discard":
            self.give_up(int(words[1]))
        elif words[0] == "pay":
            self.pay(PAYMENT[text])
        elif text == "castle none":
            self.tell("declined", seat=self.seat)
            self.end_action()
        elif words[0] == "castle":
            self.use_castle(int(words[1]), int(words[3]))
        elif text == "marble":
            self.player["marble"] -= 1
            self.tell("marble_spent", seat=self.seat)
            state["marble_used"] = 1
            self.ask_action()
        else:
            self.end_turn()

    def tell(self, kind, **fields):
        self.events.append({"type": kind, **fields})

    def score(self, track, points, reason, seat=None):
        seat = self.seat if seat is None else seat
        if points:
            self.state["players"][seat][track] += points
            self.tell(track, seat=seat, points=points, reason=reason)

    # -- set-up (2, steps 8 and 9)

    def choose_layout(self, layout, rank):
        self.player["layout"] = layout
        self.player["start"] = own_domain(self.player).of_colour["castle"][rank - 1]
        self.tell("chose_layout", seat=self.seat, layout=layout, castle=rank)
        players = self.state["players"]
        if all(player["layout"] is not None for player in players):
            for seat, player in enumerate(players):
                player["domain"] = {str(player["start"]): "castle"}
                self.tell("built", seat=seat, layout=player["layout"], start=player["start"])
            self.state["phase"] = "start_bonus"

    def take_bonus(self, kind):
        state, player = self.state, self.player
        state["bonus_pile"][kind] -= 1
        player["bonus"][kind] = player["bonus"].get(kind, 0) + 1
        self.tell("bonus", seat=self.seat, bonus=kind)
        if kind == "storage":
            self.score("green", STORAGE_GREEN, "storage")
        if state["phase"] == "city":
            self.end_action()
        elif self.seat + 1 < self.rules.players:
            state["active"] = self.seat + 1
        else:
            self.start_turn(0)

    # -- cards and tiles that come (3.3, 3.4, 5.1, 5.2)

    def reshuffle(self, what, deck, discard):
        things = +Counter(self.state[discard])
        if self.state[deck] or not things:
            return False
        self.state[deck], self.state[discard] = list(self.shuffle(what, things)), {}
        self.tell("reshuffled", what=what, cards=things.total())
        return True

    def draw(self, number):
        state, player = self.state, self.player
        for _ in range(number):
            if self.reshuffle("region", "deck", "discard"):
                state["pool"] = dict(Counter(state["deck"]))
                for other in state["players"]:
                    other["drawn"], other["paid"] = {}, {}
            if not state["deck"]:
                return
            card = state["deck"].pop(0)
            for counts in (player["hand"], player["drawn"]):
                counts[card] = counts.get(card, 0) + 1
            self.tell("drew", seat=self.seat, card=card)

    def refill_own(self, slot):
        if self.player["used"] == STACK * STACKS:
            self.refill_neutral([slot])
        else:
            self.player["used"] += 1
            self.state["display"][slot] = self.player["queue"].pop(0)
            self.tell("refilled", slot=slot, tile=self.state["display"][slot])
        self.five_check()

    def refill_neutral(self, slots):
        state = self.state
        for slot in slots:
            self.reshuffle("neutral", "supply", "neutral_discard")
            if state["supply"]:
                state["display"][slot] = NEUTRAL + state["supply"].pop(0)
                self.tell("refilled", slot=slot, tile=state["display"][slot])

    def clear(self, colour):
        """All tiles of a colour leave the display; neutral ones come for them."""
        state = self.state
        slots = [slot for slot, tile in enumerate(state["display"]) if tile and colour_of(tile) == colour]
        for slot in slots:
            tile, state["display"][slot] = state["display"][slot], None
            if tile.startswith(NEUTRAL):
                state["neutral_discard"][plain(tile)] = state["neutral_discard"].get(plain(tile), 0) + 1
            else:
                state["box"] += 1
        self.refill_neutral(slots)

    def five_check(self):
        while True:
            shown = Counter(colour_of(tile) for tile in self.state["display"] if tile)
            many = [colour for colour in COLOURS if shown[colour] >= FIVE]
            if not many:
                return
            self.tell("five", colour=many[0])
            self.clear(many[0])

    # -- TAKE (3.4)

    def take(self, slot):
        if len(self.player["storage"]) < self.player["capacity"]:
            self.store(slot)
        else:
            self.state.update(phase="discard", taking=slot)

    def give_up(self, index):
        item = self.player["storage"].pop(index)
        self.state["box"] += item != "hex"
        self.tell("gave_up", seat=self.seat, item=item)
        slot, self.state["taking"] = self.state["taking"], None
        self.store(slot)

    def store(self, slot):
        tile, self.state["display"][slot] = plain(self.state["display"][slot]), None
        self.player["storage"].append(tile)
        self.tell("took", seat=self.seat, slot=slot, tile=tile)
        self.refill_own(slot)
        self.end_action()

    def refresh(self, colour):
        self.tell("refreshed", seat=self.seat, colour=colour)
        self.clear(colour)
        self.five_check()
        self.state["phase"] = "refresh" if self.rules.refresh_due(self.state, self.player) else "take"

    # -- PLACE (3.5, 3.6)

    def pay(self, units):
        state, player, placing = self.state, self.player, self.state["placing"]
        cards, workers = priced(units, own_domain(player).colours[placing["cell"]])
        player["hand"] = dict(Counter(player["hand"]) - cards)
        player["paid"] = dict(Counter(player["paid"]) + cards)
        player["workers"] -= workers
        state["discard"] = dict(Counter(state["discard"]) + cards)
        self.tell("paid", seat=self.seat, cards=dict(cards), workers=workers)
        state["placing"] = None
        self.resolve(placing["cell"], player["storage"].pop(placing["item"]), False)

    def use_castle(self, slot, cell):
        tile, self.state["display"][slot] = plain(self.state["display"][slot]), None
        self.refill_own(slot)
        self.resolve(cell, tile, True)

    def resolve(self, cell, tile, by_castle):
        state, player, domain = self.state, self.player, own_domain(self.player)
        colour, area = domain.colours[cell], domain.area[cell]
        farms = self.new_farms(tile, area) if colour == "field" else 0
        player["domain"][str(cell)] = tile
        covered = covered_by(player)
        self.tell("placed", seat=self.seat, cell=cell, tile=tile, by_castle=by_castle)
        if covered.issuperset(area):
            self.score("green", area_points(len(area)), "area")
        if covered.issuperset(domain.of_colour[colour]):
            self.tell("colour_done", seat=self.seat, colour=colour)
            side = state["colour_bonus"][colour]
            if side:
                self.score("green", COLOUR_BONUS[side][colour], "colour")
                state["colour_bonus"][colour] = "II" if side == "I" else None
        if colour == "castle" and self.rules.castle_options(state, player):
            state["phase"] = "castle"
        elif colour == "city" and any(state["bonus_pile"].values()):
            state["phase"] = "city"
        else:
            self.score("green", farms, "farms")
            self.take_effect(colour)
            self.end_action()

    def new_farms(self, tile, area):
        """4.4; a hex is a type of its own."""
        if tile == "hex":
            return 1
        there = [self.player["domain"].get(str(cell), "hex") for cell in area]
        return len(farms_of(tile) - {farm for other in there if other != "hex" for farm in farms_of(other)})

    def take_effect(self, colour):
        """The effects without a decision (4)."""
        bonus = self.player["bonus"]
        if colour == "tavern":
            self.gain_hex()
        elif colour == "quarry":
            self.gain("marble", 1 + bonus.get("marble", 0))
        elif colour == "village":
            self.gain("workers", 1 + bonus.get("worker", 0))
        elif colour == "monastery":
            self.draw(MONASTERY_CARDS)
        elif colour == "cart":
            for _ in range(1 + bonus.get("yield", 0)):
                self.turn_up_yield()

    def gain(self, what, count):
        self.player[what] += count
        self.tell("gained", seat=self.seat, what=what, count=count)

    def gain_hex(self):
        if len(self.player["storage"]) < self.player["capacity"]:
            self.player["storage"].append("hex")
            self.state["hex_new"] += 1
            self.tell("gained", seat=self.seat, what="hex", count=1)
        else:
            self.score("red", OVERFLOW_RED, "overflow")

    def turn_up_yield(self):
        state = self.state
        self.reshuffle("yield", "yield_deck", "yield_discard")
        if not state["yield_deck"]:
            return
        card = state["yield_deck"].pop(0)
        self.tell("yield", seat=self.seat, card=card)
        if card == "worker":
            self.gain("workers", 1)
        elif card == "marble":
            self.gain("marble", 1)
        elif card == "hex":
            self.gain_hex()
        elif card == "cards":
            self.draw(YIELD_CARDS_DRAWN)
        elif card == "green":
            self.score("green", 1, "yield")
        else:
            self.score("red", {"red2": 2, "red3": 3}[card], "yield")
        state["yield_discard"][card] = state["yield_discard"].get(card, 0) + 1

    # -- ends of actions, turns, laps, rounds (3.2, 5.3 to 5.5)

    def ask_action(self):
        self.state["phase"] = "action"
        if not self.rules.legal(self.rules.completed(self.state), self.state["active"]):
            self.end_turn()

    def end_action(self):
        if not self.state["marble_used"] and self.player["marble"] > 0:
            self.state["phase"] = "marble"
        else:
            self.end_turn()

    def end_turn(self):
        state = self.state
        self.tell("turn_over", seat=state["active"])
        state["turns"] += 1
        if state["active"] + 1 < self.rules.players:
            self.start_turn(state["active"] + 1)
        else:
            self.end_lap()

    def start_turn(self, seat):
        self.state.update(active=seat, marble_used=0, hex_new=0)
        self.ask_action()

    def end_lap(self):
        state = self.state
        triggered = any(player["used"] >= STACK * state["round"] for player in state["players"])
        extra_lap = self.rules.options["extra_lap_after_round_3"] and not state["final_lap"]
        if triggered and state["round"] == STACKS and extra_lap:
            state["final_lap"] = True
            self.tell("final_lap")
        elif triggered:
            self.score_round()
            if state["round"] == STACKS:
                self.end_game()
                return
            state["round"] += 1
        self.start_turn(0)

    def score_round(self):
        self.tell("round_scored", round=self.state["round"])
        for seat, player in enumerate(self.state["players"]):
            self.score("red", player["green"], "round", seat)

    def end_game(self):
        self.state["phase"] = "over"
        self.tell("game_over")
        for seat, player in enumerate(self.state["players"]):
            hexes = player["storage"].count("hex")
            for reason, points in (("tiles", len(player["storage"]) - hexes), ("hexes", hexes), ("marble", player["marble"]),
                                   ("workers", player["workers"]),
                                   ("cards", sum(player["hand"].values()) // self.rules.edition["cards_per_point"])):
                self.score("red", points, reason, seat)
