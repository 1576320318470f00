#include "client/http.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>

#include "client/texts.hpp"

namespace fondaco::client {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kPatience = std::chrono::seconds(15);
constexpr std::uint64_t kLongestAnswer = 16 << 20;

std::string why(const error_code& error, terminal::Language language) {
  if (error == asio::error::connection_refused) return std::string(kTexts.nobody_listens.in(language));
  if (error == asio::error::host_not_found || error == asio::error::host_not_found_try_again)
    return std::string(kTexts.no_such_host.in(language));
  if (error == beast::error::timeout) return std::string(kTexts.no_answer.in(language));
  return terminal::fill(kTexts.other_reason.in(language), {error.message()});
}

/// Runs what was begun until its handler has been called.
void wait(asio::io_context& context) {
  context.run();
  context.restart();
}

template <class Stream>
tl::expected<HttpAnswer, error_code> exchange(asio::io_context& context, Stream& stream,
                                              const http::request<http::string_body>& request) {
  error_code error;
  http::async_write(stream, request, [&](error_code e, std::size_t) { error = e; });
  wait(context);
  if (error) return tl::make_unexpected(error);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(kLongestAnswer);
  http::async_read(stream, buffer, parser, [&](error_code e, std::size_t) { error = e; });
  wait(context);
  if (error) return tl::make_unexpected(error);
  HttpAnswer answer;
  answer.status = static_cast<int>(parser.get().result_int());
  answer.body = parse_shallow(parser.get().body());
  if (answer.body.is_discarded()) answer.body = parser.get().body();
  return answer;
}

}  // namespace

tl::expected<HttpAnswer, std::string> ask(const Address& server, const std::string& method,
                                          const std::string& path, const std::string& token, const Json& body,
                                          terminal::Language language) {
  const auto failed = [&](const error_code& error) {
    return tl::make_unexpected(
        terminal::fill(kTexts.unreachable.in(language), {server.base(), why(error, language)}));
  };
  asio::io_context context;
  http::request<http::string_body> request;
  request.version(11);
  request.method_string(method);
  request.target(path);
  request.set(http::field::host, server.authority());
  request.set(http::field::user_agent, "fondaco");
  if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
  if (!body.is_null()) {
    request.set(http::field::content_type, "application/json");
    request.body() = body.dump();
  }
  request.prepare_payload();
  request.keep_alive(false);

  error_code error;
  tcp::resolver resolver(context);
  const auto found = resolver.resolve(server.host, server.port, error);
  if (error) return failed(error);
  beast::tcp_stream plain(context);
  plain.expires_after(kPatience);
  plain.async_connect(found, [&](error_code e, const tcp::endpoint&) { error = e; });
  wait(context);
  if (error) return failed(error);
  if (!server.secure) {
    const auto answer = exchange(context, plain, request);
    if (!answer) return failed(answer.error());
    return *answer;
  }
  asio::ssl::context tls(asio::ssl::context::tls_client);
  tls.set_default_verify_paths(error);
  tls.set_verify_mode(asio::ssl::verify_peer);
  beast::ssl_stream<beast::tcp_stream> secure(std::move(plain), tls);
  secure.set_verify_callback(asio::ssl::host_name_verification(server.host));
  SSL_set_tlsext_host_name(secure.native_handle(), server.host.c_str());
  secure.async_handshake(asio::ssl::stream_base::client, [&](error_code e) { error = e; });
  wait(context);
  if (error) return failed(error);
  const auto answer = exchange(context, secure, request);
  if (!answer) return failed(answer.error());
  return *answer;
}

}  // namespace fondaco::client
