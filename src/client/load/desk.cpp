#include "client/load/desk.hpp"

#include <optional>

#include "net/http.hpp"

namespace fondaco::client::load {

namespace {

using net::Task;

constexpr std::size_t kLongestAnswer = 8 << 20;

Desk::Answer understood(const net::HttpAnswer& response) {
  Desk::Answer answer{{}, parse_shallow(response.body)};
  const int status = response.status;
  if (status >= 200 && status < 300 && answer.body.is_object()) return answer;
  const bool told =
      answer.body.is_object() && answer.body.contains("code") && answer.body["code"].is_string();
  answer.error = told ? answer.body["code"].get<std::string>() : "http_" + std::to_string(status);
  return answer;
}

}  // namespace

struct Desk::Connection {
  net::Loop& loop;
  const Target& target;
  std::optional<net::HttpClient> client{};

  /// The answer; nothing if the line failed, and then it is closed.
  Task<std::optional<net::HttpAnswer>> exchange(const net::HttpRequest& request) {
    std::optional<net::HttpAnswer> answer;
    if (!client) {
      client.emplace(net::Connection(loop));
      client->connection().expires_after(kAnswerTimeout);
      std::vector<net::Endpoint> there(1, target.endpoint);
      const auto unreached = co_await client->connection().connect(std::move(there));
      if (unreached) {
        client.reset();
        co_return answer;
      }
    }
    client->connection().expires_after(kAnswerTimeout);
    auto answered = co_await client->ask(request, kLongestAnswer);
    if (!answered || !answered->keep_alive) client.reset();
    if (answered) answer = std::move(*answered);
    co_return answer;
  }
};

Desk::Desk(net::Loop& loop, const Target& target) : connection_(new Connection{loop, target}) {}

Desk::~Desk() = default;

Task<Desk::Answer> Desk::post(std::string path, std::string token, Json body) {
  net::HttpRequest request;
  request.method = "POST";
  request.target = std::move(path);
  request.fields = {
      {"Host",         connection_->target.host},
      {"User-Agent",   "fondaco load"          },
      {"Content-Type", "application/json"      }
  };
  if (!token.empty()) request.fields.emplace_back("Authorization", "Bearer " + token);
  request.body = body.dump();
  // A connection that has been idle may have been closed by the server meanwhile: that is no failure.
  const bool used = connection_->client.has_value();
  std::optional<net::HttpAnswer> response = co_await connection_->exchange(request);
  if (!response && used) response = co_await connection_->exchange(request);
  Answer answer;
  if (response) {
    answer = understood(*response);
  } else {
    answer.error = "unreachable";
  }
  co_return answer;
}

}  // namespace fondaco::client::load
