#include "net/http.hpp"

#include <algorithm>

#include <boost/beast/core/read_size.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/status.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/http_core.hpp"

namespace fondaco::net {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

constexpr std::size_t kAtOnce = 65536;

/// Why a message could not be read: the connection's fault or the parser's.
struct Unread {
  Connection::Result failure{};
  error_code error{};
  explicit operator bool() const { return failure || error; }
};

/// Reads until the parser has a header, or all of the message.
template <bool kRequest>
Task<Unread> read(Connection& connection, beast::flat_buffer& buffer, http::basic_parser<kRequest>& parser,
                  bool all) {
  parser.eager(all);
  const auto satisfied = [&] { return all ? parser.is_done() : parser.is_header_done(); };
  Unread unread;
  error_code& error = unread.error;
  while (!satisfied()) {
    if (buffer.size() > 0) {
      buffer.consume(parser.put(buffer.data(), error));
      if (!error) continue;
      if (error != http::error::need_more) break;
      error = {};
    }
    const auto room = buffer.prepare(beast::read_size(buffer, kAtOnce));
    const std::span<char> span(static_cast<char*>(room.data()), room.size());
    Connection::Piece piece = co_await connection.read(span);
    buffer.commit(piece.size);
    unread.failure = std::move(piece.failure);
    if (unread.failure) break;
    if (!piece.end) continue;
    if (parser.got_some()) {
      parser.put_eof(error);
    } else {
      error = http::error::end_of_stream;
    }
    if (error) break;
  }
  co_return std::move(unread);
}

void add(std::string& text, std::string_view name, std::string_view value) {
  text.append(name).append(": ").append(value).append("\r\n");
}

void add(std::string& text, const HttpFields& fields) {
  for (const auto& [name, value] : fields) add(text, name, value);
}

std::string head_of(const HttpResponse& response) {
  std::string text = response.version < 11 ? "HTTP/1.0 " : "HTTP/1.1 ";
  text += std::to_string(response.status) + ' ';
  text += http::obsolete_reason(http::int_to_status(static_cast<unsigned>(response.status)));
  text += "\r\n";
  add(text, response.fields);
  if (response.keep_alive && response.version < 11) add(text, "Connection", "keep-alive");
  if (!response.keep_alive && response.version >= 11) add(text, "Connection", "close");
  if (response.status != 204 && response.status != 304)
    add(text, "Content-Length", std::to_string(response.body.size()));
  return text += "\r\n";
}

std::string head_of(const HttpRequest& request) {
  std::string text = request.method + ' ' + request.target + " HTTP/1.1\r\n";
  add(text, request.fields);
  if (!request.body.empty() || request.method == "POST" || request.method == "PUT")
    add(text, "Content-Length", std::to_string(request.body.size()));
  if (!request.keep_alive) add(text, "Connection", "close");
  return text += "\r\n";
}

/// What became of reading, if `limit` is the error of what is too long.
HttpConnection::Outcome outcome_of(const Unread& unread, http::error limit) {
  using Outcome = HttpConnection::Outcome;
  const error_code& error = unread.error;
  if (!unread) return Outcome::Done;
  if (unread.failure) return Outcome::Lost;
  if (error == limit) return Outcome::TooLarge;
  const bool spoke = error != http::error::end_of_stream && error != http::error::partial_message;
  return spoke ? Outcome::Nonsense : Outcome::Lost;
}

}  // namespace

HttpConnection::HttpConnection(Connection connection)
    : core_(std::make_unique<Core>(std::move(connection))) {}
HttpConnection::HttpConnection(HttpConnection&&) noexcept = default;
HttpConnection::~HttpConnection() = default;

Task<HttpConnection::Outcome> HttpConnection::read_head(std::uint32_t longest) {
  Core::Parser& parser = core_->parser.emplace();
  parser.header_limit(longest);
  parser.body_limit(boost::none);  // until it is known what it is for
  const Unread unread = co_await read<true>(core_->connection, core_->buffer, parser, false);
  co_return outcome_of(unread, http::error::header_limit);
}

Task<HttpConnection::Outcome> HttpConnection::read_body(std::size_t longest) {
  Core::Parser& parser = *core_->parser;
  parser.body_limit(longest);
  if (parser.is_done()) co_return Outcome::Done;
  if (parser.content_length().value_or(0) > longest) co_return Outcome::TooLarge;
  const Unread unread = co_await read<true>(core_->connection, core_->buffer, parser, true);
  co_return outcome_of(unread, http::error::body_limit);
}

std::string_view HttpConnection::method() const { return core_->request().method_string(); }
std::string_view HttpConnection::target() const { return core_->request().target(); }
unsigned HttpConnection::version() const { return core_->request().version(); }
bool HttpConnection::keep_alive() const { return core_->request().keep_alive(); }
bool HttpConnection::wants_socket() const { return beast::websocket::is_upgrade(core_->request()); }
std::string_view HttpConnection::field(std::string_view name) const { return core_->request()[name]; }
std::string_view HttpConnection::last_field(std::string_view name) const {
  std::string_view last;
  const auto [begin, end] = core_->request().equal_range(name);
  for (auto field = begin; field != end; ++field) last = field->value();
  return last;
}
bool HttpConnection::complete() const { return core_->parser->is_done(); }
std::optional<std::uint64_t> HttpConnection::announced() const {
  const auto length = core_->parser->content_length();
  return length ? std::optional(*length) : std::nullopt;
}
std::string HttpConnection::take_body() { return std::move(core_->parser->get().body()); }

Task<bool> HttpConnection::write(HttpResponse response) {
  const std::string head = head_of(response);
  const bool no_body = response.head_only || response.status == 204 || response.status == 304;
  const std::string_view body = no_body ? std::string_view() : response.body;
  const auto failed = co_await core_->connection.write(head, body);
  co_return !failed;
}

std::unique_ptr<HttpConnection::Core> HttpConnection::release() { return std::move(core_); }
Connection& HttpConnection::connection() { return core_->connection; }

struct HttpClient::Core {
  explicit Core(Connection given) : connection(std::move(given)) {}
  Connection connection;
  beast::flat_buffer buffer;
};

HttpClient::HttpClient(Connection connection) : core_(std::make_unique<Core>(std::move(connection))) {}
HttpClient::~HttpClient() = default;

Task<tl::expected<HttpAnswer, Failure>> HttpClient::ask(const HttpRequest& request,
                                                        std::optional<std::size_t> longest) {
  const std::string head = head_of(request);
  Connection::Result failed = co_await core_->connection.write(head, request.body);
  if (failed) co_return tl::make_unexpected(std::move(*failed));
  http::response_parser<http::string_body> parser;
  if (longest) parser.body_limit(*longest);
  Unread unread = co_await read<false>(core_->connection, core_->buffer, parser, longest.has_value());
  if (unread.failure) co_return tl::make_unexpected(std::move(*unread.failure));
  if (unread.error) {
    Failure nonsense{Failure::Kind::Other, unread.error.message()};
    co_return tl::make_unexpected(std::move(nonsense));
  }
  HttpAnswer answer;
  answer.status = static_cast<int>(parser.get().result_int());
  answer.body = std::move(parser.get().body());
  answer.keep_alive = parser.get().keep_alive();
  co_return std::move(answer);
}

Connection& HttpClient::connection() { return core_->connection; }

}  // namespace fondaco::net
