#include "lab/calibration.hpp"

#include <algorithm>
#include <cmath>

#include "lab/threads.hpp"

namespace fondaco {

namespace {

constexpr int kWorlds = 8;

/// A moment of a game: who has just decided, or is to decide, and what was there.
struct Moment {
  AnyState state;
  Seat seat = kNobody;
  Chances won{};
};

Chances won_by(const AnyGame& game, const AnyState& end) {
  const Scores scores = game.scores(end);
  const auto last = scores.ranks.begin() + scores.players;
  const auto winners = static_cast<std::int32_t>(std::count(scores.ranks.begin(), last, 1));
  Chances won{};
  for (std::size_t seat = 0; seat < scores.players; ++seat)
    won[seat] = scores.ranks[seat] == 1 ? kCertain / winners : 0;
  return won;
}

/// Whether it is another's turn after a decision of this seat.
bool hands_over(const AnyGame& game, const AnyState& state, Seat seat) {
  const Seats deciders = game.deciders(state);
  return !deciders.empty() && !(deciders.size() == 1 && deciders.front() == seat);
}

/// So many moments of each game, drawn alike from those that `wanted` takes: of a decision, the state before
/// it, or after it.
template <class Wanted>
tl::expected<std::vector<Moment>, std::string> moments_of(const AnyGame& game,
                                                          const CalibrationSettings& settings,
                                                          Wanted&& wanted) {
  std::vector<Moment> moments;
  ArenaSettings match = settings.match;
  Rng rng(match.seed);
  match.keep = [&](const Record& record) {
    std::vector<Moment> own;
    std::uint32_t seen = 0;
    AnyState state = *game.start(record.options, record.seed);
    for (const Decision& decision : record.decisions) {
      AnyState next = state;
      must(game.apply(next, decision.seat, decision.action, nullptr));
      if (const AnyState* taken = wanted(state, decision.seat, next)) {
        const std::uint32_t at = rng.below(++seen);
        if (own.size() < static_cast<std::size_t>(settings.positions)) {
          own.push_back({*taken, decision.seat, {}});
        } else if (at < own.size()) {
          own[at] = {*taken, decision.seat, {}};
        }
      }
      state = next;
    }
    for (Moment& moment : own) {
      moment.won = won_by(game, state);
      moments.push_back(moment);
    }
  };
  const auto played = play_match(game, match);
  if (!played) return tl::make_unexpected(played.error());
  return moments;
}

double log_loss(const SeenPosition& position, int players, double firm) {
  const auto count = static_cast<std::size_t>(players);
  const std::int32_t best = *std::max_element(position.values.begin(), position.values.begin() + players);
  double sum = 0;
  double loss = 0;
  for (std::size_t seat = 0; seat < count; ++seat) {
    const double behind = static_cast<double>(best - position.values[seat]) / kPoint * firm / 1024;
    sum += std::exp2(-behind);
    loss += behind * position.won[seat] / kCertain;
  }
  return loss + std::log2(sum);
}

void add_to(Tenths& tenths, double said, double won) {
  Tenth& tenth = tenths[static_cast<std::size_t>(std::clamp(static_cast<int>(said / 10), 0, 9))];
  ++tenth.said_so;
  tenth.said += said;
  tenth.won += won;
}

void average(Tenths& tenths) {
  for (Tenth& tenth : tenths) {
    if (tenth.said_so == 0) continue;
    tenth.said /= static_cast<double>(tenth.said_so);
    tenth.won /= static_cast<double>(tenth.said_so);
  }
}

}  // namespace

tl::expected<std::vector<SeenPosition>, std::string> see_positions(const AnyGame& game,
                                                                   const CalibrationSettings& settings) {
  const auto moments =
      moments_of(game, settings, [&](const AnyState&, Seat seat, const AnyState& next) -> const AnyState* {
        return hands_over(game, next, seat) ? &next : nullptr;
      });
  if (!moments) return tl::make_unexpected(moments.error());
  const Judge judge(game);
  std::vector<SeenPosition> positions;
  Rng rng(1);
  for (const Moment& moment : *moments) {
    SeenPosition position;
    position.stage = game.stage(moment.state);
    position.won = moment.won;
    for (int i = 0; i < kWorlds; ++i) {
      AnyState world = moment.state;
      game.resample(world, moment.seat, rng);
      const Values values = judge.values(world);
      for (std::size_t seat = 0; seat < values.size(); ++seat) position.values[seat] += values[seat];
    }
    for (std::int32_t& value : position.values) value /= kWorlds;
    positions.push_back(position);
  }
  return positions;
}

tl::expected<std::vector<GivenHint>, std::string> ask_for_hints(const AnyGame& game,
                                                                const CalibrationSettings& settings) {
  ActionList options;
  const auto moments =
      moments_of(game, settings, [&](const AnyState& state, Seat seat, const AnyState&) -> const AnyState* {
        game.considered(state, seat, options);
        return options.size() > 1 ? &state : nullptr;
      });
  if (!moments) return tl::make_unexpected(moments.error());
  std::vector<GivenHint> hints(moments->size());
  on_threads(settings.match.threads, [&](std::size_t worker) {
    for (std::size_t i = worker; i < hints.size(); i += static_cast<std::size_t>(settings.match.threads)) {
      const Moment& moment = (*moments)[i];
      hints[i] = {game.stage(moment.state), settings.ask(game, moment.state, moment.seat),
                  moment.won[moment.seat]};
    }
  });
  return hints;
}

Firmness fit(const std::vector<SeenPosition>& positions, int players) {
  constexpr int kSweeps = 4;
  constexpr double kMost = 4096;
  constexpr double kGolden = 0.6180339887;
  std::array<double, kStages> firm{};
  firm.fill(100);
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    for (std::size_t knot = 0; knot < kStages; ++knot) {
      const auto loss = [&](double value) {
        std::array<double, kStages> tried = firm;
        tried[knot] = value;
        double sum = 0;
        for (const SeenPosition& position : positions) {
          const double at = position.stage * (kStages - 1.0) / kWholeGame;
          const auto before = std::min(static_cast<std::size_t>(at), kStages - 2);
          const double past = at - static_cast<double>(before);
          if (knot != before && knot != before + 1) continue;
          sum += log_loss(position, players, tried[before] * (1 - past) + tried[before + 1] * past);
        }
        return sum;
      };
      double low = 0;
      double high = kMost;
      while (high - low > 0.5) {
        const double left = high - kGolden * (high - low);
        const double right = low + kGolden * (high - low);
        if (loss(left) <= loss(right)) {
          high = right;
        } else {
          low = left;
        }
      }
      firm[knot] = (low + high) / 2;
    }
  }
  Firmness result{};
  for (std::size_t knot = 0; knot < kStages; ++knot)
    result[knot] = static_cast<std::int16_t>(std::lround(firm[knot]));
  return result;
}

Tenths by_tenths(const std::vector<SeenPosition>& positions, int players, const Firmness& firmness) {
  Tenths tenths{};
  for (const SeenPosition& position : positions) {
    const Chances chances = chances_of(position.values, players, firmness, position.stage);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
      add_to(tenths, chances[seat] / 100.0, position.won[seat] / 100.0);
  }
  average(tenths);
  return tenths;
}

Tenths by_tenths(const std::vector<GivenHint>& hints) {
  Tenths tenths{};
  for (const GivenHint& hint : hints) add_to(tenths, hint.said, hint.won / 100.0);
  average(tenths);
  return tenths;
}

}  // namespace fondaco
