#include "drive.hpp"
#include "games/serenissima/serenissima.hpp"

namespace {

using namespace fondaco::serenissima;

Options options_from(fondaco::fuzz::Bytes& bytes) {
  Options options;
  options.players = static_cast<std::uint8_t>(2 + bytes.next() % 3);
  const unsigned switches = bytes.next() | static_cast<unsigned>(bytes.next()) << 8;
  const auto on = [switches](int i) { return static_cast<std::uint8_t>((switches >> i) & 1u); };
  options.closed_port_policy = on(0) != 0 ? ClosedPorts::Draft : ClosedPorts::Random;
  options.origin_zone_blockade = on(1);
  options.origin_zone_sale_blockade = on(2);
  options.skip_moot_blockade = on(3);
  options.capture_blockade = on(4);
  options.min_attack_strength = on(5);
  options.defender_loots = on(6);
  options.land_ends_activation = on(7);
  options.unlanded_conquest_neutral = on(8);
  options.sailor_transfer_both_ways_everywhere = on(9);
  options.scuttle_with_crew = on(10);
  options.new_galley_crew = static_cast<NewCrew>(on(11));
  options.special_invest_sailors = static_cast<SpecialSailors>(on(12));
  return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fondaco::fuzz::drive<fondaco::Serenissima>(data, size, options_from);
}
