#pragma once

#include <array>

#include "games/millefiori/terms.hpp"
#include "terminal/screen.hpp"

// The terms of the evaluation, as advice names them.

namespace fondaco::terminal::millefiori {

inline constexpr std::array<KeyedWords, fondaco::millefiori::kTerms> kTermNames = {
    {{"points", {"points scored", "набранные очки"}},
     {"use", {"the best use of the card", "лучшее применение карты"}},
     {"next_hand", {"the next hand", "следующая рука"}},
     {"later_hand", {"the hand after it", "рука после неё"}},
     {"bonuses", {"area bonuses in reach", "близкие бонусы областей"}},
     {"groups", {"workshop groups that can grow", "группы мастерских, которые могут расти"}},
     {"run", {"the run of residences", "цепочка резиденций"}},
     {"triangles", {"citizens to be paid again", "горожане, которые заплатят снова"}},
     {"goods", {"own goods", "свои товары"}},
     {"fleets", {"ships that wait for their fleet", "корабли, ждущие флота"}},
     {"sea", {"what lies before the ship", "что ждёт корабль впереди"}},
     {"workshops", {"workshops to come", "будущие мастерские"}},
     {"residences", {"the next residence", "следующая резиденция"}},
     {"citizens", {"citizens to come", "будущие горожане"}},
     {"trade", {"goods to come", "будущие товары"}},
     {"harbour", {"ships to come", "будущие корабли"}}}
};
static_assert(every_key_has_words(fondaco::millefiori::kTermKeys, kTermNames));

}  // namespace fondaco::terminal::millefiori
