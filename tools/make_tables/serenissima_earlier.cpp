#include <bit>

#include "serenissima_box.hpp"

namespace make_tables::serenissima {

void read_earlier(const Entry& file, Box& c) {
  const std::vector<int> now = c.port_goods.back();
  c.port_goods.clear();
  int rules = 0;
  for (const Entry& entry : file["earlier"].list()) {
    entry.fields({"rules", "produces"});
    require_number(entry["rules"], ++rules, "each version once, from the first");
    std::vector<int> goods = now;
    for (const auto& [key, good] : entry["produces"].json().items()) {
      const Entry port = entry["produces"][key];
      std::size_t at = 0;
      while (at < kPorts && c.port_keys[at] != key) ++at;
      port.require(at < kPorts, "there is no such port");
      goods[at] = static_cast<int>(port.index_in(kGoodKeys, "good"));
      port.require(goods[at] != now[at], "is what the port produces now");
    }
    // Else drawing the closed ports would never end.
    for (const SetUp& setup : c.setup) {
      for (std::size_t good = 0; good < kGoods; ++good) {
        const Set ports = producers(goods, good);
        entry["produces"].require(
            (setup.closed & bit(good)) == 0 || (std::popcount(ports) > 1 && (ports & ~c.start_ports) != 0),
            "too few ports produced " + in_quotes(kGoodKeys[good]));
      }
    }
    c.port_goods.push_back(goods);
  }
  c.port_goods.push_back(now);
}

}  // namespace make_tables::serenissima
