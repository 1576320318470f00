#pragma once

#include <array>

#include "games/tuscany/terms.hpp"
#include "terminal/screen.hpp"

// The terms of the evaluation, as advice names them.

namespace fondaco::terminal::tuscany {

inline constexpr std::array<KeyedWords, fondaco::tuscany::kTerms> kTermNames = {
    {{"points", {"points to be scored", "очки с учётом будущих подсчётов"}},
     {"leftovers", {"leftovers at the end", "остатки в конце игры"}},
     {"turn", {"the turn to come", "предстоящий ход"}},
     {"marble", {"marble", "мрамор"}},
     {"workers", {"workers", "рабочие"}},
     {"hand", {"cards in hand", "карты на руке"}},
     {"larger_hand", {"more cards in hand", "лишние карты на руке"}},
     {"huge_hand", {"cards that only wait", "карты, которые только ждут"}},
     {"ready_tiles", {"stored tiles that can be paid", "тайлы на складе, которые можно оплатить"}},
     {"short_tiles", {"stored tiles that can almost be paid", "тайлы, которые почти можно оплатить"}},
     {"far_tiles", {"stored tiles that can't be paid yet", "тайлы, на которые пока не хватает"}},
     {"hexes", {"hexes", "гексы"}},
     {"begun_areas", {"areas begun", "начатые зоны"}},
     {"begun_colours", {"colours begun", "начатые цвета"}},
     {"layout", {"the layout of the domain", "соединение планшетов"}},
     {"reach", {"what the next tile would gain", "что даст следующий тайл"}},
     {"reached_colours", {"colours in reach", "доступные цвета"}},
     {"offer", {"the tiles on offer", "тайлы на выставке"}},
     {"card_bonus", {"bonus tile for cards", "тайл бонуса: карты"}},
     {"storage_bonus", {"bonus tile for storage", "тайл бонуса: склад"}},
     {"marble_bonus", {"bonus tile for marble", "тайл бонуса: мрамор"}},
     {"worker_bonus", {"bonus tile for workers", "тайл бонуса: рабочие"}},
     {"yield_bonus", {"bonus tile for yields", "тайл бонуса: карты бонусов"}},
     {"castle", {"the free tile of a castle", "бесплатный тайл замка"}},
     {"city", {"a bonus tile to be chosen", "тайл бонуса на выбор"}}}
};
static_assert(every_key_has_words(fondaco::tuscany::kTermKeys, kTermNames));

}  // namespace fondaco::terminal::tuscany
