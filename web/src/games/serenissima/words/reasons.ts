// Why the rules refuse something.

import { onlyForNew } from "../mat/shop";
import { seen, setupFor, type SerenissimaView } from "../view";
import { ruleOf } from "./anchors";
import { reasonOf } from "../../generic/reasons";
import type { Seat, View } from "@/line/protocol";

const en = {
  must_unload: "The galley holds six things: one must leave it first.",
  no_sailor_left: "No sailor would be left aboard.",
  no_such_number: "There is no galley with this number with so many players.",
  number_taken: "This galley is in play already.",
  no_such_galley: "No such galley is there.",
  not_a_starting_port: "This is not a starting port.",
  port_closed: "The port is closed for this game.",
  no_port_here: "There is no port in this zone.",
  port_taken: "The port has an owner already.",
  not_your_port: "The port is not yours.",
  no_opponents_port: "The port belongs to no opponent.",
  good_stays_open: "No port of this good is to be closed, or one is closed already.",
  too_few_starting_ports: "Too few starting ports would stay open.",
  locked: "The opposite was done in this loading step, so it can’t be taken back.",
  garrison_needed: "One sailor must stay in the port.",
  garrison_full: "The port holds no more sailors.",
  not_aboard: "The galley does not carry this good.",
  galley_full: "The galley is full, and nothing could leave it again.",
  none_left: "None are left in the supply.",
  no_money: "You do not have enough ducats.",
  not_adjacent: "That zone is not adjacent.",
  no_moves_left: "The galley has no moves left: it rows one zone for each sailor aboard.",
  has_fought: "After a battle nothing is sold in this turn.",
  blockaded: "A blockade was declared.",
  nothing_to_sell: "Nothing is aboard that the port neither produces nor stores.",
  warehouse_full: "The warehouse is full.",
  produced_here: "The port produces this good itself.",
  stored_already: "The port stores this good already.",
  sell_one_first: "A sale that was declared sells at least one cube.",
  no_strength: "The galley has rowed too far to fight: each zone costs it a die.",
  only_port: "It is the only port of its owner, and can’t be attacked.",
  galleys_first: "Galleys of the port’s owner lie here; they must be sunk first.",
  must_land: "At least one sailor must land.",
  too_few_sailors: "There are not so many sailors aboard.",
  port_too_small: "The port does not hold so many sailors.",
  not_full: "Goods go overboard only to make room for loot.",
  bought_already: "One galley can be bought in an investment.",
  enough_galleys: "You have as many galleys as allowed.",
  only_new_galleys: "In a special investment sailors are hired only for the galleys just bought.",
  goods_missing: "The port neither produces nor stores the goods that this needs.",
  stands_already: "The port has one already.",
  // What the rules put under one reason.
  hire_in_port: "Sailors are hired only for galleys of yours that lie in a port of yours.",
  own_galley: "That galley is your own.",
  elsewhere: "That galley lies in another zone.",
  no_reserve: "No sailors are left in your reserve.",
  no_numbers: "All numbers are in play.",
  full: "The galley is full.",
  only_galleys: "In a special investment only galleys and sailors for them can be bought.",
};

const ru: typeof en = {
  must_unload: "На галере шесть единиц: сначала одну надо снять.",
  no_sailor_left: "На борту не осталось бы ни одного моряка.",
  no_such_number: "При таком числе игроков галеры с этим номером нет.",
  number_taken: "Эта галера уже в игре.",
  no_such_galley: "Такой галеры там нет.",
  not_a_starting_port: "Это не начальный порт.",
  port_closed: "Порт закрыт на эту партию.",
  no_port_here: "В этой зоне нет порта.",
  port_taken: "У порта уже есть владелец.",
  not_your_port: "Порт не ваш.",
  no_opponents_port: "Порт не принадлежит сопернику.",
  good_stays_open: "Порт с этим товаром закрывать не нужно, или один уже закрыт.",
  too_few_starting_ports: "Открытых начальных портов осталось бы слишком мало.",
  locked: "За эту погрузку уже сделано обратное, вернуть нельзя.",
  garrison_needed: "Один моряк должен остаться в порту.",
  garrison_full: "В порту больше нет места для моряков.",
  not_aboard: "Такого товара на галере нет.",
  galley_full: "Галера заполнена, и снять с неё потом было бы нечего.",
  none_left: "В запасе больше нет.",
  no_money: "Не хватает дукатов.",
  not_adjacent: "Эта зона не соседняя.",
  no_moves_left: "Перемещений не осталось: галера проходит по зоне за каждого моряка на борту.",
  has_fought: "После сражения в этот ход не продают.",
  blockaded: "Объявлена блокада.",
  nothing_to_sell: "На борту нет товаров, которых порт не производит и не хранит.",
  warehouse_full: "Склад заполнен.",
  produced_here: "Порт сам производит этот товар.",
  stored_already: "Этот товар уже есть на складе порта.",
  sell_one_first: "Если продажа объявлена, нужно продать хотя бы один кубик.",
  no_strength: "Галера зашла слишком далеко, чтобы сражаться: каждая зона отнимает кубик.",
  only_port: "Это последний порт владельца, на него не нападают.",
  galleys_first: "Здесь галеры владельца порта; сначала их надо потопить.",
  must_land: "Нужно высадить хотя бы одного моряка.",
  too_few_sailors: "Столько моряков на борту нет.",
  port_too_small: "Столько моряков в порт не поместится.",
  not_full: "За борт скидывают, только чтобы освободить место для добычи.",
  bought_already: "За одни инвестиции можно купить одну галеру.",
  enough_galleys: "Больше галер иметь нельзя.",
  only_new_galleys: "При специальных инвестициях моряков нанимают только на купленные сейчас галеры.",
  goods_missing: "Порт не производит и не хранит нужных для этого товаров.",
  stands_already: "В порту это уже построено.",
  hire_in_port: "Моряков нанимают только на свои галеры, которые стоят в своём порту.",
  own_galley: "Это ваша галера.",
  elsewhere: "Эта галера в другой зоне.",
  no_reserve: "В вашем резерве больше нет моряков.",
  no_numbers: "Все номера уже в игре.",
  full: "Галера заполнена.",
  only_galleys: "При специальных инвестициях покупают только галеры и моряков на них.",
};

