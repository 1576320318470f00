#include "table/messages.hpp"

#include <algorithm>
#include <utility>

#include "core/hash.hpp"

namespace fondaco {

namespace {

constexpr int kWorldsTried = 8;

Json seats_list(Seats seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

Json chair_json(const Chair& chair) {
  Json json = Json::object();
  switch (chair.holder) {
    case Holder::Open: json["open"] = true; break;
    case Holder::Bot: json["bot"] = chair.level; break;
    case Holder::Person:
      json["person"] = chair.name;
      if (chair.automatic()) json["stand_in"] = chair.level;
      if (chair.resigned) json["resigned"] = true;
      break;
  }
  return json;
}

Json clocks_json(const Table& table, Millis now) {
  Json left = Json::array();
  Json running = Json::array();
  for (Seat seat = 0; seat < table.players(); ++seat) {
    const auto millis = table.clock().left(seat, now);
    left.push_back(millis ? Json(*millis) : Json(nullptr));
    if (millis && table.clock().running(seat)) running.push_back(seat);
  }
  return {
      {"now",     now               },
      {"left",    std::move(left)   },
      {"running", std::move(running)}
  };
}

Json legal_json(const AnyGame& game, const AnyState& state, Seat seat) {
  Json list = Json::array();
  ActionList legal;
  game.legal(state, seat, legal);
  for (const Action action : legal) {
    Json json = {
        {"do", game.notation(action)},
        {"id", action               }
    };
    json.update(game.action_json(action));
    list.push_back(std::move(json));
  }
  return list;
}

Json result_json(const Table& table) {
  Json list = Json::array();
  for (const Standing& standing : table.standings())
    list.push_back({
        {"points", standing.points},
        {"rank",   standing.rank  }
    });
  Json json = {
      {"standings", std::move(list)                      },
      {"seed",      std::to_string(table.course().seed())},
      {"nonce",     table.setup().nonce                  }
  };
  return json;
}

Json events_list(const AnyGame& game, const AnyState& state, const EventList& events, Observer eyes) {
  Json list = Json::array();
  for (const Event& event : events) list.push_back(game.event_json(state, event, eyes));
  return list;
}

}  // namespace

Rng public_chance(const Table& table, Seat viewer) {
  Hash hash;
  const std::string& commitment = table.setup().commitment;
  hash.add_bytes(commitment.data(), commitment.size());
  hash.add(table.course().decisions());
  hash.add(viewer);
  return Rng(hash.value());
}

Json about_json(const Table& table) {
  const Setup& setup = table.setup();
  return {
      {"game",          table.game().key                                                     },
      {"name",          setup.origin.table.empty() ? Json(nullptr) : Json(setup.origin.table)},
      {"rules",         setup.origin.rules_version                                           },
      {"options",       setup.origin.options                                                 },
      {"clock",         clock_json(setup.clock)                                              },
      {"stand_in",      setup.stand_in                                                       },
      {"hints",         setup.hints                                                          },
      {"rated",         setup.rated                                                          },
      {"listed",        setup.listed                                                         },
      {"created",       setup.created                                                        },
      {"commitment",    setup.commitment                                                     },
      {"forked_from",   setup.forked_from.empty() ? Json(nullptr) : Json(setup.forked_from)  },
      {"from_position", !setup.origin.position.is_null()                                     }
  };
}

Json seats_json(const Table& table) {
  Json seats = Json::array();
  for (const Chair& chair : table.chairs()) seats.push_back(chair_json(chair));
  return seats;
}

Json present_json(const Table& table, Seat viewer, Millis now) {
  const AnyGame& game = table.game();
  const AnyState& state = table.course().state();
  Json json = {
      {"seq",       table.seq()                 },
      {"at",        table.moment()              },
      {"decisions", table.course().decisions()  },
      {"status",    key_of(table.status())      },
      {"seats",     seats_json(table)           },
      {"deciders",  seats_list(table.deciders())},
      {"counts",    table.counts()              }
  };
  make_room(json, 16);
  if (table.setup().clock.kind != ClockRules::Kind::None) json["clock"] = clocks_json(table, now);
  if (const auto& proposal = table.proposal()) {
    json["asked"] = {
        {"what",   key_of(proposal->what)      },
        {"seat",   proposal->seat              },
        {"agreed", seats_list(proposal->agreed)}
    };
    if (proposal->what == What::Undo) json["asked"]["decision"] = proposal->decision;
  }
  if (table.begun()) json["view"] = game.state_json(state, observer_at(viewer));
  if (viewer != kNobody) {
    json["legal"] = table.chairs()[viewer].present() && table.deciders().contains(viewer)
                        ? legal_json(game, state, viewer)
                        : Json::array();
    const auto offer = table.undo_offer(viewer);
    json["undo"] = offer ? Json({
                               {"decision", offer->decision    },
                               {"kind",     key_of(offer->kind)}
    })
                         : Json(nullptr);
    json["forced"] = table.chairs()[viewer].plays_forced;
    if (game.ordered != nullptr) {
      const Json& orders = table.chairs()[viewer].orders;
      json["orders"] = orders.is_null() ? Json::object() : orders;
    }
  }
  if (table.finished()) json["result"] = result_json(table);
  return json;
}

Json entry_json(const Table& table, const Entry& entry, std::size_t decisions_after, const EventList& events,
                Seat viewer, Observer eyes) {
  Json json = {
      {"seq",  entry.seq         },
      {"time", entry.at          },
      {"what", key_of(entry.what)}
  };
  if (entry.seat != kNobody) json["seat"] = entry.seat;
  switch (entry.what) {
    case What::Sit: entry.number > 0 ? json["bot"] = entry.number : json["person"] = entry.text; break;
    case What::Act:
      json["decision"] = decisions_after - 1;
      // Another's choice may be a secret; what happened tells all that may be known of it.
      if (eyes.sees_secret_of(entry.seat)) json["action"] = entry.text;
      json["events"] = events_list(table.game(), table.course().state(), events, eyes);
      break;
    case What::Ask:
      json["asked"] = entry.text;
      if (entry.text == key_of(What::Undo)) json["decision"] = entry.number;
      break;
    case What::Answer: json["yes"] = entry.number != 0; break;
    case What::Undo:
      json["decision"] = entry.number;
      json["kind"] = entry.text;
      break;
    case What::Forced: json["on"] = entry.number != 0; break;
    case What::Orders:
      if (entry.seat == viewer) json["orders"] = parse_shallow(entry.text);
      break;
    case What::Chat: json["text"] = entry.text; break;
    case What::Name: json["person"] = entry.text; break;
    case What::Leave:
      if (!entry.text.empty()) json["person"] = entry.text;  // older logs don't say it
      break;
    default: break;
  }
  return json;
}

namespace {

/// What was decided before the first entry, as entries without a number of their own.
Json before_json(const Table& table, const Course& opening, Seat viewer, Observer eyes) {
  Json list = Json::array();
  AnyState state = opening.state_after(0);
  for (std::size_t i = 0; i < opening.decisions(); ++i) {
    const auto [seat, action] = opening.decision(i);
    EventList events;
    must(table.game().apply(state, seat, action, &events));
    std::string text(table.game().notation(action));
    const Entry entry{0, table.setup().created, seat, What::Act, 0, std::move(text), {}};
    list.push_back(entry_json(table, entry, i + 1, events, viewer, eyes));
  }
  return list;
}

}  // namespace

Json entries_json(const Table& table, std::uint32_t since, Seat viewer, Observer eyes) {
  Course course = table.opening();
  Json list = since == 0 ? before_json(table, course, viewer, eyes) : Json::array();
  const std::size_t most = list.size() + kEntriesAtOnce;
  bool legal = !table.cut_short();
  for (std::uint32_t seq = 1; seq <= table.seq() && list.size() < most; ++seq) {
    const Entry entry = table.entry(seq);
    EventList events;
    legal = legal && Table::advance(course, entry, &events);
    // What came after the rules had ceased to hold is told, but nothing follows from it.
    const std::size_t decisions = course.decisions() + (legal || entry.what != What::Act ? 0 : 1);
    if (seq > since) list.push_back(entry_json(table, entry, decisions, events, viewer, eyes));
  }
  return list;
}

tl::expected<Json, Refusal> preview_json(const Table& table, const std::string& action, Seat viewer) {
  const AnyGame& game = table.game();
  const auto parsed = game.parse_notation(action);
  if (viewer == kNobody || !table.deciders().contains(viewer))
    return refuse("not_your_decision", "You have nothing to decide now.");
  if (!parsed) return refuse("illegal", "This is no action of the game.", "unknown_action");
  Rng rng = public_chance(table, viewer);
  Json first;
  bool sure = true;
  for (int i = 0; i < kWorldsTried; ++i) {
    AnyState world = table.course().state();
    game.resample(world, viewer, rng);
    EventList events;
    if (const Error error = game.apply(world, viewer, *parsed, &events)) {
      const std::string reason(game.reason_key(error));
      return refuse("illegal", "This is not legal now: " + reason + ".", reason);
    }
    const Scores scores = game.scores(world);
    Json points = Json::array();
    for (int seat = 0; seat < table.players(); ++seat)
      points.push_back(scores.points[static_cast<std::size_t>(seat)]);
    Json seen = {
        {"events", events_list(game, world, events, observer_at(viewer))},
        {"points", std::move(points)},
        {"view", game.state_json(world, observer_at(viewer))}
    };
    if (i == 0) {
      first = std::move(seen);
      continue;
    }
    // What differs from world to world is not for anybody to foresee.
    sure = sure && seen["view"] == first["view"];
    for (std::size_t e = 0; e < first["events"].size(); ++e) {
      if (e < seen["events"].size() && seen["events"][e] == first["events"][e]) continue;
      first["events"].erase(first["events"].begin() + static_cast<std::ptrdiff_t>(e), first["events"].end());
    }
  }
  Json json = {
      {"action", game.notation(*parsed)},
      {"sure",   sure                  },
      {"events", first["events"]       }
  };
  if (sure) {
    json["points"] = first["points"];
    json["view"] = first["view"];
  }
  return json;
}

Json world_json(const Table& table, Seat viewer) {
  AnyState world = table.course().state();
  Rng rng = public_chance(table, viewer);
  table.game().resample(world, viewer, rng);
  return {
      {"at", table.moment()},
      {"world", table.game().state_json(world, Observer::everything())}
  };
}

Json refusal_json(const Refusal& refusal, const std::string& id) {
  Json json = {
      {"type", "error"     },
      {"code", refusal.code},
      {"text", refusal.text}
  };
  if (!id.empty()) json["id"] = id;
  if (!refusal.reason.empty()) json["reason"] = refusal.reason;
  return json;
}

}  // namespace fondaco
