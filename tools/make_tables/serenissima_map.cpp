#include "serenissima_box.hpp"

namespace make_tables::serenissima {
namespace {

// Ports and zones are written with three capital letters, so that no good and no number is like them.
std::string read_place(const Entry& entry, const Keys& before) {
  const std::string key = entry["key"].text();
  entry["key"].require(
      key.size() == 3 && key.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos,
      "key " + in_quotes(key) + " must be three capital letters A to Z");
  for (const std::string& other : before)
    entry["key"].require(key != other, "key " + in_quotes(key) + " is used twice");
  check_id(entry, before.size());
  check_names(entry["name"]);
  if (entry.has("short")) check_names(entry["short"]);
  return key;
}

// ---------------------------------------------------------------- ports

// One number or more; no number is lower than the one before it.
std::vector<int> read_steady(const Entry& list, std::size_t least, std::size_t most, int min, int max) {
  const std::vector<Entry> entries = list.list();
  list.require(entries.size() >= least && entries.size() <= most,
               "has " + std::to_string(entries.size()) + " entries, expected " +
                   (least == most ? "" : std::to_string(least) + " to ") + std::to_string(most));
  std::vector<int> values;
  for (const Entry& entry : entries) {
    const int value = entry.integer(min, max);
    entry.require(values.empty() || value >= values.back(), "the numbers must not fall");
    values.push_back(value);
  }
  return values;
}

void read_port(const Entry& entry, Box& c) {
  entry.fields({"id", "key", "name", "produces", "price", "income"}, {"short"});
  c.port_keys.push_back(read_place(entry, c.port_keys));
  c.port_goods.back().push_back(static_cast<int>(entry["produces"].index_in(kGoodKeys, "good")));
  Port port{kZones, {}, {}};
  port.price = read_steady(entry["price"], 1, kMaxWarehouse, kLeastPrice, kHighestPrice);
  const std::size_t incomes = port.price.size() + 1;
  port.income = read_steady(entry["income"], incomes, incomes, 0, kHighestIncome);
  require_number(entry["income"].list()[0], 0, "an empty warehouse");
  c.ports.push_back(port);
}

void read_ports(const Entry& file, Box& c) {
  const Entry ports = file["ports"];
  c.port_goods.emplace_back();
  for (const Entry& entry : ports.list(kPorts)) read_port(entry, c);
  for (std::size_t good = 0; good < kGoods; ++good)
    ports.require(producers(c, good) != 0, "no port produces " + in_quotes(kGoodKeys[good]));
  for (const Entry& entry : file["start_ports"].list(kStartPorts)) {
    const std::size_t port = entry.index_in(c.port_keys, "port");
    entry.require((c.start_ports & bit(port)) == 0, "stands there twice");
    c.start_ports |= bit(port);
  }
}

// ---------------------------------------------------------------- zones

void read_port_of_zone(const Entry& entry, const Entry& ports, std::size_t zone, Box& c) {
  const std::string& key = c.zone_keys[zone];
  if (entry["port"].is_null()) {
    for (const std::string& port : c.port_keys)
      entry["key"].require(key != port, in_quotes(key) + " is a port of another zone");
    return;
  }
  const std::size_t port = entry["port"].index_in(c.port_keys, "port");
  entry["port"].require(c.ports[port].zone == kZones, in_quotes(c.port_keys[port]) + " has another zone");
  entry["key"].require(key == c.port_keys[port], "must be " + in_quotes(c.port_keys[port]) + ", as its port");
  const Entry names = ports.list()[port]["name"];
  for (std::string_view language : {"en", "ru"})
    require_text(entry["name"][language], names[language].text());
  c.zones[zone].port = port;
  c.ports[port].zone = zone;
}

void read_neighbours(const Entry& entry, std::size_t zone, Box& c) {
  for (const Entry& neighbour : entry["neighbours"].list()) {
    const std::size_t other = neighbour.index_in(c.zone_keys, "zone");
    neighbour.require(other != zone, "is the zone itself");
    neighbour.require((c.zones[zone].neighbours & bit(other)) == 0, "stands there twice");
    c.zones[zone].neighbours |= bit(other);
  }
}

void check_connected(const Entry& zones, const Box& c) {
  for (std::size_t a = 0; a < kZones; ++a)
    for (std::size_t b = 0; b < kZones; ++b)
      if ((c.zones[a].neighbours & bit(b)) != 0)
        zones.list()[b]["neighbours"].require(
            (c.zones[b].neighbours & bit(a)) != 0,
            in_quotes(c.zone_keys[a]) + " is missing: its neighbours include " + in_quotes(c.zone_keys[b]));
  Set reached = bit(0);
  for (Set before = 0; before != reached;) {
    before = reached;
    for (std::size_t zone = 0; zone < kZones; ++zone)
      if ((before & bit(zone)) != 0) reached |= c.zones[zone].neighbours;
  }
  for (std::size_t zone = 0; zone < kZones; ++zone)
    zones.list()[zone]["neighbours"].require((reached & bit(zone)) != 0,
                                             "no way leads here from " + in_quotes(c.zone_keys[0]));
}

void read_zones(const Entry& file, Box& c) {
  const std::vector<Entry> zones = file["zones"].list(kZones);
  for (const Entry& entry : zones) {
    entry.fields({"id", "key", "name", "port", "neighbours", "lon", "lat"});
    c.zone_keys.push_back(read_place(entry, c.zone_keys));
    c.zones.push_back({kPorts, 0});
  }
  for (std::size_t zone = 0; zone < kZones; ++zone) read_port_of_zone(zones[zone], file["ports"], zone, c);
  for (std::size_t port = 0; port < kPorts; ++port)
    file["ports"].list()[port].require(c.ports[port].zone < kZones, "lies in no zone");
  for (std::size_t zone = 0; zone < kZones; ++zone) read_neighbours(zones[zone], zone, c);
  check_connected(file["zones"], c);
}

}  // namespace

void read_map(const Entry& file, Box& c) {
  read_ports(file, c);
  read_zones(file, c);
}

}  // namespace make_tables::serenissima
