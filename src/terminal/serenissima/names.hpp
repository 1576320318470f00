#pragma once

#include <string>

#include "core/json_fwd.hpp"
#include "terminal/names.hpp"
#include "terminal/serenissima/sea.hpp"

// Names of Serenissima's things in words and as signs on the map.

namespace fondaco::terminal::serenissima {

const Json& data();

std::string player_name(const Scene& s, int seat);
std::string player_letter(const Scene& s, int seat);
/// "Red", in Russian "красных": whose something is.
std::string side_name(const Scene& s, int seat);

std::string good_name(const Scene& s, std::size_t good);
std::string good_letter(const Scene& s, std::size_t good);
/// "wood ×2, gold" and "wwg"; empty without any.
std::string goods_text(const Scene& s, const Cargo& cargo);
std::string goods_letters(const Scene& s, const Cargo& cargo);

std::string zone_name(const Scene& s, std::size_t zone);

/// "4B3ww": number, owner, sailors, cargo.
std::string galley_sign(const Scene& s, const Galley& galley);
/// "3 sailors, wood ×2".
std::string crew_and_cargo(const Scene& s, const Galley& galley);
/// "galley 7 of Red".
std::string galley_of(const Scene& s, int number, int seat);

/// "sm4··": stored goods, the price of the next, further free slots.
std::string warehouse(const Scene& s, const Port& port, std::size_t at);
/// "B3#†": owner, garrison, fort, basilica; a dash for a neutral port.
std::string holder(const Scene& s, const Port& port);

std::string doge_short(const Scene& s, std::size_t card);
/// "wine, 1 hourglass ×2" for numbers by card.
std::string doge_text(const Scene& s, const Json& counts);

std::string ducats(const Scene& s, int number);
std::string sailors(const Scene& s, int number);
std::string dice(const Scene& s, int number);

}  // namespace fondaco::terminal::serenissima
