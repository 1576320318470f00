#include "drive.hpp"
#include "games/calimala/calimala.hpp"

namespace {

using namespace fondaco::calimala;

Options options_from(fondaco::fuzz::Bytes& bytes) {
  Options options;
  options.players = static_cast<std::uint8_t>(2 + bytes.next() % 4);
  const std::uint8_t switches = bytes.next();
  options.obligation = static_cast<Obligation>(switches % 3);
  options.palazzo_tie = static_cast<PalazzoTie>((switches >> 2) & 1);
  options.final_tie = static_cast<FinalTie>((switches >> 3) & 1);
  options.centre_action = static_cast<std::uint8_t>((switches >> 4) % kActions);
  for (auto& rows : options.row_capacity) rows = static_cast<std::uint8_t>(1 + bytes.next() % 9);
  for (auto& cells : options.house_cells) cells = bytes.next() % 6;
  return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fondaco::fuzz::drive<fondaco::Calimala>(data, size, options_from);
}
