#pragma once

#include <array>

#include "games/calimala/terms.hpp"
#include "terminal/screen.hpp"

// The terms of the evaluation, as advice names them.

namespace fondaco::terminal::calimala {

inline constexpr std::array<KeyedWords, fondaco::calimala::kTerms> kTermNames = {
    {{"points", {"points scored", "набранные очки"}},
     {"scoring", {"majorities still to be scored", "большинства в будущих подсчётах"}},
     {"next_tiles", {"the next scoring tiles", "ближайшие жетоны подсчёта"}},
     {"influence", {"influence cards", "карты влияния"}},
     {"standing", {"standing in ties", "положение при ничьих"}},
     {"seat_chances", {"seats in the council to come", "будущие места в совете"}},
     {"reactivations", {"discs that will act again", "диски, которые ещё сработают"}},
     {"own_discs", {"own discs left", "оставшиеся свои диски"}},
     {"white_discs", {"white discs left", "оставшиеся белые диски"}},
     {"support_discs", {"support discs left", "оставшиеся диски поддержки"}},
     {"wood", {"wood", "дерево"}},
     {"brick", {"brick", "кирпич"}},
     {"marble", {"marble", "мрамор"}},
     {"cloth", {"cloth", "ткань"}},
     {"ready_cloth", {"cloth that can be delivered", "ткань, готовая к отправке"}},
     {"workshops", {"workshops", "мастерские"}},
     {"ships", {"ships", "корабли"}},
     {"houses", {"trading houses", "торговые дома"}},
     {"material_cards", {"material cards", "карты материалов"}},
     {"build_cards", {"building cards", "карты строительства"}},
     {"art_cards", {"sculpture and donation cards", "карты скульптур и пожертвований"}},
     {"weave_cards", {"weaving cards", "карты ткачества"}},
     {"sea_cards", {"sea trade cards", "карты морской торговли"}},
     {"land_cards", {"land trade cards", "карты сухопутной торговли"}},
     {"coming_cubes", {"cubes within reach of this turn", "кубики, доступные в этот ход"}},
     {"coming_cards", {"cards to be drawn in this turn", "карты, которые придут в этот ход"}}}
};
static_assert(every_key_has_words(fondaco::calimala::kTermKeys, kTermNames));

}  // namespace fondaco::terminal::calimala
