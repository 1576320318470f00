#include <array>
#include <stdexcept>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "net/websocket.hpp"

// Coroutines and what they wait for; both sides of HTTP and of a WebSocket, against each other.

namespace fondaco::net {
namespace {

using std::chrono::hours;

const Endpoint kHere{*read_ip_address("127.0.0.1"), 0};

Task<int> twice(int number) { co_return 2 * number; }

Task<int> thrown() {
  throw std::runtime_error("no number");
  co_return 0;
}

TEST(Task, GivesItsValueOrItsException) {
  Loop loop;
  EXPECT_EQ(finish(loop, twice(21)), 42);
  const auto caught = []() -> Task<std::string> {
    std::string what;
    try {
      co_await thrown();
    } catch (const std::runtime_error& error) {
      what = error.what();
    }
    co_return what;
  };
  EXPECT_EQ(finish(loop, caught()), "no number");
  EXPECT_THROW(finish(loop, thrown()), std::runtime_error);
}

TEST(Task, GoesOnWhereItWasWhenAnotherThreadAnswers) {
  Loop loop;
  loop.hold();
  std::thread other;
  std::thread::id before, after;
  const auto ask = [&]() -> Task<> {
    before = std::this_thread::get_id();
    std::function<void(std::function<void(int)>)> start = [&](std::function<void(int)> done) {
      other = std::thread([done = std::move(done)] { done(7); });
    };
    const int answer = co_await answer_of<int>(std::move(start));
    EXPECT_EQ(answer, 7);
    after = std::this_thread::get_id();
    loop.let_go();
  };
  loop.spawn(ask());
  loop.run();
  other.join();
  EXPECT_EQ(before, std::this_thread::get_id());
  EXPECT_EQ(after, before);
}

/// Says that it has gone.
struct Witness {
  bool& gone;
  ~Witness() { gone = true; }
};

TEST(Task, IsDestroyedWhenNothingCanContinueItAnyMore) {
  Loop loop;
  bool gone = false;
  const auto wait = [&gone]() -> Task<> {
    const Witness witness{gone};
    std::function<void(std::function<void(int)>)> never = [](const auto&) {};
    co_await answer_of<int>(std::move(never));
    ADD_FAILURE() << "nobody answered";
  };
  loop.spawn(wait());
  loop.run();
  EXPECT_TRUE(gone);
}

TEST(Task, IsDestroyedWithItsLoop) {
  bool gone = false;
  {
    Loop loop;
    const auto wait = [&gone, &loop]() -> Task<> {
      Timer timer(loop);
      const Witness witness{gone};
      loop.stop();
      co_await timer.pause(hours(1));
      ADD_FAILURE() << "the loop went on";
    };
    loop.spawn(wait());
    loop.run();
    EXPECT_FALSE(gone);
  }
  EXPECT_TRUE(gone);
}

TEST(Loop, DoesThingsInTheOrderInWhichTheyWerePosted) {
  Loop loop;
  std::string done;
  loop.post([&] {
    loop.post([&] { done += 'a'; });
    std::thread([&] { loop.post([&] { done += 'b'; }); }).join();
    loop.post([&] { done += 'c'; });
  });
  loop.run();
  EXPECT_EQ(done, "abc");
}

TEST(Timer, DoesOnlyWhatItWasSetForLast) {
  Loop loop;
  Timer timer(loop);
  std::string done;
  timer.after(hours(1), [&] { done += 'a'; });
  timer.after({}, [&] { done += 'b'; });
  loop.run();
  timer.after(hours(1), [&] { done += 'c'; });
  timer.cancel();
  loop.run();
  EXPECT_EQ(done, "b");
}

TEST(IpAddress, IsReadAndWritten) {
  for (const char* text : {"127.0.0.1", "10.1.2.255", "::1", "2001:db8::17"}) {
    const auto address = read_ip_address(text);
    ASSERT_TRUE(address) << text;
    EXPECT_EQ(address->text(), text);
  }
  for (const char* text : {"", "localhost", "127.1", "256.0.0.1", "1.2.3.4 ", ":::1", "1::2::3"})
    EXPECT_FALSE(read_ip_address(text)) << text;
  EXPECT_EQ(read_ip_address("fe80::1%1")->scope, 1u);
  EXPECT_EQ(read_ip_address("::ffff:10.1.2.3")->unmapped(), *read_ip_address("10.1.2.3"));
  EXPECT_EQ(read_ip_address("10.1.2.3")->number(), 0x0a010203u);
  EXPECT_TRUE(read_ip_address("127.9.9.9")->is_loopback());
  EXPECT_TRUE(read_ip_address("::1")->is_loopback());
  EXPECT_FALSE(read_ip_address("::2")->is_loopback());
}

/// A server and a client that meet.
class Meeting : public testing::Test {
 protected:
  void SetUp() override {
    const auto port = listener_.open(kHere);
    ASSERT_TRUE(port) << port.error();
    port_ = *port;
  }
  Task<Connection> reach() {
    Connection connection(loop_);
    std::vector<Endpoint> there(1, {kHere.address, port_});
    const auto unreached = co_await connection.connect(std::move(there));
    EXPECT_FALSE(unreached);
    co_return std::move(connection);
  }
  Task<Connection> take_in() {
    auto connection = co_await listener_.accept(loop_);
    EXPECT_TRUE(connection);
    co_return std::move(*connection);
  }

