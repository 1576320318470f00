#include "games/serenissima/given.hpp"

#include <string_view>

#include "core/given.hpp"
#include "games/serenissima/blockade.hpp"
#include "games/serenissima/invariants.hpp"
#include "games/serenissima/setup.hpp"

namespace fondaco::serenissima {

namespace {

std::string at(std::string_view path, const char* wrong) {
  if (wrong == nullptr) return {};
  return std::string(path) + ": " + wrong;
}

/// What lies neither aboard nor in a port.
std::string complete_supply(State& s, const Json& named) {
  if (is_named(named, "/supply")) return at("/supply", violation_of_cubes(s));
  for (std::size_t good = 0; good < kGoods; ++good) {
    int left = kCubes[good];
    for (const Galley& galley : s.galleys) left -= galley.cargo.count(good);
    for (const Port& port : s.ports) left -= (port.stored >> good) & 1;
    if (left < 0) {
      return "/galleys: there are more cubes of " + std::string(kGoodKeys[good]) + " than " +
             std::to_string(kCubes[good]);
    }
    s.supply[good] = static_cast<std::uint8_t>(left);
  }
  return {};
}

/// Sailors that are neither aboard nor in a garrison.
std::string complete_reserves(State& s, const Json& named) {
  for (Seat seat = 0; seat < players(s); ++seat) {
    int left = set_up(s).sailors;
    for (const Galley& galley : s.galleys) left -= galley.owner == seat ? galley.sailors : 0;
    for (const Port& port : s.ports) left -= port.owner == seat ? port.garrison : 0;
    const std::string path = of_player(seat, "reserve");
    if (left < 0) return path + ": there are only " + std::to_string(set_up(s).sailors) + " sailors";
    if (is_named(named, path) && s.players[seat].reserve != left) {
      return path + ": " + std::to_string(left) + " sailors are left, not " +
             std::to_string(s.players[seat].reserve);
    }
    s.players[seat].reserve = static_cast<std::uint8_t>(left);
  }
  return {};
}

/// Cards that one of the two does not name go to the other.
std::string complete_doge(State& s, const Json& named) {
  const bool pile = is_named(named, "/doge_pile"), discard = is_named(named, "/doge_discard");
  if (pile != discard) {
    std::array<int, kDogeKinds> left{};
    for (std::size_t card = 0; card < kDogeKinds; ++card)
      left[card] = kDogeCopies[card] - (discard ? s.doge_discard[card] : 0);
    if (pile) {
      for (const std::uint8_t card : s.doge_pile) --left[card];
    } else {
      s.doge_pile.clear();
    }
    for (std::uint8_t card = 0; card < kDogeKinds; ++card) {
      if (left[card] < 0) {
        return "/doge_pile: there are more cards of " + std::string(kDogeKeys[card]) + " than " +
               std::to_string(kDogeCopies[card]);
      }
      if (pile) s.doge_discard[card] = static_cast<std::uint8_t>(left[card]);
      for (; discard && left[card] > 0; --left[card]) s.doge_pile.push_back(card);
    }
  }
  return at("/doge_pile", violation_of_doge(s));
}

/// Everybody has what set-up has given him so far, and nothing else is on the board.
std::string check_setup_board(const State& s, int placed, Seat seat) {
  for (Seat p = 0; p < players(s); ++p) {
    const bool has_port = p < placed || (p == seat && s.phase == Phase::SetupGalley);
    if (ports_of(s, p) != (has_port ? 1 : 0)) return "/ports: each seat takes one before its first galley";
    int galleys = 0;
    for (int i = 0; i < placed; ++i) galleys += seat_in_setup(s, i) == p;
    if (galleys_of(s, p) != galleys) return "/galleys: each seat places one in its turn";
  }
  for (std::size_t port = 0; port < kPorts; ++port) {
    const Port& there = s.ports[port];
    if (there.stored != 0) return "/ports: nothing is stored during set-up";
    if (there.owner == kNobody) continue;
    if ((kStartPorts & bit(port)) == 0 || there.garrison != set_up(s).garrison)
      return "/ports: starting ports are taken, with the garrison of the set-up";
  }
  for (const Galley& galley : s.galleys) {
    if (galley.owner == kNobody) continue;
    const auto port = static_cast<std::size_t>(std::countr_zero(s.where.ports[galley.owner]));
    if (galley.zone != kPortZone[port] || galley.sailors != set_up(s).crew || !galley.cargo.empty())
      return "/galleys: they lie in the starting port, with the crew of the set-up";
  }
  return {};
}

/// Where set-up stands follows from the galleys and ports.
std::string complete_setup(State& s) {
  if (s.round != 0 || s.wheel != 0) return "/phase: set-up comes before the first round";
  s.turn = Turn{};
  const int n = players(s);
  const int placed = std::popcount(unsigned{galleys_in_play(s)});
  Seat seat = placed < n * set_up(s).start_galleys ? seat_in_setup(s, placed) : kNobody;
  if (s.phase == Phase::SetupClose) {
    int closed = 0;
    for (const Port& port : s.ports) closed += port.closed;
    seat = static_cast<Seat>((2 * n - 1 - closed % n) % n);
    if (placed > 0) return "/galleys: ports are closed before galleys are placed";
    if (legal_closings(s).empty()) return "/phase: there is no port to close";
  } else if (s.phase == Phase::SetupPort && placed >= n) {
    return "/phase: everybody has a port already";
  }
  if (seat != s.decider) return "/decider: it is not the turn of this seat";
  if (open_starting_ports(s) < n) return "/ports: too few starting ports are open";
  return check_setup_board(s, placed, s.phase == Phase::SetupClose ? kNobody : seat);
}

/// Which galley is active, and who decides.
std::string complete_turn(State& s, const Json& named) {
  const Turn before = s.turn;
  const bool kept = !is_named(named, "/phase");  // a position in which only something else was named
  const bool special = s.phase == Phase::Special ||
                       (is_purchase(s.phase) && s.wheel == 0 && (kept || is_named(named, "/wheel")));
  if (s.phase == Phase::Over) {
    s.decider = kNobody;
    s.wheel = 0;
    s.turn = Turn{};
    return {};
  }
  if (s.decider >= players(s)) return "/decider: a seat is expected";
  if (special) {
    s.wheel = 0;
  } else {
    for (std::uint8_t k = 1; k <= kGalleys && s.wheel == 0; ++k) {
      if (s.galleys[k].owner == s.decider) s.wheel = k;
    }
    if (s.wheel == 0 || !in_play(s, s.wheel)) return "/wheel: there is no such galley in play";
  }
  const bool active_phase =
      is_activation(s.phase) || s.phase == Phase::Invest || (is_purchase(s.phase) && !special);
  s.turn.galley = active_phase ? s.wheel : 0;
  if (before.galley != s.turn.galley && is_named(named, "/galley"))
    return "/galley: it is that of the wheel, in activations and investments";
  if (!is_activation(s.phase)) {
    const Turn turn = s.turn;
    s.turn = Turn{};
    s.turn.galley = turn.galley;
    if (s.phase >= Phase::Invest) s.turn.bought = turn.bought;
    s.turn.number = turn.number;
    s.turn.port = turn.port;
    return {};
  }
  const int most = s.phase == Phase::Load ? 0 : s.phase < Phase::Step3 ? active(s).sailors : kGalleySlots;
  if (s.turn.moved > most) return "/moved: the galley can't have rowed so far";
  if (s.turn.origin == kNone) s.turn.origin = active(s).zone;
  if (s.phase < Phase::Step3) {
    s.turn.strength = kNone;
  } else if (s.turn.strength == kNone) {
    s.turn.strength = static_cast<std::uint8_t>(moves_left(s) > 0 ? moves_left(s) : 0);
  }
  return {};
}

/// The port or galley that the phase is about must be there.
std::string complete_places(State& s) {
  const Galley& a = active(s);
  const std::uint8_t port = open_port(s, a.zone);
  const bool at_port = s.phase == Phase::SellBlockade || s.phase == Phase::Sell ||
                       s.phase == Phase::CaptureBlockade || s.phase == Phase::Land ||
                       s.turn.target == kPortTarget;
  if (at_port && port == kNone) return "/phase: there is no open port where the galley lies";
  if (s.phase == Phase::SellBlockade && sellable(s, port) == 0) return "/galleys: nothing could be sold here";
  if (s.locks.loaded != 0 && port == kNone) return "/locks: there is no open port where the galley lies";
  if ((s.phase == Phase::CaptureBlockade || s.phase == Phase::Land) && s.ports[port].owner != kNobody)
    return "/ports: the port is not neutral";
  const bool battle = s.phase == Phase::CombatContinue || s.phase == Phase::Loot;
  if (!battle && s.phase != Phase::Land && s.turn.target != 0)
    return "/target: there is no battle in this phase";
  if (s.phase == Phase::Land && s.turn.target != 0 && s.turn.target != kPortTarget)
    return "/target: nobody lands on a galley";
  if (!battle) return {};
  if (s.turn.target == kPortTarget) {
    const Seat owner = s.ports[port].owner;
    const bool enemy = owner != kNobody && owner != a.owner;
    return s.phase == Phase::CombatContinue && enemy
               ? ""
               : "/target: an opponent's port is expected in this battle";
  }
  const Galley& target = s.galleys[s.turn.target];
  if (s.turn.target == 0 || target.owner == kNobody || target.owner == a.owner || target.zone != a.zone)
    return "/target: an opponent's galley in the same zone is expected";
  if (a.sailors == 0 && s.options.defender_loots == 0)
    return "/galleys: under these rules only the attacker loots";
  const bool beaten = (a.sailors == 0) != (target.sailors == 0);
  return beaten == (s.phase == Phase::Loot) ? "" : "/galleys: who is looted has no sailors, and only he";
}

/// A purchase under way.
std::string complete_purchase(const State& s) {
  if (is_purchase(s.phase) && !can_buy(s, s.decider, s.where.ports[s.decider]))
    return "/phase: no galley could be bought";
  const bool number = s.phase == Phase::BuyPlace || s.phase == Phase::BuyCrew;
  const bool free = s.turn.number != 0 && ((free_numbers(s) >> s.turn.number) & 1u) != 0;
  if (number ? !free : s.turn.number != 0)
    return "/buying/number: a free number is expected, from buy_place on";
  const bool port = s.phase == Phase::BuyCrew;
  const bool own = s.turn.port != kNone && s.ports[s.turn.port].owner == s.decider;
  if (port ? !own : s.turn.port != kNone) return "/buying/port: an own port is expected, in buy_crew";
  if (port && s.options.new_galley_crew == NewCrew::Hire)
    return "/phase: these rules do not ask for the crew";
  return {};
}

/// Who is asked, by the phase.
std::string complete_decider(State& s, const Json& named) {
  Seat expected = s.decider;
  if (is_blockade(s.phase)) {
    if (is_named(named, "/phase") && !is_named(named, "/queue")) fill_queue(s);
    Seats asked;
    for (const Seat seat : s.turn.queue) {
      if (asked.contains(seat) || seat == active(s).owner) return "/queue: every opponent is asked once";
      asked.insert(seat);
    }
    expected = s.turn.queue.empty() ? kNobody : s.turn.queue.back();
    if (expected == kNobody) return "/queue: somebody to be asked is expected";
  } else {
    s.turn.queue.clear();
    if (s.phase == Phase::Loot) {
      expected = s.galleys[looting(s).winner].owner;
    } else if (s.wheel != 0) {
      expected = s.galleys[s.wheel].owner;
    }
  }
  if (s.decider != expected && is_named(named, "/decider"))
    return "/decider: it is seat " + std::to_string(expected) + " that is asked";
  s.decider = expected;
  return {};
}

}  // namespace

void clear_for(State& s, const Json& named) {
  if (!named.is_object() || !named.contains("phase") || !named["phase"].is_string()) return;
  const std::string& phase = named["phase"].get_ref<const std::string&>();
  if (phase == "setup_close" || phase == "setup_port" || phase == "setup_galley") return;
  s.galleys = {};
  for (Port& port : s.ports) {
    const std::uint8_t closed = port.closed;
    port = Port{};
    port.closed = closed;
  }
  s.turn = Turn{};
  s.locks = Locks{};
  s.wheel = 0;
  if (s.round == 0) s.round = 1;
  if (s.decider == kNobody) s.decider = 0;
}

std::string complete(State& s, const Json& named) {
  s.where = whereabouts(s);
  if (std::string error = at("/ports", violation_of_ports(s)); !error.empty()) return error;
  for (std::size_t k = set_up(s).galleys + 1u; k <= kGalleys; ++k) {
    if (in_play(s, k)) return "/galleys: there is no galley " + std::to_string(k) + " with so few players";
  }
  for (const auto step : {complete_supply, complete_reserves, complete_doge}) {
    if (std::string error = step(s, named); !error.empty()) return error;
  }
  if (s.phase != Phase::Load) s.locks = Locks{};
  if (is_setup(s.phase)) return complete_setup(s);
  if (s.round == 0) return "/round: set-up is over in this phase";
  for (Seat seat = 0; seat < players(s); ++seat) {
    if (galleys_of(s, seat) > kGalleysPerPlayer) return "/galleys: a player has too many galleys";
  }
  if (std::string error = complete_turn(s, named); !error.empty()) return error;
  if (s.phase == Phase::Over) return at("/galleys", violation_of_galleys(s));
  if (is_activation(s.phase)) {
    if (std::string error = complete_places(s); !error.empty()) return error;
  }
  if (std::string error = complete_decider(s, named); !error.empty()) return error;
  if (std::string error = complete_purchase(s); !error.empty()) return error;
  if (std::string error = at("/galleys", violation_of_galleys(s)); !error.empty()) return error;
  return complete_decision(s);
}

}  // namespace fondaco::serenissima
