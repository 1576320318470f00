#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>

#include "core/evaluation.hpp"
#include "core/target.hpp"
#include "games/serenissima/investment.hpp"
#include "games/serenissima/outlook.hpp"
#include "games/serenissima/score.hpp"
#include "games/serenissima/terms.hpp"

// How good a position is for each seat, in ducats that it may expect at the end: what its ports will still
// earn, what its galleys can sell and capture, and what the others could take away.

namespace fondaco::serenissima {

/// What the ports of a seat bring it, and what they look like to others.
FONDACO_FN constexpr void judge_ports(const State& s, Survey& all, std::size_t seat, SeatTerms& terms) {
  const Clock clock = all.clock;
  const Looks& ports = looks(s);
  const Ports own = all.own[seat];
  const bool last = (own & (own - 1u)) == 0;
  const ByZone& foes = all.foes[seat]->reach;
  const ByZone& crowd = all.crowd[seat];
  Tally tally;
  int basilicas = 0, garrisons = 0, forts = 0;
  unsigned threats = 0;
  for (Ports rest = own; rest != 0; rest &= rest - 1u) {
    const std::size_t at = lowest(rest);
    const Port& port = s.ports[at];
    const Look& look = ports[at][port.stored];
    const unsigned garrison = std::max<unsigned>(1, port.garrison);
    const unsigned fort = port.fort, basilica = port.basilica;
    const std::size_t dice = foes[at];
    const unsigned income = look.income;
    tally += look.tally;
    basilicas += static_cast<int>(basilica);
    garrisons += static_cast<int>(garrison - 1);
    forts += static_cast<int>(fort);
    survey_port(look, at, kForeign, all);
    if (dice == 0) continue;
    threats += worth(clock, at, income, basilica) * kDanger[dice][garrison + fort + crowd[at]] / kWhole;
  }
  all.basilicas -= basilicas;
  terms[kWarehousesTerm] = tally.income() * clock.scorings;
  terms[kBasilicasTerm] = basilicas * kBasilicaIncome * clock.scorings;
  terms[kWineTerm] = tally.wine() * clock.steps;
  terms[kPortsTerm] = tally.full() * clock.steps;
  terms[kGarrisonsTerm] = garrisons * clock.scorings;
  terms[kFortsTerm] = forts * clock.scorings;
  terms[kThreatsTerm] = last ? 0 : static_cast<int>(threats);
  terms[kBasilicasReadyTerm] =
      (tally.ready() - basilicas) * (kBasilicaIncome * clock.scorings - kBasilicaCost);
}

/// The best sale of these goods in one of the ports, in sixteenths of a ducat by its haste.
FONDACO_FN constexpr int best_sale(const Survey& all, const Gains& gains, Whose whose, const HasteFrom& haste,
                                   std::size_t goods, Ports ports) {
  const auto* rows = gains.rows.data() + whose * kWhoseGains;
  int best = 0;
  for (; ports != 0; ports &= ports - 1u) {
    const std::size_t at = lowest(ports);
    const std::size_t sold = goods & all.lacks[at];
    if (sold == 0) continue;
    const int gain = rows[std::size_t{all.rows[at]} + gains.lots[sold]];
    best = std::max(best, gain * haste[at]);
  }
  return best;
}

/// The best of the neutral ports among these, in sixteenths of a ducat.
FONDACO_FN constexpr unsigned best_capture(const Survey& all, const HasteFrom& haste, Ports ports) {
  unsigned best = 0;
  for (ports &= all.neutral; ports != 0; ports &= ports - 1u) {
    const std::size_t at = lowest(ports);
    best = std::max(best, unsigned{all.worth[at]} * haste[at]);
  }
  return best / (kFull / kWhole);
}

/// What the cargo of a galley is good for; the best sale of it in one of the ports, in sixteenths of a ducat.
FONDACO_FN constexpr unsigned judge_cargo(const Survey& all, std::size_t seat, const Gains& gains,
                                          const HasteFrom& haste, unsigned goods, unsigned cubes,
                                          unsigned odds, Ports ports, SeatTerms& terms) {
  const auto kinds = static_cast<unsigned>(std::popcount(goods));
  const Ports own = all.own[seat], buying = ports & (all.owned | all.neutral) & ~all.full;
  const int at_home = best_sale(all, gains, kOwn, haste, goods, buying & own);
  const int abroad = best_sale(all, gains, kForeign, haste, goods, buying & ~own);
  const unsigned sold = static_cast<unsigned>(std::max(at_home, abroad)) / kFull * odds / kWhole;
  terms[kFirstCubesTerm] += static_cast<int>(kinds * odds / kWhole);
  terms[kSalesTerm] += static_cast<int>(sold);
  if (cubes != kinds) terms[kFurtherCubesTerm] += static_cast<int>((cubes - kinds) * odds / kWhole);
  return sold;
}

/// What a galley is good for. Where it would be blockaded it neither sells nor captures, and with its last
/// sailor it does not land.
FONDACO_FN constexpr void judge_galley(const Survey& all, std::size_t seat, const Galley& galley,
                                       const Prospects& prospects, SeatTerms& terms) {
  const std::size_t sailors = galley.sailors, zone = galley.zone, place = sailors * kZones + zone;
  const Fleet& foes = *all.foes[seat];
  const unsigned odds = prospects.chance;
  const Cargo cargo = galley.cargo;
  const Ports ports = kNear[zone] & ~foes.sailors[sailors + 1];
  const unsigned danger = kDanger[foes.reach[zone]][sailors];
  const int turns = prospects.turns;
  unsigned exposed = static_cast<unsigned>(sailors), sold = 0;
  if (!cargo.empty()) {
    const auto cubes = static_cast<unsigned>(cargo.total());
    exposed += cubes;
    sold = judge_cargo(all, seat, *prospects.gains, (*prospects.selling)[place], cargo.goods(), cubes, odds,
                       ports, terms);
  }
  terms[kGalleysTerm] += turns;
  if (sailors >= 2) {
    const unsigned captured = best_capture(all, (*prospects.capture)[place], ports) * odds / kWhole;
    terms[kCapturesTerm] += static_cast<int>(captured);
    terms[kSecondSailorsTerm] += turns;
    if (sailors >= 3) terms[kThirdSailorsTerm] += turns;
    if (sailors >= 4) terms[kFurtherSailorsTerm] += turns * (static_cast<int>(sailors) - 3);
    terms[kEitherOrTerm] += static_cast<int>(std::min(sold, captured));
  }
  terms[kExposedTerm] += static_cast<int>(exposed * danger / kWhole);
}

inline constexpr int kTurnsPerDucat = 8;  // sixteenths of turns that pay a ducat of a galley's price

/// What an investment could bring: all of it while the seat invests, most of it as long as it might.
FONDACO_FN constexpr void judge_investments(const State& s, const Survey& all, std::size_t seat, int galleys,
                                            int crew_wanted, SeatTerms& terms) {
  const int rounds = all.clock.rounds;
  const bool decides = s.decider == seat;
  const bool invests = decides && s.phase == Phase::Invest;
  const bool buys = decides && is_purchase(s.phase);
  const int share = invests || buys ? kWhole - 1 : kWhole * 3 / 4;
  const int price = kGalleyCost * galleys + kSailorCost;
  int ducats = s.players[seat].ducats;
  int& ready = terms[kBasilicasReadyTerm];
  if (ready != 0) ready = ducats >= kBasilicaCost && all.basilicas > 0 ? ready * share : 0;
  terms[kPurseTerm] = std::min(ducats, galleys) * all.clock.steps;
  if (buys) {
    ducats -= price;
    terms[kDucatsTerm] -= price;
    terms[kGalleysTerm] += rounds + (s.turn.number == 0 || s.turn.number > s.wheel ? kWhole : 0);
    terms[kEarlyNumbersTerm] += s.turn.number == 0 ? kGalleys / 2 : kGalleys - s.turn.number;
  }
  terms[kGalleyAffordableTerm] = 0;
  if (!buys && ducats >= price && galleys < kGalleysPerPlayer && s.players[seat].reserve > 0) {
    const int now = invests && s.turn.bought == 0 ? kWhole - 1 : kWhole * 3 / 4;
    terms[kGalleyAffordableTerm] = std::max(0, rounds - kTurnsPerDucat * price) * now / kWhole;
  }
  terms[kCrewWantedTerm] = 0;
  if (crew_wanted == 0 && ducats >= 0) return;
  terms[kCrewWantedTerm] =
      std::min({crew_wanted, ducats, int{s.players[seat].reserve}}) * rounds * share / kWhole;
}

/// What the galleys of a seat are good for, and what it could invest in. A galley without sailors is as good
/// as sunk.
FONDACO_FN constexpr void judge_galleys(const State& s, const Survey& all, std::size_t seat,
                                        SeatTerms& terms) {
  std::fill(terms.begin() + kGalleysTerm, terms.begin() + kEitherOrTerm + 1, 0);
  terms[kExposedTerm] = 0;
  const Ports own = s.where.ports[seat];
  const unsigned numbers = s.where.galleys[seat];
  const Roll low = kRoll[0][numbers & 255u], high = kRoll[1][numbers >> 8];
  terms[kEarlyNumbersTerm] = low.early + high.early;
  int crew_wanted = 0;
  for (unsigned rest = numbers; rest != 0; rest &= rest - 1u) {
    const std::size_t number = lowest(rest);
    const Galley& galley = s.galleys[number];
    const Prospects& prospects = number >= all.first_to_act ? all.waiting
                                 : number == s.wheel        ? all.active
                                                            : all.done;
    if (galley.sailors >= 2) {  // apart, because most galleys are such
      judge_galley(all, seat, galley, prospects, terms);
    } else if (galley.sailors == 1) {
      judge_galley(all, seat, galley, prospects, terms);
      crew_wanted += ((own >> galley.zone) & 1u) != 0 && has_room(galley);
    } else {
      terms[kEarlyNumbersTerm] -= kGalleys - static_cast<int>(number);
    }
  }
  judge_investments(s, all, seat, low.galleys + high.galleys, crew_wanted, terms);
}

/// The conqueror of a port will have one sailor less.
FONDACO_FN constexpr void judge_landing(const State& s, int turns, Terms& out) {
  const Galley& galley = active(s);
  if (galley.sailors < 2) return;
  const Term term = galley.sailors == 2   ? kSecondSailorsTerm
                    : galley.sailors == 3 ? kThirdSailorsTerm
                                          : kFurtherSailorsTerm;
  out[galley.owner][term] -= turns;
}

FONDACO_FN constexpr void terms(const State& s, Terms& out) {
  const std::size_t players = s.options.players;
  for (std::size_t seat = 0; seat < players; ++seat) out[seat][kDucatsTerm] = s.players[seat].ducats;
  if (s.phase == Phase::Over) {
    for (std::size_t seat = 0; seat < players; ++seat) std::fill_n(out[seat].begin() + 1, kTerms - 1, 0);
    return;
  }
  Survey all;
  all.neutral = all.owned = all.full = 0;
  all.basilicas = kBasilicas;
  survey_turn(s, all);
  for (std::size_t seat = 0; seat < players; ++seat) survey_fleet(s, seat, all.fleets[seat], all.crowd[seat]);
  for (std::size_t seat = 0; seat < players; ++seat) {
    survey_foes(s, seat, all);
    all.own[seat] = ports_held(s, seat);
    all.owned |= all.own[seat];
    judge_ports(s, all, seat, out[seat]);
  }
  survey_neutral_ports(s, all);
  for (std::size_t seat = 0; seat < players; ++seat) judge_galleys(s, all, seat, out[seat]);
  if (s.phase == Phase::Land) judge_landing(s, all.active.turns, out);
}

}  // namespace fondaco::serenissima