const rules: Record<string, string> = {
  "": "turn",
  ...group("setup", "no_such_number", "number_taken", "not_a_starting_port", "port_closed", "good_stays_open", "too_few_starting_ports"),
  ...group("load", "no_port_here", "garrison_needed", "garrison_full", "not_aboard", "galley_full", "none_left", "no_money"),
  ...group("crew", "must_unload", "no_sailor_left", "locked"),
  ...group("row", "not_adjacent", "no_moves_left"),
  ...group("sell", "has_fought", "nothing_to_sell", "warehouse_full", "produced_here", "stored_already", "sell_one_first"),
  ...group("blockade", "blockaded"),
  ...group("battle", "no_such_galley", "no_strength"),
  ...group("siege", "only_port", "galleys_first", "no_opponents_port"),
  ...group("loot", "not_full"),
  ...group("capture", "port_taken", "must_land", "too_few_sailors", "port_too_small"),
  ...group("invest", "not_your_port"),
  ...group("new-galley", "bought_already", "enough_galleys"),
  ...group("buildings", "goods_missing", "stands_already"),
  ...group("round", "only_new_galleys", "only_galleys"),
};

/** Reasons that several steps know: the rule is that of what was tried. */
const ANYWHERE = new Set([
  "no_such_number",
  "number_taken",
  "no_such_galley",
  "port_closed",
  "no_port_here",
  "port_taken",
  "not_your_port",
  "garrison_needed",
  "garrison_full",
  "not_aboard",
  "galley_full",
  "none_left",
  "no_money",
]);

function group(rule: string, ...keys: (keyof typeof en)[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, rule]));
}

function noSuchGalley(view: SerenissimaView, seat: Seat, kind: string, number: string): keyof typeof en {
  if (kind === "hire") return onlyForNew(view) ? "only_new_galleys" : "hire_in_port";
  const galley = view.galleys[number];
  return kind !== "attack" || galley === undefined ? "no_such_galley" : galley.owner === seat ? "own_galley" : "elsewhere";
}

/** What a reason means for what was tried. */
function meant(key: string, action: string, view: SerenissimaView, seat: Seat): string {
  const [kind = "", what = ""] = action.split(" ");
  switch (key) {
    case "no_such_galley":
      return noSuchGalley(view, seat, kind, what);
    case "none_left":
      if (kind === "buy") return Object.keys(view.galleys).length >= setupFor(view.players.length).galleys ? "no_numbers" : "no_reserve";
      return kind === "hire" ? "no_reserve" : key;
    // While loading a full galley may take one thing more for a moment.
    case "galley_full":
      return view.phase === "load" ? key : "full";
    case "other_question":
      if (view.phase !== "special") return key;
      return kind === "hire" ? "only_new_galleys" : kind === "fort" || kind === "basilica" ? "only_galleys" : key;
    default:
      return key;
  }
}

export function reason(key: string, action: string, raw: View, seat: Seat): { text: string; rule: string } {
  if (action === "") return reasonOf({ en, ru }, rules, key);
  const view = seen(raw);
  const { text, rule } = reasonOf({ en, ru }, rules, meant(key, action, view, seat));
  return { text, rule: ANYWHERE.has(key) ? ruleOf(action, view.phase) : rule };
}