  Loop loop_;
  Listener listener_{loop_};
  std::uint16_t port_ = 0;
};

using Outcome = HttpConnection::Outcome;

TEST_F(Meeting, RequestsAreAnsweredOneAfterTheOther) {
  const auto serve = [this]() -> Task<> {
    HttpConnection http(co_await take_in());
    for (int i = 0; i < 2; ++i) {
      const Outcome head = co_await http.read_head(1000);
      EXPECT_EQ(head, Outcome::Done);
      EXPECT_EQ(http.method(), "POST");
      EXPECT_EQ(http.target(), "/echo?x");
      EXPECT_EQ(http.field("x-word"), "one");
      EXPECT_EQ(http.last_field("X-WORD"), "two");
      EXPECT_EQ(http.announced(), 5u);
      EXPECT_EQ(http.keep_alive(), i == 0);
      const Outcome body = co_await http.read_body(5);
      EXPECT_EQ(body, Outcome::Done);
      const std::string text = http.take_body();
      HttpResponse response;
      response.status = 201;
      response.body = text;
      response.keep_alive = http.keep_alive();
      const bool written = co_await http.write(std::move(response));
      EXPECT_TRUE(written);
    }
  };
  const auto ask = [this]() -> Task<> {
    HttpClient client(co_await reach());
    HttpRequest request;
    request.method = "POST";
    request.target = "/echo?x";
    request.fields = {
        {"Host",   "here"},
        {"X-Word", "one" },
        {"X-Word", "two" }
    };
    request.body = "hello";
    for (const bool keep_alive : {true, false}) {
      request.keep_alive = keep_alive;
      const auto answer = co_await client.ask(request, 5);
      if (!answer) {
        ADD_FAILURE() << answer.error().text;
        co_return;
      }
      EXPECT_EQ(answer->status, 201);
      EXPECT_EQ(answer->body, "hello");
      EXPECT_EQ(answer->keep_alive, keep_alive);
    }
  };
  loop_.spawn(serve());
  loop_.spawn(ask());
  loop_.run();
}

/// What a server makes of bytes.
struct Sent {
  const char* bytes;
  Outcome head, body;
};

TEST_F(Meeting, WhatIsNoRequestIsToldApart) {
  const std::string longest(100, 'x');
  const std::string large = "GET /" + longest + " HTTP/1.1\r\n";
  const std::array<Sent, 7> cases = {
      Sent{"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",  Outcome::Done,
           Outcome::Done                                                                                                      },
      Sent{"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n0\r\n\r\n", Outcome::Done,
           Outcome::TooLarge                                                                                                  },
      Sent{"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\n",                                Outcome::Done,     Outcome::TooLarge},
      Sent{"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nab",                              Outcome::Done,     Outcome::Lost    },
      Sent{large.c_str(),                                                                 Outcome::TooLarge, {}               },
      Sent{"hello\r\n\r\n",                                                               Outcome::Nonsense, {}               },
      Sent{"",                                                                            Outcome::Lost,     {}               },
  };
  const auto serve = [&]() -> Task<> {
    for (const Sent& sent : cases) {
      HttpConnection http(co_await take_in());
      const Outcome head = co_await http.read_head(80);
      EXPECT_EQ(head, sent.head) << sent.bytes;
      if (head != Outcome::Done) continue;
      const Outcome body = co_await http.read_body(3);
      EXPECT_EQ(body, sent.body) << sent.bytes;
    }
  };
  const auto speak = [&]() -> Task<> {
    for (const Sent& sent : cases) {
      Connection connection = co_await reach();
      co_await connection.write(sent.bytes, {});
      co_await connection.shut_down();
    }
  };
  loop_.spawn(serve());
  loop_.spawn(speak());
  loop_.run();
}

TEST_F(Meeting, ASocketCarriesWhatWasSentBeforeItWasClosed) {
  constexpr int kMessages = 20;
  const WebSocket::Limits limits{.idle = {}};
  const auto serve = [&]() -> Task<> {
    HttpConnection http(co_await take_in());
    const Outcome head = co_await http.read_head(1000);
    EXPECT_EQ(head, Outcome::Done);
    EXPECT_TRUE(http.wants_socket());
    EXPECT_EQ(http.field("X-Word"), "one");
    WebSocket socket(std::move(http), limits);
    const bool accepted = co_await socket.accept();
    EXPECT_TRUE(accepted);
    for (int i = 0; i < kMessages; ++i)
      socket.send(std::make_shared<const std::string>(10'000, static_cast<char>('a' + i)));
    EXPECT_EQ(socket.waiting(), (kMessages - 1) * 10'000u);
    socket.close(1001, "the end");
    while (co_await socket.read()) {}
    EXPECT_FALSE(socket.is_open());
  };
  const auto listen = [&]() -> Task<> {
    WebSocket socket(co_await reach(), limits);
    HttpFields fields(1, {"X-Word", "one"});
    const bool greeted = co_await socket.greet("here", "/play", std::move(fields));
    EXPECT_TRUE(greeted);
    int heard = 0;
    while (co_await socket.read()) {
      EXPECT_TRUE(socket.is_text());
      EXPECT_EQ(socket.message(), std::string(10'000, static_cast<char>('a' + heard)));
      ++heard;
    }
    EXPECT_EQ(heard, kMessages);
  };
  loop_.spawn(serve());
  loop_.spawn(listen());
  loop_.run();
}

}  // namespace
}  // namespace fondaco::net
