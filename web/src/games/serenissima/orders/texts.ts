// What is said about standing orders.

import { now } from "@/text/words.svelte";

const en = {
  help: "When you could blockade a galley, the table answers for you at once, whether you are there or not. “Ask me”: the game waits for your answer.",
  everyone: "Everyone, everywhere",
  players: "By player",
  zones: "By zone",
  before: "A zone goes before a player, and a player before the rest.",
  same: "as for everyone",
  answers: { ask: "Ask me", never: "Never blockade", always: "Always blockade" },
  add: "Another zone…",
  remove: (zone: string) => `No order of its own for ${zone}`,
  keep: "Keep these orders",
};

const ru: typeof en = {
  help: "Когда вы можете объявить галере блокаду, стол сразу отвечает за вас, даже если вас нет. «Спросить меня»: игра ждёт вашего ответа.",
  everyone: "Для всех и везде",
  players: "По игрокам",
  zones: "По зонам",
  before: "Зона важнее игрока, а игрок важнее общего правила.",
  same: "как для всех",
  answers: { ask: "Спросить меня", never: "Никогда", always: "Всегда" },
  add: "Ещё зона…",
  remove: (zone) => `Убрать распоряжение для зоны: ${zone}`,
  keep: "Запомнить",
};

const texts = { en, ru };
export const said = () => now(texts);
