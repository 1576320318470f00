#include <atomic>
#include <filesystem>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include "client/http.hpp"
#include "client/link.hpp"
#include "kit/tables.hpp"
#include "net/websocket.hpp"
#include "server/server.hpp"

// All bytes that a server sends to each seat over whole games: they are what table/messages.hpp makes of the
// table for that seat, and the game in them is the same in worlds that the seat can't tell from the real one.
// (That the makers themselves keep every secret is proved in leak_test.cpp.)

namespace fondaco {
namespace {

namespace fs = std::filesystem;

/// A socket that keeps every message as it came.
class Ear {
 public:
  Ear(unsigned short port, const std::string& token) {
    net::Connection connection(loop_);
    const auto unreached = net::finish(loop_, connection.connect({
                                                  {*net::read_ip_address("127.0.0.1"), port}
    }));
    EXPECT_FALSE(unreached);
    socket_.emplace(std::move(connection), net::WebSocket::Limits{.idle = {}});
    net::HttpFields fields;
    if (!token.empty()) fields.emplace_back("Authorization", "Bearer " + token);
    EXPECT_TRUE(
        net::finish(loop_, socket_->greet("127.0.0.1:" + std::to_string(port), "/play", std::move(fields))));
  }
  void say(const Json& message) {
    socket_->send(std::make_shared<const std::string>(message.dump()));
    loop_.run();
  }
  /// The next message of a type; all are kept.
  Json hear(std::string_view type) {
    for (;;) {
      if (!net::finish(loop_, socket_->read())) {
        ADD_FAILURE() << "the line is closed";
        return {};
      }
      heard_.emplace_back(socket_->message());
      Json message = Json::parse(heard_.back());
      if (message["type"] == "error") ADD_FAILURE() << heard_.back();
      if (message["type"] == type) return message;
    }
  }
  const std::vector<std::string>& heard() const { return heard_; }

 private:
  net::Loop loop_;
  std::optional<net::WebSocket> socket_;
  std::vector<std::string> heard_;
};

/// A server of the test's own, which may be stopped and started anew on the same data.
class Served : public testing::Test {
 protected:
  void SetUp() override {
    static int count = 0;
    folder_ = fs::temp_directory_path() /
              ("fondaco-wire-" + std::to_string(getpid()) + "-" + std::to_string(++count));
    start();
  }
  void start(unsigned short port = 0) {
    server::Settings settings;
    settings.port = port;
    settings.data = folder_.string();
    settings.quiet = true;
    settings.limit_rates = false;
    settings.now = [this] { return now_.load(); };
    auto started = server::Server::start(settings);
    ASSERT_TRUE(started) << started.error();
    server_ = std::move(*started);
    address_ = *client::read_address(server_->address());
  }
  void TearDown() override {
    server_.reset();
    fs::remove_all(folder_);
  }

  Json ask(const std::string& method, const std::string& path, const std::string& token,
           const Json& body = nullptr) {
    const auto answer = client::ask(address_, method, path, token, body);
    EXPECT_TRUE(answer) << answer.error();
    EXPECT_LT(answer->status, 300) << answer->body;
    return answer->body;
  }

  std::string guest(const char* name) {
    const Json made = ask("POST", "/api/guest", "",
                          {
                              {"name",  name},
                              {"token", true}
    });
    return made["token"].get<std::string>();
  }

