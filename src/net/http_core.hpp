#pragma once

// Only for the sources of this folder: it takes long to compile.

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "net/http.hpp"

namespace fondaco::net {

struct HttpConnection::Core {
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

  explicit Core(Connection given) : connection(std::move(given)) {}
  const Parser::value_type& request() const { return parser->get(); }

  Connection connection;
  boost::beast::flat_buffer buffer;
  std::optional<Parser> parser;
};

}  // namespace fondaco::net
