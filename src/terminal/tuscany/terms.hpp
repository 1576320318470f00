#pragma once

#include <array>

#include "games/tuscany/evaluation.hpp"
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
     {"hexes", {"hexes", "шестиугольники"}},
     {"begun_areas", {"areas begun", "начатые участки"}},
     {"begun_colours", {"colours begun", "начатые цвета"}},
     {"layout", {"the layout of the domain", "расположение владений"}},
     {"reach", {"what the next tile would gain", "что даст следующий тайл"}},
     {"reached_colours", {"colours in reach", "доступные цвета"}},
     {"offer", {"the tiles on offer", "тайлы на выставке"}},
     {"card_bonus", {"bonus tile for cards", "бонус карт"}},
     {"storage_bonus", {"bonus tile for storage", "бонус склада"}},
     {"marble_bonus", {"bonus tile for marble", "бонус мрамора"}},
     {"worker_bonus", {"bonus tile for workers", "бонус рабочих"}},
     {"yield_bonus", {"bonus tile for yields", "бонус урожая"}},
     {"castle", {"the free tile of a castle", "бесплатный тайл замка"}},
     {"city", {"a bonus tile to be chosen", "выбор бонусного жетона"}}}
};
static_assert(every_key_has_words(fondaco::tuscany::kTermKeys, kTermNames));

}  // namespace fondaco::terminal::tuscany
