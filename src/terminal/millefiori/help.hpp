#pragma once

#include <array>

#include "terminal/texts.hpp"

// What help says about Mille Fiori.

namespace fondaco::terminal::millefiori {

/// The rules in a few lines, for those who know the game.
inline constexpr std::array<Words, 9> kRulesReminder = {
    {
     {"• All select a card and pass the rest to the left, then play in turn from the Doge on.",
         "• Все выбирают карту и передают остальные налево, затем играют по очереди от Дожа."},
     {"• A card puts a rhombus on a free cell of its area, or its number moves the ship.",
         "• Карта ставит ромб на свободную ячейку своей области или двигает корабль на своё число."},
     {"• Workshops: cell with the card's material; points for your group, pigment double. Third cell "
         "around a "
         "star: extra card.",
         "• Мастерские: ячейка с сырьём карты; очки за свою группу, краситель — вдвое. Третья ячейка вокруг "
         "звезды — дополнительная карта."},
     {"• Residences: the next cell; its value and those of your cells right before it. Third and fifth "
         "different value: extra card.",
         "• Жилые кварталы: следующая ячейка; её число и числа ваших ячеек прямо перед ней. Третье и пятое "
         "разное число — дополнительная карта."},
     {"• Citizens: 1, 3, 6 by level, double on the card's symbol; the triangle below pays its owners 3 "
         "and 1 "
         "for each cell. Level 3: extra card.",
         "• Горожане: 1, 3, 6 по уровню, вдвое на символе карты; треугольник ниже платит владельцам по 3 и 1 "
         "за ячейку. Уровень 3 — дополнительная карта."},
     {"• Trade: everyone scores own cells of the good × filled cells of it. Somebody has more of it than "
         "you: "
         "extra card.",
         "• Торговля: каждый получает свои ячейки товара × занятые ячейки этого товара. У кого-то их больше, "
         "чем у вас, — дополнительная карта."},
     {"• Harbour: the third ship of a row pays each ship 0, 1, 3, 6, 10 by the goods of the row; then "
         "sail.",
         "• Гавань: третий корабль ряда даёт за каждый корабль 0, 1, 3, 6, 10 по числу товаров ряда; затем "
         "плывите."},
     {"• All materials, 4 values, all symbols of a pyramid, all goods: 20, 15, 10, 5, first come first "
         "served.",
         "• Всё сырьё, 4 разных числа, все символы пирамиды, все товары: 20, 15, 10, 5 — кто раньше."},
     {"• The end: the deck is used up, or a supply of 27 rhombi is empty (then the turn cycle is "
         "finished).",
         "• Конец: колода исчерпана или пуст запас из 27 ромбов (тогда доигрывают круг ходов)."},
     }
};

/// The signs on the board and in the tables.
inline constexpr std::array<Words, 12> kSigns = {
    {
     {"  W10q          a free cell and its symbol, here quartz; [R]q: Red is there",
         "  W10к          свободная ячейка и её символ, здесь кварц; [К]к: там Красный"},
     {"  *             an extra card: workshops, level 3, sea route, options",
         "  *             дополнительная карта: мастерские, уровень 3, море, варианты"},
     {"  >             who decides now; D has the Doge",
         "  >             кто сейчас решает; Д — карта Дожа"},
     {"  [G] 15 10  5  bonus cells: Green has the 20, the others are free",
         "  [З] 15 10  5  бонусы: 20 у Зелёного, остальные свободны"},
     {"  filled 3      filled cells of this good, and so the worth of each",
         "  занято 3      занятых ячеек этого товара, столько же стоит каждая"},
     {"  Fleet 3       what each ship of the row would earn now; – has sailed",
         "  Флот 3        сколько получил бы сейчас каждый корабль ряда; – уплыл"},
     {"  Rhombi 20+3   left in the supply + in the box", "  Ромбы 20+3    осталось в запасе + в коробке"},
     {"  Hand 3+1      cards in hand + the selected one", "  Рука 3+1      карты в руке + выбранная"},
     {"  qa·p          symbols of the player's cells; · is still missing",
         "  кз·р          символы на ячейках игрока; · ещё не хватает"},
     {"  W10 +8, G +1  it brings you 8 points, and Green 1",
         "  W10 +8, З +1  даёт вам 8 очков, а Зелёному 1"},
     {"  W10 +8; W13 * the best cell, then the best with an extra card",
         "  W10 +8; W13 * лучшая ячейка, затем лучшая с дополнительной картой"},
     {"  3 → 7         a card with 3, which would take the ship to space 7",
         "  3 → 7         карта с числом 3, корабль придёт на деление 7"},
     }
};

}  // namespace fondaco::terminal::millefiori
