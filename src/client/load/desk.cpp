#include "client/load/desk.hpp"

#include <optional>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

namespace fondaco::client::load {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);
constexpr auto kPatience = std::chrono::seconds(10);

Desk::Answer understood(const http::response<http::string_body>& response) {
  Desk::Answer answer{{}, parse_shallow(response.body())};
  const unsigned status = response.result_int();
  if (status >= 200 && status < 300 && answer.body.is_object()) return answer;
  const bool told =
      answer.body.is_object() && answer.body.contains("code") && answer.body["code"].is_string();
  answer.error = told ? answer.body["code"].get<std::string>() : "http_" + std::to_string(status);
  return answer;
}

}  // namespace

struct Desk::Connection {
  Connection(asio::io_context& all, const Target& where) : context(all), target(where) {}

  asio::io_context& context;
  const Target& target;
  std::optional<beast::tcp_stream> stream;
  beast::flat_buffer buffer;

  using Request = http::request<http::string_body>;
  using Response = http::response<http::string_body>;

  /// The answer; nothing if the line failed, and then it is closed.
  asio::awaitable<std::optional<Response>> exchange(const Request& request) {
    std::optional<Response> answer;
    if (!stream) {
      stream.emplace(context);
      buffer.clear();
      stream->expires_after(kPatience);
      const auto [unreached] = co_await stream->async_connect(target.endpoint, kToken);
      if (unreached) {
        stream.reset();
        co_return answer;
      }
    }
    stream->expires_after(kPatience);
    const auto [unsent, written] = co_await http::async_write(*stream, request, kToken);
    Response response;
    bool failed = unsent.failed();
    if (!failed) {
      const auto [unread, read] = co_await http::async_read(*stream, buffer, response, kToken);
      failed = unread.failed();
    }
    if (failed || !response.keep_alive()) stream.reset();
    if (!failed) answer = std::move(response);
    co_return answer;
  }
};

Desk::Desk(asio::io_context& context, const Target& target)
    : connection_(std::make_unique<Connection>(context, target)) {}

Desk::~Desk() = default;

asio::awaitable<Desk::Answer> Desk::post(std::string path, std::string token, Json body) {
  Connection::Request request(http::verb::post, path, 11);
  request.set(http::field::host, connection_->target.host);
  request.set(http::field::user_agent, "fondaco load");
  request.set(http::field::content_type, "application/json");
  if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
  request.body() = body.dump();
  request.prepare_payload();
  // A connection that has been idle may have been closed by the server meanwhile: that is no failure.
  const bool used = connection_->stream.has_value();
  std::optional<Connection::Response> response = co_await connection_->exchange(request);
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
