#include "server/webhooks.hpp"

#include <future>
#include <string>
#include <thread>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <gtest/gtest.h>

#include "server/hook_url.hpp"

// Calls to addresses that players name.

namespace fondaco::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// Somebody on this machine who answers every call.
class Listener {
 public:
  Listener() : thread_([this] { answer(); }) {}
  ~Listener() {
    ended_ = true;
    boost::system::error_code ignored;
    tcp::socket last(context_);
    last.connect(acceptor_.local_endpoint(), ignored);  // so that it no longer waits
    thread_.join();
  }
  std::string port() const { return std::to_string(acceptor_.local_endpoint().port()); }
  int calls() const { return calls_; }

 private:
  void answer() {
    for (;;) {
      tcp::socket socket(context_);
      boost::system::error_code error;
      acceptor_.accept(socket, error);
      if (ended_ || error) return;
      ++calls_;
      std::string request;
      asio::read_until(socket, asio::dynamic_buffer(request), "\r\n\r\n", error);
      asio::write(socket, asio::buffer(std::string("HTTP/1.1 204 No Content\r\n\r\n")), error);
    }
  }

  asio::io_context context_;
  tcp::acceptor acceptor_{context_, tcp::endpoint(asio::ip::address_v4::loopback(), 0)};
  std::atomic<int> calls_{0};
  std::atomic<bool> ended_{false};
  std::thread thread_;
};

/// What becomes of one call.
Webhooks::Outcome outcome_of(const std::string& url, bool private_too) {
  asio::io_context context;
  auto work = asio::make_work_guard(context);
  std::thread thread([&] { context.run(); });
  Metrics metrics;
  std::promise<Webhooks::Outcome> outcome;
  Webhooks hooks(context.get_executor(), private_too, metrics);
  hooks.call(url, "{}", [&](Webhooks::Outcome o) { outcome.set_value(o); });
  const Webhooks::Outcome result = outcome.get_future().get();
  hooks.stop();
  work.reset();
  thread.join();
  return result;
}

TEST(Webhooks, ReachANumberAndAName) {
  Listener listener;
  EXPECT_EQ(outcome_of("http://127.0.0.1:" + listener.port() + "/x", true), Webhooks::Outcome::Reached);
  EXPECT_EQ(outcome_of("http://localhost:" + listener.port() + "/x", true), Webhooks::Outcome::Reached);
  EXPECT_EQ(listener.calls(), 2);
}

TEST(Webhooks, DoNotTurnInwardWhateverTheNameStandsFor) {
  Listener listener;
  EXPECT_EQ(outcome_of("http://127.0.0.1:" + listener.port() + "/x", false), Webhooks::Outcome::Failed);
  EXPECT_EQ(outcome_of("http://localhost:" + listener.port() + "/x", false), Webhooks::Outcome::Failed);
  EXPECT_EQ(listener.calls(), 0);
}

TEST(Webhooks, ANameThatNobodyKnowsFails) {
  EXPECT_EQ(outcome_of("http://nobody.invalid/x", true), Webhooks::Outcome::Failed);
}

TEST(HookUrl, PublicAddressesAreThoseThatAnybodyCouldMean) {
  for (const char* inside :
       {"0.0.0.0",      "10.1.2.3",         "100.64.0.1",  "127.0.0.1",       "169.254.169.254",
        "172.16.0.1",   "192.0.0.8",        "192.0.2.1",   "192.168.1.1",     "198.18.0.1",
        "198.51.100.1", "203.0.113.1",      "224.0.0.1",   "255.255.255.255", "::",
        "::1",          "::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "fc00::1",
        "fe80::1",      "ff02::1",          "2001:db8::1", "2001::1",         "2002:7f00:1::"})
    EXPECT_FALSE(is_public(asio::ip::make_address(inside))) << inside;
  for (const char* outside :
       {"1.1.1.1", "100.128.0.1", "172.32.0.1", "223.255.255.1", "2606:4700::1", "::ffff:1.1.1.1"})
    EXPECT_TRUE(is_public(asio::ip::make_address(outside))) << outside;
}

}  // namespace
}  // namespace fondaco::server
