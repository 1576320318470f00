#include "server/webhooks.hpp"

#include <future>
#include <string>
#include <thread>

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/hook_url.hpp"

// Calls to addresses that players name.

namespace fondaco::server {
namespace {

/// Somebody on this machine who answers every call.
class Listener {
 public:
  Listener() {
    address_.sin_family = AF_INET;
    address_.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address_;
    EXPECT_EQ(::bind(socket_, here(), size), 0);
    EXPECT_EQ(::listen(socket_, 8), 0);
    EXPECT_EQ(::getsockname(socket_, here(), &size), 0);
    thread_ = std::thread([this] { answer(); });
  }
  ~Listener() {
    ::shutdown(socket_, SHUT_RDWR);  // so that it no longer waits
    thread_.join();
    ::close(socket_);
  }
  std::string port() const { return std::to_string(ntohs(address_.sin_port)); }
  int calls() const { return calls_; }

 private:
  sockaddr* here() { return reinterpret_cast<sockaddr*>(&address_); }
  void answer() {
    for (int caller; (caller = ::accept(socket_, nullptr, nullptr)) >= 0; ::close(caller)) {
      ++calls_;
      std::string request;
      char byte = 0;
      while (!request.ends_with("\r\n\r\n") && ::read(caller, &byte, 1) == 1) request += byte;
      constexpr std::string_view kAnswer = "HTTP/1.1 204 No Content\r\n\r\n";
      EXPECT_EQ(::send(caller, kAnswer.data(), kAnswer.size(), MSG_NOSIGNAL), std::ssize(kAnswer));
    }
  }

  const int socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address_{};
  std::atomic<int> calls_{0};
  std::thread thread_;
};

/// What becomes of one call.
Webhooks::Outcome outcome_of(const std::string& url, bool private_too) {
  net::Loop loop;
  loop.hold();
  std::thread thread([&] { loop.run(); });
  Metrics metrics;
  std::promise<Webhooks::Outcome> outcome;
  Webhooks hooks(loop, private_too, metrics);
  hooks.call(url, "{}", [&](Webhooks::Outcome o) { outcome.set_value(o); });
  const Webhooks::Outcome result = outcome.get_future().get();
  hooks.stop();
  loop.let_go();
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
    EXPECT_FALSE(is_public(*net::read_ip_address(inside))) << inside;
  for (const char* outside :
       {"1.1.1.1", "100.128.0.1", "172.32.0.1", "223.255.255.1", "2606:4700::1", "::ffff:1.1.1.1"})
    EXPECT_TRUE(is_public(*net::read_ip_address(outside))) << outside;
}

}  // namespace
}  // namespace fondaco::server
