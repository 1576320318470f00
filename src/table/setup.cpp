#include "table/setup.hpp"

#include <algorithm>

#include "bots/levels.hpp"
#include "core/registry.hpp"
#include "core/text.hpp"
#include "table/fields.hpp"

namespace fondaco {

namespace {

/// Names come this long to whoever checks them.
constexpr std::size_t kLongestWord = 1000;

Json holder_json(const Chair& chair) {
  switch (chair.holder) {
    case Holder::Person:
      return {
          {"person", chair.name}
      };
    case Holder::Bot:
      return {
          {"bot", chair.level}
      };
    case Holder::Open: break;
  }
  return {
      {"open", true}
  };
}

Chair read_chair(Fields& fields) {
  if (fields.has("person")) return Chair::of_person(fields.text("person", kLongestName));
  if (fields.has("bot")) return Chair::of_bot(static_cast<int>(fields.number("bot", 1, kLevels)));
  if (!fields.flag("open")) fields.fail("open", "true is expected");
  return {};
}

std::string pointer(const char* list, std::size_t place) {
  return std::string("/") + list + "/" + std::to_string(place);
}

/// What both a stored set-up and a wish say.
void read_terms(Fields& fields, Setup& setup) {
  setup.stand_in = static_cast<int>(fields.number_or("stand_in", 1, kLevels, setup.stand_in));
  setup.hints = fields.flag_or("hints", setup.hints);
  setup.rated = fields.flag_or("rated", setup.rated);
  setup.listed = fields.flag_or("listed", setup.listed);
}

}  // namespace

std::string committed_text(const Setup& setup) {
  std::string text = "fondaco-seed " + std::to_string(setup.origin.seed) + " " + setup.nonce;
  if (!setup.origin.position.is_null()) text += " " + setup.origin.position.dump();
  return text;
}

Json setup_json(const Setup& setup) {
  Record origin = setup.origin;
  Json chairs = Json::array();
  for (const Chair& chair : setup.chairs) chairs.push_back(holder_json(chair));
  return {
      {"record",      write_record(origin)   },
      {"chairs",      std::move(chairs)      },
      {"clock",       clock_json(setup.clock)},
      {"stand_in",    setup.stand_in         },
      {"hints",       setup.hints            },
      {"rated",       setup.rated            },
      {"listed",      setup.listed           },
      {"nonce",       setup.nonce            },
      {"commitment",  setup.commitment       },
      {"forked_from", setup.forked_from      },
      {"created",     setup.created          }
  };
}

tl::expected<Setup, std::string> read_setup(const Json& json) {
  Setup setup;
  Fields fields(json);
  const Json& text = fields.any("record");
  if (!text.is_string()) return tl::make_unexpected("/record: a text is expected");
  auto record = read_record(text.get_ref<const std::string&>());
  if (!record) return tl::make_unexpected("/record: " + record.error().sentence("line"));
  setup.origin = std::move(*record);
  setup.origin.lines = {};
  const Json& chairs = fields.any("chairs");
  if (!chairs.is_array() || chairs.size() > kMaxSeats)
    return tl::make_unexpected("/chairs: a list of seats is expected");
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    Fields chair(chairs[i], pointer("chairs", i));
    setup.chairs.push_back(read_chair(chair));
    if (const std::string error = chair.error(); !error.empty()) return tl::make_unexpected(error);
  }
  if (const std::string error = read_clock(fields.any("clock"), setup.clock); !error.empty())
    return tl::make_unexpected(error);
  read_terms(fields, setup);
  setup.nonce = fields.text("nonce", 100);
  setup.commitment = fields.text("commitment", 100);
  setup.forked_from = fields.text("forked_from", 100);
  setup.created = fields.number("created", 0, INT64_MAX);
  if (std::string error = fields.error(); !error.empty()) return tl::make_unexpected(std::move(error));
  return setup;
}

tl::expected<Wish, std::string> read_wish(const Json& json) {
  Wish wish;
  Setup& setup = wish.setup;
  Fields fields(json);
  const std::string key = fields.text("game", 40);
  setup.origin.game = find_game(key);
  if (fields.ok() && setup.origin.game == nullptr)
    fields.fail("game", "there is no game '" + shown(key) + "'");
  if (!fields.ok()) return tl::make_unexpected(fields.error());
  Json options = fields.any("options");
  if (options.is_null()) options = Json::object();
  const Json& seats = fields.any("seats");
  if (!seats.is_array() || seats.empty()) return tl::make_unexpected("/seats: a list of seats is expected");
  if (seats.size() < static_cast<std::size_t>(setup.origin.game->min_players) ||
      seats.size() > static_cast<std::size_t>(setup.origin.game->max_players)) {
    return tl::make_unexpected("/seats: " + std::to_string(setup.origin.game->min_players) + " to " +
                               std::to_string(setup.origin.game->max_players) + " seats are expected");
  }
  if (!options.is_object()) return tl::make_unexpected("/options: an object is expected");
  if (!options.contains("players")) options["players"] = seats.size();
  const auto started = setup.origin.game->start(options, 0);
  if (!started) return tl::make_unexpected("/options" + started.error());
  if (static_cast<std::size_t>(setup.origin.game->players(*started)) != seats.size())
    return tl::make_unexpected("/options/players: as many as there are seats are expected");
  setup.origin.rules_version = setup.origin.game->rules_version;
  setup.origin.options = setup.origin.game->options_json(*started);
  for (std::size_t i = 0; i < seats.size(); ++i) {
    Fields seat(seats[i], pointer("seats", i));
    if (seat.has("me")) {
      if (!seat.flag("me")) seat.fail("me", "true is expected");
      wish.own.push_back(static_cast<Seat>(i));
      setup.chairs.push_back(Chair::of_person(seat.text_or("name", kLongestWord, {})));
    } else if (seat.has("person")) {
      seat.fail("person", "nobody can be seated but by an invitation");
    } else {
      setup.chairs.push_back(read_chair(seat));
    }
    if (const std::string error = seat.error(); !error.empty()) return tl::make_unexpected(error);
  }
  if (wish.own.size() == 1 && !setup.chairs[wish.own.front()].name.empty())
    return tl::make_unexpected(pointer("seats", wish.own.front()) +
                               "/name: who takes one seat goes by their own name");
  setup.origin.table = fields.text_or("name", kLongestWord, {});
  if (fields.has("clock")) {
    if (const std::string error = read_clock(fields.any("clock"), setup.clock); !error.empty())
      return tl::make_unexpected(error);
  }
  // Advice is for those who play against bots, unless all are told that it may be asked for.
  setup.hints = std::count_if(setup.chairs.begin(), setup.chairs.end(),
                              [](const Chair& chair) { return chair.holder != Holder::Bot; }) <= 1;
  read_terms(fields, setup);
  // What counts is what everybody did alone, each at one seat.
  if (setup.rated && wish.own.size() > 1)
    fields.fail("rated", "a game in which somebody holds several seats does not count");
  if (setup.rated && setup.clock.kind == ClockRules::Kind::None)
    fields.fail("rated", "a game that counts has a clock, so that it comes to an end");
  if (setup.rated && setup.hints && fields.has("hints"))
    fields.fail("rated", "a game in which hints may be asked for does not count");
  if (setup.rated) setup.hints = false;
  if (std::string error = fields.error(); !error.empty()) return tl::make_unexpected(std::move(error));
  return wish;
}

}  // namespace fondaco
