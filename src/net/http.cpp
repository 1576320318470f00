#include "net/http.hpp"

#include <algorithm>

#include <boost/beast/core/read_size.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/status.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/http_core.hpp"

namespace fondaco::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

constexpr std::size_t kAtOnce = 65536;

/// Reads until the parser has a header, or all of the message.
template <bool kRequest>
Task<error_code> read(Stream& stream, beast::flat_buffer& buffer, http::basic_parser<kRequest>& parser,
                      bool all) {
  parser.eager(all);
  const auto satisfied = [&] { return all ? parser.is_done() : parser.is_header_done(); };
  error_code error;
  while (!satisfied()) {
    if (buffer.size() > 0) {
      buffer.consume(parser.put(buffer.data(), error));
      if (error && error != http::error::need_more) co_return error;
      if (!error) continue;
    }
    const Stream::Transferred read = co_await stream.read(buffer.prepare(beast::read_size(buffer, kAtOnce)));
    buffer.commit(read.size);
    if (read.error != asio::error::eof) {
      if (read.error) co_return read.error;
      continue;
    }
    if (!parser.got_some()) co_return http::error::end_of_stream;
    error = {};
    parser.put_eof(error);
    if (error) co_return error;
  }
  co_return error_code();
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
HttpConnection::Outcome outcome_of(const error_code& error, http::error limit) {
  using Outcome = HttpConnection::Outcome;
  if (!error) return Outcome::Done;
  if (error == limit) return Outcome::TooLarge;
  const bool spoke = error.category() == http::make_error_code(limit).category() &&
                     error != http::error::end_of_stream && error != http::error::partial_message;
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
  const error_code error = co_await read<true>(core_->connection.stream(), core_->buffer, parser, false);
  co_return outcome_of(error, http::error::header_limit);
}

Task<HttpConnection::Outcome> HttpConnection::read_body(std::size_t longest) {
  Core::Parser& parser = *core_->parser;
  parser.body_limit(longest);
  if (parser.is_done()) co_return Outcome::Done;
  if (parser.content_length().value_or(0) > longest) co_return Outcome::TooLarge;
  const error_code error = co_await read<true>(core_->connection.stream(), core_->buffer, parser, true);
  co_return outcome_of(error, http::error::body_limit);
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
  const error_code error = co_await core_->connection.stream().write(head, body);
  co_return !error;
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
  error_code error = co_await core_->connection.stream().write(head, request.body);
  http::response_parser<http::string_body> parser;
  if (longest) parser.body_limit(*longest);
  if (!error)
    error = co_await read<false>(core_->connection.stream(), core_->buffer, parser, longest.has_value());
  if (error) co_return tl::make_unexpected(failure_of(error));
  HttpAnswer answer;
  answer.status = static_cast<int>(parser.get().result_int());
  answer.body = std::move(parser.get().body());
  answer.keep_alive = parser.get().keep_alive();
  co_return std::move(answer);
}

Connection& HttpClient::connection() { return core_->connection; }

}  // namespace fondaco::net
