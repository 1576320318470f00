// What is missing for an action, in words: a clause that may stand after a colon.

import { buildable, COSTS, lackOf, short, type Lack, type Thing } from "./lack";
import { and, goodsOrNone, ofGood } from "./names";
import { MATERIALS } from "../board/things";
import type { Action, CalimalaPlayer, CalimalaView, Material } from "../view";
import { now } from "@/text/words.svelte";

const en: Record<Exclude<Lack, "warehouse_full" | "lacks_material">, string> & {
  warehouse_full: (good: string) => string;
  costs: Record<Thing, string>;
  lacks_material: (costs: string, have: string) => string;
  too_little: (goods: string) => string;
} = {
  warehouse_full: (good) => `your ${good} warehouse is full`,
  built_all: "you have built everything",
  costs: {
    ship: `a ship costs ${COSTS.ship.wood} wood`,
    house: `a trade house costs ${COSTS.house.brick} brick`,
    workshop: `a workshop costs ${COSTS.workshop.wood} wood and ${COSTS.workshop.brick} brick`,
  },
  lacks_material: (costs, have) => `${costs}; you have ${have}`,
  too_little: (goods) => `you have too little ${goods}`,
  no_marble: "you have no marble",
  sculptures_full: "all sculpture cells are taken",
  workshops_full: "your workshops are full",
  no_ship: "you have no ship",
  no_cloth: "you have no cloth",
  no_ship_no_cloth: "you have neither a ship nor cloth",
  ports_full: "all ports are full",
  no_house: "you have no trade house",
  cities_full: "the cities with your houses are full",
  nothing_to_donate: "you have no wood, brick or marble",
  rows_full: "no church has room for what you have",
};

const ru: typeof en = {
  warehouse_full: (good) => `склад ${good} полон`,
  built_all: "вы всё построили",
  costs: { ship: "корабль стоит 2 дерева", house: "торговый дом стоит 2 кирпича", workshop: "мастерская стоит 1 дерево и 1 кирпич" },
  lacks_material: (costs, have) => `${costs}; у вас ${have}`,
  too_little: (goods) => `у вас мало ${goods}`,
  no_marble: "у вас нет мрамора",
  sculptures_full: "все ячейки скульптур заняты",
  workshops_full: "ваши мастерские полны",
  no_ship: "у вас нет корабля",
  no_cloth: "у вас нет ткани",
  no_ship_no_cloth: "у вас нет ни корабля, ни ткани",
  ports_full: "все портовые города заполнены",
  no_house: "у вас нет торгового дома",
  cities_full: "города с вашими домами заполнены",
  nothing_to_donate: "у вас нет ни дерева, ни кирпича, ни мрамора",
  rows_full: "ни в одном храме нет места для того, что у вас есть",
};

/** "1 wood and no brick" */
const have = (player: CalimalaPlayer, materials: readonly Material[]): string => and(materials.map((material) => goodsOrNone(material, player[material])));

/** Why an action can't be carried out at all now; null: it can. Briefly: without the costs. */
export function missing(view: CalimalaView, seat: number, action: Action, brief = false): string | null {
  const lack = lackOf(view, seat, action);
  const player = view.players[seat];
  if (lack === null || player === undefined) return null;
  const w = now({ en, ru });
  if (lack === "warehouse_full") return w.warehouse_full(ofGood(action as Material));
  if (lack === "lacks_material") {
    const able = buildable(view, player);
    const lacking = MATERIALS.filter((material) => able.some((what) => short(player, what).some((one) => one.material === material)));
    return brief ? w.too_little(and(lacking.map(ofGood))) : w.lacks_material(able.map((what) => w.costs[what]).join(", "), have(player, lacking));
  }
  return w[lack];
}
