// What the things of the board are for.

import { cardOf, cellOf } from "../view";
import * as n from "../rules/numbers";
import type { SectionId } from "../rules/sections";
import type { Explain, Explained } from "../../explained";
import { kindOf, which } from "../../generic/text";

type Told = Explained<SectionId>;

const [low, middle, high] = n.level;
const [twenty, fifteen, ten, five] = n.bonus;

const CITIZENS: Told = {
  is: {
    en: "A citizen. Level 1 is always open; higher up both cells below must be filled, no matter by whom.",
    ru: "Горожанин. Уровень 1 открыт всегда; выше ставят, когда заняты обе ячейки под ней, неважно кем.",
  },
  costs: { en: "a card of this colour; any symbol will do", ru: "карту этого цвета; символ любой" },
  brings: {
    en: `${low}, ${middle} or ${high} points by level, twice if the card shows the symbol; all rhombi in the triangle below pay their owners again`,
    ru: `${low}, ${middle} или ${high} очка по уровню, вдвое, если символ совпал; ромбы в треугольнике под ней снова платят владельцам`,
  },
  rule: "citizens",
};

const AREAS: Record<string, Told> = {
  workshops: {
    is: {
      en: "A cell of the workshops for one material. It need not touch anything of yours.",
      ru: "Ячейка мастерских для одного вида сырья. Касаться ваших ячеек она не обязана.",
    },
    costs: { en: "a card with this material", ru: "карту с этим сырьём" },
    brings: {
      en: "1 point for each cell of your group, 2 if this cell is pigment; an extra card for the third cell around a star",
      ru: "1 очко за каждую ячейку вашей группы, на красителе 2; за третью ячейку у звезды — дополнительную карту",
    },
    rule: "workshops",
  },
  residences: {
    is: {
      en: "The residences are filled in order: a key always takes the next free cell.",
      ru: "Жилые кварталы занимают по порядку: ключ всегда занимает следующую свободную ячейку.",
    },
    costs: { en: "a card with a key", ru: "карту с ключом" },
    brings: {
      en: `its number and the numbers of your cells right before it; the ${n.extraAt}rd and ${n.extraAgainAt}th different number an extra card`,
      ru: `её число и числа ваших ячеек прямо перед ней; за ${n.extraAt}-е и ${n.extraAgainAt}-е разное число — дополнительную карту`,
    },
    rule: "residences",
  },
  nobles: CITIZENS,
  commoners: CITIZENS,
  trade: {
    is: {
      en: "A cell for one good. Whenever one is filled, this good pays everybody who has it.",
      ru: "Ячейка товара. Когда её занимают, этот товар платит всем, у кого он есть.",
    },
    costs: { en: "a card with this good", ru: "карту с этим товаром" },
    brings: {
      en: "to everybody: own cells of the good × filled ones; to you an extra card if somebody has more of it",
      ru: "каждому: свои ячейки товара × занятые; вам — дополнительную карту, если у другого их больше",
    },
    rule: "trade",
  },
  harbour: {
    is: {
      en: "A place for a ship. The third ship of a row completes the fleet, and all three pay.",
      ru: "Место для корабля. Третий корабль ряда завершает флот, и платят все три.",
    },
    costs: { en: "a card with a ship; you may sail with it as well", ru: "карту с кораблём; с ней можно ещё и плыть" },
    brings: {
      en: `${n.fleet[0]} to ${n.fleet.at(-1)} points for each ship of the fleet, the more goods of the row are filled`,
      ru: `от ${n.fleet[0]} до ${n.fleet.at(-1)} очков за каждый корабль флота: чем больше занято товаров ряда, тем больше`,
    },
    rule: "harbour",
  },
};

const SEA: Told = {
  is: {
    en: "A space of the sea route. Only the space where your ship stops counts.",
    ru: "Деление морского пути. Считается только то, где корабль остановился.",
  },
  costs: { en: "a card used to sail: it moves the ship by its number", ru: "карту, сыгранную ради плавания: корабль идёт на её число" },
  brings: { en: "the points of the space, and an extra card on a star", ru: "очки деления, а на звезде и дополнительную карту" },
  rule: "sea",
};
const BONUS: Told = {
  is: {
    en: "A bonus cell. Whoever meets the condition of the area puts one more rhombus on the highest free one.",
    ru: "Бонусная ячейка. Кто выполнил условие области, ставит ещё один ромб на самую дорогую свободную.",
  },
  costs: { en: "a rhombus of the supply, once in each area", ru: "ромб из запаса, один раз в каждой области" },
  brings: { en: `${twenty}, ${fifteen}, ${ten} or ${five} points`, ru: `${twenty}, ${fifteen}, ${ten} или ${five} очков` },
  rule: "bonus",
};
const NONE: Told = {
  is: { en: "You may do without the extra card. It can’t be kept for later.", ru: "От дополнительной карты можно отказаться. Приберечь её на потом нельзя." },
  rule: "extra",
};
const card = (text: string, open: boolean): Told => ({
  is: open
    ? {
        en: "An open card: whoever earns an extra card may play one of these.",
        ru: "Открытая карта: одну из таких может сыграть тот, кто заработал дополнительную.",
      }
    : {
        en: "Its symbol says where it can place a rhombus. Or use it only to sail.",
        ru: "Символ говорит, куда она ставит ромб. Или сыграйте её, только чтобы плыть.",
      },
  brings: {
    en: `what the area pays for the cell, or ${cardOf(text).number} spaces at sea`,
    ru: `что платит область за ячейку, или делений пути: ${cardOf(text).number}`,
  },
  rule: open ? "extra" : "cards",
});
const OPEN: Told = {
  is: {
    en: "The open cards, for those who earn an extra card. They are not refilled before the end of the round.",
    ru: "Открытые карты — для тех, кто заработал дополнительную. До конца раунда их не пополняют.",
  },
  rule: "extra",
};

export const explain: Explain = (element, view) => {
  const name = which(element);
  switch (kindOf(element)) {
    case "cell":
      return AREAS[cellOf(name).area] ?? null;
    case "card":
      return card(name, (view as { display?: string[] }).display?.includes(name) ?? false);
    case "display":
      return OPEN;
    case "sea":
      return SEA;
    case "bonus":
      return BONUS;
    case "none":
      return NONE;
    default:
      return null;
  }
};
