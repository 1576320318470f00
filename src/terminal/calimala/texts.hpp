#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "terminal/texts.hpp"

// What is said about Calimala. Names of cities, actions and the like come from the game's data
// (calimala_names.hpp).

namespace fondaco::terminal::calimala {

struct CalimalaTexts {
  // the board
  std::array<Words, 5> letters;
  Words white_letter, support_letter, third_party, none;
  Words turn_of, turn_whose, phase_influence, phase_draft, phase_over;
  Words city_head, cities_head, houses, churches_head;
  std::array<Words, 4> row_heads;
  Words deck_line, discard_line, offer_line, council_head, next_tile, all_scored, nobody_yet;
  std::array<Words, 10> mat_heads;
  Words seats_head;
  std::array<Words, 3> house_letters;
  Words hand_line, influence_line, kept, kept_by, open_by, beside, brief_line;
  // the closer look
  Words details_head, details_influence, details_ties, details_tie_entry;
  // questions
  Words ask_keep, ask_open, ask_draft, ask_place, ask_act, ask_act_below, ask_cards, ask_replace, discs_left,
      discs_left_support;
  std::array<Words, 7> place_heads;
  Words place_legend;
  // options
  Words disc_own, disc_white, disc_support, option_place, option_replace, bottom_disc, middle_disc, top_disc;
  Words take, build_ship, build_house, build_workshop, donate_to, decline, compensate, card, finish_label,
      finish, keep_label, open_label, draft_label, replace_label;
  // story
  Words tell_kept, tell_kept_secret, tell_opened, tell_drafted, tell_deck_made, tell_placed, tell_below,
      tell_plain;
  Words did_take, did_ship, did_house, did_workshop, did_sculpt, did_weave, did_sea, did_land, did_donate,
      by_card, did_decline, did_not, did_draw, did_draw_known, and_so, no_card, sculpture;
  Words tell_third, tell_reshuffled, tell_overflow, tell_seat, tell_no_seat, tell_white_back, tell_replaced,
      tell_removed;
  Words tell_scoring, tell_influence, tell_points, in_palazzo, tell_nobody, tell_over_discs, tell_over_tiles;
  std::array<Words, 3> ordinals;
};

inline constexpr CalimalaTexts kCalimala = {
    .letters = {{{"B", "С"}, {"R", "К"}, {"Y", "Ж"}, {"G", "З"}, {"K", "Ч"}}},
    .white_letter = {"W", "Б"},
    .support_letter = {"S", "П"},
    .third_party = {"Third party", "3-я сторона"},
    .none = {"none", "нет"},
    .turn_of = {"turn {0} of {1}", "ход {0} из {1}"},
    .turn_whose = {"{0}'s turn", "ходит {0}"},
    .phase_influence = {"choosing influence cards", "выбор карт влияния"},
    .phase_draft = {"taking starting cards", "разбор стартовых карт"},
    .phase_over = {"the game is over", "игра окончена"},
    .city_head = {"City (streets 0–11, stacks bottom to top)", "Город (улицы 0–11, стопки снизу вверх)"},
    .cities_head = {"Cloth in the cities", "Ткань в городах"},
    .houses = {"houses", "дома"},
    .churches_head = {"Churches", "Храмы"},
    .row_heads = {{{"wood", "дер."}, {"brick", "кирп."}, {"marb.", "мрам."}, {"sculp", "скул."}}},
    .deck_line = {"Deck {0}.", "Колода {0}."},
    .discard_line = {"Discarded: {0}.", "Сброс: {0}."},
    .offer_line = {"Laid out: {0}.", "Выложены: {0}."},
    .council_head = {"Council", "Совет"},
    .next_tile = {"next to score: {0} – {1}", "следующий: {0} – {1}"},
    .all_scored = {"all 15 tiles are scored", "все 15 жетонов подсчитаны"},
    .nobody_yet = {"nobody yet", "пока никого"},
    .mat_heads = {{{"Player", "Игрок"},
                   {"Points", "Очки"},
                   {"Wood", "Дер."},
                   {"Brick", "Кирп."},
                   {"Marble", "Мрам."},
                   {"Cloth", "Ткань"},
                   {"Ships", "Кор."},
                   {"Houses", "Дома"},
                   {"Discs", "Диски"},
                   {"Cards", "Карты"}}},
    .seats_head = {"Seats", "Места"},
    .house_letters = {{{"Tr", "Тр"}, {"Br", "Бр"}, {"Ha", "Га"}}},
    .hand_line = {"Your cards: {0}.", "Ваши карты: {0}."},
    .influence_line = {"Influence: {0}.", "Влияние: {0}."},
    .kept = {"{0} (your secret)", "{0} (ваша тайна)"},
    .kept_by = {"{0} ({1})", "{0} ({1})"},
    .open_by = {"{0} (open, {1})", "{0} (открыта, {1})"},
    .beside = {"{0} (beside the board)", "{0} (у поля)"},
    .brief_line =
        {"You have wood {0}, brick {1}, marble {2}; cloth {3}; ships {4}; houses {5}; cards: {6}.",
                "У вас: дерево {0}, кирпич {1}, мрамор {2}; ткань {3}; корабли {4}; дома {5}; карты: {6}."},
    .details_head = {"Council tiles: who has how many cubes", "Жетоны совета: у кого сколько кубиков"},
    .details_influence = {"Influence cards that you know", "Известные вам карты влияния"},
    .details_ties = {"Ties are broken by council seats + Palazzo sculptures: {0}.",
                "Ничьи решают места в совете + скульптуры в Палаццо: {0}."},
    .details_tie_entry = {"{0} {1}+{2}", "{0} {1}+{2}"},
    .ask_keep = {"Which influence card do you keep? At the end it scores 5, 3 and 1 for everybody.",
                "Какую карту влияния вы оставите? В конце она даст всем 5, 3 и 1 очко."},
    .ask_open = {"Which influence card do you lay open?", "Какую карту влияния вы откроете?"},
    .ask_draft = {"Which starting card do you take?", "Какую стартовую карту вы возьмёте?"},
    .ask_place = {"Where do you place a disc? You have {0}.", "Куда вы поставите диск? У вас {0}."},
    .ask_act = {"Your disc on street {0} ({1}) acts. Still to do: {2}.",
                "Действует ваш диск на улице {0} ({1}). Осталось: {2}."},
    .ask_act_below = {"Your {3} disc from the top on street {0} ({1}) acts. Still to do: {2}.",
                "Действует ваш диск на улице {0} ({1}), {3} сверху. Осталось: {2}."},
    .ask_cards = {"The street's actions are done. Do you play a card?",
                "Действия улицы выполнены. Сыграете карту?"},
    .ask_replace = {"A white disc left street {0}. Which of your discs takes its seat in the council?",
                "Белый диск ушёл с улицы {0}. Какой ваш диск займёт место в совете?"},
    .discs_left = {"{0} own, {1} white", "своих {0}, белых {1}"},
    .discs_left_support = {"{0} own, {1} white, {2} support", "своих {0}, белых {1}, поддержки {2}"},
    .place_heads = {{{"Street", "Улица"},
                     {"Actions", "Действия"},
                     {"Stack", "Стопка"},
                     {"Then act", "Затем"},
                     {"Own", "Свой"},
                     {"White", "Белый"},
                     {"Support", "Поддержка"}}},
    .place_legend = {"( ) you can't do this now: draw a card   – not allowed   ^ goes to the council",
                "( ) сейчас невыполнимо, взамен карта   – нельзя   ^ в совет"},
    .disc_own = {"own disc", "свой диск"},
    .disc_white = {"white disc", "белый диск"},
    .disc_support = {"support disc", "диск поддержки"},
    .option_place = {"{0}, street {1} ({2})", "{0}, улица {1} ({2})"},
    .option_replace = {"street {0}, {1}", "улица {0}, {1}"},
    .bottom_disc = {"bottom disc", "нижний диск"},
    .middle_disc = {"second disc from the bottom", "второй диск снизу"},
    .top_disc = {"third disc from the bottom", "третий диск снизу"},
    .take = {"take 1", "взять 1"},
    .build_ship = {"ship (2 wood)", "корабль (2 дерева)"},
    .build_house = {"house: {0} (2 brick)", "дом: {0} (2 кирп.)"},
    .build_workshop = {"workshop (wood, brick)", "мастерская (дер., кирп.)"},
    .donate_to = {"{0}: {1}", "{0}: {1}"},
    .decline = {"do nothing", "не выполнять"},
    .compensate = {"not possible now: draw a card", "сейчас невозможно: взять карту"},
    .card = {"Card: {0}", "Карта: {0}"},
    .finish_label = {"Done", "Всё"},
    .finish = {"end this disc's actions", "закончить действия диска"},
    .keep_label = {"Keep", "Оставить"},
    .open_label = {"Lay open", "Открыть"},
    .draft_label = {"Take", "Взять"},
    .replace_label = {"Give", "Отдать"},
    .tell_kept = {"{0} keeps the influence card {1}.", "{0} оставляет карту влияния: {1}."},
    .tell_kept_secret = {"{0} keeps an influence card in secret.", "{0} тайно оставляет карту влияния."},
    .tell_opened = {"{0} lays open the influence card {1}.", "{0} открывает карту влияния: {1}."},
    .tell_drafted = {"{0} takes the starting card {1}.", "{0} берёт стартовую карту: {1}."},
    .tell_deck_made = {"{0} are shuffled into the deck.", "Перемешана колода: {0}."},
    .tell_placed = {"{0}, {1} on street {2} ({3}):", "{0}, {1} на улицу {2} ({3}):"},
    .tell_below = {"  then {0}, {1} disc from the top:", "  затем {0}, {1} диск сверху:"},
    .tell_plain = {"{0}:", "{0}:"},
    .did_take = {"takes {0}", "берёт {0}"},
    .did_ship = {"builds a ship", "строит корабль"},
    .did_house = {"builds a house in {0}", "строит дом ({0})"},
    .did_workshop = {"builds a workshop", "строит мастерскую"},
    .did_sculpt = {"adds a sculpture to {0}", "ставит скульптуру ({0})"},
    .did_weave = {"weaves", "ткёт"},
    .did_sea = {"ships to {0}", "везёт морем: {0}"},
    .did_land = {"carts to {0}", "везёт по суше: {0}"},
    .did_donate = {"gives {0} to {1}", "жертвует {0} ({1})"},
    .by_card = {" (card)", " (картой)"},
    .did_decline = {"declines {0}", "отказывается ({0})"},
    .did_not = {"can't do {0}", "не может ({0})"},
    .did_draw = {"draws a card", "берёт карту"},
    .did_draw_known = {"draws the card {0}", "берёт карту «{0}»"},
    .and_so = {" and ", " и "},
    .no_card = {"finds no card to draw", "не находит карт"},
    .sculpture = {"sculpture", "скульптура"},
    .tell_third = {"  The third party adds: {0}.", "  Третья сторона добавляет: {0}."},
    .tell_reshuffled = {"  The discard pile ({0}) becomes the new deck.",
                "  Сброс ({0}) становится новой колодой."},
    .tell_overflow = {"  Street {0} has four discs, the lowest ({1}) leaves.",
                "  На улице {0} четыре диска, нижний ({1}) уходит."},
    .tell_seat = {"{0} gets seat {1} in the council.", "Место {1} в совете: {0}."},
    .tell_no_seat = {"Seat {0} in the council stays empty.", "Место {0} в совете остаётся пустым."},
    .tell_white_back = {"{0} takes the white disc.", "{0} забирает белый диск."},
    .tell_replaced = {"{0} gives a disc from street {1}.", "{0} отдаёт диск с улицы {1}."},
    .tell_removed = {"The disc leaves the game.", "Диск выбывает из игры."},
    .tell_scoring = {"  Tile {0}:", "  Жетон {0}:"},
    .tell_influence = {"  Influence card {0}:", "  Карта влияния {0}:"},
    .tell_points = {"{0} +{1} ({2})", "{0} +{1} ({2})"},
    .in_palazzo = {"{0} seats and sculptures", "мест и скульптур: {0}"},
    .tell_nobody = {"nobody has anything there", "ни у кого ничего нет"},
    .tell_over_discs = {"The game is over: all discs are placed. Now the final scoring.",
                "Игра окончена: все диски поставлены. Финальный подсчёт."},
    .tell_over_tiles = {"The game is over: all 15 tiles are scored. Now the final scoring.",
                "Игра окончена: все 15 жетонов подсчитаны. Финальный подсчёт."},
    .ordinals = {{{"1st", "1-й"}, {"2nd", "2-й"}, {"3rd", "3-й"}}},
};

struct CalimalaNouns {
  Noun cube, card, cloth;
};
inline constexpr CalimalaNouns kNouns = {
    .cube = {"cube",  "cubes", "кубик", "кубика", "кубиков"},
    .card = {"card",  "cards", "карта", "карты",  "карт"   },
    .cloth = {"cloth", "cloth", "ткань", "ткани",  "тканей" },
};

/// Why a move was refused, by the rules' key.
inline constexpr std::array<std::pair<std::string_view, Words>, 23> kReasons = {
    {
     {"other_question", {"another question is being asked.", "сейчас задан другой вопрос."}},
     {"no_such_disc", {"you have no such disc left.", "таких дисков у вас не осталось."}},
     {"support_there",
         {"that stack already has a support disc.", "в этой стопке уже есть диск поддержки."}},
     {"street_offers_nothing",
         {"you could do neither action of that street.", "ни одно действие этой улицы вам не выполнить."}},
     {"not_on_street", {"that action is not left to do here.", "такого действия здесь не осталось."}},
     {"card_not_in_hand", {"you do not hold that card.", "этой карты у вас нет."}},
     {"obligation",
         {"your new disc must still be able to act.", "новый диск ещё должен суметь что-то сделать."}},
     {"still_possible",
         {"you can carry out that action, so there is no card for it.",
          "это действие выполнимо, карта за него не положена."}},
     {"not_possible",
         {"only an action that you can carry out can be declined.",
          "отказаться можно только от выполнимого действия."}},
     {"slots_left", {"some actions of the street are still to do.", "ещё не все действия улицы сделаны."}},
     {"not_your_disc", {"there is no disc of yours.", "там нет вашего диска."}},
     {"card_not_dealt", {"you do not have that influence card.", "этой карты влияния у вас нет."}},
     {"card_kept",
         {"that is the card you keep; lay open another.", "эту карту вы оставили себе; откройте другую."}},
     {"not_offered", {"that card is not laid out.", "эта карта не выложена."}},
     {"warehouse_full", {"that warehouse is full.", "этот склад полон."}},
     {"lacks_material", {"you lack the material.", "не хватает материала."}},
     {"nothing_left_to_build", {"you have already built all of that.", "всё такое вы уже построили."}},
     {"no_house_cell", {"there is no room for a house.", "для дома нет места."}},
     {"no_free_cell", {"there is no free cell.", "свободной ячейки нет."}},
     {"workshops_full", {"your workshops are full.", "ваши мастерские полны."}},
     {"lacks_cloth", {"you lack cloth.", "не хватает ткани."}},
     {"lacks_ships", {"you lack ships.", "не хватает кораблей."}},
     {"lacks_house", {"you have no house there.", "у вас там нет дома."}},
     }
};

/// The rules in a few lines, for those who know the game.
inline constexpr std::array<Words, 8> kRulesReminder = {
    {
     {"• Place a disc on a street, do its two actions in any order; white: each twice.",
         "• Диск на улицу — два её действия в любом порядке; белый — каждое дважды."},
     {"• Then the owners of the 2nd and 3rd disc from the top do the same two actions.",
         "• Затем то же выполняют владельцы 2-го и 3-го дисков сверху."},
     {"• Can't do one: draw a card. Cards are played while your own disc is acting.",
         "• Не выполнить — взять карту. Карты играют, пока действует свой диск."},
     {"• Four discs: the lowest goes to the council, the next tile scores 3, 2, 1.",
         "• Четвёртый диск: нижний уходит в совет, следующий жетон даёт 3, 2, 1 очко."},
     {"• Ship: 2 wood. House: 2 brick. Workshop: wood + brick. Stores hold 4 each.",
         "• Корабль — 2 дерева, дом — 2 кирпича, мастерская — дерево и кирпич; склад — 4."},
     {"• By sea a cube for each ship; by land one to each city with your house.",
         "• Морем — кубик на каждый корабль; по суше — по одному в города со своим домом."},
     {"• At the end influence cards score 5, 3, 1. Ties: seats + Palazzo sculptures.",
         "• В конце карты влияния: 5, 3, 1. Ничьи — места в совете и скульптуры Палаццо."},
     {"• Two players: support discs wake nobody; the third party copies your places.",
         "• Вдвоём: диск поддержки никого не активирует, третья сторона повторяет места."},
     }
};

}  // namespace fondaco::terminal::calimala
