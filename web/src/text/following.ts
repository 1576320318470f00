// Texts of following what others do, and of the end.

import { countRu, plural } from "./language";

const en = {
  following: {
    skip: "Skip",
    skipLong: "Show the rest at once",
    recap: "Again",
    recapLong: (n: number) => `See again what happened since your turn: ${plural(n, "step", "steps")}`,
    again: "what happened since your turn, once more",
    none: "Nothing has happened since your turn",
    since: "Since your turn",
    run: "Play all of it again",
    goOn: "Go on",
    stop: "Stop",
    place: (rank: number) => `${rank}.`,
    ranking: "Final ranking",
    wins: "wins",
    share: "share the victory",
  },
};

const ru: typeof en = {
  following: {
    skip: "Пропустить",
    skipLong: "Показать остальное сразу",
    recap: "Ещё раз",
    recapLong: (n) => `Посмотреть ещё раз, что было после вашего хода: ${countRu(n, "шаг", "шага", "шагов")}`,
    again: "ещё раз, что было после вашего хода",
    none: "После вашего хода ничего не произошло",
    since: "После вашего хода",
    run: "Показать всё ещё раз",
    goOn: "Дальше",
    stop: "Остановить",
    place: (rank) => `${rank}.`,
    ranking: "Итоговые места",
    wins: "победитель",
    share: "делят победу",
  },
};

export const following = { en, ru };
