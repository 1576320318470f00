#include "drive.hpp"
#include "games/tuscany/tuscany.hpp"

namespace {

using namespace fondaco::tuscany;

Options options_from(fondaco::fuzz::Bytes& bytes) {
  Options options;
  options.players = static_cast<std::uint8_t>(2 + bytes.next() % 3);
  const std::uint8_t switches = bytes.next();
  options.edition = static_cast<EditionKind>(switches & 1);
  options.take_only_placeable = (switches >> 1) & 1;
  options.extra_lap_after_round_3 = (switches >> 2) & 1;
  options.hex_usable_same_turn = (switches >> 3) & 1;
  return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fondaco::fuzz::drive<fondaco::Tuscany>(data, size, options_from);
}
