"""Serenissima: what a decision does; written from the rules document alone, section numbers (4.3, A-12, ...) refer to it.

Chance is asked for by name: battle(dice, against_dice) gives the skulls of both sides, fort(dice) those of a fort, shuffle(cards) the order of a
new Doge pile, next card first.
"""

from collections import Counter

from plain import copied
from serenissima_facts import (ARROWS, BASILICA_INCOME, BUILDING_PRICE, FORT_DICE, GOOD_PRICE, INCOME, PORTS, PRODUCT, SAILOR_PRICE, SCORINGS, SLOT_PRICES,
                               SPECIAL_GALLEYS, SPICE_BONUS, START_CREW, START_GARRISON, STEPS, WINE_INCOME)
from serenissima_table import (NO_TURN, active, change, cubes, galley_of, galleys_of, looting, others_beside, own_port, ports_of, present, sink,
                               strength, transfer)


class Step:
    """One decision being carried out: the state is changed, the events are gathered. For each phase: what the decision does."""

    def __init__(self, rules, state, seat, chance):
        self.rules, self.state, self.seat, self.chance, self.events = rules, state, seat, chance, []
        self.player = state["players"][seat]
        self.number = state["galley"]
        self.owner = active(state)["owner"] if self.number else None           # of the active galley

    def tell(self, kind, **fields):
        self.events.append({"type": kind, **fields})

    def tell_own(self, kind, **fields):
        """Of the active galley."""
        self.tell(kind, seat=self.owner, galley=self.number, **fields)

    def ask(self, phase, seat):
        self.state.update(phase=phase, decider=seat)

    # -- set-up (2.2)

    def in_setup_close(self, text, verb, port):
        self.state["ports"][port]["closed"] = True
        self.tell("closed", port=port)
        closed = sum(port["closed"] for port in self.state["ports"].values())
        if closed < len(self.rules.to_close):
            self.ask("setup_close", (self.rules.players - 1 - closed) % self.rules.players)
        else:
            self.ask("setup_port", 0)

    def in_setup_port(self, text, verb, port):
        self.state["ports"][port].update(owner=self.seat, garrison=START_GARRISON)
        self.player["reserve"] -= START_GARRISON
        self.tell("took_port", seat=self.seat, port=port)
        self.ask("setup_galley", self.seat)

    def in_setup_galley(self, text, verb, number):
        home, = ports_of(self.state, self.seat)
        self.player["reserve"] -= START_CREW
        self.launch(int(number), home, START_CREW)
        placed = len(self.state["galleys"])
        if placed == len(self.rules.placing_order):
            self.start_round()
        else:
            self.ask("setup_port" if placed < self.rules.players else "setup_galley", self.rules.placing_order[placed])

    def launch(self, number, zone, sailors):
        self.state["galleys"][str(number)] = {"owner": self.seat, "zone": zone, "sailors": sailors, "cargo": {}}
        self.tell("launched", seat=self.seat, galley=number, zone=zone)

    # -- the turn, loading (4.1 to 4.3)

    def in_turn(self, text, verb, _):
        self.state["galley"] = self.number = self.state["wheel"]
        self.owner = self.seat
        if text == "activate":
            zone = active(self.state)["zone"]
            self.state.update(origin=zone, free_good=own_port(self.state, zone, self.seat) is not None)
            self.tell_own("activated")
            self.ask("load", self.seat)
        else:
            self.tell_own("invested")
            self.ask("invest", self.seat)

    def in_load(self, text, verb, other):
        state = self.state
        if text == "end":
            state.update(locks=[], free_good=False)
            self.ask("move", self.seat)
            return
        if text == "scuttle":
            self.sink_active()
            return
        galley, beside = active(state), others_beside(state)
        transfer(state, text)
        if text == "load":
            self.pay_for_good(galley["zone"])
        elif verb == "jettison":
            self.tell_own("jettisoned", good=other)
        else:
            way, counterpart = text.split()[1], other if other == "port" else int(other)
            if verb == "sailor":
                self.tell_own("sailor", way=way, **{"with": counterpart})
            else:
                self.tell_own("good", good=verb, way=way, **{"with": counterpart})
        for number in set(beside) - set(others_beside(state)):
            self.tell("sunk", seat=self.seat, galley=number)
        if galley["sailors"] == 0:
            self.sink_active()

    def pay_for_good(self, port):
        state, owner = self.state, self.state["ports"][port]["owner"]
        price, to = (0, None) if state["free_good"] else (GOOD_PRICE, owner if owner != self.seat else None)
        state["free_good"] = False
        self.player["ducats"] -= price
        if to is not None:
            state["players"][to]["ducats"] += price
        self.tell_own("loaded", good=PRODUCT[port], price=price, to=to)

    def sink(self, number):
        owner = galley_of(self.state, number)["owner"]
        sink(self.state, number)
        self.tell("sunk", seat=owner, galley=number)

    def sink_active(self):
        self.sink(self.number)
        self.end_turn()

    # -- movement and blockades (4.4)

    def in_move(self, text, verb, zone):
        state, galley, options = self.state, active(self.state), self.rules.options
        if text == "end":
            self.start_step3()
            return
        galley["zone"] = zone
        state["moved"] += 1
        self.tell_own("moved", zone=zone)
        at_home = zone == state["origin"] and not options["origin_zone_blockade"]
        moot = state["moved"] == galley["sailors"] and options["skip_moot_blockade"]
        self.ask_blockade("move", exempt=at_home or moot)

    def ask_blockade(self, phase, exempt):
        """phase: what goes on if nobody can or wants to."""
        queue = [] if exempt else self.rules.blockaders(self.state)
        self.state["queue"] = queue
        if queue:
            self.ask({"move": "move_blockade", "sell": "sell_blockade", "land": "capture_blockade"}[phase], queue[0])
        else:
            self.ask(phase, self.owner)

    def answer(self, text, kind, phase):
        """Whether there is a blockade."""
        queue = self.state["queue"]
        self.tell("blockade", seat=self.seat, of=kind, declared=text == "yes")
        if text == "yes":
            queue.clear()
            return True
        queue.pop(0)
        self.ask(*((self.state["phase"], queue[0]) if queue else (phase, self.owner)))
        return False

    def in_move_blockade(self, text, *_):
        if self.answer(text, "move", "move"):
            self.start_step3()

    def in_sell_blockade(self, text, *_):
        if self.answer(text, "sale", "sell"):
            self.state["sale_blocked"] = True
            self.ask("step3", self.owner)

    def in_capture_blockade(self, text, *_):
        if self.answer(text, "capture", "land"):
            self.state["capture_blocked"] = True
            self.ask("step3", self.owner)

    # -- step 3: sale, capture, battle (4.5 to 4.9)

    def start_step3(self):
        self.state["strength"] = active(self.state)["sailors"] - self.state["moved"]
        self.ask("step3", self.owner)

    def in_step3(self, text, verb, target):
        state, options = self.state, self.rules.options
        if text == "end":
            self.end_turn()
        elif text == "sell":
            at_home = active(state)["zone"] == state["origin"] and not options["origin_zone_sale_blockade"]
            self.ask_blockade("sell", exempt=at_home)
        elif text == "capture":
            self.ask_blockade("land", exempt=not options["capture_blockade"])
        else:
            state.update(fought=True, target=target if target == "port" else int(target))
            self.tell_own("attacked", target=state["target"])
            if target == "port" and state["ports"][active(state)["zone"]]["fort"]:
                self.fire_fort()
            else:
                self.fight()

    def in_sell(self, text, verb, good):
        if text == "end":
            self.end_turn()
            return
        galley = active(self.state)
        port = self.state["ports"][galley["zone"]]
        ducats = 0 if port["owner"] == self.seat else SLOT_PRICES[len(port["stored"])]
        ducats += SPICE_BONUS if good == "spice" else 0
        change(galley["cargo"], good, -1)
        port["stored"].append(good)
        self.player["ducats"] += ducats
        self.state["sold"] = True
        self.tell_own("sold", port=galley["zone"], good=good, ducats=ducats)

    def in_land(self, text, verb, sailors):
        galley, sailors = active(self.state), int(sailors)
        if sailors:
            galley["sailors"] -= sailors
            self.state["ports"][galley["zone"]].update(owner=self.seat, garrison=sailors)
            self.tell("landed", seat=self.seat, port=galley["zone"], sailors=sailors)
        if galley["sailors"] == 0:
            self.sink_active()
        elif sailors and not self.rules.options["land_ends_activation"]:
            self.state.update(fought=True, target=None)
            self.ask("step3", self.seat)
        else:
            self.end_turn()

    def lose(self, place, field, owner, skulls):
        """Sailors go back to the reserve."""
        lost = min(skulls, place[field])
        place[field] -= lost
        self.state["players"][owner]["reserve"] += lost

    def fire_fort(self):
        galley = active(self.state)
        skulls = self.chance.fort(FORT_DICE)
        self.tell("fort_fired", seat=self.state["ports"][galley["zone"]]["owner"], port=galley["zone"], dice=FORT_DICE, skulls=skulls)
        self.lose(galley, "sailors", self.owner, skulls)
        if galley["sailors"]:
            self.fight()
        else:
            self.sink_active()

    def fight(self):
        """One round."""
        state, galley, at_port = self.state, active(self.state), self.state["target"] == "port"
        enemy, field = (state["ports"][galley["zone"]], "garrison") if at_port else (galley_of(state, state["target"]), "sailors")
        enemy_seat, dice, against_dice = enemy["owner"], strength(state), enemy[field]
        skulls, against_skulls = self.chance.battle(dice, against_dice)
        self.tell("rolled", seat=self.owner, dice=dice, skulls=skulls, against_dice=against_dice, against_skulls=against_skulls)
        self.lose(enemy, field, enemy_seat, skulls)
        self.lose(galley, "sailors", self.owner, against_skulls)
        if at_port and enemy["garrison"] == 0:
            enemy["owner"] = None
            self.tell("lost_port", seat=enemy_seat, port=galley["zone"])
        if galley["sailors"] and enemy[field]:
            self.ask("combat_continue", self.owner)
        elif galley["sailors"] and at_port:
            self.ask("land", self.owner)
        elif galley["sailors"]:
            if cubes(enemy):
                self.ask("loot", self.owner)
            else:
                self.sink_target()
        elif not at_port and enemy[field] and cubes(galley) and self.rules.options["defender_loots"]:
            self.ask("loot", enemy_seat)
        else:
            self.sink(self.number)
            if enemy[field] == 0 and not at_port:
                self.sink(state["target"])
            self.end_turn()

    def sink_target(self):
        self.sink(self.state["target"])
        self.state.update(target=None, capture_blocked=False)
        self.ask("step3", self.owner)

    def in_combat_continue(self, text, *_):
        if text == "continue":
            self.fight()
        else:
            self.end_turn()

    def in_loot(self, text, verb, good):
        galley, number, beaten = looting(self.state)
        if verb == "take":
            change(beaten["cargo"], good, -1)
            change(galley["cargo"], good, 1)
            self.tell("looted", seat=self.seat, galley=number, good=good)
        elif verb == "jettison":
            change(galley["cargo"], good, -1)
            change(self.state["supply"], good, 1)
            self.tell("jettisoned", seat=self.seat, galley=number, good=good)
        elif number == self.number:
            self.sink_target()
        else:
            self.sink_active()

    # -- investments (4.11)

    def in_invest(self, text, verb, place):
        if text == "end":
            self.end_turn()
        elif text == "buy":
            self.state["buying"] = {"number": None, "port": None}
            self.ask("buy_number", self.seat)
        elif verb == "hire":
            self.hire(place)
        else:
            self.player["ducats"] -= BUILDING_PRICE
            self.state["ports"][place][verb] = True
            self.tell("built", seat=self.seat, port=place, what=verb)

    def hire(self, place):
        self.player["ducats"] -= SAILOR_PRICE
        self.player["reserve"] -= 1
        if place in PORTS:
            self.state["ports"][place]["garrison"] += 1
        else:
            galley_of(self.state, place)["sailors"] += 1
        self.tell("hired", seat=self.seat, at=place if place in PORTS else int(place))

    def in_buy_number(self, text, verb, number):
        self.state["buying"]["number"] = int(number)
        self.ask("buy_place", self.seat)

    def in_buy_place(self, text, verb, port):
        self.state["buying"]["port"] = port
        if self.rules.options["new_galley_crew"] == "hire_or_garrison":
            self.ask("buy_crew", self.seat)
        else:
            self.buy(from_garrison=False)

    def in_buy_crew(self, text, *_):
        self.buy(from_garrison=text == "sailor from port")

    def buy(self, from_garrison):
        state, number, port = self.state, self.state["buying"]["number"], self.state["buying"]["port"]
        ducats = len(galleys_of(state, self.seat)) + (0 if from_garrison else SAILOR_PRICE)
        self.player["ducats"] -= ducats
        if from_garrison:
            state["ports"][port]["garrison"] -= 1
        else:
            self.player["reserve"] -= 1
        self.tell("bought", seat=self.seat, galley=number, port=port, ducats=ducats, from_garrison=from_garrison)
        self.launch(number, port, 1)
        state["bought"].append(number)
        state["buying"] = None
        self.ask("invest" if state["wheel"] else "special", self.seat)

    # -- wheel, Doge, scoring (3.2, 4.10, 4.12, 5)

    def end_turn(self):
        self.tell_own("turn_over")
        self.state.update(copied(NO_TURN))
        self.turn_wheel()

    def start_round(self):
        self.state.update(copied(NO_TURN))
        self.state["round"] += 1
        self.state["wheel"] = 0
        self.tell("round_started", round=self.state["round"])
        self.turn_wheel()

    def turn_wheel(self):
        state = self.state
        ahead = [int(number) for number in state["galleys"] if int(number) > state["wheel"]]
        if not ahead:
            self.end_round()
            return
        state["wheel"] = min(ahead)
        owner = galley_of(state, state["wheel"])["owner"]
        self.tell("turn_started", seat=owner, galley=state["wheel"])
        self.ask("turn", owner)

    def end_round(self):
        state, cells = self.state, self.rules.cells
        state["wheel"] = 0
        card = state["doge_pile"].pop(0)
        change(state["doge_discard"], card, 1)
        self.tell("doge", card=card)
        if card == "wine":
            for seat in range(self.rules.players):
                self.gain(seat, "wine", WINE_INCOME * sum(present(state, port, "wine") for port in ports_of(state, seat)))
        else:
            old, state["track"] = state["track"], min(state["track"] + STEPS[card], cells[-1])
            self.tell("advanced", track=state["track"])
            for number, cell in enumerate(cells, 1):
                if old < cell <= state["track"]:
                    self.score(number)
        if card == ARROWS:
            cards = Counter(state["doge_pile"]) + Counter(state["doge_discard"])
            state.update(doge_pile=list(self.chance.shuffle(cards)), doge_discard={})
            self.tell("shuffled")
        if sum(cell <= state["track"] for cell in cells) == SCORINGS:
            self.ask("over", None)
            self.tell("game_over")
        else:
            self.ask_special(0)

    def score(self, number):
        self.tell("scoring", number=number)
        for seat in range(self.rules.players):
            own = [self.state["ports"][port] for port in ports_of(self.state, seat)]
            self.gain(seat, "warehouses", sum(INCOME[len(port["stored"])] for port in own))
            self.gain(seat, "basilicas", BASILICA_INCOME * sum(port["basilica"] for port in own))

    def gain(self, seat, reason, ducats):
        if ducats:
            self.state["players"][seat]["ducats"] += ducats
            self.tell("income", seat=seat, ducats=ducats, reason=reason)

    def ask_special(self, first):
        """The first from this seat on that has too few galleys; else the next round."""
        for seat in range(first, self.rules.players):
            if len(galleys_of(self.state, seat)) < SPECIAL_GALLEYS:
                self.state.update(copied(NO_TURN))
                self.tell("special", seat=seat)
                self.ask("special", seat)
                return
        self.start_round()

    def in_special(self, text, verb, place):
        if text == "end":
            self.ask_special(self.seat + 1)
        else:
            self.in_invest(text, verb, place)
