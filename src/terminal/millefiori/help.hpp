#pragma once

#include <array>

#include "terminal/texts.hpp"

// What help says about Mille Fiori.

namespace fondaco::terminal::millefiori {

/// How cards are selected, as usual and in turn; how many are played, with the number, and where the rest
/// goes, as usual and at once.
inline constexpr std::array<Words, 2> kSelecting = {
    {
     {"• All select a card and pass the rest to the left, then play in turn from the Doge on.",
         "• Все выбирают карту и передают остальные налево, затем играют по очереди от Дожа."},
     {"• In turn, from the Doge on, each selects a card, plays it and passes the rest to the left.",
         "• По очереди, начиная с Дожа, каждый выбирает карту, играет её и передаёт остальные налево."},
     }
};
inline constexpr std::array<Words, 2> kLeftovers = {
    {
     {" Everybody plays {0} of the five cards in a round; what is left goes to the display after it.",
         " За раунд каждый играет {0} карты из пяти; после него оставшиеся ложатся рядом с полем."},
     {" Everybody plays {0} of the five cards in a round; after his last turn of it what a player has "
         "left "
         "goes to the display.",
         " За раунд каждый играет {0} карты из пяти; после последнего хода раунда остаток игрока ложится "
         "рядом с "
         "полем."},
     }
};

/// The rules that are always the same.
inline constexpr std::array<Words, 6> kRulesReminder = {
    {
     {"• A card puts a rhombus on a free cell of its area; or it only navigates: its number moves the "
         "ship.",
         "• Карта ставит ромб на свободную ячейку своей области или служит только для навигации: двигает "
         "корабль на своё число."},
     {"• Display: the cards lying open beside the board. An extra card is one of them, played at once "
         "like one from your hand; you may decline. It can bring a further one.",
         "• Дополнительная карта — одна из лежащих лицом вверх рядом с полем; её играют сразу, как карту "
         "с руки, но можно и отказаться. Она может дать ещё одну."},
     {"• Workshops: cell with the card's material; points for your group, pigment double. Third cell "
         "around a star: extra card.",
         "• Мастерские: ячейка с сырьём карты; очки за свою группу, краситель — вдвое. Третья ячейка "
         "вокруг звезды — дополнительная карта."},
     {"• Residences: the next cell; its value and those of your cells right before it. Your third and "
         "fifth different value: extra card.",
         "• Жилые кварталы: следующая ячейка; её число и числа ваших ячеек прямо перед ней. Третье и "
         "пятое новое число — дополнительная карта."},
     {"• Citizens: 1, 3, 6 by level, double on the card's symbol; the triangle below pays its owners 3 "
         "and 1 for each cell. Level 3: extra card.",
         "• Горожане: 1, 3, 6 по уровню, вдвое на символе карты; треугольник ниже платит владельцам по 3 "
         "и 1 за ячейку. Уровень 3 — дополнительная карта."},
     {"• Trade: everyone scores own cells of the good × filled cells of it. Somebody has more of it "
         "than you (a good deal): extra card.",
         "• Торговля: каждый получает свои ячейки товара × занятые ячейки этого товара. У кого-то их "
         "больше, чем у вас (хорошая сделка), — дополнительная карта."},
     }
};

/// Whether a ship card may or must sail.
inline constexpr Words kHarbour = {
    "• Harbour: the third ship of a row pays each of the three 0, 1, 3, 6, 10 by the goods of the row.",
    "• Гавань: третий корабль ряда даёт за каждый из трёх 0, 1, 3, 6, 10 по числу товаров ряда."};
inline constexpr std::array<Words, 2> kSailing = {
    {
     {" With a ship card you must then also sail its number.",
         " С картой корабля затем нужно и плыть на её число."},
     {" With a ship card you may then also sail its number, or not.",
         " С картой корабля затем можно и плыть на её число."},
     }
};
inline constexpr Words kSeaRoute = {
    "• Sea route: only the space where the ship stops counts; movement beyond the last space is lost.",
    "• Море: считается только деление, где корабль остановился; лишнее движение за последнее деление "
    "пропадает."};
inline constexpr Words kNoNavigating = {" A ship on the last space can't navigate any more.",
                                        " С последнего деления навигации больше нет."};

/// The end, with the rhombi of the supply and of the box, and how moves are typed.
inline constexpr std::array<Words, 3> kEndReminder = {
    {
     {"• Bonus: all materials, 4 different values, all symbols of a pyramid, all goods: 20, 15, 10, 5, "
         "first come first served. It costs a rhombus more.",
         "• Бонус: всё сырьё, 4 разных числа, все символы пирамиды, все товары — 20, 15, 10, 5, кто "
         "раньше. На него уходит ещё один ромб."},
     {"• The end: the deck is used up, or a supply of {0} rhombi is empty (then the turn cycle is "
         "finished; rhombi come from the box as far as they go: {1} for each player).",
         "• Конец: колода исчерпана или пуст запас из {0} ромбов (тогда доигрывают круг ходов, беря ромбы "
         "из коробки, пока они есть: по {1} на игрока)."},
     {"• Moves can be typed: select quartz 3a, place W10, place H2a (and sail), place H2a no sail, "
         "navigate, take key 5a (an extra card), decline. Equal cards have letters: quartz 3a, 3b, 3c.",
         "• Ход можно ввести и так: select quartz 3a (выбрать карту), place W10 (ромб), place H2a (ромб и "
         "плыть), place H2a no sail (ромб, не плыть), navigate (навигация), take key 5a (дополнительная "
         "карта), decline (отказ). Одинаковые карты различаются буквой: quartz 3a, 3b, 3c. Карты: quartz "
         "кварц, ash зола, limestone известняк, pigment краситель, key ключ, lion лев, coin монета, cross "
         "крест, fish рыбы, shell ракушка, crab рак, goblet кубок, carafe графин, earrings серьги, swan "
         "лебедь, ship корабль."},
     }
};

/// The signs on the board and in the tables.
inline constexpr std::array<Words, 15> kSigns = {
    {
     {"  W10q          a free cell and its symbol, here quartz; [R]q: Red is there",
         "  W10к          свободная ячейка и её символ, здесь кварц; [К]к: там Красный"},
     {"  T1G           row 1, goblet; C carafe, E earrings, S swan",
         "  T1G           ряд 1, кубок; C — графин, E — серьги, S — лебедь"},
     {"  *             an extra card: workshops, level 3, sea route, options",
         "  *             дополнительная карта: мастерские, уровень 3, море, варианты"},
     {"  !             empties your supply: the game ends with this turn cycle",
         "  !             ваш запас опустеет: игра закончится с этим кругом"},
     {"  >             who decides now; D has the Doge",
         "  >             кто сейчас решает; Д — карта Дожа"},
     {"  [G] 15 10  5  bonus cells: Green has the 20, the others are free",
         "  [З] 15 10  5  бонусы: 20 у Зелёного, остальные свободны"},
     {"  filled 3      filled cells of this good, and so the worth of each",
         "  занято 3      занятых ячеек этого товара, столько же стоит каждая"},
     {"  Fleet 3       what each ship of the row would earn now; — is complete",
         "  Флот 3        сколько дал бы сейчас каждый корабль ряда; — флот уже полон"},
     {"  (fleet 3, …)  the same at an option; 2 of 3: it would be the second ship",
         "  (флот 3, …)   то же у варианта; 2 из 3: корабль станет вторым в ряду"},
     {"  Rhombi 20+3   left in the supply + in the box", "  Ромбы 20+3    осталось в запасе + в коробке"},
     {"  Hand 3+1      cards in hand + the selected one", "  Рука 3+1      карты в руке + выбранная"},
     {"  qa·p          symbols of the player's cells; · is still missing",
         "  кз·р          символы на ячейках игрока (товары: к, г, с, л); · ещё нет"},
     {"  W10 +8, G +1  it brings you 8 points, and Green 1",
         "  W10 +8, З +1  даёт вам 8 очков, а Зелёному 1"},
     {"  W10 +8; W13 * the best cell, then the best with an extra card",
         "  W10 +8; W13 * лучшая ячейка, затем лучшая с дополнительной картой"},
     {"  3 → 7         a card with 3, which would take the ship to space 7",
         "  3 → 7         карта с числом 3, корабль придёт на деление 7"},
     }
};

}  // namespace fondaco::terminal::millefiori
