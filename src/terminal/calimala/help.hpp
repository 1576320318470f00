#pragma once

#include <array>

#include "terminal/texts.hpp"

// What help says about Calimala.

namespace fondaco::terminal::calimala {

/// The rules in a few lines, for those who know the game.
inline constexpr std::array<Words, 7> kRulesReminder = {
    {
     {"• Place a disc on a street, do its two actions in any order; white: each twice.",
         "• Диск на улицу — два её действия в любом порядке; белый — каждое дважды."},
     {"• Then the owners of the 2nd and 3rd disc from the top do the same two actions.",
         "• Затем то же выполняют владельцы 2-го и 3-го дисков сверху."},
     {"• An action you can't do: draw a card. Play cards while your disc is acting.",
         "• Действие невыполнимо — взять карту. Карты играют, пока действует ваш диск."},
     {"• Four discs: the lowest goes to the council, the next tile scores 3, 2, 1.",
         "• Четвёртый диск: нижний уходит в совет, следующий жетон даёт 3, 2, 1 очко."},
     {"• Ship: 2 wood. House: 2 brick. Workshop: wood + brick. Stores hold 4 each.",
         "• Корабль — 2 дерева, дом — 2 кирпича, мастерская — дерево и кирпич; склад — 4."},
     {"• By sea a cube for each ship; by land one to each city with your house.",
         "• Морем — кубик на каждый корабль; по суше — по одному в города со своим домом."},
     {"• At the end influence cards score 5, 3, 1. Ties: seats + Palazzo sculptures.",
         "• В конце карты влияния: 5, 3, 1. Ничьи — места в совете и скульптуры Палаццо."},
     }
};
inline constexpr Words kTwoPlayersReminder = {
    "• Two players: support discs wake nobody; the third party copies your places.",
    "• Вдвоём: диск поддержки никого не активирует; третья сторона кладёт кубики туда же, куда и вы."};

/// The signs on the board, in the tables and in the list of placements.
inline constexpr std::array<Words, 11> kSigns = {
    {
     {"  >             who decides now; in the council the next tile to score",
         "  >             кто сейчас решает; в совете — следующий жетон"},
     {"  B R Y G K, W  discs and cubes of the players; W a white disc",
         "  С К Ж З Ч, Б  диски и кубики игроков; Б — белый диск"},
     {"  S             two players: support discs and the cubes of the third party",
         "  П             вдвоём: диски поддержки и кубики третьей стороны"},
     {"  [G]           the tile is scored, Green's disc sits there; [–] nobody's",
         "  [З]           жетон подсчитан, на нём диск Зелёного; [–] — ничей"},
     {"  Wood rows     the tile for donations of wood; likewise brick, marble",
         "  Ряды дерева   жетон пожертвований дерева; так же кирпич и мрамор"},
     {"  Cloth 2 0 -   cubes in each workshop; - is not built yet",
         "  Ткань 2 0 -   кубики в каждой мастерской; - ещё не построена"},
     {"  Houses Tr Br  trade houses in Troyes, Bruges; Ha is Hamburg",
         "  Дома Тр Бр    торговые дома в Труа, Брюгге; Га — в Гамбурге"},
     {"  Discs 12+3    left to place, own + white; 12+4+6: and support discs",
         "  Диски 12+3    осталось своих + белых; 12+4+6: и дисков поддержки"},
     {"  Seats 2+1     council seats + sculptures in the Palazzo; they win ties",
         "  Места 2+1     места в совете + скульптуры в Палаццо; решают ничьи"},
     {"  B 3 = R 3     a tie that nothing breaks: the points are shared",
         "  С 3 = К 3     ничья, которую ничто не решает: очки делят"},
     {"  Wo2 Br0 …     discarded cards by action: Wood 2, Brick 0, …",
         "  Де2 Ки0 …     карты в сбросе по действиям: Дерево 2, Кирпич 0, …"},
     }
};

}  // namespace fondaco::terminal::calimala
