// What is said by what opens beside the board: the rules, the opening of a guided game, what a thing is.

const en = {
  rulesOf: (game: string) => `The rules of ${game}`,
  tab: "In a tab of their own",
  minute: (game: string) => `${game} in one minute`,
  minuteNext: "Everything else is explained when its moment comes.",
  begin: "Begin",
  allRules: "All the rules",
  about: "What this is",
  costs: "Costs",
  brings: "Brings",
  onceMore: "once more: the rule",
};

const ru: typeof en = {
  rulesOf: (game) => `Правила: ${game}`,
  tab: "В отдельной вкладке",
  minute: (game) => `${game}: игра за минуту`,
  minuteNext: "Остальное будет объяснено, когда понадобится.",
  begin: "Начать",
  allRules: "Все правила",
  about: "Что это",
  costs: "Стоит",
  brings: "Даёт",
  onceMore: "ещё раз — правило",
};

export const texts = { en, ru };
