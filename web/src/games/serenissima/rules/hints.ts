// A few hints for the first games, in both languages.

import type { Block } from "@/kit/blocks";

interface Hints {
  title: string;
  blocks: Block[];
}

const en: Hints = {
  title: "A few hints",
  blocks: [
    {
      list: [
        "**Carry different goods.** A port takes one cube of each good. Three goods sell at once, three cubes of one good need three ports.",
        "**Weigh sailors against cubes.** Sailors row, fight and break blockades, cubes bring money. For short ways load more cubes, for long ones keep more oars.",
        "**Take neutral ports early.** A port pays at every scoring, and one sailor is enough to own it. The first scoring comes sooner than one thinks.",
        "**Sell twice in your head.** A cube in an opponent’s port pays you now and the owner at each scoring; in your own port it pays nothing now and more at every scoring to come.",
        "**Count sailors before you row.** An opponent with more sailors in a zone than your galley may stop you there, and forbid the sale too. A way around is often worth a zone.",
        "**Buy a galley while they are cheap.** Each is one turn more in every round. A low number acts before the others, a high one sees what they did.",
        "**Fight only with more dice than the other side.** And hold the ports that are worth it: the one with the fullest warehouse deserves the most sailors, or a fort.",
      ],
    },
  ],
};

const ru: Hints = {
  title: "Несколько советов",
  blocks: [
    {
      list: [
        "**Возите разные товары.** Порт берёт по одному кубику каждого товара. Три товара продаются сразу, для трёх кубиков одного нужны три порта.",
        "**Взвешивайте моряков и товары.** Моряки гребут, сражаются и прорывают блокады, товары приносят деньги. На короткий путь грузите больше товаров, на долгий оставьте больше вёсел.",
        "**Занимайте нейтральные порты рано.** Порт платит при каждом подсчёте, а чтобы им владеть, хватит одного моряка. Первый подсчёт наступает раньше, чем кажется.",
        "**Продавая, считайте дважды.** Кубик в порту соперника платит вам сейчас, а владельцу при каждом подсчёте; в своём порту сейчас он не даёт ничего, зато больше при всех подсчётах впереди.",
        "**Прежде чем идти, сосчитайте моряков.** Соперник, у которого в зоне больше моряков, чем на вашей галере, может остановить вас и запретить продажу. Обход часто стоит лишней зоны.",
        "**Покупайте галеру, пока она дешёвая.** Каждая — это ещё один ход в каждом раунде. Малый номер ходит раньше других, большой видит, что они сделали.",
        "**Сражайтесь, только если кубиков у вас больше.** И держите те порты, которые того стоят: где склад полнее, там нужнее моряки или форт.",
      ],
    },
  ],
};

export const hints = { en, ru };
