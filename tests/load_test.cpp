#include "client/load.hpp"

#include <chrono>
#include <map>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "client/load/glance.hpp"
#include "client/load/target.hpp"
#include "core/registry.hpp"

// What load is made on, what it sees of a message without reading all of it, and what it tells.

namespace fondaco::client::load {
namespace {

using std::chrono::milliseconds;

Glance at_once(std::string_view message) {
  Rng rng(1);
  return glance(message, rng);
}

TEST(Glance, FindsTheMomentAndAChoiceInAnUpdate) {
  const Glance found = at_once(
      R"({"type": "update", "entries": [{"seq": 3, "what": "chat", "text": "\"]}, at \\"}],)"
      R"( "present": {"seq": 7, "at": "2.0", "status": "playing", "seats": [{"person": "A {[\" B"}],)"
      R"( "view": {"at": "9.9", "legal": [{"do": "wrong"}]}, "legal": [{"id": 109, "do": "place \"x\"", "of": [1, {}]}],)"
      R"( "undo": null, "forced": true}})");
  EXPECT_EQ(found.kind, Glance::Kind::Update);
  EXPECT_EQ(found.seq, 7u);
  EXPECT_EQ(found.at, "2.0");
  EXPECT_EQ(found.options, 1u);
  EXPECT_EQ(found.choice, R"(place \"x\")") << "as it stands there, to be sent as it is";
  EXPECT_FALSE(found.over());
}

TEST(Glance, ChoosesEachOptionEquallyOften) {
  const std::string message =
      R"({"type":"joined","id":"j1","present":{"legal":[{"do":"a"},{"do":"b"},{"do":"c"}]}})";
  Rng rng(5);
  std::map<std::string_view, int> chosen;
  for (int i = 0; i < 3000; ++i) ++chosen[glance(message, rng).choice];
  ASSERT_EQ(chosen.size(), 3u);
  for (const auto& [choice, times] : chosen) EXPECT_NEAR(times, 1000, 120) << choice;
}

TEST(Glance, KnowsAnswersFromNews) {
  const Glance ack = at_once(R"({"type":"ack","id":"a77","seq":57})");
  EXPECT_EQ(ack.kind, Glance::Kind::Ack);
  EXPECT_EQ(ack.id, "a77");
  EXPECT_EQ(ack.seq, 57u);
  const Glance error = at_once(R"({"text":"No.","code":"stale","id":"a78","type":"error"})");
  EXPECT_EQ(error.kind, Glance::Kind::Error);
  EXPECT_EQ(error.code, "stale");
  EXPECT_EQ(at_once(R"({"type":"presence","seats":[true]})").kind, Glance::Kind::Other);
}

TEST(Glance, KnowsThatAGameIsOver) {
  for (const char* status : {"over", "abandoned", "diverged"}) {
    const std::string message =
        std::string(R"({"type":"update","present":{"legal":[],"status":")") + status + "\"}}";
    EXPECT_TRUE(at_once(message).over()) << status;
    EXPECT_EQ(at_once(message).options, 0u);
  }
}

TEST(Glance, EndsAtEveryCutOfAMessage) {
  const std::string message =
      R"({"type":"update","entries":[{"a":"b\\"}],"present":{"seq":1,"at":"1.0","legal":[{"do":"x","n":[[1]]}]}})";
  for (std::size_t length = 0; length < message.size(); ++length) {
    EXPECT_LE(at_once(std::string_view(message).substr(0, length)).options, 1u);
    std::string broken = message;
    broken[length] = '}';
    EXPECT_LE(at_once(broken).options, 1u) << broken;
  }
}

TEST(Load, GoesToThisMachineOnly) {
  for (const char* url : {"http://127.0.0.1:8080", "http://localhost:8080/", "http://127.9.9.9:8080"}) {
    const auto target = own_machine(url);
    ASSERT_TRUE(target) << target.error();
    EXPECT_EQ(target->endpoint.port, 8080) << url;
    EXPECT_TRUE(target->endpoint.address.is_loopback()) << url;
  }
  EXPECT_EQ(own_machine("http://[::1]:81")->endpoint.port, 81);
  EXPECT_EQ(own_machine("http://[::1]")->endpoint.port, 80);
  EXPECT_EQ(own_machine("http://127.0.0.1:8080")->host, "127.0.0.1:8080");
  for (const char* url : {"http://10.0.0.1:8080", "http://example.com", "http://127.0.0.1.example.com:80",
                          "http://localhost.example.com", "http://0.0.0.0:80", "http://[::]:80",
                          "http://user@127.0.0.1:80", "http://127.0.0.1:80:81"})
    EXPECT_FALSE(own_machine(url)) << url;
  for (const char* url :
       {"", "ftp://127.0.0.1", "https://127.0.0.1", "http://127.0.0.1:8080/t/k3v9q2m7xw4t",
        "http://127.0.0.1:", "http://127.0.0.1:0", "http://127.0.0.1:65536", "http://127.0.0.1:8o"})
    EXPECT_FALSE(own_machine(url)) << url;
}

TEST(Load, TellsWithinWhatTimeAPartWasDone) {
  Latencies times;
  EXPECT_EQ(times.within(0.5), 0);
  for (int i = 100; i >= 1; --i) times.add(milliseconds(i));
  EXPECT_EQ(times.within(0.5), 50);
  EXPECT_EQ(times.within(0.99), 99);
  EXPECT_EQ(times.within(1), 100);
  times.add(milliseconds(1000));
  EXPECT_EQ(times.within(1), 1000) << "also what comes after a question";
}

TEST(Load, KnowsWhatAProcessUses) {
  const auto own = process_of(getpid());
  ASSERT_TRUE(own);
  EXPECT_GT(own->resident, 1'000'000u);
  EXPECT_GE(own->peak, own->resident);
  const auto start = std::chrono::steady_clock::now();
  while (process_of(getpid())->cpu < own->cpu + 0.05)
    ASSERT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(60)) << "work takes no time";
  EXPECT_FALSE(process_of(-1));
}

TEST(Load, WithoutAServerIsASentence) {
  LoadSettings settings;
  settings.games = {all_games().front()};
  settings.url = "http://127.0.0.1:1";
  const auto report = make_load(settings);
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error(), "there is no server at http://127.0.0.1:1");
}

}  // namespace
}  // namespace fondaco::client::load