  std::atomic<Millis> now_ = kNoon;
  fs::path folder_;
  std::unique_ptr<server::Server> server_;
  client::Address address_;
};

class Wire : public Served, public testing::WithParamInterface<const AnyGame*> {
 protected:
  static constexpr int kPlayers = 3;
};

/// The fields that a table may tell; another one would need a thought about what it betrays.
const std::set<std::string> kPresentFields = {"seq",      "at",     "decisions", "status", "seats",
                                              "deciders", "counts", "clock",     "view",   "legal",
                                              "undo",     "forced", "orders",    "asked",  "result"};

TEST_P(Wire, CarriesToEachSeatWhatThatSeatMayKnow) {
  const AnyGame& game = *GetParam();
  std::vector<std::string> tokens;
  for (const char* name : {"Anna", "Boris", "Clara"}) tokens.push_back(guest(name));
  const Json seats = Json::parse(R"([{"me": true}, {"open": true}, {"open": true}])");
  const Json made = ask("POST", "/api/tables", tokens[0],
                        {
                            {"game",  game.key},
                            {"seats", seats   }
  });
  const std::string id = made["table"].get<std::string>();
  std::vector<std::unique_ptr<Ear>> ears;
  ears.push_back(std::make_unique<Ear>(server_->port(), ""));  // a spectator, from the first moment on
  ears[0]->say({
      {"type",  "join"},
      {"table", id    },
      {"since", 0     }
  });
  const Json about = ears[0]->hear("joined")["about"];
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    ask("POST", "/api/tables/" + id + "/sit", tokens[i],
        {
            {"invite", made["invites"][i - 1]["invite"]}
    });
    ears[0]->hear("update");
  }
  for (const std::string& token : tokens) {
    ears.push_back(std::make_unique<Ear>(server_->port(), token));
    ears.back()->say({
        {"type",  "join"},
        {"table", id    }
    });
  }
  std::vector<Json> present(tokens.size());
  for (std::size_t seat = 0; seat < tokens.size(); ++seat)
    present[seat] = ears[seat + 1]->hear("joined")["present"];
  const auto after = [&](std::size_t seat, const Json& message) {  // one thing happens, and all hear of it
    ears[seat + 1]->say(message);
    ears[0]->hear("update");
    for (std::size_t i = 0; i < tokens.size(); ++i) present[i] = ears[i + 1]->hear("update")["present"];
  };
  // Every step is asked for, so that each message has one cause.
  for (std::size_t seat = 0; seat < tokens.size(); ++seat)
    after(seat, {
                    {"type", "forced"},
                    {"id",   "f"     },
                    {"on",   false   }
    });
  Rng rng(17);
  std::map<std::pair<std::size_t, std::size_t>, Json> worlds;  // by decisions and seat
  for (int step = 0; !present[0].contains("result"); ++step) {
    std::vector<std::size_t> deciders;
    for (std::size_t seat = 0; seat < tokens.size(); ++seat) {
      if (!present[seat]["legal"].empty()) deciders.push_back(seat);
      if (step % 16 != 0) continue;
      ears[seat + 1]->say({
          {"type", "world"},
          {"id",   "w"    }
      });
      worlds[{present[seat]["decisions"].get<std::size_t>(), seat}] = ears[seat + 1]->hear("world")["world"];
    }
    ASSERT_FALSE(deciders.empty());
    const std::size_t seat = deciders[rng.below(static_cast<std::uint32_t>(deciders.size()))];
    const Json& legal = present[seat]["legal"];
    const Json& option = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    after(seat, {
                    {"type",   "act"                     },
                    {"id",     "a" + std::to_string(step)},
                    {"at",     present[seat]["at"]       },
                    {"action", option["do"]              }
    });
  }

  // The game as it really was.
  const Json text = ask("GET", "/api/tables/" + id + "/record", "");
  const auto record = read_record(text.get<std::string>());
  ASSERT_TRUE(record);
  ASSERT_TRUE(replay(*record));
  auto setup = setup_of(game, kPlayers, 1, record->seed);
  setup.origin.options = record->options;
  setup.chairs[1] = setup.chairs[2] = Chair();
  setup.hints = about["hints"].get<bool>();
  setup.commitment = about["commitment"].get<std::string>();
  setup.nonce = present[0]["result"]["nonce"].get<std::string>();
  Table table = table_of(setup);
  EXPECT_EQ(about_json(table), about);

