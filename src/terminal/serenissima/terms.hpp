#pragma once

#include <array>

#include "games/serenissima/terms.hpp"
#include "terminal/screen.hpp"

// The terms of the evaluation, as advice names them.

namespace fondaco::terminal::serenissima {

inline constexpr std::array<KeyedWords, fondaco::serenissima::kTerms> kTermNames = {
    {{"ducats", {"ducats in hand", "дукаты в казне"}},
     {"warehouses", {"income of warehouses", "доход складов"}},
     {"basilicas", {"income of basilicas", "доход базилик"}},
     {"wine", {"ports with wine", "порты с вином"}},
     {"ports", {"own ports", "свои порты"}},
     {"galleys", {"turns of the galleys", "ходы галер"}},
     {"second_sailors", {"second sailors aboard", "вторые матросы на борту"}},
     {"third_sailors", {"third sailors aboard", "третьи матросы на борту"}},
     {"further_sailors", {"further sailors aboard", "прочие матросы на борту"}},
     {"early_numbers", {"low numbers of galleys", "ранние номера галер"}},
     {"first_cubes", {"different goods aboard", "разные товары на борту"}},
     {"further_cubes", {"more of the same goods", "одинаковые товары на борту"}},
     {"sales", {"sales in reach", "близкие продажи"}},
     {"captures", {"neutral ports in reach", "нейтральные порты поблизости"}},
     {"either_or", {"sale or capture, not both", "продажа или захват, но не оба"}},
     {"threats", {"ports under threat", "порты под угрозой"}},
     {"exposed", {"galleys under threat", "галеры под угрозой"}},
     {"garrisons", {"garrisons", "гарнизоны"}},
     {"forts", {"forts", "форты"}},
     {"basilicas_ready", {"basilicas that could be built", "базилики, которые можно построить"}},
     {"galley_affordable", {"a galley that could be bought", "галера, которую можно купить"}},
     {"crew_wanted", {"sailors that could be hired", "матросы, которых можно нанять"}},
     {"purse", {"money for cargo", "деньги на груз"}}}
};
static_assert(every_key_has_words(fondaco::serenissima::kTermKeys, kTermNames));

}  // namespace fondaco::terminal::serenissima
