#include "drive.hpp"
#include "games/millefiori/millefiori.hpp"

namespace {

using namespace fondaco::millefiori;

Options options_from(fondaco::fuzz::Bytes& bytes) {
  Options options;
  options.players = static_cast<std::uint8_t>(2 + bytes.next() % 3);
  const std::uint8_t switches = bytes.next();
  options.select_in_turn = switches & 1;
  options.harbour_sail_optional = (switches >> 1) & 1;
  options.navigate_noop_allowed = (switches >> 2) & 1;
  options.leftovers_immediately = (switches >> 3) & 1;
  const std::uint8_t first = switches >> 4;
  options.first = first < options.players ? first : fondaco::kNobody;
  options.rhombi_box = static_cast<std::uint8_t>(bytes.next() % (kMostBox + 1));
  return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fondaco::fuzz::drive<fondaco::MilleFiori>(data, size, options_from);
}
