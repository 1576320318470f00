#include "client/http.hpp"

#include "client/texts.hpp"
#include "net/http.hpp"

namespace fondaco::client {

namespace {

constexpr std::size_t kLongestAnswer = 16 << 20;

std::string why(const net::Failure& failure, terminal::Language language) {
  switch (failure.kind) {
    case net::Failure::Kind::Refused: return std::string(kTexts.nobody_listens.in(language));
    case net::Failure::Kind::UnknownHost: return std::string(kTexts.no_such_host.in(language));
    case net::Failure::Kind::TimedOut: return std::string(kTexts.no_answer.in(language));
    case net::Failure::Kind::Other: break;
  }
  return terminal::fill(kTexts.other_reason.in(language), {failure.text});
}

net::Task<tl::expected<net::HttpAnswer, net::Failure>> exchange(net::Loop& loop, const Address& server,
                                                                const net::HttpRequest& request) {
  auto found = net::look_up(server.host, server.port);
  if (!found) co_return tl::make_unexpected(std::move(found.error()));
  net::Connection connection(loop);
  connection.expires_after(kAnswerTimeout);
  net::Connection::Result failed = co_await connection.connect(std::move(*found));
  if (failed) co_return tl::make_unexpected(std::move(*failed));
  std::optional<net::Tls> tls;
  if (server.secure) {
    tls.emplace(net::Tls::for_client());
    failed = co_await connection.secure_as_client(*tls, server.host);
  }
  if (failed) co_return tl::make_unexpected(std::move(*failed));
  net::HttpClient client(std::move(connection));
  auto answer = co_await client.ask(request, kLongestAnswer);
  co_return std::move(answer);
}

}  // namespace

tl::expected<HttpAnswer, std::string> ask(const Address& server, const std::string& method,
                                          const std::string& path, const std::string& token, const Json& body,
                                          terminal::Language language) {
  net::HttpRequest request;
  request.method = method;
  request.target = path;
  request.keep_alive = false;
  request.fields = {
      {"Host",       server.authority()},
      {"User-Agent", "fondaco"         }
  };
  if (!token.empty()) request.fields.emplace_back("Authorization", "Bearer " + token);
  if (!body.is_null()) {
    request.fields.emplace_back("Content-Type", "application/json");
    request.body = body.dump();
  }
  net::Loop loop;
  auto answered = net::finish(loop, exchange(loop, server, request));
  if (!answered)
    return tl::make_unexpected(
        terminal::fill(kTexts.unreachable.in(language), {server.base(), why(answered.error(), language)}));
  HttpAnswer answer;
  answer.status = answered->status;
  answer.body = parse_shallow(answered->body);
  if (answer.body.is_discarded()) answer.body = std::move(answered->body);
  return answer;
}

}  // namespace fondaco::client
