#pragma once

#include <array>
#include <string_view>

#include "terminal/screen.hpp"

// What is said about Calimala. Names of cities, actions and the like come from the game's data.

namespace fondaco::terminal::calimala {

struct CalimalaTexts {
  // help
  Words typed_move, details_command;
  std::array<std::string_view, 2> details_words;
  // the board
  Words white_letter, support_letter, third_party, third_party_short;
  Words turn_of, turn_whose, turn_other_acts, phase_influence, phase_draft, phase_over;
  Words must_act, able_when_placed, last_sculptures, ladder_for_victory, other_cards, other_rows,
      other_houses;
  Words city_head, cities_head, houses, churches_head;
  std::array<Words, 4> row_heads;
  std::array<Words, 9> card_letters;
  Words piles_line, offer_line, council_head, next_tile, all_scored, nobody_yet, nobody;
  std::array<Words, 10> mat_heads;
  Words seats_head;
  std::array<Words, 3> house_letters;
  Words influence_line, kept, kept_by, open_by, beside, beside_down;
  Words brief_line, brief_houses, no_houses, brief_cards, no_cards;
  // the closer look
  Words details_head, details_influence, details_ties, details_tie_entry;
  // the end
  std::array<Words, 5> result_heads;
  Words more_influence, more_seats, earlier_seat, earlier_sculpture;
  // questions
  Words ask_keep, ask_open, ask_draft, ask_place, ask_act, ask_act_below, ask_cards, ask_replace, your_own,
      your_white, your_support, discs_left, discs_left_support;
  std::array<Words, 7> place_heads;
  Words place_legend, place_legend_support;
  // options
  Words disc_own, disc_white, disc_support, option_place, option_replace, bottom_disc, middle_disc, top_disc;
  Words take, build_ship, build_house, build_workshop, donate_to, decline, compensate, card, finish_label,
      finish, keep_label, open_label, draft_label, replace_label;
  // story
  Words tell_kept, tell_kept_secret, tell_opened, tell_drafted, tell_deck_made, tell_placed, tell_below,
      tell_turn, tell_plain;
  Words did_take, did_ship, did_house, did_workshop, did_sculpt, did_weave, did_sea, did_land, did_donate,
      by_card, did_decline, did_not, did_draw, did_draw_known, and_so, no_card, sculpture;
  Words tell_third, tell_reshuffled, tell_overflow, tell_seat, tell_no_seat, tell_white_back, tell_replaced,
      tell_removed;
  Words tie_influence, tie_seats, tie_earlier_seat, tie_earlier_sculpture, tie_shared;
  Words tell_scoring, tell_influence, tell_points, in_palazzo, tell_nobody, tell_over_discs, tell_over_tiles;
  std::array<Words, 3> ordinals;
};

inline constexpr CalimalaTexts kCalimala = {
    .typed_move = {"place own 5", "place own 5"},
    .details_command = {"c, council    the 15 tiles, who leads and how ties stand",
                   "с, совет      15 жетонов, кто впереди и кто выигрывает ничьи"},
    .details_words = {"council", "совет"},
    .white_letter = {"W", "Б"},
    .support_letter = {"S", "П"},
    .third_party = {"Third party", "Третья сторона"},
    .third_party_short = {"Third party", "3-я сторона"},
    .turn_of = {"turn {0} of {1}", "ход {0} из {1}"},
    .turn_whose = {"{0}'s turn", "ходит {0}"},
    .turn_other_acts = {"{0}'s turn, {1} acts", "ходит {0}, действует {1}"},
    .phase_influence = {"choosing influence cards", "выбор карт влияния"},
    .phase_draft = {"taking starting cards", "выбор стартовых карт"},
    .phase_over = {"the game is over", "игра окончена"},
    .must_act = {"a placed disc must carry out an action",
                   "поставленный диск должен выполнить хотя бы одно действие"},
    .able_when_placed = {"whether a disc can act is checked only when it is placed",
                   "может ли диск что-то сделать, проверяют лишь при его постановке"},
    .last_sculptures = {"ties in the Palazzo go by the last sculptures",
                   "ничьи в Палаццо решают последние скульптуры"},
    .ladder_for_victory = {"a tie for the victory is broken by seats, then by who was earlier",
                   "ничью за победу решают ещё места в совете, затем кто раньше"},
    .other_cards = {"action cards in the game: {0}", "карт действий в игре: {0}"},
    .other_rows = {"cells in each row of a church: {0}", "ячеек в строительном ряду храма: {0}"},
    .other_houses = {"room for houses: {0}", "мест для торговых домов: {0}"},
    .city_head = {"City (streets 0–11, stacks bottom to top)", "Город (улицы 0–11, стопки снизу вверх)"},
    .cities_head = {"Cloth in the cities", "Ткань в городах"},
    .houses = {"houses", "дома"},
    .churches_head = {"Churches", "Храмы"},
    .row_heads = {{{"wood", "дер."}, {"brick", "кирп."}, {"marb.", "мрам."}, {"sculp", "скул."}}},
    .card_letters = {{{"Wo", "Де"},
                      {"Br", "Ки"},
                      {"Ma", "Мр"},
                      {"Bu", "Ст"},
                      {"Sc", "Ск"},
                      {"We", "Тк"},
                      {"Se", "Мо"},
                      {"La", "Су"},
                      {"Do", "По"}}},
    .piles_line = {"Deck {0}, discard pile {1}:", "В колоде {0}, в сбросе {1}:"},
    .offer_line = {"Laid out: {0}.", "Выложены: {0}."},
    .council_head = {"Council", "Совет"},
    .next_tile = {"next to score {0} – {1}", "следующий жетон {0} – {1}"},
    .all_scored = {"all 15 tiles are scored", "все 15 жетонов подсчитаны"},
    .nobody_yet = {"nobody yet", "пока никого"},
    .nobody = {"nobody", "никого"},
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
    .influence_line = {"Influence cards: {0}.", "Карты влияния: {0}."},
    .kept = {"{0} (your secret)", "{0} (ваша тайная карта)"},
    .kept_by = {"{0} ({1})", "{0} ({1})"},
    .open_by = {"{0} (open, {1})", "{0} (открыта, {1})"},
    .beside = {"{0} (beside the board)", "{0} (у поля)"},
    .beside_down = {"one face down beside the board", "ещё одна лежит у поля лицом вниз"},
    .brief_line = {"You have wood {0}, brick {1}, marble {2}; cloth {3}; ships {4}; {5}; {6}.",
                   "У вас: дерево {0}, кирпич {1}, мрамор {2}; ткань {3}; корабли {4}; {5}; {6}."},
    .brief_houses = {"houses {0}", "дома {0}"},
    .no_houses = {"no houses", "домов нет"},
    .brief_cards = {"cards: {0}", "карты: {0}"},
    .no_cards = {"no cards", "карт нет"},
    .details_head = {"Council tiles: who leads (= would share)",
                   "Жетоны совета: кто впереди (= делят поровну)"},
    .details_influence = {"Influence cards that you know", "Известные вам карты влияния"},
    .details_ties = {"Ties are won in this order (seats + Palazzo sculptures; then more seats, then who was "
                     "earlier): {0}.", "Ничьи выигрывают в таком порядке (места + скульптуры в Палаццо; затем места, затем кто "
                     "раньше): {0}."},
    .details_tie_entry = {"{0}\u00a0{1}+{2}", "{0}\u00a0{1}+{2}"},
    .result_heads = {{{"Place", "Место"},
                      {"Player", "Игрок"},
                      {"Points", "Очки"},
                      {"Tiles", "Жетоны"},
                      {"Cards", "Карты"}}},
    .more_influence = {"more seats and Palazzo sculptures", "больше мест в совете и скульптур в Палаццо"},
    .more_seats = {"more seats", "больше мест в совете"},
    .earlier_seat = {"the earlier last seat", "раньше занято последнее место в совете"},
    .earlier_sculpture = {"the earlier Palazzo sculpture", "раньше скульптура в Палаццо"},
    .ask_keep = {"Which influence card do you keep? At the end it gives 5, 3 and 1 points for the first "
                 "three places, whoever takes them.", "Какую карту влияния вы оставите? В конце она принесёт 5, 3 и 1 очко за три первых места, "
                 "кому бы они ни достались."},
    .ask_open = {"Which influence card do you lay open?", "Какую карту влияния вы откроете?"},
    .ask_draft = {"Which starting card do you take?", "Какую стартовую карту вы возьмёте?"},
    .ask_place = {"Where do you place a disc? You have {0}.", "Куда вы поставите диск? У вас {0}."},
    .ask_act = {"Your {4} on street {0} ({1}) acts. Still to do: {2}.",
                   "Действует ваш {4} на улице {0} ({1}). Осталось: {2}."},
    .ask_act_below = {"Your own disc, {3} from the top, on street {0} ({1}) acts. Still to do: {2}.",
                   "Действует ваш диск, {3} сверху, на улице {0} ({1}). Осталось: {2}."},
    .ask_cards = {"The street's actions are done. Do you play a card?",
                   "Действия улицы выполнены. Сыграете карту?"},
    .ask_replace = {"A white disc left street {0}. Which of your discs takes its seat in the council? The "
                    "white disc goes on top of the stack that you take from.", "Белый диск ушёл с улицы {0}. Какой ваш диск займёт место в совете? Белый диск ляжет "
                    "сверху в ту стопку, откуда вы его возьмёте."},
    .your_own = {"own disc", "диск"},
    .your_white = {"white disc", "белый диск"},
    .your_support = {"support disc", "диск поддержки"},
    .discs_left = {"{0} own, {1} white", "своих {0}, белых {1}"},
    .discs_left_support = {"{0} own, {1} white, {2} support", "своих {0}, белых {1}, поддержки {2}"},
    .place_heads = {{{"Street", "Улица"},
                     {"Actions", "Действия"},
                     {"Stack", "Стопка"},
                     {"Then act", "Затем"},
                     {"Own", "Свой"},
                     {"White", "Белый"},
                     {"Support", "Поддержка"}}},
    .place_legend = {"+ after the other action or with cards   ( ) not possible   ^ to the council",
                   "+ после второго действия или с вашими картами   ( ) невыполнимо   ^ в совет"},
    .place_legend_support = {"+S the third party copies; with a support disc always, and nobody else acts.",
                   "+П третья сторона повторит; с диском поддержки всегда, и другие не действуют."},
    .disc_own = {"own disc", "свой диск"},
    .disc_white = {"white disc", "белый диск"},
    .disc_support = {"support disc", "диск поддержки"},
    .option_place = {"{0}, street {1} ({2})", "{0}, улица {1} ({2})"},
    .option_replace = {"street {0}, {1}: {2} → {3}", "улица {0}, {1}: {2} → {3}"},
    .bottom_disc = {"bottom disc", "нижний диск"},
    .middle_disc = {"second disc from the bottom", "второй диск снизу"},
    .top_disc = {"third disc from the bottom", "третий диск снизу"},
    .take = {"take 1", "взять 1"},
    .build_ship = {"ship (2 wood)", "корабль (2 дерева)"},
    .build_house = {"house: {0} (2 brick)", "дом: {0} (2 кирпича)"},
    .build_workshop = {"workshop (wood, brick)", "мастерская (дерево, кирпич)"},
    .donate_to = {"{0}: {1}", "{0}: {1}"},
    .decline = {"do nothing", "не выполнять"},
    .compensate = {"not possible now, draw a card", "сейчас невыполнимо, взять карту"},
    .card = {"Card: {0}", "Карта: {0}"},
    .finish_label = {"Done", "Всё"},
    .finish = {"end this disc's actions", "закончить действия диска"},
    .keep_label = {"Keep", "Оставить"},
    .open_label = {"Lay open", "Открыть"},
    .draft_label = {"Take", "Взять"},
    .replace_label = {"Give", "Отдать"},
    .tell_kept = {"{0} keeps the influence card {1}.", "{0} оставляет карту влияния «{1}»."},
    .tell_kept_secret = {"{0} keeps an influence card in secret.", "{0} тайно оставляет карту влияния."},
    .tell_opened = {"{0} lays open the influence card {1}.", "{0} открывает карту влияния «{1}»."},
    .tell_drafted = {"{0} takes the starting card {1}.", "{0} берёт стартовую карту «{1}»."},
    .tell_deck_made = {"{0} are shuffled into the deck.", "Колода перемешана: {0}."},
    .tell_placed = {"{0}, {1} on street {2} ({3}):", "{0}, {1} на улице {2} ({3}):"},
    .tell_below = {"  then {0}, {1} disc from the top:", "  затем {0}, {1} диск сверху:"},
    .tell_turn = {"{0}'s turn on street {1} ({2}):", "Ход на улице {1} ({2}), ходит {0}:"},
    .tell_plain = {"{0}:", "{0}:"},
    .did_take = {"takes {0}", "берёт {0}"},
    .did_ship = {"builds a ship", "строит корабль"},
    .did_house = {"builds a house in {0}", "строит торговый дом {0}"},
    .did_workshop = {"builds a workshop", "строит мастерскую"},
    .did_sculpt = {"sculpts in {0}", "ставит скульптуру {0}"},
    .did_weave = {"weaves", "ткёт"},
    .did_sea = {"ships by sea to {0}", "отправляет ткань морем: {0}"},
    .did_land = {"ships by land to {0}", "отправляет ткань по суше: {0}"},
    .did_donate = {"donates {0} to {1}", "жертвует {0} {1}"},
    .by_card = {" (card)", " (картой)"},
    .did_decline = {"declines {0}", "отказывается от действия «{0}»"},
    .did_not = {"can't do {0}", "не может выполнить действие «{0}»"},
    .did_draw = {"draws a card", "берёт карту"},
    .did_draw_known = {"draws the card {0}", "берёт карту «{0}»"},
    .and_so = {" and ", " и "},
    .no_card = {"finds no card to draw", "остаётся без карты: их больше нет"},
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
    .tie_influence = {"tie: more seats and Palazzo sculptures", "ничья: больше мест и скульптур в Палаццо"},
    .tie_seats = {"tie: more seats", "ничья: больше мест в совете"},
    .tie_earlier_seat = {"tie: earlier seat", "ничья: место в совете раньше"},
    .tie_earlier_sculpture = {"tie: earlier Palazzo sculpture", "ничья: скульптура в Палаццо раньше"},
    .tie_shared = {"shared", "поровну"},
    .tell_scoring = {"  Tile {0}:", "  Жетон «{0}»:"},
    .tell_influence = {"  Influence card {0}:", "  Карта влияния «{0}»:"},
    .tell_points = {"{0} +{1} ({2})", "{0} +{1} ({2})"},
    .in_palazzo = {"{0} seats and sculptures", "мест и скульптур: {0}"},
    .tell_nobody = {"nobody has anything there", "там ни у кого ничего нет"},
    .tell_over_discs = {"The game is over: all discs are placed. Now the final scoring.",
                   "Игра окончена: все диски поставлены. Финальный подсчёт."},
    .tell_over_tiles = {"The game is over: all 15 tiles are scored. Now the final scoring.",
                   "Игра окончена: все 15 жетонов подсчитаны. Финальный подсчёт."},
    .ordinals = {{{"1st", "1-й"}, {"2nd", "2-й"}, {"3rd", "3-й"}}},
};

/// A place in sentences: "builds a house in …", "donates wood to …".
struct PlacedName {
  std::string_view key;
  Words in_it, to_it;
};
inline constexpr std::array<PlacedName, 7> kPlacedNames = {
    {
     {"troyes", {"Troyes", "в Труа"}, {"Troyes", "в Труа"}},
     {"bruges", {"Bruges", "в Брюгге"}, {"Bruges", "в Брюгге"}},
     {"hamburg", {"Hamburg", "в Гамбурге"}, {"Hamburg", "в Гамбург"}},
     {"fiore", {"Santa Maria", "в Санта-Марии"}, {"Santa Maria", "на Санта-Марию"}},
     {"miniato", {"San Miniato", "в Сан-Миниато"}, {"San Miniato", "на Сан-Миниато"}},
     {"croce", {"Santa Croce", "в Санта-Кроче"}, {"Santa Croce", "на Санта-Кроче"}},
     {"palazzo", {"the Palazzo", "в Палаццо"}, {"the Palazzo", "на Палаццо"}},
     }
};
constexpr const PlacedName& placed_name(std::string_view key) {
  for (const PlacedName& place : kPlacedNames) {
    if (place.key == key) return place;
  }
  return kPlacedNames.back();
}

struct CalimalaNouns {
  Noun cube, card, cloth;
};
inline constexpr CalimalaNouns kNouns = {
    .cube = {"cube",  "cubes", "кубик", "кубика", "кубиков"},
    .card = {"card",  "cards", "карта", "карты",  "карт"   },
    .cloth = {"cloth", "cloth", "ткань", "ткани",  "тканей" },
};

inline constexpr std::array<KeyedWords, 22> kReasons = {
    {
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

}  // namespace fondaco::terminal::calimala
