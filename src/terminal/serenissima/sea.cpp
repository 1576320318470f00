#include "terminal/serenissima/sea.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "terminal/names.hpp"

namespace fondaco::terminal::serenissima {

namespace {

Galley galley_of(int number, const Json& json) {
  Galley galley{number, json["owner"].get<int>(), zone_with(text_of(json["zone"])),
                json["sailors"].get<int>()};
  for (const auto& [good, count] : json["cargo"].items()) galley.cargo[good_with(good)] = count.get<int>();
  return galley;
}

Port port_of(const Json& json) {
  Port port;
  if (!json["owner"].is_null()) port.owner = json["owner"].get<int>();
  port.garrison = json["garrison"].get<int>();
  for (const Json& good : json["stored"]) port.stored |= 1u << good_with(text_of(good));
  port.fort = json["fort"].get<bool>();
  port.basilica = json["basilica"].get<bool>();
  port.closed = json["closed"].get<bool>();
  port.good = good_with(text_of(json["produces"]));
  return port;
}

}  // namespace

std::size_t good_with(std::string_view key) { return index_of(tables::kGoodKeys, key); }

std::size_t zone_with(std::string_view key) { return index_of(tables::kZoneKeys, key); }

int total(const Cargo& cargo) { return std::accumulate(cargo.begin(), cargo.end(), 0); }

int Port::cubes() const { return std::popcount(stored); }

Sea::Sea(const Scene& s) {
  for (const auto& [number, json] : s.view["galleys"].items())
    galleys.emplace(number_of(number), galley_of(number_of(number), json));
  for (const auto& [key, json] : s.view["ports"].items()) ports[zone_with(key)] = port_of(json);
  const Json& number = s.view["galley"];
  const auto found = galleys.find((number.is_null() ? s.view["wheel"] : number).get<int>());
  if (found != galleys.end()) active = &found->second;
  moved = s.view["moved"].get<int>();
  if (active == nullptr) return;
  const Json& first = s.view["strength"];
  strength = first.is_null() ? active->sailors - moved : std::min(first.get<int>(), active->sailors);
}

std::vector<const Galley*> Sea::in_zone(std::size_t zone) const {
  std::vector<const Galley*> list;
  for (const auto& [number, galley] : galleys) {
    if (galley.zone == zone) list.push_back(&galley);
  }
  return list;
}

const Port* Sea::open_port(std::size_t zone) const {
  const std::size_t port = tables::kZonePort[zone];
  return port >= ports.size() || ports[port].closed ? nullptr : &ports[port];
}

int Sea::sailors(int seat, std::size_t zone) const {
  int sum = 0;
  for (const Galley* galley : in_zone(zone)) sum += galley->owner == seat ? galley->sailors : 0;
  return sum;
}

std::vector<int> Sea::blockaders(std::size_t zone) const {
  std::vector<int> seats;
  for (int seat = 0; active != nullptr && seat < tables::kMaxPlayers; ++seat) {
    if (seat != active->owner && sailors(seat, zone) > active->sailors) seats.push_back(seat);
  }
  return seats;
}

int Sea::galleys_of(int seat) const {
  return static_cast<int>(std::count_if(galleys.begin(), galleys.end(), [seat](const auto& numbered) {
    return numbered.second.owner == seat;
  }));
}

int Sea::income_of(int seat) const {
  int sum = 0;
  for (std::size_t at = 0; at < ports.size(); ++at) {
    if (ports[at].owner == seat) sum += income(ports[at], at);
  }
  return sum;
}

int income(const Port& port, std::size_t at) {
  return tables::kIncome[at][static_cast<std::size_t>(port.cubes())] +
         (port.basilica ? tables::kBasilicaIncome : 0);
}

int sale_price(const Sea& sea, int seat, std::size_t zone, std::size_t good) {
  const std::size_t at = tables::kZonePort[zone];
  const Port& port = sea.ports[at];
  const int paid = port.owner == seat ? 0 : tables::kPrice[at][static_cast<std::size_t>(port.cubes())];
  return paid + (good == tables::kSpice ? tables::kSpiceBonus : 0);
}

Sale sale(const Sea& sea, const Galley& galley, std::size_t zone) {
  Sale result;
  const Port* port = sea.open_port(zone);
  if (port == nullptr) return result;
  const std::size_t at = tables::kZonePort[zone];
  int slot = port->cubes();
  // Spices first: where not all cubes find room, they bring the most.
  for (std::size_t i = tables::kGoods; i-- > 0 && slot < tables::kWarehouse[at];) {
    if (galley.cargo[i] == 0 || stores(*port, i) || port->good == i) continue;
    ++result.cubes;
    ++result.goods[i];
    if (port->owner != galley.owner) result.ducats += tables::kPrice[at][static_cast<std::size_t>(slot)];
    if (i == tables::kSpice) result.ducats += tables::kSpiceBonus;
    ++slot;
  }
  return result;
}

}  // namespace fondaco::terminal::serenissima