  std::vector<std::size_t> next(ears.size(), 0);
  Rng chance(3);
  int different = 0;
  std::size_t compared = 0;
  for (const std::string& told : ears[0]->heard()) {
    const Json message = Json::parse(told);
    if (message["type"] != "update") continue;
    const Json& row = message["entries"][0];
    Entry entry;
    entry.seq = row["seq"].get<std::uint32_t>();
    entry.at = row["time"].get<Millis>();
    entry.what = *find_what(row["what"].get<std::string>());
    entry.seat = row["seat"].get<Seat>();
    if (entry.what == What::Act)
      entry.text = game.notation(record->decisions[row["decision"].get<std::size_t>()].action);
    if (entry.what == What::Sit) entry.text = row["person"].get<std::string>();
    EventList events;
    table.commit(entry, &events);
    for (std::size_t ear = 0; ear < ears.size(); ++ear) {
      const Seat viewer = ear == 0 ? kNobody : static_cast<Seat>(ear - 1);
      if (ear > 0 && entry.what == What::Sit) continue;  // came before the line was there
      const auto& heard = ears[ear]->heard();
      while (next[ear] < heard.size() && !heard[next[ear]].starts_with(R"({"type":"update")")) ++next[ear];
      ASSERT_LT(next[ear], heard.size());
      const std::string& bytes = heard[next[ear]++];
      const Json expected = {
          {"type", "update"},
          {"table", id},
          {"entries", Json::array({entry_json(table, entry, table.course().decisions(), events, viewer)})},
          {"present", present_json(table, viewer, kNoon)}
      };
      ASSERT_EQ(bytes, expected.dump()) << "to " << ear;
      ++compared;
      // In another world that fits what the viewer knows, the game in it would look just the same.
      const Json sent = Json::parse(bytes)["present"];
      for (const auto& [key, value] : sent.items()) EXPECT_TRUE(kPresentFields.contains(key)) << key;
      if (!sent.contains("view")) continue;
      AnyState world = table.course().state();
      game.resample(world, viewer, chance);
      different += !game.equal(world, table.course().state());
      const Observer observer = viewer == kNobody ? Observer::spectator() : Observer::seat(viewer);
      ASSERT_EQ(sent["view"], game.state_json(world, observer));
      std::vector<std::string> legal;
      if (viewer != kNobody) {
        ActionList actions;
        game.legal(world, viewer, actions);
        for (const Action action : actions) legal.emplace_back(game.notation(action));
        std::vector<std::string> offered;
        for (const Json& option : sent["legal"]) offered.push_back(option["do"].get<std::string>());
        ASSERT_EQ(offered, legal);
      }
      if (sent.contains("result")) continue;
      ASSERT_EQ(bytes.find(std::to_string(record->seed)), std::string::npos)
          << "the seed is a secret until the end";
      ASSERT_EQ(bytes.find(setup.nonce), std::string::npos);
      const auto asked = worlds.find({table.course().decisions(), viewer});
      if (viewer == kNobody || asked == worlds.end()) continue;
      EXPECT_EQ(asked->second, world_json(table, viewer)["world"]);
    }
  }
  EXPECT_EQ(table.status(), Status::Over);
  EXPECT_GT(compared, 200u);
  EXPECT_GT(different, 100);
}

/// Tables of one person who waits for others.
class Waiting : public Served {
 protected:
  void SetUp() override {
    Served::SetUp();
    token_ = guest("Anna");
  }
  std::string table(const Json& more = Json::object()) {
    Json wish = {
        {"game",  "calimala"                                      },
        {"seats", Json::parse(R"([{"me": true}, {"open": true}])")}
    };
    wish.update(more);
    return ask("POST", "/api/tables", token_, wish)["table"].get<std::string>();
  }
  /// The next message for a link that has something in it.
  template <class Wanted>
  static Json next(client::Link& link, Wanted&& wanted) {
    for (;;) {
      pollfd ready{link.signal(), POLLIN, 0};
      if (::poll(&ready, 1, 60'000) != 1) {
        ADD_FAILURE() << "nothing came";
        return {};
      }
      while (const auto message = link.next()) {
        if (wanted(*message)) return *message;
      }
    }
  }
  static Json next_of(client::Link& link, std::string_view type) {
    return next(link, [&](const Json& message) { return message["type"] == type; });
  }

  std::string token_;
};

TEST_F(Waiting, NewsOfATableEndWhenAnotherIsJoined) {
  const std::string tables[] = {table(), table()};
  Ear talker(server_->port(), token_);
  Ear walker(server_->port(), "");
  const auto join = [](Ear& ear, const std::string& id) {
    ear.say({
        {"type",  "join"},
        {"table", id    }
    });
  };
  join(talker, tables[0]);
  talker.hear("joined");
  constexpr int kRounds = 100;
  for (int i = 0; i < kRounds; ++i) {
    join(walker, tables[0]);
    walker.hear("joined");
    talker.say({
        {"type", "chat"           },
        {"id",   std::to_string(i)},
        {"text", "Hm"             }
    });
    join(walker, tables[1]);
    walker.hear("joined");
  }
  for (int i = 0; i < kRounds; ++i) talker.hear("ack");
  walker.say({
      {"type", "ping"}
  });
  walker.hear("pong");
  std::string joined;
  for (const std::string& text : walker.heard()) {
    const Json message = Json::parse(text);
    if (message["type"] == "joined") joined = message["table"].get<std::string>();
    if (message["type"] == "update" || message["type"] == "presence") {
      ASSERT_EQ(message["table"], joined);
    }
  }
}

TEST_F(Waiting, NobodyIsChargedForTheTimeInWhichTheServerWasAway) {
  constexpr Millis kDay = Millis{24} * 60 * 60 * 1000;
  const std::string id = table({
      {"seats", Json::parse(R"([{"me": true}, {"me": true}])")},
      {"clock", {{"kind", "move"}, {"limit", kDay}}           }
  });
  server_.reset();
  now_ += 3 * kDay;
  start();
  now_ += 1'000;
  for (int i = 0; i < 2; ++i) {
    Ear ear(server_->port(), token_);
    ear.say({
        {"type",  "join"},
        {"table", id    },
        {"since", 0     }
    });
    const Json joined = ear.hear("joined");
    ASSERT_EQ(joined["entries"].size(), 1u) << "it is said once";
    EXPECT_EQ(joined["entries"][0]["what"], "restart");
    EXPECT_EQ(joined["entries"][0]["time"], kNoon + 3 * kDay);
    EXPECT_EQ(joined["present"]["clock"]["left"], Json::array({kDay - 1'000, kDay - 1'000}));
  }
}

TEST_F(Waiting, WhatWasSaidWhileTheLineWasDownComesInItsOrder) {
  client::Address address = address_;
  address.table = table();
  client::Link link(address, token_);
  next_of(link, "joined");
  const unsigned short port = server_->port();
  server_.reset();
  next_of(link, "lost");
  std::vector<std::string> said;
  for (int i = 0; i < 12; ++i) {
    said.push_back(std::to_string(i));
    link.send({
        {"type", "chat"     },
        {"text", said.back()}
    });
  }
  start(port);
  std::vector<std::string> heard;
  while (heard.size() < said.size() && !HasFailure()) {
    const Json update = next_of(link, "update");
    for (const Json& entry : update["entries"]) heard.push_back(entry["text"].get<std::string>());
  }
  EXPECT_EQ(heard, said);
}

TEST_F(Waiting, BytesThatAreNoTextDontBreakALink) {
  client::Address address = address_;
  address.table = table();
  client::Link link(address, token_);
  next_of(link, "joined");
  link.send({
      {"type", "chat"},
      {"text",
       "Gr\xfc\xdf"
       "e"           }
  });
  EXPECT_EQ(next_of(link, "update")["entries"][0]["text"],
            "Gr\xEF\xBF\xBD\xEF\xBF\xBD"
            "e");
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Wire, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& which) { return std::string(which.param->key); });

}  // namespace
}  // namespace fondaco
